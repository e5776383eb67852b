//! Loops.

use crate::ir::{Ir, Operation, Region, Rewriter, Value};
use crate::location::Location;
use crate::op::{FoldResult, OpHandle as _, VerifyResult};
use crate::op_interface;
use crate::types::Type;
use std::ops::Range;

/// What the next iteration gets for values that are carried along besides, given the block
/// arguments that stand for them: MLIR's `NewYieldValuesFn`.
pub type NewYieldValues<'a> = dyn FnMut(&mut Rewriter<'_>, Location, &[Value]) -> Vec<Value> + 'a;

/// Executes regions repeatedly, with values carried along: MLIR's
/// `LoopLikeOpInterface`.
#[op_interface]
pub trait LoopLikeOpInterface {
    /// Whether `value` does not change between iterations.
    fn is_defined_outside_of_loop(self, ir: &Ir, value: Value) -> bool {
        let at = value.parent_block(ir).and_then(|block| block.parent_op(ir));
        at.is_none_or(|at| !self.operation().is_ancestor_of(ir, at))
    }

    /// The regions that are executed repeatedly.
    fn get_loop_regions(self, ir: &Ir) -> Vec<Region>;

    /// Moves an operation in front of the loop.
    fn move_out_of_loop(self, ir: &mut Ir, op: Operation) {
        op.move_before(ir, self.operation());
    }

    /// Replaces a loop of one iteration by its body; `None` if it is not one, and
    /// then nothing was changed.
    fn promote_if_single_iteration(self, rewriter: &mut Rewriter<'_>) -> Option<()> {
        let _ = rewriter;
        None
    }

    /// The induction variables; `None` if there is no such notion.
    fn get_loop_induction_vars(self, ir: &Ir) -> Option<Vec<Value>> {
        let _ = ir;
        None
    }

    /// Where the induction variables start; `None` if there is no such notion.
    fn get_loop_lower_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        let _ = ir;
        None
    }

    /// By how much the induction variables grow; `None` if there is no such notion.
    fn get_loop_steps(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        let _ = ir;
        None
    }

    /// Where the induction variables end; `None` if there is no such notion.
    fn get_loop_upper_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        let _ = ir;
        None
    }

    /// Which operands are the first values of what is carried along.
    fn get_inits(self, ir: &Ir) -> Range<usize> {
        let _ = ir;
        0..0
    }

    /// The block arguments that are carried along.
    fn get_region_iter_args(self, ir: &Ir) -> &[Value] {
        let _ = ir;
        &[]
    }

    /// The terminator, and which of its operands the next iteration gets.
    fn get_yielded_values(self, ir: &Ir) -> Option<(Operation, Range<usize>)> {
        let _ = ir;
        None
    }

    /// The results that have the last values of what is carried along.
    fn get_loop_results(self, ir: &Ir) -> Option<&[Value]> {
        let _ = ir;
        None
    }

    /// Replaces the loop by one that carries `inits` along, too; `yields` says what the next
    /// iteration gets for them, given the block arguments that stand for them. With
    /// `replaces_uses` these are used in the loop wherever `inits` were. `None` if that is not
    /// possible, and then nothing was changed.
    fn replace_with_additional_yields(
        self,
        rewriter: &mut Rewriter<'_>,
        inits: &[Value],
        replaces_uses: bool,
        yields: &mut NewYieldValues<'_>,
    ) -> Option<Operation> {
        let _ = (rewriter, inits, replaces_uses, yields);
        None
    }

    /// How often the loop is executed, if that is known.
    fn get_static_trip_count(self, ir: &Ir) -> Option<u64> {
        let _ = ir;
        None
    }

    /// What is carried along has as many first values, block arguments, yielded
    /// values and results, of the same types.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let this = Self::model_of(op);
        let inits = op.operands(ir).get(this.get_inits(ir)).unwrap_or_default();
        let yielded = this.get_yielded_values(ir).and_then(|(terminator, range)| {
            let operands = terminator.operands(ir).get(range)?;
            (!operands.is_empty()).then_some(operands)
        });
        let carried = Carried {
            inits,
            arguments: this.get_region_iter_args(ir),
            yielded,
            results: this.get_loop_results(ir),
        };
        if carried.is_nothing() {
            return Ok(());
        }
        carried.verify(op, ir)
    }
}

