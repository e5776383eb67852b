//! Lists of the values of inherent slots.

use crate::property::Slot;
use std::borrow::Borrow;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// The values of an operation's inherent slots, in the order of its `OpInfo`. An unregistered
/// operation has one slot, for its properties attribute.
///
/// One slot, as that of a constant, needs no memory of its own.
#[derive(Clone, Debug)]
pub(crate) enum Slots {
    One([Slot; 1]),
    Many(Arc<[Slot]>),
}

impl Default for Slots {
    fn default() -> Self {
        Self::Many(Arc::default())
    }
}

impl Deref for Slots {
    type Target = [Slot];

    #[inline]
    fn deref(&self) -> &[Slot] {
        match self {
            Self::One(slot) => slot,
            Self::Many(slots) => slots,
        }
    }
}

impl Borrow<[Slot]> for Slots {
    fn borrow(&self) -> &[Slot] {
        self
    }
}

impl From<&[Slot]> for Slots {
    fn from(slots: &[Slot]) -> Self {
        match slots {
            [slot] => Self::One([slot.clone()]),
            slots => Self::Many(slots.into()),
        }
    }
}

/// As slices, which stand for them in lookups.
impl PartialEq for Slots {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Slots {}

impl Hash for Slots {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}
