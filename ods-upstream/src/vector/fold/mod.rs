//! Folders: constants, and shapes that do not change.

mod extract;
mod insert;
mod slice;
mod transfer;

use super::facts::{keeps_order, vector_type};
use super::verify::is_broadcastable;
use super::{
    BitCastOp, BroadcastOp, ConstantMaskOp, FromElementsOp, LoadOp, ShapeCastOp, ShuffleOp,
    StoreOp, ToElementsOp, TransposeOp,
};
use crate::memref::fold_casts;
use ods_dialects::ub::PoisonAttr;
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::attributes::{DenseArrayAttr, DenseElementsAttr, FloatAttr, IntegerAttr};
use ods_runtime::prelude::*;

fn is_poison(constant: Option<&Attribute>) -> bool {
    constant.is_some_and(Attribute::is::<PoisonAttr>)
}

/// The elements of a constant.
fn elements(constant: Option<&Attribute>) -> Option<&DenseElementsAttr> {
    match constant? {
        Attribute::DenseElements(elements) => Some(elements),
        _ => None,
    }
}

/// The value of a constant whose elements are all alike.
fn splat_value(constant: Option<&Attribute>) -> Option<Attribute> {
    elements(constant)?.splat_value()
}

/// Gives an operation these operands and a position whose values are the last ones.
fn write_position(op: Operation, ir: &mut Ir, operands: &[Value], position: &[i64]) {
    op.set_operands(ir, operands);
    let position = DenseArrayAttr::from_i64s(position);
    op.set_attribute(ir, "static_position", Some(position.into()));
}

/// The numbers of the results of a map that are zero.
fn broadcast_dims(map: &AffineMap) -> Vec<usize> {
    let results = map.results().iter().enumerate();
    let zeros = results.filter(|(_, result)| matches!(result, AffineExpr::Constant(0)));
    zeros.map(|(at, _)| at).collect()
}

fn splat(ty: &Type, value: &Attribute) -> Option<FoldResult> {
    let elements = DenseElementsAttr::splat(ty.clone(), value);
    elements.map(|elements| FoldResult::Attr(elements.into()))
}

impl Fold for BroadcastOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (source, ty) = (self.source(ir), self.vector(ir).ty(ir));
        if source.ty(ir) == ty {
            return source.into();
        }
        if let Some(inner) = without_leading_units(self, ir) {
            self.operation().set_operand(ir, 0, inner);
            return Folded::InPlace;
        }
        if is_poison(constants.source) {
            return constants.source.cloned().into();
        }
        let value = match constants.source {
            Some(value @ (Attribute::Integer(_) | Attribute::Float(_))) => Some(value.clone()),
            constant => splat_value(constant),
        };
        let fits = |value: &Attribute| value.value_type().as_ref() == ty.element_type();
        value
            .filter(fits)
            .and_then(|value| splat(ty, &value))
            .into()
    }
}

/// What a cast of the source casts, if that only adds or removes leading dimensions of size 1.
fn without_leading_units(op: BroadcastOp, ir: &Ir) -> Option<Value> {
    let cast = op.source(ir).defining::<ShapeCastOp>(ir)?;
    let source = cast.source(ir);
    let (from, to) = (vector_type(ir, source)?, vector_type(ir, cast.result(ir))?);
    let (from, to) = (from.shape(), to.shape());
    let is_suffix = from.ends_with(to) || to.ends_with(from);
    let fits = is_suffix && is_broadcastable(source.ty(ir), op.vector(ir).ty(ir));
    fits.then_some(source)
}

impl Fold for ShapeCastOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (source, ty) = (self.source(ir), self.result(ir).ty(ir));
        if source.ty(ir) == ty {
            return source.into();
        }
        let transposed = source.defining::<TransposeOp>(ir);
        let inner = match (source.defining::<Self>(ir), transposed) {
            (Some(inner), _) => Some(inner.source(ir)),
            (None, Some(inner)) if keeps_order(inner, ir) => Some(inner.vector(ir)),
            (None, Some(_)) => return Folded::No,
            (None, None) => None,
        };
        if let Some(inner) = inner {
            self.operation().set_operand(ir, 0, inner);
            return Folded::InPlace;
        }
        if let Some(inner) = source.defining::<BroadcastOp>(ir)
            && inner.source(ir).ty(ir) == ty
        {
            return inner.source(ir).into();
        }
        if is_poison(constants.source) {
            return constants.source.cloned().into();
        }
        let reshaped = elements(constants.source).and_then(|elements| {
            let values: Vec<Attribute> = elements.values().collect();
            match elements.splat_value() {
                Some(value) => DenseElementsAttr::splat(ty.clone(), &value),
                None => DenseElementsAttr::from_attributes(ty.clone(), &values),
            }
        });
        reshaped.map(Attribute::from).into()
    }
}

impl Fold for BitCastOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (source, ty) = (self.source(ir), self.result(ir).ty(ir));
        if source.ty(ir) == ty {
            return source.into();
        }
        if let Some(inner) = source.defining::<Self>(ir) {
            let inner = inner.source(ir);
            if inner.ty(ir) == ty {
                return inner.into();
            }
            self.operation().set_operand(ir, 0, inner);
            return Folded::InPlace;
        }
        let (Some(value), Some(element)) = (splat_value(constants.source), ty.element_type())
        else {
            return Folded::No;
        };
        repeated(&value, element)
            .and_then(|value| splat(ty, &value))
            .into()
    }
}

