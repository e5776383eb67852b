//! Analyses of values in the direction of control: MLIR's `SparseForwardDataFlowAnalysis`.

use super::checks::{check_count, operands_in, receivers, successor_operands};
use super::lattice::{Lattice, Values};
use super::order::Order;
use super::solver::{Context, DataFlowAnalysis, Solver, Visited};
use super::state::Point;
use ods_ir::interfaces::{
    BranchOpInterface, CallOpInterface, CallableOpInterface, DynCallOpInterface,
    DynRegionBranchOpInterface, RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
    RegionSuccessor,
};
use ods_ir::ir::{Block, Ir, Operation, Region, Value};
use ods_ir::op::OpHandle as _;
use ods_ir::symbols::SymbolTableCollection;
use smallvec::SmallVec;
use std::ops::Range;

/// An analysis of values, from what is known about the operands of the operation that computes them.
///
/// The framework follows branches, regions and calls; the analysis says what an operation does.
/// `docs/DATAFLOW.md` has an example.
pub trait SparseForward: Sized + 'static {
    /// What is known about a value.
    type Lattice: Lattice;

    /// What is known about a value that comes from elsewhere, such as the argument of a public
    /// function, or the result of a call to an unknown one.
    fn entry_state(&self, ir: &Ir, value: Value) -> Self::Lattice;

    /// Adds what is known about the results of an operation, by [`Transfer::join_result`].
    ///
    /// # Errors
    ///
    /// If the operation is not what the analysis requires.
    fn visit_operation(
        &mut self,
        op: Operation,
        cx: &mut Transfer<'_, '_, Self::Lattice>,
    ) -> Visited;

    /// Adds what is known about the results of a call whose callee is not known, or a declaration.
    ///
    /// # Errors
    ///
    /// If the call is not what the analysis requires.
    fn visit_external_call(
        &mut self,
        call: DynCallOpInterface,
        cx: &mut Transfer<'_, '_, Self::Lattice>,
    ) -> Visited {
        let results = 0..call.operation().results(cx.ir()).len();
        for number in results {
            let result = call.operation().result(cx.ir(), number);
            let entry = self.entry_state(cx.ir(), result);
            cx.join(result, &entry);
        }
        Ok(())
    }

    /// Adds what is known about arguments or results that control flow does not set, such as the
    /// induction variable of a loop. By default, they come from elsewhere.
    ///
    /// # Errors
    ///
    /// If the operation is not what the analysis requires.
    fn visit_other_inputs(
        &mut self,
        inputs: &OtherInputs<'_>,
        cx: &mut Transfer<'_, '_, Self::Lattice>,
    ) -> Visited {
        for (number, input) in inputs.all.iter().enumerate() {
            if !inputs.set_by_control.contains(&number) {
                let entry = self.entry_state(cx.ir(), *input);
                cx.join(*input, &entry);
            }
        }
        Ok(())
    }

    /// Called after more has become known about a value.
    fn updated(cx: &mut Context<'_>, values: Values<Self::Lattice>, value: Value) {
        let _ = (cx, values, value);
    }
}

/// The arguments of the first block of a region, or the results of an operation with regions, of
/// which control flow sets some.
#[derive(Clone, Debug)]
pub struct OtherInputs<'a> {
    /// The operation with the regions.
    pub op: Operation,
    /// The region whose arguments they are; `None` for results.
    pub region: Option<Region>,
    /// All arguments or results.
    pub all: &'a [Value],
    /// The numbers of those that control flow sets.
    pub set_by_control: Range<usize>,
}

/// What a [`SparseForward`] sees while it visits an operation.
#[derive(Debug)]
pub struct Transfer<'c, 'a, L> {
    pub(super) cx: &'c mut Context<'a>,
    pub(super) values: Values<L>,
    point: Point,
    updated: fn(&mut Context<'_>, Values<L>, Value),
}

impl<L: Lattice> Transfer<'_, '_, L> {
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

