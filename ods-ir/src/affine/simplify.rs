//! The simplifications applied while an expression is built.
//!
//! They are MLIR's rules in MLIR's order; the printed form depends on both. Numbers wrap around
//! where MLIR's do.
//!
//! **Invariant** of every result: if one side of a sum or product is a constant, it is the right
//! one; otherwise, if only one side has no dimensions, it is the right one; two bare dimensions or
//! two bare symbols of a sum or product are ordered by position.

use super::{AffineBinaryExpr, AffineBinaryOp, AffineExpr};
use crate::types::NestingTooDeep;

type Built = Result<AffineExpr, NestingTooDeep>;

impl AffineExpr {
    /// Builds an operation on two expressions and simplifies it. The operation must be
    /// [affine](Self::is_affine).
    pub(crate) fn try_binary(op: AffineBinaryOp, lhs: Self, rhs: Self) -> Built {
        match op {
            AffineBinaryOp::Add => add(lhs, rhs),
            AffineBinaryOp::Mul => mul(lhs, rhs),
            AffineBinaryOp::Mod => modulo(lhs, rhs),
            AffineBinaryOp::FloorDiv => floor_div(lhs, rhs),
            AffineBinaryOp::CeilDiv => div(op, lhs, rhs),
        }
    }

    /// Builds `lhs - rhs` and simplifies it.
    pub(crate) fn try_sub(lhs: Self, rhs: Self) -> Built {
        add(lhs, mul(rhs, Self::Constant(-1))?)
    }

    fn as_constant(&self) -> Option<i64> {
        match self {
            Self::Constant(value) => Some(*value),
            _ => None,
        }
    }

    fn as_binary(&self, op: AffineBinaryOp) -> Option<&AffineBinaryExpr> {
        match self {
            Self::Binary(binary) if binary.op() == op => Some(binary),
            _ => None,
        }
    }

    /// Matches `expr op constant`.
    fn as_binary_with_constant(&self, op: AffineBinaryOp) -> Option<(&Self, i64)> {
        let binary = self.as_binary(op)?;
        Some((binary.lhs(), binary.rhs().as_constant()?))
    }

    /// Splits the expression into `expr * constant`; the constant may be 1.
    pub(super) fn as_product(&self) -> (&Self, i64) {
        self.as_binary_with_constant(AffineBinaryOp::Mul)
            .unwrap_or((self, 1))
    }
}

/// Whether these are two bare dimensions or two bare symbols in descending order.
fn is_misplaced(lhs: &AffineExpr, rhs: &AffineExpr) -> bool {
    use AffineExpr::{Dim, Symbol};
    match (lhs, rhs) {
        (Dim(left), Dim(right)) | (Symbol(left), Symbol(right)) => left > right,
        _ => false,
    }
}

fn add(lhs: AffineExpr, rhs: AffineExpr) -> Built {
    match simplified_sum(&lhs, &rhs)? {
        Some(simpler) => Ok(simpler),
        None => AffineExpr::raw_binary(AffineBinaryOp::Add, lhs, rhs),
    }
}

/// The sum in a simpler form, if there is one.
fn simplified_sum(
    lhs: &AffineExpr,
    rhs: &AffineExpr,
) -> Result<Option<AffineExpr>, NestingTooDeep> {
    use AffineExpr::Constant;
    if let (Constant(left), Constant(right)) = (lhs, rhs) {
        return Ok(left.checked_add(*right).map(Constant));
    }
    // 4 + d0 becomes d0 + 4, s0 + d0 becomes d0 + s0, d1 + d0 becomes d0 + d1.
    if matches!(lhs, Constant(_))
        || lhs.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant()
        || is_misplaced(lhs, rhs)
    {
        return add(rhs.clone(), lhs.clone()).map(Some);
    }
    let left_sum = lhs.as_binary_with_constant(AffineBinaryOp::Add);
    if let Constant(right) = rhs {
        if *right == 0 {
            return Ok(Some(lhs.clone()));
        }
        // (d0 + 2) + 3 becomes d0 + 5.
        if let Some((expr, left)) = left_sum {
            return add(expr.clone(), Constant(left.wrapping_add(*right))).map(Some);
        }
    }
    // d0 * 2 + d0 * 3 becomes d0 * 5.
    let ((left_expr, left_factor), (right_expr, right_factor)) =
        (lhs.as_product(), rhs.as_product());
    if left_expr == right_expr {
        let factor = Constant(left_factor.wrapping_add(right_factor));
        return mul(left_expr.clone(), factor).map(Some);
    }
    // (d0 + 2) + d1 becomes d0 + d1 + 2.
    if let Some((expr, left)) = left_sum {
        return add(add(expr.clone(), rhs.clone())?, Constant(left)).map(Some);
    }
    if let Some(divisor) = divisor_of_subtracted_quotient(lhs, rhs) {
        return modulo(lhs.clone(), divisor).map(Some);
    }
    // (d0 + d1) + (d1 floordiv 4) * -4 becomes d0 + d1 mod 4: the last term of the left sum is
    // added to a product with a quotient, if that gives something simpler.
    if let Some(sum) = lhs.as_binary(AffineBinaryOp::Add)
        && let Some(product) = rhs.as_binary(AffineBinaryOp::Mul)
        && product.lhs().as_binary(AffineBinaryOp::FloorDiv).is_some()
        && let Some(simpler) = simplified_sum(sum.rhs(), rhs)?
    {
        return add(sum.lhs().clone(), simpler).map(Some);
    }
    Ok(None)
}

