use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    pub struct AddOp { lhs: Value }
    impl AddOp { fn new(value: Value) {} }
    def AOp : Op<Toy, "a"> let summary = "a body without braces";
    def BOp : Op<Toy, "b"> { let hasVerifier = 2; let summary = "b"; }
    def COp : Op<Toy, "a b">;
    def DOp : Op<Toy, "d"> {
        let extraClassDefinition = "impl $cppClas {}";
    }
    def EOp : Op<Toy, "e"> {
        let arguments = (ins I32Attr:$ods_index_b, I32:$b);
    }
}

fn main() {}
