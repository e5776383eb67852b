//! What a conversion undoes, and what it cannot.

use super::*;
use ods_rewrite::greedy::{GreedyConfig, greedy};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// One operation to convert, and a user of it.
const USED_TWICE: &str = "%a = \"t.a\"() : () -> i64\n%b = c.twice %a\n\"t.use\"(%b) : (i64) -> ()";

/// Creates a constant, and replaces the operation by it.
#[expect(clippy::unnecessary_wraps, reason = "it is a pattern")]
fn by_constant(op: TwiceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let location = op.location(rw);
    let constant = ConstOp::build(rw, location, 7);
    rw.replace_with(op, constant);
    Some(())
}

#[test]
fn a_pattern_that_leads_nowhere_is_undone() {
    let mut patterns = patterns();
    patterns.add_with_benefit(2, by_constant).named("best");
    let target = target().illegal_op::<ConstOp>();
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.add %0, %0
          "t.use"(%1) : (i64) -> ()
        }
    "#]]
    .assert_eq(&converted(
        USED_TWICE,
        &target,
        patterns,
        ConversionConfig::new(),
    ));
}

#[test]
fn what_need_not_be_converted_stays_if_its_pattern_leads_nowhere() {
    let mut patterns = PatternSet::new();
    patterns.add(by_constant);
    let target = ConversionTarget::new().illegal_op::<ConstOp>();
    let text = "%a = \"t.a\"() : () -> i64\n%b = c.twice %a";
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.twice %0
        }
    "#]]
    .assert_eq(&converted(text, &target, patterns, ConversionConfig::new()));
}

