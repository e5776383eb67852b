//! Tests of the methods for patterns.

use super::*;
use crate::ir::OperationState;
use crate::location::Location;
use crate::types::Type;

fn op(b: &mut OpBuilder<'_>, operands: &[Value], results: usize) -> Operation {
    let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
    state.operands.extend_from_slice(operands);
    state.result_types.extend(vec![Type::i32(); results]);
    b.create_operation(state)
}

#[test]
fn replacing_is_logged_in_order() {
    let mut ir = Ir::new();
    let block = ir.create_block(&[]);
    let mut b = OpBuilder::at_end(&mut ir, block);
    let source = op(&mut b, &[], 1);
    let x = source.result(&b, 0);
    let old = op(&mut b, &[x], 1);
    let y = old.result(&b, 0);
    let user = op(&mut b, &[y], 0);
    b.log_changes(true);
    b.replace(old, x);
    let expected = [
        Change::Replaced {
            op: old,
            result: 0,
            by: x,
        },
        Change::Modified(user),
        Change::LosesUser(source),
        Change::Erased(old),
    ];
    assert_eq!(b.log_changes(false), expected);
}

#[test]
fn replacing_in_part_keeps_the_operation() {
    let mut ir = Ir::new();
    let block = ir.create_block(&[]);
    let mut b = OpBuilder::at_end(&mut ir, block);
    let (old, new) = (op(&mut b, &[], 1), op(&mut b, &[], 1));
    let (x, y) = (old.result(&b, 0), new.result(&b, 0));
    let user = op(&mut b, &[x, x], 0);
    assert!(!b.replace_if(old, y, |_, operand| operand.number == 0));
    assert_eq!(user.operands(&b), [y, x]);
    assert!(b.replace_if(old, y, |_, _| true));
    assert!(!old.is_alive(&b));
}

#[test]
fn blocks_are_inlined_at_a_point() {
    let mut ir = Ir::new();
    let (source, target) = (ir.create_block(&[Type::i32()]), ir.create_block(&[]));
    let mut b = OpBuilder::at_end(&mut ir, target);
    let (first, last) = (op(&mut b, &[], 1), op(&mut b, &[], 0));
    let argument = source.argument(&b, 0);
    b.set_insert_point_to_end(source);
    let inner = op(&mut b, &[argument], 0);
    let value = first.result(&b, 0);
    b.inline_block(source, InsertPoint::Before(last), value);
    assert!(!source.is_alive(&b));
    assert_eq!(inner.operands(&b), [value]);
    let all: Vec<Operation> = target.operations(&b).collect();
    assert_eq!(all, [first, inner, last]);
    let rest = b.split_block(inner);
    assert_eq!(rest.operations(&b).collect::<Vec<_>>(), [inner, last]);
    b.merge_blocks(rest, target, [] as [Value; 0]);
    assert_eq!(target.operations(&b).count(), 3);
}

#[test]
fn erasing_names_operations_that_lose_users() {
    let mut ir = Ir::new();
    let block = ir.create_block(&[]);
    let mut b = OpBuilder::at_end(&mut ir, block);
    let def = op(&mut b, &[], 1);
    let x = def.result(&b, 0);
    let users = [(); 3].map(|()| op(&mut b, &[x], 0));
    b.log_changes(true);
    for user in users {
        b.erase(user);
    }
    let expected = [
        Change::Erased(users[0]),
        Change::LosesUser(def),
        Change::Erased(users[1]),
        Change::LosesUser(def),
        Change::Erased(users[2]),
    ];
    assert_eq!(b.log_changes(false), expected);
}
