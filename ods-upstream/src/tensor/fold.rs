//! Folders: constants, sizes that are known, and operations that take back what another one did.

use super::{
    CastOp, CollapseShapeOp, ConcatOp, DimOp, ExpandShapeOp, ExtractOp, ExtractSliceOp,
    FromElementsOp, GatherOp, GenerateOp, InsertOp, InsertSliceOp, PadOp, RankOp, ReshapeOp,
    SplatOp, encoding, shape,
};
use crate::reassociation::fold_reshape;
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::DYNAMIC;

pub(super) fn is_static(ty: &Type) -> bool {
    ty.shape().is_some_and(|shape| !shape.contains(&DYNAMIC))
}

/// The number that a constant operation gives.
pub(super) fn constant_number(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    let constant = op.has_trait::<ConstantLike>(ir).then_some(op)?;
    match constant.attribute(ir, "value")? {
        number @ Attribute::Integer(_) => number.as_i64(),
        _ => None,
    }
}

/// Elements that are all alike, with another shape: `reshapeConstantSource`.
fn resized(source: Option<&Attribute>, ty: &Type) -> Option<FoldResult> {
    let Some(Attribute::DenseElements(elements)) = source else {
        return None;
    };
    let value = elements.splat_value()?;
    let elements = is_static(ty).then(|| DenseElementsAttr::splat(ty.clone(), &value));
    elements
        .flatten()
        .map(|elements| FoldResult::Attr(elements.into()))
}

/// Whether a cast only forgets what is static: `canFoldIntoConsumerOp`.
pub(crate) fn forgets_only(source: &Type, result: &Type) -> bool {
    let (Some(from), Some(to)) = (source.shape(), result.shape()) else {
        return false;
    };
    source.element_type() == result.element_type()
        && encoding(source) == encoding(result)
        && from.len() == to.len()
        && from
            .iter()
            .zip(to)
            .all(|(from, to)| *from != DYNAMIC || *to == DYNAMIC)
}

/// Replaces operands that are casts by what they cast, if that is no loss: `foldTensorCast`.
pub(crate) fn fold_casts(op: Operation, ir: &mut Ir) -> Folded {
    let mut is_folded = false;
    for number in 0..op.operands(ir).len() {
        let operand = op.operands(ir)[number];
        if let Some(cast) = operand.defining::<CastOp>(ir)
            && forgets_only(cast.source(ir).ty(ir), operand.ty(ir))
        {
            let source = cast.source(ir);
            op.set_operand(ir, number, source);
            is_folded = true;
        }
    }
    if is_folded {
        Folded::InPlace
    } else {
        Folded::No
    }
}

impl Fold for ConcatOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        match self.inputs(ir) {
            [one] if one.ty(ir) == self.result(ir).ty(ir) => (*one).into(),
            _ => Folded::No,
        }
    }
}

impl Fold for DimOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let source = self.source(ir);
        let number = constants.index.and_then(Attribute::as_i64);
        let number = number.and_then(|number| usize::try_from(number).ok());
        let sizes = source.ty(ir).shape();
        let (Some(number), Some(sizes)) = (number, sizes) else {
            return Folded::No;
        };
        match sizes.get(number) {
            None => Folded::No,
            Some(&DYNAMIC) => match dynamic_size(ir, source, sizes, number) {
                Some(size) => size.into(),
                None => fold_casts(self.operation(), ir),
            },
            Some(size) => Attribute::index(*size).into(),
        }
    }
}

/// The value of a size that is not static, if `source` is made with it.
fn dynamic_size(ir: &Ir, source: Value, sizes: &[i64], number: usize) -> Option<Value> {
    let before = |sizes: &[i64]| sizes.iter().filter(|size| **size == DYNAMIC).count();
    if let Some(op) = source.defining::<GenerateOp>(ir) {
        return op
            .dynamic_extents(ir)
            .get(before(&sizes[..number]))
            .copied();
    }
    let slice = source.defining::<ExtractSliceOp>(ir)?;
    let own = slice.static_sizes(ir);
    let is_of_same_rank = own.len() == sizes.len() && own[number] == DYNAMIC;
    is_of_same_rank
        .then(|| slice.sizes(ir).get(before(&own[..number])).copied())
        .flatten()
}

/// The place of an element among all of a shape; `None` beyond the sizes.
fn flat_index(indices: &[i64], sizes: &[i64]) -> Option<usize> {
    let pairs = indices.iter().zip(sizes);
    let flat = pairs.fold(0_i64, |flat, (index, size)| {
        flat.wrapping_mul(*size).wrapping_add(*index)
    });
    usize::try_from(flat).ok()
}

