//! Dominance of blocks, operations and values.
//!
//! Each region with more than one block has a dominator tree, computed on first use by the SEMI-NCA
//! algorithm (Georgiadis, "Linear-Time Algorithms for Dominators and Related Problems"), as in
//! LLVM. A block stores the range of its subtree, so that a query takes two comparisons.

use super::ids::{EntityId, NIL};
use super::{Block, Ir, Operation, Region, Value, ValueDefinition};
use std::ops::Range;

/// Dominator trees of the regions of an `Ir`, computed on demand.
///
/// The trees are snapshots: after changing the blocks or branches of a region, create a new
/// `Dominance` or [`invalidate`](Self::invalidate) the region. Until then, queries on blocks of
/// that region return the old results, and a new block counts as unreachable. Operations within a
/// block may change freely, because their order is always looked up. The tree of an erased region
/// is never used for a region that reuses its slot.
///
/// In a graph region all operations of a block dominate each other, regardless of their order.
/// Regions of unregistered operations count as graph regions, if they have one block.
///
/// ```
/// use ods_runtime::{Dominance, Ir, Location, OperationState};
/// let mut ir = Ir::new();
/// let region = ir.create_region();
/// let [entry, a, b] = [(); 3].map(|()| region.add_block(&mut ir, &[]));
/// let mut state = OperationState::unregistered("t.br", Location::UNKNOWN);
/// state.successors.extend([a, b]);
/// let branch = ir.create(state);
/// entry.append(&mut ir, branch);
/// let mut dominance = Dominance::new();
/// assert!(dominance.block_dominates(&ir, entry, a));
/// assert!(!dominance.block_properly_dominates(&ir, a, a));
/// assert_eq!(dominance.nearest_common_dominator(&ir, a, b), Some(entry));
/// assert!(dominance.op_dominates(&ir, branch, branch));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Dominance {
    /// The region whose tree is known, by region index.
    known: Vec<Option<Region>>,
    /// The range of the tree that each block dominates, by block index.
    subtrees: Vec<Subtree>,
    /// The immediate dominator of each block, by block index.
    dominators: Vec<Option<Block>>,
    scratch: Scratch,
}

/// The numbers of the blocks that a block dominates, in an order in which they are contiguous,
/// starting with its own. Empty for an unreachable block.
#[derive(Clone, Copy, Debug, Default)]
struct Subtree {
    start: u32,
    end: u32,
}

/// Buffers of the algorithm, indexed by depth-first number unless stated otherwise.
#[derive(Clone, Debug, Default)]
struct Scratch {
    /// The number of each block, by block index, starting at 1; 0 for a block without number.
    numbers: Vec<u32>,
    /// The block of each number, and its successors that were not visited.
    blocks: Vec<(Block, Range<u32>)>,
    /// Parents in the depth-first tree; compressed while paths are followed.
    ancestors: Vec<u32>,
    /// The number with the smallest semidominator on the compressed path.
    labels: Vec<u32>,
    semidominators: Vec<u32>,
    dominators: Vec<u32>,
    /// The branches between blocks.
    edges: Vec<(u32, u32)>,
    /// The index in `predecessors` of the first predecessor of each number.
    starts: Vec<u32>,
    predecessors: Vec<u32>,
    stack: Vec<u32>,
    sizes: Vec<u32>,
}

impl Scratch {
    /// Numbers the reachable blocks depth first and records the branches to them.
    #[track_caller]
    fn number_blocks(&mut self, ir: &Ir, region: Region, entry: Block) {
        if self.numbers.len() < ir.blocks.capacity() {
            self.numbers.resize(ir.blocks.capacity(), 0);
        }
        self.blocks.clear();
        self.ancestors.clear();
        self.dominators.clear();
        self.edges.clear();
        self.enter(ir, entry, 0);
        while let Some(&from) = self.stack.last() {
            let Some(next) = self.blocks[from as usize].1.next() else {
                self.stack.pop();
                continue;
            };
            let successor = *ir.successor_lists.at(next);
            // A branch to another region is invalid, but queries must tolerate it.
            if ir.blocks.at(successor.index()).parent != region.index() {
                continue;
            }
            let to = match self.numbers[successor.index_in()] {
                0 => self.enter(ir, successor, from),
                number => number - 1,
            };
            self.edges.push((from, to));
        }
    }

