//! Rules between the parts of an op.

use ods_tablegen::Diagnostics;

use crate::model::{Argument, Constraint, Operator, Presence, TypeSource, Variable};

/// Exactly one trait gives the sizes of several groups that have no fixed size.
pub(super) fn check_variable_length(op: &Operator<'_>, diags: &mut Diagnostics) {
    let operands = (
        "operands",
        "AttrSizedOperandSegments",
        "SameVariadicOperandSize",
    );
    check_sizes(op, operands, op.num_variable_length_operands(), diags);
    let results = (
        "results",
        "AttrSizedResultSegments",
        "SameVariadicResultSize",
    );
    check_sizes(op, results, op.num_variable_length_results(), diags);
}

fn check_sizes(
    op: &Operator<'_>,
    (entity, segments, same_size): (&str, &str, &str),
    count: usize,
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
        let message = format!("op cannot have both '{segments}' and '{same_size}' traits");
        diags.error(op.span(), message);
    }
}

/// An attribute holds the group sizes of each variadic-of-variadic operand.
pub(super) fn check_segment_attributes(op: &Operator<'_>, diags: &mut Diagnostics) {
    let operands = op.operands.iter();
    for operand in operands.filter(|operand| operand.constraint.is_variadic_of_variadic()) {
        let of = operand.name;
        let name = operand.constraint.segment_attr_name().unwrap_or_default();
        let is_array =
            |slot: usize| op.attributes[slot].attr.base_def_name() == "DenseI32ArrayAttr";
        let (span, message, help) = match op.attribute_slot(name) {
            Some(slot) if is_array(slot) => continue,
            Some(slot) => {
                let message = format!(
                    "`{name}` holds the group sizes of operand `{of}` and must be a `DenseI32ArrayAttr`"
                );
                let help = format!("write `DenseI32ArrayAttr:${name}`");
                (op.attributes[slot].span, message, help)
            }
            None => {
                let message = format!("the group sizes of operand `{of}` have no attribute");
                let help = format!("add the argument `DenseI32ArrayAttr:${name}`");
                (operand.span, message, help)
            }
        };
        diags.error(span, message).help(help).stricter();
    }
}

/// No argument declares the attribute of segment sizes, which the trait adds.
pub(super) fn check_declared_sizes(op: &Operator<'_>, diags: &mut Diagnostics) {
    for (name, of_trait) in [
        ("operandSegmentSizes", "AttrSizedOperandSegments"),
        ("resultSegmentSizes", "AttrSizedResultSegments"),
    ] {
        let declared = op.attributes.iter().find(|attr| attr.name == name);
        if let (Some(attr), true) = (declared, op.has_trait(of_trait)) {
            let message = format!("`{of_trait}` already defines the attribute `{name}`");
            diags
                .error(attr.span, message)
                .stricter()
                .help("remove it from the arguments");
        }
    }
}

/// A default value can be converted to an attribute.
pub(super) fn check_defaults(op: &Operator<'_>, diags: &mut Diagnostics) {
    for attr in &op.attributes {
        let presence = attr.presence();
        let has_default = matches!(presence, Presence::Default | Presence::OptionalDefault);
        if has_default && attr.attr.const_builder_call().is_none() {
            let name = attr.attr.base().record().name();
            let message = format!("DefaultValuedAttr of type {name} must have a constBuilder");
            let diagnostic = diags.error(attr.span, message);
            if presence == Presence::Default {
                diagnostic.stricter();
            }
        }
    }
}

/// The case that `DefaultValuedEnumAttr` names is one of the enum.
pub(super) fn check_default_cases(op: &Operator<'_>, diags: &mut Diagnostics) {
    for attr in &op.attributes {
        let record = attr.attr.record();
        if !record.is_subclass_of("DefaultValuedEnumAttr") {
            continue;
        }
        let (Some(of), Some(default)) = (attr.attr.enum_info(), attr.attr.default_value()) else {
            continue;
        };
        let Some((ty, case)) = default.text().rsplit_once("::") else {
            continue;
        };
        let case = case.strip_prefix("r#").unwrap_or(case);
        let cases = of.records("enumerants").unwrap_or_default();
        let symbols = cases.iter().filter_map(|case| case.string("symbol").ok());
        let is_it = |symbol: &str| {
            symbol == case
                || case.strip_prefix('_') == Some(symbol)
                || case.strip_suffix('_') == Some(symbol)
        };
        if !symbols.clone().any(is_it) {
            let known: Vec<String> = symbols.map(|symbol| format!("`{symbol}`")).collect();
            diags
                .error(attr.span, format!("`{case}` is not a case of `{ty}`"))
                .stricter()
                .help(format!("its cases are {}", known.join(", ")));
        }
    }
}

/// A builder that takes the result types from the first operand or attribute finds one.
pub(super) fn check_type_sources(op: &Operator<'_>, diags: &mut Diagnostics) {
    if op.skips_default_builders() || op.num_variable_length_results() > 0 {
        return;
    }
    let lacks_operand = op.operands.is_empty() && !op.results.is_empty();
    let lacks_attribute = op.attributes.is_empty();
    for (name, what, is_missing) in [
        ("SameOperandsAndResultType", "operand", lacks_operand),
        ("FirstAttrDerivedResultType", "attribute", lacks_attribute),
    ] {
        if is_missing && op.has_trait(name) {
            let message = format!(
                "'{name}' takes the result types from the first {what}, but there is no {what}"
            );
            diags.error(op.span(), message);
        }
    }
}

/// A result type follows from an attribute that `mlir-tblgen` finds: it takes the number of the
/// attribute for one among all arguments. If that is another attribute, it takes its type.
#[inline]
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

/// A property has a storage type.
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

/// An op without the default builders has others.
pub(super) fn check_builders(op: &Operator<'_>, diags: &mut Diagnostics) {
    if op.skips_default_builders() && op.builders.is_empty() {
        let message = "default builders are skipped and no custom builders provided";
        diags.error(op.span(), message);
    }
}
