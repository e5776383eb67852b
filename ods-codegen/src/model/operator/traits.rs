//! The traits of an op, flattened.

use ods_tablegen::{Diagnostics, Record, RecordId};
use rustc_hash::FxHashSet;

use super::Operator;
use crate::model::fields::Fields;
use crate::model::op_trait::OpTrait;

/// How deep `TraitList`s and base interfaces may nest.
const MAX_DEPTH: usize = 100;

impl<'k> Operator<'k> {
    /// Flattens `TraitList`s, drops repetitions (the first one counts), puts the
    /// bases of an interface before it, and checks that each trait comes after
    /// those that it depends on.
    pub(super) fn populate_traits(&mut self, diags: &mut Diagnostics) {
        let mut seen = FxHashSet::default();
        self.insert_traits(self.record().defs("traits"), &mut seen, 0, diags);
    }

    fn insert_traits(
        &mut self,
        records: Vec<Record<'k>>,
        seen: &mut FxHashSet<RecordId>,
        depth: usize,
        diags: &mut Diagnostics,
    ) {
        if depth == MAX_DEPTH {
            diags.error(self.span(), "trait lists nest too deeply");
            return;
        }
        for record in records {
            if record.is_subclass_of("TraitList") {
                self.insert_traits(record.defs("traits"), seen, depth + 1, diags);
                continue;
            }
            if record.is_subclass_of("Interface") && !seen.contains(&record.id()) {
                self.insert_traits(record.defs("baseInterfaces"), seen, depth + 1, diags);
            }
            if seen.insert(record.id()) {
                let op_trait = OpTrait::new(record);
                self.check_dependencies(op_trait, seen, diags);
                self.traits.push(op_trait);
            }
        }
    }

    fn check_dependencies(
        &self,
        op_trait: OpTrait<'k>,
        seen: &FxHashSet<RecordId>,
        diags: &mut Diagnostics,
    ) {
        for dependency in op_trait.dependent_traits() {
            if !seen.contains(&dependency.id()) {
                let (name, other) = (display_name(op_trait.record()), display_name(dependency));
                let message = format!("{name} requires {other} to precede it in traits list");
                diags.error(self.span(), message);
            }
        }
    }
}

/// The name as messages give it: the trait's, or else the definition's.
fn display_name(record: Record<'_>) -> &str {
    record.non_empty("trait").unwrap_or(record.name())
}
