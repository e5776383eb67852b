//! The five phases, one after the other.
//!
//! ```text
//! tokens → syntax → records → model → check → gen → tokens
//! ```
//!
//! Each phase collects all of its errors and is a gate for the next. After an
//! error the output is a fallback, which names everything that can be named, so
//! that the user sees their mistake and not what follows from it.

use std::fmt;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use ods_tablegen::{
    Diagnostics, Input, Record, RecordId, RecordKeeper, Severity, SourceId, SourceMap, Span,
    evaluate,
};
use proc_macro2::TokenStream;
use quote::quote;
use rustc_hash::FxHashSet;

use crate::check::{check_definitions, check_model};
use crate::code::CodeTable;
use crate::r#gen;
use crate::includes::Includes;
use crate::model::Model;
use crate::prelude;
use crate::rust_tokens::{Header, RustTokens};

/// The output of an invocation, and where its diagnostics are.
pub struct Expansion {
    /// The generated code.
    pub tokens: TokenStream,
    /// What spans in diagnostics refer to.
    pub places: Places,
}

/// Leads from the spans of diagnostics to tokens or files.
pub struct Places {
    rust: Rc<RustTokens>,
    keeper: RecordKeeper,
}

/// Where a diagnostic is.
pub enum Place {
    /// At these tokens of the invocation: the first and the last one.
    Tokens(proc_macro2::Span, proc_macro2::Span),
    /// In a file.
    File(FilePlace),
    /// Nowhere in particular.
    Unknown,
}

/// A place in a file.
///
/// Displays as `file:line:column`, the line, and a caret under the column.
pub struct FilePlace {
    path: PathBuf,
    line: u32,
    column: u32,
    text: String,
    /// The `include` of the invocation that led to the file.
    pub included_at: Option<(proc_macro2::Span, proc_macro2::Span)>,
}

impl fmt::Display for FilePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            path,
            line,
            column,
            text,
            ..
        } = self;
        let number = line.to_string();
        let margin = " ".repeat(number.len());
        // Columns count bytes; tabs stay tabs, so that the caret is under its place.
        let before = text.get(..*column as usize - 1).unwrap_or(text);
        let indent: String = before
            .chars()
            .map(|char| if char == '\t' { '\t' } else { ' ' })
            .collect();
        writeln!(f, "{}:{line}:{column}", path.display())?;
        writeln!(f, "{margin} |")?;
        writeln!(f, "{number} | {text}")?;
        write!(f, "{margin} | {indent}^")
    }
}

impl Places {
    /// Where `span` is.
    pub fn find(&self, span: Option<Span>) -> Place {
        let Some(span) = span else {
            return Place::Unknown;
        };
        if let Some((first, last)) = self.rust.compiler_spans(span) {
            return Place::Tokens(first, last);
        }
        let sources = self.keeper.sources();
        let (Some(path), Some((line, column))) =
            (sources.path(span.source), sources.line_col(span))
        else {
            return Place::Unknown;
        };
        let mut includes = std::iter::successors(sources.included_at(span.source), |at| {
            sources.included_at(at.source)
        });
        Place::File(FilePlace {
            path: path.to_owned(),
            line,
            column,
            text: sources.line_text(span).unwrap_or_default().to_owned(),
            included_at: includes.find_map(|at| self.rust.compiler_spans(at)),
        })
    }
}

/// Expands `ods! { … }`; mistakes go to `diags`.
pub fn expand(input: TokenStream, diags: &mut Diagnostics) -> Expansion {
    expand_with(input, Includes::of_invocation(), diags)
}

