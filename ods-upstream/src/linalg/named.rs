//! The table of the named operations: how the body of each is built.

use super::assembly::{parse_named, print_named};
use super::body::Cast::{OfAttribute, Signed, Unsigned};
use super::body::Step::{self, Argument, Binary, Cast, Float, Index, Integer, Select, Unary};
use super::body::Target::{self, F64, I32};
use super::*;
use super::BinaryFn as F;
use ods_runtime::interfaces::DestinationStyleOpInterface;
use std::ops::Range;

const COPY: [Step; 2] = [Argument(0), Cast(OfAttribute, Target::Argument(1))];
const EXP: [Step; 2] = [Argument(0), Unary(UnaryFn::exp)];
const LOG: [Step; 2] = [Argument(0), Unary(UnaryFn::log)];
const ABS: [Step; 2] = [Argument(0), Unary(UnaryFn::abs)];
const CEIL: [Step; 2] = [Argument(0), Unary(UnaryFn::ceil)];
const FLOOR: [Step; 2] = [Argument(0), Unary(UnaryFn::floor)];
const NEG_F: [Step; 2] = [Argument(0), Unary(UnaryFn::negf)];
const RECIPROCAL: [Step; 2] = [Argument(0), Unary(UnaryFn::reciprocal)];
const ROUND: [Step; 2] = [Argument(0), Unary(UnaryFn::round)];
const SQRT: [Step; 2] = [Argument(0), Unary(UnaryFn::sqrt)];
const RSQRT: [Step; 2] = [Argument(0), Unary(UnaryFn::rsqrt)];
const SQUARE: [Step; 2] = [Argument(0), Unary(UnaryFn::square)];
const TANH: [Step; 2] = [Argument(0), Unary(UnaryFn::tanh)];
const ERF: [Step; 2] = [Argument(0), Unary(UnaryFn::erf)];
const ADD: [Step; 3] = [Argument(0), Argument(1), Binary(F::add)];
const SUB: [Step; 3] = [Argument(0), Argument(1), Binary(F::sub)];
const MUL: [Step; 3] = [Argument(0), Argument(1), Binary(F::mul)];
const DIV: [Step; 3] = [Argument(0), Argument(1), Binary(F::div)];
const DIV_UNSIGNED: [Step; 3] = [Argument(0), Argument(1), Binary(F::div_unsigned)];
const MAX: [Step; 3] = [Argument(0), Argument(1), Binary(F::max_signed)];
const MIN: [Step; 3] = [Argument(0), Argument(1), Binary(F::min_signed)];
const POW_F: [Step; 3] = [Argument(0), Argument(1), Binary(F::powf)];
const SELECT: [Step; 4] = [Argument(0), Argument(1), Argument(2), Select];
const QUANTIZED_PRODUCT: [Step; 13] = [Argument(4), Argument(0), Cast(Signed, Target::Argument(4)), Argument(2), Cast(Signed, Target::Argument(4)), Binary(F::sub), Argument(1), Cast(Signed, Target::Argument(4)), Argument(3), Cast(Signed, Target::Argument(4)), Binary(F::sub), Binary(F::mul), Binary(F::add)];
const PRODUCT: [Step; 7] = [Argument(2), Argument(0), Cast(Signed, Target::Argument(2)), Argument(1), Cast(Signed, Target::Argument(2)), Binary(F::mul), Binary(F::add)];
const SUM: [Step; 4] = [Argument(2), Argument(0), Cast(Signed, Target::Argument(2)), Binary(F::add)];
const MAXIMUM: [Step; 4] = [Argument(2), Argument(0), Cast(Signed, Target::Argument(2)), Binary(F::max_signed)];
const MAXIMUM_UNSIGNED: [Step; 4] = [Argument(2), Argument(0), Cast(Unsigned, Target::Argument(2)), Binary(F::max_unsigned)];
const MINIMUM: [Step; 4] = [Argument(2), Argument(0), Cast(Signed, Target::Argument(2)), Binary(F::min_signed)];
const MINIMUM_UNSIGNED: [Step; 4] = [Argument(2), Argument(0), Cast(Unsigned, Target::Argument(2)), Binary(F::min_unsigned)];
const FILL: [Step; 1] = [Argument(0)];
const FILL_RNG2D: [Step; 33] = [Integer(2_147_483_647), Cast(Signed, F64), Index(1), Cast(Signed, I32), Index(0), Cast(Signed, I32), Argument(2), Binary(F::add), Integer(1_103_515_245), Cast(Signed, I32), Binary(F::mul), Integer(12_345), Cast(Signed, I32), Binary(F::add), Binary(F::add), Integer(1_103_515_245), Cast(Signed, I32), Binary(F::mul), Integer(12_345), Cast(Signed, I32), Binary(F::add), Cast(Signed, F64), Binary(F::add), Argument(1), Argument(0), Binary(F::sub), Float(2.3283064e-10), Cast(Signed, F64), Binary(F::mul), Binary(F::mul), Argument(0), Binary(F::add), Cast(Signed, Target::Argument(3))];

