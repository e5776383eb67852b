//! What code refers to that macros write, and what the façade needs.

pub use crate::panics::message_of;
use crate::pass::{OptionSpec, OptionValue};
pub use ods_ir::registry::{Dialect, DialectInfo};

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
        in_pipeline: value.print_in_pipeline(),
        is_list: T::IS_LIST,
        needs: T::NEEDS_VALUE.then_some(T::EXPECTED),
        choices: T::CHOICES,
    }
}
