//! The limits of templates of generated code.
//!
//! **Invariant:** no other file of this crate defines such a constant; a test reads the sources.

/// Levels of groups (lists and optional parts) inside each other in a template. Beyond, the check
/// of templates does not compile. Templates are cut in constant evaluation, which has no growing lists; the deepest
/// template has fewer levels.
pub(crate) const MAX_GROUP_DEPTH: usize = 4;
