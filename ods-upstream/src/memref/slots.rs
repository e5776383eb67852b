//! Memory on the stack that becomes values: the interfaces that `mem2reg` and `sroa` ask.

use super::{AllocaOp, LoadOp, StoreOp};
use crate::limits::MAX_SPLIT_MEMORY;
use crate::ub::PoisonOp;
use ods_runtime::OpOperand;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, MemorySlot, PromotableAllocationOpInterface,
    PromotableMemOpInterface,
};
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, MemRefType};

/// The number of elements, if it is static.
fn count_elements(ty: &MemRefType) -> Option<i64> {
    let mut sizes = ty.shape().iter();
    sizes.try_fold(1_i64, |count, size| match *size {
        DYNAMIC => None,
        size => count.checked_mul(size),
    })
}

fn type_of(op: AllocaOp, ir: &Ir) -> Option<&MemRefType> {
    match op.memref(ir).ty(ir) {
        Type::MemRef(ty) => Some(ty),
        _ => None,
    }
}

impl PromotableAllocationOpInterface for AllocaOp {
    /// Memory for one element.
    fn get_promotable_slots(self, ir: &Ir) -> Vec<MemorySlot> {
        let ty = type_of(self, ir).filter(|ty| count_elements(ty) == Some(1));
        let slot = ty.map(|ty| MemorySlot {
            ptr: self.memref(ir),
            elem_type: ty.element_type().clone(),
        });
        slot.into_iter().collect()
    }

    fn get_default_value(self, builder: &mut OpBuilder<'_>, slot: &MemorySlot) -> Value {
        let location = self.location(builder);
        PoisonOp::build(builder, location, slot.elem_type.clone(), None).result(builder)
    }

    fn handle_promotion_complete(
        self,
        builder: &mut OpBuilder<'_>,
        _: &MemorySlot,
        default_value: Option<Value>,
    ) -> Option<Operation> {
        let unused = default_value.filter(|value| value.is_unused(builder));
        if let Some(default) = unused.and_then(|value| value.defining_op(builder)) {
            builder.erase(default);
        }
        builder.erase(self);
        None
    }
}

fn allocate(builder: &mut OpBuilder<'_>, location: Location, ty: Type) -> Value {
    let mut state = OperationState::new(AllocaOp::INFO, location);
    state.set_attribute(
        "operandSegmentSizes",
        DenseArrayAttr::from_i32s(&[0, 0]).into(),
    );
    state.result_types.push(ty);
    builder.create_operation(state).result(builder, 0)
}

impl DestructurableAllocationOpInterface for AllocaOp {
    /// Memory for a few elements, each of which has memory of its own then.
    fn get_destructurable_slots(self, ir: &Ir) -> Vec<DestructurableMemorySlot> {
        let Some(ty) = type_of(self, ir) else {
            return Vec::new();
        };
        let count = count_elements(ty);
        if count.is_none_or(|count| count == 1 || count > MAX_SPLIT_MEMORY) {
            return Vec::new();
        }
        let mut indices = vec![Vec::new()];
        for size in ty.shape() {
            let longer = indices.into_iter().flat_map(|index: Vec<i64>| {
                let extended = move |at| [index.as_slice(), &[at]].concat();
                (0..*size).map(extended)
            });
            indices = longer.collect();
        }
        let part = |index: Vec<i64>| (index_attribute(&index), ty.element_type().clone());
        vec![DestructurableMemorySlot {
            slot: MemorySlot {
                ptr: self.memref(ir),
                elem_type: ty.clone().into(),
            },
            subelement_types: indices.into_iter().map(part).collect(),
        }]
    }

    fn destructure(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &DestructurableMemorySlot,
        used_indices: &[Attribute],
        new_allocators: &mut Vec<Operation>,
    ) -> Vec<(Attribute, MemorySlot)> {
        builder.set_insert_point_after(self.operation());
        let location = self.location(builder);
        let Some(element) = slot.elem_type.element_type().cloned() else {
            return Vec::new();
        };
        let part = |index: &Attribute| {
            let ty = MemRefType::new([], element.clone());
            let ptr = allocate(builder, location, ty.into());
            new_allocators.extend(ptr.defining_op(builder));
            let elem_type = element.clone();
            (index.clone(), MemorySlot { ptr, elem_type })
        };
        used_indices.iter().map(part).collect()
    }

