//! Finishing a record: its final resolution, the checks, and its registration.

use super::resolvers::{RecordResolver, Resolver};
use super::{Evaluator, Failed, Result};
use crate::diagnostics::{Kind, UnresolvedField};
use crate::record::data::{Assertion, Dump, Parent, RecordId, RecordKind};
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::{Node, Op, ValueId};
use crate::source::Span;
use crate::token::BangOp;

/// An open `defset`, which collects the defs finished inside it.
pub(crate) struct Defset {
    pub(crate) span: Span,
    pub(crate) element: TypeId,
    pub(crate) records: Vec<ValueId>,
}

impl Evaluator<'_> {
    /// Resolves, finally, the references of a record to its own fields.
    pub(crate) fn finish_record(
        &mut self,
        record: RecordId,
        renamed: Option<(Symbol, Symbol)>,
    ) -> Result<()> {
        let mut resolver = RecordResolver::new(&self.store, record, renamed);
        self.resolve_record(record, &mut resolver)
    }

    /// Sets the type of references to a def: its direct superclasses.
    pub(crate) fn set_own_type(&mut self, record: RecordId) {
        let parents = &self.store.record(record).parents;
        let ty = match parents[..] {
            [] => TypeId::ANY_RECORD,
            [Parent { class, .. }] => self.store.class_type(class),
            _ => {
                let classes = parents.iter().map(|parent| parent.class).collect();
                self.record_type(classes)
            }
        };
        self.store.record_mut(record).ty = Some(ty);
    }

    /// Finishes a def and registers it.
    pub(crate) fn add_def(&mut self, record: RecordId) -> Result<()> {
        let name = self.store.name_of(record);
        let mut renamed = None;
        if let Some(previous) = name.and_then(|name| self.world().defs.get(&name).copied()) {
            if self.store.record(record).kind != RecordKind::Anonymous {
                let span = self.store.record(record).span;
                let message = format!("def already exists: {}", self.show_record_name(record));
                let previous = self.store.record(previous).span;
                self.error(span, message)
                    .note(previous, "location of previous definition");
                return Err(Failed);
            }
            let new = self.new_anonymous_name();
            if let (Some(old), Node::AnonymousName(new)) = (name, self.store.node(new)) {
                renamed = Some((old, new));
            }
        }
        self.set_own_type(record);
        self.finish_record(record, renamed)?;
        self.fill_stand_in(record)?;
        let concrete = self.check_concrete(record);
        if self.store.name_of(record).is_none() {
            let message = format!(
                "record name '{}' could not be fully resolved",
                self.show_record_name(record)
            );
            return self.fail_in(Some(record), message);
        }
        if !concrete {
            self.store.record_mut(record).incomplete = true;
        }
        self.check_assertions(record);
        self.emit_dumps(record);
        for place in 0..self.defsets.len() {
            let value = self.store.record_value(record);
            let ty = self.store.def_type(record);
            let Defset { span, element, .. } = self.defsets[place];
            if !self.is_a(ty, element) {
                let at = self.store.record(record).span;
                let ty = self.show_type(ty);
                let message = format!("adding record of incompatible type '{ty}' to defset");
                self.error(at, message)
                    .note(span, "location of defset declaration");
                return Err(Failed);
            }
            self.defsets[place].records.push(value);
        }
        self.register_def(record);
        Ok(())
    }

    /// Registers a finished record under its name.
    pub(crate) fn register_def(&mut self, record: RecordId) {
        self.defs.push(record);
        self.store.record_mut(record).from_base = self.in_base;
        if let Some(name) = self.store.name_of(record) {
            self.world().defs.insert(name, record);
        }
    }

    /// Registers a def whose evaluation failed, so that its name is known, unless another def has the name.
    pub(crate) fn register_incomplete(&mut self, record: RecordId) {
        let name = self.store.str_of(self.store.record(record).name);
        if name.is_none_or(|name| self.world().defs.contains_key(&name)) {
            return;
        }
        self.store.record_mut(record).incomplete = true;
        self.set_own_type(record);
        self.register_def(record);
    }

    /// Checks that every field has a value, except those declared with `field`. Returns whether all have.
    fn check_concrete(&mut self, record: RecordId) -> bool {
        let fields = self.store.record(record).fields.iter();
        let unresolved = fields.copied().find(|field| {
            !field.nonconcrete_ok
                && field.value.is_symbolic()
                && !self.is_resolved(record, field.value)
        });
        let Some(field) = unresolved else { return true };
        let kind = Kind::UnresolvedField(Box::new(UnresolvedField {
            field: self.store.text(field.name).to_owned(),
            record: self.show_record_name(record),
            value: self.show(field.value),
            variable: self.last_variable(field.value),
            is_bit: self.is_cast_to_bit(field.value),
        }));
        let span = self.store.record(record).span;
        if field.value_span != span && self.sources.is_tokens(field.value_span.source) {
            // The compiler shows only one place of an error in tokens, so it is the smallest one.
            self.error(field.value_span, kind);
        } else if field.value_span == span {
            self.error(span, kind);
        } else {
            self.error(span, kind)
                .note(field.value_span, "the initializer is here");
        }
        false
    }

    /// The name of the last variable that `value` depends on.
    fn last_variable(&self, value: ValueId) -> Option<String> {
        match self.store.node(value) {
            Node::Var { name, .. } => Some(self.store.text(name).to_owned()),
            Node::VarBit { of, .. } | Node::Field { of, .. } => self.last_variable(of),
            Node::Op { operands, .. } => {
                let operands = self.store.range(operands).iter().rev();
                operands
                    .copied()
                    .find_map(|operand| self.last_variable(operand))
            }
            _ => None,
        }
    }

    /// Whether `value` is an unresolved cast to a bit.
    fn is_cast_to_bit(&self, value: ValueId) -> bool {
        match self.store.node(value) {
            Node::Op { op, ty, .. } => op == Op::Bang(BangOp::Cast) && ty == TypeId::BIT,
            _ => false,
        }
    }

    /// Whether a field's value is known. A bit may also refer to a bit of another field.
    fn is_resolved(&self, record: RecordId, value: ValueId) -> bool {
        let Node::Bits(bits) = self.store.node(value) else {
            return self.is_concrete(value);
        };
        let bits = self.store.range(bits).iter();
        bits.copied().all(|bit| match self.store.node(bit) {
            Node::Var { .. } => true,
            Node::VarBit { of, .. } => match self.store.node(of) {
                Node::Var { name, .. } => self.store.record(record).fields.find(name).is_some(),
                _ => false,
            },
            _ => self.is_concrete(bit),
        })
    }

    /// Checks the assertions of a finished record.
    pub(crate) fn check_assertions(&mut self, record: RecordId) {
        if self.store.record(record).assertions.is_empty() {
            return;
        }
        let mut resolver = RecordResolver::new(&self.store, record, None);
        for place in 0..self.store.record(record).assertions.len() {
            let assertion = self.store.record(record).assertions[place];
            // A failure to resolve was reported.
            let _ = self.check_assertion_in(record, assertion, &mut resolver);
        }
    }

    fn check_assertion_in(
        &mut self,
        record: RecordId,
        assertion: Assertion,
        r: &mut dyn Resolver,
    ) -> Result<()> {
        let assertion = self.resolve_assertion(assertion, r)?;
        let Some(failure) = self.failure(assertion) else {
            return Ok(());
        };
        let span = self.store.record(record).span;
        let in_tokens = |span: Span| self.sources.is_tokens(span.source);
        // A failed assertion of a library is reported at the user's record, or at the class instance of the user
        // that led to it.
        let user = Some(span).filter(|span| in_tokens(*span)).or(self.instance);
        if let Some(user) = user.filter(|_| !in_tokens(assertion.span)) {
            self.error(user, failure);
        } else {
            let error = self.error(assertion.span, failure);
            error.note(span, "assertion failed in this record");
        }
        Ok(())
    }

    /// Checks an assertion outside of records.
    pub(crate) fn check_assertion(&mut self, assertion: Assertion) {
        if let Some(failure) = self.failure(assertion) {
            self.error(assertion.span, failure);
        }
    }

    /// The error of an assertion whose condition does not hold.
    fn failure(&self, assertion: Assertion) -> Option<Kind> {
        let Some(holds) = self.int_value(assertion.condition) else {
            return Some("assert condition must of type bit, bits, or int.".into());
        };
        (holds == 0).then(|| {
            let text = self.store.str_of(assertion.message);
            let text = text.map(|text| self.store.text(text));
            let message = text.unwrap_or("(assert message is not a string)");
            Kind::Assertion {
                message: message.to_owned(),
            }
        })
    }

    /// Prints the dumps of a finished record.
    pub(crate) fn emit_dumps(&mut self, record: RecordId) {
        if self.store.record(record).dumps.is_empty() {
            return;
        }
        let mut resolver = RecordResolver::new(&self.store, record, None);
        for place in 0..self.store.record(record).dumps.len() {
            let dump = self.store.record(record).dumps[place];
            if let Ok(dump) = self.resolve_dump(dump, &mut resolver) {
                self.emit_dump(dump);
            }
        }
    }

    /// Prints a `dump`.
    pub(crate) fn emit_dump(&mut self, dump: Dump) {
        if let Some(text) = self.store.str_of(dump.message) {
            let message = self.store.text(text).to_owned();
            self.diags.note(dump.span, message);
        } else {
            self.error(dump.span, "dump value is not of type string");
        }
    }
}
