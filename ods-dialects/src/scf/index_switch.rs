//! `scf.index_switch`.

use super::{IndexSwitchOp, YieldOp, print_body};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;

// switch-cases ::= (`case` integer region)*
pub(super) fn parse_switch_cases(p: &mut OpParser<'_, '_>) -> Parsed<(Attribute, Vec<Region>)> {
    let (mut cases, mut regions) = (Vec::new(), Vec::new());
    while p.parse_optional_keyword("case") {
        cases.push(p.parse_integer()?);
        regions.push(p.parse_region()?);
    }
    Ok((DenseArrayAttr::from_i64s(&cases).into(), regions))
}

pub(super) fn print_switch_cases(
    p: &mut OpPrinter<'_>,
    _: IndexSwitchOp,
    cases: &Attribute,
    regions: &[Region],
) {
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
        let (cases, regions) = (self.cases(ir), self.case_regions(ir));
        let (values, found) = (cases.len(), regions.len());
        if found != values {
            let message = format!("has {found} case regions but {values} case values");
            return Err(self.emit_error(ir, message));
        }
        let mut sorted = cases.to_vec();
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            let is_repeated = |at: &usize| cases[..*at].contains(&cases[*at]);
            let repeated = (0..cases.len()).find(is_repeated).unwrap_or(0);
            let message = format!("has duplicate case value: {}", cases[repeated]);
            return Err(self.emit_error(ir, message));
        }
        self.verify_region(ir, self.default_region(ir), || "default region".to_owned())?;
        for (number, region) in regions.iter().enumerate() {
            self.verify_region(ir, *region, || format!("case region #{number}"))?;
        }
        Ok(())
    }
}

impl IndexSwitchOp {
    /// Checks that a region yields values of the op's result types.
    fn verify_region(self, ir: &Ir, region: Region, name: impl Fn() -> String) -> VerifyResult {
        let Some(last) = region.entry_block(ir).and_then(|entry| entry.last_op(ir)) else {
            return Ok(());
        };
        if YieldOp::cast(last, ir).is_none() {
            let last = last.name(ir).as_str();
            let message = format!("expected region to end with scf.yield, but got {last}");
            return Err(self.emit_error(ir, message));
        }
        let (results, values) = (self.results(ir), last.operands(ir));
        let mut pairs = results.iter().zip(values).enumerate();
        let differs = pairs.find(|(_, (result, value))| result.ty(ir) != value.ty(ir));
        let (message, note) = if results.len() != values.len() {
            let (name, expected, found) = (name(), results.len(), values.len());
            let message = format!(
                "expected each region to return {expected} values, but {name} returns {found}"
            );
            (message, "see yield operation here".to_owned())
        } else if let Some((number, (result, value))) = differs {
            let (name, expected, found) = (name(), result.ty(ir), value.ty(ir));
            let message = format!("expected result #{number} of each region to be '{expected}'");
            (message, format!("{name} returns '{found}' here"))
        } else {
            return Ok(());
        };
        let error = self.emit_error(ir, message);
        Err(error.with_note(last.location(ir), note))
    }
}
