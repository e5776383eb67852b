use ods_runtime::prelude::*;

ods! {
    #![import(std::vec)]
    def Toy_Dialect : Dialect { let name = "toy"; }
}

fn main() {}
