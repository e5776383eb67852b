//! Result types that are inferred.

use super::checks::{constant_shape, dim};
use super::quantized::element;
use super::traits::shape_rank;
use super::{
    AbsOp, AddOp, ArithmeticRightShiftOp, BitwiseAndOp, BitwiseNotOp, BitwiseOrOp, BitwiseXorOp,
    CastFromBlockScaledOp, CastOp, CeilOp, ClampOp, ClzOp, ConcatOp, CosOp, DYNAMIC, EqualOp,
    ErfOp, ExpOp, FFT2dOp, FloorOp, GreaterEqualOp, GreaterOp, IdentityOp, IntDivOp, LogOp,
    LogicalAndOp, LogicalLeftShiftOp, LogicalNotOp, LogicalOrOp, LogicalRightShiftOp, LogicalXorOp,
    MaximumOp, MinimumOp, NegateOp, PowOp, ReciprocalOp, ReduceAllOp, ReduceAnyOp, ReduceMaxOp,
    ReduceMinOp, ReduceProductOp, ReduceSumOp, RescaleOp, ReshapeOp, ReverseOp, RsqrtOp, SelectOp,
    SigmoidOp, SinOp, SubOp, TableOp, TanhOp,
};
use ods_runtime::interfaces::{InferShapedTypeOpInterface, ShapedTypeComponents};
use ods_runtime::prelude::*;
use ods_runtime::types::have_compatible_shapes;

/// A tensor without rank.
fn unranked(element_type: Type) -> ShapedTypeComponents {
    ShapedTypeComponents {
        element_type: Some(element_type),
        ..ShapedTypeComponents::default()
    }
}

fn failed(state: &OperationState, op: &str) -> Diagnostic {
    let message = format!("'{op}' op failed to infer returned types");
    Diagnostic::error(state.location, message)
}

/// Whether one inferred tensor may be one that was found.
fn is_compatible(inferred: &[Type], found: &[Type], same_elements: bool) -> bool {
    match (inferred, found) {
        ([inferred], [found]) => {
            (!same_elements || element(inferred) == element(found))
                && have_compatible_shapes(inferred, found)
        }
        _ => false,
    }
}

/// The first operand's type, and the axis.
fn input_and_axis<'ir>(ir: &'ir Ir, state: &OperationState) -> Option<(&'ir Type, Option<usize>)> {
    let input = state.operands.first()?.ty(ir);
    let axis = state.attribute("axis")?.as_i64()?;
    Some((input, usize::try_from(axis).ok()))
}

/// Reductions keep the rank.
macro_rules! reductions {
    ($($op:ident $name:literal;)*) => {$(
        impl InferShapedTypeOpInterface for $op {
            fn infer_return_type_components(
                ir: &Ir,
                state: &OperationState,
            ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
                let Some((input, axis)) = input_and_axis(ir, state) else {
                    return Err(failed(state, $name));
                };
                let ty = element(input).clone();
                let shape = input.shape().zip(axis).filter(|(shape, axis)| axis < &shape.len());
                let Some((shape, axis)) = shape else {
                    return Ok(vec![unranked(ty)]);
                };
                let mut shape = shape.to_vec();
                shape[axis] = 1;
                Ok(vec![ShapedTypeComponents::ranked(shape, ty)])
            }

            fn is_compatible_return_types(inferred: &[Type], found: &[Type]) -> bool {
                is_compatible(inferred, found, true)
            }
        }
    )*};
}

reductions! {
    ReduceAllOp "tosa.reduce_all";
    ReduceAnyOp "tosa.reduce_any";
    ReduceMaxOp "tosa.reduce_max";
    ReduceMinOp "tosa.reduce_min";
    ReduceProductOp "tosa.reduce_product";
    ReduceSumOp "tosa.reduce_sum";
}

impl InferShapedTypeOpInterface for ConcatOp {
    fn infer_return_type_components(
        ir: &Ir,
        state: &OperationState,
    ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
        let Some((first, axis)) = input_and_axis(ir, state) else {
            return Err(failed(state, "tosa.concat"));
        };
        let types = state.operands.iter().map(|operand| operand.ty(ir));
        let mut sizes: Option<Vec<i64>> = None;
        for shape in types.clone().filter_map(Type::shape) {
            let sizes = sizes.get_or_insert_with(|| vec![DYNAMIC; shape.len()]);
            for (at, (known, size)) in sizes.iter_mut().zip(shape).enumerate() {
                if Some(at) == axis || *size == DYNAMIC {
                    continue;
                }
                if *known == DYNAMIC {
                    *known = *size;
                }
                if known != size {
                    let message = format!(
                        "Cannot concat tensors with different sizes on the non-axis dimension {at}"
                    );
                    return Err(Diagnostic::error(state.location, message));
                }
            }
        }
        let ty = element(first).clone();
        let Some(mut sizes) = sizes else {
            return Ok(vec![unranked(ty)]);
        };
        if let Some(axis) = axis
            && axis < sizes.len()
        {
            let sum = types
                .map(|ty| dim(ty, axis))
                .reduce(|sum, size| match (sum, size) {
                    (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
                    _ => sum.wrapping_add(size),
                });
            sizes[axis] = sum.unwrap_or(DYNAMIC);
        }
        Ok(vec![ShapedTypeComponents::ranked(sizes, ty)])
    }

    fn is_compatible_return_types(inferred: &[Type], found: &[Type]) -> bool {
        is_compatible(inferred, found, true)
    }
}

impl InferShapedTypeOpInterface for ReshapeOp {
    fn infer_return_type_components(
        ir: &Ir,
        state: &OperationState,
    ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
        let [input, shape] = state.operands.as_slice() else {
            return Err(failed(state, "tosa.reshape"));
        };
        let (input, ty) = (input.ty(ir), element(input.ty(ir)).clone());
        let Some(mut sizes) = constant_shape(ir, *shape) else {
            let rank = shape_rank(shape.ty(ir)).unwrap_or_default();
            let sizes = vec![DYNAMIC; usize::try_from(rank).unwrap_or_default()];
            return Ok(vec![ShapedTypeComponents::ranked(sizes, ty)]);
        };
        for size in &mut sizes {
            if *size < 0 {
                *size = DYNAMIC;
            }
        }
        if input.has_static_shape() {
            let known = sizes.iter().filter(|size| **size != DYNAMIC);
            let product = known.fold(1_i64, |product, size| product.wrapping_mul(*size));
            let rest = input
                .num_elements()
                .and_then(|count| count.checked_div(product));
            for size in &mut sizes {
                if *size == DYNAMIC {
                    *size = rest.filter(|rest| *rest >= 0).unwrap_or(DYNAMIC);
                }
            }
        }
        Ok(vec![ShapedTypeComponents::ranked(sizes, ty)])
    }

