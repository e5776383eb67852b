//! The text of clauses whose values depend on the type of the device.
//!
//! A list of values has a list of device types beside it. `none` stands for all types that are not listed, and is not
//! printed.

use super::{DeviceType, DeviceTypeAttr, GangArgType, GangArgTypeAttr, LoopOp};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;

/// Operands and their types.
type Typed = (Vec<UnresolvedOperand>, Vec<Type>);
type Attr = Option<Attribute>;

/// The device type `none`.
pub(super) fn none() -> Attribute {
    DeviceTypeAttr::get(DeviceType::None).into()
}

/// The elements of an array; none if it is absent.
pub(super) fn elements(array: Option<&Attribute>) -> &[Attribute] {
    array.and_then(Attribute::as_array).unwrap_or_default()
}

/// The device type that an attribute holds.
pub(super) fn device_type(attr: &Attribute) -> Option<DeviceType> {
    Some(attr.downcast::<DeviceTypeAttr>()?.value())
}

/// Whether the only device type of a list is `none`.
fn is_only_none(types: Option<&Attribute>) -> bool {
    matches!(elements(types), [only] if device_type(only) == Some(DeviceType::None))
}

// (`[` attribute `]`)?
/// Parses a device type, which may be `none`.
fn parse_device_type(p: &mut OpParser<'_, '_>, is_typed: bool) -> Parsed<Attribute> {
    if !p.parse_optional_l_square() {
        return Ok(none());
    }
    let found = if is_typed {
        p.parse_attribute_of::<DeviceTypeAttr>(None)?
    } else {
        p.parse_attribute(None)?
    };
    p.parse_r_square()?;
    Ok(found)
}

/// Prints a device type other than `none`.
pub(super) fn print_device_type(p: &mut OpPrinter<'_>, ty: &Attribute) {
    if device_type(ty) != Some(DeviceType::None) {
        p.write(" [");
        p.print_attribute(ty);
        p.write("]");
    }
}

// attribute (`,` attribute)* `]`
/// Parses the rest of a list of attributes.
pub(super) fn parse_rest_of_types(p: &mut OpParser<'_, '_>) -> Parsed<Vec<Attribute>> {
    let mut types = Vec::new();
    p.parse_list(Delimiter::None, |p| {
        types.push(p.parse_attribute(None)?);
        Ok(())
    })?;
    p.parse_r_square()?;
    Ok(types)
}

/// Prints a list of device types if it is not empty.
pub(super) fn print_types(p: &mut OpPrinter<'_>, types: Option<&Attribute>) {
    let types = elements(types);
    if types.is_empty() {
        return;
    }
    p.write("[");
    for (number, ty) in types.iter().enumerate() {
        separate(p, number);
        p.print_attribute(ty);
    }
    p.write("]");
}

pub(super) fn separate(p: &mut OpPrinter<'_>, number: usize) {
    if number != 0 {
        p.write(", ");
    }
}

fn print_typed(p: &mut OpPrinter<'_>, value: Value) {
    p.print_operand(value);
    p.write(" : ");
    p.print_type_of(value);
}

/// Parses `operand : type`.
fn parse_typed(p: &mut OpParser<'_, '_>, values: &mut Typed) -> Parsed<()> {
    values.0.push(p.parse_operand()?);
    values.1.push(p.parse_colon_type()?);
    Ok(())
}

// value (`,` value)*
// value ::= operand `:` type device-type
pub(super) fn parse_device_type_operands(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>, Option<Attribute>)> {
    let (mut values, mut types) = (Typed::default(), Vec::new());
    p.parse_list(Delimiter::None, |p| {
        parse_typed(p, &mut values)?;
        types.push(parse_device_type(p, true)?);
        Ok(())
    })?;
    Ok((values.0, values.1, Some(Attribute::array(types))))
}

pub(super) fn print_device_type_operands<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    values: &[Value],
    _: impl Iterator<Item = &'a Type>,
    types: Option<&Attribute>,
) {
    for (number, (value, ty)) in values.iter().zip(elements(types)).enumerate() {
        separate(p, number);
        print_typed(p, *value);
        print_device_type(p, ty);
    }
}

// (`(` (`[` attributes `]` `,`)? values `)`)?
/// Parses a clause that may have no values. As in MLIR, a list of types without values is forgotten if there are values.
#[allow(clippy::type_complexity, reason = "the parts of a directive")]
pub(super) fn parse_device_type_operands_with_keyword_only(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(
    Vec<UnresolvedOperand>,
    Vec<Type>,
    Option<Attribute>,
    Option<Attribute>,
)> {
    if !p.parse_optional_l_paren() {
        return Ok((
            Vec::new(),
            Vec::new(),
            None,
            Some(Attribute::array([none()])),
        ));
    }
    if p.parse_optional_l_square() {
        parse_rest_of_types(p)?;
        p.parse_comma()?;
    }
    let (values, types, device_types) = parse_device_type_operands(p)?;
    p.parse_r_paren()?;
    Ok((values, types, device_types, None))
}

pub(super) fn print_device_type_operands_with_keyword_only<'a>(
    p: &mut OpPrinter<'_>,
    op: impl OpHandle,
    values: &[Value],
    value_types: impl Iterator<Item = &'a Type>,
    types: Option<&Attribute>,
    without: Option<&Attribute>,
) {
    if values.is_empty() && is_only_none(without) {
        return;
    }
    p.write("(");
    print_types(p, without);
    if !elements(without).is_empty() && !elements(types).is_empty() {
        p.write(", ");
    }
    print_device_type_operands(p, op, values, value_types, types);
    p.write(")");
}

