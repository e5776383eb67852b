//! References to sequences: what is included, and matchers with their actions.

use super::verify::{CONSUMED, READ_ONLY, argument_has, check_consumed};
use super::{
    CollectMatchingOp, ForeachMatchOp, IncludeOp, NamedSequenceOp, TransformHandleTypeInterface,
    TransformParamTypeInterface, TransformValueHandleTypeInterface,
};
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::{
    CallOpInterface, CallableOpInterface, Callee, FunctionOpInterface, SymbolOpInterface,
    SymbolUserOpInterface,
};
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;
use ods_runtime::types::FunctionType;
use std::ops::Range;

impl SymbolOpInterface for NamedSequenceOp {
    /// As in C++: one without a body may be public.
    fn is_declaration(self, _: &Ir) -> bool {
        false
    }
}

impl CallableOpInterface for NamedSequenceOp {}

impl FunctionOpInterface for NamedSequenceOp {}

impl CallOpInterface for IncludeOp {
    fn get_callable_for_callee(self, ir: &Ir) -> Callee {
        let target = self.operation().attribute(ir, "target");
        match target {
            Some(Attribute::SymbolRef(target)) => Callee::Symbol(target.clone()),
            _ => Callee::Symbol(SymbolRefAttr::flat("")),
        }
    }

    fn set_callee_from_callable(self, ir: &mut Ir, callee: Callee) {
        if let Callee::Symbol(name) = callee {
            self.operation()
                .set_attribute(ir, "target", Some(name.into()));
        }
    }

    fn get_arg_operands(self, ir: &Ir) -> Range<usize> {
        0..self.operation().operands(ir).len()
    }
}

/// Whether both types are of handles of operations, or of values, or of parameters.
fn same_kind(left: &Type, right: &Type) -> bool {
    let kinds = |ty: &Type| {
        [
            TransformHandleTypeInterface::contains(ty),
            TransformParamTypeInterface::contains(ty),
            TransformValueHandleTypeInterface::contains(ty),
        ]
    };
    kinds(left)
        .iter()
        .zip(kinds(right))
        .any(|(left, right)| *left && right)
}

fn first_other_kind<'a>(
    left: impl IntoIterator<Item = &'a Type>,
    right: &'a [Type],
) -> Option<usize> {
    let mut pairs = left.into_iter().zip(right);
    pairs.position(|(left, right)| !same_kind(left, right))
}

/// The sequence that `name` refers to, and its type.
fn sequence_of<'a>(
    op: Operation,
    ir: &'a Ir,
    name: &Attribute,
    tables: &mut SymbolTableCollection,
) -> Option<(NamedSequenceOp, &'a FunctionType)> {
    let Attribute::SymbolRef(name) = name else {
        return None;
    };
    let sequence = tables.lookup_nearest_as::<NamedSequenceOp>(ir, op, name)?;
    let ty = sequence.operation().attribute(ir, "function_type")?;
    match ty.as_type()? {
        Type::Function(ty) => Some((sequence, ty)),
        _ => None,
    }
}

fn error(op: Operation, ir: &Ir, message: String) -> Diagnostic {
    Diagnostic::error(op.location(ir), message)
}

impl SymbolUserOpInterface for IncludeOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let op = self.operation();
        let Some(target) = op.attribute(ir, "target") else {
            let message = "expects a 'target' symbol reference attribute";
            return Err(self.emit_error(ir, message));
        };
        let Some((sequence, ty)) = sequence_of(op, ir, target, tables) else {
            return Err(self.emit_error(ir, "does not reference a named transform sequence"));
        };
        let (operands, results) = (op.operands(ir), op.results(ir));
        if operands.len() != ty.inputs().len() {
            let message = "incorrect number of operands for callee".to_owned();
            return Err(error(op, ir, message));
        }
        for (number, (operand, input)) in operands.iter().zip(ty.inputs()).enumerate() {
            let found = operand.ty(ir);
            if found != input {
                let message = format!(
                    "operand type mismatch: expected operand type '{input}', but provided '{found}' for operand number {number}"
                );
                return Err(self.emit_error(ir, message));
            }
        }
        if results.len() != ty.results().len() {
            let message = "incorrect number of results for callee".to_owned();
            return Err(error(op, ir, message));
        }
        if let Some(number) = first_other_kind(op.result_types(ir), ty.results()) {
            let message = format!(
                "type of result #{number} must implement the same transform dialect interface as the corresponding callee result"
            );
            return Err(self.emit_error(ir, message));
        }
        check_consumed(sequence.operation(), ir, true)
    }
}

