//! Macros whose ops and types have interfaces of this crate.

use ods_runtime::prelude::*;

pub use ods_runtime;

/// Has a number of sides.
#[op_interface]
pub trait Sided {
    /// How many.
    fn sides(self, ir: &Ir) -> i64;
}

/// Has a number of sides, as a type.
#[type_interface]
pub trait SidedType {
    /// How many.
    fn sides(&self) -> i64;
}

/// Defines an op of the dialect here, and says how many sides it has.
#[macro_export]
macro_rules! sided_op {
    ($name:ident, $handle:ident, $mnemonic:literal, $sides:literal) => {
        #[derive($crate::macros::ods_runtime::OpDef)]
        #[op(dialect = $crate::BaseDialect, name = $mnemonic, handle = $handle)]
        #[op(crate = $crate::macros::ods_runtime)]
        #[op(interfaces = [$crate::macros::Sided])]
        pub struct $name {}

        impl $crate::macros::Sided for $handle {
            fn sides(self, _: &$crate::macros::ods_runtime::Ir) -> i64 {
                $sides
            }
        }
    };
}

/// The same for a type.
#[macro_export]
macro_rules! sided_type {
    ($name:ident, $mnemonic:literal, $sides:literal) => {
        #[derive($crate::macros::ods_runtime::TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
        #[type_def(dialect = $crate::BaseDialect, mnemonic = $mnemonic)]
        #[type_def(crate = $crate::macros::ods_runtime)]
        #[type_def(interfaces = [$crate::macros::SidedType])]
        pub struct $name;

        impl $crate::macros::SidedType for $name {
            fn sides(&self) -> i64 {
                $sides
            }
        }
    };
}
