//! Inherent and discardable attributes, and properties.

use crate::attributes::{Attribute, DictionaryAttr, NamedAttribute};
use crate::ir::{Change, Ir, Operation};
use crate::op::spec::OpSpec;
use crate::op::{Property, Slot, attr_dictionary};

impl Operation {
    /// Returns the attribute in inherent slot `slot`.
    #[inline]
    #[doc(hidden)]
    #[track_caller]
    pub fn slot(self, ir: &Ir, slot: usize) -> Option<&Attribute> {
        ir.slots.get(ir.ops.get(self).inherent).get(slot)?.attr()
    }

    /// Returns the value of property `number`.
    #[inline]
    #[doc(hidden)]
    #[track_caller]
    pub fn property<'ir>(self, ir: &'ir Ir, spec: &OpSpec, number: usize) -> Option<&'ir Property> {
        self.slots(ir).get(spec.property_slot(number))?.property()
    }

    /// Returns all inherent slots. The list may be empty instead of holding only empty slots.
    #[doc(hidden)]
    #[track_caller]
    pub fn slots(self, ir: &Ir) -> &[Slot] {
        ir.slots.get(ir.ops.get(self).inherent)
    }

    #[track_caller]
    pub(crate) fn set_slot(self, ir: &mut Ir, slot: usize, value: Option<Attribute>) {
        self.fill_slot(ir, slot, value.into());
    }

    #[inline]
    #[track_caller]
    pub(crate) fn set_property(self, ir: &mut Ir, spec: &OpSpec, number: usize, value: Property) {
        self.fill_slot(ir, spec.property_slot(number), value.into());
    }

    #[track_caller]
    pub(crate) fn fill_slot(self, ir: &mut Ir, slot: usize, value: Slot) {
        let mut slots: Vec<_> = self.slots(ir).to_vec();
        let declared = self.spec(ir).map_or(0, OpSpec::slot_count);
        slots.resize(slots.len().max(slot + 1).max(declared), Slot::Empty);
        slots[slot] = value;
        let number = ir.slots_number(&slots);
        ir.ops.get_mut(self).inherent = number;
        ir.changed(Change::Modified(self));
    }

    /// The numbers of the inherent slots and of the discardable attributes in the tables of `ir`;
    /// equal numbers mean equal lists.
    #[inline]
    #[doc(hidden)]
    #[track_caller]
    pub fn attribute_numbers(self, ir: &Ir) -> (u32, u32) {
        let data = ir.ops.get(self);
        (data.inherent, data.discardable)
    }

    /// The properties attribute of an unregistered operation: the text in `<…>`.
    #[inline]
    #[track_caller]
    pub fn unregistered_properties(self, ir: &Ir) -> Option<&Attribute> {
        self.slot(ir, 0).filter(|_| self.info(ir).is_none())
    }

    /// The discardable attributes, sorted by name.
    #[inline]
    #[track_caller]
    pub fn discardable_attributes(self, ir: &Ir) -> &DictionaryAttr {
        ir.dictionaries.get(ir.ops.get(self).discardable)
    }

    /// Replaces all discardable attributes.
    #[track_caller]
    pub fn set_discardable_attributes(self, ir: &mut Ir, attributes: &DictionaryAttr) {
        let number = ir.dictionary_number(attributes);
        ir.ops.get_mut(self).discardable = number;
        ir.changed(Change::Modified(self));
    }

    /// Returns all attributes, inherent and discardable ones, sorted by name, as
    /// `Operation::getAttrDictionary`.
    #[inline]
    #[track_caller]
    pub fn attributes(self, ir: &Ir) -> DictionaryAttr {
        attr_dictionary(self, ir)
    }

    /// Returns the attribute with this name: an inherent one, or else a discardable one, as
    /// `Operation::getAttr`.
    #[track_caller]
    pub fn attribute<'ir>(self, ir: &'ir Ir, name: &str) -> Option<&'ir Attribute> {
        match self.spec(ir).and_then(|spec| spec.slot(name)) {
            Some(slot) => self.slot(ir, slot),
            None => self.discardable_attributes(ir).get(name),
        }
    }

    /// Sets an attribute by name: the inherent slot of this name if the operation has one,
    /// otherwise the discardable attribute. `None` removes it.
    ///
    /// # Panics
    ///
    /// If the name of a new attribute is empty: its text would not read back.
    #[track_caller]
    pub fn set_attribute(self, ir: &mut Ir, name: &str, value: Option<Attribute>) {
        match self.spec(ir).and_then(|spec| spec.slot(name)) {
            Some(slot) => self.set_slot(ir, slot, value),
            None => self.set_discardable_attribute(ir, name, value),
        }
    }

    /// Sets the discardable attribute with this name; `None` removes it.
    ///
    /// # Panics
    ///
    /// If the name of a new attribute is empty: its text would not read back.
    #[track_caller]
    pub fn set_discardable_attribute(self, ir: &mut Ir, name: &str, value: Option<Attribute>) {
        let is_name = value.is_none() || !name.is_empty();
        assert!(is_name, "the name of an attribute is empty");
        let all = self.discardable_attributes(ir).iter();
        let kept = all.filter(|entry| &*entry.name != name).cloned();
        let new = value.map(|value| NamedAttribute::new(name, value));
        let entries: Vec<NamedAttribute> = kept.chain(new).collect();
        self.set_discardable_attributes(ir, &DictionaryAttr::new(entries));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::OperationState;
    use crate::location::Location;

    #[test]
    fn attributes_by_name() {
        let mut ir = Ir::new();
        let op = ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
        assert!(op.discardable_attributes(&ir).is_empty());
        op.set_attribute(&mut ir, "b", Some(Attribute::i64(1)));
        op.set_attribute(&mut ir, "a", Some(Attribute::unit()));
        op.set_attribute(&mut ir, "b", Some(Attribute::i64(2)));
        let names: Vec<String> = op
            .discardable_attributes(&ir)
            .iter()
            .map(|entry| entry.name.to_string())
            .collect();
        assert_eq!(names, ["a", "b"]);
        assert_eq!(op.attribute(&ir, "b"), Some(&Attribute::i64(2)));
        op.set_attribute(&mut ir, "a", None);
        op.set_attribute(&mut ir, "never", None);
        assert_eq!(op.attribute(&ir, "a"), None);
        assert_eq!(op.discardable_attributes(&ir).iter().count(), 1);
    }

    #[test]
    fn inherent_attributes_have_slots() {
        let mut ir = Ir::new();
        let module = crate::builtin::ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
        let op = crate::op::OpHandle::operation(module);
        op.set_attribute(&mut ir, "sym_name", Some(Attribute::string("m")));
        op.set_attribute(&mut ir, "t.x", Some(Attribute::unit()));
        assert_eq!(op.symbol_name(&ir), Some("m"));
        assert_eq!(op.discardable_attributes(&ir).iter().count(), 1);
        op.set_attribute(&mut ir, "sym_name", None);
        assert_eq!(op.symbol_name(&ir), None);
        assert!(op.slots(&ir).iter().all(|slot| slot.attr().is_none()));
    }

    #[test]
    fn tables_are_swept_of_what_nobody_uses() {
        let mut ir = Ir::new();
        let op = ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
        for number in 0..20_000 {
            op.set_attribute(&mut ir, "a", Some(Attribute::i64(number)));
        }
        assert_eq!(op.attribute(&ir, "a"), Some(&Attribute::i64(19_999)));
        assert!(ir.dictionaries.len() < 10_000);
    }
}
