//! Analyses of points of the program against the direction of control: MLIR's
//! `DenseBackwardDataFlowAnalysis`.

use super::checks::receivers;
use super::lattice::{Lattice, Points};
use super::order::Order;
use super::solver::{Context, DataFlowAnalysis, Solver, Visited};
use super::state::Point;
use super::{CallStep, checks::region_edges};
use ods_ir::interfaces::{
    CallOpInterface, CallableOpInterface, DynCallOpInterface, DynRegionBranchOpInterface,
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
};
use ods_ir::ir::{Block, Ir, Operation, Region};
use ods_ir::op::OpHandle as _;
use ods_ir::symbols::SymbolTableCollection;
use smallvec::SmallVec;

/// An analysis of points, from what is known after an operation.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::dataflow::{DenseBackward, Lattice, Point, Solver};
///
/// /// Whether an operation of the name `t.write` may follow.
/// #[derive(Clone, PartialEq, Debug, Default)]
/// struct Follows(bool);
///
/// impl Lattice for Follows {
///     fn join(&mut self, other: &Self) -> bool {
///         let changed = other.0 && !self.0;
///         self.0 |= other.0;
///         changed
///     }
/// }
///
/// struct Writes;
///
/// impl DenseBackward for Writes {
///     type Lattice = Follows;
///     fn exit_state(&self, _: &Ir, _: Point) -> Follows {
///         Follows(false)
///     }
///     fn visit_operation(&mut self, ir: &Ir, op: Operation, after: &Follows) -> Follows {
///         Follows(after.0 || op.name(ir).as_str() == "t.write")
///     }
/// }
///
/// let mut ir = Ir::new();
/// let text = r#""t.a"() : () -> ()  "t.write"() : () -> ()  "t.b"() : () -> ()"#;
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).unwrap();
/// let mut solver = Solver::new();
/// let follows = solver.load_dense_backward(Writes);
/// solver.run(&mut ir, module).unwrap();
/// let ops = module.nested::<Operation>(&ir);
/// let after = |op: Operation| solver.at(follows, Point::After(op)).0;
/// assert_eq!([after(ops[1]), after(ops[2])], [true, false]);
/// ```
pub trait DenseBackward: Sized + 'static {
    /// What is known at a point.
    type Lattice: Lattice;

    /// What is known where control goes elsewhere, such as at the end of a public function.
    fn exit_state(&self, ir: &Ir, point: Point) -> Self::Lattice;

    /// What is known before an operation.
    fn visit_operation(&mut self, ir: &Ir, op: Operation, after: &Self::Lattice) -> Self::Lattice;

    /// What is known before a step of a call. By default nothing changes, but before a call of an
    /// unknown callee control goes elsewhere.
    fn visit_call(
        &mut self,
        ir: &Ir,
        call: DynCallOpInterface,
        step: CallStep,
        after: &Self::Lattice,
    ) -> Self::Lattice {
        match step {
            CallStep::ExternalCallee => self.exit_state(ir, Point::After(call.operation())),
            CallStep::EnterCallee | CallStep::ExitCallee => after.clone(),
        }
    }

    /// What is known before control of `op` passes from one region to another, where `None` is `op`
    /// itself. By default nothing changes.
    fn visit_region_step(
        &mut self,
        ir: &Ir,
        op: Operation,
        (from, to): (Option<Region>, Option<Region>),
        after: &Self::Lattice,
    ) -> Self::Lattice {
        let _ = (ir, op, from, to);
        after.clone()
    }
}

/// A [`DenseBackward`] as an analysis of a solver.
struct Backward<A: DenseBackward> {
    analysis: A,
    points: Points<A::Lattice>,
    tables: SymbolTableCollection,
}

impl Solver {
    /// Adds an analysis of points against the direction of control. Returns the name of what it
    /// finds.
    ///
    /// # Panics
    ///
    /// If the solver has too many analyses.
    pub fn load_dense_backward<A: DenseBackward>(&mut self, analysis: A) -> Points<A::Lattice> {
        let points = self.points();
        self.load(Backward {
            analysis,
            points,
            tables: SymbolTableCollection::new(),
        });
        points
    }
}

/// The point at the end of a block.
#[inline]
fn end_of(ir: &Ir, block: Block) -> Point {
    block.last_op(ir).map_or(Point::Start(block), Point::After)
}

impl<A: DenseBackward> DataFlowAnalysis for Backward<A> {
    fn initialize(&mut self, cx: &mut Context<'_>, top: Operation) -> Visited {
        self.tables = SymbolTableCollection::new();
        let mut order = Order::backward(top);
        while let Some(point) = order.next(cx.ir) {
            match point {
                Point::Start(block) => {
                    cx.state.subscribe(block, cx.me);
                    self.visit_block(cx, block)?;
                }
                Point::After(op) => self.visit_operation(cx, op)?,
            }
        }
        Ok(())
    }

    fn visit(&mut self, cx: &mut Context<'_>, point: Point) -> Visited {
        match point {
            Point::After(op) => {
                // The end of a block changes with the operation that ends it.
                if op.next(cx.ir).is_none()
                    && let Some(block) = op.parent_block(cx.ir)
                {
                    self.visit_block(cx, block)?;
                }
                self.visit_operation(cx, op)
            }
            Point::Start(block) => self.visit_block(cx, block),
        }
    }
}

impl<A: DenseBackward> Backward<A> {
    fn set_exit(&self, cx: &mut Context<'_>, point: Point) {
        let exit = self.analysis.exit_state(cx.ir, point);
        cx.join_at(self.points, point, &exit);
    }

