/**The `toy` dialect.
*/
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ToyDialect;
/**`toy.yield`.

Traits: `IsTerminator`, `HasParent<LoopOp>`
*/
pub struct YieldOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`YieldOp`] by name, with `V` in place of a value.
pub struct YieldOpAdaptor<'a, V = ::ods_runtime::Value> {
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
/**`toy.loop`.

Traits: `SingleBlock`, `SingleBlockImplicitTerminator<YieldOp>`

# Operands

| Operand | Description |
| :-: | --- |
| `count` | index |

# Regions

| Region | Description |
| :-: | --- |
| `body` | any region |
*/
pub struct LoopOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`LoopOp`] by name, with `V` in place of a value.
pub struct LoopOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Operand `count`.
    pub count: V,
    ///Region `body`.
    pub body: ::ods_runtime::Region,
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
/**`toy.sum`.

Traits: `SameOperandsAndResultType`

# Operands

| Operand | Description |
| :-: | --- |
| `lhs` | any type |
| `rhs` | any type |

# Results

| Result | Description |
| :-: | --- |
| `result` | any type |
*/
pub struct SumOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`SumOp`] by name, with `V` in place of a value.
pub struct SumOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Operand `lhs`.
    pub lhs: V,
    ///Operand `rhs`.
    pub rhs: V,
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
/**`toy.same`.

# Operands

| Operand | Description |
| :-: | --- |
| `lhs` | any type |
| `rhs` | any type |
*/
pub struct SameOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`SameOp`] by name, with `V` in place of a value.
pub struct SameOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Operand `lhs`.
    pub lhs: V,
    ///Operand `rhs`.
    pub rhs: V,
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
#[allow(non_upper_case_globals, clippy::all, clippy::pedantic, unused_qualifications)]
const _: () = {
    use ::ods_runtime as __ods;
    use ::ods_runtime::__private as __rt;
    #[allow(unused_imports)]
    use __rt::scope::{*, x as count, x as lhs, x as rhs};
    static __ToyDialect_INFO: __rt::DialectInfo = __rt::DialectInfo::new("toy")
        .module(::core::module_path!())
        .ops(&__OPS0);
    #[automatically_derived]
    impl __ods::Dialect for ToyDialect {
        const INFO: &'static __rt::DialectInfo = &__ToyDialect_INFO;
    }
    impl<__T> __rt::ListsOp<__T> for ToyDialect {}
    impl<__T> __rt::ListsValue<__T> for ToyDialect {}
    __ods::__op_impls!(YieldOp, "YieldOp", __ops0(0));
    #[automatically_derived]
    impl __rt::OpFields for YieldOp {
        type Fields<'a, V: 'a> = YieldOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            _: __rt::RawAdaptor<'a, V>,
        ) -> YieldOpAdaptor<'a, V> {
            YieldOpAdaptor {
                __values: ::core::marker::PhantomData,
            }
        }
    }
    impl YieldOp {
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        #[inline]
        pub fn builder() -> __rt::Builder<Self> {
            __rt::Parts::of::<Self>().builder()
        }
        /// Builds the operation.
        #[inline]
        pub fn build(b: &mut __ods::OpBuilder<'_>, loc: __ods::Location) -> Self {
            Self::builder().build(b, loc)
        }
    }
    __ods::__op_impls!(LoopOp, "LoopOp", __ops0(1));
    impl __rt::DeclaresVerify for LoopOp {}
    impl __rt::DeclaresVerifyRegions for LoopOp {}
    impl __rt::DeclaresCustomAssembly for LoopOp {}
    #[automatically_derived]
    impl __rt::OpFields for LoopOp {
        type Fields<'a, V: 'a> = LoopOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> LoopOpAdaptor<'a, V> {
            LoopOpAdaptor {
                count: raw.one(0),
                body: raw.region(0),
                __values: ::core::marker::PhantomData,
            }
        }
    }
    impl LoopOp {
        ///Operand `count`: index.
        #[inline]
        pub fn count(self, ir: &__ods::Ir) -> __ods::Value {
            __rt::operand(self.0, ir, 0)
        }
        ///Region `body`: any region.
        #[inline]
        pub fn body(self, ir: &__ods::Ir) -> __ods::Region {
            __rt::region(self.0, ir, 0)
        }
        ///Sets operand `count`.
        pub fn set_count(self, ir: &mut impl __ods::IrMut, value: __ods::Value) {
            __rt::set_operand(self.0, ir, 0, value)
        }
        ///The number of operand `count`.
        pub const ODS_INDEX_COUNT: usize = 0;
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        #[inline]
        pub fn builder(count: __ods::Value) -> __rt::Builder<Self> {
            __rt::Parts::of::<Self>().value(count).builder()
        }
        /// Builds the operation.
        #[inline]
        pub fn build(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            count: __ods::Value,
        ) -> Self {
            Self::builder(count).build(b, loc)
        }
    }
    __ods::__op_impls!(SumOp, "SumOp", __ops0(2));
    #[automatically_derived]
    impl __rt::OpFields for SumOp {
        type Fields<'a, V: 'a> = SumOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> SumOpAdaptor<'a, V> {
            SumOpAdaptor {
                lhs: raw.one(0),
                rhs: raw.one(1),
                __values: ::core::marker::PhantomData,
            }
        }
    }
    impl SumOp {
        ///Operand `lhs`: any type.
        #[inline]
        pub fn lhs(self, ir: &__ods::Ir) -> __ods::Value {
            __rt::operand(self.0, ir, 0)
        }
        ///Operand `rhs`: any type.
        #[inline]
        pub fn rhs(self, ir: &__ods::Ir) -> __ods::Value {
            __rt::operand(self.0, ir, 1)
        }
        ///Result `result`: any type.
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
    __ods::__op_impls!(SameOp, "SameOp", __ops0(3));
    #[automatically_derived]
    impl __rt::OpFields for SameOp {
        type Fields<'a, V: 'a> = SameOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> SameOpAdaptor<'a, V> {
            SameOpAdaptor {
                lhs: raw.one(0),
                rhs: raw.one(1),
                __values: ::core::marker::PhantomData,
            }
        }
    }
    impl SameOp {
        ///Operand `lhs`: any type.
        #[inline]
        pub fn lhs(self, ir: &__ods::Ir) -> __ods::Value {
            __rt::operand(self.0, ir, 0)
        }
        ///Operand `rhs`: any type.
        #[inline]
        pub fn rhs(self, ir: &__ods::Ir) -> __ods::Value {
            __rt::operand(self.0, ir, 1)
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
    static __OWN_REFS: [__rt::Ref; 9] = [
        {
            static __YieldOp_PARENTS: __rt::TraitInfo = __rt::TraitInfo::parents::<
                __rt::traits::HasParent<LoopOp>,
            >(|| &[<LoopOp as __ods::Op>::INFO]);
            __rt::Ref::Trait(&__YieldOp_PARENTS)
        },
        __rt::Ref::ImplicitTerminator(
            || <YieldOp as __ods::Op>::INFO,
            ::core::any::TypeId::of::<
                __rt::traits::SingleBlockImplicitTerminator<YieldOp>,
            >,
        ),
        __rt::Ref::Verify(__rt::verify::<LoopOp>),
        __rt::Ref::VerifyRegions(__rt::verify_regions::<LoopOp>),
        __rt::Ref::CustomForm(__rt::custom_form::<LoopOp>),
        __rt::Ref::Pred(
            "something holds",
            |__op, ir| {
                let __op = <SumOp as __ods::Op>::from_operation_unchecked(__op);
                __op.0.num_operands(ir) == 2 && __op.lhs(ir) != __op.rhs(ir)
            },
        ),
        __rt::Ref::Pred(
            "all of {lhs, rhs} have same type",
            |__op, ir| {
                let __op = <SameOp as __ods::Op>::from_operation_unchecked(__op);
                (::ods_runtime::__private::preds::type_of(ir, __op.lhs(ir)))
                    == (::ods_runtime::__private::preds::type_of(ir, __op.rhs(ir)))
            },
        ),
        __rt::Ref::Pred(
            "one is the element type",
            |__op, ir| {
                let __op = <SameOp as __ods::Op>::from_operation_unchecked(__op);
                ::ods_runtime::__private::preds::types_match(
                    ir,
                    __op.lhs(ir),
                    __op.rhs(ir),
                    |__ty| ::ods_runtime::__private::preds::types(__ty.element_type()),
                    ::core::cmp::PartialEq::eq,
                )
            },
        ),
        __rt::Ref::Pred(
            "one is as the op says",
            |__op, ir| {
                let __op = <SameOp as __ods::Op>::from_operation_unchecked(__op);
                ::ods_runtime::__private::preds::types_match(
                    ir,
                    __op.lhs(ir),
                    __op.rhs(ir),
                    |__ty| ::ods_runtime::__private::preds::types(
                        __op.0.attribute(ir, "type").map(|_| __ty),
                    ),
                    ::core::cmp::PartialEq::eq,
                )
            },
        ),
    ];
    static __OPS0: [__rt::OpInfo; 4] = __rt::op_infos(
        &__ToyDialect_INFO,
        __rt::NO_REFS,
        &__OWN_REFS,
        [
            ("toy.yield", "trait IS_TERMINATOR\ntrait 1000000"),
            (
                "toy.loop",
                "operand count 1 Index\nregion body 1 AnyRegion\ntrait SINGLE_BLOCK\nimplicit_terminator 1000001\nverify 1000002\nverify_regions 1000003\nform 1000004",
            ),
            (
                "toy.sum",
                "operand lhs 1 AnyType\noperand rhs 1 AnyType\nresult result 1 AnyType\ntrait SAME_OPERANDS_AND_RESULT_TYPE\npred 1000005\ninfer r0 same o0",
            ),
            (
                "toy.same",
                "operand lhs 1 AnyType\noperand rhs 1 AnyType\ntype_pred 1000006\ntype_pred 1000007\npred 1000008",
            ),
        ],
    );
    const fn __ops0(number: ::core::primitive::usize) -> &'static __rt::OpInfo {
        &__OPS0[number]
    }
};
const _: &[::core::primitive::u8] = ::core::include_bytes!(
    ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/tests/expand/traits.td"),
);
