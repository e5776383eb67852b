//! Folders, and the constants that they give.

use super::assembly::{extents, extents_of};
use super::{
    AddOp, AnyOp, AssumingAllOp, BroadcastOp, ConcatOp, ConstShapeOp, ConstSizeOp, ConstWitnessOp,
    CstrBroadcastableOp, CstrEqOp, CstrRequireOp, DimOp, DivOp, FromExtentsOp, GetExtentOp,
    IndexToSizeOp, IsBroadcastableOp, MaxOp, MinOp, MulOp, NumElementsOp, RankOp, ShapeDialect,
    ShapeEqOp, ShapeOfOp, ShapeType, SizeToIndexOp, SizeType, SplitAtOp, ToExtentTensorOp,
    WitnessType, is_extent_tensor,
};
use ods_dialects::arith::ArithDialect;
use ods_dialects::ub::{PoisonAttr, UBDialect};
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::DYNAMIC;

impl MaterializeConstant for ShapeDialect {
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        if value.is::<PoisonAttr>() {
            return UBDialect::constant_op(value, ty);
        }
        if ty.is::<ShapeType>() || is_extent_tensor(ty) {
            Some(ConstShapeOp::INFO)
        } else if ty.is::<SizeType>() {
            Some(ConstSizeOp::INFO)
        } else if ty.is::<WitnessType>() {
            Some(ConstWitnessOp::INFO)
        } else {
            ArithDialect::constant_op(value, ty)
        }
    }
}

/// The number, if the constant is one.
fn number(constant: Option<&Attribute>) -> Option<i64> {
    match constant? {
        value @ Attribute::Integer(_) => value.as_i64(),
        _ => None,
    }
}

fn index(number: i64) -> Attribute {
    Attribute::index(number)
}

/// `Fold` for each op: the result, if there is one.
macro_rules! fold {
    ($($op:ident: |$this:ident, $ir:ident, $constants:ident| $folded:expr;)*) => {$(
        impl Fold for $op {
            #[allow(unused_variables, reason = "not every folder needs all of them")]
            fn fold(self, ir: &mut Ir, $constants: FoldAdaptor<'_, Self>) -> Folded {
                let ($this, $ir) = (self, &*ir);
                $folded.into()
            }
        }
    )*};
}

