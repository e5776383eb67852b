//! Analyses of values against the direction of control: MLIR's `SparseBackwardDataFlowAnalysis`.

use super::checks::{RegionEdge, check_count, operands_in, region_edges, successor_operands};
use super::lattice::{Lattice, Values};
use super::order::Order;
use super::solver::{Context, DataFlowAnalysis, Solver, Visited};
use super::state::Point;
use ods_ir::interfaces::{
    BranchOpInterface, CallOpInterface, CallableOpInterface, DynBranchOpInterface,
    DynCallOpInterface, DynRegionBranchOpInterface, DynRegionBranchTerminatorOpInterface,
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
};
use ods_ir::ir::{Ir, OpOperand, Operation, Region, Value};
use ods_ir::op::OpHandle as _;
use ods_ir::symbols::SymbolTableCollection;
use ods_ir::traits::ReturnLike;
use smallvec::SmallVec;

/// An analysis of values, from what is known about the results of the operations that use them.
///
/// The framework follows branches, regions and calls; the analysis says what an operation requires of
/// its operands. [`Liveness`](super::LiveValues) is one.
pub trait SparseBackward: Sized + 'static {
    /// What is known about a value.
    type Lattice: Lattice;

    /// What is known about a value that goes elsewhere, such as what a public function returns.
    fn exit_state(&self, ir: &Ir, value: Value) -> Self::Lattice;

    /// Adds what is known about operands of an operation, from its results.
    ///
    /// # Errors
    ///
    /// If the operation is not what the analysis requires.
    fn visit_operation(
        &mut self,
        op: Operation,
        cx: &mut BackwardTransfer<'_, '_, Self::Lattice>,
    ) -> Visited;

    /// Adds what is known about an operand of a branch, of an operation with control flow between
    /// regions, or of a terminator in one, that is not passed on.
    ///
    /// # Errors
    ///
    /// If the operation is not what the analysis requires.
    fn visit_branch_operand(
        &mut self,
        operand: OpOperand,
        cx: &mut BackwardTransfer<'_, '_, Self::Lattice>,
    ) -> Visited;

    /// Adds what is known about an operand of a call that is not passed to the callee, or to one
    /// that is not known. By default, it goes elsewhere.
    ///
    /// # Errors
    ///
    /// If the operation is not what the analysis requires.
    fn visit_call_operand(
        &mut self,
        operand: OpOperand,
        cx: &mut BackwardTransfer<'_, '_, Self::Lattice>,
    ) -> Visited {
        let value = operand.owner.operand(cx.ir(), operand.number);
        let exit = self.exit_state(cx.ir(), value);
        cx.join(value, &exit);
        Ok(())
    }

    /// Adds what is known about arguments of a region that control flow does not set.
    ///
    /// # Errors
    ///
    /// If the operation is not what the analysis requires.
    fn visit_other_arguments(
        &mut self,
        op: Operation,
        arguments: &[Value],
        cx: &mut BackwardTransfer<'_, '_, Self::Lattice>,
    ) -> Visited {
        let _ = (op, arguments, cx);
        Ok(())
    }
}

/// What a [`SparseBackward`] sees while it visits an operation.
#[derive(Debug)]
pub struct BackwardTransfer<'c, 'a, L> {
    pub(super) cx: &'c mut Context<'a>,
    values: Values<L>,
    point: Point,
}

impl<L: Lattice> BackwardTransfer<'_, '_, L> {
    /// The IR.
    #[inline]
    pub fn ir(&self) -> &Ir {
        self.cx.ir
    }

    /// What is known about a value.
    pub fn get(&self, value: Value) -> &L {
        self.cx.get(self.values, value)
    }

    /// What is known about a value. The operation is visited again after a change.
    pub fn get_for(&mut self, value: Value) -> &L {
        self.cx.get_for(self.values, value, self.point)
    }

    /// Adds to what is known about a value. Returns whether this changes anything.
    pub fn join(&mut self, value: Value, with: &L) -> bool {
        self.cx.join(self.values, value, with)
    }
}

/// A [`SparseBackward`] as an analysis of a solver.
#[derive(Debug)]
struct Backward<A: SparseBackward> {
    analysis: A,
    values: Values<A::Lattice>,
    tables: SymbolTableCollection,
}

impl Solver {
    /// Adds an analysis of values against the direction of control. Returns the name of what it
    /// finds.
    ///
    /// # Panics
    ///
    /// If the solver has too many analyses.
    pub fn load_backward<A: SparseBackward>(&mut self, analysis: A) -> Values<A::Lattice> {
        let values = self.values();
        self.load(Backward {
            analysis,
            values,
            tables: SymbolTableCollection::new(),
        });
        values
    }
}

impl<A: SparseBackward> DataFlowAnalysis for Backward<A> {
    fn initialize(&mut self, cx: &mut Context<'_>, top: Operation) -> Visited {
        self.tables = SymbolTableCollection::new();
        let mut order = Order::backward(top);
        while let Some(point) = order.next(cx.ir) {
            match point {
                Point::Start(block) => cx.state.subscribe(block, cx.me),
                Point::After(op) => self.visit_operation(cx, op)?,
            }
        }
        Ok(())
    }