macro_rules! named {
    ($($op:ident: $steps:ident;)*) => {$(
        impl CustomAssembly for $op {
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
                parse_named(p, state, &$steps)
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                let ir = p.ir();
                let groups = [self.inputs(ir), self.outputs(ir)];
                print_named(p, self.operation(), groups, &[]);
            }
        }

        impl DestinationStyleOpInterface for $op {
            fn get_dps_inits(self, ir: &Ir) -> Range<usize> {
                let inputs = self.inputs(ir).len();
                inputs..inputs + self.outputs(ir).len()
            }
        }
    )*};
}

named! {
    CopyOp: COPY;
    ExpOp: EXP;
    LogOp: LOG;
    AbsOp: ABS;
    CeilOp: CEIL;
    FloorOp: FLOOR;
    NegFOp: NEG_F;
    ReciprocalOp: RECIPROCAL;
    RoundOp: ROUND;
    SqrtOp: SQRT;
    RsqrtOp: RSQRT;
    SquareOp: SQUARE;
    TanhOp: TANH;
    ErfOp: ERF;
    AddOp: ADD;
    SubOp: SUB;
    MulOp: MUL;
    DivOp: DIV;
    DivUnsignedOp: DIV_UNSIGNED;
    MaxOp: MAX;
    MinOp: MIN;
    PowFOp: POW_F;
    SelectOp: SELECT;
    QuantizedMatmulOp: QUANTIZED_PRODUCT;
    QuantizedBatchMatmulOp: QUANTIZED_PRODUCT;
    Conv2DNhwcHwcfQOp: QUANTIZED_PRODUCT;
    Conv2DNhwcFhwcQOp: QUANTIZED_PRODUCT;
    Conv2DNchwFchwQOp: QUANTIZED_PRODUCT;
    Conv2DNhwgcGfhwcQOp: QUANTIZED_PRODUCT;
    Conv2DNgchwGfchwQOp: QUANTIZED_PRODUCT;
    Conv3DNdhwcDhwcfQOp: QUANTIZED_PRODUCT;
    DepthwiseConv2DNhwcHwcQOp: QUANTIZED_PRODUCT;
    DepthwiseConv2DNhwcHwcmQOp: QUANTIZED_PRODUCT;
    Mmt4DOp: PRODUCT;
    BatchMmt4DOp: PRODUCT;
    MatvecOp: PRODUCT;
    VecmatOp: PRODUCT;
    BatchMatvecOp: PRODUCT;
    BatchVecmatOp: PRODUCT;
    DotOp: PRODUCT;
    Conv1DOp: PRODUCT;
    Conv2DOp: PRODUCT;
    Conv3DOp: PRODUCT;
    Conv1DNwcWcfOp: PRODUCT;
    Conv1DNcwFcwOp: PRODUCT;
    Conv2DNhwcHwcfOp: PRODUCT;
    Conv2DNhwcFhwcOp: PRODUCT;
    Conv2DNchwFchwOp: PRODUCT;
    Conv2DNgchwFgchwOp: PRODUCT;
    Conv2DNgchwGfchwOp: PRODUCT;
    Conv2DNhwgcGfhwcOp: PRODUCT;
    Conv3DNdhwcDhwcfOp: PRODUCT;
    Conv3DNcdhwFcdhwOp: PRODUCT;
    DepthwiseConv1DNwcWcOp: PRODUCT;
    DepthwiseConv1DNcwCwOp: PRODUCT;
    DepthwiseConv1DNwcWcmOp: PRODUCT;
    DepthwiseConv2DNhwcHwcOp: PRODUCT;
    DepthwiseConv2DNchwChwOp: PRODUCT;
    DepthwiseConv2DNhwcHwcmOp: PRODUCT;
    DepthwiseConv3DNdhwcDhwcOp: PRODUCT;
    DepthwiseConv3DNcdhwCdhwOp: PRODUCT;
    DepthwiseConv3DNdhwcDhwcmOp: PRODUCT;
    PoolingNhwcSumOp: SUM;
    PoolingNchwSumOp: SUM;
    PoolingNwcSumOp: SUM;
    PoolingNcwSumOp: SUM;
    PoolingNdhwcSumOp: SUM;
    PoolingNhwcMaxOp: MAXIMUM;
    PoolingNchwMaxOp: MAXIMUM;
    PoolingNwcMaxOp: MAXIMUM;
    PoolingNcwMaxOp: MAXIMUM;
    PoolingNdhwcMaxOp: MAXIMUM;
    PoolingNhwcMaxUnsignedOp: MAXIMUM_UNSIGNED;
    PoolingNwcMaxUnsignedOp: MAXIMUM_UNSIGNED;
    PoolingNhwcMinOp: MINIMUM;
    PoolingNwcMinOp: MINIMUM;
    PoolingNdhwcMinOp: MINIMUM;
    PoolingNhwcMinUnsignedOp: MINIMUM_UNSIGNED;
    PoolingNwcMinUnsignedOp: MINIMUM_UNSIGNED;
    FillOp: FILL;
    FillRng2DOp: FILL_RNG2D;
}
