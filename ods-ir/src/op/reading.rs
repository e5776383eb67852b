//! The traits of structs that `#[derive(OpDef)]` generates, and traits for compile-time
//! checks of the derives.

use super::{Op, OpHandle, OpInfo};
use crate::ir::Ir;

/// The examples of `docs/DERIVE.md`, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/DERIVE.md")]
pub struct DeriveMd;

/// The parts of an op by name, as the fields of a struct. `#[derive(OpDef)]` implements
/// it.
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
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<CalcDialect>().into());
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

    /// Reads the parts of an operation.
    ///
    /// # Panics
    ///
    /// If the operation was never verified and lacks a part.
    fn read(op: Self::Op, ir: &'ir Ir) -> Self;

    /// Reads the parts of `op`, if it is an operation of this op.
    ///
    /// # Panics
    ///
    /// As [`Self::read`] does.
    fn matches(op: impl OpHandle, ir: &'ir Ir) -> Option<Self> {
        let op = <Self::Op as OpHandle>::cast(op.operation(), ir)?;
        Some(Self::read(op, ir))
    }
}

/// A type of a field into which `T`, the result of an accessor, is read.
///
/// Every type is read as itself; a type that borrows from the IR also as an owned copy.
#[diagnostic::on_unimplemented(
    message = "a field of type `{Self}` cannot hold this part of the op, a `{T}`",
    label = "this part is `{T}`",
    note = "an optional part is an `Option`, a variadic one a `Vec` or a slice, and an attribute the type that its accessor returns, or an owned copy"
)]
pub trait FieldOf<T>: Sized {
    /// Converts the part.
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

/// The groups of a `VariadicOfVariadic` operand.
impl<T: Clone> FieldOf<Vec<&[T]>> for Vec<Vec<T>> {
    fn of(part: Vec<&[T]>) -> Self {
        part.into_iter().map(<[T]>::to_vec).collect()
    }
}

impl FieldOf<&str> for String {
    #[inline]
    fn of(part: &str) -> Self {
        part.to_owned()
    }
}

impl FieldOf<Option<&str>> for Option<String> {
    #[inline]
    fn of(part: Option<&str>) -> Self {
        part.map(str::to_owned)
    }
}

/// An op of the dialect `D`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an op of the dialect `{D}`",
    label = "not an op of `{D}`",
    note = "`ops` lists the handles, such as `AddOp`, of structs with `#[op(dialect = {D}, …)]`"
)]
pub trait OpOf<D: ListsOp<Self>>: Op {}

/// The definition of an op that the dialect `D` lists.
pub const fn listed_op<D: ListsOp<O>, O: OpOf<D>>() -> &'static OpInfo {
    O::INFO
}

/// A dialect whose registration registers the op `O`, unless `O` is defined as `unlisted`.
#[diagnostic::on_unimplemented(
    message = "the dialect `{Self}` does not list the op `{O}`",
    label = "`{O}` would be unregistered",
    note = "add the op to the list: `#[dialect(…, ops = [{O}])]`",
    note = "an op that `DialectRegistry::with_op` registers by itself is defined with `#[op(…, unlisted)]`"
)]
pub trait ListsOp<O> {}

/// A dialect whose registration registers the type or attribute `T`, unless `T` is defined as
/// `unlisted`.
#[diagnostic::on_unimplemented(
    message = "the dialect `{Self}` does not list `{T}`",
    label = "`{T}` would be unregistered",
    note = "add it to `types = […]` or `attributes = […]` in `#[dialect(…)]`",
    note = "what `DialectRegistry::with_type` or `with_attribute` registers by itself is defined with `unlisted`"
)]
pub trait ListsValue<T> {}

/// Requires that the dialect `D` lists `T`.
pub const fn listed_value<D: ListsValue<T>, T>() {}
