//! A textual description of a definition, for comparison with another one.
//!
//! It covers the whole [`OpInfo`]: the decoded table as `Debug` shows it, functions by their
//! names, the values that each constraint accepts, and default values.

use crate::samples::{attributes, nested, types};
use ods_runtime::op::spec::OpSpec;
use ods_runtime::op::{AnyProp, AttrConstraint, OpInfo, Property, TypeConstraint};
use std::borrow::Cow;
use std::fmt::Write as _;

/// Describes the definition; `name_of` returns the name of the function at an address.
pub fn describe(info: &OpInfo, name_of: impl Fn(usize) -> String) -> String {
    let spec = info.spec();
    // Defaults are made on first use, which `Debug` would show, so make them first.
    let defaults: Vec<String> = defaults(spec).collect();
    let mut text = format!("{} of {}\n", info.name(), info.dialect().name());
    for default in defaults {
        let _ = writeln!(text, "{default}");
    }
    for value in spec.operands.iter().chain(&spec.results) {
        let _ = writeln!(text, "{}: {}", value.name, of_type(value.constraint));
    }
    for slot in &spec.slots {
        let _ = writeln!(text, "{}: {}", slot.name, of_attr(slot.constraint));
    }
    for property in &spec.properties {
        let _ = writeln!(text, "{}: {}", property.name, of_property(property.def));
    }
    let (ir, regions, blocks) = nested();
    for region in &spec.regions {
        let constraint = region.constraint;
        let accepted = bits(&regions, |region| constraint.accepts(*region, &ir));
        let said = said(&regions, |region| constraint.summary_for(*region, &ir));
        let _ = writeln!(text, "{}: {accepted} {said}", region.name);
    }
    for successor in &spec.successors {
        let Some(constraint) = successor.constraint else {
            continue;
        };
        let accepted = bits(&blocks, |block| constraint.accepts(*block, &ir));
        let said = said(&blocks, |block| constraint.summary_for(*block, &ir));
        let _ = writeln!(text, "{}: {accepted} {said}", successor.name);
    }
    let _ = writeln!(text, "{spec:#?}");
    name_functions(&text, name_of)
}

/// Describes a constraint: the accepted types, the summaries, the class, and the built type.
fn of_type(constraint: &TypeConstraint) -> String {
    let types = types();
    let accepted = bits(&types, |ty| constraint.accepts(ty));
    let said = said(&types, |ty| constraint.summary_for(ty));
    let (unset, made) = (constraint.is_unset(), constraint.build.map(|build| build()));
    let class = constraint.class.map(|class| {
        let contained = bits(&types, |ty| (class.contains)(ty));
        format!("{} {contained}", class.name)
    });
    format!("{accepted} {said} unset: {unset} class: {class:?} makes: {made:?}")
}

/// Describes an attribute constraint in the same way.
fn of_attr(constraint: &AttrConstraint) -> String {
    let attributes = attributes();
    let accepted = bits(&attributes, |attr| constraint.accepts(attr));
    let said = said(&attributes, |attr| constraint.summary_for(attr));
    let class = constraint.class;
    let class = class.map(|class| bits(&attributes, |attr| (class.contains)(attr)));
    let ty = constraint.value_type.map(|ty| ty());
    format!("{accepted} {said} class: {class:?} type: {ty:?}")
}

/// Describes a property: the values of sample attributes, their conversion back, which of them
/// are accepted, and their text.
fn of_property(property: &dyn AnyProp) -> String {
    let values = attributes().into_iter().map(|attr| {
        let value = property
            .value_of(&attr)
            .map_err(|reason| format!("({reason})"))?;
        let accepted = bit(property.accepts(&value));
        let (back, said) = (property.to_attribute(&value), property.summary_for(&value));
        Ok(format!("({accepted} {value:?} {back:?} {said})"))
    });
    let values = values.map(|value: Result<String, String>| value.unwrap_or_else(|reason| reason));
    let values: String = values.collect();
    let shown = |value: Option<Property>| value.map(|value| property.to_attribute(&value));
    let (default, initial) = (property.default_value(), property.initial_value());
    let (default, initial) = (shown(default), shown(initial));
    format!("{values} default: {default:?} initial: {initial:?}")
}

fn defaults(spec: &OpSpec) -> impl Iterator<Item = String> {
    let slots = spec.slots.iter().enumerate();
    slots.filter_map(|(number, slot)| {
        let default = spec.default_attr(number)?;
        Some(format!("{} = {default}", slot.name))
    })
}

/// One bit for each of the samples.
fn bits<T>(samples: &[T], accepts: impl Fn(&T) -> bool) -> String {
    samples.iter().map(|sample| bit(accepts(sample))).collect()
}

/// The summary for the first sample, and every different one that follows.
fn said<T>(samples: &[T], summary: impl Fn(&T) -> Cow<'static, str>) -> String {
    let mut said: Vec<Cow<'static, str>> = samples.iter().map(summary).collect();
    said.dedup();
    format!("{said:?}")
}

fn bit(accepted: bool) -> char {
    if accepted { '1' } else { '0' }
}

/// Replaces addresses by names.
fn name_functions(text: &str, name_of: impl Fn(usize) -> String) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("0x") {
        out.push_str(&rest[..at]);
        let digits = &rest[at + 2..];
        let end = digits
            .find(|char: char| !char.is_ascii_hexdigit())
            .unwrap_or(digits.len());
        match usize::from_str_radix(&digits[..end], 16) {
            Ok(address) => out.push_str(&name_of(address)),
            Err(_) => out.push_str("0x"),
        }
        rest = &digits[end..];
    }
    out.push_str(rest);
    out
}
