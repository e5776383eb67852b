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
        let Some(selected) = op.attribute(ir, "selected_region_attr") else {
            return Ok(());
        };
        let count = op.regions(ir).len();
        let selected = selected.as_i64().unwrap_or(-1);
        if usize::try_from(selected).is_ok_and(|selected| selected < count) {
            return Ok(());
        }
        let message = format!(
            "'selected_region' attribute specifies region at index {selected} while op has only {count} regions"
        );
        Err(self.emit_error(ir, message))
    }
}
