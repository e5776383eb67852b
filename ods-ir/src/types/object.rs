//! The common parts of types and attributes, as macros that define them for one of the two.
//!
//! [`value_kinds!`] defines the conversions between a value and its kind, and how it prints;
//! [`builtin_kinds!`] the ids of kinds and the interfaces of the builtin ones. [`object_kind!`]
//! defines the values of registered dialects: their trait, the value behind a pointer, and the
//! text that formats can leave parts out of. The parts that only types or only attributes have
//! are arguments of the macros.

/// Defines the values of types (or of attributes) that dialects define.
///
/// `$noun`, `$a_noun` and `$form` name them in the documentation; the items in `own` become
/// methods of the trait.
macro_rules! object_kind {
    (
        $noun:literal, $a_noun:literal, $form:literal, $def:literal, $get_alias:literal;
        $value:ident, $opaque:ident;
        $(#[$handle_doc:meta])*
        handle $handle:ident;
        data $data:ident;
        object $object:ident { $($own:tt)* }
        syntax $syntax:ident($($argument:ty)?)
    ) => {
        #[doc = concat!("The value of ", $a_noun, " that a dialect defines: what `", $def, "` generates.")]
        ///
        /// Values are immutable; equality and hash agree and go by value.
        pub trait $object: Any + fmt::Debug + Send + Sync {
            #[doc = concat!("The namespace of the dialect that defines the ", $noun, ".")]
            fn dialect(&self) -> &'static str;

            #[doc = concat!("Prints the text inside `", $form, "`, beginning with the mnemonic.")]
            fn print(&self, p: &mut AsmPrinter<'_>);

            /// Prints the same text as the definition gives it, even if the dialect has a
            /// printer of its own.
            fn print_generated(&self, p: &mut AsmPrinter<'_>) {
                self.print(p);
            }

            #[doc = concat!("Whether `other` is the same ", $noun, ".")]
            fn dyn_eq(&self, other: &dyn $object) -> bool;

            /// Hashes the value.
            fn dyn_hash(&self, state: &mut dyn Hasher);

            /// Calls `visit` for each type and attribute that is a direct part of this
            /// one, in the order of the text.
            fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
                let _ = visit;
            }

            #[doc = concat!("The name of the alias that this ", $noun, " prints as in a module, if any. Values may")]
            #[doc = concat!("share a name: the printer adds numbers. MLIR's `", $get_alias, "`.")]
            fn alias(&self) -> Option<String> {
                None
            }

            /// Whether this or a definition among its parameters, which
            /// [`Self::for_each_element`] does not visit, may print as an alias.
            #[doc(hidden)]
            fn has_alias(&self) -> bool {
                false
            }

            /// Whether this is a [`Mutable`](crate::types::Mutable) one. Then
            /// [`Self::for_each_element`] visits the parts of the key only, since the body
            /// may contain the value itself.
            fn is_mutable(&self) -> bool {
                false
            }

            #[doc = concat!("How ", $noun, "s of this kind are written where their dialect and mnemonic are")]
            /// known: in the assembly format of an operation. `None` if they are always
            /// written in full.
            fn syntax() -> Option<$syntax>
            where
                Self: Sized,
            {
                None
            }

            #[doc = concat!("The interfaces that ", $noun, "s of this kind have: those of [`Self::interfaces`].")]
            fn own_interfaces() -> &'static KindInterfaces
            where
                Self: Sized,
            {
                KindInterfaces::none()
            }

            #[doc = concat!("The interfaces of this ", $noun, ": [`Self::own_interfaces`].")]
            fn interfaces(&self) -> &'static KindInterfaces {
                KindInterfaces::none()
            }

            $($own)*
        }

        #[doc = concat!("The text of a dialect's ", $noun, " behind its mnemonic.")]
        #[derive(Clone, Copy, Debug)]
        pub struct $syntax {
            /// `dialect.mnemonic`.
            pub name: &'static str,
            #[doc = concat!("The first word that [`", stringify!($object), "::print`] prints.")]
            pub mnemonic: &'static str,
            /// Parses the text after the mnemonic; of an attribute, given the type that
            /// the context expects.
            pub parse: fn(&mut AsmParser<'_> $(, $argument)?) -> Parsed<$value>,
        }

        pub(crate) struct $data(Box<dyn $object>);

        impl Composite for $data {
            fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
                self.0.for_each_element(visit);
            }

            #[inline]
            fn measure(&self) -> Measure {
                let mut measure = Measure::of_elements(|visit| self.for_each_element(visit));
                let is_mutable = self.0.is_mutable();
                // The body is not measured: it may be set later.
                measure.has_mutable |= is_mutable;
                if is_mutable || self.0.alias().is_some() || self.0.has_alias() {
                    return measure.with_alias();
                }
                measure
            }
        }

        impl PartialEq for $data {
            fn eq(&self, other: &Self) -> bool {
                self.0.dyn_eq(&*other.0)
            }
        }

        impl Eq for $data {}

        impl Hash for $data {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.0.dialect().hash(state);
                self.0.dyn_hash(state);
            }
        }

        $(#[$handle_doc])*
        #[derive(Clone, PartialEq, Eq, Hash)]
        pub struct $handle(pub(crate) Shared<$data>);

        impl $handle {
            #[doc = concat!("The ", $noun, " whose value is `object`.")]
            ///
            /// # Panics
            ///
            /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
            #[track_caller]
            pub fn new(object: impl $object) -> Self {
                Self(Shared::new($data(Box::new(object))))
            }

            #[doc = concat!("The ", $noun, " whose value is `object`.")]
            ///
            /// # Errors
            ///
            /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
            pub fn try_new(object: impl $object) -> Result<Self, NestingTooDeep> {
                Shared::try_new($data(Box::new(object))).map(Self)
            }

            /// The value.
            pub fn object(&self) -> &dyn $object {
                &*self.0.0
            }

            /// The value, if it is a `T`.
            pub fn downcast<T: $object>(&self) -> Option<&T> {
                (self.object() as &dyn Any).downcast_ref()
            }
        }

        impl fmt::Debug for $handle {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.object().fmt(f)
            }
        }

        impl $opaque {
            pub(crate) fn verbatim(&self) -> &Verbatim {
                &self.0.body
            }

            /// The namespace of the dialect.
            pub fn dialect(&self) -> &Name {
                &self.0.dialect
            }

            /// The text after the dot or inside the angle brackets, without the aliases
            /// in it.
            #[inline]
            pub fn body(&self) -> &[u8] {
                self.0.body.text()
            }
        }
    };
}

