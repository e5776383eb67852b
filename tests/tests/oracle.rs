//! Passes keep what programs do: random programs are executed before and after each pass that
//! `ods-opt` knows, and before and after some pipelines of them.
//!
//! What was undefined or poison before may be anything after. `ODS_ORACLE_PROGRAMS=N` sets the number
//! of programs, `ODS_ORACLE_SEED=N` the first seed; a failure prints its seed.

use ods_runtime::pass::{PassManager, parse_pipeline};
use ods_runtime::prelude::*;
use ods_tests::executable::program;
use ods_tests::generate::Random;
use ods_tests::oracle::{Behavior, arguments, call, check_refines, passes, read, registry};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Passes that are not run, and why.
const LEFT_OUT: &[(&str, &str)] = &[
    (
        "composite-fixed-point-pass",
        "it needs other passes as options",
    ),
    ("lift-cf-to-scf", "it refuses unreachable blocks"),
    ("print-ir", "it only prints"),
    ("print-op-stats", "it only prints"),
    (
        "symbol-privatize",
        "nobody can call the functions afterwards, so others erase them",
    ),
    ("view-op-graph", "it only prints"),
];

/// The steps of a program before a pass; afterwards it may take some times as many.
const MAX_STEPS: u64 = 20_000;
/// The calls of each function.
const CALLS: usize = 4;

fn setting(name: &str, default: u64) -> u64 {
    let value = std::env::var(name).ok().and_then(|text| text.parse().ok());
    value.unwrap_or(default)
}

/// A pipeline for modules that runs these passes, each on the operations that it is for.
fn pipeline(names: &[&str]) -> String {
    let passes = passes();
    let steps = names.iter().map(|name| {
        let entry = passes.pass(name).expect("the pass is registered");
        match entry.info().anchor {
            Some(anchor) if anchor != "builtin.module" => format!("{anchor}({name})"),
            _ => (*name).to_owned(),
        }
    });
    let steps: Vec<String> = steps.collect();
    format!("builtin.module({})", steps.join(","))
}

/// What the public functions of a program do.
struct Expected {
    calls: Vec<(String, Vec<ods_interp::RuntimeValue>, Behavior)>,
}

fn observe(ir: &Ir, module: Operation, count: usize, random: &mut Random) -> Expected {
    let mut calls = Vec::new();
    for number in 0..count {
        let name = format!("f{number}");
        let function = ods_runtime::symbols::lookup_in(ir, module, name.as_str());
        let is_public = function.is_some_and(|function| {
            ods_runtime::symbols::visibility(ir, function)
                == ods_runtime::interfaces::Visibility::Public
        });
        for _ in 0..if is_public { CALLS } else { 0 } {
            let arguments = arguments(ir, module, &name, random);
            let behavior = call(ir, module, &name, &arguments, MAX_STEPS);
            calls.push((name.clone(), arguments, behavior));
        }
    }
    Expected { calls }
}

/// Runs passes on the program, and compares what it does with what it did.
fn check(text: &str, names: &[&str], expected: &Expected) -> Result<(), String> {
    let mut ir = Ir::with_registry(registry().clone());
    let module = read(&mut ir, text)?;
    let pipeline =
        parse_pipeline(&pipeline(names), &passes()).map_err(|error| error.to_string())?;
    let manager = PassManager::with_pipeline(pipeline);
    manager
        .run(&mut ir, module)
        .map_err(|errors| format!("the pass fails: {errors}"))?;
    for (name, arguments, old) in &expected.calls {
        let new = call(&ir, module, name, arguments, 20 * MAX_STEPS);
        check_refines(old, &new).map_err(|difference| {
            let module = module.display(&ir);
            format!("@{name}{arguments:?}: {difference}\nnew program:\n{module}")
        })?;
    }
    Ok(())
}

