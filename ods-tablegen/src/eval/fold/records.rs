//! Operators on records: `!cast`, `!isa`, `!exists`, `!instances`; and `!initialized`.

use super::{Context, Folded};
use crate::eval::{Evaluator, Result, natural};
use crate::limits::MAX_REGEX;
use crate::record::data::RecordId;
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::{Node, SpansAt, ValueId};
use crate::regex::Regex;

impl Evaluator<'_> {
    /// `!cast<T>(operand)`
    pub(super) fn fold_cast(&mut self, operand: ValueId, context: Context) -> Folded {
        if context.ty == TypeId::STRING {
            match self.store.node(operand) {
                Node::Str { .. } => return Ok(Some(operand)),
                Node::Record(record) => {
                    let name = self.show_record_name(record);
                    return self.computed_string(&name, false).map(Some);
                }
                _ => {}
            }
            if let Some(int) = self.int_value(operand) {
                return self.computed_string(&int.to_string(), false).map(Some);
            }
        } else if self.store.types.classes(context.ty).is_some()
            && let Node::Str { text, .. } = self.store.node(operand)
        {
            return self.cast_name(text, operand, context);
        }
        Ok(self.convert(operand, context.ty))
    }

    /// Casts a name to its record. The record being evaluated has its full type only at the end.
    fn cast_name(&mut self, name: Symbol, operand: ValueId, context: Context) -> Folded {
        let mut found = self.find_def(name);
        if found.is_none() {
            if !context.is_final {
                return Ok(None);
            }
            found = self.current_named(name, context);
        }
        let Some(record) = found else {
            let message = format!("Undefined reference to record: '{}'", self.store.text(name));
            let help = self.nearest_def(name);
            return self.fail_with_help(self.place_of(context.record), message, help);
        };
        let value = self.store.record_value(record);
        let ty = self.store.def_type(record);
        if !self.is_a(ty, context.ty) {
            let wanted = self.show_type(context.ty);
            let message = format!(
                "Expected type '{wanted}', got '{}' in: !cast<{wanted}>({})",
                self.show_type(ty),
                self.show(operand)
            );
            return self.fail_in(context.record, message);
        }
        Ok(Some(value))
    }

    /// `!isa<T>(operand)`: decided by the static type where possible.
    pub(super) fn fold_isa(&mut self, operand: ValueId, context: Context) -> Option<bool> {
        let ty = self.store.type_of(operand)?;
        if self.convertible(ty, context.ty) {
            return Some(true);
        }
        // A class that the static type lacks may be a superclass of the value's actual class.
        let asks_class = self.store.types.classes(context.ty).is_some();
        (!asks_class || self.is_concrete(operand)).then_some(false)
    }

    /// `!exists<T>(name)`: that a name does not exist is decided only at the end.
    pub(super) fn fold_exists(&mut self, operand: ValueId, context: Context) -> Option<bool> {
        let (name, _) = self.string_of(operand)?;
        let found = self.find_def(name);
        if found.is_none() && !context.is_final {
            return None;
        }
        let found = found.or_else(|| self.current_named(name, context));
        Some(found.is_some_and(|record| self.is_a(self.store.def_type(record), context.ty)))
    }

    /// The record being evaluated, if it has this name.
    fn current_named(&self, name: Symbol, context: Context) -> Option<RecordId> {
        let current = context.record?;
        (self.store.name_of(current) == Some(name)).then_some(current)
    }

    /// `!instances<T>(regex)`: the defs of a type, defined so far, whose names match.
    pub(super) fn fold_instances(&mut self, operand: ValueId, context: Context) -> Folded {
        if context.record.is_some() && !context.is_final {
            return Ok(None);
        }
        let Some((pattern, _)) = self.string_of(operand) else {
            return Ok(None);
        };
        let regex = self.compile_regex(pattern, context.record)?;
        let Some(element) = self.store.types.element(context.ty) else {
            return Ok(None);
        };
        let mut found: Vec<(Symbol, RecordId)> = Vec::new();
        for place in 0..self.defs.len() {
            let def = self.defs[place];
            let Some(name) = self.store.name_of(def) else {
                continue;
            };
            let ty = self.store.def_type(def);
            if !self.is_a(ty, element) {
                continue;
            }
            self.meter.steps += regex.cost(self.store.text(name));
            self.step()?;
            if regex.is_match(self.store.text(name)) {
                found.push((name, def));
            }
        }
        self.meter.steps += self.defs.len() as u64;
        ods_lookup::sort_by(&mut found, |(a, _), (b, _)| {
            natural::compare(self.store.text(*a), self.store.text(*b))
        });
        let records: Vec<ValueId> = found
            .into_iter()
            .map(|(_, def)| self.store.record_value(def))
            .collect();
        Ok(Some(self.store.list(&records, element, SpansAt::NONE)))
    }

    /// `!initialized(operand)`
    pub(super) fn fold_initialized(&self, operand: ValueId) -> Option<bool> {
        if operand == ValueId::UNSET {
            return Some(false);
        }
        self.is_concrete(operand).then_some(true)
    }

    /// A regular expression of `!match` or `!instances`.
    pub(super) fn compile_regex(
        &mut self,
        pattern: Symbol,
        record: Option<RecordId>,
    ) -> Result<Regex> {
        let text = self.store.text(pattern);
        if text.len() > MAX_REGEX {
            return self.fail_in(
                record,
                format!("regex is too long: the limit is {MAX_REGEX} bytes"),
            );
        }
        match Regex::new(text) {
            Ok(regex) => Ok(regex),
            Err(problem) => {
                let message = format!("invalid regex '{text}': {problem}");
                self.fail_in(record, message)
            }
        }
    }
}
