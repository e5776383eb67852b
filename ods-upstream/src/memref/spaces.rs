//! Casts to other memory spaces, which move after what uses them, and alignments.

use super::{
    AllocOp, AllocaOp, AssumeAlignmentOp, AtomicRMWOp, CastOp, CollapseShapeOp, ExpandShapeOp,
    GlobalOp, LoadOp, MemorySpaceCastOp, ReallocOp, ReinterpretCastOp, ReshapeOp, StoreOp,
    SubViewOp, TransposeOp, ViewOp, views::memory_space,
};
use ods_runtime::interfaces::{
    AlignmentAttrOpInterface, DynMemorySpaceCastOpInterface, MemorySpaceCastConsumerOpInterface,
    MemorySpaceCastOpInterface,
};
use ods_runtime::prelude::*;
use ods_runtime::types::{MemRefType, UnrankedMemRefType};

/// The memref in the memory space of `other`, which is a memref too.
fn in_space_of(ty: &Type, other: &Type) -> Option<Type> {
    let space = memory_space(other).cloned();
    match ty {
        Type::MemRef(ty) => {
            let (element, layout) = (ty.element_type().clone(), ty.layout().cloned());
            Some(MemRefType::with_layout(ty.shape(), element, layout, space).into())
        }
        Type::UnrankedMemRef(ty) => {
            Some(UnrankedMemRefType::new(ty.element_type().clone(), space).into())
        }
        _ => None,
    }
}

impl MemorySpaceCastOpInterface for MemorySpaceCastOp {
    fn get_source_ptr(self, ir: &Ir) -> Value {
        self.source(ir)
    }

    fn get_target_ptr(self, ir: &Ir) -> Value {
        self.dest(ir)
    }

    fn is_valid_memory_space_cast(self, _: &Ir, tgt: &Type, src: &Type) -> bool {
        src.is_any_memref() && in_space_of(tgt, src).as_ref() == Some(src)
    }

    fn clone_memory_space_cast_op(
        self,
        builder: &mut OpBuilder<'_>,
        tgt: &Type,
        src: Value,
    ) -> Operation {
        let mut state = OperationState::new(MemorySpaceCastOp::INFO, self.location(builder));
        state.operands.push(src);
        state.result_types.push(tgt.clone());
        builder.create_operation(state)
    }

    /// The default memory space may be any.
    fn is_source_promotable(self, ir: &Ir) -> bool {
        memory_space(self.dest(ir).ty(ir)).is_none()
    }
}

/// The cast that makes `value`, if its source may be used instead.
fn promotable_cast(ir: &Ir, value: Value) -> Option<DynMemorySpaceCastOpInterface> {
    let op = value.defining_op(ir)?;
    let cast = op.interface::<dyn MemorySpaceCastOpInterface>(ir)?;
    cast.is_source_promotable(ir).then_some(cast)
}

/// The results of an operation that uses the source of a cast and is cast itself.
fn cast_result(op: Operation, builder: &mut OpBuilder<'_>) -> Option<Vec<Value>> {
    let cast = promotable_cast(builder, op.operand(builder, 0))?;
    let (source, target) = (cast.get_source_ptr(builder), cast.get_target_ptr(builder));
    let ty = op.result(builder, 0).ty(builder);
    let from = in_space_of(ty, source.ty(builder))?;
    let to = in_space_of(ty, target.ty(builder))?;
    if !cast.is_valid_memory_space_cast(builder, &to, &from) {
        return None;
    }
    let mut state = OperationState::of(op, builder);
    state.operands[0] = source;
    state.result_types.push(from);
    let new = builder.create_operation(state).result(builder, 0);
    let cast = cast.clone_memory_space_cast_op(builder, &to, new);
    Some(vec![cast.result(builder, 0)])
}

macro_rules! passes_on {
    ($($op:ident)*) => {$(
        impl MemorySpaceCastConsumerOpInterface for $op {
            fn bubble_down_casts(
                self,
                builder: &mut OpBuilder<'_>,
            ) -> Result<Option<Vec<Value>>, Diagnostic> {
                Ok(cast_result(self.operation(), builder))
            }
        }
    )*};
}

passes_on! {
    AssumeAlignmentOp CastOp CollapseShapeOp ExpandShapeOp ReinterpretCastOp ReshapeOp SubViewOp TransposeOp ViewOp
}

/// Lets an operation use the source of the cast that its operand is: MLIR's `bubbleDownInPlaceMemorySpaceCastImpl`.
pub(crate) fn use_cast_source(
    op: Operation,
    builder: &mut OpBuilder<'_>,
    operand: usize,
) -> Option<Vec<Value>> {
    let cast = promotable_cast(builder, op.operand(builder, operand))?;
    let source = cast.get_source_ptr(builder);
    op.set_operand(builder, operand, source);
    Some(op.results(builder).to_vec())
}

/// Lets operations use the source of a cast that their operand with this number is.
macro_rules! cast_consumers {
    ($($op:ident $number:literal;)*) => {$(
        impl ods_runtime::interfaces::MemorySpaceCastConsumerOpInterface for $op {
            fn bubble_down_casts(
                self,
                builder: &mut OpBuilder<'_>,
            ) -> Result<Option<Vec<Value>>, Diagnostic> {
                Ok(crate::memref::use_cast_source(self.operation(), builder, $number))
            }
        }
    )*};
}
#[cfg(feature = "vector")]
pub(crate) use cast_consumers;

cast_consumers! {
    AtomicRMWOp 1;
    LoadOp 0;
    StoreOp 1;
}

macro_rules! aligned {
    ($($op:ident)*) => {$(impl AlignmentAttrOpInterface for $op {})*};
}

aligned! { AllocOp AllocaOp GlobalOp LoadOp ReallocOp StoreOp }
