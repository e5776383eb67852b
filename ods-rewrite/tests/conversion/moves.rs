//! Operations that are moved out of what waits, or into it.

use super::*;

#[expect(clippy::unnecessary_wraps, reason = "it is a pattern")]
fn erase_old(op: OldOp, rw: &mut Rewriter<'_>) -> Option<()> {
    rw.erase(op);
    Some(())
}

/// Erases `c.old`, and expands `c.twice`.
fn erasing() -> PatternSet {
    let mut patterns = patterns();
    patterns.add(erase_old);
    patterns
}

fn all_illegal() -> ConversionTarget {
    let target = target().illegal_op::<OldOp>();
    target.legal_op_if(|ir, op: AddOp| op.attribute(ir, "move").is_none())
}

fn first_in(op: Operation, ir: &Ir) -> Option<Operation> {
    op.regions(ir)[0].entry_block(ir)?.first_op(ir)
}

#[test]
fn what_moves_back_and_forth_ends() {
    let mut patterns = PatternSet::new();
    patterns.add(erase_old);
    patterns.add(|op: TwiceOp, rw| {
        let old = op.parent_op(rw)?.nested::<OldOp>(rw)[0];
        let body = old.body(rw).entry_block(rw)?;
        let inner = body.first_op(rw)?;
        rw.move_before(inner, op);
        body.append(rw, op.operation());
        Some(())
    });
    let text = "%a = \"t.a\"() : () -> i64
        c.old { %b = c.twice %a }
        %c = c.twice %a";
    expect![[r"
        t.mlir:2:22: error: 'c.twice' op was moved again and again out of operations that were replaced
    "]].assert_eq(&converted(
        text,
        &all_illegal(),
        patterns,
        ConversionConfig::new(),
    ));
}

#[test]
fn what_moved_into_something_that_is_kept_is_converted() {
    let mut patterns = erasing();
    patterns.add_with_benefit(2, |op: AddOp, rw| -> Option<()> {
        let (old, new) = (op.prev(rw)?, op.next(rw)?);
        let inner = first_in(old, rw)?;
        let block = new.regions(rw)[0].entry_block(rw)?;
        block.append(rw, inner);
        rw.erase(new);
        // So that is forgotten.
        None
    });
    patterns.add(|op: AddOp, rw| {
        rw.erase(op);
        Some(())
    });
    let text = "%a = \"t.a\"() : () -> i64
        c.old { %b = c.twice %a }
        %c = c.add %a, %a {move}
        c.new { \"t.b\"() : () -> () }";
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          c.new {
            "t.b"() : () -> ()
            %1 = c.add %0, %0
          }
        }
    "#]]
    .assert_eq(&converted(
        text,
        &all_illegal(),
        patterns,
        ConversionConfig::new(),
    ));
}

/// Moves the region of the `c.old` before into a new operation.
fn move_region(op: AddOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let old = op.prev(rw)?.cast::<OldOp>(rw)?;
    let location = op.location(rw);
    let new = NewOp::build(rw, location);
    let (from, to) = (old.body(rw), new.body(rw));
    from.take_body(rw, to);
    rw.erase(op);
    Some(())
}

#[test]
fn what_moved_is_converted_where_others_would_be() {
    let text = "%a = \"t.a\"() : () -> i64
        c.old {
          %b = c.twice %a
          \"t.end\"() : () -> ()
        ^unreachable:
          %c = c.twice %a
          \"t.end\"() : () -> ()
        }
        %d = c.add %a, %a {move}";
    let with_move = || {
        let mut patterns = erasing();
        patterns.add(move_region);
        patterns
    };
    let config = ConversionConfig::new();
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          c.new {
            %1 = c.add %0, %0
            "t.end"() : () -> ()
          ^bb1:  // no predecessors
            %2 = c.twice %0
            "t.end"() : () -> ()
          }
        }
    "#]]
    .assert_eq(&converted(text, &all_illegal(), with_move(), config));
    let target = all_illegal().recursively_legal_op::<NewOp>();
    expect![[r#"
        module {
          %0 = "t.a"() : () -> i64
          c.new {
            %1 = c.twice %0
            "t.end"() : () -> ()
          ^bb1:  // no predecessors
            %2 = c.twice %0
            "t.end"() : () -> ()
          }
        }
    "#]]
    .assert_eq(&converted(text, &target, with_move(), config));
}

#[test]
fn what_was_detached_does_not_go() {
    let mut patterns = PatternSet::new();
    patterns.add(erase_old);
    patterns.add(|op: TwiceOp, rw| {
        rw.erase(op);
        Some(())
    });
    patterns
        .add(|op: AddOp, rw| {
            let inner = first_in(op.prev(rw)?, rw)?;
            inner.detach(rw);
            rw.erase(op);
            Some(())
        })
        .named("detach");
    let (mut ir, module) = parsed(
        "%a = \"t.a\"() : () -> i64
        %b = c.twice %a
        c.old { \"t.use\"(%b) : (i64) -> () }
        %c = c.add %a, %a {move}",
    );
    let patterns = FrozenPatterns::new(patterns);
    let config = ConversionConfig::new();
    let error = convert(&mut ir, module, &all_illegal(), &patterns, config).unwrap_err();
    let mut said = String::new();
    error.render(&ir, &mut said).unwrap();
    expect![[r#"
        t.mlir:2:14: error: pattern `conversion::moves::what_was_detached_does_not_go` erased 'c.twice', but it is used
                %b = c.twice %a
                     ^
        t.mlir:3:17: note: used by 't.use'
                c.old { "t.use"(%b) : (i64) -> () }
                        ^
    "#]].assert_eq(&said);
}
