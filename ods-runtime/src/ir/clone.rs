//! Cloning operations within an `Ir`, with a map from old to new values.

use super::operation::RawState;
use super::{Block, Ir, Operation, Region, Value};
use rustc_hash::FxHashMap;

/// Which values and blocks stand for which, as `mlir::IRMapping`.
#[derive(Clone, Debug, Default)]
pub struct IrMapping {
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

impl IrMapping {
    /// A map that changes nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes `to` stand for `from`.
    pub fn map_value(&mut self, from: Value, to: Value) {
        self.values.insert(from, to);
    }

    /// Makes `to` stand for `from`.
    pub fn map_block(&mut self, from: Block, to: Block) {
        self.blocks.insert(from, to);
    }

    /// What stands for `value`: itself, if nothing else does.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// What stands for `block`: itself, if nothing else does.
    pub fn block(&self, block: Block) -> Block {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

impl Operation {
    /// A detached copy of the operation with everything nested in it. Operands
    /// and successors go through `mapping`, which learns the new results,
    /// arguments and blocks.
    #[must_use = "the copy is detached"]
    pub fn clone_with(self, ir: &mut Ir, mapping: &mut IrMapping) -> Operation {
        let top = shallow(self, ir, mapping);
        let mut made = vec![(self, top)];
        let mut stack = vec![(self, top)];
        while let Some((old, new)) = stack.pop() {
            let pairs: Vec<(Region, Region)> = old
                .regions(ir)
                .iter()
                .copied()
                .zip(new.regions(ir).iter().copied())
                .collect();
            for (from, to) in pairs {
                let blocks: Vec<Block> = from.blocks(ir).collect();
                for block in &blocks {
                    let types: Vec<_> = block
                        .arguments(ir)
                        .iter()
                        .map(|argument| argument.ty(ir).clone())
                        .collect();
                    let locations: Vec<_> = (0..types.len())
                        .map(|number| block.argument_location(ir, number))
                        .collect();
                    let copy = ir.create_block_at(&types, &locations);
                    copy.insert(ir, to, None);
                    mapping.map_block(*block, copy);
                    for (from, to) in block.arguments(ir).iter().zip(copy.arguments(ir)) {
                        mapping.map_value(*from, *to);
                    }
                }
                for block in blocks {
                    let copy = mapping.block(block);
                    let ops: Vec<Operation> = block.operations(ir).collect();
                    for op in ops {
                        let nested = shallow(op, ir, mapping);
                        copy.append(ir, nested);
                        made.push((op, nested));
                        if !op.regions(ir).is_empty() {
                            stack.push((op, nested));
                        }
                    }
                }
            }
        }
        // Operands and blocks may be used before they are defined, so they are
        // mapped once everything is known.
        for (_, new) in made {
            for number in 0..new.operands(ir).len() {
                let old = new.operand(ir, number);
                let mapped = mapping.value(old);
                if mapped != old {
                    new.set_operand(ir, number, mapped);
                }
            }
            for number in 0..new.successors(ir).len() {
                let old = new.successors(ir)[number];
                let mapped = mapping.block(old);
                if mapped != old {
                    new.set_successor(ir, number, mapped);
                }
            }
        }
        top
    }

    /// A detached copy of the operation with everything nested in it.
    #[must_use = "the copy is detached"]
    pub fn clone_op(self, ir: &mut Ir) -> Operation {
        self.clone_with(ir, &mut IrMapping::new())
    }
}

/// A copy of one operation with empty regions; its results are mapped.
fn shallow(op: Operation, ir: &mut Ir, mapping: &mut IrMapping) -> Operation {
    let operands: Vec<Value> = op.operands(ir).to_vec();
    let successors: Vec<Block> = op.successors(ir).to_vec();
    let types: Vec<u32> = op
        .results(ir)
        .iter()
        .map(|result| result.type_number(ir))
        .collect();
    let regions: Vec<Region> = (0..op.regions(ir).len())
        .map(|_| ir.create_region())
        .collect();
    let data = ir.ops.get(op);
    let (name, inherent, discardable, location) =
        (data.name, data.inherent, data.discardable, data.location);
    let copy = ir.create_raw(&RawState {
        name,
        location,
        operands: &operands,
        types: &types,
        inherent,
        discardable,
        successors: &successors,
        regions: &regions,
    });
    for (from, to) in op.results(ir).iter().zip(copy.results(ir)) {
        mapping.map_value(*from, *to);
    }
    copy
}
