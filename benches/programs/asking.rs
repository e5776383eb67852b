//! The cost of queries for traits and interfaces, compared with a plain indirect call in
//! the same run, and of symbol lookups.
//!
//! ```text
//! cargo bench -p ods-benches --bench asking
//!     CPU time per query: the minimum of several interleaved turns
//! cargo bench -p ods-benches --bench asking -- instructions
//!     instructions per query, counted by `valgrind`
//! ```

#![expect(clippy::cast_precision_loss, reason = "figures are rounded anyway")]

use ods_benches::measure::timed;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTable;
use ods_runtime::traits::{IsCommutative, IsTerminator};
use std::fmt::Write as _;
use std::hint::black_box;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

const TURNS: usize = 60;
/// The number of operations queried.
const OPERATIONS: usize = 1024;
/// The number of queries of each operation in a turn.
const ROUNDS: usize = 200;

ods! {
    def Ask_Dialect : Dialect { let name = "ask"; }

    def Width : OpInterface<"Width"> {
        let methods = [InterfaceMethod<"How many operands there are.", "usize", "width">];
    }
    def Height : OpInterface<"Height"> {
        let methods = [InterfaceMethod<"How many results there are.", "usize", "height">];
    }

    def Depth : OpInterface<"Depth"> {
        let methods = [InterfaceMethod<"How many regions there are.", "usize", "depth">];
    }

    class Ask_Op<string mnemonic, list<Trait> traits = []> : Op<Ask_Dialect, mnemonic, traits> {
        let arguments = (ins Variadic<AnyType>:$inputs);
        let results = (outs AnyType:$result);
    }
    def OneOp : Ask_Op<"one", [Commutative, Pure, Width]>;
    def TwoOp : Ask_Op<"two", [Width, MemRefsNormalizable, Elementwise, Commutative, Height]>;
    def ThreeOp : Ask_Op<"three", [
        Commutative, ElementwiseMappable, SameTypeOperands, Pure, Height, Width]>;
    def FourOp : Ask_Op<"four", [Width, Height, Commutative]>;
}

/// Different methods, so that the compiler does not merge them.
macro_rules! sizes {
    ($($op:ident $more:literal)*) => {$(
        impl Width for $op {
            fn width(self, ir: &Ir) -> usize { self.operation().operands(ir).len() + $more }
        }
    )*};
}
sizes! { OneOp 1 TwoOp 2 ThreeOp 3 FourOp 4 }

macro_rules! heights {
    ($($op:ident)*) => {$(
        impl Height for $op {
            fn height(self, ir: &Ir) -> usize { self.operation().results(ir).len() }
        }
    )*};
}
heights! { TwoOp ThreeOp FourOp }

/// The functions of an op.
type Function = fn(Operation, &Ir) -> usize;

/// A query, or its reference cost without dispatch.
type Ask = fn(&Ir, &Asked) -> usize;

/// The operations, and for each the method of its interface.
struct Asked {
    ops: Vec<Operation>,
    empty: Vec<Function>,
    functions: Vec<Function>,
    handles: Vec<DynWidth>,
}

/// The method, called directly; every way calls this method.
fn width_of<O: Width + Op>(op: Operation, ir: &Ir) -> usize {
    O::from_operation_unchecked(op).width(ir)
}

/// Empty functions, one for each op, that the compiler does not merge.
fn nothing<const N: usize>(_: Operation, _: &Ir) -> usize {
    black_box(N)
}

const QUESTIONS: [(&str, &str, Ask); 8] = [
    ("loop", "nothing: the loop over the operations", bench_loop),
    (
        "empty",
        "an indirect call of an empty function",
        bench_empty,
    ),
    ("call", "an indirect call of the method", bench_call),
    ("has_trait", "`has_trait`, listed", bench_has_trait),
    (
        "has_no_trait",
        "`has_trait`, not listed",
        bench_has_no_trait,
    ),
    ("handle", "a method by a handle that is there", bench_handle),
    (
        "interface",
        "`interface::<dyn I>` and a method",
        bench_interface,
    ),
    (
        "no_interface",
        "`interface::<dyn I>` that none has",
        bench_no_interface,
    ),
];