/// Groups of values, each with a device type.
#[derive(Default)]
struct Groups {
    values: Typed,
    types: Vec<Attribute>,
    sizes: Vec<i32>,
    start: usize,
}

impl Groups {
    /// Ends a group, and parses its device type.
    fn end(&mut self, p: &mut OpParser<'_, '_>, is_typed: bool) -> Parsed<()> {
        p.parse_r_brace()?;
        let size = self.values.0.len() - self.start;
        self.start = self.values.0.len();
        self.sizes.push(i32::try_from(size).unwrap_or(i32::MAX));
        self.types.push(parse_device_type(p, is_typed)?);
        Ok(())
    }

    fn parse_values(&mut self, p: &mut OpParser<'_, '_>) -> Parsed<()> {
        p.parse_list(Delimiter::None, |p| parse_typed(p, &mut self.values))
    }

    fn sizes(&self) -> Attribute {
        DenseArrayAttr::from_i32s(&self.sizes).into()
    }
}

/// Prints groups of values; `begin` and `name` write what comes before a group and a value.
fn print_groups(
    p: &mut OpPrinter<'_>,
    values: &[Value],
    types: Option<&Attribute>,
    sizes: Option<&Attribute>,
    begin: impl Fn(&mut OpPrinter<'_>, usize),
    name: impl Fn(&mut OpPrinter<'_>, usize),
) {
    let sizes = sizes.and_then(Attribute::as_i32s).unwrap_or_default();
    let mut values = values.iter().enumerate();
    for (number, (ty, size)) in elements(types).iter().zip(sizes).enumerate() {
        separate(p, number);
        p.write("{");
        begin(p, number);
        let size = usize::try_from(*size).unwrap_or(0);
        for (place, (index, value)) in values.by_ref().take(size).enumerate() {
            separate(p, place);
            name(p, index);
            print_typed(p, *value);
        }
        p.write("}");
        print_device_type(p, ty);
    }
}

// group (`,` group)*
// group ::= `{` operand `:` type (`,` operand `:` type)* `}` device-type
#[allow(clippy::type_complexity, reason = "the parts of a directive")]
pub(super) fn parse_device_type_operands_with_segment(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(
    Vec<UnresolvedOperand>,
    Vec<Type>,
    Option<Attribute>,
    Option<Attribute>,
)> {
    let mut groups = Groups::default();
    loop {
        p.parse_l_brace()?;
        groups.parse_values(p)?;
        groups.end(p, true)?;
        if !p.parse_optional_comma() {
            break;
        }
    }
    let sizes = Some(groups.sizes());
    let types = Some(Attribute::array(groups.types));
    Ok((groups.values.0, groups.values.1, types, sizes))
}

pub(super) fn print_device_type_operands_with_segment<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    values: &[Value],
    _: impl Iterator<Item = &'a Type>,
    types: Option<&Attribute>,
    sizes: Option<&Attribute>,
) {
    print_groups(p, values, types, sizes, |_, _| {}, |_, _| {});
}

pub(super) use parse_device_type_operands_with_segment as parse_num_gangs;
pub(super) use print_device_type_operands_with_segment as print_num_gangs;

/// What the clause `wait` consists of: values, device types, sizes of groups, whether each has a number of a device, and
/// device types without values.
type Wait = (Vec<UnresolvedOperand>, Vec<Type>, Attr, Attr, Attr, Attr);

// (`(` (`[` attributes `]` `,`)? group (`,` group)* `)`)?
// group ::= `{` (`devnum` `:`)? operand `:` type (`,` operand `:` type)* `}` device-type
pub(super) fn parse_wait_clause(p: &mut OpParser<'_, '_>) -> Parsed<Wait> {
    let mut without = Vec::new();
    if !p.parse_optional_l_paren() {
        let without = Some(Attribute::array([none()]));
        return Ok((Vec::new(), Vec::new(), None, None, None, without));
    }
    if p.parse_optional_l_square() {
        without = parse_rest_of_types(p)?;
        p.parse_comma()?;
    }
    let (mut groups, mut numbers) = (Groups::default(), Vec::new());
    loop {
        p.parse_l_brace()?;
        let has_number = p.parse_optional_keyword("devnum");
        if has_number {
            p.parse_colon()?;
        }
        numbers.push(Attribute::bool(has_number));
        groups.parse_values(p)?;
        groups.end(p, false)?;
        if !p.parse_optional_comma() {
            break;
        }
    }
    p.parse_r_paren()?;
    let sizes = Some(groups.sizes());
    let array = |elements| Some(Attribute::array(elements));
    let types = array(groups.types);
    let (values, value_types) = groups.values;
    Ok((
        values,
        value_types,
        types,
        sizes,
        array(numbers),
        array(without),
    ))
}

#[allow(clippy::too_many_arguments, reason = "the parts of a directive")]
pub(super) fn print_wait_clause<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    values: &[Value],
    _: impl Iterator<Item = &'a Type>,
    types: Option<&Attribute>,
    sizes: Option<&Attribute>,
    numbers: Option<&Attribute>,
    without: Option<&Attribute>,
) {
    if values.is_empty() && is_only_none(without) {
        return;
    }
    p.write("(");
    print_types(p, without);
    if !elements(without).is_empty() && !elements(types).is_empty() {
        p.write(", ");
    }
    let begin = |p: &mut OpPrinter<'_>, number: usize| {
        let has_number = elements(numbers).get(number);
        if has_number.and_then(Attribute::as_bool) == Some(true) {
            p.write("devnum: ");
        }
    };
    print_groups(p, values, types, sizes, begin, |_, _| {});
    p.write(")");
}