    /// What is known about an operand of the operation that is visited.
    ///
    /// # Panics
    ///
    /// If there is no such operand.
    pub fn operand(&self, number: usize) -> &L {
        match self.point {
            Point::After(op) => self.get(op.operand(self.cx.ir, number)),
            Point::Start(_) => panic!("an operand is asked for at the start of a block"),
        }
    }

    /// Adds to what is known about a value. Returns whether this changes anything.
    pub fn join(&mut self, value: Value, with: &L) -> bool {
        self.update(value, |known| known.join(with))
    }

    /// Adds to what is known about a value; `change` tells whether it changes anything.
    pub(super) fn update(&mut self, value: Value, change: impl FnOnce(&mut L) -> bool) -> bool {
        let changed = self.cx.update(self.values, value, change);
        if changed {
            (self.updated)(self.cx, self.values, value);
        }
        changed
    }

    /// Adds what is known about another value.
    pub fn join_from(&mut self, value: Value, other: Value) -> bool {
        let other = self.get(other).clone();
        self.join(value, &other)
    }

    /// Adds to what is known about a result of the operation that is visited.
    ///
    /// # Panics
    ///
    /// If there is no such result.
    pub fn join_result(&mut self, number: usize, with: &L) -> bool {
        match self.point {
            Point::After(op) => self.join(op.result(self.cx.ir, number), with),
            Point::Start(_) => panic!("a result is set at the start of a block"),
        }
    }

    /// The rest of what the solver knows.
    pub fn context(&mut self) -> Context<'_> {
        Context {
            ir: self.cx.ir,
            state: self.cx.state,
            me: self.cx.me,
            constants: self.cx.constants,
        }
    }
}

/// A [`SparseForward`] as an analysis of a solver.
#[derive(Debug)]
pub(super) struct Forward<A: SparseForward> {
    analysis: A,
    values: Values<A::Lattice>,
    tables: SymbolTableCollection,
}

impl Solver {
    /// Adds an analysis of values. Returns the name of what it finds.
    ///
    /// # Panics
    ///
    /// If the solver has too many analyses.
    pub fn load_forward<A: SparseForward>(&mut self, analysis: A) -> Values<A::Lattice> {
        let values = self.values();
        self.load(Forward::new(analysis, values));
        values
    }
}

impl<A: SparseForward> DataFlowAnalysis for Forward<A> {
    fn initialize(&mut self, cx: &mut Context<'_>, top: Operation) -> Visited {
        self.tables = SymbolTableCollection::new();
        for region in top.regions(cx.ir).to_vec() {
            let arguments = match region.entry_block(cx.ir) {
                Some(entry) => entry.arguments(cx.ir).to_vec(),
                None => continue,
            };
            self.set_entry(cx, Point::After(top), &arguments);
        }
        let mut order = Order::forward(top);
        while let Some(point) = order.next(cx.ir) {
            if let Point::Start(block) = point {
                cx.state.subscribe(block, cx.me);
            }
            self.visit(cx, point)?;
        }
        Ok(())
    }

    fn visit(&mut self, cx: &mut Context<'_>, point: Point) -> Visited {
        match point {
            Point::After(op) => self.visit_operation(cx, op),
            Point::Start(block) => self.visit_block(cx, block),
        }
    }
}

impl<A: SparseForward> Forward<A> {
    pub(super) fn new(analysis: A, values: Values<A::Lattice>) -> Self {
        Self {
            analysis,
            values,
            tables: SymbolTableCollection::new(),
        }
    }

    fn transfer<'c, 'a>(
        &self,
        cx: &'c mut Context<'a>,
        point: Point,
    ) -> Transfer<'c, 'a, A::Lattice> {
        Transfer {
            cx,
            values: self.values,
            point,
            updated: A::updated,
        }
    }

    /// The values come from elsewhere.
    fn set_entry(&self, cx: &mut Context<'_>, point: Point, values: &[Value]) {
        for value in values {
            let entry = self.analysis.entry_state(cx.ir, *value);
            self.transfer(cx, point).join(*value, &entry);
        }
    }

    /// Adds what is known about `operand` to `to`, and visits `point` again after a change.
    fn join_operand(&self, cx: &mut Context<'_>, point: Point, to: Value, operand: Value) {
        let known = cx.get_for(self.values, operand, point).clone();
        self.transfer(cx, point).join(to, &known);
    }

