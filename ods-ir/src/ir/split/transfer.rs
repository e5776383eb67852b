//! Copies the contents of regions from one `Ir` to another.
//!
//! The contents are located first; then slots are taken in the other `Ir`, and the tables are
//! copied one by one with their links translated.
//!
//! **Invariant:** the source is unchanged until everything is copied. Moved entities must not use
//! entities outside, nor be used by them.
//!
//! Each step records in a local variable whether a link leads outside, and updates [`Outside`] once
//! per entity. A single memory location that every link reads and writes would serialize all of
//! them.

use super::find::{Found, find};
use super::numbers::{AllNumbers, NewFiles, NumberTables};
use super::space::{KINDS, Kind, Links, Moved, Space, Tables};
use crate::ir::ids::{EntityId, Generations, NIL, Table};
use crate::ir::pool::Pool;
use crate::ir::runs::{Run, put};
use crate::ir::uses::UseNode;
use crate::ir::{ARGUMENT, Ir, Nested, NestedNumber, Region};

/// Tables that are reused; empty between uses.
#[derive(Default, Debug)]
pub(crate) struct Scratch {
    tables: Tables,
    pub(super) numbers: AllNumbers,
}

/// A clone is empty, because the tables hold nothing between uses.
impl Clone for Scratch {
    #[inline]
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// Which of the [`OUTSIDE`] errors occurred.
type Outside = [bool; 5];

/// The errors of uses across the border.
const OUTSIDE: [&str; 5] = [
    "a value from outside is used inside",
    "a value from inside is used outside",
    "a branch leads outside",
    "a branch leads inside",
    "the lists of operations are torn",
];

impl Scratch {
    /// Copies the contents of the first region of each pair, in `src`, into the second, in `dst`,
    /// which must be empty; to the slots from `wanted` on if they are free. `known` is where the
    /// contents were put earlier and may still be.
    ///
    /// # Errors
    ///
    /// If an entity inside and one outside use each other. `dst` is then unchanged.
    #[inline]
    pub(super) fn copy(
        &mut self,
        src: &Ir,
        dst: &mut Ir,
        files: NewFiles,
        kept: &[(Region, Region)],
        wanted: &[u32; KINDS],
        known: Option<&[Run; KINDS]>,
    ) -> Result<Moved, &'static str> {
        let mut copy = |found| self.copy_found(src, dst, files, kept, wanted, found);
        // If the guess is wrong, a link leads outside.
        known
            .and_then(|known| copy(Found::Known(known)).ok())
            .or_else(|| copy(Found::AtOnce).ok())
            .map_or_else(|| copy(Found::OneByOne), Ok)
    }

    #[inline]
    fn copy_found(
        &mut self,
        src: &Ir,
        dst: &mut Ir,
        files: NewFiles,
        kept: &[(Region, Region)],
        wanted: &[u32; KINDS],
        found: Found<'_>,
    ) -> Result<Moved, &'static str> {
        let Some(mut moved) = find(src, kept, found, &mut self.tables.open) else {
            return Err(OUTSIDE[4]);
        };
        moved.take_places(dst, wanted);
        self.tables.fill(src, &moved);
        let mut copying = Copying {
            tables: &self.tables,
            moved: &moved,
            src,
            outside: Outside::default(),
        };
        let generations = [
            copying.copy_ops(dst, &mut self.numbers, files),
            copying.copy_blocks(dst),
            copying.copy_regions(dst),
            copying.copy_values(dst, &mut self.numbers),
        ];
        copying.copy_lists(dst, &mut self.numbers, files);
        let outside = copying.outside;
        self.tables.clear(&moved);
        if let Some(what) = outside.iter().position(|outside| *outside) {
            moved.give_places_back(dst);
            return Err(OUTSIDE[what]);
        }
        moved.set_old_generations(generations);
        Ok(moved)
    }
}

/// The state of a copy.
struct Copying<'a> {
    tables: &'a Tables,
    moved: &'a Moved,
    src: &'a Ir,
    outside: Outside,
}

