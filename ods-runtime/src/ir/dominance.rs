//! Which block, operation or value comes first on every path.
//!
//! One tree per region that has more than one block, computed when first asked
//! for, by the algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast
//! Dominance Algorithm").

use super::{Block, Ir, Operation, Region, Value, ValueDefinition};
use rustc_hash::FxHashMap;

/// Dominator trees of the regions of an `Ir`, computed on demand.
///
/// It is a snapshot: after a change of blocks or branches make a new one.
#[derive(Debug, Default)]
pub struct Dominance {
    regions: FxHashMap<Region, Tree>,
}

/// The blocks of a region in reverse post order, each with its immediate
/// dominator's number.
#[derive(Debug)]
struct Tree {
    number: FxHashMap<Block, u32>,
    immediate: Vec<u32>,
}

impl Tree {
    fn new(ir: &Ir, region: Region) -> Self {
        let order = reverse_post_order(ir, region);
        let number: FxHashMap<Block, u32> = order
            .iter()
            .enumerate()
            .map(|(at, block)| (*block, at as u32))
            .collect();
        const UNKNOWN: u32 = u32::MAX;
        let mut immediate = vec![UNKNOWN; order.len()];
        if !immediate.is_empty() {
            immediate[0] = 0;
        }
        let predecessors: Vec<Vec<u32>> = order
            .iter()
            .map(|block| {
                block
                    .predecessors(ir)
                    .filter_map(|from| number.get(&from).copied())
                    .collect()
            })
            .collect();
        let mut changed = true;
        while changed {
            changed = false;
            for at in 1..order.len() {
                let mut known = predecessors[at]
                    .iter()
                    .copied()
                    .filter(|from| immediate[*from as usize] != UNKNOWN);
                let Some(first) = known.next() else { continue };
                let common = known.fold(first, |mut a, mut b| {
                    while a != b {
                        while a > b {
                            a = immediate[a as usize];
                        }
                        while b > a {
                            b = immediate[b as usize];
                        }
                    }
                    a
                });
                if immediate[at] != common {
                    immediate[at] = common;
                    changed = true;
                }
            }
        }
        Self { number, immediate }
    }

    /// Whether `a` dominates `b`; an unreachable block is dominated by all.
    fn dominates(&self, a: Block, b: Block) -> bool {
        let Some(mut at) = self.number.get(&b).copied() else {
            return true;
        };
        let Some(goal) = self.number.get(&a).copied() else {
            return false;
        };
        while at > goal {
            at = self.immediate[at as usize];
        }
        at == goal
    }
}

/// The blocks that can be reached from the entry.
fn reverse_post_order(ir: &Ir, region: Region) -> Vec<Block> {
    let Some(entry) = region.entry_block(ir) else {
        return Vec::new();
    };
    let mut seen = rustc_hash::FxHashSet::from_iter([entry]);
    let mut order = Vec::new();
    let mut stack = vec![(entry, 0)];
    while let Some((block, next)) = stack.last_mut() {
        if let Some(successor) = block.successors(ir).get(*next) {
            *next += 1;
            if seen.insert(*successor) {
                stack.push((*successor, 0));
            }
        } else {
            order.push(*block);
            stack.pop();
        }
    }
    order.reverse();
    order
}

impl Dominance {
    /// Nothing computed yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether block `a` dominates block `b` of the same region; every block
    /// dominates itself.
    pub fn block_dominates(&mut self, ir: &Ir, a: Block, b: Block) -> bool {
        if a == b {
            return true;
        }
        let Some(region) = a.parent_region(ir) else {
            return false;
        };
        if b.parent_region(ir) != Some(region) {
            return false;
        }
        self.regions
            .entry(region)
            .or_insert_with(|| Tree::new(ir, region))
            .dominates(a, b)
    }

    /// Whether block `block` can be reached from the entry of its region.
    pub fn is_reachable(&mut self, ir: &Ir, block: Block) -> bool {
        if block.is_entry(ir) {
            return true;
        }
        let Some(region) = block.parent_region(ir) else {
            return false;
        };
        self.regions
            .entry(region)
            .or_insert_with(|| Tree::new(ir, region))
            .number
            .contains_key(&block)
    }

    /// Whether `value` is defined on every path to `user`, so that `user` may
    /// take it as operand. Within graph regions everything is.
    pub fn properly_dominates(&mut self, ir: &Ir, value: Value, user: Operation) -> bool {
        match value.definition(ir) {
            ValueDefinition::Argument(block, _) => {
                let Some(region) = block.parent_region(ir) else {
                    return false;
                };
                let Some(at) = ancestor_in(ir, user, region) else {
                    return false;
                };
                at.parent_block(ir)
                    .is_some_and(|user| self.block_dominates(ir, block, user))
            }
            ValueDefinition::Result(op, _) => self.op_properly_dominates(ir, op, user),
        }
    }

    /// Whether `op` stands before `user` on every path to it.
    pub fn op_properly_dominates(&mut self, ir: &Ir, op: Operation, user: Operation) -> bool {
        // Almost every use is in the block of the definition.
        let Some(block) = op.parent_block(ir) else {
            return false;
        };
        let Some(region) = block.parent_region(ir) else {
            return false;
        };
        let at = if user.parent_block(ir) == Some(block) {
            Some(user)
        } else {
            ancestor_in(ir, user, region)
        };
        let Some(at) = at else { return false };
        let Some(user_block) = at.parent_block(ir) else {
            return false;
        };
        if user_block == block {
            // An operation dominates neither itself nor what is nested in it,
            // except in a graph region.
            return op.is_before_in_block(ir, at) || crate::verify::has_graph_region(ir, region);
        }
        self.block_dominates(ir, block, user_block)
    }
}

/// The operation in `region` itself that is or holds `op`.
fn ancestor_in(ir: &Ir, op: Operation, region: Region) -> Option<Operation> {
    std::iter::successors(Some(op), |op| op.parent_op(ir))
        .find(|op| op.parent_region(ir) == Some(region))
}
