//! The values that control flow passes into regions and out of them.
//!
//! An *input* is an argument of a region or a result of the operation that gets its value along an
//! edge of control flow. Three patterns, for any operation with `RegionBranchOpInterface`, find inputs
//! that always have one value, inputs that always have the values of another one, and inputs that
//! are not used.

use super::{clone_shell, definition_number, region_of};
use ods_runtime::interfaces::{
    RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface,
};
use ods_runtime::ir::{OpOperand, ValueDefinition};
use ods_runtime::prelude::*;

/// Adds the patterns for one op.
pub(super) fn add_patterns<O: Op + 'static>(set: &mut PatternSet) {
    set.add(|op: O, rw| use_only_value(op.operation(), rw));
    set.add(|op: O, rw| unify_inputs(op.operation(), rw));
    set.add(|op: O, rw| erase_unused_inputs(op.operation(), rw));
}

/// An input, and the operands that are passed to it.
struct Input {
    value: Value,
    operands: Vec<OpOperand>,
}

/// The edges of an operation: each operand that is passed on, with the inputs that get it, in the
/// order of the terminators.
struct Edges(Vec<(OpOperand, Vec<Value>)>);

impl Edges {
    fn of(op: Operation, ir: &Ir) -> Option<Self> {
        let branch = op.interface::<dyn RegionBranchOpInterface>(ir)?;
        let mut edges = Self(Vec::new());
        for successor in branch
            .get_successor_regions(ir, RegionBranchPoint::Parent)
            .iter()
        {
            let numbers = branch.get_entry_successor_operands(ir, *successor);
            edges.add(op, numbers, successor.inputs());
        }
        for block in op.child_blocks(ir) {
            let last = block.last_op(ir);
            let terminator =
                last.and_then(|last| last.interface::<dyn RegionBranchTerminatorOpInterface>(ir));
            let Some(terminator) = terminator else {
                continue;
            };
            let owner = terminator.operation();
            for successor in branch
                .get_successor_regions(ir, RegionBranchPoint::Terminator(owner))
                .iter()
            {
                let numbers = terminator.get_mutable_successor_operands(ir, *successor);
                edges.add(owner, numbers, successor.inputs());
            }
        }
        Some(edges)
    }

    fn add(&mut self, owner: Operation, numbers: std::ops::Range<usize>, inputs: &[Value]) {
        for (number, input) in numbers.zip(inputs) {
            let operand = OpOperand { owner, number };
            match self.0.iter_mut().find(|(known, _)| *known == operand) {
                Some((_, inputs)) => inputs.push(*input),
                None => self.0.push((operand, vec![*input])),
            }
        }
    }

    /// The inputs in the order of their first edge.
    fn inputs(&self) -> Vec<Input> {
        let mut all: Vec<Input> = Vec::new();
        for (operand, inputs) in &self.0 {
            for value in inputs {
                match all.iter_mut().find(|input| input.value == *value) {
                    Some(input) => input.operands.push(*operand),
                    None => all.push(Input {
                        value: *value,
                        operands: vec![*operand],
                    }),
                }
            }
        }
        all
    }

    /// The sets of inputs that can only be erased together, because one operand is passed to all of
    /// them.
    fn tied_inputs(&self) -> Vec<Vec<Value>> {
        let mut sets: Vec<Vec<Value>> = Vec::new();
        for (_, inputs) in &self.0 {
            let is_tied = |set: &Vec<Value>| set.iter().any(|value| inputs.contains(value));
            let (tied, others): (Vec<_>, Vec<_>) = sets.into_iter().partition(is_tied);
            let mut set: Vec<Value> = tied.into_iter().flatten().collect();
            for input in inputs {
                if !set.contains(input) {
                    set.push(*input);
                }
            }
            sets = others;
            sets.push(set);
        }
        sets
    }
}

fn current(ir: &Ir, operand: OpOperand) -> Value {
    operand.owner.operand(ir, operand.number)
}

/// The only value that is not an input and reaches `input`, directly or through other inputs.
fn only_reaching(ir: &Ir, inputs: &[Input], input: Value) -> Option<Value> {
    let (mut seen, mut pending) = (Vec::new(), vec![input]);
    let mut found = None;
    while let Some(value) = pending.pop() {
        let Some(input) = inputs.iter().find(|input| input.value == value) else {
            if *found.get_or_insert(value) != value {
                return None;
            }
            continue;
        };
        for operand in &input.operands {
            let value = current(ir, *operand);
            if !seen.contains(&value) {
                seen.push(value);
                pending.push(value);
            }
        }
    }
    found
}

/// Whether `value`, which reaches `input`, may be used where the input is used.
fn may_replace(ir: &Ir, op: Operation, value: Value, input: Value) -> bool {
    let region = region_of(ir, value);
    if region.and_then(|region| region.parent_op(ir)) != Some(op) {
        return true;
    }
    match (value.definition(ir), input.definition(ir)) {
        (ValueDefinition::Argument(of_value, _), ValueDefinition::Argument(of_input, _)) => {
            of_value == of_input
        }
        _ => false,
    }
}

