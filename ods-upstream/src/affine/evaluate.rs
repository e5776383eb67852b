//! The values of affine expressions for constant operands.

use ods_runtime::affine::{AffineBinaryOp, AffineExpr};
use ods_runtime::prelude::*;

/// Why an expression has no known value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unknown {
    /// An operand is not known.
    Operand,
    /// It divides by zero, or has a remainder by a number that is not positive.
    Undefined,
}

/// Evaluates expressions for constant operands: MLIR's `AffineExprConstantFolder`. Sums and products wrap around.
pub(super) struct Evaluator<'a> {
    num_dims: u32,
    constants: &'a [Option<&'a Attribute>],
}

impl<'a> Evaluator<'a> {
    /// The constants are those of the dimensions, then those of the symbols.
    pub(super) fn new(num_dims: u32, constants: &'a [Option<&'a Attribute>]) -> Self {
        Self {
            num_dims,
            constants,
        }
    }

    fn operand(&self, position: u32) -> Result<i64, Unknown> {
        let constant = self.constants.get(position as usize).copied().flatten();
        constant.and_then(Attribute::as_i64).ok_or(Unknown::Operand)
    }

    pub(super) fn evaluate(&self, expr: &AffineExpr) -> Result<i64, Unknown> {
        // Sums are left-associated, and may be long.
        let mut terms = Vec::new();
        let mut first = expr;
        while let AffineExpr::Binary(binary) = first
            && binary.op() == AffineBinaryOp::Add
        {
            terms.push(binary.rhs());
            first = binary.lhs();
        }
        let mut sum = match first {
            AffineExpr::Dim(position) => self.operand(*position),
            AffineExpr::Symbol(position) => self.operand(self.num_dims.saturating_add(*position)),
            AffineExpr::Constant(value) => Ok(*value),
            AffineExpr::Binary(binary) => {
                let lhs = self.evaluate(binary.lhs())?;
                compute(binary.op(), lhs, self.evaluate(binary.rhs())?)
            }
        }?;
        for term in terms.into_iter().rev() {
            sum = sum.wrapping_add(self.evaluate(term)?);
        }
        Ok(sum)
    }
}

fn compute(op: AffineBinaryOp, lhs: i64, rhs: i64) -> Result<i64, Unknown> {
    let floor = || {
        let quotient = lhs.checked_div(rhs).ok_or(Unknown::Undefined)?;
        let rest = lhs.wrapping_rem(rhs);
        let is_inexact = rest != 0;
        let is_below = is_inexact && (rest < 0) != (rhs < 0);
        Ok((quotient - i64::from(is_below), is_inexact))
    };
    match op {
        AffineBinaryOp::Add => Ok(lhs.wrapping_add(rhs)),
        AffineBinaryOp::Mul => Ok(lhs.wrapping_mul(rhs)),
        AffineBinaryOp::Mod if rhs > 0 => Ok(lhs.rem_euclid(rhs)),
        AffineBinaryOp::Mod => Err(Unknown::Undefined),
        AffineBinaryOp::FloorDiv => floor().map(|(quotient, _)| quotient),
        AffineBinaryOp::CeilDiv => {
            floor().map(|(quotient, is_inexact)| quotient + i64::from(is_inexact))
        }
    }
}
