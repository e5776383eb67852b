//! Mappings from old to new values, blocks and operations.

use super::{Block, EntityId as _, Ir, Operation, Region, Value};
use ods_lookup::{HotMap, LookupMap};

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
    values: HotMap<Value, Value>,
    blocks: LookupMap<Block, Block>,
    operations: LookupMap<Operation, Operation>,
}

impl IrMapping {
    /// Creates an empty mapping.
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets all replacements and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.values.clear();
        self.blocks.clear();
        self.operations.clear();
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
    #[inline]
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
    #[inline]
    pub fn block(&self, block: Block) -> Block {
        self.get_block(block).unwrap_or(block)
    }
}

/// A mapping of the values of one region that is cloned, as a table by the numbers of the values:
/// faster than [`IrMapping`], which it does not extend. It is used for one region after another, and
/// takes memory for all values of the `Ir`.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::{CloneTable, Location};
/// let mut ir = Ir::new();
/// let text = "module @a { module @b {} }\nmodule @c {}";
/// let top = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let modules = top.nested::<ModuleOp>(&ir);
/// let (a, c) = (modules[1].regions(&ir)[0], modules[3].regions(&ir)[0]);
/// let mut table = CloneTable::default();
/// let blocks = a.clone_called_at(&mut ir, c, None, &mut table, Location::UNKNOWN);
/// assert_eq!(c.blocks(&ir).last(), blocks.last().copied());
/// ```
#[derive(Clone, Debug, Default)]
pub struct CloneTable {
    /// By the index of the old value: the round in which it got its replacement.
    values: Vec<(u32, Value)>,
    blocks: Vec<(u32, Block)>,
    /// The current round is one more.
    rounds: u32,
}

impl CloneTable {
    /// Forgets all replacements.
    #[inline]
    pub fn clear(&mut self) {
        self.rounds += 1;
        if self.rounds == u32::MAX - 1 {
            *self = Self::default();
        }
    }

    /// Maps the value `from` to `to`.
    #[inline]
    pub fn map_value(&mut self, from: Value, to: Value) {
        put(&mut self.values, from.index(), (self.rounds + 1, to));
    }

    /// Returns the replacement of `value`, if it has one.
    #[inline]
    pub fn get_value(&self, value: Value) -> Option<Value> {
        let (round, new) = *self.values.get(value.index() as usize)?;
        (round == self.rounds + 1).then_some(new)
    }
}

fn put<T: Copy>(table: &mut Vec<(u32, T)>, index: u32, entry: (u32, T)) {
    let index = index as usize;
    if index >= table.len() {
        // Nothing has round 0.
        table.resize(index + 1, (0, entry.1));
    }
    table[index] = entry;
}

/// What cloning asks for replacements, and tells of clones.
pub(super) trait Mapping {
    fn reserve(&mut self, ir: &Ir, source: Region);
    fn value(&self, old: Value) -> Option<Value>;
    fn block(&self, old: Block) -> Option<Block>;
    fn add_value(&mut self, old: Value, new: Value);
    fn add_block(&mut self, old: Block, new: Block);
    fn add_operation(&mut self, old: Operation, new: Operation);
}

impl Mapping for IrMapping {
    fn reserve(&mut self, ir: &Ir, source: Region) {
        let counts = source.blocks(ir).map(|block| block.operations(ir).count());
        let operations = counts.sum();
        self.values.reserve(operations);
        self.operations.reserve(operations);
    }

    fn value(&self, old: Value) -> Option<Value> {
        self.get_value(old)
    }

    fn block(&self, old: Block) -> Option<Block> {
        self.get_block(old)
    }

    fn add_value(&mut self, old: Value, new: Value) {
        self.map_value(old, new);
    }

    fn add_block(&mut self, old: Block, new: Block) {
        self.map_block(old, new);
    }

    fn add_operation(&mut self, old: Operation, new: Operation) {
        self.map_operation(old, new);
    }
}

impl Mapping for CloneTable {
    #[inline]
    fn reserve(&mut self, _ir: &Ir, _source: Region) {}

    #[inline]
    fn value(&self, old: Value) -> Option<Value> {
        self.get_value(old)
    }

    #[inline]
    fn block(&self, old: Block) -> Option<Block> {
        let (round, new) = *self.blocks.get(old.index() as usize)?;
        (round == self.rounds + 1).then_some(new)
    }

    #[inline]
    fn add_value(&mut self, old: Value, new: Value) {
        self.map_value(old, new);
    }

    #[inline]
    fn add_block(&mut self, old: Block, new: Block) {
        put(&mut self.blocks, old.index(), (self.rounds + 1, new));
    }

    #[inline]
    fn add_operation(&mut self, _old: Operation, _new: Operation) {}
}
