//! What `remove-dead-values` changes, decided before anything is changed.

use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::{
    BranchOpInterface, CallOpInterface, DynBranchOpInterface, DynFunctionOpInterface,
    DynRegionBranchOpInterface, FunctionOpInterface, RegionBranchOpInterface, RegionBranchPoint,
    RegionBranchTerminatorOpInterface, RegionSuccessor, SymbolOpInterface, Upcast as _,
};
use ods_ir::ir::{Block, Ir, Operation, Value};
use ods_ir::op::OpHandle as _;
use ods_ir::symbols::{SymbolTableCollection, SymbolUserMap, uses_of};
use ods_ir::traits::ReturnLike;
use ods_lookup::{LookupMap, LookupSet};
use ods_rewrite::dataflow::LiveValues;
use std::cell::OnceCell;

/// For each of some values, whether it goes.
pub(super) type Erased = Vec<bool>;

/// A private function with its arguments and results.
pub(super) struct Function {
    pub(super) op: DynFunctionOpInterface,
    pub(super) arguments: Erased,
    pub(super) results: Erased,
    pub(super) calls: Vec<Operation>,
}

/// A branch to a block, and the operands for its arguments.
pub(super) struct Edge {
    pub(super) branch: DynBranchOpInterface,
    pub(super) successor: usize,
    pub(super) target: Block,
    pub(super) operands: Erased,
}

/// All changes.
#[derive(Default)]
pub(super) struct Plan {
    /// The operations that go, in the order in which they are erased.
    pub(super) operations: Vec<Operation>,
    pub(super) doomed: LookupSet<Operation>,
    pub(super) edges: Vec<Edge>,
    pub(super) functions: Vec<Function>,
    /// Operands that go.
    pub(super) returns: Vec<(Operation, Erased)>,
    /// Operands that become poison.
    pub(super) poisoned: Vec<(Operation, Erased)>,
}

impl Plan {
    /// Decides what in `top` is not needed.
    #[inline]
    pub(super) fn new(ir: &Ir, top: Operation, live: &LiveValues) -> Result<Self, Diagnostic> {
        let mut planner = Planner {
            live,
            dead: LookupSet::new(),
            users: OnceCell::new(),
            plan: Self::default(),
        };
        let mut ops = Vec::new();
        top.walk(ir, |op| ops.push(op));
        for op in ops {
            planner.visit(ir, top, op)?;
        }
        Ok(planner.plan)
    }
}

struct Planner<'a> {
    live: &'a LiveValues,
    /// Values that go although they may be live.
    dead: LookupSet<Value>,
    /// The users of all symbols, if they are known.
    users: OnceCell<Option<SymbolUserMap>>,
    plan: Plan,
}

