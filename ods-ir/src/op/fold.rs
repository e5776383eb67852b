//! Folding: the results of an operation that can be determined without running it.
//!
//! The hook of one op is the trait [`Fold`]; [`Operation::fold`] works on any operation.
//! The caller makes operations of the resulting constants:
//! [`MaterializeConstant`](super::MaterializeConstant).

use super::{DeclaresFold, OpFields, RawAdaptor, Slot};
use crate::attributes::Attribute;
use crate::ir::{Ir, Operation, Region, Value};
use crate::verify::is_well_formed;
use smallvec::SmallVec;

/// The parts of an op by name, with the known constants of its operands instead of the
/// operands.
pub type FoldAdaptor<'a, O> = <O as OpFields>::Fields<'a, Option<&'a Attribute>>;

/// The folder of an op with `hasFolder = 1`.
///
/// ```text
/// impl Fold for AddOp {
///     fn fold(self, ir: &mut Ir, constants: AddOpAdaptor<'_, Option<&Attribute>>) -> Folded {
///         match (constants.lhs.and_then(int), constants.rhs.and_then(int)) {
///             (_, Some(0)) => self.lhs(ir).into(),
///             (Some(a), Some(b)) => Attribute::i64(a + b).into(),
///             _ => Folded::No,
///         }
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasFolder` (`has_folder` in a derive), but `Fold` is not implemented for it",
    label = "needs `impl Fold for {Self}`",
    note = "write `impl Fold for {Self} {{ fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {{ … }} }}`"
)]
pub trait Fold: OpFields + DeclaresFold {
    /// Returns the results, if they can be determined; [`Folded::InPlace`] if the
    /// operation was changed into a simpler one.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded;
}

/// One result of a folded operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldResult {
    /// An existing value.
    Value(Value),
    /// A constant.
    Attr(Attribute),
}

/// The outcome of a folder: MLIR's `OpFoldResult`s.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Folded {
    /// The operation cannot be folded.
    No,
    /// The operation was changed, and is still needed.
    InPlace,
    /// The replacements of the results, one for each.
    To(SmallVec<[FoldResult; 1]>),
}

impl From<Value> for FoldResult {
    fn from(value: Value) -> Self {
        Self::Value(value)
    }
}

impl From<Attribute> for FoldResult {
    fn from(attr: Attribute) -> Self {
        Self::Attr(attr)
    }
}

impl<R: Into<FoldResult>> From<R> for Folded {
    fn from(result: R) -> Self {
        Self::To(SmallVec::from_iter([result.into()]))
    }
}

impl<R: Into<FoldResult>> From<Option<R>> for Folded {
    fn from(result: Option<R>) -> Self {
        result.map_or(Self::No, Self::from)
    }
}

impl<R: Into<FoldResult>> From<Vec<R>> for Folded {
    fn from(results: Vec<R>) -> Self {
        Self::To(results.into_iter().map(Into::into).collect())
    }
}

/// A folder for the operations of one op, given the known constants of the operands.
pub type FoldFn = fn(Operation, &mut Ir, &[Option<&Attribute>]) -> Folded;

/// Table entry for [`Fold`].
pub fn fold<O: Fold>(op: Operation, ir: &mut Ir, constants: &[Option<&Attribute>]) -> Folded {
    // The folder may change the operation, so it gets copies.
    let slots: SmallVec<[Slot; 4]> = op.slots(ir).iter().cloned().collect();
    let regions: SmallVec<[Region; 2]> = op.regions(ir).iter().copied().collect();
    let raw = RawAdaptor::new(O::INFO, constants, &slots, &regions);
    O::from_operation_unchecked(op).fold(ir, O::read(raw))
}

impl Operation {
    /// Folds this operation with the operands' known constants, one entry for each
    /// operand.
    ///
    /// An operation without a folder is not folded, nor is one without the operands,
    /// results, regions, successors and attributes that its definition requires. If the
    /// folder returns the operation's own results, the outcome is [`Folded::InPlace`].
    ///
    /// # Panics
    ///
    /// If the number of constants differs from that of the operands, or the number of
    /// results that the folder returns from that of the operation.
    pub fn fold(self, ir: &mut Ir, constants: &[Option<&Attribute>]) -> Folded {
        assert_eq!(
            constants.len(),
            self.operands(ir).len(),
            "`constants` must have one entry per operand"
        );
        let spec = self.spec(ir).filter(|spec| is_well_formed(ir, self, spec));
        let Some(fold) = spec.and_then(|spec| spec.fold) else {
            return Folded::No;
        };
        let folded = fold(self, ir, constants);
        let Folded::To(found) = &folded else {
            return folded;
        };
        let results = self.results(ir);
        assert_eq!(
            found.len(),
            results.len(),
            "the folder of `{}` must return one value per result",
            self.name(ir).as_str()
        );
        let is_itself =
            |(found, result): (&FoldResult, &Value)| *found == FoldResult::Value(*result);
        if !results.is_empty() && found.iter().zip(results).all(is_itself) {
            return Folded::InPlace;
        }
        folded
    }
}
