//! The cost of trying declarative patterns that do not match, for sets of 10 and of 200 patterns
//! with the same root.
//!
//! ```text
//! cargo bench -p ods-benches --bench patterns
//!     CPU time per operation: the minimum of several interleaved turns
//! ```

#![expect(clippy::cast_precision_loss, reason = "figures are rounded anyway")]

use ods_benches::measure::timed;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::{FrozenPatterns, walk_and_apply};
use std::fmt::Write as _;
use std::time::Duration;

const TURNS: usize = 30;
/// The number of operations that patterns are tried on.
const OPERATIONS: usize = 10_000;

ods! {
    def Pat_Dialect : Dialect { let name = "pat"; }

    class Pat_Op<string mnemonic> : Op<Pat_Dialect, mnemonic, [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, OptionalAttr<I32Attr>:$attr);
        let results = (outs AnyType:$result);
    }
    def RootOp : Pat_Op<"root">;
    foreach i = 0...199 in {
        def Op # i # Op : Pat_Op<"op" # i>;
        // Every operation has a definer that one pattern asks for, and no attribute.
        def Fuse # i : Pat<(RootOp (!cast<Op>("Op" # i # "Op") $x, $_), ConstantAttr<I32Attr, "1">),
                         (RootOp $x, ConstantAttr<I32Attr, "2">)>;
    }
}

/// A module in which each `pat.root` uses one of the ten ops that both sets ask for.
fn module(ir: &mut Ir) -> Operation {
    let mut text = String::from("%b = \"x.value\"() : () -> i32\n");
    for number in 0..OPERATIONS / 2 {
        let op = number % 10;
        let _ = writeln!(text, "%{number} = \"pat.op{op}\"(%b) : (i32) -> i32");
        let _ = writeln!(text, "%r{number} = \"pat.root\"(%{number}) : (i32) -> i32");
    }
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    parse_source(ir, "a.mlir", text, options).expect("the text is right")
}

fn main() {
    let mut all = PatternSet::new();
    populate_with_generated(&mut all);
    let mut few = PatternSet::new();
    populate_with_generated(&mut few);
    few.retain(|pattern| pattern.name().len() == "Fuse0".len());
    let sets = [PatternSet::new(), few, all].map(FrozenPatterns::new);
    let registry = DialectRegistry::new().with::<PatDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let module = module(&mut ir);
    let mut best = [Duration::MAX; 3];
    for _ in 0..TURNS {
        for (patterns, best) in sets.iter().zip(&mut best) {
            let (count, time) = timed(|| walk_and_apply(&mut ir, module, patterns, &mut ()));
            assert_eq!(count, 0, "no pattern matches");
            *best = time.min(*best);
        }
    }
    for (patterns, time) in sets.iter().zip(best) {
        let each = time.as_nanos() as f64 / OPERATIONS as f64;
        println!(
            "{:>4} patterns: {each:6.1} ns per operation",
            patterns.patterns().len()
        );
    }
}
