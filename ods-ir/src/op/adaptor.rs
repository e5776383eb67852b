//! Adaptors: named access to an op's parts, over its own operands or other values.

use super::Op;
use super::spec::{OpSpec, Presence};
use super::{OpInfo, Property, PropertyStorage, Slot, VerifyResult};
use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation, OperationState, Region, Value};
use crate::location::Location;
use crate::verify::{wrong_attribute, wrong_segments};

/// The source of an adaptor's attributes.
#[derive(Clone, Copy, Debug)]
enum Slots<'a> {
    List(&'a [Slot]),
    Operation(&'a Ir, Operation),
}

/// The attributes and properties of an adaptor.
///
/// Generated code reads them from here, not from [`RawAdaptor`]: without a type parameter a call
/// costs rustc less.
#[derive(Clone, Copy, Debug)]
pub struct RawAttrs<'a> {
    info: &'static OpInfo,
    slots: Slots<'a>,
}

impl<'a> RawAttrs<'a> {
    fn slot(self, slot: usize) -> Option<&'a Attribute> {
        match self.slots {
            Slots::List(list) => list.get(slot)?.attr(),
            Slots::Operation(ir, op) => op.slot(ir, slot),
        }
    }

    #[cold]
    fn missing(self, what: &str, name: &str) -> ! {
        panic!(
            "'{}' op has no {what} `{name}`: accessors require a verified operation",
            self.info.name()
        )
    }

    #[inline]
    fn missing_attr(self, slot: usize) -> ! {
        self.missing("attribute", self.info.spec().slots[slot].name)
    }

    /// The attribute in a required slot.
    ///
    /// # Panics
    ///
    /// If it is missing.
    #[inline]
    pub fn attr(self, slot: usize) -> &'a Attribute {
        self.slot(slot).unwrap_or_else(|| self.missing_attr(slot))
    }

    /// The attribute in an optional slot.
    #[inline]
    pub fn optional_attr(self, slot: usize) -> Option<&'a Attribute> {
        self.slot(slot)
    }

    /// The attribute in a slot, or its default.
    ///
    /// # Panics
    ///
    /// If the slot is empty and has no default.
    #[inline]
    pub fn attr_or_default(self, slot: usize) -> &'a Attribute {
        let attr = self.slot(slot);
        attr.or_else(|| self.info.spec().default_attr(slot))
            .unwrap_or_else(|| self.missing_attr(slot))
    }

    /// The value of property `number`.
    ///
    /// # Panics
    ///
    /// If it is missing, or of another type.
    pub fn property<T: PropertyStorage>(self, number: usize) -> &'a T {
        let spec = self.info.spec();
        self.stored_property(spec, number)
            .and_then(Property::downcast)
            .unwrap_or_else(|| self.missing("property", spec.properties[number].name))
    }

    #[inline]
    fn stored_property(self, spec: &'static OpSpec, number: usize) -> Option<&'a Property> {
        let slot = spec.property_slot(number);
        let value = match self.slots {
            Slots::List(list) => list.get(slot),
            Slots::Operation(ir, op) => op.slots(ir).get(slot),
        };
        // The state of a new operation has no default values yet.
        value
            .and_then(Slot::property)
            .or(spec.properties[number].initial.as_ref())
    }
}

/// The type behind every generated adaptor. `V` is a [`Value`], or a substitute for one,
/// such as a constant when folding.
#[derive(Clone, Copy, Debug)]
pub struct RawAdaptor<'a, V> {
    /// The attributes and properties.
    #[doc(hidden)]
    pub attrs: RawAttrs<'a>,
    operands: &'a [V],
    regions: &'a [Region],
    /// How many groups at the front are the operands with their numbers.
    leading: usize,
}

impl<'a, V> RawAdaptor<'a, V> {
    /// Makes an adaptor over separate parts.
    pub fn new(
        info: &'static OpInfo,
        operands: &'a [V],
        slots: &'a [Slot],
        regions: &'a [Region],
    ) -> Self {
        Self {
            attrs: RawAttrs {
                info,
                slots: Slots::List(slots),
            },
            operands,
            regions,
            leading: info.spec().leading_operands,
        }
    }

    /// Checks attributes, properties and segment sizes against the definition, before
    /// they are read: MLIR's `OpAdaptor::verify`. It does not check values and their
    /// types, because the operation may not exist yet.
    ///
    /// # Errors
    ///
    /// At `location`, the first error that the verifier would report for an operation
    /// with these parts.
    pub fn verify(&self, location: Location) -> VerifyResult {
        let spec = self.attrs.info.spec();
        let attr = |slot| self.attrs.slot(slot);
        let property = |number| self.attrs.stored_property(spec, number);
        let operands = Some(self.operands.len());
        let wrong = wrong_attribute(spec, attr, property)
            .or_else(|| wrong_segments(spec, attr, operands, None));
        let Some(wrong) = wrong else { return Ok(()) };
        let message = format!("'{}' op {wrong}", self.attrs.info.name());
        Err(Diagnostic::error(location, message))
    }

