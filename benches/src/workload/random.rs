//! Pseudorandom numbers, the same in every run.

/// The generator of Numerical Recipes, its upper bits.
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new() -> Self {
        Self(0x0123_4567_89AB_CDEF)
    }

    /// A number below `bound`.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}
