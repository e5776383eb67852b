//! A panic in a pattern or folder is named by what was done, and where.

use ods_runtime::pass::{
    PassContext, PassInstrumentation, PassManager, PassResult, PassRun, pass_fn,
};
use ods_runtime::prelude::*;
use ods_runtime::rewrite::conversion::{ConversionConfig, ConversionTarget, convert};
use ods_runtime::rewrite::greedy::{GreedyConfig, greedy};
use ods_runtime::rewrite::{FrozenPatterns, walk_and_apply};
use std::sync::Arc;
use std::time::Duration;

ods! {
    def P_Dialect : Dialect { let name = "p"; }
    def FoldOp : Op<P_Dialect, "fold"> {
        let arguments = (ins I64Attr:$by);
        let results = (outs I64:$result);
        let assemblyFormat = "$by attr-dict";
        let hasFolder = 1;
    }
    def SameOp : Op<P_Dialect, "same"> {
        let arguments = (ins I64:$input);
        let results = (outs I64:$result);
        let assemblyFormat = "$input attr-dict";
        let hasFolder = 1;
    }
    def UseOp : Op<P_Dialect, "use"> {
        let assemblyFormat = "attr-dict";
    }
    def CheckedOp : Op<P_Dialect, "checked"> {
        let assemblyFormat = "attr-dict";
        let hasVerifier = 1;
    }
}

impl Fold for FoldOp {
    fn fold(self, _: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        assert!(constants.by != 0, "division by zero");
        Folded::No
    }
}

impl Fold for SameOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.input(ir).into()
    }
}

impl Verify for CheckedOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        assert!(self.attribute(ir, "wrong").is_none(), "no verifier");
        Ok(())
    }
}

fn fragile() -> FrozenPatterns {
    let mut patterns = PatternSet::new();
    patterns
        .add(|op: UseOp, rw| -> Option<()> {
            assert!(op.attribute(rw, "wrong").is_none(), "cannot be used");
            None
        })
        .named("use-it");
    FrozenPatterns::new(patterns)
}

/// What is said of a pass that does `run` to modules in `text`, with the places of the notes.
fn said(
    text: &str,
    run: impl Fn(Operation, &mut PassContext<'_>) + Clone + Send + Sync + 'static,
) -> Vec<String> {
    let mut all = Vec::new();
    for parallel in [false, true] {
        let mut ir = Ir::with_registry(DialectRegistry::new().with::<PDialect>().into());
        let module = parse_source(&mut ir, "t.mlir", text.as_bytes(), ParseOptions::new());
        let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
        let mut passes = PassManager::new();
        passes.parallel(parallel).parallel_after(Duration::ZERO);
        passes.nest::<ModuleOp>(|inner| {
            let run = run.clone();
            let pass = move |module: ModuleOp, cx: &mut PassContext<'_>| -> PassResult {
                run(*module, cx);
                Ok(())
            };
            inner.add(pass_fn("fragile", pass));
        });
        let errors = passes.run(&mut ir, module).unwrap_err();
        // Without the lines of the source.
        let is_said = |line: &&str| line.starts_with("t.mlir:");
        let lines = |text: String| text.lines().filter(is_said).map(str::to_owned).collect();
        let texts = errors.iter().map(ToString::to_string);
        all.push(
            texts
                .flat_map(|text| -> Vec<String> { lines(text) })
                .collect::<Vec<_>>(),
        );
    }
    assert_eq!(all[0], all[1], "on one thread and on several");
    all.swap_remove(0)
}

const USES: &str = "module {\n  p.use\n  p.use {wrong}\n}\nmodule {\n  p.use\n}";

#[test]
fn a_pattern_of_the_greedy_driver_is_named() {
    let said = said(USES, |op, cx| {
        let _ = greedy(cx, op, &fragile(), &GreedyConfig::new());
    });
    let expected = [
        "t.mlir:1:1: error: pass 'fragile' panicked: cannot be used",
        "t.mlir:3:3: note: while pattern `use-it` was applied to 'p.use'",
    ];
    assert_eq!(said, expected);
}

#[test]
fn a_pattern_of_a_walk_is_named() {
    let said = said(USES, |op, cx| {
        walk_and_apply(cx, op, &fragile(), &mut ());
    });
    assert_eq!(
        said[1..],
        ["t.mlir:3:3: note: while pattern `use-it` was applied to 'p.use'"]
    );
}

