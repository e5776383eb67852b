//! Folding: the results of an operation that can be determined without running it.
//!
//! The hook of one op is the trait [`Fold`]; [`Operation::fold`] works on any operation.
//! The caller makes operations of the resulting constants:
//! [`MaterializeConstant`](super::MaterializeConstant).

use super::fold_memory::Foldable;
use super::fold_trait::FoldTrait;
use super::{DeclaresFold, OpFields, OpHandle, OpInfo, RawAdaptor};
use crate::attributes::Attribute;
use crate::ir::{EMPTY, Ir, NestedNumber, OpBuilder, Operation, Region, Value};
use crate::verify::is_well_formed;
use smallvec::{SmallVec, smallvec};

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

    /// Whether [`fold`](Self::fold) may do something although no constant is known. Operations whose
    /// operands are not constants, which are most, then cost no more than this answer if it is false.
    /// Builds with debug assertions fold all the same, and panic if the answer is wrong.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// ods! {
    ///     def C_Dialect : Dialect { let name = "c"; }
    ///     def MulOp : Op<C_Dialect, "mul", [Pure, SameOperandsAndResultType]> {
    ///         let arguments = (ins I64:$lhs, I64:$rhs);
    ///         let results = (outs I64:$result);
    ///         let assemblyFormat = "$lhs `,` $rhs attr-dict";
    ///         let hasFolder = 1;
    ///     }
    /// }
    /// impl Fold for MulOp {
    ///     fn fold(self, _: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
    ///         let number = |constant: Option<&Attribute>| constant?.as_i64();
    ///         let (Some(a), Some(b)) = (number(constants.lhs), number(constants.rhs)) else {
    ///             return Folded::No;
    ///         };
    ///         Attribute::i64(a.wrapping_mul(b)).into()
    ///     }
    ///     fn folds_without_constants(self, _: &Ir) -> bool {
    ///         false
    ///     }
    /// }
    /// ```
    fn folds_without_constants(self, ir: &Ir) -> bool {
        let _ = ir;
        true
    }
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
    #[inline]
    fn from(attr: Attribute) -> Self {
        Self::Attr(attr)
    }
}

