//! Typed helpers for the discardable attributes that a dialect lists
//! (`discardableAttrs`).

use super::{AttrConstraint, AttrValue, OpHandle, SlotValue};
use crate::attributes::Attribute;
use crate::ir::{Ir, IrMut};
use std::fmt;

/// A discardable attribute `dialect.name`, valid on any operation, with values of the
/// Rust type `T`.
///
/// A constant per attribute is generated, `ToyDialect::STRIDE.set(op, ir, 3)`, and a
/// function that reads the value, `ToyDialect::stride(op, ir)`.
pub struct DiscardableAttr<T: AttrValue + ?Sized> {
    name: &'static str,
    constraint: &'static AttrConstraint,
    build: for<'a> fn(T::Arg<'a>) -> Attribute,
}

impl<T: AttrValue + ?Sized> DiscardableAttr<T> {
    /// Makes the description of the attribute with this full name; `build` makes its
    /// values.
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

    /// The attribute on `op`; `None` if it is absent or violates its constraint.
    pub fn attr(self, op: impl OpHandle, ir: &Ir) -> Option<&Attribute> {
        let attributes = op.operation().discardable_attributes(ir);
        let attr = attributes.get(self.name)?;
        self.constraint.accepts(attr).then_some(attr)
    }

    /// Whether `op` has an attribute with this name, valid or not.
    pub fn is_present(self, op: impl OpHandle, ir: &Ir) -> bool {
        let attributes = op.operation().discardable_attributes(ir);
        attributes.get(self.name).is_some()
    }

    /// Sets the attribute of `op` to a value, or to what an `Option` or, for a unit attribute, a
    /// `bool` stands for; `None` and `false` remove it.
    pub fn set<'v>(
        self,
        op: impl OpHandle,
        ir: &mut impl IrMut,
        value: impl SlotValue<T::Arg<'v>>,
    ) {
        let attr = value.into_value().map(self.build);
        op.operation()
            .set_discardable_attribute(ir.ir_mut(), self.name, attr);
    }

    /// Removes the attribute from `op` and returns it.
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
    /// Makes the description of an attribute whose values are attributes.
    #[inline]
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
