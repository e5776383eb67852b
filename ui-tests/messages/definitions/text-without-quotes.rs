use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = toy; }
    def AOp : Op<Toy, "a"> { let summary = Adds; }
    class Described<string text, Dialect dialect> : Op<dialect, "b"> { let summary = txt; }
    def BOp : Described<"text", Toy>;
}

fn main() {}
