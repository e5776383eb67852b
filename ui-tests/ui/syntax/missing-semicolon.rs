use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy" }
}

fn main() {}
