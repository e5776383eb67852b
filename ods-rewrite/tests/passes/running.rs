//! What runs on what, what happens when a pass fails, and analyses.

use crate::{TWO, mark, parse};
use ods_runtime::pass::{Analysis, PassFailure, PassManager, Pipeline, pass_fn};
use ods_runtime::prelude::*;
use ods_runtime::transforms::cse;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

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
    assert_eq!(errors[0].message, "pass 'silent' failed without saying why");
}

/// What is beside the operation of a nested pass may be on another thread.
#[test]
fn nested_passes_leave_what_is_around_alone() {
    let text = "module @m {}\n".repeat(100);
    let run = |parallel: bool, pass: fn(ModuleOp, &mut PassContext<'_>)| {
        let (mut ir, module) = parse(&text);
        let mut passes = PassManager::new();
        passes.nest::<ModuleOp>(|inner| {
            inner.add(pass_fn("bad", move |op: ModuleOp, cx| {
                pass(op, cx);
                Ok(())
            }));
        });
        passes.parallel(parallel).parallel_after(Duration::ZERO);
        let said = passes.run(&mut ir, module).unwrap_err().into_iter();
        said.map(|said| said.message).collect::<Vec<_>>()
    };
    for parallel in [false, true] {
        let said = run(parallel, |op, cx| {
            let clone = op.clone_op(cx);
            clone.move_after(cx, op.operation());
        });
        let message = "pass 'bad' changed what is beside the operation that it ran on: a nested pass \
                       may only change what is in its operation";
        assert_eq!(said, vec![message; 100], "parallel: {parallel}");
        let said = run(parallel, |op, cx| {
            let clone = op.clone_op(cx);
            let block = op.parent_block(cx).unwrap();
            block.append(cx, clone);
        });
        assert_eq!(said, vec![message; 100], "parallel: {parallel}");
        let said = run(parallel, |op, cx| {
            let parent = op.parent_op(cx).unwrap();
            parent.erase(cx);
        });
        let message = "pass 'bad' erased the operation that it ran on";
        assert!(!said.is_empty(), "parallel: {parallel}");
        assert!(said.iter().all(|said| said == message), "{said:?}");
    }
}

/// A pass that erases a function before its turn is reported.
#[test]
fn erasing_what_comes_later_is_an_error() {
    let (mut ir, module) = parse("module @a {}\nmodule @b {}\nmodule @c {}\nmodule @d {}");
    let mut passes = PassManager::new();
    passes.nest::<ModuleOp>(|inner| {
        inner.add(pass_fn("bad", |op: ModuleOp, cx| {
            if op.symbol_name(cx) == Some("a") {
                let next = op.next(cx).and_then(|next| next.next(cx));
                next.unwrap().erase(cx);
            }
            Ok(())
        }));
    });
    passes.parallel(false);
    let errors = passes.run(&mut ir, module).unwrap_err();
    assert_eq!(
        errors[0].message,
        "a nested pass erased an operation beside the one that it ran on"
    );
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

/// The number of operations.
struct Count(usize);

impl Analysis for Count {
    fn compute(ir: &Ir, op: Operation) -> Self {
        Self(op.nested::<Operation>(ir).len())
    }
}

#[test]
fn an_analysis_in_use_does_not_outlive_a_pipeline() {
    let (mut ir, module) = parse(TWO);
    let mut passes = PassManager::new();
    passes.add(pass_fn("outer", |module: ModuleOp, cx| {
        let mut adds = Pipeline::on::<ModuleOp>();
        adds.add(pass_fn("adds", |module: ModuleOp, cx| {
            let block = module.body(cx);
            ModuleOp::build(&mut OpBuilder::at_end(cx, block), Location::UNKNOWN);
            Ok(())
        }));
        let before = cx.analysis::<Count>().0;
        cx.with_analysis(|_: &mut Count, cx| cx.run_pipeline(&adds, *module))?;
        assert_eq!(cx.analysis::<Count>().0, before + 1);
        Ok(())
    }));
    passes.run(&mut ir, module).unwrap();
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

#[test]
fn pipelines_run_only_on_what_is_inside() {
    let (mut ir, module) = parse(TWO);
    let mut passes = PassManager::new();
    passes.nest::<ModuleOp>(|inner| {
        inner.add(pass_fn("outwards", |module: ModuleOp, cx| {
            let mut pipeline = Pipeline::on::<ModuleOp>();
            pipeline.add(mark("mark"));
            let around = module.parent_op(cx).expect("modules are nested");
            cx.run_pipeline(&pipeline, around)
        }));
    });
    let errors = passes.run(&mut ir, module).unwrap_err();
    assert_eq!(
        errors[0].message,
        "'builtin.module' op is not nested under the operation that the pass runs on, so no pipeline can be run on it"
    );
    assert!(module.attribute(&ir, "t.count").is_none());
}
