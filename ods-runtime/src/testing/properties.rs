//! Properties that every valid module has.

use crate::ir::{Ir, Operation};
use crate::text::op_parser::{ParseOptions, parse_source};
use crate::text::op_printer::OperationText as _;
use crate::text::printer::PrintFlags;
use crate::verify::verify;

/// Checks that a module prints, in custom and in generic form, with and without locations, as a text
/// that reads back as a valid module that prints the same.
///
/// # Errors
///
/// What is wrong, with the texts.
pub fn round_trip(ir: &Ir, module: Operation) -> Result<(), String> {
    for (generic, debug_info, local_scope) in [
        (false, false, false),
        (true, false, false),
        (false, true, false),
        (true, true, true),
    ] {
        let flags = PrintFlags::new()
            .generic(generic)
            .debug_info(debug_info)
            .local_scope(local_scope);
        let printed = module.to_text(ir, flags.clone());
        let shown = String::from_utf8_lossy(&printed);
        let mut again = Ir::with_registry(ir.registry().clone());
        let options = ParseOptions::new().allow_unregistered_dialects(true);
        let read = parse_source(&mut again, "printed.mlir", &*printed, options)
            .map_err(|errors| format!("what was printed does not read back: {errors}\n{shown}"))?;
        verify(read, &again)
            .map_err(|errors| format!("what was printed is not valid: {errors}\n{shown}"))?;
        let second = read.to_text(&again, flags);
        if second != printed {
            let second = String::from_utf8_lossy(&second);
            return Err(format!("it prints differently:\n{shown}\nthen:\n{second}"));
        }
    }
    Ok(())
}
