use ods_runtime::prelude::*;

mod shapes {
    use ods_runtime::prelude::*;

    ods! {
        #![export(shapes_td)]
        def Area : OpInterface<"Area"> {
            let methods = [InterfaceMethod<"How much it covers.", "i64", "area">];
        }
    }
}

ods! {
    #![import(shapes::shapes_td)]
    def Toy : Dialect { let name = "toy"; }
    def BoxOp : Op<Toy, "box", [Pure]>;
}

fn main() {}
