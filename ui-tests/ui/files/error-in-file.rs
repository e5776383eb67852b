use ods_runtime::prelude::*;

ods! {
    #![emit("wrong.td")]
}

fn main() {}
