//! The limits of TableGen, all of them.
//!
//! Each constant says what it counts, what happens beyond it, and why it has this value. Beyond most of
//! them there is an error that names the limit. `docs/LIMITS.md` lists those that users can reach;
//! `llvm-tblgen` has none of them.
//!
//! **Invariant:** no other file of this crate defines such a constant; a test reads the sources.

// Sources.

/// Bytes of a source. Beyond, reading it fails with an error. Offsets have 32 bits, and memory is a
/// multiple of the text.
pub const MAX_SOURCE: u64 = 1 << 28;

/// Levels of includes inside each other. Beyond, an error at the include. A file may include itself.
pub(crate) const MAX_INCLUDE_DEPTH: u32 = 64;

/// Files that an evaluation includes in all. Beyond, one error. Files that include others twice would
/// otherwise double the work with each level.
pub(crate) const MAX_INCLUDES: u32 = 10_000;

/// Tokens of all sources together. Beyond, an error, and the rest is not read. Each takes memory.
pub(crate) const MAX_TOKENS: usize = 1 << 24;

/// Lexical errors that are reported for one file. Beyond, the rest of the file is not read: it is most
/// likely not TableGen.
pub(crate) const MAX_LEX_ERRORS: u32 = 20;

// The text.

/// Levels of values, types and statements inside each other in the text. Beyond, an error. The parser
/// recurses.
pub(crate) const MAX_NESTING: u32 = 1000;

/// Levels of recursion that one level of nesting in the text counts as for [`MAX_RECURSION`]: parsing
/// uses more stack than resolving.
pub(crate) const NESTING_COST: u32 = 4;

/// Template arguments of a class. Beyond, an error. Each instance has a value for each.
pub(crate) const MAX_TEMPLATE_ARGS: usize = 1 << 12;

/// Operands of one chain of pastes. Beyond, an error. All of them are kept until
/// the last one is read.
pub(crate) const MAX_PASTES: usize = 1 << 12;

/// Tokens after a `let` that recovery from an error searches for its end. Beyond, the `let` counts as one
/// around statements. Each error would otherwise read the rest of the file.
pub(crate) const MAX_LET: usize = 100;

// Evaluation.

/// Levels of class instances inside each other: a class whose fields instantiate a class, and so on.
/// Beyond, an error. A class may instantiate itself.
pub(crate) const MAX_CLASS_DEPTH: u32 = 1000;

/// Levels of recursion in total. Beyond, an error. It bounds the stack: 46 MB at opt-level 0, below
/// [`LARGE_STACK`].
pub(crate) const MAX_RECURSION: u32 = 20_000;

/// Levels of recursion from which the large stack is used. Evaluation starts on the caller's stack, which
/// may have 2 MiB; these levels take 0.6 MB of it. Starting a thread costs more than most evaluations.
pub(crate) const SMALL_STACK_DEPTH: u32 = 256;

/// Bytes of the large stack. Pages that are not used cost nothing.
#[cfg(target_pointer_width = "64")]
pub(crate) const LARGE_STACK: usize = 128 << 20;
/// Bytes of the large stack, where the address space is small.
#[cfg(not(target_pointer_width = "64"))]
pub(crate) const LARGE_STACK: usize = 64 << 20;

/// Steps of one statement: fifty times what the largest of MLIR's takes. Beyond, an error. A loop over a
/// long list inside another would otherwise seem to hang.
pub(crate) const MAX_STEPS: u64 = 1 << 23;

/// Errors after which evaluation stops, with a last one that says so. Further errors most likely follow
/// from these.
pub(crate) const MAX_ERRORS: u32 = 100;

// Records and values.

/// Records, prototypes and anonymous ones included. Beyond, one error. Multiclasses that instantiate
/// others twice double the number with each level.
pub(crate) const MAX_RECORDS: usize = 1 << 18;

/// Fields of all records together. Beyond, one error. Each takes memory.
pub(crate) const MAX_FIELDS: usize = 1 << 23;

/// Entries of a class's list of superclasses. Beyond, an error. A diamond of classes doubles the paths
/// with each level.
pub(crate) const MAX_SUPERCLASSES: u32 = 1 << 12;

/// Values in all. Beyond, one error. Each takes memory.
pub(crate) const MAX_VALUES: usize = 1 << 25;

/// Levels of values inside each other. Beyond, an error. Walks over a value recurse.
pub(crate) const MAX_VALUE_DEPTH: u16 = 1000;

/// Values that one value contains; one that occurs twice counts twice. Beyond, an error. Values that
/// share parts are small in memory, but walks over them are not short.
pub(crate) const MAX_VALUE_SIZE: u32 = 1 << 22;

/// Bytes of a string that count as one more value for [`MAX_VALUE_SIZE`].
pub(crate) const BYTES_PER_SIZE: u32 = 64;

/// Elements of a list or a range. Beyond, an error before the list is made: a short text can ask for any
/// length.
pub(crate) const MAX_LIST: usize = 1 << 20;

/// Bytes of a string. Beyond, an error before the string is made. Pasting a string to itself doubles it.
pub(crate) const MAX_STRING: usize = 1 << 24;

/// Bytes of all strings together. Beyond, one error. Each string is kept.
pub(crate) const MAX_STRINGS: usize = 1 << 28;

/// Bits of `bits<n>`. Beyond, an error. Each bit is a value.
pub(crate) const MAX_BITS: i64 = 1 << 16;

// Regular expressions.

/// Bytes of the regular expression of a `!match`. Beyond, an error. A search takes time proportional to
/// the product of the lengths of text and pattern.
pub(crate) const MAX_REGEX: usize = 1 << 12;

/// Instructions that a regular expression becomes. Beyond, an error. `{m,n}` repeats its operand.
pub(crate) const MAX_REGEX_PROGRAM: usize = 1 << 16;

/// Levels of groups inside each other in a regular expression. Beyond, an error. Its parser recurses.
pub(crate) const MAX_REGEX_NESTING: u32 = 100;

/// The largest count in `{m,n}` of a regular expression, as in POSIX. Beyond, an error.
pub(crate) const MAX_REGEX_COUNT: u32 = 255;

// Messages.

/// Bytes of a name for which similar names are suggested. Beyond, there are no suggestions: a comparison
/// takes quadratic time.
pub(crate) const MAX_COMPARED_BYTES: usize = 60;

/// Names that are compared for one suggestion. Further ones are not suggested: each error pays for them.
pub(crate) const MAX_COMPARED_NAMES: usize = 20_000;

/// Bytes of a value in a message. Beyond, it is cut.
pub(crate) const MAX_SHOWN_VALUE: usize = 2000;

/// Bytes of a line that a rendered diagnostic shows before the place, and after it. Beyond, the line is
/// cut: sources of one long line would repeat in each message.
pub(crate) const SHOWN_AROUND: usize = 400;

// Memory between evaluations.

/// States of the library that a thread keeps: one per list of names and number of sources before those
/// of the library. Beyond, the oldest is dropped.
pub(crate) const MAX_KEPT: usize = 8;
