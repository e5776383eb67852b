//! Patterns that go wrong.

use super::dialect::{NegOp, UseOp};
use super::run;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::greedy::{GreedyConfig, GreedyError};

#[test]
fn patterns_that_never_end_are_reported() {
    // Each iteration finds the same thing to do.
    let mut patterns = PatternSet::new();
    patterns
        .add(|op: UseOp, rw| {
            let count = op.attribute(rw, "count").and_then(Attribute::as_i64);
            let count = count.unwrap_or(0) + 1;
            op.set_attribute(rw, "count", Some(Attribute::i64(count)));
            Some(())
        })
        .named("count-up");
    let done = run("a.use", patterns, &GreedyConfig::new());
    let Err(error) = done.outcome else {
        panic!("the driver stops with an error");
    };
    let text = error.to_string();
    assert!(
        text.starts_with("patterns did not converge after 1 iteration\n  `count-up` was applied "),
        "{text}"
    );
    assert!(text.ends_with(" times to 'a.use'"), "{text}");
}

#[test]
fn patterns_that_undo_each_other_are_reported() {
    let mut patterns = PatternSet::new();
    patterns
        .add(|op: NegOp, rw| {
            let on = op.attribute(rw, "on").is_none();
            op.set_attribute(rw, "on", on.then(Attribute::unit));
            Some(())
        })
        .named("flip");
    let text = "%x = \"t.x\"() : () -> i64\n%a = a.neg %x\na.use %a";
    let config = GreedyConfig::new()
        .max_rewrites(Some(1))
        .max_iterations(Some(5));
    match run(text, patterns, &config).outcome {
        Err(GreedyError::NotConverged { outcome, applied }) => {
            assert_eq!(outcome.iterations, 5);
            assert_eq!(applied, [("flip".to_owned(), "a.neg".to_owned(), 1)]);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_pattern_that_changes_for_ever_and_never_matches_is_reported() {
    let mut patterns = PatternSet::new();
    patterns
        .add(|op: UseOp, rw| {
            let count = op.attribute(rw, "t.n").and_then(Attribute::as_i64);
            let next = Attribute::i64(count.unwrap_or_default() + 1);
            op.set_attribute(rw, "t.n", Some(next));
            None
        })
        .named("restless");
    match run("a.use", patterns, &GreedyConfig::new()).outcome {
        Err(GreedyError::NotConverged { applied, .. }) => {
            assert_eq!(applied.len(), 1);
            let (what, op, _) = &applied[0];
            assert_eq!((&**what, &**op), ("restless, returning None", "a.use"));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_pattern_that_changes_and_does_not_match_is_named() {
    let patterns = || {
        let mut patterns = PatternSet::new();
        patterns
            .add(|op: UseOp, rw| {
                op.set_attribute(rw, "t.seen", Some(Attribute::unit()));
                None
            })
            .named("hasty");
        patterns
    };
    let config = GreedyConfig::new().max_iterations(None);
    assert!(run("a.box {}", patterns(), &config).outcome.is_ok());
    let config = config.expensive_checks(true);
    match run("a.use", patterns(), &config).outcome {
        Err(error @ GreedyError::ChangedWithoutMatch { .. }) => {
            let error = error.to_diagnostic(Location::UNKNOWN);
            assert_ne!(error.location, Location::UNKNOWN);
            let start = "pattern `hasty` changed the IR around 'a.use' and returned `None`";
            assert!(error.message.starts_with(start), "{}", error.message);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_pattern_that_breaks_the_ir_is_named() {
    let mut patterns = PatternSet::new();
    patterns
        .add(|op: NegOp, rw| {
            let result = op.result(rw);
            // An operation cannot use its own result here.
            op.set_operand(rw, result);
            Some(())
        })
        .named("bend");
    let text = "a.box {\n%x = \"t.x\"() : () -> i64\n%a = a.neg %x\na.use %a\n}";
    let config = GreedyConfig::new().fold(false).expensive_checks(true);
    match run(text, patterns, &config).outcome {
        Err(error @ GreedyError::Invalid { .. }) => {
            let error = error.to_diagnostic(Location::UNKNOWN);
            assert_ne!(error.location, Location::UNKNOWN);
            let message = "pattern `bend` left invalid IR where it matched 'a.neg'";
            assert_eq!(error.message, message);
            let note = &error.notes[0];
            assert_eq!(note.message, "operand #0 does not dominate this use");
            assert_ne!(note.location, Location::UNKNOWN);
        }
        other => panic!("{other:?}"),
    }
}
