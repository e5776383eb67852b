//! What a module, and an operation on constants, may contain.

use super::{fail, fail_unnamed};
use crate::spirv::traits::UsableInSpecConstantOp;
use crate::spirv::{
    ConstantOp, EntryPointOp, ExecutionModel, FuncOp, GlobalVariableOp, GraphARMOp,
    GraphEntryPointARMOp, LinkageAttributesAttr, LinkageType, ModuleOp, ReferenceOfOp,
    SpecConstantOperationOp,
};
use ods_runtime::prelude::*;
use ods_runtime::symbols;

/// Whether an operation belongs to the dialect.
fn is_own(op: Operation, ir: &Ir) -> bool {
    op.name(ir).as_str().starts_with("spirv.")
}

impl VerifyRegions for ModuleOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let module = self.operation();
        let Some(block) = module.regions(ir)[0].entry_block(ir) else {
            return Ok(());
        };
        let mut entry_points = Vec::new();
        for op in block.operations(ir) {
            if !is_own(op, ir) {
                return fail_unnamed(op, ir, "'spirv.module' can only contain spirv.* ops");
            }
            if let Some(entry) = EntryPointOp::cast(op, ir) {
                verify_entry_point(module, entry, ir, &mut entry_points)?;
            } else if GraphEntryPointARMOp::cast(op, ir).is_some() {
                verify_graph_entry_point(module, op, ir)?;
            } else if FuncOp::cast(op, ir).is_some() {
                verify_function(op, ir)?;
            }
        }
        Ok(())
    }
}

/// The symbol of a module that an attribute of an operation in it names.
fn named(module: Operation, op: Operation, ir: &Ir, name: &str) -> Option<Operation> {
    symbol(module, ir, op.attribute(ir, name)?)
}

fn symbol(module: Operation, ir: &Ir, name: &Attribute) -> Option<Operation> {
    let Attribute::SymbolRef(name) = name else {
        return None;
    };
    symbols::lookup_ref_in(ir, module, name)
}

/// The name of the function or graph of an entry point.
fn function_name(op: Operation, ir: &Ir) -> String {
    match op.attribute(ir, "fn") {
        Some(Attribute::SymbolRef(name)) => name.leaf().to_string(),
        _ => String::new(),
    }
}

/// The variables of an interface are global.
fn verify_interface(module: Operation, op: Operation, ir: &Ir) -> VerifyResult {
    let variables = op.attribute(ir, "interface").and_then(Attribute::as_array);
    for variable in variables.unwrap_or_default() {
        let found = symbol(module, ir, variable);
        if found
            .and_then(|op| GlobalVariableOp::cast(op, ir))
            .is_none()
        {
            let message =
                format!("expected spirv.GlobalVariable symbol reference instead of'{variable}'");
            return fail_unnamed(op, ir, message);
        }
    }
    Ok(())
}

fn verify_entry_point(
    module: Operation,
    entry: EntryPointOp,
    ir: &Ir,
    known: &mut Vec<(Operation, ExecutionModel)>,
) -> VerifyResult {
    let op = entry.operation();
    let function = named(module, op, ir, "fn").filter(|op| FuncOp::cast(*op, ir).is_some());
    let Some(function) = function else {
        let name = function_name(op, ir);
        let message = format!("function '{name}' not found in 'spirv.module'");
        return fail_unnamed(op, ir, message);
    };
    verify_interface(module, op, ir)?;
    let key = (function, entry.execution_model(ir));
    if known.contains(&key) {
        return fail_unnamed(op, ir, "duplicate of a previous EntryPointOp");
    }
    known.push(key);
    Ok(())
}

fn verify_graph_entry_point(module: Operation, op: Operation, ir: &Ir) -> VerifyResult {
    let graph = named(module, op, ir, "fn").filter(|op| GraphARMOp::cast(*op, ir).is_some());
    if graph.is_none() {
        let name = function_name(op, ir);
        let message = format!("graph '{name}' not found in 'spirv.module'");
        return fail_unnamed(op, ir, message);
    }
    verify_interface(module, op, ir)
}

/// A function has a body or is imported, and its body has operations of the dialect.
fn verify_function(function: Operation, ir: &Ir) -> VerifyResult {
    let body = function.regions(ir)[0];
    let linkage = function.attribute(ir, "linkage_attributes");
    let linkage = linkage.and_then(|attr| attr.downcast::<LinkageAttributesAttr>());
    let is_imported =
        linkage.is_some_and(|attr| attr.linkage_type().value() == LinkageType::Import);
    if body.is_empty(ir) && !is_imported {
        let message = "'spirv.module' cannot contain external functions without 'Import' linkage_attributes \
                       (LinkageAttributes)";
        return fail_unnamed(function, ir, message);
    }
    let mut operations = body.operations(ir);
    if let Some(other) = operations.find(|op| !is_own(*op, ir)) {
        let message = "functions in 'spirv.module' can only contain spirv.* ops";
        return fail_unnamed(other, ir, message);
    }
    Ok(())
}

impl VerifyRegions for SpecConstantOperationOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let block = op.regions(ir)[0].entry_block(ir);
        let operations: Vec<Operation> =
            block.map_or_else(Vec::new, |block| block.operations(ir).collect());
        let [wrapped, _] = operations[..] else {
            return fail(op, ir, "expected exactly 2 nested ops");
        };
        if !wrapped.has_trait::<UsableInSpecConstantOp>(ir) {
            return fail(op, ir, "invalid enclosed op");
        }
        let is_constant = |operand: &Value| {
            operand.defining_op(ir).is_some_and(|op| {
                ConstantOp::cast(op, ir).is_some()
                    || ReferenceOfOp::cast(op, ir).is_some()
                    || Self::cast(op, ir).is_some()
            })
        };
        if !wrapped.operands(ir).iter().all(is_constant) {
            let message = "invalid operand, must be defined by a constant operation";
            return fail(op, ir, message);
        }
        Ok(())
    }
}
