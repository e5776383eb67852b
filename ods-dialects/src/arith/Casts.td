// `arith`: the ops that convert between types.

#ifndef ODS_ARITH_CASTS
#define ODS_ARITH_CASTS

include "Base.td"

def Arith_ExtUIOp : Arith_IToICastOp<"extui"> {
  let summary = "An integer, widened with zeros";
  let description = "`%wide = arith.extui %narrow : i8 to i32`";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Arith_ExtSIOp : Arith_IToICastOp<"extsi"> {
  let summary = "An integer, widened with copies of its sign";
  let description = "`%wide = arith.extsi %narrow : i8 to i32`";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_ExtFOp
    : Arith_CastOp<"extf", FloatLike, FloatLike, [ArithFastMathInterface]> {
  let summary = "A float as one of a wider type";
  let description = "`%wide = arith.extf %narrow fastmath<nnan> : f16 to f32`";
  let arguments = (ins FloatLike:$in, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

// A scale applies to a block of elements; it is a power of two, of type `f8E8M0FNU`.
class Arith_ScalingOp<string mnemonic, list<Trait> traits = []>
    : Arith_Op<mnemonic, traits # [Pure, SameInputOutputTensorDims, ArithFastMathInterface,
                                   CastOpInterface]> {
  let results = (outs FloatLike:$out);
  let hasVerifier = 1;
}

def Arith_ScalingExtFOp : Arith_ScalingOp<"scaling_extf"> {
  let summary = "Floats as such of a wider type, multiplied by scales";
  let description = [{
`%wide = arith.scaling_extf %narrow, %scale : f4E2M1FN, f8E8M0FNU to f32`: as OCP's microscaling
formats define it.
  }];
  let arguments = (ins FloatLike:$in, FloatLike:$scale,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `,` type($scale) `to` type($out)
  }];
}

def Arith_TruncIOp
    : Arith_Op<"trunci", [Pure, SameOperandsAndResultShape, SameInputOutputTensorDims,
                          CastOpInterface, InferIntRangeInterface,
                          ArithIntegerOverflowFlagsInterface]> {
  let summary = "The lower bits of an integer";
  let description = "`%narrow = arith.trunci %wide overflow<nsw> : i32 to i8`";
  let arguments = (ins
      SignlessFixedWidthIntegerLike:$in,
      DefaultValuedAttr<Arith_IntegerOverflowAttr, "IntegerOverflowFlags::none">:$overflowFlags);
  let results = (outs SignlessFixedWidthIntegerLike:$out);
  let assemblyFormat = [{
    $in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_TruncFOp
    : Arith_CastOp<"truncf", FloatLike, FloatLike,
                   [ArithRoundingModeInterface, ArithFastMathInterface]> {
  let summary = "A float, rounded to one of a narrower type";
  let description = "`%narrow = arith.truncf %wide downward fastmath<nnan> : f32 to f16`";
  let arguments = (ins FloatLike:$in, OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_ScalingTruncFOp
    : Arith_ScalingOp<"scaling_truncf", [ArithRoundingModeInterface]> {
  let summary = "Floats, divided by scales and rounded to such of a narrower type";
  let description = [{
`%narrow = arith.scaling_truncf %wide, %scale to_nearest_even : f32, f8E8M0FNU to f4E2M1FN`: as
OCP's microscaling formats define it.
  }];
  let arguments = (ins FloatLike:$in, FloatLike:$scale,
                       OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let assemblyFormat = [{
    $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict
    `:` type($in) `,` type($scale) `to` type($out)
  }];
}

def Arith_UIToFPOp : Arith_IToFCastOp<"uitofp"> {
  let summary = "An unsigned integer, rounded to a float";
  let description = "`%float = arith.uitofp %integer : i32 to f64`";
  let hasFolder = 1;
}

def Arith_SIToFPOp : Arith_IToFCastOp<"sitofp"> {
  let summary = "A signed integer, rounded to a float";
  let description = "`%float = arith.sitofp %integer : i32 to f64`";
  let hasFolder = 1;
}

def Arith_FPToUIOp : Arith_FToICastOp<"fptoui"> {
  let summary = "A float, rounded towards zero to an unsigned integer";
  let description = "`%integer = arith.fptoui %float : f64 to i32`; poison if it does not fit.";
  let hasFolder = 1;
}

def Arith_FPToSIOp : Arith_FToICastOp<"fptosi"> {
  let summary = "A float, rounded towards zero to a signed integer";
  let description = "`%integer = arith.fptosi %float : f64 to i32`; poison if it does not fit.";
  let hasFolder = 1;
}

class Arith_IndexCast<string mnemonic>
    : Arith_CastOp<mnemonic, IndexCastTypeConstraint, IndexCastTypeConstraint,
                   [InferIntRangeInterface]>;

def Arith_IndexCastOp : Arith_IndexCast<"index_cast"> {
  let summary = "An index as a signed integer, or the other way round";
  let description = "`%integer = arith.index_cast %index : index to i32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_IndexCastUIOp : Arith_IndexCast<"index_castui"> {
  let summary = "An index as an unsigned integer, or the other way round";
  let description = "`%integer = arith.index_castui %index : index to i32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_BitcastOp : Arith_CastOp<"bitcast", BitcastTypeConstraint, BitcastTypeConstraint> {
  let summary = "The same bits as a value of another type";
  let description = "`%bits = arith.bitcast %float : f32 to i32`";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

#endif // ODS_ARITH_CASTS
