// `Op`, and the traits, regions, successors and argument classes of its
// definitions. Files of operations start by including this one.

#ifndef OP_BASE
#define OP_BASE

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/IR/Traits.td"
include "mlir/IR/Utils.td"
include "mlir/IR/AttrTypeBase.td"

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

// Marks traits about the structure of an op, which are verified first.
class StructuralOpTrait;

// `traits` are verified before this one.
class NativeOpTrait<string name, list<Trait> traits = [],
                    code extraOpDeclaration = [{}],
                    code extraOpDefinition = [{}]>
    : NativeTrait<name, "Op", extraOpDeclaration, extraOpDefinition> {
  list<Trait> dependentTraits = traits;
}
class ParamNativeOpTrait<string prop, string params, list<Trait> traits = []>
    : ParamNativeTrait<prop, params, "Op"> {
  list<Trait> dependentTraits = traits;
}
class GenInternalOpTrait<string prop, list<Trait> traits = []>
    : GenInternalTrait<prop, "Op"> {
  list<Trait> dependentTraits = traits;
}
class PredOpTrait<string descr, Pred pred, list<Trait> traits = []>
    : PredTrait<descr, pred> {
  list<Trait> dependentTraits = traits;
  // Whether the predicate depends on the types of the values and attributes only:
  // the verifier then evaluates it once for all operations with these types.
  bit asksTypesOnly = 0;
}

def AffineScope : NativeOpTrait<"AffineScope">;
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;
def ResultsBroadcastableShape : NativeOpTrait<"ResultsBroadcastableShape">;

// X op Y == Y op X
def Commutative : NativeOpTrait<"IsCommutative">;
// op (op X) == op X, X op X == X
def Idempotent : NativeOpTrait<"IsIdempotent">;
// op (op X) == X
def Involution : NativeOpTrait<"IsInvolution">;
def ConstantLike : NativeOpTrait<"ConstantLike">;

// Regions use no value from outside.
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;

def ResultsAreFloatLike : NativeOpTrait<"ResultsAreFloatLike">;
def SameTypeOperands : NativeOpTrait<"SameTypeOperands">;
def SameOperandsShape : NativeOpTrait<"SameOperandsShape">;
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultElementType
    : NativeOpTrait<"SameOperandsAndResultElementType">;
def Terminator : NativeOpTrait<"IsTerminator">;
def MemRefsNormalizable : NativeOpTrait<"MemRefsNormalizable">;

def Elementwise : NativeOpTrait<"Elementwise">;
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
def ElementwiseMappable
    : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

// Each region has at most one block.
def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;

class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>,
      StructuralOpTrait {
  list<string> odsOps = [op];
}

// Each block ends with the op of this Rust type, which the text may leave out.
class SingleBlockImplicitTerminator<string op>
    : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;

def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;

// The parent is the op of this Rust type, or one of these.
class HasParent<string op>
    : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait {
  list<string> odsOps = [op];
}
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>,
      StructuralOpTrait {
  list<string> odsOps = ops;
}

// The result has the type of the first attribute, or the type in a type attribute.
def FirstAttrDerivedResultType
    : GenInternalOpTrait<"FirstAttrDerivedResultType">;

// All variadic operands, or results, have the same number of values.
def SameVariadicOperandSize : GenInternalOpTrait<"SameVariadicOperandSize">;
def SameVariadicResultSize : GenInternalOpTrait<"SameVariadicResultSize">;

// The attribute `operandSegmentSizes`, or `resultSegmentSizes`, holds the number
// of values of each declared operand, or result.
def AttrSizedOperandSegments
    : NativeOpTrait<"AttrSizedOperandSegments">, StructuralOpTrait;
def AttrSizedResultSegments
    : NativeOpTrait<"AttrSizedResultSegments">, StructuralOpTrait;

def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;

//===----------------------------------------------------------------------===//
// Successors
//===----------------------------------------------------------------------===//

class Successor<Pred condition, string descr = "">
    : SuccessorConstraint<condition, descr>;

def AnySuccessor : Successor<?, "any successor">;

class VariadicSuccessor<Successor successor>
    : Successor<successor.predicate, successor.summary>;

//===----------------------------------------------------------------------===//
// Regions: `$_self` is the `Region`
//===----------------------------------------------------------------------===//

