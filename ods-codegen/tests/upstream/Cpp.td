include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"

def Up_Dialect : Dialect {
  let name = "up";
  let cppNamespace = "::mlir::up";
  let dependentDialects = ["::mlir::other::OtherDialect", "arith::ArithDialect"];
  let discardableAttrs = (ins "::mlir::UnitAttr":$plain);
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{ static constexpr StringLiteral kName = "a"; }];
}

def Up_Mode : I32EnumAttr<"Mode", "", [I32EnumAttrCase<"Slow", 0, "slow">, I32EnumAttrCase<"Fast", 1, "fast">]> {
  let cppNamespace = "::mlir::up";
}

// An enum without a name, whose namespace is written in another way.
class Up_Enum<string name, list<I32EnumAttrCase> cases> : I32EnumAttr<name, "", cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "mlir::up";
}
def Up_SpeedAttr : EnumAttr<Up_Dialect, Up_Enum<"Speed", [I32EnumAttrCase<"High", 0>]>, "speed">;

def Up_Interface : OpInterface<"UpInterface"> {
  let cppNamespace = "::mlir::up";
  let methods = [InterfaceMethod<"", "int64_t", "getSize">];
}

def Up_Matrix : Type<CPred<"::llvm::isa<::mlir::VectorType>($_self) && "
                           "::llvm::cast<::mlir::VectorType>($_self).getRank() == 2">, "matrix">;

def Up_TransposeOp : Op<Up_Dialect, "transpose", [
    DeclareOpInterfaceMethods<Up_Interface>,
    TypesMatchWith<"same elements", "input", "mask", "::getI1SameShape($_self)">]> {
  let arguments = (ins Up_Matrix:$input, AnyType:$mask,
                       DefaultValuedAttr<Up_Mode, "::mlir::up::Mode::Fast">:$mode);
  let results = (outs Up_Matrix:$result);
  let builders = [OpBuilder<(ins "Value":$input), [{ build($_builder, $_state, input.getType(), input); }]>];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{ VectorType getType() { return cast<VectorType>(getInput().getType()); } }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Up_FlagType : TypeDef<Up_Dialect, "Flag"> {
  let mnemonic = "flag";
  let parameters = (ins "BoolAttr":$value, OptionalParameter<"::mlir::FlatSymbolRefAttr">:$symbol);
  let assemblyFormat = "`<` $value (`,` $symbol^)? `>`";
}

def Up_SortedType : TypeDef<Up_Dialect, "Sorted"> {
  let mnemonic = "sorted";
  let parameters = (ins "int64_t":$first, "int64_t":$second);
  let builders = [TypeBuilder<(ins "int64_t":$one, "int64_t":$other, CArg<"bool", "false">:$isSorted)>];
  let skipDefaultBuilders = 1;
  let assemblyFormat = "`<` $first `,` $second `>`";
}

def Up_PartOp : Op<Up_Dialect, "part", [HasParent<"up::TransposeOp">]>;

// An alias of an interface of types has the class of the interface.
def Up_LargeInterface : TypeInterface<"LargeType"> {
  let cppNamespace = "::mlir::up";
}
def Up_Large : TypeAlias<Up_LargeInterface, "large type">;

def Up_WeighOp : Op<Up_Dialect, "weigh"> {
  let arguments = (ins Up_Large:$input);
}
