use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "\x74oy"; }
}

fn main() {}
