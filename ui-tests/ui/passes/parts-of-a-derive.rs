//! Names and types of the parts of a derived pass.

use ods_runtime::prelude::*;

#[derive(Pass)]
#[pass(name = "p")]
struct P {
    #[statistic]
    counted: i64,
    #[option(name = "a b")]
    blank: i64,
    #[option(name = "")]
    empty: i64,
}

impl RunPass for P {
    type Op = ModuleOp;

    fn run(&self, _: ModuleOp, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

fn main() {}