/// The only one of a list.
fn single<T>(list: Option<Vec<T>>) -> Option<T> {
    let [one] = <[T; 1]>::try_from(list?).ok()?;
    Some(one)
}

impl DynLoopLikeOpInterface {
    /// The induction variable, if there is exactly one.
    pub fn single_induction_var(self, ir: &Ir) -> Option<Value> {
        single(self.get_loop_induction_vars(ir))
    }

    /// Where the induction variable starts, if there is exactly one bound.
    pub fn single_lower_bound(self, ir: &Ir) -> Option<FoldResult> {
        single(self.get_loop_lower_bounds(ir))
    }

    /// By how much the induction variable grows, if there is exactly one step.
    pub fn single_step(self, ir: &Ir) -> Option<FoldResult> {
        single(self.get_loop_steps(ir))
    }

    /// Where the induction variable ends, if there is exactly one bound.
    pub fn single_upper_bound(self, ir: &Ir) -> Option<FoldResult> {
        single(self.get_loop_upper_bounds(ir))
    }

    /// The first values of what is carried along.
    pub fn inits(self, ir: &Ir) -> &[Value] {
        let operands = self.operation().operands(ir);
        operands.get(self.get_inits(ir)).unwrap_or_default()
    }

    /// What the next iteration gets.
    pub fn yielded_values(self, ir: &Ir) -> &[Value] {
        let yielded = self.get_yielded_values(ir);
        let operands = yielded.and_then(|(end, range)| end.operands(ir).get(range));
        operands.unwrap_or_default()
    }
}

/// The values that a loop carries along.
struct Carried<'ir> {
    inits: &'ir [Value],
    arguments: &'ir [Value],
    yielded: Option<&'ir [Value]>,
    results: Option<&'ir [Value]>,
}

impl Carried<'_> {
    /// Whether there are none anywhere.
    #[inline]
    fn is_nothing(&self) -> bool {
        self.inits.is_empty()
            && self.arguments.is_empty()
            && self.yielded.is_none()
            && self.results.is_none_or(<[Value]>::is_empty)
    }

    /// `verifyLoopLikeOpInterface`
    fn verify(&self, op: Operation, ir: &Ir) -> VerifyResult {
        let count = self.arguments.len();
        let same_number = |what: &str, left: usize, right: usize| {
            if left == right {
                return Ok(());
            }
            let message = format!("different number of {what}: {left} != {right}");
            Err(op.emit_error(ir, message))
        };
        same_number("inits and region iter_args", self.inits.len(), count)?;
        if let Some(yielded) = self.yielded {
            same_number("region iter_args and yielded values", count, yielded.len())?;
        }
        if let Some(results) = self.results {
            same_number("loop results and region iter_args", results.len(), count)?;
        }
        let arguments = ("region iter_arg", self.arguments);
        same_types(op, ir, ("init", self.inits), arguments)?;
        if let Some(yielded) = self.yielded {
            same_types(op, ir, arguments, ("yielded value", yielded))?;
        }
        if let Some(results) = self.results {
            same_types(op, ir, arguments, ("loop result", results))?;
        }
        Ok(())
    }
}

fn same_types(
    op: Operation,
    ir: &Ir,
    (left, left_values): (&str, &[Value]),
    (right, right_values): (&str, &[Value]),
) -> VerifyResult {
    let pairs = left_values.iter().zip(right_values);
    let types = pairs.map(|(left, right)| (left.ty(ir), right.ty(ir)));
    let differ = |(_, (left, right)): &(usize, (&Type, &Type))| left != right;
    match types.enumerate().find(differ) {
        Some((number, (found, expected))) => Err(op.emit_error(
            ir,
            format!(
                "{number}-th {left} and {number}-th {right} have different type: '{found}' != '{expected}'"
            ),
        )),
        None => Ok(()),
    }
}
