include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Shop_Dialect : Dialect { let name = "shop"; }

def Small : I32EnumCase<"Small", 0, "small">;
def Large : I32EnumCase<"Large", 5, "large">;
def Size : I32Enum<"Size", "a size", [Small, Large]>;
def SizeAttr : EnumAttr<Shop_Dialect, Size, "size">;

def Price : TypeDef<Shop_Dialect, "Price"> {
  let mnemonic = "price";
  let summary = "a price";
  let parameters = (ins "i64":$cents, OptionalParameter<"Type">:$of, EnumParameter<Size>:$size);
  let assemblyFormat = "`<` $cents `,` $size (`of` $of^)? `>`";
}

def Tag : AttrDef<Shop_Dialect, "Tag"> {
  let mnemonic = "tag";
  let parameters = (ins StringRefParameter<"what it says">:$text, Price:$price);
  let assemblyFormat = "`<` struct(params) `>`";
}

def SellOp : Op<Shop_Dialect, "sell"> {
  let arguments = (ins Price:$item, SizeAttr:$size);
  let assemblyFormat = "$item $size attr-dict `:` type($item)";
}

#ifdef WRONG
def Wrong : TypeDef<Shop_Dialect, "Wrong"> {
  let mnemonic = "wrong";
  let parameters = (ins "i64":$a);
  let assemblyFormat = "`<` $b `>`";
}
def WrongTag : AttrDef<Shop_Dialect, "WrongTag"> {
  let mnemonic = "wrong";
  let parameters = (ins "i64":$a, "i64":$a);
  let assemblyFormat = "`<` params `>`";
}
def WrongSize : I32Enum<"WrongSize", "", [Small, Small]>;
#endif
