//! Verifiers of loads, stores, variables, chains of accesses, atomics and barriers.

use super::attributes::refuse;
use super::{constant_integer, fail, fail_unnamed, operand_type, result_type, verifiers};
use crate::spirv::composite::{element_type, is_composite, num_elements};
use crate::spirv::{
    AccessChainOp, AddressOfOp, ArrayType, AtomicAndOp, AtomicIAddOp, AtomicIDecrementOp,
    AtomicIIncrementOp, AtomicISubOp, AtomicOrOp, AtomicSMaxOp, AtomicSMinOp, AtomicUMaxOp,
    AtomicUMinOp, AtomicXorOp, ConstantOp, ControlBarrierOp, CopyMemoryOp, EXTAtomicFAddOp,
    EXTEmitMeshTasksOp, INTELSubgroupBlockReadOp, INTELSubgroupBlockWriteOp,
    InBoundsPtrAccessChainOp, LoadOp, MemoryAccess, MemoryAccessAttr, MemoryBarrierOp,
    MemorySemantics, MemorySemanticsAttr, PointerType, PtrAccessChainOp, ReferenceOfOp,
    StorageClass, StorageClassAttr, StoreOp, StructType, VariableOp, pointee_type,
};
use ods_runtime::prelude::*;

verifiers! {
    verify_load => LoadOp;
    verify_store => StoreOp;
    verify_copy => CopyMemoryOp;
    verify_variable => VariableOp;
    |op, ir| verify_chain(op, ir, 1) => AccessChainOp;
    |op, ir| verify_chain(op, ir, 2) => InBoundsPtrAccessChainOp PtrAccessChainOp;
    |op, ir| verify_block(op, ir, result_type(op, ir)) => INTELSubgroupBlockReadOp;
    |op, ir| verify_block(op, ir, operand_type(op, ir, 1)) => INTELSubgroupBlockWriteOp;
    |op, ir| verify_atomic(op, ir, "integer", Type::is_integer) => AtomicAndOp AtomicIAddOp AtomicIDecrementOp
        AtomicIIncrementOp AtomicISubOp AtomicOrOp AtomicSMaxOp AtomicSMinOp AtomicUMaxOp AtomicUMinOp AtomicXorOp;
    |op, ir| verify_atomic(op, ir, "float", |ty| matches!(ty, Type::Float(_))) => EXTAtomicFAddOp;
    |op, ir| verify_semantics(op, ir, "memory_semantics") => ControlBarrierOp MemoryBarrierOp;
    verify_mesh_tasks => EXTEmitMeshTasksOp;
}

fn verify_accessed(op: Operation, ir: &Ir, value: &Type) -> VerifyResult {
    if pointee_type(operand_type(op, ir, 0)) == value {
        return Ok(());
    }
    fail(op, ir, "mismatch in result type and pointer type")
}

fn verify_access(op: Operation, ir: &Ir, access: &str, alignment: &str) -> VerifyResult {
    let alignment = op.attribute(ir, alignment);
    let access = op.attribute(ir, access);
    let Some(access) = access.and_then(|attr| attr.downcast::<MemoryAccessAttr>()) else {
        if alignment.is_some() {
            let message =
                "invalid alignment specification without aligned memory access specification";
            return fail(op, ir, message);
        }
        return Ok(());
    };
    let is_aligned = access.value().contains_all(MemoryAccess::Aligned);
    if is_aligned && alignment.is_none() {
        return fail(op, ir, "missing alignment value");
    }
    if !is_aligned && alignment.is_some() {
        let message =
            "invalid alignment specification with non-aligned memory access specification";
        return fail(op, ir, message);
    }
    Ok(())
}

fn verify_load(op: Operation, ir: &Ir) -> VerifyResult {
    verify_accessed(op, ir, result_type(op, ir))?;
    verify_access(op, ir, "memory_access", "alignment")
}

fn verify_store(op: Operation, ir: &Ir) -> VerifyResult {
    verify_accessed(op, ir, operand_type(op, ir, 1))?;
    verify_access(op, ir, "memory_access", "alignment")
}

fn verify_copy(op: Operation, ir: &Ir) -> VerifyResult {
    if pointee_type(operand_type(op, ir, 0)) != pointee_type(operand_type(op, ir, 1)) {
        let message = "both operands must be pointers to the same type";
        return fail(op, ir, message);
    }
    verify_access(op, ir, "memory_access", "alignment")?;
    verify_access(op, ir, "source_memory_access", "source_alignment")
}

fn verify_variable(op: Operation, ir: &Ir) -> VerifyResult {
    let class = op.attribute(ir, "storage_class");
    let class = class.and_then(|attr| attr.downcast::<StorageClassAttr>());
    let class = class.map(StorageClassAttr::value);
    if class != Some(StorageClass::Function) {
        let message = "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level \
                       variables.";
        return fail(op, ir, message);
    }
    let Some(pointer) = result_type(op, ir).downcast::<PointerType>() else {
        return Ok(());
    };
    if class != Some(pointer.storage_class()) {
        let message = "storage class must match result pointer's storage class";
        return fail(op, ir, message);
    }
    if let Some(initializer) = op.operands(ir).first() {
        let is_known = initializer.defining_op(ir).is_some_and(|op| {
            ConstantOp::cast(op, ir).is_some()
                || ReferenceOfOp::cast(op, ir).is_some()
                || AddressOfOp::cast(op, ir).is_some()
        });
        if !is_known {
            let message = "initializer must be the result of a constant or spirv.GlobalVariable op";
            return fail(op, ir, message);
        }
    }
    for name in ["descriptor_set", "binding", "built_in"] {
        refuse(op, ir, name, "spirv.GlobalVariable")?;
    }
    verify_aliasing(op, ir, pointer.pointee_type())
}

