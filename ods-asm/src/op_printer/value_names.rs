//! The names that values have in printed text.

use super::display::naming_scope;
use super::names::Names;
use super::print_value;
use ods_ir::ir::{Ir, Operation, Value};
use ods_ir::text::printer::{AsmPrinter, PrintFlags};

/// The names that the values in an operation have in printed text: `%0`, `%0#1`, `%arg0`.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::text::op_printer::ValueNames;
/// let mut ir = Ir::new();
/// let text = r#"%a:2 = "t.op"() : () -> (i32, i32)"#;
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
/// let op = module.nested::<Operation>(&ir)[1];
/// let names = ValueNames::new(&ir, module);
/// assert_eq!(names.name(&ir, op.result(&ir, 1)), "%0#1");
/// ```
#[derive(Debug)]
pub struct ValueNames {
    names: Names,
}

impl ValueNames {
    /// Numbers the values around and in `op`.
    #[inline]
    pub fn new(ir: &Ir, op: Operation) -> Self {
        let flags = PrintFlags::default();
        let scope = naming_scope(op, ir, &flags);
        Self {
            names: Names::new(ir, scope, &flags),
        }
    }

    /// The name of a value.
    ///
    /// # Panics
    ///
    /// If the value was erased or belongs to another `Ir`.
    #[inline]
    pub fn name(&self, ir: &Ir, value: Value) -> String {
        let mut printer = AsmPrinter::new(PrintFlags::default());
        print_value(&mut printer, ir, &self.names, value);
        printer.into_string()
    }
}
