//! Symbols, and what refers to them.

use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation};
use crate::op::VerifyResult;
use crate::symbols::{self, SymbolTableCollection, SymbolUse};
use crate::{op_interface, traits};

/// Who can refer to a symbol: MLIR's `SymbolTable::Visibility`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// Anybody, also from outside of what is known.
    Public,
    /// Only what is in the same symbol table.
    Private,
    /// What is in the symbol tables around.
    Nested,
}

impl Visibility {
    /// The word in `sym_visibility`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
            Self::Nested => "nested",
        }
    }
}

/// Has a name by which others refer to it: MLIR's `SymbolOpInterface`, the trait
/// `Symbol` in ODS.
///
/// The name is the attribute `sym_name`, the visibility `sym_visibility`.
#[op_interface]
pub trait SymbolOpInterface {
    /// The name; empty if it is optional and missing.
    fn get_name(self, ir: &Ir) -> &str {
        self.operation().symbol_name(ir).unwrap_or_default()
    }

    /// Sets the name. What refers to the symbol keeps the old one:
    /// [`symbols::replace_all_uses`] changes it.
    fn set_name(self, ir: &mut Ir, name: &str) {
        let name = Attribute::string(name);
        self.operation().set_attribute(ir, "sym_name", Some(name));
    }

    /// Who can refer to the symbol.
    fn get_visibility(self, ir: &Ir) -> Visibility {
        symbols::visibility(ir, self.operation())
    }

    /// Sets who can refer to the symbol.
    fn set_visibility(self, ir: &mut Ir, visibility: Visibility) {
        symbols::set_visibility(ir, self.operation(), visibility);
    }

    /// Whether anybody can refer to the symbol.
    fn is_public(self, ir: &Ir) -> bool {
        self.get_visibility(ir) == Visibility::Public
    }

    /// Whether only what is in the same symbol table can refer to the symbol.
    fn is_private(self, ir: &Ir) -> bool {
        self.get_visibility(ir) == Visibility::Private
    }

    /// Whether only what is in the symbol tables around can refer to the symbol.
    fn is_nested(self, ir: &Ir) -> bool {
        self.get_visibility(ir) == Visibility::Nested
    }

    /// The uses of the symbol inside `from`; `None` if something there is unknown.
    fn get_symbol_uses(self, ir: &Ir, from: Operation) -> Option<Vec<SymbolUse>> {
        symbols::uses_of(ir, self.operation(), from)
    }

    /// Whether there is certainly no use inside `from`.
    fn symbol_known_use_empty(self, ir: &Ir, from: Operation) -> bool {
        symbols::is_unused(ir, self.operation(), from)
    }

    /// Refers to `new_symbol` in all uses inside `from`.
    ///
    /// # Errors
    ///
    /// If something in `from` is unknown; then nothing was changed.
    fn replace_all_symbol_uses(
        self,
        ir: &mut Ir,
        new_symbol: &str,
        from: Operation,
    ) -> Result<(), Diagnostic> {
        symbols::replace_all_uses(ir, self.operation(), new_symbol, from)
    }

    /// Whether the name may be missing: operations without one are no symbols then.
    fn is_optional_symbol(self, ir: &Ir) -> bool {
        let _ = ir;
        false
    }

    /// Whether the operation may go when nothing refers to it.
    fn can_discard_on_use_empty(self, ir: &Ir) -> bool {
        !self.is_public(ir)
    }

    /// Whether the operation only declares the symbol.
    fn is_declaration(self, ir: &Ir) -> bool {
        let op = self.operation();
        symbols::is_function(ir, op) && op.regions(ir).first().is_none_or(|body| body.is_empty(ir))
    }

    /// Name and visibility are right, there are no results, and a symbol table is
    /// around.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let this = Self::model_of(op);
        if this.is_optional_symbol(ir) && op.attribute(ir, "sym_name").is_none() {
            return Ok(());
        }
        traits::verify_symbol(op, ir, this.is_declaration(ir))
    }

    /// What has no name is no symbol.
    fn class_of(op: Operation, ir: &Ir) -> bool {
        op.attribute(ir, "sym_name").is_some()
    }
}

/// Refers to symbols, and verifies that they are there: MLIR's
/// `SymbolUserOpInterface`.
#[op_interface]
pub trait SymbolUserOpInterface {
    /// Verifies what the operation refers to, once the symbol table around and
    /// everything in it was verified.
    ///
    /// # Errors
    ///
    /// What is missing, or of the wrong kind.
    fn verify_symbol_uses(self, ir: &Ir, symbol_table: &mut SymbolTableCollection) -> VerifyResult;
}