#[inline(never)]
fn bench_loop(_: &Ir, asked: &Asked) -> usize {
    asked
        .ops
        .iter()
        .map(|op| usize::from(black_box(*op) == asked.ops[0]))
        .sum()
}

#[inline(never)]
fn bench_empty(ir: &Ir, asked: &Asked) -> usize {
    let calls = asked.ops.iter().zip(&asked.empty);
    calls.map(|(op, function)| function(*op, ir)).sum()
}

#[inline(never)]
fn bench_call(ir: &Ir, asked: &Asked) -> usize {
    let calls = asked.ops.iter().zip(&asked.functions);
    calls.map(|(op, function)| function(*op, ir)).sum()
}

#[inline(never)]
fn bench_has_trait(ir: &Ir, asked: &Asked) -> usize {
    let has = asked.ops.iter().map(|op| op.has_trait::<IsCommutative>(ir));
    has.map(usize::from).sum()
}

#[inline(never)]
fn bench_has_no_trait(ir: &Ir, asked: &Asked) -> usize {
    let has = asked.ops.iter().map(|op| op.has_trait::<IsTerminator>(ir));
    has.map(usize::from).sum()
}

#[inline(never)]
fn bench_handle(ir: &Ir, asked: &Asked) -> usize {
    asked.handles.iter().map(|handle| handle.width(ir)).sum()
}

#[inline(never)]
fn bench_interface(ir: &Ir, asked: &Asked) -> usize {
    let handles = asked
        .ops
        .iter()
        .filter_map(|op| op.interface::<dyn Width>(ir));
    handles.map(|handle| handle.width(ir)).sum()
}

#[inline(never)]
fn bench_no_interface(ir: &Ir, asked: &Asked) -> usize {
    let has = (asked.ops.iter()).map(|op| op.has_interface::<dyn Depth>(ir));
    has.map(usize::from).sum()
}

/// Operations of all ops, in an order that defeats simple branch prediction.
fn asked() -> (Ir, Asked) {
    let registry = DialectRegistry::new().with::<AskDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let mut text = "%0 = \"ask.one\"() : () -> i1\n".to_owned();
    let (names, mut seed) = (["one", "two", "three", "four"], 1_u32);
    for _ in 1..OPERATIONS {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let name = names[(seed >> 24) as usize % names.len()];
        let _ = writeln!(text, "\"ask.{name}\"(%0, %0) : (i1, i1) -> i1");
    }
    let module = parse(&mut ir, &text);
    let ops = body(&ir, module);
    let of = |op: &Operation| -> (Function, Function) {
        match op.name(&ir).as_str() {
            "ask.one" => (nothing::<1>, width_of::<OneOp>),
            "ask.two" => (nothing::<2>, width_of::<TwoOp>),
            "ask.three" => (nothing::<3>, width_of::<ThreeOp>),
            _ => (nothing::<4>, width_of::<FourOp>),
        }
    };
    let (empty, functions) = ops.iter().map(of).unzip();
    let handles = ops.iter().filter_map(|op| op.interface::<dyn Width>(&ir));
    let handles = handles.collect();
    (
        ir,
        Asked {
            ops,
            empty,
            functions,
            handles,
        },
    )
}

