/**The `toy` dialect.
*/
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ToyDialect;
/**`toy.call`.

# Properties

| Property | Description |
| :-: | --- |
| `count` | int64_t |
| `callee` | string |
| `name` | a name |
| `tries` | int64_t |
| `tail` | unit property |
*/
pub struct CallOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`CallOp`] by name, with `V` in place of a value.
pub struct CallOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Property `count`.
    pub count: ::core::primitive::i64,
    ///Property `callee`.
    pub callee: &'a ::core::primitive::str,
    ///Property `name`.
    pub name: &'a crate::Name,
    ///Property `tries`.
    pub tries: ::core::primitive::i64,
    ///Property `tail`.
    pub tail: ::core::primitive::bool,
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
/**`toy.again`.

# Properties

| Property | Description |
| :-: | --- |
| `count` | int64_t |
*/
pub struct AgainOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`AgainOp`] by name, with `V` in place of a value.
pub struct AgainOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Property `count`.
    pub count: ::core::primitive::i64,
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
#[allow(non_upper_case_globals, clippy::all, clippy::pedantic, unused_qualifications)]
const _: () = {
    use ::ods_runtime as __ods;
    use ::ods_runtime::__private as __rt;
    #[allow(unused_imports)]
    use __rt::scope::{*, x as callee, x as count, x as tail, x as tries};
    static __ToyDialect_INFO: __rt::DialectInfo = __rt::DialectInfo::new("toy")
        .module(::core::module_path!())
        .ops(&__OPS0);
    #[automatically_derived]
    impl __ods::Dialect for ToyDialect {
        const INFO: &'static __rt::DialectInfo = &__ToyDialect_INFO;
    }
    impl<__T> __rt::ListsOp<__T> for ToyDialect {}
    impl<__T> __rt::ListsValue<__T> for ToyDialect {}
    __ods::__op_impls!(CallOp, "CallOp", __ops0(0));
    #[automatically_derived]
    impl __rt::OpFields for CallOp {
        type Fields<'a, V: 'a> = CallOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> CallOpAdaptor<'a, V> {
            CallOpAdaptor {
                count: __read0(raw.attrs.property(0)),
                callee: __read1(raw.attrs.property(1)),
                name: __read3(raw.attrs.property(2)),
                tries: __read0(raw.attrs.property(3)),
                tail: __read5(raw.attrs.property(4)),
                __values: ::core::marker::PhantomData,
            }
        }
    }
    impl CallOp {
        ///Property `count`: int64_t.
        #[inline]
        pub fn count(self, ir: &__ods::Ir) -> ::core::primitive::i64 {
            __read0(__rt::property(self.0, ir, 0))
        }
        ///Sets property `count`.
        pub fn set_count(
            self,
            ir: &mut impl __ods::IrMut,
            value: ::core::primitive::i64,
        ) {
            __rt::set_property(self.0, ir, 0, value);
        }
        ///Property `callee`: string.
        #[inline]
        pub fn callee(self, ir: &__ods::Ir) -> &::core::primitive::str {
            __read1(__rt::property(self.0, ir, 1))
        }
        ///Sets property `callee`.
        pub fn set_callee(
            self,
            ir: &mut impl __ods::IrMut,
            value: &::core::primitive::str,
        ) {
            __rt::set_property(self.0, ir, 1, __store2(value));
        }
        ///Property `name`: a name.
        #[inline]
        pub fn name(self, ir: &__ods::Ir) -> &crate::Name {
            __read3(__rt::property(self.0, ir, 2))
        }
        ///Sets property `name`.
        pub fn set_name(self, ir: &mut impl __ods::IrMut, value: &crate::Name) {
            __rt::set_property(self.0, ir, 2, __store4(value));
        }
        ///Property `tries`: int64_t.
        #[inline]
        pub fn tries(self, ir: &__ods::Ir) -> ::core::primitive::i64 {
            __read0(__rt::property(self.0, ir, 3))
        }
        ///Sets property `tries`; `None` sets its default, or removes it.
        pub fn set_tries(
            self,
            ir: &mut impl __ods::IrMut,
            value: impl __rt::SlotValue<::core::primitive::i64>,
        ) {
            __rt::set_optional_property(self.0, ir, 3, value, ::core::convert::identity);
        }
        ///Property `tail`: unit property.
        #[inline]
        pub fn tail(self, ir: &__ods::Ir) -> ::core::primitive::bool {
            __read5(__rt::property(self.0, ir, 4))
        }
        ///Sets property `tail`.
        pub fn set_tail(
            self,
            ir: &mut impl __ods::IrMut,
            value: ::core::primitive::bool,
        ) {
            __rt::set_property(self.0, ir, 4, value);
        }
        ///The property `count`.
        pub const COUNT: __rt::PropSlot<Self, ::core::primitive::i64> = __rt::PropSlot::new(
            0,
        );
        ///The property `callee`.
        pub const CALLEE: __rt::PropSlot<Self, ::std::string::String> = __rt::PropSlot::new(
            1,
        );
        ///The property `name`.
        pub const NAME: __rt::PropSlot<Self, crate::Name> = __rt::PropSlot::new(2);
        ///The property `tries`.
        pub const TRIES: __rt::PropSlot<Self, ::core::primitive::i64, true> = __rt::PropSlot::new(
            3,
        );
        ///The property `tail`.
        pub const TAIL: __rt::PropSlot<Self, ::core::primitive::bool> = __rt::PropSlot::new(
            4,
        );
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        #[inline]
        pub fn builder(
            count: ::core::primitive::i64,
            callee: &::core::primitive::str,
            name: &crate::Name,
        ) -> __rt::Builder<Self> {
            __rt::Parts::of::<Self>()
                .prop(0, count)
                .prop(1, __store2(callee))
                .prop(2, __store4(name))
                .builder()
        }
        /// Builds the operation.
        #[inline]
        pub fn build(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            count: ::core::primitive::i64,
            callee: &::core::primitive::str,
            name: &crate::Name,
            tries: ::core::option::Option<::core::primitive::i64>,
            tail: ::core::primitive::bool,
        ) -> Self {
            Self::builder(count, callee, name)
                .parts()
                .optional_prop(3, tries)
                .prop(4, tail)
                .build(b, loc)
        }
    }
    __ods::__op_impls!(AgainOp, "AgainOp", __ops0(1));
    #[automatically_derived]
    impl __rt::OpFields for AgainOp {
        type Fields<'a, V: 'a> = AgainOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> AgainOpAdaptor<'a, V> {
            AgainOpAdaptor {
                count: __read0(raw.attrs.property(0)),
                __values: ::core::marker::PhantomData,
            }
        }
    }
    impl AgainOp {
        ///Property `count`: int64_t.
        #[inline]
        pub fn count(self, ir: &__ods::Ir) -> ::core::primitive::i64 {
            __read0(__rt::property(self.0, ir, 0))
        }
        ///Sets property `count`.
        pub fn set_count(
            self,
            ir: &mut impl __ods::IrMut,
            value: ::core::primitive::i64,
        ) {
            __rt::set_property(self.0, ir, 0, value);
        }
        ///The property `count`.
        pub const COUNT: __rt::PropSlot<Self, ::core::primitive::i64> = __rt::PropSlot::new(
            0,
        );
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        #[inline]
        pub fn builder(count: ::core::primitive::i64) -> __rt::Builder<Self> {
            __rt::Parts::of::<Self>().prop(0, count).builder()
        }
        /// Builds the operation.
        #[inline]
        pub fn build(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            count: ::core::primitive::i64,
        ) -> Self {
            Self::builder(count).build(b, loc)
        }
    }
    static __REFS: [__rt::Ref; 5] = [
        __rt::Ref::Prop(&__P6),
        __rt::Ref::Prop(&__P7),
        __rt::Ref::Prop(&__P8),
        __rt::Ref::Prop(&__P9),
        __rt::Ref::Prop(&__P10),
    ];
    static __OPS0: [__rt::OpInfo; 2] = __rt::op_infos(
        &__ToyDialect_INFO,
        &__REFS,
        __rt::NO_REFS,
        [
            (
                "toy.call",
                "prop count 0\nprop callee 1\nprop name 2\nprop tries 3\nprop tail 4",
            ),
            ("toy.again", "prop count 0"),
        ],
    );
    const fn __ops0(number: ::core::primitive::usize) -> &'static __rt::OpInfo {
        &__OPS0[number]
    }
    fn __read0(v: &::core::primitive::i64) -> ::core::primitive::i64 {
        ::core::clone::Clone::clone(v)
    }
    fn __read1(v: &::std::string::String) -> &::core::primitive::str {
        (*v).as_str()
    }
    fn __store2(value: &::core::primitive::str) -> ::std::string::String {
        let storage;
        storage = ::std::string::String::from(value);
        storage
    }
    fn __read3(v: &crate::Name) -> &crate::Name {
        v
    }
    fn __store4(value: &crate::Name) -> crate::Name {
        ::std::borrow::ToOwned::to_owned(value)
    }
    fn __read5(v: &::core::primitive::bool) -> ::core::primitive::bool {
        ::core::clone::Clone::clone(v)
    }
    static __P6: __rt::PropDef<::core::primitive::i64> = __rt::PropDef::<
        ::core::primitive::i64,
    >::new(
            "int64_t",
            __rt::prop::to_attribute,
            __rt::prop::from_attribute,
            __rt::prop::parse,
            __rt::prop::print,
        )
        .parse_optional(__rt::prop::parse_optional)
        .initial({
            use __rt::prop::NoDefault as _;
            __rt::prop::Initial::<::core::primitive::i64>::value
        });
    static __P7: __rt::PropDef<::std::string::String> = __rt::PropDef::<
        ::std::string::String,
    >::new(
            "string",
            __rt::prop::to_attribute,
            __rt::prop::from_attribute,
            __rt::prop::parse,
            __rt::prop::print,
        )
        .parse_optional(__rt::prop::parse_optional)
        .initial({
            use __rt::prop::NoDefault as _;
            __rt::prop::Initial::<::std::string::String>::value
        });
    static __P8: __rt::PropDef<crate::Name> = __rt::PropDef::<
        crate::Name,
    >::new(
            "a name",
            |v| { (*v).to_attribute() },
            |attr| { crate::Name::from_attribute(attr) },
            |p| { crate::Name::parse(p) },
            |p, v| {
                (*v).print(p);
            },
        )
        .test(|v| {
            let __self = __read3(v);
            !__self.is_empty()
        })
        .initial({
            use __rt::prop::NoDefault as _;
            __rt::prop::Initial::<crate::Name>::value
        });
    static __P9: __rt::PropDef<::core::primitive::i64> = __rt::PropDef::<
        ::core::primitive::i64,
    >::new(
            "int64_t",
            __rt::prop::to_attribute,
            __rt::prop::from_attribute,
            __rt::prop::parse,
            __rt::prop::print,
        )
        .parse_optional(__rt::prop::parse_optional)
        .default(|| {
            let value: ::core::primitive::i64 = 5;
            value
        });
    static __P10: __rt::PropDef<::core::primitive::bool> = __rt::PropDef::<
        ::core::primitive::bool,
    >::new(
            "unit property",
            |v| { ::ods_runtime::__private::prop::unit_to_attribute((*v)) },
            |attr| { ::ods_runtime::__private::prop::unit_from_attribute(attr) },
            |p| { ::ods_runtime::__private::prop::parse_unit(p) },
            |p, v| {
                ::ods_runtime::__private::prop::print_unit(p, (*v));
            },
        )
        .parse_optional(|p| { ::ods_runtime::__private::prop::parse_optional_unit(p) })
        .default(|| {
            let value: ::core::primitive::bool = false;
            value
        });
};
const _: &[::core::primitive::u8] = ::core::include_bytes!(
    ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/tests/expand/properties.td"),
);
