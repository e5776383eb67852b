//! Typed helpers for the discardable attributes that a dialect lists
//! (`discardableAttrs`).

use super::{AttrConstraint, AttrValue, OpHandle};
use crate::attributes::Attribute;
use crate::ir::{Ir, IrMut};
use std::fmt;

/// A discardable attribute `dialect.name`, which any operation may carry; its
/// values are `T` in Rust.
///
/// Generated as a constant per attribute: `ToyDialect::STRIDE.set(op, ir, 3)`,
/// beside a function that reads the value, `ToyDialect::stride(op, ir)`.
pub struct DiscardableAttr<T: AttrValue + ?Sized> {
    name: &'static str,
    constraint: &'static AttrConstraint,
    build: for<'a> fn(T::Arg<'a>) -> Attribute,
}

impl<T: AttrValue + ?Sized> DiscardableAttr<T> {
    /// The attribute of that full name, which `build` makes.
    pub const fn new(
        name: &'static str,
        constraint: &'static AttrConstraint,
        build: for<'a> fn(T::Arg<'a>) -> Attribute,
    ) -> Self {
        Self {
            name,
            constraint,
            build,
        }
    }

    /// The full name, `dialect.name`.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The attribute on `op`; `None` if it is absent, or is not what the dialect
    /// says it is.
    pub fn attr(self, op: impl OpHandle, ir: &Ir) -> Option<&Attribute> {
        let attributes = op.operation().discardable_attributes(ir);
        let attr = attributes.get(self.name)?;
        self.constraint.accepts(attr).then_some(attr)
    }

    /// Whether `op` has an attribute of that name, whatever it is.
    pub fn is_present(self, op: impl OpHandle, ir: &Ir) -> bool {
        let attributes = op.operation().discardable_attributes(ir);
        attributes.get(self.name).is_some()
    }

    /// Sets the attribute of `op`.
    pub fn set(self, op: impl OpHandle, ir: &mut impl IrMut, value: T::Arg<'_>) {
        let attr = (self.build)(value);
        op.operation()
            .set_discardable_attribute(ir.ir_mut(), self.name, Some(attr));
    }

    /// Removes the attribute from `op`, and gives it back if it was there.
    pub fn remove(self, op: impl OpHandle, ir: &mut impl IrMut) -> Option<Attribute> {
        let (op, ir) = (op.operation(), ir.ir_mut());
        let old = op.discardable_attributes(ir).get(self.name).cloned();
        if old.is_some() {
            op.set_discardable_attribute(ir, self.name, None);
        }
        old
    }
}

impl DiscardableAttr<Attribute> {
    /// The attribute of that full name, which is given as it is.
    pub const fn raw(name: &'static str, constraint: &'static AttrConstraint) -> Self {
        Self::new(name, constraint, |attr| attr)
    }
}

impl<T: AttrValue + ?Sized> Clone for DiscardableAttr<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: AttrValue + ?Sized> Copy for DiscardableAttr<T> {}

impl<T: AttrValue + ?Sized> fmt::Debug for DiscardableAttr<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DiscardableAttr({})", self.name)
    }
}
