//! Affine expressions, maps and integer sets, as immutable values.
//!
//! Expressions are simplified while they are built, by the same local rules as in MLIR. Two
//! expressions that print alike are equal.
//!
//! ```
//! use ods_runtime::affine::{AffineExpr, AffineMap};
//!
//! let (i, j) = (AffineExpr::dim(0), AffineExpr::dim(1));
//! let map = AffineMap::new(2, 0, [i.clone() * 4 + j + 1 + 2, i * 4 % 2]);
//! assert_eq!(map.to_string(), "(d0, d1) -> (d0 * 4 + d1 + 3, 0)");
//! ```

mod flatten;
mod map;
mod queries;
mod replace;
mod semi_affine;
mod simplify;
mod sum;

pub use map::{AffineMap, IntegerSet};
pub(crate) use sum::Terms;

use crate::accessors::conversions;
use crate::types::NestingTooDeep;
use crate::types::storage::{Composite, Measure, Shared, or_panic};
use std::fmt;
use std::ops;

/// The binary operations of affine expressions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineBinaryOp {
    /// `+`.
    Add,
    /// `*`; at least one side has no dimensions.
    Mul,
    /// `mod`; not negative for a positive right side.
    Mod,
    /// `floordiv`.
    FloorDiv,
    /// `ceildiv`.
    CeilDiv,
}

/// An affine expression over dimensions `d0, d1, …` and symbols `s0, s1, …`.
///
/// Includes semi-affine expressions, which multiply or divide by symbols.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum AffineExpr {
    /// A dimension.
    Dim(u32),
    /// A symbol.
    Symbol(u32),
    /// A constant.
    Constant(i64),
    /// An operation on two expressions.
    Binary(AffineBinaryExpr),
}

/// An operation on two affine expressions.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct AffineBinaryExpr(Shared<BinaryData>);

struct BinaryData {
    op: AffineBinaryOp,
    lhs: AffineExpr,
    rhs: AffineExpr,
    /// Whether the expression contains no dimension.
    symbolic: bool,
    /// A number that divides the value. Cached, because shared parts would be visited repeatedly.
    divisor: i64,
}

impl Composite for BinaryData {
    fn measure(&self) -> Measure {
        self.measure_terms()
    }
}

impl AffineBinaryExpr {
    /// The operation.
    pub fn op(&self) -> AffineBinaryOp {
        self.0.op
    }

    /// The left side.
    pub fn lhs(&self) -> &AffineExpr {
        &self.0.lhs
    }

    /// The right side.
    pub fn rhs(&self) -> &AffineExpr {
        &self.0.rhs
    }
}

impl AffineExpr {
    /// Returns dimension `position`.
    pub const fn dim(position: u32) -> Self {
        Self::Dim(position)
    }

    /// Returns symbol `position`.
    pub const fn symbol(position: u32) -> Self {
        Self::Symbol(position)
    }

    /// Returns a constant.
    pub const fn constant(value: i64) -> Self {
        Self::Constant(value)
    }

    /// Builds an operation on two expressions and simplifies it.
    ///
    /// # Panics
    ///
    /// If both sides of a product, or the right side of a division or remainder, contain
    /// dimensions; or if the result nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[must_use]
    #[track_caller]
    pub fn binary(op: AffineBinaryOp, lhs: Self, rhs: Self) -> Self {
        assert!(
            Self::is_affine(op, &lhs, &rhs),
            "the expression would not be affine"
        );
        or_panic(Self::try_binary(op, lhs, rhs))
    }

    /// Whether the operation yields an affine or semi-affine expression.
    pub(crate) fn is_affine(op: AffineBinaryOp, lhs: &Self, rhs: &Self) -> bool {
        match op {
            AffineBinaryOp::Add => true,
            AffineBinaryOp::Mul => lhs.is_symbolic_or_constant() || rhs.is_symbolic_or_constant(),
            _ => rhs.is_symbolic_or_constant(),
        }
    }

    /// Builds the operation without simplifying it.
    fn raw_binary(op: AffineBinaryOp, lhs: Self, rhs: Self) -> Result<Self, NestingTooDeep> {
        let data = BinaryData {
            op,
            symbolic: lhs.is_symbolic_or_constant() && rhs.is_symbolic_or_constant(),
            divisor: queries::divisor_of(op, &lhs, &rhs),
            lhs,
            rhs,
        };
        Ok(Self::Binary(AffineBinaryExpr(Shared::try_new(data)?)))
    }

    /// Divides, rounding down.
    ///
    /// # Panics
    ///
    /// As [`binary`](Self::binary).
    #[must_use]
    #[track_caller]
    pub fn floor_div(self, divisor: impl Into<Self>) -> Self {
        Self::binary(AffineBinaryOp::FloorDiv, self, divisor.into())
    }

    /// Divides, rounding up.
    ///
    /// # Panics
    ///
    /// As [`binary`](Self::binary).
    #[must_use]
    #[track_caller]
    pub fn ceil_div(self, divisor: impl Into<Self>) -> Self {
        Self::binary(AffineBinaryOp::CeilDiv, self, divisor.into())
    }

    fn measure(&self) -> Measure {
        match self {
            Self::Binary(binary) => binary.0.measure(),
            _ => Measure::LEAF,
        }
    }

    /// Whether its expanded form is too large to print; parts may be shared.
    pub(crate) fn is_huge(&self) -> bool {
        self.measure().is_huge()
    }
}

conversions! {
    |value: i64| -> AffineExpr = Self::Constant(value);
}

macro_rules! operators {
    ($($trait:ident $method:ident $op:ident;)*) => {
        $(
            impl<E: Into<AffineExpr>> ops::$trait<E> for AffineExpr {
                type Output = AffineExpr;

                #[track_caller]
                fn $method(self, rhs: E) -> AffineExpr {
                    AffineExpr::binary(AffineBinaryOp::$op, self, rhs.into())
                }
            }
        )*
    };
}

operators! {
    Add add Add;
    Mul mul Mul;
    Rem rem Mod;
}

impl ops::Neg for AffineExpr {
    type Output = Self;

    #[track_caller]
    #[inline]
    fn neg(self) -> Self {
        self * -1
    }
}

impl<E: Into<Self>> ops::Sub<E> for AffineExpr {
    type Output = Self;

    #[track_caller]
    fn sub(self, rhs: E) -> Self {
        self + -rhs.into()
    }
}

crate::types::object::printed_by!(AffineExpr, print_affine_expr);

impl fmt::Debug for AffineBinaryExpr {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&AffineExpr::Binary(self.clone()), f)
    }
}
