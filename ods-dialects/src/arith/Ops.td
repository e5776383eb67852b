// `arith`: the ops on integers, on floats, and on both.

#ifndef ODS_ARITH_OPS
#define ODS_ARITH_OPS

include "Base.td"

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def Arith_ConstantOp
    : Op<Arith_Dialect, "constant",
         [ConstantLike, Pure,
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
          AllTypesMatch<["value", "result"]>, InferIntRangeInterface]> {
  let summary = "A constant: an integer, a float, or elements of these";
  let description = "`%c42_i32 = arith.constant 42 : i32`";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

def Arith_AddIOp : Arith_IntBinaryOpWithOverflowFlags<"addi", [Commutative]> {
  let summary = "The sum of two integers, modulo two to the power of their width";
  let description = [{
`%sum = arith.addi %a, %b overflow<nsw> : i32`: with `nsw` the result is poison if the sum as
signed numbers does not fit, with `nuw` if that as unsigned ones does not.
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_AddUIExtendedOp
    : Arith_Op<"addui_extended", [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "sum"]>]> {
  let summary = "The sum of two unsigned integers, and whether it overflows";
  let description = "`%sum, %carry = arith.addui_extended %a, %b : i32, i1`";
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_SubIOp : Arith_IntBinaryOpWithOverflowFlags<"subi"> {
  let summary = "The difference of two integers, modulo two to the power of their width";
  let description = "`%difference = arith.subi %a, %b overflow<nsw> : i32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulIOp
    : Arith_IntBinaryOpWithOverflowFlags<"muli", [Commutative,
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "The product of two integers, modulo two to the power of their width";
  let description = "`%product = arith.muli %a, %b overflow<nsw, nuw> : vector<4xi32>`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

class Arith_MulExtendedOp<string mnemonic>
    : Arith_Op<mnemonic, [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

def Arith_MulSIExtendedOp : Arith_MulExtendedOp<"mulsi_extended"> {
  let summary = "The whole product of two signed integers, in two halves";
  let description = "`%low, %high = arith.mulsi_extended %a, %b : i32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulUIExtendedOp : Arith_MulExtendedOp<"mului_extended"> {
  let summary = "The whole product of two unsigned integers, in two halves";
  let description = "`%low, %high = arith.mului_extended %a, %b : i32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_DivUIOp : Arith_IntBinaryOpWithExactFlag<"divui", [ConditionallySpeculatable]> {
  let summary = "The quotient of two unsigned integers";
  let description = [{
`%quotient = arith.divui %a, %b exact : i32`: division by zero is undefined behaviour; with `exact`
the result is poison if there is a remainder.
  }];
  let hasFolder = 1;
}

def Arith_DivSIOp : Arith_IntBinaryOpWithExactFlag<"divsi", [ConditionallySpeculatable]> {
  let summary = "The quotient of two signed integers, rounded towards zero";
  let description = [{
`%quotient = arith.divsi %a, %b exact : i32`: division by zero, and of the least number by -1, are
undefined behaviour; with `exact` the result is poison if there is a remainder.
  }];
  let hasFolder = 1;
}

def Arith_CeilDivUIOp : Arith_IntBinaryOp<"ceildivui", [ConditionallySpeculatable]> {
  let summary = "The quotient of two unsigned integers, rounded up";
  let description = "`%quotient = arith.ceildivui %a, %b : i32`";
  let hasFolder = 1;
}

def Arith_CeilDivSIOp : Arith_IntBinaryOp<"ceildivsi", [ConditionallySpeculatable]> {
  let summary = "The quotient of two signed integers, rounded up";
  let description = "`%quotient = arith.ceildivsi %a, %b : i32`";
  let hasFolder = 1;
}

def Arith_FloorDivSIOp : Arith_TotalIntBinaryOp<"floordivsi"> {
  let summary = "The quotient of two signed integers, rounded down";
  let description = "`%quotient = arith.floordivsi %a, %b : i32`";
  let hasFolder = 1;
}

def Arith_RemUIOp : Arith_TotalIntBinaryOp<"remui"> {
  let summary = "The remainder of the division of two unsigned integers";
  let description = "`%remainder = arith.remui %a, %b : i32`";
  let hasFolder = 1;
}

def Arith_RemSIOp : Arith_TotalIntBinaryOp<"remsi"> {
  let summary = "The remainder of the division of two signed integers, with the sign of the first";
  let description = "`%remainder = arith.remsi %a, %b : i32`";
  let hasFolder = 1;
}

def Arith_AndIOp : Arith_TotalIntBinaryOp<"andi", [Commutative, Idempotent]> {
  let summary = "The bits that both have";
  let description = "`%bits = arith.andi %a, %b : i32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_OrIOp : Arith_TotalIntBinaryOp<"ori", [Commutative, Idempotent]> {
  let summary = "The bits that one or both have";
  let description = "`%bits = arith.ori %a, %b : i32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_XOrIOp : Arith_TotalIntBinaryOp<"xori", [Commutative]> {
  let summary = "The bits that exactly one has";
  let description = "`%bits = arith.xori %a, %b : i32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_ShLIOp : Arith_IntBinaryOpWithOverflowFlags<"shli"> {
  let summary = "An integer, shifted left by an unsigned number";
  let description = [{
`%shifted = arith.shli %a, %bits overflow<nuw> : i32`: poison if the number is not below the width;
with `nuw` or `nsw` also if bits are lost, or such that differ from the sign.
  }];
  let hasFolder = 1;
}

def Arith_ShRUIOp : Arith_IntBinaryOpWithExactFlag<"shrui", [Pure]> {
  let summary = "An integer, shifted right by an unsigned number; zeros come in";
  let description = "`%shifted = arith.shrui %a, %bits exact : i32`";
  let hasFolder = 1;
}

def Arith_ShRSIOp : Arith_IntBinaryOpWithExactFlag<"shrsi", [Pure]> {
  let summary = "An integer, shifted right by an unsigned number; copies of the sign come in";
  let description = "`%shifted = arith.shrsi %a, %bits exact : i32`";
  let hasFolder = 1;
}

def Arith_MaxSIOp : Arith_TotalIntBinaryOp<"maxsi", [Commutative]> {
  let summary = "The larger of two signed integers";
  let description = "`%larger = arith.maxsi %a, %b : i32`";
  let hasFolder = 1;
}

def Arith_MaxUIOp : Arith_TotalIntBinaryOp<"maxui", [Commutative]> {
  let summary = "The larger of two unsigned integers";
  let description = "`%larger = arith.maxui %a, %b : i32`";
  let hasFolder = 1;
}

def Arith_MinSIOp : Arith_TotalIntBinaryOp<"minsi", [Commutative]> {
  let summary = "The smaller of two signed integers";
  let description = "`%smaller = arith.minsi %a, %b : i32`";
  let hasFolder = 1;
}

def Arith_MinUIOp : Arith_TotalIntBinaryOp<"minui", [Commutative]> {
  let summary = "The smaller of two unsigned integers";
  let description = "`%smaller = arith.minui %a, %b : i32`";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

def Arith_NegFOp : Arith_FloatUnaryOp<"negf"> {
  let summary = "A float with the other sign";
  let description = "`%negated = arith.negf %a fastmath<nnan> : f32`";
  let hasFolder = 1;
}

def Arith_AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]> {
  let summary = "The sum of two floats";
  let description = "`%sum = arith.addf %a, %b fastmath<reassoc,contract> : f32`";
  let hasFolder = 1;
}

def Arith_SubFOp : Arith_FloatBinaryOp<"subf"> {
  let summary = "The difference of two floats";
  let description = "`%difference = arith.subf %a, %b : tensor<?xf32>`";
  let hasFolder = 1;
}

def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
  let summary = "The product of two floats";
  let description = "`%product = arith.mulf %a, %b fastmath<fast> : f32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_DivFOp : Arith_FloatBinaryOp<"divf"> {
  let summary = "The quotient of two floats";
  let description = "`%quotient = arith.divf %a, %b fastmath<arcp> : f32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_RemFOp : Arith_FloatBinaryOp<"remf"> {
  let summary = "The remainder of the division of two floats, with the sign of the first";
  let description = "`%remainder = arith.remf %a, %b : f32`";
  let hasFolder = 1;
}

def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]> {
  let summary = "The larger of two floats; NaN if one is NaN, and -0.0 is below 0.0";
  let description = "`%larger = arith.maximumf %a, %b : f32`";
  let hasFolder = 1;
}

def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
  let summary = "The larger of two floats; the other one if one is NaN";
  let description = "`%larger = arith.maxnumf %a, %b : f32`";
  let hasFolder = 1;
}

def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
  let summary = "The smaller of two floats; NaN if one is NaN, and -0.0 is below 0.0";
  let description = "`%smaller = arith.minimumf %a, %b : f32`";
  let hasFolder = 1;
}

def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
  let summary = "The smaller of two floats; the other one if one is NaN";
  let description = "`%smaller = arith.minnumf %a, %b : f32`";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Comparison and selection
//===----------------------------------------------------------------------===//

def Arith_CmpIOp : Arith_CompareOp<"cmpi", [InferIntRangeInterface]> {
  let summary = "Whether two integers compare as asked";
  let description = [{
`%less = arith.cmpi slt, %a, %b : i32`: `s…` compares signed numbers, `u…` unsigned ones.
  }];
  let arguments = (ins
      Arith_CmpIPredicateAttr:$predicate,
      SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_CmpFOp : Arith_CompareOp<"cmpf", [ArithFastMathInterface]> {
  let summary = "Whether two floats compare as asked";
  let description = [{
`%less = arith.cmpf olt, %a, %b : f32`: with a NaN `o…` is false and `u…` is true.
  }];
  let arguments = (ins
      Arith_CmpFPredicateAttr:$predicate, FloatLike:$lhs, FloatLike:$rhs,
      DefaultValuedAttr<Arith_FastMathAttr, Arith_NoFastMath>:$fastmath);
  let assemblyFormat = [{
    $predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

class BooleanConditionOrMatchingShape<string condition, string result>
    : PredOpTrait<condition # " is signless i1 or has matching shape",
                  Or<[TypeIsPred<condition, I1>,
                      AllShapesMatch<[condition, result]>.predicate]>> {
  let asksTypesOnly = 1;
}

def SelectOp
    : Arith_Op<"select", [Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
                          BooleanConditionOrMatchingShape<"condition", "result">,
                          InferIntRangeInterface, SelectLikeOpInterface]> {
  let summary = "One of two values, as a condition says";
  let description = [{
`%chosen = arith.select %condition, %if_true, %if_false : i32`

The condition may have one bit for each element:
`%chosen = arith.select %mask, %if_true, %if_false : vector<4xi1>, vector<4xi32>`
  }];
  let arguments = (ins BoolLike:$condition, AnyType:$true_value, AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

#endif // ODS_ARITH_OPS
