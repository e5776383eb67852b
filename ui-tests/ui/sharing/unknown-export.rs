use ods_runtime::prelude::*;

mod toy {
    use ods_runtime::prelude::*;

    ods! {
        #![export(toy_td in crate::toy)]
        def Toy_Dialect : Dialect { let name = "toy"; }
    }
}

ods! {
    #![import(toy::toy_dt)]
    def AddOp : Op<Toy_Dialect, "add">;
}

fn main() {}
