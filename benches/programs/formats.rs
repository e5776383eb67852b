//! What interpreting a declarative format costs over a hand-written parser and
//! printer of the same op: CPU time per operation, medians of several turns.
//!
//! `cargo bench -p ods-benches --bench formats [-- format|manual]`
//!
//! With a name only that one is parsed and printed, once, as `callgrind` wants
//! it.

use ods_benches::measure::{median, timed};
use ods_runtime::prelude::*;
use ods_runtime::types::IntegerType;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

const OPERATIONS: u32 = 100_000;
const TURNS: usize = 15;

ods! {
    def Bench_Dialect : Dialect { let name = "bench"; }

    class AddLikeOp<string mnemonic>
        : Op<Bench_Dialect, mnemonic, [Pure, SameOperandsAndResultType]> {
        let arguments = (ins I32:$lhs, I32:$rhs, UnitAttr:$exact);
        let results = (outs I32:$result);
    }

    /// Parsed and printed by its format.
    def FormatOp : AddLikeOp<"format"> {
        let assemblyFormat = "$lhs `,` $rhs (`exact` $exact^)? attr-dict `:` type($result)";
    }

    /// Parsed and printed by hand.
    def ManualOp : AddLikeOp<"manual"> {
        let hasCustomAssemblyFormat = 1;
    }

    def StartOp : Op<Bench_Dialect, "start"> {
        let results = (outs I32:$result);
        let assemblyFormat = "attr-dict";
    }
}

impl CustomAssembly for ManualOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let lhs = p.parse_operand()?;
        p.parse_comma()?;
        let rhs = p.parse_operand()?;
        if p.parse_optional_keyword("exact") {
            state.set_attribute("exact", Attribute::unit());
        }
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let offset = p.offset();
        let ty = p.parse_type()?;
        if !ty.is::<IntegerType>() {
            let message = format!(
                "invalid kind of type specified: expected builtin.integer, but found '{ty}'"
            );
            return Err(p.emit_error(offset, message));
        }
        state.operands.push(p.resolve_operand(lhs, &ty)?);
        state.operands.push(p.resolve_operand(rhs, &ty)?);
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operand(self.lhs(ir));
        p.write(", ");
        p.print_operand(self.rhs(ir));
        if self.exact(ir) {
            p.write(" exact");
        }
        p.print_optional_attr_dict(self.operation(), &["exact"]);
        p.write(" : ");
        p.print_type(self.result(ir).ty(ir));
    }
}

fn text(op: &str) -> String {
    let mut text = "%0 = bench.start\n".to_owned();
    for number in 1..OPERATIONS {
        let (before, exact) = (number - 1, if number % 4 == 0 { " exact" } else { "" });
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "%{number} = bench.{op} %{before}, %{before}{exact} : i32"
        );
    }
    text
}

/// A function of its own, to count its instructions by.
#[inline(never)]
fn bench_parse(ir: &mut Ir, text: &str) -> Operation {
    parse_source(ir, "bench.mlir", text.as_bytes(), ParseOptions::default())
        .unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// The same.
#[inline(never)]
fn bench_print(ir: &Ir, module: Operation) -> Vec<u8> {
    module.to_text(ir, PrintFlags::default())
}

/// Parses and prints once: what both take.
fn turn(registry: &Arc<DialectRegistry>, text: &str) -> [Duration; 2] {
    let mut ir = Ir::with_registry(Arc::clone(registry));
    let (module, parse) = timed(|| bench_parse(&mut ir, text));
    let (printed, print) = timed(|| bench_print(&ir, module));
    assert!(printed.len() > text.len());
    [parse, print]
}

fn main() {
    let registry = Arc::new(DialectRegistry::new().with::<BenchDialect>());
    let names = ["format", "manual"];
    if let Some(name) = names
        .iter()
        .find(|name| std::env::args().any(|arg| arg == **name))
    {
        turn(&registry, &text(name));
        return;
    }
    let texts = names.map(text);
    // By op, then by phase.
    let mut times: [[Vec<Duration>; 2]; 2] = Default::default();
    for _ in 0..TURNS {
        for (text, times) in texts.iter().zip(&mut times) {
            for (time, times) in turn(&registry, text).into_iter().zip(times) {
                times.push(time);
            }
        }
    }
    for (phase, name) in ["parse", "print"].into_iter().enumerate() {
        let [format, manual] = times
            .each_mut()
            .map(|of| median(&mut of[phase]).as_secs_f64() * 1e9 / f64::from(OPERATIONS));
        println!(
            "{name}: format {format:.0} ns/op, by hand {manual:.0} ns/op, {:+.1} %",
            (format / manual - 1.0) * 100.0
        );
    }
}
