//! The limits of a run, unless an [`Interpreter`](crate::Interpreter) sets others.
//!
//! Beyond each of them a run ends with a trap of kind [`TrapKind::Limit`](crate::TrapKind::Limit).

/// Steps: operations, and further ones for the elements of vectors and for arithmetic on numbers of
/// many words. So a program that does not terminate ends.
pub const MAX_STEPS: u64 = 1 << 28;

/// Calls in each other, so that endless recursion ends.
pub const MAX_CALL_DEPTH: usize = 1 << 14;

/// Bytes that the values of all calls in progress take, as far as the interpreter counts them.
pub const MAX_BYTES: u64 = 1 << 29;

/// Regions that are being executed inside each other, those of all calls in progress. Valid code
/// meets the limit on calls first; an operation that enters its own region again and again meets
/// this one.
pub const MAX_REGIONS: usize = 1 << 20;

/// Calls that the error of a trap shows. Beyond, it gives their number only: those of an endless
/// recursion look all the same.
pub(crate) const MAX_SHOWN_CALLS: usize = 8;

/// Functions that the message names if there is not the one that is asked for. Beyond, they are left
/// out.
pub(crate) const MAX_SHOWN_FUNCTIONS: usize = 8;
