//! The simplest driver: one walk, each pattern tried once on each operation.

use crate::frozen::{Candidates, FrozenPatterns};
use crate::listener::{DebugRewrites, RewriteListener};
use crate::marks::Marks;
use crate::panics::{Doing, watch};
use crate::region::post_order;
use ods_ir::ir::{Ir, OpBuilder, Operation, WalkOrder, WalkResult};

/// Tries the patterns on each operation nested in `top` once, in post order, without folding: MLIR's
/// `walkAndApplyPatterns`. Returns the number of patterns that matched.
///
/// Operations that patterns create are not visited, nor those in blocks that no path from the first
/// block of their region reaches. A pattern may erase the operation that it
/// matches; operations that it erases elsewhere are not visited any more.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::{FrozenPatterns, walk_and_apply};
/// let mut patterns = PatternSet::new();
/// patterns.add(|module: ModuleOp, rw| {
///     module.operation().set_attribute(rw, "t.seen", Some(Attribute::unit()));
///     Some(())
/// });
/// let mut ir = Ir::new();
/// let module = parse_source(&mut ir, "a", b"module { module {} }".as_slice(), ParseOptions::new()).unwrap();
/// let count = walk_and_apply(&mut ir, module, &FrozenPatterns::new(patterns), &mut ());
/// assert_eq!(count, 1);
/// ```
#[inline]
pub fn walk_and_apply(
    ir: &mut Ir,
    top: Operation,
    patterns: &FrozenPatterns,
    listener: &mut dyn RewriteListener,
) -> usize {
    let mut ops = Vec::new();
    let dead = unreachable_blocks(ir, top);
    top.walk(ir, |op| {
        let block = op.parent_block(ir);
        if block.is_none_or(|block| !dead.contains(block.index_in())) {
            ops.push(op);
        }
    });
    ops.pop();
    let mut both;
    let listener: &mut dyn RewriteListener = if ir.traces_rewrites() {
        both = (DebugRewrites::new(std::io::stderr()), listener);
        &mut both
    } else {
        listener
    };
    ir.push_change_log();
    if listener.wants_failures() {
        ir.log_match_failures();
    }
    let mut walk = Walk {
        candidates: Candidates::new(patterns),
        doing: None,
    };
    let count = watch(
        &mut walk,
        ir,
        |walk, ir| walk.run(ir, &ops, listener),
        |walk| (walk.doing, &walk.candidates),
    );
    ir.pop_change_log();
    count
}

struct Walk<'a> {
    candidates: Candidates<'a>,
    doing: Option<Doing>,
}

impl Walk<'_> {
    #[inline]
    fn run(&mut self, ir: &mut Ir, ops: &[Operation], listener: &mut dyn RewriteListener) -> usize {
        let mut changes = Vec::new();
        let mut count = 0;
        for op in ops.iter().copied() {
            if !op.is_alive(ir) {
                continue;
            }
            for candidate in self.candidates.of(ir, op) {
                self.doing = Some(Doing::applying(ir, op, candidate));
                let pattern = self.candidates.get(candidate);
                listener.pattern_began(ir, pattern, op);
                let mut b = OpBuilder::new(ir);
                let matched = self.candidates.apply(candidate, op, &mut b).is_some();
                for failure in ir.take_match_failures() {
                    listener.match_failed(ir, &failure);
                }
                listener.pattern_ended(ir, pattern, op, matched);
                ir.take_changes(&mut changes);
                for change in changes.drain(..) {
                    listener.changed(ir, change);
                }
                if matched {
                    count += 1;
                    break;
                }
            }
        }
        count
    }
}

/// The blocks in the regions of `top` that no path from the first block of their region reaches, and
/// those nested in them.
#[inline]
fn unreachable_blocks(ir: &Ir, top: Operation) -> Marks {
    let mut dead = Marks::new();
    top.walk_with(ir, WalkOrder::PreOrder, |op| {
        let is_dead = op != top
            && op
                .parent_block(ir)
                .is_some_and(|block| dead.contains(block.index_in()));
        for region in op.regions(ir) {
            if is_dead || !(region.is_empty(ir) || region.has_one_block(ir)) {
                for block in region.blocks(ir) {
                    dead.insert(block.index_in());
                }
            }
            if !is_dead && !region.is_empty(ir) && !region.has_one_block(ir) {
                for block in post_order(ir, *region) {
                    dead.remove(block.index_in());
                }
            }
        }
        WalkResult::Advance
    });
    dead
}
