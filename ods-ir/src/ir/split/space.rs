//! The entities that move, and their new positions.
//!
//! Entities created in one go, as by the parser, are contiguous in every table. They move as one
//! run, and a link is translated by one subtraction and one addition. Scattered entities move as
//! many runs; links to entities outside of the longest run are looked up in a table. In either case
//! the entities are contiguous at their destination.

use crate::ir::ids::{EntityId, Generations, NIL};
use crate::ir::pool::PoolSlice;
use crate::ir::runs::Run;
use crate::ir::uses::{UseNode, extend};
use crate::ir::{Ir, NestedNumber, Operation};
use smallvec::SmallVec;
use std::num::NonZeroU32;

pub(super) const KINDS: usize = 9;

/// Defines the kinds of tables, and functions for the table of a kind.
macro_rules! kinds {
    ($($kind:ident $table:ident;)*) => {
        /// The tables of an `Ir`: those of entities, and the pools of lists.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Kind {
            $($kind),*
        }

        const ALL: [Kind; KINDS] = [$(Kind::$kind),*];

        /// Returns the size of a table.
        #[inline]
        fn capacity(ir: &Ir, kind: Kind) -> usize {
            match kind { $(Kind::$kind => ir.$table.capacity(),)* }
        }

        /// Takes slots, those from `wanted` on if they are free. Returns the first one and their
        /// generation.
        #[inline]
        fn take_run(ir: &mut Ir, kind: Kind, len: u32, wanted: u32) -> (u32, NonZeroU32) {
            match kind { $(Kind::$kind => ir.$table.take_run(len, wanted),)* }
        }

        /// Frees slots.
        #[inline]
        fn free_runs(ir: &mut Ir, kind: Kind, runs: &[Run]) {
            match kind { $(Kind::$kind => ir.$table.free_runs(runs),)* }
        }
    };
}

kinds! {
    Ops ops;
    Blocks blocks;
    Regions regions;
    Values values;
    OperandLists operand_lists;
    SuccessorLists successor_lists;
    ValueLists value_lists;
    RegionLists region_lists;
    LocationLists location_lists;
}

/// The entities of one kind that move.
#[derive(Clone, Debug)]
pub(super) struct Space {
    /// Their old positions; the longest run first.
    pub(super) runs: SmallVec<[Run; 1]>,
    /// The new position of the first one; all are contiguous, in the order of the runs.
    pub(super) to: u32,
    pub(super) generation: NonZeroU32,
    /// The old generation of all entities, if it was the same.
    pub(super) old_generation: Option<NonZeroU32>,
}

impl Space {
    /// The number of entities that move.
    #[inline]
    pub(super) fn len(&self) -> u32 {
        self.runs.iter().map(|run| run.len).sum()
    }

    /// Yields the runs with their new positions.
    #[inline]
    pub(super) fn moves(&self) -> impl Iterator<Item = (Run, u32)> {
        self.runs.iter().scan(self.to, |to, run| {
            let start = *to;
            *to += run.len;
            Some((*run, start))
        })
    }

    /// The new positions of all entities.
    #[inline]
    pub(super) fn arrived(&self) -> Run {
        Run {
            start: self.to,
            len: self.len(),
        }
    }
}

/// The contents of a list of regions, and their new positions.
#[derive(Debug)]
pub(super) struct Moved {
    spaces: [Space; KINDS],
    /// Pairs of indices: the regions that stay and lose their contents, and those that receive
    /// them.
    kept: SmallVec<[(u32, u32); 1]>,
}

/// Translates the links of one kind.
#[derive(Clone, Copy)]
pub(super) struct Links<'a> {
    start: u32,
    len: u32,
    to: u32,
    generation: NonZeroU32,
    /// For entities outside of the first run: one more than the new position.
    others: &'a [u32],
}

