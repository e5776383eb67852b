//! Queries on affine expressions.

use super::simplify::floor_quotient;
use super::sum::Terms;
use super::{AffineBinaryOp, AffineExpr, AffineMap};

impl AffineExpr {
    /// Whether the expression contains no dimension.
    pub fn is_symbolic_or_constant(&self) -> bool {
        match self {
            Self::Dim(_) => false,
            Self::Symbol(_) | Self::Constant(_) => true,
            Self::Binary(binary) => binary.0.symbolic,
        }
    }

    /// Whether all factors and divisors are constants.
    #[inline]
    pub fn is_pure_affine(&self) -> bool {
        let Terms { first, sums } = self.terms();
        if !sums.iter().all(|(_, term)| term.is_pure_affine()) {
            return false;
        }
        let Self::Binary(binary) = first else {
            return true;
        };
        let is_constant = |expr: &Self| matches!(expr, Self::Constant(_));
        let (lhs, rhs) = (binary.lhs(), binary.rhs());
        match binary.op() {
            AffineBinaryOp::Mul => {
                (is_constant(lhs) || is_constant(rhs))
                    && lhs.is_pure_affine()
                    && rhs.is_pure_affine()
            }
            _ => is_constant(rhs) && lhs.is_pure_affine(),
        }
    }

    /// Returns a number that divides the value for all dimensions and symbols: the largest one that
    /// local rules find.
    pub fn largest_known_divisor(&self) -> i64 {
        match self {
            Self::Dim(_) | Self::Symbol(_) => 1,
            Self::Constant(value) => value.wrapping_abs(),
            Self::Binary(binary) => binary.0.divisor,
        }
    }

    /// Calls `visit` for this expression and all its subexpressions.
    #[inline]
    pub fn walk(&self, visit: &mut dyn FnMut(&Self)) {
        let Terms { first, sums } = self.terms();
        if let Self::Binary(binary) = first {
            binary.lhs().walk(visit);
            binary.rhs().walk(visit);
        }
        visit(first);
        for (sum, term) in sums {
            term.walk(visit);
            visit(sum);
        }
    }

    /// Whether the expression contains dimension `position`.
    #[inline]
    pub fn is_function_of_dim(&self, position: u32) -> bool {
        let is_in = |expr: &Self| expr.is_function_of_dim(position);
        let Terms { first, sums } = self.terms();
        sums.iter().any(|(_, term)| is_in(term))
            || match first {
                Self::Dim(dim) => *dim == position,
                Self::Symbol(_) | Self::Constant(_) => false,
                Self::Binary(binary) => is_in(binary.lhs()) || is_in(binary.rhs()),
            }
    }

    /// Evaluates the expression for the given dimensions and symbols. Returns `None` on division by
    /// zero, on overflow, or if a dimension or symbol is missing.
    #[inline]
    pub fn evaluate(&self, dims: &[i64], symbols: &[i64]) -> Option<i64> {
        let Terms { first, sums } = self.terms();
        if !sums.is_empty() {
            let first = first.evaluate(dims, symbols)?;
            return sums.iter().try_fold(first, |sum, (_, term)| {
                sum.checked_add(term.evaluate(dims, symbols)?)
            });
        }
        let binary = match self {
            Self::Dim(position) => return dims.get(*position as usize).copied(),
            Self::Symbol(position) => return symbols.get(*position as usize).copied(),
            Self::Constant(value) => return Some(*value),
            Self::Binary(binary) => binary,
        };
        let left = binary.lhs().evaluate(dims, symbols)?;
        let right = binary.rhs().evaluate(dims, symbols)?;
        let floor = || floor_quotient(left, right);
        match binary.op() {
            AffineBinaryOp::Add => left.checked_add(right),
            AffineBinaryOp::Mul => left.checked_mul(right),
            AffineBinaryOp::Mod => left.checked_sub(right.checked_mul(floor()?)?),
            AffineBinaryOp::FloorDiv => floor(),
            AffineBinaryOp::CeilDiv => {
                let exact = left.checked_rem(right)? == 0;
                Some(floor()? + i64::from(!exact))
            }
        }
    }
}

/// Returns the largest number that local rules find to divide the result of the operation.
pub(super) fn divisor_of(op: AffineBinaryOp, lhs: &AffineExpr, rhs: &AffineExpr) -> i64 {
    let left = lhs.largest_known_divisor();
    match (op, rhs) {
        (AffineBinaryOp::Mul, _) => left.wrapping_mul(rhs.largest_known_divisor()),
        (AffineBinaryOp::Add | AffineBinaryOp::Mod, _) => {
            common_divisor(left, rhs.largest_known_divisor())
        }
        (_, AffineExpr::Constant(divisor)) if *divisor != 0 && left.wrapping_rem(*divisor) == 0 => {
            left.wrapping_div(*divisor)
        }
        _ => 1,
    }
}

/// Returns the greatest common divisor. 0 is a multiple of every number.
pub(super) fn common_divisor(left: i64, right: i64) -> i64 {
    gcd(left.cast_unsigned(), right.cast_unsigned()).cast_signed()
}

pub(super) fn gcd(mut left: u64, mut right: u64) -> u64 {
    while right != 0 {
        (left, right) = (right, left % right);
    }
    left
}

/// Queries on memref layouts.
impl AffineMap {
    /// Whether the map is the identity, or has one result that is a sum of an offset and of
    /// multiples of the dimensions by symbolic or constant factors. MLIR's `getStridesAndOffset`.
    #[inline]
    pub fn is_strided(&self) -> bool {
        match self.results() {
            [position] => position.is_linear(),
            _ => self.is_identity(),
        }
    }
}

impl AffineExpr {
    /// Whether the expression consists of sums and products only, not counting the factors of
    /// dimensions.
    #[inline]
    fn is_linear(&self) -> bool {
        let Terms { first, sums } = self.terms();
        if !sums.iter().all(|(_, term)| term.is_linear()) {
            return false;
        }
        let Self::Binary(binary) = first else {
            return true;
        };
        let (lhs, rhs) = (binary.lhs(), binary.rhs());
        match binary.op() {
            AffineBinaryOp::Mul if matches!(lhs, Self::Dim(_)) => true,
            AffineBinaryOp::Mul if lhs.is_symbolic_or_constant() => rhs.is_linear(),
            AffineBinaryOp::Mul => lhs.is_linear(),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strided_maps_are_sums_of_multiples() {
        let (i, j, s) = (
            AffineExpr::dim(0),
            AffineExpr::dim(1),
            AffineExpr::symbol(0),
        );
        let strided = |expr: AffineExpr| AffineMap::new(2, 1, [expr]).is_strided();
        assert!(strided(i.clone() * s.clone() + j.clone() * 2 + 5));
        assert!(strided((i.clone() + j.clone()) * s.clone()));
        assert!(strided(i.clone() * s.clone().floor_div(2)));
        assert!(!strided(i.clone() + s.floor_div(2)));
        assert!(!strided(i.clone().floor_div(2)) && !strided(i.clone() % 3 + j.clone()));
        assert!(AffineMap::multi_dim_identity(2).is_strided());
        assert!(!AffineMap::new(2, 0, [j, i]).is_strided());
    }
}
