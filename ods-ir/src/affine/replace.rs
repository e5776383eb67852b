//! Replacing dimensions and symbols.
//!
//! Every function returns `None` if the result would not be affine, or would nest too deeply or be
//! too large to print.

use super::sum::Terms;
use super::{AffineBinaryOp, AffineExpr, AffineMap};

impl AffineExpr {
    /// Builds an operation on two expressions and simplifies it, as [`binary`](Self::binary).
    /// Returns `None` where that panics, or if the result is too large to print.
    ///
    /// ```
    /// use ods_runtime::affine::{AffineBinaryOp, AffineExpr};
    /// let (d0, d1) = (AffineExpr::dim(0), AffineExpr::dim(1));
    /// assert!(AffineExpr::checked_binary(AffineBinaryOp::Mul, d0.clone(), d1.clone()).is_none());
    /// assert!(AffineExpr::checked_binary(AffineBinaryOp::Add, d0, d1).is_some());
    /// ```
    #[inline]
    pub fn checked_binary(op: AffineBinaryOp, lhs: Self, rhs: Self) -> Option<Self> {
        if !Self::is_affine(op, &lhs, &rhs) {
            return None;
        }
        let built = Self::try_binary(op, lhs, rhs).ok()?;
        (!built.is_huge()).then_some(built)
    }

    /// Replaces dimension `i` by `dims[i]` and symbol `i` by `symbols[i]`, as far as the lists
    /// reach, and simplifies what changes: MLIR's `replaceDimsAndSymbols`.
    ///
    /// ```
    /// use ods_runtime::affine::AffineExpr;
    /// let expr = AffineExpr::dim(0) * 2 + AffineExpr::symbol(0);
    /// let new = expr.replace_dims_and_symbols(&[AffineExpr::dim(1) + 3], &[]).unwrap();
    /// assert_eq!(new.to_string(), "(d1 + 3) * 2 + s0");
    /// ```
    #[inline]
    pub fn replace_dims_and_symbols(&self, dims: &[Self], symbols: &[Self]) -> Option<Self> {
        self.replace_leaves(&|leaf| {
            let (replacements, position) = match leaf {
                Self::Dim(position) => (dims, *position),
                Self::Symbol(position) => (symbols, *position),
                _ => return None,
            };
            replacements.get(position as usize).cloned()
        })
    }

    /// Replaces the leaves for which `replacement` returns something.
    #[inline]
    fn replace_leaves(&self, replacement: &dyn Fn(&Self) -> Option<Self>) -> Option<Self> {
        let Terms { first, sums } = self.terms();
        let mut new = match first {
            Self::Binary(binary) => {
                let lhs = binary.lhs().replace_leaves(replacement)?;
                let rhs = binary.rhs().replace_leaves(replacement)?;
                if lhs == *binary.lhs() && rhs == *binary.rhs() {
                    first.clone()
                } else {
                    Self::checked_binary(binary.op(), lhs, rhs)?
                }
            }
            leaf => replacement(leaf).unwrap_or_else(|| leaf.clone()),
        };
        let mut old = first;
        for (sum, term) in sums {
            let rhs = term.replace_leaves(replacement)?;
            new = if new == *old && rhs == *term {
                sum.clone()
            } else {
                Self::checked_binary(AffineBinaryOp::Add, new, rhs)?
            };
            old = sum;
        }
        Some(new)
    }
}

impl AffineMap {
    /// Replaces the dimensions and symbols of all results, as
    /// [`AffineExpr::replace_dims_and_symbols`]. The new map has `num_dims` dimensions and
    /// `num_symbols` symbols.
    #[inline]
    pub fn replace_dims_and_symbols(
        &self,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
        num_dims: u32,
        num_symbols: u32,
    ) -> Option<Self> {
        let results = self.results().iter();
        let results: Option<Vec<AffineExpr>> = results
            .map(|result| result.replace_dims_and_symbols(dims, symbols))
            .collect();
        Some(Self::new(num_dims, num_symbols, results?))
    }
}
