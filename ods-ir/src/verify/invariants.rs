//! Rules of a registered operation that do not depend on nested operations: counts,
//! structural traits, the constraints of its definition, other traits, and its own
//! verifier (`verifyInvariants`).

use super::{OfKind as _, plain};
use crate::attributes::Attribute;
use crate::diagnostics::{Diagnostic, DiagnosticKind};
use crate::ir::{Block, Ir, NestedNumber, OpData, Operation, Value};
use crate::op::spec::{
    Arity, OpPredicate, OpSpec, Presence, RegionSpec, Segments, ValueSpec, variable_groups,
};
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
        everything(ir, op, data, spec)
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
    if is_in_place && checks.has_only_own_verifier {
        return own_verifier(ir, op, spec);
    }
    traits(ir, op, structural)?;
    predicates(ir, op, &checks.predicates_beyond_types).of_kind(DiagnosticKind::Constraint)?;
    if checks.tests_regions && !plain::accepts_regions(ir, data, spec) {
        regions(ir, op, spec).of_kind(DiagnosticKind::Constraint)?;
    }
    if !is_in_place {
        successors(ir, op, spec).of_kind(DiagnosticKind::Constraint)?;
    }
    traits(ir, op, native)?;
    own_verifier(ir, op, spec)
}

#[inline(never)]
fn everything(ir: &Ir, op: Operation, data: &OpData, spec: &OpSpec) -> VerifyResult {
    let is_simple = plain::has_counts(ir, data, spec);
    if !is_simple {
        counts(ir, op, spec).of_kind(DiagnosticKind::Structure)?;
    }
    traits(ir, op, &spec.checks.structural)?;
    if !is_simple {
        segments(ir, op, spec).of_kind(DiagnosticKind::Structure)?;
    }
    constraints(ir, op, data, spec, is_simple).of_kind(DiagnosticKind::Constraint)?;
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
    match spec.verify {
        Some(verify) => verify(op, ir).of_kind(DiagnosticKind::Hook),
        None => Ok(()),
    }
}

/// Whether `op` has the parts that its definition requires: the numbers of operands,
/// results, regions and successors, and all required attributes and properties.
/// Hand-written code of the op relies on this, so it does not run on other operations,
/// verified or not.
#[inline]
pub(crate) fn is_well_formed(ir: &Ir, op: Operation, spec: &OpSpec) -> bool {
    plain::is_simple_and_well_formed(ir, op, spec) || has_all_parts(ir, op, spec)
}

/// As [`is_well_formed`], for any definition.
#[inline(never)]
fn has_all_parts(ir: &Ir, op: Operation, spec: &OpSpec) -> bool {
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
    match fixed_and_variable(&spec.results) {
        (0, false) if results != 0 => fail(ir, op, "requires zero results"),
        (1, false) if results != 1 => fail(ir, op, "requires one result"),
        (n, false) if results != n => fail(ir, op, format_args!("expected {n} results")),
        (n, true) if results < n => fail(ir, op, format_args!("expected {n} or more results")),
        _ => Ok(()),
    }
}

fn successor_count(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    let successors = op.successors(ir);
    let found = successors.len();
    let variadic = spec.successors.iter().any(|successor| successor.variadic);
    let required = match (spec.successors.len(), variadic) {
        (1, false) if found != 1 => "1 successor".to_owned(),
        (n, false) if found != n => format!("{n} successors"),
        (n, true) if found < n - 1 => format!("at least {} successors", n - 1),
        _ => {
            let is_elsewhere = |block: &Block| block.parent_region(ir) != op.parent_region(ir);
            if !successors.iter().any(is_elsewhere) {
                return Ok(());
            }
            let message = "reference to block defined in another region";
            return Err(Diagnostic::error(op.location(ir), message));
        }
    };
    let message = format_args!("requires {required} but found {found}");
    fail(ir, op, message)
}

fn operand_count(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    let found = op.operands(ir).len();
    let expected = match fixed_and_variable(&spec.operands) {
        (0, false) if found != 0 => return fail(ir, op, "requires zero operands"),
        (1, false) if found != 1 => return fail(ir, op, "requires a single operand"),
        (n, false) if found != n => format!("{n} operands"),
        (n, true) if found < n => format!("{n} or more operands"),
        _ => return Ok(()),
    };
    let message = format_args!("expected {expected}, but found {found}");
    fail(ir, op, message)
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
    for (segments, total, what) in [
        (spec.operand_segments, operands, "operand"),
        (spec.result_segments, results, "result"),
    ] {
        let Segments::Slot(slot) = segments else {
            continue;
        };
        let (name, groups) = (spec.slots[slot].name, spec.segment_groups(slot));
        // A property that was never set reads as all zeros.
        let zeros;
        let sizes = if let Some(attr) = attr(slot) {
            attr.as_i32s()
        } else if spec.attributes_in_dictionary {
            None
        } else {
            zeros = vec![0; groups];
            Some(zeros.as_slice())
        };
        let wrong = wrong_sizes(name, sizes, what, total).or_else(|| {
            let found = sizes.map(<[i32]>::len).filter(|found| *found != groups)?;
            Some(format!(
                "'{name}' attribute for specifying {what} segments must have {groups} elements, but got {found}"
            ))
        });
        if wrong.is_some() {
            return wrong;
        }
    }
    None
}

