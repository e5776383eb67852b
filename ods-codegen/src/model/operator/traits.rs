//! The traits of an op, flattened.

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostics, Record, RecordId, Span, Value};

use super::Operator;
use crate::limits::MAX_TRAIT_DEPTH;
use crate::model::fields::Fields;
use crate::model::op_trait::OpTrait;

impl<'k> Operator<'k> {
    /// Flattens `TraitList`s, drops repetitions (the first one counts), puts the
    /// bases of an interface before it, and checks that each trait comes after
    /// those that it depends on.
    pub(super) fn populate_traits(&mut self, diags: &mut Diagnostics) {
        let mut seen = LookupSet::default();
        let Ok(list) = self.record().list("traits") else {
            return;
        };
        for (index, value) in list.iter().enumerate() {
            let span = list.span_of(index).unwrap_or(self.span());
            if let Value::Record(record) = value {
                self.insert_trait(record, span, &mut seen, 0, diags);
            }
        }
    }

    /// Where the trait is listed, by itself or in a `TraitList`; the op if it is not found.
    pub(crate) fn trait_span(&self, record: Record<'k>) -> Span {
        span_of_trait(self.record(), record).unwrap_or(self.span())
    }

    /// Adds a trait that the list of traits names at `span`, directly or not.
    fn insert_trait(
        &mut self,
        record: Record<'k>,
        span: Span,
        seen: &mut LookupSet<RecordId>,
        depth: usize,
        diags: &mut Diagnostics,
    ) {
        if depth == MAX_TRAIT_DEPTH {
            diags.error(span, "trait lists nest too deeply");
            return;
        }
        if record.is_subclass_of("TraitList") {
            // A list that was inserted has nothing new.
            if seen.insert(record.id()) {
                for member in record.defs("traits") {
                    self.insert_trait(member, span, seen, depth + 1, diags);
                }
            }
            return;
        }
        if record.is_subclass_of("Interface") && !seen.contains(&record.id()) {
            for base in record.defs("baseInterfaces") {
                self.insert_trait(base, span, seen, depth + 1, diags);
            }
        }
        if seen.insert(record.id()) {
            check_dependencies(record, span, seen, diags);
            self.traits.push(OpTrait::new(record));
        }
    }
}

/// The traits that a definition or a `TraitList` lists, those in lists included, each once.
pub(crate) fn flat_traits(definition: Record<'_>) -> Vec<Record<'_>> {
    let (mut traits, mut seen) = (Vec::new(), LookupSet::default());
    let mut pending = definition.defs("traits");
    pending.reverse();
    while let Some(record) = pending.pop() {
        if !seen.insert(record.id()) {
            continue;
        }
        if record.is_subclass_of("TraitList") {
            pending.extend(record.defs("traits").into_iter().rev());
        } else {
            traits.push(record);
        }
    }
    traits
}

/// Where the `traits` of a definition name a trait.
pub(crate) fn span_of_trait(definition: Record<'_>, of: Record<'_>) -> Option<Span> {
    let list = definition.list("traits").ok()?;
    let is_it = |value: Value<'_>| value.as_record() == Some(of);
    let holds = |value: Value<'_>| value.as_record().is_some_and(|list| holds(list, of));
    let position = list.iter().position(is_it);
    list.span_of(position.or_else(|| list.iter().position(holds))?)
}

/// Whether `of` is in a `TraitList`, or extended by an interface.
fn holds(list: Record<'_>, of: Record<'_>) -> bool {
    let (mut pending, mut seen) = (vec![list], LookupSet::default());
    while let Some(list) = pending.pop() {
        let is_list = list.is_subclass_of("TraitList");
        let members = list.defs(if is_list { "traits" } else { "baseInterfaces" });
        if members.contains(&of) {
            return true;
        }
        let is_new = |member: &Record<'_>| seen.insert(member.id());
        pending.extend(members.into_iter().filter(is_new));
    }
    false
}

fn check_dependencies(
    record: Record<'_>,
    span: Span,
    seen: &LookupSet<RecordId>,
    diags: &mut Diagnostics,
) {
    for dependency in record.defs("dependentTraits") {
        if !seen.contains(&dependency.id()) {
            let (name, other) = (display_name(record), display_name(dependency));
            let message = format!("{name} requires {other} to precede it in traits list");
            diags.error(span, message);
        }
    }
}

/// The name as messages give it: the trait's, or else the definition's.
fn display_name(record: Record<'_>) -> &str {
    record.non_empty("trait").unwrap_or(record.name())
}