    fn visit_operation(&mut self, cx: &mut Context<'_>, op: Operation) -> Visited {
        let point = Point::After(op);
        if op.results(cx.ir).is_empty()
            || op
                .parent_block(cx.ir)
                .is_some_and(|block| !cx.is_live(block))
        {
            return Ok(());
        }
        if !op.is_leaf(cx.ir)
            && !op.regions(cx.ir).is_empty()
            && let Some(branch) = op.interface::<dyn RegionBranchOpInterface>(cx.ir)
        {
            return self.visit_region_successors(cx, point, branch, None);
        }
        cx.subscribe_to_operands(self.values, op);
        if cx.state.is_call(cx.ir, op)
            && let Some(call) = op.interface::<dyn CallOpInterface>(cx.ir)
        {
            return self.visit_call(cx, call);
        }
        let mut transfer = Transfer {
            cx,
            values: self.values,
            point,
            updated: A::updated,
        };
        self.analysis.visit_operation(op, &mut transfer)
    }

    fn visit_call(&mut self, cx: &mut Context<'_>, call: DynCallOpInterface) -> Visited {
        let op = call.operation();
        let point = Point::After(op);
        if !cx.is_interprocedural() || self.is_declared(cx.ir, call) {
            let mut transfer = Transfer {
                cx,
                values: self.values,
                point,
                updated: A::updated,
            };
            return self.analysis.visit_external_call(call, &mut transfer);
        }
        let returns = cx.predecessors_for(point, point);
        let is_known = returns.all_known();
        let returns: SmallVec<[Operation; 4]> =
            returns.known().iter().map(|found| found.op).collect();
        let results: SmallVec<[Value; 4]> = SmallVec::from_slice(op.results(cx.ir));
        if !is_known {
            self.set_entry(cx, point, &results);
            return Ok(());
        }
        for found in returns {
            let operands: SmallVec<[Value; 4]> = SmallVec::from_slice(found.operands(cx.ir));
            for (result, operand) in results.iter().zip(operands) {
                self.join_operand(cx, point, *result, operand);
            }
        }
        Ok(())
    }

    fn visit_block(&mut self, cx: &mut Context<'_>, block: Block) -> Visited {
        if block.arguments(cx.ir).is_empty() || !cx.is_live(block) {
            return Ok(());
        }
        let point = Point::Start(block);
        let arguments: SmallVec<[Value; 4]> = SmallVec::from_slice(block.arguments(cx.ir));
        if !block.is_entry(cx.ir) {
            return self.visit_branches(cx, block, &arguments);
        }
        let Some(parent) = block.parent_op(cx.ir) else {
            return Ok(());
        };
        let region = block.parent_region(cx.ir);
        if let Some(callable) = parent.interface::<dyn CallableOpInterface>(cx.ir)
            && callable.get_callable_region(cx.ir) == region
        {
            return self.visit_callable(cx, block, parent, &arguments);
        }
        if let Some(branch) = parent.interface::<dyn RegionBranchOpInterface>(cx.ir) {
            return self.visit_region_successors(cx, point, branch, region);
        }
        let inputs = OtherInputs {
            op: parent,
            region,
            all: &arguments,
            set_by_control: 0..0,
        };
        self.visit_other_inputs(cx, point, &inputs)
    }

    fn visit_other_inputs(
        &mut self,
        cx: &mut Context<'_>,
        point: Point,
        inputs: &OtherInputs<'_>,
    ) -> Visited {
        let mut transfer = Transfer {
            cx,
            values: self.values,
            point,
            updated: A::updated,
        };
        self.analysis.visit_other_inputs(inputs, &mut transfer)
    }

