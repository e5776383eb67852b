//! Analyses of points of the program in the direction of control: MLIR's
//! `DenseForwardDataFlowAnalysis`.

use super::lattice::{Lattice, Points};
use super::order::Order;
use super::solver::{Context, DataFlowAnalysis, Solver, Visited};
use super::state::Point;
use ods_ir::interfaces::{
    CallOpInterface, CallableOpInterface, DynCallOpInterface, RegionBranchOpInterface,
};
use ods_ir::ir::{Block, Ir, Operation, Region};
use ods_ir::op::OpHandle as _;
use ods_ir::symbols::SymbolTableCollection;
use smallvec::SmallVec;

/// The way that control takes between a call and its callee: MLIR's `CallControlFlowAction`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallStep {
    /// From the call to the start of the callee.
    EnterCallee,
    /// From the end of the callee to the end of the call.
    ExitCallee,
    /// Through a callee that is not known.
    ExternalCallee,
}

/// An analysis of points, from what is known before an operation.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::dataflow::{DenseForward, Lattice, Point, Solver};
///
/// /// The number of operations that were certainly executed before.
/// #[derive(Clone, PartialEq, Debug, Default)]
/// struct AtLeast(Option<usize>);
///
/// impl Lattice for AtLeast {
///     fn join(&mut self, other: &Self) -> bool {
///         let joined = match (self.0, other.0) {
///             (a, None) | (None, a) => a,
///             (Some(a), Some(b)) => Some(a.min(b)),
///         };
///         std::mem::replace(&mut self.0, joined) != joined
///     }
/// }
///
/// struct Count;
///
/// impl DenseForward for Count {
///     type Lattice = AtLeast;
///     fn entry_state(&self, _: &Ir, _: Point) -> AtLeast {
///         AtLeast(Some(0))
///     }
///     fn visit_operation(&mut self, _: &Ir, _: Operation, before: &AtLeast) -> AtLeast {
///         AtLeast(before.0.map(|count| count + 1))
///     }
/// }
///
/// let mut ir = Ir::new();
/// let text = r#""t.f"() ({ "t.a"() : () -> ()  "t.b"() : () -> () }) : () -> ()"#;
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).unwrap();
/// let mut solver = Solver::new();
/// let counts = solver.load_dense_forward(Count);
/// solver.run(&mut ir, module).unwrap();
/// let last = module.nested::<Operation>(&ir)[3];
/// assert_eq!(*solver.at(counts, Point::After(last)), AtLeast(Some(2)));
/// ```
pub trait DenseForward: Sized + 'static {
    /// What is known at a point.
    type Lattice: Lattice;

    /// What is known where control comes from elsewhere, such as at the start of a public function.
    fn entry_state(&self, ir: &Ir, point: Point) -> Self::Lattice;

    /// What is known after an operation.
    fn visit_operation(&mut self, ir: &Ir, op: Operation, before: &Self::Lattice) -> Self::Lattice;

    /// What is known after a step of a call. By default nothing changes, but after a call of an
    /// unknown callee control comes from elsewhere.
    fn visit_call(
        &mut self,
        ir: &Ir,
        call: DynCallOpInterface,
        step: CallStep,
        before: &Self::Lattice,
    ) -> Self::Lattice {
        match step {
            CallStep::ExternalCallee => self.entry_state(ir, Point::After(call.operation())),
            CallStep::EnterCallee | CallStep::ExitCallee => before.clone(),
        }
    }

    /// What is known after control of `op` passed from one region to another, where `None` is `op`
    /// itself. By default nothing changes.
    fn visit_region_step(
        &mut self,
        ir: &Ir,
        op: Operation,
        (from, to): (Option<Region>, Option<Region>),
        before: &Self::Lattice,
    ) -> Self::Lattice {
        let _ = (ir, op, from, to);
        before.clone()
    }
}

/// A [`DenseForward`] as an analysis of a solver.
struct Forward<A: DenseForward> {
    analysis: A,
    points: Points<A::Lattice>,
    tables: SymbolTableCollection,
}

impl Solver {
    /// Adds an analysis of points. Returns the name of what it finds.
    ///
    /// # Panics
    ///
    /// If the solver has too many analyses.
    pub fn load_dense_forward<A: DenseForward>(&mut self, analysis: A) -> Points<A::Lattice> {
        let points = self.points();
        self.load(Forward {
            analysis,
            points,
            tables: SymbolTableCollection::new(),
        });
        points
    }
}

impl<A: DenseForward> DataFlowAnalysis for Forward<A> {
    fn initialize(&mut self, cx: &mut Context<'_>, top: Operation) -> Visited {
        self.tables = SymbolTableCollection::new();
        let mut order = Order::forward(top);
        while let Some(point) = order.next(cx.ir) {
            if let Point::Start(block) = point {
                cx.state.subscribe(block, cx.me);
            }
            if point != Point::After(top) || top.parent_block(cx.ir).is_some() {
                self.visit(cx, point)?;
            }
        }
        Ok(())
    }

    fn visit(&mut self, cx: &mut Context<'_>, point: Point) -> Visited {
        match point {
            Point::After(op) => self.visit_operation(cx, op),
            Point::Start(block) => self.visit_block(cx, block),
        }
        Ok(())
    }
}

