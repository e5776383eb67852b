//! What an op has to say about how it is printed: names of results, block
//! arguments and blocks, and the dialect whose prefix its regions leave out.

use super::Op;
use crate::ir::{Block, Ir, Operation, Region, Value};
use std::fmt;

/// MLIR's `OpAsmOpInterface`: how the custom form of an op is read best.
///
/// Names are suggestions. The printer replaces what cannot stand in a name,
/// puts `_` before a digit at the start, and adds `_0`, `_1`, … where a name is
/// taken; the generic form has numbers only.
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
#[diagnostic::on_unimplemented(
    message = "`{Self}` lists `OpAsmOpInterface`, which is not implemented for it",
    label = "needs `impl OpAsmOpInterface for {Self}`"
)]
pub trait OpAsmOpInterface: Op {
    /// Names results. A name is for the results from that one up to the next
    /// that is named: `%head, %tail:2`. An empty name stands for a number.
    ///
    /// Values that are no results of the op, and results that have a name
    /// already, are passed over.
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let _ = (ir, set_name_fn);
    }

    /// Names arguments of the blocks in `region`, one of the op's.
    ///
    /// Other values, and arguments that have a name already, are passed over.
    fn get_asm_block_argument_names(
        self,
        ir: &Ir,
        region: Region,
        set_name_fn: &mut dyn FnMut(Value, &str),
    ) {
        let _ = (ir, region, set_name_fn);
    }

    /// Names blocks of the op's regions, without `^`. Nothing makes these names
    /// differ from each other.
    fn get_asm_block_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Block, &str)) {
        let _ = (ir, set_name_fn);
    }

    /// The dialect whose ops stand in the regions without its name; empty for
    /// none.
    fn get_default_dialect() -> &'static str {
        ""
    }
}

type SetValueName<'a> = &'a mut (dyn FnMut(Value, &str) + 'a);
type SetBlockName<'a> = &'a mut (dyn FnMut(Block, &str) + 'a);

/// The functions of an op's [`OpAsmOpInterface`].
#[derive(Clone, Copy)]
pub struct AsmHooks {
    pub(crate) result_names: fn(Operation, &Ir, SetValueName<'_>),
    pub(crate) argument_names: fn(Operation, &Ir, Region, SetValueName<'_>),
    pub(crate) block_names: fn(Operation, &Ir, SetBlockName<'_>),
    pub(crate) default_dialect: fn() -> &'static str,
}

impl fmt::Debug for AsmHooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AsmHooks").finish_non_exhaustive()
    }
}

/// Table entry for [`OpAsmOpInterface`].
pub fn asm_hooks<O: OpAsmOpInterface>() -> AsmHooks {
    AsmHooks {
        result_names: |op, ir, set| O::from_operation_unchecked(op).get_asm_result_names(ir, set),
        argument_names: |op, ir, region, set| {
            O::from_operation_unchecked(op).get_asm_block_argument_names(ir, region, set);
        },
        block_names: |op, ir, set| O::from_operation_unchecked(op).get_asm_block_names(ir, set),
        default_dialect: O::get_default_dialect,
    }
}
