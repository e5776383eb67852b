//! Every constraint and trait of MLIR's files is in the prelude, with MLIR's summary:
//! held against a list that was recorded from an installed MLIR, so that none is needed.
//!
//! `names.rs` holds the list against the installed MLIR, and writes it anew.

use std::path::{Path, PathBuf};

use ods_tablegen::{Diagnostics, IncludeResolver, Input, evaluate};

use crate::files::{mlir_files, prelude};

/// What a definition can be, by class; what is of several kinds is of the first.
pub(crate) const KINDS: [(&str, &str); 6] = [
    ("TypeConstraint", "type"),
    ("AttrConstraint", "attribute"),
    ("PropConstraint", "property"),
    ("RegionConstraint", "region"),
    ("SuccessorConstraint", "successor"),
    ("Trait", "trait"),
];

/// The recorded list: lines of kind, name and summary.
pub(crate) fn list() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/prelude/constraints.tsv")
}

/// The prelude as files, without anything else.
struct FromPrelude;

impl IncludeResolver for FromPrelude {
    fn resolve(
        &mut self,
        name: &str,
        _: Option<&Path>,
    ) -> Result<Option<(PathBuf, String)>, String> {
        let path = prelude().join(name);
        let text = std::fs::read_to_string(&path).map_err(|error| error.to_string())?;
        Ok(Some((path, text)))
    }
}

#[test]
fn constraints_and_traits_are_those_of_mlir() {
    let includes: Vec<String> = mlir_files()
        .iter()
        .map(|file| format!("include \"{file}\"\n"))
        .collect();
    let mut diags = Diagnostics::new();
    let mut resolver = FromPrelude;
    let input = Input::text("all.td", includes.concat()).resolver(&mut resolver);
    let keeper = evaluate(input, &mut diags);
    assert!(!diags.has_errors(), "{}", diags.render(keeper.sources()));
    let list = std::fs::read_to_string(list()).expect("a readable list");
    let mut count = 0;
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let mut columns = line.split('\t');
        let (kind, name) = (columns.next().unwrap(), columns.next().unwrap());
        let summary = columns.next().unwrap_or_default();
        let record = keeper.def(name);
        let record = record.unwrap_or_else(|| panic!("there is no {kind} `{name}`"));
        let is_kind = KINDS.iter().find(|(class, _)| record.is_subclass_of(class));
        assert_eq!(is_kind.map(|(_, kind)| *kind), Some(kind), "{name}");
        assert_eq!(
            record.string("summary").unwrap_or_default(),
            summary,
            "{name}"
        );
        count += 1;
    }
    assert!(count > 350, "only {count} definitions");
}
