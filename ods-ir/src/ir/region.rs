//! Regions: a list of blocks, owned by an operation.

use super::ids::{EntityId as _, NIL};
use super::{Block, Ir, Operation, RawState, Region};
use crate::location::Location;
use crate::op::OpInfo;
use crate::types::Type;

impl Ir {
    /// Counts the blocks of a region.
    #[inline]
    #[track_caller]
    pub(crate) fn count_blocks(&self, region: Region) -> usize {
        let (mut at, mut count) = (self.regions.get(region).first_block, 0);
        while at != NIL {
            at = self.blocks.at(at).next;
            count += 1;
        }
        count
    }
}

impl Region {
    /// Whether the region exists in `ir`.
    pub fn is_alive(self, ir: &Ir) -> bool {
        ir.regions.contains(self)
    }

    /// The operation that owns the region; `None` while it is being built.
    #[inline]
    #[track_caller]
    pub fn parent_op(self, ir: &Ir) -> Option<Operation> {
        ir.ops.link(ir.regions.get(self).parent)
    }

    /// The region that contains the owning operation.
    #[track_caller]
    pub fn parent_region(self, ir: &Ir) -> Option<Region> {
        self.parent_op(ir)?.parent_region(ir)
    }

    /// The number of this region in its operation.
    #[inline]
    #[track_caller]
    pub fn number(self, ir: &Ir) -> Option<usize> {
        self.parent_op(ir)?
            .regions(ir)
            .iter()
            .position(|region| *region == self)
    }

    /// The first block.
    #[inline]
    #[track_caller]
    pub fn entry_block(self, ir: &Ir) -> Option<Block> {
        ir.blocks.link(ir.regions.get(self).first_block)
    }

    /// The last block.
    #[track_caller]
    pub fn last_block(self, ir: &Ir) -> Option<Block> {
        ir.blocks.link(ir.regions.get(self).last_block)
    }

    /// Whether the region has no blocks.
    #[track_caller]
    pub fn is_empty(self, ir: &Ir) -> bool {
        ir.regions.get(self).first_block == NIL
    }

    /// Whether the region has exactly one block.
    #[inline]
    #[track_caller]
    pub fn has_one_block(self, ir: &Ir) -> bool {
        let data = ir.regions.get(self);
        data.first_block != NIL && data.first_block == data.last_block
    }

    /// The blocks in order.
    #[inline]
    #[track_caller]
    pub fn blocks(self, ir: &Ir) -> impl Iterator<Item = Block> + Clone {
        let mut next = ir.regions.get(self).first_block;
        std::iter::from_fn(move || {
            let block = ir.blocks.link(next)?;
            next = ir.blocks.at(next).next;
            Some(block)
        })
    }

    /// Appends a new block with arguments of the given types.
    #[track_caller]
    pub fn add_block(self, ir: &mut Ir, argument_types: &[Type]) -> Block {
        let block = if argument_types.is_empty() {
            ir.create_empty_block()
        } else {
            ir.create_block(argument_types)
        };
        block.append_new(ir, self);
        block
    }

    /// Whether `other` is this region or nested in it.
    #[track_caller]
    pub fn is_ancestor_of(self, ir: &Ir, other: Region) -> bool {
        ir.regions.get(self);
        let (mut at, mut data) = (other.index(), ir.regions.get(other));
        // Links lead to regions that exist, so their indices tell them apart.
        while at != self.index() {
            let block = match data.parent {
                NIL => NIL,
                op => ir.ops.at(op).parent,
            };
            at = match block {
                NIL => return false,
                block => ir.blocks.at(block).parent,
            };
            if at == NIL {
                return false;
            }
            data = ir.regions.at(at);
        }
        true
    }

    /// Whether definitions must dominate their uses: not in graph regions. Regions of unregistered
    /// operations count as those, if they have one block.
    #[inline]
    #[track_caller]
    pub fn has_ssa_dominance(self, ir: &Ir) -> bool {
        !crate::verify::has_graph_region(ir, self)
    }

    /// Moves all blocks of this region to the end of `target`.
    #[inline]
    #[track_caller]
    pub fn take_body(self, ir: &mut Ir, target: Region) {
        ir.regions.get(target);
        if self == target {
            return;
        }
        while let Some(block) = self.entry_block(ir) {
            block.insert(ir, target, None);
        }
    }

    /// Adds the implicit parts of a region: a block if it has none, and the terminator, unless the
    /// last block already ends with one. An unregistered operation does not count as a terminator.
    #[track_caller]
    pub fn ensure_terminator(self, ir: &mut Ir, terminator: &'static OpInfo, location: Location) {
        let block = match self.last_block(ir) {
            Some(block) => block,
            None => self.add_block(ir, &[]),
        };
        let is_terminator = |op: Operation| op.spec(ir).is_some_and(|spec| spec.is_terminator);
        if !block.last_op(ir).is_some_and(is_terminator) {
            ir.check_location(location);
            let name = ir.names.registered(terminator);
            let op = ir.create_raw(&RawState {
                name,
                location,
                ..RawState::default()
            });
            op.append_new(ir, block);
        }
    }

    /// Frees a region whose blocks contain no operations.
    #[track_caller]
    pub(crate) fn free(self, ir: &mut Ir) {
        let mut at = self.entry_block(ir);
        while let Some(block) = at {
            at = block.next(ir);
            block.free(ir);
        }
        ir.regions.remove(self);
    }
}
