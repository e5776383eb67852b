//! Barriers and waits that are not needed, and accesses out of bounds.

use super::{
    GatherToLDSOp, LDSBarrierOp, MemoryCounterWaitOp, RawBufferAtomicCmpswapOp,
    RawBufferAtomicFaddOp, RawBufferAtomicFmaxOp, RawBufferAtomicSmaxOp, RawBufferAtomicUminOp,
    RawBufferLoadOp, RawBufferStoreOp, ScaledMFMAOp, memref,
};
use crate::gpu::constant_number;
use crate::layout::Layout;
use crate::memref::{CastOp, forgets_only};
use ods_dialects::arith::ConstantOp;
use ods_runtime::attributes::{FloatAttr, IntegerAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, element_type_or_self};

/// A number of 32 bits that is constant.
fn constant(ir: &Ir, value: Value) -> Option<i64> {
    let is_i32 = value.ty(ir).is_signless_integer_of(32);
    let number = is_i32.then(|| constant_number(ir, value))??;
    Some(i64::from(number as u32))
}

/// An access of a buffer.
struct Access<'ir> {
    checks_bounds: bool,
    memref: Value,
    indices: &'ir [Value],
    index_offset: Option<i32>,
    sgpr_offset: Option<Value>,
}

impl Access<'_> {
    /// Whether an access is known to be out of bounds, which are checked.
    fn is_out_of_bounds(&self, ir: &Ir) -> Option<bool> {
        let ty = memref(self.memref, ir).filter(|_| self.checks_bounds)?;
        if ty.shape().contains(&DYNAMIC) {
            return None;
        }
        let layout = Layout::of(ty)?;
        let strides = layout.strides();
        let offset = self.index_offset.unwrap_or_default().cast_unsigned();
        let mut at = layout.offset().wrapping_add(i64::from(offset));
        if let Some(offset) = self.sgpr_offset {
            at = at.wrapping_add(constant(ir, offset)?);
        }
        if strides.len() != self.indices.len() {
            return None;
        }
        for (stride, index) in strides.iter().zip(self.indices) {
            at = at.wrapping_add(stride.wrapping_mul(constant(ir, *index)?));
        }
        let count = ty
            .shape()
            .iter()
            .fold(1_i64, |count, size| count.wrapping_mul(*size));
        // What overflows is not known.
        Some(at <= i64::from(u32::MAX) && at >= count)
    }
}

macro_rules! access {
    ($op:ident, $ir:expr) => {
        Access {
            checks_bounds: $op.bounds_check($ir),
            memref: $op.memref($ir),
            indices: $op.indices($ir),
            index_offset: $op.index_offset($ir),
            sgpr_offset: $op.sgpr_offset($ir),
        }
    };
}

macro_rules! erase_writes {
    ($($op:ident)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(set: &mut PatternSet) {
                set.add(|op: Self, rw: &mut Rewriter<'_>| {
                    access!(op, rw).is_out_of_bounds(rw)?.then(|| rw.erase(op))
                });
            }
        }
    )*};
}

erase_writes! {
    RawBufferAtomicFaddOp RawBufferAtomicFmaxOp RawBufferAtomicSmaxOp RawBufferAtomicUminOp
    RawBufferStoreOp
}

/// Zero of this type, or a vector of zeros.
fn zero_of(ty: &Type) -> Option<Attribute> {
    let zero: Attribute = match element_type_or_self(ty) {
        Type::Float(float) => FloatAttr::new(*float, 0.0).into(),
        element @ (Type::Integer(_) | Type::Index) => IntegerAttr::new(element, 0).into(),
        _ => return None,
    };
    if !ty.is_shaped() {
        return Some(zero);
    }
    DenseElementsAttr::splat(ty.clone(), &zero).map(Attribute::from)
}

macro_rules! read_zero {
    ($($op:ident)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(set: &mut PatternSet) {
                set.add(|op: Self, rw: &mut Rewriter<'_>| {
                    if !access!(op, rw).is_out_of_bounds(rw)? {
                        return None;
                    }
                    let zero = zero_of(op.value(rw).ty(rw))?;
                    let location = op.operation().location(rw);
                    let zero = ConstantOp::build(rw, location, zero).result(rw);
                    rw.replace(op, [zero]);
                    Some(())
                });
            }
        }
    )*};
}

read_zero! { RawBufferAtomicCmpswapOp RawBufferLoadOp }

impl CanonicalizationPatterns for LDSBarrierOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            let next = op.operation().next(rw)?;
            Self::cast(next, rw)?;
            rw.erase(op);
            Some(())
        });
    }
}

impl CanonicalizationPatterns for MemoryCounterWaitOp {
    fn patterns(set: &mut PatternSet) {
        set.add(wait_once);
    }
}

/// Of two waits after each other one is enough, for the lower counters.
fn wait_once(op: MemoryCounterWaitOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let next = op.operation().next(rw)?;
    MemoryCounterWaitOp::cast(next, rw)?;
    rw.modify(op, |rw| {
        for name in ["load", "store", "ds", "exp", "tensor"] {
            let counter = |op: Operation| op.attribute(rw, name).cloned();
            let number = |attr: &Attribute| attr.as_i64().unwrap_or_default() as u32;
            let counters = [counter(op.operation()), counter(next)];
            if let Some(least) = counters.into_iter().flatten().min_by_key(number) {
                op.operation().set_attribute(rw, name, Some(least));
            }
        }
    });
    rw.erase(next);
    Some(())
}

impl CanonicalizationPatterns for ScaledMFMAOp {
    fn patterns(set: &mut PatternSet) {
        // Without `vector` there are no operations that it matches.
        #[cfg(feature = "vector")]
        set.add(super::scales::pack_scales);
        let _ = set;
    }
}

impl CanonicalizationPatterns for GatherToLDSOp {
    fn patterns(set: &mut PatternSet) {
        set.add(gather_without_casts);
    }
}

/// Takes the memrefs before casts that only forget what is static.
fn gather_without_casts(op: GatherToLDSOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let uncast = |operand: &Value| {
        let source = operand.defining::<CastOp>(rw)?.source(rw);
        forgets_only(source.ty(rw), operand.ty(rw)).then_some(source)
    };
    let old = op.operands(rw).iter();
    let new: Vec<Value> = old.map(|it| uncast(it).unwrap_or(*it)).collect();
    if new == op.operands(rw) {
        return None;
    }
    rw.modify(op, |rw| op.set_operands(rw, &new));
    Some(())
}
