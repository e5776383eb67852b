//! The leaves of predicates.

mod attributes;
mod dense_array;
mod entity;
mod integer;
mod operation;
mod types;
mod types_match;

pub use attributes::*;
pub use dense_array::*;
pub use entity::*;
pub use integer::*;
pub use operation::*;
pub use types::*;
pub use types_match::*;

use crate::types::Type;

/// Whether all of `types` satisfy the test.
pub fn all_types<'a>(
    types: impl IntoIterator<Item = &'a Type>,
    test: impl FnMut(&'a Type) -> bool,
) -> bool {
    types.into_iter().all(test)
}

#[cfg(test)]
mod tests {
    use crate::ir::{Ir, Value};
    use crate::types::Type;

    /// Values of these types: arguments of a new block.
    pub(super) fn values(ir: &mut Ir, types: &[Type]) -> Vec<Value> {
        let block = ir.create_block(types);
        block.arguments(ir).to_vec()
    }
}
