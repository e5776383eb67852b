//! Which blocks are executed, and where control comes from: MLIR's `DeadCodeAnalysis`.

use super::checks::{RegionEdge, region_edges};
use super::constants::ConstantValue;
use super::order::Order;
use super::solver::{Context, DataFlowAnalysis, Visited};
use super::state::Point;
use ods_ir::attributes::Attribute;
use ods_ir::interfaces::{
    BranchOpInterface, CallOpInterface, CallableOpInterface, DynBranchOpInterface,
    DynCallOpInterface, DynRegionBranchOpInterface, RegionBranchOpInterface,
    RegionBranchTerminatorOpInterface, SymbolOpInterface,
};
use ods_ir::ir::{Block, Ir, Operation};
use ods_ir::op::OpHandle as _;
use ods_ir::symbols::{SymbolTableCollection, is_table, uses};
use ods_ir::traits::ReturnLike;
use smallvec::SmallVec;

/// Follows control through branches, regions and calls, as far as constants decide.
#[derive(Debug, Default)]
pub(super) struct DeadCode {
    top: Option<Operation>,
    tables: SymbolTableCollection,
}

/// Whether the operation ends a region of an operation with control flow, or of a callable.
#[inline]
fn returns_to_parent(ir: &Ir, op: Operation) -> bool {
    if op.next(ir).is_some() || !op.successors(ir).is_empty() {
        return false;
    }
    op.parent_block(ir).is_some()
        && op.parent_op(ir).is_some_and(|parent| {
            parent.has_interface::<dyn RegionBranchOpInterface>(ir)
                || parent.has_interface::<dyn CallableOpInterface>(ir)
        })
}

#[inline]
fn set_entries_live(cx: &mut Context<'_>, op: Operation) {
    for region in op.regions(cx.ir) {
        if let Some(entry) = region.entry_block(cx.ir) {
            cx.state.set_live(cx.ir, entry);
        }
    }
}

/// What is known of the operands as constants; `None` if control has not got to one of them yet.
#[inline]
fn constant_operands(
    cx: &mut Context<'_>,
    op: Operation,
) -> Option<SmallVec<[Option<Attribute>; 4]>> {
    let mut constants = SmallVec::new();
    for number in 0..op.operands(cx.ir).len() {
        let operand = op.operand(cx.ir, number);
        match cx.subscribe(cx.constants, operand) {
            ConstantValue::Unvisited => return None,
            known => constants.push(known.attribute().cloned()),
        }
    }
    Some(constants)
}

impl DataFlowAnalysis for DeadCode {
    #[inline]
    fn initialize(&mut self, cx: &mut Context<'_>, top: Operation) -> Visited {
        self.top = Some(top);
        self.tables = SymbolTableCollection::new();
        set_entries_live(cx, top);
        find_unknown_callers(cx, top);
        let mut order = Order::forward(top);
        while let Some(point) = order.next(cx.ir) {
            let Point::After(op) = point else { continue };
            let ir = &*cx.ir;
            if op.is_leaf(ir) && !cx.state.is_call(ir, op) && !returns_to_parent(ir, op) {
                continue;
            }
            if let Some(block) = op.parent_block(cx.ir) {
                cx.state.subscribe(block, cx.me);
            }
            self.visit_operation(cx, op)?;
        }
        Ok(())
    }

    #[inline]
    fn visit(&mut self, cx: &mut Context<'_>, point: Point) -> Visited {
        match point {
            Point::Start(_) => Ok(()),
            Point::After(op) => self.visit_operation(cx, op),
        }
    }
}

