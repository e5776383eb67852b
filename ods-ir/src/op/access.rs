//! The functions behind generated accessors: one call each.
//!
//! They panic on an invalid operation, for example if the group of a required operand is
//! empty. They never panic on a verified operation.

use super::spec::{OpSpec, Segments, group_sizes_attr, segment_attr};
use super::{Property, PropertyStorage, Slot, SlotValue};
use crate::attributes::Attribute;
use crate::ir::{Block, Ir, IrMut, OpData, Operation, Region, Value};
use std::fmt;
use std::ops::Range;

fn spec(op: Operation, ir: &Ir) -> &'static OpSpec {
    spec_of(op, ir, ir.ops.get(op))
}

/// The definition of `op`, whose data is `data`.
#[inline]
fn spec_of(op: Operation, ir: &Ir, data: &OpData) -> &'static OpSpec {
    match ir.spec_of(data) {
        Some(spec) => spec,
        None => not_registered(op, ir),
    }
}

#[cold]
fn not_registered(op: Operation, ir: &Ir) -> ! {
    panic!("`{}` is not registered", op.name(ir).as_str())
}

#[cold]
fn missing(op: Operation, ir: &Ir, what: &str, name: &str) -> ! {
    panic!(
        "'{}' op has no {what} `{name}`: accessors require a verified operation",
        op.name(ir).as_str()
    )
}

#[cold]
fn missing_region(op: Operation, ir: &Ir, number: usize) -> ! {
    missing(op, ir, "region", spec(op, ir).regions[number].name)
}

fn operand_range(op: Operation, ir: &Ir, group: usize) -> Range<usize> {
    spec(op, ir).operand_range(group, op.operands(ir).len(), |slot| op.slot(ir, slot))
}

/// The value of a single operand.
pub fn operand(op: Operation, ir: &Ir, group: usize) -> Value {
    first_operand(op, ir, group)
        .unwrap_or_else(|| missing(op, ir, "operand", spec(op, ir).operands[group].name))
}

/// The first value of operand group `group`.
#[inline]
pub(crate) fn first_operand(op: Operation, ir: &Ir, group: usize) -> Option<Value> {
    let data = ir.ops.get(op);
    if group < spec_of(op, ir, data).leading_operands
        && let Some(value) = ir.operand_lists.item(data.operands, group)
    {
        return Some(*value);
    }
    first_of_operands(op, ir, group)
}

#[inline(never)]
fn first_of_operands(op: Operation, ir: &Ir, group: usize) -> Option<Value> {
    operands(op, ir, group).first().copied()
}

/// The values of operand group `group`.
pub fn operands(op: Operation, ir: &Ir, group: usize) -> &[Value] {
    let data = ir.ops.get(op);
    let all = ir.operand_lists.get(data.operands);
    let range = spec_of(op, ir, data).operand_range(group, all.len(), |slot| {
        ir.slots.get(data.inherent).get(slot)?.attr()
    });
    &all[range]
}

/// The value of an optional operand group.
#[inline]
pub fn optional_operand(op: Operation, ir: &Ir, group: usize) -> Option<Value> {
    operands(op, ir, group).first().copied()
}

/// The groups of a `VariadicOfVariadic` operand; `slot` holds their sizes.
pub fn operand_groups(
    op: Operation,
    ir: &Ir,
    group: usize,
    slot: usize,
) -> impl Iterator<Item = &[Value]> {
    operand_groups_of(operands(op, ir, group), op.slot(ir, slot))
}

/// Splits `values` into groups of the sizes in `segments`; sizes that exceed the number
/// of values are truncated.
pub fn operand_groups_of<'a, V>(
    values: &'a [V],
    segments: Option<&'a Attribute>,
) -> impl Iterator<Item = &'a [V]> {
    let mut rest = values;
    let sizes = segments.and_then(Attribute::as_i32s).unwrap_or_default();
    sizes.iter().map(move |size| {
        let size = usize::try_from(*size).unwrap_or(0).min(rest.len());
        let (this, after) = rest.split_at(size);
        rest = after;
        this
    })
}

