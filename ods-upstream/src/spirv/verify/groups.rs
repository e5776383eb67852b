//! Verifiers of operations of the invocations of a group.

use super::{constant_integer, fail, operand_type, verifiers};
use crate::spirv::{
    ConstantOp, GroupBroadcastOp, GroupFAddOp, GroupFMaxOp, GroupFMinOp, GroupFMulKHROp,
    GroupIAddOp, GroupIMulKHROp, GroupNonUniformBallotFindLSBOp, GroupNonUniformBallotFindMSBOp,
    GroupNonUniformBallotOp, GroupNonUniformBitwiseAndOp, GroupNonUniformBitwiseOrOp,
    GroupNonUniformBitwiseXorOp, GroupNonUniformBroadcastOp, GroupNonUniformElectOp,
    GroupNonUniformFAddOp, GroupNonUniformFMaxOp, GroupNonUniformFMinOp, GroupNonUniformFMulOp,
    GroupNonUniformIAddOp, GroupNonUniformIMulOp, GroupNonUniformLogicalAndOp,
    GroupNonUniformLogicalOrOp, GroupNonUniformLogicalXorOp, GroupNonUniformRotateKHROp,
    GroupNonUniformSMaxOp, GroupNonUniformSMinOp, GroupNonUniformShuffleDownOp,
    GroupNonUniformShuffleOp, GroupNonUniformShuffleUpOp, GroupNonUniformShuffleXorOp,
    GroupNonUniformUMaxOp, GroupNonUniformUMinOp, GroupOperation, GroupOperationAttr, GroupSMaxOp,
    GroupSMinOp, GroupUMaxOp, GroupUMinOp, ModuleOp, ReferenceOfOp, Scope, TargetEnvAttr, Version,
    scope,
};
use ods_runtime::prelude::*;
use ods_runtime::symbols;

verifiers! {
    verify_scope => GroupFAddOp GroupFMaxOp GroupFMinOp GroupFMulKHROp GroupIAddOp GroupIMulKHROp GroupSMaxOp
        GroupSMinOp GroupUMaxOp GroupUMinOp GroupNonUniformBallotOp GroupNonUniformBallotFindLSBOp
        GroupNonUniformBallotFindMSBOp GroupNonUniformElectOp;
    verify_arithmetic => GroupNonUniformFAddOp GroupNonUniformFMaxOp GroupNonUniformFMinOp GroupNonUniformFMulOp
        GroupNonUniformIAddOp GroupNonUniformIMulOp GroupNonUniformSMaxOp GroupNonUniformSMinOp
        GroupNonUniformUMaxOp GroupNonUniformUMinOp GroupNonUniformBitwiseAndOp GroupNonUniformBitwiseOrOp
        GroupNonUniformBitwiseXorOp GroupNonUniformLogicalAndOp GroupNonUniformLogicalOrOp
        GroupNonUniformLogicalXorOp;
    verify_shuffle => GroupNonUniformShuffleOp GroupNonUniformShuffleDownOp GroupNonUniformShuffleUpOp
        GroupNonUniformShuffleXorOp;
    verify_broadcast => GroupBroadcastOp;
    verify_non_uniform_broadcast => GroupNonUniformBroadcastOp;
    verify_rotate => GroupNonUniformRotateKHROp;
}

fn verify_scope(op: Operation, ir: &Ir) -> VerifyResult {
    match scope(ir, op, "execution_scope") {
        Some(Scope::Workgroup | Scope::Subgroup) => Ok(()),
        _ => fail(op, ir, "execution scope must be 'Workgroup' or 'Subgroup'"),
    }
}

/// The size of the clusters is a constant.
fn verify_cluster_size(op: Operation, ir: &Ir, size: Value) -> VerifyResult {
    let Some(size) = constant_integer(size, ir) else {
        let message = "cluster size operand must come from a constant op";
        return fail(op, ir, message);
    };
    if !(size as u32).is_power_of_two() {
        return fail(op, ir, "cluster size operand must be a power of two");
    }
    Ok(())
}

fn verify_arithmetic(op: Operation, ir: &Ir) -> VerifyResult {
    verify_scope(op, ir)?;
    let operation = op.attribute(ir, "group_operation");
    let operation = operation.and_then(|attr| attr.downcast::<GroupOperationAttr>());
    let is_clustered =
        operation.is_some_and(|attr| attr.value() == GroupOperation::ClusteredReduce);
    match op.operands(ir) {
        [_] if is_clustered => {
            let message =
                "cluster size operand must be provided for 'ClusteredReduce' group operation";
            fail(op, ir, message)
        }
        [_, size, ..] => verify_cluster_size(op, ir, *size),
        _ => Ok(()),
    }
}

fn verify_shuffle(op: Operation, ir: &Ir) -> VerifyResult {
    verify_scope(op, ir)?;
    if operand_type(op, ir, 1).is_signed_integer() {
        let message = "second operand must be a singless/unsigned integer";
        return fail(op, ir, message);
    }
    Ok(())
}

fn verify_broadcast(op: Operation, ir: &Ir) -> VerifyResult {
    verify_scope(op, ir)?;
    if let Type::Vector(vector) = operand_type(op, ir, 1) {
        let count: i64 = vector.shape().iter().product();
        if count != 2 && count != 3 {
            let message = format!(
                "localid is a vector and can be with only  2 or 3 components, actual number is {count}"
            );
            return fail(op, ir, message);
        }
    }
    Ok(())
}

/// The version of the target of an operation in a module; by default the first one.
fn version(op: Operation, ir: &Ir) -> Version {
    let module = op.parent_of_type::<ModuleOp>(ir);
    let mut from = module.map(ModuleOp::operation);
    while let Some(table) = from.and_then(|from| symbols::nearest_table(ir, from)) {
        let target = table.attribute(ir, "spirv.target_env");
        if let Some(target) = target.and_then(|attr| attr.downcast::<TargetEnvAttr>()) {
            return target.triple().version();
        }
        from = table.parent_op(ir);
    }
    Version::V_1_0
}

fn verify_non_uniform_broadcast(op: Operation, ir: &Ir) -> VerifyResult {
    verify_scope(op, ir)?;
    if version(op, ir).to_bits() >= Version::V_1_5.to_bits() {
        return Ok(());
    }
    let id = op.operands(ir).get(1).and_then(|id| id.defining_op(ir));
    let is_constant = id.is_some_and(|id| {
        ConstantOp::cast(id, ir).is_some() || ReferenceOfOp::cast(id, ir).is_some()
    });
    if is_constant {
        return Ok(());
    }
    fail(op, ir, "id must be the result of a constant op")
}

fn verify_rotate(op: Operation, ir: &Ir) -> VerifyResult {
    verify_scope(op, ir)?;
    match op.operands(ir).get(2) {
        Some(size) => verify_cluster_size(op, ir, *size),
        None => Ok(()),
    }
}
