//! Calls that panic change nothing, so that IR can be used after a panic that somebody caught.

use ods_runtime::prelude::*;
use ods_runtime::{InsertPoint, IrMapping, OpOperand};
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A linear congruential generator: the same numbers in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % bound
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// All ids that were ever made; many are stale.
#[derive(Default)]
struct World {
    ops: Vec<Operation>,
    blocks: Vec<Block>,
    regions: Vec<Region>,
    values: Vec<Value>,
}

/// Everything that can be seen of the entities that are alive.
#[derive(PartialEq, Debug)]
struct Snapshot {
    ops: Vec<OpSeen>,
    blocks: Vec<BlockSeen>,
    regions: Vec<(Region, Option<Operation>, Vec<Block>)>,
    uses: Vec<(Value, Vec<OpOperand>)>,
    count: usize,
}

type OpSeen = (
    Operation,
    Vec<Value>,
    Vec<Value>,
    Vec<Block>,
    Vec<Region>,
    [Option<Operation>; 2],
    Option<Block>,
);

type BlockSeen = (
    Block,
    Vec<Value>,
    Vec<Operation>,
    Option<Region>,
    Vec<Operation>,
);

impl World {
    fn see(&self, ir: &Ir) -> Snapshot {
        let ops = self.ops.iter().filter(|op| op.is_alive(ir));
        let ops = ops.map(|op| {
            (
                *op,
                op.operands(ir).to_vec(),
                op.results(ir).to_vec(),
                op.successors(ir).to_vec(),
                op.regions(ir).to_vec(),
                [op.prev(ir), op.next(ir)],
                op.parent_block(ir),
            )
        });
        let blocks = self.blocks.iter().filter(|block| block.is_alive(ir));
        let blocks = blocks.map(|block| {
            (
                *block,
                block.arguments(ir).to_vec(),
                block.operations(ir).collect(),
                block.parent_region(ir),
                block.successor_uses(ir).collect(),
            )
        });
        let regions = self.regions.iter().filter(|region| region.is_alive(ir));
        let regions =
            regions.map(|region| (*region, region.parent_op(ir), region.blocks(ir).collect()));
        let values = self.values.iter().filter(|value| value.is_alive(ir));
        Snapshot {
            ops: ops.collect(),
            blocks: blocks.collect(),
            regions: regions.collect(),
            uses: values
                .map(|value| (*value, value.uses(ir).collect()))
                .collect(),
            count: ir.operation_count(),
        }
    }

    /// Adds what an operation brought.
    fn note(&mut self, ir: &Ir, op: Operation) {
        op.walk(ir, |op| {
            self.ops.push(op);
            self.values.extend(op.results(ir));
            for region in op.regions(ir) {
                self.regions.push(*region);
                for block in region.blocks(ir) {
                    self.blocks.push(block);
                    self.values.extend(block.arguments(ir));
                }
            }
        });
    }
}

/// Checks that links lead back.
fn check_links(seen: &Snapshot, ir: &Ir) {
    for (op, operands, results, successors, regions, [prev, next], parent) in &seen.ops {
        for (number, operand) in operands.iter().enumerate() {
            assert!(operand.is_alive(ir), "an operand is stale");
            let owner = *op;
            assert!(
                operand
                    .uses(ir)
                    .any(|used| used == OpOperand { owner, number })
            );
        }
        for result in results {
            assert_eq!(result.defining_op(ir), Some(*op));
        }
        for successor in successors {
            assert!(successor.successor_uses(ir).any(|user| user == *op));
        }
        for region in regions {
            assert_eq!(region.parent_op(ir), Some(*op));
        }
        assert!(prev.is_none_or(|prev| prev.next(ir) == Some(*op)));
        assert!(next.is_none_or(|next| next.prev(ir) == Some(*op)));
        assert!(parent.is_none_or(|parent| parent.operations(ir).any(|other| other == *op)));
    }
    for (block, arguments, ops, region, users) in &seen.blocks {
        assert!(
            arguments
                .iter()
                .all(|value| value.parent_block(ir) == Some(*block))
        );
        assert!(ops.iter().all(|op| op.parent_block(ir) == Some(*block)));
        assert!(region.is_none_or(|region| region.blocks(ir).any(|other| other == *block)));
        assert!(users.iter().all(|user| user.successors(ir).contains(block)));
    }
    for (value, uses) in &seen.uses {
        for used in uses {
            assert_eq!(used.owner.operand(ir, used.number), *value);
        }
    }
}

