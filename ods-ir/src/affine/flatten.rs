//! Sums of multiples: expressions as lists of coefficients, and what these tell.
//!
//! MLIR's `SimpleAffineExprFlattener`, `simplifyAffineExpr` and `getBoundForAffineExpr`. Quotients,
//! and products with symbols, become variables of their own. Numbers wrap around where MLIR's do.

use super::simplify::floor_quotient;
use super::sum::Terms;
use super::{AffineBinaryExpr, AffineBinaryOp, AffineExpr, AffineMap};

/// A sum of multiples of dimensions, symbols and local variables, and a constant.
#[derive(Clone)]
pub(super) struct Row {
    /// The coefficients of the dimensions, then those of the symbols.
    pub(super) inputs: Vec<i64>,
    /// The coefficients of the local variables; those that are missing are 0.
    pub(super) locals: Vec<i64>,
    pub(super) constant: i64,
}

impl Row {
    #[inline]
    fn numbers(&mut self) -> impl Iterator<Item = &mut i64> {
        let inputs = self.inputs.iter_mut().chain(&mut self.locals);
        inputs.chain(std::iter::once(&mut self.constant))
    }

    /// The greatest common divisor of `number` and all numbers.
    #[inline]
    fn common_divisor(&mut self, number: i64) -> i64 {
        let divisor = self
            .numbers()
            .fold(number.unsigned_abs(), |divisor, number| {
                super::queries::gcd(divisor, number.unsigned_abs())
            });
        divisor.cast_signed()
    }

    #[inline]
    fn add(&mut self, other: &Self) {
        if self.locals.len() < other.locals.len() {
            self.locals.resize(other.locals.len(), 0);
        }
        let inputs = self.inputs.iter_mut().zip(&other.inputs);
        let locals = self.locals.iter_mut().zip(&other.locals);
        for (sum, number) in inputs.chain(locals) {
            *sum = sum.wrapping_add(*number);
        }
        self.constant = self.constant.wrapping_add(other.constant);
    }

    #[inline]
    fn set_local(&mut self, position: usize, coefficient: i64) {
        if self.locals.len() <= position {
            self.locals.resize(position + 1, 0);
        }
        self.locals[position] = coefficient;
    }
}

/// Turns expressions over some dimensions and symbols into [`Row`]s, which share local variables.
pub(super) struct Flattener {
    pub(super) num_dims: usize,
    pub(super) num_symbols: usize,
    /// What the local variables stand for.
    pub(super) locals: Vec<AffineExpr>,
}

impl Flattener {
    #[inline]
    pub(super) fn new(num_dims: u32, num_symbols: u32) -> Self {
        Self {
            num_dims: num_dims as usize,
            num_symbols: num_symbols as usize,
            locals: Vec::new(),
        }
    }

    #[inline]
    fn zero(&self) -> Row {
        Row {
            inputs: vec![0; self.num_dims + self.num_symbols],
            locals: Vec::new(),
            constant: 0,
        }
    }

    /// Returns the row of an expression; `None` if it divides by a number that is not positive, or
    /// has an input that does not exist.
    #[inline]
    pub(super) fn flatten(&mut self, expr: &AffineExpr) -> Option<Row> {
        let Terms { first, sums } = expr.terms();
        let mut row = self.flatten_term(first)?;
        for (_, term) in sums {
            let term = self.flatten(term)?;
            row.add(&term);
        }
        Some(row)
    }

    #[inline]
    fn flatten_term(&mut self, term: &AffineExpr) -> Option<Row> {
        let mut row = self.zero();
        match term {
            AffineExpr::Dim(at) if (*at as usize) < self.num_dims => {
                row.inputs[*at as usize] = 1;
            }
            AffineExpr::Symbol(at) if (*at as usize) < self.num_symbols => {
                row.inputs[self.num_dims + *at as usize] = 1;
            }
            AffineExpr::Dim(_) | AffineExpr::Symbol(_) => return None,
            AffineExpr::Constant(value) => row.constant = *value,
            AffineExpr::Binary(binary) => return self.flatten_binary(binary),
        }
        Some(row)
    }

