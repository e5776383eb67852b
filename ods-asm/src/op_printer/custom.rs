//! Prints the custom form of ops: name, format or hand-written printer, and dictionaries.

use super::OpPrinter;
use crate::custom_form::CustomForm;
use ods_ir::attributes::NamedAttribute;
use ods_ir::builtin::ModuleOp;
use ods_ir::ir::{Ir, Operation};
use ods_ir::op::spec::{OpSpec, Presence};
use ods_ir::op::{Op, OpInfo, inherent_dictionary};

/// How the operations of one name are printed.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// In generic form.
    Generic,
    /// In custom form.
    Custom(Custom),
}

/// The custom form of the operations of one name.
#[derive(Clone, Copy)]
pub(super) struct Custom {
    spec: &'static OpSpec,
    name: &'static str,
    /// Where the last dot of the name is, or 0.
    dot: u32,
    /// Its printer may look back at its output.
    is_held: bool,
}

impl Form {
    fn of(op: Operation, ir: &Ir) -> Self {
        let Some(info) = op.info(ir) else {
            return Self::Generic;
        };
        let spec = info.spec();
        if spec.format.is_none() && spec.custom_form.is_none() {
            return Self::Generic;
        }
        let name = info.name();
        Self::Custom(Custom {
            spec,
            name,
            dot: name.rfind('.').unwrap_or_default() as u32,
            is_held: !std::ptr::eq(info, ModuleOp::INFO),
        })
    }
}

impl OpPrinter<'_> {
    /// The custom form in which the operation is printed, or `None` for the generic one.
    pub(super) fn custom_form_of(&mut self, op: Operation) -> Option<Custom> {
        if self.flags().generic || self.too_deep {
            return None;
        }
        let number = op.name_number(self.ir);
        if self.forms.len() <= number {
            self.forms.resize(number + 1, None);
        }
        let ir = self.ir;
        match self.forms[number].get_or_insert_with(|| Form::of(op, ir)) {
            Form::Custom(form) => Some(*form),
            Form::Generic => None,
        }
    }

    pub(super) fn print_custom_operation(&mut self, op: Operation, form: &Custom) {
        let default = self.default_dialects.last().copied().unwrap_or_default();
        // `dialect.mnemonic` loses its prefix; a mnemonic that contains dots keeps it.
        let (dialect, mnemonic) = form.name.split_at(form.dot as usize);
        if !default.is_empty() && dialect == default {
            self.write(&mnemonic[1..]);
        } else {
            self.write(form.name);
        }
        self.held += u32::from(form.is_held);
        if let Some(format) = &form.spec.format {
            self.print_format(op, form.spec, format);
        } else if let Some(printer) = form.spec.custom_form {
            (printer.get::<CustomForm>().print)(op, self);
        }
        self.held -= u32::from(form.is_held);
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
