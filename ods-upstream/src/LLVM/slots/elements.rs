//! Addresses of elements of memory.

use super::{build_address, index};
use crate::LLVM::layout::{align_to, alignment_of, is_packed, size_of};
use crate::LLVM::{
    GEPOp, LLVMArrayType, LLVMPointerType, LLVMStructType, aggregates::DYNAMIC_INDEX,
};
use ods_runtime::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableMemorySlot, MemorySlot,
    SafeMemorySlotAccessOpInterface,
};
use ods_runtime::prelude::*;

/// The distance of the address from the pointer, in bytes, if it is known and not negative.
fn byte_offset(op: GEPOp, ir: &Ir) -> Option<u64> {
    let raw = op.raw_constant_indices(ir);
    if raw.contains(&DYNAMIC_INDEX) {
        return None;
    }
    let indices: Option<Vec<u64>> = raw.iter().map(|index| u64::try_from(*index).ok()).collect();
    let indices = indices?;
    let (first, rest) = indices.split_first()?;
    let mut ty = op.elem_type(ir).clone();
    let mut offset = first.checked_mul(size_of(&ty)?)?;
    for index in rest {
        ty = if let Some(array) = ty.downcast::<LLVMArrayType>() {
            let element = array.element_type().clone();
            offset = offset.checked_add(index.checked_mul(size_of(&element)?)?)?;
            element
        } else {
            let structure = ty.downcast::<LLVMStructType>()?;
            let is_packed = is_packed(structure);
            let elements = structure.elements();
            let (before, from) = elements.split_at_checked(usize::try_from(*index).ok()?)?;
            for element in before {
                if !is_packed {
                    offset = align_to(offset, alignment_of(element)?);
                }
                offset = offset.checked_add(size_of(element)?)?;
            }
            let element = from.first()?;
            if !is_packed {
                offset = align_to(offset, alignment_of(element)?);
            }
            element.clone()
        };
    }
    Some(offset)
}

/// The part of memory of a type that an offset is in, and the offset from its start.
fn part_at(ty: &Type, offset: u64) -> Option<(usize, u64)> {
    if offset >= size_of(ty)? {
        return None;
    }
    if let Some(array) = ty.downcast::<LLVMArrayType>() {
        let size = size_of(array.element_type())?;
        let number = offset.checked_div(size)?;
        return Some((usize::try_from(number).ok()?, offset - number * size));
    }
    let structure = ty.downcast::<LLVMStructType>()?;
    let is_packed = is_packed(structure);
    let mut start = 0;
    for (number, element) in structure.elements().iter().enumerate() {
        if !is_packed {
            start = align_to(start, alignment_of(element)?);
            if offset < start {
                return None;
            }
        }
        let end = start.checked_add(size_of(element)?)?;
        if offset < end {
            return Some((number, offset - start));
        }
        start = end;
    }
    None
}

/// So many bytes behind a pointer.
fn rest(ptr: Value, size: u64) -> MemorySlot {
    MemorySlot {
        ptr,
        elem_type: LLVMArrayType::get(Type::int(8), size).into(),
    }
}

impl SafeMemorySlotAccessOpInterface for GEPOp {
    fn ensure_only_safe_accesses(
        self,
        ir: &Ir,
        slot: &MemorySlot,
        must_be_safely_used: &mut Vec<MemorySlot>,
    ) -> bool {
        if self.base(ir) != slot.ptr {
            return true;
        }
        let sizes = byte_offset(self, ir).zip(size_of(&slot.elem_type));
        let Some((offset, size)) = sizes.filter(|(offset, size)| offset < size) else {
            return false;
        };
        must_be_safely_used.push(rest(self.res(ir), size - offset));
        true
    }
}

impl DestructurableAccessorOpInterface for GEPOp {
    fn can_rewire(
        self,
        ir: &Ir,
        slot: &DestructurableMemorySlot,
        used_indices: &mut Vec<Attribute>,
        must_be_safely_used: &mut Vec<MemorySlot>,
    ) -> bool {
        let base = self.base(ir);
        if base != slot.ptr || !base.ty(ir).is::<LLVMPointerType>() {
            return false;
        }
        let part = byte_offset(self, ir).and_then(|offset| part_at(&slot.elem_type, offset));
        let Some((number, offset)) = part else {
            return false;
        };
        let at = index(number);
        let part = slot.subelement_types.iter().find(|(known, _)| *known == at);
        let Some(size) = part.and_then(|(_, ty)| size_of(ty)) else {
            return false;
        };
        if !used_indices.contains(&at) {
            used_indices.push(at);
        }
        must_be_safely_used.push(rest(self.res(ir), size.saturating_sub(offset)));
        true
    }

    fn rewire(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &DestructurableMemorySlot,
        subslots: &[(Attribute, MemorySlot)],
    ) -> DeletionKind {
        let part = byte_offset(self, builder).and_then(|offset| part_at(&slot.elem_type, offset));
        let Some((number, offset)) = part else {
            return DeletionKind::Keep;
        };
        let Some((_, part)) = subslots.iter().find(|(at, _)| *at == index(number)) else {
            return DeletionKind::Keep;
        };
        let (location, result) = (self.location(builder), self.res(builder));
        let (ty, flags) = (result.ty(builder).clone(), self.no_wrap_flags(builder));
        let indices = [i32::try_from(offset).unwrap_or(0)];
        let byte = Type::int(8);
        let address = build_address(builder, location, (part.ptr, &ty), &byte, &indices, flags);
        builder.replace_all_uses_with(result, address);
        DeletionKind::Delete
    }
}