impl<R: Into<FoldResult>> From<R> for Folded {
    fn from(result: R) -> Self {
        Self::To(smallvec![result.into()])
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

/// The functions of [`Fold`] for one op.
#[derive(Clone, Copy, Debug)]
pub struct FoldHooks {
    /// [`Fold::fold`].
    pub fold: FoldFn,
    /// [`Fold::folds_without_constants`].
    pub without_constants: fn(Operation, &Ir) -> bool,
}

/// Table entry for [`Fold`].
pub fn fold<O: Fold>() -> FoldHooks {
    FoldHooks {
        fold: fold_as::<O>,
        without_constants: |op, ir| O::from_operation_unchecked(op).folds_without_constants(ir),
    }
}

fn fold_as<O: Fold>(op: Operation, ir: &mut Ir, constants: &[Option<&Attribute>]) -> Folded {
    let typed = O::from_operation_unchecked(op);
    let is_denied = cfg!(debug_assertions)
        && constants.iter().all(Option::is_none)
        && !typed.folds_without_constants(ir);
    // The folder may change the operation, so it gets copies.
    let data = ir.ops.get(op);
    let slots = (data.inherent != EMPTY).then(|| ir.slots.get(data.inherent).clone());
    let mut regions: SmallVec<[Region; 2]> = SmallVec::new();
    if data.nested != NestedNumber::NONE {
        regions.extend_from_slice(op.regions(ir));
    }
    let raw = RawAdaptor::new(
        O::INFO,
        constants,
        slots.as_deref().unwrap_or_default(),
        &regions,
    );
    let folded = typed.fold(ir, O::read(raw));
    if is_denied && folded != Folded::No {
        denied(O::INFO);
    }
    folded
}

#[cold]
fn denied(info: &'static OpInfo) -> ! {
    panic!(
        "`{}` folds without constants, which its `folds_without_constants` denies",
        info.name()
    )
}

/// What a dialect says about folding: MLIR's `DialectFoldInterface`. It is attached by
/// [`DialectRegistry::attach_to_dialect`](crate::registry::DialectRegistry::attach_to_dialect).
pub trait DialectFoldInterface: Sync {
    /// Folds an operation of the dialect that neither its own folder nor its traits fold.
    fn fold(&self, op: Operation, ir: &mut Ir, constants: &[Option<&Attribute>]) -> Folded {
        let _ = (op, ir, constants);
        Folded::No
    }

    /// Whether constants from within `region`, of an operation of the dialect, stay in it instead
    /// of moving to a region further out.
    fn should_materialize_into(&self, ir: &Ir, region: Region) -> bool {
        let _ = (ir, region);
        false
    }
}

impl Operation {
    /// Whether the operation has the parts that its definition requires: the numbers of operands,
    /// results, regions and successors, and all required attributes. Accessors of an operation
    /// without them panic. Always true of unregistered operations.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let text = "module {}\n\"builtin.module\"() ({}, {}) : () -> ()";
    /// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::default()).unwrap();
    /// let nested = module.nested::<ModuleOp>(&ir);
    /// let is_right: Vec<bool> = nested.iter().map(|op| op.is_well_formed(&ir)).collect();
    /// assert_eq!(is_right, [true, true, false]);
    /// ```
    #[inline]
    pub fn is_well_formed(self, ir: &Ir) -> bool {
        self.spec(ir)
            .is_none_or(|spec| is_well_formed(ir, self, spec))
    }

    /// Whether operations with this name have a folder.
    #[doc(hidden)]
    pub fn may_fold(self, ir: &Ir) -> bool {
        self.spec(ir).is_some_and(|spec| {
            spec.fold.is_some() || !spec.fold_traits.is_empty() || self.dialect_folder(ir).is_some()
        })
    }

    pub(super) fn dialect_folder(self, ir: &Ir) -> Option<&'static dyn DialectFoldInterface> {
        if !ir.registry.has_dialect_interfaces() {
            return None;
        }
        ir.registry.dialect_interface(self.name(ir).dialect())
    }

    /// Folds this operation with the operands' known constants, one entry for each
    /// operand.
    ///
    /// The op's folder is asked first, unless no constant is known and it
    /// [does nothing without](Fold::folds_without_constants); if it does nothing, the
    /// traits `IsCommutative`, `IsIdempotent` and `IsInvolution`; then the
    /// [`DialectFoldInterface`] of its dialect.
    ///
    /// An unregistered operation is not folded, nor is one without the operands,
    /// results, regions, successors and attributes that its definition requires. If the
    /// folder returns the operation's own results, the outcome is [`Folded::InPlace`].
    ///
    /// # Panics
    ///
    /// If the number of constants differs from that of the operands, or the number of
    /// results that the folder returns from that of the operation.
    pub fn fold(self, ir: &mut Ir, constants: &[Option<&Attribute>]) -> Folded {
        assert!(
            constants.len() == self.operands(ir).len(),
            "`constants` must have one entry per operand"
        );
        match self.foldable(ir) {
            Some(foldable) => self.fold_by(ir, foldable, constants),
            None => Folded::No,
        }
    }

    /// As [`fold`](Self::fold), with what folds the operation.
    fn fold_by(self, ir: &mut Ir, foldable: Foldable, constants: &[Option<&Attribute>]) -> Folded {
        // With debug assertions the folder is tried all the same, and its answer checked.
        if !cfg!(debug_assertions)
            && let Some(folds) = foldable.without_constants
            && constants.iter().all(Option::is_none)
            && !folds(self, ir)
        {
            return Folded::No;
        }
        let spec = foldable.spec;
        let mut folded = spec
            .fold
            .map_or(Folded::No, |hooks| (hooks.fold)(self, ir, constants));
        if self.folds_to_itself(ir, &folded) {
            folded = Folded::InPlace;
        }
        // As in MLIR, traits also fold what the folder changed in place; but then the constants are
        // not those of the operands.
        if !matches!(folded, Folded::To(_)) {
            let is_changed = matches!(folded, Folded::InPlace);
            for hook in &spec.fold_traits {
                if is_changed && *hook == FoldTrait::Commutative {
                    continue;
                }
                let found = hook.fold(self, ir, constants);
                if !matches!(found, Folded::No) {
                    folded = found;
                    break;
                }
            }
            if matches!(folded, Folded::No)
                && let Some(interface) = self.known_dialect_folder(ir)
            {
                folded = interface.fold(self, ir, constants);
            }
            if self.folds_to_itself(ir, &folded) {
                folded = Folded::InPlace;
            }
        }
        folded
    }

    /// As [`fold`](Self::fold), with the constants that the operands are.
    pub fn fold_constants(self, ir: &mut Ir) -> Folded {
        let Some(foldable) = self.foldable(ir) else {
            return Folded::No;
        };
        // Most operations have one or two operands.
        match *self.operands(ir) {
            [operand] => {
                let constant = operand.constant(ir);
                self.fold_by(ir, foldable, &[constant.as_ref()])
            }
            [a, b] => {
                let (a, b) = (a.constant(ir), b.constant(ir));
                self.fold_by(ir, foldable, &[a.as_ref(), b.as_ref()])
            }
            _ => self.fold_many(ir, foldable),
        }
    }

    /// As [`fold_constants`](Self::fold_constants), with any number of operands.
    fn fold_many(self, ir: &mut Ir, foldable: Foldable) -> Folded {
        let mut constants: SmallVec<[Option<Attribute>; 4]> = SmallVec::new();
        for number in 0..self.operands(ir).len() {
            let operand = self.operand(ir, number);
            constants.push(operand.constant(ir));
        }
        let borrowed: SmallVec<[Option<&Attribute>; 4]> =
            constants.iter().map(Option::as_ref).collect();
        self.fold_by(ir, foldable, &borrowed)
    }

    /// As [`fold`](Self::fold), but an operation that its folder changed gets its operands and
    /// attributes back. The constants need not be what the operands are, so analyses can ask what
    /// would follow from them.
    ///
    /// # Panics
    ///
    /// As [`fold`](Self::fold).
    #[inline]
    pub fn fold_unchanged(self, ir: &mut Ir, constants: &[Option<&Attribute>]) -> Folded {
        let operands: SmallVec<[Value; 4]> = SmallVec::from_slice(self.operands(ir));
        let numbers = self.attribute_numbers(ir);
        let slots = (numbers.0 != EMPTY).then(|| ir.slots.get(numbers.0).clone());
        let dictionary = (numbers.1 != EMPTY).then(|| self.discardable_attributes(ir).clone());
        let folded = self.fold(ir, constants);
        if !matches!(folded, Folded::InPlace) {
            return folded;
        }
        if self.operands(ir) != &operands[..] {
            self.set_operands(ir, &operands);
        }
        let inherent = slots.map_or(EMPTY, |slots| ir.slots_number(&slots));
        let discardable = dictionary.map_or(EMPTY, |entries| ir.dictionary_number(&entries));
        let data = ir.ops.get_mut(self);
        (data.inherent, data.discardable) = (inherent, discardable);
        folded
    }

    /// Checks the number of results that a folder returned. Returns whether they are those of the
    /// operation.
    #[inline]
    fn folds_to_itself(self, ir: &Ir, folded: &Folded) -> bool {
        match folded {
            Folded::To(found) => self.are_its_results(ir, found),
            _ => false,
        }
    }

    fn are_its_results(self, ir: &Ir, found: &[FoldResult]) -> bool {
        let results = self.results(ir);
        if let ([found], [result]) = (found, results) {
            // Most operations have one result.
            return *found == FoldResult::Value(*result);
        }
        assert!(
            found.len() == results.len(),
            "the folder of `{}` must return one value per result: it has {} and got {}",
            self.name(ir).as_str(),
            results.len(),
            found.len(),
        );
        let is_itself =
            |(found, result): (&FoldResult, &Value)| *found == FoldResult::Value(*result);
        !results.is_empty() && found.iter().zip(results).all(is_itself)
    }
}

impl OpBuilder<'_> {
    /// Folds an operation, and replaces neither it nor its uses: the values that its results are
    /// equal to, with constants built at the insertion point. `None` if it cannot be folded, or if
    /// its dialect builds no operation for a constant.
    ///
    /// An operation that its folder changes in place counts as not folded.
    pub fn try_fold(&mut self, op: impl OpHandle) -> Option<SmallVec<[Value; 4]>> {
        let op = op.operation();
        match op.fold_constants(self) {
            Folded::To(found) => self.materialize(op, found),
            Folded::No | Folded::InPlace => None,
        }
    }

