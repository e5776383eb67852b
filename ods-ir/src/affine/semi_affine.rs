//! Simplification of semi-affine expressions, which multiply or divide by symbols.

use super::flatten::{Flattener, Row};
use super::sum::Terms;
use super::{AffineBinaryOp, AffineExpr};

type Expr = AffineExpr;

impl AffineExpr {
    /// Divides by symbols where the dividend is a multiple of the symbol, and drops remainders that
    /// are 0: MLIR's `simplifySemiAffine`.
    #[inline]
    pub(super) fn without_symbolic_divisors(
        &self,
        num_dims: u32,
        num_symbols: u32,
    ) -> Option<Self> {
        let simplify = |expr: &Self| expr.without_symbolic_divisors(num_dims, num_symbols);
        let Terms { first, sums } = self.terms();
        let mut new = match first {
            Self::Binary(binary) => {
                let (op, lhs) = (binary.op(), simplify(binary.lhs())?);
                let rhs = simplify(binary.rhs())?;
                match op {
                    AffineBinaryOp::Add | AffineBinaryOp::Mul => {
                        Self::checked_binary(op, lhs, rhs)?
                    }
                    _ if subtracts_remainder(&lhs, &rhs, num_dims, num_symbols) => {
                        Self::Constant(0)
                    }
                    _ => match &rhs {
                        Self::Symbol(symbol) if is_multiple(binary.lhs(), *symbol, op, false) => {
                            match op {
                                AffineBinaryOp::Mod => Self::Constant(0),
                                _ => match divided(&lhs, *symbol, op) {
                                    Some(quotient) => quotient,
                                    None => Self::checked_binary(op, lhs, rhs)?,
                                },
                            }
                        }
                        _ => Self::checked_binary(op, lhs, rhs)?,
                    },
                }
            }
            leaf => leaf.clone(),
        };
        for (_, term) in sums {
            new = Self::checked_binary(AffineBinaryOp::Add, new, simplify(term)?)?;
        }
        Some(new)
    }
}

/// Whether `lhs` is a sum `x - x mod rhs`, which `rhs` divides.
#[inline]
fn subtracts_remainder(lhs: &Expr, rhs: &Expr, num_dims: u32, num_symbols: u32) -> bool {
    let mut summands = Vec::new();
    collect_summands(lhs, &mut summands);
    let remainder = |expr: &Expr| {
        let (factor, -1) = expr.as_product() else {
            return None;
        };
        match factor {
            Expr::Binary(inner) if inner.op() == AffineBinaryOp::Mod && inner.rhs() == rhs => {
                Some(inner.lhs().clone())
            }
            _ => None,
        }
    };
    (0..summands.len()).any(|at| {
        let is_rest = || {
            let dividend = remainder(summands[at])?;
            let mut rest = Expr::Constant(0);
            for (other, summand) in summands.iter().enumerate() {
                if other != at {
                    rest = Expr::checked_binary(AffineBinaryOp::Add, rest, (*summand).clone())?;
                }
            }
            let minus_one = Expr::Constant(-1);
            let negated = Expr::checked_binary(AffineBinaryOp::Mul, dividend, minus_one)?;
            let rest = Expr::checked_binary(AffineBinaryOp::Add, rest, negated)?;
            Some(rest.simplified(num_dims, num_symbols) == Expr::Constant(0))
        };
        is_rest() == Some(true)
    })
}

#[inline]
fn collect_summands<'e>(expr: &'e Expr, summands: &mut Vec<&'e Expr>) {
    let Terms { first, sums } = expr.terms();
    summands.push(first);
    for (_, term) in sums {
        collect_summands(term, summands);
    }
}

/// Whether dividing the expression by a symbol, as `op` does, gives something simpler. A quotient that
/// is a factor cannot be divided: that would round another number.
#[inline]
fn is_multiple(expr: &Expr, symbol: u32, op: AffineBinaryOp, is_factor: bool) -> bool {
    let Terms { first, sums } = expr.terms();
    // A sum is not a factor itself.
    let is_factor = is_factor && sums.is_empty();
    let is_first = match first {
        Expr::Constant(value) => *value == 0,
        Expr::Dim(_) => false,
        Expr::Symbol(position) => *position == symbol,
        Expr::Binary(binary) => {
            let (lhs, rhs, inner) = (binary.lhs(), binary.rhs(), binary.op());
            match inner {
                AffineBinaryOp::Add => false,
                AffineBinaryOp::Mod => {
                    is_multiple(lhs, symbol, inner, false) && is_multiple(rhs, symbol, inner, false)
                }
                AffineBinaryOp::Mul => {
                    is_multiple(lhs, symbol, op, true) || is_multiple(rhs, symbol, op, true)
                }
                _ => op == inner && !is_factor && is_multiple(lhs, symbol, inner, false),
            }
        }
    };
    is_first
        && sums
            .iter()
            .all(|(_, term)| is_multiple(term, symbol, op, false))
}

