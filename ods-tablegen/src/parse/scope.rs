//! Scopes: what a name stands for.
//!
//! Innermost first; in each scope first its local variables, then, by kind, the fields and template arguments of the
//! record, the loop's variable, or the template arguments of the multiclass.

use ods_lookup::LookupMap;

use super::Parser;
use crate::base::Namespace;
use crate::diagnostics::Kind as Mistake;
use crate::eval::{Failed, Result};
use crate::record::RecordId;
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::{Op, ValueId};
use crate::source::Span;
use crate::token::BangOp;

/// How an identifier that names nothing is understood.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// As an error; globals are seen.
    Value,
    /// As its own spelling, as in the name of a def; globals are not seen.
    Name,
}

/// One scope.
pub(super) struct Scope {
    kind: Kind,
    variables: LookupMap<Symbol, ValueId>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Local,
    /// The variables of a bang operator.
    Bang,
    Record(RecordId),
    Loop(Option<(Symbol, TypeId)>),
    Multiclass(RecordId),
}

impl Scope {
    fn new(kind: Kind) -> Self {
        Self {
            kind,
            variables: LookupMap::default(),
        }
    }

    pub(super) fn local() -> Self {
        Self::new(Kind::Local)
    }

    pub(super) fn record(record: RecordId) -> Self {
        Self::new(Kind::Record(record))
    }

    pub(super) fn foreach(variable: Option<(Symbol, TypeId)>) -> Self {
        Self::new(Kind::Loop(variable))
    }

    pub(super) fn multiclass(record: RecordId) -> Self {
        Self::new(Kind::Multiclass(record))
    }

    pub(super) fn bang(variables: impl IntoIterator<Item = (Symbol, ValueId)>) -> Self {
        Self {
            kind: Kind::Bang,
            variables: variables.into_iter().collect(),
        }
    }
}

impl Parser<'_, '_> {
    /// Runs `parse` in a new scope.
    pub(super) fn in_scope<T>(&mut self, scope: Scope, parse: impl FnOnce(&mut Self) -> T) -> T {
        let depth = self.scopes.len();
        self.scopes.push(scope);
        let result = parse(self);
        self.scopes.truncate(depth);
        result
    }

    /// Whether the innermost scope is the global one.
    pub(super) fn in_global_scope(&self) -> bool {
        self.scopes.len() == 1
    }

    /// Whether the innermost scope has a local variable of this name.
    pub(super) fn is_local_variable(&self, name: Symbol) -> bool {
        self.scopes
            .last()
            .is_some_and(|scope| scope.variables.contains_key(&name))
    }

    pub(super) fn add_local_variable(&mut self, name: Symbol, value: ValueId) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.variables.insert(name, value);
        }
    }

    /// Whether an enclosing bang operator has a variable of this name.
    pub(super) fn is_bang_variable(&self, name: Symbol) -> bool {
        let scopes = self
            .scopes
            .iter()
            .rev()
            .take_while(|scope| scope.kind == Kind::Bang);
        scopes
            .into_iter()
            .any(|scope| scope.variables.contains_key(&name))
    }

    /// What a name stands for in the scopes that are open.
    fn find_variable(&mut self, name: Symbol) -> Option<ValueId> {
        for place in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[place];
            if let Some(&value) = scope.variables.get(&name) {
                return Some(value);
            }
            let found = match scope.kind {
                Kind::Local | Kind::Bang => None,
                Kind::Record(record) => {
                    let data = self.ev.store.record(record);
                    match data.fields.get(name) {
                        Some(field) => {
                            let ty = field.ty;
                            Some(self.ev.store.var(name, ty))
                        }
                        None if data.is_class() => self.find_template_arg(record, name),
                        None => None,
                    }
                }
                Kind::Loop(variable) => match variable {
                    Some((variable, ty)) if variable == name => Some(self.ev.store.var(name, ty)),
                    _ => None,
                },
                Kind::Multiclass(record) => self.find_template_arg(record, name),
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The template argument `name` of a class or multiclass; for `NAME` the name of what is made of it.
    fn find_template_arg(&mut self, class: RecordId, name: Symbol) -> Option<ValueId> {
        let is_name = self.ev.store.text(name) == "NAME";
        let data = self.ev.store.record_mut(class).class.as_deref_mut()?;
        if let Some(arg) = data.args.iter_mut().find(|arg| arg.name == name) {
            arg.used = true;
            let (var, ty) = (arg.var, arg.ty);
            return Some(self.ev.store.var(var, ty));
        }
        let name_var = data.name_var;
        is_name.then(|| self.ev.store.var(name_var, TypeId::STRING))
    }

    /// The value of an identifier.
    pub(super) fn identifier_value(
        &mut self,
        record: Option<RecordId>,
        name: Symbol,
        span: Span,
        mode: Mode,
    ) -> Result<ValueId> {
        if let Some(value) = self.find_variable(name) {
            return Ok(value);
        }
        if mode == Mode::Name {
            return Ok(self.ev.written_string(name, false, span));
        }
        if let Some(value) = self.ev.find_global(name) {
            return Ok(value);
        }
        if let Some(own) = self.own_name(record, name)? {
            return Ok(own);
        }
        // It may be in the file that is missing, which was reported.
        if self.list.lacks_include {
            return Err(Failed);
        }
        let kind = Mistake::UnknownVariable {
            name: self.ev.store.text(name).to_owned(),
        };
        let help = self.suggest_variable(name);
        self.ev.fail_with_help(span, kind, help)
    }

    /// A def's reference to itself: looked up at the end, when it has its full type.
    fn own_name(&mut self, record: Option<RecordId>, name: Symbol) -> Result<Option<ValueId>> {
        let Some(record) = record else {
            return Ok(None);
        };
        let data = self.ev.store.record(record);
        if data.class.is_some()
            || self.multiclass.is_some()
            || self.ev.store.name_of(record) != Some(name)
        {
            return Ok(None);
        }
        let classes = data.parents.iter().map(|parent| parent.class).collect();
        let ty = self.ev.record_type(classes);
        let operand = self.ev.store.string(name);
        self.ev
            .build(Op::Bang(BangOp::Cast), ty, &[operand], Some(record), false)
            .map(Some)
    }

    fn suggest_variable(&mut self, name: Symbol) -> Option<String> {
        if self.ev.find_class(name).is_some() {
            let name = self.ev.store.text(name);
            return Some(format!("`{name}` is a class: write `{name}<…>`"));
        }
        let mut names: Vec<Symbol> = Vec::new();
        for scope in &self.scopes {
            if let Kind::Record(record) | Kind::Multiclass(record) = scope.kind {
                let data = self.ev.store.record(record);
                names.extend(data.fields.iter().map(|field| field.name));
                names.extend(data.template_args().iter().map(|arg| arg.name));
            }
        }
        let help = self
            .ev
            .nearest(name, names.into_iter(), "field or argument");
        help.or_else(|| self.ev.nearest_def(name))
            .or_else(|| self.ev.nearest_named(name, Namespace::Class, "class"))
    }
}