/// The kinds of values of gangs, in the order in which they are tried.
const GANG_VALUES: [(&str, GangArgType); 3] = [
    ("num", GangArgType::Num),
    ("dim", GangArgType::Dim),
    ("static", GangArgType::Static),
];

// value (`,` value)*
// value ::= (`num` | `dim` | `static`) `=` operand `:` type
/// Parses the values of a group; there is a comma in front of each but the first of all groups.
fn parse_gang_values(
    p: &mut OpParser<'_, '_>,
    groups: &mut Groups,
    kinds: &mut Vec<Attribute>,
) -> Parsed<()> {
    loop {
        let mut has_comma = false;
        if !kinds.is_empty() {
            has_comma = p.parse_optional_comma();
            if !has_comma {
                return Ok(());
            }
        }
        let before = kinds.len();
        for (word, kind) in GANG_VALUES {
            if p.parse_optional_keyword(word) {
                p.parse_equal()?;
                parse_typed(p, &mut groups.values)?;
                kinds.push(GangArgTypeAttr::get(kind).into());
            }
        }
        if kinds.len() == before {
            if has_comma {
                return Err(p.emit_error(p.offset(), "new value expected after comma"));
            }
            return Ok(());
        }
    }
}

/// What the clause `gang` consists of: values, their kinds, device types, sizes of groups, and device types without
/// values.
type Gang = (Vec<UnresolvedOperand>, Vec<Type>, Attr, Attr, Attr, Attr);

// (`(` (`[` attributes `]`)? (`,`? `{` values `}` device-type)* `)`)?
pub(super) fn parse_gang_clause(p: &mut OpParser<'_, '_>) -> Parsed<Gang> {
    if !p.parse_optional_l_paren() {
        let without = Some(Attribute::array([none()]));
        return Ok((Vec::new(), Vec::new(), None, None, None, without));
    }
    let (mut groups, mut kinds, mut without) = (Groups::default(), Vec::new(), Vec::new());
    let mut is_at_group = true;
    if p.parse_optional_l_square() {
        without = parse_rest_of_types(p)?;
        is_at_group = p.parse_optional_comma();
    }
    while is_at_group {
        p.parse_l_brace()?;
        parse_gang_values(p, &mut groups, &mut kinds)?;
        if kinds.is_empty() {
            let message = "expect at least one of num, dim or static values";
            return Err(p.emit_error(p.offset(), message));
        }
        groups.end(p, false)?;
        is_at_group = p.parse_optional_comma();
    }
    p.parse_r_paren()?;
    let sizes = Some(groups.sizes());
    let array = |elements| Some(Attribute::array(elements));
    let types = array(groups.types);
    let (values, value_types) = groups.values;
    Ok((
        values,
        value_types,
        array(kinds),
        types,
        sizes,
        array(without),
    ))
}

#[allow(clippy::too_many_arguments, reason = "the parts of a directive")]
pub(super) fn print_gang_clause<'a>(
    p: &mut OpPrinter<'_>,
    _: LoopOp,
    values: &[Value],
    _: impl Iterator<Item = &'a Type>,
    kinds: Option<&Attribute>,
    types: Option<&Attribute>,
    sizes: Option<&Attribute>,
    without: Option<&Attribute>,
) {
    if values.is_empty() && is_only_none(without) {
        return;
    }
    p.write("(");
    print_types(p, without);
    if !elements(without).is_empty() && !elements(types).is_empty() {
        p.write(", ");
    }
    let name = |p: &mut OpPrinter<'_>, index: usize| {
        let kind = elements(kinds).get(index);
        let kind = kind.and_then(Attribute::downcast::<GangArgTypeAttr>);
        let mut words = GANG_VALUES.iter();
        let word = words.find(|(_, of)| kind.is_some_and(|kind| kind.value() == *of));
        if let Some((word, _)) = word {
            p.write(word);
        }
        p.write("=");
    };
    print_groups(p, values, types, sizes, |_, _| {}, name);
    p.write(")");
}