impl DeadCode {
    #[inline]
    fn visit_operation(&mut self, cx: &mut Context<'_>, op: Operation) -> Visited {
        if op
            .parent_block(cx.ir)
            .is_some_and(|block| !cx.is_live(block))
        {
            return Ok(());
        }
        if let Some(call) = op.interface::<dyn CallOpInterface>(cx.ir) {
            self.visit_call(cx, call);
        }
        if !op.regions(cx.ir).is_empty() {
            if let Some(branch) = op.interface::<dyn RegionBranchOpInterface>(cx.ir) {
                visit_region_branch(cx, branch)?;
            } else if op.has_interface::<dyn CallableOpInterface>(cx.ir) {
                let point = Point::After(op);
                let callers = cx.predecessors_for(point, point);
                if !callers.all_known() || !callers.known().is_empty() {
                    set_entries_live(cx, op);
                }
            } else {
                set_entries_live(cx, op);
            }
        }
        if returns_to_parent(cx.ir, op)
            && let Some(parent) = op.parent_op(cx.ir)
        {
            match parent.interface::<dyn RegionBranchOpInterface>(cx.ir) {
                Some(branch) => visit_region_terminator(cx, op, branch)?,
                None => visit_return(cx, op, parent),
            }
        }
        if !op.successors(cx.ir).is_empty() {
            match op.interface::<dyn BranchOpInterface>(cx.ir) {
                Some(branch) => visit_branch(cx, branch)?,
                None => set_all_edges_live(cx, op),
            }
        }
        Ok(())
    }

    #[inline]
    fn visit_call(&mut self, cx: &mut Context<'_>, call: DynCallOpInterface) {
        let op = call.operation();
        let callee = call.resolve_callable_in_table(cx.ir, &mut self.tables);
        let callee = callee.filter(|callee| self.is_known(cx.ir, *callee));
        match callee {
            Some(callee) => cx.state.add_predecessor(Point::After(callee), op, &[]),
            None => cx.state.set_unknown_predecessors(Point::After(op)),
        }
    }

    /// Whether what a call to this operation does can be seen.
    #[inline]
    fn is_known(&self, ir: &Ir, callee: Operation) -> bool {
        callee.has_interface::<dyn SymbolOpInterface>(ir)
            && self.top.is_some_and(|top| top.is_ancestor_of(ir, callee))
            && callee
                .interface::<dyn CallableOpInterface>(ir)
                .is_none_or(|callable| callable.get_callable_region(ir).is_some())
    }
}

/// Finds the callables that may be called from elsewhere: they are public, or their name is used
/// otherwise than by a call.
#[inline]
fn find_unknown_callers(cx: &mut Context<'_>, top: Operation) {
    // Each operation with whether nothing outside can refer to what is in it.
    let mut pending = vec![(top, top.parent_block(cx.ir).is_none())];
    let mut names = SymbolTableCollection::new();
    while let Some((op, is_hidden)) = pending.pop() {
        let is_table = is_table(cx.ir, op);
        let symbol = op.interface::<dyn SymbolOpInterface>(cx.ir);
        let is_hidden =
            !is_table || is_hidden || symbol.is_none_or(|symbol| symbol.is_private(cx.ir));
        if is_table {
            unknown_callers_in(cx, top, op, is_hidden, &mut names);
        }
        let nested = op.child_operations(cx.ir);
        let nested = nested.filter(|op| !op.regions(cx.ir).is_empty());
        pending.extend(nested.map(|op| (op, is_hidden)));
    }
}

#[inline]
fn unknown_callers_in(
    cx: &mut Context<'_>,
    top: Operation,
    table: Operation,
    all_visible: bool,
    names: &mut SymbolTableCollection,
) {
    let Some(region) = table.regions(cx.ir).first().copied() else {
        return;
    };
    let Some(block) = region.entry_block(cx.ir) else {
        return;
    };
    let mut found_any = false;
    for op in block.operations(cx.ir) {
        let callable = op.interface::<dyn CallableOpInterface>(cx.ir);
        let has_body = callable.is_some_and(|op| op.get_callable_region(cx.ir).is_some());
        let symbol = op.interface::<dyn SymbolOpInterface>(cx.ir);
        let (true, Some(symbol)) = (has_body, symbol) else {
            continue;
        };
        if symbol.is_public(cx.ir) || (!all_visible && symbol.is_nested(cx.ir)) {
            cx.state.set_unknown_predecessors(Point::After(op));
        }
        found_any = true;
    }
    if !found_any {
        return;
    }
    let Some(uses) = uses(cx.ir, region) else {
        for op in top.nested::<Operation>(cx.ir) {
            if op.has_interface::<dyn CallableOpInterface>(cx.ir) {
                cx.state.set_unknown_predecessors(Point::After(op));
            }
        }
        return;
    };
    for found in uses {
        if found.user.has_interface::<dyn CallOpInterface>(cx.ir) {
            continue;
        }
        if let Some(symbol) = names.lookup_ref_in(cx.ir, table, &found.name) {
            cx.state.set_unknown_predecessors(Point::After(symbol));
        }
    }
}