    fn visit(&mut self, cx: &mut Context<'_>, point: Point) -> Visited {
        match point {
            Point::Start(_) => Ok(()),
            Point::After(op) => self.visit_operation(cx, op),
        }
    }
}

/// The operands of an operation that were not passed on.
struct Unaccounted(SmallVec<[bool; 8]>);

impl Unaccounted {
    #[inline]
    fn of(ir: &Ir, op: Operation) -> Self {
        Self(SmallVec::from_elem(true, op.operands(ir).len()))
    }

    #[inline]
    fn account(&mut self, number: usize) {
        if let Some(left) = self.0.get_mut(number) {
            *left = false;
        }
    }

    #[inline]
    fn into_operands(self, op: Operation) -> impl Iterator<Item = OpOperand> {
        let numbers = self.0.into_iter().enumerate().filter(|(_, left)| *left);
        numbers.map(move |(number, _)| OpOperand { owner: op, number })
    }
}

impl<A: SparseBackward> Backward<A> {
    fn transfer<'c, 'a>(
        cx: &'c mut Context<'a>,
        values: Values<A::Lattice>,
        point: Point,
    ) -> BackwardTransfer<'c, 'a, A::Lattice> {
        BackwardTransfer { cx, values, point }
    }

    /// Adds what is known about `from` to `to`, and visits `point` again after a change.
    fn join_from(&self, cx: &mut Context<'_>, point: Point, to: Value, from: Value) {
        let known = cx.get_for(self.values, from, point).clone();
        cx.join(self.values, to, &known);
    }

    fn visit_operation(&mut self, cx: &mut Context<'_>, op: Operation) -> Visited {
        if op
            .parent_block(cx.ir)
            .is_some_and(|block| !cx.is_live(block))
        {
            return Ok(());
        }
        let point = Point::After(op);
        for number in 0..op.results(cx.ir).len() {
            let result = op.result(cx.ir, number);
            cx.get_for(self.values, result, point);
        }
        if let Some(branch) = op.interface::<dyn RegionBranchOpInterface>(cx.ir) {
            return self.visit_region_branch(cx, branch);
        }
        if let Some(branch) = op.interface::<dyn BranchOpInterface>(cx.ir) {
            return self.visit_branch(cx, branch);
        }
        if let Some(call) = op.interface::<dyn CallOpInterface>(cx.ir)
            && self.visit_call(cx, call)?
        {
            return Ok(());
        }
        let parent = op.parent_op(cx.ir);
        if let (Some(parent), Some(terminator)) = (
            parent,
            op.interface::<dyn RegionBranchTerminatorOpInterface>(cx.ir),
        ) && let Some(branch) = parent.interface::<dyn RegionBranchOpInterface>(cx.ir)
        {
            return self.visit_terminator(cx, terminator, branch);
        }
        if let Some(parent) = parent
            && op.has_trait::<ReturnLike>(cx.ir)
            && parent.has_interface::<dyn CallableOpInterface>(cx.ir)
        {
            self.visit_return(cx, op, parent);
            return Ok(());
        }
        let mut transfer = Self::transfer(cx, self.values, point);
        self.analysis.visit_operation(op, &mut transfer)
    }

    /// Control passes `edges` from `from`, which forwards its operands in a range for each.
    fn visit_edges(
        &mut self,
        cx: &mut Context<'_>,
        from: Operation,
        edges: &[RegionEdge],
        forwarded: impl Fn(&Ir, &RegionEdge) -> std::ops::Range<usize>,
    ) -> Visited {
        let point = Point::After(from);
        let mut unaccounted = Unaccounted::of(cx.ir, from);
        for edge in edges {
            let range = forwarded(cx.ir, edge);
            let operands = operands_in(cx.ir, from, range.clone())?;
            check_count(cx.ir, from, operands.len(), edge.inputs.len())?;
            for ((number, operand), input) in range.zip(operands).zip(&edge.inputs) {
                self.join_from(cx, point, operand, *input);
                unaccounted.account(number);
            }
        }
        self.visit_branch_operands(cx, from, unaccounted)
    }

    fn visit_branch_operands(
        &mut self,
        cx: &mut Context<'_>,
        op: Operation,
        unaccounted: Unaccounted,
    ) -> Visited {
        for operand in unaccounted.into_operands(op) {
            let mut transfer = Self::transfer(cx, self.values, Point::After(op));
            self.analysis.visit_branch_operand(operand, &mut transfer)?;
        }
        Ok(())
    }

