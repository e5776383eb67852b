//! Which definitions have mistakes, so that each mistake is reported once.

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostics, Record, RecordId, RecordKeeper, Severity, Span};

/// The definitions that an earlier phase found mistakes in: what a later phase
/// says of them only follows from those.
pub(super) struct Broken(LookupSet<RecordId>);

impl Broken {
    /// The definitions whose evaluation an error cut short, and those in which there
    /// are others of the errors in `diags`.
    pub(super) fn new(keeper: &RecordKeeper, diags: &Diagnostics) -> Self {
        let incomplete = keeper.defs().filter(|record| record.is_incomplete());
        let mut broken = Self(incomplete.map(Record::id).collect());
        broken.add(keeper, diags);
        broken
    }

    /// Adds the definitions in which there are errors.
    fn add(&mut self, keeper: &RecordKeeper, diags: &Diagnostics) {
        let errors = diags
            .iter()
            .filter(|diagnostic| diagnostic.severity == Severity::Error);
        for span in errors.filter_map(|error| error.span) {
            self.0.extend(owner(keeper, span));
        }
    }

    /// Hands on what was found in definitions that were whole so far; they are
    /// broken from now on.
    pub(super) fn report(
        &mut self,
        keeper: &RecordKeeper,
        found: &Diagnostics,
        diags: &mut Diagnostics,
    ) {
        let mut fresh = Diagnostics::new();
        for diagnostic in found {
            let owner = diagnostic.span.and_then(|span| owner(keeper, span));
            if owner.is_none_or(|owner| !self.0.contains(&owner)) {
                fresh.push(diagnostic.clone());
            }
        }
        self.add(keeper, &fresh);
        diags.append(fresh);
    }

    pub(super) fn contains(&self, record: Record<'_>) -> bool {
        self.0.contains(&record.id())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The definition whose text holds `span`: the last one that begins before it.
fn owner(keeper: &RecordKeeper, span: Span) -> Option<RecordId> {
    keeper
        .defs()
        .filter(|record| !record.is_anonymous() && !record.is_from_base())
        .filter(|record| {
            let start = record.span();
            start.source == span.source && start.start <= span.start
        })
        .max_by_key(|record| record.span().start)
        .map(Record::id)
}
