//! The pass `arith-int-range-narrowing`.

use super::ranges::Ranges;
use crate::arith::{ArithDialect, CmpIOp, ExtSIOp, ExtUIOp, IndexCastOp, IndexCastUIOp, TruncIOp};
use ods_runtime::attributes::ApInt;
use ods_runtime::interfaces::ConstantIntRanges;
use ods_runtime::ir::IrMapping;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::dataflow::Solver;
use ods_runtime::rewrite::greedy::{GreedyConfig, greedy_with};
use ods_runtime::rewrite::{FrozenPatterns, RewriteListener};
use ods_runtime::traits::Elementwise;
use ods_runtime::types::{IntegerType, Signedness, element_type_or_self};
use std::sync::Arc;

/// Computes with integers of fewer bits where the ranges of all operands and results allow it.
#[derive(Pass, Debug)]
#[pass(
    name = "arith-int-range-narrowing",
    summary = "Reduce integer operations bitwidth based on integer range analysis",
    dependent = [ArithDialect]
)]
pub struct ArithIntRangeNarrowing {
    /// Integer bitwidths supported
    #[option(name = "int-bitwidths-supported")]
    bitwidths_supported: Vec<u32>,
}

impl RunPass for ArithIntRangeNarrowing {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let is_too_wide = |width: &&u32| **width > ods_runtime::limits::MAX_INTEGER_WIDTH;
        if let Some(width) = self.bitwidths_supported.iter().find(is_too_wide) {
            let message = format!("has no integers of {width} bits to narrow to");
            return Err(op.emit_error(cx, message).into());
        }
        let ranges = Ranges::infer(cx, op, Solver::new())?;
        let widths: Arc<[u32]> = self.bitwidths_supported.clone().into();
        let mut patterns = PatternSet::new();
        let (known, to) = (ranges.clone(), widths.clone());
        patterns.add_for_trait::<Elementwise>(move |op, rw| narrow(&known, &to, op, rw));
        let to = widths.clone();
        patterns.add(move |op: CmpIOp, rw| narrow_comparison(&ranges, &to, op, rw));
        fold_cast_chain::<IndexCastUIOp>(&mut patterns, &widths);
        fold_cast_chain::<IndexCastOp>(&mut patterns, &widths);
        let patterns = FrozenPatterns::new(patterns);
        // From the users of values to these, whose ranges are then still known.
        let config = GreedyConfig::new().top_down(false);
        greedy_with(cx, op, &patterns, &config, &mut NewConstants)
            .map_err(|error| op.emit_error(cx, error))?;
        Ok(())
    }
}

/// Listens to nothing, but makes the driver replace what folds instead of turning it into a constant
/// in place: as in MLIR the range of the new constant is not known.
struct NewConstants;

impl RewriteListener for NewConstants {}

/// How bits can be cut off, and extended again, without changing a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CastKind {
    None,
    Signed,
    Unsigned,
    Both,
}

impl CastKind {
    fn new(is_signed: bool, is_unsigned: bool) -> Self {
        match (is_signed, is_unsigned) {
            (true, true) => Self::Both,
            (true, false) => Self::Signed,
            (false, true) => Self::Unsigned,
            (false, false) => Self::None,
        }
    }

    /// How numbers in a range can be cut to `width` bits.
    fn of(range: &ConstantIntRanges, width: u32) -> Self {
        let source = range.width();
        if source <= width {
            return Self::None;
        }
        let removed = source - width;
        let signed = [range.smin(), range.smax()];
        let unsigned = [range.umin(), range.umax()];
        let keeps_sign = |bound: &&ApInt| bound.sign_bits() > removed;
        let keeps_value = |bound: &&ApInt| bound.count_leading_zeros() >= removed;
        Self::new(
            signed.iter().all(keeps_sign),
            unsigned.iter().all(keeps_value),
        )
    }

    fn merge(self, other: Self) -> Self {
        let is_signed = |kind| matches!(kind, Self::Signed | Self::Both);
        let is_unsigned = |kind| matches!(kind, Self::Unsigned | Self::Both);
        Self::new(
            is_signed(self) && is_signed(other),
            is_unsigned(self) && is_unsigned(other),
        )
    }
}

/// The integer type with `width` bits, with the shape of `ty`.
fn with_width(ty: &Type, width: u32) -> Type {
    ty.with_element_type(IntegerType::new(width, Signedness::Signless).into())
}

