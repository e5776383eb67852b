//! Single changes of a module, which may make it invalid.

use super::samples::Samples;
use super::{Random, RandomModules};
use crate::ir::{Block, Ir, Operation, Value};

/// A change that [`mutate`] made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Mutation {
    /// An attribute has another value.
    Attribute,
    /// An attribute is removed.
    NoAttribute,
    /// An operand is another value.
    Operand,
    /// An operation has one operand less.
    OperandCount,
    /// A value has another type.
    Type,
    /// A successor is another block.
    Successor,
    /// An operation is removed.
    Removal,
    /// An operation is moved.
    Move,
    /// A block has one argument more.
    BlockArgument,
}

/// Everything in a module that can change.
struct Parts {
    operations: Vec<Operation>,
    values: Vec<Value>,
    blocks: Vec<Block>,
}

impl Parts {
    fn of(ir: &Ir, module: Operation) -> Self {
        let mut parts = Self {
            operations: Vec::new(),
            values: Vec::new(),
            blocks: Vec::new(),
        };
        module.walk(ir, |op| {
            if op != module {
                parts.operations.push(op);
            }
            parts.values.extend_from_slice(op.results(ir));
            for block in op.regions(ir).iter().flat_map(|region| region.blocks(ir)) {
                parts.values.extend_from_slice(block.arguments(ir));
                parts.blocks.push(block);
            }
        });
        parts
    }
}

/// Makes one random change; `None` if the one that was chosen is not possible. The result is valid,
/// or the verifier reports an error at the location of an operation.
pub fn mutate(
    modules: &RandomModules,
    ir: &mut Ir,
    module: Operation,
    random: &mut Random,
) -> Option<Mutation> {
    let samples: &Samples = modules.samples();
    let parts = Parts::of(ir, module);
    let op = random.pick(&parts.operations).copied()?;
    let kinds = [
        Mutation::Attribute,
        Mutation::NoAttribute,
        Mutation::Operand,
        Mutation::OperandCount,
        Mutation::Type,
        Mutation::Successor,
        Mutation::Removal,
        Mutation::Move,
        Mutation::BlockArgument,
    ];
    let kind = random.pick(&kinds).copied()?;
    match kind {
        Mutation::Attribute | Mutation::NoAttribute => {
            let attributes = op.attributes(ir);
            let name = random.pick(attributes.entries())?.name.clone();
            let value = samples.any_attribute(random);
            let value = (kind == Mutation::Attribute).then_some(value);
            let name = std::str::from_utf8(name.bytes()).ok()?;
            op.set_attribute(ir, name, value);
        }
        Mutation::Operand => {
            let count = op.operands(ir).len();
            let value = random.pick(&parts.values).copied()?;
            if count == 0 {
                return None;
            }
            op.set_operand(ir, random.below(count), value);
        }
        Mutation::OperandCount => {
            let mut operands = op.operands(ir).to_vec();
            operands.pop()?;
            op.set_operands(ir, &operands);
        }
        Mutation::Type => {
            let value = random.pick(&parts.values).copied()?;
            let ty = samples.any_type(random);
            value.set_type(ir, &ty);
        }
        Mutation::Successor => {
            let count = op.successors(ir).len();
            let block = random.pick(&parts.blocks).copied()?;
            if count == 0 {
                return None;
            }
            op.set_successor(ir, random.below(count), block);
        }
        Mutation::Removal => {
            if op.results(ir).iter().any(|result| !result.is_unused(ir)) {
                return None;
            }
            op.erase(ir);
        }
        Mutation::Move => {
            let anchor = random.pick(&parts.operations).copied()?;
            if op.is_ancestor_of(ir, anchor) {
                return None;
            }
            op.move_before(ir, anchor);
        }
        Mutation::BlockArgument => {
            let block = random.pick(&parts.blocks).copied()?;
            let location = op.location(ir);
            block.add_argument(ir, &samples.any_type(random), location);
        }
    }
    Some(kind)
}