fold! {
    ConstShapeOp: |op, ir, constants| op.operation().attribute(ir, "shape").cloned();
    ConstSizeOp: |op, ir, constants| op.operation().attribute(ir, "value").cloned();
    ConstWitnessOp: |op, ir, constants| op.operation().attribute(ir, "passing").cloned();
    CstrRequireOp: |op, ir, constants| constants.pred.cloned();
    IndexToSizeOp: |op, ir, constants| constants.arg.cloned();
    SizeToIndexOp: |op, ir, constants| constants.arg.cloned();
    // The op is commutative, so the constants are last.
    AnyOp: |op, ir, constants| constants.inputs.last().copied().flatten().cloned();
    MaxOp: |op, ir, constants| (op.lhs(ir) == op.rhs(ir)).then(|| FoldResult::Value(op.lhs(ir)));
    MinOp: |op, ir, constants| (op.lhs(ir) == op.rhs(ir)).then(|| FoldResult::Value(op.lhs(ir)));
    MulOp: |op, ir, constants| number(constants.lhs)
        .zip(number(constants.rhs))
        .map(|(lhs, rhs)| index(lhs.wrapping_mul(rhs)));
    DivOp: |op, ir, constants| floor_quotient(number(constants.lhs), number(constants.rhs)).map(index);
    RankOp: |op, ir, constants| extents_of(constants.shape).map(|shape| index(shape.len() as i64));
    NumElementsOp: |op, ir, constants| extents_of(constants.shape)
        .map(|shape| index(shape.iter().fold(1, |product, size| i64::wrapping_mul(product, *size))));
    ConcatOp: |op, ir, constants| extents_of(constants.lhs)
        .zip(extents_of(constants.rhs))
        .and_then(|(lhs, rhs)| extents(&[lhs, rhs].concat()));
    ToExtentTensorOp: |op, ir, constants| extents_of(constants.input).and_then(|shape| extents(&shape));
    FromExtentsOp: |op, ir, constants| constants.extents
        .iter()
        .map(|extent| number(*extent))
        .collect::<Option<Vec<i64>>>()
        .and_then(|sizes| extents(&sizes));
    ShapeEqOp: |op, ir, constants| constants.shapes
        .iter()
        .copied()
        .collect::<Option<Vec<&Attribute>>>()
        .map(|shapes| Attribute::bool(shapes.windows(2).all(|pair| pair[0] == pair[1])));
    // A failing witness is an assertion that fails later, and is kept.
    CstrEqOp: |op, ir, constants| constants.shapes
        .iter()
        .all(|shape| shape.is_some() && *shape == constants.shapes[0])
        .then(|| Attribute::bool(true));
    IsBroadcastableOp: |op, ir, constants| (constants.shapes.len() < 2).then(|| Attribute::bool(true));
    DimOp: |op, ir, constants| size_at(op.value(ir).ty(ir).shape(), constant_number(ir, op.index(ir)));
    GetExtentOp: |op, ir, constants| extents_of(constants.shape)
        .and_then(|shape| element_at(&shape, constant_number(ir, op.dim(ir))))
        .map(index);
    CstrBroadcastableOp: |op, ir, constants| {
        let shapes = op.operation().operands(ir).iter();
        let known: Option<Vec<_>> = shapes.map(|shape| known_extents(ir, *shape)).collect();
        let scalars = constants.shapes.iter().filter_map(|shape| extents_of(*shape));
        let scalars = scalars.filter(Vec::is_empty).count();
        (scalars + 1 >= constants.shapes.len() || known.is_some_and(|shapes| are_broadcastable(&shapes)))
            .then(|| Attribute::bool(true))
    };
    BroadcastOp: |op, ir, constants| match op.shapes(ir) {
        [one] if one.ty(ir) == op.result(ir).ty(ir) => Some(FoldResult::Value(*one)),
        [_] => None,
        _ => broadcast(constants.shapes).map(FoldResult::Attr),
    };
    AddOp: |op, ir, constants| {
        let poison = [constants.lhs, constants.rhs].into_iter().flatten();
        let mut poison = poison.filter(|constant| constant.is::<PoisonAttr>());
        let rhs = number(constants.rhs);
        // As upstream, only a zero of a builtin type is neutral.
        if rhs == Some(0) && op.rhs(ir).ty(ir).is_index() {
            Some(FoldResult::Value(op.lhs(ir)))
        } else if let Some(poison) = poison.next() {
            Some(FoldResult::Attr(poison.clone()))
        } else {
            number(constants.lhs)
                .zip(rhs)
                .map(|(lhs, rhs)| FoldResult::Attr(index(lhs.wrapping_add(rhs))))
        }
    };
}

/// The quotient, rounded down.
fn floor_quotient(lhs: Option<i64>, rhs: Option<i64>) -> Option<i64> {
    let (lhs, rhs) = (lhs?, rhs.filter(|rhs| *rhs != 0)?);
    let quotient = lhs.wrapping_div(rhs);
    let is_exact = lhs.wrapping_rem(rhs) == 0;
    Some(quotient - i64::from(quotient < 0 && !is_exact))
}

fn element_at(numbers: &[i64], at: Option<i64>) -> Option<i64> {
    numbers.get(usize::try_from(at?).ok()?).copied()
}

fn size_at(shape: Option<&[i64]>, at: Option<i64>) -> Option<Attribute> {
    let size = element_at(shape?, at)?;
    (size != DYNAMIC).then(|| index(size))
}

