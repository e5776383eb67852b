//! What ODS knows and this version does not: a clear error in place of code that
//! would do something else.

use ods_tablegen::{Diagnostics, Record, RecordKeeper, Span, StringValue};
use rustc_hash::FxHashSet;

use crate::format::element::{CustomDirective, DirectiveKind, FormatElement};
use crate::format::op::CheckedFormat;
use crate::model::Operator;

const USE_CUSTOM_ASSEMBLY: &str = "set `hasCustomAssemblyFormat` and implement `CustomAssembly`";

/// Kinds of definitions that nothing is generated for, by class. An enum that an
/// attribute definition wraps is one of them itself.
const DEFINITIONS: [(&str, &str); 5] = [
    ("AttrDef", "attribute definitions are not supported yet"),
    ("TypeDef", "type definitions are not supported yet"),
    ("Interface", "interface definitions are not supported yet"),
    (
        "DialectInterface",
        "interface definitions are not supported yet",
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

/// What a format may contain.
pub(super) fn check_format(op: &Operator<'_>, format: &CheckedFormat<'_>, diags: &mut Diagnostics) {
    let text = op.assembly_format().and_then(StringValue::origin);
    let span = text.unwrap_or(op.span());
    for directive in format.format.custom_directives() {
        check_custom_arguments(directive, span, diags);
    }
    check_guards(&format.format.elements, span, diags);
}

/// Arguments of custom directives other than parts of the op and their types.
fn check_custom_arguments(directive: &CustomDirective, span: Span, diags: &mut Diagnostics) {
    let is_part = |element: &FormatElement| {
        let is_type = |kind: &DirectiveKind| matches!(kind, DirectiveKind::Type { .. });
        element.as_directive().is_none_or(is_type)
    };
    for argument in &directive.arguments {
        let what = match argument.as_directive() {
            Some(DirectiveKind::Ref(referenced)) if is_part(referenced) => continue,
            Some(DirectiveKind::Ref(_)) => "a reference to more than one part of the op",
            _ if is_part(argument) => continue,
            _ => "a dictionary",
        };
        let message = format!(
            "{what} as an argument of `custom<{}>` is not supported yet",
            directive.name
        );
        diags.error(span, message).help(USE_CUSTOM_ASSEMBLY);
    }
}

/// Custom directives that decide whether a group is there.
fn check_guards(elements: &[FormatElement], span: Span, diags: &mut Diagnostics) {
    for element in elements {
        match element {
            FormatElement::Optional(group) => {
                let is_parsed =
                    |element: &&FormatElement| !matches!(element, FormatElement::Whitespace(_));
                if let Some(FormatElement::Custom(custom)) =
                    group.then_elements.iter().find(is_parsed)
                {
                    let name = &custom.name;
                    let message = format!(
                        "`custom<{name}>` at the beginning of an optional group is not supported yet"
                    );
                    diags.error(span, message).help(USE_CUSTOM_ASSEMBLY);
                }
                check_guards(&group.then_elements, span, diags);
                check_guards(&group.else_elements, span, diags);
            }
            FormatElement::OIList(list) => {
                list.clauses
                    .iter()
                    .for_each(|clause| check_guards(&clause.elements, span, diags));
            }
            _ => {}
        }
    }
}
