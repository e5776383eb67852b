use ods_runtime::prelude::*;

ods! {
    #![emit("wrong-code.td")]
}

fn main() {}
