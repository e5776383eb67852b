use ods_runtime::prelude::*;

ods! {
    #![export(toy_td)]
    def Toy_Dialect : Dialect { let name = "toy"; }
}

toy_td!();

fn main() {}
