/**The `toy` dialect.
*/
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ToyDialect;
/**`toy.attrs`.

# Attributes

| Attribute | Description |
| :-: | --- |
| `axis` | 64-bit signless integer attribute |
| `label` | string attribute |
| `maybeLabel` | string attribute, optional |
| `step` | 64-bit signless integer attribute, default `1` |
| `exact` | unit attribute, optional |
| `any` | any attribute |
| `shape` | i64 dense array attribute |
*/
pub struct AttrsOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`AttrsOp`] by name, with `V` in place of a value.
pub struct AttrsOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Attribute `axis`.
    pub axis: ::core::primitive::i64,
    ///Attribute `label`.
    pub label: &'a ::core::primitive::str,
    ///Attribute `maybeLabel`.
    pub maybe_label: ::core::option::Option<&'a ::core::primitive::str>,
    ///Attribute `step`.
    pub step: ::core::primitive::i64,
    ///Attribute `exact`.
    pub exact: ::core::primitive::bool,
    ///Attribute `any`.
    pub any: &'a ::ods_runtime::Attribute,
    ///Attribute `shape`.
    pub shape: &'a [::core::primitive::i64],
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
#[allow(non_upper_case_globals, clippy::all, clippy::pedantic, unused_qualifications)]
const _: () = {
    use ::ods_runtime as __ods;
    use ::ods_runtime::__private as __rt;
    #[allow(unused_imports)]
    use __rt::scope::{
        *, x as any, x as axis, x as exact, x as label, x as maybe_label, x as shape,
        x as step,
    };
    static __ToyDialect_INFO: __rt::DialectInfo = __rt::DialectInfo::new("toy")
        .module(::core::module_path!())
        .ops(&__OPS0);
    #[automatically_derived]
    impl __ods::Dialect for ToyDialect {
        const INFO: &'static __rt::DialectInfo = &__ToyDialect_INFO;
    }
    impl<__T> __rt::ListsOp<__T> for ToyDialect {}
    impl<__T> __rt::ListsValue<__T> for ToyDialect {}
    __ods::__op_impls!(AttrsOp, "AttrsOp", __ops0(0));
    #[automatically_derived]
    impl __rt::OpFields for AttrsOp {
        type Fields<'a, V: 'a> = AttrsOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> AttrsOpAdaptor<'a, V> {
            AttrsOpAdaptor {
                axis: __rt::shared::field_I64Attr(raw.attrs, 0),
                label: __rt::shared::field_StrAttr(raw.attrs, 1),
                maybe_label: __rt::shared::field_optional_StrAttr(raw.attrs, 2),
                step: __rt::shared::get_I64Attr(raw.attrs.attr_or_default(3)),
                exact: raw.attrs.optional_attr(4).is_some(),
                any: raw.attrs.attr(5),
                shape: __rt::shared::field_DenseI64ArrayAttr(raw.attrs, 6),
                __values: ::core::marker::PhantomData,
            }
        }
    }
    impl AttrsOp {
        ///Attribute `axis`: 64-bit signless integer attribute.
        #[inline]
        pub fn axis(self, ir: &__ods::Ir) -> i64 {
            __rt::shared::read_I64Attr(self.0, ir, 0)
        }
        ///Sets attribute `axis`.
        pub fn set_axis(self, ir: &mut impl __ods::IrMut, value: i64) {
            __rt::shared::set_I64Attr(self.0, ir, 0, value);
        }
        ///Attribute `label`: string attribute.
        #[inline]
        pub fn label(self, ir: &__ods::Ir) -> &str {
            __rt::shared::read_StrAttr(self.0, ir, 1)
        }
        ///Sets attribute `label`.
        pub fn set_label(self, ir: &mut impl __ods::IrMut, value: &str) {
            __rt::shared::set_StrAttr(self.0, ir, 1, value);
        }
        ///Attribute `maybeLabel`: string attribute.
        #[inline]
        pub fn maybe_label(self, ir: &__ods::Ir) -> ::core::option::Option<&str> {
            __rt::shared::read_optional_StrAttr(self.0, ir, 2)
        }
        ///Sets attribute `maybeLabel`; `None` sets its default, or removes it.
        pub fn set_maybe_label<'__a>(
            self,
            ir: &mut impl __ods::IrMut,
            value: impl __rt::SlotValue<&'__a str>,
        ) {
            __rt::shared::set_optional_StrAttr(self.0, ir, 2, value);
        }
        ///Attribute `step`: 64-bit signless integer attribute.
        #[inline]
        pub fn step(self, ir: &__ods::Ir) -> i64 {
            __rt::shared::get_I64Attr(__rt::attr_or_default(self.0, ir, 3))
        }
        ///Sets attribute `step`; `None` sets its default, or removes it.
        pub fn set_step(
            self,
            ir: &mut impl __ods::IrMut,
            value: impl __rt::SlotValue<i64>,
        ) {
            __rt::shared::set_optional_I64Attr(self.0, ir, 3, value);
        }
        ///Attribute `exact`: unit attribute.
        #[inline]
        pub fn exact(self, ir: &__ods::Ir) -> bool {
            __rt::optional_attr(self.0, ir, 4).is_some()
        }
        ///Sets attribute `exact`.
        pub fn set_exact(self, ir: &mut impl __ods::IrMut, value: bool) {
            __rt::set_unit_attr(self.0, ir, 4, value);
        }
        ///Attribute `any`: any attribute.
        #[inline]
        pub fn any(self, ir: &__ods::Ir) -> &::ods_runtime::Attribute {
            __rt::attr(self.0, ir, 5)
        }
        ///Sets attribute `any`.
        pub fn set_any(
            self,
            ir: &mut impl __ods::IrMut,
            value: ::ods_runtime::Attribute,
        ) {
            __rt::set_attr(self.0, ir, 5, value);
        }
        ///Attribute `shape`: i64 dense array attribute.
        #[inline]
        pub fn shape(self, ir: &__ods::Ir) -> &[::core::primitive::i64] {
            __rt::shared::read_DenseI64ArrayAttr(self.0, ir, 6)
        }
        ///Sets attribute `shape`.
        pub fn set_shape(
            self,
            ir: &mut impl __ods::IrMut,
            value: &[::core::primitive::i64],
        ) {
            __rt::shared::set_DenseI64ArrayAttr(self.0, ir, 6, value);
        }
        ///The attribute `axis`.
        pub const AXIS: __rt::AttrSlot<Self, i64> = __rt::shared::make_I64Attr_SLOT(0);
        ///The attribute `label`.
        pub const LABEL: __rt::AttrSlot<Self, str> = __rt::shared::make_StrAttr_SLOT(1);
        ///The attribute `maybeLabel`.
        pub const MAYBE_LABEL: __rt::AttrSlot<Self, str> = __rt::shared::make_StrAttr_SLOT(
            2,
        );
        ///The attribute `step`.
        pub const STEP: __rt::AttrSlot<Self, i64> = __rt::shared::make_I64Attr_SLOT(3);
        ///The attribute `exact`.
        pub const EXACT: __rt::AttrSlot<Self, ()> = __rt::AttrSlot::new(
            4,
            __rt::AttrMaker::UNIT,
        );
        ///The attribute `any`.
        pub const ANY: __rt::AttrSlot<Self, ::ods_runtime::Attribute> = __rt::AttrSlot::new(
            5,
            __rt::AttrMaker::RAW,
        );
        ///The attribute `shape`.
        pub const SHAPE: __rt::AttrSlot<Self, [::core::primitive::i64]> = __rt::shared::make_DenseI64ArrayAttr_SLOT(
            6,
        );
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        #[inline]
        pub fn builder(
            axis: i64,
            label: &str,
            any: ::ods_runtime::Attribute,
            shape: &[::core::primitive::i64],
        ) -> __rt::Builder<Self> {
            __rt::shared::put_DenseI64ArrayAttr(
                    __rt::shared::put_StrAttr(
                            __rt::shared::put_I64Attr(
                                __rt::Parts::of::<Self>(),
                                0,
                                axis,
                            ),
                            1,
                            label,
                        )
                        .attr(5, any),
                    6,
                    shape,
                )
                .builder()
        }
        /// Builds the operation.
        #[inline]
        pub fn build(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            axis: i64,
            label: &str,
            maybe_label: ::core::option::Option<&str>,
            step: ::core::option::Option<i64>,
            exact: bool,
            any: ::ods_runtime::Attribute,
            shape: &[::core::primitive::i64],
        ) -> Self {
            __rt::shared::put_optional_I64Attr(
                    __rt::shared::put_optional_StrAttr(
                        Self::builder(axis, label, any, shape).parts(),
                        2,
                        maybe_label,
                    ),
                    3,
                    step,
                )
                .optional_attr(4, exact.then(__ods::Attribute::unit))
                .build(b, loc)
        }
    }
    static __REFS: [__rt::Ref; 1] = [
        __rt::Ref::Default(|| ::ods_runtime::__private::make::integer::<
            ::core::primitive::i64,
        >(::ods_runtime::Type::int(64), 1)),
    ];
    static __OPS0: [__rt::OpInfo; 1] = __rt::op_infos(
        &__ToyDialect_INFO,
        &__REFS,
        __rt::NO_REFS,
        [
            (
                "toy.attrs",
                "attr axis required I64Attr\nattr label required StrAttr\nattr maybeLabel optional StrAttr\nattr step default I64Attr 0\nattr exact optional UnitAttr\nattr any required AnyAttr\nattr shape required DenseI64ArrayAttr",
            ),
        ],
    );
    const fn __ops0(number: ::core::primitive::usize) -> &'static __rt::OpInfo {
        &__OPS0[number]
    }
};
const _: &[::core::primitive::u8] = ::core::include_bytes!(
    ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/tests/expand/attributes.td"),
);
