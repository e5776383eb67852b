//! Random modules of all dialects, and what holds for each of them.

use ods_runtime::diagnostics::Diagnostic;
use ods_runtime::pass::PassRegistry;
use ods_runtime::prelude::*;
use ods_runtime::testing::{
    Mutation, Random, RandomModule, RandomModules, mutate, reduce, round_trip,
};
use ods_runtime::tool::Opt;
use ods_runtime::transforms;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestError, TestRng, TestRunner};
use std::sync::{Arc, LazyLock};

/// The generator: it looks once for what makes an operation valid.
static MODULES: LazyLock<RandomModules> = LazyLock::new(|| {
    let modules = RandomModules::new(Arc::new(ods_dialects::all()));
    ods_dialects::testing::with_hooks(modules)
});

fn text(ir: &Ir, module: Operation) -> String {
    String::from_utf8_lossy(&module.to_text(ir, PrintFlags::new().generic(true))).into_owned()
}

#[test]
fn every_operation_is_made() {
    assert_eq!(MODULES.unmade(), Vec::<&str>::new());
}

#[test]
fn modules_are_the_same_for_a_seed() {
    for seed in 0..5 {
        let [first, second] = [(); 2].map(|()| {
            let (ir, module) = MODULES.module(seed, 30);
            text(&ir, module)
        });
        assert_eq!(first, second);
    }
}

#[test]
fn modules_are_valid_and_read_back() {
    MODULES.check(0..80, 50, |ir, module| {
        verify(module, ir).map_err(|errors| errors.to_string())?;
        round_trip(ir, module)
    });
}

