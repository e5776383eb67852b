/**The `toy` dialect.
*/
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ToyDialect;
/**`toy.constant`.

# Attributes

| Attribute | Description |
| :-: | --- |
| `value` | 64-bit signless integer attribute |

# Results

| Result | Description |
| :-: | --- |
| `result` | any type |
*/
pub struct ConstantOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`ConstantOp`] by name, with `V` in place of a value.
pub struct ConstantOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Attribute `value`.
    pub value: ::core::primitive::i64,
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
#[allow(non_upper_case_globals, clippy::all, clippy::pedantic, unused_qualifications)]
const _: () = {
    use ::ods_runtime as __ods;
    use ::ods_runtime::__private as __rt;
    #[allow(unused_imports)]
    use ::core::primitive::*;
    #[allow(unused_imports)]
    use __rt::locals::{
        attr, b, bits, body, default, effects, f, index, key, loc, location, message,
        name, names, number, of, offset, op, optional, other, p, parts, patterns, print,
        qualified, raw, slots, state, storage, text, ty, v, value, visit, x,
        x as result_type,
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
    __ods::__op_impls!(ConstantOp, "ConstantOp", __ops0(0));
    #[automatically_derived]
    impl __rt::OpFields for ConstantOp {
        type Fields<'a, V: 'a> = ConstantOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> ConstantOpAdaptor<'a, V> {
            ConstantOpAdaptor {
                value: __rt::shared::field_I64Attr(raw.attrs, 0),
                __values: ::core::marker::PhantomData,
            }
        }
    }
    impl ConstantOp {
        ///Result `result`: any type.
        #[inline]
        pub fn result(self, ir: &__ods::Ir) -> __ods::Value {
            __rt::result(self.0, ir, 0)
        }
        ///Attribute `value`: 64-bit signless integer attribute.
        #[inline]
        pub fn value(self, ir: &__ods::Ir) -> i64 {
            __rt::shared::read_I64Attr(self.0, ir, 0)
        }
        ///Sets attribute `value`.
        pub fn set_value(self, ir: &mut impl __ods::IrMut, value: i64) {
            __rt::shared::set_I64Attr(self.0, ir, 0, value);
        }
        ///The attribute `value`.
        pub const VALUE: __rt::AttrSlot<Self, i64> = __rt::shared::make_I64Attr_SLOT(0);
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        #[inline]
        pub fn builder(value: i64) -> __rt::Builder<Self> {
            __rt::shared::put_I64Attr(__rt::Parts::of::<Self>(), 0, value).builder()
        }
        /// Builds the operation.
        #[inline]
        pub fn build(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            result_type: impl ::core::convert::Into<__rt::TypeArg>,
            value: i64,
        ) -> Self {
            Self::builder(value).parts().result_type(b, result_type).build(b, loc)
        }
    }
    impl ConstantOp {
        /// Builds the operation.
        pub fn build_with_value_ty(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            value: i64,
            ty: impl __rt::SlotValue<Type>,
        ) -> Self {
            let ty: Type = __rt::SlotValue::into_value(ty)
                .unwrap_or_else(|| Type::i64());
            Self::build(b, loc, ty, value)
        }
        /// Builds the operation.
        pub fn build_with_attr(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            attr: Attribute,
        ) -> Self {
            let mut __state = __ods::OperationState::new(<Self as __ods::Op>::INFO, loc);
            {
                __state.set_slot(0, Some(attr));
            }
            Self(b.create_operation(__state), __rt::OnlyByCast::unchecked())
        }
        pub fn is_zero(self, ir: &Ir) -> bool {
            self.value(ir) == 0
        }
    }
    static __OPS0: [__rt::OpInfo; 1] = __rt::op_infos(
        &__ToyDialect_INFO,
        __rt::NO_REFS,
        __rt::NO_REFS,
        [("toy.constant", "attr value required I64Attr\nresult result 1 AnyType")],
    );
    const fn __ops0(number: ::core::primitive::usize) -> &'static __rt::OpInfo {
        &__OPS0[number]
    }
};
const _: &[::core::primitive::u8] = ::core::include_bytes!(
    ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/tests/expand/builders.td"),
);
