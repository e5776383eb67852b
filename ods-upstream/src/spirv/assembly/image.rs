//! The text of the operands of images.

use super::super::{ImageOperands, ImageOperandsAttr};
use super::{parse_case_string, print_case_string};
use ods_runtime::prelude::*;

// image-operands ::= (`[` string `]`)?
pub(in crate::spirv) fn parse_image_operands(
    p: &mut OpParser<'_, '_>,
) -> Parsed<Option<Attribute>> {
    if !p.parse_optional_l_square() {
        return Ok(None);
    }
    let operands: ImageOperands = parse_case_string(p, "image_operands")?;
    p.parse_r_square()?;
    Ok(Some(ImageOperandsAttr::get(operands).into()))
}

pub(in crate::spirv) fn print_image_operands<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    operands: impl Into<Option<&'a Attribute>>,
) {
    let operands = operands.into();
    if let Some(operands) = operands.and_then(|attr| attr.downcast::<ImageOperandsAttr>()) {
        p.write("[");
        print_case_string(p, operands.value());
        p.write("]");
    }
}