#[test]
fn a_pattern_of_a_conversion_is_named() {
    let said = said(USES, |op, cx| {
        let target = ConversionTarget::new().illegal_op::<UseOp>();
        let mut patterns = PatternSet::new();
        patterns
            .add(|op: UseOp, rw| {
                assert!(op.attribute(rw, "wrong").is_none(), "cannot be converted");
                rw.erase(op);
                Some(())
            })
            .named("convert-it");
        let patterns = FrozenPatterns::new(patterns);
        let _ = convert(cx, op, &target, &patterns, ConversionConfig::new());
    });
    assert_eq!(
        said[1..],
        ["t.mlir:3:3: note: while pattern `convert-it` was applied to 'p.use'"]
    );
}

#[test]
fn an_operation_that_was_folded_is_named() {
    let said = said(
        "module {\n  p.fold 1\n  p.fold 0\n}\nmodule {}",
        |op, cx| {
            let _ = greedy(cx, op, &fragile(), &GreedyConfig::new());
        },
    );
    let expected = [
        "t.mlir:1:1: error: pass 'fragile' panicked: division by zero",
        "t.mlir:3:3: note: while 'p.fold' was folded",
    ];
    assert_eq!(said, expected);
}

#[test]
fn a_pattern_is_named_though_it_erased_the_operation() {
    let said = said(USES, |op, cx| {
        let mut patterns = PatternSet::new();
        patterns
            .add(|op: UseOp, rw| -> Option<()> {
                let is_wrong = op.attribute(rw, "wrong").is_some();
                if is_wrong {
                    rw.erase(op);
                    panic!("it was needed");
                }
                None
            })
            .named("erase-it");
        let _ = greedy(cx, op, &FrozenPatterns::new(patterns), &GreedyConfig::new());
    });
    let expected = [
        "t.mlir:1:1: error: pass 'fragile' panicked: it was needed",
        "t.mlir:3:3: note: while pattern `erase-it` was applied to 'p.use'",
    ];
    assert_eq!(said, expected);
}

#[test]
fn a_verifier_that_panics_after_a_pass_is_an_error() {
    let said = said("module {\n  p.checked\n}\nmodule {}", |op, cx| {
        for checked in op.nested::<CheckedOp>(cx) {
            checked.set_attribute(cx, "wrong", Some(Attribute::unit()));
        }
    });
    let expected = [
        "t.mlir:1:1: error: a verifier panicked: no verifier",
        "t.mlir:1:1: note: the IR is invalid after pass 'fragile'",
    ];
    assert_eq!(said, expected);
}

#[test]
fn an_operation_that_was_folded_before_is_not_blamed() {
    let text = "module {\n  %0 = p.fold 1\n  %1 = p.same %0\n  p.use\n}\nmodule {}";
    let said = said(text, |op, cx| {
        let target = ConversionTarget::new()
            .legal_op::<FoldOp>()
            .illegal_op::<SameOp>()
            .legal_op_if(|_, _: UseOp| panic!("who knows"));
        let patterns = FrozenPatterns::new(PatternSet::new());
        let _ = convert(cx, op, &target, &patterns, ConversionConfig::new());
    });
    assert_eq!(
        said,
        ["t.mlir:1:1: error: pass 'fragile' panicked: who knows"]
    );
}

/// An instrumentation that panics at one hook.
struct Fragile(&'static str);

impl Fragile {
    fn at(&self, hook: &str) {
        assert!(self.0 != hook, "not this one");
    }
}

impl PassInstrumentation for Fragile {
    fn before_pass(&self, _: PassRun<'_>) {
        self.at("before");
    }

    fn after_pass(&self, _: PassRun<'_>, _: bool) {
        self.at("after");
    }
}

#[test]
fn an_instrumentation_that_panics_is_an_error_and_nothing_is_lost() {
    let text = "module {\n  module @a {\n    p.use\n  }\n  module @b {\n    p.use\n  }\n}";
    for hook in ["before", "after"] {
        let mut ir = Ir::with_registry(DialectRegistry::new().with::<PDialect>().into());
        let module = parse_source(&mut ir, "t.mlir", text.as_bytes(), ParseOptions::new()).unwrap();
        let before = module.display(&ir).to_string();
        let mut passes = PassManager::new();
        passes.parallel_after(Duration::ZERO);
        passes.nest::<ModuleOp>(|inner| {
            inner.add(pass_fn("look", |_: ModuleOp, _| Ok(())));
        });
        passes.instrument(Arc::new(Fragile(hook)));
        let errors = passes.run(&mut ir, module).unwrap_err();
        let message = format!("an instrumentation panicked {hook} pass 'look': not this one");
        let is_said = errors.iter().any(|error| error.message == message);
        assert!(is_said, "{errors:?}");
        assert_eq!(module.display(&ir).to_string(), before);
    }
}
