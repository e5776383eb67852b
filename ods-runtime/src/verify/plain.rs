//! What most operations are: no group of operands or results is variable, there
//! are no successors, and all constraints hold. That is seen at first sight; what
//! is wrong is found, and said, by the checks that take all definitions.

use crate::ir::{Ir, Operation, Value};
use crate::op::spec::{OpSpec, Segments, ValueSpec};
use crate::traits::{Phase, TraitInfo};

/// What of a definition the verifier asks at every operation.
#[derive(Debug, Default)]
pub(crate) struct Checks {
    /// No group of operands, results or regions is variable, and there are no
    /// successors.
    is_plain: bool,
    /// The traits that have something to check, by when they do.
    pub(super) structural: Vec<&'static TraitInfo>,
    pub(super) native: Vec<&'static TraitInfo>,
    pub(super) regions: Vec<&'static TraitInfo>,
}

impl Checks {
    pub(crate) fn of(spec: &OpSpec) -> Self {
        let in_phase = |phase: Phase| {
            let traits = spec.traits.iter().copied();
            traits
                .filter(|info| info.phase() == phase && info.has_verifier())
                .collect()
        };
        let is_fixed = |specs: &[ValueSpec]| !specs.iter().any(|spec| spec.arity.is_variable());
        Self {
            is_plain: is_fixed(&spec.operands)
                && is_fixed(&spec.results)
                && !spec.regions.iter().any(|region| region.variadic)
                && spec.successors.is_empty()
                && spec.operand_segments == Segments::Single
                && spec.result_segments == Segments::Single,
            structural: in_phase(Phase::Structural),
            native: in_phase(Phase::Native),
            regions: (spec.traits.iter().copied())
                .filter(|info| info.looks_into_regions())
                .collect(),
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