fn numbers(constants: &[Option<&Attribute>]) -> Option<Vec<i64>> {
    constants
        .iter()
        .map(|constant| constant.as_ref()?.as_i64())
        .collect()
}

impl Fold for ExtractOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let ir = &*ir;
        if let Some(Attribute::Sparse(sparse)) = constants.tensor {
            let indices = numbers(constants.indices);
            return indices.and_then(|indices| sparse.get(&indices)).into();
        }
        let elements = match constants.tensor {
            Some(Attribute::DenseElements(elements)) => Some(elements),
            Some(Attribute::DenseResource(_)) => return Folded::No,
            _ => None,
        };
        if let Some(value) = elements.and_then(DenseElementsAttr::splat_value) {
            return value.into();
        }
        let Some(indices) = numbers(constants.indices) else {
            return Folded::No;
        };
        let tensor = self.tensor(ir);
        let sizes = shape(tensor.ty(ir));
        let flat = flat_index(&indices, sizes);
        if let Some(made) = tensor.defining::<FromElementsOp>(ir) {
            let element = flat.and_then(|flat| made.elements(ir).get(flat).copied());
            return element.map(FoldResult::Value).into();
        }
        let is_within = indices
            .iter()
            .zip(sizes)
            .all(|(index, size)| (0..*size).contains(index));
        if let Some(element) = elements.filter(|_| is_within).and_then(|it| it.get(flat?)) {
            return element.into();
        }
        inserted_before(ir, self).map(FoldResult::Value).into()
    }
}

/// The scalar that was inserted where `op` extracts one.
fn inserted_before(ir: &Ir, op: ExtractOp) -> Option<Value> {
    let insert = op.tensor(ir).defining::<InsertOp>(ir)?;
    let is_same = |(left, right): (&Value, &Value)| {
        left == right || {
            let number = constant_number(ir, *left);
            number.is_some() && number == constant_number(ir, *right)
        }
    };
    let (scalar, own) = (insert.scalar(ir), op.indices(ir));
    let are_same = insert.indices(ir).len() == own.len()
        && scalar.ty(ir) == op.result(ir).ty(ir)
        && insert.indices(ir).iter().zip(own).all(is_same);
    are_same.then_some(scalar)
}

impl Fold for FromElementsOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let values = constants.elements.iter().map(|value| value.cloned());
        let values: Option<Vec<Attribute>> = values.collect();
        let ty = self.result(ir).ty(ir);
        let elements =
            values.and_then(|values| DenseElementsAttr::from_attributes(ty.clone(), &values));
        elements.map(Attribute::from).into()
    }
}

impl Fold for GatherOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        resized(constants.source, self.result(ir).ty(ir)).into()
    }
}

impl Fold for InsertOp {
    fn fold(self, _: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        match (constants.scalar, constants.dest) {
            (Some(scalar), Some(dest @ Attribute::DenseElements(elements)))
                if elements.splat_value().as_ref() == Some(scalar) =>
            {
                dest.clone().into()
            }
            _ => Folded::No,
        }
    }
}

impl Fold for RankOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let rank = self.tensor(ir).ty(ir).shape().map(<[i64]>::len);
        rank.map(|rank| Attribute::index(rank as i64)).into()
    }
}

impl Fold for ReshapeOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (source, result) = (self.source(ir), self.result(ir));
        if let Some(constant) = resized(constants.source, result.ty(ir)) {
            return constant.into();
        }
        if let Some(inner) = source.defining::<Self>(ir) {
            let inner = inner.source(ir);
            self.operation().set_operand(ir, 0, inner);
            return Folded::InPlace;
        }
        let (ty, sizes) = (source.ty(ir), source.ty(ir).shape());
        let Some(sizes) = sizes.filter(|_| ty == result.ty(ir)) else {
            return Folded::No;
        };
        let keeps = |(at, (element, size)): (usize, (&Value, &i64))| {
            if let Some(number) = constant_number(ir, *element) {
                return number == *size;
            }
            element.defining::<DimOp>(ir).is_some_and(|dim| {
                dim.source(ir) == source && constant_number(ir, dim.index(ir)) == Some(at as i64)
            })
        };
        let has_same_shape = || {
            let elements = self.shape(ir).defining::<FromElementsOp>(ir);
            elements.is_some_and(|op| {
                let elements = op.elements(ir);
                elements.len() == sizes.len() && elements.iter().zip(sizes).enumerate().all(keeps)
            })
        };
        (sizes.len() <= 1 || has_same_shape())
            .then_some(FoldResult::Value(source))
            .into()
    }
}

