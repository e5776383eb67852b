//! The ranges of elements, which are those of a vector as a whole.

use super::{BroadcastOp, ExtractOp, InsertOp, ShapeCastOp, StepOp, TransposeOp};
use ods_runtime::attributes::ApInt;
use ods_runtime::interfaces::{ConstantIntRanges, InferIntRangeInterface, SetIntRange};
use ods_runtime::prelude::*;

/// Operations whose elements are among those of the first operand.
macro_rules! same_elements {
    ($($op:ident)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(
                self,
                ir: &Ir,
                arg_ranges: &[ConstantIntRanges],
                set_result_ranges: &mut SetIntRange<'_>,
            ) {
                if let Some(source) = arg_ranges.first() {
                    set_result_ranges(self.operation().result(ir, 0), source.clone());
                }
            }
        }
    )*};
}

same_elements! { BroadcastOp ExtractOp ShapeCastOp TransposeOp }

impl InferIntRangeInterface for InsertOp {
    fn infer_result_ranges(
        self,
        ir: &Ir,
        arg_ranges: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        if let [value, dest, ..] = arg_ranges {
            set_result_ranges(self.result(ir), value.union(dest));
        }
    }
}

impl InferIntRangeInterface for StepOp {
    /// As large as the vector, unless that is known only at run time.
    fn infer_result_ranges(
        self,
        ir: &Ir,
        _: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        let result = self.operation().result(ir, 0);
        let Type::Vector(vector) = result.ty(ir) else {
            return;
        };
        if let ([size], false) = (vector.shape(), vector.is_scalable()) {
            let width = ConstantIntRanges::storage_width(vector.element_type());
            let bounds = [0, size.saturating_sub(1)].map(|bound| ApInt::from_i64(width, bound));
            let [low, high] = bounds;
            let range = ConstantIntRanges::new(low.clone(), high.clone(), low, high);
            set_result_ranges(result, range);
        }
    }
}
