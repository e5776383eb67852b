//! The table of the named operations: how the body of each is built.

use super::BinaryFn as F;
use super::assembly::{memoize_maps, parse_named, print_named};
use super::body::Cast::{OfAttribute, Signed, Unsigned};
use super::body::Step::{self, Argument, Binary, Cast, Float, Index, Integer, Select, Unary};
use super::body::Target::{self, F64, I32};
use super::effects::effects;
#[allow(clippy::wildcard_imports, reason = "the table names most operations")]
use super::*;
use crate::memref::fold_casts;
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
const QUANTIZED_PRODUCT: [Step; 13] = [
    Argument(4),
    Argument(0),
    Cast(Signed, Target::Argument(4)),
    Argument(2),
    Cast(Signed, Target::Argument(4)),
    Binary(F::sub),
    Argument(1),
    Cast(Signed, Target::Argument(4)),
    Argument(3),
    Cast(Signed, Target::Argument(4)),
    Binary(F::sub),
    Binary(F::mul),
    Binary(F::add),
];
pub(super) const PRODUCT: [Step; 7] = [
    Argument(2),
    Argument(0),
    Cast(Signed, Target::Argument(2)),
    Argument(1),
    Cast(Signed, Target::Argument(2)),
    Binary(F::mul),
    Binary(F::add),
];
const SUM: [Step; 4] = [
    Argument(2),
    Argument(0),
    Cast(Signed, Target::Argument(2)),
    Binary(F::add),
];
const MAXIMUM: [Step; 4] = [
    Argument(2),
    Argument(0),
    Cast(Signed, Target::Argument(2)),
    Binary(F::max_signed),
];
const MAXIMUM_UNSIGNED: [Step; 4] = [
    Argument(2),
    Argument(0),
    Cast(Unsigned, Target::Argument(2)),
    Binary(F::max_unsigned),
];
const MINIMUM: [Step; 4] = [
    Argument(2),
    Argument(0),
    Cast(Signed, Target::Argument(2)),
    Binary(F::min_signed),
];
const MINIMUM_UNSIGNED: [Step; 4] = [
    Argument(2),
    Argument(0),
    Cast(Unsigned, Target::Argument(2)),
    Binary(F::min_unsigned),
];
const FILL: [Step; 1] = [Argument(0)];
const FILL_RNG2D: [Step; 33] = [
    Integer(2_147_483_647),
    Cast(Signed, F64),
    Index(1),
    Cast(Signed, I32),
    Index(0),
    Cast(Signed, I32),
    Argument(2),
    Binary(F::add),
    Integer(1_103_515_245),
    Cast(Signed, I32),
    Binary(F::mul),
    Integer(12_345),
    Cast(Signed, I32),
    Binary(F::add),
    Binary(F::add),
    Integer(1_103_515_245),
    Cast(Signed, I32),
    Binary(F::mul),
    Integer(12_345),
    Cast(Signed, I32),
    Binary(F::add),
    Cast(Signed, F64),
    Binary(F::add),
    Argument(1),
    Argument(0),
    Binary(F::sub),
    Float(2.328_306_4e-10),
    Cast(Signed, F64),
    Binary(F::mul),
    Binary(F::mul),
    Argument(0),
    Binary(F::add),
    Cast(Signed, Target::Argument(3)),
];

