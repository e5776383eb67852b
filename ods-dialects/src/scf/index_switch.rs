//! `scf.index_switch`. Other dialects with a switch use its text and its checks.

use super::{IndexSwitchOp, YieldOp, print_body};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;

/// Parses the cases of a switch: their values and their regions.
///
/// # Errors
///
/// If a case is malformed.
// switch-cases ::= (`case` integer region)*
pub fn parse_switch_cases(p: &mut OpParser<'_, '_>) -> Parsed<(Attribute, Vec<Region>)> {
    let (mut cases, mut regions) = (Vec::new(), Vec::new());
    while p.parse_optional_keyword("case") {
        cases.push(p.parse_integer()?);
        regions.push(p.parse_region()?);
    }
    Ok((DenseArrayAttr::from_i64s(&cases).into(), regions))
}

/// Prints the cases of a switch, a line before each.
pub fn print_switch_cases<O>(p: &mut OpPrinter<'_>, _: O, cases: &Attribute, regions: &[Region]) {
    let cases = cases.as_i64s().unwrap_or_default();
    for (case, region) in cases.iter().zip(regions) {
        p.print_newline();
        p.write("case ");
        p.write_integer(*case);
        p.write_byte(b' ');
        print_body(p, *region, true);
    }
}

impl Verify for IndexSwitchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let regions = (self.default_region(ir), self.case_regions(ir));
        verify_switch::<YieldOp>(self, ir, self.cases(ir), regions)
    }
}

/// Checks a switch: there is a region for each case, no two cases have the same value, and all regions, of which the
/// first is the default one, end with a `Y` with values of the types of the results.
///
/// # Errors
///
/// The first rule that is broken.
pub fn verify_switch<Y: Op>(
    op: impl Op,
    ir: &Ir,
    cases: &[i64],
    (default, regions): (Region, &[Region]),
) -> VerifyResult {
    let (values, found) = (cases.len(), regions.len());
    if found != values {
        let message = format!("has {found} case regions but {values} case values");
        return Err(op.emit_error(ir, message));
    }
    let mut sorted = cases.to_vec();
    sorted.sort_unstable();
    if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
        let is_repeated = |at: &usize| cases[..*at].contains(&cases[*at]);
        let repeated = (0..cases.len()).find(is_repeated).unwrap_or(0);
        let message = format!("has duplicate case value: {}", cases[repeated]);
        return Err(op.emit_error(ir, message));
    }
    verify_region::<Y>(op, ir, default, || "default region".to_owned())?;
    for (number, region) in regions.iter().enumerate() {
        verify_region::<Y>(op, ir, *region, || format!("case region #{number}"))?;
    }
    Ok(())
}

/// Checks that a region yields values of the op's result types.
fn verify_region<Y: Op>(
    op: impl Op,
    ir: &Ir,
    region: Region,
    name: impl Fn() -> String,
) -> VerifyResult {
    let Some(last) = region.entry_block(ir).and_then(|entry| entry.last_op(ir)) else {
        return Ok(());
    };
    if Y::cast(last, ir).is_none() {
        let (expected, last) = (Y::INFO.name(), last.name(ir).as_str());
        let message = format!("expected region to end with {expected}, but got {last}");
        return Err(op.emit_error(ir, message));
    }
    let (results, values) = (op.as_operation().results(ir), last.operands(ir));
    let mut pairs = results.iter().zip(values).enumerate();
    let differs = pairs.find(|(_, (result, value))| result.ty(ir) != value.ty(ir));
    let (message, note) = if results.len() != values.len() {
        let (name, expected, found) = (name(), results.len(), values.len());
        let message =
            format!("expected each region to return {expected} values, but {name} returns {found}");
        (message, "see yield operation here".to_owned())
    } else if let Some((number, (result, value))) = differs {
        let (name, expected, found) = (name(), result.ty(ir), value.ty(ir));
        let message = format!("expected result #{number} of each region to be '{expected}'");
        (message, format!("{name} returns '{found}' here"))
    } else {
        return Ok(());
    };
    let error = op.emit_error(ir, message);
    Err(error.with_note(last.location(ir), note))
}
