//! The generic form, but for its regions:
//! `"name"(operands)[successors] <properties> (regions) {attributes} : type`.

use super::OpPrinter;
use crate::attributes::NamedAttribute;
use crate::ir::{Ir, Operation};
use crate::op::spec::{OpSpec, Presence};

impl OpPrinter<'_> {
    /// Prints what stands before the regions.
    pub(super) fn print_generic_head(&mut self, op: Operation) {
        let ir = self.ir;
        if self.asm.is_collecting_aliases() {
            return;
        }
        self.asm.print_string(op.name(ir).as_str().as_bytes());
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

    /// Prints `({...}, {...})` where regions are left out.
    pub(super) fn print_skipped_regions(&mut self, op: Operation) {
        for at in 0..op.regions(self.ir).len() {
            self.write(if at == 0 { " ({...}" } else { ", {...}" });
        }
    }

    /// Prints what stands behind the regions.
    pub(super) fn print_generic_tail(&mut self, op: Operation) {
        let ir = self.ir;
        if self.asm.is_collecting_aliases() {
            return self.collect_generic(op);
        }
        if !op.regions(ir).is_empty() {
            self.write_byte(b')');
        }
        let discardable = op.discardable_attributes(ir);
        if !discardable.is_empty() {
            self.write_byte(b' ');
            self.asm.print_attribute_dict(discardable.iter());
        }
        self.write(" : ");
        self.print_functional_type(op.operands(ir), op.results(ir));
    }

    /// Collects the aliases of an operation in generic form; those in its
    /// regions were collected before.
    fn collect_generic(&mut self, op: Operation) {
        let ir = self.ir;
        for value in op.operands(ir).iter().chain(op.results(ir)) {
            self.asm.print_type(value.ty(ir));
        }
        let discardable = op.discardable_attributes(ir);
        let Some(info) = op.info(ir) else {
            // The properties of an unregistered operation are not asked for
            // aliases.
            for entry in discardable.iter() {
                self.asm.print_attribute(&entry.value);
            }
            return;
        };
        let mut entries = inherent_entries(op, ir, info.spec(), |_| true);
        entries.extend(discardable.iter().cloned());
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        for entry in &entries {
            self.asm.print_attribute(&entry.value);
        }
    }

    /// `<{…}>`, unless there are none.
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
        let entries = inherent_entries(op, ir, spec, |_| true);
        if entries.is_empty() {
            return;
        }
        self.write(" <");
        self.asm.print_attribute_dict(entries.iter());
        self.write_byte(b'>');
    }
}

/// The inherent attributes of `op` that are set and that `keep` keeps, sorted
/// by name.
pub(super) fn inherent_entries(
    op: Operation,
    ir: &Ir,
    spec: &OpSpec,
    keep: impl Fn(usize) -> bool,
) -> Vec<NamedAttribute> {
    let mut entries = Vec::new();
    for slot in &spec.sorted_slots {
        if !keep(*slot) {
            continue;
        }
        let declared = &spec.slots[*slot];
        if let Some(attr) = op.slot(ir, *slot) {
            entries.push(NamedAttribute::new(declared.name, attr.clone()));
        } else if matches!(declared.presence, Presence::Segments) {
            // Segment sizes that were never set are all zero.
            let groups = if declared.name == "operandSegmentSizes" {
                spec.operands.len()
            } else {
                spec.results.len()
            };
            entries.push(NamedAttribute::new(
                declared.name,
                crate::op::spec::segment_attr(&vec![0; groups]),
            ));
        }
    }
    entries
}
