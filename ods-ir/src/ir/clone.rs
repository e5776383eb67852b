//! Clones operations within an `Ir`, with a mapping from old to new values.

use super::operation::RawState;
use super::{Block, Ir, Operation, Region, Value};
use crate::location::Location;
use ods_lookup::LookupMap;
use smallvec::SmallVec;

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

    /// Makes room for so many operations with a result each.
    fn reserve(&mut self, operations: usize) {
        self.values.reserve(operations);
        self.operations.reserve(operations);
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
    #[inline]
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
    #[inline]
    pub fn get_operation(&self, op: Operation) -> Option<Operation> {
        self.operations.get(&op).copied()
    }

    /// Whether `value` has a replacement.
    pub fn contains_value(&self, value: Value) -> bool {
        self.values.contains_key(&value)
    }

    /// Whether `block` has a replacement.
    #[inline]
    pub fn contains_block(&self, block: Block) -> bool {
        self.blocks.contains_key(&block)
    }

    /// Whether `op` has a replacement.
    #[inline]
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
        let mut cloner = Cloner::new(mapping);
        let copy = cloner.operation(ir, self);
        cloner.regions_of(ir, self, copy);
        cloner.everything(ir);
        copy
    }

    /// Returns a detached clone of the operation and everything nested in it.
    #[must_use = "the copy is detached"]
    #[inline]
    pub fn clone_op(self, ir: &mut Ir) -> Operation {
        self.clone_with(ir, &mut IrMapping::new())
    }
}

impl Region {
    /// Clones the blocks of the region into `target`, before `before` or at the end: MLIR's
    /// `cloneInto`. Replaces operands and successors as `mapping` says, and adds the clones to it.
    /// An argument of a block that the mapping already replaces is not cloned.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::IrMapping;
    /// let mut ir = Ir::new();
    /// let text = "module @a { module @b {} }\nmodule @c {}";
    /// let top = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
    /// let modules = top.nested::<ModuleOp>(&ir);
    /// let (a, c) = (modules[1].regions(&ir)[0], modules[3].regions(&ir)[0]);
    /// a.clone_into(&mut ir, c, None, &mut IrMapping::new());
    /// assert_eq!(c.blocks(&ir).count(), 2);
    /// ```
    ///
    /// # Panics
    ///
    /// If `target` is nested in this region, or this region itself, if `before` is not in it, or if
    /// the mapping replaces a value or block by a stale one.
    #[inline]
    pub fn clone_into(
        self,
        ir: &mut Ir,
        target: Region,
        before: Option<Block>,
        mapping: &mut IrMapping,
    ) {
        ir.regions.get(target);
        assert!(
            !self.is_ancestor_of(ir, target),
            "a region cannot be cloned into itself"
        );
        assert!(
            before.is_none_or(|before| before.parent_region(ir) == Some(target)),
            "the block to insert before is in another region"
        );
        let mut cloner = Cloner::new(mapping);
        cloner.blocks(ir, self, target, before);
        cloner.everything(ir);
    }
}

/// The rest of a region that is being cloned.
struct Open {
    source: Region,
    block: Option<Block>,
    next: Option<Operation>,
}

/// Clones operations in pre-order, so that uses are added in the order of MLIR's clones.
struct Cloner<'m> {
    mapping: &'m mut IrMapping,
    /// The regions around the next operation, from the outside.
    open: Vec<Open>,
    /// Operands of clones whose definitions are not cloned yet, by the old value.
    waiting: LookupMap<Value, Vec<(Operation, usize)>>,
}

impl<'m> Cloner<'m> {
    fn new(mapping: &'m mut IrMapping) -> Self {
        Self {
            mapping,
            open: Vec::new(),
            waiting: LookupMap::default(),
        }
    }

    /// Clones all that is open.
    fn everything(&mut self, ir: &mut Ir) {
        while let Some(top) = self.open.last_mut() {
            let Some(op) = top.next else {
                top.block = top.block.and_then(|block| block.next(ir));
                match top.block {
                    Some(block) => top.next = block.first_op(ir),
                    None => _ = self.open.pop(),
                }
                continue;
            };
            top.next = op.next(ir);
            let block = top.block.map(|block| self.mapping.block(block));
            let copy = self.operation(ir, op);
            if let Some(block) = block {
                copy.append_new(ir, block);
            }
            self.regions_of(ir, op, copy);
        }
    }

