//! Names of symbols, lookup in symbol tables, and the verifier of symbols.

use crate::attributes::{Attribute, StringAttr};
use crate::interfaces::Visibility;
use crate::ir::{Ir, Operation};
use crate::op::{KnownName, VerifyResult};

impl Operation {
    /// The name of a symbol: its string attribute `sym_name`. If it is not UTF-8, this is a text with
    /// replacement characters, and [`symbol_bytes`](Self::symbol_bytes) is the name.
    pub fn symbol_name(self, ir: &Ir) -> Option<&str> {
        self.known_attribute(ir, KnownName::Symbol)?.as_str()
    }

    /// The bytes of the name of a symbol.
    pub fn symbol_bytes(self, ir: &Ir) -> Option<&[u8]> {
        let name = self.known_attribute(ir, KnownName::Symbol)?;
        name.downcast().map(StringAttr::bytes)
    }

    /// The symbol with this name in this symbol table, found by a scan of its block.
    pub fn lookup_symbol(self, ir: &Ir, name: impl AsRef<[u8]>) -> Option<Operation> {
        let mut symbols = self.regions(ir).first()?.entry_block(ir)?.operations(ir);
        symbols.find(|op| op.symbol_bytes(ir) == Some(name.as_ref()))
    }

    /// The symbol with this name in the nearest enclosing symbol table.
    pub fn lookup_nearest_symbol(self, ir: &Ir, name: impl AsRef<[u8]>) -> Option<Operation> {
        let mut enclosing = std::iter::successors(Some(self), |op| op.parent_op(ir));
        let table = enclosing.find(|op| crate::symbols::is_table(ir, *op))?;
        table.lookup_symbol(ir, name)
    }
}

/// Verifies `SymbolOpInterface`; `is_declaration` tells whether the operation only
/// declares the symbol.
pub(crate) fn verify_symbol(op: Operation, ir: &Ir, is_declaration: bool) -> VerifyResult {
    match op.attribute(ir, "sym_name") {
        Some(Attribute::String(_)) => {}
        _ => return Err(op.emit_error(ir, "requires string attribute 'sym_name'")),
    }
    if let Some(visibility) = op.attribute(ir, "sym_visibility") {
        let Some(word) = visibility.as_str() else {
            let message = format!(
                "requires visibility attribute 'sym_visibility' to be a string attribute, but got {visibility}"
            );
            return Err(op.emit_error(ir, message));
        };
        if !["public", "private", "nested"].contains(&word) {
            // The attribute's own text is quoted and escaped.
            let message = format!(
                "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got {visibility}"
            );
            return Err(op.emit_error(ir, message));
        }
    }
    if !op.results(ir).is_empty() {
        return Err(op.emit_error(ir, "symbols must not have results"));
    }
    if is_declaration && crate::symbols::visibility(ir, op) == Visibility::Public {
        return Err(op.emit_error(ir, "symbol declaration cannot have public visibility"));
    }
    // The parent of a symbol may be missing or unregistered.
    let parent = op.parent_op(ir).and_then(|parent| parent.spec(ir));
    if parent.is_some_and(|spec| !spec.is_symbol_table) {
        return Err(op.emit_error(ir, "symbol's parent must have the SymbolTable trait"));
    }
    Ok(())
}
