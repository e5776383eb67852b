//! The front: turns tokens or a derived item into one source of TableGen.
//!
//! [`Front`] holds all that the later phases need of the invocation itself: its tokens, its header, the item of a derive,
//! the code in it, and the units that it imports.

use std::path::Path;
use std::rc::Rc;

use ods_tablegen::{Diagnostics, Input, RecordKeeper, SourceId, SourceMap, StandIn, evaluate};
use proc_macro2::TokenStream;
use quote::ToTokens;

use super::advice::add_help;
use super::report::Report;
use super::state::{Missing, State};
use crate::code::CodeTable;
use crate::derive::DerivedStruct;
use crate::includes::Includes;
use crate::prelude;
use crate::rust_tokens::{Header, Pieces, RustTokens};
use crate::share::{Homes, Imported};
use crate::upstream::{Upstream, adapt};
use crate::vocabulary::Vocabulary;

/// The input of an invocation.
pub(super) enum Source {
    /// The tokens of `ods! { … }`.
    Tokens(TokenStream),
    /// The item of a derive.
    Derived(Box<DerivedStruct>),
}

/// The summaries that verifiers say: doc comments stand in for them, and names for those of types. As MLIR does,
/// verifiers say nothing of an attribute without a summary.
const SUMMARIES: StandIn = StandIn {
    class: "Constraint",
    field: "summary",
    named: Some("TypeConstraint"),
    names: &["typeName", "cppClassName"],
};

/// An invocation, before its definitions are evaluated.
pub(super) struct Front<'i> {
    pub(super) rust: Rc<RustTokens>,
    pub(super) header: Header,
    /// The item of a derive.
    pub(super) derived: Option<Box<DerivedStruct>>,
    pub(super) code: CodeTable,
    pub(super) imported: &'i Imported,
    pub(super) includes: Includes,
    /// The source of the invocation's own tokens.
    pub(super) source: SourceId,
    sources: SourceMap,
    /// The sources with which the imported units begin, and their modules.
    roots: Vec<SourceId>,
    modules: Vec<String>,
}

impl<'i> Front<'i> {
    /// Reads the tokens and the header of `input`.
    pub(super) fn read(
        input: Source,
        imported: &'i Imported,
        includes: Includes,
        report: &mut Report<'_>,
    ) -> Self {
        let (pieces, derived) = match input {
            Source::Tokens(tokens) => (Pieces::from(tokens), None),
            Source::Derived(mut derived) => {
                (std::mem::take(&mut derived.definition), Some(derived))
            }
        };
        let mut sources = SourceMap::new();
        let source = sources.add_tokens("ods!");
        let mut found = Diagnostics::new();
        let (rust, header) = RustTokens::lex(pieces, source, &mut found);
        if let Some(derived) = &derived {
            report.add_mistakes(&derived.mistakes, &rust);
        }
        let is_lost = header.is_broken || imported.units.iter().any(|(_, unit)| unit.is_broken);
        if is_lost {
            report.state = State::Lost;
        } else if let Some(derived) = &derived {
            report.state = derived.state();
        }
        report.add_syntax(found);
        let rust = Rc::new(rust);
        let mut code = CodeTable::new(Some(Rc::clone(&rust)), header.krate.clone());
        if let Some(dialect) = derived.as_ref().and_then(|derived| derived.dialect_path())
            && let Some(first) = dialect.segments.first()
            && first.ident == "$crate"
        {
            code.take_macro_crate(&dialect.to_token_stream());
        }
        let mut front = Self {
            rust,
            header,
            derived,
            code,
            imported,
            includes,
            source,
            sources,
            roots: Vec::new(),
            modules: Vec::new(),
        };
        let dirs = front.header.include_dirs.iter();
        let dirs = dirs.map(|dir| Path::new(&**dir).to_owned());
        front.includes.include_dirs.extend(dirs);
        front.includes.reads_once = front.header.is_upstream;
        front.add_imported();
        front
    }

    /// Adds the imported units to the sources, in the order in which they are read, and notes the modules of the types
    /// that they define.
    fn add_imported(&mut self) {
        for (number, unit) in &self.imported.units {
            // This name replaces `$crate` in the unit's code.
            let krate = self.code.splice(unit.krate.clone());
            self.includes.add_unit(unit, &krate);
            self.modules.push(match unit.module.as_str() {
                "" => krate.clone(),
                module => format!("{krate}::{module}"),
            });
            let lines_before = "\n".repeat(unit.line.saturating_sub(1) as usize);
            let text = lines_before + &unit.text.replace("$crate", &krate);
            let at = self.header.imports.get(*number).copied();
            let root = self.sources.add_file(&*unit.path, text, at);
            self.roots.push(root);
        }
    }

    /// Evaluates the definitions to records.
    pub(super) fn evaluate(&mut self, report: &mut Report<'_>) -> RecordKeeper {
        let input = Input::new(std::mem::take(&mut self.sources));
        let derived = self.derived.as_deref();
        let mut input = match derived.and_then(DerivedStruct::evaluated_before) {
            Some(names) => input.warm_base(prelude::library(), names),
            None => input.base(prelude::library()),
        };
        for name in &self.includes.defines {
            input = input.define(name.as_str());
        }
        for root in &self.roots {
            input = input.with_source(*root);
        }
        let input = input
            .with_tokens(Box::new(self.rust.token_source()))
            .stand_in(SUMMARIES)
            .lacks_definitions(report.state == State::Partial(Missing::Imports))
            .resolver(&mut self.includes);
        let mut found = Diagnostics::new();
        let keeper = evaluate(input, &mut found);
        add_help(&mut found, &keeper, self.derived.is_some());
        report.add_evaluated(found);
        if keeper.lacks_definitions() && report.state == State::Whole {
            report.state = State::Partial(Missing::Imports);
        }
        keeper
    }

    /// Changes upstream's definitions to Rust; `None` if the files are not upstream's.
    pub(super) fn adapt(
        &mut self,
        keeper: &mut RecordKeeper,
        report: &mut Report<'_>,
    ) -> Option<Upstream> {
        let mut found = Diagnostics::new();
        let mut vocabulary = Vocabulary::default();
        for (file, span) in &self.header.vocabularies {
            match self.includes.read_vocabulary(file, &mut vocabulary) {
                Ok(wrong) => wrong.into_iter().for_each(|message| {
                    found.error(*span, message);
                }),
                Err(message) => {
                    vocabulary.is_partial = true;
                    found.error(*span, message);
                }
            }
        }
        report.add_evaluated(found);
        let is_upstream = self.header.is_upstream;
        is_upstream.then(|| adapt(keeper, self.source, &vocabulary))
    }

    /// The modules of the types of imported definitions; `is_own` are the sources that the invocation emits.
    pub(super) fn homes(&self, keeper: &RecordKeeper, is_own: impl Fn(SourceId) -> bool) -> Homes {
        let (roots, modules) = (&self.roots, &self.modules);
        Homes::new(self.imported, roots, modules, keeper.sources(), is_own)
    }

    /// The derived op, if it is one.
    pub(super) fn op(&self) -> Option<&crate::derive::OpStruct> {
        self.derived.as_ref()?.op()
    }
}
