//! Warnings about ops that list `SymbolTable` or `Symbol` without the parts that the verifiers of these traits ask for.

use ods_tablegen::Diagnostics;

use crate::model::{InterfaceTrait, OpTrait, Operator};

/// Warns of a symbol table without its region, and of a symbol without a name.
pub(super) fn lint_symbols(op: &Operator<'_>, diags: &mut Diagnostics) {
    for op_trait in &op.traits {
        let (message, help) = match op_trait {
            OpTrait::Native(native) if native.name() == "SymbolTable" && op.regions.len() != 1 => (
                "a symbol table must have exactly one region",
                "write `let regions = (region AnyRegion:$body);`",
            ),
            OpTrait::Interface(interface) if lacks_name(op, interface) => (
                "a symbol must have an attribute `sym_name`",
                "add the argument `SymbolNameAttr:$sym_name`; or declare the methods of the interface, and implement those about the name",
            ),
            _ => continue,
        };
        let record = op_trait.record();
        let message = format!(
            "no `{}` passes its verifier: {message}",
            op.operation_name()
        );
        diags.warning(op.trait_span(record), message).help(help);
    }
}

/// Whether the interface is that of symbols, and nothing gives the op a name.
///
/// The name of a function may be a discardable attribute, as that of MLIR's `gpu.func` is.
fn lacks_name(op: &Operator<'_>, interface: &InterfaceTrait<'_>) -> bool {
    let is_function = || op.interfaces().any(|it| it.name() == "FunctionOpInterface");
    interface.name() == "SymbolOpInterface"
        && !interface.declares_methods()
        && op.attribute_slot("sym_name").is_none()
        && op.properties.iter().all(|prop| prop.name != "sym_name")
        && !is_function()
}
