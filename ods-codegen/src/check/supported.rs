//! What ODS knows and this version does not: a clear error in place of code that
//! would do something else.

use ods_tablegen::{Diagnostics, Record, RecordKeeper, Span};
use rustc_hash::FxHashSet;

use crate::r#gen::has_rust_trait;
use crate::model::{Constraint as _, OpTrait, Operator};

/// Kinds of definitions that nothing is generated for, by class.
const DEFINITIONS: [(&str, &str); 3] = [
    (
        "TypeInterface",
        "definitions of interfaces of types are not supported yet",
    ),
    (
        "AttrInterface",
        "definitions of interfaces of attributes are not supported yet",
    ),
    ("Pattern", "rewrite patterns are not supported yet"),
];

/// Definitions that nothing is generated for.
pub(crate) fn check_definitions<'k>(
    keeper: &'k RecordKeeper,
    is_selected: impl Fn(Record<'k>) -> bool,
    diags: &mut Diagnostics,
) {
    let mut seen = FxHashSet::default();
    for (class, message) in DEFINITIONS {
        for record in keeper.derived_definitions(class) {
            if is_selected(record) && seen.insert(record.id()) {
                diags.error(record.span(), message);
            }
        }
    }
}
/// An op does not promise methods that nothing would call.
pub(super) fn check_declared_interfaces(op: &Operator<'_>, diags: &mut Diagnostics) {
    let Ok(list) = op.record().list("traits") else {
        return;
    };
    for (index, value) in list.iter().enumerate() {
        let Some(record) = value.as_record() else {
            continue;
        };
        let OpTrait::Interface(interface) = OpTrait::new(record) else {
            continue;
        };
        if interface.declares_methods() && !has_rust_trait(interface) {
            let name = interface.name();
            let message = format!("declaring the methods of `{name}` is not supported yet");
            diags
                .error(list.span_of(index).unwrap_or(op.span()), message)
                .help(format!("`{name}` alone says that the op has the interface"));
        }
    }
}

/// Only effects on memory are known to the runtime: others are not dropped silently.
pub(super) fn check_effects(op: &Operator<'_>, diags: &mut Diagnostics) {
    let mut report = |interface: Record<'_>, span: Span| {
        let name = interface.string("baseEffectName").unwrap_or_default();
        let message = format!("effects of the kind `{name}` are not supported yet");
        diags
            .error(span, message)
            .help("effects on memory are: `MemoryEffects<[…]>`, `Arg<…, \"\", [MemRead]>`");
    };
    for op_trait in &op.traits {
        let record = op_trait.record();
        if record.is_subclass_of("SideEffectsTraitBase") && !record.is_subclass_of("MemoryEffects")
        {
            report(record, trait_place(op, record));
        }
    }
    let operands = op.operands.iter().chain(&op.results);
    let operands = operands.map(|value| (&value.decorators, value.span));
    let attributes = op
        .attributes
        .iter()
        .map(|attr| (&attr.decorators, attr.span));
    for (decorators, span) in operands.chain(attributes) {
        let unknown = decorators.iter().find(|record| {
            record.is_subclass_of("SideEffect") && !record.is_subclass_of("MemoryEffect")
        });
        if let Some(record) = unknown {
            report(*record, span);
        }
    }
}

/// Where the trait is listed; at the op if that is in a list of its own.
fn trait_place(op: &Operator<'_>, record: Record<'_>) -> Span {
    let place = op.record().list("traits").ok().and_then(|list| {
        let is_it = |value: ods_tablegen::Value<'_>| value.as_record() == Some(record);
        list.span_of(list.iter().position(is_it)?)
    });
    place.unwrap_or(op.span())
}

/// Summaries are what messages say, as they are written.
pub(super) fn check_summaries(op: &Operator<'_>, diags: &mut Diagnostics) {
    let mut check = |summary: &str, span: Span| {
        if summary.contains("{{") {
            diags
                .error(span, "code in a summary, `{{…}}`, is not supported yet")
                .help("write a summary that says the same of all values, or check it in `verify`");
        }
    };
    for value in op.operands.iter().chain(&op.results) {
        check(value.constraint.summary(), value.span);
    }
    for attr in &op.attributes {
        check(attr.attr.summary(), attr.span);
    }
    for prop in &op.properties {
        check(prop.prop.summary(), prop.span);
    }
    for region in &op.regions {
        check(region.constraint.summary(), region.span);
    }
    for successor in &op.successors {
        check(successor.constraint.summary(), successor.span);
    }
    for op_trait in &op.traits {
        if let OpTrait::Pred(pred) = op_trait {
            check(pred.summary(), trait_place(op, pred.record()));
        }
    }
}
