//! Folders: casts that nobody needs, and what is known of sizes and views.

use super::{
    AllocOp, AllocaOp, AssumeAlignmentOp, AtomicRMWOp, CastOp, CollapseShapeOp, CopyOp, DeallocOp,
    DimOp, DmaStartOp, DmaWaitOp, ExpandShapeOp, ExtractStridedMetadataOp, LoadOp, MemRefDialect,
    MemorySpaceCastOp, PrefetchOp, RankOp, ReinterpretCastOp, StoreOp, SubViewOp, TransposeOp,
    ViewOp,
};
use crate::layout::Layout;
use crate::reassociation::fold_reshape;
use ods_dialects::arith::{ArithDialect, ConstantOp};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::{DYNAMIC, MemRefType};

impl MaterializeConstant for MemRefDialect {
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        ArithDialect::constant_op(value, ty)
    }
}

/// Replaces operands that are casts of ranked memrefs by what they cast, except for `kept`: `foldMemRefCast`.
pub(crate) fn fold_casts(op: Operation, ir: &mut Ir, kept: Option<Value>) -> Folded {
    let mut is_folded = false;
    for number in 0..op.operands(ir).len() {
        let operand = op.operands(ir)[number];
        let Some(cast) = operand.defining::<CastOp>(ir) else {
            continue;
        };
        let source = cast.source(ir);
        if Some(operand) != kept && matches!(source.ty(ir), Type::MemRef(_)) {
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

macro_rules! without_casts {
    ($($op:ident)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
                fold_casts(self.operation(), ir, None)
            }
        }
    )*};
}

without_casts! { CastOp DeallocOp DmaStartOp DmaWaitOp LoadOp PrefetchOp }

impl Fold for StoreOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let value = self.value(ir);
        fold_casts(self.operation(), ir, Some(value))
    }
}

impl Fold for AtomicRMWOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let value = self.value(ir);
        fold_casts(self.operation(), ir, Some(value))
    }
}

/// Whether a cast only forgets what is static: `canFoldIntoConsumerOp`.
pub(crate) fn forgets_only(source: &Type, result: &Type) -> bool {
    let (Type::MemRef(source), Type::MemRef(result)) = (source, result) else {
        return false;
    };
    let (Some(from), Some(to)) = (Layout::of(source), Layout::of(result)) else {
        return false;
    };
    let keeps = |from: i64, to: i64| from == to || from != DYNAMIC || to == DYNAMIC;
    let all_keep = |from: &[i64], to: &[i64]| {
        from.len() == to.len() && from.iter().zip(to).all(|(from, to)| keeps(*from, *to))
    };
    source.element_type() == result.element_type()
        && all_keep(source.shape(), result.shape())
        && keeps(from.offset(), to.offset())
        && all_keep(&from.strides(), &to.strides())
}

impl Fold for CopyOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let op = self.operation();
        for number in 0..op.operands(ir).len() {
            let operand = op.operands(ir)[number];
            if let Some(cast) = operand.defining::<CastOp>(ir)
                && forgets_only(cast.source(ir).ty(ir), operand.ty(ir))
            {
                let source = cast.source(ir);
                op.set_operand(ir, number, source);
                return Folded::InPlace;
            }
        }
        Folded::No
    }
}

impl Fold for DimOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let source = self.source(ir);
        let number = constants.index.and_then(Attribute::as_i64);
        let number = number.and_then(|number| usize::try_from(number).ok());
        let (Some(number), Type::MemRef(ty)) = (number, source.ty(ir)) else {
            return Folded::No;
        };
        match ty.shape().get(number) {
            None => Folded::No,
            Some(&DYNAMIC) => match dynamic_size(ir, source, ty, number) {
                Some(size) => size.into(),
                None => fold_casts(self.operation(), ir, None),
            },
            Some(size) => Attribute::index(*size).into(),
        }
    }
}

/// The value of a size that is not static, if `source` is made with it.
fn dynamic_size(ir: &Ir, source: Value, ty: &MemRefType, number: usize) -> Option<Value> {
    let op = source.defining_op(ir)?;
    let sizes = if let Some(op) = AllocOp::cast(op, ir) {
        op.dynamic_sizes(ir)
    } else if let Some(op) = AllocaOp::cast(op, ir) {
        op.dynamic_sizes(ir)
    } else if let Some(op) = ViewOp::cast(op, ir) {
        op.sizes(ir)
    } else {
        return size_of_view(ir, SubViewOp::cast(op, ir)?, number);
    };
    let before = &ty.shape()[..number];
    let before = before.iter().filter(|size| **size == DYNAMIC).count();
    sizes.get(before).copied()
}

fn size_of_view(ir: &Ir, view: SubViewOp, number: usize) -> Option<Value> {
    let dropped = view.dropped(ir)?;
    let sizes = view.static_sizes(ir);
    let mut kept = (0..sizes.len()).filter(|at| !dropped[*at]);
    let at = kept.nth(number)?;
    let before = sizes[..at].iter().filter(|size| **size == DYNAMIC).count();
    let is_dynamic = sizes[at] == DYNAMIC;
    is_dynamic
        .then(|| view.sizes(ir).get(before).copied())
        .flatten()
}

impl Fold for RankOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let rank = self.memref(ir).ty(ir).shape().map(<[i64]>::len);
        rank.map(|rank| Attribute::index(rank as i64)).into()
    }
}

impl Fold for AssumeAlignmentOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let memref = self.memref(ir);
        let source = memref.defining::<AssumeAlignmentOp>(ir);
        let is_known = source.is_some_and(|source| source.alignment(ir) == self.alignment(ir));
        is_known.then_some(FoldResult::Value(memref)).into()
    }
}

