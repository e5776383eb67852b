//! What sequences, and the operations that run bodies, have to be.

use super::effects::{consumed_arguments, consumes};
use super::{
    AffineMapParamType, AlternativesOp, ApplyConversionPatternsOp, ApplyPatternsOp, CastAndCallOp,
    ConversionPatternDescriptorOpInterface, ForeachOp, GetOperandOp, GetResultOp, NamedSequenceOp,
    NumAssociationsOp, ParamType, PatternDescriptorOpInterface, SequenceOp, SplitHandleOp,
    TransformOpInterface, TypeConverterBuilderOpInterface, TypeParamType, YieldOp,
};
use ods_runtime::prelude::*;
use ods_runtime::traits::{IsTerminator, SymbolTable};

/// The attribute of an argument that a sequence consumes.
pub(super) const CONSUMED: &str = "transform.consumed";
/// The attribute of an argument that a sequence only reads.
pub(super) const READ_ONLY: &str = "transform.readonly";
/// The attribute of a symbol table that has sequences.
pub(super) const WITH_NAMED_SEQUENCE: &str = "transform.with_named_sequence";

/// Whether an argument of a function has the attribute.
pub(super) fn argument_has(function: Operation, ir: &Ir, number: usize, name: &str) -> bool {
    let all = function
        .attribute(ir, "arg_attrs")
        .and_then(Attribute::as_array);
    let Some(Attribute::Dictionary(entries)) = all.and_then(|all| all.get(number)) else {
        return false;
    };
    entries.get(name).is_some()
}

/// The single block of the body.
fn entry(op: Operation, ir: &Ir) -> Option<Block> {
    op.regions(ir).first()?.entry_block(ir)
}

fn is_transform(op: Operation, ir: &Ir) -> bool {
    op.interface::<dyn TransformOpInterface>(ir).is_some()
}

fn same_types(ir: &Ir, left: &[Value], right: &[Value]) -> bool {
    left.len() == right.len() && left.iter().zip(right).all(|(l, r)| l.ty(ir) == r.ty(ir))
}

/// Checks that arguments are declared as what the body does to them. Those of operations that are called, or have no
/// body, need a declaration.
pub(super) fn check_consumed(op: Operation, ir: &Ir, is_called: bool) -> VerifyResult {
    let fail = |message: String| Err(Diagnostic::error(op.location(ir), message));
    let body = entry(op, ir);
    let consumed = body.map(|body| consumed_arguments(ir, body));
    let function = op
        .attribute(ir, "function_type")
        .and_then(Attribute::as_type);
    let Some(Type::Function(function)) = function else {
        return Ok(());
    };
    for number in 0..function.inputs().len() {
        let is_consumed = argument_has(op, ir, number, CONSUMED);
        let is_read_only = argument_has(op, ir, number, READ_ONLY);
        if is_consumed && is_read_only {
            return fail(format!(
                "argument #{number} cannot be both readonly and consumed"
            ));
        }
        if (body.is_none() || is_called) && !is_consumed && !is_read_only {
            return fail(
                "must provide consumed/readonly status for arguments of external or called ops"
                    .to_owned(),
            );
        }
        let in_body = consumed.as_ref().and_then(|consumed| consumed.get(number));
        if in_body == Some(&true) && !is_consumed && is_read_only {
            return fail(format!(
                "argument #{number} is consumed in the body but is not marked as such"
            ));
        }
    }
    Ok(())
}

/// The body ends with a `transform.yield` of values that have the types of the results.
fn check_yield(op: Operation, ir: &Ir, body: Block, results: &[Type]) -> VerifyResult {
    let Some(last) = body.last_op(ir) else {
        return Err(Diagnostic::error(
            op.location(ir),
            "expected a non-empty body block",
        ));
    };
    if YieldOp::cast(last, ir).is_none() {
        let error = Diagnostic::error(op.location(ir), "expected 'transform.yield' as terminator");
        return Err(error.with_note(last.location(ir), "terminator"));
    }
    let operands = last.operands(ir);
    if operands.len() != results.len() {
        let message = "expected terminator to have as many operands as the parent op has results";
        return Err(Diagnostic::error(last.location(ir), message));
    }
    for (number, (operand, result)) in operands.iter().zip(results).enumerate() {
        let found = operand.ty(ir);
        if found != result {
            let message = format!(
                "the type of the terminator operand #{number} must match the type of the corresponding parent op result ('{found}' vs '{result}')"
            );
            return Err(Diagnostic::error(last.location(ir), message));
        }
    }
    Ok(())
}

impl Verify for NamedSequenceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.check(ir, true)
    }
}

