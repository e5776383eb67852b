//! The destinations of operations that are not in the table of named ones.

use super::*;
use ods_runtime::interfaces::DestinationStyleOpInterface;
use std::ops::Range;

macro_rules! destinations {
    ($($($op:ident),*: |$self:ident, $ir:ident| $inputs:expr;)*) => {$($(
        impl DestinationStyleOpInterface for $op {
            fn get_dps_inits(self, $ir: &Ir) -> Range<usize> {
                let $self = self;
                $inputs
            }
        }
    )*)*};
}

destinations! {
    GenericOp, ElementwiseOp, ContractOp, MatmulOp, BatchMatmulOp, BatchReduceMatmulOp: |op, ir| {
        let inputs = op.inputs(ir).len();
        inputs..inputs + op.outputs(ir).len()
    };
    MapOp: |op, ir| {
        let inputs = op.inputs(ir).len();
        inputs..inputs + 1
    };
    ReduceOp: |op, ir| {
        let inputs = op.inputs(ir).len();
        inputs..inputs + op.inits(ir).len()
    };
    TransposeOp, BroadcastOp, SoftmaxOp, PackOp, UnPackOp: |_op, _ir| 1..2;
    WinogradFilterTransformOp, WinogradInputTransformOp, WinogradOutputTransformOp: |_op, _ir| 1..2;
}
