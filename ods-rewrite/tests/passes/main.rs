//! Passes, pipelines and the pass manager.

mod instrumentation;
mod panics;
mod pipelines;
mod running;

use ods_runtime::pass::{Counter, Pass, PassContext, PassRegistry, PassResult, RunPass, pass_fn};
use ods_runtime::prelude::*;
use ods_runtime::transforms::{self, canonicalize, cse};

fn parse(text: &str) -> (Ir, Operation) {
    let mut ir = Ir::new();
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text.as_bytes(), options);
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    (ir, module)
}

const TWO: &str = "module @a { \"t.x\"() : () -> () }\nmodule @b { \"t.y\"() : () -> () }";

/// Adds a discardable attribute to an operation.
fn mark(name: &'static str) -> impl Pass {
    pass_fn(name, move |module: ModuleOp, cx| {
        let count = module.attribute(cx, "t.count").and_then(Attribute::as_i64);
        let count = count.unwrap_or(0) + 1;
        module.set_attribute(cx, "t.count", Some(Attribute::i64(count)));
        Ok(())
    })
}

/// Removes operations of one name.
#[derive(Pass)]
#[pass(name = "test-remove")]
struct Remove {
    /// The name of the operations.
    #[option(default = "t.x")]
    op_name: String,
    #[option(name = "max", default = 1, summary = "How many are removed")]
    at_most: u32,
    /// Which numbers are left out
    #[option]
    skipped: Vec<u32>,
    /// The operations that were removed.
    #[statistic]
    removed: Counter,
}

impl RunPass for Remove {
    type Op = ModuleOp;

    fn run(&self, module: ModuleOp, cx: &mut PassContext<'_>) -> PassResult {
        let mut left = self.at_most;
        for (number, op) in (0..).zip(module.nested::<Operation>(cx)) {
            let is_wanted = op.name(cx).as_str() == self.op_name && !self.skipped.contains(&number);
            if left > 0 && is_wanted {
                cx.rewriter().erase(op);
                self.removed.increment();
                left -= 1;
            }
        }
        Ok(())
    }
}

fn passes() -> PassRegistry {
    PassRegistry::new()
        .with_all(transforms::all)
        .with::<Remove>()
        .with_pass(|| pass_fn("on-modules", |_: ModuleOp, _| Ok(())))
        .with_pipeline("clean-up", "Cleans up", |pipeline| {
            pipeline.add(cse()).add(canonicalize());
        })
        .with_pipeline_of("remove-some", "Removes some", |pipeline, options| {
            let mut pass = Remove::default();
            for (name, value) in options.iter() {
                pass.set_option(name, value)?;
            }
            pipeline.add(pass);
            Ok(())
        })
}