/// If `rhs` is -q × (lhs floordiv q), returns q: the sum is then lhs mod q.
fn divisor_of_subtracted_quotient(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let AffineExpr::Binary(product) = rhs else {
        return None;
    };
    let (factor, other) = (product.lhs(), product.rhs());
    // ((lhs floordiv q) * q) * -1
    if other.as_constant() == Some(-1)
        && let Some(inner) = factor.as_binary(AffineBinaryOp::Mul)
    {
        let quotient = inner.lhs().as_binary(AffineBinaryOp::FloorDiv)?;
        let is_same = quotient.rhs() == inner.rhs() && quotient.lhs() == lhs;
        return is_same.then(|| inner.rhs().clone());
    }
    // (lhs floordiv q) * -q, where q is a valid constant divisor.
    let (dividend, divisor) = factor.as_binary_with_constant(AffineBinaryOp::FloorDiv)?;
    let is_product = product.op() == AffineBinaryOp::Mul && dividend == lhs;
    let is_negated = divisor > 0 && other.as_constant() == Some(-divisor);
    (is_product && is_negated).then_some(AffineExpr::Constant(divisor))
}

fn mul(lhs: AffineExpr, rhs: AffineExpr) -> Built {
    use AffineExpr::Constant;
    if let (Constant(left), Constant(right)) = (&lhs, &rhs) {
        return match left.checked_mul(*right) {
            Some(product) => Ok(Constant(product)),
            None => AffineExpr::raw_binary(AffineBinaryOp::Mul, lhs, rhs),
        };
    }
    if !rhs.is_symbolic_or_constant() || matches!(lhs, Constant(_)) || is_misplaced(&lhs, &rhs) {
        return mul(rhs, lhs);
    }
    match rhs {
        Constant(1) => return Ok(lhs),
        Constant(0) => return Ok(rhs),
        _ => {}
    }
    if let Some((expr, left)) = lhs.as_binary_with_constant(AffineBinaryOp::Mul) {
        // (d0 * 2) * 3 becomes d0 * 6, (d0 * 2) * s0 becomes (d0 * s0) * 2.
        return match rhs {
            Constant(right) => mul(expr.clone(), Constant(left.wrapping_mul(right))),
            _ => mul(mul(expr.clone(), rhs)?, Constant(left)),
        };
    }
    AffineExpr::raw_binary(AffineBinaryOp::Mul, lhs, rhs)
}

/// Returns the divisor if it is a constant other than 0.
fn known_divisor(rhs: &AffineExpr) -> Option<i64> {
    rhs.as_constant().filter(|divisor| *divisor != 0)
}

/// A quotient, rounded down or up as `op` says.
fn div(op: AffineBinaryOp, lhs: AffineExpr, rhs: AffineExpr) -> Built {
    let rounds_up = op == AffineBinaryOp::CeilDiv;
    let Some(divisor) = known_divisor(&rhs) else {
        return AffineExpr::raw_binary(op, lhs, rhs);
    };
    if let AffineExpr::Constant(value) = lhs {
        let Some(quotient) = floor_quotient(value, divisor) else {
            return AffineExpr::raw_binary(op, lhs, rhs);
        };
        let is_rounded = i64::from(rounds_up && value % divisor != 0);
        return Ok(AffineExpr::Constant(quotient + is_rounded));
    }
    if divisor == 1 {
        return Ok(lhs);
    }
    if let Some(quotient) = divide_factor(&lhs, divisor) {
        return quotient;
    }
    // A huge sum is not split: its parts may be shared.
    if !rounds_up && lhs.as_sum().is_some() && !lhs.is_huge() {
        return floor_div_sum(&lhs, &rhs, divisor);
    }
    AffineExpr::raw_binary(op, lhs, rhs)
}

