//! Affine maps and integer sets.

use super::AffineExpr;
use crate::types::storage::{Composite, Measure, Shared};

/// A function from dimensions and symbols to a list of affine expressions:
/// `(d0)[s0] -> (d0 + s0)`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct AffineMap(pub(crate) Shared<MapData>);

#[derive(PartialEq, Eq, Hash)]
pub(crate) struct MapData {
    num_dims: u32,
    num_symbols: u32,
    results: Box<[AffineExpr]>,
}

impl Composite for MapData {
    fn measure(&self) -> Measure {
        measure_of(self.results.iter())
    }
}

/// Returns the measure of a list of expressions: the sum of their sizes. Expressions contain no
/// attributes.
fn measure_of<'e>(expressions: impl Iterator<Item = &'e AffineExpr>) -> Measure {
    let sizes = expressions.map(|expr| expr.measure().size);
    Measure {
        size: sizes.fold(1, u32::saturating_add),
        ..Measure::LEAF
    }
    .with_alias()
}

impl AffineMap {
    /// Creates the map from `num_dims` dimensions and `num_symbols` symbols to `results`.
    pub fn new(
        num_dims: u32,
        num_symbols: u32,
        results: impl IntoIterator<Item = AffineExpr>,
    ) -> Self {
        Self(Shared::new(MapData {
            num_dims,
            num_symbols,
            results: results.into_iter().collect(),
        }))
    }

    /// Creates the identity map of `num_dims` dimensions.
    #[inline]
    pub fn multi_dim_identity(num_dims: u32) -> Self {
        Self::new(num_dims, 0, (0..num_dims).map(AffineExpr::Dim))
    }

    /// Creates `() -> (value)`.
    #[inline]
    pub fn constant(value: i64) -> Self {
        Self::new(0, 0, [AffineExpr::Constant(value)])
    }

    /// The number of dimensions and symbols together.
    #[inline]
    pub fn num_inputs(&self) -> u32 {
        self.num_dims() + self.num_symbols()
    }

    /// The result expressions.
    pub fn results(&self) -> &[AffineExpr] {
        &self.0.results
    }

    /// Whether this maps all dimensions to themselves, in order.
    pub fn is_identity(&self) -> bool {
        self.results().len() == self.num_dims() as usize
            && (self.results().iter().zip(0..)).all(|(result, at)| *result == AffineExpr::Dim(at))
    }

    /// Whether every result is a dimension and no dimension occurs twice.
    #[inline]
    pub fn is_projected_permutation(&self) -> bool {
        if self.num_symbols() != 0 {
            return false;
        }
        let mut seen = vec![false; self.num_dims() as usize];
        self.results().iter().all(|result| match result {
            AffineExpr::Dim(dim) => {
                let seen = &mut seen[*dim as usize];
                !std::mem::replace(seen, true)
            }
            _ => false,
        })
    }

    /// Whether the results are all dimensions, each once.
    #[inline]
    pub fn is_permutation(&self) -> bool {
        self.results().len() == self.num_dims() as usize && self.is_projected_permutation()
    }

    /// Whether the map has exactly one result, and it is a constant.
    #[inline]
    pub fn is_single_constant(&self) -> bool {
        matches!(self.results(), [AffineExpr::Constant(_)])
    }

    /// Evaluates the results for the given dimensions and symbols. Returns `None` on division by
    /// zero, on overflow, or if a dimension or symbol is missing.
    #[inline]
    pub fn evaluate(&self, dims: &[i64], symbols: &[i64]) -> Option<Vec<i64>> {
        let results = self.results().iter();
        results
            .map(|result| result.evaluate(dims, symbols))
            .collect()
    }
}

crate::types::object::printed_by!(AffineMap, print_affine_map);

/// The points that satisfy affine equalities and inequalities:
/// `(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct IntegerSet(pub(crate) Shared<SetData>);

#[derive(PartialEq, Eq, Hash)]
pub(crate) struct SetData {
    num_dims: u32,
    num_symbols: u32,
    constraints: Box<[(AffineExpr, bool)]>,
}

impl Composite for SetData {
    fn measure(&self) -> Measure {
        measure_of(self.constraints.iter().map(|(expr, _)| expr))
    }
}

impl IntegerSet {
    /// Creates the set of points where each expression is zero, if marked as an equality, or not
    /// negative otherwise. An empty list of constraints becomes `0 == 0`, which all points satisfy.
    pub fn new(
        num_dims: u32,
        num_symbols: u32,
        constraints: impl IntoIterator<Item = (AffineExpr, bool)>,
    ) -> Self {
        let mut constraints: Vec<_> = constraints.into_iter().collect();
        if constraints.is_empty() {
            constraints.push((AffineExpr::Constant(0), true));
        }
        Self(Shared::new(SetData {
            num_dims,
            num_symbols,
            constraints: constraints.into(),
        }))
    }

    /// Creates the empty set: `1 == 0`.
    #[inline]
    pub fn empty(num_dims: u32, num_symbols: u32) -> Self {
        Self::new(num_dims, num_symbols, [(AffineExpr::Constant(1), true)])
    }

    /// The expressions, each with a flag that marks equalities.
    pub fn constraints(&self) -> &[(AffineExpr, bool)] {
        &self.0.constraints
    }

    /// Whether this is the empty set as built by [`empty`](Self::empty).
    #[inline]
    pub fn is_empty_set(&self) -> bool {
        *self == Self::empty(self.num_dims(), self.num_symbols())
    }
}

crate::types::object::printed_by!(IntegerSet, print_integer_set);

macro_rules! over_inputs {
    ($($kind:ident)*) => {$(
        impl $kind {
            /// Whether its expanded form is too large to print; parts may be shared.
            pub(crate) fn is_huge(&self) -> bool {
                self.0.measure().is_huge()
            }

            /// The number of dimensions.
            pub fn num_dims(&self) -> u32 {
                self.0.num_dims
            }

            /// The number of symbols.
            pub fn num_symbols(&self) -> u32 {
                self.0.num_symbols
            }
        }
    )*};
}

over_inputs! { AffineMap IntegerSet }
