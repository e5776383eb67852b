#![deny(deprecated)]

use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def TableOp : Op<Toy, "table", [SymbolTable]>;
    def NameOp : Op<Toy, "name", [Symbol]>;
    def AOp : Op<Toy, "a"> {
        let arguments = (ins DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "0">:$zero);
    }
}

#[derive(OpDef)]
#[op(dialect = Toy, name = "derived", traits = [SymbolTable])]
struct Derived {}

fn main() {}
