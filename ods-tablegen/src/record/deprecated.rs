//! Uses of deprecated defs.

use ods_lookup::LookupMap;

use super::RecordKeeper;
use super::data::RecordId;
use super::view::{Record, Value};
use crate::diagnostics::{Diagnostic, Kind, Severity};

/// A def that uses a deprecated one.
#[derive(Clone, Copy, Debug)]
pub struct DeprecatedUse<'k> {
    /// The def that uses it.
    pub user: Record<'k>,
    /// The deprecated def.
    pub used: Record<'k>,
    /// Why it is deprecated.
    pub reason: &'k str,
}

impl DeprecatedUse<'_> {
    /// The diagnostic about the use.
    #[inline]
    pub fn diagnostic(&self, severity: Severity) -> Diagnostic {
        let kind = Kind::DeprecatedUse {
            name: self.used.name().to_owned(),
        };
        let mut diagnostic = Diagnostic::new(severity, self.user.span(), kind);
        diagnostic.note(None, self.reason);
        diagnostic
    }
}

/// Returns each def that uses a deprecated one. A def is deprecated if its field `field` (`odsDeprecated` in MLIR) holds
/// a string, which gives the reason.
///
/// A use is a reference in a field, also inside a list, a dag or an anonymous record. Only the named defs of the input's
/// own texts and token sources are searched, not those of included files or of the base library.
///
/// ```
/// use ods_tablegen::{Diagnostics, Input, deprecated_uses, evaluate};
///
/// let text = "class Deprecated<string why> { string odsDeprecated = why; }
///             class T; def Old : T, Deprecated<\"use New\">; def a { list<T> l = [Old]; }";
/// let keeper = evaluate(Input::text("a.td", text), &mut Diagnostics::new());
/// let uses = deprecated_uses(&keeper, "odsDeprecated");
/// assert_eq!((uses[0].user.name(), uses[0].used.name(), uses[0].reason), ("a", "Old", "use New"));
/// ```
pub fn deprecated_uses<'k>(keeper: &'k RecordKeeper, field: &str) -> Vec<DeprecatedUse<'k>> {
    let mut uses = Vec::new();
    if keeper.store.symbols.find(field).is_none() {
        return uses;
    }
    let mut deprecated: Vec<(Record<'_>, &str)> = keeper
        .defs()
        .filter_map(|def| Some((def, def.value(field)?.as_str()?)))
        .collect();
    ods_lookup::sort_by_key(&mut deprecated, |(def, _)| def.name());
    if deprecated.is_empty() {
        return uses;
    }
    let mut users: Vec<Record<'_>> = keeper
        .defs()
        .filter(|def| is_written_here(keeper, *def))
        .collect();
    ods_lookup::sort_by_key(&mut users, |def| def.name());
    for (def, reason) in deprecated {
        let mut search = Search {
            target: def,
            known: LookupMap::default(),
        };
        for &user in &users {
            if search.record_uses(user) {
                uses.push(DeprecatedUse {
                    user,
                    used: def,
                    reason,
                });
            }
        }
    }
    uses
}

fn is_written_here(keeper: &RecordKeeper, def: Record<'_>) -> bool {
    !def.is_anonymous()
        && !def.is_from_base()
        && keeper
            .sources()
            .included_at(def.defining_source())
            .is_none()
}

struct Search<'k> {
    target: Record<'k>,
    /// Whether an anonymous record uses the target; `false` while it is being searched.
    known: LookupMap<RecordId, bool>,
}

impl<'k> Search<'k> {
    fn record_uses(&mut self, record: Record<'k>) -> bool {
        record.fields().any(|field| self.value_uses(field.value()))
    }

    fn value_uses(&mut self, value: Value<'k>) -> bool {
        match value {
            Value::Record(record) if record == self.target => true,
            Value::Record(record) if record.is_anonymous() => {
                if let Some(&known) = self.known.get(&record.id()) {
                    return known;
                }
                self.known.insert(record.id(), false);
                let uses = self.record_uses(record);
                self.known.insert(record.id(), uses);
                uses
            }
            Value::List(list) => list.iter().any(|item| self.value_uses(item)),
            Value::Dag(dag) => {
                self.value_uses(dag.operator()) || dag.args().any(|arg| self.value_uses(arg.value))
            }
            _ => false,
        }
    }
}
