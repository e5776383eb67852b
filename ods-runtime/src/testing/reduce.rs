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
    let mut shrinking = Shrinking::default();
    let (mut op, mut keep, mut checks) = (op, keep, 0);
    while let Some(smaller) = shrinking.next(ir, op) {
        checks += 1;
        let is_kept = keep(ir, smaller);
        shrinking.answer(is_kept);
        let erased = if is_kept {
            std::mem::replace(&mut op, smaller)
        } else {
            smaller
        };
        erased.erase(ir);
    }
    Reduced { op, checks }
}

/// See [`size`].
type Size = (usize, usize, usize, usize);

/// What is to become smaller: the operations that do something, how deep they are nested, all
/// operations, and what they have.
fn size(ir: &Ir, op: Operation) -> Size {
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

/// How many inherent attributes of an operation are tried.
const INHERENT: usize = 8;

/// A kind of change: of runs of operations, or of each operation.
#[derive(Clone, Copy)]
enum Change {
    /// Removes runs of operations: all, halves, quarters, …, single ones.
    Runs,
    /// Changes one operation, the outermost included, if it can.
    Each(fn(&mut Ir, Operation) -> bool),
    /// Removes an inherent attribute of one operation.
    Inherent(usize),
}

/// The changes of a round, in their order.
const ROUND: [Change; 7 + INHERENT] = {
    let mut round = [Change::Runs; 7 + INHERENT];
    round[1] = Change::Each(hoist);
    round[2] = Change::Each(raise);
    round[3] = Change::Each(erase_unreached_blocks);
    round[4] = Change::Each(empty_regions);
    round[5] = Change::Each(drop_discardable_attributes);
    let mut slot = 0;
    while slot < INHERENT {
        round[6 + slot] = Change::Inherent(slot);
        slot += 1;
    }
    round[6 + INHERENT] = Change::Each(drop_location);
    round
};

fn erase_unreached_blocks(ir: &mut Ir, op: Operation) -> bool {
    let blocks: Vec<_> = op.regions(ir).iter().flat_map(|it| it.blocks(ir)).collect();
    let unreached = blocks.into_iter().rev();
    let unreached = unreached.filter(|block| !block.is_entry(ir) && block.has_no_predecessors(ir));
    let unreached: Vec<_> = unreached.collect();
    for block in &unreached {
        block.drop_all_references(ir);
        for value in all_values(ir, *block) {
            value.drop_all_uses(ir);
        }
        block.erase(ir);
    }
    !unreached.is_empty()
}

fn drop_discardable_attributes(ir: &mut Ir, op: Operation) -> bool {
    let attributes = op.attributes(ir);
    let names: Vec<_> = attributes
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
}

fn drop_inherent_attribute(ir: &mut Ir, op: Operation, slot: usize) -> bool {
    let name = op
        .spec(ir)
        .and_then(|spec| Some(spec.slots.get(slot)?.name))
        .filter(|name| op.attribute(ir, name).is_some());
    if let Some(name) = name {
        op.set_attribute(ir, name, None);
    }
    name.is_some()
}

fn drop_location(ir: &mut Ir, op: Operation) -> bool {
    let had_location = op.location(ir) != Location::UNKNOWN;
    op.set_location(ir, Location::UNKNOWN);
    had_location
}

/// The smaller operations of an operation, one after the other: [`next`](Self::next) makes one, and
/// [`answer`](Self::answer) says whether the following are made from that one or from the one before.
#[derive(Debug, Default)]
pub(super) struct Shrinking {
    /// The place in [`ROUND`].
    phase: usize,
    /// The operation that is changed next, or the first of the run.
    number: usize,
    /// How long runs are; 0 before the first.
    length: usize,
    /// The size when the round began. A round that makes nothing smaller is the last.
    size: Option<Size>,
}

impl Shrinking {
    /// Makes a smaller copy of an operation, or `None` if all were made.
    pub(super) fn next(&mut self, ir: &mut Ir, op: Operation) -> Option<Operation> {
        let old_size = size(ir, op);
        self.size.get_or_insert(old_size);
        loop {
            let copy = op.clone_op(ir);
            let changed = self.change(ir, copy);
            if changed == Some(true) && size(ir, copy) < old_size {
                return Some(copy);
            }
            copy.erase(ir);
            match changed {
                Some(_) => self.answer(false),
                None if self.next_phase(old_size) => {}
                None => return None,
            }
        }
    }

    /// Says whether the last of the smaller operations takes the place of the operation.
    pub(super) fn answer(&mut self, is_kept: bool) {
        match ROUND[self.phase] {
            Change::Runs if is_kept => {}
            Change::Runs => self.number += self.length,
            Change::Each(_) | Change::Inherent(_) => self.number += 1,
        }
    }

    /// Makes the next change, and says whether there is something to change; `None` if this phase has
    /// no more.
    fn change(&mut self, ir: &mut Ir, op: Operation) -> Option<bool> {
        let all = operations(ir, op);
        // The outermost first.
        let target = || {
            std::iter::once(&op)
                .chain(all.iter().rev())
                .nth(self.number)
                .copied()
        };
        match ROUND[self.phase] {
            Change::Runs => {
                if self.number == 0 && self.length == 0 {
                    self.length = all.len();
                }
                while self.number >= all.len() {
                    self.number = 0;
                    self.length /= 2;
                    if self.length == 0 {
                        return None;
                    }
                }
                let end = all.len().min(self.number + self.length);
                for op in &all[self.number..end] {
                    if op.is_alive(ir) {
                        remove(ir, *op);
                    }
                }
                Some(true)
            }
            Change::Each(change) => Some(change(ir, target()?)),
            Change::Inherent(slot) => Some(drop_inherent_attribute(ir, target()?, slot)),
        }
    }

    /// Goes to the next phase, or to the first if this round made the operation smaller.
    fn next_phase(&mut self, new_size: Size) -> bool {
        (self.number, self.length) = (0, 0);
        self.phase += 1;
        if self.phase < ROUND.len() {
            return true;
        }
        self.phase = 0;
        self.size
            .replace(new_size)
            .is_some_and(|old| new_size < old)
    }
}
