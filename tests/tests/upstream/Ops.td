// A dialect as C++ projects write them.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Mat_Dialect : Dialect {
  let name = "mat";
  let cppNamespace = "::mlir::mat";
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{ static StringRef getMarkAttrName() { return "mat.mark"; } }];
}

def Mat_Order : I32EnumAttr<"Order", "", [I32EnumAttrCase<"Rows", 0, "rows">, I32EnumAttrCase<"Columns", 1, "columns">]> {
  let cppNamespace = "::mlir::mat";
}

def Mat_ShapeAttr : AttrDef<Mat_Dialect, "Shape"> {
  let mnemonic = "shape";
  let parameters = (ins "int64_t":$rank, ArrayRefParameter<"int64_t">:$sizes);
  let assemblyFormat = "`<` $rank `:` $sizes `>`";
}

def Mat_Matrix : Type<And<[
    CPred<"::llvm::isa<::mlir::RankedTensorType, ::mlir::VectorType>($_self)">,
    CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank() == 2">]>, "matrix">;

class Mat_Op<string mnemonic, list<Trait> traits = []> : Op<Mat_Dialect, mnemonic, traits>;

def Mat_MaskOp : Mat_Op<"mask", [Pure, TypesMatchWith<"`mask` has the shape of `input`", "input", "mask",
                                                      "::getI1SameShape($_self)">]> {
  let arguments = (ins Mat_Matrix:$input, DefaultValuedAttr<Mat_Order, "::mlir::mat::Order::Columns">:$order);
  let results = (outs AnyType:$mask);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let builders = [OpBuilder<(ins "Value":$input), [{ build($_builder, $_state, input, Order::Rows); }]>];
  let hasFolder = 1;
}

def Mat_SquareOp : Mat_Op<"square"> {
  let arguments = (ins Mat_Matrix:$input);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let extraClassDeclaration = [{ int64_t getSize() { return getInput().getType().getDimSize(0); } }];
  let hasVerifier = 1;
}

def Mat_CheckedOp : Mat_Op<"checked", [DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins Mat_Matrix:$input);
  let results = (outs Mat_Matrix:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasVerifier = 1;
}

def Mat_ThreeHalves : AttrConstraint<
    CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() * 3 / 2 % (1 << 4) == (true ? 3 : -3)">, "of three halves">;

def Mat_HalvedOp : Mat_Op<"halved"> {
  let arguments = (ins ConfinedAttr<I64Attr, [Mat_ThreeHalves]>:$mark);
  let assemblyFormat = "$mark attr-dict";
}

def Mat_RawOp : Mat_Op<"raw"> {
  let arguments = (ins Mat_Matrix:$input);
  let hasCustomAssemblyFormat = 1;
}

def Mat_BoxOp : Mat_Op<"box", [NoTerminator]> {
  let regions = (region AnyRegion:$body);
}

def Mat_InsideOp : Mat_Op<"inside", [HasParent<"BoxOp, SquareOp">]>;

def Mat_ShownOp : Mat_Op<"shown"> {
  let arguments = (ins Mat_Matrix:$input, I64Attr:$mark);
  let assemblyFormat = "$input custom<Sign>($mark, type($input)) attr-dict";
}

def Mat_HalfOp : Mat_Op<"half"> {
  let arguments = (ins I64Attr:$mark);
  let assemblyFormat = "custom<Half>($mark) attr-dict";
}

def Mat_WrittenOp : Mat_Op<"written"> {
  let arguments = (ins I64Attr:$mark);
  let assemblyFormat = "custom<Written>($mark) attr-dict";
}

def Mat_InferredOp : Mat_Op<"inferred", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins Mat_Matrix:$input);
  let results = (outs AnyType:$output);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

def Mat_WholeOp : Mat_Op<"whole", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins Mat_Matrix:$input);
  let results = (outs AnyType:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($output)";
}
