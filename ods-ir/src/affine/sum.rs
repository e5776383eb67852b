//! Sums. They are left-associated and may be long: `d0 + d1 + d2` is `(d0 + d1) + d2`. The terms of
//! a sum do not count as nesting, so nothing recurses from one term to the next.

use super::{AffineBinaryExpr, AffineBinaryOp, AffineExpr, BinaryData};
use crate::types::storage::Measure;
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};

/// An expression viewed as a sum: the first term, then each sum from the innermost to the outermost
/// with the term that it adds. An expression that is not a sum has a single term.
pub(crate) struct Terms<'e> {
    pub(crate) first: &'e AffineExpr,
    pub(crate) sums: SmallVec<[(&'e AffineExpr, &'e AffineExpr); 4]>,
}

impl AffineExpr {
    /// Returns the expression if it is a sum.
    pub(super) fn as_sum(&self) -> Option<&AffineBinaryExpr> {
        match self {
            Self::Binary(binary) if binary.op() == AffineBinaryOp::Add => Some(binary),
            _ => None,
        }
    }

    /// Returns the terms of the expression.
    pub(crate) fn terms(&self) -> Terms<'_> {
        let (mut first, mut sums) = (self, SmallVec::new());
        while let Some(sum) = first.as_sum() {
            sums.push((first, sum.rhs()));
            first = sum.lhs();
        }
        sums.reverse();
        Terms { first, sums }
    }
}

impl Terms<'_> {
    /// Returns a known divisor of the first term, of the sum of the first two, and so on.
    pub(super) fn known_divisors(&self) -> Vec<i64> {
        let sums = self.sums.iter().map(|(sum, _)| *sum);
        std::iter::once(self.first)
            .chain(sums)
            .map(AffineExpr::largest_known_divisor)
            .collect()
    }
}

impl BinaryData {
    /// Returns the measure of the expression. Nested sums count as a single level.
    pub(super) fn measure_terms(&self) -> Measure {
        let lhs = match self.op {
            AffineBinaryOp::Add => self.lhs.as_sum().map(|_| self.lhs.measure()),
            _ => None,
        };
        match lhs {
            Some(lhs) => lhs.with_part(self.rhs.measure()),
            None => Measure::of_parts([self.lhs.measure(), self.rhs.measure()]),
        }
    }
}

impl PartialEq for BinaryData {
    fn eq(&self, other: &Self) -> bool {
        let (mut left, mut right) = (self, other);
        loop {
            if left.op != right.op || left.rhs != right.rhs {
                return false;
            }
            let (AffineExpr::Binary(left_lhs), AffineExpr::Binary(right_lhs)) =
                (&left.lhs, &right.lhs)
            else {
                return left.lhs == right.lhs;
            };
            if let Some(equal) = left_lhs.0.quick_eq(&right_lhs.0) {
                return equal;
            }
            (left, right) = (&left_lhs.0, &right_lhs.0);
        }
    }
}

impl Eq for BinaryData {}

impl Hash for BinaryData {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The hashes of both sides are stored.
        (self.op, &self.lhs, &self.rhs).hash(state);
    }
}

/// Iterates over nested sums instead of recursing: there may be many terms.
impl Drop for BinaryData {
    fn drop(&mut self) {
        const NOTHING: AffineExpr = AffineExpr::Constant(0);
        if self.lhs.as_sum().is_none() {
            return;
        }
        let mut next = std::mem::replace(&mut self.lhs, NOTHING);
        while let AffineExpr::Binary(AffineBinaryExpr(shared)) = next {
            let Some(mut data) = shared.into_inner() else {
                return;
            };
            next = std::mem::replace(&mut data.lhs, NOTHING);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::affine::{AffineMap, IntegerSet};
    use crate::attributes::Attribute;

    /// Too many terms to recurse over.
    const TERMS: u32 = 20_000;

    fn sum(factor: i64) -> AffineExpr {
        let term = |at| AffineExpr::dim(at) * factor;
        (1..TERMS).fold(term(0), |sum, at| sum + term(at))
    }

    #[test]
    fn sums_may_be_long() {
        let long = sum(4);
        assert!(long == sum(4) && long != sum(8) && long.terms().sums.len() == 19_999);
        assert_eq!(long.measure().depth, 2);
        let ones = vec![1; TERMS as usize];
        assert_eq!(long.evaluate(&ones, &[]), Some(4 * i64::from(TERMS)));
        assert!(long.is_pure_affine() && long.is_function_of_dim(0));
        assert_eq!(long.largest_known_divisor(), 4);
        let mut visited = 0;
        long.walk(&mut |_| visited += 1);
        assert_eq!(visited, 4 * TERMS - 1);
        assert_eq!((long.clone() % 4).to_string(), "0");
        let odd = AffineExpr::symbol(0) + AffineExpr::dim(0) + long.clone();
        assert_eq!(
            odd.to_string().len(),
            long.to_string().len() + "d0 + s0 + ".len()
        );
        let quotient = long.clone().floor_div(4);
        assert!(quotient == sum(1));
        let rest = (AffineExpr::dim(7) * 2 + 6 + AffineExpr::symbol(0) * 4) % 4;
        assert_eq!(rest.to_string(), "(d7 * 2 + s0 * 4 + 6) mod 4");
        assert!(AffineMap::new(TERMS, 0, [long.clone()]).is_strided());
        let map: Attribute = AffineMap::new(TERMS, 0, [long.clone()]).into();
        assert!(Attribute::parse(&map.to_string()).unwrap() == map);
        let set: Attribute = IntegerSet::new(TERMS, 0, [(long, false)]).into();
        assert!(Attribute::parse(&set.to_string()).unwrap() == set);
    }
}
