//! Clones operations within an `Ir`, with a mapping from old to new values.

use super::operation::RawState;
use super::{Block, Ir, Operation, Region, Value};
use ods_lookup::LookupMap;

/// A mapping of values, blocks and operations to their replacements, as `mlir::IRMapping`.
///
/// ```
/// use ods_runtime::{Ir, IrMapping, Location, OperationState};
/// let mut ir = Ir::new();
/// let op = ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
/// let mut mapping = IrMapping::new();
/// assert_eq!((mapping.operation(op), mapping.get_operation(op)), (op, None));
/// let copy = op.clone_with(&mut ir, &mut mapping);
/// assert_eq!(mapping.get_operation(op), Some(copy));
/// ```
#[derive(Clone, Debug, Default)]
pub struct IrMapping {
    values: LookupMap<Value, Value>,
    blocks: LookupMap<Block, Block>,
    operations: LookupMap<Operation, Operation>,
}

impl IrMapping {
    /// Creates an empty mapping.
    pub fn new() -> Self {
        Self::default()
    }

    /// Maps the value `from` to `to`.
    pub fn map_value(&mut self, from: Value, to: Value) {
        self.values.insert(from, to);
    }

    /// Maps the block `from` to `to`.
    pub fn map_block(&mut self, from: Block, to: Block) {
        self.blocks.insert(from, to);
    }

    /// Maps the operation `from` to `to`, but not their results and regions.
    pub fn map_operation(&mut self, from: Operation, to: Operation) {
        self.operations.insert(from, to);
    }

    /// Returns the replacement of `op`, or `op` itself.
    pub fn operation(&self, op: Operation) -> Operation {
        self.get_operation(op).unwrap_or(op)
    }

    /// Returns the replacement of `value`, if it has one, as `lookupOrNull`.
    pub fn get_value(&self, value: Value) -> Option<Value> {
        self.values.get(&value).copied()
    }

    /// Returns the replacement of `block`, if it has one, as `lookupOrNull`.
    pub fn get_block(&self, block: Block) -> Option<Block> {
        self.blocks.get(&block).copied()
    }

    /// Returns the replacement of `op`, if it has one, as `lookupOrNull`.
    pub fn get_operation(&self, op: Operation) -> Option<Operation> {
        self.operations.get(&op).copied()
    }

    /// Whether `value` has a replacement.
    pub fn contains_value(&self, value: Value) -> bool {
        self.values.contains_key(&value)
    }

    /// Whether `block` has a replacement.
    pub fn contains_block(&self, block: Block) -> bool {
        self.blocks.contains_key(&block)
    }

    /// Whether `op` has a replacement.
    pub fn contains_operation(&self, op: Operation) -> bool {
        self.operations.contains_key(&op)
    }

    /// Returns the replacement of `value`, or `value` itself.
    pub fn value(&self, value: Value) -> Value {
        self.get_value(value).unwrap_or(value)
    }

    /// Returns the replacement of `block`, or `block` itself.
    pub fn block(&self, block: Block) -> Block {
        self.get_block(block).unwrap_or(block)
    }
}

/// Panics if a replacement of an operand or a successor from outside of `top` is stale. What is
/// inside gets new replacements.
fn check_replacements(top: Operation, ir: &Ir, mapping: &IrMapping) {
    top.walk(ir, |op| {
        for old in op.operands(ir) {
            if let Some(new) = mapping.get_value(*old).filter(|new| !new.is_alive(ir)) {
                let owner = old.defining_op(ir);
                let owner = owner.or_else(|| old.parent_block(ir)?.parent_op(ir));
                if owner.is_none_or(|owner| !top.is_ancestor_of(ir, owner)) {
                    ir.values.get(new);
                }
            }
        }
        for old in op.successors(ir) {
            if let Some(new) = mapping.get_block(*old).filter(|new| !new.is_alive(ir)) {
                let owner = old.parent_op(ir);
                if owner.is_none_or(|owner| !top.is_ancestor_of(ir, owner)) {
                    ir.blocks.get(new);
                }
            }
        }
    });
}

impl Operation {
    /// Returns a detached clone of the operation and everything nested in it. Replaces operands and
    /// successors as `mapping` says, and adds the cloned operations, results, arguments and blocks
    /// to it.
    ///
    /// # Panics
    ///
    /// If the mapping replaces an operand or a successor from outside by a stale one. The `Ir` is
    /// then unchanged.
    #[must_use = "the copy is detached"]
    pub fn clone_with(self, ir: &mut Ir, mapping: &mut IrMapping) -> Operation {
        check_replacements(self, ir, mapping);
        let top = shallow(self, ir, mapping);
        let mut made = vec![(self, top)];
        let mut stack = vec![(self, top)];
        while let Some((old, new)) = stack.pop() {
            for number in 0..old.regions(ir).len() {
                let (from, to) = (old.regions(ir)[number], new.regions(ir)[number]);
                let blocks: Vec<Block> = from.blocks(ir).collect();
                for block in &blocks {
                    let arguments = block.arguments(ir).iter();
                    let types: Vec<u32> = arguments.map(|value| value.type_number(ir)).collect();
                    let locations = ir.blocks.get(*block).locations;
                    let locations = ir.location_lists.get(locations).to_vec();
                    let copy = ir.create_empty_block();
                    ir.create_arguments(copy, &types, &locations);
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
        // Operands and blocks may be used before their definition, so they are replaced last.
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

    /// Returns a detached clone of the operation and everything nested in it.
    #[must_use = "the copy is detached"]
    pub fn clone_op(self, ir: &mut Ir) -> Operation {
        self.clone_with(ir, &mut IrMapping::new())
    }
}

/// Clones one operation with empty regions, and maps its results.
fn shallow(op: Operation, ir: &mut Ir, mapping: &mut IrMapping) -> Operation {
    let operands: Vec<Value> = op.operands(ir).to_vec();
    let successors: Vec<Block> = op.successors(ir).to_vec();
    let results = op.results(ir).iter();
    let types: Vec<u32> = results.map(|result| result.type_number(ir)).collect();
    let regions = 0..op.regions(ir).len();
    let regions: Vec<Region> = regions.map(|_| ir.create_region()).collect();
    let data = ir.ops.get(op).clone();
    let copy = ir.create_raw(&RawState {
        name: data.name,
        location: data.location,
        operands: &operands,
        types: &types,
        inherent: data.inherent,
        discardable: data.discardable,
        successors: &successors,
        regions: &regions,
    });
    mapping.map_operation(op, copy);
    for (from, to) in op.results(ir).iter().zip(copy.results(ir)) {
        mapping.map_value(*from, *to);
    }
    copy
}
