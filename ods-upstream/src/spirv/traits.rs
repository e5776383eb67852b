//! The traits of operations.

use ods_runtime::prelude::*;

/// The integers of the operation have a sign.
pub struct SignedOp;

impl OpTrait for SignedOp {
    const NAME: &'static str = "SignedOp";
}

/// The integers of the operation have no sign.
pub struct UnsignedOp;

impl OpTrait for UnsignedOp {
    const NAME: &'static str = "UnsignedOp";
}

/// The operation may be wrapped by `spirv.SpecConstantOperation`.
pub struct UsableInSpecConstantOp;

impl OpTrait for UsableInSpecConstantOp {
    const NAME: &'static str = "UsableInSpecConstantOp";
}
