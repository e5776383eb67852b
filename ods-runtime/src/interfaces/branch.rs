//! Branches between blocks.

use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::ir::{Block, Ir, Operation, Value};
use crate::op::{OpHandle, VerifyResult};
use crate::op_interface;
use crate::types::Type;
use std::ops::Range;

/// What the arguments of a successor get: MLIR's `SuccessorOperands`.
///
/// The first ones may be produced by the branch itself, as the value that a
/// caught exception is; the others are operands that it forwards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SuccessorOperands {
    produced: usize,
    forwarded: Range<usize>,
}

impl SuccessorOperands {
    /// Forwards the operands of these numbers.
    pub fn new(forwarded: Range<usize>) -> Self {
        Self {
            produced: 0,
            forwarded,
        }
    }

    /// Forwards `operands`, which an accessor of `op` lent.
    ///
    /// `SuccessorOperands::of(self, ir, self.dest_operands(ir))`
    pub fn of(op: impl OpHandle, ir: &Ir, operands: &[Value]) -> Self {
        Self::new(operand_numbers(op, ir, operands))
    }

    /// With `count` values before them that the branch produces itself.
    #[must_use]
    pub fn with_produced(mut self, count: usize) -> Self {
        self.produced = count;
        self
    }

    /// How many values there are.
    pub fn len(&self) -> usize {
        self.produced + self.forwarded.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of them, the first ones, the branch produces itself.
    pub fn produced(&self) -> usize {
        self.produced
    }

    /// The numbers of the forwarded operands.
    pub fn forwarded(&self) -> Range<usize> {
        self.forwarded.clone()
    }

    /// The operand that is forwarded to the argument of that number; `None` if
    /// the branch produces the value, or there is no such argument.
    pub fn operand(&self, op: Operation, ir: &Ir, argument: usize) -> Option<Value> {
        let number = self.operand_number(argument)?;
        op.operands(ir).get(number).copied()
    }

    /// The number of that operand.
    pub fn operand_number(&self, argument: usize) -> Option<usize> {
        let number = argument.checked_sub(self.produced)? + self.forwarded.start;
        self.forwarded.contains(&number).then_some(number)
    }
}

/// The numbers of `operands`, which an accessor of `op` lent: where they are in
/// the list of all.
pub fn operand_numbers(op: impl OpHandle, ir: &Ir, operands: &[Value]) -> Range<usize> {
    let all = op.operation().operands(ir);
    let start = operands.as_ptr().addr().wrapping_sub(all.as_ptr().addr()) / size_of::<Value>();
    if operands.is_empty() || start + operands.len() > all.len() {
        return 0..0;
    }
    start..start + operands.len()
}

/// Passes control to one of its successors: MLIR's `BranchOpInterface`.
#[op_interface]
pub trait BranchOpInterface {
    /// What the arguments of successor `index` get.
    fn get_successor_operands(self, ir: &Ir, index: usize) -> SuccessorOperands;