    fn visit_region_branch(
        &mut self,
        cx: &mut Context<'_>,
        branch: DynRegionBranchOpInterface,
    ) -> Visited {
        let op = branch.operation();
        let nothing = vec![None; op.operands(cx.ir).len()];
        let edges = region_edges(
            cx.ir,
            op,
            &branch.get_entry_successor_regions(cx.ir, &nothing),
        )?;
        for edge in &edges {
            if let Some(region) = edge.region {
                self.visit_other_arguments(cx, op, region, &edge.inputs)?;
            }
        }
        self.visit_edges(cx, op, &edges, |ir, edge| {
            branch.get_entry_successor_operands(ir, edge.successor())
        })
    }

    fn visit_other_arguments(
        &mut self,
        cx: &mut Context<'_>,
        op: Operation,
        region: Region,
        inputs: &[Value],
    ) -> Visited {
        let Some(entry) = region.entry_block(cx.ir) else {
            return Ok(());
        };
        let arguments = entry.arguments(cx.ir).iter().copied();
        let others = arguments.filter(|argument| !inputs.contains(argument));
        let others: SmallVec<[Value; 4]> = others.collect();
        if others.is_empty() {
            return Ok(());
        }
        let mut transfer = Self::transfer(cx, self.values, Point::After(op));
        self.analysis
            .visit_other_arguments(op, &others, &mut transfer)
    }

    fn visit_terminator(
        &mut self,
        cx: &mut Context<'_>,
        terminator: DynRegionBranchTerminatorOpInterface,
        branch: DynRegionBranchOpInterface,
    ) -> Visited {
        let op = terminator.operation();
        let nothing = vec![None; op.operands(cx.ir).len()];
        let edges = region_edges(
            cx.ir,
            branch.operation(),
            &terminator.get_successor_regions(cx.ir, &nothing),
        )?;
        self.visit_edges(cx, op, &edges, |ir, edge| {
            terminator.get_mutable_successor_operands(ir, edge.successor())
        })
    }

    fn visit_branch(&mut self, cx: &mut Context<'_>, branch: DynBranchOpInterface) -> Visited {
        let op = branch.operation();
        let point = Point::After(op);
        let mut unaccounted = Unaccounted::of(cx.ir, op);
        for number in 0..op.successors(cx.ir).len() {
            let target = op.successors(cx.ir)[number];
            let operands = successor_operands(cx.ir, branch, number, target)?;
            for argument in operands.produced()..operands.len() {
                let (Some(at), Some(operand)) = (
                    operands.operand_number(argument),
                    operands.operand(op, cx.ir, argument),
                ) else {
                    continue;
                };
                let input = target.argument(cx.ir, argument);
                self.join_from(cx, point, operand, input);
                unaccounted.account(at);
            }
        }
        self.visit_branch_operands(cx, op, unaccounted)
    }

    /// What is passed to a callee is what its arguments are. Returns false if the callee is not
    /// known.
    fn visit_call(
        &mut self,
        cx: &mut Context<'_>,
        call: DynCallOpInterface,
    ) -> Result<bool, ods_ir::diagnostics::Diagnostic> {
        let op = call.operation();
        let point = Point::After(op);
        let callee = call.resolve_callable_in_table(cx.ir, &mut self.tables);
        let callable = callee.and_then(|callee| callee.interface::<dyn CallableOpInterface>(cx.ir));
        let Some(callable) = callable else {
            return Ok(false);
        };
        let mut unaccounted = Unaccounted::of(cx.ir, op);
        let entry = callable.get_callable_region(cx.ir);
        let entry = entry.and_then(|region| region.entry_block(cx.ir));
        if let Some(entry) = entry.filter(|_| cx.is_interprocedural()) {
            let range = call.get_arg_operands(cx.ir);
            let operands = operands_in(cx.ir, op, range.clone())?;
            let arguments: SmallVec<[Value; 4]> = SmallVec::from_slice(entry.arguments(cx.ir));
            for ((number, operand), argument) in range.zip(operands).zip(arguments) {
                self.join_from(cx, point, operand, argument);
                unaccounted.account(number);
            }
        }
        for operand in unaccounted.into_operands(op) {
            let mut transfer = Self::transfer(cx, self.values, point);
            self.analysis.visit_call_operand(operand, &mut transfer)?;
        }
        Ok(true)
    }

    /// What a callable returns is what the results of its calls are.
    fn visit_return(&mut self, cx: &mut Context<'_>, op: Operation, callable: Operation) {
        let point = Point::After(op);
        let operands: SmallVec<[Value; 4]> = SmallVec::from_slice(op.operands(cx.ir));
        let callers = cx.predecessors_for(Point::After(callable), point);
        let is_known = callers.all_known();
        let callers: Vec<Operation> = callers.known().iter().map(|found| found.op).collect();
        if !is_known {
            for operand in operands {
                let exit = self.analysis.exit_state(cx.ir, operand);
                cx.join(self.values, operand, &exit);
            }
            return;
        }
        for caller in callers {
            let results: SmallVec<[Value; 4]> = SmallVec::from_slice(caller.results(cx.ir));
            for (operand, result) in operands.iter().zip(results) {
                self.join_from(cx, point, *operand, result);
            }
        }
    }
}