/// The value of a single result.
pub fn result(op: Operation, ir: &Ir, group: usize) -> Value {
    let data = ir.ops.get(op);
    if group < spec_of(op, ir, data).leading_results
        && let Some(value) = ir.value_lists.item(data.results, group)
    {
        return *value;
    }
    first_result(op, ir, group)
}

/// The first value of result group `group`.
#[inline(never)]
fn first_result(op: Operation, ir: &Ir, group: usize) -> Value {
    match results(op, ir, group) {
        [value, ..] => *value,
        [] => missing(op, ir, "result", spec(op, ir).results[group].name),
    }
}

/// The values of result group `group`.
pub fn results(op: Operation, ir: &Ir, group: usize) -> &[Value] {
    let data = ir.ops.get(op);
    let all = ir.value_lists.get(data.results);
    let range = spec_of(op, ir, data).result_range(group, all.len(), |slot| {
        ir.slots.get(data.inherent).get(slot)?.attr()
    });
    &all[range]
}

/// The value of an optional result group.
#[inline]
pub fn optional_result(op: Operation, ir: &Ir, group: usize) -> Option<Value> {
    results(op, ir, group).first().copied()
}

/// Region `number`.
#[inline]
pub fn region(op: Operation, ir: &Ir, number: usize) -> Region {
    let regions = ir.nested_of(ir.ops.get(op)).regions;
    match ir.region_lists.item(regions, number) {
        Some(region) => *region,
        None => missing_region(op, ir, number),
    }
}

/// The regions from `number` on; a variadic region is the last one declared.
#[inline]
pub fn regions(op: Operation, ir: &Ir, number: usize) -> &[Region] {
    op.regions(ir).get(number..).unwrap_or_default()
}

/// Successor `number`.
#[inline]
pub fn successor(op: Operation, ir: &Ir, number: usize) -> Block {
    match op.successors(ir).get(number) {
        Some(block) => *block,
        None => missing(op, ir, "successor", spec(op, ir).successors[number].name),
    }
}

/// The successors from `number` on; a variadic successor is the last one declared.
#[inline]
pub fn successors(op: Operation, ir: &Ir, number: usize) -> &[Block] {
    op.successors(ir).get(number..).unwrap_or_default()
}

/// The attribute in a required slot.
#[inline]
pub fn attr(op: Operation, ir: &Ir, slot: usize) -> &Attribute {
    match op.slot(ir, slot) {
        Some(attr) => attr,
        None => missing(op, ir, "attribute", spec(op, ir).slots[slot].name),
    }
}

/// The attribute in an optional slot.
#[inline]
pub fn optional_attr(op: Operation, ir: &Ir, slot: usize) -> Option<&Attribute> {
    op.slot(ir, slot)
}

/// The attribute in a slot, or its default.
#[inline]
pub fn attr_or_default(op: Operation, ir: &Ir, slot: usize) -> &Attribute {
    match op.slot(ir, slot) {
        Some(attr) => attr,
        None => spec(op, ir)
            .default_attr(slot)
            .unwrap_or_else(|| missing(op, ir, "attribute", spec(op, ir).slots[slot].name)),
    }
}

/// The value of property `number`.
#[inline]
pub fn property<T: PropertyStorage>(op: Operation, ir: &Ir, number: usize) -> &T {
    let spec = spec(op, ir);
    match op.property(ir, spec, number).and_then(Property::downcast) {
        Some(value) => value,
        None => missing(op, ir, "property", spec.properties[number].name),
    }
}

/// Sets property `number`.
pub fn set_property<T: PropertyStorage>(
    op: Operation,
    ir: &mut impl IrMut,
    number: usize,
    value: T,
) {
    let ir = ir.ir_mut();
    let spec = spec(op, ir);
    op.set_property(ir, spec, number, Property::new(value));
}

/// Sets property `number`; `None` stands for its default.
pub fn set_optional_property<V, T: PropertyStorage>(
    op: Operation,
    ir: &mut impl IrMut,
    number: usize,
    value: impl SlotValue<V>,
    store: fn(V) -> T,
) {
    let ir = ir.ir_mut();
    let spec = spec(op, ir);
    let value = value.into_value().map(|value| Property::new(store(value)));
    let initial = || spec.properties[number].initial.clone();
    let slot = value.or_else(initial).map_or(Slot::Empty, Slot::from);
    op.fill_slot(ir, spec.property_slot(number), slot);
}

