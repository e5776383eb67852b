use ods_runtime::pass::{PassContext, PassManager, PassResult, RunPass};
use ods_runtime::prelude::*;

#[derive(Pass)]
#[pass(name = "sort", anchor = ModuleOp)]
struct Sort {
    #[option(description = "how often")]
    rounds: u32,
}

// The pass is one in spite of its mistakes.
impl RunPass for Sort {
    type Op = ModuleOp;

    fn run(&self, _: ModuleOp, _: &mut PassContext<'_>) -> PassResult {
        let _ = self.rounds;
        Ok(())
    }
}

fn main() {
    PassManager::new().add(Sort::default());
}