impl Links<'_> {
    /// Translates a link; [`NIL`] stays [`NIL`]. Sets `outside` if the target does not move.
    #[inline]
    pub(super) fn link(self, index: u32, outside: &mut bool) -> u32 {
        if !self.others.is_empty() {
            return self.look_up(index, outside);
        }
        // Branchless, because the presence of a link is hard to predict.
        let at = index.wrapping_sub(self.start);
        let is_lost = at >= self.len;
        *outside |= is_lost && index != NIL;
        self.to.wrapping_add(at) | u32::from(is_lost).wrapping_neg()
    }

    /// As [`link`](Self::link), for links that are rarely [`NIL`].
    #[inline]
    pub(super) fn likely(self, index: u32, outside: &mut bool) -> u32 {
        let at = index.wrapping_sub(self.start);
        if at < self.len {
            return self.to + at;
        }
        self.look_up_other(index, outside)
    }

    #[inline(never)]
    fn look_up_other(self, index: u32, outside: &mut bool) -> u32 {
        self.link(index, outside)
    }

    #[inline]
    fn look_up(self, index: u32, outside: &mut bool) -> u32 {
        let at = index.wrapping_sub(self.start);
        if at < self.len {
            return self.to + at;
        }
        let place = self.others.get(index as usize).copied().unwrap_or_default();
        *outside |= place == 0 && index != NIL;
        // Wraps 0 to NIL.
        place.wrapping_sub(1)
    }

    /// Translates an id.
    #[inline]
    pub(super) fn id<I: EntityId>(self, old: I, outside: &mut bool) -> I {
        I::new(self.likely(old.index(), outside), self.generation)
    }

    /// Translates a list.
    #[inline]
    pub(super) fn list(self, list: PoolSlice, outside: &mut bool) -> PoolSlice {
        if list.is_empty() {
            return PoolSlice::default();
        }
        list.moved_to(self.likely(list.start(), outside))
    }
}

/// Tables that are reused; empty between uses.
#[derive(Debug, Default)]
pub(super) struct Tables {
    others: [Vec<u32>; KINDS],
    /// Regions still to be visited.
    pub(super) open: Vec<u32>,
}

impl Tables {
    /// Enters the new positions of everything outside of the first runs.
    #[inline]
    pub(super) fn fill(&mut self, src: &Ir, moved: &Moved) {
        for kind in ALL {
            let space = &moved.spaces[kind as usize];
            if space.runs.len() < 2 {
                continue;
            }
            let others = &mut self.others[kind as usize];
            others.resize(capacity(src, kind), 0);
            for (run, to) in space.moves().skip(1) {
                for (place, to) in others[run.range()].iter_mut().zip(to + 1..) {
                    *place = to;
                }
            }
        }
    }

    /// Clears these positions.
    #[inline]
    pub(super) fn clear(&mut self, moved: &Moved) {
        for (space, others) in moved.spaces.iter().zip(&mut self.others) {
            for run in space.runs.iter().skip(1) {
                others[run.range()].fill(0);
            }
        }
    }

    #[inline]
    pub(super) fn links(&self, moved: &Moved, kind: Kind) -> Links<'_> {
        let space = moved.space(kind);
        let first = space.runs.first().copied().unwrap_or_default();
        let others = &self.others[kind as usize];
        Links {
            start: first.start,
            len: first.len,
            to: space.to,
            generation: space.generation,
            others: if space.runs.len() < 2 { &[] } else { others },
        }
    }
}

impl Space {
    #[inline]
    pub(super) fn new(run: Option<Run>) -> Self {
        Self {
            runs: run.into_iter().collect(),
            to: 0,
            generation: NonZeroU32::MIN,
            old_generation: None,
        }
    }

    /// Adds a run.
    #[inline]
    pub(super) fn add(&mut self, run: Run) {
        match self.runs.last_mut() {
            Some(last) if last.end() == run.start => last.len += run.len,
            _ => self.runs.push(run),
        }
    }

    #[inline]
    pub(super) fn longest_first(&mut self) {
        let numbered = self.runs.iter().enumerate();
        if let Some((at, _)) = numbered.max_by_key(|(_, run)| run.len) {
            self.runs.swap(0, at);
        }
    }
}

impl Moved {
    #[inline]
    pub(super) fn new(spaces: [Space; KINDS], kept: SmallVec<[(u32, u32); 1]>) -> Self {
        Self { spaces, kept }
    }

