//! Memory on the stack that becomes values: the interfaces that `mem2reg` and `sroa` ask.

mod access;
mod copies;
mod elements;
mod uses;

use super::layout::has_own_layout;
use super::{
    AllocaOp, ConstantOp, DbgDeclareOp, DbgValueOp, GEPNoWrapFlags, GEPOp, IntegerOverflowFlags,
    LLVMArrayType, LLVMStructType, ShlOp, TruncOp, UndefOp,
};
use crate::limits::MAX_SPLIT_ARRAY;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::interfaces::{
    DestructurableAllocationOpInterface, DestructurableMemorySlot, MemorySlot,
    PromotableAllocationOpInterface,
};
use ods_runtime::op::OpInfo;
use ods_runtime::prelude::*;

/// Builds an operation with these operands, results and attributes.
fn build<'a>(
    builder: &mut OpBuilder<'_>,
    info: &'static OpInfo,
    location: Location,
    operands: &[Value],
    results: &[Type],
    attributes: impl IntoIterator<Item = (&'a str, Attribute)>,
) -> Operation {
    let mut state = OperationState::new(info, location);
    state.operands.extend(operands.iter().copied());
    state.result_types.extend(results.iter().cloned());
    for (name, value) in attributes {
        state.set_attribute(name, value);
    }
    // Properties have no defaults here.
    if [TruncOp::INFO.name(), ShlOp::INFO.name()].contains(&info.name()) {
        state.set_property_named("overflowFlags", IntegerOverflowFlags::none);
    }
    builder.create_operation(state)
}

/// Builds the address of an element of memory with elements of a type.
fn build_address(
    builder: &mut OpBuilder<'_>,
    location: Location,
    (base, result): (Value, &Type),
    element: &Type,
    indices: &[i32],
    flags: GEPNoWrapFlags,
) -> Value {
    let mut state = OperationState::new(GEPOp::INFO, location);
    state.operands.push(base);
    state.result_types.push(result.clone());
    state.set_attribute("elem_type", Attribute::ty(element.clone()));
    let indices = DenseArrayAttr::from_i32s(indices).into();
    state.set_attribute("rawConstantIndices", indices);
    state.set_property_named("noWrapFlags", flags);
    builder.create_or_fold(|builder| builder.create_operation(state))[0]
}

/// Builds an operation with one result, or what it folds to.
fn build_folded(
    builder: &mut OpBuilder<'_>,
    info: &'static OpInfo,
    location: Location,
    operands: &[Value],
    result: &Type,
) -> Value {
    let results = std::slice::from_ref(result);
    builder.create_or_fold(|builder| build(builder, info, location, operands, results, []))[0]
}

fn build_constant(builder: &mut OpBuilder<'_>, location: Location, value: Attribute) -> Value {
    let ty = value.value_type().unwrap_or_else(Type::none);
    let value = [("value", value)];
    build(builder, ConstantOp::INFO, location, &[], &[ty], value).result(builder, 0)
}

/// The number that a value is, read as unsigned.
fn constant_number(ir: &Ir, value: Value) -> Option<u64> {
    match value.defining::<ConstantOp>(ir)?.value(ir) {
        Attribute::Integer(number) => number.value().to_u64(),
        _ => None,
    }
}

fn index(number: usize) -> Attribute {
    Attribute::integer(&Type::i32(), number as i64)
}

/// The index and the type of each part of memory of a type, if it may be split.
fn parts(ty: &Type) -> Option<Vec<(Attribute, Type)>> {
    let elements = if let Some(array) = ty.downcast::<LLVMArrayType>() {
        let count = array.num_elements();
        if count > MAX_SPLIT_ARRAY {
            return None;
        }
        vec![array.element_type().clone(); count as usize]
    } else {
        ty.downcast::<LLVMStructType>()?.elements()
    };
    let numbered = elements.into_iter().enumerate();
    Some(numbered.map(|(number, ty)| (index(number), ty)).collect())
}

/// Says in which variable of the source a value is, as a declaration says it of memory.
fn build_debug_value(builder: &mut OpBuilder<'_>, declaration: DbgDeclareOp, value: Value) {
    let op = declaration.operation();
    let attribute = |name| Some((name, op.attribute(builder, name)?.clone()));
    let attributes: Vec<_> = ["varInfo", "locationExpr"]
        .into_iter()
        .filter_map(attribute)
        .collect();
    let location = op.location(builder);
    build(
        builder,
        DbgValueOp::INFO,
        location,
        &[value],
        &[],
        attributes,
    );
}

impl PromotableAllocationOpInterface for AllocaOp {
    /// Memory that is allocated once.
    fn get_promotable_slots(self, ir: &Ir) -> Vec<MemorySlot> {
        let block = self.res(ir).parent_block(ir);
        if !block.is_some_and(|block| block.is_entry(ir)) {
            return Vec::new();
        }
        vec![MemorySlot {
            ptr: self.res(ir),
            elem_type: self.elem_type(ir).clone(),
        }]
    }

    fn get_default_value(self, builder: &mut OpBuilder<'_>, slot: &MemorySlot) -> Value {
        let (location, ty) = (self.location(builder), slot.elem_type.clone());
        build(builder, UndefOp::INFO, location, &[], &[ty], []).result(builder, 0)
    }

    fn handle_block_argument(self, builder: &mut OpBuilder<'_>, _: &MemorySlot, argument: Value) {
        let users = self.res(builder).uses(builder).map(|used| used.owner);
        let users: Vec<Operation> = users.collect();
        for user in users {
            if let Some(declaration) = DbgDeclareOp::cast(user, builder) {
                build_debug_value(builder, declaration, argument);
            }
        }
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

impl DestructurableAllocationOpInterface for AllocaOp {
    fn get_destructurable_slots(self, ir: &Ir) -> Vec<DestructurableMemorySlot> {
        let ty = self.elem_type(ir);
        let is_single = constant_number(ir, self.array_size(ir)) == Some(1);
        let parts = parts(ty).filter(|_| is_single && !has_own_layout(self.operation(), ir));
        let slot = parts.map(|subelement_types| DestructurableMemorySlot {
            slot: MemorySlot {
                ptr: self.res(ir),
                elem_type: ty.clone(),
            },
            subelement_types,
        });
        slot.into_iter().collect()
    }

    fn destructure(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &DestructurableMemorySlot,
        used_indices: &[Attribute],
        new_allocators: &mut Vec<Operation>,
    ) -> Vec<(Attribute, MemorySlot)> {
        builder.set_insert_point_after(self.operation());
        let (location, size) = (self.location(builder), self.array_size(builder));
        let pointer: Type = super::LLVMPointerType::get(0).into();
        let mut slots = Vec::new();
        for index in used_indices {
            let part = slot.subelement_types.iter().find(|(at, _)| at == index);
            let Some((_, ty)) = part else { continue };
            let attributes = [("elem_type", Attribute::ty(ty.clone()))];
            let results = std::slice::from_ref(&pointer);
            let part = build(builder, Self::INFO, location, &[size], results, attributes);
            new_allocators.push(part);
            let slot = MemorySlot {
                ptr: part.result(builder, 0),
                elem_type: ty.clone(),
            };
            slots.push((index.clone(), slot));
        }
        slots
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
