//! Code from files, with its file and lines in what rustc says of it.
//!
//! rustc reports mistakes in such code at the invocation, since a macro cannot make spans of other files. So the code
//! becomes the argument of a macro that passes it through, and whose name, an alias, rustc repeats in a note:
//! "this error originates in the macro `Ops_td_line_12`".

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use ods_tablegen::{SourceMap, Span};

use super::Generator;
use super::template::rust;
use crate::code::{Code, Grammar};
use crate::model::names as model_names;
use crate::model::names::trim;

/// The sources of an invocation, and the names that were made for code in its files.
#[derive(Default)]
pub(super) struct FileCode<'g> {
    /// The sources; `None` where no compiler reports mistakes.
    sources: Option<&'g SourceMap>,
    /// The names that the hidden scope imports.
    names: RefCell<BTreeSet<String>>,
    /// Types by their paths, each with its first name.
    types: RefCell<BTreeMap<String, String>>,
    /// Whether the code lies outside of the hidden scope.
    is_outside: Cell<bool>,
}

impl<'g> FileCode<'g> {
    /// No code so far.
    pub(super) fn of(sources: Option<&'g SourceMap>) -> Self {
        Self {
            sources,
            ..Self::default()
        }
    }
}

impl Generator<'_, '_> {
    /// Code in `grammar`, whose generated text is `text`, with its place if it was written in a file.
    pub(super) fn with_place(&self, code: Code<'_>, grammar: Grammar, text: String) -> String {
        let Some(name) = self.name_of_place(code) else {
            return text;
        };
        let is_body = grammar == Grammar::Body;
        let argument = match self.code.is_expression(code) {
            Some(false) if is_body => format!("({{ {text} }})"),
            Some(true) if is_body => format!("({text})"),
            _ if is_body => return text,
            _ => format!("{{ {text} }}"),
        };
        if !self.file_code.is_outside.get() {
            let mut names = self.file_code.names.borrow_mut();
            let call = format!("{name}!{argument}");
            names.insert(name);
            return call;
        }
        if !is_body {
            return text;
        }
        let import = gen_import(&format!("{}::__private", self.krate), &name);
        format!("({{ {import} {name}!{argument} }})")
    }

    /// Runs `generate` for code outside of the hidden scope.
    pub(super) fn outside<T>(&self, generate: impl FnOnce() -> T) -> T {
        self.file_code.is_outside.set(true);
        let generated = generate();
        self.file_code.is_outside.set(false);
        generated
    }

    /// Notes where a type was written in a file. A path of the user is named once more, with its place.
    pub(super) fn note_type(&self, code: Code<'_>) {
        let path = trim(code.text);
        let is_path_char = |char: char| char.is_alphanumeric() || matches!(char, '_' | ':');
        let is_of_user = !path.is_empty()
            && path.chars().all(is_path_char)
            && !path.starts_with("::ods_runtime")
            && !path.contains("Self")
            && !is_primitive(path);
        if !is_of_user || self.file_code.sources.is_none() || self.derived.is_some() {
            return;
        }
        let mut types = self.file_code.types.borrow_mut();
        if !types.contains_key(path)
            && let Some(name) = self.name_of_place(code)
        {
            types.insert(path.to_owned(), name.clone());
            self.file_code.names.borrow_mut().insert(name);
        }
    }

    /// The imports of the names in the hidden scope, and the noted types.
    pub(super) fn gen_places(&self) -> String {
        let (names, types) = (self.file_code.names.take(), self.file_code.types.take());
        let imports = names.iter().map(|name| gen_import("__rt", name));
        let types = types.iter().map(|(path, name)| {
            let ty = self.path(path.as_str());
            rust!([name, ty] const _: fn(*const #name!(#ty)) = |_| ();)
        });
        imports.chain(types).collect()
    }

    /// `Ops_td_line_12`, if the code was written in a file of the invocation.
    fn name_of_place(&self, code: Code<'_>) -> Option<String> {
        let sources = self.file_code.sources.filter(|_| !self.is_fallback)?;
        let origin = code.origin?;
        let path = sources.path(origin.source)?;
        let includes = |at: &Span| sources.included_at(at.source);
        let mut includes = std::iter::successors(includes(&origin), includes);
        includes.find(|at| self.rust.compiler_spans(*at).is_some())?;
        let mut name = String::new();
        for char in path.file_name()?.to_str()?.chars() {
            name.push(if char.is_ascii_alphanumeric() {
                char
            } else {
                '_'
            });
        }
        if !name.starts_with(|char: char| char.is_ascii_alphabetic()) {
            name.insert(0, '_');
        }
        let (first, _) = sources.line_col(origin)?;
        let end = Span::new(origin.source, origin.end.saturating_sub(1), origin.end);
        let (last, _) = sources.line_col(end)?;
        let _ = if first == last {
            write!(name, "_line_{first}")
        } else {
            write!(name, "_lines_{first}_to_{last}")
        };
        Some(name)
    }
}

fn gen_import(module: &str, name: &str) -> String {
    rust!([module, name] #[allow(unused_imports)] use #module::__from_file as #name;)
}

/// Whether a type is of the language, or in everyone's scope.
fn is_primitive(path: &str) -> bool {
    path == "String" || model_names::is_primitive_type(path)
}