    #[inline]
    pub(super) fn space(&self, kind: Kind) -> &Space {
        &self.spaces[kind as usize]
    }

    /// Pairs of indices: the regions that lost their contents, and those that have them now.
    #[inline]
    pub(super) fn kept(&self) -> &[(u32, u32)] {
        &self.kept
    }

    /// The first old position of each kind.
    #[inline]
    pub(super) fn starts(&self) -> [u32; KINDS] {
        let start = |space: &Space| space.runs.first().map_or(0, |run| run.start);
        std::array::from_fn(|kind| start(&self.spaces[kind]))
    }

    /// The new positions.
    #[inline]
    pub(super) fn arrived(&self) -> [Run; KINDS] {
        std::array::from_fn(|kind| self.spaces[kind].arrived())
    }

    /// Yields the operations at their old positions.
    #[inline]
    pub(super) fn old_ops(&self, src: &Ir) -> impl Iterator<Item = Operation> {
        let runs = self.space(Kind::Ops).runs.iter();
        runs.flat_map(|run| src.ops.run_ids(*run))
    }

    /// Yields the operations at their new positions.
    #[inline]
    pub(super) fn new_ops(&self, dst: &Ir) -> impl Iterator<Item = Operation> {
        dst.ops.run_ids(self.space(Kind::Ops).arrived())
    }

    /// Sets the old generations of operations, blocks, regions and values.
    #[inline]
    pub(super) fn set_old_generations(&mut self, old: [Generations; 4]) {
        for (space, old) in self.spaces.iter_mut().zip(old) {
            space.old_generation = old.all();
        }
    }

    /// Takes slots in `dst`, those from `wanted` on if they are free.
    #[inline]
    pub(super) fn take_places(&mut self, dst: &mut Ir, wanted: &[u32; KINDS]) {
        fit_uses(dst);
        for kind in ALL {
            let space = &mut self.spaces[kind as usize];
            let (len, wanted) = (space.len(), wanted[kind as usize]);
            (space.to, space.generation) = take_run(dst, kind, len, wanted);
        }
    }

    /// Frees the old positions after copying.
    #[inline]
    pub(super) fn free_old(&self, src: &mut Ir) {
        for (from, _) in &self.kept {
            empty(src, *from);
        }
        for kind in ALL {
            free(src, kind, &self.spaces[kind as usize].runs);
        }
    }

    /// Frees the new positions, which must be filled.
    #[inline]
    pub(super) fn give_places_back(&self, dst: &mut Ir) {
        for (_, to) in &self.kept {
            empty(dst, *to);
        }
        for kind in ALL {
            free(dst, kind, &[self.spaces[kind as usize].arrived()]);
        }
    }
}

#[inline]
fn empty(ir: &mut Ir, region: u32) {
    let region = ir.regions.at_mut(region);
    (region.first_block, region.last_block) = (NIL, NIL);
}

/// Gives every list element a use-list node, which is unlinked for free pieces.
#[inline]
pub(super) fn fit_uses(ir: &mut Ir) {
    extend(&mut ir.operand_uses, ir.operand_lists.capacity());
    extend(&mut ir.successor_uses, ir.successor_lists.capacity());
}

#[inline]
fn free(ir: &mut Ir, kind: Kind, runs: &[Run]) {
    match kind {
        Kind::Ops => {
            let Ir { ops, nested, .. } = ir;
            for op in runs.iter().flat_map(|run| ops.run(*run)).flatten() {
                if op.nested != NestedNumber::NONE {
                    nested.remove(op.nested);
                }
            }
        }
        Kind::OperandLists => unlink(&mut ir.operand_uses, runs),
        Kind::SuccessorLists => unlink(&mut ir.successor_uses, runs),
        _ => {}
    }
    free_runs(ir, kind, runs);
}

#[inline]
fn unlink(nodes: &mut [UseNode], runs: &[Run]) {
    for run in runs {
        nodes[run.range()].fill(UseNode::UNLINKED);
    }
}
