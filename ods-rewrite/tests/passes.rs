//! Passes, pipelines and the pass manager.

use expect_test::expect;
use ods_runtime::pass::{
    Analysis, Counter, DumpIr, DumpWhen, Pass, PassContext, PassFailure, PassManager, PassRegistry,
    PassResult, Pipeline, Reproducer, RunPass, Timing, TimingFormat, parse_pipeline, pass_fn,
    statistics_report,
};
use ods_runtime::prelude::*;
use ods_runtime::transforms::{self, canonicalize, cse};
use std::fmt::Write as _;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

fn parse(text: &str) -> (Ir, Operation) {
    let mut ir = Ir::new();
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text.as_bytes(), options);
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    (ir, module)
}

const TWO: &str = "module @a { \"t.x\"() : () -> () }\nmodule @b { \"t.y\"() : () -> () }";

/// Adds a discardable attribute to an operation.
fn mark(name: &'static str) -> impl Pass {
    pass_fn(name, move |module: ModuleOp, cx| {
        let count = module.attribute(cx, "t.count").and_then(Attribute::as_i64);
        let count = count.unwrap_or(0) + 1;
        module.set_attribute(cx, "t.count", Some(Attribute::i64(count)));
        Ok(())
    })
}

#[test]
fn nested_pipelines_run_on_what_is_directly_inside() {
    let (mut ir, module) = parse("module @a { module @inner {} }\n\"t.x\"() : () -> ()");
    let mut passes = PassManager::new();
    passes.nest::<ModuleOp>(|inner| {
        inner.add(mark("one")).add(mark("two"));
    });
    passes.nest_any(|inner| {
        inner.add(mark("three"));
    });
    passes.run(&mut ir, module).unwrap();
    let text = module.display(&ir).to_string();
    assert!(
        text.contains("module @a attributes {t.count = 3 : i64}"),
        "{text}"
    );
    assert_eq!(text.matches("t.count").count(), 1);
}

#[test]
fn many_functions_come_out_the_same_on_all_cores() {
    let mut text = String::new();
    for number in 0..200 {
        let _ = writeln!(text, "module @m{number} {{ \"t.x\"() : () -> () }}");
    }
    let run = |parallel: bool| {
        let (mut ir, module) = parse(&text);
        module.set_attribute(&mut ir, "t.layout", Some(Attribute::string("big")));
        let mut passes = PassManager::new();
        passes.nest::<ModuleOp>(|inner| {
            inner
                .add(mark("one"))
                .add(pass_fn("say", |module: ModuleOp, cx| {
                    let op = module.operation();
                    let name = op.symbol_name(cx).unwrap_or_default();
                    let layout = op.parent_op(cx).unwrap().attribute(cx, "t.layout");
                    cx.emit_remark(op, format!("{name}: {}", layout.unwrap()));
                    Ok(())
                }));
        });
        passes.parallel(parallel).parallel_after(Duration::ZERO);
        let said = passes.run(&mut ir, module).unwrap().into_iter();
        let said: Vec<String> = said.map(|said| said.message).collect();
        (module.display(&ir).to_string(), said)
    };
    let (text, said) = run(true);
    assert_eq!(run(false), (text, said.clone()));
    assert_eq!(said.len(), 200);
    assert_eq!(said[7], "'builtin.module' op m7: \"big\"");
}

#[test]
fn a_failing_pass_stops_its_operation_only() {
    let (mut ir, module) = parse(TWO);
    let ran = Arc::new(AtomicUsize::new(0));
    let count = ran.clone();
    let mut passes = PassManager::new();
    passes.nest::<ModuleOp>(|inner| {
        inner.add(pass_fn("fail-on-a", |module: ModuleOp, cx| {
            match module.operation().symbol_name(cx) {
                Some("a") => Err(module.operation().emit_error(cx, "is the wrong one").into()),
                _ => Ok(()),
            }
        }));
        inner.add(pass_fn("count", move |_: ModuleOp, _| {
            count.fetch_add(1, Ordering::Relaxed);
            Ok(())
        }));
    });
    passes.add(mark("never"));
    let errors = passes.run(&mut ir, module).unwrap_err();
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].message, "'builtin.module' op is the wrong one");
    assert_eq!(
        ran.load(Ordering::Relaxed),
        1,
        "the other operation goes on"
    );
    assert!(
        module.attribute(&ir, "t.count").is_none(),
        "nothing runs afterwards"
    );
}