/// Runs a test on the modules of a strategy with fixed seeds: the error, if there is one.
fn run_proptest(
    sizes: std::ops::RangeInclusive<usize>,
    test: impl Fn(&RandomModule) -> bool,
) -> Option<TestError<RandomModule>> {
    let modules = RandomModules::new(Arc::new(ods_dialects::all()));
    let strategy = ods_dialects::testing::with_hooks(modules).strategy(sizes);
    let config = ProptestConfig {
        cases: 20,
        failure_persistence: None,
        max_shrink_iters: u32::MAX,
        ..ProptestConfig::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(config, rng)
        .run(&strategy, |module| {
            prop_assert!(test(&module));
            Ok(())
        })
        .err()
}

/// How many operations of a module have names with a prefix.
fn count(module: &RandomModule, prefix: &str) -> usize {
    let mut found = 0;
    let RandomModule { ir, module, .. } = module;
    module.walk(ir, |op| {
        found += usize::from(op.name(ir).as_str().starts_with(prefix));
    });
    found
}

#[test]
fn a_strategy_makes_valid_modules_and_shrinks_to_valid_ones() {
    let is_valid = |test: &RandomModule| verify(test.module, &test.ir).is_ok();
    assert!(run_proptest(0..=40, is_valid).is_none());

    // Two operations of `arith` are needed for the failure; whatever else there is goes.
    let has_failed = std::cell::Cell::new(0);
    let error = run_proptest(20..=60, |test| {
        assert!(is_valid(test), "{test:?}");
        let is_fine = count(test, "arith.") < 2;
        has_failed.set(has_failed.get() + usize::from(!is_fine));
        is_fine
    });
    let Some(TestError::Fail(_, smallest)) = error else {
        panic!("no module has two operations of `arith`: {error:?}")
    };
    assert!(has_failed.get() > 5, "{}", has_failed.get());
    assert!(is_valid(&smallest), "{smallest:?}");
    assert_eq!(count(&smallest, "arith."), 2, "{smallest:?}");
    let of_builtin = count(&smallest, "builtin.module") + count(&smallest, "builtin.unrealized_");
    assert_eq!(count(&smallest, ""), 2 + of_builtin, "{smallest:?}");
}

#[test]
fn a_strategy_ends_with_a_module_that_fails() {
    // Nothing smaller fails: what proptest reports is what failed.
    let first = std::cell::RefCell::new(None::<String>);
    let error = run_proptest(10..=30, |test| {
        let text = format!("{test:?}");
        let mut first = first.borrow_mut();
        *first.get_or_insert_with(|| text.clone()) != text
    });
    let Some(TestError::Fail(_, smallest)) = error else {
        panic!("the first module fails: {error:?}")
    };
    assert_eq!(Some(format!("{smallest:?}")), first.into_inner());
}

/// Passes that refuse some valid modules, with an error that says why.
const REFUSES: &[&str] = &[
    // Elements of dynamic shape have no constants; scaled conversions of some formats.
    "arith-expand",
    // Unreachable blocks, and loops without end in operations that cannot end as such.
    "lift-cf-to-scf",
    // Needs the dialect `affine` for tiles that reach beyond the end.
    "scf-parallel-loop-tiling",
];

#[test]
fn passes_keep_modules_valid() {
    let opt = Opt::new(ods_interp::attach(ods_dialects::all())).passes(ods_dialects::passes);
    let registry = PassRegistry::new()
        .with_all(transforms::all)
        .with_all(ods_dialects::passes);
    let passes = registry.passes().into_iter();
    let names: Vec<&str> = passes.map(|entry| entry.info().argument).collect();
    assert!(names.len() > 30, "{names:?}");
    let mut wrong = Vec::new();
    // Structured control flow at the top of a module cannot become blocks.
    let modules = RandomModules::new(Arc::new(ods_dialects::all()));
    let modules = ods_dialects::testing::with_hooks(modules)
        .only(|info| info.name() != "builtin.module")
        .top_level(["func.func"]);
    for seed in 0..6 {
        let (ir, module) = modules.module(seed, 40);
        let input = text(&ir, module);
        for name in &names {
            let pipeline = format!("--{name}");
            let options = opt.options([pipeline.as_str()]).unwrap();
            let result = opt.run_on_text(&options, "random.mlir", input.as_bytes());
            if result.failed && !REFUSES.contains(name) {
                let errors = String::from_utf8_lossy(&result.errors).into_owned();
                wrong.push(format!("seed {seed}, {name}: {errors}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_changed_module_is_valid_or_rejected_with_a_place() {
    let (mut rejected, mut changed) = (0, 0);
    for seed in 0..400 {
        let mut random = Random::new(seed);
        let (mut ir, module) = MODULES.module(seed % 20, 25);
        let Some(mutation) = mutate(&MODULES, &mut ir, module, &mut random) else {
            continue;
        };
        changed += 1;
        match verify(module, &ir) {
            // A default that is missing is there once it is read back.
            Ok(()) if mutation == Mutation::NoAttribute => {}
            Ok(()) => {
                // A custom form may leave out what no text makes, such as arguments of a branch.
                let printed = text(&ir, module);
                let mut again = Ir::with_registry(ir.registry().clone());
                let read = parse_source(
                    &mut again,
                    "again.mlir",
                    printed.as_bytes(),
                    ParseOptions::new(),
                );
                let read =
                    read.unwrap_or_else(|errors| panic!("seed {seed}, {mutation:?}: {errors}"));
                assert_eq!(text(&again, read), printed, "seed {seed}, {mutation:?}");
            }
            Err(errors) => {
                rejected += 1;
                assert!(!errors.is_empty());
                let is_placed = |error: &Diagnostic| error.location != Location::UNKNOWN;
                assert!(
                    errors.iter().all(is_placed),
                    "seed {seed}, {mutation:?}: {errors}"
                );
            }
        }
    }
    assert!(changed > 200 && rejected > 50, "{rejected} of {changed}");
}

#[test]
fn a_module_shrinks_to_what_matters() {
    for seed in 0..10 {
        let (mut ir, module) = MODULES.module(seed, 40);
        let has_sum = |ir: &Ir, op: Operation| {
            let mut count = 0;
            op.walk(ir, |op| {
                count += usize::from(op.name(ir).as_str() == "arith.addi");
            });
            verify(op, ir).is_ok() && count > 0
        };
        if !has_sum(&ir, module) {
            continue;
        }
        let reduced = reduce(&mut ir, module, has_sum);
        let mut count = 0;
        reduced.op.walk(&ir, |_| count += 1);
        assert!(count <= 4, "{}", text(&ir, reduced.op));
    }
}
