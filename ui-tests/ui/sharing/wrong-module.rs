use ods_runtime::prelude::*;

ods! {
    #![export(toy_td in self::toy)]
    def Toy_Dialect : Dialect { let name = "toy"; }
}

fn main() {}
