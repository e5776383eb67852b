//! The limits of the IR and its text, all of them.
//!
//! Each limit says what it counts, why it exists, and what happens beyond it: an error, a panic, or
//! another form of output. `docs/LIMITS.md` describes them for users, and says what is not
//! limited. Sizes of tables, and lengths from which another algorithm is faster, are not limits:
//! they change speed only.
//!
//! **Invariant:** no other file of `ods-ir` and `ods-asm` defines such a constant; a test reads the
//! sources.

/// Levels of types, attributes, locations and affine expressions in each other, so that recursion
/// over a value fits on the stack.
///
/// Beyond, the parser reports an error, constructors panic, and their `try_` forms return
/// [`NestingTooDeep`](crate::types::NestingTooDeep).
pub const MAX_NESTING: u32 = 512;

/// Callers in the location attribute of an inlined operation, which would otherwise nest too
/// deeply. Beyond, the outer callers are left out; the operation itself knows all of them.
pub const MAX_STACKED_CALLERS: usize = MAX_NESTING as usize / 2;

/// Bits of an integer type, as in MLIR. Beyond, the parser reports an error, and constructors
/// panic.
pub const MAX_INTEGER_WIDTH: u32 = (1 << 24) - 1;

/// Bytes of a source: offsets have 32 bits. Beyond, the parser reports an error at the start.
pub const MAX_SOURCE_BYTES: usize = u32::MAX as usize - 1;

/// Sources that one [`Ir`](crate::Ir) points into: a location has 30 bits for the number.
/// Beyond, adding one panics.
pub const MAX_SOURCES: u32 = (1 << 30) - 1;

/// Operations, blocks, regions, and values of one [`Ir`](crate::Ir), as many of each; and
/// operands, all together. Ids have 32 bits. Beyond, making one panics.
pub const MAX_ENTITIES: u32 = u32::MAX - 1;

/// Regions of custom forms in each other: their parsers and printers are functions that call
/// each other. Beyond, the parser reports an error, and the printer uses the generic form.
pub const MAX_CUSTOM_FORMS: u32 = 1 << 13;

/// Bytes of stack that the parsers and printers of custom forms take, nested in each other: a
/// thread of Rust's standard library has 2 MiB. Beyond, they continue on a thread of their own,
/// which has `CUSTOM_FORM_THREAD`.
pub const MAX_CUSTOM_FORM_STACK: usize = 768 << 10;

/// Bytes of stack of a thread on which custom forms continue.
pub(crate) const CUSTOM_FORM_THREAD: usize = 16 << 20;

/// Columns by which a line is indented: text would grow with the square of the nesting. Beyond,
/// lines keep this indentation.
pub const MAX_INDENTATION: usize = 2048;

/// Parts of a type or attribute that is written out. A value with more is small in memory only
/// by sharing: it prints as an alias, and in part where there are no aliases.
pub const MAX_PRINTED_PARTS: u32 = 1 << 22;

/// The same for a value of [`DEEP_NESTING`] levels or more: doubling makes so many parts in
/// sixteen steps.
pub(crate) const MAX_DEEP_PRINTED_PARTS: u32 = 1 << 16;

/// Levels from which a value counts as deep for [`MAX_DEEP_PRINTED_PARTS`].
pub(crate) const DEEP_NESTING: u32 = 16;

/// Bodies of mutable types in each other, in a module. Beyond, a type prints as an alias.
pub(crate) const MAX_BODY_LEVELS: usize = 64;

/// Bodies of mutable types in one type or attribute, all repetitions counted: types that share
/// parts would print without end. Beyond, a type prints as an alias; where there are none, a
/// body that was printed before is left out.
pub(crate) const MAX_PRINTED_BODIES: usize = 1024;

/// Bytes of stack that printing nested bodies of mutable types takes where there are no aliases.
/// Beyond, `...` stands for a body.
pub(crate) const MAX_CYCLIC_STACK: usize = 256 << 10;

