//! Symbols and their users.

use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation};
use crate::op::VerifyResult;
use crate::symbols::{self, SymbolTableCollection, SymbolUse};
use crate::{attr_interface, op_interface, traits};

/// The visibility of a symbol: MLIR's `SymbolTable::Visibility`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// Visible everywhere, even outside of the known IR.
    Public,
    /// Visible in the same symbol table only.
    Private,
    /// Visible in the enclosing symbol tables.
    Nested,
}

impl Visibility {
    /// The keyword in `sym_visibility`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
            Self::Nested => "nested",
        }
    }
}

/// An operation with a symbol name: MLIR's `SymbolOpInterface`, the trait `Symbol` in
/// ODS.
///
/// The name is the attribute `sym_name`, the visibility `sym_visibility`.
#[op_interface]
pub trait SymbolOpInterface {
    /// The name; empty if it is optional and missing.
    fn get_name(self, ir: &Ir) -> &str {
        self.operation().symbol_name(ir).unwrap_or_default()
    }

    /// Sets the name. References to the symbol keep the old name;
    /// [`symbols::replace_all_uses`] updates them.
    fn set_name(self, ir: &mut Ir, name: &str) {
        let name = Attribute::string(name);
        self.operation().set_attribute(ir, "sym_name", Some(name));
    }

    /// The visibility.
    fn get_visibility(self, ir: &Ir) -> Visibility {
        symbols::visibility(ir, self.operation())
    }

    /// Sets the visibility.
    fn set_visibility(self, ir: &mut Ir, visibility: Visibility) {
        symbols::set_visibility(ir, self.operation(), visibility);
    }

    /// Whether the symbol is visible everywhere.
    fn is_public(self, ir: &Ir) -> bool {
        self.get_visibility(ir) == Visibility::Public
    }

    /// Whether the symbol is visible in the same symbol table only.
    fn is_private(self, ir: &Ir) -> bool {
        self.get_visibility(ir) == Visibility::Private
    }

    /// Whether the symbol is visible in the enclosing symbol tables.
    fn is_nested(self, ir: &Ir) -> bool {
        self.get_visibility(ir) == Visibility::Nested
    }

    /// The uses of the symbol inside `from`; `None` if an unknown operation there may use
    /// it.
    fn get_symbol_uses(self, ir: &Ir, from: Operation) -> Option<Vec<SymbolUse>> {
        symbols::uses_of(ir, self.operation(), from)
    }

    /// Whether there is certainly no use inside `from`.
    fn symbol_known_use_empty(self, ir: &Ir, from: Operation) -> bool {
        symbols::is_unused(ir, self.operation(), from)
    }

    /// Makes all uses inside `from` refer to `new_symbol`.
    ///
    /// # Errors
    ///
    /// If an unregistered operation in `from` may be a symbol table; nothing is changed then.
    fn replace_all_symbol_uses(
        self,
        ir: &mut Ir,
        new_symbol: &str,
        from: Operation,
    ) -> Result<(), Diagnostic> {
        symbols::replace_all_uses(ir, self.operation(), new_symbol, from)
    }

    /// Whether the name is optional; an operation without a name is not a symbol then.
    fn is_optional_symbol(self, ir: &Ir) -> bool {
        let _ = ir;
        false
    }

    /// Whether the operation may be erased if nothing refers to it.
    fn can_discard_on_use_empty(self, ir: &Ir) -> bool {
        !self.is_public(ir)
    }

    /// Whether the operation only declares the symbol.
    fn is_declaration(self, ir: &Ir) -> bool {
        let op = self.operation();
        symbols::is_function(ir, op) && op.regions(ir).first().is_none_or(|body| body.is_empty(ir))
    }

    /// Checks name and visibility, that there are no results, and that the parent is a
    /// symbol table.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let this = Self::model_of(op);
        if this.is_optional_symbol(ir) && op.attribute(ir, "sym_name").is_none() {
            return Ok(());
        }
        traits::verify_symbol(op, ir, this.is_declaration(ir))
    }

    /// An operation without a name is not a symbol.
    fn class_of(op: Operation, ir: &Ir) -> bool {
        op.attribute(ir, "sym_name").is_some()
    }
}

/// An operation that refers to symbols and verifies the references: MLIR's
/// `SymbolUserOpInterface`.
#[op_interface]
pub trait SymbolUserOpInterface {
    /// Verifies the references of the operation. It runs after the verification of the
    /// enclosing symbol table and everything in it.
    ///
    /// # Errors
    ///
    /// If a symbol is missing or of the wrong kind.
    fn verify_symbol_uses(self, ir: &Ir, symbol_table: &mut SymbolTableCollection) -> VerifyResult;
}

/// An attribute that refers to symbols and verifies the references.
///
/// The verifier calls it for the discardable attributes of each operation in a symbol
/// table; operations verify their inherent attributes themselves, as in MLIR.
#[attr_interface]
pub trait SymbolUserAttrInterface {
    /// Verifies the references of the attribute of `op`. It runs after the verification
    /// of the enclosing symbol table and everything in it.
    ///
    /// # Errors
    ///
    /// If a symbol is missing or of the wrong kind.
    fn verify_symbol_uses(
        &self,
        op: Operation,
        ir: &Ir,
        symbol_table: &mut SymbolTableCollection,
    ) -> VerifyResult;
}
