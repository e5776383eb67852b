//! Rules of a registered operation that do not depend on nested operations: counts,
//! structural traits, the constraints of its definition, other traits, and its own
//! verifier (`verifyInvariants`).

use super::{OfKind as _, plain};
use crate::attributes::Attribute;
use crate::diagnostics::{Diagnostic, DiagnosticKind};
use crate::ir::{Ir, OpData, Operation, Value};
use crate::op::spec::{Arity, OpPredicate, OpSpec, Presence, Segments, ValueSpec, variable_groups};
use crate::op::{Property, VerifyResult};
use crate::traits::TraitInfo;
use std::fmt::Display;

/// Checks `op` against its definition; `is_like` means that an equal operation (see
/// [`known`](super::known)) was verified before.
#[inline]
pub(super) fn verify(
    ir: &Ir,
    op: Operation,
    data: &OpData,
    spec: &OpSpec,
    is_like: bool,
) -> VerifyResult {
    if is_like {
        beyond_types(ir, op, data, spec)
    } else {
        everything(ir, op, spec)
    }
}

/// The checks that depend on more than attributes, properties and types.
fn beyond_types(ir: &Ir, op: Operation, data: &OpData, spec: &OpSpec) -> VerifyResult {
    let checks = &spec.checks;
    let is_in_place = plain::is_in_place(ir, data, spec);
    let (structural, native) = if is_in_place {
        (&checks.structural_beyond_place, &checks.native_beyond_place)
    } else {
        (&checks.structural, &checks.native_beyond_types)
    };
    if !is_in_place {
        region_count(ir, op, spec).of_kind(DiagnosticKind::Structure)?;
        successor_count(ir, op, spec).of_kind(DiagnosticKind::Structure)?;
    }
    traits(ir, op, structural)?;
    predicates(ir, op, &checks.predicates_beyond_types).of_kind(DiagnosticKind::Constraint)?;
    if checks.tests_regions {
        regions(ir, op, spec).of_kind(DiagnosticKind::Constraint)?;
    }
    if !is_in_place {
        successors(ir, op, spec).of_kind(DiagnosticKind::Constraint)?;
    }
    traits(ir, op, native)?;
    own_verifier(ir, op, spec)
}

#[inline(never)]
fn everything(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    let is_plain = plain::has_counts(ir, op, spec);
    if !is_plain {
        counts(ir, op, spec).of_kind(DiagnosticKind::Structure)?;
    }
    traits(ir, op, &spec.checks.structural)?;
    if !is_plain {
        segments(ir, op, spec).of_kind(DiagnosticKind::Structure)?;
    }
    constraints(ir, op, spec, is_plain).of_kind(DiagnosticKind::Constraint)?;
    traits(ir, op, &spec.checks.native)?;
    if spec.infers_first_operand {
        crate::traits::verify_inferred_from_first_operand(op, ir).of_kind(DiagnosticKind::Trait)?;
    }
    own_verifier(ir, op, spec)
}

#[inline]
fn traits(ir: &Ir, op: Operation, infos: &[&TraitInfo]) -> VerifyResult {
    let mut infos = infos.iter();
    infos.try_for_each(|info| info.verify(op, ir).of_kind(DiagnosticKind::Trait))
}

#[inline]
fn own_verifier(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    let verified = spec.verify.map_or(Ok(()), |verify| verify(op, ir));
    verified.of_kind(DiagnosticKind::Hook)
}

/// Whether `op` has the parts that its definition requires: the numbers of operands,
/// results, regions and successors, and all required attributes and properties.
/// Hand-written code of the op relies on this, so it does not run on other operations,
/// verified or not.
pub(crate) fn is_well_formed(ir: &Ir, op: Operation, spec: &OpSpec) -> bool {
    counts(ir, op, spec).is_ok()
        && segments(ir, op, spec).is_ok()
        && attributes(ir, op, spec).is_ok()
}

fn fail(ir: &Ir, op: Operation, message: impl Display) -> VerifyResult {
    Err(op.emit_error(ir, message))
}

