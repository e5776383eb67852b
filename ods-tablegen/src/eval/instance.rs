//! `C<…>` as a value: makes an anonymous record once all arguments are known.

use std::sync::Arc;

use super::resolvers::MapResolver;
use super::{Evaluator, Result};
use crate::limits::MAX_CLASS_DEPTH;
use crate::record::data::{Parent, RecordData, RecordId, RecordKind};
use crate::record::value::{ClassArg, ValueId};
use crate::source::Span;

impl Evaluator<'_> {
    /// The value `class<args>`: a record if no argument contains a variable.
    pub(crate) fn class_instance(
        &mut self,
        class: RecordId,
        args: &[ClassArg],
        span: Span,
    ) -> Result<ValueId> {
        if args.iter().any(|arg| self.has_variables(arg.value)) {
            return Ok(self.store.new_instance(class, args, span));
        }
        self.instantiate(class, args, span)
    }

    /// The record of `class<args>`: one per class and arguments, made on first use.
    pub(crate) fn instantiate(
        &mut self,
        class: RecordId,
        args: &[ClassArg],
        span: Span,
    ) -> Result<ValueId> {
        let key = self.instance_key(class, args);
        if let Some(record) = self.known_instance(&key) {
            return Ok(self.store.record_value(record));
        }
        if self.meter.class_depth >= MAX_CLASS_DEPTH {
            let message =
                format!("class instances nest too deep: the limit is {MAX_CLASS_DEPTH} levels");
            return self.fail(span, message);
        }
        self.meter.class_depth += 1;
        let outer = self.instance;
        if self.sources.is_tokens(span.source) {
            self.instance = Some(span);
        }
        let record = self.make_instance(class, args, span);
        self.instance = outer;
        self.meter.class_depth -= 1;
        let record = record?;
        self.remember_instance(key, record);
        self.register_def(record);
        Ok(self.store.record_value(record))
    }

    fn make_instance(
        &mut self,
        class: RecordId,
        args: &[ClassArg],
        span: Span,
    ) -> Result<RecordId> {
        let name = self.new_anonymous_name();
        let data = self.store.record(class);
        let mut record = RecordData::new(RecordKind::Instance, name, span);
        record.fields = data.fields.clone();
        record.assertions.clone_from(&data.assertions);
        record.dumps.clone_from(&data.dumps);
        record.from_base = self.in_base;

        let declared = data.template_args();
        let mut map = MapResolver::with_capacity(None, declared.len());
        for arg in declared {
            map.set(arg.var, arg.default, None);
        }
        for arg in args {
            if let Some(declared) = declared.get(arg.index as usize) {
                map.set(declared.var, arg.value, Some(arg.span));
            }
        }
        let id = self.add_record(record)?;
        map.set_record(id);
        self.resolve_record(id, &mut map)?;
        let parent = Parent {
            class,
            args: args.to_vec(),
        };
        self.store.add_parent(id, parent);
        self.set_own_type(id);
        self.finish_record(id, None)?;
        self.check_assertions(id);
        self.emit_dumps(id);
        Ok(id)
    }

    /// A new name for an anonymous record.
    pub(crate) fn new_anonymous_name(&mut self) -> ValueId {
        let name = format!("anonymous_{}", self.next_anonymous);
        self.next_anonymous += 1;
        let symbol = self.intern(&name);
        self.store.anonymous_name(symbol)
    }

    /// Adds a record to the store.
    pub(crate) fn add_record(&mut self, record: RecordData) -> Result<RecordId> {
        self.count_record(record.fields.len())?;
        let id = RecordId::new(self.store.records.len());
        self.store.records.push(Arc::new(record));
        Ok(id)
    }
}
