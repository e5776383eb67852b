//! Rules of dialects.

use ods_lookup::LookupMap;
use ods_tablegen::{Diagnostics, Field, Value};

use crate::model::{DefKind, Dialect, names, text_functions};

/// What nothing would come of is not asked for.
pub(super) fn check_supported(dialect: Dialect<'_>, diags: &mut Diagnostics) {
    let record = dialect.record();
    if dialect.has_hook("isExtensible") {
        let field = record.field("isExtensible").map(Field::value_span);
        let message = "`isExtensible` is not supported: the operations of a dialect are known at compile time";
        diags.error(field.unwrap_or(record.span()), message);
    }
}

/// What ODS generates to parse and to print types or attributes is not written, too;
/// what is written is both.
pub(super) fn check_own_text(dialect: Dialect<'_>, diags: &mut Diagnostics) {
    let record = dialect.record();
    let place = |field: &str| record.field(field).map_or(record.span(), Field::value_span);
    for (kind, flag) in [
        (DefKind::Type, "useDefaultTypePrinterParser"),
        (DefKind::Attr, "useDefaultAttributePrinterParser"),
    ] {
        let functions = text_functions(kind);
        let [parse, print] = functions.map(|name| dialect.declares(name).then_some(name));
        let Some(written) = parse.or(print) else {
            continue;
        };
        if dialect.has_hook(flag) {
            let message = format!(
                "`{written}` is in `extraClassDeclaration`, and `{flag}` says that it is generated"
            );
            diags
                .error(place(flag), message)
                .help("the default parses and prints by mnemonic alone; leave one of them out");
        } else if parse.is_none() || print.is_none() {
            let [parse, print] = functions;
            let missing = if written == parse { print } else { parse };
            let message = format!("there is `{written}`, but no `{missing}`");
            diags
                .error(place("extraClassDeclaration"), message)
                .help("what is printed is to be parsed again");
        }
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
            let diagnostic = diags.error(
                span,
                "a discardable attribute must be an attribute constraint",
            );
            if matches!(arg.value, Value::String(_)) {
                // MLIR takes a class of C++.
                diagnostic.help("give its constraint, which checks and reads it: `StrAttr:$name`");
            }
        }
    }
    let mut seen: LookupMap<String, &str> = LookupMap::default();
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
