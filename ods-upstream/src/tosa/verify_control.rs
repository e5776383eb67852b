//! The verifiers and the interfaces of control flow and of variables.

use super::checks::{fail, verify_same_tensors};
use super::quantized::element;
use super::{IfOp, VariableOp, VariableReadOp, VariableWriteOp, WhileOp, YieldOp};
use ods_runtime::IrMapping;
use ods_runtime::interfaces::{DialectInlinerInterface, LoopLikeOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::symbols;

/// Checks that two lists of values have the same types.
fn verify_same_lists(
    op: Operation,
    ir: &Ir,
    [left_name, right_name]: [&str; 2],
    [left, right]: [&[Value]; 2],
) -> VerifyResult {
    let counts = (left.len(), right.len());
    if counts.0 != counts.1 {
        return fail!(
            op,
            ir,
            "require same number of values in {left_name} ({}) and {right_name} ({})",
            counts.0,
            counts.1
        );
    }
    for (left, right) in left.iter().zip(right) {
        verify_same_tensors(op, ir, [left_name, right_name], [left.ty(ir), right.ty(ir)])?;
    }
    Ok(())
}

/// The arguments of the block of a region.
fn arguments(ir: &Ir, region: Region) -> &[Value] {
    let entry = region.entry_block(ir);
    entry.map_or(&[], |entry| entry.arguments(ir))
}

/// What `tosa.yield` at the end of a region has as operands.
fn yielded(ir: &Ir, region: Region) -> Option<&[Value]> {
    let last = region.entry_block(ir)?.last_op(ir)?;
    Some(YieldOp::cast(last, ir)?.inputs(ir))
}

/// Whether a tensor has more or fewer elements than one.
fn has_other_size(ty: &Type) -> bool {
    ty.has_static_shape() && ty.num_elements() != Some(1)
}

impl Verify for IfOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let (inputs, outputs) = (self.input_list(ir), self.output_list(ir));
        let graphs = [
            (
                self.then_graph(ir),
                "'then_graph' arguments",
                "'then_graph' results",
            ),
            (
                self.else_graph(ir),
                "'else_graph' arguments",
                "'else_graph' results",
            ),
        ];
        for (graph, name, _) in graphs {
            let lists = [arguments(ir, graph), inputs];
            verify_same_lists(op, ir, [name, "'input_list'"], lists)?;
        }
        for (graph, _, name) in graphs {
            if let Some(yielded) = yielded(ir, graph) {
                verify_same_lists(op, ir, [name, "'output_list'"], [yielded, outputs])?;
            }
        }
        let condition = self.condition(ir).ty(ir);
        if has_other_size(condition) {
            return fail!(
                op,
                ir,
                "'condition' must be a size 1 tensor, got '{condition}'"
            );
        }
        Ok(())
    }
}

impl Verify for WhileOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let (inputs, outputs) = (self.input_list(ir), self.output_list(ir));
        let (cond, body) = (self.cond_graph(ir), self.body_graph(ir));
        let lists = [
            ("'cond_graph' arguments", arguments(ir, cond)),
            ("'body_graph' arguments", arguments(ir, body)),
        ];
        verify_same_lists(op, ir, ["'input_list'", "'output_list'"], [inputs, outputs])?;
        for (name, list) in lists {
            verify_same_lists(op, ir, [name, "'input_list'"], [list, inputs])?;
        }
        if let Some(results) = yielded(ir, body) {
            let names = ["'body_graph' results", "'input_list'"];
            verify_same_lists(op, ir, names, [results, inputs])?;
        }
        let condition = match yielded(ir, cond) {
            None => return Ok(()),
            Some([condition]) => condition.ty(ir),
            Some(_) => {
                return Err(op.emit_error(ir, "require 'cond_graph' only have one result"));
            }
        };
        let what = if has_other_size(condition) {
            "size 1"
        } else if !element(condition).is_integer_of(1) {
            "boolean"
        } else {
            return Ok(());
        };
        fail!(
            op,
            ir,
            "'cond_graph' result must be a {what} tensor, got '{condition}'"
        )
    }
}

/// All operations may be inlined, also into the regions of control flow.
pub(crate) struct Inliner;

impl DialectInlinerInterface for Inliner {
    fn is_region_legal(&self, ir: &Ir, dest: Region, _: Region, _: bool, _: &IrMapping) -> bool {
        let parent = dest.parent_op(ir);
        parent.is_some_and(|op| IfOp::cast(op, ir).is_some() || WhileOp::cast(op, ir).is_some())
    }

    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }
}

impl LoopLikeOpInterface for WhileOp {
    fn get_loop_regions(self, ir: &Ir) -> &[Region] {
        // The first region is the condition.
        self.operation().regions(ir).get(1..).unwrap_or_default()
    }
}

/// Checks that what a variable holds has the type of a value.
fn verify_access(op: Operation, ir: &Ir, variable: &str, name: &str, ty: &Type) -> VerifyResult {
    let mut table = op.parent_op(ir);
    while let Some(parent) = table
        && !symbols::is_table(ir, parent)
    {
        table = parent.parent_op(ir);
    }
    let Some(table) = table else {
        return Ok(());
    };
    let declared = symbols::lookup_in(ir, table, variable);
    let Some(declared) = declared.and_then(|op| VariableOp::cast(op, ir)) else {
        return fail!(
            op,
            ir,
            "'{variable}' has not been declared by 'tosa.variable'"
        );
    };
    if let Some(declared) = declared.variable_type(ir) {
        return verify_same_tensors(op, ir, [name, "the input tensor"], [ty, &declared]);
    }
    let (found, declared) = (element(ty), declared.r#type(ir));
    fail!(
        op,
        ir,
        "require same element type for {name} ('{found}') and the input tensor ('{declared}')"
    )
}

impl Verify for VariableReadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.output1(ir).ty(ir);
        verify_access(self.operation(), ir, self.name(ir), "'output1'", ty)
    }
}

impl Verify for VariableWriteOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.input1(ir).ty(ir);
        verify_access(self.operation(), ir, self.name(ir), "'input1'", ty)
    }
}
