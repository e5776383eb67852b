//! Branches between blocks.

use crate::attributes::{Attribute, DenseArrayAttr};
use crate::diagnostics::Diagnostic;
use crate::ir::{Block, Ir, Operation, Value};
use crate::op::{OpHandle, OperandsMut, VerifyResult};
use crate::op_interface;
use crate::types::Type;
use std::ops::Range;

/// The values for the arguments of a successor: MLIR's `SuccessorOperands`.
///
/// The branch itself may produce the first ones, such as the value of a caught exception;
/// the others are operands that it forwards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SuccessorOperands {
    produced: usize,
    forwarded: Range<usize>,
}

impl SuccessorOperands {
    /// Forwards the operands with these indices.
    #[inline]
    pub fn new(forwarded: Range<usize>) -> Self {
        Self {
            produced: 0,
            forwarded,
        }
    }

    /// Forwards `operands`, which must be a slice returned by an accessor of `op`.
    ///
    /// `SuccessorOperands::of(self, ir, self.dest_operands(ir))`
    pub fn of(op: impl OpHandle, ir: &Ir, operands: &[Value]) -> Self {
        Self::new(operand_numbers(op, ir, operands))
    }

    /// Adds `count` values in front, which the branch itself produces.
    #[must_use]
    #[inline]
    pub fn with_produced(mut self, count: usize) -> Self {
        self.produced = count;
        self
    }

    /// The number of values.
    pub fn len(&self) -> usize {
        self.produced + self.forwarded.len()
    }

    /// Whether there are no values.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of values at the front that the branch itself produces.
    pub fn produced(&self) -> usize {
        self.produced
    }

    /// The indices of the forwarded operands.
    pub fn forwarded(&self) -> Range<usize> {
        self.forwarded.clone()
    }

    /// The operand that is forwarded to the argument with this index; `None` if the
    /// branch produces the value, or if the argument does not exist.
    pub fn operand(&self, op: Operation, ir: &Ir, argument: usize) -> Option<Value> {
        let number = self.operand_number(argument)?;
        op.operands(ir).get(number).copied()
    }

    /// The index of the operand that is forwarded to the argument with this index.
    pub fn operand_number(&self, argument: usize) -> Option<usize> {
        let number = argument.checked_sub(self.produced)? + self.forwarded.start;
        self.forwarded.contains(&number).then_some(number)
    }
}

/// The positions of `operands` in the operand list of `op`. `operands` must be a slice
/// returned by an accessor of `op`.
pub fn operand_numbers(op: impl OpHandle, ir: &Ir, operands: &[Value]) -> Range<usize> {
    let all = op.operation().operands(ir);
    let start = operands.as_ptr().addr().wrapping_sub(all.as_ptr().addr()) / size_of::<Value>();
    if start > all.len() || start + operands.len() > all.len() {
        return 0..0;
    }
    start..start + operands.len()
}

/// The largest number of successors whose operands are asked for one by one.
const FEW_SUCCESSORS: usize = 8;

/// An operation that passes control to one of its successors: MLIR's `BranchOpInterface`.
#[expect(unused_variables, reason = "defaults ignore their arguments")]
#[op_interface]
pub trait BranchOpInterface {
    /// The values for the arguments of successor `index`.
    fn get_successor_operands(self, ir: &Ir, index: usize) -> SuccessorOperands;

    /// The values for the arguments of all successors: [`get_successor_operands`] of each. An operation with many
    /// successors, whose lists follow each other, overrides it: finding each list by itself takes quadratic time.
    ///
    /// [`get_successor_operands`]: Self::get_successor_operands
    fn get_all_successor_operands(self, ir: &Ir) -> Vec<SuccessorOperands> {
        let numbers = 0..self.operation().successors(ir).len();
        numbers
            .map(|number| self.get_successor_operands(ir, number))
            .collect()
    }

    /// The successor that is taken if the operands have these constant values; `None` if
    /// the values do not determine it.
    fn get_successor_for_operands(self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<Block> {
        None
    }

    /// Whether an operand of type `lhs` may be passed to an argument of type `rhs`.
    fn are_types_compatible(self, ir: &Ir, lhs: &Type, rhs: &Type) -> bool {
        lhs == rhs
    }

    /// Checks that each successor gets one value per argument, of the argument's type.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let this = Self::model_of(op);
        let successors = op.successors(ir);
        let all = (successors.len() > FEW_SUCCESSORS).then(|| this.get_all_successor_operands(ir));
        for (number, block) in successors.iter().enumerate() {
            let operands = match all.as_ref().and_then(|all| all.get(number)) {
                Some(known) => known.clone(),
                None => this.get_successor_operands(ir, number),
            };
            verify_successor(op, ir, number, *block, &operands, |lhs, rhs| {
                this.are_types_compatible(ir, lhs, rhs)
            })?;
        }
        Ok(())
    }
}

