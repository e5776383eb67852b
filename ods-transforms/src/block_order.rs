//! Orders operations of several blocks.

use ods_ir::ir::{Block, Ir, Operation, Region};
use ods_lookup::{LookupMap, LookupSet};

/// Orders operations such that each comes after those that dominate it.
pub(crate) fn sort_by_dominance<T>(ir: &Ir, ops: &mut [(Operation, T)]) {
    let mut order = BlockOrder::default();
    ops.sort_by_cached_key(|(op, _)| order.path(ir, *op));
}

/// Numbers of blocks, in an order in which blocks come after those that dominate them, and of the
/// operations in them.
#[derive(Default)]
struct BlockOrder {
    blocks: LookupMap<Block, usize>,
    ops: LookupMap<Operation, usize>,
    known: LookupSet<Region>,
}

impl BlockOrder {
    /// The numbers of the blocks and operations around an operation, from the outside.
    #[inline]
    fn path(&mut self, ir: &Ir, op: Operation) -> Vec<usize> {
        let mut path = Vec::new();
        let mut at = Some(op);
        while let Some(op) = at {
            if let Some(block) = op.parent_block(ir) {
                path.push(self.op(ir, block, op));
                path.push(self.block(ir, block));
            }
            at = op.parent_op(ir);
        }
        path.reverse();
        path
    }

    #[inline]
    fn op(&mut self, ir: &Ir, block: Block, op: Operation) -> usize {
        if let Some(number) = self.ops.get(&op) {
            return *number;
        }
        for (number, op) in block.operations(ir).enumerate() {
            self.ops.insert(op, number);
        }
        self.ops.get(&op).copied().unwrap_or_default()
    }

    #[inline]
    fn block(&mut self, ir: &Ir, block: Block) -> usize {
        if let Some(region) = block.parent_region(ir)
            && self.known.insert(region)
        {
            self.number_blocks(ir, region);
        }
        self.blocks.get(&block).copied().unwrap_or_default()
    }

    /// Numbers the blocks in the reverse order in which a search leaves them.
    #[inline]
    fn number_blocks(&mut self, ir: &Ir, region: Region) {
        let mut seen = LookupSet::default();
        let mut start = 0;
        for first in region.blocks(ir) {
            if !seen.insert(first) {
                continue;
            }
            let (mut left, mut stack) = (Vec::new(), vec![(first, 0)]);
            while let Some((block, next)) = stack.last_mut() {
                if let Some(successor) = block.successors(ir).get(*next).copied() {
                    *next += 1;
                    if seen.insert(successor) {
                        stack.push((successor, 0));
                    }
                } else {
                    left.push(*block);
                    stack.pop();
                }
            }
            for (number, block) in left.iter().rev().enumerate() {
                self.blocks.insert(*block, start + number);
            }
            start += left.len();
        }
    }
}