    /// The arguments of a callable come from its calls.
    fn visit_callable(
        &mut self,
        cx: &mut Context<'_>,
        block: Block,
        callable: Operation,
        arguments: &[Value],
    ) -> Visited {
        let point = Point::Start(block);
        let is_followed = cx.is_interprocedural();
        let callers = cx.predecessors_for(Point::After(callable), point);
        let is_known = callers.all_known() && is_followed;
        let callers: Vec<Operation> = callers.known().iter().map(|found| found.op).collect();
        if !is_known {
            self.set_entry(cx, point, arguments);
            return Ok(());
        }
        for caller in callers {
            let Some(call) = caller.interface::<dyn CallOpInterface>(cx.ir) else {
                continue;
            };
            let range = call.get_arg_operands(cx.ir);
            let operands = operands_in(cx.ir, caller, range)?;
            for (argument, operand) in arguments.iter().zip(operands) {
                self.join_operand(cx, point, *argument, operand);
            }
        }
        Ok(())
    }

    /// The arguments of a block come from the branches to it.
    fn visit_branches(
        &mut self,
        cx: &mut Context<'_>,
        block: Block,
        arguments: &[Value],
    ) -> Visited {
        let point = Point::Start(block);
        let branches: SmallVec<[(Operation, usize); 4]> = block.successor_slots(cx.ir).collect();
        for (op, number) in branches {
            let Some(from) = op.parent_block(cx.ir) else {
                continue;
            };
            if !cx.state.is_edge_live(from, number, cx.me) {
                continue;
            }
            let Some(branch) = op.interface::<dyn BranchOpInterface>(cx.ir) else {
                self.set_entry(cx, point, arguments);
                return Ok(());
            };
            let operands = successor_operands(cx.ir, branch, number, block)?;
            for (at, argument) in arguments.iter().enumerate() {
                match operands.operand(op, cx.ir, at) {
                    Some(operand) => self.join_operand(cx, point, *argument, operand),
                    // The branch itself produces the value.
                    None => self.set_entry(cx, point, &[*argument]),
                }
            }
        }
        Ok(())
    }

    /// The arguments of the first block of `region`, or the results, come from what passes control
    /// there.
    fn visit_region_successors(
        &mut self,
        cx: &mut Context<'_>,
        point: Point,
        branch: DynRegionBranchOpInterface,
        region: Option<Region>,
    ) -> Visited {
        let op = branch.operation();
        let (_, all) = receivers(cx.ir, op, region)?;
        let all: SmallVec<[Value; 4]> = SmallVec::from_slice(all);
        let found = cx.predecessors_for(point, point);
        let found: SmallVec<[_; 2]> = found.known().iter().cloned().collect();
        for predecessor in found {
            let inputs = &predecessor.inputs[..];
            let successor = match region {
                Some(region) => RegionSuccessor::region(region, inputs),
                None => RegionSuccessor::parent(inputs),
            };
            let from = predecessor.op;
            let range = if from == op {
                branch.get_entry_successor_operands(cx.ir, successor)
            } else {
                let terminator = from.interface::<dyn RegionBranchTerminatorOpInterface>(cx.ir);
                let Some(terminator) = terminator else {
                    self.set_entry(cx, point, &all);
                    return Ok(());
                };
                terminator.get_mutable_successor_operands(cx.ir, successor)
            };
            let operands = operands_in(cx.ir, from, range)?;
            check_count(cx.ir, from, operands.len(), inputs.len())?;
            if inputs.len() != all.len() {
                let first = inputs
                    .first()
                    .and_then(|first| all.iter().position(|v| v == first));
                let first = first.unwrap_or(0);
                let inputs = OtherInputs {
                    op,
                    region,
                    all: &all,
                    set_by_control: first..first + inputs.len(),
                };
                self.visit_other_inputs(cx, point, &inputs)?;
            }
            for (input, operand) in inputs.iter().zip(operands) {
                self.join_operand(cx, point, *input, operand);
            }
        }
        Ok(())
    }

    /// Whether the callee of a call is a declaration.
    fn is_declared(&mut self, ir: &Ir, call: DynCallOpInterface) -> bool {
        let callee = call.resolve_callable_in_table(ir, &mut self.tables);
        let callable = callee.and_then(|callee| callee.interface::<dyn CallableOpInterface>(ir));
        callable.is_some_and(|callable| callable.get_callable_region(ir).is_none())
    }
}
