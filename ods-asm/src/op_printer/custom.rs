//! Prints the custom form of ops: name, format or hand-written printer, and dictionaries.

use super::OpPrinter;
use crate::custom_form::CustomForm;
use ods_ir::attributes::NamedAttribute;
use ods_ir::builtin::ModuleOp;
use ods_ir::ir::Operation;
use ods_ir::op::spec::Presence;
use ods_ir::op::{Op, OpInfo, inherent_dictionary};

impl OpPrinter<'_> {
    pub(super) fn print_custom_operation(&mut self, op: Operation) {
        let ir = self.ir;
        let Some(info) = op.info(ir) else { return };
        let spec = info.spec();
        let default = self.default_dialects.last().copied().unwrap_or_default();
        let name = info.name();
        // `dialect.mnemonic` loses its prefix; a mnemonic that contains dots keeps it.
        let short = name
            .strip_prefix(default)
            .and_then(|rest| rest.strip_prefix('.'))
            .filter(|mnemonic| !default.is_empty() && !mnemonic.contains('.'));
        self.write(short.unwrap_or(name));
        let is_held = !std::ptr::eq(info, ModuleOp::INFO);
        self.held += u32::from(is_held);
        if let Some(format) = &spec.format {
            self.print_format(op, spec, format);
        } else if let Some(form) = spec.custom_form {
            (form.get::<CustomForm>().print)(op, self);
        }
        self.held -= u32::from(is_held);
    }

    /// Prints ` {…}` with the attributes of `op` except those named in `elided`: inherent ones that
    /// are set and differ from their default, and all discardable ones. Prints nothing if there are
    /// none.
    pub fn print_optional_attr_dict(&mut self, op: Operation, elided: &[&str]) {
        let entries = self.attr_dict_entries(op, elided, false);
        self.print_attribute_list(&entries);
    }

    /// As [`Self::print_optional_attr_dict`], with inherent attributes that have their default value, as MLIR's
    /// hand-written printers print them.
    #[inline]
    pub fn print_optional_attr_dict_with_defaults(&mut self, op: Operation, elided: &[&str]) {
        let entries = self.attr_dict_entries(op, elided, true);
        self.print_attribute_list(&entries);
    }

    /// As [`Self::print_optional_attr_dict`], after the keyword `attributes`.
    pub fn print_optional_attr_dict_with_keyword(&mut self, op: Operation, elided: &[&str]) {
        let entries = self.attr_dict_entries(op, elided, false);
        if !entries.is_empty() {
            self.write(" attributes");
            self.print_attribute_list(&entries);
        }
    }

    /// Returns the entries of an attribute dictionary, sorted by name.
    fn attr_dict_entries(
        &self,
        op: Operation,
        elided: &[&str],
        with_defaults: bool,
    ) -> Vec<NamedAttribute> {
        let ir = self.ir;
        let discardable = op.discardable_attributes(ir);
        let is_elided = |entry: &NamedAttribute| elided.contains(&&*entry.name);
        let Some(spec) = op.info(ir).map(OpInfo::spec) else {
            let entries = discardable.iter().filter(|entry| !is_elided(entry));
            return entries.cloned().collect();
        };
        let is_default = |slot: usize| {
            matches!(
                spec.slots[slot].presence,
                Presence::Default(_) | Presence::OptionalDefault(_)
            ) && op.slot(ir, slot) == spec.default_attr(slot)
        };
        let mut entries = inherent_dictionary(op, ir, spec, &|slot| {
            let declared = spec.slots.get(slot);
            declared.is_some_and(|it| !elided.contains(&it.name))
                && (with_defaults || !is_default(slot))
        });
        if !discardable.is_empty() {
            let kept = discardable.iter().filter(|entry| !is_elided(entry));
            entries.extend(kept.cloned());
            ods_lookup::sort_by(&mut entries, |a, b| a.name.cmp(&b.name));
        }
        entries
    }
}
