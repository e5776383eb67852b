use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = !concat("to", "y"); }
}

fn main() {}
