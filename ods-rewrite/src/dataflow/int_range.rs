//! The ranges of integers: MLIR's `IntegerRangeAnalysis`.

use super::constants::ConstantValue;
use super::lattice::{Lattice, Values};
use super::solver::{Context, Visited};
use super::sparse::{OtherInputs, SparseForward, Transfer};
use ods_ir::attributes::{ApInt, Attribute, DenseElementsAttr, IntegerAttr};
use ods_ir::interfaces::{
    ConstantIntRanges, DynInferIntRangeInterface, InferIntRangeInterface, IntegerValueRange,
    LoopLikeOpInterface,
};
use ods_ir::ir::{Ir, Operation, Value};
use ods_ir::op::{FoldResult, OpInfo};
use ods_ir::types::{Type, element_type_or_self};
use smallvec::SmallVec;

impl Lattice for IntegerValueRange {
    #[inline]
    fn join(&mut self, other: &Self) -> bool {
        let joined = Self::join(self, other);
        let changed = joined != *self;
        *self = joined;
        changed
    }
}

/// Infers the ranges of integers through [`InferIntRangeInterface`], and those of induction variables
/// through [`LoopLikeOpInterface`]. A range of one number is known as a constant, too.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::dataflow::{IntegerRanges, Solver};
/// let mut ir = Ir::new();
/// let module = parse_source(&mut ir, "a.mlir", "module {}", ParseOptions::new()).unwrap();
/// let mut solver = Solver::new().keep_order(true);
/// let ranges = solver.load_forward(IntegerRanges);
/// assert!(solver.run(&mut ir, module).is_ok());
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct IntegerRanges;

type Ranges<'c, 'a> = Transfer<'c, 'a, IntegerValueRange>;

impl SparseForward for IntegerRanges {
    type Lattice = IntegerValueRange;

    #[inline]
    fn entry_state(&self, ir: &Ir, value: Value) -> IntegerValueRange {
        IntegerValueRange::max_range(ir, value)
    }

    #[inline]
    fn visit_operation(&mut self, op: Operation, cx: &mut Ranges<'_, '_>) -> Visited {
        let Some(inferable) = op.interface::<dyn InferIntRangeInterface>(cx.ir()) else {
            for number in 0..op.results(cx.ir()).len() {
                let result = op.result(cx.ir(), number);
                let entry = self.entry_state(cx.ir(), result);
                cx.join(result, &entry);
            }
            return Ok(());
        };
        let operands = op.operands(cx.ir()).iter();
        let operands: SmallVec<[_; 2]> = operands.map(|value| cx.get(*value).clone()).collect();
        let results: SmallVec<[Value; 4]> = SmallVec::from_slice(op.results(cx.ir()));
        infer(inferable, cx, &operands, &results);
        Ok(())
    }

    #[inline]
    fn visit_other_inputs(&mut self, inputs: &OtherInputs<'_>, cx: &mut Ranges<'_, '_>) -> Visited {
        let op = inputs.op;
        if let Some(inferable) = op.interface::<dyn InferIntRangeInterface>(cx.ir()) {
            let operands: SmallVec<[Value; 4]> = SmallVec::from_slice(op.operands(cx.ir()));
            let operands = operands.iter().map(|value| cx.get_for(*value).clone());
            let operands: SmallVec<[_; 2]> = operands.collect();
            infer(inferable, cx, &operands, inputs.all);
            return Ok(());
        }
        if let Some(looped) = op.interface::<dyn LoopLikeOpInterface>(cx.ir())
            && let Some(variables) = looped.get_loop_induction_vars(cx.ir())
        {
            let bounds = (
                looped.get_loop_lower_bounds(cx.ir()).unwrap_or_default(),
                looped.get_loop_upper_bounds(cx.ir()).unwrap_or_default(),
                looped.get_loop_steps(cx.ir()).unwrap_or_default(),
            );
            for (number, variable) in variables.into_iter().enumerate() {
                let bounds = [
                    bounds.0.get(number).cloned(),
                    bounds.1.get(number).cloned(),
                    bounds.2.get(number).cloned(),
                ];
                visit_induction_variable(variable, bounds, cx);
            }
            return Ok(());
        }
        for (number, input) in inputs.all.iter().enumerate() {
            if !inputs.set_by_control.contains(&number) {
                let entry = self.entry_state(cx.ir(), *input);
                cx.join(*input, &entry);
            }
        }
        Ok(())
    }

