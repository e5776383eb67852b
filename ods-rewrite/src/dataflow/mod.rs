//! Data-flow analyses: a solver, and the analyses built on it.
mod backward;
mod checks;
mod constants;
mod dead_code;
mod dense;
mod dense_backward;
mod int_range;
mod lattice;
mod live_values;
mod order;
mod solver;
mod sparse;
mod state;

pub use backward::{BackwardTransfer, SparseBackward};
pub use constants::ConstantValue;
pub use dense::{CallStep, DenseForward};
pub use dense_backward::DenseBackward;
pub use int_range::{IntegerRanges, constant_of_type};
pub use lattice::{Lattice, Points, Values};
pub use live_values::{Live, LiveValues};
pub use solver::{Context, DataFlowAnalysis, Solver, Visited};
pub use sparse::{OtherInputs, SparseForward, Transfer};
pub use state::{Point, Predecessor, Predecessors};
