//! The solver: it runs analyses that depend on each other until nothing changes.

use super::constants::{ConstantPropagation, ConstantValue};
use super::dead_code::DeadCode;
use super::lattice::{Lattice, Points, Space, Values};
use super::state::{Number, Point, Predecessors, State};
use crate::limits::{MAX_ANALYSES, MIN_VISITS, VISITS_PER_POINT};
use ods_ir::diagnostics::Diagnostic;
use ods_ir::ir::{Block, Ir, Operation, Value};

/// The outcome of a visit: an error if an interface answers what cannot be.
pub type Visited = Result<(), Diagnostic>;

/// A data-flow analysis: MLIR's `DataFlowAnalysis`.
///
/// Most analyses are a [`SparseForward`](super::SparseForward), a
/// [`SparseBackward`](super::SparseBackward), a [`DenseForward`](super::DenseForward) or a
/// [`DenseBackward`](super::DenseBackward); these visit calls, branches and regions themselves.
pub trait DataFlowAnalysis: 'static {
    /// Visits everything in `top` once.
    ///
    /// # Errors
    ///
    /// If an interface answers what cannot be.
    fn initialize(&mut self, cx: &mut Context<'_>, top: Operation) -> Visited;

    /// Visits a point again, because something changed that it depends on.
    ///
    /// # Errors
    ///
    /// If an interface answers what cannot be.
    fn visit(&mut self, cx: &mut Context<'_>, point: Point) -> Visited;
}

/// What an analysis sees of its solver, and of the IR.
pub struct Context<'a> {
    pub(super) ir: &'a mut Ir,
    pub(super) state: &'a mut State,
    pub(super) me: Number,
    pub(super) constants: Values<ConstantValue>,
}

impl std::fmt::Debug for Context<'_> {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context").finish_non_exhaustive()
    }
}

impl Context<'_> {
    /// The IR. Analyses do not change it.
    #[inline]
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// Whether control reaches a block.
    #[inline]
    pub fn is_live(&self, block: Block) -> bool {
        self.state.is_live(block)
    }

    /// What is known about a value.
    #[inline]
    pub fn get<L: Lattice>(&self, values: Values<L>, value: Value) -> &L {
        self.state.value(values, value)
    }

    /// What is known about a value. The analysis visits `point` again after a change.
    #[inline]
    pub fn get_for<L: Lattice>(&mut self, values: Values<L>, value: Value, point: Point) -> &L {
        self.state.depend_on_value(values, value, point, self.me);
        self.state.value(values, value)
    }

    /// What is known about a value. The analysis visits all its users again after a change.
    #[inline]
    pub fn subscribe<L: Lattice>(&mut self, values: Values<L>, value: Value) -> &L {
        let bit = 1 << self.me;
        if let Some(fact) = self.state.value_fact(values, value) {
            fact.subscribers |= bit;
        }
        self.state.value(values, value)
    }

    /// The analysis visits `op`, as all other users, again after a change of what is known about an
    /// operand.
    pub(super) fn subscribe_to_operands<L: Lattice>(&mut self, values: Values<L>, op: Operation) {
        let operands = op.operands(self.ir);
        if operands.is_empty() {
            return;
        }
        let (facts, bit) = (self.state.value_facts(values), 1 << self.me);
        for operand in operands {
            if let Some(fact) = facts.get_mut(operand.index_in()) {
                fact.subscribers |= bit;
            }
        }
    }

    /// Adds to what is known about a value. Returns whether this changes anything.
    #[inline]
    pub fn join<L: Lattice>(&mut self, values: Values<L>, value: Value, with: &L) -> bool {
        self.update(values, value, |known| known.join(with))
    }

    /// Adds to what is known about a value; `change` tells whether it changes anything.
    pub(super) fn update<L: Lattice>(
        &mut self,
        values: Values<L>,
        value: Value,
        change: impl FnOnce(&mut L) -> bool,
    ) -> bool {
        let Some(fact) = self.state.value_fact(values, value) else {
            return false;
        };
        if !change(&mut fact.lattice) {
            return false;
        }
        let (subscribers, dependents) = (fact.subscribers, fact.dependents);
        self.state.notify(dependents);
        if subscribers != 0 {
            for used in value.uses(self.ir) {
                State::for_each(subscribers, |analysis| {
                    self.state.enqueue(Point::After(used.owner), analysis);
                });
            }
        }
        true
    }

    /// What is known at a point.
    pub fn at<L: Lattice>(&self, points: Points<L>, point: Point) -> &L {
        self.state.point(points, point)
    }

    /// What is known at `of`. The analysis visits `point` again after a change.
    pub fn at_for<L: Lattice>(&mut self, points: Points<L>, of: Point, point: Point) -> &L {
        self.state.depend_on_point(points, of, point, self.me);
        self.state.point(points, of)
    }

    /// Adds to what is known at a point. Returns whether this changes anything.
    pub fn join_at<L: Lattice>(&mut self, points: Points<L>, point: Point, with: &L) -> bool {
        let Some(fact) = self.state.point_fact(points, point) else {
            return false;
        };
        if !fact.lattice.join(with) {
            return false;
        }
        let dependents = fact.dependents;
        self.state.notify(dependents);
        true
    }

    /// The operations from which control may get to `of`: calls to a callable, returns to a call,
    /// and whatever passes control to a region or out of it. The analysis visits `point` again after
    /// a change.
    #[inline]
    pub fn predecessors_for(&mut self, of: Point, point: Point) -> &Predecessors {
        self.state.depend_on_predecessors(of, point, self.me);
        self.state.predecessors(of)
    }

    /// Whether calls are followed.
    #[inline]
    pub fn is_interprocedural(&self) -> bool {
        self.state.is_interprocedural
    }

    /// What is known about the value as a constant.
    #[inline]
    pub fn constant(&self, value: Value) -> &ConstantValue {
        self.state.value(self.constants, value)
    }
}

