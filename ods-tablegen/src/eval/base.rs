//! Evaluation of the base library on demand: names in, evaluated statements out.

use super::Evaluator;
use crate::base::{BaseLibrary, Namespace};
use crate::parse::Parser;
use crate::record::symbol::Symbol;
use crate::source::{SourceId, SourceMap, Span};
use crate::syntax::Feed;

/// The base library, and which of its statements have been evaluated.
pub(crate) struct BaseState<'a> {
    library: Option<&'a BaseLibrary>,
    /// The first of its files as a source of this evaluation; the others follow.
    first: Option<SourceId>,
    evaluated: Vec<bool>,
}

impl<'a> BaseState<'a> {
    pub(crate) fn new(library: Option<&'a BaseLibrary>, sources: &mut SourceMap) -> Self {
        let files = library.map_or(&[][..], |library| &library.files);
        let evaluated = vec![false; library.map_or(0, |library| library.statements.len())];
        Self {
            library,
            first: sources.add_files(files),
            evaluated,
        }
    }
}

impl BaseState<'_> {
    /// The first file of the library.
    pub(super) fn first_source(&self) -> Option<SourceId> {
        self.first
    }

    /// Which statements have been evaluated.
    pub(super) fn evaluated(&self) -> &[bool] {
        &self.evaluated
    }

    pub(super) fn set_evaluated(&mut self, evaluated: Vec<bool>) {
        self.evaluated = evaluated;
    }
}

impl Evaluator<'_> {
    /// Evaluates the base library's definitions of a name that are not evaluated yet.
    pub(crate) fn need(&mut self, namespace: Namespace, name: Symbol) {
        let Some(library) = self.library.library else {
            return;
        };
        let mut next = library.first(namespace, self.store.text(name));
        while let Some(found) = next {
            self.evaluate_base_statement(library, found.statement);
            next = library.next(found);
        }
    }

    /// Evaluates the statements of the base library that define no plain name.
    pub(crate) fn evaluate_unnamed_base_statements(&mut self) {
        let Some(library) = self.library.library else {
            return;
        };
        for &statement in &library.unnamed {
            self.evaluate_base_statement(library, statement);
        }
    }

    fn evaluate_base_statement(&mut self, library: &BaseLibrary, number: u32) {
        // Marked first, because the statement refers to its own name.
        if std::mem::replace(&mut self.library.evaluated[number as usize], true) {
            return;
        }
        let statement = &library.statements[number as usize];
        let text = library.files[statement.file as usize].text();
        let (Some(first), Some(text)) = (self.library.first, text) else {
            return;
        };
        let source = first.after(statement.file);
        let Self {
            sources,
            store,
            words,
            diags,
            ..
        } = self;
        let mut feed = Feed::new(sources, &mut store.symbols, words, None, diags);
        for &(start, end) in &statement.lets {
            feed.plain_text(source, text, start as usize, end as usize);
        }
        feed.plain_text(
            source,
            text,
            statement.start as usize,
            statement.end as usize,
        );
        let tokens = feed.finish(Span::new(source, statement.end, statement.end));
        let in_base = std::mem::replace(&mut self.in_base, true);
        let defsets = std::mem::take(&mut self.defsets);
        let (here, steps) = (self.here, self.meter.steps);
        Parser::new(self, &tokens).parse_all();
        (self.in_base, self.defsets) = (in_base, defsets);
        (self.here, self.meter.steps) = (here, steps);
    }

    /// The names of a kind in the base library.
    pub(crate) fn base_names(&self, namespace: Namespace) -> Vec<&str> {
        self.library
            .library
            .map_or_else(Vec::new, |library| library.names(namespace).collect())
    }
}
