//! Building a record: declaring and setting fields, inheriting from classes, and resolving variables.

use super::resolvers::{MapResolver, Resolver};
use super::{Evaluator, Failed, Result};
use crate::diagnostics::Kind;
use crate::limits::MAX_SUPERCLASSES;
use crate::record::data::{Assertion, Dump, FieldData, Parent, RecordId};
use crate::record::symbol::Symbol;
use crate::record::types::{RecTy, TypeId};
use crate::record::value::{ClassArg, Node, ValueId};
use crate::source::Span;

/// A class with arguments after `:`, or a multiclass after `defm`.
pub(crate) struct ClassRef {
    pub(crate) class: RecordId,
    pub(crate) args: Vec<ClassArg>,
    pub(crate) span: Span,
}

/// A `let`: the field, the bits of it that are set, and the value.
#[derive(Clone)]
pub(crate) struct LetItem {
    pub(crate) name: Symbol,
    pub(crate) span: Span,
    /// The bits that are set, the lowest bit of the value first; empty for the whole field.
    pub(crate) bits: Vec<u32>,
    pub(crate) value: ValueId,
    pub(crate) value_span: Span,
}

impl Evaluator<'_> {
    /// Declares a field. A field that exists becomes `?` and keeps its type.
    pub(crate) fn declare_field(
        &mut self,
        record: RecordId,
        name: Symbol,
        ty: TypeId,
        span: Span,
        nonconcrete_ok: bool,
    ) -> Result<()> {
        let value = self.unset_of(ty);
        let field = FieldData {
            name,
            ty,
            value,
            span,
            value_span: span,
            nonconcrete_ok,
        };
        if let Some(place) = self.store.record(record).fields.find(name) {
            return self.redefine_field(record, place, &field, span);
        }
        self.count_record(1)?;
        self.store.record_mut(record).fields.push(field);
        Ok(())
    }

    /// Gives an existing field the value of another definition of it, which must have a compatible type.
    fn redefine_field(
        &mut self,
        record: RecordId,
        place: usize,
        new: &FieldData,
        span: Span,
    ) -> Result<()> {
        if self.assign(record, place, new.value)? {
            self.store.field_mut(record, place).value_span = new.value_span;
            return Ok(());
        }
        let old = self.store.record(record).fields.at(place).ty;
        let message = format!(
            "New definition of '{}' of type '{}' is incompatible with previous definition of type '{}'",
            self.store.text(new.name),
            self.show_type(new.ty),
            self.show_type(old),
        );
        self.fail(span, message)
    }

    /// The unset value of a type: `?`, or for `bits<n>` that many of them.
    pub(crate) fn unset_of(&mut self, ty: TypeId) -> ValueId {
        match *self.store.types.get(ty) {
            RecTy::Bits(width) => self.explode(ValueId::UNSET, width),
            _ => ValueId::UNSET,
        }
    }

    /// A value as a list of its bits.
    pub(crate) fn explode(&mut self, value: ValueId, width: u32) -> ValueId {
        if matches!(self.store.node(value), Node::Bits(_)) {
            return value;
        }
        let bits: Vec<ValueId> = (0..width).map(|bit| self.bit_of(value, bit)).collect();
        self.store.bits(&bits)
    }

    /// Sets a field to a value converted to its type. Returns whether the value converts.
    pub(crate) fn assign(
        &mut self,
        record: RecordId,
        place: usize,
        value: ValueId,
    ) -> Result<bool> {
        let ty = self.store.record(record).fields.at(place).ty;
        let Some(mut cast) = self.cast_to(value, ty)? else {
            return Ok(false);
        };
        if let RecTy::Bits(width) = *self.store.types.get(ty) {
            cast = self.explode(cast, width);
        }
        self.store.field_mut(record, place).value = cast;
        Ok(true)
    }

    /// Carries out a `let`, or the value of a declaration.
    pub(crate) fn set_field(&mut self, record: RecordId, item: &LetItem) -> Result<()> {
        let Some(place) = self.store.record(record).fields.find(item.name) else {
            return self.fail_unknown_field(record, item.name, item.span);
        };
        let mut value = item.value;
        if item.bits.is_empty() {
            let own = matches!(self.store.node(value), Node::Var { name, .. } if name == item.name);
            if own {
                return self.fail(item.span, "Recursion / self-assignment forbidden");
            }
        } else {
            value = self.set_bits(record, place, item)?;
        }
        if !self.assign(record, place, value)? {
            let field_ty = self.store.record(record).fields.at(place).ty;
            let kind = match self.store.node(value) {
                Node::Bits(range) => format!("bit initializer with length {}", range.len),
                _ => format!("'{}'", self.show_type_of(value)),
            };
            let message = format!(
                "Field '{}' of type '{}' is incompatible with value '{}' of type {kind}",
                self.store.text(item.name),
                self.show_type(field_ty),
                self.show(value),
            );
            return self.fail(item.span, message);
        }
        self.store.field_mut(record, place).value_span = item.value_span;
        Ok(())
    }

    pub(crate) fn fail_unknown_field<T>(
        &mut self,
        record: RecordId,
        name: Symbol,
        span: Span,
    ) -> Result<T> {
        let kind = Kind::UnknownField {
            name: self.store.text(name).to_owned(),
        };
        let fields = self.store.record(record).fields.iter();
        let names: Vec<Symbol> = fields.map(|field| field.name).collect();
        let help = self.nearest(name, names.into_iter(), "field");
        self.fail_with_help(span, kind, help)
    }

    /// The value of a `bits` field after some of its bits were set.
    fn set_bits(&mut self, record: RecordId, place: usize, item: &LetItem) -> Result<ValueId> {
        let field = *self.store.record(record).fields.at(place);
        let Node::Bits(range) = self.store.node(field.value) else {
            let message = format!("Value '{}' is not a bits type", self.store.text(item.name));
            return self.fail(item.span, message);
        };
        let ty = self.store.types.bits(item.bits.len() as u32);
        let Some(new) = self.cast_to(item.value, ty)? else {
            return self.fail(item.span, "Initializer is not compatible with bit range");
        };
        let mut bits = self.store.range(range).to_vec();
        let mut set = vec![false; bits.len()];
        for (n, &bit) in item.bits.iter().enumerate() {
            let place = bit as usize;
            let problem = match set.get(place) {
                None => "which is out of range",
                Some(true) => "more than once",
                Some(false) => {
                    set[place] = true;
                    bits[place] = self.bit_of(new, n as u32);
                    continue;
                }
            };
            let message = format!(
                "Cannot set bit #{bit} of value '{}' {problem}",
                self.store.text(item.name)
            );
            return self.fail(item.span, message);
        }
        Ok(self.store.bits(&bits))
    }

    /// Makes `record` inherit from a class: merges its fields, then replaces its variables by the arguments.
    pub(crate) fn add_parent(&mut self, record: RecordId, parent: &ClassRef) -> Result<()> {
        if parent.class == record || self.store.derives_from(parent.class, record) {
            let name = self.show_record_name(record);
            return self.fail(
                parent.span,
                format!("class '{name}' would derive from itself"),
            );
        }
        self.merge_fields(record, parent)?;
        let class = self.store.record(parent.class);
        let mut map = MapResolver::with_capacity(Some(record), class.template_args().len() + 1);
        for (arg, value, span) in self.bound_args(parent.class, &parent.args, parent.span)? {
            map.set(arg, value, span);
        }
        let class = self.store.record(parent.class);
        let name_var = class.class.as_ref().map(|class| class.name_var);
        let assertions = class.assertions.clone();
        let dumps = class.dumps.clone();
        let data = self.store.record_mut(record);
        data.assertions.extend(assertions);
        data.dumps.extend(dumps);
        let name = match data.class.as_ref().map(|class| class.name_var) {
            Some(own_name) => self.store.var(own_name, TypeId::STRING),
            None => data.name,
        };
        if let Some(name_var) = name_var {
            map.set(name_var, name, None);
        }
        self.resolve_record(record, &mut map)?;
        if self.store.derives_from(record, parent.class) {
            let name = self.show_record_name(parent.class);
            return self.fail(parent.span, format!("Already subclass of '{name}'!"));
        }
        self.check_superclasses(record, parent)?;
        let parent = Parent {
            class: parent.class,
            args: parent.args.clone(),
        };
        self.store.add_parent(record, parent);
        Ok(())
    }

    fn merge_fields(&mut self, record: RecordId, parent: &ClassRef) -> Result<()> {
        let inherited = self.store.record(parent.class).fields.clone();
        self.count_record(inherited.len())?;
        if self.store.record(record).fields.is_empty() {
            self.store.record_mut(record).fields = inherited;
            return Ok(());
        }
        for field in inherited.iter() {
            let Some(place) = self.store.record(record).fields.find(field.name) else {
                self.store.record_mut(record).fields.push(*field);
                continue;
            };
            self.redefine_field(record, place, field, parent.span)?;
        }
        Ok(())
    }

    /// Checks the number of superclasses that `record` has with `parent`.
    fn check_superclasses(&mut self, record: RecordId, parent: &ClassRef) -> Result<()> {
        let paths = |class: RecordId| match &self.store.record(class).class {
            Some(class) => class.super_paths + 1,
            None => 1,
        };
        let parents = self.store.record(record).parents.iter();
        let all = parents.map(|parent| paths(parent.class)).sum::<u32>() + paths(parent.class);
        if all > MAX_SUPERCLASSES {
            let message = format!("too many superclasses: the limit is {MAX_SUPERCLASSES}");
            return self.fail(parent.span, message);
        }
        if let Some(class) = &mut self.store.record_mut(record).class {
            class.super_paths = all;
        }
        Ok(())
    }

    /// The template arguments of a class or multiclass with their values: first the given arguments, then defaults.
    pub(crate) fn bound_args(
        &mut self,
        class: RecordId,
        args: &[ClassArg],
        span: Span,
    ) -> Result<Vec<(Symbol, ValueId, Option<Span>)>> {
        let declared = self.store.record(class).template_args();
        let mut given = vec![false; declared.len()];
        let mut bound = Vec::with_capacity(declared.len());
        for arg in args {
            let place = arg.index as usize;
            let Some(target) = declared.get(place) else {
                continue;
            };
            if std::mem::replace(&mut given[place], true) {
                let name = self.store.text(target.var);
                let message = format!("We can only specify the template argument '{name}' once");
                return self.fail(span, message);
            }
            bound.push((target.var, arg.value, Some(arg.span)));
        }
        for (target, _) in declared.iter().zip(given).filter(|(_, given)| !given) {
            if !self.store_is_complete(target.default) {
                let message = format!(
                    "value not specified for template argument '{}'",
                    self.store.text(target.var)
                );
                let declared_at = target.span;
                let declared_in = format!("declared in '{}'", self.show_record_name(class));
                self.error(span, message).note(declared_at, declared_in);
                return Err(Failed);
            }
            bound.push((target.var, target.default, None));
        }
        Ok(bound)
    }

    /// Whether a value is not `?`. A list is complete if all its elements are.
    pub(crate) fn store_is_complete(&self, value: ValueId) -> bool {
        match self.store.node(value) {
            Node::Unset => false,
            Node::List { items, .. } | Node::Bits(items) => {
                let mut items = self.store.range(items).iter();
                items.all(|&item| self.store_is_complete(item))
            }
            _ => true,
        }
    }

    /// The name of a record as messages show it.
    pub(crate) fn show_record_name(&self, record: RecordId) -> String {
        let mut out = String::new();
        crate::record::print_value_unquoted(&self.store, self.store.record(record).name, &mut out);
        out
    }

    /// Resolves the variables in a record's name, fields, assertions and dumps.
    pub(crate) fn resolve_record(&mut self, record: RecordId, r: &mut dyn Resolver) -> Result<()> {
        let name = self.store.record(record).name;
        let resolved = self.resolve(name, r)?;
        if resolved != name {
            self.store.record_mut(record).name = resolved;
            self.check_name(record)?;
        }
        for place in 0..self.store.record(record).fields.len() {
            self.resolve_field(record, place, r)?;
        }
        for place in 0..self.store.record(record).assertions.len() {
            let assertion = self.store.record(record).assertions[place];
            let assertion = self.resolve_assertion(assertion, r)?;
            self.store.record_mut(record).assertions[place] = assertion;
        }
        for place in 0..self.store.record(record).dumps.len() {
            let dump = self.store.record(record).dumps[place];
            let dump = self.resolve_dump(dump, r)?;
            self.store.record_mut(record).dumps[place] = dump;
        }
        Ok(())
    }

    pub(crate) fn resolve_assertion(
        &mut self,
        mut assertion: Assertion,
        r: &mut dyn Resolver,
    ) -> Result<Assertion> {
        assertion.condition = self.resolve(assertion.condition, r)?;
        assertion.message = self.resolve(assertion.message, r)?;
        Ok(assertion)
    }

    pub(crate) fn resolve_dump(&mut self, mut dump: Dump, r: &mut dyn Resolver) -> Result<Dump> {
        dump.message = self.resolve(dump.message, r)?;
        Ok(dump)
    }

    fn resolve_field(
        &mut self,
        record: RecordId,
        place: usize,
        r: &mut dyn Resolver,
    ) -> Result<()> {
        let value = self.store.record(record).fields.at(place).value;
        if !value.is_symbolic() {
            return Ok(());
        }
        let resolved = self.resolve(value, r)?;
        if resolved == value {
            return Ok(());
        }
        if !self.assign(record, place, resolved)? {
            let field = *self.store.record(record).fields.at(place);
            let message = format!(
                "Invalid value of type '{}' found when setting field '{}' of type '{}' after resolving references: {}",
                self.show_type_of(resolved),
                self.store.text(field.name),
                self.show_type(field.ty),
                self.show(resolved),
            );
            return self.fail_in(Some(record), message);
        }
        // The value of a field that is just a template argument was written where the argument was.
        if let Node::Var { name, .. } = self.store.node(value)
            && let Some(span) = r.span_of(name)
        {
            self.store.field_mut(record, place).value_span = span;
        }
        Ok(())
    }

    /// Checks that a record's name is of type `string`.
    pub(crate) fn check_name(&mut self, record: RecordId) -> Result<()> {
        let name = self.store.record(record).name;
        if self.store.type_of(name) == Some(TypeId::STRING) {
            return Ok(());
        }
        let message = format!("Record name '{}' is not a string!", self.show(name));
        self.fail_in(Some(record), message)
    }
}