/// Runs analyses that depend on each other until nothing changes: MLIR's `DataFlowSolver`.
///
/// A solver finds which code is executed, by constants and by the interfaces of branches, regions
/// and calls; other analyses are added to this one. It holds what they found until it is dropped.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::dataflow::Solver;
/// let mut ir = Ir::new();
/// let module = parse_source(&mut ir, "a.mlir", "module {}", ParseOptions::new()).unwrap();
/// let mut solver = Solver::new();
/// solver.run(&mut ir, module).unwrap();
/// let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
/// assert!(solver.is_live(body));
/// ```
pub struct Solver {
    analyses: Vec<Box<dyn DataFlowAnalysis>>,
    state: State,
    constants: Values<ConstantValue>,
    follows_calls: bool,
}

impl std::fmt::Debug for Solver {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = self.analyses.len();
        f.debug_struct("Solver")
            .field("analyses", &count)
            .finish_non_exhaustive()
    }
}

impl Default for Solver {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// A solver with dead code and constants.
    #[inline]
    pub fn new() -> Self {
        let mut solver = Self::without_constants();
        let constants = super::sparse::Forward::new(ConstantPropagation, solver.constants);
        solver.load(constants);
        solver
    }

    /// A solver with dead code, which knows constants only as far as other analyses find them. If
    /// none does, no code after a branch on a value counts as executed.
    #[inline]
    pub fn without_constants() -> Self {
        let mut state = State::new();
        let constants = state.add_values();
        let mut solver = Self {
            analyses: Vec::new(),
            state,
            constants,
            follows_calls: true,
        };
        solver.load(DeadCode::default());
        solver
    }

    /// Sets whether calls are followed: by default, if the operation that is analyzed is a symbol
    /// table.
    #[must_use]
    #[inline]
    pub fn interprocedural(mut self, on: bool) -> Self {
        self.follows_calls = on;
        self
    }

    /// Sets whether points are visited as often as in MLIR, even where the same visit is planned
    /// already. What an analysis that gives up after some steps finds can depend on it; it costs
    /// time.
    #[must_use]
    #[inline]
    pub fn keep_order(mut self, on: bool) -> Self {
        self.state.keeps_order = on;
        self
    }

    /// Adds an analysis.
    ///
    /// # Panics
    ///
    /// If there are [`MAX_ANALYSES`] already.
    pub fn load(&mut self, analysis: impl DataFlowAnalysis) {
        assert!(
            self.analyses.len() < MAX_ANALYSES,
            "a solver runs at most {MAX_ANALYSES} analyses"
        );
        self.analyses.push(Box::new(analysis));
    }

    /// A table for what an analysis knows about values.
    pub fn values<L: Lattice>(&mut self) -> Values<L> {
        self.state.add_values()
    }

    /// A table for what an analysis knows about points.
    pub fn points<L: Lattice>(&mut self) -> Points<L> {
        self.state.add_points()
    }

    /// The table of constants.
    #[inline]
    pub fn constants(&self) -> Values<ConstantValue> {
        self.constants
    }

    /// Analyzes everything in `top`.
    ///
    /// # Errors
    ///
    /// If an interface of an operation answers what cannot be, such as a region successor that is not
    /// a region of the operation; or if the analyses do not come to an end after
    /// [`VISITS_PER_POINT`] visits for each operation and block, and [`MIN_VISITS`] more.
    #[inline]
    pub fn run(&mut self, ir: &mut Ir, top: Operation) -> Visited {
        let space = Space::of(ir, top);
        self.state.reset(&space);
        let is_table = ods_ir::symbols::is_table(ir, top);
        self.state.is_interprocedural = self.follows_calls && is_table;
        let outcome = self.run_to_end(ir, top, space.points);
        outcome.map_err(|error| error.resolved(ir))
    }

    #[inline]
    fn run_to_end(&mut self, ir: &mut Ir, top: Operation, points: u64) -> Visited {
        for number in 0..self.analyses.len() {
            self.with(ir, number, |analysis, cx| analysis.initialize(cx, top))?;
        }
        let limit = points
            .saturating_mul(VISITS_PER_POINT)
            .saturating_add(MIN_VISITS);
        let mut visits = 0;
        while let Some((point, number)) = self.state.dequeue() {
            visits += 1;
            if visits > limit {
                let message = format!(
                    "the data-flow analyses do not terminate: they stop after {limit} visits"
                );
                return Err(Diagnostic::error(top.location(ir), message));
            }
            self.with(ir, number.into(), |analysis, cx| analysis.visit(cx, point))?;
        }
        Ok(())
    }

    fn with(
        &mut self,
        ir: &mut Ir,
        number: usize,
        work: impl FnOnce(&mut dyn DataFlowAnalysis, &mut Context<'_>) -> Visited,
    ) -> Visited {
        let mut cx = Context {
            ir,
            state: &mut self.state,
            me: number as Number,
            constants: self.constants,
        };
        work(&mut *self.analyses[number], &mut cx)
    }

    /// Whether control reaches a block, as far as the last run knows.
    #[inline]
    pub fn is_live(&self, block: Block) -> bool {
        self.state.is_live(block)
    }

    /// What the last run found about a value.
    pub fn get<L: Lattice>(&self, values: Values<L>, value: Value) -> &L {
        self.state.value(values, value)
    }

    /// What the last run found about a point.
    pub fn at<L: Lattice>(&self, points: Points<L>, point: Point) -> &L {
        self.state.point(points, point)
    }

    /// The operations from which control may get to a point.
    #[inline]
    pub fn predecessors(&self, of: Point) -> &Predecessors {
        self.state.predecessors(of)
    }
}
