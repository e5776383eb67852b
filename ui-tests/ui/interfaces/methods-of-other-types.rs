use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Shape : OpInterface<"Shape"> {
        let methods = [
            InterfaceMethod<"The rank.", "usize", "rank">,
            InterfaceMethod<"Grows.", "void", "grow", (ins "&mut Ir":$ir, "usize":$by)>,
            StaticInterfaceMethod<"What it is.", "&'static str", "kind">,
        ];
    }
    def AddOp : Op<Toy, "add", [Shape]>;
}

impl Shape for AddOp {
    fn rank(self, _: &Ir) -> u8 {
        2
    }

    fn grow(self, _: &Ir, _: usize) {}

    fn kind(self) -> &'static str {
        "add"
    }

    fn shape(self) {}
}

fn main() {}
