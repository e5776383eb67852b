//! The states of definitions after mistakes, so that each mistake is reported once.

use ods_lookup::LookupMap;
use ods_tablegen::{Diagnostics, Record, RecordId, RecordKeeper, Severity, Span};

/// The state of a definition, or of an invocation as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// It has no mistake so far.
    Whole,
    /// It has a mistake that was reported.
    Partial(Missing),
    /// A mistake kept it from being read.
    Lost,
}

/// The part that is missing from a partial definition or invocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Missing {
    /// A value: all parts and their names are known, and later phases check the rest.
    Values,
    /// Parts: later phases would find mistakes that follow from that.
    Parts,
    /// Parts, and imports: unknown names may follow from that.
    Imports,
}

impl State {
    /// Whether the mistakes that evaluation finds are reported.
    pub(super) fn is_evaluated(self) -> bool {
        self != Self::Lost
    }

    /// Whether the mistakes that the phases after evaluation find are reported.
    pub(super) fn is_checked(self) -> bool {
        matches!(self, Self::Whole | Self::Partial(Missing::Values))
    }
}

/// The states of the definitions of an invocation.
pub(super) struct Definitions(LookupMap<RecordId, State>);

impl Definitions {
    /// All definitions are whole, except for incomplete ones, and those that contain one of `errors`.
    pub(super) fn new(keeper: &RecordKeeper, errors: &Diagnostics) -> Self {
        let incomplete = keeper.defs().filter(|record| record.is_incomplete());
        let incomplete = incomplete.map(|record| (record.id(), State::Lost));
        let mut definitions = Self(incomplete.collect());
        definitions.note_errors(keeper, errors);
        definitions
    }

    /// Marks the definitions that contain errors.
    fn note_errors(&mut self, keeper: &RecordKeeper, diags: &Diagnostics) {
        let errors = diags.iter();
        let errors = errors.filter(|found| found.severity == Severity::Error);
        for owner in errors.filter_map(|error| owner(keeper, error.span?)) {
            let state = self.0.entry(owner);
            state.or_insert(State::Partial(Missing::Values));
        }
    }

    /// Returns those of `found` that are in whole definitions, which become partial.
    pub(super) fn fresh(&mut self, keeper: &RecordKeeper, found: Diagnostics) -> Diagnostics {
        let mut fresh = Diagnostics::new();
        for diagnostic in found {
            let owner = diagnostic.span.and_then(|span| owner(keeper, span));
            if owner.is_none_or(|owner| !self.0.contains_key(&owner)) {
                fresh.push(diagnostic);
            }
        }
        self.note_errors(keeper, &fresh);
        fresh
    }

    /// The state of a definition.
    pub(super) fn of(&self, record: Record<'_>) -> State {
        self.0.get(&record.id()).copied().unwrap_or(State::Whole)
    }
}

/// The definition whose text holds `span`: the last one that begins before it.
fn owner(keeper: &RecordKeeper, span: Span) -> Option<RecordId> {
    keeper
        .defs()
        .filter(|record| !record.is_anonymous() || record.is_subclass_of("Pattern"))
        .filter(|record| !record.is_from_base())
        .filter(|record| {
            let start = record.span();
            start.source == span.source && start.start <= span.start
        })
        .max_by_key(|record| record.span().start)
        .map(Record::id)
}