#[test]
fn a_panic_loses_no_diagnostics() {
    for parallel in [true, false] {
        let (mut ir, module) = parse(TWO);
        let mut passes = PassManager::new();
        passes.parallel(parallel).parallel_after(Duration::ZERO);
        passes.nest::<ModuleOp>(|inner| {
            inner.add(pass_fn("fragile", |module: ModuleOp, cx| {
                let op = module.operation();
                cx.emit_warning(op, "is looked at");
                assert!(op.symbol_name(cx) != Some("a"), "no a");
                Ok(())
            }));
        });
        let said = passes.run(&mut ir, module).unwrap_err();
        let said: Vec<&str> = said.iter().map(|said| &*said.message).collect();
        let looked = "'builtin.module' op is looked at";
        assert_eq!(said, [looked, "pass 'fragile' panicked: no a", looked]);
    }
}

#[test]
fn the_pass_that_breaks_the_ir_is_named() {
    let (mut ir, module) = parse("%x = \"t.x\"() : () -> i32\nmodule { \"t.y\"() : () -> () }");
    let mut passes = PassManager::new();
    passes.add(pass_fn("leak", |module: ModuleOp, cx| {
        let ops = module.nested::<Operation>(cx);
        let value = ops[1].result(cx, 0);
        ops[3].set_operands(cx, &[value]);
        Ok(())
    }));
    passes.add(mark("never"));
    let errors = passes.run(&mut ir, module).unwrap_err();
    assert!(
        errors[0]
            .message
            .contains("using value defined outside the region"),
        "{errors:?}"
    );
    let notes: Vec<&str> = errors[0].notes.iter().map(|note| &*note.message).collect();
    assert!(
        notes.contains(&"the IR is invalid after pass 'leak'"),
        "{notes:?}"
    );
    passes.verify_each(false);
    assert!(passes.run(&mut ir, module).is_ok());
}

#[test]
fn a_pass_cannot_erase_its_operation() {
    let message = "pass 'erase' erased the operation that it ran on";
    for parallel in [true, false] {
        let (mut ir, module) = parse(TWO);
        let mut passes = PassManager::new();
        passes.parallel(parallel).parallel_after(Duration::ZERO);
        passes.nest::<ModuleOp>(|inner| {
            inner.add(pass_fn("erase", |module: ModuleOp, cx| {
                module.erase(cx);
                Ok(())
            }));
        });
        let errors = passes.run(&mut ir, module).unwrap_err();
        assert_eq!([&*errors[0].message, &*errors[1].message], [message; 2]);
    }
    let (mut ir, module) = parse(TWO);
    let mut passes = PassManager::new();
    passes.add(pass_fn("erase", |module: ModuleOp, cx| {
        module.erase(cx);
        Ok(())
    }));
    assert_eq!(passes.run(&mut ir, module).unwrap_err()[0].message, message);
}

#[test]
fn a_pipeline_for_something_else_is_an_error() {
    let (mut ir, module) = parse("");
    let mut passes =
        PassManager::with_pipeline(Pipeline::new(ods_runtime::pass::Anchor::named("func.func")));
    passes.add(cse());
    let errors = passes.run(&mut ir, module).unwrap_err();
    assert_eq!(
        errors[0].message,
        "can't run 'func.func' pass manager on 'builtin.module' op"
    );
    let mut passes = PassManager::new();
    passes.add(pass_fn("silent", |_: ModuleOp, _| Err(PassFailure::new())));
    let errors = passes.run(&mut ir, module).unwrap_err();
    assert_eq!(errors[0].message, "a pass failed without saying why");
}

