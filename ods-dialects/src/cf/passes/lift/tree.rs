//! Which blocks dominate which, in an order.

use ods_runtime::Dominance;
use ods_runtime::prelude::*;

/// Dominator trees of regions, computed on demand.
#[derive(Debug, Default)]
pub(super) struct Trees {
    dominance: Dominance,
    /// The blocks whose immediate dominator a block is, by its index, in depth-first order.
    children: Vec<Vec<Block>>,
    /// The region whose tree is known, by the index of its first block.
    known: Vec<Option<Region>>,
}

impl Trees {
    /// Forgets the tree of a region.
    pub(super) fn invalidate(&mut self, ir: &Ir, region: Region) {
        self.dominance.invalidate(region);
        let entry = region.entry_block(ir);
        if let Some(known) = entry.and_then(|entry| self.known.get_mut(entry.index_in())) {
            *known = None;
        }
    }

    /// Whether block `a` dominates `b`.
    pub(super) fn dominates(&mut self, ir: &Ir, a: Block, b: Block) -> bool {
        self.dominance.block_dominates(ir, a, b)
    }

    /// A block and those that it dominates, each before those that it dominates itself.
    pub(super) fn dominated(&mut self, ir: &Ir, block: Block) -> Vec<Block> {
        if let Some(region) = block.parent_region(ir) {
            self.prepare(ir, region);
        }
        let mut found = Vec::new();
        let mut pending = vec![block];
        while let Some(block) = pending.pop() {
            found.push(block);
            let children = self.children.get(block.index_in());
            pending.extend(children.into_iter().flatten().rev());
        }
        found
    }

    fn prepare(&mut self, ir: &Ir, region: Region) {
        let Some(entry) = region.entry_block(ir) else {
            return;
        };
        let last = region.blocks(ir).map(Block::index_in).max().unwrap_or(0);
        if self.known.len() <= last {
            self.known.resize(last + 1, None);
            self.children.resize(last + 1, Vec::new());
        }
        if self.known[entry.index_in()] == Some(region) {
            return;
        }
        self.known[entry.index_in()] = Some(region);
        self.dominance.invalidate(region);
        for block in region.blocks(ir) {
            self.children[block.index_in()].clear();
        }
        for block in depth_first(ir, entry) {
            if let Some(dominator) = self.dominance.immediate_dominator(ir, block) {
                self.children[dominator.index_in()].push(block);
            }
        }
    }
}

/// The blocks that control may reach from one, in depth-first order.
fn depth_first(ir: &Ir, entry: Block) -> Vec<Block> {
    let mut seen: Vec<bool> = Vec::new();
    let mut found = Vec::new();
    let mut pending = vec![entry];
    while let Some(block) = pending.pop() {
        if seen.len() <= block.index_in() {
            seen.resize(block.index_in() + 1, false);
        }
        if !std::mem::replace(&mut seen[block.index_in()], true) {
            found.push(block);
            pending.extend(block.successors(ir).iter().rev());
        }
    }
    found
}
