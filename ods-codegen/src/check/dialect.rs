//! Rules of dialects.

use ods_tablegen::{Diagnostics, Field, Value};
use rustc_hash::FxHashMap;

use crate::model::{Dialect, names};

/// What nothing would come of is not asked for.
pub(super) fn check_supported(dialect: Dialect<'_>, diags: &mut Diagnostics) {
    let record = dialect.record();
    if dialect.has_hook("isExtensible") {
        let field = record.field("isExtensible").map(Field::value_span);
        let message = "`isExtensible` is not supported: the operations of a dialect are known at compile time";
        diags.error(field.unwrap_or(record.span()), message);
    }
}

/// Discardable attributes are attributes, each with a name of its own.
pub(super) fn check_discardable_attributes(dialect: Dialect<'_>, diags: &mut Diagnostics) {
    let record = dialect.record();
    let Some(dag) = dialect.discardable_attrs() else {
        return;
    };
    let is_ins = |operator: ods_tablegen::Record<'_>| operator.name() == "ins";
    if !dag.operator().as_record().is_some_and(is_ins) {
        let field = record.field("discardableAttrs").map(Field::value_span);
        diags.error(
            field.unwrap_or(record.span()),
            "'discardableAttrs' must have 'ins' directive",
        );
    }
    check_discardable_attrs(dialect, diags);
    for arg in dag.args() {
        let span = arg.span.unwrap_or(record.span());
        let constraint = arg.value.as_record();
        if !constraint.is_some_and(|constraint| constraint.is_subclass_of("Attr")) {
            let diagnostic = diags.error(span, "a discardable attribute is no attribute");
            if matches!(arg.value, Value::String(_)) {
                // MLIR takes a class of C++.
                diagnostic.help("give its constraint, which checks and reads it: `StrAttr:$name`");
            }
        }
    }
    let mut seen: FxHashMap<String, &str> = FxHashMap::default();
    for attr in dialect.named_discardable_attrs() {
        let (accessor, constant) = (
            names::snake_case(attr.name),
            names::constant_case(attr.name),
        );
        for name in [accessor, constant] {
            if let Some(first) = seen.get(&name) {
                let message = format!(
                    "`{first}` and `{}` both give the Rust name `{name}`",
                    attr.name
                );
                diags.error(attr.span, message);
                break;
            }
            seen.insert(name, attr.name);
        }
    }
}

/// Each discardable attribute has a name, for its helper's sake.
pub(super) fn check_discardable_attrs(dialect: Dialect<'_>, diags: &mut Diagnostics) {
    let Some(attrs) = dialect.discardable_attrs() else {
        return;
    };
    for attr in attrs.args().filter(|attr| attr.name.is_none()) {
        let span = attr.span.unwrap_or(dialect.record().span());
        diags.error(span, "discardable attributes must be named");
    }
}