impl NamedSequenceOp {
    /// Checks the sequence; what its operations consume only if `with_body`, for they may include it.
    pub(super) fn check(self, ir: &Ir, with_body: bool) -> VerifyResult {
        let op = self.operation();
        let parents = || std::iter::successors(op.parent_op(ir), |parent| parent.parent_op(ir));
        let table = parents().find(|parent| parent.has_trait::<SymbolTable>(ir));
        if let Some(table) = table
            && table.attribute(ir, WITH_NAMED_SEQUENCE).is_none()
        {
            let message = "expects the parent symbol table to have the 'transform.with_named_sequence' attribute";
            let error = Diagnostic::error(op.location(ir), message);
            return Err(error.with_note(table.location(ir), "symbol table operation"));
        }
        if let Some(parent) = parents().find(|parent| is_transform(*parent, ir)) {
            let message = "cannot be defined inside another transform op";
            let error = Diagnostic::error(op.location(ir), message);
            return Err(error.with_note(parent.location(ir), "ancestor transform op"));
        }
        let Some(body) = entry(op, ir) else {
            return check_consumed(op, ir, false);
        };
        let ty = op
            .attribute(ir, "function_type")
            .and_then(Attribute::as_type);
        let Some(Type::Function(function)) = ty else {
            return Ok(());
        };
        check_yield(op, ir, body, function.results())?;
        if with_body {
            check_consumed(op, ir, false)
        } else {
            Ok(())
        }
    }
}

/// At most one operation may consume a handle. `error` has the message.
fn check_double_consume(ir: &Ir, value: Value, error: impl Fn(&str) -> Diagnostic) -> VerifyResult {
    let may_consume = |op: Operation| !is_transform(op, ir) || consumes(op, ir, value);
    let mut consumers = value.uses(ir).filter(|it| may_consume(it.owner));
    let (Some(first), Some(second)) = (consumers.next(), consumers.next()) else {
        return Ok(());
    };
    let mut error = error("has more than one potential consumer");
    for consumer in [first, second] {
        let note = format!("used here as operand #{}", consumer.number);
        error = error.with_note(consumer.owner.location(ir), note);
    }
    Err(error)
}

impl Verify for SequenceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if self.root(ir).is_none() && !self.extra_bindings(ir).is_empty() {
            let message = "does not expect extra operands when used as top-level";
            return Err(self.emit_error(ir, message));
        }
        let Some(body) = entry(op, ir) else {
            return Ok(());
        };
        for (number, argument) in body.arguments(ir).iter().enumerate() {
            check_double_consume(ir, *argument, |problem| {
                self.emit_error(ir, format!("block argument #{number} {problem}"))
            })?;
        }
        let last = body.last_op(ir);
        for child in body.operations(ir) {
            if !is_transform(child, ir) && Some(child) != last {
                let message = "expected children ops to implement TransformOpInterface";
                let error = self.emit_error(ir, message);
                return Err(error.with_note(child.location(ir), "op without interface"));
            }
            for (number, result) in child.results(ir).iter().enumerate() {
                check_double_consume(ir, *result, |problem| {
                    let message = format!("result #{number} {problem}");
                    Diagnostic::error(child.location(ir), message)
                })?;
            }
        }
        match last {
            Some(last) if last.spec(ir).is_some() && !last.has_trait::<IsTerminator>(ir) => {
                Err(self.emit_error(ir, "expects to have a terminator in the body"))
            }
            Some(last) if !same_types(ir, last.operands(ir), op.results(ir)) => {
                let message =
                    "expects the types of the terminator operands to match the types of the result";
                let error = self.emit_error(ir, message);
                Err(error.with_note(last.location(ir), "terminator"))
            }
            Some(_) => Ok(()),
            None => Err(self.emit_error(ir, "expects to have a terminator in the body")),
        }
    }
}

impl Verify for AlternativesOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let lasts = op
            .regions(ir)
            .iter()
            .filter_map(|region| region.entry_block(ir)?.last_op(ir));
        for last in lasts {
            if !same_types(ir, last.operands(ir), op.results(ir)) {
                let message =
                    "expects terminator operands to have the same type as results of the operation";
                let error = self.emit_error(ir, message);
                return Err(error.with_note(last.location(ir), "terminator"));
            }
        }
        Ok(())
    }
}

impl Verify for ForeachOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let Some(body) = entry(op, ir) else {
            return Ok(());
        };
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let yielded = body
            .last_op(ir)
            .map(|last| last.operands(ir))
            .unwrap_or_default();
        let sides = [
            (
                op.operands(ir),
                body.arguments(ir),
                "expects the same number of targets as the body has block arguments",
                "expects co-indexed targets and the body's block arguments to have the same op/value/param type",
            ),
            (
                op.results(ir),
                yielded,
                "expects the same number of results as the yield terminator has operands",
                "expects co-indexed results and yield operands to have the same op/value/param type",
            ),
        ];
        for (outside, inside, count, types) in sides {
            if outside
                .iter()
                .zip(inside)
                .any(|(outside, inside)| outside.ty(ir) != inside.ty(ir))
            {
                return fail(types);
            }
            if outside.len() != inside.len() {
                return fail(count);
            }
        }
        Ok(())
    }
}

