//! Finds the entities to move: the runs of each table that hold the contents of regions.

use super::space::{KINDS, Kind, Moved, Space};
use crate::ir::ids::{EntityId, NIL};
use crate::ir::pool::PoolSlice;
use crate::ir::runs::Run;
use crate::ir::{Ir, NestedNumber, Region};
use crate::limits::MAX_SPLIT_LEVELS;
use smallvec::SmallVec;

/// The method of finding the entities.
#[derive(Clone, Copy, Debug)]
pub(super) enum Found<'a> {
    /// They are in the runs where they were put earlier.
    Known(&'a [Run; KINDS]),
    /// Reads only the ends of the lists of each table; correct if everything was created in one go.
    AtOnce,
    /// Visits every entity.
    OneByOne,
}

/// The range that entities span, and their number.
#[derive(Clone, Copy)]
struct Extent {
    low: u32,
    high: u32,
    len: u32,
}

impl Extent {
    const NOTHING: Self = Self {
        low: u32::MAX,
        high: 0,
        len: 0,
    };

    #[inline]
    fn add(&mut self, run: Run) {
        self.low = self.low.min(run.start);
        self.high = self.high.max(run.end());
        self.len += run.len;
    }

    #[inline]
    fn add_link(&mut self, index: u32) {
        if index != NIL {
            self.add(Run::one(index));
        }
    }

    #[inline]
    fn add_list(&mut self, list: PoolSlice) {
        if !list.is_empty() {
            self.add(list.piece());
        }
    }

    #[inline]
    fn run(self) -> Run {
        Run {
            start: self.low.min(self.high),
            len: self.high.saturating_sub(self.low),
        }
    }

    #[inline]
    fn has_gaps(self) -> bool {
        self.len != 0 && self.high - self.low != self.len
    }

    /// Returns everything in the range.
    #[inline]
    fn space(self) -> Space {
        let run = self.run();
        Space::new((run.len != 0).then_some(run))
    }
}

/// Returns the contents of the first region of each pair.
///
/// Unless the entities were visited one by one, the caller must check that everything they link to
/// moves, and that none of them is free or has no parent.
#[inline]
pub(super) fn find(
    src: &Ir,
    kept: &[(Region, Region)],
    found: Found<'_>,
    open: &mut Vec<u32>,
) -> Option<Moved> {
    let kept = kept.iter().map(|(from, to)| (from.index(), to.index()));
    let kept: SmallVec<[(u32, u32); 1]> = kept.collect();
    let mut extents = [Extent::NOTHING; KINDS];
    match found {
        Found::Known(runs) => {
            if src.ops.is_any_free(runs[Kind::Ops as usize]) {
                return None;
            }
            for (extent, run) in extents.iter_mut().zip(runs) {
                extent.add(*run);
            }
        }
        Found::AtOnce => {
            reach(src, &kept, &mut extents)?;
            let lists = &extents[Kind::OperandLists as usize..];
            if lists.iter().any(|extent| extent.has_gaps()) {
                return None;
            }
        }
        Found::OneByOne => {
            walk(src, &kept, open, |kind, run| {
                extents[kind as usize].add(run);
            });
            return Some(Moved::new(spaces_of(src, &kept, open, extents), kept));
        }
    }
    Some(Moved::new(extents.map(Extent::space), kept))
}

/// Returns the entities in the regions, all of which are in `extents`.
#[inline]
fn spaces_of(
    src: &Ir,
    kept: &[(u32, u32)],
    open: &mut Vec<u32>,
    mut extents: [Extent; KINDS],
) -> [Space; KINDS] {
    let gaps = extents.map(Extent::has_gaps);
    for (extent, has_gaps) in extents.iter_mut().zip(gaps) {
        if has_gaps {
            *extent = Extent::NOTHING;
        }
    }
    let mut spaces = extents.map(Extent::space);
    if gaps.contains(&true) {
        walk(src, kept, open, |kind, run| {
            if gaps[kind as usize] {
                spaces[kind as usize].add(run);
            }
        });
        spaces.iter_mut().for_each(Space::longest_first);
    }
    spaces
}