impl Fold for MemorySpaceCastOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let Some(inner) = self.source(ir).defining::<MemorySpaceCastOp>(ir) else {
            return Folded::No;
        };
        let source = inner.source(ir);
        self.operation().set_operand(ir, 0, source);
        Folded::InPlace
    }
}

/// Whether a value is the constant zero.
fn is_zero(ir: &Ir, value: Value) -> bool {
    let op = value.defining_op(ir);
    let constant = op.filter(|op| op.has_trait::<ConstantLike>(ir));
    let number = constant.and_then(|op| op.attribute(ir, "value")?.as_i64());
    number == Some(0)
}

/// Whether all offsets of a view are zero, as numbers or as constant values.
fn starts_at_zero(ir: &Ir, view: SubViewOp) -> bool {
    let are_static = view
        .static_offsets(ir)
        .iter()
        .all(|offset| [0, DYNAMIC].contains(offset));
    are_static && view.offsets(ir).iter().all(|offset| is_zero(ir, *offset))
}

fn is_static(shape: &[i64]) -> bool {
    !shape.contains(&DYNAMIC)
}

impl Fold for ReinterpretCastOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (source, result) = (self.source(ir), self.result(ir));
        let inner = source.defining_op(ir).and_then(|op| {
            if let Some(inner) = ReinterpretCastOp::cast(op, ir) {
                Some(inner.source(ir))
            } else if let Some(inner) = CastOp::cast(op, ir) {
                Some(inner.source(ir))
            } else {
                let view = SubViewOp::cast(op, ir)?;
                starts_at_zero(ir, view).then(|| view.source(ir))
            }
        });
        if let Some(inner) = inner {
            self.operation().set_operand(ir, 0, inner);
            return Folded::InPlace;
        }
        let is_same = source.ty(ir) == result.ty(ir)
            && result.ty(ir).shape().is_some_and(is_static)
            && self.static_offsets(ir).first() == Some(&0);
        is_same.then_some(FoldResult::Value(source)).into()
    }
}

impl Fold for SubViewOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let source = self.source(ir);
        let (Type::MemRef(from), Type::MemRef(to)) = (source.ty(ir), self.result(ir).ty(ir)) else {
            return Folded::No;
        };
        if from != to {
            return Folded::No;
        }
        let has_static_layout = match to.layout() {
            Some(Attribute::StridedLayout(layout)) => layout.has_static_layout(),
            _ => true,
        };
        let is_all = is_static(to.shape()) && has_static_layout;
        let is_same_view = source.defining::<SubViewOp>(ir).is_some_and(|inner| {
            starts_at_zero(ir, self)
                && self.static_strides(ir).iter().all(|stride| *stride == 1)
                && self.static_sizes(ir) == inner.static_sizes(ir)
                && self.sizes(ir) == inner.sizes(ir)
        });
        (is_all || is_same_view)
            .then_some(FoldResult::Value(source))
            .into()
    }
}

impl Fold for TransposeOp {
    /// Permuting twice is permuting once.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (source, permutation) = (self.r#in(ir), self.permutation(ir));
        if permutation.is_identity() && source.ty(ir) == self.operation().result(ir, 0).ty(ir) {
            return source.into();
        }
        let Some(inner) = source.defining::<Self>(ir) else {
            return Folded::No;
        };
        let (before, inner) = (inner.permutation(ir), inner.r#in(ir));
        let dims = before.results();
        let results = permutation.results().iter().map(|result| match result {
            AffineExpr::Dim(dim) => dims.get(*dim as usize).cloned(),
            _ => None,
        });
        let Some(results) = results.collect::<Option<Vec<AffineExpr>>>() else {
            return Folded::No;
        };
        let joined = AffineMap::new(before.num_dims(), 0, results);
        self.operation().set_operand(ir, 0, inner);
        self.set_permutation(ir, joined);
        Folded::InPlace
    }
}

impl Fold for ExtractStridedMetadataOp {
    /// What the type knows of the layout are constants, and a cast has the buffer of what it casts.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let source = self.source(ir);
        let Type::MemRef(ty) = source.ty(ir) else {
            return Folded::No;
        };
        let Some(layout) = Layout::of(ty) else {
            return Folded::No;
        };
        let numbers = [vec![layout.offset()], ty.shape().to_vec(), layout.strides()].concat();
        let results = self.operation().results(ir)[1..].to_vec();
        let location = self.location(ir);
        let mut is_folded = false;
        for (result, number) in results.into_iter().zip(numbers) {
            if number == DYNAMIC || result.is_unused(ir) {
                continue;
            }
            let mut b = OpBuilder::before(ir, self.operation());
            let constant = ConstantOp::build_index(&mut b, location, number).result(&b);
            b.replace_all_uses_with(result, constant);
            is_folded = true;
        }
        if let Some(cast) = source.defining::<CastOp>(ir)
            && let inner = cast.source(ir)
            && matches!(inner.ty(ir), Type::MemRef(_))
        {
            self.operation().set_operand(ir, 0, inner);
            is_folded = true;
        }
        if is_folded {
            Folded::InPlace
        } else {
            Folded::No
        }
    }
}

impl Fold for ViewOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (source, ty) = (self.source(ir), self.operation().result(ir, 0).ty(ir));
        let is_all = source.ty(ir) == ty
            && ty.shape().is_some_and(is_static)
            && is_zero(ir, self.byte_shift(ir));
        is_all.then_some(FoldResult::Value(source)).into()
    }
}

macro_rules! reshapes {
    ($($op:ident $inverse:ident;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
                let ir = &*ir;
                let (source, ty) = (self.src(ir), self.result(ir).ty(ir));
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