impl DynBranchOpInterface {
    /// The block argument that the operand with this index is forwarded to, if any.
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

/// Changing what is forwarded to a successor, as by MLIR's `SuccessorOperands`.
impl DynBranchOpInterface {
    fn list_of_successor(self, ir: &mut Ir, successor: usize) -> Option<OperandsMut<'_>> {
        let op = self.operation();
        let all = self.get_all_successor_operands(ir);
        let forwarded: Vec<Range<usize>> = all.iter().map(SuccessorOperands::forwarded).collect();
        OperandsMut::of_successor(op, ir, &forwarded, successor)
    }

    /// Replaces the values that are passed to a successor. Returns whether the operation has a list of
    /// them.
    #[inline]
    pub fn set_successor_operands(self, ir: &mut Ir, successor: usize, values: &[Value]) -> bool {
        let list = self.list_of_successor(ir, successor);
        list.map(|mut list| list.assign(values)).is_some()
    }

    /// Forwards one more value to successor `successor`, for its last argument. Returns false, and
    /// changes nothing, if the operation cannot.
    pub fn append_successor_operand(self, ir: &mut Ir, successor: usize, value: Value) -> bool {
        let list = self.list_of_successor(ir, successor);
        list.map(|mut list| list.push(value)).is_some()
    }

    /// No longer forwards a value to argument `argument` of successor `successor`. Returns false,
    /// and changes nothing, if the branch itself produces the value, or if the operand is not in a
    /// list of variable length.
    pub fn erase_successor_operand(self, ir: &mut Ir, successor: usize, argument: usize) -> bool {
        let forwards = argument < self.get_successor_operands(ir, successor).len();
        forwards && self.erase_successor_operands(ir, successor, |number| number == argument)
    }

    /// No longer forwards values to the arguments of successor `successor` for which `is_erased` holds. Returns
    /// false, and leaves what it cannot change, if the branch itself produces one of the values, or if an operand is
    /// not in a list of variable length.
    pub fn erase_successor_operands(
        self,
        ir: &mut Ir,
        successor: usize,
        is_erased: impl Fn(usize) -> bool,
    ) -> bool {
        let operands = self.get_successor_operands(ir, successor);
        let arguments: Vec<usize> = (0..operands.len()).filter(|it| is_erased(*it)).collect();
        let numbers = arguments
            .iter()
            .filter_map(|argument| operands.operand_number(*argument));
        let numbers: Vec<usize> = numbers.collect();
        let is_erased = |number| numbers.binary_search(&number).is_ok();
        OperandsMut::erase_operands(self.operation(), ir, is_erased)
            && numbers.len() == arguments.len()
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
    let values = op.operands(ir);
    for (at, argument) in arguments.iter().enumerate().skip(operands.produced()) {
        let operand = operands.operand_number(at);
        let operand = operand.and_then(|number| values.get(number));
        let is_right =
            operand.is_some_and(|operand| are_compatible(operand.ty(ir), argument.ty(ir)));
        if !is_right {
            return fail(format!(
                "type mismatch for bb argument #{at} of successor #{number}"
            ));
        }
    }
    Ok(())
}

/// An operation that selects one of two operands by a condition: MLIR's
/// `SelectLikeOpInterface`.
#[op_interface]
pub trait SelectLikeOpInterface {
    /// The value selected if the condition is false.
    fn get_false_value(self, ir: &Ir) -> Value;

    /// The value selected if the condition is true.
    fn get_true_value(self, ir: &Ir) -> Value;

    /// The condition, a scalar or one value per element.
    fn get_condition(self, ir: &Ir) -> Value;
}

macro_rules! weighted {
    ($(
        $(#[$doc:meta])*
        $name:ident: $attr:literal, $what:literal for each $one:literal of $parts:ident;
    )*) => {$(
        $(#[$doc])*
        #[op_interface]
        pub trait $name {
            /// The weights, as unsigned numbers; empty if they are unknown.
            fn get_weights(self, ir: &Ir) -> &[i32] {
                let weights = self.operation().attribute(ir, $attr);
                weights.and_then(Attribute::as_i32s).unwrap_or_default()
            }

            /// Sets the weights.
            fn set_weights(self, ir: &mut Ir, weights: &[i32]) {
                let weights = DenseArrayAttr::from_i32s(weights).into();
                self.operation().set_attribute(ir, $attr, Some(weights));
            }

            #[doc = concat!("Checks that there is a weight for each ", $one, ", and that not all are zero.")]
            fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
                let weights = Self::model_of(op).get_weights(ir);
                let count = op.$parts(ir).len();
                verify_weights(op, ir, weights, count, $what, stringify!($parts))
            }
        }
    )*};
}

weighted! {
    /// A branch with a weight for each successor, in the attribute `branch_weights`: MLIR's
    /// `WeightedBranchOpInterface`.
    WeightedBranchOpInterface: "branch_weights", "branch" for each "successor" of successors;
    /// An operation with a weight for each region, in the attribute `region_weights`: MLIR's
    /// `WeightedRegionBranchOpInterface`.
    WeightedRegionBranchOpInterface: "region_weights", "region" for each "region" of regions;
}

#[inline]
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
