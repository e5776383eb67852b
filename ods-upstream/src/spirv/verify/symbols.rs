//! Verifiers of symbols and of what refers to them.

use super::constants::parts_of;
use super::{fail, fail_unnamed, result_type, verifiers};
use crate::spirv::composite::{element_type, is_composite, is_scalar, num_elements};
use crate::spirv::{
    AddressOfOp, CooperativeMatrixType, EXTSpecConstantCompositeReplicateOp, EntryPointOp, FuncOp,
    FunctionCallOp, GlobalVariableOp, GraphARMOp, GraphOutputsARMOp, PointerType, ReferenceOfOp,
    SpecConstantCompositeOp, SpecConstantOp, StorageClass, TensorArmType,
};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::{FunctionOpInterface, SymbolUserOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::symbols::{self, SymbolTableCollection};

verifiers! {
    verify_address => AddressOfOp;
    verify_reference => ReferenceOfOp;
    verify_variable => GlobalVariableOp;
    verify_constant => SpecConstantOp;
    verify_composite => SpecConstantCompositeOp;
    verify_replicate => EXTSpecConstantCompositeReplicateOp;
    // What it refers to is checked by the module.
    |_, _| Ok(()) => EntryPointOp;
    verify_call => FunctionCallOp;
    verify_outputs => GraphOutputsARMOp;
}

/// The symbol that a name stands for around an operation.
fn lookup(op: Operation, ir: &Ir, name: &Attribute) -> Option<Operation> {
    let Attribute::SymbolRef(name) = name else {
        return None;
    };
    symbols::lookup_nearest(ir, op.parent_op(ir)?, name)
}

/// The symbol that an attribute of an operation names.
fn named(op: Operation, ir: &Ir, name: &str) -> Option<Operation> {
    lookup(op, ir, op.attribute(ir, name)?)
}

/// The type in the attribute `type`.
fn type_attribute(op: Operation, ir: &Ir) -> &Type {
    let ty = op.attribute(ir, "type").and_then(Attribute::as_type);
    ty.unwrap_or(&Type::None)
}

/// The type of the default value of a constant.
fn default_type(op: Operation, ir: &Ir) -> Option<Type> {
    op.attribute(ir, "default_value")?.value_type()
}

/// The type of a constant that can be specialized.
fn constant_type(symbol: Operation, ir: &Ir) -> Option<Type> {
    if SpecConstantOp::cast(symbol, ir).is_some() {
        return default_type(symbol, ir);
    }
    let composite = SpecConstantCompositeOp::cast(symbol, ir)?;
    Some(type_attribute(composite.operation(), ir).clone())
}

fn verify_address(op: Operation, ir: &Ir) -> VerifyResult {
    let variable = named(op, ir, "variable").and_then(|op| GlobalVariableOp::cast(op, ir));
    let Some(variable) = variable else {
        return fail(op, ir, "expected spirv.GlobalVariable symbol");
    };
    if type_attribute(variable.operation(), ir) != result_type(op, ir) {
        let message = "result type mismatch with the referenced global variable's type";
        return fail(op, ir, message);
    }
    Ok(())
}

fn verify_reference(op: Operation, ir: &Ir) -> VerifyResult {
    let ty = named(op, ir, "spec_const").and_then(|symbol| constant_type(symbol, ir));
    let Some(ty) = ty else {
        let message = "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol";
        return fail(op, ir, message);
    };
    if ty != *result_type(op, ir) {
        let message = "result type mismatch with the referenced specialization constant's type";
        return fail(op, ir, message);
    }
    Ok(())
}

fn verify_variable(op: Operation, ir: &Ir) -> VerifyResult {
    let Some(pointer) = type_attribute(op, ir).downcast::<PointerType>() else {
        return fail(op, ir, "result must be of a !spv.ptr type");
    };
    let class = pointer.storage_class();
    if matches!(class, StorageClass::Generic | StorageClass::Function) {
        return fail(op, ir, format!("storage class cannot be '{class}'"));
    }
    if let Some(initializer) = op.attribute(ir, "initializer") {
        let symbol = lookup(op, ir, initializer);
        if symbol
            .and_then(|symbol| constant_type(symbol, ir))
            .is_none()
        {
            let message = "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op";
            return fail(op, ir, message);
        }
    }
    Ok(())
}

fn verify_constant(op: Operation, ir: &Ir) -> VerifyResult {
    if let Some(Attribute::Integer(number)) = op.attribute(ir, "spec_id")
        && number.to_i64().is_some_and(|number| number < 0)
    {
        return fail(op, ir, "SpecId cannot be negative");
    }
    let value = op.attribute(ir, "default_value");
    if !matches!(value, Some(Attribute::Integer(_) | Attribute::Float(_))) {
        let message = "default value can only be a bool, integer, or float scalar";
        return fail(op, ir, message);
    }
    if !default_type(op, ir).is_some_and(|ty| is_scalar(&ty)) {
        return fail(op, ir, "default value bitwidth disallowed");
    }
    Ok(())
}

fn verify_composite(op: Operation, ir: &Ir) -> VerifyResult {
    let ty = type_attribute(op, ir);
    if !is_composite(ty) {
        let message = format!("result type must be a composite type, but provided '{ty}'");
        return fail_unnamed(op, ir, message);
    }
    if ty.is::<CooperativeMatrixType>() {
        return fail_unnamed(op, ir, format!("unsupported composite type  '{ty}'"));
    }
    let parts = op
        .attribute(ir, "constituents")
        .and_then(Attribute::as_array);
    let parts = parts.unwrap_or_default();
    if let Some(expected) = num_elements(ty).filter(|count| *count != parts.len()) {
        let message = format!(
            "has incorrect number of operands: expected {expected}, but provided {}",
            parts.len()
        );
        return fail_unnamed(op, ir, message);
    }
    for (index, part) in parts.iter().enumerate() {
        let found = lookup(op, ir, part).and_then(|symbol| default_type(symbol, ir));
        let Some(found) = found else {
            // `mlir-opt` crashes here.
            let message = format!("expected spirv.SpecConstant symbol instead of '{part}'");
            return fail_unnamed(op, ir, message);
        };
        if let Some(expected) = element_type(ty, index).filter(|expected| *expected != found) {
            let message = format!(
                "has incorrect types of operands: expected '{expected}', but provided '{found}'"
            );
            return fail_unnamed(op, ir, message);
        }
    }
    Ok(())
}

fn verify_replicate(op: Operation, ir: &Ir) -> VerifyResult {
    let ty = type_attribute(op, ir);
    if !is_composite(ty) {
        let message = format!("result type must be a composite type, but provided '{ty}'");
        return fail_unnamed(op, ir, message);
    }
    let found = named(op, ir, "constituent").and_then(|symbol| constant_type(symbol, ir));
    let Some(found) = found else {
        let message = "splat spec constant reference defining constituent not found";
        return fail_unnamed(op, ir, message);
    };
    let possible = parts_of(ty);
    if possible.contains(&found) {
        return Ok(());
    }
    let possible: Vec<String> = possible.iter().map(|ty| format!("'{ty}'")).collect();
    let message = format!(
        "constituent has incorrect type: expected {}, but provided '{found}'",
        possible.join(" or ")
    );
    fail_unnamed(op, ir, message)
}

fn verify_call(op: Operation, ir: &Ir) -> VerifyResult {
    let count = op.results(ir).len();
    if count > 1 {
        let message =
            format!("expected callee function to have 0 or 1 result, but provided {count}");
        return fail(op, ir, message);
    }
    Ok(())
}

impl SymbolUserOpInterface for FunctionCallOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let op = self.operation();
        let Some(Attribute::SymbolRef(name)) = op.attribute(ir, "callee") else {
            return Ok(());
        };
        let Some(function) = callee(op, ir, name, tables) else {
            let message = format!(
                "callee function '{}' not found in nearest symbol table",
                name.leaf()
            );
            return fail(op, ir, message);
        };
        match function.operation().signature(ir) {
            Some((inputs, results)) => verify_signature(op, ir, inputs, results),
            None => Ok(()),
        }
    }
}

