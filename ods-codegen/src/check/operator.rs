//! Rules between the parts of an op.

use ods_tablegen::Diagnostics;

use crate::model::{Argument, Constraint, Operator, Presence, TypeSource, Variable};

/// The sizes of several groups without fixed size are known, in one way.
pub(super) fn check_variable_length(op: &Operator<'_>, diags: &mut Diagnostics) {
    let operands = op.num_variable_length_operands();
    check_sizes(
        op,
        "operands",
        operands,
        "AttrSizedOperandSegments",
        "SameVariadicOperandSize",
        diags,
    );
    let results = op.num_variable_length_results();
    check_sizes(
        op,
        "results",
        results,
        "AttrSizedResultSegments",
        "SameVariadicResultSize",
        diags,
    );
}

fn check_sizes(
    op: &Operator<'_>,
    entity: &str,
    count: usize,
    segments: &str,
    same_size: &str,
    diags: &mut Diagnostics,
) {
    let (has_segments, has_same_size) = (op.has_trait(segments), op.has_trait(same_size));
    if count > 1 && !has_segments && !has_same_size {
        let message =
            format!("op has multiple variadic {entity} but no specification over their sizes");
        diags
            .error(op.span(), message)
            .help(format!("add the trait `{segments}` or `{same_size}`"));
    }
    if count < 2 && has_segments {
        let message =
            format!("op must have at least two variadic {entity} to use '{segments}' trait");
        diags.error(op.span(), message);
    }
    if has_segments && has_same_size {
        diags.error(
            op.span(),
            format!("op cannot have both '{segments}' and '{same_size}' traits"),
        );
    }
}

/// The group sizes of a variadic of variadic operand have their attribute.
pub(super) fn check_segment_attributes(op: &Operator<'_>, diags: &mut Diagnostics) {
    for operand in op
        .operands
        .iter()
        .filter(|operand| operand.constraint.is_variadic_of_variadic())
    {
        let name = operand.constraint.segment_attr_name().unwrap_or_default();
        let is_array =
            |slot: usize| op.attributes[slot].attr.base_def_name() == "DenseI32ArrayAttr";
        let (span, message, help) = match op.attribute_slot(name) {
            Some(slot) if is_array(slot) => continue,
            Some(slot) => {
                let message = format!(
                    "`{name}` holds the group sizes of operand `{}` and must be a `DenseI32ArrayAttr`",
                    operand.name
                );
                let help = format!("write `DenseI32ArrayAttr:${name}`");
                (op.attributes[slot].span, message, help)
            }
            None => {
                let message = format!(
                    "the group sizes of operand `{}` have no attribute",
                    operand.name
                );
                let help = format!("add the argument `DenseI32ArrayAttr:${name}`");
                (operand.span, message, help)
            }
        };
        diags.error(span, message).help(help).stricter();
    }
}

/// The sizes of segments are an attribute that no argument declares.
pub(super) fn check_declared_sizes(op: &Operator<'_>, diags: &mut Diagnostics) {
    for (name, of_trait) in [
        ("operandSegmentSizes", "AttrSizedOperandSegments"),
        ("resultSegmentSizes", "AttrSizedResultSegments"),
    ] {
        let declared = op.attributes.iter().find(|attr| attr.name == name);
        if let (Some(attr), true) = (declared, op.has_trait(of_trait)) {
            let message = format!("`{of_trait}` brings the attribute `{name}`");
            diags
                .error(attr.span, message)
                .stricter()
                .help("leave it out of the arguments");
        }
    }
}

/// A default value can be made into an attribute.
pub(super) fn check_defaults(op: &Operator<'_>, diags: &mut Diagnostics) {
    for attr in &op.attributes {
        let has_default = matches!(
            attr.presence(),
            Presence::Default | Presence::OptionalDefault
        );
        if has_default && attr.attr.const_builder_call().is_none() {
            let name = attr.attr.base().record().name();
            let message = format!("DefaultValuedAttr of type {name} must have a constBuilder");
            let diagnostic = diags.error(attr.span, message);
            if attr.presence() == Presence::Default {
                diagnostic.stricter();
            }
        }
    }
}

/// A builder that takes the result types from the first operand or attribute finds one.
pub(super) fn check_type_sources(op: &Operator<'_>, diags: &mut Diagnostics) {
    if op.skips_default_builders() || op.num_variable_length_results() > 0 {
        return;
    }
    for (name, what, is_missing) in [
        (
            "SameOperandsAndResultType",
            "operand",
            op.operands.is_empty() && !op.results.is_empty(),
        ),
        (
            "FirstAttrDerivedResultType",
            "attribute",
            op.attributes.is_empty(),
        ),
    ] {
        if is_missing && op.has_trait(name) {
            let message = format!(
                "'{name}' takes the result types from the first {what}, but there is no {what}"
            );
            diags.error(op.span(), message);
        }
    }
}

/// Result types that follow from an attribute, as `mlir-tblgen` finds it: the number that it has
/// among the attributes it takes for one among all arguments. Where another attribute is found
/// instead it goes on, with the type of that one.
pub(super) fn check_attribute_sources(op: &Operator<'_>, diags: &mut Diagnostics) {
    if op.has_trait("SameOperandsAndResultType") {
        return;
    }
    for source in op.upstream_result_types().unwrap_or_default() {
        let (TypeSource::Same(Variable::Attribute(number))
        | TypeSource::Transform(Variable::Attribute(number), _)
        | TypeSource::ElementsOf(Variable::Attribute(number))) = source
        else {
            continue;
        };
        let name = op.attributes[number].name;
        match op.arguments[number] {
            Argument::Attribute(found) if found == number => {}
            Argument::Attribute(found) => {
                let found = op.attributes[found].name;
                let message = format!(
                    "MLIR infers a result type from `{found}`, where `{name}` is meant: attributes must come first"
                );
                diags.warning(op.span(), message);
            }
            Argument::Operand(_) | Argument::Property(_) => {
                let note = format!(
                    "MLIR looks for `{name}` among the first arguments: put attributes before operands and properties"
                );
                let message = "Properties cannot be used for type inference";
                diags.error(op.span(), message).note(None, note);
                return;
            }
        }
    }
}

/// A property is stored as something.
pub(super) fn check_properties(op: &Operator<'_>, diags: &mut Diagnostics) {
    for prop in &op.properties {
        if prop.prop.storage_type().is_none() {
            let message = format!("property `{}` has no storage type", prop.name);
            diags
                .error(prop.span, message)
                .help("set `storageType`, the first argument of `Property<…>`, to a Rust type");
        }
    }
}

/// An op that gives up the default builders has others.
pub(super) fn check_builders(op: &Operator<'_>, diags: &mut Diagnostics) {
    if op.skips_default_builders() && op.builders.is_empty() {
        diags.error(
            op.span(),
            "default builders are skipped and no custom builders provided",
        );
    }
}
