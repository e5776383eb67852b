use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Level : Property<"u8", "level"> {
        let convertToAttribute = "level($_store)";
        let printer = "print(";
        let predicate = CPred<"$_value < 9">;
    }
    def AddOp : Op<Toy, "add"> {
        let arguments = (ins Level:$level, I64Prop:$x, I64Prop:$x);
    }
    def SubOp : Op<Toy, "sub"> {
        let arguments = (ins I64Prop);
    }
}

fn main() {}
