//! Verifiers of operations on memory: loads, stores, gathers, scatters and casts.

use super::verify::{dims, shape};
use super::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp,
    StoreOp, TypeCastOp,
};
use crate::layout::{canonical, has_unit_stride, is_identity};
use ods_runtime::prelude::*;
use ods_runtime::types::MemRefType;

/// What an operation reads or writes: the base with its indices, and the vector.
struct Access<'ir> {
    base: &'ir Type,
    indices: usize,
    vector: &'ir Type,
}

impl Access<'_> {
    /// Checks the type of the elements and the number of indices.
    fn verify(&self, element_message: &str) -> Result<(), String> {
        if self.base.element_type() != self.vector.element_type() {
            return Err(element_message.to_owned());
        }
        let rank = self.base.rank().unwrap_or_default();
        if self.indices == rank {
            return Ok(());
        }
        Err(format!("requires {rank} indices"))
    }

    /// Checks that a vector has the sizes of the one that is read or written.
    fn verify_shape(&self, other: &Type, message: &str) -> Result<(), String> {
        if self.vector.shape() == other.shape() {
            return Ok(());
        }
        Err(message.to_owned())
    }

    /// Checks the type of the value for elements that are not read.
    fn verify_pass_thru(&self, pass_thru: &Type) -> Result<(), String> {
        if self.vector == pass_thru {
            return Ok(());
        }
        Err("expected pass_thru of same type as result type".to_owned())
    }
}

/// What `vector.load` and `vector.store` say in their messages.
struct PlainAccess<'ir> {
    access: Access<'ir>,
    rank_message: &'static str,
    vectors_message: &'static str,
    element_message: &'static str,
}

/// Whether this is a vector of exactly one element.
fn is_one_element(ty: &Type) -> bool {
    dims(ty)
        .iter()
        .all(|(size, is_scalable)| *size == 1 && !is_scalable)
}

impl PlainAccess<'_> {
    fn verify(&self) -> Result<(), String> {
        let Access {
            base,
            indices,
            vector,
        } = &self.access;
        let Type::MemRef(memref) = *base else {
            return Ok(());
        };
        if !is_one_element(vector) && !has_unit_stride(memref) {
            return Err("most minor memref dim must have unit stride".to_owned());
        }
        let rank = memref.shape().len();
        if rank < shape(vector).len() {
            return Err(self.rank_message.to_owned());
        }
        let element = memref.element_type();
        let is_equal = match element {
            Type::Vector(_) if element != *vector => {
                return Err(self.vectors_message.to_owned());
            }
            Type::Vector(_) => true,
            _ => vector.element_type() == Some(element),
        };
        if !is_equal {
            return Err(self.element_message.to_owned());
        }
        if *indices != rank {
            return Err(format!("requires {rank} indices"));
        }
        Ok(())
    }
}

/// The sizes of a memref, and those of its elements if they are vectors, with the type of a single element.
fn all_sizes(ty: &MemRefType) -> (Vec<i64>, &Type) {
    let element = ty.element_type();
    let sizes = ty.shape().iter();
    match element {
        Type::Vector(vector) => (
            sizes.chain(vector.shape()).copied().collect(),
            vector.element_type(),
        ),
        _ => (sizes.copied().collect(), element),
    }
}

/// Checks a cast between memrefs.
fn verify_cast(from: &Type, to: &Type) -> Result<(), String> {
    let (Type::MemRef(source), Type::MemRef(result)) = (from, to) else {
        return Ok(());
    };
    if !is_identity(&canonical(source)) {
        return Err("expects operand to be a memref with identity layout".to_owned());
    }
    if !is_identity(result) {
        return Err("expects result to be a memref with identity layout".to_owned());
    }
    if source.memory_space() != result.memory_space() {
        return Err("expects result in same memory space".to_owned());
    }
    let ((from, scalar), (sizes, other)) = (all_sizes(source), all_sizes(result));
    if scalar != other {
        return Err(format!(
            "expects result and operand with same underlying scalar type: '{to}'"
        ));
    }
    if from != sizes {
        return Err(format!(
            "expects concatenated result and operand shapes to be equal: '{to}'"
        ));
    }
    Ok(())
}

const LOADED: &str = "base and result element type should match";
const STORED: &str = "base and valueToStore element type should match";

/// Checks that a gather or a scatter is from a memref or a tensor.
fn verify_base(base: &Type) -> Result<(), String> {
    match base {
        Type::MemRef(_) | Type::RankedTensor(_) => Ok(()),
        _ => Err("requires base to be a memref or ranked tensor type".to_owned()),
    }
}

/// Verifiers whose checks give the message.
macro_rules! verifiers {
    ($($op:ident |$this:ident, $ir:ident| $checks:expr;)*) => {$(
        impl Verify for $op {
            fn verify(self, $ir: &Ir) -> VerifyResult {
                let $this = self;
                let checked: Result<(), String> = $checks;
                checked.map_err(|message| self.emit_error($ir, message))
            }
        }
    )*};
}

/// The access of an operation to its base.
macro_rules! access {
    ($this:ident, $ir:ident, $indices:ident, $vector:ident) => {
        Access {
            base: $this.base($ir).ty($ir),
            indices: $this.$indices($ir).len(),
            vector: $this.$vector($ir).ty($ir),
        }
    };
}

verifiers! {
    LoadOp |op, ir| PlainAccess {
        access: access!(op, ir, indices, result),
        rank_message: "destination memref has lower rank than the result vector",
        vectors_message: "base memref and result vector types should match",
        element_message: "base and result element types should match",
    }.verify();
    StoreOp |op, ir| PlainAccess {
        access: access!(op, ir, indices, value_to_store),
        rank_message: "source memref has lower rank than the vector to store",
        vectors_message: "base memref and valueToStore vector types should match",
        element_message: STORED,
    }.verify();
    TypeCastOp |op, ir| verify_cast(op.memref(ir).ty(ir), op.result(ir).ty(ir));
    MaskedLoadOp |op, ir| {
        let access = access!(op, ir, indices, result);
        access.verify(LOADED)
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected result shape to match mask shape"))
            .and_then(|()| access.verify_pass_thru(op.pass_thru(ir).ty(ir)))
    };
    MaskedStoreOp |op, ir| {
        let access = access!(op, ir, indices, value_to_store);
        access.verify(STORED)
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected valueToStore shape to match mask shape"))
    };
    GatherOp |op, ir| {
        let access = access!(op, ir, offsets, result);
        verify_base(access.base)
            .and_then(|()| access.verify(LOADED))
            .and_then(|()| access.verify_shape(op.indices(ir).ty(ir), "expected result dim to match indices dim"))
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected result dim to match mask dim"))
            .and_then(|()| access.verify_pass_thru(op.pass_thru(ir).ty(ir)))
    };
    ScatterOp |op, ir| {
        let access = access!(op, ir, offsets, value_to_store);
        verify_base(access.base)
            .and_then(|()| access.verify(STORED))
            .and_then(|()| access.verify_shape(op.indices(ir).ty(ir), "expected valueToStore dim to match indices dim"))
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected valueToStore dim to match mask dim"))
    };
    ExpandLoadOp |op, ir| {
        let access = access!(op, ir, indices, result);
        access.verify(LOADED)
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected result dim to match mask dim"))
            .and_then(|()| access.verify_pass_thru(op.pass_thru(ir).ty(ir)))
    };
    CompressStoreOp |op, ir| {
        let access = access!(op, ir, indices, value_to_store);
        access.verify(STORED)
            .and_then(|()| access.verify_shape(op.mask(ir).ty(ir), "expected valueToStore dim to match mask dim"))
    };
}
