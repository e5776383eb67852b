//! The interfaces of operations.

use super::{CanonicalLoopOp, LoopNestOp, NewCliOp, TileOp, UnrollHeuristicOp, group};
use ods_runtime::prelude::*;
use ods_runtime::traits::{NoTerminator, SingleBlock};
use std::ops::Range;

/// An operation that wraps a nest of loops, or another wrapper: MLIR's `LoopWrapperInterface`.
#[op_interface]
pub trait LoopWrapperInterface {
    /// The wrapper directly inside, if there is one.
    fn get_nested_wrapper(self, ir: &Ir) -> Option<Operation> {
        let nested = first_nested(self.operation(), ir)?;
        is_wrapper(nested, ir).then_some(nested)
    }

    /// Checks that the only operation inside is a nest of loops or a wrapper.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(op.emit_error(ir, message));
        if !op.has_trait::<NoTerminator>(ir) || !op.has_trait::<SingleBlock>(ir) {
            return fail("loop wrapper must also have the `NoTerminator` and `SingleBlock` traits");
        }
        let [region] = op.regions(ir) else {
            return fail("loop wrapper does not contain exactly one region");
        };
        let nested = region.operations(ir);
        let nested: Vec<Operation> = nested.collect();
        let [nested] = nested[..] else {
            return fail("loop wrapper does not contain exactly one nested op");
        };
        if nested.is::<LoopNestOp>(ir) || is_wrapper(nested, ir) {
            return Ok(());
        }
        fail("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")
    }
}

/// An operation that may be a part of a composite construct: MLIR's `ComposableOpInterface`.
#[op_interface]
pub trait ComposableOpInterface {
    /// Whether it is such a part.
    fn is_composite(self, ir: &Ir) -> bool {
        self.operation().attribute(ir, "omp.composite").is_some()
    }
}

/// An operation whose region becomes a function: MLIR's `OutlineableOpenMPOpInterface`.
#[op_interface]
pub trait OutlineableOpenMPOpInterface {
    /// The block for allocations: that of the loop if this is a wrapper.
    fn get_alloca_block(self, ir: &Ir) -> Option<Block> {
        let mut op = self.operation();
        while is_wrapper(op, ir) {
            op = first_nested(op, ir)?;
        }
        op.regions(ir).first()?.entry_block(ir)
    }
}

/// An operation that owns maps: MLIR's `MapClauseOwningOpInterface`.
#[op_interface]
pub trait MapClauseOwningOpInterface {
    /// The maps.
    fn get_map_vars(self, ir: &Ir) -> &[Value] {
        group(self.operation(), ir, "map_vars")
    }
}

/// An operation that transforms loops, or makes one: MLIR's `LoopTransformationInterface`.
#[op_interface]
pub trait LoopTransformationInterface {
    /// The numbers of the operands that are loops to transform.
    fn get_applyees(self, ir: &Ir) -> Range<usize>;

    /// The numbers of the operands that stand for the loops that it makes.
    fn get_generatees(self, ir: &Ir) -> Range<usize>;
}

impl LoopTransformationInterface for CanonicalLoopOp {
    fn get_applyees(self, _: &Ir) -> Range<usize> {
        0..0
    }

    fn get_generatees(self, ir: &Ir) -> Range<usize> {
        1..self.operation().operands(ir).len()
    }
}

impl LoopTransformationInterface for UnrollHeuristicOp {
    fn get_applyees(self, _: &Ir) -> Range<usize> {
        0..1
    }

    fn get_generatees(self, _: &Ir) -> Range<usize> {
        0..0
    }
}

impl LoopTransformationInterface for TileOp {
    fn get_applyees(self, ir: &Ir) -> Range<usize> {
        let start = self.generatees(ir).len();
        start..start + self.applyees(ir).len()
    }

    fn get_generatees(self, ir: &Ir) -> Range<usize> {
        0..self.generatees(ir).len()
    }
}

/// The first operation inside.
fn first_nested(op: Operation, ir: &Ir) -> Option<Operation> {
    let entry = op.regions(ir).first()?.entry_block(ir)?;
    entry.first_op(ir)
}

/// Whether an operation wraps loops.
pub(super) fn is_wrapper(op: Operation, ir: &Ir) -> bool {
    op.interface::<dyn LoopWrapperInterface>(ir).is_some()
}

/// Whether the operation around wraps loops.
pub(super) fn is_in_wrapper(op: Operation, ir: &Ir) -> bool {
    op.parent_op(ir)
        .is_some_and(|parent| is_wrapper(parent, ir))
}

/// What an operand that stands for a loop is to the operation that has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LoopUse {
    /// The operation makes the loop.
    Generator,
    /// The operation transforms the loop.
    Consumer,
}

/// The uses of a loop, with the number of the operand.
pub(super) fn loop_uses(ir: &Ir, cli: Value) -> Vec<(LoopUse, Operation, usize)> {
    let uses = cli.uses(ir).filter_map(|used| {
        let (op, number) = (used.owner, used.number);
        let transformation = op.interface::<dyn LoopTransformationInterface>(ir)?;
        let kind = if transformation.get_generatees(ir).contains(&number) {
            LoopUse::Generator
        } else if transformation.get_applyees(ir).contains(&number) {
            LoopUse::Consumer
        } else {
            return None;
        };
        Some((kind, op, number))
    });
    uses.collect()
}

/// The operation that makes a loop, and the number of its operand.
pub(super) fn generator(ir: &Ir, cli: Value) -> Option<(Operation, usize)> {
    let mut uses = loop_uses(ir, cli).into_iter();
    let found = uses.find(|(kind, _, _)| *kind == LoopUse::Generator)?;
    Some((found.1, found.2))
}

impl Verify for NewCliOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (mut is_made, mut is_used) = (false, false);
        for (kind, _, _) in loop_uses(ir, self.result(ir)) {
            let (seen, message) = match kind {
                LoopUse::Generator => (&mut is_made, "CLI must have at most one generator"),
                LoopUse::Consumer => (&mut is_used, "CLI must have at most one consumer"),
            };
            if std::mem::replace(seen, true) {
                return Err(self.emit_error(ir, message));
            }
        }
        if is_used && !is_made {
            return Err(self.emit_error(ir, "CLI has no generator"));
        }
        Ok(())
    }
}
