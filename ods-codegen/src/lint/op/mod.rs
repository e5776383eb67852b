//! Lints of the formats of ops.

mod defects;
mod glue;
mod losses;
mod reading;

use crate::format::FormatError;
use crate::format::op::{FormatContext, OpFormat};

/// Finds what is suspicious in the format of the op that `context` describes.
pub(crate) fn find_defects(context: &FormatContext<'_>, format: &OpFormat) -> Vec<FormatError> {
    let elements = &format.elements;
    let mut found = defects::find_defects(context, format);
    found.extend(losses::find_losses(context, elements));
    found.extend(reading::find_double_readings(context, elements));
    found.extend(glue::find_glued(context, elements));
    found
}
