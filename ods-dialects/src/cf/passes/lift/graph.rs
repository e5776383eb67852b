//! Blocks and the edges between them.

use ods_runtime::interfaces::{BranchOpInterface, DynBranchOpInterface};
use ods_runtime::prelude::*;

/// One of the successors of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Edge {
    pub(super) from: Block,
    pub(super) number: usize,
}

impl Edge {
    fn branch(self, ir: &Ir) -> DynBranchOpInterface {
        let end = self.from.last_op(ir);
        let branch = end.and_then(|end| end.interface::<dyn BranchOpInterface>(ir));
        branch.expect("all branches were checked")
    }

    pub(super) fn to(self, ir: &Ir) -> Block {
        self.from.successors(ir)[self.number]
    }

    pub(super) fn set_to(self, ir: &mut Ir, to: Block) {
        let op = self.branch(ir).operation();
        op.set_successor(ir, self.number, to);
    }

    pub(super) fn operands(self, ir: &Ir) -> Vec<Value> {
        let branch = self.branch(ir);
        let numbers = branch.get_successor_operands(ir, self.number).forwarded();
        branch.operation().operands(ir)[numbers].to_vec()
    }

    pub(super) fn set_operands(self, ir: &mut Ir, values: &[Value]) {
        let branch = self.branch(ir);
        branch.set_successor_operands(ir, self.number, values);
    }

    pub(super) fn add_operand(self, ir: &mut Ir, value: Value) {
        let branch = self.branch(ir);
        branch.append_successor_operand(ir, self.number, value);
    }
}

/// The edges from a block.
pub(super) fn edges_from(ir: &Ir, block: Block) -> impl Iterator<Item = Edge> + use<> {
    let count = block.successors(ir).len();
    (0..count).map(move |number| Edge {
        from: block,
        number,
    })
}

/// The edges to a block.
pub(super) fn edges_to(ir: &Ir, block: Block) -> Vec<Edge> {
    let mut sources: Vec<Block> = Vec::new();
    for source in block.predecessors(ir) {
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    let edges = sources
        .into_iter()
        .flat_map(|source| edges_from(ir, source));
    edges.filter(|edge| edge.to(ir) == block).collect()
}

/// A set of blocks that remembers their order.
#[derive(Clone, Debug, Default)]
pub(super) struct BlockSet {
    pub(super) list: Vec<Block>,
    /// By the index of the block.
    marks: Vec<bool>,
}

impl BlockSet {
    pub(super) fn contains(&self, block: Block) -> bool {
        self.marks.get(block.index_in()) == Some(&true)
    }

    /// Whether an operation is in one of the blocks, or nested in an operation there.
    pub(super) fn holds(&self, ir: &Ir, op: Operation) -> bool {
        let mut blocks = std::iter::successors(op.parent_block(ir), |block| {
            block.parent_op(ir)?.parent_block(ir)
        });
        blocks.any(|block| self.contains(block))
    }

    pub(super) fn insert(&mut self, block: Block) {
        let index = block.index_in();
        if self.marks.len() <= index {
            self.marks.resize(index + 1, false);
        }
        if !std::mem::replace(&mut self.marks[index], true) {
            self.list.push(block);
        }
    }
}

impl FromIterator<Block> for BlockSet {
    fn from_iter<I: IntoIterator<Item = Block>>(blocks: I) -> Self {
        let mut set = Self::default();
        for block in blocks {
            set.insert(block);
        }
        set
    }
}

/// Finds the strongly connected components of a graph, one after the other, each before those that
/// lead to it. Between two of them the graph may change. Tarjan's algorithm, as in LLVM.
pub(super) struct Components {
    /// By the index of the block: the number of its visit, or `DONE`.
    numbers: Vec<u32>,
    count: u32,
    open: Vec<Block>,
    stack: Vec<Visit>,
}

struct Visit {
    block: Block,
    next: usize,
    lowest: u32,
}

const DONE: u32 = u32::MAX;

impl Components {
    pub(super) fn new(entry: Block) -> Self {
        let mut components = Self {
            numbers: Vec::new(),
            count: 0,
            open: Vec::new(),
            stack: Vec::new(),
        };
        components.enter(entry);
        components
    }

    fn number(&self, block: Block) -> u32 {
        self.numbers.get(block.index_in()).copied().unwrap_or(0)
    }

    fn set_number(&mut self, block: Block, number: u32) {
        let index = block.index_in();
        if self.numbers.len() <= index {
            self.numbers.resize(index + 1, 0);
        }
        self.numbers[index] = number;
    }

    fn enter(&mut self, block: Block) {
        self.count += 1;
        self.set_number(block, self.count);
        self.open.push(block);
        self.stack.push(Visit {
            block,
            next: 0,
            lowest: self.count,
        });
    }

    /// The next component, its first block last.
    pub(super) fn next(&mut self, ir: &Ir) -> Option<Vec<Block>> {
        while let Some(visit) = self.stack.last_mut() {
            if let Some(successor) = visit.block.successors(ir).get(visit.next).copied() {
                visit.next += 1;
                match self.number(successor) {
                    0 => self.enter(successor),
                    number => self.lower(number),
                }
                continue;
            }
            let (block, lowest) = (visit.block, visit.lowest);
            self.stack.pop();
            self.lower(lowest);
            if lowest == self.number(block) {
                return Some(self.close(block));
            }
        }
        None
    }

    fn lower(&mut self, number: u32) {
        if let Some(visit) = self.stack.last_mut() {
            visit.lowest = visit.lowest.min(number);
        }
    }

    fn close(&mut self, first: Block) -> Vec<Block> {
        let mut found = Vec::new();
        while let Some(block) = self.open.pop() {
            self.set_number(block, DONE);
            found.push(block);
            if block == first {
                break;
            }
        }
        found
    }
}
