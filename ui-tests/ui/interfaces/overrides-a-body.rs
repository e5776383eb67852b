use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Area : OpInterface<"Area"> {
        let methods = [
            InterfaceMethod<"How wide it is.", "i64", "width">,
            InterfaceMethod<"How much it covers.", "i64", "area", (ins), [{ $_op.width($_ir) * 2 }]>,
        ];
    }
    def BoxOp : Op<Toy, "box", [Area]>;
}

impl Area for BoxOp {
    fn width(self, _: &Ir) -> i64 {
        3
    }

    fn area(self, _: &Ir) -> i64 {
        4
    }
}

fn main() {}
