//! What code refers to that macros write.

use crate::pass::{OptionSpec, OptionValue};
pub use ods_ir::ir::{Ir, Operation};
pub use ods_ir::op::OpHandle;
use ods_ir::op::OpInfo;
pub use ods_ir::registry::{Dialect, DialectInfo};

/// The name of the op that `O` handles, if it handles one only.
pub fn anchor_of<O: OpHandle>() -> Option<&'static str> {
    O::INFO_IF_ONE.map(OpInfo::name)
}

/// An option with its present value.
pub fn option_spec<T: OptionValue>(
    name: &'static str,
    summary: &'static str,
    value: &T,
) -> OptionSpec {
    OptionSpec {
        name,
        summary,
        value: value.print_option(),
        choices: T::CHOICES,
    }
}
