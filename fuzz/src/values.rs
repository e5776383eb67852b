//! Types and attributes: reading neither panics nor hangs, and what is printed reads back as the
//! same.

use crate::ir::registry;
use ods_runtime::text::parser::{ParserConfig, parse_attribute, parse_type};

/// Reads any bytes as a type and as an attribute.
///
/// # Panics
///
/// If a value does not read back as itself; or wherever the code under test does.
pub fn check(text: &[u8]) {
    let registry = registry();
    for allow_unregistered_dialects in [false, true] {
        let config = ParserConfig {
            registry: &registry,
            allow_unregistered_dialects,
        };
        if let Ok(ty) = parse_type(text, config) {
            let printed = ty.to_string();
            if has_text(&printed) {
                let again = parse_type(printed.as_bytes(), config);
                assert_eq!(
                    again.map(|ty| ty.to_string()).as_ref(),
                    Ok(&printed),
                    "type"
                );
            }
        }
        if let Ok(attr) = parse_attribute(text, config) {
            let printed = attr.to_string();
            if has_text(&printed) && !printed.contains("affine_") && !printed.contains("distinct[")
            {
                let again = parse_attribute(printed.as_bytes(), config);
                assert_eq!(
                    again.map(|attr| attr.to_string()).as_ref(),
                    Ok(&printed),
                    "attribute"
                );
            }
        }
    }
}

/// Whether a value can be expected to read back from its text.
///
/// The text replaces bytes that are not UTF-8. The others are as in MLIR: an empty symbol, and
/// in opaque values the `>` of an arrow, which ends nothing, and a `>` that ends the text early,
/// as in `!a.b<c><d>`; and decimal numbers of `f80` and `f128`, which are read as `f64`.
fn has_text(printed: &str) -> bool {
    let ends_early = |pair: &[u8]| pair[0] == b'>' && !b">,)]} :".contains(&pair[1]);
    !printed.contains("->")
        && !printed.contains("<<INVALID EMPTY SYMBOL>>")
        && !printed.contains('\u{FFFD}')
        && !printed.contains("f80")
        && !printed.contains("f128")
        && !printed.as_bytes().windows(2).any(ends_early)
}
