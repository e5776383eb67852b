//! Interfaces for kinds of regions, destinations, views and dimensions.

use crate::ir::{Ir, Operation, Value};
use crate::op::{OpHandle, OpInfo, VerifyResult};
use crate::op_interface;
use crate::traits::HasOnlyGraphRegion;
use crate::types::Type;
use std::ops::Range;

/// The kind of a region: MLIR's `RegionKind`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegionKind {
    /// Control flow between blocks; values are defined before they are used.
    SsaCfg,
    /// A graph, in which values may be used before they are defined.
    Graph,
}

/// An operation that declares the kinds of its regions: MLIR's `RegionKindInterface`.
#[op_interface]
pub trait RegionKindInterface {
    /// The kind of region `index`; by default a graph if the op has the trait
    /// `HasOnlyGraphRegion`.
    fn get_region_kind(index: usize) -> RegionKind {
        let _ = index;
        if Self::OP_INFO.is_some_and(OpInfo::has_trait::<HasOnlyGraphRegion>) {
            RegionKind::Graph
        } else {
            RegionKind::SsaCfg
        }
    }
}

impl DynRegionKindInterface {
    /// Whether definitions must dominate uses in region `index`.
    #[inline]
    pub fn has_ssa_dominance(self, index: usize) -> bool {
        self.get_region_kind(index) == RegionKind::SsaCfg
    }
}

/// An operation that writes its results into operands, the destinations: MLIR's
/// `DestinationStyleOpInterface`.
#[op_interface]
pub trait DestinationStyleOpInterface {
    /// The indices of the operands that are destinations.
    fn get_dps_inits(self, ir: &Ir) -> Range<usize>;

    /// Checks that destinations are tensors or memrefs, and that the tensors have the
    /// types of the results.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        verify_destination_style(op, ir, Self::model_of(op).get_dps_inits(ir))
    }
}

impl DynDestinationStyleOpInterface {
    /// The destinations.
    #[inline]
    pub fn dps_inits(self, ir: &Ir) -> &[Value] {
        let operands = self.operation().operands(ir);
        operands.get(self.get_dps_inits(ir)).unwrap_or_default()
    }

    /// The result with the new contents of destination `init`.
    #[inline]
    pub fn tied_result(self, ir: &Ir, init: usize) -> Option<Value> {
        let tensors = |value: &&Value| value.ty(ir).is_tensor();
        let inits = self.dps_inits(ir);
        if !inits.get(init)?.ty(ir).is_tensor() {
            return None;
        }
        let number = inits[..init].iter().filter(tensors).count();
        self.operation().results(ir).get(number).copied()
    }
}

#[inline]
fn verify_destination_style(op: Operation, ir: &Ir, inits: Range<usize>) -> VerifyResult {
    let start = inits.start;
    let inits = op.operands(ir).get(inits).unwrap_or_default();
    let mut tensors: Vec<(usize, &Type)> = Vec::new();
    for (number, init) in inits.iter().enumerate() {
        let (number, ty) = (start + number, init.ty(ir));
        if ty.is_tensor() {
            tensors.push((number, ty));
        } else if !ty.is_memref() {
            let message = format!("expected that operand #{number} is a tensor or a memref");
            return Err(op.emit_error(ir, message));
        }
    }
    let results = op
        .results(ir)
        .iter()
        .filter(|result| result.ty(ir).is_tensor());
    let results: Vec<&Value> = results.collect();
    if results.len() != tensors.len() {
        let message = format!(
            "expected the number of tensor results ({}) to be equal to the number of output tensors ({})",
            results.len(),
            tensors.len()
        );
        return Err(op.emit_error(ir, message));
    }
    for ((number, ty), result) in tensors.into_iter().zip(results) {
        let found = result.ty(ir);
        if ty != found {
            let message = format!(
                "expected type of operand #{number} ('{ty}') to match type of corresponding result ('{found}')"
            );
            return Err(op.emit_error(ir, message));
        }
    }
    Ok(())
}

/// An operation that returns a view of an operand's memory: MLIR's `ViewLikeOpInterface`.
#[op_interface]
pub trait ViewLikeOpInterface {
    /// The operand that is viewed.
    fn get_view_source(self, ir: &Ir) -> Value;

    /// The result that is the view.
    fn get_view_dest(self, ir: &Ir) -> Value {
        self.operation().result(ir, 0)
    }
}

/// An operation that returns the size of a dimension: MLIR's `ShapedDimOpInterface`.
#[op_interface]
pub trait ShapedDimOpInterface {
    /// The value whose dimension is queried.
    fn get_shaped_value(self, ir: &Ir) -> Value;

    /// The index of the dimension.
    fn get_dimension(self, ir: &Ir) -> Value;

    /// Checks that there is one result, of type `index`.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(crate::Diagnostic::error(op.location(ir), message));
        match op.results(ir) {
            [result] if result.ty(ir).is_index() => Ok(()),
            [_] => fail("expect index result type"),
            _ => fail("expected single op result"),
        }
    }
}
