/**The `toy` dialect.
*/
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ToyDialect;
/**A level.

Enum cases:
* low (`Low`)
* high (`High`)
*/
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
    ::core::fmt::Debug,
    ::core::default::Default
)]
#[allow(non_camel_case_types, clippy::upper_case_acronyms)]
#[repr(u32)]
pub enum Level {
    ///`low`
    #[default]
    Low = 0,
    ///`high`
    High = 1,
}
/**An access.

Enum cases:
* read (`Read`)
*/
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
    ::core::default::Default
)]
pub struct Access(::core::primitive::u8);
/**`toy.mark`.

# Syntax

```text
#toy.mark `<` params `>`
```

# Parameters

| Parameter | Description |
| :-: | --- |
| `type` | `::ods_runtime::Type` |
| `level` | `Level`: an enum of type Level |
*/
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct MarkAttr {
    r#type: ::ods_runtime::Type,
    level: Level,
}
/**A shelf.

# Syntax

```text
!toy.shelf `<` $name `,` $content custom<Times>($count, ref($name)) `>`
```

# Parameters

| Parameter | Description |
| :-: | --- |
| `name` | `&str`: the name |
| `content` | `::ods_runtime::Type` |
| `count` | `i64` |
*/
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct ShelfType {
    name: ::std::string::String,
    content: ::ods_runtime::Type,
    count: i64,
}
#[allow(non_upper_case_globals, clippy::all, clippy::pedantic, unused_qualifications)]
const _: () = {
    use ::ods_runtime as __ods;
    use ::ods_runtime::__private as __rt;
    #[allow(unused_imports)]
    use __rt::scope::{*, x as content, x as count, x as level, x as r#type};
    #[allow(unused_imports)]
    use ::core::option::Option as __Option;
    static __ToyDialect_INFO: __rt::DialectInfo = __rt::DialectInfo::new("toy")
        .module(::core::module_path!())
        .types(&[__rt::def::TypeEntry::of::<ShelfType>()])
        .attributes(&[__rt::def::AttrEntry::of::<MarkAttr>()]);
    #[automatically_derived]
    impl __ods::Dialect for ToyDialect {
        const INFO: &'static __rt::DialectInfo = &__ToyDialect_INFO;
    }
    impl<__T> __rt::ListsOp<__T> for ToyDialect {}
    impl<__T> __rt::ListsValue<__T> for ToyDialect {}
    impl Level {
        /// The largest value of a case.
        pub const MAX: u32 = 1;
    }
    #[automatically_derived]
    impl __ods::EnumInfo for Level {
        const TABLE: &'static __rt::EnumTable = &__rt::EnumTable::new(
            "Level",
            "a level",
            32,
            &[__rt::EnumCase::new("low", 0), __rt::EnumCase::new("high", 1)],
        );
        fn from_bits(bits: u64) -> __Option<Self> {
            __Option::Some(
                match bits {
                    0 => Self::Low,
                    1 => Self::High,
                    _ => return __Option::None,
                },
            )
        }
        fn to_bits(self) -> u64 {
            self as u32 as u64
        }
    }
    __ods::__enum_impls!(Level, u32);
    impl Access {
        ///`read`
        pub const Read: Self = Self(1);
    }
    impl Access {
        #[doc(hidden)]
        const __TABLE: __rt::EnumTable = __rt::EnumTable::new(
                "Access",
                "an access",
                8,
                &[__rt::EnumCase::bit("read", 1)],
            )
            .bits("|");
        /// The bits of the set.
        pub const fn bits(self) -> u8 {
            self.0
        }
        /// The bits of both, in constants too.
        pub const fn union(self, other: Self) -> Self {
            Self(self.0 | other.0)
        }
    }
    __ods::__enum_impls!(bits Access, u8, 1);
    static __MarkAttr_INFO: __rt::def::DefInfo = __rt::def::DefInfo::new(
            "Mark",
            "toy",
            "toy.mark",
        )
        .params(
            &[
                __rt::def::ParamInfo::new("type", "::ods_runtime::Type").optional(),
                __rt::def::ParamInfo::new("level", "Level")
                    .of_enum(<Level as __ods::EnumInfo>::TABLE),
            ],
        )
        .program("'< params($1) '>")
        .with_interfaces(
            &[
                __rt::attr_interface_entry::<
                    dyn ::ods_runtime::interfaces::TypedAttr,
                    MarkAttr,
                >(),
            ],
        );
    #[automatically_derived]
    impl __rt::def::AttrDef for MarkAttr {
        fn self_type(&self) -> __Option<__ods::Type> {
            __Option::Some(
                ::core::convert::From::from(::core::clone::Clone::clone(&self.r#type)),
            )
        }
    }
    impl MarkAttr {
        #[allow(dead_code)]
        fn __new(r#type: ::ods_runtime::Type, level: Level) -> Self {
            Self {
                r#type: r#type,
                level: level,
            }
        }
        /// The value with these parameters.
        #[must_use]
        #[inline]
        pub fn get(r#type: ::ods_runtime::Type, level: Level) -> Self {
            Self::__new(r#type, level)
        }
        /// The word that the text begins with.
        pub const MNEMONIC: &'static str = "mark";
    }
    #[derive(::core::default::Default)]
    #[allow(unreachable_pub)]
    pub struct __MarkAttrSlots {
        r#type: __Option<::ods_runtime::Type>,
        level: __Option<Level>,
    }
    #[automatically_derived]
    impl __rt::def::DefSlots for __MarkAttrSlots {
        fn parse_param(
            &mut self,
            p: &mut __ods::text::parser::AsmParser<'_>,
            index: usize,
            optional: bool,
        ) -> __ods::text::parser::Parsed<bool> {
            let _ = (&p, optional);
            match index {
                1 => __rt::def::parse_into(p, optional, &mut self.level),
                _ => ::core::result::Result::Ok(false),
            }
        }
        fn set_self_type(&mut self, ty: &__ods::Type) -> bool {
            self.r#type = <::ods_runtime::Type as __rt::def::SelfType>::from_type(ty);
            self.r#type.is_some()
        }
    }
    #[automatically_derived]
    impl __rt::def::Def for MarkAttr {
        const INFO: &'static __rt::def::DefInfo = &__MarkAttr_INFO;
        type Slots = __MarkAttrSlots;
        fn from_slots(
            slots: Self::Slots,
        ) -> ::core::result::Result<Self, ::std::string::String> {
            let _ = &slots;
            let __type: ::ods_runtime::Type = match slots.r#type {
                __Option::Some(value) => value,
                __Option::None => {
                    let default: ::ods_runtime::Type = ::ods_runtime::Type::none();
                    default
                }
            };
            let __level: Level = match slots.level {
                __Option::Some(value) => value,
                __Option::None => {
                    return ::core::result::Result::Err(__rt::def::unbound("level"));
                }
            };
            let value: Self = Self {
                r#type: __type,
                level: __level,
            };
            ::core::result::Result::Ok(value)
        }
        fn print_param(
            &self,
            p: &mut __ods::text::printer::AsmPrinter<'_>,
            index: usize,
            qualified: bool,
        ) {
            let _ = qualified;
            match index {
                1 => __rt::def::print_param(&self.level, p, qualified),
                _ => {
                    let _ = p;
                }
            }
        }
        fn is_default(&self, index: usize) -> bool {
            match index {
                0 => {
                    let default = {
                        let default: ::ods_runtime::Type = ::ods_runtime::Type::none();
                        default
                    };
                    self.r#type == default
                }
                _ => false,
            }
        }
        fn visit<'a>(
            &'a self,
            visit: &mut dyn ::core::ops::FnMut(__ods::types::SubElement<'a>),
        ) {
            #[allow(unused_imports)]
            use __rt::def::{ProbeElements as _, ProbeNothing as _};
            (&__rt::def::Probe(&self.r#type)).visit(visit);
        }
        fn has_alias(&self) -> ::core::primitive::bool {
            #[allow(unused_imports)]
            use __rt::def::{ProbeElements as _, ProbeNothing as _};
            false || (&__rt::def::Probe(&self.r#type)).has_alias()
        }
    }
    impl MarkAttr {
        ///The parameter `type`.
        #[inline]
        pub fn r#type(&self) -> &::ods_runtime::Type {
            &self.r#type
        }
        ///The parameter `level`: an enum of type Level.
        #[inline]
        pub fn level(&self) -> Level {
            self.level
        }
    }
    #[automatically_derived]
    impl ::ods_runtime::interfaces::TypedAttr for MarkAttr {
        fn get_type(&self) -> __ods::Type {
            __rt::def::type_behind(self)
        }
    }
    __ods::__attr_def_impls!(MarkAttr);
    static __ShelfType_INFO: __rt::def::DefInfo = __rt::def::DefInfo::new(
            "Shelf",
            "toy",
            "toy.shelf",
        )
        .params(
            &[
                __rt::def::ParamInfo::new("name", "&str"),
                __rt::def::ParamInfo::new("content", "::ods_runtime::Type"),
                __rt::def::ParamInfo::new("count", "i64").optional(),
            ],
        )
        .program("'< $0 ', _$1 _c0($2,&$0) '>");
    #[automatically_derived]
    impl __rt::def::TypeDef for ShelfType {}
    impl ShelfType {
        #[allow(dead_code)]
        fn __new(name: &str, content: ::ods_runtime::Type, count: i64) -> Self {
            Self {
                name: ::std::string::String::from((name)),
                content: content,
                count: count,
            }
        }
        #[allow(dead_code)]
        #[track_caller]
        fn __new_valid(name: &str, content: ::ods_runtime::Type, count: i64) -> Self {
            let value = Self::__new(name, content, count);
            match value.__verify() {
                ::core::result::Result::Ok(()) => value,
                ::core::result::Result::Err(message) => ::core::panic!("{message}"),
            }
        }
        fn __verify(&self) -> ::core::result::Result<(), ::std::string::String> {
            <ShelfType as __ods::def::VerifyParameters>::verify_parameters(self)?;
            ::core::result::Result::Ok(())
        }
        /// The value with these parameters.
        ///
        /// # Panics
        ///
        /// If they do not satisfy the definition; see [`get_checked`](Self::get_checked).
        #[must_use]
        #[track_caller]
        #[inline]
        pub fn get(name: &str, content: ::ods_runtime::Type, count: i64) -> Self {
            Self::__new_valid(name, content, count)
        }
        /// The value with these parameters.
        ///
        /// # Errors
        ///
        /// If they do not satisfy the definition: a diagnostic at `location`.
        #[inline]
        pub fn get_checked(
            location: __ods::Location,
            name: &str,
            content: ::ods_runtime::Type,
            count: i64,
        ) -> ::core::result::Result<Self, __ods::Diagnostic> {
            let value = Self::__new(name, content, count);
            match value.__verify() {
                ::core::result::Result::Ok(()) => ::core::result::Result::Ok(value),
                ::core::result::Result::Err(message) => {
                    ::core::result::Result::Err(
                        __ods::Diagnostic::error(location, message),
                    )
                }
            }
        }
        /// The word that the text begins with.
        pub const MNEMONIC: &'static str = "shelf";
    }
    #[derive(::core::default::Default)]
    #[allow(unreachable_pub)]
    pub struct __ShelfTypeSlots {
        name: __Option<::std::string::String>,
        content: __Option<::ods_runtime::Type>,
        count: __Option<i64>,
    }
    #[automatically_derived]
    impl __rt::def::DefSlots for __ShelfTypeSlots {
        fn parse_param(
            &mut self,
            p: &mut __ods::text::parser::AsmParser<'_>,
            index: usize,
            optional: bool,
        ) -> __ods::text::parser::Parsed<bool> {
            let _ = (&p, optional);
            match index {
                0 => __rt::def::parse_into(p, optional, &mut self.name),
                1 => __rt::def::parse_into(p, optional, &mut self.content),
                _ => ::core::result::Result::Ok(false),
            }
        }
        fn parse_custom(
            &mut self,
            p: &mut __ods::text::parser::AsmParser<'_>,
            number: usize,
            optional: bool,
        ) -> __ods::text::parser::Parsed<bool> {
            let _ = optional;
            match number {
                0 => {
                    let __parse = parse_times;
                    let __count = __parse(
                        p,
                        (match &self.name {
                            __Option::Some(value) => value,
                            __Option::None => return __rt::def::not_bound(p),
                        }),
                    )?;
                    self.count = __Option::Some(__count);
                    ::core::result::Result::Ok(true)
                }
                _ => ::core::result::Result::Ok(false),
            }
        }
    }
    #[automatically_derived]
    impl __rt::def::Def for ShelfType {
        const INFO: &'static __rt::def::DefInfo = &__ShelfType_INFO;
        type Slots = __ShelfTypeSlots;
        fn from_slots(
            slots: Self::Slots,
        ) -> ::core::result::Result<Self, ::std::string::String> {
            let _ = &slots;
            let __name: ::std::string::String = match slots.name {
                __Option::Some(value) => value,
                __Option::None => {
                    return ::core::result::Result::Err(__rt::def::unbound("name"));
                }
            };
            let __content: ::ods_runtime::Type = match slots.content {
                __Option::Some(value) => value,
                __Option::None => {
                    return ::core::result::Result::Err(__rt::def::unbound("content"));
                }
            };
            let __count: i64 = match slots.count {
                __Option::Some(value) => value,
                __Option::None => {
                    let default: i64 = 1;
                    default
                }
            };
            let value: Self = Self {
                name: __name,
                content: __content,
                count: __count,
            };
            value.__verify()?;
            ::core::result::Result::Ok(value)
        }
        fn print_param(
            &self,
            p: &mut __ods::text::printer::AsmPrinter<'_>,
            index: usize,
            qualified: bool,
        ) {
            let _ = qualified;
            match index {
                0 => {
                    p.print_string(((&self.name).as_str()));
                }
                1 => __rt::def::print_param(&self.content, p, qualified),
                _ => {
                    let _ = p;
                }
            }
        }
        fn is_default(&self, index: usize) -> bool {
            match index {
                2 => {
                    let default = {
                        let default: i64 = 1;
                        default
                    };
                    self.count == default
                }
                _ => false,
            }
        }
        fn print_custom(
            &self,
            p: &mut __ods::text::printer::AsmPrinter<'_>,
            number: usize,
        ) {
            match number {
                0 => {
                    let __print = print_times;
                    __print(p, self.count, (&self.name).as_str());
                }
                _ => {}
            }
        }
        fn visit<'a>(
            &'a self,
            visit: &mut dyn ::core::ops::FnMut(__ods::types::SubElement<'a>),
        ) {
            #[allow(unused_imports)]
            use __rt::def::{ProbeElements as _, ProbeNothing as _};
            (&__rt::def::Probe(&self.content)).visit(visit);
        }
        fn has_alias(&self) -> ::core::primitive::bool {
            #[allow(unused_imports)]
            use __rt::def::{ProbeElements as _, ProbeNothing as _};
            false || (&__rt::def::Probe(&self.content)).has_alias()
        }
    }
    impl ShelfType {
        ///The parameter `name`: the name.
        #[inline]
        pub fn name(&self) -> &str {
            (&self.name).as_str()
        }
        ///The parameter `content`.
        #[inline]
        pub fn content(&self) -> &::ods_runtime::Type {
            &self.content
        }
        ///The parameter `count`.
        #[inline]
        pub fn count(&self) -> i64 {
            self.count
        }
    }
    __ods::__type_def_impls!(ShelfType);
    #[automatically_derived]
    impl __rt::def::DeclaresVerifyParameters for ShelfType {}
};
const _: &[::core::primitive::u8] = ::core::include_bytes!(
    ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/tests/expand/defs.td"),
);
