//! Operations on floats.

use crate::arith::{
    AddFOp, CmpFOp, CmpFPredicate, DivFOp, FastMathFlags, MaxNumFOp, MaximumFOp, MinNumFOp,
    MinimumFOp, MulFOp, NegFOp, RemFOp, SubFOp,
};
use crate::elementwise::{float, map_floats, zip_floats};
use ods_runtime::attributes::FloatAttr;
use ods_runtime::op::FoldResult;
use ods_runtime::prelude::*;
use std::cmp::Ordering;

/// The operands, and the right one as a float.
struct Operands {
    lhs: Value,
    rhs: Value,
    float: Option<FloatAttr>,
    flags: FastMathFlags,
}

impl Operands {
    /// The left operand, if the right one is such a float.
    fn lhs_if(&self, test: impl Fn(&FloatAttr) -> bool) -> Option<FoldResult> {
        self.float
            .as_ref()
            .is_some_and(test)
            .then(|| self.lhs.into())
    }

    /// `max(x, x)` is `x`.
    fn same(&self) -> Option<FoldResult> {
        (self.lhs == self.rhs).then(|| self.rhs.into())
    }

    /// `x * 0` is 0, if neither NaN nor the sign of zero matters.
    fn zero(&self) -> Option<FoldResult> {
        let ignored = FastMathFlags::nnan | FastMathFlags::nsz;
        let is_zero = self.float.as_ref().is_some_and(FloatAttr::is_zero);
        (is_zero && self.flags.contains_all(ignored)).then(|| self.rhs.into())
    }
}

/// `Fold` for each op: results that need no constant on the left, and the computation of constants.
macro_rules! fold {
    ($($op:ident: $known:expr, $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let operands = Operands {
                    lhs: self.lhs(ir),
                    rhs: self.rhs(ir),
                    float: float(constants.rhs),
                    flags: self.fastmath(ir),
                };
                let known: fn(&Operands) -> Option<FoldResult> = $known;
                if let Some(found) = known(&operands) {
                    return found.into();
                }
                let compute: fn(&FloatAttr, &FloatAttr) -> FloatAttr = $compute;
                let ty = self.result(ir).ty(ir);
                zip_floats(ty, constants.lhs, constants.rhs, |lhs, rhs| Some(compute(lhs, rhs))).into()
            }

            fn folds_without_constants(self, ir: &Ir) -> bool {
                self.lhs(ir) == self.rhs(ir)
            }
        }
    )*};
}

fn is_one(float: &FloatAttr) -> bool {
    *float == FloatAttr::new(float.float_type(), 1.0)
}

fn is_infinity(float: &FloatAttr, is_negative: bool) -> bool {
    float.is_infinite() && float.is_negative() == is_negative
}

fold! {
    AddFOp: |it| it.lhs_if(|x| x.is_zero() && x.is_negative()), FloatAttr::add;
    SubFOp: |it| it.lhs_if(|x| x.is_zero() && !x.is_negative()), FloatAttr::sub;
    MulFOp: |it| it.lhs_if(is_one).or_else(|| it.zero()), FloatAttr::mul;
    DivFOp: |it| it.lhs_if(is_one), FloatAttr::div;
    RemFOp: |_| None, FloatAttr::rem;
    MaximumFOp: |it| it.same().or_else(|| it.lhs_if(|x| is_infinity(x, true))), FloatAttr::maximum;
    MinimumFOp: |it| it.same().or_else(|| it.lhs_if(|x| is_infinity(x, false))), FloatAttr::minimum;
    MaxNumFOp: |it| it.same().or_else(|| it.lhs_if(FloatAttr::is_nan)), FloatAttr::maxnum;
    MinNumFOp: |it| it.same().or_else(|| it.lhs_if(FloatAttr::is_nan)), FloatAttr::minnum;
}

impl Fold for NegFOp {
    /// `-(-x)` is `x`.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        if let Some(inner) = self.operand(ir).defining::<Self>(ir) {
            return inner.operand(ir).into();
        }
        let ty = self.result(ir).ty(ir);
        map_floats(ty, constants.operand, |value| Some(value.neg())).into()
    }
}

impl CmpFPredicate {
    /// Whether the predicate holds for floats that compare like that; `None` if one is NaN.
    pub fn holds(self, order: Option<Ordering>) -> bool {
        use Ordering::{Equal, Greater, Less};
        let Some(order) = order else {
            return matches!(
                self,
                Self::UEQ | Self::UGT | Self::UGE | Self::ULT | Self::ULE | Self::UNE | Self::UNO
            ) || self == Self::AlwaysTrue;
        };
        match self {
            Self::AlwaysFalse | Self::UNO => false,
            Self::AlwaysTrue | Self::ORD => true,
            Self::OEQ | Self::UEQ => order == Equal,
            Self::OGT | Self::UGT => order == Greater,
            Self::OGE | Self::UGE => order != Less,
            Self::OLT | Self::ULT => order == Less,
            Self::OLE | Self::ULE => order != Greater,
            Self::ONE | Self::UNE => order != Equal,
        }
    }
}

impl Fold for CmpFOp {
    /// Constants are compared, and anything with NaN. As in MLIR, vectors are not.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let scalar = |constant: Option<&Attribute>| match constant {
            Some(Attribute::Float(float)) => Some(float.clone()),
            _ => None,
        };
        let (lhs, rhs) = (scalar(constants.lhs), scalar(constants.rhs));
        let has_nan = [&lhs, &rhs].into_iter().flatten().any(FloatAttr::is_nan);
        let order = match (lhs, rhs) {
            _ if has_nan => None,
            (Some(lhs), Some(rhs)) => lhs.compare(&rhs),
            _ => return Folded::No,
        };
        Attribute::from(self.predicate(ir).holds(order)).into()
    }

    fn folds_without_constants(self, _: &Ir) -> bool {
        false
    }
}
