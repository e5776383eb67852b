//! `shape.lib`, the attribute that names libraries of shape functions.

use super::{FunctionLibraryOp, ShapeDialect};
use ods_lookup::LookupSet;
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::prelude::*;
use ods_runtime::traits::SymbolTable;

impl VerifyOperationAttribute for ShapeDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        if attr.name != "shape.lib" {
            return Ok(());
        }
        let check = || {
            if !op.has_trait::<SymbolTable>(ir) {
                let message = "shape.lib attribute may only be on op implementing SymbolTable";
                return Err(message.to_owned());
            }
            match &attr.value {
                Attribute::SymbolRef(name) => one_library(ir, op, name),
                Attribute::Array(libraries) => all_libraries(ir, op, libraries),
                _ => Err(
                    "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute"
                        .into(),
                ),
            }
        };
        check().map_err(|message| Diagnostic::error(op.location(ir), message))
    }
}

fn one_library(ir: &Ir, op: Operation, name: &SymbolRefAttr) -> Result<(), String> {
    let Some(symbol) = ods_runtime::symbols::lookup_ref_in(ir, op, name) else {
        return Err(format!("shape function library {name} not found"));
    };
    match FunctionLibraryOp::cast(symbol, ir) {
        Some(_) => Ok(()),
        None => Err(format!("{name} required to be shape function library")),
    }
}

/// Each name is that of a library, and no operation has two shape functions.
fn all_libraries(ir: &Ir, op: Operation, libraries: &[Attribute]) -> Result<(), String> {
    let mut mapped = LookupSet::default();
    for library in libraries {
        let Attribute::SymbolRef(name) = library else {
            return Err("only SymbolRefAttr allowed in shape.lib attribute array".into());
        };
        let symbol = ods_runtime::symbols::lookup_ref_in(ir, op, name);
        let Some(found) = symbol.and_then(|symbol| FunctionLibraryOp::cast(symbol, ir)) else {
            return Err(format!("{name} does not refer to FunctionLibraryOp"));
        };
        for mapping in found.mapping(ir).entries() {
            if !mapped.insert(mapping.name.clone()) {
                let op = &mapping.name;
                let message =
                    format!("only one op to shape mapping allowed, found multiple for `\"{op}\"`");
                return Err(message);
            }
        }
    }
    Ok(())
}
