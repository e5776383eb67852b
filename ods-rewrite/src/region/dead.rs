//! Dead code: operations without effects whose results no living operation uses, and block
//! arguments that none uses.
//!
//! Everything counts as dead until it is proven alive, so that operations which use only each other
//! are found too: MLIR's `runRegionDCE`. Arguments of the first block of a region are never erased,
//! because they belong to the operation around it.

#[cfg(doc)]
use super::erase_unreachable_blocks;
use super::post_order;
use crate::marks::Marks;
use ods_ir::interfaces::{BranchOpInterface, DynBranchOpInterface};
use ods_ir::ir::{Block, Ir, OpOperand, Operation, Region, Value};
use smallvec::SmallVec;

/// Erases dead operations and block arguments in these regions and in those nested in them. Returns
/// whether there were any. Blocks that are not reachable must be
/// [erased before](erase_unreachable_blocks): their uses do not count.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::region::erase_dead_code;
/// ods! {
///     def C_Dialect : Dialect { let name = "c"; }
///     def NumberOp : Op<C_Dialect, "number", [Pure]> {
///         let results = (outs I64:$result);
///         let assemblyFormat = "attr-dict";
///     }
/// }
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<CDialect>().into());
/// let module = parse_source(&mut ir, "a.mlir", "%a = c.number", ParseOptions::new()).unwrap();
/// let regions = module.regions(&ir).to_vec();
/// assert!(erase_dead_code(&mut ir, &regions));
/// assert_eq!(module.display(&ir).to_string(), "module {\n}");
/// ```
pub fn erase_dead_code(ir: &mut Ir, regions: &[Region]) -> bool {
    let mut live = Live {
        ops: Marks::new(),
        values: Marks::new(),
        seen: Marks::new(),
        changed: false,
        found_dead: false,
        may_use_earlier: false,
    };
    loop {
        live.changed = false;
        live.found_dead = false;
        live.may_use_earlier = false;
        live.seen.clear();
        for region in regions {
            live.region(ir, *region);
        }
        // Nothing that is still dead could become alive if nothing became alive.
        if !live.found_dead {
            return false;
        }
        if !live.changed || !live.may_use_earlier {
            break;
        }
    }
    live.erase(ir, regions)
}

struct Live {
    ops: Marks,
    values: Marks,
    /// The blocks that were looked at.
    seen: Marks,
    /// Whether something became alive.
    changed: bool,
    /// Whether something was found that is not proven alive.
    found_dead: bool,
    /// Whether something was looked at before all that may use it: there are loops of blocks, or
    /// regions in which definitions need not dominate their uses.
    may_use_earlier: bool,
}

/// A region to look at, operation by operation from the last one.
struct Frame {
    /// Whether definitions need not dominate their uses.
    is_graph: bool,
    /// The blocks that are left, the next one last.
    blocks: SmallVec<[Block; 2]>,
    next: Option<Operation>,
    /// The operation whose regions are looked at, and those that are left, the next one last.
    inside: Option<(Operation, SmallVec<[Region; 2]>)>,
}

impl Live {
    fn enter(ir: &Ir, region: Region) -> Frame {
        let blocks: SmallVec<[Block; 2]> = if region.has_one_block(ir) {
            region.blocks(ir).collect()
        } else {
            let mut blocks = post_order(ir, region);
            blocks.reverse();
            SmallVec::from_vec(blocks)
        };
        let next = blocks.last().and_then(|block| block.last_op(ir));
        Frame {
            is_graph: !region.has_ssa_dominance(ir),
            blocks,
            next,
            inside: None,
        }
    }

    fn set_op(&mut self, op: Operation) {
        self.changed |= self.ops.insert(op.index_in());
    }

    fn set_value(&mut self, value: Value) {
        self.changed |= self.values.insert(value.index_in());
    }

    fn has_argument(&self, value: Value) -> bool {
        self.values.contains(value.index_in())
    }

    fn has_op(&self, op: Operation) -> bool {
        self.ops.contains(op.index_in())
    }

    /// Proves operations and arguments of a region alive, from the last one to the first. Nested
    /// regions come before the operation around them. No recursion: nesting costs heap, not stack.
    fn region(&mut self, ir: &Ir, region: Region) {
        let mut stack = vec![Self::enter(ir, region)];
        while let Some(frame) = stack.last_mut() {
            if let Some((op, left)) = &mut frame.inside {
                if let Some(region) = left.pop() {
                    let inner = Self::enter(ir, region);
                    stack.push(inner);
                    continue;
                }
                let op = *op;
                frame.inside = None;
                self.op(ir, op, frame.is_graph);
            }
            if let Some(op) = frame.next {
                frame.next = op.prev(ir);
                let regions = op.regions(ir);
                if regions.is_empty() {
                    self.op(ir, op, frame.is_graph);
                } else {
                    frame.inside = Some((op, regions.iter().rev().copied().collect()));
                }
                continue;
            }
            match frame.blocks.pop() {
                Some(block) => {
                    frame.next = frame.blocks.last().and_then(|block| block.last_op(ir));
                    self.seen.insert(block.index_in());
                    self.arguments(ir, block);
                }
                None => _ = stack.pop(),
            }
        }
    }

