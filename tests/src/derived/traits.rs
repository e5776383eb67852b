//! The ops of `../dialect/Traits.td` as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "same_operand_element_type", traits = [SameOperandsElementType])]
pub struct SameOperandElementType {
    #[operand(AnyType, unnamed)]
    pub unnamed0: Value,
    #[operand(AnyType, unnamed)]
    pub unnamed1: Value,
    #[result(AnyType, unnamed)]
    pub unnamed2: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "same_operand_and_result_element_type", traits = [SameOperandsAndResultElementType])]
pub struct SameOperandAndResultElementType {
    #[operand(Variadic<AnyType>, unnamed)]
    pub unnamed0: Vec<Value>,
    #[result(Variadic<AnyType>, unnamed)]
    pub unnamed1: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "same_operand_shape", traits = [SameOperandsShape])]
pub struct SameOperandShape {
    #[operand(Variadic<AnyShaped>, unnamed)]
    pub unnamed0: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "same_operand_and_result_shape", traits = [SameOperandsAndResultShape])]
pub struct SameOperandAndResultShape {
    #[operand(Variadic<AnyShaped>, unnamed)]
    pub unnamed0: Vec<Value>,
    #[result(Variadic<AnyShaped>, unnamed)]
    pub unnamed1: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "same_operand_and_result_type", traits = [SameOperandsAndResultType])]
pub struct SameOperandAndResultType {
    #[operand(Variadic<AnyType>, unnamed)]
    pub unnamed0: Vec<Value>,
    #[result(Variadic<AnyType>, unnamed)]
    pub unnamed1: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "variadic_with_same_operand_results", handle = VariadicWithSameOperandsResult, traits = [SameOperandsAndResultType])]
pub struct VariadicWithSameOperandsResultParts {
    #[operand(Variadic<AnySignlessInteger>, unnamed)]
    pub unnamed0: Vec<Value>,
    #[result(AnySignlessInteger)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "same_operand_result_type", handle = SameOperandsResultType, traits = [SameOperandsAndResultType])]
pub struct SameOperandsResultTypeParts {
    #[operand(AnyTensor)]
    pub operand: Value,
    #[result(AnyTensor)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "elementwise_mappable", traits = ElementwiseMappable.traits)]
pub struct ElementwiseMappable {
    #[operand(Variadic<AnyType>, unnamed)]
    pub unnamed0: Vec<Value>,
    #[result(Variadic<AnyType>, unnamed)]
    pub unnamed1: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "broadcastable", traits = [ResultsBroadcastableShape])]
pub struct Broadcastable {
    #[operand(Variadic<AnyTensor>, unnamed)]
    pub unnamed0: Vec<Value>,
    #[result(AnyTensor, unnamed)]
    pub unnamed1: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "operands_have_same_element_type", handle = OperandsHaveSameElementType, traits = [AllElementTypesMatch<["x", "y"]>])]
pub struct OperandsHaveSameElementTypeParts {
    #[operand(AnyType)]
    pub x: Value,
    #[operand(AnyType)]
    pub y: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "operand0_and_result_have_same_element_type", handle = OperandZeroAndResultHaveSameElementType, traits = [AllElementTypesMatch<["x", "res"]>])]
pub struct OperandZeroAndResultHaveSameElementTypeParts {
    #[operand(AnyType)]
    pub x: Value,
    #[operand(AnyType)]
    pub y: Value,
    #[result(AnyType)]
    pub res: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "operands_have_same_type", handle = OperandsHaveSameType, traits = [AllTypesMatch<["x", "y"]>])]
pub struct OperandsHaveSameTypeParts {
    #[operand(AnyType)]
    pub x: Value,
    #[operand(AnyType)]
    pub y: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "operand0_and_result_have_same_type", handle = OperandZeroAndResultHaveSameType, traits = [AllTypesMatch<["x", "res"]>])]
pub struct OperandZeroAndResultHaveSameTypeParts {
    #[operand(AnyType)]
    pub x: Value,
    #[operand(AnyType)]
    pub y: Value,
    #[result(AnyType)]
    pub res: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "operands_have_same_rank", handle = OperandsHaveSameRank, traits = [AllRanksMatch<["x", "y"]>])]
pub struct OperandsHaveSameRankParts {
    #[operand(AnyShaped)]
    pub x: Value,
    #[operand(AnyShaped)]
    pub y: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "operand0_and_result_have_same_rank", handle = OperandZeroAndResultHaveSameRank, traits = [AllRanksMatch<["x", "res"]>])]
pub struct OperandZeroAndResultHaveSameRankParts {
    #[operand(AnyShaped)]
    pub x: Value,
    #[operand(AnyShaped)]
    pub y: Value,
    #[result(AnyShaped)]
    pub res: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "operands_and_result_have_same_rank", handle = OperandsAndResultHaveSameRank, traits = [SameOperandsAndResultRank])]
