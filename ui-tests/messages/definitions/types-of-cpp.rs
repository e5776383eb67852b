use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def PointType : TypeDef<Toy, "Point"> {
        let mnemonic = "point";
        let assemblyFormat = "`<` params `>`";
        let parameters = (ins "unsigned":$x, "std::string":$name);
    }
    def Named : OpInterface<"Named"> {
        let methods = [InterfaceMethod<"names", "std::vector<std::string>", "names", (ins "int":$count)>];
    }
    def AOp : Op<Toy, "a"> {
        let builders = [OpBuilder<(ins "std::optional<unsigned>":$x), [{ todo!() }]>];
    }
}

fn main() {}