    #[track_caller]
    fn enter(&mut self, ir: &Ir, block: Block, parent: u32) -> u32 {
        let number = self.blocks.len() as u32;
        let last = ir.blocks.at(block.index()).last_op;
        let successors = match last {
            NIL => 0..0,
            last => ir.nested_of(ir.ops.at(last)).successors.positions(),
        };
        self.blocks.push((block, successors));
        self.ancestors.push(parent);
        self.dominators.push(parent);
        self.numbers[block.index_in()] = number + 1;
        self.stack.push(number);
        number
    }

    /// Sorts the edges by target.
    fn sort_predecessors(&mut self) {
        self.starts.clear();
        self.starts.resize(self.blocks.len() + 1, 0);
        for (_, to) in &self.edges {
            self.starts[*to as usize] += 1;
        }
        // Counts become end indices; filling from the back turns them into start indices.
        let mut end = 0;
        for start in &mut self.starts {
            end += *start;
            *start = end;
        }
        self.predecessors.clear();
        self.predecessors.resize(self.edges.len(), 0);
        for (from, to) in &self.edges {
            let start = &mut self.starts[*to as usize];
            *start -= 1;
            self.predecessors[*start as usize] = *from;
        }
    }

    /// Computes the immediate dominators.
    fn find_dominators(&mut self) {
        let count = self.blocks.len() as u32;
        self.labels.clear();
        self.labels.extend(0..count);
        self.semidominators.clear();
        self.semidominators.extend(0..count);
        for at in (1..count).rev() {
            let mut best = self.ancestors[at as usize];
            for edge in self.starts[at as usize]..self.starts[at as usize + 1] {
                let label = self.label(self.predecessors[edge as usize], at + 1);
                best = best.min(self.semidominators[label as usize]);
            }
            self.semidominators[at as usize] = best;
        }
        for at in 1..count as usize {
            let mut dominator = self.dominators[at];
            while dominator > self.semidominators[at] {
                dominator = self.dominators[dominator as usize];
            }
            self.dominators[at] = dominator;
        }
    }

    /// Returns the number with the smallest semidominator on the path up from `at` through numbers
    /// not below `linked`; compresses the path.
    fn label(&mut self, at: u32, linked: u32) -> u32 {
        let mut top = at;
        while self.ancestors[top as usize] >= linked {
            self.stack.push(top);
            top = self.ancestors[top as usize];
        }
        while let Some(below) = self.stack.pop() {
            self.ancestors[below as usize] = self.ancestors[top as usize];
            let (upper, lower) = (self.labels[top as usize], self.labels[below as usize]);
            if self.semidominators[upper as usize] < self.semidominators[lower as usize] {
                self.labels[below as usize] = upper;
            }
            top = below;
        }
        self.labels[at as usize]
    }

    /// Assigns every block the range of its subtree.
    fn place_subtrees(&mut self, subtrees: &mut [Subtree]) {
        self.sizes.clear();
        self.sizes.resize(self.blocks.len(), 1);
        for at in (1..self.blocks.len()).rev() {
            self.sizes[self.dominators[at] as usize] += self.sizes[at];
        }
        // The labels are no longer needed: their buffer now holds the start of the next child.
        let starts = &mut self.labels;
        for at in 0..self.blocks.len() {
            let start = if at == 0 {
                0
            } else {
                let parent = self.dominators[at] as usize;
                starts[parent] += self.sizes[at];
                starts[parent] - self.sizes[at]
            };
            starts[at] = start + 1;
            let block = self.blocks[at].0.index_in();
            self.numbers[block] = 0;
            subtrees[block] = Subtree {
                start,
                end: start + self.sizes[at],
            };
        }
    }
}

impl Dominance {
    /// Creates an empty cache of trees.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether the tree of `region` is known.
    #[inline]
    pub(super) fn knows(&self, region: Region) -> bool {
        self.known.get(region.index() as usize) == Some(&Some(region))
    }

