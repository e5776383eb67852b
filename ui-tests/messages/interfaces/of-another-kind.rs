use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Sized : TypeInterface<"Sized_"> {
        let methods = [InterfaceMethod<"The size.", "u64", "size", (ins), "", "1">];
    }
    def Coloured : AttrInterface<"Coloured">;
    def Shape : OpInterface<"Shape">;
    def Bag : TypeDef<Toy, "Bag", [Coloured, Shape, DeclareTypeInterfaceMethods<Sized, ["rank"]>]> {
        let mnemonic = "bag";
    }
    def Paint : AttrDef<Toy, "Paint", [Sized, DeclareAttrInterfaceMethods<DLTIQueryInterface>]> {
        let mnemonic = "paint";
    }
    def AddOp : Op<Toy, "add", [Sized, DeclareOpInterfaceMethods<Shape, ["rank"]>]>;
}

fn main() {}
