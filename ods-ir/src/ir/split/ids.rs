//! The mapping of ids of a part of the IR that moved.

use super::space::{Kind, Moved, Space};
use crate::ir::ids::{EntityId, Table};
use crate::ir::runs::Run;
use crate::ir::{Block, Ir, Operation, Region, Value};
use smallvec::SmallVec;
use std::num::NonZeroU32;

/// Maps the ids that operations, blocks, regions and values had before they moved to another [`Ir`]
/// to their ids there.
#[derive(Clone, Debug, Default)]
pub struct IdMap {
    ops: Ids<Operation>,
    blocks: Ids<Block>,
    regions: Ids<Region>,
    values: Ids<Value>,
}

impl IdMap {
    /// Adds the moved entities, before they are freed.
    #[inline]
    pub(super) fn add(&mut self, src: &Ir, dst: &Ir, moved: &Moved) {
        (self.ops).add(&src.ops, moved.space(Kind::Ops));
        (self.blocks).add(&src.blocks, moved.space(Kind::Blocks));
        (self.regions).add(&src.regions, moved.space(Kind::Regions));
        (self.values).add(&src.values, moved.space(Kind::Values));
        for (from, to) in moved.kept() {
            self.regions
                .single(src.regions.id(*from), dst.regions.id(*to));
        }
    }

    /// Sorts the mapping; call it after everything was added.
    #[inline]
    pub(super) fn sort(&mut self) {
        self.ops.sort();
        self.blocks.sort();
        self.regions.sort();
        self.values.sort();
    }

    /// Adds an operation itself and its results.
    #[inline]
    pub(super) fn add_operation(&mut self, src: &Ir, dst: &Ir, from: Operation, to: Operation) {
        self.ops.single(from, to);
        for (from, to) in from.results(src).iter().zip(to.results(dst)) {
            self.values.single(*from, *to);
        }
    }

    /// Returns the new id of an operation; `None` if it did not move.
    #[inline]
    pub fn operation(&self, old: Operation) -> Option<Operation> {
        self.ops.get(old)
    }

    /// Returns the new id of a block; `None` if it did not move.
    #[inline]
    pub fn block(&self, old: Block) -> Option<Block> {
        self.blocks.get(old)
    }

    /// Returns the new id of a region; `None` if it did not move.
    #[inline]
    pub fn region(&self, old: Region) -> Option<Region> {
        self.regions.get(old)
    }

    /// Returns the new id of a value; `None` if it did not move.
    #[inline]
    pub fn value(&self, old: Value) -> Option<Value> {
        self.values.get(old)
    }
}

/// The ids of one kind.
#[derive(Clone, Debug)]
struct Ids<I> {
    /// Contiguous entities, and their new positions.
    moves: SmallVec<[Move; 1]>,
    /// The old generations of moves that had several, in the order of the moves.
    generations: Vec<NonZeroU32>,
    /// All other ids.
    singles: SmallVec<[(I, I); 1]>,
}

/// Contiguous entities that moved.
#[derive(Clone, Copy, Debug)]
struct Move {
    from: Run,
    to: u32,
    generation: NonZeroU32,
    old: OldGenerations,
}

/// The generations of entities before they moved.
#[derive(Clone, Copy, Debug)]
enum OldGenerations {
    All(NonZeroU32),
    /// Those in the list, starting at this index.
    From(u32),
}

impl<I> Default for Ids<I> {
    fn default() -> Self {
        Self {
            moves: SmallVec::new(),
            generations: Vec::new(),
            singles: SmallVec::new(),
        }
    }
}

impl<I: EntityId + Ord> Ids<I> {
    fn add<T>(&mut self, src: &Table<T>, space: &Space) {
        for (from, to) in space.moves() {
            let old = match space.old_generation {
                Some(old) => OldGenerations::All(old),
                None => OldGenerations::From(self.generations.len() as u32),
            };
            self.moves.push(Move {
                from,
                to,
                generation: space.generation,
                old,
            });
            if let OldGenerations::From(_) = old {
                let ids = src.run_ids(from);
                self.generations.extend(ids.map(|id: I| id.generation()));
            }
        }
    }

    fn sort(&mut self) {
        self.moves.sort_unstable_by_key(|of| of.from.start);
        self.singles.sort_unstable();
    }

    fn single(&mut self, from: I, to: I) {
        self.singles.push((from, to));
    }

    fn get(&self, old: I) -> Option<I> {
        let next = self
            .moves
            .partition_point(|of| of.from.start <= old.index());
        let moved = next.checked_sub(1).and_then(|at| {
            let of = self.moves[at];
            let number = old.index() - of.from.start;
            let was = match of.old {
                OldGenerations::All(generation) => Some(generation),
                OldGenerations::From(at) => self.generations.get((at + number) as usize).copied(),
            };
            let is_it = number < of.from.len && was == Some(old.generation());
            is_it.then(|| I::new(of.to + number, of.generation))
        });
        moved.or_else(|| {
            let singles = &self.singles;
            let at = singles.binary_search_by_key(&old, |(from, _)| *from);
            at.ok().map(|at| singles[at].1)
        })
    }
}
