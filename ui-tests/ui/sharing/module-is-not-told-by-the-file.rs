use ods_runtime::prelude::*;

mod toy {
    use ods_runtime::prelude::*;

    ods! {
        #![export(toy_td)]
        def Toy_Dialect : Dialect { let name = "toy"; }
    }
}

fn main() {}
