//! Which values are constants: MLIR's `SparseConstantPropagation`.

use super::lattice::Lattice;
use super::solver::Visited;
use super::sparse::{SparseForward, Transfer};
use ods_ir::attributes::Attribute;
use ods_ir::ir::{Ir, Operation, Value};
use ods_ir::op::{FoldResult, Folded, OpInfo};
use ods_ir::registry::DialectInfo;
use smallvec::SmallVec;

/// What is known about a value as a constant.
#[derive(Clone, Debug, Default)]
pub enum ConstantValue {
    /// Control has not got to the value yet.
    #[default]
    Unvisited,
    /// It is this constant. The dialect, of the operation that computes it, builds the operation for
    /// the constant.
    Constant(Attribute, Option<&'static DialectInfo>),
    /// It is no constant, or none that is known.
    Unknown,
}

impl ConstantValue {
    /// The constant, if it is one.
    #[inline]
    pub fn attribute(&self) -> Option<&Attribute> {
        match self {
            Self::Constant(attribute, _) => Some(attribute),
            Self::Unvisited | Self::Unknown => None,
        }
    }
}

impl ConstantValue {
    /// As [`join`](Lattice::join), with a value that is not needed any more.
    #[inline]
    fn join_owned(&mut self, other: Self) -> bool {
        match self {
            Self::Unvisited if !matches!(other, Self::Unvisited) => {
                *self = other;
                true
            }
            _ => self.join(&other),
        }
    }
}

impl Lattice for ConstantValue {
    #[inline]
    fn join(&mut self, other: &Self) -> bool {
        match (&*self, other) {
            (_, Self::Unvisited) | (Self::Unknown, _) => false,
            (Self::Constant(a, _), Self::Constant(b, _)) if a == b => false,
            (Self::Unvisited, other) => {
                *self = other.clone();
                true
            }
            (Self::Constant(..), _) => {
                *self = Self::Unknown;
                true
            }
        }
    }
}

/// Folds operations with the constants that their operands are known to be.
#[derive(Debug)]
pub(super) struct ConstantPropagation;

impl SparseForward for ConstantPropagation {
    type Lattice = ConstantValue;

    #[inline]
    fn entry_state(&self, _: &Ir, _: Value) -> ConstantValue {
        ConstantValue::Unknown
    }

    #[inline]
    fn visit_operation(
        &mut self,
        op: Operation,
        cx: &mut Transfer<'_, '_, ConstantValue>,
    ) -> Visited {
        // Folders of operations with regions may change these, which could not be undone.
        if !op.is_leaf(cx.ir()) && !op.regions(cx.ir()).is_empty() {
            give_up(op, cx);
            return Ok(());
        }
        if let Some(value) = op.constant_value(cx.cx.ir) {
            set_constant(op, 0, value, cx);
            return Ok(());
        }
        let Some(folded) = cx.fold(op) else {
            return Ok(());
        };
        let Folded::To(found) = folded else {
            give_up(op, cx);
            return Ok(());
        };
        for (number, found) in found.into_iter().enumerate() {
            match found {
                FoldResult::Attr(value) => set_constant(op, number, value, cx),
                FoldResult::Value(value) => {
                    let result = op.result(cx.ir(), number);
                    cx.join_from(result, value);
                }
            }
        }
        Ok(())
    }
}

/// A result is a constant, which the dialect of the operation builds.
#[inline]
fn set_constant(
    op: Operation,
    number: usize,
    value: Attribute,
    cx: &mut Transfer<'_, '_, ConstantValue>,
) {
    let dialect = op.info(cx.ir()).map(OpInfo::dialect);
    let result = op.result(cx.ir(), number);
    let constant = ConstantValue::Constant(value, dialect);
    cx.update(result, |known| known.join_owned(constant));
}

/// The results are not known.
#[inline]
fn give_up(op: Operation, cx: &mut Transfer<'_, '_, ConstantValue>) {
    for number in 0..op.results(cx.ir()).len() {
        cx.join_result(number, &ConstantValue::Unknown);
    }
}

impl Transfer<'_, '_, ConstantValue> {
    /// Folds an operation with what its operands are known to be, without changing it. `None` if
    /// control has not got to one of them yet.
    #[inline]
    fn fold(&mut self, op: Operation) -> Option<Folded> {
        let cx = &mut *self.cx;
        let (ir, state) = (&mut *cx.ir, &*cx.state);
        let mut constants: SmallVec<[Option<&Attribute>; 4]> = SmallVec::new();
        for operand in op.operands(ir) {
            match state.value(self.values, *operand) {
                ConstantValue::Unvisited => return None,
                known => constants.push(known.attribute()),
            }
        }
        Some(op.fold_unchanged(ir, &constants))
    }
}