#[test]
fn passes_keep_what_programs_do() {
    let registered = passes();
    let names: Vec<&str> = registered
        .passes()
        .iter()
        .map(|pass| pass.info().argument)
        .collect();
    for (name, reason) in LEFT_OUT {
        assert!(
            names.contains(name),
            "`{name}` is left out ({reason}), but not registered"
        );
    }
    let is_run = |name: &&str| !LEFT_OUT.iter().any(|(left_out, _)| left_out == name);
    let names: Vec<&str> = names.into_iter().filter(is_run).collect();
    let (first, count) = (
        setting("ODS_ORACLE_SEED", 0),
        setting("ODS_ORACLE_PROGRAMS", 60),
    );
    let (defined, all) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let mut failures = Vec::new();
    for seed in first..first + count {
        let mut random = Random::new(seed);
        let (text, functions) = program(&mut random, true);
        let mut ir = Ir::with_registry(registry().clone());
        let module = read(&mut ir, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let expected = observe(&ir, module, functions, &mut random);
        for (name, _, behavior) in &expected.calls {
            if let Err(trap) = &behavior.outcome {
                let is_meant = !matches!(
                    trap.kind,
                    ods_interp::TrapKind::Unsupported(_) | ods_interp::TrapKind::Invalid(_)
                );
                assert!(
                    is_meant,
                    "seed {seed}: @{name}: {}\n{text}",
                    trap.diagnostic(&ir)
                );
            }
            all.fetch_add(1, Ordering::Relaxed);
            defined.fetch_add(usize::from(behavior.outcome.is_ok()), Ordering::Relaxed);
        }
        let mut pipelines: Vec<Vec<&str>> = names.iter().map(|name| vec![*name]).collect();
        pipelines.push((0..4).map(|_| *random.pick(&names)).collect());
        for pipeline in pipelines {
            if let Err(error) = check(&text, &pipeline, &expected) {
                let shown = pipeline.join(",");
                failures.push(format!(
                    "seed {seed}: {shown}: {error}\nold program:\n{text}"
                ));
            }
        }
    }
    let (defined, all) = (defined.into_inner(), all.into_inner());
    println!(
        "{count} programs, {all} calls, {defined} of them defined, {} passes, {} failures",
        names.len(),
        failures.len()
    );
    assert!(
        failures.is_empty(),
        "{}",
        failures[..failures.len().min(3)].join("\n\n")
    );
    assert!(
        2 * defined > all,
        "too few calls are defined: {defined} of {all}"
    );
}

/// The comparison sees a pass that changes a program.
#[test]
fn a_wrong_change_is_found() {
    let text = |op: &str| {
        format!(
            "func.func private @see_i32(i32)\nfunc.func @f0(%a: i32) -> i32 {{\n  \
             %b = arith.{op} %a, %a : i32\n  call @see_i32(%b) : (i32) -> ()\n  \
             return %b : i32\n}}"
        )
    };
    let behavior = |op: &str, value: i64| {
        let mut ir = Ir::with_registry(registry().clone());
        let module = read(&mut ir, &text(op)).unwrap();
        let value = ods_runtime::attributes::ApInt::from_i64(32, value);
        call(&ir, module, "f0", &[value.into()], 100)
    };
    let refines = |old, new| check_refines(&old, &new).is_ok();
    assert!(refines(behavior("addi", 5), behavior("addi", 5)));
    assert!(!refines(behavior("addi", 5), behavior("muli", 5)));
    assert!(refines(behavior("addi", 2), behavior("muli", 2)));
    // Undefined before: anything after, but not the other way round.
    assert!(refines(behavior("divsi", 0), behavior("addi", 0)));
    assert!(!refines(behavior("addi", 0), behavior("divsi", 0)));
    // Poison before: the shift is too long.
    assert!(refines(behavior("shli", 40), behavior("addi", 40)));
    assert!(!refines(behavior("addi", 40), behavior("shli", 40)));
}

/// Programs of all kinds, with loops that do not end and poison as arguments, end without a panic.
#[test]
fn every_run_ends() {
    let mut kinds = Vec::new();
    for seed in 0..60 {
        let mut random = Random::new(seed);
        let text = ods_tests::programs::program(&mut random);
        let mut ir = Ir::with_registry(registry().clone());
        let module = read(&mut ir, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let mut arguments = arguments(&ir, module, "f0", &mut random);
        if random.once_in(3) {
            arguments[0] = ods_interp::RuntimeValue::poison_argument();
        }
        let behavior = call(&ir, module, "f0", &arguments, 3000);
        let kind = behavior
            .outcome
            .map_or_else(|trap| trap.kind.to_string(), |_| String::new());
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    // Results, endless loops, and several kinds of undefined behaviour.
    assert!(kinds.len() >= 5, "{kinds:?}");
}
