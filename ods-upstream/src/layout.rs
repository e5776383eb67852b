//! The layout of a memref as strides and an offset.

use ods_runtime::affine::{AffineBinaryOp, AffineExpr, AffineMap};
use ods_runtime::attributes::StridedLayoutAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, MemRefType};

/// The product of two numbers that may be dynamic. Zero times anything is zero.
pub(crate) fn times(left: i64, right: i64) -> i64 {
    match (left, right) {
        (0, _) | (_, 0) => 0,
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        _ => left.wrapping_mul(right),
    }
}

/// The sum of two numbers that may be dynamic.
pub(crate) fn plus(left: i64, right: i64) -> i64 {
    if left == DYNAMIC || right == DYNAMIC {
        return DYNAMIC;
    }
    left.wrapping_add(right)
}

/// A stride or an offset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    Constant(i64),
    Symbol(u32),
    /// An expression of symbols.
    Other,
}

impl Number {
    fn of(expr: &AffineExpr) -> Self {
        match expr {
            AffineExpr::Constant(value) => Self::Constant(*value),
            AffineExpr::Symbol(position) => Self::Symbol(*position),
            _ => Self::Other,
        }
    }

    fn add(self, other: Self) -> Self {
        match (self, other) {
            (Self::Constant(left), Self::Constant(right)) => {
                Self::Constant(left.wrapping_add(right))
            }
            (Self::Constant(0), other) | (other, Self::Constant(0)) => other,
            _ => Self::Other,
        }
    }

    fn mul(self, other: Self) -> Self {
        match (self, other) {
            (Self::Constant(left), Self::Constant(right)) => {
                Self::Constant(left.wrapping_mul(right))
            }
            (Self::Constant(0), _) | (_, Self::Constant(0)) => Self::Constant(0),
            (Self::Constant(1), other) | (other, Self::Constant(1)) => other,
            _ => Self::Other,
        }
    }

    fn value(self) -> i64 {
        match self {
            Self::Constant(value) => value,
            Self::Symbol(_) | Self::Other => DYNAMIC,
        }
    }
}

/// The strides and the offset of a memref whose layout is strided: MLIR's `getStridesAndOffset`.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    strides: Vec<Number>,
    offset: Number,
    num_symbols: u32,
}

impl Layout {
    /// The layout of a type, unless it is not strided.
    pub(crate) fn of(ty: &MemRefType) -> Option<Self> {
        match ty.layout() {
            None => Some(Self::identity(ty.shape())),
            Some(Attribute::StridedLayout(strided)) => Some(Self::strided(strided)),
            Some(Attribute::AffineMap(map)) => Self::of_map(map),
            Some(_) => None,
        }
    }

    /// The layout of consecutive elements. A stride is known if all inner sizes are known and positive.
    fn identity(shape: &[i64]) -> Self {
        let (mut num_symbols, mut next) = (0, Some(1_i64));
        let mut strides = Vec::with_capacity(shape.len());
        for size in shape.iter().rev() {
            strides.push(next.map_or(Number::Symbol(num_symbols), Number::Constant));
            num_symbols += u32::from(next.is_none());
            next = next.filter(|_| *size > 0);
            next = next.map(|stride| stride.wrapping_mul(*size));
        }
        strides.reverse();
        Self {
            strides,
            offset: Number::Constant(0),
            num_symbols,
        }
    }

    /// Each dynamic number is a symbol of its own.
    fn strided(attribute: &StridedLayoutAttr) -> Self {
        let mut num_symbols = 0;
        let mut number = |value: i64| {
            if value != DYNAMIC {
                return Number::Constant(value);
            }
            num_symbols += 1;
            Number::Symbol(num_symbols - 1)
        };
        let offset = number(attribute.offset());
        let strides = attribute.strides().iter();
        Self {
            strides: strides.map(|stride| number(*stride)).collect(),
            offset,
            num_symbols,
        }
    }

    fn of_map(map: &AffineMap) -> Option<Self> {
        let [position] = map.results() else {
            return None;
        };
        let mut layout = Self {
            strides: vec![Number::Constant(0); map.num_dims() as usize],
            offset: Number::Constant(0),
            num_symbols: map.num_symbols(),
        };
        // Sums may be long, so they are taken apart on the heap.
        let mut terms = vec![(position, Number::Constant(1))];
        while let Some((term, factor)) = terms.pop() {
            let binary = match term {
                AffineExpr::Dim(dim) => {
                    layout.add_stride(*dim, factor)?;
                    continue;
                }
                AffineExpr::Binary(binary) => binary,
                AffineExpr::Symbol(_) | AffineExpr::Constant(_) => {
                    layout.offset = layout.offset.add(factor.mul(Number::of(term)));
                    continue;
                }
            };
            let (lhs, rhs) = (binary.lhs(), binary.rhs());
            match (binary.op(), lhs) {
                (AffineBinaryOp::Add, _) => terms.extend([(rhs, factor), (lhs, factor)]),
                (AffineBinaryOp::Mul, AffineExpr::Dim(dim)) => {
                    layout.add_stride(*dim, factor.mul(Number::of(rhs)))?;
                }
                (AffineBinaryOp::Mul, _) if lhs.is_symbolic_or_constant() => {
                    terms.push((rhs, factor.mul(Number::of(lhs))));
                }
                (AffineBinaryOp::Mul, _) => terms.push((lhs, factor.mul(Number::of(rhs)))),
                _ => return None,
            }
        }
        Some(layout)
    }