macro_rules! named {
    ($($op:ident: $arguments:literal, $steps:ident;)*) => {$(
        impl CustomAssembly for $op {
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
                parse_named(p, state, $arguments, &$steps)?;
                memoize_maps(state, Self::MAPS);
                Ok(())
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                let ir = p.ir();
                let groups = [self.inputs(ir), self.outputs(ir)];
                print_named(p, self.operation(), groups, &[]);
            }
        }

        effects!($op);

        impl Fold for $op {
            fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
                fold_casts(self.operation(), ir, None)
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
    CopyOp: 2, COPY;
    ExpOp: 2, EXP;
    LogOp: 2, LOG;
    AbsOp: 2, ABS;
    CeilOp: 2, CEIL;
    FloorOp: 2, FLOOR;
    NegFOp: 2, NEG_F;
    ReciprocalOp: 2, RECIPROCAL;
    RoundOp: 2, ROUND;
    SqrtOp: 2, SQRT;
    RsqrtOp: 2, RSQRT;
    SquareOp: 2, SQUARE;
    TanhOp: 2, TANH;
    ErfOp: 2, ERF;
    AddOp: 3, ADD;
    SubOp: 3, SUB;
    MulOp: 3, MUL;
    DivOp: 3, DIV;
    DivUnsignedOp: 3, DIV_UNSIGNED;
    MaxOp: 3, MAX;
    MinOp: 3, MIN;
    PowFOp: 3, POW_F;
    SelectOp: 4, SELECT;
    QuantizedMatmulOp: 5, QUANTIZED_PRODUCT;
    QuantizedBatchMatmulOp: 5, QUANTIZED_PRODUCT;
    Conv2DNhwcHwcfQOp: 5, QUANTIZED_PRODUCT;
    Conv2DNhwcFhwcQOp: 5, QUANTIZED_PRODUCT;
    Conv2DNchwFchwQOp: 5, QUANTIZED_PRODUCT;
    Conv2DNhwgcGfhwcQOp: 5, QUANTIZED_PRODUCT;
    Conv2DNgchwGfchwQOp: 5, QUANTIZED_PRODUCT;
    Conv3DNdhwcDhwcfQOp: 5, QUANTIZED_PRODUCT;
    DepthwiseConv2DNhwcHwcQOp: 5, QUANTIZED_PRODUCT;
    DepthwiseConv2DNhwcHwcmQOp: 5, QUANTIZED_PRODUCT;
    Mmt4DOp: 3, PRODUCT;
    BatchMmt4DOp: 3, PRODUCT;
    MatvecOp: 3, PRODUCT;
    VecmatOp: 3, PRODUCT;
    BatchMatvecOp: 3, PRODUCT;
    BatchVecmatOp: 3, PRODUCT;
    DotOp: 3, PRODUCT;
    Conv1DOp: 3, PRODUCT;
    Conv2DOp: 3, PRODUCT;
    Conv3DOp: 3, PRODUCT;
    Conv1DNwcWcfOp: 3, PRODUCT;
    Conv1DNcwFcwOp: 3, PRODUCT;
    Conv2DNhwcHwcfOp: 3, PRODUCT;
    Conv2DNhwcFhwcOp: 3, PRODUCT;
    Conv2DNchwFchwOp: 3, PRODUCT;
    Conv2DNgchwFgchwOp: 3, PRODUCT;
    Conv2DNgchwGfchwOp: 3, PRODUCT;
    Conv2DNhwgcGfhwcOp: 3, PRODUCT;
    Conv3DNdhwcDhwcfOp: 3, PRODUCT;
    Conv3DNcdhwFcdhwOp: 3, PRODUCT;
    DepthwiseConv1DNwcWcOp: 3, PRODUCT;
    DepthwiseConv1DNcwCwOp: 3, PRODUCT;
    DepthwiseConv1DNwcWcmOp: 3, PRODUCT;
    DepthwiseConv2DNhwcHwcOp: 3, PRODUCT;
    DepthwiseConv2DNchwChwOp: 3, PRODUCT;
    DepthwiseConv2DNhwcHwcmOp: 3, PRODUCT;
    DepthwiseConv3DNdhwcDhwcOp: 3, PRODUCT;
    DepthwiseConv3DNcdhwCdhwOp: 3, PRODUCT;
    DepthwiseConv3DNdhwcDhwcmOp: 3, PRODUCT;
    PoolingNhwcSumOp: 3, SUM;
    PoolingNchwSumOp: 3, SUM;
    PoolingNwcSumOp: 3, SUM;
    PoolingNcwSumOp: 3, SUM;
    PoolingNdhwcSumOp: 3, SUM;
    PoolingNhwcMaxOp: 3, MAXIMUM;
    PoolingNchwMaxOp: 3, MAXIMUM;
    PoolingNwcMaxOp: 3, MAXIMUM;
    PoolingNcwMaxOp: 3, MAXIMUM;
    PoolingNdhwcMaxOp: 3, MAXIMUM;
    PoolingNhwcMaxUnsignedOp: 3, MAXIMUM_UNSIGNED;
    PoolingNwcMaxUnsignedOp: 3, MAXIMUM_UNSIGNED;
    PoolingNhwcMinOp: 3, MINIMUM;
    PoolingNwcMinOp: 3, MINIMUM;
    PoolingNdhwcMinOp: 3, MINIMUM;
    PoolingNhwcMinUnsignedOp: 3, MINIMUM_UNSIGNED;
    PoolingNwcMinUnsignedOp: 3, MINIMUM_UNSIGNED;
    FillOp: 2, FILL;
    FillRng2DOp: 4, FILL_RNG2D;
}
