/**A small dialect.
*/
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ToyDialect;
/**Adds two values.

# Syntax

```text
operation ::= `toy.add` $lhs `,` $rhs attr-dict
```

The result has the type of the operands.

```text
%0 = toy.add %a, %b : i32
```

# Operands

| Operand | Description |
| :-: | --- |
| `lhs` | 32-bit signless integer |
| `rhs` | 32-bit signless integer: what is added |

# Results

| Result | Description |
| :-: | --- |
| `result` | 32-bit signless integer |
*/
pub struct AddOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`AddOp`] by name, with `V` in place of a value.
pub struct AddOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Operand `lhs`.
    pub lhs: V,
    ///Operand `rhs`.
    pub rhs: V,
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
/**`toy.pack`.

Traits: `AttrSizedOperandSegments`

# Operands

| Operand | Description |
| :-: | --- |
| `inputs` | variadic of any type |
| `pad` | index |
| *unnamed* | any type |

# Results

| Result | Description |
| :-: | --- |
| `type` | variadic of any type |
*/
pub struct PackOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`PackOp`] by name, with `V` in place of a value.
pub struct PackOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Operand `inputs`.
    pub inputs: &'a [V],
    ///Operand `pad`.
    pub pad: ::core::option::Option<V>,
}
#[allow(non_upper_case_globals, clippy::all, clippy::pedantic, unused_qualifications)]
const _: () = {
    use ::ods_runtime as __ods;
    use ::ods_runtime::__private as __rt;
    #[allow(unused_imports)]
    use __rt::scope::{
        *, x as inputs, x as lhs, x as operand_2, x as pad, x as rhs, x as type_type,
    };
    static __ToyDialect_INFO: __rt::DialectInfo = __rt::DialectInfo::new("toy")
        .module(::core::module_path!())
        .summary("a small dialect")
        .ops(&__OPS0);
    #[automatically_derived]
    impl __ods::Dialect for ToyDialect {
        const INFO: &'static __rt::DialectInfo = &__ToyDialect_INFO;
    }
    impl<__T> __rt::ListsOp<__T> for ToyDialect {}
    impl<__T> __rt::ListsValue<__T> for ToyDialect {}
    __ods::__op_impls!(AddOp, "AddOp", __ops0(0));
    #[automatically_derived]
    impl __rt::OpFields for AddOp {
        type Fields<'a, V: 'a> = AddOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> AddOpAdaptor<'a, V> {
            AddOpAdaptor {
                lhs: raw.one(0),
                rhs: raw.one(1),
                __values: ::core::marker::PhantomData,
            }
        }
    }
    impl AddOp {
        ///Operand `lhs`: 32-bit signless integer.
        #[inline]
        pub fn lhs(self, ir: &__ods::Ir) -> __ods::Value {
            __rt::operand(self.0, ir, 0)
        }
        ///Operand `rhs`: 32-bit signless integer.
        #[inline]
        pub fn rhs(self, ir: &__ods::Ir) -> __ods::Value {
            __rt::operand(self.0, ir, 1)
        }
        ///Result `result`: 32-bit signless integer.
        #[inline]
        pub fn result(self, ir: &__ods::Ir) -> __ods::Value {
            __rt::result(self.0, ir, 0)
        }
        ///Sets operand `lhs`.
        pub fn set_lhs(self, ir: &mut impl __ods::IrMut, value: __ods::Value) {
            __rt::set_operand(self.0, ir, 0, value)
        }
        ///Sets operand `rhs`.
        pub fn set_rhs(self, ir: &mut impl __ods::IrMut, value: __ods::Value) {
            __rt::set_operand(self.0, ir, 1, value)
        }
        ///The number of operand `lhs`.
        pub const ODS_INDEX_LHS: usize = 0;
        ///The number of operand `rhs`.
        pub const ODS_INDEX_RHS: usize = 1;
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        #[inline]
        pub fn builder(lhs: __ods::Value, rhs: __ods::Value) -> __rt::Builder<Self> {
            __rt::Parts::of::<Self>().value(lhs).value(rhs).builder()
        }
        /// Builds the operation.
        #[inline]
        pub fn build(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            lhs: __ods::Value,
            rhs: __ods::Value,
        ) -> Self {
            Self::builder(lhs, rhs).build(b, loc)
        }
    }
    __ods::__op_impls!(PackOp, "PackOp", __ops0(1));
    #[automatically_derived]
    impl __rt::OpFields for PackOp {
        type Fields<'a, V: 'a> = PackOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> PackOpAdaptor<'a, V> {
            PackOpAdaptor {
                inputs: raw.group(0),
                pad: raw.optional(1),
            }
        }
    }
    impl PackOp {
        ///Operand `inputs`: variadic of any type.
        #[inline]
        pub fn inputs(self, ir: &__ods::Ir) -> &[__ods::Value] {
            __rt::operands(self.0, ir, 0)
        }
        ///Operand `pad`: index.
        #[inline]
        pub fn pad(self, ir: &__ods::Ir) -> ::core::option::Option<__ods::Value> {
            __rt::optional_operand(self.0, ir, 1)
        }
        ///Result `type`: variadic of any type.
        #[inline]
        pub fn r#type(self, ir: &__ods::Ir) -> &[__ods::Value] {
            __rt::results(self.0, ir, 0)
        }
        ///Sets operand `inputs`.
        pub fn set_inputs(self, ir: &mut impl __ods::IrMut, value: &[__ods::Value]) {
            __rt::set_operands(self.0, ir, 0, value)
        }
        ///The values of operand `inputs`, to change.
        pub fn inputs_mut(self, ir: &mut impl __ods::IrMut) -> __rt::OperandsMut<'_> {
            __rt::OperandsMut::new(self.0, ir, 0)
        }
        ///Sets operand `pad`.
        pub fn set_pad(
            self,
            ir: &mut impl __ods::IrMut,
            value: impl __rt::SlotValue<__ods::Value>,
        ) {
            __rt::set_optional_operand(self.0, ir, 1, value)
        }
        ///The number of operand `inputs`.
        pub const ODS_INDEX_INPUTS: usize = 0;
        ///The number of operand `pad`.
        pub const ODS_INDEX_PAD: usize = 1;
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        #[inline]
        pub fn builder(
            inputs: impl __rt::IntoValues,
            pad: ::core::option::Option<__ods::Value>,
            operand_2: __ods::Value,
        ) -> __rt::Builder<Self> {
            __rt::Parts::of::<Self>()
                .values(inputs)
                .optional(pad)
                .value(operand_2)
                .builder()
        }
        /// Builds the operation.
        #[inline]
        pub fn build(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            type_type: &[__ods::Type],
            inputs: &[__ods::Value],
            pad: ::core::option::Option<__ods::Value>,
            operand_2: __ods::Value,
        ) -> Self {
            Self::builder(inputs, pad, operand_2)
                .parts()
                .result_types(type_type)
                .build(b, loc)
        }
    }
    static __OPS0: [__rt::OpInfo; 2] = __rt::op_infos(
        &__ToyDialect_INFO,
        __rt::NO_REFS,
        __rt::NO_REFS,
        [
            (
                "toy.add",
                "operand lhs 1 I32\noperand rhs 1 I32\nresult result 1 I32\ninfer r0 build\nresolve o0 build\nresolve o1 build\nresolve r0 build\nformat _o0 ', _o1 dict\nsummary adds two values",
            ),
            (
                "toy.pack",
                "operand inputs * AnyType\noperand pad ? Index\noperand - 1 AnyType\nresult type * AnyType\noperand_segments",
            ),
        ],
    );
    const fn __ops0(number: ::core::primitive::usize) -> &'static __rt::OpInfo {
        &__OPS0[number]
    }
};
const _: &[::core::primitive::u8] = ::core::include_bytes!(
    ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/tests/expand/operands.td"),
);
