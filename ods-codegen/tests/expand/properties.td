include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect { let name = "toy"; }

def NameProp : Property<"crate::Name", "a name", "&crate::Name"> {
  let predicate = CPred<"!$_self.is_empty()">;
  let convertToAttribute = "$_storage.to_attribute()";
  let convertFromAttribute = "crate::Name::from_attribute($_attr)";
  let parser = "crate::Name::parse($_parser)";
  let printer = "$_storage.print($_printer)";
}

def CallOp : Op<Toy_Dialect, "call"> {
  let arguments = (ins I64Prop:$count, StringProp:$callee, NameProp:$name,
                       DefaultValuedProp<I64Prop, "5">:$tries,
                       UnitProp:$tail);
}

def AgainOp : Op<Toy_Dialect, "again"> {
  let arguments = (ins I64Prop:$count);
}