fn cast(
    rw: &mut Rewriter<'_>,
    location: Location,
    value: Value,
    to: &Type,
    kind: CastKind,
) -> Value {
    let from = value.ty(rw).clone();
    if from == *to {
        return value;
    }
    let (source, target) = (element_type_or_self(&from), element_type_or_self(to));
    if source.is_index() || target.is_index() {
        return if kind == CastKind::Signed {
            IndexCastOp::build(rw, location, to, value).out(rw)
        } else {
            IndexCastUIOp::build(rw, location, to, value).out(rw)
        };
    }
    if target.int_or_float_bit_width() < source.int_or_float_bit_width() {
        TruncIOp::build(rw, location, to, value, None).out(rw)
    } else if kind == CastKind::Signed {
        ExtSIOp::build(rw, location, to, value).out(rw)
    } else {
        ExtUIOp::build(rw, location, to, value).out(rw)
    }
}

/// Narrows an operation whose operands and results have one type.
fn narrow(ranges: &Ranges, widths: &[u32], op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
    let (operands, results) = (op.operands(rw).to_vec(), op.results(rw).to_vec());
    let known = ranges.all_of(&operands)?;
    let mut all = known.clone();
    all.extend(ranges.all_of(&results)?);
    let ty = results.first()?.ty(rw).clone();
    let mut values = operands.iter().chain(&results);
    if operands.is_empty() || !values.all(|value| *value.ty(rw) == ty) {
        return None;
    }
    let location = op.location(rw);
    for width in widths {
        let kinds = all.iter().map(|range| CastKind::of(range, *width));
        let kind = kinds.fold(CastKind::Both, CastKind::merge);
        let narrow = with_width(&ty, *width);
        if kind == CastKind::None || narrow == ty {
            continue;
        }
        let mut mapping = IrMapping::new();
        for (operand, range) in operands.iter().zip(&known) {
            // For an index, the unsigned cast keeps the knowledge that it is not negative.
            let kind = match kind {
                CastKind::Signed if !range.smin().is_negative() => CastKind::Both,
                kind => kind,
            };
            let new = cast(rw, location, *operand, &narrow, kind);
            mapping.map_value(*operand, new);
        }
        let new = rw.clone_op_with(op, &mut mapping);
        rw.modify(new, |rw| {
            for result in new.results(rw).to_vec() {
                result.set_type(rw, &narrow);
            }
        });
        let narrowed = new.results(rw).to_vec();
        let mut replacements = Vec::new();
        for (new, old) in narrowed.into_iter().zip(&results) {
            let back = cast(rw, location, new, &ty, kind);
            ranges.copy(*old, back);
            replacements.push(back);
        }
        rw.replace(op, replacements);
        return Some(());
    }
    None
}

fn narrow_comparison(
    ranges: &Ranges,
    widths: &[u32],
    op: CmpIOp,
    rw: &mut Rewriter<'_>,
) -> Option<()> {
    let (lhs, rhs) = (op.lhs(rw), op.rhs(rw));
    let (left, right) = (ranges.get(lhs)?, ranges.get(rhs)?);
    let ty = lhs.ty(rw).clone();
    for width in widths {
        let kinds = (CastKind::of(&left, *width), CastKind::of(&right, *width));
        let narrow = with_width(&ty, *width);
        if kinds.0.merge(kinds.1) == CastKind::None || narrow == ty {
            continue;
        }
        let location = op.location(rw);
        let mut mapping = IrMapping::new();
        let new_lhs = cast(rw, location, lhs, &narrow, kinds.0);
        let new_rhs = cast(rw, location, rhs, &narrow, kinds.1);
        mapping.map_value(lhs, new_lhs);
        mapping.map_value(rhs, new_rhs);
        let new = rw.clone_op_with(op, &mut mapping);
        let (old, result) = (op.result(rw), new.result(rw, 0));
        ranges.copy(old, result);
        rw.replace_with(op, new);
        return Some(());
    }
    None
}

/// An index cast of a value of type `index`.
trait IndexCast: OpHandle {
    fn operand(self, ir: &Ir) -> Value;
}

impl IndexCast for IndexCastOp {
    fn operand(self, ir: &Ir) -> Value {
        self.r#in(ir)
    }
}

impl IndexCast for IndexCastUIOp {
    fn operand(self, ir: &Ir) -> Value {
        self.r#in(ir)
    }
}

/// Adds the pattern that removes a cast to `index` and back to an integer of one of `widths`.
fn fold_cast_chain<C: IndexCast>(patterns: &mut PatternSet, widths: &Arc<[u32]>) {
    let widths = widths.clone();
    patterns.add(move |op: C, rw| {
        let inner = op.operand(rw).defining::<C>(rw)?;
        let source = inner.operand(rw);
        let (from, to) = (source.ty(rw), op.operation().result(rw, 0).ty(rw));
        if from != to || !op.operand(rw).ty(rw).is_index() || !to.is_integer() {
            return None;
        }
        let is_supported = |width| widths.contains(&width);
        to.int_or_float_bit_width()
            .filter(|width| is_supported(*width))?;
        rw.replace(op, source);
        Some(())
    });
}
