//! Loops with additional loop-carried values.

use super::ForOp;
use ods_runtime::interfaces::NewYieldValues;
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

impl ForOp {
    /// Replaces the loop by one with more loop-carried values: see
    /// [`LoopLikeOpInterface::replace_with_additional_yields`](ods_runtime::interfaces::LoopLikeOpInterface::replace_with_additional_yields).
    pub(super) fn with_additional_yields(
        self,
        rw: &mut Rewriter<'_>,
        inits: &[Value],
        replaces_uses: bool,
        yields: &mut NewYieldValues<'_>,
    ) -> Option<Operation> {
        let (op, location) = (self.operation(), self.location(rw));
        let old_body = self.region(rw).entry_block(rw)?;
        let yield_op = old_body.last_op(rw)?;
        let mut state = OperationState::of(op, rw);
        state.new_regions = 1;
        state.regions.clear();
        state.operands.extend_from_slice(inits);
        let results = op.result_types(rw).cloned();
        let added = inits.iter().map(|init| init.ty(rw).clone());
        state.result_types = results.chain(added.clone()).collect();
        let arguments = old_body.arguments(rw).iter();
        let types: Vec<Type> = arguments
            .map(|argument| argument.ty(rw).clone())
            .chain(added)
            .collect();
        let new = rw.with_insert_point(InsertPoint::Before(op), |rw| rw.create_operation(state));
        let body = new.regions(rw)[0].add_block(rw, &types);
        let count = old_body.arguments(rw).len();
        for number in 0..types.len() {
            let of_argument = (number < count).then(|| old_body.argument_location(rw, number));
            body.set_argument_location(rw, number, of_argument.unwrap_or(location));
        }
        let added = body.arguments(rw)[count..].to_vec();
        let yielded = rw.with_insert_point(InsertPoint::Before(yield_op), |rw| {
            yields(rw, location, &added)
        });
        let mut values = yield_op.operands(rw).to_vec();
        values.extend(yielded);
        yield_op.set_operands(rw, &values);
        let kept = body.arguments(rw)[..count].to_vec();
        rw.merge_blocks(old_body, body, &kept[..]);
        if replaces_uses {
            for (init, argument) in inits.iter().zip(added) {
                init.replace_uses_if(rw, argument, |ir, operand| {
                    operand.owner != new && new.is_ancestor_of(ir, operand.owner)
                });
            }
        }
        let results = new.results(rw)[..op.results(rw).len()].to_vec();
        rw.replace(op, results);
        Some(new)
    }
}