    #[inline]
    fn flatten_binary(&mut self, binary: &AffineBinaryExpr) -> Option<Row> {
        let mut lhs = self.flatten(binary.lhs())?;
        let rhs = self.flatten(binary.rhs())?;
        let op = binary.op();
        let AffineExpr::Constant(_) = binary.rhs() else {
            let local =
                AffineExpr::checked_binary(op, self.unflatten(&lhs)?, self.unflatten(&rhs)?)?;
            return Some(self.local(local));
        };
        let number = rhs.constant;
        match op {
            AffineBinaryOp::Add => lhs.add(&rhs),
            AffineBinaryOp::Mul => {
                for coefficient in lhs.numbers() {
                    *coefficient = coefficient.wrapping_mul(number);
                }
            }
            _ if number <= 0 => return None,
            AffineBinaryOp::Mod => self.take_remainder(&mut lhs, number)?,
            AffineBinaryOp::FloorDiv | AffineBinaryOp::CeilDiv => {
                return self.divide(lhs, op, number);
            }
        }
        Some(lhs)
    }

    /// `row mod divisor` is `row - divisor * (row floordiv divisor)`, where the quotient is a local
    /// variable.
    #[inline]
    fn take_remainder(&mut self, row: &mut Row, divisor: i64) -> Option<()> {
        if row.numbers().all(|number| *number % divisor == 0) {
            *row = self.zero();
            return Some(());
        }
        let mut dividend = row.clone();
        let common = dividend.common_divisor(divisor);
        for number in dividend.numbers() {
            *number /= common;
        }
        let dividend = self.unflatten(&dividend)?;
        let quotient = AffineExpr::checked_binary(
            AffineBinaryOp::FloorDiv,
            dividend,
            AffineExpr::Constant(divisor / common),
        )?;
        let position = self.local_position(quotient);
        row.set_local(position, -divisor);
        Some(())
    }

    #[inline]
    fn divide(&mut self, mut row: Row, op: AffineBinaryOp, divisor: i64) -> Option<Row> {
        let common = row.common_divisor(divisor);
        for number in row.numbers() {
            *number /= common;
        }
        if common == divisor {
            return Some(row);
        }
        let divisor = AffineExpr::Constant(divisor / common);
        let quotient = AffineExpr::checked_binary(op, self.unflatten(&row)?, divisor)?;
        Some(self.local(quotient))
    }

    #[inline]
    fn local_position(&mut self, expr: AffineExpr) -> usize {
        let known = self.locals.iter().position(|local| *local == expr);
        known.unwrap_or_else(|| {
            self.locals.push(expr);
            self.locals.len() - 1
        })
    }

    /// The row that is one local variable.
    #[inline]
    fn local(&mut self, expr: AffineExpr) -> Row {
        let mut row = self.zero();
        let position = self.local_position(expr);
        row.set_local(position, 1);
        row
    }

    /// The input with this number, dimensions first.
    #[inline]
    pub(super) fn input(&self, number: usize) -> AffineExpr {
        let position = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        match number.checked_sub(self.num_dims) {
            None => AffineExpr::Dim(position(number)),
            Some(symbol) => AffineExpr::Symbol(position(symbol)),
        }
    }

    /// Builds the expression of a row: dimensions, symbols, local variables, then the constant.
    #[inline]
    pub(super) fn unflatten(&self, row: &Row) -> Option<AffineExpr> {
        let inputs = (0..).map(|number| self.input(number)).zip(&row.inputs);
        let locals = self.locals.iter().cloned().zip(&row.locals);
        sum(
            inputs
                .chain(locals)
                .map(|(expr, coefficient)| (expr, *coefficient)),
            row.constant,
        )
    }
}

/// The sum of multiples of expressions, and of a constant.
pub(super) fn sum(
    terms: impl Iterator<Item = (AffineExpr, i64)>,
    constant: i64,
) -> Option<AffineExpr> {
    let mut sum = AffineExpr::Constant(0);
    for (expr, coefficient) in terms.filter(|(_, coefficient)| *coefficient != 0) {
        let coefficient = AffineExpr::Constant(coefficient);
        let term = AffineExpr::checked_binary(AffineBinaryOp::Mul, expr, coefficient)?;
        sum = AffineExpr::checked_binary(AffineBinaryOp::Add, sum, term)?;
    }
    if constant == 0 {
        return Some(sum);
    }
    AffineExpr::checked_binary(AffineBinaryOp::Add, sum, AffineExpr::Constant(constant))
}