    /// What is known after an operation tells what is known before it.
    fn visit_operation(&mut self, cx: &mut Context<'_>, op: Operation) -> Visited {
        let Some(block) = op.parent_block(cx.ir) else {
            return Ok(());
        };
        let Some(before) = Point::before(cx.ir, op).filter(|_| cx.is_live(block)) else {
            return Ok(());
        };
        let point = Point::After(op);
        let known = cx.at_for(self.points, point, point).clone();
        if let Some(branch) = op.interface::<dyn RegionBranchOpInterface>(cx.ir) {
            return self.visit_entry(cx, branch, before, point);
        }
        if let Some(call) = op.interface::<dyn CallOpInterface>(cx.ir) {
            self.visit_call(cx, call, &known, before);
            return Ok(());
        }
        let found = self.analysis.visit_operation(cx.ir, op, &known);
        cx.join_at(self.points, before, &found);
        Ok(())
    }

    /// Before an operation with regions, control goes to these or to its end.
    fn visit_entry(
        &mut self,
        cx: &mut Context<'_>,
        branch: DynRegionBranchOpInterface,
        before: Point,
        point: Point,
    ) -> Visited {
        let op = branch.operation();
        let nothing = vec![None; op.operands(cx.ir).len()];
        let edges = region_edges(
            cx.ir,
            op,
            &branch.get_entry_successor_regions(cx.ir, &nothing),
        )?;
        for edge in edges {
            self.pass_edge(cx, op, (None, edge.region), edge.to, before, point);
        }
        Ok(())
    }

    /// What is known at `to` holds at `before`, from where control goes there.
    fn pass_edge(
        &mut self,
        cx: &mut Context<'_>,
        op: Operation,
        step: (Option<Region>, Option<Region>),
        to: Point,
        before: Point,
        point: Point,
    ) {
        let known = cx.at_for(self.points, to, point).clone();
        let found = self.analysis.visit_region_step(cx.ir, op, step, &known);
        cx.join_at(self.points, before, &found);
    }

    fn visit_call(
        &mut self,
        cx: &mut Context<'_>,
        call: DynCallOpInterface,
        after: &A::Lattice,
        before: Point,
    ) {
        let point = Point::After(call.operation());
        let callee = call.resolve_callable_in_table(cx.ir, &mut self.tables);
        let callable = callee.and_then(|callee| callee.interface::<dyn CallableOpInterface>(cx.ir));
        let body = callable.and_then(|callable| callable.get_callable_region(cx.ir));
        let entry = body.and_then(|body| body.entry_block(cx.ir));
        let Some(entry) = entry.filter(|_| cx.is_interprocedural()) else {
            let step = CallStep::ExternalCallee;
            let found = self.analysis.visit_call(cx.ir, call, step, after);
            cx.join_at(self.points, before, &found);
            return;
        };
        let known = cx.at_for(self.points, Point::Start(entry), point).clone();
        let step = CallStep::EnterCallee;
        let found = self.analysis.visit_call(cx.ir, call, step, &known);
        cx.join_at(self.points, before, &found);
    }

    /// What is known at the end of a block, from where control goes.
    fn visit_block(&mut self, cx: &mut Context<'_>, block: Block) -> Visited {
        if !cx.is_live(block) {
            return Ok(());
        }
        let end = end_of(cx.ir, block);
        let Some(parent) = block.parent_op(cx.ir) else {
            return Ok(());
        };
        let last = block.last_op(cx.ir);
        let successors: SmallVec<[Block; 2]> = last.map_or_else(SmallVec::new, |op| {
            SmallVec::from_slice(op.successors(cx.ir))
        });
        if !successors.is_empty() {
            // At the start of a block that is not executed, nothing is known.
            for successor in successors {
                let known = cx.at_for(self.points, Point::Start(successor), end).clone();
                cx.join_at(self.points, end, &known);
            }
            return Ok(());
        }
        let region = block.parent_region(cx.ir);
        if let Some(callable) = parent.interface::<dyn CallableOpInterface>(cx.ir)
            && callable.get_callable_region(cx.ir) == region
        {
            self.visit_callable_end(cx, parent, end);
            return Ok(());
        }
        let terminator =
            last.and_then(|last| last.interface::<dyn RegionBranchTerminatorOpInterface>(cx.ir));
        if parent.has_interface::<dyn RegionBranchOpInterface>(cx.ir)
            && let Some(terminator) = terminator
        {
            let nothing = vec![None; terminator.operation().operands(cx.ir).len()];
            let edges = region_edges(
                cx.ir,
                parent,
                &terminator.get_successor_regions(cx.ir, &nothing),
            )?;
            for edge in edges {
                receivers(cx.ir, parent, edge.region)?;
                self.pass_edge(cx, parent, (region, edge.region), edge.to, end, end);
            }
            return Ok(());
        }
        self.set_exit(cx, end);
        Ok(())
    }

    fn visit_callable_end(&mut self, cx: &mut Context<'_>, callable: Operation, end: Point) {
        let is_followed = cx.is_interprocedural();
        let callers = cx.predecessors_for(Point::After(callable), end);
        let is_known = callers.all_known() && is_followed;
        let callers: Vec<Operation> = callers.known().iter().map(|found| found.op).collect();
        if !is_known {
            return self.set_exit(cx, end);
        }
        for caller in callers {
            let Some(call) = caller.interface::<dyn CallOpInterface>(cx.ir) else {
                continue;
            };
            let known = cx.at_for(self.points, Point::After(caller), end).clone();
            let step = CallStep::ExitCallee;
            let found = self.analysis.visit_call(cx.ir, call, step, &known);
            cx.join_at(self.points, end, &found);
        }
    }
}
