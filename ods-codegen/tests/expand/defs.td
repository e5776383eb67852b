include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Toy_Dialect : Dialect {
  let name = "toy";
}

def Low : I32EnumCase<"Low", 0, "low">;
def High : I32EnumCase<"High", 1, "high">;
def Level : I32Enum<"Level", "a level", [Low, High]>;

def Read : I8BitEnumCaseBit<"Read", 0, "read">;
def Access : I8BitEnum<"Access", "an access", [Read]>;

def Shelf : TypeDef<Toy_Dialect, "Shelf"> {
  let summary = "a shelf";
  let mnemonic = "shelf";
  let parameters = (ins StringRefParameter<"the name">:$name,
                        "::ods_runtime::Type":$content,
                        DefaultValuedParameter<"i64", "1">:$count);
  let assemblyFormat = "`<` $name `,` $content custom<Times>($count, ref($name)) `>`";
  let genVerifyDecl = 1;
}

def Mark : AttrDef<Toy_Dialect, "Mark", [TypedAttrInterface]> {
  let mnemonic = "mark";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        EnumParameter<Level>:$level);
  let assemblyFormat = "`<` params `>`";
}