impl AffineExpr {
    /// Returns the coefficients of all dimensions, then of all symbols, then the constant; `None`
    /// if the expression is not a sum of their multiples.
    #[inline]
    pub fn coefficients(&self, num_dims: u32, num_symbols: u32) -> Option<Vec<i64>> {
        let mut flattener = Flattener::new(num_dims, num_symbols);
        let mut row = flattener.flatten(self)?;
        if !flattener.locals.is_empty() {
            return None;
        }
        row.inputs.push(row.constant);
        Some(row.inputs)
    }

    /// Returns the expression as a sum of multiples in the order of dimensions and symbols: MLIR's
    /// `simplifyAffineExpr`. An expression that has no defined value stays as it is.
    ///
    /// ```
    /// use ods_runtime::affine::AffineExpr;
    /// let (d0, d1) = (AffineExpr::dim(0), AffineExpr::dim(1));
    /// let expr = (d1 + d0.clone()) * 2 + -d0;
    /// assert_eq!(expr.simplified(2, 0).to_string(), "d0 + d1 * 2");
    /// ```
    #[must_use]
    #[inline]
    pub fn simplified(&self, num_dims: u32, num_symbols: u32) -> Self {
        self.simplify(num_dims, num_symbols)
            .unwrap_or_else(|| self.clone())
    }

    #[inline]
    fn simplify(&self, num_dims: u32, num_symbols: u32) -> Option<Self> {
        let mut flattener = Flattener::new(num_dims, num_symbols);
        if self.is_pure_affine() {
            let row = flattener.flatten(self)?;
            return flattener.unflatten(&row);
        }
        let expr = self.without_symbolic_divisors(num_dims, num_symbols)?;
        let Some(row) = flattener.flatten(&expr) else {
            return Some(expr);
        };
        let flat = flattener.unflatten(&row)?;
        if expr.is_pure_affine() || flat == expr {
            return Some(flat);
        }
        flattener.unflatten_semi_affine(&row)
    }

    /// Returns a number that the value does not exceed if `is_upper`, or else one that it does not
    /// fall below, from the bounds of the dimensions and symbols: MLIR's `getBoundForAffineExpr`.
    ///
    /// ```
    /// use ods_runtime::affine::AffineExpr;
    /// let expr = AffineExpr::dim(0) * -2 + 5;
    /// assert_eq!(expr.bound(1, 0, &[Some(0)], &[Some(7)], true), Some(5));
    /// assert_eq!(expr.bound(1, 0, &[Some(0)], &[None], false), None);
    /// ```
    #[inline]
    pub fn bound(
        &self,
        num_dims: u32,
        num_symbols: u32,
        lower: &[Option<i64>],
        upper: &[Option<i64>],
        is_upper: bool,
    ) -> Option<i64> {
        let bound_of =
            |expr: &Self, is_upper: bool| expr.bound(num_dims, num_symbols, lower, upper, is_upper);
        if let Self::Binary(binary) = self
            && let Some(divisor) = binary.rhs().positive_divisor()
        {
            match binary.op() {
                AffineBinaryOp::FloorDiv => {
                    return floor_quotient(bound_of(binary.lhs(), is_upper)?, divisor);
                }
                AffineBinaryOp::CeilDiv => {
                    let bound = bound_of(binary.lhs(), is_upper)?;
                    let is_exact = bound % divisor == 0;
                    return Some(floor_quotient(bound, divisor)? + i64::from(!is_exact));
                }
                AffineBinaryOp::Mod => {
                    // MLIR takes the lower bound for both to find the lower one, which is wrong:
                    // 8 is above 3, but 8 mod 8 is not above 3 mod 8.
                    let least = bound_of(binary.lhs(), false);
                    let most = bound_of(binary.lhs(), true);
                    return Some(match (least, most) {
                        (Some(least), Some(most))
                            if floor_quotient(least, divisor) == floor_quotient(most, divisor) =>
                        {
                            if is_upper { most } else { least }.rem_euclid(divisor)
                        }
                        _ if is_upper => divisor - 1,
                        _ => 0,
                    });
                }
                AffineBinaryOp::Add | AffineBinaryOp::Mul => {}
            }
        } else if let Self::Binary(binary) = self
            && matches!(
                binary.op(),
                AffineBinaryOp::FloorDiv | AffineBinaryOp::CeilDiv
            )
        {
            return None;
        }
        let coefficients = self.coefficients(num_dims, num_symbols)?;
        let (constant, coefficients) = coefficients.split_last()?;
        let mut bound = 0_i64;
        for (at, coefficient) in coefficients.iter().enumerate() {
            let bounds = match coefficient {
                0 => continue,
                1.. => [lower, upper][usize::from(is_upper)],
                _ => [upper, lower][usize::from(is_upper)],
            };
            let input = bounds.get(at).copied().flatten()?;
            bound = bound.wrapping_add(input.wrapping_mul(*coefficient));
        }
        Some(bound.wrapping_add(*constant))
    }

