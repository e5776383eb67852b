use ods_runtime::prelude::*;

mod toy {
    use ods_runtime::prelude::*;

    ods! {
        #![export(toy_td in crate::toy)]
        def Toy_Dialect : Dialect { let name = "toy"; }
        class Toy_Op<string name> : Op<Toy_Dialect, name>;
    }
}

ods! {
    #![import(toy::toy_td)]
    def Toy_Dialect : Dialect { let name = "toy"; }
    class Toy_Op<string name> : Op<Toy_Dialect, name>;
}

fn main() {}