    /// Computes the tree of `region`, if it is not known.
    #[track_caller]
    fn prepare(&mut self, ir: &Ir, region: Region) {
        let at = region.index() as usize;
        if self.knows(region) {
            return;
        }
        if self.known.len() <= at {
            self.known.resize(at + 1, None);
        }
        self.known[at] = Some(region);
        let Some(entry) = region.entry_block(ir) else {
            return;
        };
        if self.subtrees.len() < ir.blocks.capacity() {
            self.subtrees
                .resize(ir.blocks.capacity(), Subtree::default());
            self.dominators.resize(ir.blocks.capacity(), None);
        }
        // Removes results of an older tree, and of blocks that had these indices before.
        for block in region.blocks(ir) {
            self.subtrees[block.index_in()] = Subtree::default();
            self.dominators[block.index_in()] = None;
        }
        self.scratch.number_blocks(ir, region, entry);
        self.scratch.sort_predecessors();
        self.scratch.find_dominators();
        self.scratch.place_subtrees(&mut self.subtrees);
        let Scratch {
            blocks, dominators, ..
        } = &self.scratch;
        for ((block, _), dominator) in blocks.iter().zip(dominators).skip(1) {
            self.dominators[block.index_in()] = Some(blocks[*dominator as usize].0);
        }
    }

    #[track_caller]
    fn subtree(&self, block: Block) -> Subtree {
        let subtree = self.subtrees.get(block.index_in());
        subtree.copied().unwrap_or_default()
    }

    /// Discards the tree of `region`, whose blocks or branches changed. The trees of nested regions
    /// are kept.
    #[inline]
    #[track_caller]
    pub fn invalidate(&mut self, region: Region) {
        if let Some(known) = self.known.get_mut(region.index() as usize) {
            *known = None;
        }
    }

    /// Whether block `a` dominates block `b` and differs from it. As in MLIR, a block of a graph
    /// region properly dominates itself.
    #[inline]
    #[track_caller]
    pub fn block_properly_dominates(&mut self, ir: &Ir, a: Block, b: Block) -> bool {
        self.block_dominates(ir, a, b) && (a != b || !has_order(ir, a))
    }

    /// Returns the last block on every path to `block` except itself; `None` for an entry block and
    /// for an unreachable block.
    #[track_caller]
    pub fn immediate_dominator(&mut self, ir: &Ir, block: Block) -> Option<Block> {
        self.prepare(ir, block.parent_region(ir)?);
        *self.dominators.get(block.index_in())?
    }

    /// Returns the last block that dominates both `a` and `b`, which may be one of them. For blocks
    /// of different regions, it is a block of the innermost region that contains both. Because
    /// every block dominates an unreachable block, the result for an unreachable block is the other
    /// one. `None` if no region contains both.
    #[inline]
    #[track_caller]
    pub fn nearest_common_dominator(&mut self, ir: &Ir, a: Block, b: Block) -> Option<Block> {
        ir.blocks.get(b);
        let regions: ods_lookup::LookupMap<Region, Block> = enclosing(ir, a)
            .filter_map(|block| Some((block.parent_region(ir)?, block)))
            .collect();
        let pair = |block: Block| Some((*regions.get(&block.parent_region(ir)?)?, block));
        let (a, b) = enclosing(ir, b).find_map(pair)?;
        if !self.is_reachable(ir, a) {
            return Some(b);
        }
        let mut at = a;
        while !self.block_dominates(ir, at, b) {
            at = self.immediate_dominator(ir, at)?;
        }
        Some(at)
    }

    /// Whether block `a` dominates block `b`. Every block dominates itself and all unreachable
    /// blocks. If `b` is nested more deeply, its enclosing block in `a`'s region is compared.
    #[track_caller]
    pub fn block_dominates(&mut self, ir: &Ir, a: Block, b: Block) -> bool {
        let (outer, inner) = (ir.blocks.get(a).parent, ir.blocks.get(b).parent);
        if a == b {
            return true;
        }
        let Some(region) = ir.regions.link(outer) else {
            return false;
        };
        let around = if inner == outer {
            Some(b)
        } else {
            enclosing(ir, b).find(|block| block.parent_region(ir) == Some(region))
        };
        let Some(b) = around else {
            return false;
        };
        if a == b {
            return true;
        }
        self.prepare(ir, region);
        let (a, b) = (self.subtree(a), self.subtree(b));
        b.start == b.end || (a.start <= b.start && b.start < a.end)
    }