    fn add_stride(&mut self, dim: u32, stride: Number) -> Option<()> {
        let sum = self.strides.get_mut(dim as usize)?;
        *sum = sum.add(stride);
        Some(())
    }

    pub(crate) fn strides(&self) -> Vec<i64> {
        self.strides.iter().map(|stride| stride.value()).collect()
    }

    pub(crate) fn offset(&self) -> i64 {
        self.offset.value()
    }

    /// The layout as a map. Its terms have the order of MLIR's simplified expressions: by the position of their dimension
    /// or symbol, and with the same one first constant factors, then symbols by themselves last.
    fn to_map(&self) -> AffineMap {
        let expr = |number: Number| match number {
            Number::Constant(value) => AffineExpr::constant(value),
            Number::Symbol(position) => AffineExpr::symbol(position),
            Number::Other => AffineExpr::symbol(0),
        };
        let dims = u32::try_from(self.strides.len()).unwrap_or(u32::MAX);
        let mut terms = Vec::new();
        for (dim, stride) in (0..dims).zip(&self.strides) {
            let last = match stride {
                Number::Symbol(position) => i64::from(*position),
                _ => -1,
            };
            terms.push(((dim, last), AffineExpr::dim(dim) * expr(*stride)));
        }
        let mut sum_end = AffineExpr::constant(0);
        match self.offset {
            Number::Symbol(position) => {
                let last = i64::from(dims.max(self.num_symbols));
                terms.push(((position, last), AffineExpr::symbol(position)));
            }
            offset => sum_end = expr(offset),
        }
        terms.sort_by_key(|(key, _)| *key);
        let start = AffineExpr::constant(0);
        let sum = terms.into_iter().fold(start, |sum, (_, term)| sum + term);
        AffineMap::new(dims, self.num_symbols, [sum + sum_end])
    }
}

/// Whether a layout is the identity.
pub(crate) fn is_identity(ty: &MemRefType) -> bool {
    match ty.layout() {
        None => true,
        Some(Attribute::StridedLayout(strided)) => {
            strided.strides() == [1] && strided.offset() == 0
        }
        Some(Attribute::AffineMap(map)) => map.is_identity(),
        Some(_) => false,
    }
}

/// The number of symbols of the layout.
pub(crate) fn num_symbols(ty: &MemRefType) -> usize {
    match ty.layout() {
        Some(Attribute::StridedLayout(strided)) => Layout::strided(strided).num_symbols as usize,
        Some(Attribute::AffineMap(map)) => map.num_symbols() as usize,
        _ => 0,
    }
}

/// Whether neighbours in the last dimension are neighbours in memory.
#[cfg(any(feature = "gpu", feature = "vector"))]
pub(crate) fn has_unit_stride(ty: &MemRefType) -> bool {
    let strides = Layout::of(ty).map(|layout| layout.strides());
    strides.is_some_and(|strides| strides.last().is_none_or(|stride| *stride == 1))
}

/// The memref with this shape, element type and memory space, and with a strided layout.
pub(crate) fn with_strides(
    ty: &MemRefType,
    shape: &[i64],
    offset: i64,
    strides: &[i64],
) -> MemRefType {
    let layout = StridedLayoutAttr::new(offset, strides);
    with_layout(ty, shape, Some(layout.into()))
}

/// The memref with the element type and memory space of `ty`.
pub(crate) fn with_layout(ty: &MemRefType, shape: &[i64], layout: Option<Attribute>) -> MemRefType {
    let space = ty.memory_space().cloned();
    MemRefType::with_layout(shape, ty.element_type().clone(), layout, space)
}

/// The memref with its strided layout as an affine map, or without layout if it is that of consecutive elements: MLIR's
/// `canonicalizeStridedLayout`.
pub(crate) fn canonical(ty: &MemRefType) -> MemRefType {
    let Some(layout) = ty.layout().and_then(|_| Layout::of(ty)) else {
        return ty.clone();
    };
    let is_consecutive = layout == Layout::identity(ty.shape());
    let map = (!is_consecutive).then(|| layout.to_map().into());
    with_layout(ty, ty.shape(), map)
}