/// The function that a call names.
fn callee(
    op: Operation,
    ir: &Ir,
    name: &SymbolRefAttr,
    tables: &mut SymbolTableCollection,
) -> Option<FuncOp> {
    tables.lookup_nearest_as::<FuncOp>(ir, op.parent_op(ir)?, name)
}

fn verify_signature(op: Operation, ir: &Ir, inputs: &[Type], results: &[Type]) -> VerifyResult {
    let (operands, found) = (op.operands(ir), op.results(ir));
    if inputs.len() != operands.len() {
        let message = format!(
            "has incorrect number of operands for callee: expected {}, but provided {}",
            inputs.len(),
            operands.len()
        );
        return fail(op, ir, message);
    }
    for (index, (operand, input)) in operands.iter().zip(inputs).enumerate() {
        let ty = operand.ty(ir);
        if ty != input {
            let message = format!(
                "operand type mismatch: expected operand type '{input}', but provided '{ty}' for operand number {index}"
            );
            return fail(op, ir, message);
        }
    }
    if results.len() != found.len() {
        let message = format!(
            "has incorrect number of results has for callee: expected {}, but provided {}",
            results.len(),
            found.len()
        );
        return fail(op, ir, message);
    }
    if let ([expected], [found]) = (results, found) {
        let found = found.ty(ir);
        if expected != found {
            let message =
                format!("result type mismatch: expected '{expected}', but provided '{found}'");
            return fail(op, ir, message);
        }
    }
    Ok(())
}

fn verify_outputs(op: Operation, ir: &Ir) -> VerifyResult {
    let Some(graph) = op.parent_of_type::<GraphARMOp>(ir) else {
        return Ok(());
    };
    let Some((_, results)) = graph.operation().signature(ir) else {
        return Ok(());
    };
    let operands = op.operands(ir);
    if operands.len() != results.len() {
        let message = format!(
            "is returning {} value(s) but enclosing spirv.ARM.Graph requires {} result(s)",
            operands.len(),
            results.len()
        );
        return fail(op, ir, message);
    }
    for (index, (operand, result)) in operands.iter().zip(results).enumerate() {
        let ty = operand.ty(ir);
        if ty != result {
            let message = format!(
                "type of return operand {index} ('{ty}') doesn't match graph result type ('{result}')"
            );
            return fail_unnamed(op, ir, message);
        }
    }
    Ok(())
}

impl FunctionOpInterface for GraphARMOp {
    fn verify_type(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let (inputs, results) = op.signature(ir).unwrap_or_default();
        if results.is_empty() {
            return fail(op, ir, "there should be at least one result");
        }
        for (what, types) in [("argument", inputs), ("result", results)] {
            let mut types = types.iter().enumerate();
            if let Some((index, ty)) = types.find(|(_, ty)| !ty.is::<TensorArmType>()) {
                let message =
                    format!("type of {what} #{index} must be a TensorArmType, but got '{ty}'");
                return fail(op, ir, message);
            }
        }
        Ok(())
    }
}