    /// Arguments come after the operations of their block, so that uses are seen first.
    fn arguments(&mut self, ir: &Ir, block: Block) {
        if block.is_entry(ir) {
            return;
        }
        for argument in block.arguments(ir) {
            if self.has_argument(*argument) {
                continue;
            }
            if self.is_used(ir, *argument) {
                self.set_value(*argument);
            } else {
                self.found_dead = true;
            }
        }
    }

    fn op(&mut self, ir: &Ir, op: Operation, is_in_graph: bool) {
        if op.spec(ir).is_some_and(|spec| spec.is_terminator) {
            self.set_op(op);
            return self.successors(ir, op);
        }
        if self.has_op(op) {
            return;
        }
        let mut results = op.results(ir).iter();
        if !op.would_be_trivially_dead(ir) || results.any(|result| self.is_used(ir, *result)) {
            self.set_op(op);
        } else {
            self.found_dead = true;
            self.may_use_earlier |= is_in_graph && !op.results(ir).is_empty();
        }
    }

    /// Arguments of successors whose values are not known to be operands are alive.
    fn successors(&mut self, ir: &Ir, op: Operation) {
        if op.successors(ir).is_empty() {
            return;
        }
        // A value that is not in a list of operands cannot be taken out.
        let mut operands = op.spec(ir).into_iter().flat_map(|spec| &spec.operands);
        let has_lists = operands.any(|operand| operand.arity.is_variable());
        let branch = op.interface::<dyn BranchOpInterface>(ir);
        let branch = branch.filter(|_| has_lists);
        for (number, block) in op.successors(ir).iter().enumerate() {
            self.may_use_earlier |= !self.seen.contains(block.index_in());
            let count = branch.map_or(usize::MAX, |branch| {
                branch.get_successor_operands(ir, number).produced()
            });
            for argument in block.arguments(ir).iter().take(count) {
                self.set_value(*argument);
            }
        }
    }

    /// Whether a living operation uses a value. A value that a branch only forwards to a dead
    /// argument is not used.
    fn is_used(&self, ir: &Ir, value: Value) -> bool {
        value.uses(ir).any(|operand| {
            self.has_op(operand.owner) && !self.is_forwarded_to_dead_argument(ir, operand)
        })
    }

    fn is_forwarded_to_dead_argument(&self, ir: &Ir, operand: OpOperand) -> bool {
        let owner = operand.owner;
        if owner.successors(ir).is_empty() || !owner.spec(ir).is_some_and(|spec| spec.is_terminator)
        {
            return false;
        }
        let branch = owner.interface::<dyn BranchOpInterface>(ir);
        let argument =
            branch.and_then(|branch| branch.get_successor_block_argument(ir, operand.number));
        argument.is_some_and(|argument| !self.has_argument(argument))
    }

    /// These regions and those nested in living operations, outer ones first.
    fn living_regions(&self, ir: &Ir, regions: &[Region]) -> Vec<Region> {
        let mut all = Vec::new();
        let mut pending = regions.to_vec();
        while let Some(region) = pending.pop() {
            all.push(region);
            for op in region.operations(ir) {
                if self.has_op(op) {
                    pending.extend_from_slice(op.regions(ir));
                }
            }
        }
        all
    }

    fn erase(&self, ir: &mut Ir, regions: &[Region]) -> bool {
        let regions = self.living_regions(ir, regions);
        // Branches in nested regions may forward values of dead operations outside, so no operation
        // is erased before all branches have the operands that they keep.
        for region in &regions {
            if !region.has_one_block(ir) {
                for block in post_order(ir, *region) {
                    if let Some(op) = block.terminator(ir) {
                        self.erase_successor_operands(ir, op);
                    }
                }
            }
        }
        let mut erased = false;
        for region in regions {
            for block in post_order(ir, region) {
                let mut next = block.last_op(ir);
                while let Some(op) = next {
                    next = op.prev(ir);
                    if !self.has_op(op) {
                        erased = true;
                        // In a graph region dead operations may use each other.
                        op.drop_all_uses(ir);
                        op.erase(ir);
                    }
                }
            }
            let blocks: Vec<Block> = region.blocks(ir).skip(1).collect();
            for block in blocks {
                let arguments = block.arguments(ir).to_vec();
                let is_dead = |number: usize| !self.has_argument(arguments[number]);
                for number in (0..arguments.len()).filter(|number| is_dead(*number)) {
                    arguments[number].drop_all_uses(ir);
                }
                block.erase_arguments(ir, is_dead);
            }
        }
        erased
    }

    fn erase_successor_operands(&self, ir: &mut Ir, op: Operation) {
        let Some(branch) = op.interface::<dyn BranchOpInterface>(ir) else {
            return;
        };
        for number in (0..op.successors(ir).len()).rev() {
            let arguments = op.successors(ir)[number].arguments(ir).to_vec();
            self.erase_operands_of(ir, branch, number, &arguments);
        }
    }

    fn erase_operands_of(
        &self,
        ir: &mut Ir,
        branch: DynBranchOpInterface,
        successor: usize,
        arguments: &[Value],
    ) {
        let is_dead =
            |number: usize| (arguments.get(number)).is_some_and(|it| !self.has_argument(*it));
        branch.erase_successor_operands(ir, successor, is_dead);
    }
}
