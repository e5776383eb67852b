// `complex`: the ops.

#ifndef ODS_COMPLEX_OPS
#define ODS_COMPLEX_OPS

include "../arith/Base.td"
include "Base.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Classes of ops
//===----------------------------------------------------------------------===//

class Complex_Op<string mnemonic, list<Trait> traits = []>
    : Op<Complex_Dialect, mnemonic, traits>;

// `part` has the type of the parts of `$complex`.
class IsPartOfComplex<string part, string words>
    : TypesMatchWith<"complex element type matches " # words # " type", "complex", part,
                     "$crate::complex::element_type($_self)">;

class ComplexArithmeticOp<string mnemonic, list<Trait> traits = []>
    : Complex_Op<mnemonic, traits # [Pure, SameOperandsAndResultType, Elementwise,
                                     ArithFastMathInterface]> {
  let arguments = (ins
      Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs,
      DefaultValuedAttr<Arith_FastMathAttr, Arith_NoFastMath>:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

class ComplexUnaryOp<string mnemonic, list<Trait> traits = []>
    : Complex_Op<mnemonic, traits # [Pure, Elementwise, ArithFastMathInterface]> {
  let arguments = (ins
      Complex<AnyFloat>:$complex,
      DefaultValuedAttr<Arith_FastMathAttr, Arith_NoFastMath>:$fastmath);
  let assemblyFormat = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)";
}

// The result is a complex number, too.
class ComplexFunctionOp<string mnemonic> : ComplexUnaryOp<mnemonic, [SameOperandsAndResultType]> {
  let results = (outs Complex<AnyFloat>:$result);
}

// The result is a real number.
class ComplexToRealOp<string mnemonic>
    : ComplexUnaryOp<mnemonic, [IsPartOfComplex<"result", "result">]> {
  let results = (outs AnyFloat:$result);
}

class ComplexComparisonOp<string mnemonic>
    : Complex_Op<mnemonic, [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs  attr-dict `:` type($lhs)";
}

//===----------------------------------------------------------------------===//
// Making and taking apart
//===----------------------------------------------------------------------===//

def ConstantOp
    : Complex_Op<"constant", [ConstantLike, Pure,
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "A constant, by its real and its imaginary part";
  let description = "`%cst = complex.constant [0.1, -1.0] : complex<f64>`";
  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);
  let assemblyFormat = "$value attr-dict `:` type($complex)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CreateOp
    : Complex_Op<"create", [Pure, AllTypesMatch<["real", "imaginary"]>,
          IsPartOfComplex<"real", "real operand">,
          IsPartOfComplex<"imaginary", "imaginary operand">]> {
  let summary = "A complex number with these parts";
  let description = "`%number = complex.create %real, %imaginary : complex<f32>`";
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs Complex<AnyFloat>:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}