    /// Clones the blocks of a region, and opens it.
    fn blocks(&mut self, ir: &mut Ir, source: Region, target: Region, before: Option<Block>) {
        let count = source.blocks(ir).map(|block| block.operations(ir).count());
        self.mapping.reserve(count.sum());
        let mut at = source.entry_block(ir);
        let first = at;
        while let Some(block) = at {
            at = block.next(ir);
            let copy = ir.create_empty_block();
            match before {
                None => copy.append_new(ir, target),
                Some(_) => copy.insert(ir, target, before),
            }
            self.mapping.map_block(block, copy);
            let count = block.arguments(ir).len();
            if count > 0 {
                let arguments = (0..count).filter_map(|number| {
                    let old = block.argument(ir, number);
                    let is_new = !self.mapping.contains_value(old);
                    is_new.then(|| {
                        (
                            old,
                            old.type_number(ir),
                            block.argument_location(ir, number),
                        )
                    })
                });
                let arguments: SmallVec<[(Value, u32, Location); 4]> = arguments.collect();
                let types: SmallVec<[u32; 4]> = arguments.iter().map(|(_, ty, _)| *ty).collect();
                let locations: SmallVec<[Location; 4]> =
                    arguments.iter().map(|(.., location)| *location).collect();
                ir.create_arguments(copy, &types, &locations);
                for (number, (old, ..)) in arguments.into_iter().enumerate() {
                    let new = copy.argument(ir, number);
                    self.defined(ir, old, new);
                }
            }
        }
        if let Some(block) = first {
            self.open.push(Open {
                source,
                block: Some(block),
                next: block.first_op(ir),
            });
        }
    }

    /// Opens the regions of an operation whose clone has empty ones: the first one last.
    fn regions_of(&mut self, ir: &mut Ir, op: Operation, copy: Operation) {
        for number in (0..op.regions(ir).len()).rev() {
            let (from, to) = (op.regions(ir)[number], copy.regions(ir)[number]);
            self.blocks(ir, from, to, None);
        }
    }

    /// Clones one operation with empty regions, detached.
    fn operation(&mut self, ir: &mut Ir, op: Operation) -> Operation {
        let mut waiting: SmallVec<[(Value, usize); 2]> = SmallVec::new();
        let operands = op.operands(ir).iter().enumerate();
        let operands: SmallVec<[Value; 6]> = operands
            .map(|(number, old)| {
                self.mapping.get_value(*old).unwrap_or_else(|| {
                    if self.will_be_cloned(ir, op, *old) {
                        waiting.push((*old, number));
                    }
                    *old
                })
            })
            .collect();
        let successors = op.successors(ir).iter();
        let successors: SmallVec<[Block; 2]> =
            successors.map(|block| self.mapping.block(*block)).collect();
        let results = op.results(ir).iter();
        let types: SmallVec<[u32; 4]> = results.map(|result| result.type_number(ir)).collect();
        let regions = 0..op.regions(ir).len();
        let regions: SmallVec<[Region; 2]> = regions.map(|_| ir.create_region()).collect();
        let data = ir.ops.get(op);
        let copy = RawState {
            name: data.name,
            location: data.location,
            operands: &operands,
            types: &types,
            inherent: data.inherent,
            discardable: data.discardable,
            successors: &successors,
            regions: &regions,
        };
        let copy = ir.create_raw(&copy);
        for (old, number) in waiting {
            self.waiting.entry(old).or_default().push((copy, number));
        }
        self.mapping.map_operation(op, copy);
        for number in 0..types.len() {
            let (old, new) = (op.result(ir, number), copy.result(ir, number));
            self.defined(ir, old, new);
        }
        copy
    }

    /// Whether the definition of `value`, an operand of `op` without replacement, is among what is
    /// still to be cloned: `op` itself, or in one of its regions or in one that is open, at any depth.
    fn will_be_cloned(&self, ir: &Ir, op: Operation, value: Value) -> bool {
        if value.defining_op(ir) == Some(op) {
            return true;
        }
        let mut region = value
            .parent_block(ir)
            .and_then(|block| block.parent_region(ir));
        while let Some(inner) = region {
            let is_open = self.open.iter().any(|open| open.source == inner);
            if is_open || inner.parent_op(ir) == Some(op) {
                return true;
            }
            region = inner.parent_region(ir);
        }
        false
    }

    /// Maps a value to its clone, which replaces it in the operands that waited for it.
    fn defined(&mut self, ir: &mut Ir, old: Value, new: Value) {
        self.mapping.map_value(old, new);
        if self.waiting.is_empty() {
            return;
        }
        for (owner, number) in self.waiting.remove(&old).unwrap_or_default() {
            owner.set_operand(ir, number, new);
        }
    }
}
