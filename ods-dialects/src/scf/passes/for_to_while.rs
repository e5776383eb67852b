//! The pass `scf-for-to-while`.

use crate::arith::{AddIOp, ArithDialect, CmpIOp, CmpIPredicate};
use crate::scf::build::{add_block_like, terminator};
use crate::scf::{ConditionOp, ForOp, WhileOp, YieldOp};
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::FrozenPatterns;
use ods_runtime::rewrite::greedy::{GreedyConfig, greedy};

/// Convert SCF for loops to SCF while loops
#[derive(Debug, Pass)]
#[pass(name = "scf-for-to-while", dependent = [ArithDialect])]
pub struct SCFForToWhileLoop;

impl RunPass for SCFForToWhileLoop {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut patterns = PatternSet::new();
        patterns.add(to_while).named("ForLoopLoweringPattern");
        // As in MLIR, it is not a mistake if folding does not come to an end.
        let _ = greedy(cx, op, &FrozenPatterns::new(patterns), &GreedyConfig::new());
        Ok(())
    }
}

/// The loop carries its variable, too.
fn to_while(op: ForOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (location, region) = (op.location(rw), op.region(rw));
    let (body, end) = (region.entry_block(rw)?, terminator(rw, region)?);
    let (upper, step) = (op.upper_bound(rw), op.step(rw));
    let mut inits = vec![op.lower_bound(rw)];
    inits.extend_from_slice(op.init_args(rw));
    let variable = body.argument(rw, 0);
    let mut arguments = vec![(variable, variable.location(rw))];
    arguments.extend(inits[1..].iter().map(|init| (*init, init.location(rw))));

    let mut state = OperationState::new(WhileOp::INFO, location);
    state.operands.extend_from_slice(&inits);
    let types = arguments.iter().map(|(value, _)| value.ty(rw).clone());
    state.result_types.extend(types);
    state.new_regions = 2;
    let new = rw.create_operation(state);
    let attributes = op.operation().attributes(rw);
    new.set_discardable_attributes(rw, &attributes);

    let before = new.regions(rw)[0];
    let head = add_block_like(rw, before, &arguments);
    rw.set_insert_point_to_end(head);
    let predicate = if op.unsigned_cmp(rw) {
        CmpIPredicate::ult
    } else {
        CmpIPredicate::slt
    };
    let first = head.argument(rw, 0);
    let goes_on = CmpIOp::build(rw, location, predicate, first, upper).result(rw);
    let values = head.arguments(rw).to_vec();
    ConditionOp::build(rw, location, goes_on, &values);

    let after = new.regions(rw)[1];
    let new_body = add_block_like(rw, after, &arguments);
    rw.set_insert_point_to_end(new_body);
    let first = new_body.argument(rw, 0);
    let next = AddIOp::build(rw, location, first, step, None).result(rw);
    let values = new_body.arguments(rw).to_vec();
    rw.inline_block(body, InsertPoint::End(new_body), values);
    let mut yielded = vec![next];
    yielded.extend_from_slice(end.operands(rw));
    if end.is::<YieldOp>(rw) {
        end.set_operands(rw, &yielded);
    }
    let results = new.results(rw)[1..].to_vec();
    rw.replace(op, results);
    Some(())
}
