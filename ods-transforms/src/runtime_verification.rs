//! The pass `generate-runtime-verification`: checks that run with the program.

use ods_asm::op_printer::OperationText as _;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{DynRuntimeVerifiableOpInterface, RuntimeVerifiableOpInterface};
use ods_ir::ir::{Ir, OpBuilder, Operation};
use ods_ir::op::OpHandle as _;
use ods_ir::text::printer::PrintFlags;
use ods_rewrite::pass::{PassContext, PassResult, RunPass};

/// The pass `generate-runtime-verification`: lets each [`RuntimeVerifiableOpInterface`] build the
/// checks of its preconditions in front of it.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::GenerateRuntimeVerification;
/// let mut passes = PassManager::new();
/// passes.add(GenerateRuntimeVerification::default());
/// assert_eq!(
///     passes.to_string(),
///     "builtin.module(generate-runtime-verification{verbose-level=1})",
/// );
/// ```
#[derive(Debug)]
pub struct GenerateRuntimeVerification {
    verbose_level: u32,
}

impl Default for GenerateRuntimeVerification {
    #[inline]
    fn default() -> Self {
        Self { verbose_level: 1 }
    }
}

impl RunPass for GenerateRuntimeVerification {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        if self.verbose_level > 1 {
            let message = "generate-runtime-verification pass: set verboseLevel to 0 or 1";
            return Err(Diagnostic::error(op.location(cx), message).into());
        }
        // The checks may be verifiable, too, but are not verified.
        let mut found: Vec<DynRuntimeVerifiableOpInterface> = Vec::new();
        op.walk(cx, |op| {
            found.extend(op.interface::<dyn RuntimeVerifiableOpInterface>(cx));
        });
        if found.is_empty() {
            cx.preserve_all();
        }
        let is_verbose = self.verbose_level == 1;
        let message = |ir: &Ir, op: Operation, text: &str| error_message(ir, op, text, is_verbose);
        for op in found {
            let operation = op.operation();
            let location = operation.location(cx);
            let mut b = OpBuilder::before(cx, operation);
            op.generate_runtime_verification(&mut b, location, &message);
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    GenerateRuntimeVerification, "GenerateRuntimeVerification", "generate-runtime-verification",
    "Generate additional runtime op verification checks",
    dialects [],
    options [(verbose_level, "verbose-level", "Verbosity level for runtime verification messages: 0 = Minimum (only source location), 1 = Detailed (include full operation details, names, types, shapes, etc.)")],
    statistics [],
);

#[inline]
fn error_message(ir: &Ir, op: Operation, text: &str, is_verbose: bool) -> String {
    let mut message = "ERROR: Runtime op verification failed\n".to_owned();
    if is_verbose {
        let flags = PrintFlags::new().local_scope(true).skip_regions(true);
        let shown = op.to_text(ir, flags);
        message += &String::from_utf8_lossy(shown.trim_ascii_end());
        message.push('\n');
    }
    let location = ir.location_attr(op.location(ir));
    message + &format!("^ {text}\nLocation: {location}")
}
