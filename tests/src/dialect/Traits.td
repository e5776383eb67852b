// Traits of ops.

// Types and shapes.
class SameOp<string mnemonic, Trait same, Type type>
    : TEST_Op<mnemonic, [same]> {
  let arguments = (ins Variadic<type>);
  let results = (outs Variadic<type>);
}
def SameOperandElementTypeOp : TEST_Op<"same_operand_element_type", [SameOperandsElementType]> {
  let arguments = (ins AnyType, AnyType);
  let results = (outs AnyType);
}
def SameOperandAndResultElementTypeOp
    : SameOp<"same_operand_and_result_element_type", SameOperandsAndResultElementType,
             AnyType>;
def SameOperandShapeOp : TEST_Op<"same_operand_shape", [SameOperandsShape]> {
  let arguments = (ins Variadic<AnyShaped>);
}
def SameOperandAndResultShapeOp
    : SameOp<"same_operand_and_result_shape", SameOperandsAndResultShape, AnyShaped>;
def SameOperandAndResultTypeOp
    : SameOp<"same_operand_and_result_type", SameOperandsAndResultType, AnyType>;
def VariadicWithSameOperandsResult
    : TEST_Op<"variadic_with_same_operand_results", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnySignlessInteger>);
  let results = (outs AnySignlessInteger:$result);
}
def SameOperandsResultType : TEST_Op<"same_operand_result_type", [SameOperandsAndResultType]> {
  let arguments = (ins AnyTensor:$operand);
  let results = (outs AnyTensor:$result);
}
def ElementwiseMappableOp : TEST_Op<"elementwise_mappable", ElementwiseMappable.traits> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
}
def BroadcastableOp : TEST_Op<"broadcastable", [ResultsBroadcastableShape]> {
  let arguments = (ins Variadic<AnyTensor>);
  let results = (outs AnyTensor);
}
class TensorsOp<string mnemonic, Type result>
    : TEST_FormatOp<mnemonic, "$operand attr-dict `:` functional-type(operands, results)",
                    [SameOperandsAndResultShape]> {
  let arguments = (ins RankedTensorOf<[F32]>:$operand);
  let results = (outs RankedTensorOf<[result]>:$result);
}
def SignOp : TensorsOp<"sign", SI32>;
def LessThanOp
    : TEST_FormatOp<"less_than", "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)",
                    [SameOperandsAndResultShape]> {
  let arguments = (ins RankedTensorOf<[F32]>:$lhs, RankedTensorOf<[F32]>:$rhs);
  let results = (outs RankedTensorOf<[I1]>:$result);
}

// Predicates over several parts.
class PairOp<string mnemonic, Trait same, TypeConstraint type> : TEST_Op<mnemonic, [same]> {
  let arguments = (ins type:$x, type:$y);
}
class PairAndResultOp<string mnemonic, Trait same, TypeConstraint type>
    : PairOp<mnemonic, same, type> {
  let results = (outs type:$res);
}
def OperandsHaveSameElementType
    : PairOp<"operands_have_same_element_type", AllElementTypesMatch<["x", "y"]>, AnyType>;
def OperandZeroAndResultHaveSameElementType
    : PairAndResultOp<"operand0_and_result_have_same_element_type",
                      AllElementTypesMatch<["x", "res"]>, AnyType>;
def OperandsHaveSameType
    : PairOp<"operands_have_same_type", AllTypesMatch<["x", "y"]>, AnyType>;
def OperandZeroAndResultHaveSameType
    : PairAndResultOp<"operand0_and_result_have_same_type", AllTypesMatch<["x", "res"]>, AnyType>;
def OperandsHaveSameRank
    : PairOp<"operands_have_same_rank", AllRanksMatch<["x", "y"]>, AnyShaped>;
def OperandZeroAndResultHaveSameRank
    : PairAndResultOp<"operand0_and_result_have_same_rank", AllRanksMatch<["x", "res"]>, AnyShaped>;
def OperandsAndResultHaveSameRank
    : PairAndResultOp<"operands_and_result_have_same_rank", SameOperandsAndResultRank, AnyShaped>;
def OperandZeroAndResultHaveSameShape
    : PairAndResultOp<"operand0_and_result_have_same_shape", AllShapesMatch<["x", "res"]>,
                      AnyShaped>;
def OperandZeroAndResultHaveSameElementCount
    : PairAndResultOp<"operand0_and_result_have_same_element_count",
                      AllElementCountsMatch<["x", "res"]>, AnyShaped>;
def ArgAndResHaveFixedElementTypesOp
    : TEST_Op<"arg_and_res_have_fixed_element_types", [
        PredOpTrait<"fixed type combination",
                    And<[ElementTypeIsPred<"x", I32>, ElementTypeIsPred<"y", F32>]>>,
        ElementTypeIs<"res", I16>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}
