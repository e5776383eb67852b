//! Operators on strings, which are sequences of bytes: a cut inside a character leaves replacement characters.

use super::{Context, Folded};
use crate::eval::{Evaluator, Result};
use crate::limits::{MAX_STEPS, MAX_STRING};
use crate::record::data::RecordId;
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::{Node, ValueId};
use crate::record::{print_record, print_value};
use crate::token::BangOp;

impl Evaluator<'_> {
    pub(super) fn string_of(&self, value: ValueId) -> Option<(Symbol, bool)> {
        match self.store.node(value) {
            Node::Str { text, code, .. } => Some((text, code)),
            _ => None,
        }
    }

    /// Two strings joined; the result is code if one of them is.
    pub(crate) fn concat_strings(&mut self, left: ValueId, right: ValueId) -> Folded {
        let (Some((a, a_code)), Some((b, b_code))) = (self.string_of(left), self.string_of(right))
        else {
            return Ok(None);
        };
        let (a, b) = (self.store.text(a), self.store.text(b));
        // Faster without optimisation than `concat`.
        let mut text = String::with_capacity(a.len() + b.len());
        text.push_str(a);
        text.push_str(b);
        self.computed_string(&text, a_code || b_code).map(Some)
    }

    /// `!interleave`: the elements of a list of strings or integers with a delimiter between them.
    pub(super) fn interleave(&mut self, [list, delimiter]: [ValueId; 2]) -> Folded {
        let (Node::List { items, element, .. }, Some((delimiter, _))) =
            (self.store.node(list), self.string_of(delimiter))
        else {
            return Ok(None);
        };
        let delimiter = self.store.text(delimiter).to_owned();
        let mut text = String::new();
        let mut code = false;
        for (n, &item) in self.store.range(items).iter().enumerate() {
            if n > 0 {
                text.push_str(&delimiter);
            }
            if element == TypeId::STRING {
                let Some((item, is_code)) = self.string_of(item) else {
                    return Ok(None);
                };
                text.push_str(self.store.text(item));
                // As in llvm-tblgen, the first element does not count.
                code |= is_code && n > 0;
            } else {
                let Some(int) = self.int_value(item) else {
                    return Ok(None);
                };
                text.push_str(&int.to_string());
            }
            if text.len() > MAX_STRING {
                break;
            }
        }
        self.computed_string(&text, code).map(Some)
    }

    pub(super) fn change_case(
        &mut self,
        operand: ValueId,
        change: impl Fn(&str) -> String,
    ) -> Result<Option<ValueId>> {
        let Some((text, _)) = self.string_of(operand) else {
            return Ok(None);
        };
        let text = change(self.store.text(text));
        self.computed_string(&text, false).map(Some)
    }

    /// `!substr(string, start, length)`
    pub(super) fn fold_substr(
        &mut self,
        [string, start, length]: [ValueId; 3],
        context: Context,
    ) -> Folded {
        let (Some((text, code)), Some(start), Some(length)) = (
            self.string_of(string),
            self.int_value(start),
            self.int_value(length),
        ) else {
            return Ok(None);
        };
        let size = self.store.text(text).len();
        let start = self.check_start(BangOp::Substr, start, size, context)?;
        let Ok(length) = usize::try_from(length) else {
            return self.fail_in(context.record, "!substr length must be nonnegative");
        };
        let bytes =
            &self.store.text(text).as_bytes()[start..size.min(start.saturating_add(length))];
        let part = String::from_utf8_lossy(bytes).into_owned();
        self.computed_string(&part, code).map(Some)
    }

    /// `!find(string, part, start)`
    pub(super) fn fold_find(
        &mut self,
        [string, part, start]: [ValueId; 3],
        context: Context,
    ) -> Folded {
        let (Some((text, _)), Some((part, _)), Some(start)) = (
            self.string_of(string),
            self.string_of(part),
            self.int_value(start),
        ) else {
            return Ok(None);
        };
        let size = self.store.text(text).len();
        let start = self.check_start(BangOp::Find, start, size, context)?;
        let (text, part) = (self.store.text(text), self.store.text(part));
        let found = find_bytes(&text.as_bytes()[start..], part.as_bytes());
        let found = found.map(|at| (at + start) as i64);
        Ok(Some(self.store.int(found.unwrap_or(-1))))
    }

    /// The start position of `!substr` or `!find` in a string of `size` bytes.
    fn check_start(
        &mut self,
        op: BangOp,
        start: i64,
        size: usize,
        context: Context,
    ) -> Result<usize> {
        match usize::try_from(start) {
            Ok(start) if start <= size => Ok(start),
            _ => {
                let op = op.text();
                let message = format!("!{op} start position is out of range 0...{size}: {start}");
                self.fail_in(context.record, message)
            }
        }
    }

    /// `!subst(target, replacement, value)` on strings, records or variables.
    pub(super) fn fold_subst(
        &mut self,
        [target, replacement, value]: [ValueId; 3],
        context: Context,
    ) -> Folded {
        match (
            self.store.node(target),
            self.store.node(replacement),
            self.store.node(value),
        ) {
            (Node::Record(target), Node::Record(_), Node::Record(record)) => {
                Ok(Some(if self.same_name(target, record) {
                    replacement
                } else {
                    value
                }))
            }
            (Node::Var { name: target, .. }, Node::Var { .. }, Node::Var { name, .. }) => {
                Ok(Some(if target == name { replacement } else { value }))
            }
            (
                Node::Str { text: target, .. },
                Node::Str { text: new, .. },
                Node::Str { text, .. },
            ) => {
                let target = self.store.text(target);
                if target.is_empty() {
                    return self.fail_in(context.record, "!subst target must not be empty");
                }
                let (new, text) = (self.store.text(new), self.store.text(text));
                let count = text.matches(target).count();
                if count.saturating_mul(new.len()) > MAX_STRING {
                    let message = format!("string is too long: the limit is {MAX_STRING} bytes");
                    return self.fail_in(context.record, message);
                }
                let text = text.replace(target, new);
                self.computed_string(&text, false).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn same_name(&self, a: RecordId, b: RecordId) -> bool {
        a == b
            || (self.store.name_of(a).is_some() && self.store.name_of(a) == self.store.name_of(b))
    }

    /// `!match(string, regex)`
    pub(super) fn fold_match(&mut self, [string, regex]: [ValueId; 2], context: Context) -> Folded {
        let (Some((text, _)), Some((regex, _))) = (self.string_of(string), self.string_of(regex))
        else {
            return Ok(None);
        };
        let regex = self.compile_regex(regex, context.record)?;
        let text = self.store.text(text);
        self.meter.steps += regex.cost(text);
        let matches = self.meter.steps <= MAX_STEPS && regex.is_match(text);
        self.step()?;
        Ok(Some(ValueId::bit(matches)))
    }

    /// `!repr`: the printed form; a record is printed in full.
    pub(super) fn fold_repr(&mut self, operand: ValueId) -> Folded {
        if !self.is_concrete(operand) {
            return Ok(None);
        }
        let mut text = String::new();
        match self.store.node(operand) {
            Node::Record(record) => {
                let superclasses = self.store.superclasses(record);
                print_record(&self.store, record, &superclasses, &mut text);
            }
            _ => print_value(&self.store, operand, &mut text),
        }
        self.computed_string(&text, false).map(Some)
    }
}

/// The first position of `part` in `text`.
fn find_bytes(text: &[u8], part: &[u8]) -> Option<usize> {
    if part.is_empty() {
        return Some(0);
    }
    text.windows(part.len()).position(|window| window == part)
}
