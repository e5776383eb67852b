//! An op for each feature of traits and interfaces, as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_pure", traits = [Pure])]
pub struct TraitPure {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_order", traits = [Commutative, Pure])]
pub struct TraitOrder {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_other_order", traits = [Pure, Commutative])]
pub struct TraitOtherOrder {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_list",
    traits = [Commutative] # AlwaysSpeculatable.traits
)]
pub struct TraitList {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_paste",
    traits = !listconcat([IsolatedFromAbove], [Pure])
)]
pub struct TraitPaste {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_parent", traits = [HasParent<"RegionAnyOp">])]
pub struct TraitParent {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_other_parent", traits = [HasParent<"RegionSizedOp">])]
pub struct TraitOtherParent {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_parents",
    traits = [ParentOneOf<["RegionAnyOp", "RegionSizedOp"]>]
)]
pub struct TraitParents {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_terminator",
    traits = [SingleBlockImplicitTerminator<"TraitEndOp">]
)]
pub struct TraitTerminator {
    #[region(SizedRegion<1>)]
    pub body: Region,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_end", traits = [Terminator])]
pub struct TraitEnd;

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_pred",
    traits = [PredOpTrait<"a is a result", CPred<"$a.defining_op($_ir).is_some()">>]
)]
pub struct TraitPred {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_other_pred",
    traits = [PredOpTrait<"a is no result", CPred<"$a.defining_op($_ir).is_none()">>]
)]
pub struct TraitOtherPred {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_same_types",
    traits = [SameOperandsAndResultType],
    assembly_format = "$a attr-dict `:` type($a)"
)]
pub struct TraitSameTypes {
    #[operand(AnyType)]
    pub a: Value,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_types_match",
    traits = [AllTypesMatch<["a", "result"]>],
    assembly_format = "$a attr-dict `:` type($a)"
)]
pub struct TraitTypesMatch {
    #[operand(AnyType)]
    pub a: Value,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_types_follow",
    traits = [TypesMatchWith<"the result is a tuple", "a", "result", "::ods_runtime::Type::tuple([$_self.clone()])">],
    assembly_format = "$a attr-dict `:` type($a)"
)]
pub struct TraitTypesFollow {
    #[operand(AnyType)]
    pub a: Value,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_writes", traits = [MemoryEffects<[MemWrite]>])]
pub struct TraitWrites {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_reads", traits = [MemoryEffects<[MemRead]>])]
pub struct TraitReads {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_infers",
    traits = [DeclareOpInterfaceMethods<InferTypeOpInterface>],
    assembly_format = "$a attr-dict `:` type($a)"
)]
pub struct TraitInfers {
    #[operand(AnyType)]
    pub a: Value,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_speculates",
    traits = [DeclareOpInterfaceMethods<ConditionallySpeculatable>]
)]
pub struct TraitSpeculates {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_names",
    traits = [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>],
    assembly_format = "$a attr-dict"
)]
pub struct TraitNames {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_branches", traits = [BranchOpInterface, Terminator])]
pub struct TraitBranches {
    #[operand(Variadic<I64>)]
    pub a: Vec<Value>,
    #[successor(AnySuccessor)]
    pub next: Block,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_symbol", traits = [Symbol])]
pub struct TraitSymbol {
    #[attr(SymbolNameAttr)]
    pub sym_name: String,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "trait_native", traits = [NativeOpTrait<"Heavy">])]
pub struct TraitNative {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_with_number",
    traits = [ParamNativeOpTrait<"AtMost", "3">]
)]
pub struct TraitWithNumber {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_with_other_number",
    traits = [ParamNativeOpTrait<"AtMost", "4">]
)]
pub struct TraitWithOtherNumber {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "trait_own_interface",
    interfaces = [Weighed]
)]
pub struct TraitOwnInterface {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}
