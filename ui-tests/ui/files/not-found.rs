use ods_runtime::prelude::*;

ods! {
    include "missing.td"
}

fn main() {}