fn floor_div(lhs: AffineExpr, rhs: AffineExpr) -> Built {
    div(AffineBinaryOp::FloorDiv, lhs, rhs)
}

/// (d0 * 4 + d1) floordiv 4 becomes d0 + d1 floordiv 4.
fn floor_div_sum(lhs: &AffineExpr, rhs: &AffineExpr, divisor: i64) -> Built {
    let terms = lhs.terms();
    let divisors = terms.known_divisors();
    let divides = |number: i64| number.wrapping_rem(divisor) == 0;
    // The number of leading sums that are divided as a whole.
    let mut kept = terms.sums.len();
    while let Some(last) = kept.checked_sub(1)
        && (divides(divisors[last]) || divides(terms.sums[last].1.largest_known_divisor()))
    {
        kept = last;
    }
    let mut quotient = match kept.checked_sub(1) {
        None => floor_div(terms.first.clone(), rhs.clone())?,
        Some(last) => {
            let sum = terms.sums[last].0.clone();
            AffineExpr::raw_binary(AffineBinaryOp::FloorDiv, sum, rhs.clone())?
        }
    };
    for (_, term) in &terms.sums[kept..] {
        quotient = add(quotient, floor_div((*term).clone(), rhs.clone())?)?;
    }
    Ok(quotient)
}

/// Divides and rounds down. Returns `None` on overflow.
pub(super) fn floor_quotient(value: i64, divisor: i64) -> Option<i64> {
    let quotient = value.checked_div(divisor)?;
    let is_below = value % divisor != 0 && (value < 0) != (divisor < 0);
    Some(quotient - i64::from(is_below))
}

/// (d0 * 128) / 64 becomes d0 * 2, for either rounding.
fn divide_factor(lhs: &AffineExpr, divisor: i64) -> Option<Built> {
    let (expr, factor) = lhs.as_binary_with_constant(AffineBinaryOp::Mul)?;
    let quotient = factor.checked_div(divisor)?;
    (factor % divisor == 0).then(|| mul(expr.clone(), AffineExpr::Constant(quotient)))
}

/// (d0 * 4 + d1) mod 4 becomes d1 mod 4: drops the terms that the divisor divides. Returns `None`
/// if no term can be dropped.
fn rest_of_sum(lhs: &AffineExpr, divisor: i64) -> Option<&AffineExpr> {
    lhs.as_sum()?;
    let terms = lhs.terms();
    let divisors = terms.known_divisors();
    let mut rest = None;
    for (at, (_, term)) in terms.sums.iter().enumerate().rev() {
        if divisors[at] % divisor == 0 {
            return Some(term);
        }
        if term.largest_known_divisor() % divisor != 0 {
            break;
        }
        rest = Some(match at.checked_sub(1) {
            None => terms.first,
            Some(inner) => terms.sums[inner].0,
        });
    }
    rest
}

fn modulo(lhs: AffineExpr, rhs: AffineExpr) -> Built {
    // Remainders by numbers that are not positive are not simplified.
    let Some(divisor) = known_divisor(&rhs).filter(|divisor| *divisor > 0) else {
        return AffineExpr::raw_binary(AffineBinaryOp::Mod, lhs, rhs);
    };
    if let AffineExpr::Constant(value) = lhs {
        return Ok(AffineExpr::Constant(value.rem_euclid(divisor)));
    }
    if lhs.largest_known_divisor() % divisor == 0 {
        return Ok(AffineExpr::Constant(0));
    }
    if let Some(rest) = rest_of_sum(&lhs, divisor) {
        return modulo(rest.clone(), rhs);
    }
    // (d0 mod 8) mod 4 becomes d0 mod 4.
    if let Some((expr, inner)) = lhs.as_binary_with_constant(AffineBinaryOp::Mod)
        && inner >= 1
        && inner % divisor == 0
    {
        return modulo(expr.clone(), rhs);
    }
    AffineExpr::raw_binary(AffineBinaryOp::Mod, lhs, rhs)
}
