//! The builtin dialect: `builtin.module` and `builtin.unrealized_conversion_cast`.
//!
//! Both operations are written by hand: the macros are in a crate above this one.

#![expect(
    clippy::expl_impl_clone_on_copy,
    reason = "`derive` would cost rustc twice as much for the ops of users"
)]

use crate::attributes::{Attribute, StringAttr};
use crate::interfaces::{
    CastOpInterface, OpAsmOpInterface, RegionKindInterface, SymbolOpInterface, interface_entry,
    speculation_by_traits,
};
use crate::ir::{Block, Ir, OpBuilder, Operation, OperationState, Region, Value};
use crate::location::Location;
use crate::op::{
    AttrClass, AttrConstraint, DeclaresVerify, FoldHooks, Folded, OnlyByCast, Op, OpInfo, Ref,
    RegionConstraint, TypeConstraint, Verify, VerifyResult, verify,
};
use crate::registry::{Dialect, DialectInfo};
use crate::traits;
use crate::types::Type;

/// The builtin dialect.
#[derive(Clone, Copy, Debug)]
pub struct BuiltinDialect;

impl Dialect for BuiltinDialect {
    const INFO: &'static DialectInfo = &DIALECT;
}

pub(crate) static DIALECT: DialectInfo = DialectInfo::new("builtin")
    .module(module_path!())
    .summary("What every module consists of")
    .ops(&OPS);

static STRING: AttrConstraint = AttrConstraint::new("string attribute")
    .test(|attr| matches!(attr, Attribute::String(_)))
    .class(AttrClass::of::<StringAttr>());
static ONE_BLOCK: RegionConstraint =
    RegionConstraint::new("region with 1 blocks").test(Region::has_one_block);
static ANY_TYPE: TypeConstraint = TypeConstraint::new("any type").always();

static OPS: [OpInfo; 2] = [
    OpInfo::new(
        "builtin.module",
        &DIALECT,
        "attr sym_name optional 0\nattr sym_visibility optional 0\nregion bodyRegion 1 1\ntrait 2\ntrait 3\ntrait 4\n\
     trait 5\ntrait 6\ntrait 7\ntrait 8\ninterface 9\ninterface 10\ninterface 11\nverify 12\ndefault_dialect\nformat (a0 _a0:s ) dictkw _r0\nsummary A top level container operation",
        &[
            Ref::Attr(&STRING),
            Ref::Region(&ONE_BLOCK),
            Ref::Trait(&traits::AFFINE_SCOPE),
            Ref::Trait(&traits::IS_ISOLATED_FROM_ABOVE),
            Ref::Trait(&traits::NO_REGION_ARGUMENTS),
            Ref::Trait(&traits::SYMBOL_TABLE),
            Ref::Trait(&traits::NO_TERMINATOR),
            Ref::Trait(&traits::SINGLE_BLOCK),
            Ref::Trait(&traits::HAS_ONLY_GRAPH_REGION),
            Ref::Interface(interface_entry::<dyn SymbolOpInterface, ModuleOp>),
            Ref::Interface(interface_entry::<dyn RegionKindInterface, ModuleOp>),
            Ref::Interface(interface_entry::<dyn OpAsmOpInterface, ModuleOp>),
            Ref::Verify(verify::<ModuleOp>),
        ],
    ),
    OpInfo::new(
        "builtin.unrealized_conversion_cast",
        &DIALECT,
        "operand inputs * 0\nresult outputs * 0\ninterface 1\ntrait 2\ninterface 3\neffects\nfold 4\nformat (o0 _o0 _': _to0 ) _'to _tr0 dict\n\
     summary An unrealized conversion from one set of types to another",
        &[
            Ref::Type(&ANY_TYPE),
            Ref::Interface(interface_entry::<dyn CastOpInterface, UnrealizedConversionCastOp>),
            Ref::Trait(&traits::ALWAYS_SPECULATABLE_IMPL_TRAIT),
            Ref::Interface(speculation_by_traits),
            Ref::Fold(|| FoldHooks {
                fold: fold_cast,
                without_constants: |_, _| true,
            }),
        ],
    ),
];

/// `builtin.module`: the container of a whole program.
///
/// Syntax: `module @name attributes {…} { … }`; name and attributes are optional.
pub struct ModuleOp(Operation, OnlyByCast);