/// The traits implied by the definition's counts of regions, results, successors and
/// operands, in this order.
fn counts(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    region_count(ir, op, spec)?;
    result_count(ir, op, spec)?;
    successor_count(ir, op, spec)?;
    operand_count(ir, op, spec)
}

fn region_count(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    let regions = op.regions(ir).len();
    let variadic = spec.regions.iter().any(|region| region.variadic);
    match (spec.regions.len(), variadic) {
        (0, _) if regions != 0 => fail(ir, op, "requires zero regions"),
        (1, false) if regions != 1 => fail(ir, op, "requires one region"),
        (n, false) if regions != n => fail(ir, op, format_args!("expected {n} regions")),
        (n, true) if regions < n - 1 && n == 2 => fail(ir, op, "expected 1 or more regions"),
        (n, true) if regions < n - 1 => {
            fail(ir, op, format_args!("expected {} or more regions", n - 1))
        }
        _ => Ok(()),
    }
}

fn result_count(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    let results = op.results(ir).len();
    let (fixed, variable) = fixed_and_variable(&spec.results);
    match (fixed, variable) {
        (0, false) if results != 0 => fail(ir, op, "requires zero results"),
        (1, false) if results != 1 => fail(ir, op, "requires one result"),
        (n, false) if results != n => fail(ir, op, format_args!("expected {n} results")),
        (n, true) if results < n => fail(ir, op, format_args!("expected {n} or more results")),
        _ => Ok(()),
    }
}

fn successor_count(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    let successors = op.successors(ir).len();
    let variadic = spec.successors.iter().any(|successor| successor.variadic);
    match (spec.successors.len(), variadic) {
        (1, false) if successors != 1 => {
            return fail(
                ir,
                op,
                format_args!("requires 1 successor but found {successors}"),
            );
        }
        (n, false) if successors != n => {
            return fail(
                ir,
                op,
                format_args!("requires {n} successors but found {successors}"),
            );
        }
        (n, true) if successors < n - 1 => {
            return fail(
                ir,
                op,
                format_args!(
                    "requires at least {} successors but found {successors}",
                    n - 1
                ),
            );
        }
        _ => {}
    }
    if successors == 0 {
        return Ok(());
    }
    let region = op.parent_region(ir);
    if op
        .successors(ir)
        .iter()
        .any(|block| block.parent_region(ir) != region)
    {
        return Err(Diagnostic::error(
            op.location(ir),
            "reference to block defined in another region",
        ));
    }
    Ok(())
}

fn operand_count(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    let operands = op.operands(ir).len();
    let (fixed, variable) = fixed_and_variable(&spec.operands);
    match (fixed, variable) {
        (0, false) if operands != 0 => fail(ir, op, "requires zero operands"),
        (1, false) if operands != 1 => fail(ir, op, "requires a single operand"),
        (n, false) if operands != n => fail(
            ir,
            op,
            format_args!("expected {n} operands, but found {operands}"),
        ),
        (n, true) if operands < n => fail(
            ir,
            op,
            format_args!("expected {n} or more operands, but found {operands}"),
        ),
        _ => Ok(()),
    }
}

/// The minimum number of values, and whether more are allowed.
fn fixed_and_variable(specs: &[ValueSpec]) -> (usize, bool) {
    let variable = variable_groups(specs);
    (specs.len() - variable, variable > 0)
}

/// `AttrSizedOperandSegments` and `AttrSizedResultSegments`.
fn segments(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    let operands = Some(op.operands(ir).len());
    let results = Some(op.results(ir).len());
    let wrong = wrong_segments(spec, |slot| op.slot(ir, slot), operands, results);
    wrong.map_or(Ok(()), |message| fail(ir, op, message))
}

