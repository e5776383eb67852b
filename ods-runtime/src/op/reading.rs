//! Structs that `#[derive(OpDef)]` reads an operation into, and what the derives
//! ask the compiler to check.

use super::{Op, OpHandle, OpInfo};
use crate::ir::Ir;

/// What `docs/DERIVE.md` shows, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/DERIVE.md")]
pub struct DeriveMd;

/// The parts of an op by name, as the fields of a struct: what
/// `#[derive(OpDef)]` implements.
///
/// ```
/// use ods_runtime::prelude::*;
///
/// #[derive(DialectDef)]
/// #[dialect(name = "calc", ops = [NumberOp])]
/// pub struct CalcDialect;
///
/// #[derive(OpDef)]
/// #[op(dialect = CalcDialect, name = "number", traits = [Pure])]
/// pub struct Number {
///     #[attr(I64Attr)]
///     value: i64,
///     #[result(I64)]
///     result: Value,
/// }
///
/// let mut ir = Ir::new();
/// let block = ir.create_block(&[]);
/// let mut b = OpBuilder::at_end(&mut ir, block);
/// let op = NumberOp::build(&mut b, Location::UNKNOWN, 4);
/// let Number { value, .. } = op.fields(&ir);
/// assert_eq!(value, 4);
/// assert!(matches!(Number::matches(op, &ir), Some(Number { value: 4, .. })));
/// ```
pub trait OpDef<'ir>: Sized {
    /// The handle of the op.
    type Op: Op;

    /// The parts of an operation.
    ///
    /// # Panics
    ///
    /// If the operation was never valid and lacks a part.
    fn read(op: Self::Op, ir: &'ir Ir) -> Self;

    /// The parts of `op`, if it is one of these operations.
    ///
    /// # Panics
    ///
    /// As [`Self::read`] does.
    fn matches(op: impl OpHandle, ir: &'ir Ir) -> Option<Self> {
        let op = <Self::Op as OpHandle>::cast(op.operation(), ir)?;
        Some(Self::read(op, ir))
    }
}

/// A type of a field into which `T`, which an accessor gives, is read.
///
/// Everything is read as what it is; what borrows from the IR also as a copy of
/// its own.
#[diagnostic::on_unimplemented(
    message = "this part of the op is `{T}`, which is not read into a field of type `{Self}`",
    label = "this part is `{T}`",
    note = "an optional part is an `Option`, a variadic one a `Vec` or a slice, and an attribute what its accessor gives, or an own copy of it"
)]
pub trait FieldOf<T>: Sized {
    /// The field for what was read.
    fn of(part: T) -> Self;
}

impl<T> FieldOf<T> for T {
    #[inline]
    fn of(part: T) -> Self {
        part
    }
}

impl<T: Clone> FieldOf<&T> for T {
    fn of(part: &T) -> Self {
        part.clone()
    }
}

impl<T: Clone> FieldOf<Option<&T>> for Option<T> {
    fn of(part: Option<&T>) -> Self {
        part.cloned()
    }
}

impl<T: Clone> FieldOf<&[T]> for Vec<T> {
    fn of(part: &[T]) -> Self {
        part.to_vec()
    }
}

impl<T: Clone> FieldOf<Option<&[T]>> for Option<Vec<T>> {
    fn of(part: Option<&[T]>) -> Self {
        part.map(<[T]>::to_vec)
    }
}

/// The groups of a variadic of variadic operand.
impl<T: Clone> FieldOf<Vec<&[T]>> for Vec<Vec<T>> {
    fn of(part: Vec<&[T]>) -> Self {
        part.into_iter().map(<[T]>::to_vec).collect()
    }
}

impl FieldOf<&str> for String {
    fn of(part: &str) -> Self {
        part.to_owned()
    }
}

impl FieldOf<Option<&str>> for Option<String> {
    fn of(part: Option<&str>) -> Self {
        part.map(str::to_owned)
    }
}

/// An op of the dialect `D`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no op of the dialect `{D}`",
    label = "not an op of `{D}`",
    note = "`ops` lists the handles, such as `AddOp`, of structs with `#[op(dialect = {D}, …)]`"
)]
pub trait OpOf<D>: Op {}

/// The definition of an op that the dialect `D` lists.
pub const fn listed_op<D, O: OpOf<D>>() -> &'static OpInfo {
    O::INFO
}
