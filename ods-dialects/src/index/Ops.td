// `index`: operations on indices, which have as many bits as a pointer of the target.

#ifndef ODS_INDEX_OPS
#define ODS_INDEX_OPS

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def IndexDialect : Dialect {
  let name = "index";
  let summary = "Operations on indices";
  let description = [{
The width of an index is that of a pointer of the target, 32 or 64 bits. Constants have 64 bits, of
which a target with fewer takes the lower ones; operations on constants are folded only if the
result is right for both widths.
  }];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

def IndexCmpPredicate : I32EnumAttr<"IndexCmpPredicate", "index comparison predicate kind", [
    I32EnumAttrCase<"EQ", 0, "eq">, I32EnumAttrCase<"NE", 1, "ne">,
    I32EnumAttrCase<"SLT", 2, "slt">, I32EnumAttrCase<"SLE", 3, "sle">,
    I32EnumAttrCase<"SGT", 4, "sgt">, I32EnumAttrCase<"SGE", 5, "sge">,
    I32EnumAttrCase<"ULT", 6, "ult">, I32EnumAttrCase<"ULE", 7, "ule">,
    I32EnumAttrCase<"UGT", 8, "ugt">, I32EnumAttrCase<"UGE", 9, "uge">]> {
  let genSpecializedAttr = 0;
  string nameInMessages = "::mlir::index::IndexCmpPredicate";
}

def IndexCmpPredicateAttr : EnumAttr<IndexDialect, IndexCmpPredicate, "cmp_predicate">;

//===----------------------------------------------------------------------===//
// Classes of ops
//===----------------------------------------------------------------------===//

class IndexOp<string mnemonic, list<Trait> traits = []>
    : Op<IndexDialect, mnemonic, [InferIntRangeInterface] # traits>;

class IndexBinaryOp<string mnemonic, list<Trait> traits = []> : IndexOp<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

def Index_AddOp : IndexBinaryOp<"add", [Commutative, Pure]> {
  let summary = "The sum of two indices";
  let description = "`%sum = index.add %a, %b`";
  let hasCanonicalizeMethod = 1;
}

def Index_SubOp : IndexBinaryOp<"sub", [Pure]> {
  let summary = "The difference of two indices";
  let description = "`%difference = index.sub %a, %b`";
}

def Index_MulOp : IndexBinaryOp<"mul", [Commutative, Pure]> {
  let summary = "The product of two indices";
  let description = "`%product = index.mul %a, %b`";
  let hasCanonicalizeMethod = 1;
}

def Index_DivSOp : IndexBinaryOp<"divs", [NoMemoryEffect]> {
  let summary = "The quotient of two signed indices, rounded towards zero";
  let description = [{
`%quotient = index.divs %a, %b`: division by zero, and of the least index by -1, are undefined
behaviour.
  }];
}

def Index_DivUOp : IndexBinaryOp<"divu", [NoMemoryEffect]> {
  let summary = "The quotient of two unsigned indices, rounded down";
  let description = "`%quotient = index.divu %a, %b`: division by zero is undefined behaviour.";
}

def Index_CeilDivSOp : IndexBinaryOp<"ceildivs", [NoMemoryEffect]> {
  let summary = "The quotient of two signed indices, rounded up";
  let description = [{
`%quotient = index.ceildivs %a, %b`: division by zero, and of the least index by -1, are undefined
behaviour.
  }];
}

def Index_CeilDivUOp : IndexBinaryOp<"ceildivu", [NoMemoryEffect]> {
  let summary = "The quotient of two unsigned indices, rounded up";
  let description = "`%quotient = index.ceildivu %a, %b`: division by zero is undefined behaviour.";
}

def Index_FloorDivSOp : IndexBinaryOp<"floordivs", [NoMemoryEffect]> {
  let summary = "The quotient of two signed indices, rounded down";
  let description = [{
`%quotient = index.floordivs %a, %b`: division by zero, and of the least index by -1, are undefined
behaviour.
  }];
}

def Index_RemSOp : IndexBinaryOp<"rems", [NoMemoryEffect]> {
  let summary = "The remainder of the division of two signed indices, with the sign of the first";
  let description = "`%remainder = index.rems %a, %b`";
}

def Index_RemUOp : IndexBinaryOp<"remu", [NoMemoryEffect]> {
  let summary = "The remainder of the division of two unsigned indices";
  let description = "`%remainder = index.remu %a, %b`";
}

def Index_MaxSOp : IndexBinaryOp<"maxs", [Commutative, Pure]> {
  let summary = "The larger of two signed indices";
  let description = "`%larger = index.maxs %a, %b`";
  let hasCanonicalizeMethod = 1;
}

def Index_MaxUOp : IndexBinaryOp<"maxu", [Commutative, Pure]> {
  let summary = "The larger of two unsigned indices";
  let description = "`%larger = index.maxu %a, %b`";
  let hasCanonicalizeMethod = 1;
}

def Index_MinSOp : IndexBinaryOp<"mins", [Commutative, Pure]> {
  let summary = "The smaller of two signed indices";
  let description = "`%smaller = index.mins %a, %b`";
  let hasCanonicalizeMethod = 1;
}

def Index_MinUOp : IndexBinaryOp<"minu", [Commutative, Pure]> {
  let summary = "The smaller of two unsigned indices";
  let description = "`%smaller = index.minu %a, %b`";
  let hasCanonicalizeMethod = 1;
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

def Index_ShlOp : IndexBinaryOp<"shl", [Pure]> {
  let summary = "An index, shifted left by an unsigned number";
  let description = "`%shifted = index.shl %a, %bits`: poison if the number is not below the width.";
}

def Index_ShrSOp : IndexBinaryOp<"shrs", [Pure]> {
  let summary = "An index, shifted right by an unsigned number; copies of the sign come in";
  let description = "`%shifted = index.shrs %a, %bits`: poison if the number is not below the width.";
}

def Index_ShrUOp : IndexBinaryOp<"shru", [Pure]> {
  let summary = "An index, shifted right by an unsigned number; zeros come in";
  let description = "`%shifted = index.shru %a, %bits`: poison if the number is not below the width.";
}

def Index_AndOp : IndexBinaryOp<"and", [Commutative, Pure]> {
  let summary = "The bits that both have";
  let description = "`%bits = index.and %a, %b`";
  let hasCanonicalizeMethod = 1;
}

def Index_OrOp : IndexBinaryOp<"or", [Commutative, Pure]> {
  let summary = "The bits that one or both have";
  let description = "`%bits = index.or %a, %b`";
  let hasCanonicalizeMethod = 1;
}

def Index_XOrOp : IndexBinaryOp<"xor", [Commutative, Pure]> {
  let summary = "The bits that exactly one has";
  let description = "`%bits = index.xor %a, %b`";
  let hasCanonicalizeMethod = 1;
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

class IndexCastOp<string mnemonic> : IndexOp<mnemonic, [Pure, CastOpInterface]> {
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

def Index_CastSOp : IndexCastOp<"casts"> {
  let summary = "An index as a signed integer, or the other way round";
  let description = "`%integer = index.casts %index : index to i32`";
}

def Index_CastUOp : IndexCastOp<"castu"> {
  let summary = "An index as an unsigned integer, or the other way round";
  let description = "`%integer = index.castu %index : index to i32`";
}

//===----------------------------------------------------------------------===//
// Comparison and constants
//===----------------------------------------------------------------------===//

def Index_CmpOp : IndexOp<"cmp", [Pure]> {
  let summary = "Whether two indices compare as asked";
  let description = [{
`%less = index.cmp slt(%a, %b)`: `s…` compares signed indices, `u…` unsigned ones.
  }];
  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def Index_SizeOfOp : IndexOp<"sizeof", [Pure]> {
  let summary = "The width of an index, in bits";
  let description = "`%width = index.sizeof`";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def Index_ConstantOp
    : IndexOp<"constant", [ConstantLike, Pure,
                           DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "A constant index";
  let description = "`%idx42 = index.constant 42`";
  let arguments = (ins IndexAttr:$value);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Index_BoolConstantOp
    : IndexOp<"bool.constant", [ConstantLike, Pure,
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "A constant bit, such as a comparison folds to";
  let description = "`%true = index.bool.constant true`";
  let arguments = (ins BoolAttr:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

#endif // ODS_INDEX_OPS
