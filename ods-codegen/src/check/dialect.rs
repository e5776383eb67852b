//! Rules of dialects.

use ods_lookup::LookupMap;
use ods_tablegen::{Diagnostics, Value};

use crate::model::fields::Fields as _;
use crate::model::{DefKind, Dialect, names, text_functions};

/// A dialect does not set a field that has no effect here.
pub(super) fn check_supported(dialect: Dialect<'_>, diags: &mut Diagnostics) {
    let record = dialect.record();
    if dialect.has_hook("isExtensible") {
        let message = "`isExtensible` is not supported: the operations of a dialect are known at compile time";
        diags.error(record.field_span("isExtensible"), message);
    }
}

/// The user writes both the parser and the printer of types or attributes, or neither; ODS
/// then generates them.
pub(super) fn check_own_text(dialect: Dialect<'_>, diags: &mut Diagnostics) {
    let record = dialect.record();
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
                "`{written}` is defined in `extraClassDeclaration`, but `{flag}` generates it"
            );
            diags
                .error(record.field_span(flag), message)
                .help("the default parses and prints by mnemonic alone; leave one of them out");
        } else if parse.is_none() || print.is_none() {
            let [parse, print] = functions;
            let missing = if written == parse { print } else { parse };
            let message = format!("`{written}` is defined, but `{missing}` is not");
            diags
                .error(record.field_span("extraClassDeclaration"), message)
                .help("define both functions, so that printed text can be parsed");
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
        let message = "'discardableAttrs' must have 'ins' directive";
        diags.error(record.field_span("discardableAttrs"), message);
    }
    check_discardable_attrs(dialect, diags);
    for arg in dag.args() {
        let span = arg.span.unwrap_or(record.span());
        let constraint = arg.value.as_record();
        if !constraint.is_some_and(|constraint| constraint.is_subclass_of("Attr")) {
            let message = "a discardable attribute must be an attribute constraint";
            let diagnostic = diags.error(span, message);
            if matches!(arg.value, Value::String(_)) {
                // MLIR takes the name of a C++ class.
                diagnostic.help("give its constraint, which checks and reads it: `StrAttr:$name`");
            }
        }
    }
    let mut seen: LookupMap<String, &str> = LookupMap::default();
    for attr in dialect.named_discardable_attrs() {
        let own = attr.name;
        for name in [names::snake_case(own), names::constant_case(own)] {
            if let Some(first) = seen.get(&name) {
                let message = format!("`{first}` and `{own}` both give the Rust name `{name}`");
                diags.error(attr.span, message);
                break;
            }
            seen.insert(name, own);
        }
    }
}

/// Each discardable attribute has a name, which its helper is named after.
pub(super) fn check_discardable_attrs(dialect: Dialect<'_>, diags: &mut Diagnostics) {
    let Some(attrs) = dialect.discardable_attrs() else {
        return;
    };
    for attr in attrs.args().filter(|attr| attr.name.is_none()) {
        let span = attr.span.unwrap_or(dialect.record().span());
        diags.error(span, "discardable attributes must be named");
    }
}