    #[inline]
    fn updated(cx: &mut Context<'_>, values: Values<IntegerValueRange>, value: Value) {
        let range = cx.get(values, value);
        let constant = range.known().and_then(ConstantIntRanges::constant_value);
        let constant = constant.and_then(|constant| constant_of_type(value.ty(cx.ir()), constant));
        let constant = constant.map_or(ConstantValue::Unknown, |constant| {
            let owner = value
                .parent_block(cx.ir())
                .and_then(|block| block.parent_op(cx.ir()));
            let owner = value.defining_op(cx.ir()).or(owner);
            let info = owner.and_then(|owner| owner.info(cx.ir()));
            ConstantValue::Constant(constant, info.map(OpInfo::dialect))
        });
        let constants = cx.constants;
        cx.join(constants, value, &constant);
    }
}

/// The constant of type `ty`, an integer type or a shape of integers, with this number.
#[inline]
pub fn constant_of_type(ty: &Type, value: &ApInt) -> Option<Attribute> {
    let element = Attribute::from(IntegerAttr::from_apint(element_type_or_self(ty), value));
    if !ty.is_shaped() {
        return Some(element);
    }
    let splat = ty.has_static_shape();
    let splat = splat.then(|| DenseElementsAttr::splat(ty.clone(), &element));
    splat.flatten().map(Attribute::from)
}

/// Whether a terminator uses the value, which may be carried around a loop by it.
#[inline]
fn is_yielded(ir: &Ir, value: Value) -> bool {
    value
        .uses(ir)
        .any(|used| used.owner.spec(ir).is_some_and(|spec| spec.is_terminator))
}

/// Adds the ranges that an operation infers for some of `targets`.
#[inline]
fn infer(
    inferable: DynInferIntRangeInterface,
    cx: &mut Ranges<'_, '_>,
    operands: &[IntegerValueRange],
    targets: &[Value],
) {
    let mut found: SmallVec<[(Value, IntegerValueRange); 2]> = SmallVec::new();
    inferable.infer_result_ranges_from_optional(cx.ir(), operands, &mut |value, range| {
        found.push((value, range));
    });
    for (value, range) in found {
        // An interface may also set values that are not asked for now; other widths are mistakes.
        let width = ConstantIntRanges::storage_width(value.ty(cx.ir()));
        let fits = range.known().is_none_or(|range| range.width() == width);
        if targets.contains(&value) && fits {
            join_bounded(cx, value, &range);
        }
    }
}

/// Adds a range. One that grows a second time, and that may be carried around a loop, becomes the
/// whole type at once, because the number of iterations is not known.
#[inline]
fn join_bounded(cx: &mut Ranges<'_, '_>, value: Value, range: &IntegerValueRange) {
    let old = cx.get(value).clone();
    let mut new = IntegerValueRange::join(&old, range);
    if old.known().is_some() && new != old && is_yielded(cx.ir(), value) {
        new = new.join(&IntegerValueRange::max_range(cx.ir(), value));
    }
    cx.join(value, &new);
}

/// The smallest or largest signed number that a bound of a loop may be.
#[inline]
fn bound(cx: &mut Ranges<'_, '_>, bound: Option<FoldResult>, width: u32, is_upper: bool) -> ApInt {
    let known = match bound {
        Some(FoldResult::Attr(Attribute::Integer(number))) => Some(number.value()),
        Some(FoldResult::Value(value)) => cx.get_for(value).known().map(|range| {
            if is_upper {
                range.smax().clone()
            } else {
                range.smin().clone()
            }
        }),
        _ => None,
    };
    known
        .filter(|known| known.width() == width)
        .unwrap_or_else(|| match (width, is_upper) {
            (0, _) => ApInt::zero(0),
            (_, true) => ApInt::signed_max(width),
            (_, false) => ApInt::signed_min(width),
        })
}

/// The variable is at least the lower and below the upper bound, if the step is not negative.
#[inline]
fn visit_induction_variable(
    variable: Value,
    [lower, upper, step]: [Option<FoldResult>; 3],
    cx: &mut Ranges<'_, '_>,
) {
    let width = ConstantIntRanges::storage_width(variable.ty(cx.ir()));
    let mut min = bound(cx, lower, width, false);
    let mut max = bound(cx, upper, width, true);
    // An unknown step is taken to be positive.
    let step = bound(cx, step, width, true);
    if step.is_negative() {
        std::mem::swap(&mut min, &mut max);
    } else {
        max = max.wrapping_sub(&ApInt::one(width));
    }
    // Otherwise the loop is not executed.
    if max.sge(&min) {
        let range = ConstantIntRanges::from_signed(min, max);
        cx.join(variable, &range.into());
    }
}
