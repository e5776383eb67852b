//! The limits of folders, patterns and parsers of MLIR's dialects.
//!
//! Numbers that a rule of a dialect states, such as the rows of a tile of AMX, are beside that rule.
//!
//! **Invariant:** no other file of this crate defines such a constant; a test reads the sources.

#[cfg(any(feature = "complex", feature = "math", feature = "spirv"))]
#[path = "../../ods-dialects/src/limits.rs"]
mod dialects;
#[cfg(any(feature = "complex", feature = "math", feature = "spirv"))]
pub(crate) use dialects::MAX_EXPANDED;

/// Operands of an affine map that are replaced by the operations that compute them. Beyond, the map
/// is not composed. Only an operation that depends on itself needs more.
#[cfg(feature = "affine")]
pub(crate) const MAX_REPLACED: usize = 1024;

/// Elements of a vector constant that is written out, and values of which a vector is made. Beyond, the
/// operation is not folded. Upstream has no limit, and runs out of memory at some size.
#[cfg(feature = "vector")]
pub(crate) const MAX_ELEMENTS: usize = 1 << 24;

/// Elements of a vector constant that is made although something else needs the old one. Beyond, it is
/// made only if nothing else needs the vector, as in MLIR.
#[cfg(feature = "vector")]
pub(crate) const MAX_SHARED_CONSTANT: usize = 256;

/// Braces inside each other in the scales of a quantized type. Beyond, the parser reports an error. The
/// parser recurses, and each level is a dimension of a tensor.
#[cfg(feature = "quant")]
pub(crate) const MAX_BRACES: usize = 64;

/// Elements of an array of LLVM in memory that `sroa` splits. Beyond, the memory stays whole, as in MLIR.
#[cfg(feature = "llvm")]
pub(crate) const MAX_SPLIT_ARRAY: u64 = 16;

/// Elements of the memory of a `memref` that `sroa` splits. Beyond, the memory stays whole, as in MLIR.
#[cfg(feature = "memref")]
pub(crate) const MAX_SPLIT_MEMORY: i64 = 16;

/// Levels of structures inside each other of which sizes are computed. Beyond, the size counts as unknown.
/// A recursive structure has no end.
#[cfg(feature = "llvm")]
pub(crate) const MAX_LAYOUT_DEPTH: u32 = 64;
