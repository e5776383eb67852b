//! The slots of attributes that traits and interfaces read by name.

use super::spec::OpSpec;
use crate::attributes::Attribute;
use crate::ir::{Ir, Operation};

/// An attribute that traits and interfaces read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KnownName {
    Symbol,
    Visibility,
    Signature,
    ArgAttrs,
    ResAttrs,
}

impl KnownName {
    const ALL: [Self; 5] = [
        Self::Symbol,
        Self::Visibility,
        Self::Signature,
        Self::ArgAttrs,
        Self::ResAttrs,
    ];

    const fn text(self) -> &'static str {
        match self {
            Self::Symbol => "sym_name",
            Self::Visibility => "sym_visibility",
            Self::Signature => "function_type",
            Self::ArgAttrs => "arg_attrs",
            Self::ResAttrs => "res_attrs",
        }
    }
}

/// The slots of a definition with these names.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct KnownSlots([Option<usize>; KnownName::ALL.len()]);

impl KnownSlots {
    /// The slots of a definition that is complete.
    pub(crate) fn of(spec: &OpSpec) -> Self {
        Self(KnownName::ALL.map(|name| spec.slot(name.text())))
    }
}

impl Operation {
    /// As [`attribute`](Operation::attribute), without a search among the slots.
    #[inline]
    pub(crate) fn known_attribute(self, ir: &Ir, name: KnownName) -> Option<&Attribute> {
        match self
            .spec(ir)
            .and_then(|spec| spec.known_slots.0[name as usize])
        {
            Some(slot) => self.slot(ir, slot),
            None => self.discardable_attributes(ir).get(name.text()),
        }
    }
}
