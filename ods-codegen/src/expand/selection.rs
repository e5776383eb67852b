//! Which definitions an invocation emits.

use std::path::Path;
use std::rc::Rc;

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostics, Record, RecordKeeper, SourceId, SourceMap};

use super::front::Front;
use super::report::Report;
use crate::derive::check_field_kinds;
use crate::model::fields::Fields as _;
use crate::rust_tokens::Header;
use crate::share::Homes;

/// Which definitions are emitted.
pub(super) struct Selection {
    sources: LookupSet<SourceId>,
    is_emitted: Option<fn(Record<'_>) -> bool>,
    dialect: Option<Rc<str>>,
}

impl Selection {
    /// The invocation's own definitions and those of the emitted files.
    pub(super) fn new(front: &Front<'_>, keeper: &RecordKeeper, report: &mut Report<'_>) -> Self {
        let header = &front.header;
        let mut sources = LookupSet::from_iter([front.source]);
        if !header.emit.is_empty() {
            sources.extend(emitted_sources(header, keeper.sources()));
        }
        let mut found = Diagnostics::new();
        if let Some((name, span)) = &header.dialect
            && !report.has_errors()
            && !(keeper.derived_definitions("Dialect").iter())
                .any(|dialect| dialect.string("name") == Ok(name))
        {
            found.error(*span, format!("no dialect is named `{name}`"));
        }
        if let Some(op) = front.op() {
            check_field_kinds(op, keeper, &front.rust, &mut found);
        }
        report.add_evaluated(found);
        Self {
            sources,
            is_emitted: front.includes.is_emitted,
            dialect: header.dialect.as_ref().map(|(name, _)| Rc::clone(name)),
        }
    }

    /// Whether the definitions of a source are emitted.
    pub(super) fn contains_source(&self, source: SourceId) -> bool {
        self.sources.contains(&source)
    }

    /// Whether a definition is emitted.
    pub(super) fn contains(&self, record: Record<'_>) -> bool {
        !record.is_anonymous() && self.would_contain(record)
    }

    /// The same of a record that may have no name.
    fn would_contain(&self, record: Record<'_>) -> bool {
        if record.is_from_base()
            || !self.sources.contains(&record.defining_source())
            || self
                .is_emitted
                .is_some_and(|is_emitted| !is_emitted(record))
        {
            return false;
        }
        let Some(dialect) = self.dialect.as_deref() else {
            return true;
        };
        let owner = if record.is_subclass_of("Dialect") {
            Some(record)
        } else {
            record.def("opDialect")
        };
        owner.is_none_or(|owner| owner.string("name") == Ok(dialect))
    }

    /// Reports definitions without a name: the Rust items that are generated for a definition have its name.
    pub(super) fn check_named(&self, keeper: &RecordKeeper, diags: &mut Diagnostics) {
        let nameless = keeper.defs().filter(|record| record.is_anonymous());
        let nameless: Vec<Record<'_>> = nameless
            .filter(|record| self.would_contain(*record))
            .collect();
        for (class, what) in [
            ("Dialect", "a dialect"),
            ("Op", "an operation"),
            ("TypeDef", "a type"),
            ("AttrDef", "an attribute"),
        ] {
            for record in nameless
                .iter()
                .filter(|record| record.is_subclass_of(class))
            {
                diags
                    .error(record.span(), format!("{what} is defined without a name"))
                    .help("`def Name : …` gives the Rust type `Name`");
            }
        }
    }

    /// Reports an invocation that neither generates nor exports anything, although a file that it includes defines
    /// something to generate.
    pub(super) fn check_generates(
        &self,
        front: &Front<'_>,
        keeper: &RecordKeeper,
        homes: &Homes,
    ) -> Diagnostics {
        let mut diags = Diagnostics::new();
        let is_meant = front.header.export.is_some() || self.is_emitted.is_some();
        if is_meant || keeper.defs().any(|record| self.contains(record)) {
            return diags;
        }
        let gives_code = |record: &Record<'_>| {
            let classes = [
                "Dialect",
                "Op",
                "EnumInfo",
                "TypeDef",
                "AttrDef",
                "Interface",
            ];
            !record.is_from_base()
                && homes.of(*record).is_none()
                && classes.iter().any(|class| record.is_subclass_of(class))
        };
        let Some(record) = keeper.defs().find(gives_code) else {
            return diags;
        };
        let sources = keeper.sources();
        let includes = std::iter::successors(sources.included_at(record.defining_source()), |at| {
            sources.included_at(at.source)
        });
        let file = sources.path(record.defining_source());
        let file = file
            .map(|path| path.display().to_string())
            .unwrap_or_default();
        let message = format!(
            "nothing is generated here: `{file}` is included for reference only, not emitted"
        );
        diags.error(includes.last(), message).help(
            "`#![emit(\"file.td\")]` at the top includes a file and generates what it defines",
        );
        diags
    }
}

/// The sources that the files in `#![emit("…")]` are.
fn emitted_sources(header: &Header, map: &SourceMap) -> Vec<SourceId> {
    let is_emitted = |id: &SourceId| {
        let at = map.included_at(*id);
        header.emit.iter().any(|(_, span)| at == Some(*span))
    };
    let file = |id: SourceId| Some((map.path(id)?, map.text(id)?));
    let emitted: Vec<(&Path, &str)> = map.ids().filter(is_emitted).filter_map(file).collect();
    // A file may have been read through another one before, and read as empty
    // since; files of several packages may have one path, but not one text.
    let in_emitted = |id: &SourceId| {
        file(*id).is_some_and(|(path, text)| {
            emitted
                .iter()
                .any(|(other, all)| *other == path && (*all == text || all.is_empty()))
        })
    };
    map.ids().filter(in_emitted).collect()
}