    fn is_compatible_return_types(inferred: &[Type], found: &[Type]) -> bool {
        match (inferred, found) {
            ([inferred], [found]) => element(inferred) == element(found),
            _ => false,
        }
    }
}

/// The shape that all shapes are broadcast to. A dynamic size is like any other one.
fn broadcast<'t>(shapes: impl Iterator<Item = &'t [i64]> + Clone) -> Option<Vec<i64>> {
    let rank = shapes.clone().map(<[i64]>::len).max()?;
    let mut sizes = vec![1; rank];
    for shape in shapes {
        for (known, size) in sizes[rank - shape.len()..].iter_mut().zip(shape) {
            if *known == 1 {
                *known = *size;
            } else if *size != 1 && known != size {
                return None;
            }
        }
    }
    Some(sizes)
}

/// The shape that the shapes of the operands are broadcast to; unknown if one is.
fn broadcast_operands(ir: &Ir, state: &OperationState) -> ShapedTypeComponents {
    let types = state.operands.iter().map(|operand| operand.ty(ir));
    let shapes: Option<Vec<&[i64]>> = types.map(Type::shape).collect();
    let dims = shapes.and_then(|shapes| broadcast(shapes.iter().copied()));
    ShapedTypeComponents {
        dims,
        ..ShapedTypeComponents::default()
    }
}

/// The results of these have the shape that those of the operands are broadcast to.
macro_rules! elementwise {
    ($($op:ident)*) => {$(
        impl InferShapedTypeOpInterface for $op {
            fn infer_return_type_components(
                ir: &Ir,
                state: &OperationState,
            ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
                Ok(vec![broadcast_operands(ir, state)])
            }
        }
    )*};
}

elementwise! {
    AbsOp AddOp ArithmeticRightShiftOp BitwiseAndOp BitwiseNotOp BitwiseOrOp BitwiseXorOp CastOp CeilOp ClampOp ClzOp
    CosOp ErfOp ExpOp FloorOp GreaterEqualOp GreaterOp IdentityOp IntDivOp LogOp LogicalAndOp LogicalLeftShiftOp
    LogicalNotOp LogicalOrOp LogicalRightShiftOp LogicalXorOp MaximumOp MinimumOp PowOp ReciprocalOp ReverseOp RsqrtOp
    SelectOp SigmoidOp SinOp SubOp TanhOp
}

/// The results of these have the shapes of the first operands.
macro_rules! same_shapes {
    ($($op:ident $count:literal;)*) => {$(
        impl InferShapedTypeOpInterface for $op {
            fn infer_return_type_components(
                ir: &Ir,
                state: &OperationState,
            ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
                let inputs = state.operands.iter().take($count);
                let components = inputs.map(|input| ShapedTypeComponents {
                    dims: input.ty(ir).shape().map(<[i64]>::to_vec),
                    ..ShapedTypeComponents::default()
                });
                Ok(components.collect())
            }
        }
    )*};
}

same_shapes! {
    CastFromBlockScaledOp 1;
    FFT2dOp 2;
    NegateOp 1;
    RescaleOp 1;
    TableOp 1;
}

impl InferShapedTypeOpInterface for EqualOp {
    fn infer_return_type_components(
        ir: &Ir,
        state: &OperationState,
    ) -> Result<Vec<ShapedTypeComponents>, Diagnostic> {
        let types = state.operands.iter().map(|operand| operand.ty(ir));
        let shapes: Option<Vec<&[i64]>> = types.map(Type::shape).collect();
        let sizes = shapes.and_then(|shapes| broadcast(shapes.iter().copied()));
        Ok(vec![match sizes {
            Some(sizes) => ShapedTypeComponents::ranked(sizes, Type::i1()),
            None => unranked(Type::i1()),
        }])
    }

    fn is_compatible_return_types(inferred: &[Type], found: &[Type]) -> bool {
        is_compatible(inferred, found, false)
    }
}
