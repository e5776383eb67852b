//! A base library: classes and defs available without an include, evaluated on demand.
//!
//! Making the library only cuts its text into top-level statements and indexes them by the names they define. A
//! statement is lexed, parsed and evaluated when a name of it is first needed.

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;

use crate::record::symbol::{Symbol, Symbols};
use crate::source::{Source, Text};
use crate::syntax::outline::{self, Statement};

/// The texts of a base library, cut into statements. Made once per process (it is `Sync`) and used by any number of
/// evaluations.
///
/// The texts are TableGen, with these differences: all files form one scope, in which the order of definitions does not
/// matter; `include` and preprocessor directives are skipped; and statements without a plain name (`foreach`, `if`,
/// `defm`, a def with a computed name, `assert`) run in every evaluation, so a library should avoid them.
///
/// ```
/// use ods_tablegen::{BaseLibrary, Diagnostics, Input, evaluate};
///
/// let base = BaseLibrary::new([("base.td", "class Op<string n> { string name = n; } def unused : Op<\"u\">;")]);
/// let mut diags = Diagnostics::new();
/// let keeper = evaluate(Input::text("a.td", "def AddOp : Op<\"add\">;").base(&base), &mut diags);
/// assert!(keeper.class("Op").unwrap().is_from_base());
/// assert!(keeper.def("unused").is_none());
/// ```
#[derive(Debug)]
pub struct BaseLibrary {
    pub(crate) files: Vec<Arc<Source>>,
    pub(crate) statements: Vec<Statement>,
    /// All names, and the first definition of each.
    names: Symbols,
    first: Vec<Option<u32>>,
    definitions: Vec<Definition>,
    /// Statements that define no plain name.
    pub(crate) unnamed: Vec<u32>,
}

/// A definition of a name by a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Definition {
    namespace: Namespace,
    name: Symbol,
    pub(crate) statement: u32,
    /// The next one of the same name.
    next: Option<u32>,
}

/// The kinds of definitions, each with names of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Namespace {
    Class,
    /// Defs, `defvar`s and `defset`s.
    Global,
    Multiclass,
    Alias,
}

impl BaseLibrary {
    /// The library of these files, in this order.
    pub fn new<P: Into<PathBuf>, T: Into<Cow<'static, str>>>(
        files: impl IntoIterator<Item = (P, T)>,
    ) -> Self {
        Self::cut(files, outline::statements)
    }

    /// The same for texts in which exactly the lines that begin with a small letter begin a statement, in a tenth of the
    /// time. The layout is not checked; compare the result with that of [`Self::new`] in a test.
    pub fn by_lines<P: Into<PathBuf>, T: Into<Cow<'static, str>>>(
        files: impl IntoIterator<Item = (P, T)>,
    ) -> Self {
        Self::cut(files, outline::statements_by_lines)
    }

    fn cut<P: Into<PathBuf>, T: Into<Cow<'static, str>>>(
        files: impl IntoIterator<Item = (P, T)>,
        statements: for<'a> fn(&'a str, u32, &mut outline::Found<'a, '_>),
    ) -> Self {
        let mut library = Self {
            files: Vec::new(),
            statements: Vec::new(),
            names: Symbols::new(),
            // The empty name.
            first: vec![None],
            definitions: Vec::new(),
            unnamed: Vec::new(),
        };
        for (number, (path, text)) in files.into_iter().enumerate() {
            let text = Text::from(text.into());
            statements(&text, number as u32, &mut |statement, names| {
                library.add(statement, names);
            });
            let file = Source::file(path.into().into(), text, None);
            library.files.push(Arc::new(file));
        }
        library
    }

    fn add(&mut self, statement: Statement, names: &[(Namespace, &str)]) {
        let number = self.statements.len() as u32;
        self.statements.push(statement);
        for &(namespace, name) in names {
            self.define(namespace, name, number);
        }
        if names.is_empty() {
            self.unnamed.push(number);
        }
    }

    fn define(&mut self, namespace: Namespace, name: &str, statement: u32) {
        let name = self.names.intern(name);
        let number = self.definitions.len() as u32;
        self.definitions.push(Definition {
            namespace,
            name,
            statement,
            next: None,
        });
        let place = name.index() as usize;
        // A new name has the next number.
        if place == self.first.len() {
            self.first.push(Some(number));
            return;
        }
        let mut last = &mut self.first[place];
        while let Some(earlier) = *last {
            last = &mut self.definitions[earlier as usize].next;
        }
        *last = Some(number);
    }

    /// The first definition of `name`.
    pub(crate) fn first(&self, namespace: Namespace, name: &str) -> Option<Definition> {
        let name = self.names.find(name)?;
        self.of_namespace(namespace, self.first[name.index() as usize])
    }

    /// The next definition of the same name.
    pub(crate) fn next(&self, definition: Definition) -> Option<Definition> {
        self.of_namespace(definition.namespace, definition.next)
    }

    /// The first definition in the namespace, starting at this number.
    fn of_namespace(&self, namespace: Namespace, mut number: Option<u32>) -> Option<Definition> {
        loop {
            let definition = self.definitions[number? as usize];
            if definition.namespace == namespace {
                return Some(definition);
            }
            number = definition.next;
        }
    }

    /// All names of defs and global variables, in no particular order.
    pub fn global_names(&self) -> impl Iterator<Item = &str> {
        self.names(Namespace::Global)
    }

    /// All names of a kind, in no particular order.
    pub(crate) fn names(&self, namespace: Namespace) -> impl Iterator<Item = &str> {
        self.first.iter().filter_map(move |&first| {
            let definition = self.of_namespace(namespace, first)?;
            Some(self.names.text(definition.name))
        })
    }
}
