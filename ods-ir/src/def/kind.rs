//! What type definitions and attribute definitions have in common.
//!
//! [`def_kind!`] defines for one of the two: the trait of the structs that a definition
//! generates, the values that it makes of them, the entry in the list of a dialect, and the
//! functions that parse and print by definition. What only types or only attributes have is
//! written where the macro is used.

/// Defines the side of types (or of attributes) of the engine.
///
/// `$given` is what a parser gets besides the text: of an attribute, the type behind it.
macro_rules! def_kind {
    (
        $noun:literal, $a_noun:literal, $generated_parser:literal, $generated_printer:literal;
        $value:ident, $handle:ident, $object:ident, $syntax:ident;
        $(#[$def_attr:meta])*
        def $def:ident { $($own:tt)* }
        object { $($own_of_object:tt)* }
        $(#[$custom_attr:meta])*
        custom $custom:ident: $declared:ident($($given:ident: $given_type:ty)?);
        entry $entry:ident;
        dialect $parse_dialect:ident, $listed:ident, $unknown:literal, $number:literal, $printer:ident;
        generated $parse_generated:ident, $print_generated:ident, $print:ident;
        field $parse_field:ident, $parse_field_optional:ident, $print_field:ident, $print_behind:ident,
            $token:ident, ($($absent:expr)?), $parse:ident;
    ) => {
        $(#[$def_attr])*
        pub trait $def: Def {
            $($own)*

            /// Prints the text after the mnemonic.
            fn print_body(&self, p: &mut AsmPrinter<'_>) {
                print_format(p, Self::INFO, self);
            }

            #[doc = concat!("The name of the alias that the ", $noun, " prints as: `genMnemonicAlias` asks for one.")]
            fn alias_name(&self) -> Option<String> {
                None
            }

            /// Whether it gets a body after it exists: `MutableType`.
            fn is_mutable(&self) -> bool {
                false
            }
        }

        $(#[$custom_attr])*
        pub trait $custom: Sized + $declared {
            /// Parses the text after the mnemonic; of an attribute, given the type behind
            /// it or the one that the context expects.
            ///
            /// # Errors
            ///
            /// If it is malformed; the error is reported.
            fn parse(p: &mut AsmParser<'_> $(, $given: $given_type)?) -> Parsed<Self>;

            /// Prints the text after the mnemonic.
            fn print(&self, p: &mut AsmPrinter<'_>);
        }

        impl<D: $def> $object for D {
            fn dialect(&self) -> &'static str {
                D::INFO.dialect()
            }

            fn print(&self, p: &mut AsmPrinter<'_>) {
                match D::INFO.owner().and_then(DialectValues::$printer) {
                    Some(print) => print(&$value::dialect(self.clone()), p),
                    None => self.print_generated(p),
                }
            }

            fn print_generated(&self, p: &mut AsmPrinter<'_>) {
                p.write(D::INFO.mnemonic());
                self.print_body(p);
            }

            fn dyn_eq(&self, other: &dyn $object) -> bool {
                (other as &dyn Any).downcast_ref() == Some(self)
            }

            fn dyn_hash(&self, mut state: &mut dyn Hasher) {
                self.hash(&mut state);
            }

            fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
                self.visit(visit);
            }

            fn alias(&self) -> Option<String> {
                self.alias_name()
            }

            fn has_alias(&self) -> bool {
                crate::def::Def::has_alias(self)
            }

            fn syntax() -> Option<$syntax> {
                (!D::INFO.full_name().is_empty()).then_some($syntax {
                    name: D::INFO.full_name(),
                    mnemonic: D::INFO.mnemonic(),
                    parse: parse_value::<D>,
                })
            }

            fn is_mutable(&self) -> bool {
                $def::is_mutable(self)
            }

            fn own_interfaces() -> &'static KindInterfaces {
                D::INFO.interfaces()
            }

            fn interfaces(&self) -> &'static KindInterfaces {
                D::INFO.interfaces()
            }

            $($own_of_object)*
        }

        #[doc = concat!("One ", $noun, " in the list of a dialect.")]
        #[derive(Clone, Copy)]
        pub struct $entry {
            info: &'static DefInfo,
            parse: fn(&mut AsmParser<'_> $(, $given_type)?) -> Parsed<$value>,
        }

        impl $entry {
            /// The definition.
            pub const fn info(&self) -> &'static DefInfo {
                self.info
            }
        }

        impl fmt::Debug for $entry {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.info.fmt(f)
            }
        }

        fn parse_value<D: $def>(p: &mut AsmParser<'_> $(, $given: $given_type)?) -> Parsed<$value> {
            let offset = p.offset();
            let value = D::parse_body(p $(, $given)?)?;
            p.check_nesting(offset, $handle::try_new(value)).map($value::from)
        }

        #[doc = concat!("Parses a mnemonic and the text of the ", $noun, " that has it, behind `dialect.`.")]
        pub(crate) fn $parse_dialect(
            p: &mut AsmParser<'_>,
            $($given: $given_type,)?
            dialect: &'static DialectValues,
        ) -> Parsed<$value> {
            let offset = p.offset();
            let mnemonic = p.parse_any_keyword()?;
            let listed = p.registry().$listed(dialect.name());
            if let Some(entry) = listed.and_then(|listed| listed.get(mnemonic)) {
                return (entry.parse)(p $(, $given)?);
            }
            let message = match dialect.unknown[$number] {
                "" => format!(concat!($unknown, " `{}` in dialect `{}`"), mnemonic, dialect.name()),
                own => format!("{own}{mnemonic}"),
            };
            Err(p.emit_error_of(DiagnosticKind::UnknownDefinition, offset, message))
        }

        #[doc = concat!("Parses ", $a_noun, " of dialect `D` by its definition: a mnemonic and what follows it. For a")]
        #[doc = concat!("dialect that has a parser of its own; MLIR's `", $generated_parser, "`.")]
        ///
        /// # Errors
        ///
        #[doc = concat!("If no ", $noun, " has that mnemonic, or what follows is malformed.")]
        pub fn $parse_generated<D: DefinesValues>(
            p: &mut AsmParser<'_>
            $(, $given: $given_type)?
        ) -> Parsed<$value> {
            $parse_dialect(p, $($given,)? D::VALUES)
        }

        #[doc = concat!("Prints ", $a_noun, " by its definition: the mnemonic and what follows it. For a dialect")]
        #[doc = concat!("that has a printer of its own; MLIR's `", $generated_printer, "`.")]
        pub fn $print_generated(value: &$value, p: &mut AsmPrinter<'_>) {
            match value {
                $value::Dialect(value) => value.object().print_generated(p),
                value => p.$print(value),
            }
        }

        #[doc = concat!("Parses a parameter that is ", $a_noun, " of this definition: without dialect and mnemonic,")]
        /// or in full.
        ///
        /// # Errors
        ///
        /// If it is malformed.
        pub fn $parse_field<D: $def>(p: &mut AsmParser<'_>) -> Parsed<D> {
            if !p.at(TokenKind::$token) {
                return p.nested(|p| p.parse_with_stack(|p| D::parse_body(p $(, $absent)?)));
            }
            let offset = p.offset();
            let value = p.$parse($($absent)?)?;
            downcast_parsed(p, offset, &value)
        }

        /// The same for a parameter that may be missing: without dialect and mnemonic it
        /// begins with `<`.
        ///
        /// # Errors
        ///
        /// If it is malformed.
        pub fn $parse_field_optional<D: $def>(p: &mut AsmParser<'_>) -> Parsed<Option<D>> {
            if p.at(TokenKind::$token) || p.at(TokenKind::Less) {
                return $parse_field(p).map(Some);
            }
            Ok(None)
        }

        #[doc = concat!("Prints a parameter that is ", $a_noun, " of this definition.")]
        pub fn $print_field<D: $def>(value: &D, p: &mut AsmPrinter<'_>, qualified: bool) {
            let value = $value::dialect(value.clone());
            if qualified || !p.$print_behind(&value, D::INFO.mnemonic()) {
                p.$print(&value);
            }
        }
    };
}

pub(super) use def_kind;

/// What every generated type or attribute implements besides its trait.
#[doc(hidden)]
#[macro_export]
macro_rules! __def_impls {
    (
        $value:ident, $parse:ident, $parse_optional:ident, $print:ident,
        $name:ty $(where $($bounds:tt)*)?
    ) => {
        impl ::core::convert::From<$name> for $crate::$value $(where $($bounds)*)? {
            fn from(value: $name) -> Self {
                Self::dialect(value)
            }
        }

        impl ::core::cmp::PartialEq<$crate::$value> for $name $(where $($bounds)*)? {
            fn eq(&self, other: &$crate::$value) -> ::core::primitive::bool {
                other == self
            }
        }

        impl ::core::fmt::Display for $name $(where $($bounds)*)? {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&$crate::$value::from(::core::clone::Clone::clone(self)), f)
            }
        }

        impl $crate::FieldParser for $name $(where $($bounds)*)? {
            fn parse(
                p: &mut $crate::text::parser::AsmParser<'_>,
            ) -> $crate::text::parser::Parsed<Self> {
                $crate::__private::def::$parse(p)
            }

            fn parse_optional(
                p: &mut $crate::text::parser::AsmParser<'_>,
            ) -> $crate::text::parser::Parsed<::core::option::Option<Self>> {
                $crate::__private::def::$parse_optional(p)
            }

            fn print(&self, p: &mut $crate::text::printer::AsmPrinter<'_>) {
                $crate::__private::def::$print(self, p, false);
            }

            fn print_qualified(&self, p: &mut $crate::text::printer::AsmPrinter<'_>) {
                $crate::__private::def::$print(self, p, true);
            }
        }
    };
}

/// What every generated type implements besides `TypeDef`.
#[doc(hidden)]
#[macro_export]
macro_rules! __type_def_impls {
    ($($name:tt)*) => {
        $crate::__def_impls! {
            Type, parse_type_field, parse_type_field_optional, print_type_field, $($name)*
        }
    };
}

/// What every generated attribute implements besides `AttrDef`.
#[doc(hidden)]
#[macro_export]
macro_rules! __attr_def_impls {
    ($($name:tt)*) => {
        $crate::__def_impls! {
            Attribute, parse_attr_field, parse_attr_field_optional, print_attr_field, $($name)*
        }
    };
}
