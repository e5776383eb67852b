//! The pass `arith-unsigned-when-equivalent`.

use super::ranges::Ranges;
use crate::arith::{
    CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIPredicate, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp,
    FloorDivSIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, RemSIOp, RemUIOp,
};
use ods_runtime::prelude::*;
use ods_runtime::rewrite::dataflow::Solver;
use ods_runtime::rewrite::{FrozenPatterns, walk_and_apply};

/// Replaces operations on signed numbers by those on unsigned ones where no number is negative.
#[derive(Pass, Debug)]
#[pass(
    name = "arith-unsigned-when-equivalent",
    summary = "Replace signed ops with unsigned ones where they are proven equivalent"
)]
pub struct ArithUnsignedWhenEquivalentPass;

impl RunPass for ArithUnsignedWhenEquivalentPass {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let ranges = Ranges::infer(cx, op, Solver::without_constants())?;
        let mut patterns = PatternSet::new();
        convert::<DivSIOp, DivUIOp>(&mut patterns, &ranges);
        convert::<CeilDivSIOp, CeilDivUIOp>(&mut patterns, &ranges);
        convert::<FloorDivSIOp, DivUIOp>(&mut patterns, &ranges);
        convert::<RemSIOp, RemUIOp>(&mut patterns, &ranges);
        convert::<MinSIOp, MinUIOp>(&mut patterns, &ranges);
        convert::<MaxSIOp, MaxUIOp>(&mut patterns, &ranges);
        convert::<ExtSIOp, ExtUIOp>(&mut patterns, &ranges);
        patterns.add(move |op: CmpIOp, rw| convert_comparison(&ranges, op, rw));
        let patterns = FrozenPatterns::new(patterns);
        if walk_and_apply(cx, op, &patterns, &mut ()) == 0 {
            cx.preserve_all();
        }
        Ok(())
    }
}

/// Adds the pattern that replaces an `S` by a `U` if no operand and no result is negative.
fn convert<S: Op, U: Op>(patterns: &mut PatternSet, ranges: &Ranges) {
    let ranges = ranges.clone();
    patterns.add(move |op: S, rw| {
        let op = op.operation();
        let values = op.operands(rw).iter().chain(op.results(rw));
        if !values.clone().all(|value| ranges.is_non_negative(*value)) {
            return None;
        }
        let mut state = OperationState::new(U::INFO, op.location(rw));
        state.operands.extend_from_slice(op.operands(rw));
        state.result_types.extend(op.result_types(rw).cloned());
        for entry in op.attributes(rw).iter() {
            if U::INFO.attribute_names().any(|name| *name == *entry.name) {
                state.set_attribute(&entry.name, entry.value.clone());
            } else {
                state.discardable.push(entry.clone());
            }
        }
        let new = rw.create_operation(state);
        rw.replace_with(op, new);
        Some(())
    });
}

fn convert_comparison(ranges: &Ranges, op: CmpIOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let predicate = match op.predicate(rw) {
        CmpIPredicate::sle => CmpIPredicate::ule,
        CmpIPredicate::slt => CmpIPredicate::ult,
        CmpIPredicate::sge => CmpIPredicate::uge,
        CmpIPredicate::sgt => CmpIPredicate::ugt,
        _ => return None,
    };
    let (lhs, rhs) = (op.lhs(rw), op.rhs(rw));
    if ![lhs, rhs]
        .iter()
        .all(|value| ranges.is_non_negative(*value))
    {
        return None;
    }
    let new = CmpIOp::build(rw, op.location(rw), predicate, lhs, rhs);
    rw.replace_with(op, new);
    Some(())
}
