//! The maps of named operations.
//!
//! A map is a list of sums: `d1*S0+d4*D0` is the second loop times the first stride, and the fifth one times the first
//! dilation. As in MLIR, an attribute of the operation may hold other maps.

use super::assembly::MEMOIZED;
use super::structured::{
    LinalgOp, elementwise_maps, kinds_of_loops, maps_of_attribute, parallel_loops, parse_maps,
};
#[allow(clippy::wildcard_imports, reason = "the table names most operations")]
use super::*;
use crate::utils::IteratorType;

macro_rules! maps {
    ($($op:ident: $loops:literal, $maps:literal;)*) => {$(
        impl $op {
            /// The number of loops and the maps.
            pub(super) const MAPS: Option<(u32, &'static str)> = Some(($loops, $maps));
        }

        impl LinalgOp for $op {
            fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
                let op = self.operation();
                maps_of_attribute(op, ir, MEMOIZED)
                    .or_else(|| parse_maps(&|name| op.attribute(ir, name), ($loops, $maps)))
            }

            fn get_iterator_types(self, _: &Ir) -> Option<Vec<IteratorType>> {
                parse_maps(&|_| None, ($loops, $maps))?.last().map(kinds_of_loops)
            }
        }
    )*};
}

macro_rules! elementwise {
    ($($op:ident),*) => {$(
        impl $op {
            /// Maps that only operands decide are not kept.
            pub(super) const MAPS: Option<(u32, &'static str)> = None;
        }

        impl LinalgOp for $op {
            fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
                elementwise_maps(self.operation(), self.outputs(ir).first(), ir)
            }

            fn get_iterator_types(self, ir: &Ir) -> Option<Vec<IteratorType>> {
                parallel_loops(self.outputs(ir).first(), ir)
            }
        }
    )*};
}

elementwise!(
    CopyOp,
    ExpOp,
    LogOp,
    AbsOp,
    CeilOp,
    FloorOp,
    NegFOp,
    ReciprocalOp,
    RoundOp,
    SqrtOp,
    RsqrtOp,
    SquareOp,
    TanhOp,
    ErfOp,
    AddOp,
    SubOp,
    MulOp,
    DivOp,
    DivUnsignedOp,
    MaxOp,
    MinOp,
    PowFOp,
    SelectOp,
    FillOp
);