/// Uses the only value that an input can have instead of it.
fn use_only_value(op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
    let inputs = Edges::of(op, rw)?.inputs();
    let mut changed = None;
    for input in &inputs {
        if input.value.is_unused(rw) {
            continue;
        }
        let value = only_reaching(rw, &inputs, input.value);
        if let Some(value) = value.filter(|value| may_replace(rw, op, *value, input.value)) {
            rw.replace_all_uses_with(input.value, value);
            changed = Some(());
        }
    }
    changed
}

/// Uses one of two inputs that always have the same value.
fn unify_inputs(op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut inputs = Edges::of(op, rw)?.inputs();
    // Equal decisions for arguments and results of one number allow erasing both.
    inputs.sort_by_key(|input| definition_number(rw, input.value));
    let mut changed = None;
    for (number, first) in inputs.iter().enumerate() {
        for second in &inputs[number + 1..] {
            if !second.value.is_unused(rw)
                && have_same_owner(rw, first.value, second.value)
                && get_same_values(rw, first, second)
            {
                rw.replace_all_uses_with(second.value, first.value);
                changed = Some(());
            }
        }
    }
    changed
}

fn have_same_owner(ir: &Ir, first: Value, second: Value) -> bool {
    match (first.definition(ir), second.definition(ir)) {
        (ValueDefinition::Argument(first, _), ValueDefinition::Argument(second, _)) => {
            first == second
        }
        (ValueDefinition::Result(first, _), ValueDefinition::Result(second, _)) => first == second,
        _ => false,
    }
}

/// Whether each operation that passes a value to one input passes the same value to the other.
fn get_same_values(ir: &Ir, first: &Input, second: &Input) -> bool {
    let has_match = |operand: &OpOperand| {
        let others = second.operands.iter();
        let mut others = others.filter(|other| other.owner == operand.owner);
        others.any(|other| current(ir, *other) == current(ir, *operand))
    };
    first.operands.len() == second.operands.len() && first.operands.iter().all(has_match)
}

/// Erases inputs without uses, with the operands that are passed to them.
fn erase_unused_inputs(op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
    let edges = Edges::of(op, rw)?;
    let is_unused = |set: &Vec<Value>| set.iter().all(|value| value.is_unused(rw));
    let sets = edges.tied_inputs().into_iter();
    let unused: Vec<Value> = sets.filter(is_unused).flatten().collect();
    if unused.is_empty() {
        return None;
    }
    let operands = edges.0.iter();
    let operands = operands.filter(|(_, inputs)| unused.contains(&inputs[0]));
    let operands: Vec<OpOperand> = operands.map(|(operand, _)| *operand).collect();
    erase_operands(rw, &operands);
    erase_arguments(rw, op, &unused);
    erase_results(rw, op, &unused);
    Some(())
}

/// Erases operands of several operations.
fn erase_operands(rw: &mut Rewriter<'_>, operands: &[OpOperand]) {
    let mut owners: Vec<Operation> = operands.iter().map(|operand| operand.owner).collect();
    owners.dedup();
    for owner in owners {
        let is_kept = |(number, _): &(usize, &Value)| {
            let number = *number;
            !operands.contains(&OpOperand { owner, number })
        };
        let kept = owner.operands(rw).iter().enumerate().filter(is_kept);
        let kept: Vec<Value> = kept.map(|(_, value)| *value).collect();
        owner.set_operands(rw, &kept);
    }
}

/// Erases those of `values` that are block arguments.
fn erase_arguments(rw: &mut Rewriter<'_>, op: Operation, values: &[Value]) {
    let blocks = op.regions(rw).iter();
    let blocks: Vec<Block> = blocks.filter_map(|region| region.entry_block(rw)).collect();
    for block in blocks {
        for number in (0..block.arguments(rw).len()).rev() {
            if values.contains(&block.argument(rw, number)) {
                rw.modify(op, |rw| block.erase_argument(rw, number));
            }
        }
    }
}

/// Replaces the operation by one without those of `values` that are its results.
pub(super) fn erase_results(
    rw: &mut Rewriter<'_>,
    op: Operation,
    values: &[Value],
) -> Option<Operation> {
    let results = op.results(rw).to_vec();
    let is_kept = |value: &Value| !values.contains(value);
    let kept = results.iter().filter(|value| is_kept(value));
    let types: Vec<Type> = kept.map(|value| value.ty(rw).clone()).collect();
    if types.len() == results.len() {
        return None;
    }
    let new = clone_shell(rw, op, types);
    for number in 0..op.regions(rw).len() {
        let (from, to) = (op.regions(rw)[number], new.regions(rw)[number]);
        from.take_body(rw, to);
    }
    let mut next = new.results(rw).iter();
    // A result without uses stands for itself.
    let replacements = results.iter().map(|old| {
        let kept = is_kept(old).then(|| next.next().copied());
        kept.flatten().unwrap_or(*old)
    });
    let replacements: Vec<Value> = replacements.collect();
    rw.replace(op, replacements);
    Some(new)
}