def ReOp : ComplexUnaryOp<"re", [IsPartOfComplex<"real", "result">]> {
  let summary = "The real part of a complex number";
  let description = "`%real = complex.re %number : complex<f32>`";
  let results = (outs AnyFloat:$real);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def ImOp : ComplexUnaryOp<"im", [IsPartOfComplex<"imaginary", "result">]> {
  let summary = "The imaginary part of a complex number";
  let description = "`%imaginary = complex.im %number : complex<f32>`";
  let results = (outs AnyFloat:$imaginary);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def BitcastOp : Complex_Op<"bitcast", [Pure]> {
  let summary = "The bits of a complex number as a value of another type, or the other way round";
  let description = "`%bits = complex.bitcast %number : complex<f32> to i64`";
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Arithmetic and comparison
//===----------------------------------------------------------------------===//

def AddOp : ComplexArithmeticOp<"add"> {
  let summary = "The sum of two complex numbers";
  let description = "`%sum = complex.add %a, %b : complex<f32>`";
  let hasFolder = 1;
}

def SubOp : ComplexArithmeticOp<"sub"> {
  let summary = "The difference of two complex numbers";
  let description = "`%difference = complex.sub %a, %b : complex<f32>`";
  let hasFolder = 1;
}

def MulOp : ComplexArithmeticOp<"mul"> {
  let summary = "The product of two complex numbers";
  let description = "`%product = complex.mul %a, %b : complex<f32>`";
  let hasFolder = 1;
}

def DivOp : ComplexArithmeticOp<"div"> {
  let summary = "The quotient of two complex numbers";
  let description = "`%quotient = complex.div %a, %b : complex<f32>`";
  let hasFolder = 1;
}

def NegOp : ComplexFunctionOp<"neg"> {
  let summary = "A complex number with both parts negated";
  let description = "`%negated = complex.neg %a : complex<f32>`";
  let hasFolder = 1;
}

def ConjOp : ComplexFunctionOp<"conj"> {
  let summary = "A complex number with its imaginary part negated";
  let description = "`%conjugate = complex.conj %a : complex<f32>`";
  let hasFolder = 1;
}

def EqualOp : ComplexComparisonOp<"eq"> {
  let summary = "Whether two complex numbers are equal";
  let description = "`%equal = complex.eq %a, %b : complex<f32>`";
}

def NotEqualOp : ComplexComparisonOp<"neq"> {
  let summary = "Whether two complex numbers differ";
  let description = "`%different = complex.neq %a, %b : complex<f32>`";
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

def AbsOp : ComplexToRealOp<"abs"> {
  let summary = "The absolute value of a complex number";
  let description = "`%value = complex.abs %a : complex<f32>`";
}

def AngleOp : ComplexToRealOp<"angle"> {
  let summary = "The argument of a complex number, cut along the negative real axis";
  let description = "`%angle = complex.angle %a : complex<f32>`";
}

def SignOp : ComplexFunctionOp<"sign"> {
  let summary = "A complex number by its absolute value, or zero";
  let description = "`%sign = complex.sign %a : complex<f32>`";
}

def SqrtOp : ComplexFunctionOp<"sqrt"> {
  let summary = "The square root of a complex number";
  let description = "`%root = complex.sqrt %a : complex<f32>`";
}

def RsqrtOp : ComplexFunctionOp<"rsqrt"> {
  let summary = "One by the square root of a complex number";
  let description = "`%reciprocal = complex.rsqrt %a : complex<f32>`";
}

def ExpOp : ComplexFunctionOp<"exp"> {
  let summary = "Euler's number raised to a complex power";
  let description = "`%power = complex.exp %a : complex<f32>`";
  let hasFolder = 1;
}

def Expm1Op : ComplexFunctionOp<"expm1"> {
  let summary = "Euler's number raised to a complex power, less one";
  let description = "`%power = complex.expm1 %a : complex<f32>`";
}

def LogOp : ComplexFunctionOp<"log"> {
  let summary = "The natural logarithm of a complex number";
  let description = "`%logarithm = complex.log %a : complex<f32>`";
  let hasFolder = 1;
}

def Log1pOp : ComplexFunctionOp<"log1p"> {
  let summary = "The natural logarithm of one and a complex number";
  let description = "`%logarithm = complex.log1p %a : complex<f32>`";
}

def PowOp : ComplexArithmeticOp<"pow"> {
  let summary = "A complex number raised to a complex power";
  let description = "`%power = complex.pow %base, %exponent : complex<f32>`";
}

def PowiOp
    : Complex_Op<"powi", [Pure, Elementwise, SameOperandsAndResultShape,
                          AllTypesMatch<["lhs", "result"]>, ArithFastMathInterface]> {
  let summary = "A complex number raised to a signed integer power";
  let description = "`%power = complex.powi %base, %exponent : complex<f32>, i32`";
  let arguments = (ins
      Complex<AnyFloat>:$lhs, AnySignlessInteger:$rhs, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)
  }];
}

def SinOp : ComplexFunctionOp<"sin"> {
  let summary = "The sine of a complex number";
  let description = "`%sine = complex.sin %a : complex<f32>`";
}

def CosOp : ComplexFunctionOp<"cos"> {
  let summary = "The cosine of a complex number";
  let description = "`%cosine = complex.cos %a : complex<f32>`";
}

def TanOp : ComplexFunctionOp<"tan"> {
  let summary = "The tangent of a complex number";
  let description = "`%tangent = complex.tan %a : complex<f32>`";
}

def TanhOp : ComplexFunctionOp<"tanh"> {
  let summary = "The hyperbolic tangent of a complex number";
  let description = "`%tangent = complex.tanh %a : complex<f32>`";
}

def Atan2Op : ComplexArithmeticOp<"atan2"> {
  let summary = "The complex angle of the vector with these coordinates";
  let description = "`%angle = complex.atan2 %y, %x : complex<f32>`";
}

#endif // ODS_COMPLEX_OPS