/// Counts how often it is computed.
struct Size(usize);

static COMPUTED: AtomicUsize = AtomicUsize::new(0);

impl Analysis for Size {
    fn compute(ir: &Ir, op: Operation) -> Self {
        COMPUTED.fetch_add(1, Ordering::Relaxed);
        Self(op.nested::<Operation>(ir).len())
    }
}

#[test]
fn analyses_live_until_something_changes() {
    let (mut ir, module) = parse(TWO);
    let look = || {
        pass_fn("look", |_: ModuleOp, cx| {
            assert_eq!(cx.analysis::<Size>().0, 5);
            cx.preserve_all();
            Ok(())
        })
    };
    let mut passes = PassManager::new();
    passes.add(look()).add(look());
    passes.add(pass_fn("change-and-keep", |module: ModuleOp, cx| {
        module.set_attribute(cx, "t.a", Some(Attribute::unit()));
        cx.preserve::<Size>();
        Ok(())
    }));
    passes.add(look());
    passes.add(mark("change"));
    passes.add(look());
    passes.run(&mut ir, module).unwrap();
    assert_eq!(COMPUTED.load(Ordering::Relaxed), 2);
}

/// Removes operations of one name.
#[derive(Pass)]
#[pass(name = "test-remove")]
struct Remove {
    /// The name of the operations.
    #[option(default = "t.x")]
    op_name: String,
    #[option(name = "max", default = 1, summary = "How many are removed")]
    at_most: u32,
    /// Which numbers are left out
    #[option]
    skipped: Vec<u32>,
    /// The operations that were removed.
    #[statistic]
    removed: Counter,
}

impl RunPass for Remove {
    type Op = ModuleOp;

    fn run(&self, module: ModuleOp, cx: &mut PassContext<'_>) -> PassResult {
        let mut left = self.at_most;
        for (number, op) in (0..).zip(module.nested::<Operation>(cx)) {
            let is_wanted = op.name(cx).as_str() == self.op_name && !self.skipped.contains(&number);
            if left > 0 && is_wanted {
                cx.rewriter().erase(op);
                self.removed.increment();
                left -= 1;
            }
        }
        Ok(())
    }
}

fn passes() -> PassRegistry {
    PassRegistry::new()
        .with_all(transforms::all)
        .with::<Remove>()
        .with_pass(|| pass_fn("on-modules", |_: ModuleOp, _| Ok(())))
        .with_pipeline("clean-up", "Cleans up", |pipeline| {
            pipeline.add(cse()).add(canonicalize());
        })
        .with_pipeline_of("remove-some", "Removes some", |pipeline, options| {
            let mut pass = Remove::default();
            for (name, value) in options.iter() {
                pass.set_option(name, value)?;
            }
            pipeline.add(pass);
            Ok(())
        })
}