    /// The values of the results of a folder of `op`, with constants built at the insertion point;
    /// `None`, with nothing built, if the dialect of `op` builds no operation for one of them.
    pub fn materialize(
        &mut self,
        op: Operation,
        found: SmallVec<[FoldResult; 1]>,
    ) -> Option<SmallVec<[Value; 4]>> {
        if let [FoldResult::Value(value)] = found[..] {
            return Some(smallvec![value]);
        }
        let mut values: SmallVec<[Value; 4]> = SmallVec::new();
        let mut built: SmallVec<[Operation; 1]> = SmallVec::new();
        let location = op.location(self);
        for (number, found) in found.into_iter().enumerate() {
            let constant = match found {
                FoldResult::Value(value) => {
                    values.push(value);
                    continue;
                }
                FoldResult::Attr(constant) => constant,
            };
            let ty = op.result(self, number).ty(self).clone();
            let dialect = op.info(self).map(OpInfo::dialect);
            let made = dialect
                .and_then(|dialect| dialect.materialize_constant(self, &constant, &ty, location));
            let Some(made) = made else {
                // At once, also where replacements wait.
                for op in built {
                    op.erase(self);
                }
                return None;
            };
            if made.spec(self).is_some_and(|spec| spec.is_constant) {
                self.remember_constant(made, &constant);
            }
            values.push(made.result(self, 0));
            built.push(made);
        }
        Some(values)
    }

    /// Builds an operation and folds it at once: MLIR's `createOrFold`. Returns the results of the
    /// operation, or what they are equal to; the operation is then erased.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let mut b = ir.builder();
    /// // A module has no folder and no results.
    /// let values = b.create_or_fold(|b| ModuleOp::build(b, Location::UNKNOWN));
    /// assert!(values.is_empty());
    /// ```
    pub fn create_or_fold<O: OpHandle>(
        &mut self,
        build: impl FnOnce(&mut Self) -> O,
    ) -> SmallVec<[Value; 4]> {
        let op = build(self).operation();
        let folded = if op.results(self).is_empty() {
            None
        } else {
            self.try_fold(op)
        };
        match folded {
            Some(values) => {
                self.erase(op);
                values
            }
            None => op.results(self).into(),
        }
    }
}
