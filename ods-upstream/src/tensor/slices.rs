//! The slices: `tensor.extract_slice`, `tensor.insert_slice` and `tensor.parallel_insert_slice`.

use super::{ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp, encoding, shape, tensor_of};
use crate::slices::{SliceMismatch, reduced_type_mismatch, verify_in_bounds};
use ods_runtime::interfaces::{
    DestinationStyleOpInterface, InParallelOpInterface, OffsetSizeAndStrideOpInterface,
    ParallelCombiningOpInterface,
};
use ods_runtime::prelude::*;
use std::ops::Range;

/// Where the operands of an operation start that are offsets, and the operand with the rank of all lists.
macro_rules! slices {
    ($($op:ident $start:literal $ranked:ident;)*) => {$(
        impl $op {
            /// The offsets, sizes and strides that are known.
            fn static_lists(self, ir: &Ir) -> [&[i64]; 3] {
                [self.static_offsets(ir), self.static_sizes(ir), self.static_strides(ir)]
            }
        }

        impl OffsetSizeAndStrideOpInterface for $op {
            fn get_offset_size_and_stride_start_operand_index() -> usize {
                $start
            }

            fn get_array_attr_max_ranks(self, ir: &Ir) -> [usize; 3] {
                [shape(self.$ranked(ir).ty(ir)).len(); 3]
            }
        }
    )*};
}

slices! {
    ExtractSliceOp 1 source;
    InsertSliceOp 2 dest;
    ParallelInsertSliceOp 1 dest;
}

/// Checks the type of a slice of `whole`, and that it is within it.
fn verify_slice(
    op: Operation,
    ir: &Ir,
    whole: &Type,
    slice: &Type,
    [offsets, sizes, strides]: [&[i64]; 3],
) -> VerifyResult {
    let expected = tensor_of(whole, sizes, encoding(whole));
    let message = match reduced_type_mismatch(&expected, slice) {
        None => {
            return verify_in_bounds(shape(whole), offsets, sizes, strides)
                .map_err(|message| Diagnostic::error(op.location(ir), message));
        }
        Some(SliceMismatch::Rank) => {
            "expected rank to be smaller or equal to the other rank. ".to_owned()
        }
        Some(SliceMismatch::Size) => {
            format!("expected type to be '{expected}' or a rank-reduced version. (size mismatch) ")
        }
        Some(SliceMismatch::ElementType) => {
            let element = expected.element_type().cloned().unwrap_or_else(Type::none);
            format!("expected element type to be '{element}'")
        }
    };
    Err(Diagnostic::error(op.location(ir), message))
}

impl Verify for ExtractSliceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, result) = (self.source(ir).ty(ir), self.result(ir).ty(ir));
        verify_slice(self.operation(), ir, source, result, self.static_lists(ir))
    }
}

impl Verify for InsertSliceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, dest) = (self.source(ir).ty(ir), self.dest(ir).ty(ir));
        verify_slice(self.operation(), ir, dest, source, self.static_lists(ir))
    }
}

impl DestinationStyleOpInterface for InsertSliceOp {
    fn get_dps_inits(self, _: &Ir) -> Range<usize> {
        1..2
    }
}

impl Verify for ParallelInsertSliceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parent = self.operation().parent_op(ir);
        let in_parallel = |parent: Operation| parent.interface::<dyn InParallelOpInterface>(ir);
        if let Some(parent) = parent.filter(|parent| in_parallel(*parent).is_none()) {
            let parent = parent.display(ir).to_string();
            let newline = if parent.contains('\n') { "\n" } else { "" };
            let message = format!("expected InParallelOpInterface parent, got:{newline}{parent}");
            return Err(Diagnostic::error(self.location(ir), message));
        }
        let (source, dest) = (self.source(ir).ty(ir), self.dest(ir).ty(ir));
        verify_slice(self.operation(), ir, dest, source, self.static_lists(ir))
    }
}

impl ParallelCombiningOpInterface for ParallelInsertSliceOp {
    fn get_updated_destinations(self, _: &Ir) -> Range<usize> {
        1..2
    }

    fn get_iterating_parent(self, ir: &Ir) -> Operation {
        let op = self.operation();
        let parent = op.parent_op(ir).and_then(|parent| parent.parent_op(ir));
        parent.unwrap_or(op)
    }
}
