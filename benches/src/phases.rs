//! One text through all phases.

use crate::measure::{median, timed};
use ods_runtime::text::op_parser::{ParseOptions, parse_source};
use ods_runtime::text::op_printer::OperationText as _;
use ods_runtime::text::printer::PrintFlags;
use ods_runtime::verify::{VerifyOptions, verify_with};
use ods_runtime::{DialectRegistry, Ir, Operation};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The time of each phase for one text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Phases {
    /// The number of operations in the IR.
    pub ops: usize,
    /// Text to IR.
    pub parse: Duration,
    /// Verifying the IR.
    pub verify: Duration,
    /// IR to text, in the form of the input.
    pub print: Duration,
    /// Dropping the IR.
    pub drop: Duration,
}

impl Phases {
    /// Nanoseconds for each operation.
    pub fn per_op(&self, phase: Duration) -> f64 {
        phase.as_nanos() as f64 / self.ops as f64
    }
}

/// One `name value` per line, in the format of the program that measures MLIR's library.
impl fmt::Display for Phases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "ops {}", self.ops)?;
        writeln!(f, "parse {:.1}", self.per_op(self.parse))?;
        writeln!(f, "verify {:.1}", self.per_op(self.verify))?;
        writeln!(f, "print {:.1}", self.per_op(self.print))?;
        writeln!(f, "drop {:.1}", self.per_op(self.drop))
    }
}

/// Parses a valid text.
///
/// # Panics
///
/// If the text is invalid.
pub fn parse(registry: &Arc<DialectRegistry>, text: &Arc<[u8]>) -> (Ir, Operation) {
    parse_with(registry, text, false)
}

/// Parses a valid text, on all cores if `parallel`.
///
/// # Panics
///
/// If the text is invalid.
pub fn parse_with(
    registry: &Arc<DialectRegistry>,
    text: &Arc<[u8]>,
    parallel: bool,
) -> (Ir, Operation) {
    let mut ir = Ir::with_registry(registry.clone());
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = true;
    options.parallel = parallel;
    match parse_source(&mut ir, "bench", text.clone(), options) {
        Ok(op) => (ir, op),
        Err(errors) => panic!("{}", errors[0]),
    }
}

/// The registered dialects: those of texts in custom form, or none.
pub fn registry(is_custom: bool) -> Arc<DialectRegistry> {
    Arc::new(if is_custom {
        ods_dialects::all()
    } else {
        DialectRegistry::new()
    })
}

/// The flags for printing: without verification, as in the program that measures MLIR's
/// library.
pub fn print_flags(is_custom: bool) -> PrintFlags {
    let mut flags = PrintFlags::default();
    flags.generic = !is_custom;
    flags.assume_verified = true;
    flags
}

/// The options for verifying: accept unregistered operations.
pub fn verify_options() -> VerifyOptions {
    let mut options = VerifyOptions::default();
    options.allow_unregistered_dialects = true;
    options
}

/// The median of `turns` turns through all phases.
///
/// # Panics
///
/// If the text is invalid.
pub fn measure(is_custom: bool, text: &Arc<[u8]>, turns: usize) -> Phases {
    let registry = registry(is_custom);
    let mut times: [Vec<Duration>; 4] = Default::default();
    let mut ops = 0;
    for _ in 0..turns.max(1) {
        let ((ir, op), parse) = timed(|| parse(&registry, text));
        let (verified, verify) = timed(|| verify_with(op, &ir, verify_options()));
        if let Err(errors) = verified {
            panic!("{}", errors[0]);
        }
        ops = ir.operation_count();
        let (printed, print) = timed(|| op.to_text(&ir, print_flags(is_custom)));
        drop(printed);
        let ((), drop) = timed(|| drop(ir));
        for (times, time) in times.iter_mut().zip([parse, verify, print, drop]) {
            times.push(time);
        }
    }
    let [parse, verify, print, drop] = times.map(|mut times| median(&mut times));
    Phases {
        ops,
        parse,
        verify,
        print,
        drop,
    }
}
