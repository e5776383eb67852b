//! Loads and stores: whole memory, and parts of it with another type.

use super::{build, build_constant, build_folded, index};
use crate::LLVM::layout::{Endianness, endianness, has_own_layout, size_in_bits, size_of};
use crate::LLVM::{
    AddrSpaceCastOp, AndOp, BitcastOp, IntToPtrOp, LLVMArrayType, LLVMPointerType, LLVMStructType,
    LShrOp, LoadOp, OrOp, PtrToIntOp, ShlOp, StoreOp, TruncOp, ZExtOp,
};
use ods_runtime::OpOperand;
use ods_runtime::attributes::{ApInt, IntegerAttr};
use ods_runtime::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableMemorySlot, MemorySlot,
    PromotableMemOpInterface, SafeMemorySlotAccessOpInterface,
};
use ods_runtime::prelude::*;

/// Whether values of a type can become others by casts.
fn is_convertible(ty: &Type) -> bool {
    !(ty.is::<LLVMStructType>() || ty.is::<LLVMArrayType>() || ty.is_scalable_vector())
}

fn is_pointer(ty: &Type) -> bool {
    ty.is::<LLVMPointerType>()
}

/// Whether a value of type `part` can be read from one of type `whole`, or written into it.
fn are_compatible(op: Operation, ir: &Ir, part: &Type, whole: &Type) -> bool {
    if part == whole {
        return true;
    }
    if !is_convertible(part) || !is_convertible(whole) || has_own_layout(op, ir) {
        return false;
    }
    let (Some(part_size), Some(whole_size)) = (size_of(part), size_of(whole)) else {
        return false;
    };
    if is_pointer(part) && is_pointer(whole) {
        return part_size == whole_size;
    }
    part_size <= whole_size
}

fn integer_of(ty: &Type) -> Type {
    let bits = size_in_bits(ty).and_then(|bits| u32::try_from(bits).ok());
    Type::int(bits.unwrap_or_default())
}

/// Casts a value to an integer of its size.
fn to_integer(builder: &mut OpBuilder<'_>, location: Location, value: Value) -> Value {
    let ty = value.ty(builder).clone();
    if ty.is_integer() {
        return value;
    }
    let info = if is_pointer(&ty) {
        PtrToIntOp::INFO
    } else {
        BitcastOp::INFO
    };
    build_folded(builder, info, location, &[value], &integer_of(&ty))
}

/// Casts an integer to a type of its size.
fn from_integer(builder: &mut OpBuilder<'_>, location: Location, value: Value, ty: &Type) -> Value {
    if value.ty(builder) == ty {
        return value;
    }
    let info = if is_pointer(ty) {
        IntToPtrOp::INFO
    } else {
        BitcastOp::INFO
    };
    build_folded(builder, info, location, &[value], ty)
}

fn cast(builder: &mut OpBuilder<'_>, location: Location, value: Value, ty: &Type) -> Value {
    let from = value.ty(builder);
    if from == ty {
        return value;
    }
    if is_pointer(from) && is_pointer(ty) {
        return build_folded(builder, AddrSpaceCastOp::INFO, location, &[value], ty);
    }
    let value = to_integer(builder, location, value);
    from_integer(builder, location, value, ty)
}

/// Whether the first bytes in memory are the high bits of a number.
fn is_big(op: Operation, ir: &Ir) -> bool {
    endianness(op, ir) == Some(Endianness::Big)
}

/// A constant of an integer type, for shifts.
fn build_count(builder: &mut OpBuilder<'_>, location: Location, ty: &Type, count: u64) -> Value {
    build_constant(builder, location, Attribute::integer(ty, count as i64))
}

/// Reads a value of a type from the first bytes of another one.
fn extract(builder: &mut OpBuilder<'_>, op: Operation, whole: Value, ty: &Type) -> Value {
    let location = op.location(builder);
    let (bits, part_bits) = (size_in_bits(whole.ty(builder)), size_in_bits(ty));
    // Types without a size are equal, or nothing becomes of them.
    if bits == part_bits {
        return cast(builder, location, whole, ty);
    }
    let mut whole = to_integer(builder, location, whole);
    if is_big(op, builder) {
        let wide = whole.ty(builder).clone();
        let count = bits
            .unwrap_or_default()
            .saturating_sub(part_bits.unwrap_or_default());
        let count = build_count(builder, location, &wide, count);
        whole = build_folded(builder, LShrOp::INFO, location, &[whole, count], &wide);
    }
    let narrow = integer_of(ty);
    let part = build(builder, TruncOp::INFO, location, &[whole], &[narrow], []);
    let part = part.result(builder, 0);
    from_integer(builder, location, part, ty)
}

/// Writes a value into the first bytes of another one.
fn insert(builder: &mut OpBuilder<'_>, op: Operation, part: Value, whole: Value) -> Value {
    let location = op.location(builder);
    let ty = whole.ty(builder).clone();
    let (bits, part_bits) = (size_in_bits(&ty), size_in_bits(part.ty(builder)));
    if bits == part_bits {
        return cast(builder, location, part, &ty);
    }
    let wide = integer_of(&ty);
    let whole = to_integer(builder, location, whole);
    let part = to_integer(builder, location, part);
    let mut part = build_folded(builder, ZExtOp::INFO, location, &[part], &wide);
    let width = |bits: Option<u64>| {
        bits.and_then(|bits| u32::try_from(bits).ok())
            .unwrap_or_default()
    };
    let (bits, part_bits) = (width(bits), width(part_bits));
    let mask = if is_big(op, builder) {
        let rest = bits.saturating_sub(part_bits);
        let count = build_count(builder, location, &wide, rest.into());
        part = build_folded(builder, ShlOp::INFO, location, &[part, count], &wide);
        ApInt::all_ones(rest).zext(bits)
    } else {
        ApInt::all_ones(part_bits).zext(bits).not()
    };
    let mask = IntegerAttr::from_apint(&wide, &mask).into();
    let mask = build_constant(builder, location, mask);
    let kept = build_folded(builder, AndOp::INFO, location, &[whole, mask], &wide);
    let combined = build_folded(builder, OrOp::INFO, location, &[kept, part], &wide);
    from_integer(builder, location, combined, &ty)
}