/// The error in the segment sizes, if any. `operands` and `results` are the numbers of
/// the operation's values, if known.
pub(crate) fn wrong_segments<'a>(
    spec: &OpSpec,
    attr: impl Fn(usize) -> Option<&'a Attribute>,
    operands: Option<usize>,
    results: Option<usize>,
) -> Option<String> {
    for (segments, total, what, groups) in [
        (
            spec.operand_segments,
            operands,
            "operand",
            spec.operands.len(),
        ),
        (spec.result_segments, results, "result", spec.results.len()),
    ] {
        let Segments::Slot(slot) = segments else {
            continue;
        };
        let name = spec.slots[slot].name;
        // A property that was never set reads as all zeros.
        let zeros;
        let sizes = if let Some(attr) = attr(slot) {
            crate::op::spec::segment_sizes(attr)
        } else if spec.attributes_in_dictionary {
            None
        } else {
            zeros = vec![0; groups];
            Some(zeros.as_slice())
        };
        let Some(sizes) = sizes else {
            return Some(format!("requires dense i32 array attribute '{name}'"));
        };
        if sizes.iter().any(|size| *size < 0) {
            return Some(format!("'{name}' attribute cannot have negative elements"));
        }
        let sum: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
        if let Some(total) = total
            && sum != total as i64
        {
            return Some(format!(
                "{what} count ({total}) does not match with the total size ({sum}) specified in attribute '{name}'"
            ));
        }
        if sizes.len() != groups {
            return Some(format!(
                "'{name}' attribute for specifying {what} segments must have {groups} elements, but got {}",
                sizes.len()
            ));
        }
    }
    None
}

/// The generated checks of ODS (`OpInvariants`).
fn constraints(ir: &Ir, op: Operation, spec: &OpSpec, is_plain: bool) -> VerifyResult {
    attributes(ir, op, spec)?;
    let slot = |slot| op.slot(ir, slot);
    if !(is_plain && plain::are_accepted(ir, &spec.operands, op.operands(ir))) {
        let total = op.operands(ir).len();
        let operands = |group| &op.operands(ir)[spec.operand_range(group, total, slot)];
        values(ir, op, "operand", &spec.operands, operands)?;
    }
    if !(is_plain && plain::are_accepted(ir, &spec.results, op.results(ir))) {
        let total = op.results(ir).len();
        let results = |group| &op.results(ir)[spec.result_range(group, total, slot)];
        values(ir, op, "result", &spec.results, results)?;
    }
    predicates(ir, op, &spec.predicates)?;
    regions(ir, op, spec)?;
    successors(ir, op, spec)
}

/// `PredOpTrait`s.
fn predicates(ir: &Ir, op: Operation, predicates: &[(&'static str, OpPredicate)]) -> VerifyResult {
    for (summary, test) in predicates {
        if !test(op, ir) {
            return fail(ir, op, format_args!("failed to verify that {summary}"));
        }
    }
    Ok(())
}

/// Properties and attributes.
fn attributes(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    let property = |number| op.property(ir, spec, number);
    let wrong = wrong_attribute(spec, |slot| op.slot(ir, slot), property);
    wrong.map_or(Ok(()), |message| fail(ir, op, message))
}

/// The error in properties and attributes, if any; the functions provide their values.
pub(crate) fn wrong_attribute<'a>(
    spec: &OpSpec,
    attr: impl Fn(usize) -> Option<&'a Attribute>,
    property: impl Fn(usize) -> Option<&'a Property>,
) -> Option<String> {
    for (number, declared) in spec.properties.iter().enumerate() {
        let value = property(number);
        if !value.is_some_and(|value| declared.def.accepts(value)) {
            let summary = value.map(|value| declared.def.summary_for(value));
            let name = declared.name;
            let summary = summary.unwrap_or_else(|| declared.def.summary().into());
            return Some(format!(
                "property '{name}' failed to satisfy constraint: {summary}"
            ));
        }
    }
    for slot in &spec.sorted_slots {
        let declared = &spec.slots[*slot];
        if matches!(declared.presence, Presence::Required) && attr(*slot).is_none() {
            return Some(format!("requires attribute '{}'", declared.name));
        }
    }
    for (slot, declared) in spec.slots.iter().enumerate() {
        if matches!(declared.presence, Presence::Segments) {
            continue;
        }
        if let Some(attr) = attr(slot)
            && !declared.constraint.accepts(attr)
        {
            let (name, summary) = (declared.name, declared.constraint.summary_for(attr));
            return Some(format!(
                "attribute '{name}' failed to satisfy constraint: {summary}"
            ));
        }
    }
    None
}

fn values<'ir>(
    ir: &'ir Ir,
    op: Operation,
    what: &str,
    specs: &[ValueSpec],
    group_values: impl Fn(usize) -> &'ir [Value],
) -> VerifyResult {
    // Counts actual values; a group without predicate does not advance it.
    let mut number = 0;
    for (group, spec) in specs.iter().enumerate() {
        let values = group_values(group);
        if spec.arity == Arity::Optional && values.len() > 1 {
            let found = values.len();
            return fail(
                ir,
                op,
                format_args!(
                    "{what} group starting at #{number} requires 0 or 1 element, but found {found}"
                ),
            );
        }
        if let Arity::VariadicOfVariadic { segments } = spec.arity {
            group_sizes(ir, op, spec.name, segments, values.len())?;
        }
        if spec.constraint.is_unset() {
            continue;
        }
        let variadic = match spec.arity {
            Arity::Variadic | Arity::VariadicOfVariadic { .. } => "variadic of ",
            Arity::One | Arity::Optional => "",
        };
        // A run of values of one type, as in long variadics, is tested once.
        let mut accepted = None;
        for value in values {
            let ty = value.type_number(ir);
            if accepted != Some(ty) {
                if !spec.constraint.accepts(value.ty(ir)) {
                    let ty = value.ty(ir);
                    let summary = spec.constraint.summary_for(ty);
                    return fail(
                        ir,
                        op,
                        format_args!(
                            "{what} #{number} must be {variadic}{summary}, but got '{ty}'"
                        ),
                    );
                }
                accepted = Some(ty);
            }
            number += 1;
        }
    }
    Ok(())
}

