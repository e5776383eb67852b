//! The pass `loop-invariant-subset-hoisting`: keeps parts of tensors in loop-carried values.

use crate::licm::{can_be_hoisted, loops};
use crate::limits::MAX_LOOP_DEPTH;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{
    DestinationStyleOpInterface, DynLoopLikeOpInterface, DynSubsetExtractionOpInterface,
    DynSubsetInsertionOpInterface, DynSubsetOpInterface, LoopLikeOpInterface,
    SubsetExtractionOpInterface, SubsetInsertionOpInterface, SubsetOpInterface,
};
use ods_ir::ir::{Ir, OpOperand, Operation, Rewriter, Value};
use ods_ir::op::OpHandle as _;
use ods_ir::traits::IsTerminator;
use ods_lookup::LookupSet;
use ods_rewrite::pass::{Counter, PassContext, PassResult, RunPass};

/// The pass `loop-invariant-subset-hoisting`: where each iteration of a loop extracts a part of a
/// loop-carried tensor and inserts it again, the part is extracted in front of the loop, carried along,
/// and inserted after the loop.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::LoopInvariantSubsetHoisting;
/// let mut passes = PassManager::new();
/// passes.add(LoopInvariantSubsetHoisting::default());
/// assert_eq!(passes.to_string(), "builtin.module(loop-invariant-subset-hoisting)");
/// ```
#[derive(Debug, Default)]
pub struct LoopInvariantSubsetHoisting {
    hoisted: Counter,
}

