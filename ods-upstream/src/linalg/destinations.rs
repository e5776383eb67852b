//! The destinations of operations that are not in the table of named ones.

use super::effects::effects;
use super::{
    BatchMatmulOp, BatchReduceMatmulOp, BroadcastOp, ContractOp, ElementwiseOp, GenericOp, MapOp,
    MatmulOp, PackOp, ReduceOp, SoftmaxOp, TransposeOp, UnPackOp, WinogradFilterTransformOp,
    WinogradInputTransformOp, WinogradOutputTransformOp,
};
use ods_runtime::interfaces::DestinationStyleOpInterface;
use ods_runtime::prelude::*;
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

effects!(
    GenericOp,
    ElementwiseOp,
    ContractOp,
    MatmulOp,
    BatchMatmulOp,
    BatchReduceMatmulOp,
    MapOp,
    ReduceOp,
    TransposeOp,
    BroadcastOp
);
