//! The state of a solver: what is known, who depends on it, and what is left to visit.

use super::lattice::{Fact, Lattice, Points, Space, Table, Values};
use ods_ir::interfaces::CallOpInterface;
use ods_ir::ir::{Block, Ir, Operation, Value};
use ods_lookup::HotSet;
use smallvec::SmallVec;
use std::any::Any;
use std::collections::VecDeque;

/// A point of the program that an analysis visits: MLIR's `ProgramPoint`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    /// The end of an operation.
    After(Operation),
    /// The start of a block.
    Start(Block),
}

impl Point {
    /// The point before an operation: the end of the one before it, or the start of its block.
    /// `None` if the operation is not in a block.
    #[inline]
    pub fn before(ir: &Ir, op: Operation) -> Option<Self> {
        match op.prev(ir) {
            Some(prev) => Some(Self::After(prev)),
            None => op.parent_block(ir).map(Self::Start),
        }
    }
}

/// The number of an analysis in its solver.
pub(super) type Number = u8;

/// Lists of the points that depend on something, each in order and without repetition.
#[derive(Debug, Default)]
struct Dependents {
    /// The first list is empty, and belongs to all that has no dependents.
    lists: Vec<Vec<(Point, Number)>>,
    /// What is in long lists.
    known: HotSet<(u32, Point, Number)>,
}

/// The length from which a list is searched by hash.
const LONG: usize = 16;

impl Dependents {
    #[inline]
    fn add(&mut self, list: &mut u32, point: Point, analysis: Number) {
        if *list == 0 {
            if self.lists.is_empty() {
                self.lists.push(Vec::new());
            }
            *list = self.lists.len() as u32;
            self.lists.push(vec![(point, analysis)]);
            return;
        }
        let entries = &mut self.lists[*list as usize];
        if entries.len() < LONG {
            if entries.contains(&(point, analysis)) {
                return;
            }
        } else {
            if entries.len() == LONG {
                for (point, analysis) in entries.iter() {
                    self.known.insert((*list, *point, *analysis));
                }
            }
            if !self.known.insert((*list, point, analysis)) {
                return;
            }
        }
        entries.push((point, analysis));
    }
}

/// Whether control reaches a block or passes an edge, and the analyses, as bits, that visit what
/// follows once it does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Executable {
    pub(super) is_live: bool,
    pub(super) subscribers: u32,
}

/// The operations from which control may get to a point: MLIR's `PredecessorState`.
#[derive(Clone, Debug, Default)]
pub struct Predecessors {
    pub(super) has_unknown: bool,
    pub(super) known: Vec<Predecessor>,
    /// What is in `known`, once it is long.
    members: HotSet<Operation>,
    pub(super) dependents: u32,
}

/// One of the [`Predecessors`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Predecessor {
    /// The call, the return, the operation with the region, or a terminator of another region.
    pub op: Operation,
    /// The arguments or results that receive the values that it passes between regions.
    pub inputs: SmallVec<[Value; 4]>,
}

impl Predecessors {
    /// Whether there are no others.
    #[inline]
    pub fn all_known(&self) -> bool {
        !self.has_unknown
    }

    /// Those that are known, in the order in which they were found.
    #[inline]
    pub fn known(&self) -> &[Predecessor] {
        &self.known
    }

    /// Adds one; returns whether this changes anything.
    #[inline]
    fn add(&mut self, op: Operation, inputs: &[Value]) -> bool {
        let is_new = if self.known.len() < LONG {
            !self.known.iter().any(|known| known.op == op)
        } else {
            if self.known.len() == LONG {
                for known in &self.known {
                    self.members.insert(known.op);
                }
            }
            self.members.insert(op)
        };
        if is_new {
            let inputs = SmallVec::from_slice(inputs);
            self.known.push(Predecessor { op, inputs });
            return true;
        }
        // Only edges between regions have inputs, and a region has few of these.
        if inputs.is_empty() {
            return false;
        }
        let known = self.known.iter_mut().find(|known| known.op == op);
        known.is_some_and(|known| {
            let changed = known.inputs[..] != *inputs;
            known.inputs = SmallVec::from_slice(inputs);
            changed
        })
    }
}

/// The edges to the successors of a block, one for each successor.
#[derive(Clone, Debug, Default)]
struct Edges(SmallVec<[Executable; 2]>);

