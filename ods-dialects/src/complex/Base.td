// `complex`: the dialect, its enums and attributes.

#ifndef ODS_COMPLEX_BASE
#define ODS_COMPLEX_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Complex_Dialect : Dialect {
  let name = "complex";
  let summary = "Arithmetic on complex numbers";
  let dependentDialects = ["$crate::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

// How carefully products and quotients are computed, for use by conversions.
def Complex_ComplexRangeFlags : I32BitEnumAttr<"ComplexRangeFlags", "Complex range flags", [
    I32BitEnumAttrCaseBit<"improved", 0>,
    I32BitEnumAttrCaseBit<"basic", 1>,
    I32BitEnumAttrCaseBit<"none", 2>]> {
  string nameInMessages = "::mlir::complex::ComplexRangeFlags";
}

def Complex_NumberAttr : AttrDef<Complex_Dialect, "Number", [TypedAttrInterface]> {
  let mnemonic = "number";
  let summary = "A complex number";
  let description = "`#complex.number<:f64 1.0, 2.0>`: the type of both parts, and the parts.";
  let parameters = (ins
      APFloatParameter<"">:$real, APFloatParameter<"">:$imag, AttributeSelfTypeParameter<"">:$type);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

#endif // ODS_COMPLEX_BASE