    /// The values of operand group `group`.
    pub fn group(&self, group: usize) -> &'a [V] {
        let (spec, total) = (self.attrs.info.spec(), self.operands.len());
        &self.operands[spec.operand_range(group, total, |slot| self.attrs.slot(slot))]
    }

    /// The groups of a `VariadicOfVariadic` operand, whose sizes are in `slot`.
    pub fn groups(&self, group: usize, slot: usize) -> Vec<&'a [V]> {
        super::access::operand_groups_of(self.group(group), self.attrs.slot(slot)).collect()
    }

    /// The attribute in a required slot.
    ///
    /// # Panics
    ///
    /// If it is missing.
    pub fn attr(&self, slot: usize) -> &'a Attribute {
        self.attrs.attr(slot)
    }

    /// The attribute in an optional slot.
    pub fn optional_attr(&self, slot: usize) -> Option<&'a Attribute> {
        self.attrs.slot(slot)
    }

    /// The attribute in a slot, or its default.
    ///
    /// # Panics
    ///
    /// If the slot is empty and has no default.
    pub fn attr_or_default(&self, slot: usize) -> &'a Attribute {
        self.attrs.attr_or_default(slot)
    }

    /// The value of property `number`.
    ///
    /// # Panics
    ///
    /// If it is missing, or of another type.
    pub fn property<T: PropertyStorage>(&self, number: usize) -> &'a T {
        self.attrs.property(number)
    }

    /// Region `number`.
    ///
    /// # Panics
    ///
    /// If it is missing.
    pub fn region(&self, number: usize) -> Region {
        self.regions[number]
    }

    /// The regions from `number` on.
    pub fn regions(&self, number: usize) -> &'a [Region] {
        self.regions.get(number..).unwrap_or_default()
    }
}

impl<V: Copy> RawAdaptor<'_, V> {
    /// The value of a single operand.
    ///
    /// # Panics
    ///
    /// If it is missing.
    pub fn one(&self, group: usize) -> V {
        if group < self.leading
            && let Some(value) = self.operands.get(group)
        {
            return *value;
        }
        self.one_of_group(group)
    }

    /// As [`one`](Self::one), where groups before this one may have several operands.
    #[inline(never)]
    fn one_of_group(&self, group: usize) -> V {
        match self.group(group) {
            [value, ..] => *value,
            [] => self
                .attrs
                .missing("operand", self.attrs.info.spec().operands[group].name),
        }
    }

    /// The value of an optional operand group.
    pub fn optional(&self, group: usize) -> Option<V> {
        self.group(group).first().copied()
    }
}

impl<'a> RawAdaptor<'a, Value> {
    /// The adaptor over the state of a new operation.
    #[inline]
    pub(crate) fn of_state(info: &'static OpInfo, state: &'a OperationState) -> Self {
        Self::new(info, &state.operands, &state.inherent, &state.regions)
    }

    /// The adaptor over the operation's own parts.
    pub fn of<O: Op>(op: O, ir: &'a Ir) -> Self {
        let op = op.as_operation();
        Self {
            attrs: RawAttrs {
                info: O::INFO,
                slots: Slots::Operation(ir, op),
            },
            operands: op.operands(ir),
            regions: op.regions(ir),
            leading: O::INFO.spec().leading_operands,
        }
    }
}

/// Named access to all parts of an op: `op.fields(ir)`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the type of an op",
    note = "the type of the op that `#[derive(OpDef)] struct Add` defines is `AddOp`: implement `Verify`, `Fold` and other traits for it"
)]
pub trait OpFields: Op {
    /// The adaptor struct, over values of type `V`.
    type Fields<'a, V: 'a>;

    /// Reads the parts.
    fn read<V: Copy>(raw: RawAdaptor<'_, V>) -> Self::Fields<'_, V>;

    /// The parts of this operation.
    fn fields(self, ir: &Ir) -> Self::Fields<'_, Value> {
        Self::read(RawAdaptor::of(self, ir))
    }

    /// The parts of a new operation from its state; `None` if the state is of another op,
    /// or lacks a required attribute.
    fn fields_of(state: &OperationState) -> Option<Self::Fields<'_, Value>> {
        let spec = Self::INFO.spec();
        let is_missing = |slot: usize| {
            matches!(spec.slots[slot].presence, Presence::Required) && state.slot(slot).is_none()
        };
        let is_read = state.is_of(Self::INFO) && !(0..spec.slots.len()).any(is_missing);
        is_read.then(|| Self::read(RawAdaptor::of_state(Self::INFO, state)))
    }

    /// The parts of a new operation from its state, after [`RawAdaptor::verify`] has
    /// checked attributes, properties and segment sizes.
    ///
    /// # Errors
    ///
    /// At the location of `state`, the first error that the verifier would report, or an
    /// error if the state is of another op.
    fn verified_fields_of(state: &OperationState) -> Result<Self::Fields<'_, Value>, Diagnostic> {
        if !state.is_of(Self::INFO) {
            let (name, other) = (Self::INFO.name(), state.name());
            let message = format!("expected the parts of `{name}`, found those of `{other}`");
            return Err(Diagnostic::error(state.location, message));
        }
        let raw = RawAdaptor::of_state(Self::INFO, state);
        raw.verify(state.location)?;
        Ok(Self::read(raw))
    }
}
