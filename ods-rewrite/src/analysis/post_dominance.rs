//! Post-dominance of blocks and operations: MLIR's `PostDominanceInfo`.

use crate::pass::Analysis;
use ods_ir::ir::{Block, Ir, Operation, Region};
use ods_lookup::LookupMap;

/// Post-dominator trees of regions, computed on first use: MLIR's `PostDominanceInfo`.
///
/// A block post-dominates another one if every path from that to an exit of the region goes through
/// it. A loop without an exit counts as if control could leave it from the block that is furthest
/// away, as in LLVM.
///
/// The trees are snapshots: see [`Dominance`](crate::analysis::Dominance).
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::analysis::PostDominance;
/// let text = br#"
///     "t.region"() ({
///       "t.br"()[^a, ^b] : () -> ()
///     ^a:
///       "t.br"()[^b] : () -> ()
///     ^b:
///       "t.end"() : () -> ()
///     }) : () -> ()
/// "#;
/// let mut ir = Ir::new();
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a", text.as_slice(), options).unwrap();
/// let op = module.regions(&ir)[0].entry_block(&ir).unwrap().first_op(&ir).unwrap();
/// let blocks: Vec<Block> = op.regions(&ir)[0].blocks(&ir).collect();
/// let mut post = PostDominance::new();
/// assert!(post.block_post_dominates(&ir, blocks[2], blocks[0]));
/// assert!(!post.block_post_dominates(&ir, blocks[1], blocks[0]));
/// ```
#[derive(Clone, Debug, Default)]
pub struct PostDominance {
    trees: LookupMap<Region, Tree>,
}

/// The parent of a number that was not visited yet.
const UNKNOWN: u32 = u32::MAX;

/// The tree of one region. Number 0 is the exit that all roots lead to.
#[derive(Clone, Debug, Default)]
struct Tree {
    /// The number of each block.
    numbers: LookupMap<Block, u32>,
    blocks: Vec<Option<Block>>,
    /// The immediate post-dominator of each number; smaller numbers are closer to the exit.
    parents: Vec<u32>,
}

impl Analysis for PostDominance {
    #[inline]
    fn compute(_: &Ir, _: Operation) -> Self {
        Self::new()
    }
}

impl PostDominance {
    /// Creates an empty cache of trees.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Discards the tree of `region`, whose blocks or branches changed.
    #[inline]
    pub fn invalidate(&mut self, region: Region) {
        self.trees.remove(&region);
    }

    #[inline]
    fn tree(&mut self, ir: &Ir, region: Region) -> &Tree {
        self.trees
            .entry(region)
            .or_insert_with(|| Tree::new(ir, region))
    }

    /// Whether block `a` is on every path from `b` to an exit of the region. Every block
    /// post-dominates itself, and those nested in it.
    #[inline]
    pub fn block_post_dominates(&mut self, ir: &Ir, a: Block, b: Block) -> bool {
        a == b || self.block_properly_post_dominates(ir, a, b)
    }

    /// As [`Self::block_post_dominates`], for two different blocks. As in MLIR, a block of a graph
    /// region properly post-dominates itself.
    #[inline]
    pub fn block_properly_post_dominates(&mut self, ir: &Ir, a: Block, b: Block) -> bool {
        let Some(region) = a.parent_region(ir) else {
            return false;
        };
        if a == b {
            return !region.has_ssa_dominance(ir);
        }
        let mut around = enclosing(ir, b);
        let Some(b) = around.find(|block| block.parent_region(ir) == Some(region)) else {
            return false;
        };
        a == b || self.tree(ir, region).dominates(a, b)
    }

    /// The first block that every path from `block` to an exit goes through, except itself; `None`
    /// if there is none.
    #[inline]
    pub fn immediate_post_dominator(&mut self, ir: &Ir, block: Block) -> Option<Block> {
        let tree = self.tree(ir, block.parent_region(ir)?);
        let number = *tree.numbers.get(&block)?;
        tree.blocks[tree.parents[number as usize] as usize]
    }

    /// The first block that post-dominates both `a` and `b`, which may be one of them. For blocks
    /// of different regions, it is a block of the innermost region that contains both.
    #[inline]
    pub fn nearest_common_post_dominator(&mut self, ir: &Ir, a: Block, b: Block) -> Option<Block> {
        let (a, b) = enclosing(ir, a).find_map(|a| {
            let region = a.parent_region(ir)?;
            let b = enclosing(ir, b).find(|b| b.parent_region(ir) == Some(region))?;
            Some((a, b))
        })?;
        let tree = self.tree(ir, a.parent_region(ir)?);
        let (a, b) = (*tree.numbers.get(&a)?, *tree.numbers.get(&b)?);
        tree.blocks[intersect(&tree.parents, a, b) as usize]
    }

    /// Whether `op` is `other`, or comes after it on every path to an exit.
    #[inline]
    pub fn op_post_dominates(&mut self, ir: &Ir, op: Operation, other: Operation) -> bool {
        op == other || self.op_properly_post_dominates(ir, op, other)
    }

    /// Whether `op` comes after `other` on every path from it to an exit. An operation
    /// post-dominates those nested in it; in a graph region all operations of a block post-dominate
    /// each other.
    #[inline]
    pub fn op_properly_post_dominates(&mut self, ir: &Ir, op: Operation, other: Operation) -> bool {
        if op == other {
            return false;
        }
        let Some((block, region)) = op
            .parent_block(ir)
            .and_then(|block| Some((block, block.parent_region(ir)?)))
        else {
            return false;
        };
        let mut around = std::iter::successors(Some(other), |op| op.parent_op(ir));
        let Some(other) = around.find(|op| op.parent_region(ir) == Some(region)) else {
            return false;
        };
        match other.parent_block(ir) {
            _ if op == other => true,
            Some(same) if same == block => {
                other.is_before_in_block(ir, op) || !region.has_ssa_dominance(ir)
            }
            Some(other) => self.block_properly_post_dominates(ir, block, other),
            None => false,
        }
    }
}

