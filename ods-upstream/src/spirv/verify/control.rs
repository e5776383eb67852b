//! Verifiers of branches, loops, selections and returns.

use super::{fail, operand_type, verifiers};
use crate::spirv::{
    BranchConditionalOp, BranchOp, FuncOp, LoopOp, MergeOp, ReturnOp, ReturnValueOp, SelectionOp,
    SwitchOp, UnreachableOp,
};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::prelude::*;

verifiers! {
    verify_conditional => BranchConditionalOp;
    verify_switch => SwitchOp;
    verify_return => ReturnOp;
    verify_return_value => ReturnValueOp;
    verify_unreachable => UnreachableOp;
}

fn verify_conditional(op: Operation, ir: &Ir) -> VerifyResult {
    let weights = op.attribute(ir, "branch_weights");
    let Some(weights) = weights.and_then(Attribute::as_array) else {
        return Ok(());
    };
    if weights.len() != 2 {
        return fail(op, ir, "must have exactly two branch weights");
    }
    if weights.iter().all(|weight| weight.as_i64() == Some(0)) {
        return fail(op, ir, "branch weights cannot both be zero");
    }
    Ok(())
}

fn verify_switch(op: Operation, ir: &Ir) -> VerifyResult {
    let targets = op.successors(ir).len().saturating_sub(1);
    let Some(Attribute::DenseElements(literals)) = op.attribute(ir, "literals") else {
        // `mlir-opt` crashes for targets without literals.
        return match targets {
            0 => Ok(()),
            _ => fail(
                op,
                ir,
                format!("number of literals (0) should match number of targets ({targets})"),
            ),
        };
    };
    let (selector, element) = (operand_type(op, ir, 0), literals.element_type());
    if element != selector {
        let message =
            format!("'selector' type ('{selector}') should match literals type ('{element}')");
        return fail(op, ir, message);
    }
    let count = literals.values().count();
    if count != targets {
        let message =
            format!("number of literals ({count}) should match number of targets ({targets})");
        return fail(op, ir, message);
    }
    Ok(())
}

/// The types of the results of the function around an operation.
fn function_results(op: Operation, ir: &Ir) -> Option<&[Type]> {
    let function = op.parent_of_type::<FuncOp>(ir)?;
    let (_, results) = function.operation().signature(ir)?;
    Some(results)
}

fn verify_return(op: Operation, ir: &Ir) -> VerifyResult {
    match function_results(op, ir) {
        None | Some([]) => Ok(()),
        Some(_) => fail(op, ir, "cannot be used in functions returning value"),
    }
}

fn verify_return_value(op: Operation, ir: &Ir) -> VerifyResult {
    let value = operand_type(op, ir, 0);
    match function_results(op, ir) {
        None => Ok(()),
        Some([result]) if result == value => Ok(()),
        Some([result]) => {
            let message = format!(
                " return value's type ('{value}') mismatch with function's result type ('{result}')"
            );
            fail(op, ir, message)
        }
        Some(results) => {
            let message = format!(
                "returns 1 value but enclosing function requires {} results",
                results.len()
            );
            fail(op, ir, message)
        }
    }
}

fn verify_unreachable(op: Operation, ir: &Ir) -> VerifyResult {
    if op.parent_block(ir).is_some_and(|block| block.is_entry(ir)) {
        return fail(op, ir, "cannot be used in reachable block");
    }
    Ok(())
}

/// The blocks of a structure whose last block is its merge block; `None` if it has none at all.
fn structure(op: Operation, ir: &Ir) -> Result<Option<Vec<Block>>, Diagnostic> {
    let blocks: Vec<Block> = op.regions(ir)[0].blocks(ir).collect();
    let Some(&last) = blocks.last() else {
        return Ok(None);
    };
    let is_merge = |op: Operation| MergeOp::cast(op, ir).is_some();
    if !is_one(last, ir, is_merge) {
        let message = "last block must be the merge block with only one 'spirv.mlir.merge' op";
        return Err(op.emit_error(ir, message));
    }
    Ok(Some(blocks))
}

/// Whether a block has one operation, which is of a kind.
fn is_one(block: Block, ir: &Ir, is_kind: impl Fn(Operation) -> bool) -> bool {
    let mut operations = block.operations(ir);
    let first = operations.next();
    operations.next().is_none() && first.is_some_and(is_kind)
}

/// No block but the last one ends with a merge.
fn verify_merges(op: Operation, ir: &Ir, blocks: &[Block]) -> VerifyResult {
    let [before @ .., _] = blocks else {
        return Ok(());
    };
    let is_merge = |op: Operation| MergeOp::cast(op, ir).is_some();
    if before
        .iter()
        .any(|block| block.operations(ir).any(is_merge))
    {
        let message = "should not have 'spirv.mlir.merge' op outside the merge block";
        return fail(op, ir, message);
    }
    Ok(())
}

impl VerifyRegions for SelectionOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let Some(blocks) = structure(op, ir)? else {
            return Ok(());
        };
        verify_merges(op, ir, &blocks)?;
        if blocks.len() == 1 {
            return fail(op, ir, "must have a selection header block");
        }
        Ok(())
    }
}

impl VerifyRegions for LoopOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let Some(blocks) = structure(op, ir)? else {
            return Ok(());
        };
        verify_merges(op, ir, &blocks)?;
        let message = match blocks.len() {
            1 => "must have an entry block branching to the loop header block",
            2 => "must have a loop header block branched from the entry block",
            _ => "",
        };
        if !message.is_empty() {
            return fail(op, ir, message);
        }
        let (entry, header) = (blocks[0], blocks[1]);
        let is_branch = |op: Operation| {
            BranchOp::cast(op, ir).is_some() && op.successors(ir).first() == Some(&header)
        };
        if !is_one(entry, ir, is_branch) {
            let message = "entry block must only have one 'spirv.Branch' op to the second block";
            return fail(op, ir, message);
        }
        if blocks.len() == 3 {
            let message = "requires a loop continue block branching to the loop header block";
            return fail(op, ir, message);
        }
        let (body, end) = blocks.split_at(blocks.len() - 2);
        let is_back = |block: &Block| block.successors(ir).contains(&header);
        if !is_back(&end[0]) {
            let message = "second to last block must be the loop continue block that branches to the loop header block";
            return fail(op, ir, message);
        }
        if body[2..].iter().any(is_back) {
            let message = "can only have the entry and loop continue block branching to the loop header block";
            return fail(op, ir, message);
        }
        Ok(())
    }
}

impl FunctionOpInterface for FuncOp {
    fn verify_type(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let results = op.signature(ir).map_or(0, |(_, results)| results.len());
        if results > 1 {
            return fail(op, ir, "cannot have more than one result");
        }
        Ok(())
    }
}
