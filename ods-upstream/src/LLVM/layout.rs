//! Sizes of types in memory, as in MLIR's data layout without entries.

use super::{LLVMArrayType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, detail};
use crate::limits::MAX_LAYOUT_DEPTH;
use ods_runtime::prelude::*;

/// Bytes of a pointer.
const POINTER: u64 = 8;

/// In which order the bytes of a number are.
#[cfg_attr(
    not(feature = "dlti"),
    allow(dead_code, reason = "only `dlti` says it")
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Endianness {
    /// Nobody says it: as [`Self::Little`].
    Unsaid,
    /// The low bits are in front.
    Little,
    /// The high bits are in front.
    Big,
}

/// The order of bytes, unless something around `op` says itself how large types are; then nothing is known here.
pub(super) fn endianness(op: Operation, ir: &Ir) -> Option<Endianness> {
    let mut found = Endianness::Unsaid;
    let mut parent = Some(op);
    while let Some(op) = parent {
        if let Some(spec) = op.attribute(ir, "dlti.dl_spec") {
            let said = said_endianness(spec)?;
            // What is further inside decides.
            if found == Endianness::Unsaid {
                found = said;
            }
        }
        parent = op.parent_op(ir);
    }
    Some(found)
}

/// The order that a data layout specifies; `None` if it also specifies something about types.
#[cfg(feature = "dlti")]
fn said_endianness(spec: &Attribute) -> Option<Endianness> {
    use crate::dlti::{DataLayoutSpecAttr, EntryKey};
    let mut found = Endianness::Unsaid;
    for entry in spec.downcast::<DataLayoutSpecAttr>()?.entries() {
        let EntryKey::Name(name) = entry.key() else {
            return None;
        };
        if name.value() == "dlti.endianness" {
            let is_big = entry.value().as_str() == Some("big");
            found = if is_big {
                Endianness::Big
            } else {
                Endianness::Little
            };
        }
    }
    Some(found)
}

/// Without `dlti` nobody knows what a data layout says.
#[cfg(not(feature = "dlti"))]
fn said_endianness(_: &Attribute) -> Option<Endianness> {
    None
}

/// Whether operations around `op` say themselves how large types are.
pub(super) fn has_own_layout(op: Operation, ir: &Ir) -> bool {
    endianness(op, ir).is_none()
}

pub(super) fn align_to(offset: u64, alignment: u64) -> u64 {
    offset
        .div_ceil(alignment.max(1))
        .saturating_mul(alignment.max(1))
}

/// The number of bits of a type.
pub(super) fn size_in_bits(ty: &Type) -> Option<u64> {
    match ty {
        Type::Integer(integer) => Some(integer.width().into()),
        Type::Float(float) => Some(float.width().into()),
        _ => size_of(ty).map(|size| size.saturating_mul(8)),
    }
}

/// The number of bytes of a type.
pub(super) fn size_of(ty: &Type) -> Option<u64> {
    measure(ty, 0).map(|(size, _)| size)
}

/// The alignment of a type, in bytes.
pub(super) fn alignment_of(ty: &Type) -> Option<u64> {
    measure(ty, 0).map(|(_, alignment)| alignment)
}

/// Whether there are no gaps between the elements of a structure.
pub(super) fn is_packed(ty: &LLVMStructType) -> bool {
    match ty.name() {
        detail::LLVMStructTypeStorageKey::Literal { is_packed, .. } => *is_packed,
        detail::LLVMStructTypeStorageKey::Identified(_) => matches!(
            ty.body().as_deref(),
            Some(detail::LLVMStructTypeStorage::Elements {
                is_packed: true,
                ..
            })
        ),
    }
}

/// Size and alignment.
fn measure(ty: &Type, depth: u32) -> Option<(u64, u64)> {
    if depth > MAX_LAYOUT_DEPTH {
        return None;
    }
    let of_bits = |bits: u32| u64::from(bits).div_ceil(8);
    match ty {
        // As in MLIR, integers of 64 bits and more are aligned as those of 32.
        Type::Integer(integer) => {
            let size = of_bits(integer.width());
            let is_narrow = integer.width() < 64;
            Some((
                size,
                if is_narrow {
                    size.next_power_of_two()
                } else {
                    4
                },
            ))
        }
        Type::Float(float) => {
            let size = of_bits(float.width());
            Some((size, size.next_power_of_two()))
        }
        Type::Vector(vector) => {
            let (element, _) = measure(vector.element_type(), depth + 1)?;
            let (last, outer) = vector.shape().split_last()?;
            let last = u64::try_from(*last).ok()?.checked_next_power_of_two()?;
            let mut size = last.checked_mul(element)?;
            for outer in outer {
                size = size.checked_mul(u64::try_from(*outer).ok()?)?;
            }
            Some((size, size.checked_next_power_of_two()?))
        }
        _ if ty.is::<LLVMPointerType>() => Some((POINTER, POINTER)),
        _ if ty.is::<LLVMPPCFP128Type>() => Some((16, 16)),
        _ => {
            if let Some(array) = ty.downcast::<LLVMArrayType>() {
                let (size, alignment) = measure(array.element_type(), depth + 1)?;
                return Some((size.checked_mul(array.num_elements())?, alignment));
            }
            let structure = ty.downcast::<LLVMStructType>()?;
            if structure.is_opaque() {
                return None;
            }
            let is_packed = is_packed(structure);
            let (mut end, mut most) = (0_u64, 1_u64);
            for element in structure.elements() {
                let (size, alignment) = measure(&element, depth + 1)?;
                let alignment = if is_packed { 1 } else { alignment };
                most = most.max(alignment);
                end = align_to(end, alignment).checked_add(size)?;
            }
            Some((align_to(end, most), most))
        }
    }
}
