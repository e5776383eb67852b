//! Constants that name an op's attributes and properties: `op.set(ir, AddOp::AXIS, 3)`.

use super::super::conversions::in_scope;
use super::super::template::{doc_comment, rust};
use super::super::{Generator, names};
use super::accessors::named;
use crate::model::Operator;

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_slots(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        let mut add = |what: &str, part: &str, name: String, span, ty: &str, value: String| {
            let doc = doc_comment(&format!("The {what} `{part}`."));
            let name = self.method_name(&name, span);
            methods.push(rust!([doc, name, ty, value] #doc pub const #name: #ty = #value;));
        };
        for (slot, attr) in op.named_attributes() {
            let conversions = self.conversions(attr);
            let (ty, value) = if attr.is_unit() {
                let value = format!("__rt::AttrSlot::new({slot}, __rt::AttrMaker::UNIT)");
                ("()", value)
            } else {
                (&*in_scope(&conversions.slot), conversions.slot_of(slot))
            };
            let ty = format!("__rt::AttrSlot<Self, {ty}>");
            add(
                "attribute",
                attr.name,
                names::slot(attr.name),
                attr.span,
                &ty,
                value,
            );
        }
        for (index, operand) in named(&op.operands, |it| it.name) {
            let name = names::ident(&format!("ODS_INDEX_{}", names::slot(operand.name)));
            let (ty, value) = ("usize", index.to_string());
            add(
                "number of operand",
                operand.name,
                name,
                operand.span,
                ty,
                value,
            );
        }
        for (number, prop) in op.named_properties() {
            let code = self.property_code(prop);
            let default = if code.takes_option() { ", true" } else { "" };
            let ty = format!("__rt::PropSlot<Self, {}{default}>", code.storage);
            let value = format!("__rt::PropSlot::new({number})");
            add(
                "property",
                prop.name,
                names::slot(prop.name),
                prop.span,
                &ty,
                value,
            );
        }
    }
}