#[test]
fn options_and_statistics_are_fields() {
    let pass = Remove::default();
    let info = pass.info();
    assert_eq!((info.name, info.argument), ("Remove", "test-remove"));
    assert_eq!(info.summary, "Removes operations of one name");
    assert_eq!(info.anchor, Some("builtin.module"));
    let text = "builtin.module(test-remove{max=2 op-name=t.y skipped={1,5}})";
    let pipeline = parse_pipeline(text, &passes()).unwrap();
    assert_eq!(pipeline.to_string(), text);
    let (mut ir, module) = parse("\"t.y\"() : () -> ()\n".repeat(4).as_str());
    let manager = PassManager::with_pipeline(pipeline);
    manager.run(&mut ir, module).unwrap();
    assert_eq!(module.nested::<Operation>(&ir).len(), 3);
    expect![[r"
        ===-------------------------------------------------------------------------===
                                 ... Pass statistics report ...
        ===-------------------------------------------------------------------------===
        Remove
          (S)        2 removed - The operations that were removed
    "]]
    .assert_eq(&statistics_report(manager.pipeline(), false));
    assert_eq!(
        statistics_report(manager.pipeline(), true),
        statistics_report(manager.pipeline(), false)
    );
}

#[test]
fn pipelines_are_read_and_written() {
    let written = |text: &str| parse_pipeline(text, &passes()).unwrap().to_string();
    let same = [
        "builtin.module()",
        "builtin.module(cse,symbol-dce)",
        "builtin.module(func.func(cse),func.func(cse),any(cse))",
        "any(cse)",
    ];
    for text in same {
        assert_eq!(written(text), text);
    }
    assert_eq!(
        written(" builtin.module ( cse , func.func( cse ) ) "),
        "builtin.module(cse,func.func(cse))"
    );
    let text = written("builtin.module(clean-up,remove-some{max=3})");
    assert!(
        text.starts_with("builtin.module(cse,canonicalize{"),
        "{text}"
    );
    assert!(
        text.ends_with("},test-remove{max=3 op-name=t.x })"),
        "{text}"
    );
    assert_eq!(written(&text), text);
    let text = "builtin.module(composite-fixed-point-pass{max-iterations=2 name=loop pipeline=cse,func.func(cse)})";
    assert_eq!(written(text), text);
    let text = "builtin.module(composite-fixed-point-pass{max-iterations=2 name={a b} pipeline=})";
    assert_eq!(written(text), text);
}

#[test]
fn options_are_read_as_in_mlir() {
    let written = |options: &str| {
        let text = format!("builtin.module(test-remove{{{options}}})");
        let text = parse_pipeline(&text, &passes()).unwrap().to_string();
        let options = text.strip_prefix("builtin.module(test-remove{");
        options
            .and_then(|text| text.strip_suffix("})"))
            .unwrap()
            .to_owned()
    };
    // A list gets all its elements, of another option the last value counts.
    assert_eq!(
        written("skipped=1 max=2 skipped=3,4 max=5"),
        "max=5 op-name=t.x skipped={1,3,4}"
    );
    assert_eq!(
        written("skipped={1,2} skipped= skipped=[3]"),
        "max=1 op-name=t.x skipped={1,2,3}"
    );
    // What has no name is left out.
    assert_eq!(written("= =7 max=2"), "max=2 op-name=t.x ");
    assert_eq!(
        written("max=0x10 skipped=0b11,0o17,017"),
        "max=16 op-name=t.x skipped={3,15,15}"
    );
    assert_eq!(written("op-name='a b'"), "max=1 op-name={a b} ");
}

#[test]
fn passes_run_on_isolated_operations_only() {
    let run = |text: &str, pipeline: &str| {
        let (mut ir, module) = parse(text);
        let pipeline = parse_pipeline(pipeline, &passes()).unwrap();
        let outcome = PassManager::with_pipeline(pipeline).run(&mut ir, module);
        outcome.map_or_else(|errors| errors[0].message.clone(), |_| String::new())
    };
    let unregistered = "'t.x' op trying to schedule a pass on an unregistered operation";
    assert_eq!(
        run(TWO, "builtin.module(builtin.module(t.x(cse)))"),
        unregistered
    );
    assert_eq!(run(TWO, "builtin.module(any(t.x(any(cse))))"), unregistered);
    for fine in [
        "builtin.module(t.x(cse))",
        "builtin.module(any(any(cse)))",
        "any(any(t.x()))",
    ] {
        assert_eq!(run(TWO, fine), "", "{fine}");
    }
}

#[test]
fn mistakes_in_pipelines_are_located() {
    let mut report = String::new();
    for text in [
        "",
        "cse",
        "builtin.module(nope)",
        "builtin.module(cse,)",
        "builtin.module(cse cse)",
        "builtin.module(cse",
        "builtin.module(cse))",
        "builtin.module(cse) x",
        "builtin.module(canonicalize{max-iterations=x})",
        "builtin.module(canonicalize{what=1})",
        "builtin.module(canonicalize{region-simplify=much})",
        "builtin.module(canonicalize{max-iterations=1)",
        "builtin.module(cse{a=\"b})",
        "builtin.module(clean-up{a=b})",
        "func.func(on-modules)",
        "builtin.module(composite-fixed-point-pass{pipeline=nope})",
        "builtin.module(composite-fixed-point-pass{max-iterations=0})",
    ] {
        let error = parse_pipeline(text, &passes()).unwrap_err();
        let _ = writeln!(report, "{error}");
    }
    report.push_str(
        &parse_pipeline(&"any(".repeat(200), &passes())
            .unwrap_err()
            .message,
    );
    expect![[r#"
        pass pipeline:1:1: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'

        ^
        pass pipeline:1:1: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'
        cse
        ^
        pass pipeline:1:16: error: 'nope' does not refer to a registered pass or pass pipeline
        builtin.module(nope)
                       ^
        pass pipeline:1:20: error: '' does not refer to a registered pass or pass pipeline
        builtin.module(cse,)
                           ^
        pass pipeline:1:16: error: 'cse cse' does not refer to a registered pass or pass pipeline
        builtin.module(cse cse)
                       ^
        pass pipeline:1:19: error: expected ',' or ')' after the name of a pass or pass pipeline
        builtin.module(cse
                          ^
        pass pipeline:1:20: error: encountered extra closing ')' creating unbalanced parentheses while parsing pipeline
        builtin.module(cse))
                           ^
        pass pipeline:1:21: error: expected the end of the pass pipeline
        builtin.module(cse) x
                            ^
        pass pipeline:1:28: error: failed to add `canonicalize` with options `max-iterations=x`: for the max-iterations option: 'x' is not a number
        builtin.module(canonicalize{max-iterations=x})
                                   ^
        pass pipeline:1:28: error: failed to add `canonicalize` with options `what=1`: no such option what; its options are disable-patterns, enable-patterns, max-iterations, max-num-rewrites, region-simplify, test-convergence, top-down
        builtin.module(canonicalize{what=1})
                                   ^
        pass pipeline:1:28: error: failed to add `canonicalize` with options `region-simplify=much`: for the region-simplify option: 'much' is not `disabled`, `normal` or `aggressive`
        builtin.module(canonicalize{region-simplify=much})
                                   ^
        pass pipeline:1:28: error: missing closing '}' while processing pass options
        builtin.module(canonicalize{max-iterations=1)
                                   ^
        pass pipeline:1:19: error: failed to add `cse` with options `a="b`: `"` is not closed in `"b`
        builtin.module(cse{a="b})
                          ^
        pass pipeline:1:24: error: failed to add `clean-up` with options `a=b`: no such option a
        builtin.module(clean-up{a=b})
                               ^
        pass pipeline:1:11: error: can't add pass 'on-modules' restricted to 'builtin.module' on a pipeline intended to run on 'func.func': write `builtin.module(on-modules)`
        func.func(on-modules)
                  ^
        pass pipeline:1:42: error: 'nope' does not refer to a registered pass or pass pipeline
        builtin.module(composite-fixed-point-pass{pipeline=nope})
                                                 ^
        pass pipeline:1:42: error: Invalid maxIterations value: 0
        builtin.module(composite-fixed-point-pass{max-iterations=0})
                                                 ^
        pipelines are nested more than 100 levels deep"#]].assert_eq(&report);
}

/// A writer that can be read.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Shared {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

#[test]
fn ir_is_printed_around_passes() {
    let (mut ir, module) = parse(TWO);
    let shared = Shared::default();
    let dump = DumpIr::new(DumpWhen::Never, DumpWhen::All, Box::new(shared.clone()));
    let mut passes = PassManager::new();
    passes.add(cse());
    passes.nest::<ModuleOp>(|inner| {
        inner.add(Remove::default());
    });
    passes.instrument(Arc::new(dump.only_changed(true)));
    passes.run(&mut ir, module).unwrap();
    expect![[r"
        // -----// IR Dump After Remove (test-remove) //----- //
        module @a {
        }

    "]]
    .assert_eq(&shared.text());
}

#[test]
fn ir_is_printed_to_a_folder() {
    let folder = std::env::temp_dir().join(format!("ods-passes-{}", std::process::id()));
    let (mut ir, module) = parse(TWO);
    let shared = Shared::default();
    let dump = DumpIr::new(
        DumpWhen::Passes(vec!["cse".to_owned()]),
        DumpWhen::Never,
        Box::new(shared.clone()),
    );
    let mut passes = PassManager::new();
    passes.nest::<ModuleOp>(|inner| {
        inner.add(cse()).add(Remove::default());
    });
    passes.add(cse());
    passes.instrument(Arc::new(dump.to_folder(&folder)));
    passes.run(&mut ir, module).unwrap();
    let outer = folder.join("builtin_module_no-symbol-name");
    for file in [
        "builtin_module_a/0_0_cse.mlir",
        "builtin_module_b/0_0_cse.mlir",
        "1_cse.mlir",
    ] {
        let text = std::fs::read_to_string(outer.join(file)).unwrap();
        assert!(
            text.starts_with("// -----// IR Dump Before CSE (cse) //----- //\nmodule"),
            "{text}"
        );
    }
    assert_eq!(shared.text(), "");
    std::fs::remove_dir_all(&folder).unwrap();

    // The second pass on the module; and a name that an option says.
    let text = "builtin.module(cse,composite-fixed-point-pass{name=Foo pipeline=any(cse)})";
    let (mut ir, module) = parse(TWO);
    let mut passes = PassManager::with_pipeline(parse_pipeline(text, &self::passes()).unwrap());
    let dump = DumpIr::new(DumpWhen::Never, DumpWhen::All, Box::new(shared.clone()));
    passes.instrument(Arc::new(dump.to_folder(&folder)));
    passes.run(&mut ir, module).unwrap();
    for file in [
        "0_cse.mlir",
        "builtin_module_a/0_0_cse.mlir",
        "builtin_module_b/0_0_cse.mlir",
    ] {
        assert!(outer.join(file).exists(), "{file}");
    }
    let last = std::fs::read_to_string(outer.join("1_composite-fixed-point-pass.mlir")).unwrap();
    let head = "// -----// IR Dump After Foo (composite-fixed-point-pass) //----- //\n";
    assert!(last.starts_with(head), "{last}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A file ends behind an outermost operation, unless that is printed in local scope.
#[test]
fn operations_in_local_scope_end_with_one_empty_line() {
    let printed = |flags: PrintFlags| {
        let (mut ir, module) = parse("");
        let shared = Shared::default();
        let dump = DumpIr::new(DumpWhen::All, DumpWhen::Never, Box::new(shared.clone()));
        let mut passes = PassManager::new();
        passes.add(cse());
        passes.instrument(Arc::new(dump.flags(flags)));
        passes.run(&mut ir, module).unwrap();
        shared.text()
    };
    assert!(printed(PrintFlags::new()).ends_with("module {\n}\n\n\n"));
    assert!(printed(PrintFlags::new().local_scope(true)).ends_with("module {\n}\n\n"));
    assert!(!printed(PrintFlags::new().local_scope(true)).ends_with("\n\n\n"));
}

/// The flags are those of passes that print, and of what is shown of invalid IR.
#[test]
fn passes_print_as_the_manager_says() {
    let (mut ir, module) = parse("module @a {}");
    let shared = Shared::default();
    let mut passes = PassManager::new();
    passes.add(transforms::PrintIr::default());
    passes.print_flags(PrintFlags::new().debug_info(true).generic(true));
    passes.print_to(Box::new(shared.clone()));
    passes.run(&mut ir, module).unwrap();
    assert!(
        shared
            .text()
            .contains("}) : () -> () loc(\"t.mlir\":1:1)\n"),
        "{}",
        shared.text()
    );
}

#[test]
fn times_follow_the_pipeline() {
    let (mut ir, module) = parse(TWO);
    let timing = Arc::new(Timing::new());
    let mut passes = PassManager::new();
    passes.add(cse());
    passes.nest::<ModuleOp>(|inner| {
        inner.add(canonicalize());
    });
    passes.instrument(timing.clone());
    timing.before("Parser", &mut || ());
    passes.run(&mut ir, module).unwrap();
    timing.set_pipeline(passes.pipeline());
    let names = |text: &str| -> Vec<String> {
        let rows = text.lines().filter(|line| line.contains('%'));
        rows.map(|line| line.split_once(")  ").unwrap().1.to_owned())
            .collect()
    };
    let tree = timing.report(TimingFormat::Tree);
    let expected = [
        "Parser",
        "CSE",
        "'builtin.module' Pipeline",
        "  Canonicalizer",
        "Rest",
        "Total",
    ];
    assert_eq!(names(&tree), expected);
    assert_eq!(names(&timing.report(TimingFormat::List)).len(), 6);
    let json = timing.report(TimingFormat::Json);
    assert!(json.starts_with("[\n{\"wall\": {\"duration\": "), "{json}");
    assert!(
        json.contains("\"name\": \"'builtin.module' Pipeline\", \"passes\": [\n  {\"wall\""),
        "{json}"
    );
}

#[test]
fn reproducers_hold_the_pipeline() {
    let (ir, module) = parse(TWO);
    let pipeline = parse_pipeline("builtin.module(cse)", &passes()).unwrap();
    let reproducer = Reproducer::new(&ir, module, &pipeline, true, true);
    let (read, _) = parse(reproducer.text());
    assert_eq!(
        Reproducer::pipeline_of(&read).as_deref(),
        Some("builtin.module(cse)")
    );
    assert_eq!(Reproducer::pipeline_of(&ir), None);

    // As MLIR writes them, next to the resources of dialects.
    let (ir, module) = parse(
        "\"t.x\"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
        {-# dialect_resources: { builtin: { b: \"0x0400000001\" } },
            external_resources: { other: { key: true } } #-}",
    );
    let pipeline = parse_pipeline("any(cse,func.func(cse,cse))", &passes()).unwrap();
    let crash = Reproducer::of_crash(&ir, module, PrintFlags::new(), &pipeline, false, true);
    expect![[r#"
        module {
          "t.x"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()
        }

        {-#
          dialect_resources: {
            builtin: {
              b: "0x0400000001"
            }
          },
          external_resources: {
            mlir_reproducer: {
              pipeline: "builtin.module(cse, func.func(cse,cse))",
              disable_threading: true,
              verify_each: true
            }
          }
        #-}
    "#]]
    .assert_eq(crash.text());
    let result = Reproducer::of_result(&ir, module, PrintFlags::new(), &pipeline);
    let expected = crash.text().replace("builtin.module(cse, ", "any(cse,");
    assert_eq!(result.text(), expected.replace(": true", ": false"));
    let (read, _) = parse(crash.text());
    let pipeline = Reproducer::pipeline_of(&read).unwrap();
    assert!(parse_pipeline(&pipeline, &passes()).is_ok());
}

#[test]
fn bisection_runs_the_first_passes_only() {
    for count in 0..4 {
        let (mut ir, module) = parse(TWO);
        let mut passes = PassManager::new();
        passes.nest::<ModuleOp>(|inner| {
            inner.add(mark("one"));
        });
        passes.add(mark("two"));
        passes.bisect(count);
        passes.run(&mut ir, module).unwrap();
        let text = module.display(&ir).to_string();
        assert_eq!(text.matches("t.count").count() as u64, count.min(3));
        assert_eq!(passes.bisect_count(), 3);
    }
}

#[test]
fn passes_run_pipelines() {
    let (mut ir, module) = parse(TWO);
    let mut passes = PassManager::new();
    passes.add(pass_fn("run-inside", |module: ModuleOp, cx| {
        let mut pipeline = Pipeline::on::<ModuleOp>();
        pipeline.add(mark("one"));
        for inner in module.nested::<ModuleOp>(cx) {
            cx.run_pipeline(&pipeline, inner.operation())?;
        }
        Ok(())
    }));
    passes.run(&mut ir, module).unwrap();
    assert_eq!(
        module.display(&ir).to_string().matches("t.count").count(),
        3
    );
}
