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
    /// Whether all files count, because upstream's dialects are spread over several.
    is_upstream: bool,
    /// The namespace of the dialect's enums.
    namespace: Option<String>,
}

/// A message with the names of the dialects that are defined; `None` without one.
pub fn known_dialects(keeper: &RecordKeeper) -> Option<String> {
    let dialects = keeper.derived_definitions("Dialect").into_iter();
    let mut names: Vec<String> = dialects
        .filter_map(|dialect| Some(format!("`{}`", dialect.string("name").ok()?)))
        .collect();
    ods_lookup::sort(&mut names);
    (!names.is_empty()).then(|| format!("defined here: {}", names.join(", ")))
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
            && !report.has_errors
            && !(keeper.derived_definitions("Dialect").iter())
                .any(|dialect| dialect.string("name") == Ok(name))
        {
            let error = found.error(*span, format!("no dialect is named `{name}`"));
            if let Some(known) = known_dialects(keeper) {
                error.help(known);
            }
        }
        if let Some(op) = front.op() {
            check_field_kinds(op, keeper, &front.rust, &mut found);
        }
        report.add_evaluated(found);
        let mut dialects = keeper.derived_definitions("Dialect").into_iter();
        let is_it = |dialect: &Record<'_>| {
            let name = header.dialect.as_ref().map(|(name, _)| &**name);
            dialect.string("name").ok() == name
        };
        let namespace = dialects.find(is_it).and_then(namespace);
        Self {
            sources,
            is_upstream: header.is_upstream,
            namespace: namespace.map(str::to_owned),
            is_emitted: front.includes.is_emitted,
            dialect: header.dialect.as_ref().map(|(name, _)| Rc::clone(name)),
        }
    }

    /// Whether the definitions of a source are emitted.
    pub(super) fn contains_source(&self, source: SourceId) -> bool {
        self.sources.contains(&source)
    }

    /// Whether a definition is emitted. Patterns need no name, and neither do the enums of upstream: they have `className`.
    pub(super) fn contains(&self, record: Record<'_>) -> bool {
        let may_be_emitted = !record.is_anonymous()
            || record.is_subclass_of("Pattern")
            || self.is_upstream && record.is_subclass_of("EnumInfo");
        may_be_emitted && self.would_contain(record)
    }

    /// The same, but the record may be anonymous.
    fn would_contain(&self, record: Record<'_>) -> bool {
        let is_left_out = |is_emitted: fn(Record<'_>) -> bool| !is_emitted(record);
        if record.is_from_base() || self.is_emitted.is_some_and(is_left_out) {
            return false;
        }
        if self.is_upstream {
            return self.contains_upstream(record);
        }
        if !self.contains_source(record.defining_source()) {
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

    /// Whether a definition of upstream is emitted: a dialect and its operations, types, attributes and enums, wherever
    /// they are. Interfaces, traits, passes and patterns need C++.
    fn contains_upstream(&self, record: Record<'_>) -> bool {
        let is_one = |classes: &[&str]| classes.iter().any(|class| record.is_subclass_of(class));
        if !is_one(&["Dialect", "Op", "AttrOrTypeDef", "EnumInfo"]) {
            return false;
        }
        let Some(dialect) = self.dialect.as_deref() else {
            return self.contains_source(record.defining_source());
        };
        if is_one(&["EnumInfo"]) {
            return is_inside(namespace(record), self.namespace.as_deref());
        }
        let owner = if is_one(&["Dialect"]) {
            Some(record)
        } else {
            owner(record)
        };
        owner.is_some_and(|owner| owner.string("name") == Ok(dialect))
    }

    /// Reports definitions without a name: the Rust items that are generated for a definition have its name.
    pub(super) fn check_named(&self, keeper: &RecordKeeper, diags: &mut Diagnostics) {
        let is_nameless =
            |record: &Record<'_>| record.is_anonymous() && self.would_contain(*record);
        let mut nameless = keeper.own_defs();
        nameless.retain(is_nameless);
        for (class, what) in [
            ("Dialect", "a dialect"),
            ("Op", "an operation"),
            ("TypeDef", "a type"),
            ("AttrDef", "an attribute"),
            ("PassBase", "a pass"),
        ] {
            for record in nameless.iter().filter(|def| def.is_subclass_of(class)) {
                diags
                    .error(record.span(), format!("{what} is defined without a name"))
                    .help("`def Name : …` gives the Rust type `Name`");
            }
        }
    }

    /// Reports an invocation that neither generates nor exports anything, although an included file has definitions
    /// that generate code.
    pub(super) fn check_generates(
        &self,
        front: &Front<'_>,
        keeper: &RecordKeeper,
        homes: &Homes,
    ) -> Diagnostics {
        let mut diags = Diagnostics::new();
        let is_meant = front.header.export.is_some() || self.is_emitted.is_some();
        let own = keeper.own_defs();
        if is_meant || own.iter().any(|record| self.contains(*record)) {
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
                "PassBase",
                "Pattern",
            ];
            homes.of(*record).is_none() && classes.iter().any(|class| record.is_subclass_of(class))
        };
        let Some(record) = own.into_iter().find(gives_code) else {
            return diags;
        };
        let sources = keeper.sources();
        let includes = std::iter::successors(sources.included_at(record.defining_source()), |at| {
            sources.included_at(at.source)
        });
        let file = sources
            .path(record.defining_source())
            .unwrap_or(Path::new(""));
        let message = format!(
            "nothing is generated here: `{}` is included for reference only, not emitted",
            file.display()
        );
        let help =
            "`#![emit(\"file.td\")]` at the top includes a file and generates what it defines";
        diags.error(includes.last(), message).help(help);
        diags
    }
}

/// The dialect of an operation, a type or an attribute.
fn owner(record: Record<'_>) -> Option<Record<'_>> {
    record.def("opDialect").or_else(|| record.def("dialect"))
}

/// Whether a namespace is another one, or is nested in it. In `mlir` itself all are.
fn is_inside(namespace: Option<&str>, outer: Option<&str>) -> bool {
    let (Some(namespace), Some(outer)) = (namespace, outer) else {
        return namespace == outer;
    };
    let rest = namespace.strip_prefix(outer);
    rest.is_some_and(|rest| rest.is_empty() || (outer.contains("::") && rest.starts_with("::")))
}

/// The C++ namespace of a dialect or an enum, without the colons that may begin it.
fn namespace(record: Record<'_>) -> Option<&str> {
    let namespace = record.text("cppNamespace")?;
    Some(namespace.strip_prefix("::").unwrap_or(namespace))
}

/// The sources of the files in `#![emit("…")]`.
fn emitted_sources(header: &Header, map: &SourceMap) -> Vec<SourceId> {
    let is_emitted = |id: &SourceId| {
        let at = map.included_at(*id);
        header.emit.iter().any(|(_, span)| at == Some(*span))
    };
    let file = |id: SourceId| Some((map.path(id)?, map.text(id)?));
    let emitted: Vec<(&Path, &str)> = map.ids().filter(is_emitted).filter_map(file).collect();
    // An emitted file that another one included before reads as empty. Files of several
    // packages may have the same path, but differ in text.
    let in_emitted = |id: &SourceId| {
        let is_file = |(path, text): (&Path, &str)| {
            let mut emitted = emitted.iter();
            emitted.any(|(other, all)| *other == path && (*all == text || all.is_empty()))
        };
        file(*id).is_some_and(is_file)
    };
    map.ids().filter(in_emitted).collect()
}
