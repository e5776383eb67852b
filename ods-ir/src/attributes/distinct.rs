//! Attributes with an identity, distinct from all others.

use super::Attribute;
use crate::types::storage::{Composite, Measure, NestingTooDeep, Shared, SubElement, or_panic};
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};

/// An attribute with an identity: `distinct[0]<42 : i32>`.
///
/// It is equal only to its clones. Each printer assigns the printed number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DistinctAttr(pub(crate) Shared<DistinctData>);

#[derive(Debug)]
pub(crate) struct DistinctData {
    id: u64,
    referenced: Attribute,
}

impl PartialEq for DistinctData {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for DistinctData {}

impl Hash for DistinctData {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl Composite for DistinctData {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Attribute(&self.referenced));
    }

    fn measure(&self) -> Measure {
        let measure = Measure::of_parts([self.referenced.measure()]);
        if self.referenced.is_unit() {
            measure
        } else {
            measure.with_alias()
        }
    }
}

impl DistinctAttr {
    /// Creates a new distinct attribute that refers to `referenced`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    pub fn create(referenced: Attribute) -> Self {
        or_panic(Self::try_create(referenced))
    }

    pub(crate) fn try_create(referenced: Attribute) -> Result<Self, NestingTooDeep> {
        static NEXT_ID: AtomicU64 = AtomicU64::new(0);
        let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
        Shared::try_new(DistinctData { id, referenced }).map(Self)
    }

    /// The number that identifies this attribute in the process.
    pub(crate) fn id(&self) -> u64 {
        self.0.id
    }

    /// The referenced attribute.
    pub fn referenced(&self) -> &Attribute {
        &self.0.referenced
    }
}