/// Yields the block and its enclosing blocks, innermost first.
#[inline]
fn enclosing(ir: &Ir, block: Block) -> impl Iterator<Item = Block> {
    std::iter::successors(Some(block), |block| block.parent_op(ir)?.parent_block(ir))
}

/// The closest common ancestor in a tree whose parents have smaller numbers.
#[inline]
fn intersect(parents: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        if a > b {
            a = parents[a as usize];
        } else {
            b = parents[b as usize];
        }
    }
    a
}

/// The blocks of a region by number, with their edges.
struct Graph {
    successors: Vec<Vec<usize>>,
    predecessors: Vec<Vec<usize>>,
}

impl Graph {
    #[inline]
    fn new(ir: &Ir, blocks: &[Block]) -> Self {
        let numbers: LookupMap<Block, usize> = blocks
            .iter()
            .enumerate()
            .map(|(n, block)| (*block, n))
            .collect();
        let mut graph = Self {
            successors: vec![Vec::new(); blocks.len()],
            predecessors: vec![Vec::new(); blocks.len()],
        };
        for (from, block) in blocks.iter().enumerate() {
            // A branch to another region is invalid, and not followed.
            for to in block.successors(ir).iter().filter_map(|to| numbers.get(to)) {
                graph.successors[from].push(*to);
                graph.predecessors[*to].push(from);
            }
        }
        graph
    }

    /// The blocks from which control leaves the region: those without successors, and one for each
    /// loop without an exit.
    #[inline]
    fn roots(&self) -> Vec<usize> {
        let count = self.successors.len();
        let mut roots: Vec<usize> = (0..count)
            .filter(|block| self.successors[*block].is_empty())
            .collect();
        let mut reached = vec![false; count];
        for root in &roots {
            walk(&self.predecessors, *root, &mut reached);
        }
        let is_simple = reached.iter().all(|reached| *reached);
        for block in 0..count {
            if !reached[block] {
                let mut seen = reached.clone();
                let furthest = walk(&self.successors, block, &mut seen);
                roots.push(furthest);
                walk(&self.predecessors, furthest, &mut reached);
            }
        }
        if !is_simple {
            self.remove_redundant(&mut roots);
        }
        roots
    }

    /// Removes roots from which another one is reached.
    #[inline]
    fn remove_redundant(&self, roots: &mut Vec<usize>) {
        let mut at = 0;
        while at < roots.len() {
            let root = roots[at];
            let mut seen = vec![false; self.successors.len()];
            if !self.successors[root].is_empty() {
                walk(&self.successors, root, &mut seen);
            }
            if roots.iter().any(|other| *other != root && seen[*other]) {
                roots.swap_remove(at);
            } else {
                at += 1;
            }
        }
    }
}

/// Marks what is reached from `start`, depth first. Returns the last block that is marked.
#[inline]
fn walk(edges: &[Vec<usize>], start: usize, seen: &mut [bool]) -> usize {
    let (mut last, mut stack) = (start, vec![start]);
    while let Some(at) = stack.pop() {
        if std::mem::replace(&mut seen[at], true) {
            continue;
        }
        last = at;
        stack.extend(edges[at].iter().rev());
    }
    last
}

impl Tree {
    /// Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm", on reversed edges.
    #[inline]
    fn new(ir: &Ir, region: Region) -> Self {
        let blocks: Vec<Block> = region.blocks(ir).collect();
        let graph = Graph::new(ir, &blocks);
        let roots = graph.roots();
        // The blocks in reverse post-order of the reversed edges.
        let (mut order, mut seen) = (Vec::new(), vec![false; blocks.len()]);
        for root in &roots {
            seen[*root] = true;
        }
        for root in &roots {
            let mut stack = vec![(*root, 0)];
            while let Some((block, next)) = stack.last_mut() {
                let Some(before) = graph.predecessors[*block].get(*next).copied() else {
                    order.push(*block);
                    stack.pop();
                    continue;
                };
                *next += 1;
                if !std::mem::replace(&mut seen[before], true) {
                    stack.push((before, 0));
                }
            }
        }
        order.reverse();
        let mut numbers = vec![0_u32; blocks.len()];
        for (number, block) in (1..).zip(&order) {
            numbers[*block] = number;
        }
        let mut parents = vec![UNKNOWN; order.len() + 1];
        parents[0] = 0;
        let mut is_root = vec![false; blocks.len()];
        for root in &roots {
            is_root[*root] = true;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (number, block) in (1_usize..).zip(&order) {
                let exit = is_root[*block].then_some(0);
                let after = graph.successors[*block].iter().map(|next| numbers[*next]);
                let known = after.chain(exit);
                let known = known.filter(|after| parents[*after as usize] != UNKNOWN);
                let parent = known.reduce(|a, b| intersect(&parents, a, b));
                if let Some(parent) = parent
                    && parents[number] != parent
                {
                    parents[number] = parent;
                    changed = true;
                }
            }
        }
        let in_order = order.iter().map(|block| Some(blocks[*block]));
        Self {
            numbers: order
                .iter()
                .map(|block| (blocks[*block], numbers[*block]))
                .collect(),
            blocks: std::iter::once(None).chain(in_order).collect(),
            parents,
        }
    }

    #[inline]
    fn dominates(&self, a: Block, b: Block) -> bool {
        let (Some(a), Some(b)) = (self.numbers.get(&a), self.numbers.get(&b)) else {
            return false;
        };
        let mut at = *b;
        while at > *a {
            at = self.parents[at as usize];
        }
        at == *a
    }
}
