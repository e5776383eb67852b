//! The cost of trying declarative patterns that do not match, for sets of 10 and of 200 patterns.
//!
//! ```text
//! cargo bench -p ods-benches --bench patterns
//!     CPU time per operation: the minimum of several interleaved turns
//! cargo bench -p ods-benches --bench patterns -- SET 10|200
//!     one turn, for `valgrind --tool=callgrind --toggle-collect='*walk_and_apply*'`
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
    def KindOp : Op<Pat_Dialect, "kind", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, AnyType:$y, I32Attr:$kind);
        let results = (outs AnyType:$result);
    }
    def IsNever : Constraint<CPred<"$0.is_none()">>;
    foreach i = 0...199 in {
        def Op # i # Op : Pat_Op<"op" # i>;
        defvar op = !cast<Op>("Op" # i # "Op");
        // They differ in the op that defines an operand; no operation has the attribute.
        def Definer # i : Pat<(RootOp (op $x, $_), ConstantAttr<I32Attr, "1">),
                            (RootOp $x, ConstantAttr<I32Attr, "2">)>;
        // In the op that they replace.
        def Root # i : Pat<(op $x, ConstantAttr<I32Attr, "1">), (RootOp $x, ConstantAttr<I32Attr, "2">)>;
        // In a constant.
        def Constant # i : Pat<(KindOp $x, $x, ConstantAttr<I32Attr, !cast<string>(i)>),
                             (RootOp $x, ConstantAttr<I32Attr, "2">)>;
        // In what defines the second operand, after a constraint on the first one.
        def Second # i : Pat<(KindOp I64:$x, (op $y, $a), $_), (RootOp $x, $a), [(IsNever $a)]>;
    }
}

const SETS: [&str; 4] = ["Definer", "Root", "Constant", "Second"];

/// A module with operations that the first ten patterns of each set ask for.
fn module(ir: &mut Ir) -> Operation {
    let mut text = String::from("%b = \"x.value\"() : () -> i32\n");
    for number in 0..OPERATIONS / 3 {
        let op = number % 10;
        let _ = writeln!(text, "%{number} = \"pat.op{op}\"(%b) : (i32) -> i32");
        let _ = writeln!(text, "%r{number} = \"pat.root\"(%{number}) : (i32) -> i32");
        let _ = writeln!(
            text,
            "%k{number} = \"pat.kind\"(%b, %{number}) {{kind = {op} : i32}} : (i32, i32) -> i32"
        );
    }
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    parse_source(ir, "a.mlir", text, options).expect("the text is right")
}

/// The first `count` patterns of a set.
fn patterns(set: &str, count: usize) -> FrozenPatterns {
    let mut patterns = PatternSet::new();
    populate_with_generated(&mut patterns);
    patterns.retain(|pattern| {
        let number = pattern.name().strip_prefix(set);
        number.is_some_and(|number| number.parse::<usize>().is_ok_and(|number| number < count))
    });
    assert_eq!(patterns.len(), count);
    FrozenPatterns::new(patterns)
}

fn main() {
    let registry = DialectRegistry::new().with::<PatDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let module = module(&mut ir);
    let mut run = |patterns: &FrozenPatterns| {
        let (count, time) = timed(|| walk_and_apply(&mut ir, module, patterns, &mut ()));
        assert_eq!(count, 0, "no pattern matches");
        time
    };
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| word != "--bench")
        .collect();
    if let [set, count] = &words[..] {
        run(&patterns(set, count.parse().expect("a number of patterns")));
        return;
    }
    for set in SETS {
        let sets = [10, 200].map(|count| patterns(set, count));
        let mut best = [Duration::MAX; 2];
        for _ in 0..TURNS {
            for (patterns, best) in sets.iter().zip(&mut best) {
                *best = run(patterns).min(*best);
            }
        }
        let each = best.map(|time| time.as_nanos() as f64 / OPERATIONS as f64);
        println!(
            "{set:>8}: {:6.1} ns per operation with 10 patterns, {:6.1} ns with 200",
            each[0], each[1]
        );
    }
}
