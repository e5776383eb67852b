//! Operations on subsets of tensors.

use super::DestinationStyleOpInterface;
use crate::ir::{Ir, OpBuilder, Operation, Value};
use crate::location::Location;
use crate::op::{FoldResult, OpHandle, VerifyResult};
use crate::op_interface;

/// A slice of a tensor with offsets, sizes and strides: MLIR's `HyperrectangularSlice`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HyperrectangularSlice {
    /// The start in each dimension.
    pub offsets: Vec<FoldResult>,
    /// The number of elements in each dimension.
    pub sizes: Vec<FoldResult>,
    /// The distance between elements in each dimension.
    pub strides: Vec<FoldResult>,
}

/// An operation on a subset of the elements of a tensor: MLIR's `SubsetOpInterface`.
#[expect(unused_variables, reason = "defaults ignore their arguments")]
#[op_interface]
pub trait SubsetOpInterface {
    /// Whether both operations certainly use the same subset: equal slices of tensors
    /// that are the same by `equivalence_fn`.
    fn operates_on_equivalent_subset(
        self,
        ir: &Ir,
        candidate: DynSubsetOpInterface,
        equivalence_fn: &dyn Fn(Value, Value) -> bool,
    ) -> bool {
        let slice = self.get_accessed_hyperrectangular_slice(ir);
        let containers = (
            container(self.operation(), ir),
            container(candidate.operation(), ir),
        );
        let (Some(this), Some(other)) = containers else {
            return false;
        };
        slice.is_some()
            && slice == candidate.get_accessed_hyperrectangular_slice(ir)
            && equivalence_fn(this, other)
    }

    /// Whether the subsets are certainly disjoint; by default `false`.
    fn operates_on_disjoint_subset(
        self,
        ir: &Ir,
        candidate: DynSubsetOpInterface,
        equivalence_fn: &dyn Fn(Value, Value) -> bool,
    ) -> bool {
        false
    }

    /// The accessed slice, if the subset is one.
    fn get_accessed_hyperrectangular_slice(self, ir: &Ir) -> Option<HyperrectangularSlice> {
        None
    }

    /// Checks that the operation either extracts or inserts a subset.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let takes_out = op.has_interface::<dyn SubsetExtractionOpInterface>(ir);
        let puts_in = op.has_interface::<dyn SubsetInsertionOpInterface>(ir);
        if takes_out == puts_in {
            let message = "SubsetOpInterface ops must implement either SubsetExtractionOpInterface or SubsetInsertionOpInterface";
            return Err(op.emit_error(ir, message));
        }
        Ok(())
    }
}

/// An operation that extracts a subset of a tensor: MLIR's `SubsetExtractionOpInterface`.
#[op_interface]
pub trait SubsetExtractionOpInterface: SubsetOpInterface {
    /// The index of the tensor operand.
    fn get_source_operand(self, ir: &Ir) -> usize;

    /// Checks that there is one result.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        if op.results(ir).len() == 1 {
            return Ok(());
        }
        let message = "SubsetExtractionOpInterface ops must have one result";
        Err(op.emit_error(ir, message))
    }
}

/// An operation that inserts a subset into a tensor: MLIR's `SubsetInsertionOpInterface`.
#[op_interface]
pub trait SubsetInsertionOpInterface: SubsetOpInterface {
    /// The index of the operand with the subset.
    fn get_source_operand(self, ir: &Ir) -> usize;

    /// The index of the tensor operand; by default the first destination.
    ///
    /// # Panics
    ///
    /// If the operation has no destinations and does not override this method.
    fn get_destination_operand(self, ir: &Ir) -> usize {
        let op = self.operation();
        let destinations = op.interface::<dyn DestinationStyleOpInterface>(ir);
        let Some(destinations) = destinations else {
            let name = op.name(ir).as_str();
            panic!("`{name}` must implement `get_destination_operand`");
        };
        destinations.get_dps_inits(ir).start
    }

    /// The result with the updated tensor; by default the one tied to the destination.
    ///
    /// # Panics
    ///
    /// If the operation has no destinations with results and does not override this
    /// method.
    fn get_updated_destination(self, ir: &Ir) -> Value {
        let op = self.operation();
        let destinations = op.interface::<dyn DestinationStyleOpInterface>(ir);
        let result = destinations.and_then(|destinations| {
            let first = destinations.get_dps_inits(ir).start;
            let number = self.get_destination_operand(ir).checked_sub(first)?;
            destinations.tied_result(ir, number)
        });
        result.unwrap_or_else(|| {
            let name = op.name(ir).as_str();
            panic!("`{name}` must implement `get_updated_destination`")
        })
    }

    /// Whether `candidate` certainly holds the subset that this operation replaces.
    fn is_equivalent_subset(
        self,
        ir: &Ir,
        candidate: Value,
        equivalence_fn: &dyn Fn(Value, Value) -> bool,
    ) -> bool {
        let op = self.operation();
        let (Some(definition), Some(this)) = (
            candidate.defining_op(ir),
            op.interface::<dyn SubsetOpInterface>(ir),
        ) else {
            return false;
        };
        let other = definition.interface::<dyn SubsetOpInterface>(ir);
        definition.has_interface::<dyn SubsetExtractionOpInterface>(ir)
            && other
                .is_some_and(|other| this.operates_on_equivalent_subset(ir, other, equivalence_fn))
    }

    /// Builds an op that extracts the subset.
    fn build_subset_extraction(self, builder: &mut OpBuilder<'_>, loc: Location) -> Value;

    /// The values that the extraction op uses.
    fn get_values_needed_to_build_subset_extraction(self, ir: &Ir) -> Vec<Value>;
}

/// The tensor that an operation extracts from or inserts into.
#[inline]
fn container(op: Operation, ir: &Ir) -> Option<Value> {
    let taken = op.interface::<dyn SubsetExtractionOpInterface>(ir);
    let number = if let Some(op) = taken {
        op.get_source_operand(ir)
    } else {
        let put = op.interface::<dyn SubsetInsertionOpInterface>(ir)?;
        put.get_destination_operand(ir)
    };
    op.operands(ir).get(number).copied()
}
