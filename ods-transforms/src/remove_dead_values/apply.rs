//! The changes of `remove-dead-values`.

use super::plan::Plan;
use ods_ir::diagnostics::Diagnostic;
use ods_ir::interfaces::CallOpInterface;
use ods_ir::ir::{Block, Ir, OpBuilder, Operation, OperationState, Value, ValueDefinition};
use ods_ir::op::{OperandsMut, fill_defaults};
use ods_lookup::{LookupMap, LookupSet};

/// The operation for a value that does not matter.
const POISON: &str = "ub.poison";
/// The operation that ends a block that is never executed.
const UNREACHABLE: &str = "ub.unreachable";

struct Cleaner<'a> {
    ir: &'a mut Ir,
    doomed: LookupSet<Operation>,
    /// The poison built so far, some of which may turn out to be not needed.
    poison: Vec<Operation>,
}

impl Plan {
    /// Makes the changes.
    #[inline]
    pub(super) fn apply(self, ir: &mut Ir) -> Result<(), Diagnostic> {
        let blocks = self.erased_arguments(ir);
        let mut cleaner = Cleaner {
            ir,
            doomed: self.doomed,
            poison: Vec::new(),
        };
        // Operands go before the values that they are, so that few uses are left.
        let mut erased_of = LookupMap::new();
        for (number, (block, _)) in blocks.iter().enumerate() {
            erased_of.insert(*block, number);
        }
        for edge in &self.edges {
            let erased = &blocks[erased_of[&edge.target]].1;
            let is_erased = |number: usize| erased.get(number) == Some(&true);
            (edge.branch).erase_successor_operands(cleaner.ir, edge.successor, is_erased);
        }
        for function in &self.functions {
            for call in &function.calls {
                cleaner.erase_call_operands(*call, &function.arguments);
            }
        }
        for (op, erased) in &self.returns {
            cleaner.erase_operands(*op, |number| erased.get(number) == Some(&true));
        }
        for (op, erased) in &self.poisoned {
            for number in (0..erased.len()).filter(|number| erased[*number]) {
                cleaner.poison_operand(*op, number)?;
            }
        }
        for (block, erased) in &blocks {
            cleaner.release_all(block.arguments(cleaner.ir).to_vec(), erased)?;
            block.erase_arguments(cleaner.ir, |number| erased.get(number) == Some(&true));
        }
        for function in &self.functions {
            let body = function.op.callable().get_callable_region(cleaner.ir);
            if let Some(entry) = body.and_then(|body| body.entry_block(cleaner.ir)) {
                let arguments = entry.arguments(cleaner.ir).to_vec();
                cleaner.release_all(arguments, &function.arguments)?;
            }
            function.op.erase_arguments(cleaner.ir, &function.arguments);
            function.op.erase_results(cleaner.ir, &function.results);
        }
        for function in &self.functions {
            for call in &function.calls {
                let results = call.results(cleaner.ir).to_vec();
                cleaner.release_all(results, &function.results)?;
                OpBuilder::new(cleaner.ir).erase_results(*call, &function.results);
            }
        }
        for op in self.operations {
            cleaner.erase(op)?;
        }
        for poison in cleaner.poison {
            // It may have gone with an operation around it.
            if !poison.is_alive(cleaner.ir) {
                continue;
            }
            let mut results = poison.results(cleaner.ir).iter();
            if results.all(|result| result.is_unused(cleaner.ir)) {
                poison.erase(cleaner.ir);
            }
        }
        Ok(())
    }
}

