//! `acc.routine`: the text of its clauses, and its verifier.

use super::device_types::{
    device_type, elements, none, parse_rest_of_types, print_device_type, print_types, separate,
};
use super::{DeviceType, RoutineOp, fail};
use ods_runtime::prelude::*;

type Attr = Option<Attribute>;

// (`[` attribute `]`)?
fn parse_type(p: &mut OpParser<'_, '_>) -> Parsed<Attribute> {
    if !p.parse_optional_l_square() {
        return Ok(none());
    }
    let found = p.parse_attribute(None)?;
    p.parse_r_square()?;
    Ok(found)
}

// name (`,` name)*
// name ::= attribute device-type
/// Parses names, which are symbols or strings.
pub(super) fn parse_bind_name(p: &mut OpParser<'_, '_>) -> Parsed<(Attr, Attr, Attr, Attr)> {
    let (mut symbols, mut strings) = (Vec::new(), Vec::new());
    let (mut symbol_types, mut string_types) = (Vec::new(), Vec::new());
    p.parse_list(Delimiter::None, |p| {
        let name = p.parse_attribute(None)?;
        let ty = parse_type(p)?;
        if matches!(name, Attribute::SymbolRef(_)) {
            symbols.push(name);
            symbol_types.push(ty);
        } else {
            // MLIR forgets what is neither; the verifier refuses it here.
            strings.push(name);
            string_types.push(ty);
        }
        Ok(())
    })?;
    let array = |elements| Some(Attribute::array(elements));
    Ok((
        array(symbols),
        array(strings),
        array(symbol_types),
        array(string_types),
    ))
}

pub(super) fn print_bind_name(
    p: &mut OpPrinter<'_>,
    _: RoutineOp,
    symbols: Option<&Attribute>,
    strings: Option<&Attribute>,
    symbol_types: Option<&Attribute>,
    string_types: Option<&Attribute>,
) {
    let symbols = elements(symbols).iter().zip(elements(symbol_types));
    let strings = elements(strings).iter().zip(elements(string_types));
    for (number, (name, ty)) in symbols.chain(strings).enumerate() {
        separate(p, number);
        p.print_attribute(name);
        print_device_type(p, ty);
    }
}

// (`(` (`[` attributes `]` `,`)? dim (`,` dim)* `)`)?
// dim ::= `dim` `:` attribute device-type
pub(super) fn parse_routine_gang_clause(p: &mut OpParser<'_, '_>) -> Parsed<(Attr, Attr, Attr)> {
    if !p.parse_optional_l_paren() {
        return Ok((Some(Attribute::array([none()])), None, None));
    }
    let (mut without, mut dims, mut types) = (Vec::new(), Vec::new(), Vec::new());
    if p.parse_optional_l_square() {
        without = parse_rest_of_types(p)?;
        p.parse_comma()?;
    }
    p.parse_list(Delimiter::None, |p| {
        p.parse_keyword("dim")?;
        p.parse_colon()?;
        dims.push(p.parse_attribute(None)?);
        types.push(parse_type(p)?);
        Ok(())
    })?;
    p.parse_r_paren()?;
    let array = |elements| Some(Attribute::array(elements));
    Ok((array(without), array(dims), array(types)))
}

pub(super) fn print_routine_gang_clause(
    p: &mut OpPrinter<'_>,
    _: RoutineOp,
    without: Option<&Attribute>,
    dims: Option<&Attribute>,
    types: Option<&Attribute>,
) {
    let is_none = |ty: &Attribute| device_type(ty) == Some(DeviceType::None);
    let has_types = !elements(types).is_empty();
    if !has_types && matches!(elements(without), [only] if is_none(only)) {
        return;
    }
    p.write("(");
    print_types(p, without);
    if has_types && !elements(without).is_empty() {
        p.write(", ");
    }
    for (number, (dim, ty)) in elements(dims).iter().zip(elements(types)).enumerate() {
        separate(p, number);
        p.write("dim: ");
        p.print_attribute(dim);
        print_device_type(p, ty);
    }
    p.write(")");
}

// (`(` `[` attributes `]` `)`)?
pub(super) fn parse_device_type_array_attr(p: &mut OpParser<'_, '_>) -> Parsed<Attr> {
    if !p.parse_optional_l_paren() {
        return Ok(Some(Attribute::array([none()])));
    }
    let mut types = Vec::new();
    // Without a list MLIR leaves the parenthesis open.
    if p.parse_optional_l_square() {
        types = parse_rest_of_types(p)?;
        p.parse_r_paren()?;
    }
    Ok(Some(Attribute::array(types)))
}

pub(super) fn print_device_type_array_attr(
    p: &mut OpPrinter<'_>,
    _: RoutineOp,
    types: Option<&Attribute>,
) {
    let is_none = |ty: &Attribute| device_type(ty) == Some(DeviceType::None);
    if matches!(elements(types), [] | [_]) && elements(types).iter().all(is_none) {
        return;
    }
    p.write("(");
    print_types(p, types);
    p.write(")");
}

/// The device types that are checked: all but the last one, as in MLIR.
const CHECKED: [DeviceType; 5] = [
    DeviceType::Star,
    DeviceType::Default,
    DeviceType::Host,
    DeviceType::Multicore,
    DeviceType::Nvidia,
];

impl RoutineOp {
    /// The number of levels of parallelism for a type of device.
    fn levels(self, ir: &Ir, of: DeviceType) -> usize {
        let has = |name: &str| {
            let types = self.operation().attribute(ir, name);
            elements(types).iter().any(|ty| device_type(ty) == Some(of))
        };
        let levels = [
            has("gang") || has("gangDimDeviceType"),
            has("worker"),
            has("vector"),
            has("seq"),
        ];
        levels.into_iter().filter(|is_there| *is_there).count()
    }
}

impl Verify for RoutineOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let base = self.levels(ir, DeviceType::None);
        let message =
            "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time";
        if base > 1 {
            return fail(self.operation(), ir, message);
        }
        for of in CHECKED {
            if self.levels(ir, of) + base > 1 && self.levels(ir, of) > 0 {
                let message = format!("{message} for device_type `{of}`");
                return fail(self.operation(), ir, message);
            }
        }
        Ok(())
    }
}
