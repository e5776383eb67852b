//! Constants that name an op's attributes and properties: `op.set(ir, AddOp::AXIS, 3)`.

use super::super::template::{doc_comment, rust};
use super::super::{Generator, names};
use crate::model::{NamedAttribute, Operator};

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_slots(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        methods.extend(
            op.named_attributes()
                .map(|(slot, attr)| self.gen_slot(attr, slot)),
        );
        let operands = op.operands.iter().enumerate();
        let named = operands.filter(|(_, operand)| !operand.name.is_empty());
        methods.extend(named.map(|(index, operand)| {
            let name = names::ident(&format!("ODS_INDEX_{}", names::slot(operand.name)));
            let doc = doc_comment(&format!("The number of operand `{}`.", operand.name));
            rust!([doc, name, index]
                #doc
                pub const #name: ::core::primitive::usize = #index;
            )
        }));
        methods.extend(op.named_properties().map(|(number, prop)| {
            let name = names::slot(prop.name);
            let doc = doc_comment(&format!("The property `{}`.", prop.name));
            let code = self.property_code(prop);
            let ty = code.storage.as_str();
            rust!([doc, name, ty, number]
                #doc
                pub const #name: __rt::PropSlot<Self, #ty> = __rt::PropSlot::new(#number);
            )
        }));
    }

    fn gen_slot(&self, attr: &NamedAttribute<'k>, slot: usize) -> String {
        let name = names::slot(attr.name);
        let doc = doc_comment(&format!("The attribute `{}`.", attr.name));
        let conversions = self.conversions(attr);
        let (ty, slot) = if attr.is_unit() {
            let slot = format!("__rt::AttrSlot::new({slot}, __rt::AttrMaker::UNIT)");
            ("()", slot)
        } else {
            (conversions.slot.as_str(), conversions.slot_of(slot))
        };
        rust!([doc, name, ty, slot]
            #doc
            pub const #name: __rt::AttrSlot<Self, #ty> = #slot;
        )
    }
}