fn parse(ir: &mut Ir, text: &str) -> Operation {
    let options = ParseOptions::default();
    let module = parse_source(ir, "bench.mlir", text.as_bytes(), options);
    module.unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn body(ir: &Ir, module: Operation) -> Vec<Operation> {
    let block = module.regions(ir)[0].entry_block(ir).expect("a block");
    block.operations(ir).collect()
}

/// Nanoseconds per query: the minimum of the turns.
fn times(ir: &Ir, asked: &Asked) -> [f64; QUESTIONS.len()] {
    let mut least = [Duration::MAX; QUESTIONS.len()];
    for _ in 0..TURNS {
        for ((_, _, ask), least) in QUESTIONS.iter().zip(&mut least) {
            let ((), time) = timed(|| {
                for _ in 0..ROUNDS {
                    black_box(ask(black_box(ir), black_box(asked)));
                }
            });
            *least = time.min(*least);
        }
    }
    least.map(|time| time.as_secs_f64() * 1e9 / (ROUNDS * OPERATIONS) as f64)
}

/// Runs this program again, as `once NUMBER`, under `valgrind`.
fn count_instructions(number: usize) -> f64 {
    let program = std::env::current_exe().expect("this program is a file");
    let (name, ..) = QUESTIONS[number];
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(format!("--toggle-collect=*bench_{name}*"))
        .arg(program)
        .args(["once".to_owned(), number.to_string()])
        .output()
        .expect("`valgrind` is installed");
    let text = String::from_utf8_lossy(&run.stderr);
    let mut counts = (text.lines()).filter_map(|line| line.split_once("Collected : "));
    let count = counts
        .next()
        .and_then(|(_, count)| count.trim().parse::<f64>().ok());
    count.unwrap_or_else(|| panic!("no count: {text}")) / OPERATIONS as f64
}

/// Nanoseconds per symbol to build a table of `count` symbols, and to look one up.
fn symbols(count: usize) -> [f64; 2] {
    let mut ir = Ir::with_registry(Arc::new(DialectRegistry::new()));
    let mut text = String::new();
    for number in 0..count {
        let _ = writeln!(text, "module @symbol_{number} {{}}");
    }
    let module = parse(&mut ir, &text);
    // In an order other than that of the table; the same number of lookups for all sizes.
    let names: Vec<String> = (0..100)
        .map(|number| format!("symbol_{}", number * 7919 % count))
        .collect();
    let mut least = [Duration::MAX; 2];
    for _ in 0..TURNS {
        let (table, build) = timed(|| SymbolTable::new(&ir, module));
        let ((), lookup) = timed(|| {
            for _ in 0..ROUNDS {
                for name in &names {
                    assert!(black_box(&table).lookup(&ir, black_box(name)).is_some());
                }
            }
        });
        least = [build.min(least[0]), lookup.min(least[1])];
    }
    let nanoseconds = least.map(|time| time.as_secs_f64() * 1e9);
    [
        nanoseconds[0] / count as f64,
        nanoseconds[1] / (names.len() * ROUNDS) as f64,
    ]
}

fn main() {
    let args: Vec<String> = (std::env::args().skip(1))
        .filter(|arg| !arg.starts_with("--"))
        .collect();
    let (ir, asked) = asked();
    let figures = match args.first().map(String::as_str) {
        Some("once") => {
            let number: usize = args[1].parse().expect("a number");
            black_box(QUESTIONS[number].2(&ir, &asked));
            return;
        }
        Some("instructions") => std::array::from_fn(count_instructions),
        _ => times(&ir, &asked),
    };
    let unit = if args.is_empty() {
        "ns"
    } else {
        "instructions"
    };
    println!("| asked of {OPERATIONS} operations of four ops | {unit} | indirect calls |");
    println!("|---|---:|---:|");
    // Subtract the loop.
    let [nothing, _, call, ..] = figures;
    for ((_, what, _), figure) in QUESTIONS.iter().zip(figures) {
        let ratio = (figure - nothing) / (call - nothing);
        println!("| {what} | {figure:.2} | {ratio:.2} |");
    }
    if !args.is_empty() {
        return;
    }
    println!("\n| symbols | ns to build the table, each | ns to look one up |\n|---:|---:|---:|");
    for count in [100, 1_000, 10_000, 100_000] {
        let [build, lookup] = symbols(count);
        println!("| {count} | {build:.0} | {lookup:.1} |");
    }
}
