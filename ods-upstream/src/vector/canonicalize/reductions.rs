//! Canonicalization of reductions of single elements, and of sums with contractions.

use super::{extract_first, shape_cast};
use crate::vector::facts::{arith_constant, vector_of, vector_type};
use crate::vector::{CombiningKind, ContractionOp, MaskOp, MultiDimReductionOp, ReductionOp};
use ods_dialects::arith;
use ods_dialects::arith::{FastMathFlags, FastMathFlagsAttr, SelectOp};
use ods_runtime::ir::IrMapping;
use ods_runtime::prelude::*;
use ods_runtime::types::element_type_or_self;

/// The operation that masks `op`.
fn masking(op: Operation, ir: &Ir) -> Option<MaskOp> {
    MaskOp::cast(op.parent_op(ir)?, ir)
}

/// Combines two values: `makeArithReduction`. With a mask, elements that are masked off are those of `other`.
fn combine(
    rw: &mut Rewriter<'_>,
    location: Location,
    kind: CombiningKind,
    [value, other]: [Value; 2],
    flags: Option<FastMathFlags>,
    mask: Option<Value>,
) -> Value {
    let is_float = matches!(element_type_or_self(value.ty(rw)), Type::Float(_));
    macro_rules! op {
        ($op:ident $(, $argument:expr)?) => {
            rw.create_or_fold(|rw| arith::$op::build(rw, location, value, other $(, $argument)?))
        };
    }
    let values = match kind {
        CombiningKind::ADD if is_float => op!(AddFOp, flags),
        CombiningKind::ADD => op!(AddIOp, None),
        CombiningKind::MUL if is_float => op!(MulFOp, flags),
        CombiningKind::MUL => op!(MulIOp, None),
        CombiningKind::MINUI => op!(MinUIOp),
        CombiningKind::MINSI => op!(MinSIOp),
        CombiningKind::MINNUMF => op!(MinNumFOp, flags),
        CombiningKind::MAXUI => op!(MaxUIOp),
        CombiningKind::MAXSI => op!(MaxSIOp),
        CombiningKind::MAXNUMF => op!(MaxNumFOp, flags),
        CombiningKind::AND => op!(AndIOp),
        CombiningKind::OR => op!(OrIOp),
        CombiningKind::XOR => op!(XOrIOp),
        CombiningKind::MAXIMUMF => op!(MaximumFOp, flags),
        CombiningKind::MINIMUMF => op!(MinimumFOp, flags),
    };
    let combined = values[0];
    let Some(mask) = mask else {
        return combined;
    };
    let location = combined.location(rw);
    SelectOp::build(rw, location, mask, combined, other).result(rw)
}

impl CanonicalizationPatterns for ReductionOp {
    fn patterns(set: &mut PatternSet) {
        set.add(reduce_one_element);
    }
}

fn reduce_one_element(op: ReductionOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.vector(rw);
    if !matches!(vector_type(rw, source)?.shape(), [] | [1]) {
        return None;
    }
    let (location, masking) = (op.location(rw), masking(op.operation(), rw));
    let mut mask = None;
    if let Some(masking) = masking {
        rw.set_insert_point_before(masking.operation());
        let bits = masking.mask(rw);
        mask = Some(extract_first(rw, location, bits)?);
    }
    let mut result = extract_first(rw, location, source)?;
    if let Some(acc) = op.acc(rw) {
        let flags = op.operation().attribute(rw, "fastmath");
        let flags = flags.and_then(Attribute::downcast::<FastMathFlagsAttr>);
        let flags = flags.map(FastMathFlagsAttr::value);
        result = combine(rw, location, op.kind(rw), [result, acc], flags, mask);
    }
    let root = masking.map_or(op.operation(), MaskOp::operation);
    rw.replace(root, result);
    Some(())
}

impl CanonicalizationPatterns for MultiDimReductionOp {
    fn patterns(set: &mut PatternSet) {
        set.add(reduce_unit_dims);
    }
}

/// A reduction of dimensions of size 1. As upstream, elements that are masked off become those of the source.
fn reduce_unit_dims(op: MultiDimReductionOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let shape = vector_type(rw, source)?.shape();
    let reduced = op.reduction_dims(rw);
    let is_unit = |(dim, size): (i64, &i64)| *size == 1 || !reduced.contains(&dim);
    if !(0..).zip(shape).all(is_unit) {
        return None;
    }
    let (location, masking) = (op.location(rw), masking(op.operation(), rw));
    let mut mask = masking.map(|masking| masking.mask(rw));
    if let Some(masking) = masking {
        rw.set_insert_point_before(masking.operation());
    }
    let (ty, acc) = (op.dest(rw).ty(rw).clone(), op.acc(rw));
    let value = if let Type::Vector(vector) = &ty {
        if let Some(bits) = mask {
            let scalable: Vec<bool> = vector.scalable_dims().collect();
            let bits_type = vector_of(vector.shape(), &Type::int(1), &scalable);
            mask = Some(shape_cast(rw, location, bits, &bits_type));
        }
        shape_cast(rw, location, source, &ty)
    } else {
        if let Some(bits) = mask {
            mask = Some(extract_first(rw, location, bits)?);
        }
        extract_first(rw, location, source)?
    };
    let result = combine(rw, location, op.kind(rw), [acc, value], None, mask);
    let root = masking.map_or(op.operation(), MaskOp::operation);
    rw.replace(root, result);
    Some(())
}

impl CanonicalizationPatterns for ContractionOp {
    fn patterns(set: &mut PatternSet) {
        set.add(add_contraction::<arith::AddIOp>);
        set.add(add_contraction::<arith::AddFOp>);
    }
}

/// Whether a constant is zero, or all of its elements are; not a zero with a sign.
fn is_zero(value: &Attribute) -> bool {
    match value {
        Attribute::Integer(value) => value.value().is_zero(),
        Attribute::Float(value) => value.to_bits() == 0,
        Attribute::DenseElements(elements) => {
            elements.splat_value().is_some_and(|value| is_zero(&value))
        }
        _ => false,
    }
}

/// A contraction that begins with zero, and a sum with something else: it begins with that.
fn add_contraction<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let &[lhs, rhs] = op.operation().operands(rw) else {
        return None;
    };
    let begins_with_zero = |value: Value| {
        let contraction = value.defining::<ContractionOp>(rw)?;
        let zero = arith_constant(rw, contraction.acc(rw))?;
        is_zero(zero).then_some(contraction)
    };
    let (contraction, other) = match (begins_with_zero(lhs), begins_with_zero(rhs)) {
        (Some(contraction), _) => (contraction, rhs),
        (None, Some(contraction)) => (contraction, lhs),
        (None, None) => return None,
    };
    let mut mapping = IrMapping::new();
    mapping.map_value(contraction.acc(rw), other);
    let new = rw.clone_op_with(contraction.operation(), &mut mapping);
    let result = new.result(rw, 0);
    rw.replace(op, result);
    Some(())
}
