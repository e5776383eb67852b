//! What globals and the terminators of functions have to be.

use super::{
    FuncOp, GlobalLoadConstOp, GlobalLoadGraphOp, GlobalLoadOp, GlobalOp, GlobalStoreGraphOp,
    GlobalStoreOp, OutputOp, ReturnOp, SubgraphOp,
};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::{FunctionOpInterface, SymbolUserOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;

impl Verify for GlobalOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.is_mutable(ir) || self.value(ir).is_some() {
            return Ok(());
        }
        Err(self.emit_error(ir, "immutable global must have an initial value"))
    }
}

/// The global that `op` names, and its type.
///
/// Loads and stores that are not part of a graph look further out if the closest symbol table does not have it, or if
/// an unknown operation may be one.
fn global_of(
    op: Operation,
    ir: &Ir,
    name: &SymbolRefAttr,
    tables: &mut SymbolTableCollection,
) -> Result<(GlobalOp, Type), Diagnostic> {
    let looks_further =
        GlobalLoadOp::cast(op, ir).is_some() || GlobalStoreOp::cast(op, ir).is_some();
    let parents = std::iter::successors(op.parent_op(ir), |parent| parent.parent_op(ir));
    let mut from = parents.take(if looks_further { usize::MAX } else { 1 });
    match from.find_map(|from| tables.lookup_nearest_as::<GlobalOp>(ir, from, name)) {
        Some(global) => Ok((global, global.r#type(ir).clone())),
        None => Err(op.emit_error(ir, format!("undefined global: {name}"))),
    }
}

/// A load, whose result has the type of the global.
fn check_load(
    op: Operation,
    ir: &Ir,
    name: &SymbolRefAttr,
    loaded: Value,
    tables: &mut SymbolTableCollection,
) -> VerifyResult {
    let (_, ty) = global_of(op, ir, name, tables)?;
    let loaded = loaded.ty(ir);
    if ty == *loaded {
        return Ok(());
    }
    let message = format!("cannot load from global typed '{ty}' as '{loaded}'");
    Err(op.emit_error(ir, message))
}

/// A store, to a global that is mutable and has the type of the value.
fn check_store(
    op: Operation,
    ir: &Ir,
    name: &SymbolRefAttr,
    value: Value,
    tables: &mut SymbolTableCollection,
) -> VerifyResult {
    let (global, ty) = global_of(op, ir, name, tables)?;
    if !global.is_mutable(ir) {
        let message = format!("cannot store to an immutable global {name}");
        return Err(op.emit_error(ir, message));
    }
    let stored = value.ty(ir);
    if ty != *stored {
        let message = format!("cannot store to a global typed '{ty}' from '{stored}'");
        return Err(op.emit_error(ir, message));
    }
    Ok(())
}

impl SymbolUserOpInterface for GlobalLoadOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        check_load(
            self.operation(),
            ir,
            self.global(ir),
            self.result(ir),
            tables,
        )
    }
}

impl SymbolUserOpInterface for GlobalLoadConstOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let (op, name) = (self.operation(), self.global(ir));
        let (global, _) = global_of(op, ir, name, tables)?;
        if global.is_mutable(ir) {
            let message = format!("cannot load as const from mutable global {name}");
            return Err(op.emit_error(ir, message));
        }
        check_load(op, ir, name, self.result(ir), tables)
    }
}

impl SymbolUserOpInterface for GlobalLoadGraphOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        check_load(
            self.operation(),
            ir,
            self.global(ir),
            self.result(ir),
            tables,
        )
    }
}

impl SymbolUserOpInterface for GlobalStoreOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        check_store(
            self.operation(),
            ir,
            self.global(ir),
            self.value(ir),
            tables,
        )
    }
}

impl SymbolUserOpInterface for GlobalStoreGraphOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        check_store(
            self.operation(),
            ir,
            self.global(ir),
            self.value(ir),
            tables,
        )
    }
}

/// The operands of a terminator are the results of its function; `verb` and `noun` are the words of the message.
fn check_terminator(
    op: Operation,
    ir: &Ir,
    [verb, noun]: [&str; 2],
    function: impl FunctionOpInterface + Op,
) -> VerifyResult {
    let results = function.get_result_types(ir);
    let operands = op.operands(ir);
    let name = function.get_name(ir);
    if operands.len() != results.len() {
        let message = format!(
            "has {} operands, but enclosing function (@{name}) {verb} {}",
            operands.len(),
            results.len()
        );
        return Err(op.emit_error(ir, message));
    }
    for (index, (operand, expected)) in operands.iter().zip(results).enumerate() {
        let found = operand.ty(ir);
        if found != expected {
            let message = format!(
                "type of {noun} operand {index} ('{found}') doesn't match function result type ('{expected}') in function @{name}"
            );
            return Err(Diagnostic::error(op.location(ir), message));
        }
    }
    Ok(())
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parent = self.parent_op(ir);
        match parent.and_then(|parent| FuncOp::cast(parent, ir)) {
            Some(function) => {
                check_terminator(self.operation(), ir, ["returns", "return"], function)
            }
            // The trait of the parent has reported it.
            None => Ok(()),
        }
    }
}

impl Verify for OutputOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parent = self.parent_op(ir);
        match parent.and_then(|parent| SubgraphOp::cast(parent, ir)) {
            Some(function) => {
                check_terminator(self.operation(), ir, ["outputs", "output"], function)
            }
            // The trait of the parent has reported it.
            None => Ok(()),
        }
    }
}