/// A variable for pointers to physical memory says whether they may have aliases.
fn verify_aliasing(op: Operation, ir: &Ir, pointee: &Type) -> VerifyResult {
    let mut pointee = pointee;
    while let Some(array) = pointee.downcast::<ArrayType>() {
        pointee = array.element_type();
    }
    let is_physical = pointee
        .downcast::<PointerType>()
        .is_some_and(|ty| ty.storage_class() == StorageClass::PhysicalStorageBuffer);
    if !is_physical {
        return Ok(());
    }
    let has = |name| op.attribute(ir, name).is_some();
    let message = match (has("aliased_pointer"), has("restrict_pointer")) {
        (false, false) => {
            " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'"
        }
        (true, true) => " with physical buffer pointer must have exactly one aliasing decoration",
        _ => return Ok(()),
    };
    fail(op, ir, message)
}

/// The type of the part of what a pointer points to that indices lead to.
fn accessed(
    op: Operation,
    ir: &Ir,
    pointer: &PointerType,
    indices: &[Value],
) -> Result<Type, Diagnostic> {
    let wrong = |message: String| {
        let message = format!("'spirv.AccessChain' {message}");
        Err(Diagnostic::error(op.location(ir), message))
    };
    let mut ty = pointer.pointee_type().clone();
    let mut index = 0;
    for value in indices {
        if !is_composite(&ty) {
            let message =
                format!("op cannot extract from non-composite type '{ty}' with index {index}");
            return wrong(message);
        }
        index = 0;
        if ty.is::<StructType>() {
            let Some(constant) = value.defining_op(ir) else {
                let message =
                    "op index must be an integer spirv.Constant to access element of spirv.struct";
                return wrong(message.to_owned());
            };
            let Some(number) = constant_integer(*value, ir) else {
                let message = format!(
                    "index must be an integer spirv.Constant to access element of spirv.struct, but provided {}",
                    constant.name(ir).as_str()
                );
                return wrong(message);
            };
            index = number;
            let is_inside = usize::try_from(number)
                .is_ok_and(|at| num_elements(&ty).is_some_and(|count| at < count));
            if !is_inside {
                return wrong(format!("op index {number} out of bounds for '{ty}'"));
            }
        }
        let Some(element) = element_type(&ty, usize::try_from(index).unwrap_or(0)) else {
            return wrong(format!("op index {index} out of bounds for '{ty}'"));
        };
        ty = element;
    }
    Ok(PointerType::get(ty, pointer.storage_class()).into())
}

/// A chain of accesses, whose indices come after the first `fixed` operands.
fn verify_chain(op: Operation, ir: &Ir, fixed: usize) -> VerifyResult {
    let Some(pointer) = operand_type(op, ir, 0).downcast::<PointerType>() else {
        return Ok(());
    };
    let indices = op.operands(ir).get(fixed..).unwrap_or_default();
    let expected = accessed(op, ir, pointer, indices)?;
    let result = result_type(op, ir);
    if expected == *result {
        return Ok(());
    }
    let message = format!("invalid result type: expected '{expected}', but provided '{result}'");
    fail(op, ir, message)
}

fn verify_block(op: Operation, ir: &Ir, value: &Type) -> VerifyResult {
    let element = match value {
        Type::Vector(vector) => vector.element_type(),
        _ => value,
    };
    verify_accessed(op, ir, element)
}

fn verify_atomic(
    op: Operation,
    ir: &Ir,
    name: &str,
    is_kind: impl Fn(&Type) -> bool,
) -> VerifyResult {
    let pointee = pointee_type(operand_type(op, ir, 0));
    if !is_kind(pointee) {
        let message = format!("pointer operand must point to an {name} value, found '{pointee}'");
        return fail(op, ir, message);
    }
    verify_semantics(op, ir, "semantics")
}

fn verify_semantics(op: Operation, ir: &Ir, name: &str) -> VerifyResult {
    let semantics = op.attribute(ir, name);
    let Some(semantics) = semantics.and_then(|attr| attr.downcast::<MemorySemanticsAttr>()) else {
        return Ok(());
    };
    let exclusive = [
        MemorySemantics::Acquire,
        MemorySemantics::Release,
        MemorySemantics::AcquireRelease,
        MemorySemantics::SequentiallyConsistent,
    ];
    let is_set = |&constraint: &MemorySemantics| semantics.value().contains_all(constraint);
    if exclusive.into_iter().filter(is_set).count() > 1 {
        let message = "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,\
                       `AcquireRelease` or `SequentiallyConsistent`";
        return fail_unnamed(op, ir, message);
    }
    Ok(())
}

fn verify_mesh_tasks(op: Operation, ir: &Ir) -> VerifyResult {
    let payload = operand_type(op, ir, 3).downcast::<PointerType>();
    if payload.is_some_and(|ty| ty.storage_class() != StorageClass::TaskPayloadWorkgroupEXT) {
        let message = "payload must be a variable with a storage class of TaskPayloadWorkgroupEXT";
        return fail(op, ir, message);
    }
    Ok(())
}