impl<A: DenseForward> Forward<A> {
    fn set_entry(&self, cx: &mut Context<'_>, point: Point) {
        let entry = self.analysis.entry_state(cx.ir, point);
        cx.join_at(self.points, point, &entry);
    }

    fn visit_operation(&mut self, cx: &mut Context<'_>, op: Operation) {
        let Some(block) = op.parent_block(cx.ir) else {
            return;
        };
        if !cx.is_live(block) {
            return;
        }
        let point = Point::After(op);
        let Some(before) = Point::before(cx.ir, op) else {
            return;
        };
        let known = cx.at_for(self.points, before, point).clone();
        if op.has_interface::<dyn RegionBranchOpInterface>(cx.ir) {
            return self.visit_region_branch(cx, op, None, point);
        }
        if let Some(call) = op.interface::<dyn CallOpInterface>(cx.ir) {
            return self.visit_call(cx, call, &known);
        }
        let after = self.analysis.visit_operation(cx.ir, op, &known);
        cx.join_at(self.points, point, &after);
    }

    fn visit_call(&mut self, cx: &mut Context<'_>, call: DynCallOpInterface, before: &A::Lattice) {
        let point = Point::After(call.operation());
        let callee = call.resolve_callable_in_table(cx.ir, &mut self.tables);
        let callable = callee.and_then(|callee| callee.interface::<dyn CallableOpInterface>(cx.ir));
        let is_declared = callable.is_some_and(|op| op.get_callable_region(cx.ir).is_none());
        if !cx.is_interprocedural() || is_declared {
            let step = CallStep::ExternalCallee;
            let after = self.analysis.visit_call(cx.ir, call, step, before);
            cx.join_at(self.points, point, &after);
            return;
        }
        let returns = cx.predecessors_for(point, point);
        let is_known = returns.all_known();
        let returns: SmallVec<[Operation; 4]> =
            returns.known().iter().map(|found| found.op).collect();
        if !is_known {
            return self.set_entry(cx, point);
        }
        for found in returns {
            let known = cx.at_for(self.points, Point::After(found), point).clone();
            let step = CallStep::ExitCallee;
            let after = self.analysis.visit_call(cx.ir, call, step, &known);
            cx.join_at(self.points, point, &after);
        }
    }

    fn visit_block(&mut self, cx: &mut Context<'_>, block: Block) {
        if !cx.is_live(block) {
            return;
        }
        let point = Point::Start(block);
        if !block.is_entry(cx.ir) {
            return self.visit_branches(cx, block);
        }
        let Some(parent) = block.parent_op(cx.ir) else {
            return;
        };
        let region = block.parent_region(cx.ir);
        if let Some(callable) = parent.interface::<dyn CallableOpInterface>(cx.ir)
            && callable.get_callable_region(cx.ir) == region
        {
            return self.visit_callable(cx, parent, point);
        }
        if parent.has_interface::<dyn RegionBranchOpInterface>(cx.ir) {
            return self.visit_region_branch(cx, parent, region, point);
        }
        self.set_entry(cx, point);
    }

    fn visit_branches(&mut self, cx: &mut Context<'_>, block: Block) {
        let point = Point::Start(block);
        let branches: SmallVec<[(Operation, usize); 4]> = block.successor_slots(cx.ir).collect();
        for (op, number) in branches {
            let Some(from) = op.parent_block(cx.ir) else {
                continue;
            };
            if cx.state.is_edge_live(from, number, cx.me) {
                let known = cx.at_for(self.points, Point::After(op), point).clone();
                cx.join_at(self.points, point, &known);
            }
        }
    }

    fn visit_callable(&mut self, cx: &mut Context<'_>, callable: Operation, point: Point) {
        let is_followed = cx.is_interprocedural();
        let callers = cx.predecessors_for(Point::After(callable), point);
        let is_known = callers.all_known() && is_followed;
        let callers: Vec<Operation> = callers.known().iter().map(|found| found.op).collect();
        if !is_known {
            return self.set_entry(cx, point);
        }
        for caller in callers {
            let call = caller.interface::<dyn CallOpInterface>(cx.ir);
            let (Some(call), Some(before)) = (call, Point::before(cx.ir, caller)) else {
                continue;
            };
            let known = cx.at_for(self.points, before, point).clone();
            let step = CallStep::EnterCallee;
            let after = self.analysis.visit_call(cx.ir, call, step, &known);
            cx.join_at(self.points, point, &after);
        }
    }

    /// Control gets to the start of `region`, or to the end of `op`.
    fn visit_region_branch(
        &mut self,
        cx: &mut Context<'_>,
        op: Operation,
        region: Option<Region>,
        point: Point,
    ) {
        let found = cx.predecessors_for(point, point);
        let found: SmallVec<[Operation; 4]> = found.known().iter().map(|one| one.op).collect();
        for predecessor in found {
            let (from, before) = if predecessor == op {
                (None, Point::before(cx.ir, op))
            } else {
                let from = predecessor.parent_region(cx.ir);
                (from, Some(Point::After(predecessor)))
            };
            let Some(before) = before else { continue };
            let known = cx.at_for(self.points, before, point).clone();
            let step = (from, region);
            let after = self.analysis.visit_region_step(cx.ir, op, step, &known);
            cx.join_at(self.points, point, &after);
        }
    }
}