/// Types of a tuple that prints in full, as in MLIR. A longer one prints as an alias.
pub(crate) const MAX_TUPLE_WITHOUT_ALIAS: usize = 16;

/// Types that one result of an operation's format may stand for: more are most likely a mistake.
/// Beyond, the parser reports an error.
#[doc(hidden)]
pub const MAX_RESULT_TYPES: usize = 1 << 16;

/// Levels of attributes in the text of an unregistered dialect that are looked at for aliases.
/// Beyond, the text is kept as it is.
pub(crate) const MAX_VERBATIM_NESTING: u32 = 64;

/// Bytes of a malformed operation that are read again to find the braces that it left open.
/// Beyond, the parser continues without.
#[doc(hidden)]
pub const MAX_READ_AGAIN: u32 = 1 << 16;

/// The same for all malformed operations of a source: where they are nested, the outer
/// ones read the bytes of the inner ones again.
#[doc(hidden)]
pub const MAX_READ_AGAIN_IN_ALL: u32 = 1 << 21;

/// Errors of a source after which the parser stops: each shows a line of the source.
#[doc(hidden)]
pub const MAX_ERRORS: usize = 1000;

/// Callers that a rendered diagnostic shows for inlined code, as in MLIR. Further ones are left
/// out.
pub(crate) const MAX_SHOWN_CALLERS: usize = 10;

/// Bytes of a line of the source that a rendered diagnostic shows: of a longer line, the part around
/// the place. MLIR shows all of it, and 10,000 errors in a line of 100 kB are a text of 1 GB.
pub(crate) const MAX_SHOWN_LINE: usize = 4096;

/// Isolated operations in each other of which each level starts threads: a few levels keep all
/// cores busy, and more would use up the stack. Deeper ones are verified on the same thread.
#[cfg(feature = "rayon")]
pub(crate) const MAX_PARALLEL_LEVELS: usize = 4;

/// Modules whose text is divided among threads in vain: each time, all text after the start of the
/// module may be read. After that, the source is parsed on one thread.
#[cfg(feature = "rayon")]
#[doc(hidden)]
pub const MAX_WRONG_DIVISIONS: u32 = 4;

/// An `Ir` with fewer operations is printed and verified on one thread: that takes less time than
/// other threads need to start.
#[cfg(feature = "rayon")]
#[doc(hidden)]
pub const MIN_PARALLEL_OPERATIONS: usize = 4096;

/// Levels that the search for the operation around a block goes up when an `Ir` is split. A
/// deeper block passes; the copy finds a wrong one by a link that leads outside.
pub(crate) const MAX_SPLIT_LEVELS: usize = 8;

/// Items of all lists of one kind in an [`Ir`](crate::Ir), free places included: positions have
/// 32 bits. Beyond, making a list panics.
pub(crate) const MAX_LIST_ITEMS: usize = u32::MAX as usize;

/// Bytes of the text of an affine map or set that is looked up by its spelling. A longer one is
/// parsed each time.
pub(crate) const MAX_CACHED_AFFINE: usize = 128;

/// Bytes of the spelling of a type that is looked up by it. A longer one is parsed each time.
pub(crate) const MAX_CACHED_TYPE: usize = 96;

/// Types of an operation whose end is kept. One with more is parsed each time.
#[doc(hidden)]
pub const MAX_CACHED_TYPES: usize = 8;

/// Bytes of a printed type or attribute that is kept. A longer one is printed each time.
#[doc(hidden)]
pub const MAX_CACHED_TEXT: usize = 256;

/// Types that `SmallVector<Type>(count, type)` of upstream's definitions gives. Beyond, the result is `None`.
pub(crate) const MAX_REPEATED: usize = 1 << 24;

/// Operations of a module that `ods-opt --random-module` makes: each takes some microseconds.
#[doc(hidden)]
pub const MAX_RANDOM_OPERATIONS: u32 = 1_000_000;

/// Bytes of a printer's buffer that are kept while aliases are collected. A larger one is freed.
pub(crate) const MAX_SCRATCH: usize = 1 << 16;
