//! Type rules: which types convert to which, the common type of two, and the conversion of values.

use super::{Evaluator, Result};
use crate::record::data::RecordId;
use crate::record::symbol::Symbol;
use crate::record::types::{RecTy, TypeId};
use crate::record::value::{Node, Op, ValueId};
use crate::token::BangOp;

impl Evaluator<'_> {
    /// Whether every value of type `from` could become one of type `to`.
    pub(crate) fn convertible(&self, from: TypeId, to: TypeId) -> bool {
        if from == to {
            return true;
        }
        match (self.store.types.get(from), self.store.types.get(to)) {
            (RecTy::Bit | RecTy::Bits(_), RecTy::Int)
            | (RecTy::Int, RecTy::Bit | RecTy::Bits(_)) => true,
            (RecTy::Bit, RecTy::Bits(width)) | (RecTy::Bits(width), RecTy::Bit) => *width == 1,
            (RecTy::List(from), RecTy::List(to)) => self.convertible(*from, *to),
            (RecTy::Record(from), RecTy::Record(to)) => self.all_covered(from, to),
            _ => false,
        }
    }

    /// Whether every value of type `from` already is one of type `to`.
    pub(crate) fn is_a(&self, from: TypeId, to: TypeId) -> bool {
        if from == to {
            return true;
        }
        match (self.store.types.get(from), self.store.types.get(to)) {
            (RecTy::List(from), RecTy::List(to)) => self.is_a(*from, *to),
            (RecTy::Record(from), RecTy::Record(to)) => self.all_covered(from, to),
            _ => false,
        }
    }

    /// Whether each class of `to` is one of `from` or an ancestor of one.
    fn all_covered(&self, from: &[RecordId], to: &[RecordId]) -> bool {
        to.iter().all(|&class| self.covers(from, class))
    }

    fn covers(&self, classes: &[RecordId], ancestor: RecordId) -> bool {
        classes
            .iter()
            .any(|&class| class == ancestor || self.store.derives_from(class, ancestor))
    }

    /// The common type of two types; `None` if there is none.
    pub(crate) fn join(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        if a == b {
            return Some(a);
        }
        if let (RecTy::Record(a), RecTy::Record(b)) =
            (self.store.types.get(a), self.store.types.get(b))
        {
            let (a, b) = (a.clone(), b.clone());
            return Some(self.common_classes(&a, &b));
        }
        if self.convertible(a, b) {
            return Some(b);
        }
        if self.convertible(b, a) {
            return Some(a);
        }
        let (a, b) = (self.store.types.element(a)?, self.store.types.element(b)?);
        let element = self.join(a, b)?;
        Some(self.store.types.list(element))
    }

    /// The nearest classes that records of both types derive from.
    fn common_classes(&mut self, a: &[RecordId], b: &[RecordId]) -> TypeId {
        let mut common = Vec::new();
        let mut stack = a.to_vec();
        while let Some(class) = stack.pop() {
            if self.covers(b, class) {
                common.push(class);
            } else {
                stack.extend(
                    self.store
                        .record(class)
                        .parents
                        .iter()
                        .map(|parent| parent.class),
                );
            }
        }
        self.record_type(common)
    }

    /// The type of a record that derives from all these classes.
    pub(crate) fn record_type(&mut self, mut classes: Vec<RecordId>) -> TypeId {
        ods_lookup::sort_by_key(&mut classes, |&class| {
            let name = self.store.name_of(class).unwrap_or(Symbol::EMPTY);
            (self.store.text(name), class)
        });
        classes.dedup();
        self.store.types.intern(RecTy::Record(classes.into()))
    }

    /// The type of the field `name` of a value.
    pub(crate) fn field_type(&mut self, value: ValueId, name: Symbol) -> Option<TypeId> {
        if let Node::Record(record) = self.store.node(value) {
            return self
                .store
                .record(record)
                .fields
                .get(name)
                .map(|field| field.ty);
        }
        let ty = self.store.type_of(value)?;
        let classes = self.store.types.classes(ty)?;
        classes
            .iter()
            .find_map(|&class| self.store.record(class).fields.get(name))
            .map(|field| field.ty)
    }

    /// The integer that a value stands for: an int, a bit, or bits that are all known.
    pub(crate) fn int_value(&self, value: ValueId) -> Option<i64> {
        match self.store.node(value) {
            Node::Int(int) => Some(int),
            Node::Bit(bit) => Some(i64::from(bit)),
            Node::Bits(range) => {
                let mut int = 0_i64;
                for (n, &bit) in self.store.range(range).iter().enumerate() {
                    match self.store.node(bit) {
                        Node::Bit(true) if n < 64 => int |= 1 << n,
                        Node::Bit(_) => {}
                        _ => return None,
                    }
                }
                Some(int)
            }
            _ => None,
        }
    }

    /// Converts a value to a type; `None` if that is not possible yet or never.
    pub(crate) fn convert(&mut self, value: ValueId, ty: TypeId) -> Option<ValueId> {
        match self.store.node(value) {
            Node::Unset => return Some(value),
            Node::Bit(bit) => match self.store.types.get(ty) {
                RecTy::Int => return Some(self.store.int(i64::from(bit))),
                RecTy::Bits(1) => return Some(self.store.bits(&[value])),
                _ => {}
            },
            Node::Int(int) => match *self.store.types.get(ty) {
                RecTy::Bit => return matches!(int, 0 | 1).then(|| ValueId::bit(int == 1)),
                RecTy::Bits(width) => return self.int_to_bits(int, width),
                _ => {}
            },
            Node::Bits(range) => match *self.store.types.get(ty) {
                RecTy::Bit => return (range.len == 1).then(|| self.store.range(range)[0]),
                RecTy::Bits(width) => return (range.len == width).then_some(value),
                RecTy::Int => return self.int_value(value).map(|int| self.store.int(int)),
                _ => {}
            },
            Node::List { element, .. } => {
                let RecTy::List(wanted) = *self.store.types.get(ty) else {
                    return None;
                };
                return if wanted == element {
                    Some(value)
                } else {
                    self.convert_list(value, wanted)
                };
            }
            Node::Record(_) => {
                let own = self.store.type_of(value)?;
                return self.is_a(own, ty).then_some(value);
            }
            _ => {}
        }
        let own = self.store.type_of(value)?;
        if self.is_a(own, ty) {
            return Some(value);
        }
        // A single bit whose value is not known yet.
        if own == TypeId::BIT && matches!(self.store.types.get(ty), RecTy::Bits(1)) {
            return Some(self.store.bits(&[value]));
        }
        None
    }

    fn int_to_bits(&mut self, int: i64, width: u32) -> Option<ValueId> {
        let fits = width >= 64 || int >> width == 0 || (width > 0 && int >> (width - 1) == -1);
        if !fits {
            return None;
        }
        let bits: Vec<ValueId> = (0..width)
            .map(|n| ValueId::bit(n < 64 && int >> n & 1 != 0))
            .collect();
        Some(self.store.bits(&bits))
    }

    fn convert_list(&mut self, value: ValueId, element: TypeId) -> Option<ValueId> {
        let Node::List { items, spans, .. } = self.store.node(value) else {
            return None;
        };
        let mut converted: Option<Vec<ValueId>> = None;
        for (n, place) in items.indices().enumerate() {
            let old = self.store.pool[place];
            let new = self.convert(old, element)?;
            if new != old && converted.is_none() {
                converted = Some(self.store.range(items)[..n].to_vec());
            }
            if let Some(values) = &mut converted {
                values.push(new);
            }
        }
        Some(converted.map_or(value, |values| self.store.list(&values, element, spans)))
    }

    /// Converts a value to a type, or builds a `!cast` that does so later; `None` if the types never convert.
    pub(crate) fn cast_to(&mut self, value: ValueId, ty: TypeId) -> Result<Option<ValueId>> {
        if let Some(converted) = self.convert(value, ty) {
            return Ok(Some(converted));
        }
        match self.store.type_of(value) {
            Some(own) if self.convertible(own, ty) => self
                .build(Op::Bang(BangOp::Cast), ty, &[value], None)
                .map(Some),
            _ => Ok(None),
        }
    }
}