pub struct OperandsAndResultHaveSameRankParts {
    #[operand(AnyShaped)]
    pub x: Value,
    #[operand(AnyShaped)]
    pub y: Value,
    #[result(AnyShaped)]
    pub res: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "operand0_and_result_have_same_shape", handle = OperandZeroAndResultHaveSameShape, traits = [AllShapesMatch<["x", "res"]>])]
pub struct OperandZeroAndResultHaveSameShapeParts {
    #[operand(AnyShaped)]
    pub x: Value,
    #[operand(AnyShaped)]
    pub y: Value,
    #[result(AnyShaped)]
    pub res: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "operand0_and_result_have_same_element_count", handle = OperandZeroAndResultHaveSameElementCount, traits = [AllElementCountsMatch<["x", "res"]>])]
pub struct OperandZeroAndResultHaveSameElementCountParts {
    #[operand(AnyShaped)]
    pub x: Value,
    #[operand(AnyShaped)]
    pub y: Value,
    #[result(AnyShaped)]
    pub res: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "arg_and_res_have_fixed_element_types", traits = [PredOpTrait<"fixed type combination", And<[ElementTypeIsPred<"x", I32>, ElementTypeIsPred<"y", F32>]>>, ElementTypeIs<"res", I16>])]
pub struct ArgAndResHaveFixedElementTypes {
    #[operand(AnyShaped)]
    pub x: Value,
    #[operand(AnyShaped)]
    pub y: Value,
    #[result(AnyShaped)]
    pub res: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "four_equals_five", handle = FourEqualsFive, traits = [AllMatch<["5", "4"], "4 equals 5">])]
pub struct FourEqualsFiveParts;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "operand_rank_equals_result_size", handle = OperandRankEqualsResultSize, traits = [AllMatch<[Rank<"operand">.result, ElementCount<"result">.result], "operand rank equals result size">])]
pub struct OperandRankEqualsResultSizeParts {
    #[operand(AnyShaped)]
    pub operand: Value,
    #[result(AnyShaped)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "if_first_operand_is_none_then_so_is_second", handle = IfFirstOperandIsNoneThenSoIsSecond, traits = [PredOpTrait<"has either both none type operands or first is not none", Or<[And<[TypeIsPred<"x", NoneType>, TypeIsPred<"y", NoneType>]>, Neg<TypeIsPred<"x", NoneType>>]>>])]
pub struct IfFirstOperandIsNoneThenSoIsSecondParts {
    #[operand(AnyType)]
    pub x: Value,
    #[operand(AnyType)]
    pub y: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "parent")]
pub struct Parent {
    #[region(AnyRegion, unnamed)]
    pub unnamed0: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "parent1", handle = ParentOp1)]
pub struct ParentOp1Parts {
    #[region(AnyRegion, unnamed)]
    pub unnamed0: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "child", traits = [HasParent<"ParentOp">])]
pub struct Child;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "child_with_parent_one_of", handle = ChildWithParentOneOf, traits = [ParentOneOf<["ParentOp", "ParentOp1"]>])]
pub struct ChildWithParentOneOfParts;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "SingleBlockImplicitTerminator", traits = [SingleBlockImplicitTerminator<"TerminatorOp">])]
pub struct SingleBlockImplicitTerminator {
    #[region(SizedRegion<1>)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "ssacfg_region", traits = [RegionKindInterface])]
pub struct SSACFGRegion {
    #[operand(Variadic<AnyType>)]
    pub operands: Vec<Value>,
    #[result(Variadic<AnyType>, unnamed)]
    pub unnamed0: Vec<Value>,
    #[region(VariadicRegion<AnyRegion>)]
    pub regions: Vec<Region>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "symbol", traits = [NoMemoryEffect, Symbol])]
pub struct Symbol {
    #[attr(StrAttr)]
    pub sym_name: String,
    #[attr(OptionalAttr<StrAttr>)]
    pub sym_visibility: Option<String>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "symbol_with_result", traits = [Symbol])]
pub struct SymbolWithResult {
    #[attr(StrAttr)]
    pub sym_name: String,
    #[attr(OptionalAttr<StrAttr>)]
    pub sym_visibility: Option<String>,
    #[result(AnyType)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "symbol_scope", traits = [SymbolTable, SingleBlockImplicitTerminator<"TerminatorOp">])]
pub struct SymbolScope {
    #[region(SizedRegion<1>)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "symbol_scope_isolated", traits = [SymbolTable, SingleBlockImplicitTerminator<"TerminatorOp">, IsolatedFromAbove])]
pub struct SymbolScopeIsolated {
    #[region(SizedRegion<1>)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "symbol_table_region", traits = [SymbolTable])]
pub struct SymbolTableRegion {
    #[region(SizedRegion<1>)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "br", traits = [BranchOpInterface, Terminator])]
pub struct TestBranch {
    #[operand(Variadic<AnyType>, name = "targetOperands")]
    pub target_operands: Vec<Value>,
    #[successor(AnySuccessor)]
    pub target: Block,
}