/// What a solver knows.
#[derive(Debug)]
pub(super) struct State {
    tables: Vec<Box<dyn AnyTable>>,
    blocks: Table<Executable>,
    edges: Table<Edges>,
    /// Numbers in `predecessors`, plus one.
    after: Table<u32>,
    start: Table<u32>,
    predecessors: Vec<Predecessors>,
    nobody: Predecessors,
    dependents: Dependents,
    worklist: VecDeque<(Point, Number)>,
    /// The analyses, as bits, that are to visit a point.
    pending_ops: Table<u32>,
    pending_blocks: Table<u32>,
    /// Whether operations are calls, by the number of their name; `None` if it is not known yet.
    calls: Vec<Option<bool>>,
    pub(super) keeps_order: bool,
    pub(super) is_interprocedural: bool,
}

/// A table of facts of some lattice.
trait AnyTable: Any + std::fmt::Debug {
    /// Forgets everything, and makes room for anchors with numbers in a range of `space`.
    fn reset(&mut self, space: &Space);
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

/// What the facts of a table are about.
#[derive(Clone, Copy, Debug)]
enum Anchor {
    Value,
    Operation,
    Block,
}

struct Facts<L> {
    anchor: Anchor,
    table: Table<Fact<L>>,
}

impl<L> std::fmt::Debug for Facts<L> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Facts").field(&self.anchor).finish()
    }
}