/// Sets the attribute in a required slot.
pub fn set_attr(op: Operation, ir: &mut impl IrMut, slot: usize, attr: Attribute) {
    op.set_slot(ir.ir_mut(), slot, Some(attr));
}

/// Sets or removes a unit attribute.
pub fn set_unit_attr(op: Operation, ir: &mut impl IrMut, slot: usize, value: bool) {
    op.set_slot(ir.ir_mut(), slot, value.then(Attribute::unit));
}

/// Sets the attribute that `make` makes of a value; `None` stands for its default, or
/// removes it.
pub fn set_optional_attr<T>(
    op: Operation,
    ir: &mut impl IrMut,
    slot: usize,
    value: impl SlotValue<T>,
    make: fn(T) -> Attribute,
) {
    set_or_reset(op, ir.ir_mut(), slot, value.into_value().map(make));
}

/// Sets the attribute in a slot; `None` sets its default, or removes it.
#[inline]
fn set_or_reset(op: Operation, ir: &mut Ir, slot: usize, attr: Option<Attribute>) {
    let attr = attr.or_else(|| spec(op, ir).filled_attr(slot).cloned());
    op.set_slot(ir, slot, attr);
}

/// Sets the value of a single operand.
pub fn set_operand(op: Operation, ir: &mut impl IrMut, group: usize, value: Value) {
    let ir = ir.ir_mut();
    let range = operand_range(op, ir, group);
    op.set_operand(ir, range.start, value);
}

/// Replaces the values of operand group `group` and updates the segment sizes.
///
/// # Panics
///
/// If the op requires all of its variadic operands to have the same size and this change
/// would violate that.
pub fn set_operands(op: Operation, ir: &mut impl IrMut, group: usize, values: &[Value]) {
    replace_operands(op, ir.ir_mut(), group, values);
}

fn replace_operands(op: Operation, ir: &mut Ir, group: usize, values: &[Value]) {
    let range = operand_range(op, ir, group);
    let spec = spec(op, ir);
    // Panics on a foreign or stale value before anything changes.
    for value in values {
        ir.values.get(*value);
    }
    if range.len() != values.len() {
        match spec.operand_segments {
            Segments::Single => {}
            Segments::Same => panic!(
                "'{}' op requires variadic operands of the same size",
                op.name(ir).as_str()
            ),
            Segments::Slot(slot) => {
                let size_of = |other| {
                    if other == group {
                        return values.len();
                    }
                    operand_range(op, ir, other).len()
                };
                let sizes = segment_attr((0..spec.operands.len()).map(size_of));
                op.set_slot(ir, slot, Some(sizes));
            }
        }
    }
    let all = op.operands(ir);
    let all: Vec<Value> = [&all[..range.start], values, &all[range.end..]].concat();
    op.set_operands(ir, &all);
}

/// Replaces the groups of a `VariadicOfVariadic` operand and updates their sizes in
/// `slot`.
pub fn set_operand_groups(
    op: Operation,
    ir: &mut impl IrMut,
    group: usize,
    slot: usize,
    groups: &[&[Value]],
) {
    let ir = ir.ir_mut();
    replace_operands(op, ir, group, &groups.concat());
    op.set_slot(ir, slot, Some(group_sizes_attr(groups)));
}

/// Sets or removes the value of an optional operand and updates the segment sizes.
pub fn set_optional_operand(
    op: Operation,
    ir: &mut impl IrMut,
    group: usize,
    value: impl SlotValue<Value>,
) {
    replace_operands(op, ir.ir_mut(), group, value.into_value().as_slice());
}

/// Formats the op type `name` for `Debug`.
///
/// # Errors
///
/// If writing to `f` fails.
#[inline]
pub fn debug_op(f: &mut fmt::Formatter<'_>, name: &str, op: Operation) -> fmt::Result {
    f.debug_tuple(name).field(&op).finish()
}

/// [`Option::map`] with a function pointer: with the standard library's generic
/// parameter, rustc would search for the impl at each call.
#[inline]
pub fn map<A, T>(value: Option<A>, function: fn(A) -> T) -> Option<T> {
    value.map(function)
}
