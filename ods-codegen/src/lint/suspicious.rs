//! Warnings about parts of ops that do nothing, or something else than they look like.

use ods_tablegen::Diagnostics;

use crate::model::fields::Fields as _;
use crate::model::{OpTrait, Operator};

/// Warns of a name with the dialect's in it, a custom form beside a declared one, and a constant
/// whose value nothing tells.
pub(super) fn lint_suspicious(op: &Operator<'_>, diags: &mut Diagnostics) {
    let record = op.record();
    let (name, dialect) = (op.operation_name(), op.dialect());
    let doubled = name
        .strip_prefix(dialect.name())
        .and_then(|rest| rest.strip_prefix('.')?.strip_prefix(dialect.name()))
        .and_then(|rest| rest.strip_prefix('.'));
    if let Some(mnemonic) = doubled {
        let message =
            format!("the operation is called `{name}`: the name of the dialect is added to it");
        diags
            .warning(op.mnemonic_span(), message)
            .help(format!("write `\"{mnemonic}\"`"));
    }
    // An op may well replace the custom form that its class declares.
    let (form, own) = (record.field_span("hasCustomAssemblyFormat"), op.span());
    let is_own = form.source == own.source && form.start >= own.start;
    if is_own
        && record.flag("hasCustomAssemblyFormat")
        && record.non_empty("assemblyFormat").is_some()
    {
        let message = "`hasCustomAssemblyFormat` does nothing beside `assemblyFormat`";
        diags.warning(form, message).help("remove one of them");
    }
    let is_constant = |it: &&OpTrait<'_>| matches!(it, OpTrait::Native(native) if native.name() == "ConstantLike");
    if let Some(constant) = op.traits.iter().find(is_constant)
        && !record.flag("hasFolder")
    {
        diags
            .warning(
                op.trait_span(constant.record()),
                format!("`{name}` is `ConstantLike`, but has no folder that returns its value"),
            )
            .help("write `let hasFolder = 1;`, and `impl Fold` that returns the attribute with the value");
    }
}
