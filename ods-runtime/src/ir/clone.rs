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

impl Operation {
    /// Returns a detached clone of the operation and everything nested in it. Replaces operands and
    /// successors as `mapping` says, and adds the cloned operations, results, arguments and blocks
    /// to it.
    #[must_use = "the copy is detached"]
    pub fn clone_with(self, ir: &mut Ir, mapping: &mut IrMapping) -> Operation {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::op_parser::{ParseOptions, parse_source};
    use crate::text::printer::PrintFlags;

    fn parse(ir: &mut Ir, text: &str) -> Operation {
        let options = ParseOptions {
            allow_unregistered_dialects: true,
            ..ParseOptions::default()
        };
        parse_source(ir, "clone.mlir", text.as_bytes(), options).unwrap()
    }

    const TEXT: &str = r#"
        %0:2 = "t.def"() <{p = 1 : i32}> : () -> (i32, f32)
        "t.holder"(%0#1, %later) ({
        ^bb0(%a: i32 loc("x")):
          %1 = "t.use"(%a, %0#0, %2) : (i32, i32, i32) -> i32
          "t.br"(%1)[^bb2, ^bb1] : (i32) -> ()
        ^bb1:
          %2 = "t.op"() {d} : () -> i32
          "t.br"()[^bb2] : () -> ()
        ^bb2:
          "t.ret"() : () -> ()
        }, {
        }) : (f32, index) -> ()
        %later = "t.op"() : () -> index
    "#;

    #[test]
    fn a_clone_prints_the_same() {
        let mut ir = Ir::new();
        let module = parse(&mut ir, TEXT);
        let mut mapping = IrMapping::new();
        let copy = module.clone_with(&mut ir, &mut mapping);
        let flags = PrintFlags {
            debug_info: true,
            ..PrintFlags::default()
        };
        let old = module.regions(&ir)[0].entry_block(&ir).unwrap();
        let new = copy.regions(&ir)[0].entry_block(&ir).unwrap();
        let pairs = old.operations(&ir).zip(new.operations(&ir));
        for (from, to) in pairs.chain([(module, copy)]) {
            assert_eq!(mapping.get_operation(from), Some(to));
            assert!(mapping.contains_operation(from) && !mapping.contains_operation(to));
            for (from, to) in from.results(&ir).iter().zip(to.results(&ir)) {
                assert_eq!(mapping.get_value(*from), Some(*to));
                assert!(mapping.contains_value(*from) && mapping.get_value(*to).is_none());
            }
        }
        assert_eq!(
            (mapping.get_block(old), mapping.get_block(new)),
            (Some(new), None)
        );
        assert!(mapping.contains_block(old) && !mapping.contains_block(new));
        let printed = copy.to_text(&ir, flags.clone());
        assert_eq!(printed, module.to_text(&ir, flags.clone()));
        // The copy does not refer to the original.
        module.erase(&mut ir);
        assert_eq!(copy.to_text(&ir, flags), printed);
        copy.erase(&mut ir);
        assert_eq!(ir.operation_count(), 0);
    }

    #[test]
    fn operands_from_outside_go_through_the_mapping() {
        let mut ir = Ir::new();
        let module = parse(&mut ir, TEXT);
        let body = module.regions(&ir)[0].entry_block(&ir).unwrap();
        let ops: Vec<Operation> = body.operations(&ir).collect();
        let [def, holder, later] = ops[..] else {
            return;
        };
        let mut mapping = IrMapping::new();
        mapping.map_value(def.result(&ir, 1), later.result(&ir, 0));
        let copy = holder.clone_with(&mut ir, &mut mapping);
        assert_eq!(copy.operands(&ir), [later.result(&ir, 0); 2]);
        assert_eq!(copy.parent_block(&ir), None);
        let user = copy.regions(&ir)[0].entry_block(&ir).unwrap();
        let user = user.first_op(&ir).unwrap();
        assert_eq!(user.operand(&ir, 1), def.result(&ir, 0), "not mapped");
        assert_eq!(
            user.operand(&ir, 0),
            user.parent_block(&ir).unwrap().argument(&ir, 0)
        );
        assert_eq!(def.result(&ir, 0).uses(&ir).count(), 2);
    }
}
