//! The text of ranges, and of operations in patterns.

use super::{
    AttributeType, OperationType, RangeType, TypeType, ValueType, range_element_type_or_self,
    range_of,
};
use ods_runtime::prelude::*;

impl VerifyParameters for RangeType {
    fn verify_parameters(&self) -> Result<(), String> {
        let element = self.element_type();
        if element.is::<RangeType>() {
            return Err(format!(
                "element of pdl.range cannot be another range, but got'{element}'"
            ));
        }
        Ok(())
    }
}

/// The mnemonics of the types that ranges have elements of.
const ELEMENTS: [&str; 4] = ["attribute", "operation", "type", "value"];

/// The mnemonic of a type of elements.
fn mnemonic(ty: &Type) -> Option<&'static str> {
    let found = [
        ty.is::<AttributeType>(),
        ty.is::<OperationType>(),
        ty.is::<TypeType>(),
        ty.is::<ValueType>(),
    ];
    let at = found.iter().position(|is_it| *is_it)?;
    Some(ELEMENTS[at])
}

impl CustomTypeAssembly for RangeType {
    // `<` (`attribute` | `operation` | `type` | `value` | type) `>`
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let offset = p.offset();
        let found = ELEMENTS
            .into_iter()
            .find(|word| p.parse_optional_keyword(word));
        let element: Type = match found {
            Some("attribute") => AttributeType::get().into(),
            Some("operation") => OperationType::get().into(),
            Some("type") => TypeType::get().into(),
            Some(_) => ValueType::get().into(),
            // Only an error: no range has elements that are ranges.
            None if p.parse_optional_keyword("range") => {
                let inner = <Self as CustomTypeAssembly>::parse(p)?;
                inner.into()
            }
            None => return Err(p.emit_op_error(offset, "expected an element type of `pdl`")),
        };
        p.parse_greater()?;
        let checked = Self::get_checked(Location::UNKNOWN, element);
        checked.map_err(|wrong| p.emit_op_error(offset, wrong.message))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        match mnemonic(self.element_type()) {
            Some(word) => p.write(word),
            None => p.print_type(self.element_type()),
        }
        p.write(">");
    }
}

// attributes ::= `{` string `=` operand (`,` string `=` operand)* `}`
pub(crate) fn parse_attributes(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Attribute)> {
    let (mut values, mut names) = (Vec::new(), Vec::new());
    if p.parse_optional_l_brace() {
        loop {
            names.push(Attribute::string(p.parse_string()?));
            p.parse_equal()?;
            values.push(p.parse_operand()?);
            if !p.parse_optional_comma() {
                break;
            }
        }
        p.parse_r_brace()?;
    }
    Ok((values, Attribute::array(names)))
}

pub(crate) fn print_attributes(p: &mut OpPrinter<'_>, values: &[Value], names: &Attribute) {
    if values.is_empty() {
        return;
    }
    p.write(" {");
    let names = names.as_array().unwrap_or_default();
    for (at, (value, name)) in values.iter().zip(names).enumerate() {
        if at != 0 {
            p.write(", ");
        }
        p.print_attribute(name);
        p.write(" = ");
        p.print_operand(*value);
    }
    p.write("}");
}

pub(super) fn parse_operation_op_attributes(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Attribute)> {
    parse_attributes(p)
}

pub(super) fn print_operation_op_attributes<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    values: &[Value],
    names: &Attribute,
) {
    print_attributes(p, values, names);
}

// range-type ::= (`:` type)?, if there are no arguments
pub(crate) fn parse_range(p: &mut OpParser<'_, '_>, arguments: &[Type]) -> Parsed<Type> {
    if let Some(first) = arguments.first() {
        return Ok(range_of(range_element_type_or_self(first)));
    }
    p.parse_colon()?;
    p.parse_type()
}

pub(crate) fn print_range(p: &mut OpPrinter<'_>, has_arguments: bool, result: &Type) {
    if !has_arguments {
        p.write(": ");
        p.print_type(result);
    }
}

pub(super) fn parse_range_type(p: &mut OpParser<'_, '_>, arguments: &[Type]) -> Parsed<Type> {
    parse_range(p, arguments)
}

pub(super) fn print_range_type<'t, O>(
    p: &mut OpPrinter<'_>,
    _: O,
    mut arguments: impl Iterator<Item = &'t Type>,
    result: &Type,
) {
    print_range(p, arguments.next().is_some(), result);
}

// results-value-type ::= (`->` type)?, with an index
pub(super) fn parse_results_value_type(
    p: &mut OpParser<'_, '_>,
    index: Option<&Attribute>,
) -> Parsed<Type> {
    if index.is_none() {
        return Ok(range_of(Type::from(ValueType::get())));
    }
    p.parse_arrow()?;
    p.parse_type()
}

pub(super) fn print_results_value_type<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    index: Option<&Attribute>,
    ty: &Type,
) {
    if index.is_some() {
        // The format writes a blank before the directive, and C++ another one.
        p.write(" -> ");
        p.print_type(ty);
    }
}
