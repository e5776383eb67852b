//! Workloads and measurements: what `cargo bench -p ods-benches` and
//! `benches/against-mlir` are made of.
//!
//! | program | what it does |
//! |---|---|
//! | `cargo bench -p ods-benches` | our phases on every workload, and their growth |
//! | `gen-ir` | prints a workload |
//! | `ods-phases` | parses, verifies, prints and drops one file, in turns |
//! | `ods-heap` | counts what the IR of one file takes |
//! | `benches/compile-cost` | what an operation costs those who compile it, beside `mlir-tblgen` and `clang++` |
//! | `benches/against-mlir` | the same for MLIR's library and `mlir-opt`, side by side |

#![expect(clippy::cast_precision_loss, reason = "figures are rounded anyway")]

pub mod against;
pub mod compile_cost;
pub mod measure;
pub mod phases;
pub mod workload;
