//! Comparisons of integers, and the choice between two values.

use crate::arith::{CmpIOp, CmpIPredicate, ExtSIOp, ExtUIOp, SelectOp};
use crate::elementwise::{constant_of, is_poison, number, zip_known};
use ods_runtime::attributes::{ApInt, DenseElementsAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::element_type_or_self;

impl CmpIPredicate {
    /// Whether the predicate holds.
    pub fn holds(self, a: &ApInt, b: &ApInt) -> bool {
        match self {
            Self::eq => a == b,
            Self::ne => a != b,
            Self::slt => a.slt(b),
            Self::sle => a.sle(b),
            Self::sgt => a.sgt(b),
            Self::sge => a.sge(b),
            Self::ult => a.ult(b),
            Self::ule => a.ule(b),
            Self::ugt => a.ugt(b),
            Self::uge => a.uge(b),
        }
    }

    /// The predicate for swapped operands.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            Self::slt => Self::sgt,
            Self::sgt => Self::slt,
            Self::sle => Self::sge,
            Self::sge => Self::sle,
            Self::ult => Self::ugt,
            Self::ugt => Self::ult,
            Self::ule => Self::uge,
            Self::uge => Self::ule,
            Self::eq | Self::ne => self,
        }
    }
}

fn bit(value: bool) -> ApInt {
    ApInt::from_u64(1, u64::from(value))
}

impl Fold for CmpIOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (lhs, rhs, predicate) = (self.lhs(ir), self.rhs(ir), self.predicate(ir));
        let ty = self.result(ir).ty(ir);
        if lhs == rhs {
            let zero = bit(false);
            return constant_of(ty, &bit(predicate.holds(&zero, &zero))).into();
        }
        let right = number(constants.rhs);
        if let Some(right) = &right
            && let Some(found) = compared_bit(ir, lhs, predicate, right)
        {
            return found.into();
        }
        if constants.lhs.is_some() && constants.rhs.is_none() {
            self.set_predicate(ir, predicate.swapped());
            self.set_lhs(ir, rhs);
            self.set_rhs(ir, lhs);
            return Folded::InPlace;
        }
        // As in MLIR, a comparison with poison stays.
        zip_known(ty, constants.lhs, constants.rhs, |a, b| match (a, b) {
            (Attribute::Integer(a), Attribute::Integer(b)) => {
                Some(Attribute::bool(predicate.holds(&a.value(), &b.value())))
            }
            _ => None,
        })
        .into()
    }

    fn folds_without_constants(self, ir: &Ir) -> bool {
        self.lhs(ir) == self.rhs(ir)
    }
}

/// What a bit is compared for: `ext(x) != 0` and `x != 0` are `x`, and so is `x == 1`, for an `x`
/// of one bit.
fn compared_bit(ir: &Ir, lhs: Value, predicate: CmpIPredicate, rhs: &ApInt) -> Option<Value> {
    let is_bit = |value: Value| element_type_or_self(value.ty(ir)).is_integer_of(1);
    if rhs.is_zero() && predicate == CmpIPredicate::ne {
        let extended = lhs.defining::<ExtSIOp>(ir).map(|op| op.r#in(ir));
        let extended = extended.or_else(|| Some(lhs.defining::<ExtUIOp>(ir)?.r#in(ir)));
        // As in MLIR, an extended tensor is compared as it is.
        let is_tensor = |value: &Value| value.ty(ir).is_tensor();
        if let Some(value) = extended.filter(|value| is_bit(*value) && !is_tensor(value)) {
            return Some(value);
        }
        return is_bit(lhs).then_some(lhs);
    }
    let is_known = rhs.is_one() && predicate == CmpIPredicate::eq && is_bit(lhs);
    is_known.then_some(lhs)
}

impl Fold for SelectOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (yes, no) = (self.true_value(ir), self.false_value(ir));
        if yes == no {
            return yes.into();
        }
        match number(constants.condition) {
            Some(condition) if condition.is_one() => return yes.into(),
            Some(condition) if condition.is_zero() => return no.into(),
            _ => {}
        }
        if is_poison(constants.true_value) {
            return no.into();
        }
        if is_poison(constants.false_value) {
            return yes.into();
        }
        let is = |constant, test: fn(&ApInt) -> bool| number(constant).is_some_and(|n| test(&n));
        if self.result(ir).ty(ir).is_integer_of(1)
            && is(constants.true_value, ApInt::is_one)
            && is(constants.false_value, ApInt::is_zero)
        {
            return self.condition(ir).into();
        }
        if let Some(cmp) = self.condition(ir).defining::<CmpIOp>(ir) {
            let compared = [cmp.lhs(ir), cmp.rhs(ir)];
            if compared == [yes, no] || compared == [no, yes] {
                match cmp.predicate(ir) {
                    CmpIPredicate::eq => return no.into(),
                    CmpIPredicate::ne => return yes.into(),
                    _ => {}
                }
            }
        }
        chosen(
            constants.condition,
            constants.true_value,
            constants.false_value,
        )
        .into()
    }
}

/// The elements of two constants, as those of a third one say.
fn chosen(
    condition: Option<&Attribute>,
    yes: Option<&Attribute>,
    no: Option<&Attribute>,
) -> Option<Attribute> {
    let [
        Attribute::DenseElements(condition),
        Attribute::DenseElements(yes),
        Attribute::DenseElements(no),
    ] = [condition?, yes?, no?]
    else {
        return None;
    };
    let values = condition.values().enumerate().map(|(at, bit)| match bit {
        Attribute::Integer(bit) if bit.value().is_zero() => no.get(at),
        Attribute::Integer(_) => yes.get(at),
        _ => None,
    });
    let values: Vec<Attribute> = values.collect::<Option<_>>()?;
    DenseElementsAttr::from_attributes(yes.ty().clone(), &values).map(Attribute::from)
}
