//! The bases of `affine.delinearize_index` and `affine.linearize_index`: sizes that are numbers or values.

use super::validity::constant_integer;
use super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use ods_dialects::arith::ArithDialect;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// A size of a basis; the first one may have no bound.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Size {
    Unbounded,
    Number(i64),
    Value(Value),
}

impl Size {
    /// The number, if it is one or a constant.
    pub(super) fn number(self, ir: &Ir) -> Option<i64> {
        match self {
            Self::Unbounded => None,
            Self::Number(number) => Some(number),
            Self::Value(value) => constant_integer(ir, value),
        }
    }
}

/// The sizes of a basis, as many as there are indices: MLIR's `getPaddedBasis`.
fn padded(numbers: &[i64], values: &[Value], indices: usize) -> Option<Vec<Size>> {
    let mut values = values.iter();
    let mut sizes = Vec::with_capacity(indices);
    if indices == numbers.len() + 1 {
        sizes.push(Size::Unbounded);
    }
    for number in numbers {
        sizes.push(match *number {
            DYNAMIC => Size::Value(*values.next()?),
            number => Size::Number(number),
        });
    }
    (sizes.len() == indices).then_some(sizes)
}

impl AffineDelinearizeIndexOp {
    pub(super) fn padded_basis(self, ir: &Ir) -> Option<Vec<Size>> {
        let results = self.operation().results(ir).len();
        padded(self.static_basis(ir), self.dynamic_basis(ir), results)
    }
}

impl AffineLinearizeIndexOp {
    pub(super) fn padded_basis(self, ir: &Ir) -> Option<Vec<Size>> {
        let indices = self.multi_index(ir).len();
        padded(self.static_basis(ir), self.dynamic_basis(ir), indices)
    }
}

/// The sizes without a first one that is unbounded.
pub(super) fn bounded(sizes: &[Size]) -> &[Size] {
    match sizes {
        [Size::Unbounded, rest @ ..] => rest,
        _ => sizes,
    }
}

/// Divides sizes into numbers, in which `DYNAMIC` stands for a value, and values.
fn split(sizes: &[Size]) -> (Vec<i64>, Vec<Value>) {
    let mut values = Vec::new();
    let number = |size: &Size| match *size {
        Size::Unbounded => DYNAMIC,
        Size::Number(number) => number,
        Size::Value(value) => {
            values.push(value);
            DYNAMIC
        }
    };
    let numbers = sizes.iter().map(number).collect();
    (numbers, values)
}

/// Creates an `affine.delinearize_index` with a result for each size. Returns the results.
pub(super) fn delinearize(
    rw: &mut Rewriter<'_>,
    location: Location,
    index: Value,
    sizes: &[Size],
) -> Vec<Value> {
    let (numbers, values) = split(bounded(sizes));
    let mut state = OperationState::new(AffineDelinearizeIndexOp::INFO, location);
    state.operands.push(index);
    state.operands.extend(values);
    let basis = DenseArrayAttr::from_i64s(&numbers);
    state.set_attribute("static_basis", basis.into());
    state.result_types.resize(sizes.len(), Type::index());
    rw.create_operation(state).results(rw).to_vec()
}

/// Creates an `affine.linearize_index` with an index for each size.
pub(super) fn linearize(
    rw: &mut Rewriter<'_>,
    location: Location,
    indices: &[Value],
    sizes: &[Size],
    is_disjoint: bool,
) -> Value {
    let (numbers, values) = split(bounded(sizes));
    let mut state = OperationState::new(AffineLinearizeIndexOp::INFO, location);
    state.operands.extend_from_slice(indices);
    let segments =
        [indices.len(), values.len()].map(|count| i32::try_from(count).unwrap_or(i32::MAX));
    state.operands.extend(values);
    let basis = DenseArrayAttr::from_i64s(&numbers);
    state.set_attribute("static_basis", basis.into());
    let segments = DenseArrayAttr::from_i32s(&segments);
    state.set_attribute("operandSegmentSizes", segments.into());
    state.set_property_named("disjoint", is_disjoint);
    state.result_types.push(Type::index());
    rw.create_operation(state).result(rw, 0)
}

/// Creates the constant 0.
pub(super) fn zero(rw: &mut Rewriter<'_>, location: Location) -> Option<Value> {
    let value = Attribute::index(0);
    let zero = ArithDialect::materialize_constant(rw, &value, &Type::index(), location)?;
    Some(zero.result(rw, 0))
}
