use ods_runtime::prelude::*;

#[op_interface]
trait First: Second {}

#[op_interface]
trait Second: First {}

ods! {
    def A : OpInterface<"A", [B]>;
    def B : OpInterface<"B", [A]>;
}

fn main() {}
