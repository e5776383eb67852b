//! Hooks of an op for printing: names of results, block arguments and blocks, and the
//! dialect whose prefix its regions omit.

use super::spec::OpSpec;
use crate::interfaces::listed_table;
use crate::ir::{Block, Ir, Operation, Region, Value};
use crate::op_interface;

/// MLIR's `OpAsmOpInterface`: hooks that make the custom form of an op more readable.
///
/// Names are suggestions. The printer replaces characters that are invalid in a name,
/// prefixes a leading digit with `_`, and adds `_0`, `_1`, … if a name is taken; the
/// generic form has numbers only.
///
/// ```
/// use ods_runtime::interfaces::OpAsmOpInterface;
/// use ods_runtime::prelude::*;
///
/// ods! {
///     def Names_Dialect : Dialect { let name = "names"; }
///     def Names_SplitOp : Op<Names_Dialect, "split", [OpAsmOpInterface]> {
///         let results = (outs AnyType:$head, Variadic<AnyType>:$tail);
///         let assemblyFormat = "attr-dict `:` type($head) type($tail)";
///     }
/// }
///
/// impl OpAsmOpInterface for SplitOp {
///     fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
///         set_name_fn(self.head(ir), "head");
///         if let Some(first) = self.tail(ir).first() {
///             set_name_fn(*first, "tail");
///         }
///     }
/// }
///
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<NamesDialect>().into());
/// let text = r#"%0:3 = "names.split"() : () -> (i1, i2, i3)"#;
/// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default());
/// let text = module.unwrap().display(&ir).to_string();
/// assert_eq!(text, "module {\n  %head, %tail:2 = names.split : i1 i2, i3\n}");
/// ```
#[op_interface]
pub trait OpAsmOpInterface {
    /// Names results. A name covers the results from that one up to the next named one:
    /// `%head, %tail:2`. An empty name means a number.
    ///
    /// Values other than the op's results, and results with a name, are ignored.
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let _ = (ir, set_name_fn);
    }

    /// Names arguments of the blocks in `region`, a region of the op.
    ///
    /// Other values, and arguments with a name, are ignored.
    fn get_asm_block_argument_names(
        self,
        ir: &Ir,
        region: Region,
        set_name_fn: &mut dyn FnMut(Value, &str),
    ) {
        let _ = (ir, region, set_name_fn);
    }

    /// Names blocks of the op's regions, without `^`. The printer does not make these
    /// names unique.
    fn get_asm_block_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Block, &str)) {
        let _ = (ir, set_name_fn);
    }

    /// The dialect whose prefix ops in the regions omit; empty for none.
    fn get_default_dialect() -> &'static str {
        ""
    }
}

/// Whether operations with the name of `op` may have the interface, from their definition or attached to it.
#[inline]
#[doc(hidden)]
pub fn may_have_asm_interface(op: Operation, ir: &Ir) -> bool {
    op.info(ir).is_some_and(|info| {
        info.spec().has_asm_interface
            || ir.registry().has_models()
            || info.dialect().interface_fallback_of().is_some()
    })
}

/// The result of the op's own [`OpAsmOpInterface::get_default_dialect`].
#[doc(hidden)]
pub fn default_dialect(spec: &OpSpec) -> &'static str {
    let table = listed_table::<dyn OpAsmOpInterface, __OpAsmOpInterfaceTable>(spec);
    table.map_or("", |table| (table.get_default_dialect)())
}
