//! Which ids stand for which after a part of the IR moved.

use super::transfer::Moved;
use crate::ir::ids::{EntityId, Table};
use crate::ir::{Block, Ir, Operation, Region, Value};
use rustc_hash::FxHashMap;
use std::hash::Hash;
use std::sync::OnceLock;

/// The ids that operations, blocks, regions and values had before they moved
/// to another [`Ir`], and those that they have there.
#[derive(Clone, Debug, Default)]
pub struct IdMap {
    ops: Ids<Operation>,
    blocks: Ids<Block>,
    regions: Ids<Region>,
    values: Ids<Value>,
}

impl IdMap {
    pub(super) fn new(src: &Ir, dst: &Ir, moved: &Moved) -> Self {
        Self {
            ops: Ids::new(&src.ops, &dst.ops, &moved.ops),
            blocks: Ids::new(&src.blocks, &dst.blocks, &moved.blocks),
            regions: Ids::new(&src.regions, &dst.regions, &moved.regions),
            values: Ids::new(&src.values, &dst.values, &moved.values),
        }
    }

    pub(super) fn add(&mut self, src: &Ir, dst: &Ir, from: Operation, to: Operation) {
        self.ops.pairs.push((from, to));
        let results = from.results(src).iter().zip(to.results(dst));
        let results = results.map(|(from, to)| (*from, *to));
        self.values.pairs.extend(results);
    }

    /// What the operation is called now; `None` if it did not move.
    pub fn operation(&self, old: Operation) -> Option<Operation> {
        self.ops.get(old)
    }

    /// What the block is called now; `None` if it did not move.
    pub fn block(&self, old: Block) -> Option<Block> {
        self.blocks.get(old)
    }

    /// What the region is called now; `None` if it did not move.
    pub fn region(&self, old: Region) -> Option<Region> {
        self.regions.get(old)
    }

    /// What the value is called now; `None` if it did not move.
    pub fn value(&self, old: Value) -> Option<Value> {
        self.values.get(old)
    }
}

/// Ids of one kind: a list, and a table made when somebody asks.
#[derive(Clone, Debug)]
struct Ids<I> {
    pairs: Vec<(I, I)>,
    index: OnceLock<FxHashMap<I, I>>,
}

impl<I> Default for Ids<I> {
    fn default() -> Self {
        Self {
            pairs: Vec::new(),
            index: OnceLock::new(),
        }
    }
}

impl<I: EntityId + Eq + Hash> Ids<I> {
    fn new<T>(src: &Table<T>, dst: &Table<T>, moved: &[(u32, u32)]) -> Self {
        let ids = |(from, to): &(u32, u32)| (src.id(*from), dst.id(*to));
        Self {
            pairs: moved.iter().map(ids).collect(),
            index: OnceLock::new(),
        }
    }

    fn get(&self, old: I) -> Option<I> {
        let make = || self.pairs.iter().copied().collect();
        self.index.get_or_init(make).get(&old).copied()
    }
}
