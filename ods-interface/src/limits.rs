//! The limits of templates of generated code.
//!
//! **Invariant:** no other file of this crate defines such a constant; a test reads the sources.

/// Levels of groups (lists and optional parts) inside each other in a template. Beyond, the check of
/// templates does not compile. Templates are checked in constant evaluation, where lists cannot grow;
/// the deepest template has fewer levels.
pub(crate) const MAX_GROUP_DEPTH: usize = 4;
