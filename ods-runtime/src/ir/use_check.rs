//! Whether every operand inside an isolated operation is defined before it is
//! used, and inside; without saying which is not.
//!
//! One walk in program order, which knows for every region that it is in which
//! of the region's operations it is inside of: so a use of an outer value costs
//! no climbing. What it cannot decide at once counts as wrong; the verifier
//! then looks again, to say what is wrong, if anything is.

use super::ids::{EntityId, NIL};
use super::{ARGUMENT, Block, Dominance, Ir, OpData, Operation, Region, ValueData};

/// A block that the walk is in.
struct Frame {
    /// Index of the block.
    block: u32,
    region: u32,
    /// Index of the next operation.
    next: u32,
    /// The region is a graph region.
    is_graph: bool,
    /// Regions of the holding operation after this one.
    rest: std::ops::Range<usize>,
}

/// The walk; made once and used for many operations.
#[derive(Default)]
pub(crate) struct UseCheck {
    dominance: Dominance,
    /// By index of a region that the walk is in: the index of the operation in
    /// it that the walk is in or at.
    inside: Vec<u32>,
    frames: Vec<Frame>,
}

impl UseCheck {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// Whether all uses inside `op` are certainly right.
    pub(crate) fn is_right(&mut self, ir: &Ir, op: Operation) -> bool {
        self.inside.resize(ir.region_capacity(), NIL);
        let is_right = self.walk(ir, op).is_some();
        for frame in self.frames.drain(..) {
            self.inside[frame.region as usize] = NIL;
        }
        is_right
    }

    /// `None` at the first use that may be wrong.
    fn walk(&mut self, ir: &Ir, op: Operation) -> Option<()> {
        self.enter(ir, ir.nested_of(ir.ops.get(op)).regions.range());
        while let Some(frame) = self.frames.last_mut() {
            let (block, region, is_graph) = (frame.block, frame.region, frame.is_graph);
            let mut at = frame.next;
            let mut nested = 0..0;
            while at != NIL {
                let data = ir.ops.at(at);
                for operand in ir.operand_lists.get(data.operands) {
                    let value = ir.values.at(operand.index());
                    if !ir.is_near(value, data, is_graph)
                        && !self.is_right_from_afar(ir, value, block, region)
                    {
                        return None;
                    }
                }
                let here = at;
                at = data.next;
                let regions = ir.nested_of(data).regions;
                if !regions.is_empty() && !ir.is_isolated(data) {
                    self.inside[region as usize] = here;
                    nested = regions.range();
                    break;
                }
            }
            if let Some(frame) = self.frames.last_mut() {
                frame.next = at;
            }
            if !nested.is_empty() {
                self.enter(ir, nested);
            } else if at == NIL {
                self.leave_block(ir);
            }
        }
        Some(())
    }

    /// Whether a value that is defined in another block than it is used in is
    /// certainly defined before.
    fn is_right_from_afar(&mut self, ir: &Ir, value: &ValueData, block: u32, region: u32) -> bool {
        let (definition, order) = if value.number & ARGUMENT == 0 {
            let op = ir.ops.at(value.owner);
            (op.parent, Some(op.order.get()))
        } else {
            (value.owner, None)
        };
        // In the same block, and yet not near: defined behind its use.
        if definition == NIL || definition == block {
            return false;
        }
        let defining_region = ir.blocks.at(definition).parent;
        let user_block = if defining_region == region {
            block
        } else {
            let Some(around) = self.inside.get(defining_region as usize) else {
                return false;
            };
            if *around == NIL {
                return false;
            }
            let around = ir.ops.at(*around);
            if around.parent == definition {
                return order.is_none_or(|order| order < around.order.get());
            }
            around.parent
        };
        let id = |block: u32| ir.blocks.id::<Block>(block);
        self.dominance
            .block_dominates(ir, id(definition), id(user_block))
    }

    /// Goes to the first block of the first of these regions that has one.
    fn enter(&mut self, ir: &Ir, mut regions: std::ops::Range<usize>) {
        while let Some(at) = regions.next() {
            let region: Region = *ir.region_lists.at(at as u32);
            let first = ir.regions.at(region.index()).first_block;
            if first != NIL {
                self.inside[region.index() as usize] = NIL;
                self.frames.push(Frame {
                    block: first,
                    region: region.index(),
                    next: ir.blocks.at(first).first_op,
                    is_graph: crate::verify::has_graph_region(ir, region),
                    rest: regions,
                });
                return;
            }
        }
    }

    /// Goes to the next block, or region.
    fn leave_block(&mut self, ir: &Ir) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        let next = ir.blocks.at(frame.block).next;
        if next != NIL {
            frame.block = next;
            frame.next = ir.blocks.at(next).first_op;
            return;
        }
        let rest = frame.rest.clone();
        self.inside[frame.region as usize] = NIL;
        self.frames.pop();
        self.enter(ir, rest);
    }
}

impl Ir {
    fn region_capacity(&self) -> usize {
        self.regions.capacity()
    }

    /// Whether every operand of `op` is defined before it, and in its block, or
    /// is an argument of the block; in a graph region it may be defined after it.
    #[inline]
    pub(crate) fn all_operands_are_near(&self, op: &OpData, is_graph: bool) -> bool {
        let operands = self.operand_lists.get(op.operands).iter();
        let mut values = operands.map(|operand| self.values.at(operand.index()));
        values.all(|value| self.is_near(value, op, is_graph))
    }

    #[inline]
    fn is_near(&self, value: &ValueData, op: &OpData, is_graph: bool) -> bool {
        if value.number & ARGUMENT != 0 {
            return value.owner == op.parent;
        }
        let definition = self.ops.at(value.owner);
        definition.parent == op.parent && (is_graph || definition.order.get() < op.order.get())
    }

    /// Whether nothing in the regions of an operation may use what is outside.
    fn is_isolated(&self, op: &OpData) -> bool {
        self.spec_of(op).is_some_and(|spec| spec.is_isolated)
    }
}
