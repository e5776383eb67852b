//! What the inliner asks dialects.

use crate::attributes::DictionaryAttr;
use crate::diagnostics::Diagnostic;
use crate::ir::{Block, Ir, IrMapping, OpBuilder, Operation, Region, Value};
use crate::location::Location;
use crate::types::Type;

/// How operations of a dialect take part in inlining: MLIR's `DialectInlinerInterface`.
///
/// A dialect gets it by
/// [`DialectRegistry::attach_to_dialect`](crate::registry::DialectRegistry::attach_to_dialect).
/// Nothing is inlined that a dialect does not allow, and operations of dialects without the
/// interface are never inlined.
///
/// ```
/// use ods_runtime::interfaces::DialectInlinerInterface;
/// use ods_runtime::prelude::*;
/// use ods_runtime::{IrMapping, Region};
///
/// ods! {
///     def Calc_Dialect : Dialect { let name = "calc"; }
///     def AddOp : Op<Calc_Dialect, "add", [Pure]> {
///         let arguments = (ins I32:$lhs, I32:$rhs);
///         let results = (outs I32:$sum);
///     }
/// }
///
/// /// All operations of the dialect can be inlined.
/// struct CalcInliner;
/// impl DialectInlinerInterface for CalcInliner {
///     fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
///         true
///     }
/// }
///
/// let registry = DialectRegistry::new()
///     .with::<CalcDialect>()
///     .attach_to_dialect::<CalcDialect, dyn DialectInlinerInterface>(&CalcInliner);
/// # let _ = registry;
/// ```
#[expect(unused_variables, reason = "defaults ignore their arguments")]
pub trait DialectInlinerInterface: Sync {
    /// Whether `callable` may be inlined at `call`, an operation of this dialect. With
    /// `would_be_cloned` the callable stays; otherwise its blocks are moved.
    fn is_call_legal(
        &self,
        ir: &Ir,
        call: Operation,
        callable: Operation,
        would_be_cloned: bool,
    ) -> bool {
        false
    }

    /// Whether the blocks of `src` may be inlined into `dest`, a region of an operation of this
    /// dialect. `mapping` has the values that replace the arguments of `src`.
    fn is_region_legal(
        &self,
        ir: &Ir,
        dest: Region,
        src: Region,
        would_be_cloned: bool,
        mapping: &IrMapping,
    ) -> bool {
        false
    }

    /// Whether `op`, an operation of this dialect, may be inlined into `dest`.
    fn is_op_legal(
        &self,
        ir: &Ir,
        op: Operation,
        dest: Region,
        would_be_cloned: bool,
        mapping: &IrMapping,
    ) -> bool {
        false
    }

    /// Whether the operations in the regions of `op` must be legal, too.
    fn should_analyze_recursively(&self, ir: &Ir, op: Operation) -> bool {
        true
    }

    /// Replaces the terminator `op` of an inlined block by a branch to `dest`, whose arguments
    /// are the results of the call. Does nothing for a terminator that stays, such as a branch.
    ///
    /// # Errors
    ///
    /// If the dialect cannot do that.
    fn handle_terminator_of_blocks(
        &self,
        b: &mut OpBuilder<'_>,
        op: Operation,
        dest: Block,
    ) -> Result<(), Diagnostic> {
        let message = "must be handled by the inliner interface of its dialect if there are several inlined blocks";
        Err(op.emit_error(b, message))
    }

    /// Replaces the uses of `results`, the results of the call, as the terminator `op` of the
    /// only inlined block says. The inliner erases `op`.
    ///
    /// # Errors
    ///
    /// If the dialect cannot do that.
    fn handle_terminator(
        &self,
        b: &mut OpBuilder<'_>,
        op: Operation,
        results: &[Value],
    ) -> Result<(), Diagnostic> {
        let message =
            "must be handled by the inliner interface of its dialect if there is one inlined block";
        Err(op.emit_error(b, message))
    }

    /// Whether a single block may be inlined into the middle of the block of the call. `dest` is
    /// the region that it is inlined into, which belongs to an operation of this dialect.
    fn allow_single_block_optimization(&self, ir: &Ir, dest: Region) -> bool {
        true
    }

    /// Builds an operation of one operand, `input`, and one result of type `result_type`, where the
    /// types of a call and a callable differ; `None` if there is no such operation.
    fn materialize_call_conversion(
        &self,
        b: &mut OpBuilder<'_>,
        input: Value,
        result_type: &Type,
        location: Location,
    ) -> Option<Operation> {
        None
    }

    /// The value that replaces an argument of `callable`, an operation of this dialect, for which
    /// the call gives `argument`. `attributes` are those of the argument.
    fn handle_argument(
        &self,
        b: &mut OpBuilder<'_>,
        call: Operation,
        callable: Operation,
        argument: Value,
        attributes: Option<&DictionaryAttr>,
    ) -> Value {
        argument
    }

    /// The value that replaces a result of `callable`, an operation of this dialect, which returns
    /// `result`. `attributes` are those of the result.
    fn handle_result(
        &self,
        b: &mut OpBuilder<'_>,
        call: Operation,
        callable: Operation,
        result: Value,
        attributes: Option<&DictionaryAttr>,
    ) -> Value {
        result
    }

    /// Called with the blocks that are inlined at `call`, an operation of this dialect, before
    /// their terminators are handled.
    fn process_inlined_call_blocks(&self, ir: &mut Ir, call: Operation, blocks: &[Block]) {}
}
