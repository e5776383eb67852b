//! The limits of the dialects.
//!
//! **Invariant:** no other file of this crate defines such a constant; a test reads the sources.

/// Elements of a sparse constant that folders expand. Beyond, the operation is not folded. A short
/// text can name a tensor of any size, and its elements take memory only once they are expanded.
pub(crate) const MAX_EXPANDED: usize = 1 << 22;
