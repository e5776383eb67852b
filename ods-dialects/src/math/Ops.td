// `math`: functions on numbers, element by element.

#ifndef ODS_MATH_OPS
#define ODS_MATH_OPS

include "../arith/Base.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"

def Math_Dialect : Dialect {
  let name = "math";
  let summary = "Functions on integers and floats, and on vectors and tensors of them";
  let hasConstantMaterializer = 1;
  let dependentDialects = ["$crate::arith::ArithDialect", "$crate::ub::UBDialect"];
}

//===----------------------------------------------------------------------===//
// Classes of ops
//===----------------------------------------------------------------------===//

class Math_Op<string mnemonic, list<Trait> traits = []>
    : Op<Math_Dialect, mnemonic,
         traits # [Pure, VectorUnrollOpInterface] # ElementwiseMappable.traits>;

class Math_IntegerUnaryOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic, traits # [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Math_IntegerBinaryOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic, traits # [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

// The result is one bit for each element.
class Math_FloatClassificationOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic, traits # [ArithFastMathInterface,
        TypesMatchWith<"result type has i1 element type and same shape as operands",
                       "operand", "result", "$crate::arith::i1_same_shape($_self)">]> {
  let arguments = (ins
      FloatLike:$operand, DefaultValuedAttr<Arith_FastMathAttr, Arith_NoFastMath>:$fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

class Math_FloatUnaryOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic, traits # [SameOperandsAndResultType, ArithFastMathInterface]> {
  let arguments = (ins
      FloatLike:$operand, DefaultValuedAttr<Arith_FastMathAttr, Arith_NoFastMath>:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class Math_FloatBinaryOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic, traits # [SameOperandsAndResultType, ArithFastMathInterface]> {
  let arguments = (ins
      FloatLike:$lhs, FloatLike:$rhs,
      DefaultValuedAttr<Arith_FastMathAttr, Arith_NoFastMath>:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

class Math_FloatTernaryOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic, traits # [SameOperandsAndResultType, ArithFastMathInterface]> {
  let arguments = (ins
      FloatLike:$a, FloatLike:$b, FloatLike:$c,
      DefaultValuedAttr<Arith_FastMathAttr, Arith_NoFastMath>:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

def Math_AbsIOp : Math_IntegerUnaryOp<"absi"> {
  let summary = "The magnitude of a signed integer; that of the least one is itself";
  let description = "`%magnitude = math.absi %a : i64`";
  let hasFolder = 1;
}

def Math_CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz"> {
  let summary = "The number of zero bits above the highest one bit";
  let description = "`%count = math.ctlz %a : i32`: the width if all bits are zero.";
  let hasFolder = 1;
}

def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz"> {
  let summary = "The number of zero bits below the lowest one bit";
  let description = "`%count = math.cttz %a : i32`: the width if all bits are zero.";
  let hasFolder = 1;
}

def Math_CtPopOp : Math_IntegerUnaryOp<"ctpop"> {
  let summary = "The number of one bits";
  let description = "`%count = math.ctpop %a : i32`";
  let hasFolder = 1;
}

def Math_IPowIOp : Math_IntegerBinaryOp<"ipowi"> {
  let summary = "A signed integer raised to a signed power, modulo two to the power of their width";
  let description = [{
`%power = math.ipowi %base, %exponent : i32`: with a negative exponent the result is rounded towards
zero, and zero to such a power is undefined.
  }];
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Parts and kinds of floats
//===----------------------------------------------------------------------===//

def Math_AbsFOp : Math_FloatUnaryOp<"absf"> {
  let summary = "The magnitude of a float";
  let description = "`%magnitude = math.absf %a : f64`";
  let hasFolder = 1;
}

def Math_CopySignOp : Math_FloatBinaryOp<"copysign"> {
  let summary = "The magnitude of one float with the sign of another one";
  let description = "`%signed = math.copysign %magnitude, %sign : f64`";
  let hasFolder = 1;
}

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite"> {
  let summary = "Whether a float is neither infinite nor NaN";
  let description = "`%bit = math.isfinite %a : f32`";
  let hasFolder = 1;
}

def Math_IsInfOp : Math_FloatClassificationOp<"isinf"> {
  let summary = "Whether a float is infinite";
  let description = "`%bit = math.isinf %a : f32`";
  let hasFolder = 1;
}

def Math_IsNaNOp : Math_FloatClassificationOp<"isnan"> {
  let summary = "Whether a float is NaN";
  let description = "`%bit = math.isnan %a : f32`";
  let hasFolder = 1;
}

def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
  let summary = "Whether a float is normal: not zero, denormal, infinite or NaN";
  let description = "`%bit = math.isnormal %a : f32`";
  let hasFolder = 1;
}

def Math_ClampFOp : Math_FloatTernaryOp<"clampf"> {
  let summary = "The float of a range that is nearest to another float";
  let description = [{
`%nearest = math.clampf %value to [%min, %max] : f64`: the maximum of `%min` and the minimum of
`%value` and `%max`.
  }];
  let arguments = (ins
      FloatLike:$value, FloatLike:$min, FloatLike:$max,
      DefaultValuedAttr<Arith_FastMathAttr, Arith_NoFastMath>:$fastmath);
  let assemblyFormat = [{
    $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

def Math_CeilOp : Math_FloatUnaryOp<"ceil"> {
  let summary = "A float, rounded up to an integer";
  let description = "`%rounded = math.ceil %a : f64`";
  let hasFolder = 1;
}

def Math_FloorOp : Math_FloatUnaryOp<"floor"> {
  let summary = "A float, rounded down to an integer";
  let description = "`%rounded = math.floor %a : f64`";
  let hasFolder = 1;
}

def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven"> {
  let summary = "A float, rounded to the nearest integer, of two to the even one";
  let description = "`%rounded = math.roundeven %a : f64`";
  let hasFolder = 1;
}

def Math_RoundOp : Math_FloatUnaryOp<"round"> {
  let summary = "A float, rounded to the nearest integer, of two away from zero";
  let description = "`%rounded = math.round %a : f64`";
  let hasFolder = 1;
}

def Math_TruncOp : Math_FloatUnaryOp<"trunc"> {
  let summary = "A float, rounded towards zero to an integer";
  let description = "`%rounded = math.trunc %a : f64`";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Powers, exponentials and logarithms
//===----------------------------------------------------------------------===//

def Math_PowFOp : Math_FloatBinaryOp<"powf"> {
  let summary = "A float raised to a power";
  let description = "`%power = math.powf %base, %exponent : f64`";
  let hasFolder = 1;
}

def Math_FPowIOp
    : Math_Op<"fpowi", [SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>,
                        ArithFastMathInterface]> {
  let summary = "A float raised to a signed integer power";
  let description = [{
`%power = math.fpowi %base, %exponent : vector<2xf32>, vector<2xi32>`
  }];
  let arguments = (ins
      FloatLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
      DefaultValuedAttr<Arith_FastMathAttr, Arith_NoFastMath>:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)
  }];
}

def Math_SqrtOp : Math_FloatUnaryOp<"sqrt"> {
  let summary = "The square root of a float";
  let description = "`%root = math.sqrt %a : f64`";
  let hasFolder = 1;
}

def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt"> {
  let summary = "One by the square root of a float";
  let description = "`%reciprocal = math.rsqrt %a : f64`";
}

def Math_CbrtOp : Math_FloatUnaryOp<"cbrt"> {
  let summary = "The cube root of a float, which may be negative";
  let description = "`%root = math.cbrt %a : f64`";
}

def Math_ExpOp : Math_FloatUnaryOp<"exp"> {
  let summary = "Euler's number raised to a power";
  let description = "`%power = math.exp %exponent : f64`";
  let hasFolder = 1;
}

def Math_Exp2Op : Math_FloatUnaryOp<"exp2"> {
  let summary = "Two raised to a power";
  let description = "`%power = math.exp2 %exponent : f64`";
  let hasFolder = 1;
}

def Math_ExpM1Op : Math_FloatUnaryOp<"expm1"> {
  let summary = "Euler's number raised to a power, less one";
  let description = "`%power = math.expm1 %exponent : f64`: exact also for small exponents.";
  let hasFolder = 1;
}

def Math_LogOp : Math_FloatUnaryOp<"log"> {
  let summary = "The natural logarithm of a float";
  let description = "`%logarithm = math.log %a : f64`";
  let hasFolder = 1;
}

def Math_Log10Op : Math_FloatUnaryOp<"log10"> {
  let summary = "The logarithm of a float to base ten";
  let description = "`%logarithm = math.log10 %a : f64`";
  let hasFolder = 1;
}

def Math_Log1pOp : Math_FloatUnaryOp<"log1p"> {
  let summary = "The natural logarithm of one and a float";
  let description = "`%logarithm = math.log1p %a : f64`: exact also for small floats.";
  let hasFolder = 1;
}

def Math_Log2Op : Math_FloatUnaryOp<"log2"> {
  let summary = "The logarithm of a float to base two";
  let description = "`%logarithm = math.log2 %a : f64`";
  let hasFolder = 1;
}

def Math_FmaOp : Math_FloatTernaryOp<"fma"> {
  let summary = "The product of two floats and a third one added, rounded once";
  let description = "`%sum = math.fma %a, %b, %c : f64`";
}

//===----------------------------------------------------------------------===//
// Trigonometric and hyperbolic functions
//===----------------------------------------------------------------------===//

def Math_SinOp : Math_FloatUnaryOp<"sin"> {
  let summary = "The sine of an angle";
  let description = "`%sine = math.sin %angle : f64`";
  let hasFolder = 1;
}

def Math_CosOp : Math_FloatUnaryOp<"cos"> {
  let summary = "The cosine of an angle";
  let description = "`%cosine = math.cos %angle : f64`";
  let hasFolder = 1;
}

def Math_SincosOp
    : Math_Op<"sincos", [SameOperandsAndResultShape, ArithFastMathInterface,
                         AllTypesMatch<["operand", "sin", "cos"]>]> {
  let summary = "The sine and the cosine of an angle";
  let description = "`%sine, %cosine = math.sincos %angle : f64`";
  let arguments = (ins
      FloatLike:$operand, DefaultValuedAttr<Arith_FastMathAttr, Arith_NoFastMath>:$fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)";
}

def Math_TanOp : Math_FloatUnaryOp<"tan"> {
  let summary = "The tangent of an angle";
  let description = "`%tangent = math.tan %angle : f64`";
  let hasFolder = 1;
}

def Math_AsinOp : Math_FloatUnaryOp<"asin"> {
  let summary = "The angle with a sine";
  let description = "`%angle = math.asin %sine : f64`";
  let hasFolder = 1;
}

def Math_AcosOp : Math_FloatUnaryOp<"acos"> {
  let summary = "The angle with a cosine";
  let description = "`%angle = math.acos %cosine : f64`";
  let hasFolder = 1;
}

def Math_AtanOp : Math_FloatUnaryOp<"atan"> {
  let summary = "The angle with a tangent";
  let description = "`%angle = math.atan %tangent : f64`";
  let hasFolder = 1;
}

def Math_Atan2Op : Math_FloatBinaryOp<"atan2"> {
  let summary = "The angle of the vector with these coordinates";
  let description = "`%angle = math.atan2 %y, %x : f64`";
  let hasFolder = 1;
}

def Math_SinhOp : Math_FloatUnaryOp<"sinh"> {
  let summary = "The hyperbolic sine of a float";
  let description = "`%sine = math.sinh %a : f64`";
  let hasFolder = 1;
}

def Math_CoshOp : Math_FloatUnaryOp<"cosh"> {
  let summary = "The hyperbolic cosine of a float";
  let description = "`%cosine = math.cosh %a : f64`";
  let hasFolder = 1;
}

def Math_TanhOp : Math_FloatUnaryOp<"tanh"> {
  let summary = "The hyperbolic tangent of a float";
  let description = "`%tangent = math.tanh %a : f64`";
  let hasFolder = 1;
}

def Math_AsinhOp : Math_FloatUnaryOp<"asinh"> {
  let summary = "The float with a hyperbolic sine";
  let description = "`%a = math.asinh %sine : f64`";
  let hasFolder = 1;
}

def Math_AcoshOp : Math_FloatUnaryOp<"acosh"> {
  let summary = "The float with a hyperbolic cosine";
  let description = "`%a = math.acosh %cosine : f64`";
  let hasFolder = 1;
}

def Math_AtanhOp : Math_FloatUnaryOp<"atanh"> {
  let summary = "The float with a hyperbolic tangent";
  let description = "`%a = math.atanh %tangent : f64`";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Error functions
//===----------------------------------------------------------------------===//

def Math_ErfOp : Math_FloatUnaryOp<"erf"> {
  let summary = "The error function";
  let description = "`%y = math.erf %x : f64`";
  let hasFolder = 1;
}

def Math_ErfcOp : Math_FloatUnaryOp<"erfc"> {
  let summary = "One less the error function";
  let description = "`%y = math.erfc %x : f64`: exact also where the error function is almost one.";
  let hasFolder = 1;
}

#endif // ODS_MATH_OPS
