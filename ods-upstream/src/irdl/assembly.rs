//! The functions of directives.

use super::{AttributesOp, Variadicity, VariadicityArrayAttr, VariadicityAttr};
use ods_runtime::prelude::*;

// single-block-region ::= region?
pub(super) fn parse_single_block_region(p: &mut OpParser<'_, '_>) -> Parsed<Region> {
    let region = match p.parse_optional_region()? {
        Some(region) => region,
        None => p.ir().create_region(),
    };
    if region.is_empty(p.ir()) {
        region.add_block(p.ir(), &[]);
    }
    Ok(region)
}

pub(super) fn print_single_block_region<O>(p: &mut OpPrinter<'_>, _: O, body: Region) {
    let entry = body.entry_block(p.ir());
    if entry.is_some_and(|entry| !entry.is_empty(p.ir())) {
        p.print_region(body, RegionStyle::default());
    }
}

/// Names, values, and what may stand for each.
type NamedValues = (Vec<Attribute>, Vec<UnresolvedOperand>, Vec<Variadicity>);

const VARIADICITIES: [(&str, Variadicity); 3] = [
    ("single", Variadicity::single),
    ("optional", Variadicity::optional),
    ("variadic", Variadicity::variadic),
];

// named-values ::= `(` (named-value (`,` named-value)*)? `)`
// named-value ::= keyword `:` (`single` | `optional` | `variadic`)? operand
fn parse_named_values(p: &mut OpParser<'_, '_>, has_variadicity: bool) -> Parsed<NamedValues> {
    let (mut names, mut values, mut variadicities) = (Vec::new(), Vec::new(), Vec::new());
    p.parse_list(Delimiter::Paren, |p| {
        names.push(Attribute::string(p.parse_any_keyword()?));
        p.parse_colon()?;
        let mut variadicity = Variadicity::single;
        if has_variadicity {
            let found = VARIADICITIES
                .into_iter()
                .find(|(keyword, _)| p.parse_optional_keyword(keyword));
            variadicity = found.map_or(variadicity, |(_, found)| found);
        }
        variadicities.push(variadicity);
        values.push(p.parse_operand()?);
        Ok(())
    })?;
    Ok((names, values, variadicities))
}

fn print_named_values(
    p: &mut OpPrinter<'_>,
    values: &[Value],
    names: &Attribute,
    variadicities: &[Variadicity],
) {
    let names = names.as_array().unwrap_or_default();
    p.write("(");
    for (at, value) in values.iter().enumerate() {
        if at != 0 {
            p.write(", ");
        }
        p.write(
            names
                .get(at)
                .and_then(Attribute::as_str)
                .unwrap_or_default(),
        );
        p.write(": ");
        let variadicity = variadicities
            .get(at)
            .copied()
            .unwrap_or(Variadicity::single);
        if variadicity != Variadicity::single {
            p.write(&variadicity.to_string());
            p.write(" ");
        }
        p.print_operand(*value);
    }
    p.write(")");
}

pub(super) fn parse_named_value_list(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Attribute)> {
    let (names, values, _) = parse_named_values(p, false)?;
    Ok((values, Attribute::array(names)))
}

pub(super) fn print_named_value_list<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    values: &[Value],
    names: &Attribute,
) {
    print_named_values(p, values, names, &[]);
}

pub(super) fn parse_named_value_list_with_variadicity(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Attribute, Attribute)> {
    let (names, values, variadicities) = parse_named_values(p, true)?;
    let variadicities = variadicities.into_iter().map(VariadicityAttr::get);
    let variadicities = VariadicityArrayAttr::get(&variadicities.collect::<Vec<_>>());
    Ok((values, Attribute::array(names), variadicities.into()))
}

pub(super) fn print_named_value_list_with_variadicity<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    values: &[Value],
    names: &Attribute,
    variadicities: &Attribute,
) {
    let list = variadicities.downcast::<VariadicityArrayAttr>();
    let list = list.map_or(&[][..], |list| list.value());
    let variadicities: Vec<Variadicity> = list.iter().map(VariadicityAttr::value).collect();
    print_named_values(p, values, names, &variadicities);
}

// attributes ::= (`{` attribute `=` operand (`,` attribute `=` operand)* `}`)?
pub(super) fn parse_attributes_op(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Attribute)> {
    let (mut names, mut values) = (Vec::new(), Vec::new());
    if p.parse_optional_l_brace() {
        p.parse_list(Delimiter::None, |p| {
            names.push(p.parse_attribute(None)?);
            p.parse_equal()?;
            values.push(p.parse_operand()?);
            Ok(())
        })?;
        p.parse_r_brace()?;
    }
    Ok((values, Attribute::array(names)))
}

pub(super) fn print_attributes_op(
    p: &mut OpPrinter<'_>,
    _: AttributesOp,
    values: &[Value],
    names: &Attribute,
) {
    let names = names.as_array().unwrap_or_default();
    if names.is_empty() {
        return;
    }
    p.write("{");
    for (at, (name, value)) in names.iter().zip(values).enumerate() {
        if at != 0 {
            p.write(", ");
        }
        p.print_attribute(name);
        p.write(" = ");
        p.print_operand(*value);
    }
    p.write("}");
}