impl Planner<'_> {
    #[inline]
    fn is_live(&self, value: Value) -> bool {
        !self.dead.contains(&value) && self.live.is_live(value)
    }

    #[inline]
    fn any_live(&self, values: &[Value]) -> bool {
        values.iter().any(|value| self.is_live(*value))
    }

    #[inline]
    fn dead_of(&self, values: &[Value]) -> Erased {
        values.iter().map(|value| !self.is_live(*value)).collect()
    }

    #[inline]
    fn visit(&mut self, ir: &Ir, top: Operation, op: Operation) -> Result<(), Diagnostic> {
        if let Some(function) = op.interface::<dyn FunctionOpInterface>(ir) {
            self.visit_function(ir, top, function);
        } else if let Some(branch) = op.interface::<dyn RegionBranchOpInterface>(ir) {
            return self.visit_region_branch(ir, branch);
        } else if let Some(branch) = op.interface::<dyn BranchOpInterface>(ir) {
            self.visit_branch(ir, branch);
        } else if !op.spec(ir).is_some_and(|spec| spec.is_terminator)
            && !op.has_interface::<dyn CallOpInterface>(ir)
        {
            self.visit_simple(ir, op);
        }
        Ok(())
    }

    #[inline]
    fn doom(&mut self, op: Operation) {
        self.plan.operations.push(op);
        self.plan.doomed.insert(op);
    }

    #[inline]
    fn visit_simple(&mut self, ir: &Ir, op: Operation) {
        // Whatever uses a value that is not live is not executed, or has no effect.
        let uses_dead = op.operands(ir).iter().any(|value| !self.is_live(*value));
        if uses_dead || (!self.any_live(op.results(ir)) && op.is_memory_effect_free(ir)) {
            self.doom(op);
            self.dead.extend_with(op.results(ir));
        }
    }

    /// The operations in `top` that refer to a symbol; `None` if that is not known, because an
    /// operation may be a symbol table.
    #[inline]
    fn users_of(&self, ir: &Ir, top: Operation, symbol: Operation) -> Option<Vec<Operation>> {
        let find = || SymbolUserMap::new(ir, top, &mut SymbolTableCollection::new());
        let users = self.users.get_or_init(find);
        if let Some(users) = users {
            return Some(users.users(symbol).to_vec());
        }
        // Such an operation may be where nothing refers to this symbol.
        let uses = uses_of(ir, symbol, top)?;
        let mut users: Vec<Operation> = uses.into_iter().map(|found| found.user).collect();
        users.dedup();
        Some(users)
    }

    #[inline]
    fn visit_function(&mut self, ir: &Ir, top: Operation, op: DynFunctionOpInterface) {
        let symbol = op.upcast::<dyn SymbolOpInterface>();
        let Some(body) = op.callable().get_callable_region(ir) else {
            return;
        };
        if symbol.is_public(ir) {
            return;
        }
        let Some(users) = self.users_of(ir, top, op.operation()) else {
            return;
        };
        let is_call = |user: &Operation| user.has_interface::<dyn CallOpInterface>(ir);
        let users = users.into_iter();
        let (calls, others): (Vec<Operation>, Vec<Operation>) = users.partition(is_call);
        // Whoever else uses the name relies on the type of the function, unless it goes.
        let goes =
            |user: &Operation| !self.any_live(user.results(ir)) && user.is_memory_effect_free(ir);
        if !others.iter().all(goes) {
            return;
        }
        let entry = body.entry_block(ir);
        let arguments = entry.map_or(&[][..], |entry| entry.arguments(ir));
        let erased = self.dead_of(arguments);
        self.dead.extend_with_erased(arguments, &erased);
        let count = op.callable().get_result_types(ir).len();
        let mut results = vec![others.is_empty(); count];
        for call in &calls {
            let dead = self.dead_of(call.results(ir));
            for (number, all_dead) in results.iter_mut().enumerate() {
                *all_dead &= dead.get(number) == Some(&true);
            }
        }
        for block in body.blocks(ir) {
            if let Some(last) = block.last_op(ir)
                && last.has_trait::<ReturnLike>(ir)
                && last.operands(ir).len() == count
            {
                self.plan.returns.push((last, results.clone()));
            }
        }
        for call in &calls {
            self.dead.extend_with_erased(call.results(ir), &results);
        }
        self.plan.functions.push(Function {
            op,
            arguments: erased,
            results,
            calls,
        });
    }

    #[inline]
    fn visit_region_branch(
        &mut self,
        ir: &Ir,
        branch: DynRegionBranchOpInterface,
    ) -> Result<(), Diagnostic> {
        let op = branch.operation();
        if !self.any_live(op.results(ir)) && op.is_memory_effect_free(ir) {
            self.doom(op);
            return Ok(());
        }
        for (from, inputs) in successor_inputs(ir, branch)? {
            let operands = from.operands(ir).iter().zip(&inputs);
            let erased = operands.map(|(operand, inputs)| {
                !inputs.is_empty() && (!self.is_live(*operand) || !self.any_live(inputs))
            });
            let erased: Erased = erased.collect();
            if erased.contains(&true) {
                self.plan.poisoned.push((from, erased));
            }
        }
        Ok(())
    }

    #[inline]
    fn visit_branch(&mut self, ir: &Ir, branch: DynBranchOpInterface) {
        let op = branch.operation();
        let mut decides = self.dead_of(op.operands(ir));
        let successors = 0..op.successors(ir).len();
        for number in successors.clone() {
            for at in branch.get_successor_operands(ir, number).forwarded() {
                if let Some(decides) = decides.get_mut(at) {
                    *decides = false;
                }
            }
        }
        // What decides where control goes is live wherever the branch is executed.
        if decides.contains(&true) {
            self.doom(op);
            return;
        }
        for successor in successors {
            let target = op.successors(ir)[successor];
            let operands = branch.get_successor_operands(ir, successor);
            let erased = (0..operands.len()).map(|at| {
                let operand = operands.operand(op, ir, at);
                operand.is_some_and(|operand| !self.is_live(operand))
            });
            let erased: Erased = erased.collect();
            // A branch that is never executed may pass what is not needed for an argument that is.
            let arguments = target.arguments(ir).iter().zip(&erased);
            let dead = arguments.map(|(argument, erased)| *erased && !self.live.is_live(*argument));
            let dead: Erased = dead.collect();
            self.dead.extend_with_erased(target.arguments(ir), &dead);
            self.plan.edges.push(Edge {
                branch,
                successor,
                target,
                operands: erased,
            });
        }
    }
}