impl<L: Lattice> AnyTable for Facts<L> {
    fn reset(&mut self, space: &Space) {
        let range = match self.anchor {
            Anchor::Value => &space.values,
            Anchor::Operation => &space.ops,
            Anchor::Block => &space.blocks,
        };
        self.table = Table::new(range);
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

impl State {
    #[inline]
    pub(super) fn new() -> Self {
        Self {
            tables: Vec::new(),
            blocks: Table::new(&(0..0)),
            edges: Table::new(&(0..0)),
            after: Table::new(&(0..0)),
            start: Table::new(&(0..0)),
            predecessors: Vec::new(),
            nobody: Predecessors::default(),
            dependents: Dependents::default(),
            worklist: VecDeque::new(),
            pending_ops: Table::new(&(0..0)),
            pending_blocks: Table::new(&(0..0)),
            calls: Vec::new(),
            keeps_order: false,
            is_interprocedural: true,
        }
    }

    #[inline]
    pub(super) fn reset(&mut self, space: &Space) {
        for table in &mut self.tables {
            table.reset(space);
        }
        self.blocks = Table::new(&space.blocks);
        self.edges = Table::new(&space.blocks);
        self.after = Table::new(&space.ops);
        self.start = Table::new(&space.blocks);
        self.pending_ops = Table::new(&space.ops);
        self.pending_blocks = Table::new(&space.blocks);
        self.predecessors.clear();
        self.dependents = Dependents::default();
        self.worklist.clear();
        self.calls.clear();
    }

    /// Whether an operation has the interface of calls.
    #[inline]
    pub(super) fn is_call(&mut self, ir: &Ir, op: Operation) -> bool {
        match self.calls.get(op.name_number(ir)) {
            Some(Some(known)) => *known,
            _ => self.ask_for_call(ir, op),
        }
    }

    #[inline]
    fn ask_for_call(&mut self, ir: &Ir, op: Operation) -> bool {
        let (name, is_call) = (
            op.name_number(ir),
            op.has_interface::<dyn CallOpInterface>(ir),
        );
        if self.calls.len() <= name {
            self.calls.resize(name + 1, None);
        }
        self.calls[name] = Some(is_call);
        is_call
    }

    fn add_table<L: Lattice>(&mut self, anchor: Anchor) -> u32 {
        let table = Table::new(&(0..0));
        self.tables.push(Box::new(Facts::<L> { anchor, table }));
        self.tables.len() as u32 - 1
    }

    pub(super) fn add_values<L: Lattice>(&mut self) -> Values<L> {
        Values::new(self.add_table::<L>(Anchor::Value))
    }

    pub(super) fn add_points<L: Lattice>(&mut self) -> Points<L> {
        let after = self.add_table::<L>(Anchor::Operation);
        Points::new(after, self.add_table::<L>(Anchor::Block))
    }

    #[inline]
    fn facts<L: Lattice>(&self, number: u32) -> &Table<Fact<L>> {
        let table = self.tables[number as usize].as_any();
        match table.downcast_ref::<Facts<L>>() {
            Some(facts) => &facts.table,
            None => unreachable!("the name of a table has the type of its lattice"),
        }
    }

    #[inline]
    fn facts_mut<L: Lattice>(&mut self, number: u32) -> &mut Table<Fact<L>> {
        let table = self.tables[number as usize].as_any_mut();
        match table.downcast_mut::<Facts<L>>() {
            Some(facts) => &mut facts.table,
            None => unreachable!("the name of a table has the type of its lattice"),
        }
    }

    #[inline]
    pub(super) fn value<L: Lattice>(&self, values: Values<L>, value: Value) -> &L {
        &self.facts::<L>(values.0).get(value.index_in()).lattice
    }

    /// What is known about values, by their numbers.
    #[inline]
    pub(super) fn value_facts<L: Lattice>(&mut self, values: Values<L>) -> &mut Table<Fact<L>> {
        self.facts_mut::<L>(values.0)
    }

    #[inline]
    pub(super) fn value_fact<L: Lattice>(
        &mut self,
        values: Values<L>,
        value: Value,
    ) -> Option<&mut Fact<L>> {
        self.facts_mut::<L>(values.0).get_mut(value.index_in())
    }

    pub(super) fn point<L: Lattice>(&self, points: Points<L>, point: Point) -> &L {
        let fact = match point {
            Point::After(op) => self.facts::<L>(points.after).get(op.index_in()),
            Point::Start(block) => self.facts::<L>(points.start).get(block.index_in()),
        };
        &fact.lattice
    }

    pub(super) fn point_fact<L: Lattice>(
        &mut self,
        points: Points<L>,
        point: Point,
    ) -> Option<&mut Fact<L>> {
        match point {
            Point::After(op) => self.facts_mut(points.after).get_mut(op.index_in()),
            Point::Start(block) => self.facts_mut(points.start).get_mut(block.index_in()),
        }
    }

    /// Visits `point` again after a change of what is known about a value.
    pub(super) fn depend_on_value<L: Lattice>(
        &mut self,
        values: Values<L>,
        value: Value,
        point: Point,
        analysis: Number,
    ) {
        let Some(mut list) = self.value_fact(values, value).map(|fact| fact.dependents) else {
            return;
        };
        self.dependents.add(&mut list, point, analysis);
        if let Some(fact) = self.value_fact(values, value) {
            fact.dependents = list;
        }
    }

    /// Visits `point` again after a change of what is known at `of`.
    pub(super) fn depend_on_point<L: Lattice>(
        &mut self,
        points: Points<L>,
        of: Point,
        point: Point,
        analysis: Number,
    ) {
        let Some(mut list) = self.point_fact(points, of).map(|fact| fact.dependents) else {
            return;
        };
        self.dependents.add(&mut list, point, analysis);
        if let Some(fact) = self.point_fact(points, of) {
            fact.dependents = list;
        }
    }

    #[inline]
    pub(super) fn enqueue(&mut self, point: Point, analysis: Number) {
        if !self.keeps_order {
            let pending = match point {
                Point::After(op) => self.pending_ops.get_mut(op.index_in()),
                Point::Start(block) => self.pending_blocks.get_mut(block.index_in()),
            };
            if let Some(pending) = pending {
                if *pending & (1 << analysis) != 0 {
                    return;
                }
                *pending |= 1 << analysis;
            }
        }
        self.worklist.push_back((point, analysis));
    }

    #[inline]
    pub(super) fn dequeue(&mut self) -> Option<(Point, Number)> {
        let (point, analysis) = self.worklist.pop_front()?;
        let pending = match point {
            Point::After(op) => self.pending_ops.get_mut(op.index_in()),
            Point::Start(block) => self.pending_blocks.get_mut(block.index_in()),
        };
        if let Some(pending) = pending {
            *pending &= !(1 << analysis);
        }
        Some((point, analysis))
    }

    /// Visits again what depends on something.
    #[inline]
    pub(super) fn notify(&mut self, list: u32) {
        if list == 0 {
            return;
        }
        let entries = std::mem::take(&mut self.dependents.lists[list as usize]);
        for (point, analysis) in &entries {
            self.enqueue(*point, *analysis);
        }
        self.dependents.lists[list as usize] = entries;
    }

    /// Calls `visit` for each analysis in a set of bits.
    pub(super) fn for_each(subscribers: u32, mut visit: impl FnMut(Number)) {
        let mut left = subscribers;
        while left != 0 {
            visit(left.trailing_zeros() as Number);
            left &= left - 1;
        }
    }

    #[inline]
    pub(super) fn is_live(&self, block: Block) -> bool {
        self.blocks.get(block.index_in()).is_live
    }

    #[inline]
    pub(super) fn subscribe(&mut self, block: Block, analysis: Number) {
        if let Some(block) = self.blocks.get_mut(block.index_in()) {
            block.subscribers |= 1 << analysis;
        }
    }

    #[inline]
    pub(super) fn set_live(&mut self, ir: &Ir, block: Block) {
        let Some(executable) = self.blocks.get_mut(block.index_in()) else {
            return;
        };
        if std::mem::replace(&mut executable.is_live, true) {
            return;
        }
        let subscribers = executable.subscribers;
        Self::for_each(subscribers, |analysis| {
            self.enqueue(Point::Start(block), analysis);
        });
        Self::for_each(subscribers, |analysis| {
            for op in block.operations(ir) {
                self.enqueue(Point::After(op), analysis);
            }
        });
    }

    #[inline]
    fn edge(&mut self, from: Block, number: usize) -> Option<&mut Executable> {
        let edges = &mut self.edges.get_mut(from.index_in())?.0;
        if edges.len() <= number {
            edges.resize(number + 1, Executable::default());
        }
        edges.get_mut(number)
    }

    /// Control passes the edge to the successor with this number.
    #[inline]
    pub(super) fn set_edge_live(&mut self, from: Block, number: usize, to: Block) {
        let Some(edge) = self.edge(from, number) else {
            return;
        };
        if std::mem::replace(&mut edge.is_live, true) {
            return;
        }
        let subscribers = edge.subscribers;
        Self::for_each(subscribers, |analysis| {
            self.enqueue(Point::Start(to), analysis);
        });
    }

    /// Whether control passes an edge; the analysis visits the block after it once it does.
    #[inline]
    pub(super) fn is_edge_live(&mut self, from: Block, number: usize, analysis: Number) -> bool {
        let edge = self.edge(from, number);
        edge.is_some_and(|edge| {
            edge.subscribers |= 1 << analysis;
            edge.is_live
        })
    }

    #[inline]
    pub(super) fn predecessors(&self, point: Point) -> &Predecessors {
        let number = match point {
            Point::After(op) => *self.after.get(op.index_in()),
            Point::Start(block) => *self.start.get(block.index_in()),
        };
        match number.checked_sub(1) {
            Some(number) => &self.predecessors[number as usize],
            None => &self.nobody,
        }
    }

    #[inline]
    fn predecessors_mut(&mut self, point: Point) -> Option<&mut Predecessors> {
        let number = match point {
            Point::After(op) => self.after.get_mut(op.index_in()),
            Point::Start(block) => self.start.get_mut(block.index_in()),
        }?;
        if *number == 0 {
            self.predecessors.push(Predecessors::default());
            *number = self.predecessors.len() as u32;
        }
        self.predecessors.get_mut(*number as usize - 1)
    }

    #[inline]
    pub(super) fn depend_on_predecessors(&mut self, of: Point, point: Point, analysis: Number) {
        let Some(mut list) = self.predecessors_mut(of).map(|found| found.dependents) else {
            return;
        };
        self.dependents.add(&mut list, point, analysis);
        if let Some(found) = self.predecessors_mut(of) {
            found.dependents = list;
        }
    }

    #[inline]
    pub(super) fn add_predecessor(&mut self, of: Point, op: Operation, inputs: &[Value]) {
        if let Some(found) = self.predecessors_mut(of)
            && found.add(op, inputs)
        {
            let list = found.dependents;
            self.notify(list);
        }
    }

    #[inline]
    pub(super) fn set_unknown_predecessors(&mut self, of: Point) {
        if let Some(found) = self.predecessors_mut(of)
            && !std::mem::replace(&mut found.has_unknown, true)
        {
            let list = found.dependents;
            self.notify(list);
        }
    }
}
