//! What patterns may ask, recursive patterns, and mistakes of patterns.

use super::*;
use std::fmt::Write as _;

#[test]
fn a_pattern_may_ask_what_was_converted_before() {
    let mut patterns = patterns();
    patterns.add(|op: AddOp, rw| {
        if op.attribute(rw, "next").is_some() {
            return None;
        }
        let (location, old) = (op.location(rw), op.lhs(rw));
        assert!(old.defining::<TwiceOp>(rw).is_some());
        let new = rw.remapped(old);
        assert!(new.defining::<AddOp>(rw).is_some());
        assert_eq!(rw.remapped(new), new);
        let twice = old.defining_op(rw)?;
        assert!(rw.is_replaced(twice) && !rw.is_replaced(op));
        let sum = AddOp::build(rw, location, new, new);
        sum.set_attribute(rw, "next", Some(Attribute::unit()));
        rw.replace_with(op, sum);
        assert!(rw.is_replaced(op));
        Some(())
    });
    let is_done = |ir: &Ir, op: AddOp| op.lhs(ir) == op.rhs(ir);
    let target = target().legal_op_if(is_done);
    let text = "%a = \"t.a\"() : () -> i64
        %b = c.twice %a
        %c = c.add %b, %a
        \"t.use\"(%c) : (i64) -> ()";
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          %1 = c.add %0, %0
          %2 = c.add %1, %1 {next}
          "t.use"(%2) : (i64) -> ()
        }
    "#]]
    .assert_eq(&converted(text, &target, patterns, ConversionConfig::new()));
}

/// Counts the attribute `left` of `c.old` down.
fn count_down(op: OldOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let location = op.location(rw);
    let left = op.attribute(rw, "left").and_then(Attribute::as_i64)?;
    NewOp::build(rw, location);
    if left > 1 {
        let next = OldOp::build(rw, location);
        next.set_attribute(rw, "left", Some(Attribute::i64(left - 1)));
    }
    rw.erase(op);
    Some(())
}

