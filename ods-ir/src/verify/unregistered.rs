//! Operations without a definition: whether they are accepted.

use super::VerifyOptions;
use crate::diagnostics::{Diagnostic, DiagnosticKind};
use crate::ir::{Ir, Operation, OperationName};

/// For each name, whether an operation without a definition may have it.
pub(super) fn accepted_names(ir: &Ir, options: VerifyOptions) -> Vec<bool> {
    let is_accepted = |name: OperationName<'_>| {
        let has_dialect = name.as_str().contains('.');
        let is_of_known_dialect = has_dialect && ir.registry().dialect(name.dialect()).is_some();
        let may_be_unknown = if is_of_known_dialect {
            ir.registry().allows_unknown_operations(name.dialect())
        } else {
            options.allow_unregistered_dialects
        };
        may_be_unknown && name.info().is_none()
    };
    ir.names().map(is_accepted).collect()
}

/// The error about an operation that is not accepted.
#[cold]
pub(super) fn error(ir: &Ir, op: Operation) -> Diagnostic {
    let name = op.name(ir);
    if let Some(dialect) = ir.registry().dialect(name.dialect())
        && name.as_str().contains('.')
    {
        let (name, dialect) = (name.as_str(), dialect.name());
        let message = format!(
            "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown operations"
        );
        let error = Diagnostic::error(op.location(ir), message);
        return error.of_kind(DiagnosticKind::UnknownDefinition);
    }
    let message = "created with unregistered dialect. If this is intended, please call \
         allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect \
         with the MLIR opt tool used";
    op.emit_error(ir, message)
        .of_kind(DiagnosticKind::UnknownDialect)
}