impl PromotableMemOpInterface for LoadOp {
    fn loads_from(self, ir: &Ir, slot: &MemorySlot) -> bool {
        self.addr(ir) == slot.ptr
    }

    fn stores_to(self, _: &Ir, _: &MemorySlot) -> bool {
        false
    }

    fn get_stored(self, _: &mut OpBuilder<'_>, _: &MemorySlot, reaching_def: Value) -> Value {
        reaching_def
    }

    fn can_uses_be_removed(
        self,
        ir: &Ir,
        slot: &MemorySlot,
        blocking_uses: &[usize],
        _: &mut Vec<OpOperand>,
    ) -> bool {
        blocking_uses == [0]
            && self.addr(ir) == slot.ptr
            && are_compatible(self.operation(), ir, self.res(ir).ty(ir), &slot.elem_type)
            && !self.volatile_(ir)
    }

    fn remove_blocking_uses(
        self,
        builder: &mut OpBuilder<'_>,
        _: &MemorySlot,
        _: &[usize],
        reaching_definition: Value,
    ) -> DeletionKind {
        let result = self.res(builder);
        let ty = result.ty(builder).clone();
        let value = extract(builder, self.operation(), reaching_definition, &ty);
        builder.replace_all_uses_with(result, value);
        DeletionKind::Delete
    }
}

impl PromotableMemOpInterface for StoreOp {
    fn loads_from(self, _: &Ir, _: &MemorySlot) -> bool {
        false
    }

    fn stores_to(self, ir: &Ir, slot: &MemorySlot) -> bool {
        self.addr(ir) == slot.ptr
    }

    fn get_stored(self, builder: &mut OpBuilder<'_>, _: &MemorySlot, reaching_def: Value) -> Value {
        let value = self.value(builder);
        insert(builder, self.operation(), value, reaching_def)
    }

    fn can_uses_be_removed(
        self,
        ir: &Ir,
        slot: &MemorySlot,
        blocking_uses: &[usize],
        _: &mut Vec<OpOperand>,
    ) -> bool {
        let value = self.value(ir);
        blocking_uses == [1]
            && self.addr(ir) == slot.ptr
            && value != slot.ptr
            && are_compatible(self.operation(), ir, value.ty(ir), &slot.elem_type)
            && !self.volatile_(ir)
    }

    fn remove_blocking_uses(
        self,
        _: &mut OpBuilder<'_>,
        _: &MemorySlot,
        _: &[usize],
        _: Value,
    ) -> DeletionKind {
        DeletionKind::Delete
    }
}

/// Whether a value of a type is no larger than another type.
fn is_within(ty: &Type, whole: &Type) -> bool {
    size_of(ty)
        .zip(size_of(whole))
        .is_some_and(|(part, whole)| part <= whole)
}

/// Whether an access reads or writes the first part only; adds that part to those used.
fn can_rewire(
    slot: &DestructurableMemorySlot,
    ty: &Type,
    used_indices: &mut Vec<Attribute>,
) -> bool {
    let first = slot.subelement_types.iter().find(|(at, _)| *at == index(0));
    let Some((at, part)) = first else {
        return false;
    };
    let can = is_within(ty, part);
    if can && !used_indices.contains(at) {
        used_indices.push(at.clone());
    }
    can
}

/// Makes operand `number` the pointer to the first part.
fn rewire(
    builder: &mut OpBuilder<'_>,
    op: Operation,
    number: usize,
    subslots: &[(Attribute, MemorySlot)],
) -> DeletionKind {
    if let Some((_, part)) = subslots.iter().find(|(at, _)| *at == index(0)) {
        builder.modify(op, |builder| op.set_operand(builder, number, part.ptr));
    }
    DeletionKind::Keep
}

macro_rules! accesses {
    ($($op:ident: $value:ident, $pointer:literal;)*) => {$(
        impl SafeMemorySlotAccessOpInterface for $op {
            fn ensure_only_safe_accesses(
                self,
                ir: &Ir,
                slot: &MemorySlot,
                _: &mut Vec<MemorySlot>,
            ) -> bool {
                self.addr(ir) != slot.ptr || is_within(self.$value(ir).ty(ir), &slot.elem_type)
            }
        }

        impl DestructurableAccessorOpInterface for $op {
            fn can_rewire(
                self,
                ir: &Ir,
                slot: &DestructurableMemorySlot,
                used_indices: &mut Vec<Attribute>,
                _: &mut Vec<MemorySlot>,
            ) -> bool {
                let value = self.$value(ir);
                !self.volatile_(ir)
                    && value != slot.ptr
                    && can_rewire(slot, value.ty(ir), used_indices)
            }

            fn rewire(
                self,
                builder: &mut OpBuilder<'_>,
                _: &DestructurableMemorySlot,
                subslots: &[(Attribute, MemorySlot)],
            ) -> DeletionKind {
                rewire(builder, self.operation(), $pointer, subslots)
            }
        }
    )*};
}

accesses! {
    LoadOp: res, 0;
    StoreOp: value, 1;
}
