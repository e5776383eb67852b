use ods_runtime::prelude::*;
use ods_runtime::traits::IsTerminator;

trait Plain {}

fn ask(op: Operation, ir: &Ir) -> bool {
    op.has_trait::<dyn Plain>(ir) || op.interface::<dyn Plain>(ir).is_some() || op.interface::<IsTerminator>(ir).is_some()
}

fn main() {}
