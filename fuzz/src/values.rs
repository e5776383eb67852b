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
            // The text that is shown replaces bytes that are not UTF-8. As in MLIR, the `>` of an
            // arrow in an opaque type ends nothing.
            if !printed.contains('\u{FFFD}') && !printed.contains("->") {
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
            // As above.
            let has_no_text = printed.contains("->")
                || printed.contains("<<INVALID EMPTY SYMBOL>>")
                || printed.contains('\u{FFFD}');
            if !has_no_text && !printed.contains("affine_") && !printed.contains("distinct[") {
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
