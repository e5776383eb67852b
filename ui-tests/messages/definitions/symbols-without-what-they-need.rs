ods_runtime::ods! {
    #![deny(unverifiable)]
    def Toy : Dialect { let name = "toy"; }
    def TableOp : Op<Toy, "table", [SymbolTable]>;
    def TablesOp : Op<Toy, "tables", [SymbolTable]> {
        let regions = (region AnyRegion:$first, AnyRegion:$second);
    }
    def NameOp : Op<Toy, "name", [Symbol]>;
    def OwnNameOp : Op<Toy, "own_name", [DeclareOpInterfaceMethods<Symbol>]>;
}

fn main() {}