/// [`expand`] with a rule for includes of the caller's own.
pub fn expand_with(
    input: TokenStream,
    mut includes: Includes,
    diags: &mut Diagnostics,
) -> Expansion {
    // Syntax and records.
    let mut sources = SourceMap::new();
    let source = sources.add_tokens("ods!");
    let (rust, header) = RustTokens::lex(input, source, diags);
    let rust = Rc::new(rust);
    includes.include_dirs.extend(
        header
            .include_dirs
            .iter()
            .map(|dir| Path::new(&**dir).to_owned()),
    );
    let input = Input::new(sources)
        .with_tokens(Box::new(rust.token_source()))
        .resolver(&mut includes)
        .base(prelude::library());
    let keeper = evaluate(input, diags);
    // Model, check, gen.
    let krate = header
        .krate
        .clone()
        .unwrap_or_else(|| quote! { ::ods_runtime });
    let mut code = CodeTable::new(Some(Rc::clone(&rust)), header.krate.clone());
    let selection = Selection::new(source, &header, &keeper, diags);
    let mut broken = Broken::default();
    broken.add(&keeper, diags);
    let mut mistakes = Diagnostics::new();
    let mut model = Model::new(&keeper, |record| selection.contains(record), &mut mistakes);
    check_definitions(&keeper, |record| selection.contains(record), &mut mistakes);
    for def in &model.enums {
        code.add_own_path(def.cpp_type(), def.rust_name());
    }
    broken.report(&keeper, &mistakes, diags);
    // What is whole is checked although something else is not.
    let mut formats = Vec::new();
    if broken.is_empty() && !diags.has_errors() {
        formats = check_model(&model, &code, &rust, keeper.sources(), diags);
    } else {
        let is_whole = |record: Record<'_>| selection.contains(record) && !broken.contains(record);
        let mut mistakes = Diagnostics::new();
        let whole = Model::new(&keeper, is_whole, &mut Diagnostics::new());
        check_model(&whole, &code, &rust, keeper.sources(), &mut mistakes);
        broken.report(&keeper, &mistakes, diags);
    }
    let is_fallback = diags.has_errors();
    if is_fallback {
        formats.clear();
        r#gen::remove_clashes(&mut model);
    }
    let tokens = r#gen::gen_model(&model, &formats, &code, &rust, &krate, is_fallback);
    let tracked = r#gen::gen_tracked_files(&includes);
    drop((model, formats));
    Expansion {
        tokens: quote! { #tokens #tracked },
        places: Places { rust, keeper },
    }
}

/// The definitions that an earlier phase found mistakes in: what a later phase
/// says of them only follows from those.
#[derive(Default)]
struct Broken(FxHashSet<RecordId>);

impl Broken {
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
    fn report(&mut self, keeper: &RecordKeeper, found: &Diagnostics, diags: &mut Diagnostics) {
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

    fn contains(&self, record: Record<'_>) -> bool {
        self.0.contains(&record.id())
    }

    fn is_empty(&self) -> bool {
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

/// Which definitions are emitted.
struct Selection<'h> {
    sources: FxHashSet<SourceId>,
    dialect: Option<&'h str>,
}

impl<'h> Selection<'h> {
    /// The invocation's own definitions and those of the emitted files.
    fn new(
        source: SourceId,
        header: &'h Header,
        keeper: &RecordKeeper,
        diags: &mut Diagnostics,
    ) -> Self {
        let map = keeper.sources();
        let is_emitted = |id: &SourceId| {
            let at = map.included_at(*id);
            header.emit.iter().any(|(_, span)| at == Some(*span))
        };
        let emitted: Vec<&Path> = map
            .ids()
            .filter(is_emitted)
            .filter_map(|id| map.path(id))
            .collect();
        // A guarded file may have been read through another one before.
        let in_emitted = |id: &SourceId| map.path(*id).is_some_and(|path| emitted.contains(&path));
        let sources = map
            .ids()
            .filter(|id| *id == source || in_emitted(id))
            .collect();
        let dialect = header.dialect.as_ref().map(|(name, span)| {
            let dialects = keeper.derived_definitions("Dialect");
            if !diags.has_errors()
                && !dialects
                    .iter()
                    .any(|dialect| dialect.string("name") == Ok(name))
            {
                diags.error(*span, format!("no dialect is named `{name}`"));
            }
            &**name
        });
        Self { sources, dialect }
    }

    fn contains(&self, record: Record<'_>) -> bool {
        if record.is_from_base()
            || record.is_anonymous()
            || !self.sources.contains(&record.defining_source())
        {
            return false;
        }
        let owner = if record.is_subclass_of("Dialect") {
            Some(record)
        } else {
            record.record("opDialect").ok()
        };
        match (self.dialect, owner) {
            (Some(dialect), Some(owner)) => owner.string("name") == Ok(dialect),
            _ => true,
        }
    }
}
