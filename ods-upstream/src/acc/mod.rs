//! `acc`: `OpenACC`.
//!
//! Values of clauses may depend on the type of the device: `device_types`.

mod assembly;
mod canonicalize;
mod compute;
mod control;
mod data;
mod device_types;
mod loops;
mod recipes;
mod routine;

use assembly::{
    parse_acc_var, parse_combined_constructs_loop, parse_loop_control,
    parse_operand_with_keyword_only, parse_operands_with_keyword_only, parse_recipe_sym, parse_var,
    parse_var_ptr_type, print_acc_var, print_combined_constructs_loop, print_loop_control,
    print_operand_with_keyword_only, print_operands_with_keyword_only, print_recipe_sym, print_var,
    print_var_ptr_type,
};
use device_types::{
    parse_device_type_operands, parse_device_type_operands_with_keyword_only,
    parse_device_type_operands_with_segment, parse_gang_clause, parse_num_gangs, parse_wait_clause,
    print_device_type_operands, print_device_type_operands_with_keyword_only,
    print_device_type_operands_with_segment, print_gang_clause, print_num_gangs, print_wait_clause,
};
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::interfaces::Resource;
use ods_runtime::prelude::*;
use routine::{
    parse_bind_name, parse_device_type_array_attr, parse_routine_gang_clause, print_bind_name,
    print_device_type_array_attr, print_routine_gang_clause,
};

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/OpenACC/OpenACCOps.td")]
    #![dialect("acc")]
    #![vocabulary("vocabulary.txt")]
}

/// The class of types that are like pointers: memrefs and pointers of `llvm`.
#[derive(Clone, Copy, Debug)]
pub enum PointerLikeType {}

impl TypeClassKind for PointerLikeType {
    const NAME: &'static str = "";

    fn contains(ty: &Type) -> bool {
        ty.is_any_memref() || crate::LLVM::is_pointer(ty)
    }
}

/// The class of types that can be mapped and are not like pointers: of no type that is known here.
#[derive(Clone, Copy, Debug)]
pub enum MappableType {}

impl TypeClassKind for MappableType {
    const NAME: &'static str = "";

    fn contains(_: &Type) -> bool {
        false
    }
}

/// The values of the operands called `name`; none if the operation has no such operands.
fn group<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> &'ir [Value] {
    let number = op.spec(ir).and_then(|spec| spec.operand_group(name));
    number.map_or(&[], |number| ods_runtime::op::operands(op, ir, number))
}

/// The attribute called `name` that the definition of the operation declares.
fn inherent<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> Option<&'ir Attribute> {
    op.slot(ir, op.spec(ir)?.slot(name)?)
}

/// An error without the name of the operation.
fn fail(op: Operation, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(op.location(ir), message.into()))
}

macro_rules! resources {
    ($($(#[$doc:meta])* $resource:ident, $name:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $resource;

        impl Resource for $resource {
            const NAME: &'static str = $name;
        }
    )*};
}

resources! {
    /// The counters of the runtime.
    RuntimeCounters, "AccRuntimeCounters";
    /// The current device.
    CurrentDeviceIdResource, "AccCurrentDeviceIdResource";
    /// The construct that an operation belongs to.
    ConstructResource, "AccConstructResource";
}
