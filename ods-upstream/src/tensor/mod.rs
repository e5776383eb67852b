//! `tensor`: making, taking apart and reshaping tensors.

mod canonicalize;
mod concat;
mod elements;
mod fold;
mod gather;
mod names;
mod pad;
mod reshape;
mod slices;

use crate::arith::ArithDialect;
#[cfg(feature = "complex")]
use crate::complex::ComplexDialect;
use crate::dims;
use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
#[cfg(feature = "linalg")]
pub(crate) use canonicalize::{cast, forgotten_source};
#[cfg(feature = "vector")]
pub(crate) use fold::fold_casts;
#[cfg(feature = "linalg")]
pub(crate) use fold::forgets_only;
#[cfg(not(feature = "complex"))]
use ods_dialects::complex::ComplexDialect;
use ods_runtime::interfaces::{
    CastOpInterface, ConditionallySpeculatable, ShapedDimOpInterface, Speculatability,
};
use ods_runtime::prelude::*;
use ods_runtime::types::have_compatible_shapes;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Tensor/IR/TensorOps.td")]
    #![dialect("tensor")]
}

impl MaterializeConstant for TensorDialect {
    /// Constants are those of `arith`, and complex numbers those of `complex`.
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        if matches!(ty, Type::Complex(_)) {
            return ComplexDialect::constant_op(value, ty);
        }
        ArithDialect::constant_op(value, ty)
    }
}

/// The two tensors of a cast, if their shapes are compatible.
fn tensors_of_cast<'t>(inputs: &'t [Type], outputs: &'t [Type]) -> Option<(&'t Type, &'t Type)> {
    let ([from], [to]) = (inputs, outputs) else {
        return None;
    };
    let are_tensors = from.is_tensor() && to.is_tensor();
    (are_tensors && have_compatible_shapes(from, to)).then_some((from, to))
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
        tensors_of_cast(inputs, outputs)
            .is_some_and(|(from, to)| from.element_type() == to.element_type())
    }
}

impl CastOpInterface for BitcastOp {
    fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
        let width = |ty: &Type| ty.element_type().and_then(Type::int_or_float_bit_width);
        tensors_of_cast(inputs, outputs).is_some_and(|(from, to)| width(from) == width(to))
    }
}

impl ShapedDimOpInterface for DimOp {
    fn get_shaped_value(self, ir: &Ir) -> Value {
        self.source(ir)
    }

    fn get_dimension(self, ir: &Ir) -> Value {
        self.index(ir)
    }
}

dims::infer_range!(DimOp);

impl ConditionallySpeculatable for DimOp {
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        dims::speculatability(ir, self.source(ir), self.index(ir))
    }
}

/// The sizes of a ranked tensor, or none.
fn shape(ty: &Type) -> &[i64] {
    ty.shape().unwrap_or_default()
}

/// A tensor with elements of the type of those of `tensor`; `none` if `tensor` is not a tensor.
pub(crate) fn tensor_of(tensor: &Type, shape: &[i64], encoding: Option<Attribute>) -> Type {
    let element = tensor.element_type();
    element.map_or_else(Type::none, |element| {
        RankedTensorType::with_encoding(shape, element.clone(), encoding).into()
    })
}

/// The encoding of a ranked tensor.
pub(crate) fn encoding(ty: &Type) -> Option<Attribute> {
    match ty {
        Type::RankedTensor(tensor) => tensor.encoding().cloned(),
        _ => None,
    }
}
