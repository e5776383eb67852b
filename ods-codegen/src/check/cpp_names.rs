//! Names in the C++ class of an op: MLIR rejects two methods with the same name.
//!
//! The generated Rust has other names (see `names`), so only [`check_records`] checks these.
//!
//! [`check_records`]: super::check_records

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostics, Span};

use super::signature::Signature;
use crate::model::Operator;

/// No two parts of an op give one C++ method, and no two builders take the same.
#[inline]
pub(super) fn check_methods(op: &Operator<'_>, diags: &mut Diagnostics) {
    let mut methods = Methods {
        op,
        seen: LookupSet::default(),
        diags,
    };
    methods.reserve("OperationName");
    let uses_properties = op.dialect().uses_properties_for_attributes();
    let has_properties = !op.properties.is_empty() || uses_properties && !op.attributes.is_empty();
    for attr in &op.attributes {
        methods.add(&format!("{}AttrName", camel_case(attr.name)), attr.span);
    }
    for (has_trait, name) in [
        ("AttrSizedOperandSegments", "OperandSegmentSizesAttrName"),
        ("AttrSizedResultSegments", "ResultSegmentSizesAttrName"),
    ] {
        if op.has_trait(has_trait) {
            methods.add(name, op.span());
        }
    }
    for operand in op.operands.iter().filter(|part| !part.name.is_empty()) {
        let name = camel_case(operand.name);
        // A clash of the second would follow from that of the first.
        if methods.add(&name, operand.span) {
            methods.add(&format!("{name}Mutable"), operand.span);
        }
    }
    for result in op.results.iter().filter(|part| !part.name.is_empty()) {
        methods.add(&camel_case(result.name), result.span);
    }
    for successor in op.successors.iter().filter(|part| !part.name.is_empty()) {
        methods.add(&camel_case(successor.name), successor.span);
    }
    methods.reserve("AttributeNames");
    methods.reserve("Attributes");
    if has_properties || !op.regions.is_empty() {
        methods.reserve("Properties");
    }
    for attr in &op.attributes {
        let name = camel_case(attr.name);
        // MLIR leaves out a getter of the value that clashes with one of an attribute.
        methods.reserve(&format!("{name}Attr"));
        methods.add(&name, attr.span);
    }
    for region in op.regions.iter().filter(|part| !part.name.is_empty()) {
        methods.add(&camel_case(region.name), region.span);
    }
    for prop in &op.properties {
        methods.add(&camel_case(prop.name), prop.span);
    }
    check_builders(op, diags);
}

struct Methods<'o, 'k> {
    op: &'o Operator<'k>,
    seen: LookupSet<String>,
    diags: &'o mut Diagnostics,
}

impl Methods<'_, '_> {
    /// Takes a name without reporting a clash.
    fn reserve(&mut self, name: &str) {
        self.seen.insert(name.to_owned());
    }

    /// Takes the name of a part, and returns whether it was free.
    #[inline]
    fn add(&mut self, name: &str, span: Span) -> bool {
        let is_free = self.seen.insert(name.to_owned());
        if !is_free {
            let op = self.op.operation_name();
            let message = format!("Unexpected overlap when generating `get{name}` for {op}");
            self.diags.error(span, message);
        }
        is_free
    }
}

#[inline]
fn check_builders(op: &Operator<'_>, diags: &mut Diagnostics) {
    let mut known = Vec::new();
    for builder in &op.builders {
        if !Signature::of(builder, false).add_to(&mut known) {
            let name = op.operation_name();
            let message = format!("Unexpected overlap when generating `build` for {name}");
            diags.error(builder.span, message);
        }
    }
}

/// The method that reads the part `name`.
#[inline]
pub(super) fn getter(name: &str) -> String {
    format!("get{}", camel_case(name))
}

/// `snake_case` to `CamelCase` as MLIR does it: a word begins at a small letter after `_`.
#[inline]
fn camel_case(name: &str) -> String {
    let mut result = String::with_capacity(name.len());
    let mut chars = name.chars().peekable();
    if let Some(first) = chars.next() {
        result.push(first.to_ascii_uppercase());
    }
    while let Some(c) = chars.next() {
        match chars.peek() {
            Some(next) if c == '_' && next.is_ascii_lowercase() => {
                result.push(next.to_ascii_uppercase());
                chars.next();
            }
            _ => result.push(c),
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::camel_case;

    #[test]
    fn words_begin_after_underscores() {
        for (name, expected) in [
            ("a_b", "AB"),
            ("aB", "AB"),
            ("a_1", "A_1"),
            ("_x", "_x"),
            ("x_", "X_"),
            ("a__b", "A_B"),
        ] {
            assert_eq!(camel_case(name), expected);
        }
    }
}
