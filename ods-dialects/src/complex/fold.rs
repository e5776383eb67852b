//! Folders. Only what needs no arithmetic is folded, as in MLIR.

use super::{
    AddOp, BitcastOp, ConjOp, ConstantOp, CreateOp, DivOp, ExpOp, ImOp, LogOp, MulOp, NegOp, ReOp,
    SubOp,
};
use ods_runtime::attributes::FloatAttr;
use ods_runtime::prelude::*;

/// The parts of a constant of floats.
fn parts(constant: Option<&Attribute>) -> Option<[&FloatAttr; 2]> {
    match constant?.as_array()? {
        [Attribute::Float(real), Attribute::Float(imaginary)] => Some([real, imaginary]),
        _ => None,
    }
}

/// Whether a constant is zero, of any sign.
fn is_zero(constant: Option<&Attribute>) -> bool {
    parts(constant).is_some_and(|parts| parts.into_iter().all(FloatAttr::is_zero))
}

/// Whether a constant is one.
fn is_one(constant: Option<&Attribute>) -> bool {
    parts(constant).is_some_and(|[real, imaginary]| {
        imaginary.is_zero() && *real == FloatAttr::new(real.float_type(), 1.0)
    })
}

/// The constant, if an op of this dialect defines the value: not one of another dialect.
fn own_constant(ir: &Ir, value: Value) -> Option<&Attribute> {
    let constant = value.defining::<ConstantOp>(ir)?;
    constant.operation().attribute(ir, "value")
}

impl Fold for BitcastOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let operand = self.operand(ir);
        let is_same = operand.ty(ir) == self.result(ir).ty(ir);
        is_same.then_some(operand).into()
    }
}

impl Fold for CreateOp {
    /// The number with the parts of a number is that number.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let real = self.real(ir).defining::<ReOp>(ir);
        let imaginary = self.imaginary(ir).defining::<ImOp>(ir);
        let whole = real.zip(imaginary).and_then(|(real, imaginary)| {
            let whole = real.complex(ir);
            (whole == imaginary.complex(ir)).then_some(whole)
        });
        whole.into()
    }
}

/// `Fold` for the parts of a number: of a constant, and of one that was made of its parts.
macro_rules! fold_parts {
    ($($op:ident: $at:literal $part:ident;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                if let Some([_, _]) = constants.complex.and_then(Attribute::as_array) {
                    return constants.complex.and_then(Attribute::as_array).map(|parts| parts[$at].clone()).into();
                }
                let made = self.complex(ir).defining::<CreateOp>(ir);
                made.map(|made| made.$part(ir)).into()
            }
        }
    )*};
}

fold_parts! {
    ReOp: 0 real;
    ImOp: 1 imaginary;
}

impl Fold for AddOp {
    /// `(a - b) + b`, `b + (a - b)` and `a + 0` are `a`.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        for (difference, other) in [(lhs, rhs), (rhs, lhs)] {
            if let Some(sub) = difference.defining::<SubOp>(ir)
                && sub.rhs(ir) == other
            {
                return sub.lhs(ir).into();
            }
        }
        is_zero(own_constant(ir, rhs)).then_some(lhs).into()
    }
}

impl Fold for SubOp {
    /// `(a + b) - b` and `a - 0` are `a`.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if let Some(sum) = lhs.defining::<AddOp>(ir)
            && sum.rhs(ir) == rhs
        {
            return sum.lhs(ir).into();
        }
        is_zero(own_constant(ir, rhs)).then_some(lhs).into()
    }
}

impl Fold for MulOp {
    /// `a * 1` is `a`.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        is_one(own_constant(ir, rhs)).then_some(lhs).into()
    }
}

impl Fold for DivOp {
    /// `a / 1` is `a`.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        is_one(constants.rhs).then(|| self.lhs(ir)).into()
    }
}

/// `Fold` for an op that takes back what another one did.
macro_rules! fold_inverses {
    ($($op:ident: $inverse:ident;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
                let inner = self.complex(ir).defining::<$inverse>(ir);
                inner.map(|inner| inner.complex(ir)).into()
            }
        }
    )*};
}

fold_inverses! {
    NegOp: NegOp;
    ConjOp: ConjOp;
    LogOp: ExpOp;
    ExpOp: LogOp;
}
