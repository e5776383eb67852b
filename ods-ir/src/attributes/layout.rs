//! The strided layout of memrefs.

use crate::types::DYNAMIC;
use crate::types::storage::{Composite, Shared};
use smallvec::SmallVec;

/// Strides and offset of a memref: `strided<[?, 1], offset: 3>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StridedLayoutAttr(pub(crate) Shared<StridedLayoutData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct StridedLayoutData {
    /// The offset, then the strides. Up to three dimensions are stored inline.
    numbers: SmallVec<[i64; 4]>,
}

impl Composite for StridedLayoutData {}

impl StridedLayoutAttr {
    /// Creates the layout with this offset and these strides, each of which may be [`DYNAMIC`].
    pub fn new(offset: i64, strides: impl AsRef<[i64]>) -> Self {
        let mut numbers = SmallVec::with_capacity(1 + strides.as_ref().len());
        numbers.push(offset);
        numbers.extend_from_slice(strides.as_ref());
        Self(Shared::new(StridedLayoutData { numbers }))
    }

    /// The offset of the first element.
    pub fn offset(&self) -> i64 {
        self.0.numbers[0]
    }

    /// The stride of each dimension.
    pub fn strides(&self) -> &[i64] {
        &self.0.numbers[1..]
    }

    /// Whether the offset and all strides are static.
    #[inline]
    pub fn has_static_layout(&self) -> bool {
        self.offset() != DYNAMIC && !self.strides().contains(&DYNAMIC)
    }
}
