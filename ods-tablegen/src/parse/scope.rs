//! Scopes: the meaning of names.
//!
//! The search goes from the innermost scope outwards. In each scope it tries first the local variables, then, by kind,
//! the fields and template arguments of the record, the loop's variable, or the template arguments of the multiclass.

use ods_lookup::LookupMap;

use super::Parser;
use crate::base::Namespace;
use crate::diagnostics::Kind;
use crate::eval::{Failed, Result};
use crate::record::RecordId;
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::{Op, ValueId};
use crate::source::Span;
use crate::token::BangOp;

/// What an unknown identifier means.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// An error; globals are visible.
    Value,
    /// Its own spelling, as in the name of a def; globals are not visible.
    Name,
}

/// One scope.
pub(super) struct Scope {
    kind: ScopeKind,
    variables: LookupMap<Symbol, ValueId>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ScopeKind {
    Local,
    /// The variables of a bang operator.
    Bang,
    Record(RecordId),
    /// The variable of a `foreach`.
    Loop(Symbol, TypeId),
    Multiclass(RecordId),
}

impl Scope {
    pub(super) fn new(kind: ScopeKind) -> Self {
        let variables = LookupMap::default();
        Self { kind, variables }
    }

    /// The scope of a bang operator's variables.
    pub(super) fn bang(variables: impl IntoIterator<Item = (Symbol, ValueId)>) -> Self {
        let mut scope = Self::new(ScopeKind::Bang);
        scope.variables.extend(variables);
        scope
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
        let scopes = self.scopes.iter().rev();
        scopes
            .take_while(|scope| scope.kind == ScopeKind::Bang)
            .any(|scope| scope.variables.contains_key(&name))
    }

    /// The value of a name in the open scopes.
    fn find_variable(&mut self, name: Symbol) -> Option<ValueId> {
        for place in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[place];
            if let Some(&value) = scope.variables.get(&name) {
                return Some(value);
            }
            let found = match scope.kind {
                ScopeKind::Loop(variable, ty) if variable == name => {
                    Some(self.ev.store.var(name, ty))
                }
                ScopeKind::Local | ScopeKind::Bang | ScopeKind::Loop(..) => None,
                ScopeKind::Record(record) => {
                    let data = self.ev.store.record(record);
                    match data.fields.get(name).map(|field| field.ty) {
                        Some(ty) => Some(self.ev.store.var(name, ty)),
                        None if data.is_class() => self.find_template_arg(record, name),
                        None => None,
                    }
                }
                ScopeKind::Multiclass(record) => self.find_template_arg(record, name),
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The template argument `name` of a class or multiclass; for `NAME` the name of the record made of it.
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
        if let Some(own) = self.own_name(name)? {
            return Ok(own);
        }
        // The name may be defined in a missing file or by a wrong value, which has been reported.
        if self.list.lacks_include || self.ev.lost_variables.contains(&name) {
            return Err(Failed);
        }
        let kind = Kind::UnknownVariable {
            name: self.ev.store.text(name).to_owned(),
        };
        let mut help = self.suggest_variable(name);
        if self.expects_text {
            help.get_or_insert_with(|| "a string is written in quotes: `\"…\"`".to_owned());
        }
        self.ev.fail_with_help(span, kind, help)
    }

    /// A def's reference to itself, resolved at the end, when the def has its full type.
    fn own_name(&mut self, name: Symbol) -> Result<Option<ValueId>> {
        let Some(record) = self.record else {
            return Ok(None);
        };
        let data = self.ev.store.record(record);
        let is_own = self.ev.store.name_of(record) == Some(name);
        if data.class.is_some() || self.multiclass.is_some() || !is_own {
            return Ok(None);
        }
        let classes = data.parents.iter().map(|parent| parent.class).collect();
        let ty = self.ev.record_type(classes);
        let operand = self.ev.store.string(name);
        let cast = Op::Bang(BangOp::Cast);
        self.build(cast, ty, &[operand]).map(Some)
    }

    fn suggest_variable(&mut self, name: Symbol) -> Option<String> {
        if self.ev.find_class(name).is_some() {
            let name = self.ev.store.text(name);
            return Some(format!("`{name}` is a class: write `{name}<…>`"));
        }
        let mut names: Vec<Symbol> = Vec::new();
        for scope in &self.scopes {
            if let ScopeKind::Record(record) | ScopeKind::Multiclass(record) = scope.kind {
                let data = self.ev.store.record(record);
                names.extend(data.fields.iter().map(|field| field.name));
                names.extend(data.template_args().iter().map(|arg| arg.name));
            }
        }
        self.ev
            .nearest(name, names.into_iter(), "field or argument")
            .or_else(|| self.ev.nearest_def(name))
            .or_else(|| self.ev.nearest_named(name, Namespace::Class, "class"))
    }
}