impl<'a> Copying<'a> {
    #[inline]
    fn links(&self, kind: Kind) -> Links<'a> {
        self.tables.links(self.moved, kind)
    }

    #[inline]
    fn copy_ops(&mut self, dst: &mut Ir, numbers: &mut AllNumbers, files: NewFiles) -> Generations {
        let (ops, blocks) = (self.links(Kind::Ops), self.links(Kind::Blocks));
        let operands = self.links(Kind::OperandLists);
        let successors = self.links(Kind::SuccessorLists);
        let results = self.links(Kind::ValueLists);
        let regions = self.links(Kind::RegionLists);
        let [.., torn] = &mut self.outside;
        let (mut dst, holders) = NumberTables::of(dst);
        let (src, space) = (self.src, self.moved.space(Kind::Ops));
        let generations = put_space(space, holders.ops, &src.ops, |op| {
            let mut lost = op.parent == NIL;
            op.parent = blocks.likely(op.parent, &mut lost);
            op.prev = ops.likely(op.prev, &mut lost);
            op.next = ops.likely(op.next, &mut lost);
            op.operands = operands.list(op.operands, &mut lost);
            op.results = results.list(op.results, &mut lost);
            if op.nested != NestedNumber::NONE {
                let nested = src.nested.get(op.nested);
                op.nested = holders.nested.insert(Nested {
                    regions: regions.list(nested.regions, &mut lost),
                    successors: successors.list(nested.successors, &mut lost),
                });
            }
            *torn |= lost;
            numbers.change_head(src, &mut dst, files, op);
        });
        *torn |= generations.is_any_free();
        generations
    }

    #[inline]
    fn copy_blocks(&mut self, dst: &mut Ir) -> Generations {
        let (ops, blocks) = (self.links(Kind::Ops), self.links(Kind::Blocks));
        let (regions, uses) = (self.links(Kind::Regions), self.links(Kind::SuccessorLists));
        let values = self.links(Kind::ValueLists);
        let locations = self.links(Kind::LocationLists);
        let [.., block_use, torn] = &mut self.outside;
        let mut in_kept = 0;
        let (src, space) = (self.src, self.moved.space(Kind::Blocks));
        let generations = put_space(space, &mut dst.blocks, &src.blocks, |block| {
            let mut is_in_kept = block.parent == NIL;
            block.parent = regions.link(block.parent, &mut is_in_kept);
            in_kept += u32::from(is_in_kept);
            let mut lost = false;
            block.prev = blocks.link(block.prev, &mut lost);
            block.next = blocks.link(block.next, &mut lost);
            block.first_op = ops.link(block.first_op, &mut lost);
            block.last_op = ops.link(block.last_op, &mut lost);
            block.first_use = uses.link(block.first_use, block_use);
            block.arguments = values.list(block.arguments, &mut lost);
            block.locations = locations.list(block.locations, &mut lost);
            *torn |= lost;
        });
        // The regions that stay lose their blocks to those of the other `Ir`.
        for (from, to) in self.moved.kept() {
            let old = self.src.regions.at(*from);
            let first = blocks.link(old.first_block, torn);
            let new = dst.regions.at_mut(*to);
            new.first_block = first;
            new.last_block = blocks.link(old.last_block, torn);
            let mut block = first;
            while block != NIL && in_kept != 0 {
                in_kept -= 1;
                let data = dst.blocks.at_mut(block);
                data.parent = *to;
                block = data.next;
            }
            *torn |= block != NIL;
        }
        *torn |= in_kept != 0 || generations.is_any_free();
        generations
    }

    #[inline]
    fn copy_regions(&mut self, dst: &mut Ir) -> Generations {
        let (ops, blocks) = (self.links(Kind::Ops), self.links(Kind::Blocks));
        let [.., torn] = &mut self.outside;
        let (src, space) = (self.src, self.moved.space(Kind::Regions));
        let generations = put_space(space, &mut dst.regions, &src.regions, |region| {
            let mut lost = region.parent == NIL;
            region.parent = ops.link(region.parent, &mut lost);
            region.first_block = blocks.link(region.first_block, &mut lost);
            region.last_block = blocks.link(region.last_block, &mut lost);
            *torn |= lost;
        });
        *torn |= generations.is_any_free();
        generations
    }

    #[inline]
    fn copy_values(&mut self, dst: &mut Ir, numbers: &mut AllNumbers) -> Generations {
        let (ops, blocks) = (self.links(Kind::Ops), self.links(Kind::Blocks));
        let uses = self.links(Kind::OperandLists);
        let [_, value_use, .., torn] = &mut self.outside;
        let (mut dst, holders) = NumberTables::of(dst);
        let (src, space) = (self.src, self.moved.space(Kind::Values));
        let generations = put_space(space, holders.values, &src.values, |value| {
            value.ty = numbers.ty(src, &mut dst, value.ty);
            let (mut lost, mut used) = (value.owner == NIL, false);
            value.first_use = uses.link(value.first_use, &mut used);
            let is_result = value.number & ARGUMENT == 0;
            let owners = if is_result { ops } else { blocks };
            value.owner = owners.likely(value.owner, &mut lost);
            *torn |= lost;
            *value_use |= used;
        });
        *torn |= generations.is_any_free();
        generations
    }

    #[inline]
    fn copy_lists(&mut self, dst: &mut Ir, numbers: &mut AllNumbers, files: NewFiles) {
        let (ops, blocks) = (self.links(Kind::Ops), self.links(Kind::Blocks));
        let (regions, values) = (self.links(Kind::Regions), self.links(Kind::Values));
        let operands = self.links(Kind::OperandLists);
        let successors = self.links(Kind::SuccessorLists);
        let [value, value_use, block, block_use, _] = &mut self.outside;
        let src = self.src;
        // The spare room of a list holds arbitrary elements.
        for (run, to) in self.moved.space(Kind::ValueLists).moves() {
            let old = src.value_lists.run(run).iter();
            dst.value_lists
                .put(to, old.map(|old| values.id(*old, &mut false)));
        }
        for (run, to) in self.moved.space(Kind::RegionLists).moves() {
            let old = src.region_lists.run(run).iter();
            dst.region_lists
                .put(to, old.map(|old| regions.id(*old, &mut false)));
        }
        let operands = UseLists {
            space: self.moved.space(Kind::OperandLists),
            links: operands,
            used: values,
            owners: ops,
        };
        let to = (&mut dst.operand_lists, &mut dst.operand_uses);
        let from = (&src.operand_lists, &src.operand_uses[..]);
        operands.copy(from, to, [value, value_use]);
        let successors = UseLists {
            space: self.moved.space(Kind::SuccessorLists),
            links: successors,
            used: blocks,
            owners: ops,
        };
        let to = (&mut dst.successor_lists, &mut dst.successor_uses);
        let from = (&src.successor_lists, &src.successor_uses[..]);
        successors.copy(from, to, [block, block_use]);
        let (mut dst, holders) = NumberTables::of(dst);
        for (run, to) in self.moved.space(Kind::LocationLists).moves() {
            let old = src.location_lists.run(run).iter();
            let new = old.map(|old| numbers.location(src, &mut dst, files, *old));
            holders.location_lists.put(to, new);
        }
    }
}