    fn handle_destructuring_complete(
        self,
        builder: &mut OpBuilder<'_>,
        _: &DestructurableMemorySlot,
    ) -> Option<Operation> {
        builder.erase(self);
        None
    }
}

fn index_attribute(index: &[i64]) -> Attribute {
    let numbers = index.iter().map(|at| Attribute::index(*at));
    Attribute::array(numbers.collect::<Vec<Attribute>>())
}

/// The index of an element, if it is constant and within the shape.
fn constant_index(ir: &Ir, memref: Value, indices: &[Value]) -> Option<Attribute> {
    let shape = memref.ty(ir).shape()?;
    let number = |(index, size): (&Value, &i64)| {
        let number = super::canonicalize::constant_number(ir, *index)?;
        (0..*size).contains(&number).then_some(number)
    };
    let index: Option<Vec<i64>> = indices.iter().zip(shape).map(number).collect();
    Some(index_attribute(&index?))
}

impl PromotableMemOpInterface for LoadOp {
    fn loads_from(self, ir: &Ir, slot: &MemorySlot) -> bool {
        self.memref(ir) == slot.ptr
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
            && self.memref(ir) == slot.ptr
            && *self.result(ir).ty(ir) == slot.elem_type
    }

    fn remove_blocking_uses(
        self,
        builder: &mut OpBuilder<'_>,
        _: &MemorySlot,
        _: &[usize],
        reaching_definition: Value,
    ) -> DeletionKind {
        builder.replace_all_uses_with(self.result(builder), reaching_definition);
        DeletionKind::Delete
    }
}

impl PromotableMemOpInterface for StoreOp {
    fn loads_from(self, _: &Ir, _: &MemorySlot) -> bool {
        false
    }

    fn stores_to(self, ir: &Ir, slot: &MemorySlot) -> bool {
        self.memref(ir) == slot.ptr
    }

    fn get_stored(self, builder: &mut OpBuilder<'_>, _: &MemorySlot, _: Value) -> Value {
        self.value(builder)
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
            && self.memref(ir) == slot.ptr
            && value != slot.ptr
            && *value.ty(ir) == slot.elem_type
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

/// Makes an operation with the operands `kept` in front of its indices access the memory of one part.
fn rewire(
    builder: &mut OpBuilder<'_>,
    op: Operation,
    (kept, index): (Option<Value>, Option<Attribute>),
    subslots: &[(Attribute, MemorySlot)],
) -> DeletionKind {
    let part = subslots.iter().find(|(at, _)| Some(at) == index.as_ref());
    if let Some((_, part)) = part {
        let operands: Vec<Value> = kept.into_iter().chain([part.ptr]).collect();
        builder.modify(op, |builder| op.set_operands(builder, &operands));
    }
    DeletionKind::Keep
}

impl DestructurableAccessorOpInterface for LoadOp {
    fn can_rewire(
        self,
        ir: &Ir,
        slot: &DestructurableMemorySlot,
        used_indices: &mut Vec<Attribute>,
        _: &mut Vec<MemorySlot>,
    ) -> bool {
        let memref = self.memref(ir);
        let index = constant_index(ir, memref, self.indices(ir));
        let can = memref == slot.ptr && index.is_some();
        used_indices.extend(index.filter(|_| can));
        can
    }

    fn rewire(
        self,
        builder: &mut OpBuilder<'_>,
        _: &DestructurableMemorySlot,
        subslots: &[(Attribute, MemorySlot)],
    ) -> DeletionKind {
        let index = constant_index(builder, self.memref(builder), self.indices(builder));
        rewire(builder, self.operation(), (None, index), subslots)
    }
}

impl DestructurableAccessorOpInterface for StoreOp {
    fn can_rewire(
        self,
        ir: &Ir,
        slot: &DestructurableMemorySlot,
        used_indices: &mut Vec<Attribute>,
        _: &mut Vec<MemorySlot>,
    ) -> bool {
        let memref = self.memref(ir);
        let index = constant_index(ir, memref, self.indices(ir));
        let can = memref == slot.ptr && self.value(ir) != slot.ptr && index.is_some();
        used_indices.extend(index.filter(|_| can));
        can
    }

    fn rewire(
        self,
        builder: &mut OpBuilder<'_>,
        _: &DestructurableMemorySlot,
        subslots: &[(Attribute, MemorySlot)],
    ) -> DeletionKind {
        let index = constant_index(builder, self.memref(builder), self.indices(builder));
        let value = self.value(builder);
        rewire(builder, self.operation(), (Some(value), index), subslots)
    }
}
