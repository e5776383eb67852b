use ods_runtime::prelude::*;

/// A pass that does nothing.
#[derive(Pass)]
#[pass(name = "test-nothing")]
struct Nothing;

#[derive(Pass)]
#[pass(name = "test-wait")]
struct Wait {
    #[option]
    time: std::time::Duration,
}

struct Nameless;

impl RunPass for Nameless {
    type Op = ModuleOp;

    fn run(&self, _: ModuleOp, _: &mut PassContext<'_>) -> PassResult {
        Ok(())
    }
}

fn main() {
    let mut passes = PassManager::new();
    passes.add(Nothing);
}