pub(crate) use object_kind;

/// Defines the kinds of types (or of attributes), the builtin ones as listed.
macro_rules! value_kinds {
    (
        $noun:literal, $a_noun:literal;
        $value:ident, $object:ident, $kind:ident, $from:ident, $print:ident;
        $($variant:ident $builtin:ty;)*
    ) => {
        #[doc = concat!("A kind of ", $noun, " that ", $a_noun, " can be asked for: each builtin one, and")]
        #[doc = concat!("every [`", stringify!($object), "`].")]
        pub trait $kind: 'static {
            #[doc = concat!("`value` as this kind of ", $noun, ", if it is one.")]
            fn $from(value: &$value) -> Option<&Self>;

            #[doc = concat!("The interfaces that ", $noun, "s of this kind have by themselves.")]
            fn kind_interfaces() -> &'static KindInterfaces
            where
                Self: Sized,
            {
                KindInterfaces::none()
            }
        }

        impl<T: $object> $kind for T {
            fn $from(value: &$value) -> Option<&Self> {
                match value {
                    $value::Dialect(value) => value.downcast(),
                    _ => None,
                }
            }

            fn kind_interfaces() -> &'static KindInterfaces {
                T::own_interfaces()
            }
        }

        $(
            impl $kind for $builtin {
                fn $from(value: &$value) -> Option<&Self> {
                    match value {
                        $value::$variant(value) => Some(value),
                        _ => None,
                    }
                }

                #[inline]
                fn kind_interfaces() -> &'static KindInterfaces {
                    builtin::of::<Self>()
                }
            }

            impl From<$builtin> for $value {
                #[inline]
                fn from(value: $builtin) -> Self {
                    Self::$variant(value)
                }
            }

            impl PartialEq<$value> for $builtin {
                #[inline]
                fn eq(&self, other: &$value) -> bool {
                    other == self
                }
            }
        )*

        impl<T: $kind + PartialEq> PartialEq<T> for $value {
            #[inline]
            fn eq(&self, other: &T) -> bool {
                T::$from(self).is_some_and(|value| value == other)
            }
        }

        impl $value {
            /// Whether this is a `T`.
            pub fn is<T: $kind>(&self) -> bool {
                T::$from(self).is_some()
            }

            #[doc = concat!("Returns this ", $noun, " as a `T`, if it is one.")]
            pub fn downcast<T: $kind>(&self) -> Option<&T> {
                T::$from(self)
            }

            /// Levels of nesting; 0 for a value without parts.
            #[inline]
            pub fn nesting(&self) -> u32 {
                self.measure().depth
            }
        }

        impl From<&$value> for $value {
            #[inline]
            fn from(value: &$value) -> Self {
                value.clone()
            }
        }

        $crate::types::object::printed_by!($value, $print);
    };
}

