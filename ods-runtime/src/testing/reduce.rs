//! Smaller modules that keep a property: a delta debugger on the IR.
//!
//! Each step changes a copy of the module. It is kept if it is smaller and still has the property.

use crate::builtin::UnrealizedConversionCastOp;
use crate::ir::{Block, Ir, OpBuilder, Operation, Value};
use crate::location::Location;
use crate::op::OpHandle as _;
use crate::types::Type;

/// The result of [`reduce`].
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Reduced {
    /// The smaller operation, or the original one. The others are erased.
    pub op: Operation,
    /// How often the property was checked.
    pub checks: usize,
}

/// Makes `op`, which has a property, smaller, as long as it keeps the property: `keep` says whether a
/// copy has it, and is not asked about the original. Operations are removed, and their results
/// replaced by other values of the same type, or by conversions of nothing; blocks that are not
/// reached, attributes and locations are removed, and regions are emptied.
///
/// A property that is meant for valid modules must call the verifier itself.
///
/// # Panics
///
/// If `op` is nested in another operation.
pub fn reduce(ir: &mut Ir, op: Operation, keep: impl FnMut(&Ir, Operation) -> bool) -> Reduced {
    assert!(
        op.parent_block(ir).is_none(),
        "a reduced operation is the outermost"
    );
    let mut reducer = Reducer {
        ir,
        op,
        keep,
        checks: 0,
    };
    loop {
        let before = size(reducer.ir, reducer.op);
        reducer.operations();
        reducer.each(hoist);
        reducer.each(raise);
        reducer.each(|ir, op| {
            let blocks: Vec<_> = op.regions(ir).iter().flat_map(|it| it.blocks(ir)).collect();
            let unreached = blocks.into_iter().rev();
            let unreached =
                unreached.filter(|block| !block.is_entry(ir) && block.has_no_predecessors(ir));
            let unreached: Vec<_> = unreached.collect();
            for block in &unreached {
                block.drop_all_references(ir);
                for value in all_values(ir, *block) {
                    value.drop_all_uses(ir);
                }
                block.erase(ir);
            }
            !unreached.is_empty()
        });
        reducer.each(empty_regions);
        reducer.each(|ir, op| {
            let names: Vec<_> = op
                .attributes(ir)
                .entries()
                .iter()
                .map(|it| it.name.clone())
                .collect();
            for name in &names {
                if let Ok(name) = std::str::from_utf8(name.bytes())
                    && op.discardable_attributes(ir).get(name).is_some()
                {
                    op.set_attribute(ir, name, None);
                }
            }
            !names.is_empty()
        });
        reducer.inherent_attributes();
        reducer.each(|ir, op| {
            let had_location = op.location(ir) != Location::UNKNOWN;
            op.set_location(ir, Location::UNKNOWN);
            had_location
        });
        if size(reducer.ir, reducer.op) >= before {
            return Reduced {
                op: reducer.op,
                checks: reducer.checks,
            };
        }
    }
}

/// What is to become smaller: the operations that do something, how deep they are nested, all
/// operations, and what they have.
fn size(ir: &Ir, op: Operation) -> (usize, usize, usize, usize) {
    let (mut working, mut depth, mut all, mut parts) = (0, 0, 0, 0);
    op.walk(ir, |op| {
        all += 1;
        if !is_source(ir, op) {
            working += 1;
            depth += std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir)).count();
        }
        let blocks = op
            .regions(ir)
            .iter()
            .map(|region| region.blocks(ir).count());
        parts += op.attributes(ir).entries().len()
            + usize::from(op.location(ir) != Location::UNKNOWN)
            + op.operands(ir).len()
            + blocks.sum::<usize>();
    });
    (working, depth, all, parts)
}

/// Whether the operation only makes a value of a type.
fn is_source(ir: &Ir, op: Operation) -> bool {
    op.is::<UnrealizedConversionCastOp>(ir) && op.operands(ir).is_empty()
}

/// All operations but the outermost, from the last to the first, each after those in it.
fn operations(ir: &Ir, root: Operation) -> Vec<Operation> {
    let mut operations = Vec::new();
    root.walk(ir, |op| operations.push(op));
    operations.retain(|op| *op != root);
    operations.reverse();
    operations
}

fn all_values(ir: &Ir, block: Block) -> Vec<Value> {
    let results = block.operations(ir).flat_map(|op| op.results(ir).to_vec());
    block.arguments(ir).iter().copied().chain(results).collect()
}

/// Removes all blocks of all regions of an operation.
fn empty_regions(ir: &mut Ir, op: Operation) -> bool {
    let blocks: Vec<_> = op
        .regions(ir)
        .iter()
        .flat_map(|region| region.blocks(ir))
        .collect();
    for block in &blocks {
        block.drop_all_references(ir);
    }
    for block in &blocks {
        for value in all_values(ir, *block) {
            value.drop_all_uses(ir);
        }
        block.erase(ir);
    }
    !blocks.is_empty()
}

