//! What most operations are: no group of operands or results is variable, there
//! are no successors, and all constraints hold. That is seen at first sight; what
//! is wrong is found, and said, by the checks that take all definitions.

use crate::ir::{Ir, Operation, Value};
use crate::op::spec::{OpPredicate, OpSpec, ResultInference, Segments, ValueSpec, variable_groups};
use crate::traits::{INFER_TYPE_OP_INTERFACE, Phase, TraitInfo};

/// What of a definition the verifier asks at every operation.
#[derive(Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent answers to what is asked at every operation"
)]
pub(crate) struct Checks {
    /// No group of operands, results or regions is variable, and there are no
    /// successors.
    is_plain: bool,
    /// No regions and no successors are declared.
    pub(super) is_leaf: bool,
    /// The traits that have something to check, by when they do.
    pub(super) structural: Vec<&'static TraitInfo>,
    pub(super) native: Vec<&'static TraitInfo>,
    pub(super) regions: Vec<&'static TraitInfo>,
    /// Those of `native` that ask for more than types.
    pub(super) native_beyond_types: Vec<&'static TraitInfo>,
    /// The predicates that ask, or may ask, for more than attributes and types.
    pub(super) predicates_beyond_types: Vec<(&'static str, OpPredicate)>,
    /// Something is checked after what is nested.
    pub(super) looks_at_regions: bool,
    /// Nothing but attributes, properties and types is asked for.
    pub(super) asks_types_only: bool,
}

impl Checks {
    /// `predicates` are those that ask for more than attributes and types.
    pub(crate) fn of(spec: &OpSpec, predicates: Vec<(&'static str, OpPredicate)>) -> Self {
        let in_phase = |phase: Phase| -> Vec<&'static TraitInfo> {
            let traits = spec.traits.iter().copied();
            traits
                .filter(|info| info.phase() == phase && info.has_verifier())
                .collect()
        };
        let native = in_phase(Phase::Native);
        // Only the op's own function is checked by the trait.
        let infers = matches!(spec.inference, ResultInference::Function(_));
        let regions: Vec<_> = (spec.traits.iter().copied())
            .filter(|info| info.looks_into_regions())
            .filter(|info| infers || !std::ptr::eq(*info, &raw const INFER_TYPE_OP_INTERFACE))
            .collect();
        let native_beyond_types: Vec<_> = (native.iter().copied())
            .filter(|info| !info.asks_types_only())
            .collect();
        let structural = in_phase(Phase::Structural);
        let is_leaf = spec.regions.is_empty() && spec.successors.is_empty();
        let looks_at_regions = !regions.is_empty()
            || spec.implicit_terminator.is_some()
            || spec.verify_regions.is_some();
        let is_fixed = |specs: &[ValueSpec]| variable_groups(specs) == 0;
        Self {
            is_plain: is_fixed(&spec.operands)
                && is_fixed(&spec.results)
                && !spec.regions.iter().any(|region| region.variadic)
                && spec.successors.is_empty()
                && spec.operand_segments == Segments::Single
                && spec.result_segments == Segments::Single,
            is_leaf,
            asks_types_only: is_leaf
                && structural.is_empty()
                && predicates.is_empty()
                && native_beyond_types.is_empty()
                && spec.verify.is_none()
                && !looks_at_regions,
            structural,
            native,
            regions,
            native_beyond_types,
            predicates_beyond_types: predicates,
            looks_at_regions,
        }
    }
}

/// Whether an operation has as many of everything as its definition says, and
/// that is known without looking at groups.
pub(super) fn has_counts(ir: &Ir, op: Operation, spec: &OpSpec) -> bool {
    spec.checks.is_plain
        && op.operands(ir).len() == spec.operands.len()
        && op.results(ir).len() == spec.results.len()
        && op.regions(ir).len() == spec.regions.len()
        && op.successors(ir).is_empty()
}

/// Whether each value is accepted; there is one for each of `specs`.
pub(super) fn are_accepted(ir: &Ir, specs: &[ValueSpec], values: &[Value]) -> bool {
    // Most often all are of one type, and of one constraint.
    let mut known = None;
    specs.iter().zip(values).all(|(spec, value)| {
        let this = (value.type_number(ir), &raw const *spec.constraint);
        if known == Some(this) {
            return true;
        }
        known = Some(this);
        spec.constraint.is_unset() || spec.constraint.accepts(value.ty(ir))
    })
}