    /// Whether `block` is reachable from the entry of its region.
    #[track_caller]
    pub fn is_reachable(&mut self, ir: &Ir, block: Block) -> bool {
        if block.is_entry(ir) {
            return true;
        }
        let Some(region) = block.parent_region(ir) else {
            return false;
        };
        self.prepare(ir, region);
        let subtree = self.subtree(block);
        subtree.start != subtree.end
    }

    /// Whether `value` is defined on every path to `user`, so that `user` may use it as an operand.
    /// Always holds in graph regions.
    #[track_caller]
    pub fn properly_dominates(&mut self, ir: &Ir, value: Value, user: Operation) -> bool {
        ir.ops.get(user);
        match value.definition(ir) {
            ValueDefinition::Argument(block, _) => {
                let region = block.parent_region(ir);
                let at = region.and_then(|region| ancestor_in(ir, user, region));
                let user = at.and_then(|at| at.parent_block(ir));
                user.is_some_and(|user| self.block_dominates(ir, block, user))
            }
            ValueDefinition::Result(op, _) => self.op_properly_dominates(ir, op, user),
        }
    }

    /// Whether `user` defines `value` or may use it as an operand.
    #[inline]
    #[track_caller]
    pub fn dominates(&mut self, ir: &Ir, value: Value, user: Operation) -> bool {
        value.defining_op(ir) == Some(user) || self.properly_dominates(ir, value, user)
    }

    /// Whether `op` is `user`, or precedes it on every path to it.
    #[inline]
    #[track_caller]
    pub fn op_dominates(&mut self, ir: &Ir, op: Operation, user: Operation) -> bool {
        self.op_properly_dominates(ir, op, user) || op == user
    }

    /// Whether `op` precedes `user` on every path to it. An operation properly dominates itself and
    /// the operations nested in it only in a graph region.
    #[track_caller]
    pub fn op_properly_dominates(&mut self, ir: &Ir, op: Operation, user: Operation) -> bool {
        ir.ops.get(user);
        // Fast path: almost every use is in the block of the definition.
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
            // An operation dominates neither itself nor its nested operations, except in a graph
            // region.
            return op.is_before_in_block(ir, at) || crate::verify::has_graph_region(ir, region);
        }
        self.block_dominates(ir, block, user_block)
    }
}

/// Whether the operations of a block have an order: its region is not a graph region.
#[inline]
fn has_order(ir: &Ir, block: Block) -> bool {
    let region = block.parent_region(ir);
    region.is_none_or(|region| region.has_ssa_dominance(ir))
}

/// Yields the block and its enclosing blocks, innermost first.
fn enclosing(ir: &Ir, block: Block) -> impl Iterator<Item = Block> {
    std::iter::successors(Some(block), |block| block.parent_op(ir)?.parent_block(ir))
}