/// Replaces an operation by what is in the first of its regions that has one block, except for the
/// operation that ends that.
fn hoist(ir: &mut Ir, op: Operation) -> bool {
    let body = op
        .regions(ir)
        .iter()
        .find(|region| region.has_one_block(ir));
    let block = body.and_then(|region| region.entry_block(ir));
    let (Some(block), true) = (block, op.parent_block(ir).is_some()) else {
        return false;
    };
    for argument in block.arguments(ir).to_vec() {
        if !argument.is_unused(ir) {
            let ty = argument.ty(ir).clone();
            let new = source(ir, op, &ty);
            argument.replace_all_uses_with(ir, new);
        }
    }
    let has_terminator = op.spec(ir).is_some_and(|spec| !spec.has_no_terminator);
    let last = block.last_op(ir).filter(|_| has_terminator);
    for inner in block.operations(ir).collect::<Vec<_>>() {
        if Some(inner) != last {
            inner.move_before(ir, op);
        }
    }
    remove(ir, op);
    true
}

/// Moves an operation before the one that it is nested in, with new operands.
fn raise(ir: &mut Ir, op: Operation) -> bool {
    let outer = op
        .parent_op(ir)
        .filter(|outer| outer.parent_block(ir).is_some());
    let Some(outer) = outer.filter(|_| op.spec(ir).is_none_or(|spec| !spec.is_terminator)) else {
        return false;
    };
    for number in 0..op.operands(ir).len() {
        let ty = op.operand(ir, number).ty(ir).clone();
        let new = source(ir, outer, &ty);
        op.set_operand(ir, number, new);
    }
    op.move_before(ir, outer);
    true
}

/// A value of a type, made before `op`.
fn source(ir: &mut Ir, op: Operation, ty: &Type) -> Value {
    let mut b = OpBuilder::before(ir, op);
    let types = std::slice::from_ref(ty);
    let cast = UnrealizedConversionCastOp::build(&mut b, Location::UNKNOWN, types, &[]);
    cast.operation().result(&b, 0)
}

/// Removes an operation. Uses of its results become uses of another value of the same type.
fn remove(ir: &mut Ir, op: Operation) {
    for result in op.results(ir).to_vec() {
        if result.is_unused(ir) {
            continue;
        }
        let ty = result.ty(ir).clone();
        let arguments = op.parent_block(ir).map(|block| block.arguments(ir));
        let others = op.operands(ir).iter().chain(arguments.unwrap_or_default());
        let known = others
            .copied()
            .find(|other| *other != result && other.ty(ir) == ty);
        let new = known.unwrap_or_else(|| source(ir, op, &ty));
        result.replace_all_uses_with(ir, new);
    }
    op.erase(ir);
}

struct Reducer<'r, F> {
    ir: &'r mut Ir,
    op: Operation,
    keep: F,
    checks: usize,
}

impl<F: FnMut(&Ir, Operation) -> bool> Reducer<'_, F> {
    /// Makes a change in a copy; keeps the copy if it is smaller and has the property.
    fn attempt(&mut self, change: impl FnOnce(&mut Ir, Operation) -> bool) -> bool {
        let copy = self.op.clone_op(self.ir);
        let is_kept = change(self.ir, copy) && size(self.ir, copy) < size(self.ir, self.op) && {
            self.checks += 1;
            (self.keep)(self.ir, copy)
        };
        if is_kept {
            std::mem::replace(&mut self.op, copy).erase(self.ir);
        } else {
            copy.erase(self.ir);
        }
        is_kept
    }

    /// Removes runs of operations: all, halves, quarters, …, single ones.
    fn operations(&mut self) {
        let mut length = operations(self.ir, self.op).len();
        while length > 0 {
            let mut start = 0;
            while start < operations(self.ir, self.op).len() {
                let is_removed = self.attempt(|ir, copy| {
                    let operations = operations(ir, copy);
                    let end = operations.len().min(start + length);
                    for op in &operations[start..end] {
                        if op.is_alive(ir) {
                            remove(ir, *op);
                        }
                    }
                    true
                });
                if !is_removed {
                    start += length;
                }
            }
            length /= 2;
        }
    }

    /// Makes a change of each operation, the outermost included.
    fn each(&mut self, change: impl Fn(&mut Ir, Operation) -> bool) {
        let mut number = 0;
        loop {
            let mut is_there = false;
            self.attempt(|ir, copy| {
                let mut all = operations(ir, copy);
                all.push(copy);
                all.reverse();
                all.get(number).is_some_and(|op| {
                    is_there = true;
                    change(ir, *op)
                })
            });
            if !is_there {
                return;
            }
            number += 1;
        }
    }

    /// Removes inherent attributes, one by one.
    fn inherent_attributes(&mut self) {
        for slot in 0..8 {
            self.each(|ir, op| {
                let name = op
                    .spec(ir)
                    .and_then(|spec| Some(spec.slots.get(slot)?.name));
                let is_set = name.is_some_and(|name| op.attribute(ir, name).is_some());
                if let Some(name) = name.filter(|_| is_set) {
                    op.set_attribute(ir, name, None);
                }
                is_set
            });
        }
    }
}