    #[inline]
    fn positive_divisor(&self) -> Option<i64> {
        match self {
            Self::Constant(value) if *value > 0 => Some(*value),
            _ => None,
        }
    }
}

impl AffineMap {
    /// Simplifies all results: see [`AffineExpr::simplified`].
    #[must_use]
    #[inline]
    pub fn simplified(&self) -> Self {
        let (num_dims, num_symbols) = (self.num_dims(), self.num_symbols());
        let results = self.results().iter();
        Self::new(
            num_dims,
            num_symbols,
            results.map(|result| result.simplified(num_dims, num_symbols)),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attributes::Attribute;

    /// Simplifies the results of a map.
    #[track_caller]
    fn check(map: &str, expected: &str) {
        let Ok(Attribute::AffineMap(map)) = Attribute::parse(&format!("affine_map<{map}>")) else {
            panic!("`{map}` is not a map");
        };
        assert_eq!(map.simplified().to_string(), expected);
    }

    #[test]
    fn sums_are_sorted() {
        check(
            "(d0, d1)[s0] -> (s0 + d1 * 2 + 7 + d0 - d1)",
            "(d0, d1)[s0] -> (d0 + d1 + s0 + 7)",
        );
        check(
            "(d0, d1) -> ((d0 + d1) * 4 - d0 * 4)",
            "(d0, d1) -> (d1 * 4)",
        );
    }

    #[test]
    fn quotients_lose_common_divisors() {
        check(
            "(d0, d1) -> ((d0 * 4 + d1 * 6 + 2) ceildiv 8)",
            "(d0, d1) -> ((d0 * 2 + d1 * 3 + 1) ceildiv 4)",
        );
        check("(d0) -> (d0 mod 5 + (d0 floordiv 5) * 5)", "(d0) -> (d0)");
    }

    #[test]
    fn undefined_expressions_stay() {
        check("(d0) -> (d0 mod 0 + 5 - d0)", "(d0) -> (d0 mod 0 - d0 + 5)");
        check("(d0) -> (d0 floordiv -2)", "(d0) -> (d0 floordiv -2)");
    }

    #[test]
    fn symbols_divide() {
        check("(d0)[s0] -> ((d0 * s0) mod s0)", "(d0)[s0] -> (0)");
        check("(d0)[s0] -> ((d0 * s0) floordiv s0)", "(d0)[s0] -> (d0)");
        check("(d0)[s0] -> ((d0 - d0 mod s0) mod s0)", "(d0)[s0] -> (0)");
        check(
            "()[s0] -> (((s0 floordiv 2) * s0) floordiv s0)",
            "()[s0] -> (s0 floordiv 2)",
        );
        check(
            "(d0)[s0] -> ((d0 * s0 + 1) floordiv s0)",
            "(d0)[s0] -> ((d0 * s0 + 1) floordiv s0)",
        );
    }

    #[test]
    fn remainders_have_bounds() {
        let remainder = AffineExpr::dim(0) % 8;
        let bounds = |lower, upper| {
            let bound = |is_upper| remainder.bound(1, 0, &[lower], &[upper], is_upper);
            (bound(false), bound(true))
        };
        assert_eq!(bounds(Some(3), None), (Some(0), Some(7)));
        assert_eq!(bounds(Some(3), Some(6)), (Some(3), Some(6)));
        assert_eq!(bounds(Some(3), Some(9)), (Some(0), Some(7)));
        assert_eq!(bounds(Some(-1), Some(-1)), (Some(7), Some(7)));
    }

    #[test]
    fn what_is_not_affine_is_refused() {
        let product = AffineExpr::dim(0) * AffineExpr::symbol(0);
        let dim = AffineExpr::dim(1);
        assert_eq!(product.replace_dims_and_symbols(&[], &[dim]), None);
        let missing = AffineExpr::dim(7);
        assert_eq!(missing.coefficients(2, 0), None);
        assert_eq!(missing.simplified(2, 0), missing);
    }
}
