//! The traits through which users give an op its hand-written parts, and the
//! functions that tables refer to them by.

use super::{Op, VerifyResult};
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation, OperationState};
use crate::text::op_parser::OpParser;
use crate::text::op_printer::OpPrinter;
use crate::text::parser::Parsed;
use crate::types::Type;

/// The verifier of an op with `hasVerifier = 1`.
///
/// It runs after all traits and generated checks passed, so accessors may be
/// used freely.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasVerifier`, but `Verify` is not implemented for it",
    label = "needs `impl Verify for {Self}`",
    note = "write `impl Verify for {Self} {{ fn verify(self, ir: &Ir) -> VerifyResult {{ … }} }}`"
)]
pub trait Verify: Op {
    /// Checks the operation.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong; [`Op::emit_error`] makes it.
    fn verify(self, ir: &Ir) -> VerifyResult;
}

/// The verifier of an op with `hasRegionVerifier = 1`, which runs after the
/// operations in its regions were verified.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasRegionVerifier`, but `VerifyRegions` is not implemented for it",
    label = "needs `impl VerifyRegions for {Self}`"
)]
pub trait VerifyRegions: Op {
    /// Checks the operation's regions.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    fn verify_regions(self, ir: &Ir) -> VerifyResult;
}

/// The custom form of an op with `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasCustomAssemblyFormat`, but `CustomAssembly` is not implemented for it",
    label = "needs `impl CustomAssembly for {Self}`"
)]
pub trait CustomAssembly: Op {
    /// Parses what follows the op's name.
    ///
    /// # Errors
    ///
    /// Failure means that an error was reported through the parser.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()>;

    /// Prints what follows the op's name.
    fn print(self, p: &mut OpPrinter<'_>);
}

/// Result types of an op that lists `InferTypeOpInterface` itself.
#[diagnostic::on_unimplemented(
    message = "`{Self}` lists `InferTypeOpInterface`, but `InferTypes` is not implemented for it",
    label = "needs `impl InferTypes for {Self}`"
)]
pub trait InferTypes: Op {
    /// The result types that follow from the operands, attributes and regions
    /// in `state`.
    ///
    /// # Errors
    ///
    /// If there are none.
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic>;
}

/// Table entry for [`Verify`].
///
/// # Errors
///
/// What the op's verifier says.
pub fn verify<O: Verify>(op: Operation, ir: &Ir) -> VerifyResult {
    O::from_operation_unchecked(op).verify(ir)
}

/// Table entry for [`VerifyRegions`].
///
/// # Errors
///
/// What the op's verifier says.
pub fn verify_regions<O: VerifyRegions>(op: Operation, ir: &Ir) -> VerifyResult {
    O::from_operation_unchecked(op).verify_regions(ir)
}

/// Table entry for [`CustomAssembly::parse`].
///
/// # Errors
///
/// If the op's parser failed.
pub fn parse<O: CustomAssembly>(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Parsed<()> {
    O::parse(p, state)
}

/// Table entry for [`CustomAssembly::print`].
pub fn print<O: CustomAssembly>(op: Operation, p: &mut OpPrinter<'_>) {
    O::from_operation_unchecked(op).print(p);
}

/// Table entry for [`InferTypes`].
///
/// # Errors
///
/// What the op's inference says.
pub fn infer_types<O: InferTypes>(
    ir: &Ir,
    state: &OperationState,
) -> Result<Vec<Type>, Diagnostic> {
    O::infer_types(ir, state)
}
