//! Intrinsics that copy memory or fill it.

use super::{build, build_address, build_constant, build_folded, constant_number, index};
use crate::LLVM::layout::{align_to, alignment_of, has_own_layout, is_packed, size_of};
use crate::LLVM::{
    GEPNoWrapFlags, LLVMPointerType, LLVMStructType, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp,
    MemsetInlineOp, MemsetOp, OrOp, ShlOp, StoreOp, ZExtOp,
};
use ods_runtime::OpOperand;
use ods_runtime::attributes::{ApInt, IntegerAttr};
use ods_runtime::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableMemorySlot, MemorySlot,
    PromotableMemOpInterface, SafeMemorySlotAccessOpInterface,
};
use ods_runtime::prelude::*;

/// The length: an operand, or the attribute `len`.
fn length(op: Operation, ir: &Ir) -> Option<u64> {
    match op.attribute(ir, "len") {
        Some(Attribute::Integer(number)) => number.value().to_u64(),
        Some(_) => None,
        None => constant_number(ir, *op.operands(ir).get(2)?),
    }
}

fn is_volatile(op: Operation, ir: &Ir) -> bool {
    op.attribute(ir, "isVolatile").and_then(Attribute::as_bool) != Some(false)
}

/// Whether an intrinsic covers all of the memory, whose size is known.
fn covers(op: Operation, ir: &Ir, ty: &Type) -> bool {
    let size = size_of(ty).filter(|_| !has_own_layout(op, ir));
    size.is_some() && length(op, ir) == size
}

/// Whether an intrinsic writes to the memory, and not beyond it.
fn writes_within(op: Operation, ir: &Ir, slot: &MemorySlot) -> bool {
    let is_destination =
        slot.ptr.ty(ir).is::<LLVMPointerType>() && op.operands(ir).first() == Some(&slot.ptr);
    let size = size_of(&slot.elem_type).filter(|_| !has_own_layout(op, ir));
    is_destination
        && length(op, ir)
            .zip(size)
            .is_some_and(|(length, size)| length <= size)
}

/// Builds an intrinsic like `op` with other operands and a length.
fn build_like(
    builder: &mut OpBuilder<'_>,
    op: Operation,
    operands: [Value; 2],
    size: u64,
    location_of_length: Location,
) {
    let Some(info) = op.info(builder) else { return };
    let location = op.location(builder);
    let is_volatile = ("isVolatile", Attribute::bool(is_volatile(op, builder)));
    let size = size as i64;
    if let Some(ty) = op.attribute(builder, "len").and_then(Attribute::value_type) {
        let length = ("len", Attribute::integer(&ty, size));
        build(
            builder,
            info,
            location,
            &operands,
            &[],
            [length, is_volatile],
        );
        return;
    }
    let ty = op.operand(builder, 2).ty(builder).clone();
    let length = build_constant(builder, location_of_length, Attribute::integer(&ty, size));
    let [first, second] = operands;
    let operands = [first, second, length];
    build(builder, info, location, &operands, &[], [is_volatile]);
}

/// The byte of a `memset` in each byte of an integer.
fn repeat(builder: &mut OpBuilder<'_>, location: Location, byte: Value, ty: &Type) -> Value {
    let width = match ty {
        Type::Integer(integer) => integer.width(),
        _ => 8,
    };
    if width == 8 {
        return byte;
    }
    if let Some(number) = constant_number(builder, byte) {
        let bytes = vec![number as u8; (width / 8) as usize];
        let number = ApInt::from_le_bytes(width, &bytes);
        let number = IntegerAttr::from_apint(ty, &number).into();
        return build_constant(builder, location, number);
    }
    let mut value = build_folded(builder, ZExtOp::INFO, location, &[byte], ty);
    let mut covered = 8;
    while covered < width {
        let count = IntegerAttr::new(ty, covered.into()).into();
        let count = build_constant(builder, location, count);
        let shifted = build_folded(builder, ShlOp::INFO, location, &[value, count], ty);
        value = build_folded(builder, OrOp::INFO, location, &[value, shifted], ty);
        covered *= 2;
    }
    value
}