/// The arguments and results that get each operand of the operation and of the terminators in its
/// regions.
type Inputs = Vec<(Operation, Vec<Vec<Value>>)>;

#[inline]
fn successor_inputs(ir: &Ir, branch: DynRegionBranchOpInterface) -> Result<Inputs, Diagnostic> {
    let op = branch.operation();
    let mut all = vec![(op, inputs_from(ir, branch, op, RegionBranchPoint::Parent)?)];
    for block in op.child_blocks(ir) {
        let Some(last) = block.last_op(ir) else {
            continue;
        };
        if last.has_interface::<dyn RegionBranchTerminatorOpInterface>(ir) {
            let point = RegionBranchPoint::Terminator(last);
            all.push((last, inputs_from(ir, branch, last, point)?));
        }
    }
    Ok(all)
}

#[inline]
fn inputs_from(
    ir: &Ir,
    branch: DynRegionBranchOpInterface,
    from: Operation,
    point: RegionBranchPoint,
) -> Result<Vec<Vec<Value>>, Diagnostic> {
    let mut inputs = vec![Vec::new(); from.operands(ir).len()];
    for successor in branch.get_successor_regions(ir, point).iter() {
        let range = forwarded(ir, branch, from, point, *successor);
        let (found, expected) = (range.len(), successor.inputs().len());
        if range.end > inputs.len() || found != expected {
            let message =
                format!("forwards {found} values to a region successor with {expected} inputs");
            return Err(from.emit_error(ir, message));
        }
        for (number, input) in range.zip(successor.inputs()) {
            inputs[number].push(*input);
        }
    }
    Ok(inputs)
}

#[inline]
fn forwarded(
    ir: &Ir,
    branch: DynRegionBranchOpInterface,
    from: Operation,
    point: RegionBranchPoint,
    successor: RegionSuccessor<'_>,
) -> std::ops::Range<usize> {
    if point == RegionBranchPoint::Parent {
        return branch.get_entry_successor_operands(ir, successor);
    }
    let terminator = from.interface::<dyn RegionBranchTerminatorOpInterface>(ir);
    terminator.map_or(0..0, |terminator| {
        terminator.get_mutable_successor_operands(ir, successor)
    })
}

/// Adding several values.
trait Extend {
    fn extend_with(&mut self, values: &[Value]);
    fn extend_with_erased(&mut self, values: &[Value], erased: &[bool]);
}

impl Extend for LookupSet<Value> {
    #[inline]
    fn extend_with(&mut self, values: &[Value]) {
        for value in values {
            self.insert(*value);
        }
    }

    #[inline]
    fn extend_with_erased(&mut self, values: &[Value], erased: &[bool]) {
        for (value, erased) in values.iter().zip(erased) {
            if *erased {
                self.insert(*value);
            }
        }
    }
}

impl Plan {
    /// For each block that branches of the plan go to, the arguments that all of them stop passing.
    #[inline]
    pub(super) fn erased_arguments(&self, ir: &Ir) -> Vec<(Block, Erased)> {
        let mut numbers: LookupMap<Block, usize> = LookupMap::new();
        let mut all: Vec<(Block, Erased)> = Vec::new();
        for edge in &self.edges {
            let next = all.len();
            let number = *numbers.entry(edge.target).or_insert(next);
            if number == next {
                all.push((edge.target, edge.operands.clone()));
            } else {
                for (argument, operand) in all[number].1.iter_mut().zip(&edge.operands) {
                    *argument &= operand;
                }
            }
        }
        // Branches that the plan does not know keep passing all arguments.
        let mut known = LookupSet::new();
        for edge in &self.edges {
            known.insert(edge.branch.operation());
        }
        for (block, erased) in &mut all {
            let mut users = block.successor_uses(ir);
            if users.any(|user| !self.doomed.contains(&user) && !known.contains(&user)) {
                erased.fill(false);
            }
        }
        all
    }
}
