//! What is limited, in one place. `docs/LIMITS.md` says what happens beyond each
//! limit, and what is not limited.

pub use crate::types::MAX_NESTING;

/// Bits of an integer type, as in MLIR.
pub const MAX_INTEGER_WIDTH: u32 = crate::types::IntegerType::MAX_WIDTH;

/// Bytes of a source: offsets have 32 bits.
pub const MAX_SOURCE_BYTES: usize = crate::text::lexer::Lexer::MAX_LEN;

/// Sources that one [`Ir`](crate::Ir) points into.
pub const MAX_SOURCES: u32 = crate::location::FileId::MAX;

/// Operations, blocks, regions, and values of one [`Ir`](crate::Ir), of each as
/// many; and operands, all together.
pub const MAX_ENTITIES: u32 = u32::MAX - 1;

/// Regions of custom forms in each other.
pub const MAX_CUSTOM_FORMS: u32 = 1 << 13;

/// Bytes of stack that the parsers and printers of custom forms take, nested in
/// each other, before they go on with a thread of their own. One of Rust's standard
/// library has 2 MiB.
pub const MAX_CUSTOM_FORM_STACK: usize = 768 << 10;

/// Bytes of stack of such a thread.
pub(crate) const CUSTOM_FORM_THREAD: usize = 16 << 20;

/// Columns by which a line is indented at most: beyond, text would grow with the
/// square of the nesting.
pub const MAX_INDENTATION: usize = 2048;

/// Parts of a type or attribute that is written out. What has more, because it
/// is small only by sharing, prints as an alias, and in part where there are
/// none.
pub const MAX_PRINTED_PARTS: u32 = crate::types::storage::Measure::HUGE;