/// Control passes the edges from `from`, an operation or a terminator of one of its regions.
#[inline]
fn set_region_edges_live(cx: &mut Context<'_>, from: Operation, edges: &[RegionEdge]) {
    for edge in edges {
        if let Point::Start(block) = edge.to {
            cx.state.set_live(cx.ir, block);
        }
        cx.state.add_predecessor(edge.to, from, &edge.inputs);
    }
}

#[inline]
fn visit_region_branch(cx: &mut Context<'_>, branch: DynRegionBranchOpInterface) -> Visited {
    let op = branch.operation();
    let Some(constants) = constant_operands(cx, op) else {
        return Ok(());
    };
    let edges = region_edges(
        cx.ir,
        op,
        &branch.get_entry_successor_regions(cx.ir, &constants),
    )?;
    set_region_edges_live(cx, op, &edges);
    Ok(())
}

#[inline]
fn visit_region_terminator(
    cx: &mut Context<'_>,
    op: Operation,
    branch: DynRegionBranchOpInterface,
) -> Visited {
    let Some(constants) = constant_operands(cx, op) else {
        return Ok(());
    };
    let Some(terminator) = op.interface::<dyn RegionBranchTerminatorOpInterface>(cx.ir) else {
        return Ok(());
    };
    let edges = region_edges(
        cx.ir,
        branch.operation(),
        &terminator.get_successor_regions(cx.ir, &constants),
    )?;
    set_region_edges_live(cx, op, &edges);
    Ok(())
}

/// Control gets from a callable to all its known callers.
#[inline]
fn visit_return(cx: &mut Context<'_>, op: Operation, callable: Operation) {
    if op.operands(cx.ir).is_empty() {
        return;
    }
    let returns = op.has_trait::<ReturnLike>(cx.ir);
    let callers = cx.predecessors_for(Point::After(callable), Point::After(op));
    let callers: Vec<Operation> = callers.known().iter().map(|caller| caller.op).collect();
    for caller in callers {
        if returns {
            cx.state.add_predecessor(Point::After(caller), op, &[]);
        } else {
            cx.state.set_unknown_predecessors(Point::After(caller));
        }
    }
}

#[inline]
fn set_all_edges_live(cx: &mut Context<'_>, op: Operation) {
    let Some(from) = op.parent_block(cx.ir) else {
        return;
    };
    for (number, to) in op.successors(cx.ir).iter().enumerate() {
        cx.state.set_live(cx.ir, *to);
        cx.state.set_edge_live(from, number, *to);
    }
}

#[inline]
fn visit_branch(cx: &mut Context<'_>, branch: DynBranchOpInterface) -> Visited {
    let op = branch.operation();
    let Some(constants) = constant_operands(cx, op) else {
        return Ok(());
    };
    if let Some(target) = branch.get_successor_for_operands(cx.ir, &constants) {
        return set_edges_to_live(cx, op, target);
    }
    set_all_edges_live(cx, op);
    Ok(())
}

/// Control passes the edges to one of the successors.
#[inline]
fn set_edges_to_live(cx: &mut Context<'_>, op: Operation, target: Block) -> Visited {
    let Some(from) = op.parent_block(cx.ir) else {
        return Ok(());
    };
    if !op.successors(cx.ir).contains(&target) {
        let message = "branches for these operands to a block that is not one of its successors";
        return Err(op.emit_error(cx.ir, message));
    }
    cx.state.set_live(cx.ir, target);
    for (number, to) in op.successors(cx.ir).iter().enumerate() {
        if *to == target {
            cx.state.set_edge_live(from, number, target);
        }
    }
    Ok(())
}
