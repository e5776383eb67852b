use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Sized : TypeInterface<"Sized_"> {
        let methods = [InterfaceMethod<"The size.", "u64", "size">];
    }
    def Bag : TypeDef<Toy, "Bag", [Sized, FloatTypeInterface]> {
        let mnemonic = "bag";
    }
}

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Toy, mnemonic = "price", assembly_format = "", interfaces = [Sized_])]
struct Price;

fn main() {}