class Region<Pred condition, string descr = "">
    : RegionConstraint<condition, descr>;

def AnyRegion : Region<CPred<"true">, "any region">;

class SizedRegion<int numBlocks>
    : Region<CPred<_preds # "num_blocks($_ir, $_self) == " # numBlocks>,
             "region with " # numBlocks # " blocks"> {
  int blocks = numBlocks;
}

class MinSizedRegion<int numBlocks>
    : Region<CPred<_preds # "num_blocks($_ir, $_self) >= " # numBlocks>,
             "region with at least " # numBlocks # " blocks">;

class MaxSizedRegion<int numBlocks>
    : Region<CPred<_preds # "num_blocks($_ir, $_self) <= " # numBlocks>,
             "region with at most " # numBlocks # " blocks">;

class VariadicRegion<Region region> : Region<region.predicate, region.summary>;

// Operators of the region and the successor list.
def region;
def successor;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

// A further `build` function: its parameters, `(ins "T":$name, CArg<…>:$name)`,
// and its body, which may use `$_builder` and `$_state`.
class OpBuilder<dag p, code b = ""> {
  dag dagParams = p;
  code body = b;
}
class DeprecatedOpBuilder<string reason, dag p, code b = "">
    : OpBuilder<p, b>, CppDeprecated<reason>;

// A property of an argument or result, such as a memory effect.
class OpVariableDecorator;

class OpVariable<Constraint varConstraint, string desc = "",
                 list<OpVariableDecorator> varDecorators = []> {
  Constraint constraint = varConstraint;
  string summary = desc;
  list<OpVariableDecorator> decorators = varDecorators;
}
class Arg<Constraint constraint, string desc = "",
          list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;
class Res<Constraint constraint, string desc = "",
          list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;

// Ops that share a page of the documentation.
class OpDocGroup {
  string summary;
  string description;
}

class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;

  // The name without the dialect.
  string opName = mnemonic;

  string cppNamespace = dialect.cppNamespace;

  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;

  // Operands, attributes and properties, in one list.
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);

  // Further builders, and whether they are the only ones.
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;

  // The text of the op: declared, or hand-written.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Hand-written verifiers: before nested ops are verified, and after.
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;

  // Hand-written rewriting.
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;

  // Has no effect in Rust.
  bit useCustomPropertiesEncoding = 0;

  list<Trait> traits = props;

  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}

// Mixins that set one list.
class Arguments<dag args> {
  dag arguments = args;
}
class Results<dag rets> {
  dag results = rets;
}

//===----------------------------------------------------------------------===//
// Interfaces as constraints
//===----------------------------------------------------------------------===//

class PromisedAttrInterface<AttrInterface interface>
    : AttrConstraint<interface.predicate,
                     "promising or implementing the `"
                         # interface.cppInterfaceName # "` attr interface">;

class HasPromiseOrImplementsTypeInterface<TypeInterface interface>
    : And<[interface.predicate]>;

class PromisedTypeInterface<TypeInterface interface>
    : TypeConstraint<HasPromiseOrImplementsTypeInterface<interface>,
                     "promising or implementing the `"
                         # interface.cppInterfaceName # "` type interface">;

//===----------------------------------------------------------------------===//
// Predicates over several arguments and results
//
// `$name` is the operand, result or attribute with this name; the helpers accept
// any of them, present or absent.
//===----------------------------------------------------------------------===//

class Rank<string name> : StrFunc<_preds # "rank($_ir, $" # name # ")">;
class Shape<string name> : StrFunc<_preds # "shape($_ir, $" # name # ")">;
class ElementCount<string name>
    : StrFunc<_preds # "element_count($_ir, $" # name # ")">;
class ElementType<string name>
    : StrFunc<_preds # "element_type_or_self($_ir, $" # name # ")">;

