//! `arith`: arithmetic on integers and floats, and on vectors and tensors of
//! them.
//!
//! The definitions are in the `.td` files beside; what they leave to Rust is in
//! the modules here.

mod asm;
mod casts;
mod constant;
mod select;
mod speculation;

use ods_runtime::prelude::*;

ods! {
    #![export(arith_td)]
    #![emit("Interfaces.td")]
    #![emit("Base.td")]
    #![emit("Ops.td")]
    #![emit("Casts.td")]
}

/// `i1`, or a vector or tensor of the same shape of them: what a comparison of
/// values of type `ty` gives.
pub fn i1_same_shape(ty: &Type) -> Type {
    ty.with_element_type(Type::i1())
}

/// The extents of a tensor; none for values of other types.
#[derive(Clone, Copy, Debug)]
pub struct TensorDims<'ir>(Option<&'ir [i64]>);

impl PartialEq for TensorDims<'_> {
    /// A tensor without rank has the same extents as no other, itself included.
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