/// The error in the sizes of groups in the attribute `name`, if any. They add up to `total`, the
/// number of values, if it is known.
fn wrong_sizes(
    name: &str,
    sizes: Option<&[i32]>,
    what: &str,
    total: Option<usize>,
) -> Option<String> {
    let Some(sizes) = sizes else {
        return Some(format!("requires dense i32 array attribute '{name}'"));
    };
    if sizes.iter().any(|size| *size < 0) {
        return Some(format!("'{name}' attribute cannot have negative elements"));
    }
    let sum: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    let total = total.filter(|total| sum != *total as i64)?;
    Some(format!(
        "{what} count ({total}) does not match with the total size ({sum}) specified in attribute '{name}'"
    ))
}

/// The generated checks of ODS (`OpInvariants`).
fn constraints(
    ir: &Ir,
    op: Operation,
    data: &OpData,
    spec: &OpSpec,
    is_simple: bool,
) -> VerifyResult {
    if !plain::has_right_attributes(ir, data, spec) {
        attributes(ir, op, spec)?;
    }
    let slot = |slot| op.slot(ir, slot);
    let all = ir.operand_lists.get(data.operands);
    let is_accepted = |accepts_all, specs, values| {
        is_simple && (accepts_all || plain::are_accepted(ir, specs, values))
    };
    if !is_accepted(spec.checks.accepts_operands, &spec.operands, all) {
        let operands = |group| &all[spec.operand_range(group, all.len(), slot)];
        values(ir, op, "operand", &spec.operands, operands)?;
    }
    let all = ir.value_lists.get(data.results);
    if !is_accepted(spec.checks.accepts_results, &spec.results, all) {
        let results = |group| &all[spec.result_range(group, all.len(), slot)];
        values(ir, op, "result", &spec.results, results)?;
    }
    predicates(ir, op, &spec.predicates)?;
    if data.nested == NestedNumber::NONE {
        return Ok(());
    }
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
            let (name, def) = (declared.name, declared.def);
            let summary = value.map_or(def.summary().into(), |value| def.summary_for(value));
            let message = format!("property '{name}' failed to satisfy constraint: {summary}");
            return Some(message);
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
        let violation = attr(slot).and_then(|attr| declared.violation(attr));
        if violation.is_some() {
            return violation;
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
        let found = values.len();
        if spec.arity == Arity::Optional && found > 1 {
            let message = format!(
                "{what} group starting at #{number} requires 0 or 1 element, but found {found}"
            );
            return fail(ir, op, message);
        }
        if let Arity::VariadicOfVariadic { segments } = spec.arity {
            let name = op.spec(ir).map_or("", |spec| spec.slots[segments].name);
            let sizes = op.slot(ir, segments).and_then(Attribute::as_i32s);
            if let Some(message) = wrong_sizes(name, sizes, spec.name, Some(found)) {
                return fail(ir, op, message);
            }
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
                    let message =
                        format!("{what} #{number} must be {variadic}{summary}, but got '{ty}'");
                    return fail(ir, op, message);
                }
                accepted = Some(ty);
            }
            number += 1;
        }
    }
    Ok(())
}

#[inline]
fn regions(ir: &Ir, op: Operation, spec: &OpSpec) -> VerifyResult {
    for (number, region) in op.regions(ir).iter().enumerate() {
        // Regions beyond the declared ones belong to the variadic last one.
        let Some(declared) = spec.regions.get(number).or(spec.regions.last()) else {
            break;
        };
        if !declared.constraint.accepts(*region, ir) {
            return rejected_region(ir, op, number, declared);
        }
    }
    Ok(())
}

#[cold]
fn rejected_region(ir: &Ir, op: Operation, number: usize, declared: &RegionSpec) -> VerifyResult {
    let name = match declared.name {
        "" => String::new(),
        name => format!(" ('{name}')"),
    };
    let summary = declared.constraint.summary_for(op.regions(ir)[number], ir);
    let message = format!("region #{number}{name} failed to verify constraint: {summary}");
    fail(ir, op, message)
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
            let message =
                format!("successor #{number} ('{name})' failed to verify constraint: {summary}");
            return fail(ir, op, message);
        }
    }
    Ok(())
}
