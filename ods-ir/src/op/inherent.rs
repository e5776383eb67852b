//! Conversion between the inherent parts of an operation and the dictionary in `<{…}>`.

use super::spec::{OpSpec, Presence, segment_attr};
use crate::attributes::{Attribute, DictionaryAttr, NamedAttribute};
use crate::ir::{Ir, Operation, OperationState};

/// An older name for the slot that a dictionary may use.
fn old_name(name: &str) -> Option<&'static str> {
    match name {
        "operandSegmentSizes" => Some("operand_segment_sizes"),
        "resultSegmentSizes" => Some("result_segment_sizes"),
        _ => None,
    }
}

/// Sets inherent attributes and properties from a dictionary, as `setPropertiesFromAttr`.
/// Unknown keys are ignored; slots without a key keep their value.
///
/// # Errors
///
/// The message of the first failed conversion.
#[doc(hidden)]
pub fn set_from_attribute(
    state: &mut OperationState,
    spec: &OpSpec,
    attr: &Attribute,
) -> Result<(), String> {
    let has_none = if spec.attributes_in_dictionary {
        spec.properties.is_empty()
    } else {
        spec.slot_count() == 0
    };
    if has_none {
        return Err("this operation does not support properties".to_owned());
    }
    let Attribute::Dictionary(dictionary) = attr else {
        return Err("expected DictionaryAttr to set properties".to_owned());
    };
    let value_of = |name: &str| {
        let old = || dictionary.get(old_name(name)?);
        dictionary.get(name).or_else(old)
    };
    let is_segments = |slot: &usize| matches!(spec.slots[*slot].presence, Presence::Segments);
    // In such a dialect, inherent attributes are not in this dictionary.
    let slots: &[usize] = if spec.attributes_in_dictionary {
        &[]
    } else {
        &spec.sorted_slots
    };
    // Sorted attributes, properties, segment sizes: the order of the C++ struct, in which
    // errors are reported.
    for slot in slots.iter().filter(|slot| !is_segments(slot)) {
        let declared = &spec.slots[*slot];
        let Some(value) = value_of(declared.name) else {
            continue;
        };
        if let Some(class) = declared.constraint.class
            && !(class.contains)(value)
        {
            return Err(format!(
                "Invalid attribute `{}` in property conversion: {value}",
                declared.name
            ));
        }
        state.set_slot(*slot, Some(value.clone()));
    }
    for (number, declared) in spec.properties.iter().enumerate() {
        if let Some(value) = value_of(declared.name) {
            state.set_property(spec, number, declared.def.value_of(value)?);
        }
    }
    // Segment sizes have the last numbers.
    for slot in (0..spec.slots.len()).filter(|slot| slots.contains(slot) && is_segments(slot)) {
        let declared = &spec.slots[slot];
        let Some(value) = value_of(declared.name) else {
            continue;
        };
        let groups = spec.segment_groups(slot);
        let Some(sizes) = value.as_i32s() else {
            return Err("expected DenseI32ArrayAttr for key `value`".to_owned());
        };
        if sizes.len() != groups {
            return Err(format!(
                "size mismatch in attribute conversion: {} vs {groups}",
                sizes.len()
            ));
        }
        state.set_slot(slot, Some(value.clone()));
    }
    Ok(())
}

/// The first error among the inherent attributes in a dictionary, as
/// `verifyInherentAttrs` reports it.
#[doc(hidden)]
pub fn attributes_violate(spec: &OpSpec, entries: &[NamedAttribute]) -> Option<String> {
    let declared = spec.sorted_slots.iter().map(|slot| &spec.slots[*slot]);
    declared
        .filter(|declared| !matches!(declared.presence, Presence::Segments))
        .find_map(|declared| {
            let given = entries.iter().find(|entry| *entry.name == *declared.name);
            declared.violation(&given?.value)
        })
}

/// The inherent attributes that are set, and the properties, as the entries of a
/// dictionary, sorted by name, as `getPropertiesAsAttr`. `keep` filters them by slot:
/// attributes first, then properties.
#[doc(hidden)]
pub fn inherent_dictionary(
    op: Operation,
    ir: &Ir,
    spec: &OpSpec,
    keep: &dyn Fn(usize) -> bool,
) -> Vec<NamedAttribute> {
    let mut entries = Vec::new();
    for slot in &spec.sorted_slots {
        let declared = &spec.slots[*slot];
        // Most attributes of an operation with many are not set, and `keep` may compare names.
        if let Some(attr) = op.slot(ir, *slot) {
            if keep(*slot) {
                entries.push(declared.entry(attr.clone()));
            }
        } else if matches!(declared.presence, Presence::Segments)
            && !spec.attributes_in_dictionary
            && keep(*slot)
        {
            // Segment sizes that were never set are all zero.
            let zeros = std::iter::repeat_n(0, spec.segment_groups(*slot));
            entries.push(declared.entry(segment_attr(zeros)));
        }
    }
    if spec.properties.is_empty() {
        return entries;
    }
    for (number, declared) in spec.properties.iter().enumerate() {
        if keep(spec.property_slot(number))
            && let Some(value) = op.property(ir, spec, number)
            && let Some(attr) = declared.def.to_attribute(value)
        {
            entries.push(NamedAttribute::new(declared.name, attr));
        }
    }
    ods_lookup::sort_by(&mut entries, |a, b| a.name.cmp(&b.name));
    entries
}

/// Inherent attributes and properties of an operation as a dictionary, as
/// `Operation::getPropertiesAsAttribute`.
#[inline]
pub fn prop_dictionary(op: Operation, ir: &Ir) -> DictionaryAttr {
    let entries = match op.info(ir) {
        Some(info) => inherent_dictionary(op, ir, info.spec(), &|_| true),
        None => Vec::new(),
    };
    DictionaryAttr::new(entries)
}

/// All attributes of an operation, inherent and discardable ones, as
/// `Operation::getAttrDictionary`.
pub fn attr_dictionary(op: Operation, ir: &Ir) -> DictionaryAttr {
    let discardable = op.discardable_attributes(ir);
    let Some(info) = op.info(ir) else {
        return discardable.clone();
    };
    let spec = info.spec();
    let mut entries = inherent_dictionary(op, ir, spec, &|slot| slot < spec.slots.len());
    if entries.is_empty() {
        return discardable.clone();
    }
    entries.extend(discardable.iter().cloned());
    DictionaryAttr::new(entries)
}
