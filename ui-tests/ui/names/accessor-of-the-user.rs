//! A function in `extraClassDeclaration` has the name of an accessor: one error, and uses compile.

use ods_runtime::prelude::*;

ods! {
    def M_Dialect : Dialect { let name = "m"; }
    def AOp : Op<M_Dialect, "a", []> {
        let arguments = (ins I32:$x);
        let extraClassDeclaration = [{ pub fn x(self, ir: &Ir) -> u32 { 0 } }];
    }
}

fn uses(ir: &Ir, op: AOp) -> u32 {
    op.x(ir)
}

fn main() {}