impl SymbolUserOpInterface for CollectMatchingOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let op = self.operation();
        let fail = |message: String| Err(error(op, ir, message));
        let Some(name) = op.attribute(ir, "matcher") else {
            return Ok(());
        };
        let Some((matcher, ty)) = sequence_of(op, ir, name, tables) else {
            return fail(format!("unresolved matcher symbol {name}"));
        };
        match ty.inputs() {
            [input] if TransformHandleTypeInterface::contains(input) => {}
            _ => {
                return fail(
                    "expected the matcher to take one operation handle argument".to_owned(),
                );
            }
        }
        if !argument_has(matcher.operation(), ir, 0, READ_ONLY) {
            return fail("expected the matcher argument to be marked readonly".to_owned());
        }
        let (expected, found) = (op.results(ir).len(), ty.results().len());
        if expected != found {
            return fail(format!(
                "expected the matcher to yield as many values as op has results ({expected}), got {found}"
            ));
        }
        match first_other_kind(op.result_types(ir), ty.results()) {
            Some(number) => fail(format!(
                "mismatching type interfaces for matcher result and op result #{number}"
            )),
            None => Ok(()),
        }
    }
}

impl Verify for ForeachMatchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let [matchers, actions] = ["matchers", "actions"].map(|name| {
            let list = self.operation().attribute(ir, name);
            list.and_then(Attribute::as_array).unwrap_or_default().len()
        });
        if matchers != actions {
            let message = "expected the same number of matchers and actions";
            return Err(self.emit_error(ir, message));
        }
        if matchers == 0 {
            return Err(self.emit_error(ir, "expected at least one match/action pair"));
        }
        Ok(())
    }
}

impl SymbolUserOpInterface for ForeachMatchOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let op = self.operation();
        let [matchers, actions] = ["matchers", "actions"].map(|name| {
            op.attribute(ir, name)
                .and_then(Attribute::as_array)
                .unwrap_or_default()
        });
        for (matcher, action) in matchers.iter().zip(actions) {
            let Some(matcher_of) = sequence_of(op, ir, matcher, tables) else {
                return Err(error(
                    op,
                    ir,
                    format!("unresolved matcher symbol {matcher}"),
                ));
            };
            let Some(action_of) = sequence_of(op, ir, action, tables) else {
                return Err(error(op, ir, format!("unresolved action symbol {action}")));
            };
            check_consumed(matcher_of.0.operation(), ir, true)?;
            check_consumed(action_of.0.operation(), ir, true)?;
            check_matcher(op, ir, matcher, matcher_of)?;
            check_forwarding(op, ir, [matcher, action], matcher_of.1, action_of.1)?;
            check_action(op, ir, action, action_of)?;
        }
        Ok(())
    }
}

/// The matcher takes the operands, and consumes none.
fn check_matcher(
    op: Operation,
    ir: &Ir,
    name: &Attribute,
    (matcher, ty): (NamedSequenceOp, &FunctionType),
) -> VerifyResult {
    let declared = |error: Diagnostic| error.with_note(matcher.location(ir), "symbol declaration");
    let (operands, inputs) = (op.operands(ir), ty.inputs());
    if operands.len() != inputs.len() {
        let message = format!(
            "the number of operands ({}) doesn't match the number of matcher arguments ({}) for {name}",
            operands.len(),
            inputs.len()
        );
        return Err(declared(error(op, ir, message)));
    }
    for (number, (operand, input)) in operands.iter().zip(inputs).enumerate() {
        if argument_has(matcher.operation(), ir, number, CONSUMED) {
            let message =
                format!("does not expect matcher symbol to consume its operand #{number}");
            return Err(declared(op.emit_error(ir, message)));
        }
        if !same_kind(operand.ty(ir), input) {
            let message = format!(
                "mismatching type interfaces for operand and matcher argument #{number} of matcher {name}"
            );
            return Err(declared(error(op, ir, message)));
        }
    }
    Ok(())
}

/// The action takes what the matcher yields.
fn check_forwarding(
    op: Operation,
    ir: &Ir,
    [matcher, action]: [&Attribute; 2],
    from: &FunctionType,
    to: &FunctionType,
) -> VerifyResult {
    let (results, inputs) = (from.results(), to.inputs());
    if results.len() != inputs.len() {
        let message = format!(
            "mismatching number of matcher results and action arguments between {matcher} ({}) and {action} ({})",
            results.len(),
            inputs.len()
        );
        return Err(error(op, ir, message));
    }
    if let Some(number) = first_other_kind(results, inputs) {
        let message = format!(
            "mismatching type interfaces for matcher result and action argument #{number}of matcher {matcher} and action {action}"
        );
        return Err(error(op, ir, message));
    }
    Ok(())
}

/// The operation has the results of the action, behind the handle of the root.
fn check_action(
    op: Operation,
    ir: &Ir,
    name: &Attribute,
    (action, ty): (NamedSequenceOp, &FunctionType),
) -> VerifyResult {
    let declared = |error: Diagnostic| error.with_note(action.location(ir), "symbol declaration");
    let expected = op.results(ir).len().saturating_sub(1);
    let found = ty.results();
    if found.len() != expected {
        let message = format!(
            "the number of action results ({}) for {name} doesn't match the number of extra op results ({expected})",
            found.len()
        );
        return Err(declared(error(op, ir, message)));
    }
    if let Some(number) = first_other_kind(op.result_types(ir).skip(1), found) {
        let message = format!(
            "mismatching type interfaces for action result #{number} of action {name} and op result"
        );
        return Err(declared(error(op, ir, message)));
    }
    Ok(())
}
