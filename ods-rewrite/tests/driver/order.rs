//! Which patterns are tried on which operations, and when.

use super::dialect::{AddOp, MaxOp, NegOp, UseOp};
use super::{check, parse, run, run_with};
use expect_test::expect;
use ods_runtime::interfaces::MemoryEffectOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::greedy::{GreedyConfig, GreedyError, Strictness, greedy_on_ops};
use ods_runtime::rewrite::{Change, FrozenPatterns, MatchFailure, Pattern, RewriteListener};
use ods_runtime::traits::IsCommutative;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex};

/// Marks the operation with `name`, unless it is marked.
fn mark(op: Operation, rw: &mut Rewriter<'_>, name: &str) -> Option<()> {
    if op.attribute(rw, "by").is_some() {
        return None;
    }
    op.set_attribute(rw, "by", Some(Attribute::string(name)));
    Some(())
}

#[test]
fn the_best_pattern_comes_first() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: Operation, rw| mark(op, rw, "any"));
    patterns.add(|op: NegOp, rw| mark(op.operation(), rw, "first of neg"));
    patterns.add_with_benefit(2, |op: UseOp, rw| mark(op.operation(), rw, "better"));
    patterns.add(|op: UseOp, rw| mark(op.operation(), rw, "worse"));
    patterns.add_for_trait::<IsCommutative>(|op, rw| mark(op, rw, "commutative"));
    check(
        "%x = \"t.x\"() : () -> i64\n%a = a.neg %x\n%b = a.add %x, %a\na.use %b",
        patterns,
        &expect![[r#"
            module {
              %0 = "t.x"() {by = "any"} : () -> i64
              %1 = a.neg %0 {by = "first of neg"}
              %2 = a.add %0, %1 {by = "commutative"}
              a.use %2 {by = "better"}
            }"#]],
    );
}

#[test]
fn patterns_are_for_interfaces_too() {
    let mut patterns = PatternSet::new();
    patterns.add(
        |op: <dyn MemoryEffectOpInterface as ods_runtime::interfaces::OpInterface>::Handle, rw| {
            mark(op.operation(), rw, "effects")
        },
    );
    check(
        "%x = \"t.x\"() : () -> i64\n%a = a.neg %x\na.use %a",
        patterns,
        &expect![[r#"
            module {
              %0 = "t.x"() : () -> i64
              %1 = a.neg %0 {by = "effects"}
              a.use %1
            }"#]],
    );
}

/// The order in which a pattern that matches nothing sees operations.
fn order(text: &str, config: &GreedyConfig) -> Vec<String> {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let log = seen.clone();
    let mut patterns = PatternSet::new();
    patterns.add(move |op: Operation, rw| {
        log.lock().unwrap().push(op.name(rw).as_str().to_owned());
        None
    });
    run(text, patterns, config).outcome.unwrap();
    std::mem::take(&mut seen.lock().unwrap())
}

#[test]
fn top_down_and_bottom_up() {
    let text = "\"t.a\"() ({ \"t.b\"() : () -> () }) : () -> ()\n\"t.c\"() : () -> ()";
    let config = GreedyConfig::new();
    assert_eq!(order(text, &config), ["t.c", "t.a", "t.b"]);
    let config = config.top_down(true);
    assert_eq!(order(text, &config), ["t.a", "t.b", "t.c"]);
}

#[test]
fn users_of_new_values_are_looked_at_again() {
    // Turns `neg` into `max(x, x)`, which folds.
    let mut patterns = PatternSet::new();
    patterns.add(|op: NegOp, rw| {
        let operand = op.operand(rw);
        let max = MaxOp::build(rw, op.location(rw), operand, operand);
        rw.replace_with(op, max);
        Some(())
    });
    check(
        "%x = \"t.x\"() : () -> i64\n%a = a.neg %x\n%b = a.neg %a\n%c = a.abs %b\na.use %c",
        patterns,
        &expect![[r#"
            module {
              %0 = "t.x"() : () -> i64
              %1 = a.abs %0
              a.use %1
            }"#]],
    );
}

#[test]
fn what_is_out_of_scope_stays() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: UseOp, rw| mark(op.operation(), rw, "use"));
    let text = "a.box { a.use }\na.use";
    let (mut ir, module) = parse(text);
    let inner = module.nested::<UseOp>(&ir)[0];
    let region = inner.parent_region(&ir).unwrap();
    let config = GreedyConfig::new().scope(region);
    let patterns = FrozenPatterns::new(patterns);
    ods_runtime::rewrite::greedy::greedy(&mut ir, module, &patterns, &config).unwrap();
    let text = module.display(&ir).to_string();
    assert_eq!(text.matches("by").count(), 1, "{text}");
    assert!(text.contains("    a.use  {by"), "{text}");
}

#[test]
fn strictness_limits_what_is_rewritten() {
    let text = "%x = \"t.x\"() : () -> i64\n%a = a.neg %x\n%b = a.abs %a\na.use %b";
    for (strictness, expected) in [
        (Strictness::ExistingOps, ["a.max %0, %0", "a.abs %1"]),
        (Strictness::ExistingAndNewOps, ["a.add %0, %0", "a.abs %1"]),
        (Strictness::AnyOp, ["a.add %0, %0", "a.neg %1"]),
    ] {
        let (mut ir, module) = parse(text);
        let mut patterns = PatternSet::new();
        patterns.add(|op: NegOp, rw| {
            if op.attribute(rw, "by").is_some() {
                return None;
            }
            let operand = op.operand(rw);
            let max = MaxOp::build(rw, op.location(rw), operand, operand);
            rw.replace_with(op, max);
            Some(())
        });
        patterns.add(|op: MaxOp, rw| {
            let (lhs, rhs) = (op.lhs(rw), op.rhs(rw));
            let add = AddOp::build(rw, op.location(rw), lhs, rhs);
            rw.replace_with(op, add);
            Some(())
        });
        patterns.add(|op: super::dialect::AbsOp, rw| {
            let operand = op.operand(rw);
            let neg = NegOp::build(rw, op.location(rw), operand);
            neg.set_attribute(rw, "by", Some(Attribute::unit()));
            rw.replace_with(op, neg);
            Some(())
        });
        let neg = module.nested::<NegOp>(&ir)[0].operation();
        let config = GreedyConfig::new().strictness(strictness).fold(false);
        let patterns = FrozenPatterns::new(patterns);
        greedy_on_ops(&mut ir, &[neg], &patterns, &config, &mut ()).unwrap();
        let text = module.display(&ir).to_string();
        for expected in expected {
            assert!(text.contains(expected), "{strictness:?}: {text}");
        }
    }
}

#[test]
fn an_operation_in_no_region_does_not_stop_the_others() {
    let (mut ir, module) = parse("a.use\na.use");
    let mut patterns = PatternSet::new();
    patterns.add(|op: UseOp, rw| mark(op.operation(), rw, "use"));
    patterns.add(|op: ModuleOp, rw| mark(op.operation(), rw, "module"));
    let patterns = FrozenPatterns::new(patterns);
    let ops = module.nested::<Operation>(&ir);
    assert_eq!(ops.len(), 3);
    let config = GreedyConfig::new();
    let outcome = greedy_on_ops(&mut ir, &ops, &patterns, &config, &mut ()).unwrap();
    assert_eq!(outcome.rewrites, 2);
}

#[test]
fn the_number_of_rewrites_is_limited() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: UseOp, rw| mark(op.operation(), rw, "use"));
    let config = GreedyConfig::new()
        .max_rewrites(Some(2))
        .max_iterations(Some(1));
    let done = run("a.use\na.use\na.use", patterns, &config);
    assert_eq!(done.text.matches("by").count(), 2);
    assert!(matches!(
        done.outcome,
        Err(GreedyError::NotConverged { .. })
    ));
}

/// Writes down what it is told.
#[derive(Default)]
struct Log(String);

impl RewriteListener for Log {
    fn changed(&mut self, ir: &Ir, change: Change) {
        let name = |op: Operation| {
            if op.is_alive(ir) {
                op.name(ir).as_str().to_owned()
            } else {
                "gone".to_owned()
            }
        };
        let _ = match change {
            Change::Inserted(op) => writeln!(self.0, "inserted {}", name(op)),
            Change::Modified(op) => writeln!(self.0, "modified {}", name(op)),
            Change::Replaced { op, result, .. } => {
                writeln!(self.0, "replaced {} #{result}", name(op))
            }
            Change::Erased(_) => writeln!(self.0, "erased"),
            _ => Ok(()),
        };
    }

    fn pattern_began(&mut self, ir: &Ir, pattern: &Pattern, op: Operation) {
        let _ = writeln!(self.0, "{} on {}", pattern.name(), op.name(ir).as_str());
    }

    fn pattern_ended(&mut self, _: &Ir, _: &Pattern, _: Operation, matched: bool) {
        let _ = writeln!(self.0, "matched: {matched}");
    }

    fn match_failed(&mut self, _: &Ir, failure: &MatchFailure) {
        let _ = writeln!(self.0, "because {}", failure.reason);
    }

    fn folded(&mut self, _: &Ir, _: Operation, in_place: bool) {
        let _ = writeln!(self.0, "folded, in place: {in_place}");
    }

    fn wants_failures(&self) -> bool {
        true
    }
}

#[test]
fn listeners_are_told_in_order_and_compose() {
    let text = "%x = \"t.x\"() : () -> i64\n%a = a.neg %x\na.use %a";
    let patterns = || {
        let mut patterns = PatternSet::new();
        patterns
            .add(|op: NegOp, rw| {
                let operand = op.operand(rw);
                let max = super::dialect::AbsOp::build(rw, op.location(rw), operand);
                rw.replace_with(op, max);
                Some(())
            })
            .named("neg-to-abs");
        patterns
            .add(|op: UseOp, rw| {
                let count = op.values(rw).len();
                rw.match_failure::<()>(op, format_args!("it has {count} operands"))
            })
            .named("never");
        patterns
    };
    let config = GreedyConfig::new().top_down(true).max_iterations(None);
    let (mut one, mut other) = (Log::default(), Log::default());
    let done = run_with(text, patterns(), &config, &mut (&mut one, &mut other));
    assert!(done.outcome.unwrap().rewrites == 1);
    assert_eq!(one.0, other.0);
    let first: Vec<&str> = one.0.lines().take(9).collect();
    assert_eq!(
        first,
        [
            "neg-to-abs on a.neg",
            "inserted a.abs",
            "replaced gone #0",
            "modified a.use",
            "erased",
            "matched: true",
            "never on a.use",
            "because it has 1 operands",
            "matched: false",
        ]
    );
}

#[test]
fn constants_that_no_dialect_builds_are_told() {
    let config = GreedyConfig::new().top_down(true);
    let mut log = Log::default();
    let done = run_with("%a = f.one\na.use %a", PatternSet::new(), &config, &mut log);
    assert_eq!(done.outcome.unwrap().folds, 0);
    let reason = "because `f.one` folds to a constant that the dialect `f` cannot materialize";
    assert!(log.0.lines().any(|line| line == reason), "{}", log.0);
}
