//! The inferred types of results, and the types that may stand in their place.

use super::{
    AddOp, AddOpAdaptor, ConstShapeOp, ConstShapeOpAdaptor, DimOp, DimOpAdaptor, DivOp,
    DivOpAdaptor, GetExtentOp, GetExtentOpAdaptor, MaxOp, MaxOpAdaptor, MeetOp, MeetOpAdaptor,
    MinOp, MinOpAdaptor, MulOp, MulOpAdaptor, NumElementsOp, NumElementsOpAdaptor, RankOp,
    RankOpAdaptor, ShapeOfOp, ShapeOfOpAdaptor, ShapeType, SizeType, ValueShapeType, extent_tensor,
    is_extent_tensor, is_size_or_index,
};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// `!shape.size` if it may hold an error, else `index`.
fn size_or_index(is_size: bool) -> Type {
    if is_size {
        SizeType.into()
    } else {
        Type::index()
    }
}

/// Whether both are one size or index.
fn are_sizes(inferred: &[Type], found: &[Type]) -> bool {
    matches!((inferred, found), ([a], [b]) if is_size_or_index(a) && is_size_or_index(b))
}

/// Whether both are one shape, or one size.
fn are_equal_kinds(inferred: &[Type], found: &[Type]) -> bool {
    matches!((inferred, found), ([a], [b])
        if (a.is::<ShapeType>() && b.is::<ShapeType>()) || (a.is::<SizeType>() && b.is::<SizeType>()))
}

macro_rules! infer {
    ($($op:ident $adaptor:ident $compatible:path: |$ir:ident, $parts:ident| $ty:expr;)*) => {$(
        impl InferTypesOfParts for $op {
            fn infer_types(
                $ir: &Ir,
                _: Location,
                $parts: $adaptor<'_, Value>,
            ) -> Result<Vec<Type>, Diagnostic> {
                Ok(vec![$ty])
            }

            fn is_compatible_return_types(inferred: &[Type], found: &[Type]) -> bool {
                $compatible(inferred, found)
            }
        }
    )*};
}

fn either_is_size(ir: &Ir, lhs: Value, rhs: Value) -> bool {
    lhs.ty(ir).is::<SizeType>() || rhs.ty(ir).is::<SizeType>()
}

/// The type of both, or a size.
fn common(ir: &Ir, lhs: Value, rhs: Value) -> Type {
    if lhs.ty(ir) == rhs.ty(ir) {
        lhs.ty(ir).clone()
    } else {
        SizeType.into()
    }
}

infer! {
    AddOp AddOpAdaptor are_sizes: |ir, parts| size_or_index(either_is_size(ir, parts.lhs, parts.rhs));
    DivOp DivOpAdaptor are_sizes: |ir, parts| size_or_index(either_is_size(ir, parts.lhs, parts.rhs));
    MulOp MulOpAdaptor are_sizes: |ir, parts| size_or_index(either_is_size(ir, parts.lhs, parts.rhs));
    MaxOp MaxOpAdaptor are_equal_kinds: |ir, parts| common(ir, parts.lhs, parts.rhs);
    MinOp MinOpAdaptor are_equal_kinds: |ir, parts| common(ir, parts.lhs, parts.rhs);
    RankOp RankOpAdaptor are_sizes: |ir, parts| size_or_index(parts.shape.ty(ir).is::<ShapeType>());
    NumElementsOp NumElementsOpAdaptor are_sizes: |ir, parts| size_or_index(parts.shape.ty(ir).is::<ShapeType>());
    DimOp DimOpAdaptor are_sizes: |ir, parts| parts.index.ty(ir).clone();
    GetExtentOp GetExtentOpAdaptor are_sizes: |_ir, _parts| Type::index();
    ConstShapeOp ConstShapeOpAdaptor are_shapes: |_ir, parts| extent_tensor(parts.shape.num_elements() as i64);
    ShapeOfOp ShapeOfOpAdaptor are_compatible_shapes: |ir, parts| shape_of(parts.arg.ty(ir));
}

fn shape_of(ty: &Type) -> Type {
    if ty.is::<ValueShapeType>() {
        return ShapeType.into();
    }
    extent_tensor(ty.shape().map_or(DYNAMIC, |shape| shape.len() as i64))
}

/// `!shape.shape` stands for every shape; otherwise they are equal.
fn are_shapes(inferred: &[Type], found: &[Type]) -> bool {
    match (inferred, found) {
        ([a], [b]) => a.is::<ShapeType>() || b.is::<ShapeType>() || a == b,
        _ => false,
    }
}

fn are_compatible_shapes(inferred: &[Type], found: &[Type]) -> bool {
    let ([a], [b]) = (inferred, found) else {
        return false;
    };
    let is_shape = |ty: &Type| ty.is::<ShapeType>();
    a == b
        || ((is_shape(a) || a.is_shaped())
            && (is_shape(b) || b.is_shaped())
            && (is_shape(a) || is_shape(b) || shapes_fit(a, b)))
}

/// Whether two types may have the same shape: `verifyCompatibleShapes`.
fn shapes_fit(a: &Type, b: &Type) -> bool {
    if !a.is_shaped() || !b.is_shaped() {
        return !a.is_shaped() && !b.is_shaped();
    }
    match (a.shape(), b.shape()) {
        (Some(a), Some(b)) => {
            a.len() == b.len()
                && a.iter()
                    .zip(b)
                    .all(|(a, b)| a == b || *a == DYNAMIC || *b == DYNAMIC)
        }
        _ => true,
    }
}

/// The type of the meet of two values.
fn meet<'t>(left: &'t Type, right: &'t Type) -> Result<&'t Type, &'static str> {
    let mixed = Err("requires all sizes or shapes");
    let is_error_type = left.is::<ShapeType>() || left.is::<SizeType>();
    let (l, r) = if is_error_type {
        (left, right)
    } else {
        (right, left)
    };
    if l.is::<SizeType>() {
        return if is_size_or_index(r) { Ok(l) } else { mixed };
    }
    if l.is_index() {
        return if r.is_index() { Ok(r) } else { mixed };
    }
    if l.is::<ShapeType>() {
        let is_shape = r.is::<ShapeType>() || is_extent_tensor(r);
        return if is_shape { Ok(l) } else { mixed };
    }
    let size = |ty: &Type| ty.shape().and_then(|shape| shape.first().copied());
    match (size(l), size(r)) {
        (Some(DYNAMIC), _) => Ok(l),
        (_, Some(DYNAMIC)) => Ok(r),
        (l_size, r_size) if l_size != r_size => Err("unequal shape cardinality"),
        _ => Ok(l),
    }
}

impl InferTypesOfParts for MeetOp {
    fn infer_types(
        ir: &Ir,
        location: Location,
        parts: MeetOpAdaptor<'_, Value>,
    ) -> Result<Vec<Type>, Diagnostic> {
        match meet(parts.arg0.ty(ir), parts.arg1.ty(ir)) {
            Ok(ty) => Ok(vec![ty.clone()]),
            Err(message) => Err(Diagnostic::error(location, message)),
        }
    }

    fn is_compatible_return_types(inferred: &[Type], found: &[Type]) -> bool {
        let ([a], [b]) = (inferred, found) else {
            return false;
        };
        let is_error_type = a.is::<ShapeType>() || a.is::<SizeType>();
        let (a, b) = if is_error_type { (a, b) } else { (b, a) };
        if a == b {
            true
        } else if a.is::<SizeType>() {
            is_size_or_index(b)
        } else if a.is::<ShapeType>() {
            b.is_tensor()
        } else {
            shapes_fit(a, b)
        }
    }
}
