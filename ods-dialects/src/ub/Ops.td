// `ub`: undefined behaviour.

#ifndef ODS_UB_OPS
#define ODS_UB_OPS

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let summary = "Undefined behaviour";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

def UB_PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let description = "An attribute that describes poison.";
  let storageType = _classes # "Implementing<dyn PoisonAttrInterface>";
  let constBuilderCall = "$crate::ub::PoisonAttr::get().into()";
}

def UB_PoisonAttr : AttrDef<UB_Dialect, "Poison", [UB_PoisonAttrInterface]> {
  let mnemonic = "poison";
  let summary = "A value that is poison as a whole";
}

class UB_Op<string mnemonic, list<Trait> traits = []> : Op<UB_Dialect, mnemonic, traits>;

def UB_PoisonOp : UB_Op<"poison", [ConstantLike, Pure]> {
  let summary = "A value whose use is undefined behaviour, unless it is only passed on";
  let description = [{
`%0 = ub.poison : i32`. `ub.poison <#other.poison> : vector<4xi32>` gives an attribute of another
dialect, for example for vectors of which only some elements are poison.
  }];
  let arguments = (ins DefaultValuedAttr<UB_PoisonAttrInterface, "{}">:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict (`<` $value^ `>`)? `:` type($result)";
  let hasFolder = 1;
}

def UB_UnreachableOp : UB_Op<"unreachable", [Terminator]> {
  let summary = "Ends a block that is never executed";
  let description = "`ub.unreachable`: reaching it is undefined behaviour.";
  let assemblyFormat = "attr-dict";
}

#endif // ODS_UB_OPS