class AnyPred<list<string> values>
    : CPred<!if(!empty(values), "false",
                "(" # !interleave(values, ") || (") # ")")>;

// `(a) == (b) && (b) == (c)`
class AllMatchPred<list<string> values>
    : CPred<!if(!lt(!size(values), 2), "true",
                !interleave(!foreach(i, !range(1, !size(values)),
                                     "(" # values[!sub(i, 1)] # ") == ("
                                         # values[i] # ")"),
                            " && "))>;

class AllMatch<list<string> values, string summary>
    : PredOpTrait<summary, AllMatchPred<values>>;

// `operator` is an expression over `$_self`.
class AllMatchSameOperatorPred<list<string> names, string operator>
    : AllMatchPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;

class AllMatchSameOperatorTrait<list<string> names, string operator,
                                string summary>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same "
                      # summary,
                  AllMatchSameOperatorPred<names, operator>> {
  list<string> values = names;
}

class AnyMatchOperatorPred<list<string> names, string operator>
    : AnyPred<!foreach(n, names, !subst("$_self", "$" # n, operator))>;

class AnyMatchOperatorTrait<list<string> names, string operator,
                            string summary>
    : PredOpTrait<"any of {" # !interleave(names, ", ") # "} has " # summary,
                  AnyMatchOperatorPred<names, operator>> {
  list<string> values = names;
}

class AllElementCountsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementCount<"_self">.result,
                                "element count"> {
  let asksTypesOnly = 1;
}
class AllElementTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, ElementType<"_self">.result,
                                "element type"> {
  let asksTypesOnly = 1;
}
class AllRanksMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, Rank<"_self">.result, "rank"> {
  let asksTypesOnly = 1;
}
class AllShapesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, Shape<"_self">.result, "shape"> {
  let asksTypesOnly = 1;
}
class AllTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, _preds # "type_of($_ir, $_self)",
                                "type"> {
  let asksTypesOnly = 1;
}
class AllTypeIDsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, _preds # "type_id($_ir, $_self)",
                                "type IDs"> {
  let asksTypesOnly = 1;
}

class ShapedTypeMatchesElementCountAndTypes<string shapedArg,
                                            string elementsArg>
    : PredOpTrait<"shaped type '" # shapedArg # "' matches '" # elementsArg
                      # "' element count and types",
                  CPred<_preds # "elements_match($_ir, $" # shapedArg # ", $"
                        # elementsArg # ")">> {
  string shaped = shapedArg;
  string elements = elementsArg;
}

// `comparator(transform(type of lhs), type of rhs)`, where `transform` is an
// expression over `$_self: &Type` and `comparator` a function of two `&Type`.
// `helper` combines them.
class TypesMatchWith<string summary, string lhsArg, string rhsArg,
                     string transform,
                     string comparator = "::core::cmp::PartialEq::eq",
                     string helper = "types_match">
    : PredOpTrait<summary,
                  CPred<_preds # helper # "($_ir, $" # lhsArg # ", $" # rhsArg
                        # ", |__ty| ::ods_runtime::__private::preds::types("
                        # !subst("$_self", "__ty", transform) # "), "
                        # comparator # ")">> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
  let asksTypesOnly = 1;
}

// Also holds if one of the two is optional and absent.
class OptionalTypesMatchWith<string summary, string lhsArg, string rhsArg,
                             string transform,
                             string comparator = "::core::cmp::PartialEq::eq">
    : TypesMatchWith<summary, lhsArg, rhsArg, transform, comparator,
                     "optional_types_match">;

// Compares the types of variadic arguments, one by one.
class RangedTypesMatchWith<string summary, string lhsArg, string rhsArg,
                           string transform>
    : TypesMatchWith<summary, lhsArg, rhsArg, transform>;

// Each argument satisfies the constraint at the same position.
class _InputsSatisfy<list<string> names, list<Type> constraints>
    : And<!foreach(i, !range(!size(names)),
                   SubstLeaves<"$_self",
                               _preds # "type_ref($_ir, $" # names[i] # ")",
                               constraints[i].predicate>)>;

class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes>
    : PredOpTrait<"operands {" # !interleave(inputArgs, ", ")
                      # "} match expected types",
                  _InputsSatisfy<inputArgs, allowedTypes>> {
  assert !eq(!size(inputArgs), !size(allowedTypes)),
         "inputArgs and allowedTypes lists must have the same length";

  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}

class InputAddressIsCombinationOf<list<string> inputArgs,
                                  list<list<Type>> allowedCombinations,
                                  string description = "">
    : PredOpTrait<!if(!empty(description),
                      "operands {" # !interleave(inputArgs, ", ")
                          # "} match one of the allowed type combinations",
                      description),
                  Or<!foreach(types, allowedCombinations,
                              _InputsSatisfy<inputArgs, types>)>> {
  assert !not(!empty(allowedCombinations)),
         "allowedCombinations must not be empty";
  assert !foldl(1, allowedCombinations, acc, types,
                !and(acc, !eq(!size(inputArgs), !size(types)))),
         "each combination in allowedCombinations must have the same length "
         "as inputArgs";

  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}

//===----------------------------------------------------------------------===//
// Predicates over arguments and results by number
//===----------------------------------------------------------------------===//

// The type of an operand or a result, and its element type.
class _TypeOf<string function, int i>
    : StrFunc<_preds # function # "($_ir, $_op, " # i # ")">;
class _ElementOf<string function, int i>
    : StrFunc<_preds # "element_type(" # _TypeOf<function, i>.result # ")">;

// The operand, or the result, with this number is a container.
class _IsShaped<string function, int i>
    : SubstLeaves<"$_self", _TypeOf<function, i>.result, IsShapedTypePred>;

// Operand `idx` is a container of `type`.
class TCopVTEtIs<int idx, Type type>
    : And<[CPred<_preds # "num_operands($_ir, $_op) > " # idx>,
           _IsShaped<"operand_type", idx>,
           SubstLeaves<"$_self", _ElementOf<"operand_type", idx>.result,
                       type.predicate>]>;

// The named argument or result is of `type`.
class _TypeRef<string name>
    : StrFunc<_preds # "type_ref($_ir, $" # name # ")">;
class TypeIsPred<string name, Type type>
    : SubstLeaves<"$_self", _TypeRef<name>.result, type.predicate>;
class TypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, TypeIsPred<name, type>> {
  let asksTypesOnly = 1;
}

// The named argument or result is a container of `type`.
class ElementTypeIsPred<string name, Type type>
    : And<[SubstLeaves<"$_self", _TypeRef<name>.result, IsShapedTypePred>,
           SubstLeaves<"$_self",
                       _preds # "element_type(" # _TypeRef<name>.result # ")",
                       type.predicate>]>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary,
                  ElementTypeIsPred<name, type>> {
  let asksTypesOnly = 1;
}

// Operands `i` and `j` are containers with the same element type.
class TCopVTEtIsSameAs<int i, int j>
    : And<[CPred<_preds # "num_operands($_ir, $_op) > " # !if(!gt(i, j), i, j)>,
           _IsShaped<"operand_type", i>, _IsShaped<"operand_type", j>,
           CPred<_ElementOf<"operand_type", i>.result # " == "
                 # _ElementOf<"operand_type", j>.result>]>;

// Result `i` and operand `j` exist, and are containers.
class TCOpResIsShapedTypePred<int i, int j>
    : And<[CPred<_preds # "num_results($_ir, $_op) > " # i>,
           CPred<_preds # "num_operands($_ir, $_op) > " # j>,
           _IsShaped<"result_type", i>, _IsShaped<"operand_type", j>]>;

// Result `i` and operand `j` have the same type.
class TCresIsSameAsOpBase<int i, int j>
    : CPred<_TypeOf<"result_type", i>.result # " == "
            # _TypeOf<"operand_type", j>.result>;

// Result `i` and operand `j` have the same element type.
class TCresVTEtIsSameAsOpBase<int i, int j>
    : CPred<_ElementOf<"result_type", i>.result # " == "
            # _ElementOf<"operand_type", j>.result>;
class TCresVTEtIsSameAsOp<int i, int j>
    : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;

// Operand `opId` can be broadcast to the type of result `resId`.
class TCOpIsBroadcastableToRes<int opId, int resId>
    : And<[TCOpResIsShapedTypePred<opId, resId>,
           CPred<_preds # "can_broadcast("
                 # _TypeOf<"operand_type", opId>.result # ", "
                 # _TypeOf<"result_type", resId>.result # ")">]>;

// The operands with these numbers are containers and have the same element
// type.
class TCopVTEtAreSameAt<list<int> indices>
    : CPred<_preds # "operands_have_same_element_type($_ir, $_op, &["
            # !interleave(indices, ", ") # "])">;

#endif // OP_BASE
