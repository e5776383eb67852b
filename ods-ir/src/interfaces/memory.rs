//! Memory spaces, alignments, and shapes as values.

use super::PtrLikeTypeInterface;
use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, OpBuilder, Operation, Value};
use crate::location::Location;
use crate::op::{FoldResult, OpHandle, VerifyResult};
use crate::op_interface;
use crate::types::Type;

/// An operation that casts a pointer to another memory space: MLIR's
/// `MemorySpaceCastOpInterface`.
#[expect(
    clippy::wrong_self_convention,
    reason = "types with the interface are `Copy`"
)]
#[op_interface]
pub trait MemorySpaceCastOpInterface {
    /// The pointer before the cast.
    fn get_source_ptr(self, ir: &Ir) -> Value;

    /// The pointer in the other memory space.
    fn get_target_ptr(self, ir: &Ir) -> Value;

    /// Whether `src` can be cast to `tgt`.
    fn is_valid_memory_space_cast(self, ir: &Ir, tgt: &Type, src: &Type) -> bool;

    /// Builds the same cast of the source `src` to the type `tgt`.
    fn clone_memory_space_cast_op(
        self,
        builder: &mut OpBuilder<'_>,
        tgt: &Type,
        src: Value,
    ) -> Operation;

    /// Whether users of the result may use the source instead.
    fn is_source_promotable(self, ir: &Ir) -> bool;

    /// Checks that there is one result, and that both types are pointer-like.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let fail = |message: String| Err(Diagnostic::error(op.location(ir), message));
        if op.results(ir).len() != 1 {
            return fail("memory space cast op must have exactly one result".to_owned());
        }
        let this = Self::model_of(op);
        for (word, value) in [
            ("source", this.get_source_ptr(ir)),
            ("target", this.get_target_ptr(ir)),
        ] {
            let ty = value.ty(ir);
            if ty.interface::<dyn PtrLikeTypeInterface>(ir).is_none() {
                return fail(format!(
                    "{word} type must implement `PtrLikeTypeInterface`, but got: '{ty}'"
                ));
            }
        }
        Ok(())
    }
}

/// An operation that can use the source of a memory space cast instead of its result:
/// MLIR's `MemorySpaceCastConsumerOpInterface`.
#[op_interface]
pub trait MemorySpaceCastConsumerOpInterface {
    /// Moves casts of operands after the operation. Returns the values that replace the
    /// results of the operation, which stays as it is; its own results, if it was changed
    /// in place; or `None`, if nothing changed.
    ///
    /// # Errors
    ///
    /// If the change failed and left the operation invalid.
    fn bubble_down_casts(
        self,
        builder: &mut OpBuilder<'_>,
    ) -> Result<Option<Vec<Value>>, Diagnostic>;
}

/// An operation with an alignment in the attribute `alignment`: MLIR's
/// `AlignmentAttrOpInterface`.
#[op_interface]
pub trait AlignmentAttrOpInterface {}

impl DynAlignmentAttrOpInterface {
    /// The alignment in bytes, if it is a power of two.
    #[inline]
    pub fn get_maybe_align(self, ir: &Ir) -> Option<u64> {
        let alignment = self.operation().attribute(ir, "alignment");
        let alignment = alignment.and_then(Attribute::as_i64)?;
        let alignment = u64::try_from(alignment).ok()?;
        alignment.is_power_of_two().then_some(alignment)
    }
}

/// An operation that can build ops that compute the shapes of its results: MLIR's
/// `ReifyRankedShapedTypeOpInterface`.
#[op_interface]
pub trait ReifyRankedShapedTypeOpInterface {
    /// Builds the sizes of all results, one list each; `None` if they cannot be computed.
    fn reify_result_shapes(self, builder: &mut OpBuilder<'_>) -> Option<Vec<Vec<FoldResult>>> {
        let _ = builder;
        None
    }

    /// Builds the sizes of one result.
    fn reify_shape_of_result(
        self,
        builder: &mut OpBuilder<'_>,
        result_index: usize,
    ) -> Option<Vec<FoldResult>> {
        let shapes = self.reify_result_shapes(builder)?;
        shapes.into_iter().nth(result_index)
    }

    /// Builds the size of one dimension of one result.
    fn reify_dim_of_result(
        self,
        builder: &mut OpBuilder<'_>,
        result_index: usize,
        dim: usize,
    ) -> Option<FoldResult> {
        let shape = self.reify_shape_of_result(builder, result_index)?;
        shape.into_iter().nth(dim)
    }
}

/// An operation that can check its preconditions at run time: MLIR's
/// `RuntimeVerifiableOpInterface`.
#[op_interface]
pub trait RuntimeVerifiableOpInterface {
    /// Builds the checks at the insertion point of `builder`, which is in front of the
    /// operation; `generate_error_message` makes the message of a failed check from an
    /// operation and a text.
    fn generate_runtime_verification(
        self,
        builder: &mut OpBuilder<'_>,
        loc: Location,
        generate_error_message: &dyn Fn(&Ir, Operation, &str) -> String,
    );
}
