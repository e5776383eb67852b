//! `arith`: arithmetic on integers and floats, and on vectors and tensors of them.
//!
//! The definitions are in the `.td` files; the modules here implement the code that they
//! require.

mod asm;
pub mod canonicalize;
mod casts;
mod constant;
mod fold;
mod int_range;
pub mod passes;
mod select;
mod speculation;

use ods_runtime::prelude::*;

ods! {
    #![export(arith_td)]
    #![emit("Interfaces.td")]
    #![emit("Base.td")]
    #![emit("Ops.td")]
    #![emit("Casts.td")]
    #![emit("Canonicalization.td")]
}

/// The result type of a comparison of values of type `ty`: `i1`, or a vector or tensor of
/// `i1` with the same shape.
pub fn i1_same_shape(ty: &Type) -> Type {
    ty.with_element_type(Type::i1())
}

/// The extents of a tensor; none for other types.
#[derive(Clone, Copy, Debug)]
pub struct TensorDims<'ir>(Option<&'ir [i64]>);

impl PartialEq for TensorDims<'_> {
    /// Extents of an unranked tensor are never equal, not even to themselves.
    fn eq(&self, other: &Self) -> bool {
        matches!((self.0, other.0), (Some(a), Some(b)) if a == b)
    }
}

/// The extents of the type of `value`.
pub fn tensor_dims(ir: &Ir, value: Value) -> TensorDims<'_> {
    let ty = value.ty(ir);
    TensorDims(if ty.is_tensor() {
        ty.shape()
    } else {
        Some(&[])
    })
}