impl RunPass for LoopInvariantSubsetHoisting {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut hoisted = 0;
        for found in loops(cx, op) {
            // The operation of the pass itself is not replaced.
            if found.operation() != op {
                hoisted += hoist_loop_invariant_subsets(&mut cx.rewriter(), found)?;
            }
        }
        self.hoisted.add(hoisted);
        if hoisted == 0 {
            cx.preserve_all();
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    LoopInvariantSubsetHoisting, "LoopInvariantSubsetHoisting", "loop-invariant-subset-hoisting",
    "Hoist loop invariant subset ops outside of the loop",
    dialects [],
    options [],
    statistics [],
);

/// Hoists pairs of extractions and insertions out of a loop, which is replaced by one with more
/// loop-carried values; returns their number.
///
/// # Errors
///
/// If an interface answers what cannot be.
#[inline]
pub fn hoist_loop_invariant_subsets(
    rw: &mut Rewriter<'_>,
    found: DynLoopLikeOpInterface,
) -> Result<u64, Diagnostic> {
    let (mut current, mut hoisted, mut number) = (found, 0, 0);
    // Each pair adds an argument, which may have pairs of its own, and there are as many pairs as
    // operations in the loop.
    while number < current.get_region_iter_args(rw).len() {
        let (replaced, count) = hoist_at(rw, current, number)?;
        current = replaced;
        hoisted += count;
        number += 1;
    }
    Ok(hoisted)
}

/// Hoists the pairs that work on loop-carried value `number`.
#[inline]
fn hoist_at(
    rw: &mut Rewriter<'_>,
    found: DynLoopLikeOpInterface,
    number: usize,
) -> Result<(DynLoopLikeOpInterface, u64), Diagnostic> {
    let (mut current, mut hoisted) = (found, 0);
    let mut subsets = Subsets::default();
    if !subsets.add_from(rw, current, number, true, 0) {
        return Ok((current, 0));
    }
    for (extraction, insertion) in subsets.pairs(rw) {
        let (taken, put) = (extraction.operation(), insertion.operation());
        let source = extraction.get_source_operand(rw);
        let (from, to) = (
            insertion.get_source_operand(rw),
            insertion.get_destination_operand(rw),
        );
        let wrong = |ir: &Ir, op: Operation| {
            let message = "has an interface that names values which it does not have";
            op.emit_error(ir, message)
        };
        if source >= taken.operands(rw).len() {
            return Err(wrong(rw, taken));
        }
        if from.max(to) >= put.operands(rw).len() {
            return Err(wrong(rw, put));
        }
        let is_outside = |owner: Operation, operand: usize| {
            current.is_defined_outside_of_loop(rw, owner.operand(rw, operand))
        };
        if !can_be_hoisted(rw, taken, |owner, operand| {
            (owner == taken && operand == source) || is_outside(owner, operand)
        }) || !can_be_hoisted(rw, put, |owner, operand| {
            (owner == put && (operand == from || operand == to)) || is_outside(owner, operand)
        }) {
            continue;
        }
        let part = taken.result(rw, 0);
        let stored = put.operand(rw, from);
        let replaced =
            current.replace_with_additional_yields(rw, &[part], true, &mut |_, _, _| vec![stored]);
        let Some(replaced) = replaced else {
            return Ok((current, hoisted));
        };
        let Some(replaced) = replaced.interface::<dyn LoopLikeOpInterface>(rw) else {
            return Err(replaced.emit_error(rw, "is not a loop, but replaces one"));
        };
        current = replaced;
        let op = current.operation();
        let results = current.get_loop_results(rw).unwrap_or_default();
        let (Some(result), Some(new_result), Some(init)) = (
            results.get(number).copied(),
            results.last().copied(),
            current.inits(rw).get(number).copied(),
        ) else {
            return Err(wrong(rw, op));
        };
        taken.move_before(rw, op);
        put.move_after(rw, op);
        let updated = insertion.get_updated_destination(rw);
        let destination = put.operand(rw, to);
        updated.replace_all_uses_with(rw, destination);
        taken.set_operand(rw, source, init);
        result.replace_all_uses_with(rw, updated);
        put.set_operand(rw, from, new_result);
        put.set_operand(rw, to, result);
        hoisted += 1;
    }
    Ok((current, hoisted))
}

/// The operations on parts of one loop-carried value.
#[derive(Default)]
struct Subsets {
    /// Extractions and insertions of the same part.
    matching: Vec<(
        Option<DynSubsetExtractionOpInterface>,
        Option<DynSubsetInsertionOpInterface>,
    )>,
    all: Vec<DynSubsetOpInterface>,
}

/// All tensors along the chain of one loop-carried value have the same contents where it matters.
#[inline]
fn is_equivalent(_: Value, _: Value) -> bool {
    true
}

impl Subsets {
    /// Adds the operations from loop-carried value `number` to what the next iteration gets for it.
    /// Returns `false` if there are other operations, or no single chain. Without `collects` the
    /// operations are only known, and not hoisted.
    #[inline]
    fn add_from(
        &mut self,
        ir: &Ir,
        found: DynLoopLikeOpInterface,
        number: usize,
        collects: bool,
        depth: usize,
    ) -> bool {
        let Some(argument) = found.get_region_iter_args(ir).get(number) else {
            return false;
        };
        let mut value = *argument;
        let mut seen = LookupSet::default();
        let last = loop {
            if let Some(last) = only_terminator_use(ir, value) {
                break last;
            }
            if depth == MAX_LOOP_DEPTH || !seen.insert(value) {
                return false;
            }
            match self.add_users(ir, value, collects, depth) {
                Some(next) => value = next,
                None => return false,
            }
        };
        let yielded = found.get_yielded_values(ir);
        yielded.is_some_and(|(terminator, range)| {
            last.owner == terminator
                && range.start + number == last.number
                && last.number < range.end
        })
    }

    /// Adds the users of a value, and returns the value with which the chain continues; `None` if it
    /// does not, or if there are other users than expected.
    #[inline]
    fn add_users(&mut self, ir: &Ir, value: Value, collects: bool, depth: usize) -> Option<Value> {
        let mut next = None;
        for operand in value.uses(ir) {
            let owner = operand.owner;
            if let Some(nested) = owner.interface::<dyn LoopLikeOpInterface>(ir) {
                let at = operand.number.checked_sub(nested.get_inits(ir).start)?;
                nested.inits(ir).get(at)?;
                if !self.add_from(ir, nested, at, false, depth + 1) {
                    return None;
                }
                next = Some(*nested.get_loop_results(ir)?.get(at)?);
                continue;
            }
            let subset = owner.interface::<dyn SubsetOpInterface>(ir)?;
            self.add(ir, subset, collects);
            if let Some(insertion) = owner.interface::<dyn SubsetInsertionOpInterface>(ir) {
                if !has_pure_tensor_semantics(ir, owner)
                    || operand.number != insertion.get_destination_operand(ir)
                    || next.is_some()
                {
                    return None;
                }
                next = Some(insertion.get_updated_destination(ir));
            }
        }
        next
    }

