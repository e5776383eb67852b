//! The dialect and the hooks that are written.
//!
//! The names of functions that are missing must not occur in this file.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![emit("Ops.td")]
}

impl Verify for SquareOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        match self.input(ir).ty(ir).shape() {
            Some([rows, columns]) if rows == columns => Ok(()),
            _ => Err(self.emit_error(ir, "expects a square matrix")),
        }
    }
}

/// One of the two functions of `custom<Half>`.
#[expect(
    dead_code,
    reason = "the printer beside it is missing, so the op has no custom form"
)]
fn parse_half(p: &mut OpParser<'_, '_>) -> Parsed<Attribute> {
    p.parse_attribute(None)
}

fn parse_written(p: &mut OpParser<'_, '_>) -> Parsed<Attribute> {
    p.parse_attribute(Some(&Type::i64()))
}

fn print_written(p: &mut OpPrinter<'_>, _: WrittenOp, mark: &Attribute) {
    p.print_attribute(mark);
}
