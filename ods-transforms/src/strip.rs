//! The pass `strip-debuginfo`.

use ods_ir::ir::{Block, Operation};
use ods_ir::location::Location;
use ods_rewrite::pass::{PassContext, PassResult, RunPass};

/// The pass `strip-debuginfo`: makes the locations of operations and block arguments unknown.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::PassManager;
/// let mut passes = PassManager::new();
/// passes.add(ods_runtime::transforms::StripDebugInfo::default());
/// let mut ir = Ir::new();
/// let module = parse_source(&mut ir, "a.mlir", b"module {}".as_slice(), ParseOptions::new()).unwrap();
/// passes.run(&mut ir, module).unwrap();
/// assert!(module.location(&ir).is_unknown());
/// ```
#[derive(Debug, Default)]
pub struct StripDebugInfo {}

impl RunPass for StripDebugInfo {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut ops = Vec::new();
        op.walk(cx, |op| ops.push(op));
        for op in ops {
            op.set_location(cx, Location::UNKNOWN);
            let blocks = op.child_blocks(cx);
            let blocks: Vec<Block> = blocks.collect();
            for block in blocks {
                for number in 0..block.arguments(cx).len() {
                    block.set_argument_location(cx, number, Location::UNKNOWN);
                }
            }
        }
        cx.preserve_all();
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    StripDebugInfo, "StripDebugInfo", "strip-debuginfo", "Strip debug info from all operations",
    dialects [],
    options [],
    statistics [],
);