#[test]
fn a_failed_conversion_changes_nothing() {
    let mut patterns = patterns();
    patterns.add(|op: AddOp, rw| {
        let (location, lhs, rhs) = (op.location(rw), op.lhs(rw), op.rhs(rw));
        if lhs == rhs {
            return None;
        }
        let constant = ConstOp::build(rw, location, 7);
        rw.replace_with(op, constant);
        Some(())
    });
    let text = "%a = \"t.a\"() : () -> i64
        %b = c.twice %a
        %c = c.add %a, %b
        \"t.use\"(%b, %c) : (i64, i64) -> ()";
    let (mut ir, module) = parsed(text);
    let before = module.display(&ir).to_string();
    let target = target()
        .illegal_op::<ConstOp>()
        .legal_op_if(|ir, op: AddOp| op.lhs(ir) == op.rhs(ir));
    let patterns = FrozenPatterns::new(patterns);
    let config = ConversionConfig::new();
    let error = convert(&mut ir, module, &target, &patterns, config).unwrap_err();
    let mut said = String::new();
    error.render(&ir, &mut said).unwrap();
    expect![[r"
        t.mlir:3:14: error: failed to legalize operation 'c.add' that was explicitly marked illegal
                %c = c.add %a, %b
                     ^
        t.mlir:3:14: note: pattern `conversion::undo::a_failed_conversion_changes_nothing` leads to 'c.const', which is not legal
    "]].assert_eq(&said);
    assert_eq!(module.display(&ir).to_string(), before);
    assert_eq!(ir.log_changes(false), []);
    verify(module, &ir).expect("it is as before");
}

#[test]
fn what_was_changed_in_place_for_nothing_is_an_error() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: TwiceOp, rw| {
        op.set_attribute(rw, "seen", Some(Attribute::unit()));
        Some(())
    });
    let text = "%a = \"t.a\"() : () -> i64\n%b = c.twice %a";
    let target = ConversionTarget::new();
    expect![[r"
        t.mlir:2:6: error: failed to legalize operation 'c.twice'
    "]]
    .assert_eq(&converted(text, &target, patterns, ConversionConfig::new()));
}

/// Moves the body of an operation into a new one, which replaces it.
fn move_body(op: OldOp, rw: &mut Rewriter<'_>) -> NewOp {
    let location = op.location(rw);
    let new = NewOp::build(rw, location);
    let (from, to) = (op.body(rw), new.body(rw));
    from.take_body(rw, to);
    new
}

const BODY: &str = "c.old { \"t.important\"() : () -> () }";

#[test]
fn blocks_that_moved_are_not_erased() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: OldOp, rw| {
        move_body(op, rw);
        rw.erase(op);
        Some(())
    });
    let target = ConversionTarget::new().illegal_op::<NewOp>();
    let text = converted(BODY, &target, patterns, ConversionConfig::new());
    expect![[r"
        t.mlir:1:1: error: failed to legalize operation 'c.old'
    "]]
    .assert_eq(&text);
    let (mut ir, module) = parsed(BODY);
    let mut patterns = PatternSet::new();
    patterns
        .add(|op: OldOp, rw| -> Option<()> {
            move_body(op, rw);
            None
        })
        .named("half");
    let patterns = FrozenPatterns::new(patterns);
    let target = ConversionTarget::new().illegal_op::<OldOp>();
    let config = ConversionConfig::new();
    let error = convert(&mut ir, module, &target, &patterns, config).unwrap_err();
    let mut said = String::new();
    error.render(&ir, &mut said).unwrap();
    expect![[r#"
        t.mlir:1:1: error: failed to legalize operation 'c.old' that was explicitly marked illegal
        c.old { "t.important"() : () -> () }
        ^
        t.mlir:1:1: note: pattern `half` changed something and returned `None`
    "#]]
    .assert_eq(&said);
    assert!(module.display(&ir).to_string().contains("t.important"));
}

#[test]
fn a_pattern_that_changes_something_and_does_not_match_destroys_nothing() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: TwiceOp, rw| -> Option<()> {
        let location = op.location(rw);
        let constant = ConstOp::build(rw, location, 7).result(rw);
        op.operation().set_operand(rw, 0, constant);
        None
    });
    patterns.add_with_benefit(0, expand);
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.const 7
          %2 = c.add %1, %1
          "t.use"(%2) : (i64) -> ()
        }
    "#]]
    .assert_eq(&converted(
        USED_TWICE,
        &target(),
        patterns,
        ConversionConfig::new(),
    ));
}

#[test]
fn after_a_panic_operations_are_erased_again() {
    let (mut ir, module) = parsed(BODY);
    let mut patterns = PatternSet::new();
    patterns.add(|_: OldOp, _| -> Option<()> { panic!("it does not work") });
    let patterns = FrozenPatterns::new(patterns);
    let target = ConversionTarget::new().illegal_op::<OldOp>();
    let config = ConversionConfig::new();
    let run = || convert(&mut ir, module, &target, &patterns, config);
    assert!(catch_unwind(AssertUnwindSafe(run)).is_err());
    let op = module.nested::<OldOp>(&ir)[0];
    ir.builder().erase(op);
    assert!(!op.is_alive(&ir));
}

/// Replaces the results of sums of different numbers in several steps.
fn with_sums(
    replace: impl Fn(AddOp, Value, &mut Rewriter<'_>) + Send + Sync + 'static,
) -> PatternSet {
    let mut patterns = patterns();
    patterns.add(move |op: AddOp, rw| {
        let (location, lhs) = (op.location(rw), op.lhs(rw));
        if op.attribute(rw, "done").is_some() {
            return None;
        }
        let sum = AddOp::build(rw, location, lhs, lhs);
        sum.set_attribute(rw, "done", Some(Attribute::unit()));
        let value = sum.result(rw);
        replace(op, value, rw);
        Some(())
    });
    patterns
}

#[test]
fn values_that_were_replaced_before_the_operation_was_erased_are_followed() {
    let target = || target().legal_op_if(|ir, op: AddOp| op.attribute(ir, "done").is_some());
    let by_uses = with_sums(|op, new, rw| {
        let old = op.result(rw);
        rw.replace_all_uses_with(old, new);
        rw.erase(op);
    });
    let config = ConversionConfig::new();
    let text_by_uses = converted(USED_TWICE, &target(), by_uses, config);
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.add %0, %0 {done}
          "t.use"(%1) : (i64) -> ()
        }
    "#]]
    .assert_eq(&text_by_uses);
    let by_test = with_sums(|op, new, rw| {
        assert!(rw.replace_if(op, new, |_, _| true));
    });
    assert_eq!(
        converted(USED_TWICE, &target(), by_test, config),
        text_by_uses
    );
}

#[test]
fn changes_of_what_was_created_are_undone_with_it() {
    let mut patterns = patterns();
    patterns.add_with_benefit(2, |op: TwiceOp, rw| {
        let (location, operand) = (op.location(rw), op.operand(rw));
        let sum = AddOp::build(rw, location, operand, operand);
        sum.set_attribute(rw, "first", Some(Attribute::unit()));
        ConstOp::build(rw, location, 7);
        rw.replace_with(op, sum);
        Some(())
    });
    patterns.add(|op: AddOp, rw| {
        op.set_attribute(rw, "ok", Some(Attribute::unit()));
        Some(())
    });
    let target = target()
        .illegal_op::<ConstOp>()
        .legal_op_if(|ir, op: AddOp| op.attribute(ir, "ok").is_some());
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.add %0, %0 {ok}
          "t.use"(%1) : (i64) -> ()
        }
    "#]]
    .assert_eq(&converted(
        USED_TWICE,
        &target,
        patterns,
        ConversionConfig::new(),
    ));
}

