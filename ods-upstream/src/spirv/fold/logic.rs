//! Comparisons, and what booleans make of each other.

use crate::elementwise::{constant_of, map, number, zip};
use crate::spirv::{
    IEqualOp, INotEqualOp, LogicalAndOp, LogicalEqualOp, LogicalNotEqualOp, LogicalNotOp,
    LogicalOrOp, SGreaterThanEqualOp, SGreaterThanOp, SLessThanEqualOp, SLessThanOp, SelectOp,
    UGreaterThanEqualOp, UGreaterThanOp, ULessThanEqualOp, ULessThanOp,
};
use ods_runtime::attributes::{ApInt, DenseElementsAttr};
use ods_runtime::prelude::*;

/// A boolean as a number of one bit.
fn bit(value: bool) -> ApInt {
    if value {
        ApInt::all_ones(1)
    } else {
        ApInt::zero(1)
    }
}

/// The boolean of a constant, or of all its elements.
fn boolean(constant: Option<&Attribute>) -> Option<bool> {
    let number = number(constant).filter(|number| number.width() == 1)?;
    Some(!number.is_zero())
}

/// `Fold` for comparisons: the result of equal operands, and that of constants.
macro_rules! fold_comparisons {
    ($($op:ident: $of_same:literal, $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let ty = self.result(ir).ty(ir);
                if self.operand1(ir) == self.operand2(ir) {
                    return constant_of(ty, &bit($of_same)).into();
                }
                let compute: fn(&ApInt, &ApInt) -> bool = $compute;
                zip(ty, constants.operand1, constants.operand2, |a, b| Some(bit(compute(a, b)))).into()
            }
        }
    )*};
}

fold_comparisons! {
    IEqualOp: true, |a, b| a == b;
    INotEqualOp: false, |a, b| a != b;
    LogicalEqualOp: true, |a, b| a == b;
    SGreaterThanEqualOp: true, ApInt::sge;
    SGreaterThanOp: false, ApInt::sgt;
    SLessThanEqualOp: true, ApInt::sle;
    SLessThanOp: false, ApInt::slt;
    UGreaterThanEqualOp: true, ApInt::uge;
    UGreaterThanOp: false, ApInt::ugt;
    ULessThanEqualOp: true, ApInt::ule;
    ULessThanOp: false, ApInt::ult;
}

impl Fold for LogicalNotEqualOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        if boolean(constants.operand2) == Some(false) {
            return self.operand1(ir).into();
        }
        let ty = self.result(ir).ty(ir);
        if self.operand1(ir) == self.operand2(ir) {
            return constant_of(ty, &bit(false)).into();
        }
        zip(ty, constants.operand1, constants.operand2, |a, b| {
            Some(bit(a != b))
        })
        .into()
    }
}

impl Fold for LogicalAndOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        match boolean(constants.operand2) {
            Some(true) => self.operand1(ir).into(),
            Some(false) => constants.operand2.cloned().into(),
            None => Folded::No,
        }
    }
}

impl Fold for LogicalOrOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        match boolean(constants.operand2) {
            Some(true) => constants.operand2.cloned().into(),
            Some(false) => self.operand1(ir).into(),
            None => Folded::No,
        }
    }
}

impl Fold for LogicalNotOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        if let Some(inner) = self.operand(ir).defining::<Self>(ir) {
            return inner.operand(ir).into();
        }
        let ty = self.result(ir).ty(ir);
        map(ty, constants.operand, |number| Some(number.not())).into()
    }
}

impl Fold for SelectOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (yes, no) = (self.true_value(ir), self.false_value(ir));
        if yes == no {
            return yes.into();
        }
        if let Some(condition) = boolean(constants.condition) {
            return if condition { yes.into() } else { no.into() };
        }
        let constants = (
            constants.condition,
            constants.true_value,
            constants.false_value,
        );
        let (Some(condition), Some(yes), Some(no)) = constants else {
            return Folded::No;
        };
        select_elements(condition, yes, no).into()
    }
}

/// The elements of one of two constants, as a third one says.
fn select_elements(condition: &Attribute, yes: &Attribute, no: &Attribute) -> Option<Attribute> {
    let of_yes = dense_elements(yes)?;
    let choices = dense_elements(condition)?.values();
    let pairs = of_yes.values().zip(dense_elements(no)?.values());
    let chosen = choices.zip(pairs).map(|(condition, (yes, no))| {
        let condition = boolean(Some(&condition))?;
        Some(if condition { yes } else { no })
    });
    let chosen = chosen.collect::<Option<Vec<Attribute>>>()?;
    let elements = DenseElementsAttr::from_attributes(yes.value_type()?, &chosen)?;
    Some(elements.into())
}

fn dense_elements(attr: &Attribute) -> Option<&DenseElementsAttr> {
    match attr {
        Attribute::DenseElements(elements) => Some(elements),
        _ => None,
    }
}