maps! {
    QuantizedMatmulOp: 3, "d0, d2; d2, d1; ; ; d0, d1";
    Mmt4DOp: 6, "d0, d2, d3, d5; d1, d2, d4, d5; d0, d1, d3, d4";
    BatchMmt4DOp: 7, "d0, d1, d3, d4, d6; d0, d2, d3, d5, d6; d0, d1, d2, d4, d5";
    QuantizedBatchMatmulOp: 4, "d0, d1, d3; d0, d3, d2; ; ; d0, d1, d2";
    MatvecOp: 2, "d0, d1; d1; d0";
    VecmatOp: 2, "d1; d1, d0; d0";
    BatchMatvecOp: 3, "d0, d1, d2; d0, d2; d0, d1";
    BatchVecmatOp: 3, "d0, d2; d0, d2, d1; d0, d1";
    DotOp: 1, "d0; d0; ";
    Conv1DOp: 2, "d0+d1; d1; d0";
    Conv2DOp: 4, "d0+d2, d1+d3; d2, d3; d0, d1";
    Conv3DOp: 6, "d0+d3, d1+d4, d2+d5; d3, d4, d5; d0, d1, d2";
    Conv1DNwcWcfOp: 5, "d0, d1*S0+d3*D0, d4; d3, d4, d2; d0, d1, d2";
    Conv1DNcwFcwOp: 5, "d0, d3, d2*S0+d4*D0; d1, d3, d4; d0, d1, d2";
    Conv2DNhwcHwcfOp: 7, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d6; d4, d5, d6, d3; d0, d1, d2, d3";
    Conv2DNhwcFhwcOp: 7, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d6; d3, d4, d5, d6; d0, d1, d2, d3";
    Conv2DNhwcHwcfQOp: 7, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d6; d4, d5, d6, d3; ; ; d0, d1, d2, d3";
    Conv2DNhwcFhwcQOp: 7, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d6; d3, d4, d5, d6; ; ; d0, d1, d2, d3";
    Conv2DNchwFchwQOp: 7, "d0, d4, d2*S0+d5*D0, d3*S1+d6*D1; d1, d4, d5, d6; ; ; d0, d1, d2, d3";
    Conv2DNchwFchwOp: 7, "d0, d4, d2*S0+d5*D0, d3*S1+d6*D1; d1, d4, d5, d6; d0, d1, d2, d3";
    Conv2DNgchwFgchwOp: 8, "d0, d1, d5, d3*S0+d6*D0, d4*S1+d7*D1; d2, d1, d5, d6, d7; d0, d1, d2, d3, d4";
    Conv2DNgchwGfchwOp: 8, "d0, d1, d5, d3*S0+d6*D0, d4*S1+d7*D1; d1, d2, d5, d6, d7; d0, d1, d2, d3, d4";
    Conv2DNhwgcGfhwcOp: 8, "d0, d1*S0+d5*D0, d2*S1+d6*D1, d3, d7; d3, d4, d5, d6, d7; d0, d1, d2, d3, d4";
    Conv2DNhwgcGfhwcQOp: 8, "d0, d1*S0+d5*D0, d2*S1+d6*D1, d3, d7; d3, d4, d5, d6, d7; ; ; d0, d1, d2, d3, d4";
    Conv2DNgchwGfchwQOp: 8, "d0, d1, d5, d3*S0+d6*D0, d4*S1+d7*D1; d1, d2, d5, d6, d7; ; ; d0, d1, d2, d3, d4";
    Conv3DNdhwcDhwcfOp: 9, "d0, d1*S0+d5*D0, d2*S1+d6*D1, d3*S2+d7*D2, d8; d5, d6, d7, d8, d4; d0, d1, d2, d3, d4";
    Conv3DNdhwcDhwcfQOp: 9, "d0, d1*S0+d5*D0, d2*S1+d6*D1, d3*S2+d7*D2, d8; d5, d6, d7, d8, d4; ; ; d0, d1, d2, d3, d4";
    Conv3DNcdhwFcdhwOp: 9, "d0, d5, d2*S0+d6*D0, d3*S1+d7*D1, d4*S2+d8*D2; d1, d5, d6, d7, d8; d0, d1, d2, d3, d4";
    DepthwiseConv1DNwcWcOp: 4, "d0, d1*S0+d3*D0, d2; d3, d2; d0, d1, d2";
    DepthwiseConv1DNcwCwOp: 4, "d0, d2, d1*S0+d3*D0; d2, d3; d0, d2, d1";
    DepthwiseConv1DNwcWcmOp: 5, "d0, d1*S0+d4*D0, d2; d4, d2, d3; d0, d1, d2, d3";
    DepthwiseConv2DNhwcHwcOp: 6, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d3; d4, d5, d3; d0, d1, d2, d3";
    DepthwiseConv2DNchwChwOp: 6, "d0, d3, d1*S0+d4*D0, d2*S1+d5*D1; d3, d4, d5; d0, d3, d1, d2";
    DepthwiseConv2DNhwcHwcQOp: 6, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d3; d4, d5, d3; ; ; d0, d1, d2, d3";
    DepthwiseConv2DNhwcHwcmOp: 7, "d0, d1*S0+d5*D0, d2*S1+d6*D1, d3; d5, d6, d3, d4; d0, d1, d2, d3, d4";
    DepthwiseConv2DNhwcHwcmQOp: 7, "d0, d1*S0+d5*D0, d2*S1+d6*D1, d3; d5, d6, d3, d4; ; ; d0, d1, d2, d3, d4";
    DepthwiseConv3DNdhwcDhwcOp: 8, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d3*S2+d6*D2, d7; d4, d5, d6, d7; d0, d1, d2, d3, d7";
    DepthwiseConv3DNcdhwCdhwOp: 8, "d0, d7, d1*S0+d4*D0, d2*S1+d5*D1, d3*S2+d6*D2; d7, d4, d5, d6; d0, d7, d1, d2, d3";
    DepthwiseConv3DNdhwcDhwcmOp: 9, "d0, d1*S0+d5*D0, d2*S1+d6*D1, d3*S2+d7*D2, d8; d5, d6, d7, d8, d4; d0, d1, d2, d3, d8, d4";
    PoolingNhwcSumOp: 6, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d3; d4, d5; d0, d1, d2, d3";
    PoolingNchwSumOp: 6, "d0, d1, d2*S0+d4*D0, d3*S1+d5*D1; d4, d5; d0, d1, d2, d3";
    PoolingNhwcMaxOp: 6, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d3; d4, d5; d0, d1, d2, d3";
    PoolingNhwcMaxUnsignedOp: 6, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d3; d4, d5; d0, d1, d2, d3";
    PoolingNchwMaxOp: 6, "d0, d1, d2*S0+d4*D0, d3*S1+d5*D1; d4, d5; d0, d1, d2, d3";
    PoolingNhwcMinOp: 6, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d3; d4, d5; d0, d1, d2, d3";
    PoolingNhwcMinUnsignedOp: 6, "d0, d1*S0+d4*D0, d2*S1+d5*D1, d3; d4, d5; d0, d1, d2, d3";
    PoolingNwcSumOp: 4, "d0, d1*S0+d3*D0, d2; d3; d0, d1, d2";
    PoolingNcwSumOp: 4, "d0, d1, d2*S0+d3*D0; d3; d0, d1, d2";
    PoolingNwcMaxOp: 4, "d0, d1*S0+d3*D0, d2; d3; d0, d1, d2";
    PoolingNwcMaxUnsignedOp: 4, "d0, d1*S0+d3*D0, d2; d3; d0, d1, d2";
    PoolingNcwMaxOp: 4, "d0, d1, d2*S0+d3*D0; d3; d0, d1, d2";
    PoolingNwcMinOp: 4, "d0, d1*S0+d3*D0, d2; d3; d0, d1, d2";
    PoolingNwcMinUnsignedOp: 4, "d0, d1*S0+d3*D0, d2; d3; d0, d1, d2";
    PoolingNdhwcSumOp: 8, "d0, d1*S0+d5*D0, d2*S1+d6*D1, d3*S2+d7*D2, d4; d5, d6, d7; d0, d1, d2, d3, d4";
    PoolingNdhwcMaxOp: 8, "d0, d1*S0+d5*D0, d2*S1+d6*D1, d3*S2+d7*D2, d4; d5, d6, d7; d0, d1, d2, d3, d4";
    PoolingNdhwcMinOp: 8, "d0, d1*S0+d5*D0, d2*S1+d6*D1, d3*S2+d7*D2, d4; d5, d6, d7; d0, d1, d2, d3, d4";
    FillRng2DOp: 2, "; ; ; d0, d1";
}
