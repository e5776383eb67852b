//! Lints of the formats of ops.

mod defects;
mod glue;
mod losses;
mod reading;

use crate::format::FormatError;
use crate::format::element::TypeArgument;
use crate::format::op::{FormatContext, OpFormat, ValueInfo};

/// Finds suspicious parts of the format of the op that `context` describes.
pub(crate) fn find_defects(context: &FormatContext<'_>, format: &OpFormat) -> Vec<FormatError> {
    let elements = &format.elements;
    let mut found = defects::find_defects(context, format);
    found.extend(losses::find_losses(context, elements));
    found.extend(reading::find_double_readings(context, elements));
    found.extend(glue::find_glued(context, elements));
    found
}

/// The operand or result whose types a directive writes; `None` if it writes those of all.
fn value_of<'c, 'a>(context: &'c FormatContext<'a>, of: TypeArgument) -> Option<&'c ValueInfo<'a>> {
    match of {
        TypeArgument::Operand(index) => Some(&context.operands[index]),
        TypeArgument::Result(index) => Some(&context.results[index]),
        TypeArgument::Operands | TypeArgument::Results => None,
    }
}

/// Whether none of these values need be present.
fn may_be_empty(values: &[ValueInfo<'_>]) -> bool {
    let mut values = values.iter();
    values.all(|value| value.arity.is_variable_length())
}