/// Checks the sizes of a `VariadicOfVariadic` operand.
fn group_sizes(ir: &Ir, op: Operation, name: &str, slot: usize, count: usize) -> VerifyResult {
    let attr_name = op.spec(ir).map_or("", |spec| spec.slots[slot].name);
    let Some(sizes) = op.slot(ir, slot).and_then(crate::op::spec::segment_sizes) else {
        return fail(
            ir,
            op,
            format_args!("requires dense i32 array attribute '{attr_name}'"),
        );
    };
    if sizes.iter().any(|size| *size < 0) {
        return fail(
            ir,
            op,
            format_args!("'{attr_name}' attribute cannot have negative elements"),
        );
    }
    let sum: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    if sum == count as i64 {
        return Ok(());
    }
    fail(
        ir,
        op,
        format_args!(
            "{name} count ({count}) does not match with the total size ({sum}) specified in attribute '{attr_name}'"
        ),
    )
}

/// ` ('name')`, or nothing if the name is empty.
fn quoted(name: &str) -> String {
    if name.is_empty() {
        String::new()
    } else {
        format!(" ('{name}')")
    }
}

fn regions(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    for (number, region) in op.regions(ir).iter().enumerate() {
        // Regions beyond the declared ones belong to the variadic last one.
        let Some(declared) = spec.regions.get(number).or(spec.regions.last()) else {
            break;
        };
        if !declared.constraint.accepts(*region, ir) {
            let name = quoted(declared.name);
            let summary = declared.constraint.summary_for(*region, ir);
            return fail(
                ir,
                op,
                format_args!("region #{number}{name} failed to verify constraint: {summary}"),
            );
        }
    }
    Ok(())
}

fn successors(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    for (number, block) in op.successors(ir).iter().enumerate() {
        let Some(declared) = spec.successors.get(number).or(spec.successors.last()) else {
            break;
        };
        if let Some(constraint) = declared.constraint
            && !constraint.accepts(*block, ir)
        {
            let (name, summary) = (declared.name, constraint.summary_for(*block, ir));
            // MLIR also puts the quote after the parenthesis.
            return fail(
                ir,
                op,
                format_args!(
                    "successor #{number} ('{name})' failed to verify constraint: {summary}"
                ),
            );
        }
    }
    Ok(())
}