macro_rules! fills {
    ($($op:ident)*) => {$(
        impl PromotableMemOpInterface for $op {
            fn loads_from(self, _: &Ir, _: &MemorySlot) -> bool {
                false
            }

            fn stores_to(self, ir: &Ir, slot: &MemorySlot) -> bool {
                self.dst(ir) == slot.ptr
            }

            fn get_stored(
                self,
                builder: &mut OpBuilder<'_>,
                slot: &MemorySlot,
                _: Value,
            ) -> Value {
                let (location, byte) = (self.location(builder), self.val(builder));
                repeat(builder, location, byte, &slot.elem_type)
            }

            fn can_uses_be_removed(
                self,
                ir: &Ir,
                slot: &MemorySlot,
                _: &[usize],
                _: &mut Vec<OpOperand>,
            ) -> bool {
                let op = self.operation();
                let is_of_bytes = matches!(
                    &slot.elem_type,
                    Type::Integer(integer) if integer.width() > 0 && integer.width() % 8 == 0
                );
                is_of_bytes && !is_volatile(op, ir) && covers(op, ir, &slot.elem_type)
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

        impl DestructurableAccessorOpInterface for $op {
            fn can_rewire(
                self,
                ir: &Ir,
                slot: &DestructurableMemorySlot,
                _: &mut Vec<Attribute>,
                _: &mut Vec<MemorySlot>,
            ) -> bool {
                let op = self.operation();
                !is_volatile(op, ir) && writes_within(op, ir, slot)
            }

            fn rewire(
                self,
                builder: &mut OpBuilder<'_>,
                slot: &DestructurableMemorySlot,
                subslots: &[(Attribute, MemorySlot)],
            ) -> DeletionKind {
                let op = self.operation();
                let byte = self.val(builder);
                let Some(length) = length(op, builder) else {
                    return DeletionKind::Keep;
                };
                let operand = op.operands(builder).get(2).copied();
                let location = operand.map_or(op.location(builder), |operand| operand.location(builder));
                let is_packed =
                    slot.elem_type.downcast::<LLVMStructType>().is_some_and(is_packed);
                let mut covered = 0;
                for (at, ty) in &slot.subelement_types {
                    let (size, alignment) =
                        (size_of(ty).unwrap_or(0), alignment_of(ty).unwrap_or(1));
                    if !is_packed {
                        covered = align_to(covered, alignment);
                    }
                    if covered >= length {
                        break;
                    }
                    if let Some((_, part)) = subslots.iter().find(|(known, _)| known == at) {
                        let count = (length - covered).min(size);
                        build_like(builder, op, [part.ptr, byte], count, location);
                    }
                    covered += size;
                }
                DeletionKind::Delete
            }
        }
    )*};
}

fills! { MemsetOp MemsetInlineOp }

macro_rules! copies {
    ($($op:ident)*) => {$(
        impl PromotableMemOpInterface for $op {
            fn loads_from(self, ir: &Ir, slot: &MemorySlot) -> bool {
                self.src(ir) == slot.ptr
            }

            fn stores_to(self, ir: &Ir, slot: &MemorySlot) -> bool {
                self.dst(ir) == slot.ptr
            }

            fn get_stored(
                self,
                builder: &mut OpBuilder<'_>,
                slot: &MemorySlot,
                _: Value,
            ) -> Value {
                let (location, source) = (self.location(builder), self.src(builder));
                let results = std::slice::from_ref(&slot.elem_type);
                let ordering = [("ordering", Attribute::integer(&Type::i64(), 0))];
                let load = build(builder, LoadOp::INFO, location, &[source], results, ordering);
                load.result(builder, 0)
            }

            fn can_uses_be_removed(
                self,
                ir: &Ir,
                slot: &MemorySlot,
                _: &[usize],
                _: &mut Vec<OpOperand>,
            ) -> bool {
                let op = self.operation();
                self.dst(ir) != self.src(ir)
                    && !is_volatile(op, ir)
                    && covers(op, ir, &slot.elem_type)
            }

            fn remove_blocking_uses(
                self,
                builder: &mut OpBuilder<'_>,
                slot: &MemorySlot,
                _: &[usize],
                reaching_definition: Value,
            ) -> DeletionKind {
                if self.loads_from(builder, slot) {
                    let location = self.location(builder);
                    let operands = [reaching_definition, self.dst(builder)];
                    let ordering = [("ordering", Attribute::integer(&Type::i64(), 0))];
                    build(builder, StoreOp::INFO, location, &operands, &[], ordering);
                }
                DeletionKind::Delete
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
                let op = self.operation();
                if is_volatile(op, ir) || !covers(op, ir, &slot.elem_type) {
                    return false;
                }
                if self.src(ir) == slot.ptr {
                    for (at, _) in &slot.subelement_types {
                        if !used_indices.contains(at) {
                            used_indices.push(at.clone());
                        }
                    }
                }
                true
            }

            fn rewire(
                self,
                builder: &mut OpBuilder<'_>,
                slot: &DestructurableMemorySlot,
                subslots: &[(Attribute, MemorySlot)],
            ) -> DeletionKind {
                let op = self.operation();
                let is_destination = self.dst(builder) == slot.ptr;
                let other = if is_destination { self.src(builder) } else { self.dst(builder) };
                copy_parts(builder, op, is_destination, other, slot, subslots);
                DeletionKind::Delete
            }
        }
    )*};
}

copies! { MemcpyOp MemcpyInlineOp MemmoveOp }

/// Copies each part by itself.
fn copy_parts(
    builder: &mut OpBuilder<'_>,
    op: Operation,
    is_destination: bool,
    other: Value,
    slot: &DestructurableMemorySlot,
    subslots: &[(Attribute, MemorySlot)],
) {
    let location = op.location(builder);
    let pointer: Type = LLVMPointerType::get(0).into();
    for number in 0..slot.subelement_types.len() {
        let at = index(number);
        let Some((_, part)) = subslots.iter().find(|(known, _)| *known == at) else {
            continue;
        };
        let indices = [0, number as i32];
        let flags = GEPNoWrapFlags::default();
        let ty = &slot.elem_type;
        let address = build_address(builder, location, (other, &pointer), ty, &indices, flags);
        let operands = if is_destination {
            [part.ptr, address]
        } else {
            [address, part.ptr]
        };
        let size = size_of(&part.elem_type).unwrap_or(0);
        build_like(builder, op, operands, size, location);
    }
}

macro_rules! safe {
    ($($op:ident)*) => {$(
        impl SafeMemorySlotAccessOpInterface for $op {
            fn ensure_only_safe_accesses(
                self,
                ir: &Ir,
                slot: &MemorySlot,
                _: &mut Vec<MemorySlot>,
            ) -> bool {
                writes_within(self.operation(), ir, slot)
            }
        }
    )*};
}

safe! { MemcpyOp MemcpyInlineOp MemmoveOp MemsetOp MemsetInlineOp }
