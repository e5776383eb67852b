//! Suggestions: the known name nearest to an unknown one.

use strsim::osa_distance;

use super::Evaluator;
use crate::base::Namespace;
use crate::limits::{MAX_COMPARED_BYTES, MAX_COMPARED_NAMES};
use crate::record::symbol::Symbol;
use crate::record::value::{Node, ValueId};

impl Evaluator<'_> {
    /// The nearest of some names, as help.
    pub(crate) fn nearest(
        &self,
        name: Symbol,
        known: impl Iterator<Item = Symbol>,
        kind: &str,
    ) -> Option<String> {
        let names = known.map(|known| self.store.text(known));
        nearest(self.store.text(name), names, kind)
    }

    /// The nearest class or multiclass.
    pub(crate) fn nearest_named(
        &self,
        name: Symbol,
        namespace: Namespace,
        kind: &str,
    ) -> Option<String> {
        let mut names = self.base_names(namespace);
        let text = |name: &Symbol| Some(self.store.text(*name));
        match namespace {
            Namespace::Class => {
                let classes = self.classes.iter();
                names.extend(classes.filter_map(|&class| text(&self.store.name_of(class)?)));
            }
            Namespace::Multiclass => {
                names.extend(self.user.multiclasses.sorted(|name, _| text(name)));
            }
            Namespace::Alias | Namespace::Global => {}
        }
        nearest(self.store.text(name), names.into_iter(), kind)
    }

    /// The nearest def or global variable.
    pub(crate) fn nearest_def(&self, name: Symbol) -> Option<String> {
        let defs = self.defs.iter().filter_map(|&def| self.store.name_of(def));
        let globals = self.globals.iter().map(|&(name, _)| name);
        let names = defs.chain(globals).map(|name| self.store.text(name));
        nearest(
            self.store.text(name),
            names.chain(self.base_names(Namespace::Global)),
            "def",
        )
    }

    /// The nearest field of a value's type.
    pub(crate) fn nearest_field(&mut self, value: ValueId, name: Symbol) -> Option<String> {
        let ty = self.store.type_of(value);
        let mut names: Vec<Symbol> = Vec::new();
        let mut add = |record| {
            let fields = self.store.record(record).fields.iter();
            names.extend(fields.map(|field| field.name));
        };
        if let Node::Record(record) = self.store.node(value) {
            add(record);
        } else {
            let classes = self.store.types.classes(ty?);
            classes.unwrap_or_default().iter().copied().for_each(add);
        }
        self.nearest(name, names.into_iter(), "field")
    }
}

/// The nearest of some names, as help.
pub(crate) fn nearest<'a>(
    name: &str,
    known: impl Iterator<Item = &'a str>,
    kind: &str,
) -> Option<String> {
    if name.len() > MAX_COMPARED_BYTES {
        return None;
    }
    // Nearly all short names are near each other.
    let longest = name.chars().count() / 3;
    let mut best: Option<(usize, bool, &str)> = None;
    for candidate in known.take(MAX_COMPARED_NAMES) {
        if candidate.len().abs_diff(name.len()) > longest
            || candidate == name
            || candidate.starts_with("anonymous_")
        {
            continue;
        }
        let distance = osa_distance(name, candidate);
        let allowed = own_part(name, candidate).chars().count() / 3;
        // Among equally near names one that differs only in case wins.
        let is_other = !candidate.eq_ignore_ascii_case(name);
        let allowed = if is_other { allowed } else { candidate.len() };
        let found = (distance, is_other, candidate);
        if distance <= allowed && best.is_none_or(|best| found < best) {
            best = Some(found);
        }
    }
    best.map(|(_, _, candidate)| format!("a {kind} named `{candidate}` exists"))
}

/// What is left of a name without the last word that it shares with `other`, `_Dialect` in
/// `Toy_Dialect`: two names are not near each other because they end alike.
fn own_part<'a>(name: &'a str, other: &str) -> &'a str {
    match name.rsplit_once('_') {
        Some((own, word)) if other.rsplit('_').next() == Some(word) => own,
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggests_near_names_only() {
        let known = ["AnyType", "AnyTensor", "I32", "summary"];
        let suggest = |name| nearest(name, known.into_iter(), "def");
        assert_eq!(
            suggest("AnyTyp").as_deref(),
            Some("a def named `AnyType` exists")
        );
        assert_eq!(
            suggest("sumamry").as_deref(),
            Some("a def named `summary` exists")
        );
        assert_eq!(suggest("F64"), None);
        let suggest = |name| nearest(name, ["F64", "I64", "SI64"].into_iter(), "def");
        assert_eq!(suggest("i64").as_deref(), Some("a def named `I64` exists"));
        let suggest = |name| nearest(name, ["Builtin_Dialect"].into_iter(), "def");
        assert_eq!(suggest("Missing_Dialect"), None);
        assert!(suggest("Biultin_Dialect").is_some());
        let suggest = |name| nearest(name, ["F64", "I64", "SI64"].into_iter(), "def");
        // Two swapped neighbours count as one mistake.
        assert_eq!(suggest("F46").as_deref(), Some("a def named `F64` exists"));
    }
}
