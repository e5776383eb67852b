//! Ops on a part of a tensor.

use super::DestinationStyleOpInterface;
use crate::ir::{Ir, OpBuilder, Operation, Value};
use crate::location::Location;
use crate::op::{FoldResult, OpHandle, VerifyResult};
use crate::op_interface;

/// A part of a tensor with offsets, sizes and strides: MLIR's `HyperrectangularSlice`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HyperrectangularSlice {
    /// Where it begins, for each dimension.
    pub offsets: Vec<FoldResult>,
    /// How many elements it has.
    pub sizes: Vec<FoldResult>,
    /// How far apart they are.
    pub strides: Vec<FoldResult>,
}

/// Works on a subset of the elements of a tensor: MLIR's `SubsetOpInterface`.
#[op_interface]
pub trait SubsetOpInterface {
    /// Whether both certainly work on the same subset: on equal slices of what
    /// `equivalence_fn` says is the same tensor.
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

    /// Whether the subsets certainly have nothing in common; nothing is known by itself.
    fn operates_on_disjoint_subset(
        self,
        ir: &Ir,
        candidate: DynSubsetOpInterface,
        equivalence_fn: &dyn Fn(Value, Value) -> bool,
    ) -> bool {
        let _ = (ir, candidate, equivalence_fn);
        false
    }

    /// The subset, if it is a slice.
    fn get_accessed_hyperrectangular_slice(self, ir: &Ir) -> Option<HyperrectangularSlice> {
        let _ = ir;
        None
    }

    /// It either takes a subset out of a tensor, or puts one in.
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

/// Takes a subset out of a tensor: MLIR's `SubsetExtractionOpInterface`.
#[op_interface]
pub trait SubsetExtractionOpInterface: SubsetOpInterface {
    /// Which operand is the tensor.
    fn get_source_operand(self, ir: &Ir) -> usize;

    /// There is one result.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        if op.results(ir).len() == 1 {
            return Ok(());
        }
        let message = "SubsetExtractionOpInterface ops must have one result";
        Err(op.emit_error(ir, message))
    }
}

/// Puts a subset into a tensor: MLIR's `SubsetInsertionOpInterface`.
#[op_interface]
pub trait SubsetInsertionOpInterface: SubsetOpInterface {
    /// Which operand is the subset.
    fn get_source_operand(self, ir: &Ir) -> usize;

    /// Which operand is the tensor: the first destination, if nothing else is said.
    ///
    /// # Panics
    ///
    /// If the operation has no destinations, and does not say it.
    fn get_destination_operand(self, ir: &Ir) -> usize {
        let op = self.operation();
        let destinations = op.interface::<dyn DestinationStyleOpInterface>(ir);
        let destinations = destinations.map(|op| op.get_dps_inits(ir));
        let Some(destinations) = destinations else {
            panic!(
                "`{}` does not say which operand is the destination",
                op.name(ir).as_str()
            );
        };
        destinations.start
    }

    /// The result that is the tensor with the subset: that of the destination, if nothing
    /// else is said.
    ///
    /// # Panics
    ///
    /// If the operation has no destinations with results, and does not say it.
    fn get_updated_destination(self, ir: &Ir) -> Value {
        let op = self.operation();
        let destinations = op.interface::<dyn DestinationStyleOpInterface>(ir);
        let result = destinations.and_then(|destinations| {
            let first = destinations.get_dps_inits(ir).start;
            let number = self.get_destination_operand(ir).checked_sub(first)?;
            destinations.tied_result(ir, number)
        });
        result.unwrap_or_else(|| {
            panic!(
                "`{}` does not say which result is the tensor",
                op.name(ir).as_str()
            )
        })
    }

    /// Whether `candidate` is that very subset: a value that certainly stands for it.
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

    /// Builds the op that takes the subset out.
    fn build_subset_extraction(self, builder: &mut OpBuilder<'_>, loc: Location) -> Value;

    /// What that op needs.
    fn get_values_needed_to_build_subset_extraction(self, ir: &Ir) -> Vec<Value>;
}

/// The tensor that an operation takes a subset out of, or puts it into.
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
