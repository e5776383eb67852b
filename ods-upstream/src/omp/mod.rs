//! `omp`: OpenMP.
//!
//! Many clauses pass values to the region of an operation as arguments of its first block; `arguments` has them all.

mod arguments;
mod atomic;
mod clauses;
mod granularity;
mod interfaces;
mod loops;
mod map;
mod memory;
mod names;
mod target;
mod verify;
mod verify_declared;
mod verify_nested;
mod verify_parallel;
mod verify_tasks;

pub use arguments::*;
pub use interfaces::*;

use arguments::{
    parse_in_reduction_private_reduction_region, parse_in_reduction_private_region,
    parse_private_reduction_region, parse_private_region, parse_target_op_region,
    parse_task_reduction_region, parse_use_device_addr_use_device_ptr_region,
    print_in_reduction_private_reduction_region, print_in_reduction_private_region,
    print_private_reduction_region, print_private_region, print_target_op_region,
    print_task_reduction_region, print_use_device_addr_use_device_ptr_region,
};
use clauses::{
    parse_aligned_clause, parse_allocate_and_allocator, parse_clause_attr, parse_copyprivate,
    parse_depend_var_list, parse_linear_clause, parse_loop_transform_clis, parse_order_clause,
    parse_schedule_clause, parse_synchronization_hint, print_aligned_clause,
    print_allocate_and_allocator, print_clause_attr, print_copyprivate, print_depend_var_list,
    print_linear_clause, print_loop_transform_clis, print_order_clause, print_schedule_clause,
    print_synchronization_hint,
};
use granularity::{
    parse_grainsize_clause, parse_num_tasks_clause, print_grainsize_clause, print_num_tasks_clause,
};
use map::{
    parse_capture_type, parse_map_clause, parse_members_index, print_capture_type,
    print_map_clause, print_members_index,
};
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::prelude::*;
use ods_runtime::symbols::{self, SymbolPath};

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/OpenMP/OpenMPOps.td")]
    #![dialect("omp")]
    #![vocabulary("vocabulary.txt")]
}

/// The class of types that are like pointers: memrefs and pointers of `llvm`.
#[derive(Clone, Copy, Debug)]
pub enum PointerLikeType {}

impl TypeClassKind for PointerLikeType {
    const NAME: &'static str = "";

    fn contains(ty: &Type) -> bool {
        ty.is_memref() || crate::LLVM::is_pointer(ty)
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
fn fail_plainly(op: Operation, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(op.location(ir), message.into()))
}

/// The operation of this kind that a symbol refers to.
fn lookup<O: OpHandle>(op: Operation, ir: &Ir, name: &(impl SymbolPath + ?Sized)) -> Option<O> {
    O::cast(symbols::lookup_nearest(ir, op, name)?, ir)
}

/// The operations in the blocks of a region.
fn operations(ir: &Ir, region: Region) -> impl Iterator<Item = Operation> {
    region
        .blocks(ir)
        .flat_map(move |block| block.operations(ir))
}

/// Whether an operation is of this dialect.
fn is_omp(op: Operation, ir: &Ir) -> bool {
    op.name(ir).dialect() == "omp"
}
