ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def TableOp : Op<Toy, "table", [SymbolTable]>;
    def AOp : Op<Toy, "a"> {
        let arguments = (ins DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "0">:$zero);
    }
}

fn main() {}