    #[inline]
    fn add(&mut self, ir: &Ir, subset: DynSubsetOpInterface, collects: bool) {
        self.all.push(subset);
        if !collects {
            return;
        }
        let op = subset.operation();
        let same = |other: Operation| {
            let other = other.interface::<dyn SubsetOpInterface>(ir);
            other.is_some_and(|other| {
                other.operates_on_equivalent_subset(ir, subset, &is_equivalent)
            })
        };
        if let Some(extraction) = op.interface::<dyn SubsetExtractionOpInterface>(ir) {
            let place = self.matching.iter_mut().find(|(_, insertion)| {
                insertion.is_some_and(|insertion| same(insertion.operation()))
            });
            match place {
                Some((place, _)) => *place = Some(extraction),
                None => self.matching.push((Some(extraction), None)),
            }
        }
        if let Some(insertion) = op.interface::<dyn SubsetInsertionOpInterface>(ir) {
            let place = self.matching.iter_mut().find(|(extraction, _)| {
                extraction.is_some_and(|extraction| same(extraction.operation()))
            });
            match place {
                Some((_, place)) => *place = Some(insertion),
                None => self.matching.push((None, Some(insertion))),
            }
        }
    }

    /// The pairs whose parts no other operation touches.
    #[inline]
    fn pairs(
        &self,
        ir: &Ir,
    ) -> Vec<(
        DynSubsetExtractionOpInterface,
        DynSubsetInsertionOpInterface,
    )> {
        let both = self
            .matching
            .iter()
            .filter_map(|(taken, put)| (*taken).zip(*put));
        let is_alone = |(taken, put): &(
            DynSubsetExtractionOpInterface,
            DynSubsetInsertionOpInterface,
        )| {
            let (taken, put) = (taken.operation(), put.operation());
            let (Some(from), Some(to)) = (
                taken.interface::<dyn SubsetOpInterface>(ir),
                put.interface::<dyn SubsetOpInterface>(ir),
            ) else {
                return false;
            };
            self.all.iter().all(|other| {
                let op = other.operation();
                op == taken
                    || op == put
                    || (other.operates_on_disjoint_subset(ir, from, &is_equivalent)
                        && other.operates_on_disjoint_subset(ir, to, &is_equivalent))
            })
        };
        both.filter(|(taken, put)| {
            let source = put.operation().operands(ir).get(put.get_source_operand(ir));
            let part = taken.operation().results(ir).first();
            let types = source.zip(part);
            types.is_some_and(|(a, b)| a.type_number(ir) == b.type_number(ir))
        })
        .filter(is_alone)
        .collect()
    }
}

/// The only use of a value, if it is by a terminator.
#[inline]
fn only_terminator_use(ir: &Ir, value: Value) -> Option<OpOperand> {
    let only = value.uses(ir).next().filter(|_| value.has_one_use(ir))?;
    only.owner.has_trait::<IsTerminator>(ir).then_some(only)
}

/// Whether an operation writes its results into tensors, and none of its operands is a memref.
#[inline]
fn has_pure_tensor_semantics(ir: &Ir, op: Operation) -> bool {
    let Some(destinations) = op.interface::<dyn DestinationStyleOpInterface>(ir) else {
        return false;
    };
    let mut inits = destinations.dps_inits(ir).iter();
    let mut operands = op.operands(ir).iter();
    inits.all(|init| init.ty(ir).is_tensor())
        && operands.all(|operand| !operand.ty(ir).is_memref())
        && op
            .operands(ir)
            .iter()
            .any(|operand| operand.ty(ir).is_tensor())
}