/// All operations of a region have an interface.
fn check_children(
    op: Operation,
    ir: &Ir,
    has_interface: impl Fn(Operation) -> bool,
    message: &str,
) -> VerifyResult {
    let blocks = op
        .regions(ir)
        .first()
        .and_then(|region| region.entry_block(ir));
    let mut nested = blocks.into_iter().flat_map(|block| block.operations(ir));
    match nested.find(|nested| !has_interface(*nested)) {
        Some(nested) => {
            let error = op.emit_error(ir, message);
            Err(error.with_note(nested.location(ir), "op without interface"))
        }
        None => Ok(()),
    }
}

impl Verify for ApplyPatternsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let is = |op: Operation| {
            op.interface::<dyn PatternDescriptorOpInterface>(ir)
                .is_some()
        };
        let message = "expected children ops to implement PatternDescriptorOpInterface";
        check_children(self.operation(), ir, is, message)
    }
}

impl Verify for ApplyConversionPatternsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let regions = op.regions(ir);
        if !(1..=2).contains(&regions.len()) {
            return Err(self.emit_error(ir, "expected 1 or 2 regions"));
        }
        let of = |op: Operation| op.interface::<dyn ConversionPatternDescriptorOpInterface>(ir);
        let message =
            "expected pattern children ops to implement ConversionPatternDescriptorOpInterface";
        check_children(op, ir, |op| of(op).is_some(), message)?;
        let Some(converters) = regions.get(1) else {
            return Ok(());
        };
        let mut converters = converters.operations(ir);
        let (Some(converter), None) = (converters.next(), converters.next()) else {
            let message = "expected exactly one op in default type converter region";
            return Err(self.emit_error(ir, message));
        };
        let Some(builder) = converter.interface::<dyn TypeConverterBuilderOpInterface>(ir) else {
            let message =
                "expected default converter child op to implement TypeConverterBuilderOpInterface";
            let error = self.emit_error(ir, message);
            return Err(error.with_note(converter.location(ir), "op without interface"));
        };
        let kind = builder.get_type_converter_type();
        let patterns = entry(op, ir)
            .into_iter()
            .flat_map(|block| block.operations(ir));
        for descriptor in patterns.filter_map(of) {
            descriptor.verify_type_converter(ir, kind)?;
        }
        Ok(())
    }
}

impl Verify for CastAndCallOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let is = |op: Operation| {
            op.interface::<dyn TypeConverterBuilderOpInterface>(ir)
                .is_some()
        };
        let message = "expected children ops to implement TypeConverterBuilderOpInterface";
        check_children(self.operation(), ir, is, message)?;
        let by_name = self.operation().attribute(ir, "function_name").is_some();
        match (self.function(ir).is_some(), by_name) {
            (false, false) => {
                Err(self.emit_error(ir, "expected a function handle or name to call"))
            }
            (true, true) => {
                Err(self.emit_error(ir, "function handle and name are mutually exclusive"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for SplitHandleOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let number = op
            .attribute(ir, "overflow_result")
            .and_then(Attribute::as_i64);
        let is_result = |number: i64| {
            usize::try_from(number).map_or(number < 0, |it| it < op.results(ir).len())
        };
        match number {
            Some(number) if !is_result(number) => {
                Err(self.emit_error(ir, "overflow_result is not a valid result index"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for NumAssociationsOp {
    /// The result is a parameter that can be an `i64`.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.num(ir).ty(ir);
        let message = match ty.downcast::<ParamType>() {
            Some(param) if *param.r#type() != Type::int(64) => format!(
                "expected the type of the parameter attribute ('i64') to match the parameter type ('{}')",
                param.r#type()
            ),
            None if ty.is::<TypeParamType>() => "expected type attribute, got 0 : i64".to_owned(),
            None if ty.is::<AffineMapParamType>() => {
                "expected affine map attribute, got 0 : i64".to_owned()
            }
            _ => return Ok(()),
        };
        Err(Diagnostic::error(self.location(ir), message))
    }
}

/// A list of positions: `all` without numbers, or numbers that differ from their neighbours.
pub(super) fn check_positions(op: Operation, ir: &Ir, list: &str) -> VerifyResult {
    let fail = |message: &str| Err(op.emit_error(ir, message));
    let numbers = op
        .attribute(ir, list)
        .and_then(Attribute::as_i64s)
        .unwrap_or_default();
    let is_all = op.attribute(ir, "is_all").is_some();
    if is_all && op.attribute(ir, "is_inverted").is_some() {
        return fail("cannot request both 'all' and 'inverted' values in the list");
    }
    if is_all && !numbers.is_empty() {
        return fail("cannot both request 'all' and specific values in the list");
    }
    if !is_all && numbers.is_empty() {
        return fail("must request specific values in the list if 'all' is not specified");
    }
    if numbers.windows(2).any(|pair| pair[0] == pair[1]) {
        return fail("expected the listed values to be unique");
    }
    Ok(())
}

impl Verify for GetOperandOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check_positions(self.operation(), ir, "raw_position_list")
    }
}

impl Verify for GetResultOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        check_positions(self.operation(), ir, "raw_position_list")
    }
}
