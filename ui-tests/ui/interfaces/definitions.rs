use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Twice : OpInterface<"Twice"> {
        let methods = [InterfaceMethod<"", "u8", "rank">, InterfaceMethod<"", "u8", "rank">];
    }
    def Hook : OpInterface<"Hook"> {
        let methods = [InterfaceMethod<"", "bool", "classOf">];
    }
    def Code : OpInterface<"Code"> {
        let methods = [InterfaceMethod<"", "u8", "rank", (ins), "", [{ $_type.rank() }]>];
        let verify = [{ $_op.nothing() }];
    }
    def Names : OpInterface<"Names"> {
        let methods = [InterfaceMethod<"", "u8", "rank", (ins "u8":$a, "u8":$a)>];
    }
}

fn main() {}
