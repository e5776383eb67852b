//! Fast checks for the common case: fixed groups of operands and results, no successors,
//! and valid values. They only confirm validity; if one fails, the full checks in
//! `invariants.rs` run and report the error.

use crate::ir::{EMPTY, Ir, NIL, NestedNumber, OpData, Operation, RegionData, Value};
use crate::op::spec::{
    Arity, OpPredicate, OpSpec, Presence, ResultInference, Segments, ValueSpec, variable_groups,
};
use crate::op::{SuccessorConstraint, TypeConstraint, VerifyResult};
use crate::traits::{
    INFER_TYPE_OP_INTERFACE, IS_ISOLATED_FROM_ABOVE, IS_TERMINATOR, NO_REGION_ARGUMENTS, Phase,
    SINGLE_BLOCK, TraitInfo,
};

/// The facts of a definition that the verifier needs for every operation.
#[derive(Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, each used for every operation"
)]
pub(crate) struct Checks {
    /// No regions and no successors are declared.
    is_leaf: bool,
    /// There are no successors, no variadic regions and no sizes of groups.
    is_simple: bool,
    /// The minimum numbers of operands and results, and whether there may be more.
    operand_count: (usize, bool),
    result_count: (usize, bool),
    /// Whether operands and results of any types, in the right number, satisfy their constraints.
    pub(super) accepts_operands: bool,
    pub(super) accepts_results: bool,
    /// Some attribute is required.
    pub(super) requires_attribute: bool,
    /// No region and no successor is variadic, and no successor has a constraint.
    has_plain_nested: bool,
    /// Some region has a constraint that is not always true.
    pub(super) tests_regions: bool,
    /// Has the trait `IsTerminator`.
    ends_block: bool,
    /// Has the trait `SingleBlock`.
    has_single_block: bool,
    /// Has the trait `NoRegionArguments`.
    has_no_arguments: bool,
    /// The traits with a verifier, by phase.
    pub(super) structural: Vec<&'static TraitInfo>,
    /// The traits in `structural` that [`is_in_place`] does not cover.
    pub(super) structural_beyond_place: Vec<&'static TraitInfo>,
    pub(super) native: Vec<&'static TraitInfo>,
    /// The checks of traits that run after the nested operations.
    pub(super) regions: Vec<RegionCheck>,
    /// The traits in `native` that depend on more than types.
    pub(super) native_beyond_types: Vec<&'static TraitInfo>,
    /// The traits in `native_beyond_types` that [`is_in_place`] does not cover.
    pub(super) native_beyond_place: Vec<&'static TraitInfo>,
    /// The predicates that depend, or may depend, on more than attributes and types.
    pub(super) predicates_beyond_types: Vec<(&'static str, OpPredicate)>,
    /// Apart from [`is_in_place`], attributes, properties and types, nothing but the op's own
    /// verifier depends on the operation.
    pub(super) has_only_own_verifier: bool,
    /// Some check runs after the nested operations.
    pub(super) looks_at_regions: bool,
    /// All checks depend on attributes, properties and types only.
    pub(super) asks_types_only: bool,
    /// If all operands and results have one type: the constraints on it that, apart from the counts
    /// and the attributes, are all that needs to be checked.
    pub(super) on_one_type: Option<Vec<&'static TypeConstraint>>,
}

/// A check of a trait that runs after the nested operations.
#[derive(Debug)]
pub(crate) struct RegionCheck {
    /// It is that of `IsolatedFromAbove`.
    pub(super) is_isolation: bool,
    pub(super) verify: fn(Operation, &Ir) -> VerifyResult,
}

impl Checks {
    /// Computes the checks; `predicates` are those that depend on more than attributes
    /// and types, `cast` is the verifier of `CastOpInterface`, which depends on types.
    pub(crate) fn of(
        spec: &OpSpec,
        predicates: Vec<(&'static str, OpPredicate)>,
        cast: Option<&'static TraitInfo>,
    ) -> Self {
        let in_phase = |phase: Phase| -> Vec<&'static TraitInfo> {
            let traits = spec.traits.iter().copied();
            traits
                .filter(|info| info.phase() == phase && info.has_verifier())
                .collect()
        };
        let native = in_phase(Phase::Native);
        // The trait checks only the op's own inference function.
        let infers = matches!(spec.inference, ResultInference::Function(_));
        let is = |info: &TraitInfo, one: &TraitInfo| std::ptr::eq(info, one);
        let regions: Vec<RegionCheck> = (spec.traits.iter())
            .filter(|info| infers || !is(info, &INFER_TYPE_OP_INTERFACE))
            .flat_map(|info| {
                let verifiers = info.region_verifiers();
                verifiers.map(|verify| RegionCheck {
                    is_isolation: is(info, &IS_ISOLATED_FROM_ABOVE),
                    verify,
                })
            })
            .collect();
        let native_beyond_types: Vec<_> = (native.iter().copied())
            .filter(|info| !info.asks_types_only() && !cast.is_some_and(|cast| is(info, cast)))
            .collect();
        let structural = in_phase(Phase::Structural);
        let placed = [&IS_TERMINATOR, &SINGLE_BLOCK, &NO_REGION_ARGUMENTS];
        let beyond_place = |traits: &[&'static TraitInfo]| -> Vec<&'static TraitInfo> {
            let is_answered = |info| placed.iter().any(|placed| std::ptr::eq(*placed, info));
            let traits = traits.iter().copied();
            traits.filter(|info| !is_answered(*info)).collect()
        };
        let structural_beyond_place = beyond_place(&structural);
        let native_beyond_place = beyond_place(&native_beyond_types);
        let tests_regions = spec
            .regions
            .iter()
            .any(|region| region.constraint.is_tested());
        let has = |one: &TraitInfo| spec.traits.iter().any(|info| std::ptr::eq(*info, one));
        let is_leaf = spec.regions.is_empty() && spec.successors.is_empty();
        let looks_at_regions = !regions.is_empty()
            || spec.implicit_terminator.is_some()
            || spec.verify_regions.is_some();
        let count = |specs: &[ValueSpec]| {
            let variable = variable_groups(specs);
            (specs.len() - variable, variable > 0)
        };
        let is_simple = !spec.regions.iter().any(|region| region.variadic)
            && spec.successors.is_empty()
            && spec.operand_segments == Segments::Single
            && spec.result_segments == Segments::Single;
        let asks_types_only = is_leaf
            && structural.is_empty()
            && predicates.is_empty()
            && native_beyond_types.is_empty()
            && spec.verify.is_none()
            && !looks_at_regions;
        let depends_on_one_type = asks_types_only
            && is_simple
            && variable_groups(&spec.operands) == 0
            && variable_groups(&spec.results) == 0
            && spec.predicates.is_empty()
            && spec.properties.is_empty()
            && !spec.operands.is_empty()
            && !spec.results.is_empty()
            && native.iter().all(|info| info.accepts_one_type());
        Self {
            on_one_type: depends_on_one_type.then(|| distinct_constraints(spec)),
            is_simple,
            accepts_operands: is_simple && accept_all(&spec.operands),
            accepts_results: is_simple && accept_all(&spec.results),
            operand_count: count(&spec.operands),
            result_count: count(&spec.results),
            is_leaf,
            requires_attribute: (spec.slots.iter())
                .any(|slot| matches!(slot.presence, Presence::Required)),
            has_plain_nested: !spec.regions.iter().any(|region| region.variadic)
                && (spec.successors.iter()).all(|successor| {
                    let constraint = successor.constraint;
                    !successor.variadic && !constraint.is_some_and(SuccessorConstraint::is_tested)
                }),
            tests_regions,
            has_only_own_verifier: !tests_regions
                && predicates.is_empty()
                && structural_beyond_place.is_empty()
                && native_beyond_place.is_empty(),
            ends_block: has(&IS_TERMINATOR),
            has_single_block: has(&SINGLE_BLOCK),
            has_no_arguments: has(&NO_REGION_ARGUMENTS),
            asks_types_only,
            structural_beyond_place,
            structural,
            native,
            regions,
            native_beyond_place,
            native_beyond_types,
            predicates_beyond_types: predicates,
            looks_at_regions,
        }
    }
}

/// Whether no group has a constraint on types, or one on its number of values apart from the total.
fn accept_all(specs: &[ValueSpec]) -> bool {
    let accepts = |spec: &ValueSpec| {
        !spec.constraint.is_tested() && matches!(spec.arity, Arity::One | Arity::Variadic)
    };
    specs.iter().all(accepts)
}

/// The constraints on the operands and results of a definition, each once.
fn distinct_constraints(spec: &OpSpec) -> Vec<&'static TypeConstraint> {
    let mut found: Vec<&'static TypeConstraint> = Vec::new();
    for value in spec.operands.iter().chain(&spec.results) {
        let is_known = |known: &&TypeConstraint| std::ptr::eq(*known, value.constraint);
        if !found.iter().any(is_known) {
            found.push(value.constraint);
        }
    }
    found
}

/// Whether the links alone show that an operation has the declared numbers of regions and
/// successors, and satisfies `IsTerminator`, `SingleBlock` and `NoRegionArguments`.
#[inline]
pub(super) fn is_in_place(ir: &Ir, op: &OpData, spec: &OpSpec) -> bool {
    let checks = &spec.checks;
    if checks.ends_block && (op.next != NIL || op.parent == NIL) {
        return false;
    }
    if op.nested == NestedNumber::NONE {
        return checks.is_leaf;
    }
    let nested = ir.nested_of(op);
    checks.has_plain_nested
        && nested.regions.len() == spec.regions.len()
        && nested.successors.len() == spec.successors.len()
        && ir.branches_inside_region(op, nested)
        && ir
            .regions_of(nested)
            .all(|region| has_right_blocks(ir, region, spec))
}

/// Whether there are as many regions as declared, and they satisfy their constraints.
#[inline]
pub(super) fn accepts_regions(ir: &Ir, op: &OpData, spec: &OpSpec) -> bool {
    let regions = ir.region_lists.get(ir.nested_of(op).regions);
    regions.len() == spec.regions.len()
        && (regions.iter().zip(&spec.regions))
            .all(|(region, declared)| declared.constraint.accepts(*region, ir))
}

/// Whether a region satisfies `SingleBlock` and `NoRegionArguments`.
fn has_right_blocks(ir: &Ir, region: &RegionData, spec: &OpSpec) -> bool {
    if region.first_block == NIL {
        return true;
    }
    let (checks, entry) = (&spec.checks, ir.blocks.at(region.first_block));
    let is_single = region.first_block == region.last_block
        && (entry.first_op != NIL || spec.has_no_terminator);
    (is_single || !checks.has_single_block)
        && (entry.arguments.is_empty() || !checks.has_no_arguments)
}

/// Whether an operation has the declared numbers of parts, found without a look at groups.
#[inline]
pub(super) fn has_counts(ir: &Ir, op: &OpData, spec: &OpSpec) -> bool {
    let checks = &spec.checks;
    let has_nested = || {
        let nested = ir.nested_of(op);
        nested.successors.is_empty() && nested.regions.len() == spec.regions.len()
    };
    checks.is_simple
        && is_count(op.operands.len(), checks.operand_count)
        && is_count(op.results.len(), checks.result_count)
        && if op.nested == NestedNumber::NONE {
            spec.regions.is_empty()
        } else {
            has_nested()
        }
}

/// Whether there are as many values as declared: the least number, and whether there may be more.
#[inline]
fn is_count(found: usize, (least, is_variable): (usize, bool)) -> bool {
    found == least || is_variable && found > least
}

/// Whether an operation has all required attributes, and they satisfy their constraints. A
/// definition with properties is not looked at.
#[inline]
pub(super) fn has_right_attributes(ir: &Ir, op: &OpData, spec: &OpSpec) -> bool {
    if !spec.properties.is_empty() {
        return false;
    }
    if op.inherent == EMPTY {
        return !spec.checks.requires_attribute;
    }
    let slots = ir.slots.get(op.inherent);
    (spec.slots.iter().enumerate()).all(|(at, declared)| {
        match (
            declared.presence,
            slots.get(at).and_then(|slot| slot.attr()),
        ) {
            (Presence::Segments, _) => true,
            (_, Some(attr)) => declared.constraint.accepts(attr),
            (presence, None) => !matches!(presence, Presence::Required),
        }
    })
}

/// Whether all that a simple definition requires is there and has the right kind; false for any other
/// definition.
#[inline]
pub(super) fn is_simple_and_well_formed(ir: &Ir, op: Operation, spec: &OpSpec) -> bool {
    let data = ir.ops.get(op);
    let nested = ir.nested_of(data);
    spec.checks.is_simple
        && nested.successors.is_empty()
        && nested.regions.len() == spec.regions.len()
        && is_count(data.operands.len(), spec.checks.operand_count)
        && is_count(data.results.len(), spec.checks.result_count)
        && has_right_attributes(ir, data, spec)
}

/// Whether each value certainly satisfies its spec, where at most one group is variable.
pub(super) fn are_accepted(ir: &Ir, specs: &[ValueSpec], values: &[Value]) -> bool {
    // Usually all values have one type and one constraint.
    let mut known = None;
    let mut accepts = |spec: &ValueSpec, value: &Value| {
        if !spec.constraint.is_tested() {
            return true;
        }
        let this = (value.type_number(ir), &raw const *spec.constraint);
        if known == Some(this) {
            return true;
        }
        known = Some(this);
        spec.constraint.accepts(ir.types.get(this.0))
    };
    match specs {
        [] => values.is_empty(),
        [spec] if spec.arity == Arity::Variadic => values.iter().all(|value| accepts(spec, value)),
        // Then each group is one value.
        _ if specs.len() == values.len() => specs.iter().zip(values).all(|(spec, value)| {
            !matches!(spec.arity, Arity::VariadicOfVariadic { .. }) && accepts(spec, value)
        }),
        _ => false,
    }
}