/// Visits everything in the regions.
fn walk(src: &Ir, kept: &[(u32, u32)], open: &mut Vec<u32>, mut found: impl FnMut(Kind, Run)) {
    open.extend(kept.iter().map(|(from, _)| from));
    while let Some(region) = open.pop() {
        let mut block = src.regions.at(region).first_block;
        while block != NIL {
            let data = src.blocks.at(block);
            found(Kind::Blocks, Run::one(block));
            found_list(Kind::LocationLists, data.locations, &mut found);
            found_values(src, data.arguments, &mut found);
            let mut op = data.first_op;
            while op != NIL {
                let data = src.ops.at(op);
                found(Kind::Ops, Run::one(op));
                found_list(Kind::OperandLists, data.operands, &mut found);
                let nested = src.nested_of(data);
                found_list(Kind::SuccessorLists, nested.successors, &mut found);
                found_list(Kind::RegionLists, nested.regions, &mut found);
                found_values(src, data.results, &mut found);
                for region in src.region_lists.get(nested.regions) {
                    found(Kind::Regions, Run::one(region.index()));
                    open.push(region.index());
                }
                op = data.next;
            }
            block = data.next;
        }
    }
}

/// Returns the ranges of the contents of regions, assuming they were created in one go: the
/// operations are between the first and the last one, including those that enclose these;
/// everything else belongs to them. Returns `None` as soon as the assumption is known to be false.
#[inline]
fn reach(src: &Ir, kept: &[(u32, u32)], extents: &mut [Extent; KINDS]) -> Option<()> {
    let [ops, blocks, regions, values, lists @ ..] = extents;
    let [operands, successors, value_lists, region_lists, locations] = lists;
    for (region, _) in kept {
        spine(src, *region, ops, false);
        spine(src, *region, ops, true);
        let data = src.regions.at(*region);
        blocks.add_link(data.first_block);
        blocks.add_link(data.last_block);
    }
    let (first, _) = kept.first()?;
    let owner = src.regions.at(*first).parent;
    let mut block = NIL;
    for op in src.ops.run(ops.run()) {
        let op = op?;
        if op.parent != block {
            block = op.parent;
            blocks.add_link(block);
            may_be_in(src, block, owner)?;
        }
        operands.add_list(op.operands);
        value_lists.add_list(op.results);
        if op.nested != NestedNumber::NONE {
            let nested = src.nested_of(op);
            successors.add_list(nested.successors);
            region_lists.add_list(nested.regions);
        }
    }
    for region in src.region_lists.run(region_lists.run()) {
        regions.add(Run::one(region.index()));
    }
    for region in src.regions.run(regions.run()) {
        let region = region?;
        blocks.add_link(region.first_block);
        blocks.add_link(region.last_block);
    }
    for block in src.blocks.run(blocks.run()) {
        let block = block?;
        value_lists.add_list(block.arguments);
        locations.add_list(block.locations);
    }
    for value in src.value_lists.run(value_lists.run()) {
        values.add_link(value.index());
    }
    Some(())
}

/// Returns `None` if a block is not in an operation. Accepts blocks nested deeply in another
/// operation.
#[inline]
fn may_be_in(src: &Ir, mut block: u32, owner: u32) -> Option<()> {
    for _ in 0..MAX_SPLIT_LEVELS {
        let region = (block != NIL).then(|| src.blocks.at(block).parent)?;
        let op = (region != NIL).then(|| src.regions.at(region).parent)?;
        if op == owner {
            break;
        }
        block = (op != NIL).then(|| src.ops.at(op).parent)?;
    }
    Some(())
}

/// Adds the operations along one side of the tree: always the first ones, or the last ones.
#[inline]
fn spine(src: &Ir, region: u32, ops: &mut Extent, last: bool) {
    let end = |first: u32, last_one: u32| if last { last_one } else { first };
    let mut next = Some(region);
    while let Some(region) = next {
        let region = src.regions.at(region);
        let block = end(region.first_block, region.last_block);
        if block == NIL {
            return;
        }
        let block = src.blocks.at(block);
        let op = end(block.first_op, block.last_op);
        if op == NIL {
            return;
        }
        ops.add(Run::one(op));
        let regions = src.nested_of(src.ops.at(op)).regions;
        let regions = src.region_lists.get(regions);
        let nested = if last {
            regions.last()
        } else {
            regions.first()
        };
        next = nested.map(|nested| nested.index());
    }
}

#[inline]
fn found_list(kind: Kind, list: PoolSlice, found: &mut impl FnMut(Kind, Run)) {
    if !list.is_empty() {
        found(kind, list.piece());
    }
}

#[inline]
fn found_values(src: &Ir, list: PoolSlice, found: &mut impl FnMut(Kind, Run)) {
    found_list(Kind::ValueLists, list, found);
    for value in src.value_lists.get(list) {
        found(Kind::Values, Run::one(value.index()));
    }
}
