//! Prints the generic form except regions: `"name"(operands)[successors] <properties> (regions)
//! {attributes} : type`.

use super::OpPrinter;
use ods_ir::attributes::{Attribute, NamedAttribute};
use ods_ir::ir::Operation;
use ods_ir::op::{attr_dictionary, inherent_dictionary};
use ods_ir::upstream;

impl OpPrinter<'_> {
    /// Prints the part before the regions, with or without the name.
    pub(super) fn print_generic_head(&mut self, op: Operation, named: bool) {
        let ir = self.ir;
        if self.asm.is_collecting_aliases() {
            return;
        }
        if named {
            self.print_quoted_name(op);
        }
        self.write_byte(b'(');
        self.print_operands(op.operands(ir));
        self.write_byte(b')');
        let successors = op.successors(ir);
        if !successors.is_empty() {
            self.write_byte(b'[');
            self.print_successors(successors);
            self.write_byte(b']');
        }
        self.print_properties(op);
    }

    /// Prints the part after the regions.
    pub(super) fn print_generic_tail(&mut self, op: Operation) {
        let ir = self.ir;
        if self.asm.is_collecting_aliases() {
            return self.collect_generic(op);
        }
        if !op.regions(ir).is_empty() {
            self.write_byte(b')');
        }
        let discardable = op.discardable_attributes(ir);
        let info = op.info(ir);
        if info.is_some_and(|info| info.spec().attributes_in_dictionary) {
            self.print_attribute_list(&attr_dictionary(op, ir));
        } else if !discardable.is_empty() {
            self.write_byte(b' ');
            self.asm.print_whole_dictionary(discardable);
        }
        self.write(" : ");
        self.print_functional_type(op.operands(ir), op.results(ir));
    }

    /// Collects the aliases of an operation in generic form. Those in its regions are already
    /// collected.
    fn collect_generic(&mut self, op: Operation) {
        let ir = self.ir;
        for value in op.operands(ir).iter().chain(op.results(ir)) {
            self.asm.print_type(value.ty(ir));
        }
        let discardable = op.discardable_attributes(ir);
        let Some(info) = op.info(ir) else {
            if let Some(Attribute::Dictionary(properties)) = op.unregistered_properties(ir)
                && upstream::is_operation(op.name(ir).as_str())
            {
                return self.collect_entries(properties.iter().chain(discardable.iter()));
            }
            // The properties of other unregistered operations do not contribute aliases.
            for entry in discardable.iter() {
                self.asm.print_attribute(&entry.value);
            }
            return;
        };
        // Properties do not contribute aliases.
        let spec = info.spec();
        let entries = inherent_dictionary(op, ir, spec, &|slot| slot < spec.slots.len());
        self.collect_entries(entries.iter().chain(discardable.iter()));
    }

    /// Collects the aliases of attributes, in order of their names.
    fn collect_entries<'e>(&mut self, entries: impl Iterator<Item = &'e NamedAttribute>) {
        let mut entries: Vec<&NamedAttribute> = entries.collect();
        ods_lookup::sort_by(&mut entries, |a, b| a.name.cmp(&b.name));
        for entry in entries {
            self.asm.print_attribute(&entry.value);
        }
    }

    /// Prints `<{…}>`, unless there are no properties.
    fn print_properties(&mut self, op: Operation) {
        let ir = self.ir;
        let Some(info) = op.info(ir) else {
            if let Some(properties) = op.unregistered_properties(ir) {
                self.write(" <");
                self.asm.print_attribute(properties);
                self.write_byte(b'>');
            }
            return;
        };
        let spec = info.spec();
        let is_elsewhere = |slot| spec.attributes_in_dictionary && slot < spec.slots.len();
        let entries = inherent_dictionary(op, ir, spec, &|slot| !is_elsewhere(slot));
        if entries.is_empty() {
            return;
        }
        self.write(" <");
        self.asm.print_attribute_dict(entries.iter());
        self.write_byte(b'>');
    }
}
