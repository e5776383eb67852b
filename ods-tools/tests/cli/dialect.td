include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Box_Dialect : Dialect {
  let name = "box";
  let summary = "boxes";
  let description = [{
    What is in them.
  }];
}
#ifdef SECOND
def Other_Dialect : Dialect { let name = "other"; }
#endif
def Box_Mode : I32Enum<"Mode", "how it is closed", [
    I32EnumCase<"Open", 0, "open">, I32EnumCase<"Shut", 1, "shut">]>;
def Box_ModeAttr : EnumAttr<Box_Dialect, Box_Mode, "mode">;
def Box_BoxType : TypeDef<Box_Dialect, "Box"> {
  let mnemonic = "box";
  let summary = "a box";
  let description = [{
    Holds things.
  }];
  let parameters = (ins "Type":$element, OptionalArrayRefParameter<"i64", "how large">:$sizes);
  let assemblyFormat = "`<` $element (`,` $sizes^)? `>`";
}
def Box_LidType : TypeDef<Box_Dialect, "Lid"> { let mnemonic = "lid"; }
def Box_OpenOp : Op<Box_Dialect, "open"> {
  let summary = "opens a box";
  let arguments = (ins Box_BoxType:$box);
}
