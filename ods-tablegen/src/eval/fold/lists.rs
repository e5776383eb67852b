//! Operators on lists, and ranges.

use super::{Context, Folded};
use crate::eval::Evaluator;
use crate::limits::MAX_LIST;
use crate::record::types::TypeId;
use crate::record::value::{Node, SpansAt, ValueId};
use crate::source::Span;
use crate::token::BangOp;

impl Evaluator<'_> {
    /// The elements of a list value.
    pub(crate) fn list_items(&self, value: ValueId) -> Option<&[ValueId]> {
        match self.store.node(value) {
            Node::List { items, .. } => Some(self.store.range(items)),
            _ => None,
        }
    }

    pub(super) fn list_head(&mut self, list: ValueId) -> Option<ValueId> {
        self.list_items(list)?.first().copied()
    }

    pub(super) fn list_tail(&mut self, list: ValueId) -> Option<ValueId> {
        let Node::List { element, spans, .. } = self.store.node(list) else {
            return None;
        };
        let tail = self.list_items(list)?.get(1..)?.to_vec();
        let spans = match spans {
            SpansAt::NONE => spans,
            SpansAt(start) => SpansAt(start + 1),
        };
        Some(self.store.list(&tail, element, spans))
    }

    /// The number of elements, arguments or bytes.
    pub(super) fn size_of(&self, value: ValueId) -> Option<i64> {
        match self.store.node(value) {
            Node::List { items, .. } => Some(i64::from(items.len)),
            Node::Dag(dag) => Some(i64::from(self.store.dag(dag).args.len)),
            Node::Str { text, .. } => Some(self.store.text(text).len() as i64),
            _ => None,
        }
    }

    /// Two lists end to end; the element type is the left one's.
    pub(crate) fn concat_lists(&mut self, left: ValueId, right: ValueId) -> Folded {
        let (
            Node::List {
                items: a,
                element,
                spans: a_spans,
            },
            Node::List {
                items: b,
                spans: b_spans,
                ..
            },
        ) = (self.store.node(left), self.store.node(right))
        else {
            return Ok(None);
        };
        self.check_list_len((a.len + b.len) as usize)?;
        let items = [self.store.range(a), self.store.range(b)].concat();
        let mut written: Vec<Span> = Vec::with_capacity(items.len());
        for (len, spans) in [(a.len, a_spans), (b.len, b_spans)] {
            written.extend((0..len as usize).filter_map(|n| self.store.span_at(spans, n)));
        }
        // Spans are kept only if every element has one.
        let known = written.len() == items.len();
        let spans = if known {
            self.store.add_spans(&written)
        } else {
            SpansAt::NONE
        };
        Ok(Some(self.store.list(&items, element, spans)))
    }

    /// `!listsplat(value, count)`
    pub(super) fn list_splat(&mut self, [value, count]: [ValueId; 2]) -> Folded {
        let (Some(element), Node::Int(count)) = (self.store.type_of(value), self.store.node(count))
        else {
            return Ok(None);
        };
        let Ok(count) = usize::try_from(count) else {
            return self.fail(self.here, format!("!listsplat count {count} is negative"));
        };
        self.check_list_len(count)?;
        let items = vec![value; count];
        Ok(Some(self.store.list(&items, element, SpansAt::NONE)))
    }

    /// `!listremove(list, remove)`: elements that cannot be compared stay.
    pub(super) fn list_remove(&mut self, [list, remove]: [ValueId; 2]) -> Folded {
        let (Some(items), Some(remove)) = (self.list_items(list), self.list_items(remove)) else {
            return Ok(None);
        };
        let (items, remove) = (items.to_vec(), remove.to_vec());
        let mut kept = Vec::new();
        for item in items {
            self.meter.steps += remove.len() as u64;
            self.step()?;
            if !remove
                .iter()
                .any(|&other| self.compare(BangOp::Eq, item, other) == Some(true))
            {
                kept.push(item);
            }
        }
        let Node::List { element, .. } = self.store.node(list) else {
            return Ok(None);
        };
        Ok(Some(self.store.list(&kept, element, SpansAt::NONE)))
    }

    /// `!listflatten`: flattens one level; a list without inner lists stays as it is.
    pub(super) fn list_flatten(&mut self, list: ValueId) -> Folded {
        let Node::List { items, element, .. } = self.store.node(list) else {
            return Ok(None);
        };
        let Some(inner) = self.store.types.element(element) else {
            return Ok(Some(list));
        };
        let mut flat = Vec::new();
        for &item in self.store.range(items) {
            let Some(items) = self.list_items(item) else {
                return Ok(None);
            };
            flat.extend_from_slice(items);
            if flat.len() > MAX_LIST {
                break;
            }
        }
        self.check_list_len(flat.len())?;
        Ok(Some(self.store.list(&flat, inner, SpansAt::NONE)))
    }

    /// `list[index]`; an index out of range never folds.
    pub(super) fn list_element(&mut self, [list, index]: [ValueId; 2]) -> Option<ValueId> {
        let Node::Int(index) = self.store.node(index) else {
            return None;
        };
        self.list_items(list)?
            .get(usize::try_from(index).ok()?)
            .copied()
    }

    /// `list[indices]`
    pub(super) fn list_slice(&mut self, [list, indices]: [ValueId; 2]) -> Option<ValueId> {
        let items = self.list_items(list)?;
        let indices = self.list_items(indices)?;
        let mut slice = Vec::with_capacity(indices.len());
        for &index in indices {
            let Node::Int(index) = self.store.node(index) else {
                return None;
            };
            slice.push(*items.get(usize::try_from(index).ok()?)?);
        }
        let Node::List { element, .. } = self.store.node(list) else {
            return None;
        };
        Some(self.store.list(&slice, element, SpansAt::NONE))
    }

    /// `first...last`, upwards or downwards.
    pub(super) fn closed_range(&mut self, [first, last]: [ValueId; 2]) -> Folded {
        let (Node::Int(first), Node::Int(last)) = (self.store.node(first), self.store.node(last))
        else {
            return Ok(None);
        };
        self.check_list_len(first.abs_diff(last).try_into().unwrap_or(usize::MAX))?;
        let mut items: Vec<ValueId> = (first.min(last)..=first.max(last))
            .map(|int| self.store.int(int))
            .collect();
        if first > last {
            items.reverse();
        }
        Ok(Some(self.store.list(&items, TypeId::INT, SpansAt::NONE)))
    }

    /// `!range(start, end, step)`: the end is excluded.
    pub(super) fn fold_range(
        &mut self,
        [start, end, step]: [ValueId; 3],
        context: Context,
    ) -> Folded {
        let [Some(start), Some(end), Some(step)] =
            [start, end, step].map(|value| self.int_value(value))
        else {
            return Ok(None);
        };
        if step == 0 {
            return self.fail_in(context.record, "Step of !range can't be 0");
        }
        let count = if (start < end) == (step > 0) && start != end {
            start.abs_diff(end).div_ceil(step.unsigned_abs())
        } else {
            0
        };
        self.check_list_len(count.try_into().unwrap_or(usize::MAX))?;
        let items: Vec<ValueId> = (0..count as i64)
            .map(|n| self.store.int(start.wrapping_add(n.wrapping_mul(step))))
            .collect();
        Ok(Some(self.store.list(&items, TypeId::INT, SpansAt::NONE)))
    }
}
