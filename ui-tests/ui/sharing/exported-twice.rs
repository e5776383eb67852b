use ods_runtime::prelude::*;

ods! {
    #![export(toy_td)]
    #![export(other_td)]
    def Toy_Dialect : Dialect { let name = "toy"; }
}

fn main() {}