#[test]
fn constants_for_a_part_of_the_results_are_not_left() {
    let text = "%a, %b = c.two\n\"t.use\"(%a, %b) : (i64, i64) -> ()";
    let target = ConversionTarget::new();
    expect![[r#"
        module {
          %first, %second = c.two
          "t.use"(%first, %second) : (i64, i64) -> ()
        }
    "#]]
    .assert_eq(&converted(
        text,
        &target,
        patterns(),
        ConversionConfig::new(),
    ));
}

#[test]
fn an_added_argument_cannot_be_undone() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: TwiceOp, rw| {
        let (location, block) = (op.location(rw), op.parent_block(rw)?);
        let argument = block.add_argument(rw, &Type::i64(), location);
        ConstOp::build(rw, location, 7);
        rw.replace(op, argument);
        Some(())
    });
    let target = ConversionTarget::new().illegal_op::<ConstOp>();
    let text = "\"t.f\"() ({ %a = \"t.a\"() : () -> i64\n%b = c.twice %a }) : () -> ()";
    expect![[r"
        t.mlir:2:6: error: failed to legalize operation 'c.twice'
    "]]
    .assert_eq(&converted(text, &target, patterns, ConversionConfig::new()));
}

#[test]
fn patterns_may_call_drivers() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: OldOp, rw| {
        rw.erase(op);
        let around = op.parent_op(rw)?;
        let none = FrozenPatterns::new(PatternSet::new());
        // Folds what is beside it.
        greedy(rw, around, &none, &GreedyConfig::new()).ok()?;
        Some(())
    });
    let text = "%a = c.const 1\n%b = c.twice %a\nc.old {}\n\"t.use\"(%b) : (i64) -> ()";
    let target = ConversionTarget::new()
        .legal_dialect::<CDialect>()
        .illegal_op::<OldOp>();
    expect![[r#"
        module {
          %0 = c.const 2
          "t.use"(%0) : (i64) -> ()
        }
    "#]]
    .assert_eq(&converted(text, &target, patterns, ConversionConfig::new()));
}

#[test]
fn what_moved_out_of_something_erased_is_converted() {
    let mut patterns = patterns();
    patterns.add(|op: OldOp, rw| {
        rw.erase(op);
        Some(())
    });
    // Moves what is in the operation before it out.
    patterns.add(|op: AddOp, rw| {
        let old = op.prev(rw)?.cast::<OldOp>(rw)?;
        let inner = old.body(rw).entry_block(rw)?.first_op(rw)?;
        rw.move_before(inner, op);
        let (location, lhs) = (op.location(rw), op.lhs(rw));
        let sum = AddOp::build(rw, location, lhs, lhs);
        rw.replace_with(op, sum);
        Some(())
    });
    let target = target()
        .illegal_op::<OldOp>()
        .legal_op_if(|ir, op: AddOp| op.lhs(ir) == op.rhs(ir));
    let text = "%a = \"t.a\"() : () -> i64
        %x = \"t.x\"() : () -> i64
        c.old { %b = c.twice %a }
        %c = c.add %a, %x
        \"t.use\"(%c) : (i64) -> ()";
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = "t.x"() : () -> i64
          %2 = c.add %0, %0
          %3 = c.add %0, %0
          "t.use"(%3) : (i64) -> ()
        }
    "#]]
    .assert_eq(&converted(text, &target, patterns, ConversionConfig::new()));
}

#[test]
fn blocks_that_were_created_are_undone() {
    let mut patterns = patterns();
    patterns.add_with_benefit(2, |op: TwiceOp, rw| {
        let location = op.location(rw);
        let new = NewOp::build(rw, location);
        let region = new.body(rw);
        let block = region.add_block(rw, &[]);
        block.add_argument(rw, &Type::i64(), location);
        block.erase(rw);
        region.add_block(rw, &[]);
        let constant = ConstOp::build(rw, location, 7);
        constant.result(rw).set_type(rw, &Type::i64());
        rw.replace_with(op, constant);
        Some(())
    });
    let target = target().illegal_op::<ConstOp>();
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.add %0, %0
          "t.use"(%1) : (i64) -> ()
        }
    "#]]
    .assert_eq(&converted(
        USED_TWICE,
        &target,
        patterns,
        ConversionConfig::new(),
    ));
}

#[test]
fn what_an_inner_conversion_did_is_noticed() {
    let mut patterns = patterns();
    patterns.add_with_benefit(2, |op: TwiceOp, rw| {
        let location = op.location(rw);
        let new = NewOp::build(rw, location);
        let mut inner = PatternSet::new();
        inner.add(|new: NewOp, rw| {
            let lost = new.operation().prev(rw)?;
            lost.detach(rw);
            rw.erase(new);
            Some(())
        });
        let inner = FrozenPatterns::new(inner);
        let target = ConversionTarget::new().illegal_op::<NewOp>();
        convert(rw, new, &target, &inner, ConversionConfig::new()).ok()?;
        let constant = ConstOp::build(rw, location, 7);
        rw.replace_with(op, constant);
        Some(())
    });
    let target = target().illegal_op::<ConstOp>();
    let (mut ir, module) =
        parsed("%a = \"t.a\"() : () -> i64\n\"t.lost\"() : () -> ()\n%b = c.twice %a");
    let patterns = FrozenPatterns::new(patterns);
    let config = ConversionConfig::new();
    let error = convert(&mut ir, module, &target, &patterns, config).unwrap_err();
    let notes: Vec<&str> = { error.notes.iter() }.map(|note| &*note.message).collect();
    assert_eq!(notes.len(), 1);
    assert!(notes[0].ends_with("it changed other operations, too, so it cannot be undone"));
}
