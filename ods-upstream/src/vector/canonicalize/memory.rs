//! Canonicalization of masked accesses to memory, gathers and scatters.

use crate::vector::facts::{MaskFormat, mask_format, vector_type};
use crate::vector::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp,
    StepOp, StoreOp,
};
use ods_runtime::op::OpInfo;
use ods_runtime::prelude::*;

/// Builds an access without alignment. `nontemporal` is for loads and stores.
fn access(
    rw: &mut Rewriter<'_>,
    info: &'static OpInfo,
    location: Location,
    operands: &[&[Value]],
    result: Option<Type>,
    has_nontemporal: bool,
) -> Operation {
    let mut state = OperationState::new(info, location);
    for values in operands {
        state.operands.extend_from_slice(values);
    }
    if has_nontemporal {
        state.set_attribute("nontemporal", Attribute::bool(false));
    }
    state.result_types.extend(result);
    rw.create_operation(state)
}

/// The patterns of a load: of all elements, or of none. As upstream, the alignment is lost.
macro_rules! loads {
    ($($op:ident $pattern:ident;)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(set: &mut PatternSet) {
                set.add($pattern);
            }
        }

        fn $pattern(op: $op, rw: &mut Rewriter<'_>) -> Option<()> {
            match mask_format(rw, op.mask(rw)) {
                MaskFormat::AllTrue => {
                    let (base, indices) = (op.base(rw), op.indices(rw).to_vec());
                    let ty = op.operation().result(rw, 0).ty(rw).clone();
                    let (info, location) = (LoadOp::INFO, op.location(rw));
                    let new = access(rw, info, location, &[&[base], &indices], Some(ty), true);
                    let new = new.result(rw, 0);
                    rw.replace(op, new);
                }
                MaskFormat::AllFalse => {
                    let value = op.pass_thru(rw);
                    rw.replace(op, value);
                }
                MaskFormat::Unknown => return None,
            }
            Some(())
        }
    )*};
}

loads! {
    MaskedLoadOp load_masked;
    ExpandLoadOp load_expanded;
}

/// The patterns of a store: of all elements, or of none. As upstream, the alignment is lost.
macro_rules! stores {
    ($($op:ident $pattern:ident;)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(set: &mut PatternSet) {
                set.add($pattern);
            }
        }

        fn $pattern(op: $op, rw: &mut Rewriter<'_>) -> Option<()> {
            match mask_format(rw, op.mask(rw)) {
                MaskFormat::AllTrue => {
                    let (base, indices) = (op.base(rw), op.indices(rw).to_vec());
                    let value = op.value_to_store(rw);
                    let (info, location) = (StoreOp::INFO, op.location(rw));
                    access(rw, info, location, &[&[value, base], &indices], None, true);
                    rw.erase(op);
                }
                MaskFormat::AllFalse => rw.erase(op),
                MaskFormat::Unknown => return None,
            }
            Some(())
        }
    )*};
}

stores! {
    MaskedStoreOp store_masked;
    CompressStoreOp store_compressed;
}

/// Whether a vector is `0, 1, 2, …`: `isZeroBasedContiguousSeq`.
fn counts_up(rw: &mut Rewriter<'_>, vector: Value) -> bool {
    let Some(ty) = vector_type(rw, vector) else {
        return false;
    };
    if ty.shape().len() != 1 || ty.is_scalable() {
        return false;
    }
    if vector.defining::<StepOp>(rw).is_some() {
        return true;
    }
    let Some(Attribute::DenseElements(elements)) = vector.constant(rw) else {
        return false;
    };
    let is_number = |(number, value): (u64, Attribute)| match value {
        Attribute::Integer(value) => value.value().to_u64() == Some(number),
        _ => false,
    };
    (0..).zip(elements.values()).all(is_number)
}

impl CanonicalizationPatterns for GatherOp {
    fn patterns(set: &mut PatternSet) {
        set.add(gather_nothing);
        set.add(gather_neighbours);
    }
}

fn gather_nothing(op: GatherOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if mask_format(rw, op.mask(rw)) != MaskFormat::AllFalse {
        return None;
    }
    let value = op.pass_thru(rw);
    rw.replace(op, value);
    Some(())
}

fn gather_neighbours(op: GatherOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let base = op.base(rw);
    let indices = op.indices(rw);
    if !base.ty(rw).is_memref() || !counts_up(rw, indices) {
        return None;
    }
    let offsets = op.offsets(rw).to_vec();
    let rest = [op.mask(rw), op.pass_thru(rw)];
    let ty = op.operation().result(rw, 0).ty(rw).clone();
    let (info, location) = (MaskedLoadOp::INFO, op.location(rw));
    let operands: [&[Value]; 3] = [&[base], &offsets, &rest];
    let new = access(rw, info, location, &operands, Some(ty), false).result(rw, 0);
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for ScatterOp {
    fn patterns(set: &mut PatternSet) {
        set.add(scatter_nothing);
        set.add(scatter_to_neighbours);
    }
}

fn scatter_nothing(op: ScatterOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if mask_format(rw, op.mask(rw)) != MaskFormat::AllFalse {
        return None;
    }
    if op.operation().results(rw).is_empty() {
        rw.erase(op);
    } else {
        let base = op.base(rw);
        rw.replace(op, base);
    }
    Some(())
}

fn scatter_to_neighbours(op: ScatterOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let base = op.base(rw);
    let indices = op.indices(rw);
    if !base.ty(rw).is_memref() || !counts_up(rw, indices) {
        return None;
    }
    let offsets = op.offsets(rw).to_vec();
    let rest = [op.mask(rw), op.value_to_store(rw)];
    let (info, location) = (MaskedStoreOp::INFO, op.location(rw));
    let operands: [&[Value]; 3] = [&[base], &offsets, &rest];
    access(rw, info, location, &operands, None, false);
    rw.erase(op);
    Some(())
}
