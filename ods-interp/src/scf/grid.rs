//! `scf.parallel` and `scf.forall`: the points of a grid in row-major order, one after the other.

use crate::{
    Context, Interpretable, Outcome, RuntimeValue, Step, Trap, UndefinedBehavior, attach_ops,
};
use ods_dialects::scf::{ForallOp, InParallelOp, ParallelOp, ReduceReturnOp};
use ods_runtime::attributes::ApInt;
use ods_runtime::types::DYNAMIC;
use ods_runtime::{DialectRegistry, Operation, Value};

pub(super) fn attach(registry: DialectRegistry) -> DialectRegistry {
    attach_ops!(registry, ParallelOp, ReduceReturnOp, ForallOp, InParallelOp)
}

/// The bounds of one dimension.
struct Dimension {
    lower: ApInt,
    upper: ApInt,
    step: ApInt,
}

/// The points that are left, the next one first.
struct Points {
    dimensions: Vec<Dimension>,
    /// `None` after the last one.
    next: Option<Vec<ApInt>>,
}

impl Points {
    fn new(cx: &Context<'_>, dimensions: Vec<Dimension>) -> Result<Self, Trap> {
        let is_empty = dimensions.iter().any(|it| !it.lower.slt(&it.upper));
        let is_forward = |it: &Dimension| !it.step.is_zero() && !it.step.is_negative();
        if !is_empty && !dimensions.iter().all(is_forward) {
            return Err(cx.undefined(UndefinedBehavior::StepNotPositive));
        }
        let first = dimensions.iter().map(|it| it.lower.clone()).collect();
        Ok(Self {
            dimensions,
            next: (!is_empty).then_some(first),
        })
    }

    /// Takes the next point.
    fn take(&mut self) -> Option<Vec<ApInt>> {
        let point = self.next.take()?;
        let mut following = point.clone();
        for (at, it) in self.dimensions.iter().enumerate().rev() {
            // Beyond the largest number there is no further point either.
            let (next, overflows) = following[at].sadd_overflow(&it.step);
            if !overflows && next.slt(&it.upper) {
                following[at] = next;
                self.next = Some(following);
                break;
            }
            following[at] = it.lower.clone();
        }
        Some(point)
    }
}

fn ints(cx: &Context<'_>, values: &[Value]) -> Result<Vec<ApInt>, Trap> {
    values
        .iter()
        .map(|value| cx.integer(*value).cloned())
        .collect()
}

/// The dimensions of these bounds.
fn zip(lower: Vec<ApInt>, upper: Vec<ApInt>, step: Vec<ApInt>) -> Vec<Dimension> {
    let bounds = lower.into_iter().zip(upper).zip(step);
    let dimension = |((lower, upper), step)| Dimension { lower, upper, step };
    bounds.map(dimension).collect()
}

fn arguments(point: Vec<ApInt>) -> Vec<RuntimeValue> {
    point.into_iter().map(RuntimeValue::from).collect()
}

impl Interpretable for ParallelOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let [lower, upper, step] =
            [self.lower_bound(cx), self.upper_bound(cx), self.step(cx)].map(|of| ints(cx, of));
        let points = Points::new(cx, zip(lower?, upper?, step?))?;
        Ok(next_point(
            self,
            cx,
            points,
            cx.values_of(self.init_vals(cx))?,
        ))
    }
}

/// Executes the body for the next point, and reduces its values.
fn next_point(
    op: ParallelOp,
    cx: &Context<'_>,
    mut points: Points,
    reduced: Vec<RuntimeValue>,
) -> Step {
    let Some(point) = points.take() else {
        return Step::Results(reduced);
    };
    Step::enter(
        op.region(cx),
        arguments(point),
        move |cx, exit| match exit.terminator {
            Some(reduce) => reduce_next(op, cx, points, reduce, exit.values, reduced, 0),
            None => Ok(next_point(op, cx, points, reduced)),
        },
    )
}

/// Reduces the values of a point from number `at` on.
fn reduce_next(
    op: ParallelOp,
    cx: &Context<'_>,
    points: Points,
    reduce: Operation,
    values: Vec<RuntimeValue>,
    mut reduced: Vec<RuntimeValue>,
    at: usize,
) -> Outcome {
    let (Some(value), Some(old)) = (values.get(at), reduced.get(at)) else {
        return Ok(next_point(op, cx, points, reduced));
    };
    let Some(region) = reduce.regions(cx).get(at).copied() else {
        return Err(cx.mismatch("a reduction for each value"));
    };
    let pair = vec![old.clone(), value.clone()];
    Ok(Step::enter(region, pair, move |cx, exit| {
        let Some(new) = exit.values.into_iter().next() else {
            return Err(cx.mismatch("a reduced value"));
        };
        reduced[at] = new;
        reduce_next(op, cx, points, reduce, values, reduced, at + 1)
    }))
}

impl Interpretable for ReduceReturnOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        Ok(Step::Exit(vec![cx.value(self.result(cx))?.clone()]))
    }
}

/// Bounds of which some are numbers; each `DYNAMIC` is the next of `values`.
fn mixed(cx: &Context<'_>, numbers: &[i64], values: &[Value]) -> Result<Vec<ApInt>, Trap> {
    let mut values = values.iter();
    let bound = |number: &i64| match *number {
        DYNAMIC => match values.next() {
            Some(value) => cx.integer(*value).cloned(),
            None => Err(cx.mismatch("a value for each dynamic bound")),
        },
        number => Ok(ApInt::from_i64(64, number).sext_or_trunc(cx.index_width())),
    };
    numbers.iter().map(bound).collect()
}

impl Interpretable for ForallOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let lower = mixed(
            cx,
            self.static_lower_bound(cx),
            self.dynamic_lower_bound(cx),
        )?;
        let upper = mixed(
            cx,
            self.static_upper_bound(cx),
            self.dynamic_upper_bound(cx),
        )?;
        let step = mixed(cx, self.static_step(cx), self.dynamic_step(cx))?;
        let points = Points::new(cx, zip(lower, upper, step))?;
        let outputs = cx.values_of(self.outputs(cx))?;
        Ok(next_of_forall(self, cx, points, outputs))
    }
}

/// Executes the body for the next point. The outputs stay as they are: only operations of other
/// dialects, in `scf.forall.in_parallel`, change them.
fn next_of_forall(
    op: ForallOp,
    cx: &Context<'_>,
    mut points: Points,
    outputs: Vec<RuntimeValue>,
) -> Step {
    let Some(point) = points.take() else {
        return Step::Results(outputs);
    };
    let mut values = arguments(point);
    values.extend(outputs.iter().cloned());
    Step::enter(op.region(cx), values, move |cx, _| {
        Ok(next_of_forall(op, cx, points, outputs))
    })
}

impl Interpretable for InParallelOp {
    fn interpret(self, cx: &Context<'_>) -> Outcome {
        let body = self.region(cx).entry_block(cx);
        if body.is_some_and(|body| !body.is_empty(cx)) {
            return Err(cx.unsupported("combines tensors, for which there are no semantics"));
        }
        Ok(Step::Exit(Vec::new()))
    }
}