/// Divides a multiple of a symbol by it.
#[inline]
fn divided(expr: &Expr, symbol: u32, op: AffineBinaryOp) -> Option<Expr> {
    let Terms { first, sums } = expr.terms();
    let mut quotient = match first {
        Expr::Constant(0) => Expr::Constant(0),
        Expr::Constant(_) | Expr::Dim(_) => return None,
        Expr::Symbol(position) => {
            if *position != symbol {
                return None;
            }
            Expr::Constant(1)
        }
        Expr::Binary(binary) => {
            let (mut lhs, mut rhs, inner) =
                (binary.lhs().clone(), binary.rhs().clone(), binary.op());
            match inner {
                AffineBinaryOp::Mul if is_multiple(&lhs, symbol, op, true) => {
                    lhs = divided(&lhs, symbol, op)?;
                }
                AffineBinaryOp::Mul => rhs = divided(&rhs, symbol, op)?,
                AffineBinaryOp::Mod => {
                    lhs = divided(&lhs, symbol, inner)?;
                    rhs = divided(&rhs, symbol, inner)?;
                }
                _ => lhs = divided(&lhs, symbol, inner)?,
            }
            Expr::checked_binary(inner, lhs, rhs)?
        }
    };
    for (_, term) in sums {
        let term = divided(term, symbol, op)?;
        quotient = Expr::checked_binary(AffineBinaryOp::Add, quotient, term)?;
    }
    Some(quotient)
}

impl Flattener {
    /// Builds the expression of a row with its terms in the order of the positions of their
    /// dimensions and symbols: MLIR's `getSemiAffineExprFromFlatForm`.
    #[inline]
    pub(super) fn unflatten_semi_affine(&self, row: &Row) -> Option<AffineExpr> {
        // Terms with their keys: the position, then what orders the terms of one position.
        let mut terms: Vec<((u32, i64), Expr, i64)> = Vec::new();
        let mut rest = Vec::new();
        let mut last = self.num_dims.max(self.num_symbols) as i64 - 1;
        let mut first = 0;
        let mut next_last = || {
            last += 1;
            last
        };
        let mut next_first = || {
            first -= 1;
            first
        };
        let (dims, symbols) = row.inputs.split_at(self.num_dims);
        let numbered = |coefficients: &[i64]| {
            let numbered = (0_u32..).zip(coefficients.iter().copied());
            numbered
                .filter(|(_, coefficient)| *coefficient != 0)
                .collect::<Vec<_>>()
        };
        for (position, coefficient) in numbered(symbols) {
            let key = (position, next_last());
            terms.push((key, Expr::Symbol(position), coefficient));
        }
        for (local, coefficient) in self.locals.iter().zip(&row.locals) {
            if *coefficient == 0 {
                continue;
            }
            let key = match local {
                Expr::Binary(binary) => match (binary.lhs(), binary.rhs()) {
                    (Expr::Dim(dim), Expr::Constant(_)) => Some((*dim, next_first())),
                    (Expr::Dim(dim), Expr::Symbol(symbol)) => Some((*dim, i64::from(*symbol))),
                    (Expr::Symbol(symbol), Expr::Symbol(_) | Expr::Constant(_)) => {
                        Some((*symbol, next_last()))
                    }
                    _ => None,
                },
                _ => None,
            };
            match key {
                Some(key) => terms.push((key, local.clone(), *coefficient)),
                None => rest.push((local.clone(), *coefficient)),
            }
        }
        for (position, coefficient) in numbered(dims) {
            let key = (position, next_first());
            terms.push((key, Expr::Dim(position), coefficient));
        }
        terms.sort_by_key(|(key, ..)| *key);
        let terms = terms
            .into_iter()
            .map(|(_, expr, coefficient)| (expr, coefficient));
        super::flatten::sum(terms.chain(rest), row.constant)
    }
}
