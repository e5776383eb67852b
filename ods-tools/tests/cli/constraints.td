include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Con_Dialect : Dialect { let name = "con"; let cppNamespace = ""; }

def Con_Small : Type<CPred<"$_self.is_signless_integer_of(8)">, "a small integer"> {
  let cppFunctionName = "isSmall";
}
// Has no function.
def Con_Silent : Type<CPred<"true">, "a silent type">;
def Con_Named : AttrConstraint<CPred<"$_self.as_str().is_some()">, "a name"> {
  let cppFunctionName = "is_named";
}
def Con_Mode : I32EnumAttr<"Mode", "how", [I32EnumAttrCase<"Fast", 0>]> { let cppNamespace = ""; }
def Con_Op : Op<Con_Dialect, "op"> { let arguments = (ins Con_Small:$a); }

#ifdef DERIVED
def Con_DerivedOp : Op<Con_Dialect, "derived"> {
  DerivedAttr size = DerivedAttr<"i64", "1">;
  DerivedAttr shown = DerivedAttr<"i64", "2", "Attribute::i64($_self)">;
}
#endif
