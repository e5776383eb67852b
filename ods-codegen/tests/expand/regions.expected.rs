/**The `toy` dialect.
*/
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ToyDialect;
/**`toy.case`.

# Regions

| Region | Description |
| :-: | --- |
| `default` | region with 1 blocks |
| `cases` | any region |
*/
pub struct CaseOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`CaseOp`] by name, with `V` in place of a value.
pub struct CaseOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Region `default`.
    pub default: ::ods_runtime::Region,
    ///Region `cases`.
    pub cases: &'a [::ods_runtime::Region],
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
/**`toy.br`.

Traits: `IsTerminator`

# Operands

| Operand | Description |
| :-: | --- |
| `dest_operands` | variadic of any type |

# Successors

| Successor | Description |
| :-: | --- |
| `dest` | any successor |
| `others` | any successor |
*/
pub struct BranchOp(::ods_runtime::Operation, ::ods_runtime::__private::OnlyByCast);
///The parts of [`BranchOp`] by name, with `V` in place of a value.
pub struct BranchOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Operand `dest_operands`.
    pub dest_operands: &'a [V],
}
#[allow(non_upper_case_globals, clippy::all, clippy::pedantic, unused_qualifications)]
const _: () = {
    use ::ods_runtime as __ods;
    use ::ods_runtime::__private as __rt;
    #[allow(unused_imports)]
    use __rt::scope::{*, x as cases_count, x as dest, x as dest_operands, x as others};
    static __ToyDialect_INFO: __rt::DialectInfo = __rt::DialectInfo::new("toy")
        .module(::core::module_path!())
        .ops(&__OPS0);
    #[automatically_derived]
    impl __ods::Dialect for ToyDialect {
        const INFO: &'static __rt::DialectInfo = &__ToyDialect_INFO;
    }
    impl<__T> __rt::ListsOp<__T> for ToyDialect {}
    impl<__T> __rt::ListsValue<__T> for ToyDialect {}
    __ods::__op_impls!(CaseOp, "CaseOp", __ops0(0));
    #[automatically_derived]
    impl __rt::OpFields for CaseOp {
        type Fields<'a, V: 'a> = CaseOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> CaseOpAdaptor<'a, V> {
            CaseOpAdaptor {
                default: raw.region(0),
                cases: raw.regions(1),
                __values: ::core::marker::PhantomData,
            }
        }
    }
    impl CaseOp {
        ///Region `default`: region with 1 blocks.
        #[inline]
        pub fn default(self, ir: &__ods::Ir) -> __ods::Region {
            __rt::region(self.0, ir, 0)
        }
        ///Region `cases`: any region.
        #[inline]
        pub fn cases(self, ir: &__ods::Ir) -> &[__ods::Region] {
            __rt::regions(self.0, ir, 1)
        }
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        #[inline]
        pub fn builder(cases_count: usize) -> __rt::Builder<Self> {
            __rt::Parts::of::<Self>().regions(cases_count).builder()
        }
        /// Builds the operation.
        #[inline]
        pub fn build(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            cases_count: usize,
        ) -> Self {
            Self::builder(cases_count).build(b, loc)
        }
    }
    __ods::__op_impls!(BranchOp, "BranchOp", __ops0(1));
    #[automatically_derived]
    impl __rt::OpFields for BranchOp {
        type Fields<'a, V: 'a> = BranchOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> BranchOpAdaptor<'a, V> {
            BranchOpAdaptor {
                dest_operands: raw.group(0),
            }
        }
    }
    impl BranchOp {
        ///Operand `dest_operands`: variadic of any type.
        #[inline]
        pub fn dest_operands(self, ir: &__ods::Ir) -> &[__ods::Value] {
            __rt::operands(self.0, ir, 0)
        }
        ///Successor `dest`: any successor.
        #[inline]
        pub fn dest(self, ir: &__ods::Ir) -> __ods::Block {
            __rt::successor(self.0, ir, 0)
        }
        ///Successor `others`: any successor.
        #[inline]
        pub fn others(self, ir: &__ods::Ir) -> &[__ods::Block] {
            __rt::successors(self.0, ir, 1)
        }
        ///Sets operand `dest_operands`.
        pub fn set_dest_operands(
            self,
            ir: &mut impl __ods::IrMut,
            value: &[__ods::Value],
        ) {
            __rt::set_operands(self.0, ir, 0, value)
        }
        ///The values of operand `dest_operands`, to change.
        pub fn dest_operands_mut(
            self,
            ir: &mut impl __ods::IrMut,
        ) -> __rt::OperandsMut<'_> {
            __rt::OperandsMut::new(self.0, ir, 0)
        }
        ///The number of operand `dest_operands`.
        pub const ODS_INDEX_DEST_OPERANDS: usize = 0;
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        #[inline]
        pub fn builder(
            dest_operands: impl __rt::IntoValues,
            dest: __ods::Block,
            others: &[__ods::Block],
        ) -> __rt::Builder<Self> {
            __rt::Parts::of::<Self>()
                .values(dest_operands)
                .successor(dest)
                .successors(others)
                .builder()
        }
        /// Builds the operation.
        #[inline]
        pub fn build(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            dest_operands: &[__ods::Value],
            dest: __ods::Block,
            others: &[__ods::Block],
        ) -> Self {
            Self::builder(dest_operands, dest, others).build(b, loc)
        }
    }
    static __REFS: [__rt::Ref; 3] = [
        __rt::Ref::Region(&__R0),
        __rt::Ref::Region(&__R1),
        __rt::Ref::Successor(&__S2),
    ];
    static __OPS0: [__rt::OpInfo; 2] = __rt::op_infos(
        &__ToyDialect_INFO,
        &__REFS,
        __rt::NO_REFS,
        [
            ("toy.case", "region default 1 0\nregion cases * 1"),
            (
                "toy.br",
                "operand dest_operands * AnyType\nsuccessor dest 1 AnySuccessor\nsuccessor others * 2\ntrait IS_TERMINATOR",
            ),
        ],
    );
    const fn __ops0(number: ::core::primitive::usize) -> &'static __rt::OpInfo {
        &__OPS0[number]
    }
    static __R0: __rt::RegionConstraint = __rt::RegionConstraint::new(
            "region with 1 blocks",
        )
        .test(|__self, ir| ::ods_runtime::__private::preds::num_blocks(ir, __self) == 1);
    static __R1: __rt::RegionConstraint = __rt::RegionConstraint::new("any region");
    static __S2: __rt::SuccessorConstraint = __rt::SuccessorConstraint::new(
        "any successor",
    );
};
const _: &[::core::primitive::u8] = ::core::include_bytes!(
    ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/tests/expand/regions.td"),
);