def FourEqualsFive : TEST_Op<"four_equals_five", [AllMatch<["5", "4"], "4 equals 5">]>;
def OperandRankEqualsResultSize
    : TEST_Op<"operand_rank_equals_result_size",
              [AllMatch<[Rank<"operand">.result, ElementCount<"result">.result],
                        "operand rank equals result size">]> {
  let arguments = (ins AnyShaped:$operand);
  let results = (outs AnyShaped:$result);
}
def IfFirstOperandIsNoneThenSoIsSecond
    : PairOp<"if_first_operand_is_none_then_so_is_second",
             PredOpTrait<"has either both none type operands or first is not none",
                         Or<[And<[TypeIsPred<"x", NoneType>, TypeIsPred<"y", NoneType>]>,
                             Neg<TypeIsPred<"x", NoneType>>]>>, AnyType>;

// Places in the IR.
def ParentOp : TEST_Op<"parent"> {
  let regions = (region AnyRegion);
}
def ParentOp1 : TEST_Op<"parent1"> {
  let regions = (region AnyRegion);
}
def ChildOp : TEST_Op<"child", [HasParent<"ParentOp">]>;
def ChildWithParentOneOf
    : TEST_Op<"child_with_parent_one_of", [ParentOneOf<["ParentOp", "ParentOp1"]>]>;
def SingleBlockImplicitTerminatorOp
    : TEST_Op<"SingleBlockImplicitTerminator", [SingleBlockImplicitTerminator<"TerminatorOp">]> {
  let regions = (region SizedRegion<1>:$region);
}
def SingleNoTerminatorOp
    : TEST_FormatOp<"single_no_terminator_op", "attr-dict `:` $my_region",
                    GraphRegionNoTerminator.traits> {
  let regions = (region SizedRegion<1>:$my_region);
}
def VariadicNoTerminatorOp
    : TEST_FormatOp<"variadic_no_terminator_op", "attr-dict `:` $my_regions",
                    GraphRegionNoTerminator.traits> {
  let regions = (region VariadicRegion<SizedRegion<1>>:$my_regions);
}

class GraphRegionOfOp<string mnemonic, list<Trait> traits = []>
    : TEST_FormatOp<mnemonic, "attr-dict-with-keyword $region",
                    [RegionKindInterface, HasOnlyGraphRegion] # traits> {
  let regions = (region AnyRegion:$region);
}
def GraphRegionOp : GraphRegionOfOp<"graph_region">;
def IsolatedGraphRegionOp : GraphRegionOfOp<"isolated_graph_region", [IsolatedFromAbove]>;
def SSACFGRegionOp : TEST_Op<"ssacfg_region", [RegionKindInterface]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>);
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}

// Symbols.
def SymbolOp : TEST_Op<"symbol", [NoMemoryEffect, Symbol]> {
  let arguments = (ins StrAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
}
def SymbolWithResultOp : TEST_Op<"symbol_with_result", [Symbol]> {
  let arguments = (ins StrAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let results = (outs AnyType:$result);
}
class SymbolTableOp<string mnemonic, list<Trait> traits>
    : TEST_Op<mnemonic, [SymbolTable] # traits> {
  let regions = (region SizedRegion<1>:$region);
}
def SymbolScopeOp
    : SymbolTableOp<"symbol_scope", [SingleBlockImplicitTerminator<"TerminatorOp">]>;
def SymbolScopeIsolatedOp
    : SymbolTableOp<"symbol_scope_isolated",
                    [SingleBlockImplicitTerminator<"TerminatorOp">, IsolatedFromAbove]>;
def SymbolTableRegionOp : SymbolTableOp<"symbol_table_region", []>;

// Branches.
def TestBranchOp : TEST_Op<"br", [BranchOpInterface, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$targetOperands);
  let successors = (successor AnySuccessor:$target);
}

// Ops without further meaning.
class PlainOp<string letter, list<Trait> traits = []> : TEST_Op<"op_" # letter, traits>;
class MapOp<string letter> : PlainOp<letter> {
  let arguments = (ins I32);
  let results = (outs I32);
}
class SinkOp<string letter> : PlainOp<letter> {
  let arguments = (ins I32);
}
class SourceOp<string letter> : PlainOp<letter> {
  let results = (outs I32);
}
class AttrMapOp<string letter> : PlainOp<letter> {
  let arguments = (ins I32, I32Attr:$attr);
  let results = (outs I32);
}
def OpA : AttrMapOp<"a">;
def OpB : AttrMapOp<"b">;
def OpD : MapOp<"d">;
def OpE : MapOp<"e">;
def OpF : MapOp<"f">;
def OpG : MapOp<"g">;
def OpH : SinkOp<"h">;
def OpI : SinkOp<"i">;
def OpJ : SourceOp<"j">;
def OpK : SourceOp<"k">;
def OpM : PlainOp<"m"> {
  let arguments = (ins I32, OptionalAttr<I32Attr>:$optional_attr);
  let results = (outs I32);
}
def OpN : PlainOp<"n"> {
  let arguments = (ins I32, I32);
  let results = (outs I32);
}
def OpO : MapOp<"o">;
def OpP : PlainOp<"p"> {
  let arguments = (ins I32, I32, I32, I32, I32, I32);
  let results = (outs I32);
}
def OpQ : PlainOp<"q"> {
  let arguments = (ins AnyType, AnyType);
  let results = (outs AnyType);
}
