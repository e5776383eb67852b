// An op for each trait of the prelude that asks about several arguments, and for
// each constraint on regions.

include "mlir/IR/OpBase.td"

def Traits : Dialect {
  let name = "traits";
}

class PairOp<list<Trait> traits> : Op<Traits, NAME, traits> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
class ListsOp<list<Trait> traits> : Op<Traits, NAME, traits> {
  let arguments = (ins Variadic<AnyType>:$a);
  let results = (outs Variadic<AnyType>:$b);
}
class OptionalsOp<list<Trait> traits>
    : Op<Traits, NAME, traits # [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$a, Optional<AnyType>:$b);
}
class AttrOp<list<Trait> traits, Attr attr = AnyAttr>
    : Op<Traits, NAME, traits> {
  let arguments = (ins AnyType:$a, attr:$b);
}

def AllTypesMatchOp : PairOp<[AllTypesMatch<["a", "b"]>]>;
def AllTypesMatchListsOp : ListsOp<[AllTypesMatch<["a", "b"]>]>;
def AllTypesMatchAttrOp : AttrOp<[AllTypesMatch<["a", "b"]>]>;
def AllElementTypesMatchOp : PairOp<[AllElementTypesMatch<["a", "b"]>]>;
def AllElementCountsMatchOp : PairOp<[AllElementCountsMatch<["a", "b"]>]>;
def AllRanksMatchOp : PairOp<[AllRanksMatch<["a", "b"]>]>;
def AllShapesMatchOp : PairOp<[AllShapesMatch<["a", "b"]>]>;
def AllShapesMatchAttrOp
    : AttrOp<[AllShapesMatch<["a", "b"]>], ElementsAttr>;
def AllTypeIDsMatchOp : PairOp<[AllTypeIDsMatch<["a", "b"]>]>;
def AllMatchOp
    : PairOp<[AllMatch<["$a.ty($_ir).is_float()", "$b.ty($_ir).is_float()"],
                       "both or none are floats">]>;
def AllMatchSameOperatorTraitOp
    : PairOp<[AllMatchSameOperatorTrait<
          ["a", "b"], "$_self.ty($_ir).is_index()", "kind">]>;
def AnyMatchOperatorTraitOp
    : PairOp<[AnyMatchOperatorTrait<
          ["a", "b"], "$_self.ty($_ir).is_index()", "an index">]>;
def PredOpTraitOp
    : PairOp<[PredOpTrait<
          "there are attributes",
          CPred<"$_op.attribute($_ir, \"c\").is_some()">>]>;
def ShapedTypeMatchesElementCountAndTypesOp : Op<Traits, "ShapedTypeMatchesElementCountAndTypesOp", [
    ShapedTypeMatchesElementCountAndTypes<"a", "b">]> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
}
def TypesMatchWithOp
    : PairOp<[TypesMatchWith<"b is the element of a", "a", "b",
                             "$_self.element_type()">]>;
def TypesMatchWithComparatorOp
    : PairOp<[TypesMatchWith<"a has the shape of b", "a", "b", "$_self",
                             "::ods_runtime::types::have_same_shape">]>;
def TypesMatchWithClosureOp
    : PairOp<[TypesMatchWith<"a and b differ", "a", "b", "$_self.clone()",
                             "|a, b| a != b">]>;
def TypesMatchWithResultsOp : Op<Traits, "TypesMatchWithResultsOp", [
    TypesMatchWith<
        "results are those of the function", "a", "b",
        "$_self.downcast::<::ods_runtime::types::FunctionType>().map(|ty| ty.results())">]> {
  let arguments = (ins AnyType:$a);
  let results = (outs Variadic<AnyType>:$b);
}
def OptionalTypesMatchWithOp
    : OptionalsOp<[OptionalTypesMatchWith<"b is the element of a", "a", "b",
                                          "$_self.element_type()">]>;
def RangedTypesMatchWithOp
    : ListsOp<[RangedTypesMatchWith<"results are elements", "a", "b",
                                    "$_self.element_type()">]>;
def InputMatchesTypesOp : PairOp<[InputMatchesTypes<["a", "b"], [I32, F32]>]>;
def InputAddressIsCombinationOfOp
    : PairOp<[InputAddressIsCombinationOf<["a", "b"],
                                          [[I32, F32], [F32, I32]]>]>;
def TypeIsOp : PairOp<[TypeIs<"a", I32>]>;
def TypeIsAttrOp : AttrOp<[TypeIs<"b", I<7>>]>;
def ElementTypeIsOp : PairOp<[ElementTypeIs<"a", I32>]>;

class NumberOp<Pred predicate>
    : Op<Traits, NAME, [PredOpTrait<"numbered", predicate>]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>:$results);
}
def TCopVTEtIsOp : NumberOp<TCopVTEtIs<0, I32>>;
def TCopVTEtIsSameAsOp : NumberOp<TCopVTEtIsSameAs<0, 1>>;
def TCOpResIsShapedTypePredOp : NumberOp<TCOpResIsShapedTypePred<0, 0>>;
def TCresIsSameAsOpBaseOp : NumberOp<TCresIsSameAsOpBase<0, 0>>;
def TCresVTEtIsSameAsOpBaseOp : NumberOp<TCresVTEtIsSameAsOpBase<0, 0>>;
def TCresVTEtIsSameAsOpOp : NumberOp<TCresVTEtIsSameAsOp<0, 0>>;
def TCOpIsBroadcastableToResOp : NumberOp<TCOpIsBroadcastableToRes<0, 0>>;
def TCopVTEtAreSameAtOp : NumberOp<TCopVTEtAreSameAt<[0, 1]>>;

class RegionOp<Region constraint> : Op<Traits, NAME, [NoTerminator]> {
  let regions = (region constraint:$a);
}
def AnyRegionOp : RegionOp<AnyRegion>;
def SizedRegionOp : RegionOp<SizedRegion<1>>;
def MinSizedRegionOp : RegionOp<MinSizedRegion<1>>;
def MaxSizedRegionOp : RegionOp<MaxSizedRegion<1>>;
def VariadicRegionOp : Op<Traits, "VariadicRegionOp", [NoTerminator]> {
  let regions = (region VariadicRegion<SizedRegion<1>>:$a);
}
