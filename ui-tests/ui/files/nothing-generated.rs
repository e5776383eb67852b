use ods_runtime::prelude::*;

ods! {
    include "right.td"
}

fn main() {}