/// The bits of a value, as often as they fit into a wider type: of integers, and of `f16` in `f32`.
fn repeated(value: &Attribute, ty: &Type) -> Option<Attribute> {
    match (value, ty) {
        (Attribute::Integer(value), Type::Integer(target)) => {
            let (one, width) = (value.value(), value.value().width());
            let count = target.width().checked_div(width)?;
            if count < 2 || count * width != target.width() {
                return None;
            }
            let one = one.zext(target.width());
            let all = (1..count).fold(one.clone(), |all, _| all.shl(width).or(&one));
            Some(IntegerAttr::from_apint(ty, &all).into())
        }
        (Attribute::Float(value), Type::Float(target)) if value.ty().is_f16() && ty.is_f32() => {
            let bits = value.to_bits();
            Some(FloatAttr::from_bits(*target, bits << 16 | bits).into())
        }
        _ => None,
    }
}

impl Fold for TransposeOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (source, ty) = (self.vector(ir), self.result(ir).ty(ir));
        if is_poison(constants.vector) {
            return constants.vector.cloned().into();
        }
        if let Some(value) = splat_value(constants.vector) {
            return splat(ty, &value).into();
        }
        let is_same = source.ty(ir) == ty && keeps_order(self, ir);
        is_same.then_some(FoldResult::Value(source)).into()
    }
}

impl Fold for ShuffleOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (left, right, mask) = (self.v1(ir), self.v2(ir), self.mask(ir));
        let size = |value: Value| {
            value
                .ty(ir)
                .shape()
                .and_then(|shape| shape.first().copied())
        };
        let Some(first) = size(left) else {
            return Folded::No;
        };
        let second = size(right).unwrap_or_default();
        let is_step = |start: i64, count: i64| mask.iter().copied().eq(start..start + count);
        if is_step(0, first) {
            return left.into();
        }
        if is_step(first, second) {
            return right.into();
        }
        let is_flat = left.ty(ir).shape().map(<[i64]>::len) == Some(1);
        let shuffled = shuffle(mask, first, [constants.v1, constants.v2], is_flat);
        match shuffled {
            Some(Shuffled::Poison(poison)) => poison.into(),
            Some(Shuffled::Elements(values)) => {
                let ty = self.vector(ir).ty(ir).clone();
                let elements = DenseElementsAttr::from_attributes(ty, &values);
                elements.map(Attribute::from).into()
            }
            None => Folded::No,
        }
    }
}

enum Shuffled {
    Poison(Attribute),
    Elements(Vec<Attribute>),
}

/// The elements that `mask` takes from two constants. An element of poison may be any: it is the first that is known.
fn shuffle(
    mask: &[i64],
    first: i64,
    constants: [Option<&Attribute>; 2],
    is_flat: bool,
) -> Option<Shuffled> {
    let [Some(left), Some(right)] = constants else {
        return None;
    };
    if is_poison(Some(left)) && is_poison(Some(right)) {
        return Some(Shuffled::Poison(left.clone()));
    }
    let is_known = |it: &Attribute| is_poison(Some(it)) || elements(Some(it)).is_some();
    if !is_flat || !is_known(left) || !is_known(right) {
        return None;
    }
    let (left, right) = (elements(Some(left)), elements(Some(right)));
    let get =
        |elements: Option<&DenseElementsAttr>, at: i64| elements?.get(usize::try_from(at).ok()?);
    let any = get(left, 0).or_else(|| get(right, 0))?;
    let at = |number: &i64| {
        let found = match *number {
            number if number < 0 => None,
            number if number < first => get(left, number),
            number => get(right, number - first),
        };
        found.unwrap_or_else(|| any.clone())
    };
    Some(Shuffled::Elements(mask.iter().map(at).collect()))
}

impl Fold for ToElementsOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let source = self.source(ir);
        if let Some(made) = source.defining::<FromElementsOp>(ir) {
            let elements = made.elements(ir).iter().copied();
            return Folded::To(elements.map(FoldResult::Value).collect());
        }
        let broadcast = source.defining::<BroadcastOp>(ir);
        let scalar = broadcast.map(|op| op.source(ir));
        match scalar.filter(|scalar| !matches!(scalar.ty(ir), Type::Vector(_))) {
            Some(scalar) => {
                let results = self.operation().results(ir).iter();
                Folded::To(results.map(|_| FoldResult::Value(scalar)).collect())
            }
            None => Folded::No,
        }
    }
}

impl Fold for FromElementsOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (elements, ty) = (self.elements(ir), self.operation().result(ir, 0).ty(ir));
        let first = elements
            .first()
            .and_then(|first| first.defining::<ToElementsOp>(ir));
        if let Some(taken) = first
            && taken.source(ir).ty(ir) == ty
            && taken.operation().results(ir) == elements
        {
            return taken.source(ir).into();
        }
        let values = constants.elements.iter().map(|value| value.cloned());
        let values: Option<Vec<Attribute>> = values.collect();
        let made = values.and_then(|values| {
            let elements = DenseElementsAttr::from_attributes(ty.clone(), &values);
            elements.filter(|_| !values.iter().any(|value| is_poison(Some(value))))
        });
        made.map(Attribute::from).into()
    }
}

impl Fold for ConstantMaskOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let ty = self.operation().result(ir, 0).ty(ir);
        let (bounds, sizes) = (self.mask_dim_sizes(ir), ty.shape().unwrap_or_default());
        let value = match sizes {
            [] => bounds == [1],
            sizes if bounds == sizes => true,
            _ if bounds.iter().all(|bound| *bound == 0) => false,
            _ => return Folded::No,
        };
        splat(ty, &Attribute::bool(value)).into()
    }
}

impl Fold for LoadOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        fold_casts(self.operation(), ir, None)
    }
}

impl Fold for StoreOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        fold_casts(self.operation(), ir, None)
    }
}