    /// The successor that is taken if the operands have these constant values;
    /// `None` if that does not follow from them.
    fn get_successor_for_operands(self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<Block> {
        let _ = (ir, operands);
        None
    }

    /// Whether an operand of type `lhs` may go to an argument of type `rhs`.
    fn are_types_compatible(self, ir: &Ir, lhs: &Type, rhs: &Type) -> bool {
        let _ = ir;
        lhs == rhs
    }

    /// Each successor gets as many values as it has arguments, of their types.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let this = Self::model_of(op);
        for (number, block) in op.successors(ir).iter().enumerate() {
            let operands = this.get_successor_operands(ir, number);
            verify_successor(op, ir, number, *block, &operands, |lhs, rhs| {
                this.are_types_compatible(ir, lhs, rhs)
            })?;
        }
        Ok(())
    }
}

impl DynBranchOpInterface {
    /// The block argument that gets the operand of that number, if one does.
    pub fn get_successor_block_argument(self, ir: &Ir, operand_index: usize) -> Option<Value> {
        let op = self.operation();
        let successors = op.successors(ir).iter().enumerate();
        successors.into_iter().find_map(|(number, block)| {
            let operands = self.get_successor_operands(ir, number);
            let forwarded = operands.forwarded();
            let is_here = forwarded.contains(&operand_index);
            let argument = operands.produced() + operand_index.wrapping_sub(forwarded.start);
            is_here.then(|| block.arguments(ir).get(argument).copied())?
        })
    }
}

/// `verifyBranchSuccessorOperands`
fn verify_successor(
    op: Operation,
    ir: &Ir,
    number: usize,
    block: Block,
    operands: &SuccessorOperands,
    are_compatible: impl Fn(&Type, &Type) -> bool,
) -> VerifyResult {
    let arguments = block.arguments(ir);
    let fail = |message: String| Err(Diagnostic::error(op.location(ir), message));
    if operands.len() != arguments.len() {
        return fail(format!(
            "branch has {} operands for successor #{number}, but target block has {}",
            operands.len(),
            arguments.len()
        ));
    }
    for (at, argument) in arguments.iter().enumerate().skip(operands.produced()) {
        let is_right = operands
            .operand(op, ir, at)
            .is_some_and(|operand| are_compatible(operand.ty(ir), argument.ty(ir)));
        if !is_right {
            return fail(format!(
                "type mismatch for bb argument #{at} of successor #{number}"
            ));
        }
    }
    Ok(())
}

/// Picks one of two operands by a condition: MLIR's `SelectLikeOpInterface`.
#[op_interface]
pub trait SelectLikeOpInterface {
    /// What is picked if the condition does not hold.
    fn get_false_value(self, ir: &Ir) -> Value;

    /// What is picked if the condition holds.
    fn get_true_value(self, ir: &Ir) -> Value;

    /// The condition, of each element if it has several.
    fn get_condition(self, ir: &Ir) -> Value;
}

/// Knows how likely each successor is, from the attribute `branch_weights`:
/// MLIR's `WeightedBranchOpInterface`.
#[op_interface]
pub trait WeightedBranchOpInterface {
    /// The weights, as unsigned numbers; none if they are unknown.
    fn get_weights(self, ir: &Ir) -> &[i32] {
        weights(self.operation(), ir, "branch_weights")
    }

    /// Sets the weights.
    fn set_weights(self, ir: &mut Ir, weights: &[i32]) {
        set_weights(self.operation(), ir, "branch_weights", weights);
    }

    /// There is a weight for each successor, and not all are zero.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let weights = Self::model_of(op).get_weights(ir);
        let count = op.successors(ir).len();
        verify_weights(op, ir, weights, count, "branch", "successors")
    }
}

/// Knows how likely each region is, from the attribute `region_weights`: MLIR's
/// `WeightedRegionBranchOpInterface`.
#[op_interface]
pub trait WeightedRegionBranchOpInterface {
    /// The weights, as unsigned numbers; none if they are unknown.
    fn get_weights(self, ir: &Ir) -> &[i32] {
        weights(self.operation(), ir, "region_weights")
    }

    /// Sets the weights.
    fn set_weights(self, ir: &mut Ir, weights: &[i32]) {
        set_weights(self.operation(), ir, "region_weights", weights);
    }

    /// There is a weight for each region, and not all are zero.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let weights = Self::model_of(op).get_weights(ir);
        let count = op.regions(ir).len();
        verify_weights(op, ir, weights, count, "region", "regions")
    }
}

fn weights<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> &'ir [i32] {
    let weights = op.attribute(ir, name).and_then(Attribute::as_i32s);
    weights.unwrap_or_default()
}

fn set_weights(op: Operation, ir: &mut Ir, name: &str, weights: &[i32]) {
    let weights = crate::op::spec::segment_attr(weights);
    op.set_attribute(ir, name, Some(weights));
}

fn verify_weights(
    op: Operation,
    ir: &Ir,
    weights: &[i32],
    count: usize,
    what: &str,
    of: &str,
) -> VerifyResult {
    let fail = |message: String| Err(Diagnostic::error(op.location(ir), message));
    if weights.is_empty() {
        Ok(())
    } else if weights.len() != count {
        fail(format!(
            "expects number of {what} weights to match number of {of}: {} vs {count}",
            weights.len()
        ))
    } else if weights.iter().all(|weight| *weight == 0) {
        fail(format!("{what} weights cannot all be zero"))
    } else {
        Ok(())
    }
}