/// Returns the operation directly in `region` that is `op` or encloses it.
fn ancestor_in(ir: &Ir, op: Operation, region: Region) -> Option<Operation> {
    std::iter::successors(Some(op), |op| op.parent_op(ir))
        .find(|op| op.parent_region(ir) == Some(region))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::OperationState;
    use crate::location::Location;

    /// Builds a region whose block `n` branches to the blocks `branches[n]`.
    fn region(ir: &mut Ir, branches: &[Vec<usize>]) -> (Region, Vec<Block>) {
        let region = ir.create_region();
        let blocks: Vec<Block> = branches.iter().map(|_| region.add_block(ir, &[])).collect();
        for (block, branches) in blocks.iter().zip(branches) {
            let mut state = OperationState::unregistered("t.br", Location::UNKNOWN);
            state
                .successors
                .extend(branches.iter().map(|to| blocks[*to]));
            let op = ir.create(state);
            block.append(ir, op);
        }
        (region, blocks)
    }

    /// Returns the blocks that are reachable from the entry without passing `avoided`.
    fn reached(branches: &[Vec<usize>], avoided: usize) -> Vec<bool> {
        let mut reached = vec![false; branches.len()];
        let mut pending = vec![0];
        while let Some(at) = pending.pop() {
            if at != avoided && !std::mem::replace(&mut reached[at], true) {
                pending.extend(&branches[at]);
            }
        }
        reached
    }

    #[test]
    fn a_block_dominates_what_is_not_reached_without_it() {
        // A linear congruential generator: the same numbers in every run.
        let mut random = 1_u32;
        let mut below = |bound: usize| {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (random >> 8) as usize % bound
        };
        let mut ir = Ir::new();
        let mut dominance = Dominance::new();
        for _ in 0..200 {
            let count = 1 + below(12);
            let branches: Vec<Vec<usize>> = (0..count)
                .map(|_| (0..below(3)).map(|_| below(count)).collect())
                .collect();
            let (_, blocks) = region(&mut ir, &branches);
            let reachable = reached(&branches, usize::MAX);
            for a in 0..count {
                let without = reached(&branches, a);
                assert_eq!(dominance.is_reachable(&ir, blocks[a]), reachable[a]);
                for b in 0..count {
                    assert_eq!(
                        dominance.block_dominates(&ir, blocks[a], blocks[b]),
                        a == b || !reachable[b] || (reachable[a] && !without[b]),
                        "block {a} and block {b} of {branches:?}"
                    );
                    let (from, to) = (blocks[a].index(), blocks[b].index());
                    if a != b {
                        let nearby = ir.is_dominated_nearby(from, to);
                        let is_right = dominance.block_dominates(&ir, blocks[a], blocks[b]);
                        assert!(is_right || !nearby, "{a} and {b} of {branches:?}");
                        assert!(nearby || !is_right || count > 8, "{a}, {b}: {branches:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn common_dominators_are_the_last_of_all() {
        let mut ir = Ir::new();
        // Block 5 is unreachable.
        let branches: Vec<Vec<usize>> = vec![
            vec![1, 2],
            vec![3, 4],
            vec![6],
            vec![6],
            vec![6],
            vec![6],
            vec![],
        ];
        let (region, blocks) = region(&mut ir, &branches);
        let mut dominance = Dominance::new();
        for a in &blocks {
            for b in &blocks {
                let nearest = dominance.nearest_common_dominator(&ir, *a, *b).unwrap();
                for c in &blocks {
                    let both = dominance.block_dominates(&ir, *c, *a)
                        && dominance.block_dominates(&ir, *c, *b);
                    let is_above = dominance.block_dominates(&ir, *c, nearest);
                    assert_eq!(both, is_above, "{a:?} {b:?} {c:?}");
                }
            }
        }
        let idom = |dominance: &mut Dominance, ir: &Ir, at: usize| {
            dominance.immediate_dominator(ir, blocks[at])
        };
        assert_eq!(idom(&mut dominance, &ir, 6), Some(blocks[0]));
        assert_eq!(idom(&mut dominance, &ir, 3), Some(blocks[1]));
        assert_eq!(idom(&mut dominance, &ir, 0), None);
        // A nested region, and a change.
        let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
        state.new_regions = 1;
        let holder = ir.create(state);
        let branch = blocks[1].last_op(&ir).unwrap();
        holder.move_before(&mut ir, branch);
        let inner = holder.regions(&ir)[0].add_block(&mut ir, &[]);
        let nearest = dominance.nearest_common_dominator(&ir, inner, blocks[3]);
        assert_eq!(nearest, Some(blocks[1]));
        assert!(dominance.block_dominates(&ir, blocks[0], inner));
        assert!(dominance.block_properly_dominates(&ir, blocks[1], inner));
        assert!(!dominance.block_dominates(&ir, inner, blocks[3]));
        let first = blocks[0].last_op(&ir).unwrap();
        first.set_successor(&mut ir, 1, blocks[1]);
        dominance.invalidate(region);
        assert_eq!(idom(&mut dominance, &ir, 6), Some(blocks[1]));
        assert!(!dominance.is_reachable(&ir, blocks[2]));
    }

    #[test]
    fn long_chains_of_blocks_cost_little() {
        let count = 50_000;
        // Every block branches to the next one, or back to any earlier one.
        let branches: Vec<Vec<usize>> = (0..count)
            .map(|at| vec![(at + 1).min(count - 1), at * 7919 % (at + 1)])
            .collect();
        let mut ir = Ir::new();
        let (_, blocks) = region(&mut ir, &branches);
        let mut dominance = Dominance::new();
        for at in 1..count {
            assert!(dominance.block_dominates(&ir, blocks[at - 1], blocks[at]));
            assert!(!dominance.block_dominates(&ir, blocks[at], blocks[at - 1]));
        }
    }
}