/// The number that a constant operation gives.
fn constant_number(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    let is_constant = op.has_trait::<ConstantLike>(ir);
    number(is_constant.then(|| op.attribute(ir, "value")).flatten())
}

/// The sizes of a shape that is constant or that of a ranked value; some may be dynamic.
fn known_extents(ir: &Ir, shape: Value) -> Option<Vec<i64>> {
    let op = shape.defining_op(ir)?;
    if let Some(op) = ShapeOfOp::cast(op, ir) {
        return op.arg(ir).ty(ir).shape().map(<[i64]>::to_vec);
    }
    let constant = op.has_trait::<ConstantLike>(ir).then_some(op)?;
    let mut names = ["shape", "value"].into_iter();
    extents_of(names.find_map(|name| constant.attribute(ir, name)))
}

/// Whether shapes can certainly be broadcast: `staticallyKnownBroadcastable`.
fn are_broadcastable(shapes: &[Vec<i64>]) -> bool {
    let rank = shapes.iter().map(Vec::len).max().unwrap_or_default();
    (1..=rank).all(|from_end| {
        let mut sizes = shapes
            .iter()
            .filter_map(|shape| shape.get(shape.len().checked_sub(from_end)?))
            .filter(|size| **size != 1);
        let Some(first) = sizes.next() else {
            return true;
        };
        sizes.all(|size| size == first && *size != DYNAMIC)
    })
}

/// The shape that constant shapes are broadcast to.
fn broadcast(shapes: &[Option<&Attribute>]) -> Option<Attribute> {
    let mut shapes = shapes.iter().map(|shape| extents_of(*shape));
    let mut result = shapes.next()??;
    for shape in shapes {
        result = broadcast_shapes(result, shape?)?;
    }
    extents(&result)
}

/// The shape that two shapes are broadcast to, if they can be.
pub(super) fn broadcast_shapes(mut longer: Vec<i64>, mut shorter: Vec<i64>) -> Option<Vec<i64>> {
    if shorter.len() >= longer.len() {
        std::mem::swap(&mut longer, &mut shorter);
    }
    let start = longer.len() - shorter.len();
    for (size, other) in longer[start..].iter_mut().zip(shorter) {
        *size = broadcast_size(*size, other)?;
    }
    Some(longer)
}

fn broadcast_size(one: i64, other: i64) -> Option<i64> {
    match (one, other) {
        (DYNAMIC, size) | (size, DYNAMIC) => Some(if size > 1 { size } else { DYNAMIC }),
        (1, size) | (size, 1) => Some(size),
        (one, other) => (one == other).then_some(one),
    }
}

impl Fold for SplitAtOp {
    fn fold(self, _: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (Some(shape), Some(at)) = (extents_of(constants.operand), number(constants.index))
        else {
            return Folded::No;
        };
        let rank = shape.len() as i64;
        let at = if at < 0 { at.saturating_add(rank) } else { at };
        let parts = usize::try_from(at).ok();
        let parts = parts.and_then(|at| shape.split_at_checked(at));
        match parts.map(|(head, tail)| (extents(head), extents(tail))) {
            Some((Some(head), Some(tail))) => {
                Folded::To([head, tail].map(FoldResult::Attr).into_iter().collect())
            }
            _ => Folded::No,
        }
    }
}

impl Fold for AssumingAllOp {
    /// Constants, which are last, are dropped if they pass.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let known = constants.inputs.iter().rev().map_while(|input| *input);
        let known: Vec<Option<bool>> = known.map(Attribute::as_bool).collect();
        if known.contains(&Some(false)) {
            return Attribute::bool(false).into();
        }
        let kept = constants.inputs.len() - known.len();
        if kept == 0 {
            return Attribute::bool(true).into();
        }
        if known.is_empty() {
            return Folded::No;
        }
        let operands = self.operation().operands(ir)[..kept].to_vec();
        self.operation().set_operands(ir, &operands);
        Folded::InPlace
    }
}
