//! A definition as text, to be compared with another one.
//!
//! Everything that an [`OpInfo`] holds: the decoded table as `Debug` shows it,
//! functions by their names, what each constraint accepts, and default values.

use ods_runtime::op::OpInfo;
use ods_runtime::op::spec::OpSpec;
use ods_runtime::prelude::*;
use std::fmt::Write as _;

/// The definition; `name_of` gives the name of the function at an address.
pub fn describe(info: &OpInfo, name_of: impl Fn(usize) -> String) -> String {
    let spec = info.spec();
    // They are made when first asked for, which `Debug` would show.
    let defaults: Vec<String> = defaults(spec).collect();
    let mut text = format!("{} of {}\n", info.name(), info.dialect().name());
    for default in defaults {
        let _ = writeln!(text, "{default}");
    }
    for values in [&spec.operands, &spec.results] {
        for value in values {
            let accepted: String = types()
                .iter()
                .map(|ty| bit(value.constraint.accepts(ty)))
                .collect();
            let _ = writeln!(text, "{}: {accepted}", value.name);
        }
    }
    for slot in &spec.slots {
        let accepted: String = attributes()
            .iter()
            .map(|attr| bit(slot.constraint.accepts(attr)))
            .collect();
        let _ = writeln!(text, "{}: {accepted}", slot.name);
    }
    let _ = writeln!(text, "{spec:#?}");
    name_functions(&text, name_of)
}

fn defaults(spec: &OpSpec) -> impl Iterator<Item = String> {
    let slots = spec.slots.iter().enumerate();
    slots.filter_map(|(number, slot)| {
        let default = spec.default_attr(number)?;
        Some(format!("{} = {default}", slot.name))
    })
}

fn bit(accepted: bool) -> char {
    if accepted { '1' } else { '0' }
}

/// Types of several kinds.
fn types() -> Vec<Type> {
    let mut types = vec![
        Type::i1(),
        Type::i32(),
        Type::i64(),
        Type::signed(32),
        Type::unsigned(8),
        Type::index(),
        Type::f32(),
        Type::f64(),
        Type::f80(),
        Type::complex(Type::f64()),
        Type::tuple([Type::i32()]),
    ];
    for element in [Type::f32(), Type::f64(), Type::i32()] {
        types.push(RankedTensorType::new([2, 3], element).into());
    }
    types
}

/// Attributes of several kinds.
fn attributes() -> Vec<Attribute> {
    let mut attributes = vec![
        Attribute::unit(),
        Attribute::integer(&Type::i64(), 3),
        Attribute::integer(&Type::i32(), 0),
        Attribute::integer(&Type::i1(), 1),
        Attribute::string("text"),
        Attribute::array([]),
    ];
    attributes.extend(types().into_iter().map(Attribute::ty));
    attributes
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