#[test]
fn recursive_patterns_are_applied_to_what_they_led_to() {
    let target = || {
        let target = ConversionTarget::new().legal_op::<NewOp>();
        target.illegal_op::<OldOp>()
    };
    let mut once = PatternSet::new();
    once.add(count_down).named("count");
    let said = |text: &str, patterns: PatternSet| {
        let (mut ir, module) = parsed(text);
        let patterns = FrozenPatterns::new(patterns);
        let config = ConversionConfig::new();
        let outcome = convert(&mut ir, module, &target(), &patterns, config);
        let mut said = String::new();
        match outcome {
            Ok(()) => said = module.display(&ir).to_string(),
            Err(error) => error.render(&ir, &mut said).unwrap(),
        }
        said
    };
    expect![[r"
        t.mlir:1:1: error: failed to legalize operation 'c.old' that was explicitly marked illegal
        c.old {} {left = 3}
        ^
        t.mlir:1:1: note: pattern `count` is not applied to what it led to
        t.mlir:1:1: note: pattern `count` leads to 'c.old', which is not legal
    "]]
    .assert_eq(&said("c.old {} {left = 3}", once));
    let mut often = PatternSet::new();
    often.add(count_down).named("count").recursive();
    expect![[r"
        module {
          c.new {
          }
          c.new {
          }
          c.new {
          }
        }"]]
    .assert_eq(&said("c.old {} {left = 3}", often));
    let mut often = PatternSet::new();
    often.add(count_down).named("count").recursive();
    let text = said("c.old {} {left = 200}", often);
    assert_eq!(text.matches("c.new").count(), 200);
    let mut for_ever = PatternSet::new();
    for_ever.add(count_down).named("count").recursive();
    expect![[r"
        t.mlir:1:1: error: failed to legalize operation 'c.old' that was explicitly marked illegal
        c.old {} {left = 100000}
        ^
        t.mlir:1:1: note: 200 patterns in a row led to each other
        t.mlir:1:1: note: pattern `count` leads to 'c.old', which is not legal
    "]]
    .assert_eq(&said("c.old {} {left = 100000}", for_ever));
}

#[test]
fn chains_of_replacements_are_followed_to_their_end() {
    let mut patterns = PatternSet::new();
    patterns.add(|op: TwiceOp, rw| {
        let operand = op.operand(rw);
        rw.replace(op, operand);
        Some(())
    });
    let mut text = "%0 = \"t.a\"() : () -> i64\n".to_owned();
    for number in 1..5000 {
        writeln!(text, "%{number} = c.twice %{}", number - 1).unwrap();
    }
    text += "\"t.use\"(%4999, %17) : (i64, i64) -> ()";
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          "t.use"(%0, %0) : (i64, i64) -> ()
        }
    "#]]
    .assert_eq(&converted(
        &text,
        &target(),
        patterns,
        ConversionConfig::new(),
    ));
}

#[test]
fn patterns_that_change_something_and_do_not_match_are_found() {
    let (mut ir, module) = parsed("%a = \"t.a\"() : () -> i64\n%b = c.twice %a");
    let mut patterns = PatternSet::new();
    patterns
        .add(|op: TwiceOp, rw| -> Option<()> {
            let location = op.location(rw);
            ConstOp::build(rw, location, 7);
            None
        })
        .named("half");
    patterns.add_with_benefit(0, expand);
    let patterns = FrozenPatterns::new(patterns);
    ir.check_rewrites(true);
    let config = ConversionConfig::new();
    let error = convert(&mut ir, module, &target(), &patterns, config).unwrap_err();
    let mut said = String::new();
    error.render(&ir, &mut said).unwrap();
    expect![[r"
        t.mlir:2:6: error: pattern `half` changed the IR around 'c.twice' and returned `None`; a pattern must not change anything before it knows that it matches
        %b = c.twice %a
             ^
    "]].assert_eq(&said);
    ir.check_rewrites(false);
    convert(&mut ir, module, &target(), &patterns, config).unwrap();
    assert_eq!(module.nested::<ConstOp>(&ir).len(), 0);
}

#[test]
fn who_erased_what_is_used_is_named() {
    let mut patterns = PatternSet::new();
    patterns
        .add(|op: OldOp, rw| {
            let next = op.next(rw)?;
            rw.erase(next);
            rw.erase(op);
            Some(())
        })
        .named("erase-next");
    let (mut ir, module) =
        parsed("c.old {}\n%a = c.const 1\n%b = c.twice %a\n\"t.use\"(%b) : (i64) -> ()");
    let patterns = FrozenPatterns::new(patterns);
    let target = ConversionTarget::new()
        .illegal_op::<OldOp>()
        .legal_op::<TwiceOp>();
    let config = ConversionConfig::new();
    let error = convert(&mut ir, module, &target, &patterns, config).unwrap_err();
    let mut said = String::new();
    error.render(&ir, &mut said).unwrap();
    expect![[r"
        t.mlir:2:6: error: pattern `erase-next` erased 'c.const', but it is used
        %a = c.const 1
             ^
        t.mlir:3:6: note: used by 'c.twice'
        %b = c.twice %a
             ^
    "]]
    .assert_eq(&said);
}

#[test]
fn long_chains_take_no_longer() {
    const COUNT: usize = 20_000;
    let mut text = "%0 = \"t.a\"() : () -> i64\n".to_owned();
    for number in 1..COUNT {
        writeln!(text, "%{number} = c.twice %{}", number - 1).unwrap();
    }
    writeln!(text, "\"t.use\"(%{}) : (i64) -> ()", COUNT - 1).unwrap();
    let mut patterns = PatternSet::new();
    patterns.add(|op: TwiceOp, rw| {
        let operand = op.operand(rw);
        let now = rw.remapped(operand);
        assert_eq!(
            now.defining_op(rw).map(|op| op.name(rw).as_str() == "t.a"),
            Some(true)
        );
        rw.replace(op, operand);
        Some(())
    });
    let after = converted(&text, &target(), patterns, ConversionConfig::new());
    assert!(
        after.ends_with("\"t.use\"(%0) : (i64) -> ()\n}\n"),
        "{after}"
    );
    // One pattern erases all, from the last one on; the last one is used.
    let (mut ir, module) = parsed(&text);
    let mut patterns = PatternSet::new();
    patterns.add(|op: TwiceOp, rw| {
        let mut all = vec![op.operation()];
        while let Some(next) = all[all.len() - 1]
            .next(rw)
            .filter(|next| next.is::<TwiceOp>(rw))
        {
            all.push(next);
        }
        for op in all.into_iter().rev() {
            rw.erase(op);
        }
        Some(())
    });
    let patterns = FrozenPatterns::new(patterns);
    let config = ConversionConfig::new();
    let error = convert(&mut ir, module, &target(), &patterns, config).unwrap_err();
    assert!(error.message.ends_with("erased 'c.twice', but it is used"));
    verify(module, &ir).unwrap();
}