pub(crate) use value_kinds;

/// Shows a value, for people and for debugging, as a method of the printer writes it.
macro_rules! printed_by {
    ($value:ident, $print:ident) => {
        impl std::fmt::Display for $value {
            #[inline]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut printer = $crate::text::printer::AsmPrinter::default();
                printer.$print(self);
                f.write_str(&printer.into_string())
            }
        }

        $crate::types::object::debug_as_display!($value);
    };
}

pub(crate) use printed_by;

/// Shows values for debugging as for people.
macro_rules! debug_as_display {
    ($($value:ident)*) => {$(
        impl std::fmt::Debug for $value {
            #[inline]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    )*};
}

pub(crate) use debug_as_display;

/// Shows values of builtin kinds as the type or attribute that they are.
macro_rules! display_as {
    ($value:ident; $($variant:ident $builtin:ty;)*) => {$(
        impl fmt::Display for $builtin {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&$value::$variant(self.clone()), f)
            }
        }
    )*};
}

pub(crate) use display_as;

/// Defines the ids of the kinds of types (or of attributes), and the interfaces of the builtin
/// ones.
macro_rules! builtin_kinds {
    (
        $noun:literal, $value:ident, $entry_of:ident;
        units { $($unit:ident $unit_kind:ty;)* }
        interfaces { $($with:ty: $($interface:path),*;)* }
        $($variant:ident $kind:ty;)*
    ) => {
        /// Returns the interfaces of the builtin kind `K`.
        pub(super) fn of<K: 'static>() -> &'static KindInterfaces {
            of_kind(TypeId::of::<K>())
        }

        fn of_kind(kind: TypeId) -> &'static KindInterfaces {
            $(
                if kind == TypeId::of::<$with>() {
                    const ENTRIES: &[&KindEntry] = &[$($entry_of::<dyn $interface, $with>()),*];
                    static INTERFACES: KindInterfaces = KindInterfaces::new(ENTRIES);
                    return &INTERFACES;
                }
            )*
            KindInterfaces::none()
        }

        impl $value {
            #[doc = concat!("Returns the interfaces that the kind of the ", $noun, " implements itself, without")]
            /// attached models.
            pub fn interfaces(&self) -> &'static KindInterfaces {
                match self {
                    Self::Dialect(value) => value.object().interfaces(),
                    _ => of_kind(self.kind_id()),
                }
            }

            /// Returns the id of the kind: the `TypeId` of the Rust type that implements it.
            pub(crate) fn kind_id(&self) -> TypeId {
                match self {
                    $(Self::$variant(_) => TypeId::of::<$kind>(),)*
                    $(Self::$unit => TypeId::of::<$unit_kind>(),)*
                    Self::Dialect(value) => (value.object() as &dyn Any).type_id(),
                }
            }
        }
    };
}

pub(crate) use builtin_kinds;
