//! The states of definitions after mistakes, so that each mistake is reported once.

use std::cell::OnceCell;

use ods_lookup::{LookupMap, LookupSet};
use ods_tablegen::{Diagnostics, Kind, Record, RecordId, RecordKeeper, Severity, Span};

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
pub(super) struct Definitions<'k> {
    /// All records.
    pub(super) keeper: &'k RecordKeeper,
    states: LookupMap<RecordId, State>,
    /// Where the text of each definition begins, in order; made for the first mistake.
    starts: OnceCell<Vec<(Span, RecordId)>>,
    /// The mistakes so far, with their places: a loop makes many of one.
    known: LookupSet<(Option<Span>, Kind)>,
}

impl<'k> Definitions<'k> {
    /// All definitions are whole, except for incomplete ones, and those that contain one of `errors`.
    pub(super) fn new(keeper: &'k RecordKeeper, errors: &Diagnostics) -> Self {
        let incomplete = keeper.defs().filter(|record| record.is_incomplete());
        let incomplete = incomplete.map(|record| (record.id(), State::Lost));
        let mut definitions = Self {
            keeper,
            states: incomplete.collect(),
            starts: OnceCell::new(),
            known: LookupSet::new(),
        };
        definitions.note_errors(errors);
        definitions
    }

    /// Marks the definitions that contain errors.
    fn note_errors(&mut self, diags: &Diagnostics) {
        let errors = diags.iter();
        let errors = errors.filter(|found| found.severity == Severity::Error);
        for span in errors.filter_map(|error| error.span) {
            let Some(owner) = self.owner(span) else {
                continue;
            };
            let state = self.states.entry(owner);
            state.or_insert(State::Partial(Missing::Values));
        }
    }

    /// Returns those of `found` that are new and in whole definitions, which become partial.
    pub(super) fn fresh(&mut self, found: Diagnostics) -> Diagnostics {
        let mut fresh = Diagnostics::new();
        for diagnostic in found {
            let owner = diagnostic.span.and_then(|span| self.owner(span));
            if owner.is_none_or(|owner| !self.states.contains_key(&owner))
                && self
                    .known
                    .insert((diagnostic.span, diagnostic.kind.clone()))
            {
                fresh.push(diagnostic);
            }
        }
        self.note_errors(&fresh);
        fresh
    }

    /// The state of a definition.
    pub(super) fn of(&self, record: Record<'_>) -> State {
        self.states
            .get(&record.id())
            .copied()
            .unwrap_or(State::Whole)
    }

    /// The definition whose text holds `span`: the last one that begins before it.
    fn owner(&self, span: Span) -> Option<RecordId> {
        let key = |span: Span| (span.source.index(), span.start);
        let starts = self.starts.get_or_init(|| {
            let mut starts: Vec<_> = { self.keeper.defs() }
                .filter(|record| !record.is_anonymous() || record.is_subclass_of("Pattern"))
                .filter(|record| !record.is_from_base())
                .map(|record| (record.span(), record.id()))
                .collect();
            ods_lookup::sort_by_key(&mut starts, |(start, _)| key(*start));
            starts
        });
        let behind = starts.partition_point(|(start, _)| key(*start) <= key(span));
        let (start, owner) = starts.get(behind.checked_sub(1)?)?;
        (start.source == span.source).then_some(*owner)
    }
}