macro_rules! reshapes {
    ($($op:ident $inverse:ident;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let ir = &*ir;
                let (source, ty) = (self.src(ir), self.result(ir).ty(ir));
                if source.ty(ir) != ty
                    && let Some(Attribute::DenseElements(elements)) = constants.src
                {
                    let values: Vec<Attribute> = elements.values().collect();
                    let reshaped = DenseElementsAttr::from_attributes(ty.clone(), &values);
                    return reshaped.map(Attribute::from).into();
                }
                let groups = |op: Operation| op.attribute(ir, "reassociation");
                let inner = source.defining::<$inverse>(ir);
                let inner = inner.map(|inner| (inner.src(ir), groups(inner.operation())));
                fold_reshape(ir, (source, ty, groups(self.operation())), inner)
            }
        }
    )*};
}

reshapes! {
    ExpandShapeOp CollapseShapeOp;
    CollapseShapeOp ExpandShapeOp;
}

/// Offsets, sizes and strides: the numbers, and the values for those that are not static.
pub(super) type Slice<'ir> = ([&'ir [i64]; 3], [&'ir [Value]; 3]);

macro_rules! slices {
    ($($op:ident)*) => {$(
        impl $op {
            pub(super) fn slice(self, ir: &Ir) -> Slice<'_> {
                (
                    [self.static_offsets(ir), self.static_sizes(ir), self.static_strides(ir)],
                    [self.offsets(ir), self.sizes(ir), self.strides(ir)],
                )
            }
        }
    )*};
}

slices! { ExtractSliceOp InsertSliceOp }

/// Whether a slice is all of a tensor: `foldIdentityOffsetSizeAndStrideOpInterface`.
fn is_all(ir: &Ir, (numbers, values): Slice<'_>, ty: &Type) -> bool {
    let known = |list: usize| {
        let mut dynamic = values[list].iter();
        let known = numbers[list].iter().map(|number| match *number {
            DYNAMIC => constant_number(ir, *dynamic.next()?),
            number => Some(number),
        });
        known.collect::<Option<Vec<i64>>>()
    };
    known(0).is_some_and(|offsets| offsets.iter().all(|offset| *offset == 0))
        && known(1).as_deref() == ty.shape()
        && known(2).is_some_and(|strides| strides.iter().all(|stride| *stride == 1))
}

impl Fold for ExtractSliceOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (source, ty) = (self.source(ir), self.result(ir).ty(ir));
        if let Some(constant) = resized(constants.source, ty) {
            return constant.into();
        }
        if source.ty(ir) == ty && is_all(ir, self.slice(ir), ty) {
            return source.into();
        }
        let inserted = source
            .defining::<InsertSliceOp>(ir)
            .filter(|insert| insert.source(ir).ty(ir) == ty && insert.slice(ir) == self.slice(ir));
        inserted
            .map(|insert| FoldResult::Value(insert.source(ir)))
            .into()
    }
}

impl Fold for InsertSliceOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (source, dest, ty) = (self.source(ir), self.dest(ir), self.result(ir).ty(ir));
        if is_static(ty) && source.ty(ir) == ty && is_all(ir, self.slice(ir), ty) {
            return source.into();
        }
        // What is overwritten need not be inserted.
        let before = dest.defining::<Self>(ir).filter(|before| {
            before.source(ir).ty(ir) == source.ty(ir) && before.slice(ir) == self.slice(ir)
        });
        if let Some(before) = before {
            let dest = before.dest(ir);
            self.operation().set_operand(ir, 1, dest);
            return Folded::InPlace;
        }
        let is_taken_from_there = source
            .defining::<ExtractSliceOp>(ir)
            .is_some_and(|extract| {
                extract.source(ir) == dest && extract.slice(ir) == self.slice(ir)
            });
        let is_zero = |size: &Value| constant_number(ir, *size) == Some(0);
        let is_empty = self.static_sizes(ir).contains(&0) || self.sizes(ir).iter().any(is_zero);
        (is_taken_from_there || is_empty)
            .then_some(FoldResult::Value(dest))
            .into()
    }
}

impl Fold for PadOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (source, ty) = (self.source(ir), self.result(ir).ty(ir));
        let adds_nothing = is_static(ty) && source.ty(ir) == ty && !self.nofold(ir);
        adds_nothing.then_some(FoldResult::Value(source)).into()
    }
}

impl Fold for SplatOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let ty = self.aggregate(ir).ty(ir);
        match constants.input {
            Some(value @ (Attribute::Integer(_) | Attribute::Float(_))) if is_static(ty) => {
                DenseElementsAttr::splat(ty.clone(), value)
                    .map(Attribute::from)
                    .into()
            }
            _ => Folded::No,
        }
    }
}