/// Copies the entities of a table that move, each modified by `change`. Returns a summary of their
/// old generations.
fn put_space<T: Clone>(
    space: &Space,
    dst: &mut Table<T>,
    src: &Table<T>,
    mut change: impl FnMut(&mut T),
) -> Generations {
    let mut generations = Generations::default();
    for (run, to) in space.moves() {
        generations.add(dst.put_run(to, space.generation, src, run, &mut change));
    }
    generations
}

/// The positions of the lists of entities used by operations, and the links in their use-list
/// nodes.
struct UseLists<'a> {
    space: &'a Space,
    links: Links<'a>,
    used: Links<'a>,
    owners: Links<'a>,
}

impl UseLists<'_> {
    fn copy<I: EntityId>(
        self,
        (from_lists, from_nodes): (&Pool<I>, &[UseNode]),
        (lists, nodes): (&mut Pool<I>, &mut Vec<UseNode>),
        [used_outside, use_outside]: [&mut bool; 2],
    ) {
        let links = self.links;
        let (mut used, mut lost) = (false, false);
        for (run, to) in self.space.moves() {
            let old_nodes = &from_nodes[run.range()];
            let old = from_lists.run(run).iter().zip(old_nodes);
            let new = old.map(|(item, node)| {
                let mut outside = false;
                let id = self.used.id(*item, &mut outside);
                // The spare room of a list holds arbitrary elements.
                used |= outside && node.owner != NIL;
                id
            });
            lists.put(to, new);
            let new = old_nodes.iter().map(|node| {
                let mut outside = false;
                let node = UseNode {
                    prev: links.link(node.prev, &mut outside),
                    next: links.link(node.next, &mut outside),
                    owner: self.owners.likely(node.owner, &mut outside),
                };
                lost |= outside;
                node
            });
            put(nodes, to, new);
        }
        *used_outside |= used;
        *use_outside |= lost;
    }
}