/// The interfaces of [`ModuleOp`].
#[doc(hidden)]
pub trait ModuleOpInterfaces: SymbolOpInterface + RegionKindInterface + OpAsmOpInterface {}

crate::__op_impls!(ModuleOp, "ModuleOp", &OPS[0], dyn ModuleOpInterfaces);

impl ModuleOp {
    /// Builds an empty module.
    #[inline]
    pub fn build(b: &mut OpBuilder<'_>, location: Location) -> Self {
        let region = b.create_region();
        region.add_block(b, &[]);
        let mut state = OperationState::new(Self::INFO, location);
        state.regions.push(region);
        Self(b.create_operation(state), OnlyByCast::unchecked())
    }

    /// The region that holds the program.
    #[inline]
    pub fn body_region(self, ir: &Ir) -> Region {
        self.0.regions(ir)[0]
    }

    /// The block that holds the program.
    ///
    /// # Panics
    ///
    /// If the module is invalid and has no block.
    #[inline]
    pub fn body(self, ir: &Ir) -> Block {
        self.body_region(ir)
            .entry_block(ir)
            .unwrap_or_else(|| panic!("the module has no block"))
    }

    /// The name of the module, if it has one.
    #[inline]
    pub fn sym_name(self, ir: &Ir) -> Option<&str> {
        self.0.symbol_name(ir)
    }
}

impl DeclaresVerify for ModuleOp {}

impl Verify for ModuleOp {
    #[inline]
    fn verify(self, ir: &Ir) -> VerifyResult {
        let discardable = self.0.discardable_attributes(ir);
        let unprefixed = discardable
            .iter()
            .find(|entry| !entry.name.bytes().contains(&b'.'));
        unprefixed.map_or(Ok(()), |entry| {
            let name = &entry.name;
            let message =
                format!("can only contain attributes with dialect-prefixed names, found: '{name}'");
            Err(self.0.emit_error(ir, message))
        })
    }
}

/// A module is a symbol only if it has a name.
impl SymbolOpInterface for ModuleOp {
    #[inline]
    fn is_optional_symbol(self, _: &Ir) -> bool {
        true
    }
}

impl RegionKindInterface for ModuleOp {}

impl OpAsmOpInterface for ModuleOp {
    #[inline]
    fn get_default_dialect() -> &'static str {
        DIALECT.name()
    }
}

/// `builtin.unrealized_conversion_cast`: a conversion that has no implementation yet.
pub struct UnrealizedConversionCastOp(Operation, OnlyByCast);

crate::__op_impls!(
    UnrealizedConversionCastOp,
    "UnrealizedConversionCastOp",
    &OPS[1],
    dyn CastOpInterface
);

/// Any types can be cast to any other types.
impl CastOpInterface for UnrealizedConversionCastOp {
    #[inline]
    fn are_cast_compatible(_: &[Type], _: &[Type]) -> bool {
        true
    }
}

/// A cast to the same types, and one back to what other casts started from, are the values that
/// are cast.
#[inline]
fn fold_cast(op: Operation, ir: &mut Ir, _: &[Option<&Attribute>]) -> Folded {
    let has_types_of_results = |values: &[Value]| {
        let types = values.iter().map(|value| value.ty(ir));
        types.eq(op.results(ir).iter().map(|result| result.ty(ir)))
    };
    let inputs = op.operands(ir);
    if has_types_of_results(inputs) {
        return inputs.to_vec().into();
    }
    let inner = inputs.first().and_then(|input| input.defining_op(ir));
    let inner = inner.filter(|inner| inner.is::<UnrealizedConversionCastOp>(ir));
    match inner {
        Some(inner) if inner.results(ir) == inputs && has_types_of_results(inner.operands(ir)) => {
            inner.operands(ir).to_vec().into()
        }
        _ => Folded::No,
    }
}

impl UnrealizedConversionCastOp {
    /// Casts `inputs` to values of the given types.
    #[inline]
    pub fn build(
        b: &mut OpBuilder<'_>,
        location: Location,
        types: &[Type],
        inputs: &[Value],
    ) -> Self {
        let mut state = OperationState::new(Self::INFO, location);
        state.operands.extend_from_slice(inputs);
        state.result_types.extend(types.iter().cloned());
        Self(b.create_operation(state), OnlyByCast::unchecked())
    }
}
