//! The README's first pass: a pattern and a pass over the dialect of `examples/calc`, in a tool with
//! all flags of `mlir-opt`. `tests/readme.rs` checks that the README's code equals this file's.
//!
//! ```text
//! cargo run --example calc-opt -- examples/calc-opt/sums.mlir --allow-unregistered-dialect --canonicalize --count-numbers --mlir-pass-statistics
//! ```

use ods_runtime::prelude::*;
use ods_runtime::tool::Opt;
use std::process::ExitCode;

ods! {
    def Calc_Dialect : Dialect { let name = "calc"; }

    /// A number.
    def NumberOp : Op<Calc_Dialect, "number", [Pure]> {
        let arguments = (ins I64Attr:$value);
        let results = (outs I64:$result);
        let assemblyFormat = "$value attr-dict";
    }

    /// The sum of any number of numbers.
    def SumOp : Op<Calc_Dialect, "sum", [Pure]> {
        let arguments = (ins Variadic<I64>:$terms);
        let results = (outs I64:$result);
        let assemblyFormat = "`(` $terms `)` attr-dict";
        let hasCanonicalizeMethod = 1;
    }
}

impl Canonicalize for SumOp {
    /// The sum of one term is that term.
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let [term] = self.terms(rw)[..] else {
            return None;
        };
        rw.replace(self, term);
        Some(())
    }
}

/// Counts the numbers in a module.
#[derive(Pass)]
#[pass(name = "count-numbers")]
struct CountNumbers {
    /// The numbers that were found.
    #[statistic]
    numbers: Counter,
}

impl RunPass for CountNumbers {
    type Op = ModuleOp;
    fn run(&self, module: ModuleOp, cx: &mut PassContext<'_>) -> PassResult {
        self.numbers.add(module.nested::<NumberOp>(cx).len() as u64);
        Ok(())
    }
}

fn main() -> ExitCode {
    let registry = DialectRegistry::new().with::<CalcDialect>();
    Opt::new(registry).pass::<CountNumbers>().main()
}
