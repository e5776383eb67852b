//! The limits of tables.
//!
//! **Invariant:** no other file of this crate defines such a constant; a test reads the sources.

/// Levels of groups and lists inside each other in the program of a format. Beyond, reading a table
/// fails with [`Error::Depth`](crate::Error::Depth), and the generator reports an error at the
/// format. Readers and printers recurse over programs.
pub const MAX_DEPTH: usize = 100;
