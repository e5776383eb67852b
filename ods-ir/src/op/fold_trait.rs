//! Traits and interfaces that fold operations.

use super::{FoldResult, Folded};
use crate::attributes::Attribute;
use crate::ir::{Ir, Operation, Value};
use crate::traits::{self, TraitInfo};
use smallvec::SmallVec;

/// A trait or an interface that folds operations itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FoldTrait {
    /// `IsCommutative`: constant operands move after the others.
    Commutative,
    /// `IsIdempotent`: `f(f(x))` is `f(x)`, and `f(x, x)` is `x`.
    Idempotent,
    /// `IsInvolution`: `f(f(x))` is `x`.
    Involution,
    /// `CastOpInterface`: a cast to the same types is its operands.
    Cast,
}

impl FoldTrait {
    pub(crate) fn of(info: &'static TraitInfo) -> Option<Self> {
        let known = [
            (&traits::IS_COMMUTATIVE, Self::Commutative),
            (&traits::IS_IDEMPOTENT, Self::Idempotent),
            (&traits::IS_INVOLUTION, Self::Involution),
        ];
        let mut known = known.into_iter();
        known
            .find(|(other, _)| std::ptr::eq(*other, info))
            .map(|(_, fold)| fold)
    }

    #[inline]
    pub(super) fn fold(
        self,
        op: Operation,
        ir: &mut Ir,
        constants: &[Option<&Attribute>],
    ) -> Folded {
        match self {
            Self::Commutative => order_operands(op, ir, constants),
            Self::Idempotent => match op.operands(ir) {
                [operand] => defined_by_the_same(op, ir).map(|_| *operand).into(),
                [a, b, ..] if a == b => (*a).into(),
                _ => Folded::No,
            },
            Self::Involution => defined_by_the_same(op, ir)
                .and_then(|inner| inner.operands(ir).first().copied())
                .into(),
            Self::Cast => {
                let operands = op.operands(ir);
                let types = operands.iter().map(|operand| operand.ty(ir));
                if operands.is_empty() || !types.eq(op.result_types(ir)) {
                    return Folded::No;
                }
                Folded::To(operands.iter().copied().map(FoldResult::Value).collect())
            }
        }
    }
}

/// The operation that defines the first operand, if it has the name of `op`.
fn defined_by_the_same(op: Operation, ir: &Ir) -> Option<Operation> {
    let inner = op.operands(ir).first()?.defining_op(ir)?;
    (inner.name_number(ir) == op.name_number(ir)).then_some(inner)
}

/// Moves constant operands after the others, and keeps the order among each of them.
fn order_operands(op: Operation, ir: &mut Ir, constants: &[Option<&Attribute>]) -> Folded {
    let is_ordered = constants.is_sorted_by_key(Option::is_some);
    if is_ordered {
        return Folded::No;
    }
    let operands = op.operands(ir).iter().zip(constants);
    let (last, first): (Vec<_>, Vec<_>) = operands.partition(|(_, constant)| constant.is_some());
    let values = first.into_iter().chain(last).map(|(value, _)| *value);
    let values: SmallVec<[Value; 4]> = values.collect();
    op.set_operands(ir, &values);
    Folded::InPlace
}
