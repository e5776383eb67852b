//! Values of properties, and the slots of operations that hold them.

use crate::attributes::Attribute;
use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A type for values of properties: any type with equality and a hash that can be shared
/// between threads.
pub trait PropertyStorage: Any + Eq + Hash + Send + Sync {}

impl<T: Any + Eq + Hash + Send + Sync> PropertyStorage for T {}

/// [`PropertyStorage`] behind a pointer.
trait AnyValue: Any + Send + Sync {
    fn dyn_eq(&self, other: &dyn AnyValue) -> bool;
    fn dyn_hash(&self, state: &mut dyn Hasher);
    fn type_name(&self) -> &'static str;
}

impl<T: PropertyStorage> AnyValue for T {
    fn dyn_eq(&self, other: &dyn AnyValue) -> bool {
        (other as &dyn Any).downcast_ref::<T>() == Some(self)
    }

    fn dyn_hash(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }

    fn type_name(&self) -> &'static str {
        std::any::type_name::<T>()
    }
}

/// The value of a property of some type: immutable, shared by clones, equal by
/// value.
#[derive(Clone)]
pub struct Property(Arc<dyn AnyValue>);

impl Property {
    /// The property that holds `value`.
    pub fn new<T: PropertyStorage>(value: T) -> Self {
        Self(Arc::new(value))
    }

    /// The value, if it is a `T`.
    #[inline]
    pub fn downcast<T: PropertyStorage>(&self) -> Option<&T> {
        (&*self.0 as &dyn Any).downcast_ref()
    }
}

impl PartialEq for Property {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.dyn_eq(&*other.0)
    }
}

impl Eq for Property {}

impl Hash for Property {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.dyn_hash(state);
    }
}

impl fmt::Debug for Property {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Property({})", self.0.type_name())
    }
}

/// The content of one slot of an operation.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Slot {
    /// No attribute or property.
    #[default]
    Empty,
    /// An attribute.
    Attr(Attribute),
    /// The value of a property.
    Property(Property),
}

impl Slot {
    /// Whether the slot is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// The attribute, if the slot holds one.
    #[inline]
    pub fn attr(&self) -> Option<&Attribute> {
        match self {
            Self::Attr(attr) => Some(attr),
            Self::Empty | Self::Property(_) => None,
        }
    }

    /// Whether any part of it may print as an alias; properties always may.
    pub(crate) fn may_have_alias(&self) -> bool {
        match self {
            Self::Empty => false,
            Self::Attr(attr) => attr.has_alias(),
            Self::Property(_) => true,
        }
    }

    /// The property, if the slot holds one.
    #[inline]
    pub fn property(&self) -> Option<&Property> {
        match self {
            Self::Property(property) => Some(property),
            Self::Empty | Self::Attr(_) => None,
        }
    }
}

impl From<Option<Attribute>> for Slot {
    #[inline]
    fn from(attr: Option<Attribute>) -> Self {
        attr.map_or(Self::Empty, Self::Attr)
    }
}

impl From<Attribute> for Slot {
    #[inline]
    fn from(attr: Attribute) -> Self {
        Self::Attr(attr)
    }
}

impl From<Property> for Slot {
    #[inline]
    fn from(property: Property) -> Self {
        Self::Property(property)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_hash::FxBuildHasher;
    use std::hash::BuildHasher;

    #[test]
    fn a_slot_is_as_large_as_an_attribute() {
        assert_eq!(size_of::<Slot>(), size_of::<Option<Attribute>>());
    }

    #[test]
    fn properties_are_equal_by_value() {
        let hash = |property: &Property| FxBuildHasher.hash_one(property);
        let (a, b) = (Property::new(vec![1_i64, 2]), Property::new(vec![1_i64, 2]));
        assert_eq!(a, b);
        assert_eq!(hash(&a), hash(&b));
        assert_ne!(a, Property::new(vec![1_i64]));
        assert_ne!(Property::new(1_i64), Property::new(1_i32));
        assert_eq!(a.downcast::<Vec<i64>>(), Some(&vec![1, 2]));
        assert_eq!(a.downcast::<Vec<i32>>(), None);
    }
}
