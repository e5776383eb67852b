//! `transform.tune`: choices that a tuner makes.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/Transform/TuneExtension/TuneExtensionOps.td")]
    #![vocabulary("vocabulary.txt")]
}

/// Adds the operations, which are defined apart from their dialect.
pub fn register(registry: DialectRegistry) -> DialectRegistry {
    registry.with_op::<KnobOp>().with_op::<AlternativesOp>()
}

// selected-region ::= operand | integer
fn parse_alternatives_op_selected_region(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Option<Attribute>, Option<UnresolvedOperand>)> {
    if let Some(operand) = p.parse_optional_operand()? {
        return Ok((None, Some(operand)));
    }
    let number = p.parse_integer()?;
    Ok((Some(Attribute::index(number)), None))
}

fn print_alternatives_op_selected_region(
    p: &mut OpPrinter<'_>,
    _: AlternativesOp,
    number: Option<&Attribute>,
    operand: Option<Value>,
) {
    if let Some(operand) = operand {
        p.print_operand(operand);
    } else if let Some(number) = number.and_then(Attribute::as_i64) {
        p.write_integer(number);
    }
}

impl Verify for KnobOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let options = op.attribute(ir, "options").and_then(Attribute::as_array);
        match (op.attribute(ir, "selected"), options) {
            (Some(selected), Some(options)) if !options.contains(selected) => {
                let message = "provided `selected` attribute is not an element of `options` array of attributes";
                Err(self.emit_error(ir, message))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for AlternativesOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let results = op.results(ir);
        let count = op.regions(ir).len();
        if let Some(selected) = op.attribute(ir, "selected_region_attr") {
            let selected = selected.as_i64().unwrap_or(-1);
            if usize::try_from(selected).map_or(true, |selected| selected >= count) {
                let message = format!(
                    "'selected_region' attribute specifies region at index {selected} while op has only {count} regions"
                );
                return Err(self.emit_error(ir, message));
            }
        }
        let blocks = op
            .regions(ir)
            .iter()
            .filter_map(|region| region.entry_block(ir));
        for last in blocks.filter_map(|block| block.last_op(ir)) {
            let operands = last.operands(ir);
            if operands.len() != results.len() {
                let message =
                    "expected terminator to have as many operands as the parent op has results";
                return Err(last.emit_error(ir, message));
            }
            for (number, (operand, result)) in operands.iter().zip(results).enumerate() {
                let (found, expected) = (operand.ty(ir), result.ty(ir));
                if found != expected {
                    let message = format!(
                        "the type of the terminator operand #{number} must match the type of the corresponding parent op result ('{found}' vs '{expected}')"
                    );
                    return Err(last.emit_error(ir, message));
                }
            }
        }
        Ok(())
    }
}
