//! The traits of operations that verify something.

use super::{
    MatchStructuredOp, TransformHandleTypeInterface, TransformParamTypeInterface,
    TransformValueHandleTypeInterface,
};
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::prelude::*;

/// Whether values of the type may be in programs that transform.
pub(super) fn is_any_handle(ty: &Type) -> bool {
    TransformHandleTypeInterface::contains(ty)
        || TransformParamTypeInterface::contains(ty)
        || TransformValueHandleTypeInterface::contains(ty)
}

/// An operation that may be the outermost one: without operands, its body gets the whole program.
pub struct PossibleTopLevelTransformOpTrait;

impl OpTrait for PossibleTopLevelTransformOpTrait {
    const NAME: &'static str = "PossibleTopLevelTransformOpTrait";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(op.emit_error(ir, message));
        let Some(region) = op.regions(ir).first() else {
            return fail("expects at least one region");
        };
        let Some(body) = region.entry_block(ir).filter(|_| region.has_one_block(ir)) else {
            return fail("expects a single-block region");
        };
        let arguments = body.arguments(ir);
        let Some((first, others)) = arguments.split_first() else {
            return fail("expects the entry block to have at least one argument");
        };
        if !TransformHandleTypeInterface::contains(first.ty(ir)) {
            return fail(
                "expects the first entry block argument to be of type implementing TransformHandleTypeInterface",
            );
        }
        let operands = op.operands(ir);
        if operands
            .first()
            .is_some_and(|operand| operand.ty(ir) != first.ty(ir))
        {
            return fail("expects the type of the block argument to match the type of the operand");
        }
        if let Some(at) = others.iter().position(|other| !is_any_handle(other.ty(ir))) {
            let message = "expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface";
            let note = format!("argument #{} does not", at + 1);
            return Err(op.emit_error(ir, message).with_note(op.location(ir), note));
        }
        let mut parents = std::iter::successors(op.parent_op(ir), |parent| parent.parent_op(ir));
        match parents.find(|parent| parent.has_trait::<Self>(ir)) {
            Some(parent) if operands.len() != arguments.len() => {
                let error = op.emit_error(ir, "expects operands to be provided for a nested op");
                let note = "nested in another possible top-level op";
                Err(error.with_note(parent.location(ir), note))
            }
            _ => Ok(()),
        }
    }
}

/// An operation whose results are parameters.
pub struct ParamProducerTransformOpTrait;

impl OpTrait for ParamProducerTransformOpTrait {
    const NAME: &'static str = "ParamProducerTransformOpTrait";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let is_param = |result: &Value| TransformParamTypeInterface::contains(result.ty(ir));
        if op.results(ir).iter().all(is_param) {
            return Ok(());
        }
        let message = "ParamProducerTransformOpTrait attached to this op expects result types to implement TransformParamTypeInterface";
        Err(op.emit_error(ir, message))
    }
}

/// An operation that says something of a structured operation: of the one that the operation around it matches.
pub struct StructuredOpPredicateOpTrait;

impl OpTrait for StructuredOpPredicateOpTrait {
    const NAME: &'static str = "StructuredOpPredicateOpTrait";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let parent = op
            .parent_op(ir)
            .filter(|parent| MatchStructuredOp::cast(*parent, ir).is_some());
        let Some(parent) = parent else {
            let message = "expects parent op to be 'transform.match.structured'";
            return Err(op.emit_error(ir, message));
        };
        let body = parent
            .regions(ir)
            .first()
            .and_then(|region| region.entry_block(ir));
        // Without an argument the verifier of the parent complains.
        let matched = body.and_then(|body| body.arguments(ir).first().copied());
        if matched.is_some() && matched != op.operands(ir).first().copied() {
            let message = "expected predicate to apply to the surrounding structured op";
            return Err(op.emit_error(ir, message));
        }
        Ok(())
    }
}
