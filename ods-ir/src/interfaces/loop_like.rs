//! Loops.

use super::OpModel;
use crate::ir::{Ir, Operation, Region, Rewriter, Value};
use crate::location::Location;
use crate::op::{FoldResult, OpHandle as _, VerifyResult};
use crate::op_interface;
use crate::types::Type;
use std::ops::Range;

/// Builds the values that the next iteration gets for additional loop-carried values,
/// from their block arguments: MLIR's `NewYieldValuesFn`.
pub type NewYieldValues<'a> = dyn FnMut(&mut Rewriter<'_>, Location, &[Value]) -> Vec<Value> + 'a;

/// An operation that executes regions repeatedly, with loop-carried values: MLIR's
/// `LoopLikeOpInterface`.
#[expect(unused_variables, reason = "defaults ignore their arguments")]
#[op_interface]
pub trait LoopLikeOpInterface {
    /// Whether `value` is defined outside of the loop, so that it is the same in all
    /// iterations.
    fn is_defined_outside_of_loop(self, ir: &Ir, value: Value) -> bool {
        !value.is_defined_in(ir, self.operation())
    }

    /// The regions that are executed repeatedly.
    fn get_loop_regions(self, ir: &Ir) -> &[Region];

    /// Moves an operation in front of the loop.
    fn move_out_of_loop(self, ir: &mut Ir, op: Operation) {
        op.move_before(ir, self.operation());
    }

    /// Replaces a loop with exactly one iteration by its body. Returns `None`, and
    /// changes nothing, for any other loop.
    fn promote_if_single_iteration(self, rewriter: &mut Rewriter<'_>) -> Option<()> {
        None
    }

    /// The induction variables; `None` if the loop has none.
    fn get_loop_induction_vars(self, ir: &Ir) -> Option<Vec<Value>> {
        None
    }

    /// The lower bounds of the induction variables; `None` if the loop has none.
    fn get_loop_lower_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        None
    }

    /// The steps of the induction variables; `None` if the loop has none.
    fn get_loop_steps(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        None
    }

    /// The upper bounds of the induction variables; `None` if the loop has none.
    fn get_loop_upper_bounds(self, ir: &Ir) -> Option<Vec<FoldResult>> {
        None
    }

    /// The indices of the operands that initialize the loop-carried values.
    fn get_inits(self, ir: &Ir) -> Range<usize> {
        0..0
    }

    /// The block arguments of the loop-carried values.
    fn get_region_iter_args(self, ir: &Ir) -> &[Value] {
        &[]
    }

    /// The terminator, and the indices of its operands that the next iteration gets.
    fn get_yielded_values(self, ir: &Ir) -> Option<(Operation, Range<usize>)> {
        None
    }

    /// The results that hold the final loop-carried values.
    fn get_loop_results(self, ir: &Ir) -> Option<&[Value]> {
        None
    }

    /// Replaces the loop by one with `inits` as additional loop-carried values; `yields`
    /// builds the next iteration's values from the new block arguments. With
    /// `replaces_uses`, these arguments replace the uses of `inits` in the loop. Returns
    /// `None`, and changes nothing, if that is not possible.
    fn replace_with_additional_yields(
        self,
        rewriter: &mut Rewriter<'_>,
        inits: &[Value],
        replaces_uses: bool,
        yields: &mut NewYieldValues<'_>,
    ) -> Option<Operation> {
        None
    }

    /// The number of iterations, if known.
    fn get_static_trip_count(self, ir: &Ir) -> Option<u64> {
        None
    }

    /// Checks that inits, block arguments, yielded values and results agree in number and
    /// types.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        verify_loop_like(Self::model_of(op), ir)
    }
}

/// The checks of [`LoopLikeOpInterface`], for ops that know when there is nothing to check and so
/// have their own `verify_region_trait`.
///
/// # Errors
///
/// If inits, block arguments, yielded values and results disagree in number or types.
#[doc(hidden)]
pub fn verify_loop_like<M: OpModel + LoopLikeOpInterface>(this: M, ir: &Ir) -> VerifyResult {
    let op = this.operation();
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

/// The element of a list of one.
fn single<T>(list: Option<Vec<T>>) -> Option<T> {
    let [one] = <[T; 1]>::try_from(list?).ok()?;
    Some(one)
}

impl DynLoopLikeOpInterface {
    /// The induction variable, if there is exactly one.
    #[inline]
    pub fn single_induction_var(self, ir: &Ir) -> Option<Value> {
        single(self.get_loop_induction_vars(ir))
    }

    /// The lower bound, if there is exactly one.
    #[inline]
    pub fn single_lower_bound(self, ir: &Ir) -> Option<FoldResult> {
        single(self.get_loop_lower_bounds(ir))
    }

    /// The step, if there is exactly one.
    #[inline]
    pub fn single_step(self, ir: &Ir) -> Option<FoldResult> {
        single(self.get_loop_steps(ir))
    }

    /// The upper bound, if there is exactly one.
    #[inline]
    pub fn single_upper_bound(self, ir: &Ir) -> Option<FoldResult> {
        single(self.get_loop_upper_bounds(ir))
    }

    /// The operands that initialize the loop-carried values.
    #[inline]
    pub fn inits(self, ir: &Ir) -> &[Value] {
        let operands = self.operation().operands(ir);
        operands.get(self.get_inits(ir)).unwrap_or_default()
    }

    /// The values that the next iteration gets.
    #[inline]
    pub fn yielded_values(self, ir: &Ir) -> &[Value] {
        let yielded = self.get_yielded_values(ir);
        let operands = yielded.and_then(|(end, range)| end.operands(ir).get(range));
        operands.unwrap_or_default()
    }
}

/// The loop-carried values of a loop.
struct Carried<'ir> {
    inits: &'ir [Value],
    arguments: &'ir [Value],
    yielded: Option<&'ir [Value]>,
    results: Option<&'ir [Value]>,
}

impl Carried<'_> {
    /// Whether all lists are empty.
    #[inline]
    fn is_nothing(&self) -> bool {
        self.inits.is_empty()
            && self.arguments.is_empty()
            && self.yielded.is_none()
            && self.results.is_none_or(<[Value]>::is_empty)
    }

    /// `verifyLoopLikeOpInterface`
    #[inline]
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

#[inline]
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