/// Calls one function with ids at random.
fn call(random: &mut Random, ir: &mut Ir, world: &mut World) {
    let (op, other) = (random.pick(&world.ops), random.pick(&world.ops));
    let (block, target) = (random.pick(&world.blocks), random.pick(&world.blocks));
    let value = random.pick(&world.values);
    let region = random.pick(&world.regions);
    let number = random.below(3);
    match random.below(18) {
        0..=3 => {
            let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
            for _ in 0..random.below(3) {
                state.operands.push(random.pick(&world.values));
            }
            if random.below(4) == 0 {
                state.successors.push(random.pick(&world.blocks));
            }
            if random.below(6) == 0 {
                state.regions.push(random.pick(&world.regions));
            }
            state.new_regions = random.below(2);
            state
                .result_types
                .extend(vec![Type::i32(); random.below(3)]);
            let mut b = OpBuilder::new(ir);
            b.set_insert_point(match random.below(3) {
                0 => InsertPoint::Detached,
                1 => InsertPoint::Before(op),
                _ => InsertPoint::End(block),
            });
            let made = b.create_operation(state);
            world.note(ir, made);
        }
        4 => op.erase(ir),
        5 => block.erase(ir),
        6 => block.erase_argument(ir, number),
        7 => OpBuilder::new(ir).replace(op, vec![value; number]),
        8 => OpBuilder::new(ir).replace_with(op, other),
        9 => op.move_before(ir, other),
        10 => op.move_after(ir, other),
        11 => block.append(ir, op),
        12 => op.set_operand(ir, number, value),
        13 => op.set_successor(ir, number, target),
        14 => {
            let mut mapping = IrMapping::new();
            mapping.map_value(value, random.pick(&world.values));
            mapping.map_block(block, target);
            let copy = op.clone_with(ir, &mut mapping);
            world.note(ir, copy);
        }
        15 => {
            let made = region.add_block(ir, &[Type::i32()]);
            world.blocks.push(made);
            world.values.extend(made.arguments(ir));
        }
        16 => op.set_operands(ir, &[value; 2]),
        _ => value.replace_all_uses_with(ir, random.pick(&world.values)),
    }
}

thread_local! {
    /// Whether a panic is caught, and not to be shown.
    static IS_EXPECTED: Cell<bool> = const { Cell::new(false) };
}

#[test]
fn a_call_that_panics_changes_nothing() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if !IS_EXPECTED.get() {
            usual(info);
        }
    }));
    let mut panics = 0;
    for seed in 0..60 {
        let mut random = Random(seed);
        let mut ir = Ir::new();
        let top = ir.create_block(&[Type::i32(), Type::i32()]);
        let mut world = World::default();
        world.blocks.push(top);
        world.values.extend(top.arguments(&ir));
        let mut state = OperationState::unregistered("t.first", Location::UNKNOWN);
        state.new_regions = 1;
        let first = ir.create(state);
        top.append(&mut ir, first);
        world.note(&ir, first);
        for _ in 0..120 {
            let before = world.see(&ir);
            let known = world.ops.len();
            let call = AssertUnwindSafe(|| call(&mut random, &mut ir, &mut world));
            IS_EXPECTED.set(true);
            let panicked = catch_unwind(call).is_err();
            IS_EXPECTED.set(false);
            let after = world.see(&ir);
            check_links(&after, &ir);
            if panicked {
                panics += 1;
                assert_eq!(known, world.ops.len());
                assert_eq!(before, after, "seed {seed}");
            }
        }
    }
    assert!(panics > 500, "{panics} calls panicked");
}

#[test]
fn panics_say_what_is_missing() {
    let mut ir = Ir::new();
    let block = ir.create_block(&[Type::i32()]);
    let op = ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
    let say = |run: &dyn Fn()| {
        let panic = catch_unwind(AssertUnwindSafe(run)).unwrap_err();
        panic.downcast_ref::<String>().cloned().unwrap_or_default()
    };
    let ir = &ir;
    assert_eq!(
        say(&|| _ = op.operand(ir, 1)),
        "`t.op` has 0 operands, so there is no operand 1"
    );
    assert_eq!(
        say(&|| _ = op.result(ir, 0)),
        "`t.op` has 0 results, so there is no result 0"
    );
    assert_eq!(
        say(&|| _ = block.argument(ir, 1)),
        "the block has 1 argument, so there is no argument 1"
    );
}
