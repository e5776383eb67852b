//! A path of an export that begins at the crate's root needs `crate::`.

use ods_runtime::prelude::*;

mod base {
    use ods_runtime::prelude::*;

    ods! {
        #![export(toy_td in crate::base)]
        def Toy_Dialect : Dialect { let name = "toy"; }
    }
}

ods! {
    #![import(toy_td)]
    def AOp : Op<Toy_Dialect, "a">;
}

mod inner {
    use ods_runtime::prelude::*;

    ods! {
        #![import(base::toy_td)]
        def BOp : Op<Toy_Dialect, "b">;
    }
}

fn main() {}