impl Cleaner<'_> {
    /// Removes the uses of values that go: what stays uses poison instead.
    #[inline]
    fn release_all(&mut self, values: Vec<Value>, erased: &[bool]) -> Result<(), Diagnostic> {
        for (value, erased) in values.into_iter().zip(erased) {
            if *erased {
                self.release(value)?;
            }
        }
        Ok(())
    }

    #[inline]
    fn release(&mut self, value: Value) -> Result<(), Diagnostic> {
        let users: Vec<Operation> = value.uses(self.ir).map(|used| used.owner).collect();
        let stays = |user: &Operation| {
            let mut around = std::iter::successors(Some(*user), |op| op.parent_op(self.ir));
            !around.any(|op| self.doomed.contains(&op))
        };
        if users.iter().any(stays) {
            let poison = self.build_poison(value)?;
            value.replace_all_uses_with(self.ir, poison);
        } else {
            value.drop_all_uses(self.ir);
        }
        Ok(())
    }

    /// Poison in place of a value: after its definition, where it dominates the same uses.
    #[inline]
    fn build_poison(&mut self, value: Value) -> Result<Value, Diagnostic> {
        let mut builder = OpBuilder::new(self.ir);
        match value.definition(&builder) {
            ValueDefinition::Result(op, _) => builder.set_insert_point_before(op),
            ValueDefinition::Argument(block, _) => builder.set_insert_point_to_start(block),
        }
        let op = poison_at(&mut builder, value)?;
        self.poison.push(op);
        Ok(op.result(self.ir, 0))
    }

    #[inline]
    fn poison_operand(&mut self, op: Operation, number: usize) -> Result<(), Diagnostic> {
        let value = op.operand(self.ir, number);
        let poison = poison_at(&mut OpBuilder::before(self.ir, op), value)?;
        self.poison.push(poison);
        let poison = poison.result(self.ir, 0);
        op.set_operand(self.ir, number, poison);
        Ok(())
    }

    fn erase_operands(&mut self, op: Operation, is_erased: impl Fn(usize) -> bool) {
        if op.spec(self.ir).is_some() {
            OperandsMut::erase_operands(op, self.ir, is_erased);
            return;
        }
        let operands = op.operands(self.ir).iter().enumerate();
        let kept = operands.filter(|(number, _)| !is_erased(*number));
        let kept: Vec<Value> = kept.map(|(_, value)| *value).collect();
        op.set_operands(self.ir, &kept);
    }

    #[inline]
    fn erase_call_operands(&mut self, op: Operation, erased: &[bool]) {
        let Some(call) = op.interface::<dyn CallOpInterface>(self.ir) else {
            return;
        };
        let passed = call.get_arg_operands(self.ir);
        self.erase_operands(op, |operand| {
            passed.contains(&operand) && erased.get(operand - passed.start) == Some(&true)
        });
    }

    #[inline]
    fn erase(&mut self, op: Operation) -> Result<(), Diagnostic> {
        for result in op.results(self.ir).to_vec() {
            self.release(result)?;
        }
        if op.spec(self.ir).is_some_and(|spec| spec.is_terminator) {
            let location = op.location(self.ir);
            let mut builder = OpBuilder::before(self.ir, op);
            let state = state_of(&builder, UNREACHABLE, op)?;
            let made = builder.create_operation(state);
            made.set_location(self.ir, location);
        }
        op.erase(self.ir);
        Ok(())
    }
}

/// Builds poison of the type and at the location of a value.
#[inline]
fn poison_at(builder: &mut OpBuilder<'_>, value: Value) -> Result<Operation, Diagnostic> {
    let near = match value.definition(builder) {
        ValueDefinition::Result(op, _) => Some(op),
        ValueDefinition::Argument(block, _) => Block::parent_op(block, builder),
    };
    let Some(near) = near else {
        unreachable!("the value is in an operation");
    };
    let mut state = state_of(builder, POISON, near)?;
    state.location = value.location(builder);
    state.result_types.push(value.ty(builder).clone());
    Ok(builder.create_operation(state))
}

/// The state of an operation of `ub`; an error at `near` if it is not registered.
#[inline]
fn state_of(ir: &Ir, name: &str, near: Operation) -> Result<OperationState, Diagnostic> {
    let Some(info) = ir.registry().op(name) else {
        let message = format!("needs the operation '{name}' in its place, which is not registered");
        return Err(near.emit_error(ir, message));
    };
    let mut state = OperationState::new(info, near.location(ir));
    fill_defaults(&mut state, info.spec());
    Ok(state)
}
