//! Control flow into regions, between them, and back.

use super::OpModel;
use crate::attributes::Attribute;
use crate::ir::{Block, Ir, Operation, Region, Value};
use crate::op::{OpHandle as _, VerifyResult};
use crate::op_interface;
use crate::types::Type;
use smallvec::SmallVec;
use std::ops::{Deref, Range};

/// The origin of a control flow edge: MLIR's `RegionBranchPoint`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegionBranchPoint {
    /// The entry of the operation itself.
    Parent,
    /// A terminator of a block in one of its regions.
    Terminator(Operation),
}

/// The target of a control flow edge, and the receivers of the forwarded values: MLIR's
/// `RegionSuccessor`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionSuccessor<'ir> {
    region: Option<Region>,
    inputs: &'ir [Value],
}

impl<'ir> RegionSuccessor<'ir> {
    /// A region whose entry block receives the forwarded values as the arguments
    /// `inputs`.
    #[inline]
    pub fn region(region: Region, inputs: &'ir [Value]) -> Self {
        Self {
            region: Some(region),
            inputs,
        }
    }

    /// A region whose entry block receives values for all of its arguments.
    #[inline]
    pub fn all_of(ir: &'ir Ir, region: Region) -> Self {
        let entry = region.entry_block(ir);
        Self::region(region, entry.map_or(&[], |entry| entry.arguments(ir)))
    }

    /// The end of the operation, whose `results` receive the forwarded values.
    #[inline]
    pub fn parent(results: &'ir [Value]) -> Self {
        Self {
            region: None,
            inputs: results,
        }
    }

    /// The region; `None` for the end of the operation.
    #[inline]
    pub fn successor(self) -> Option<Region> {
        self.region
    }

    /// Whether control leaves the operation.
    #[inline]
    pub fn is_parent(self) -> bool {
        self.region.is_none()
    }

    /// The receivers of the forwarded values: block arguments or results.
    #[inline]
    pub fn inputs(self) -> &'ir [Value] {
        self.inputs
    }
}

/// The possible targets from one point, in order; converted from an array, or collected.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RegionSuccessors<'ir>(SmallVec<[RegionSuccessor<'ir>; 2]>);

impl<'ir, const N: usize> From<[RegionSuccessor<'ir>; N]> for RegionSuccessors<'ir> {
    #[inline]
    fn from(successors: [RegionSuccessor<'ir>; N]) -> Self {
        Self(SmallVec::from_slice(&successors))
    }
}

impl<'ir> FromIterator<RegionSuccessor<'ir>> for RegionSuccessors<'ir> {
    fn from_iter<I: IntoIterator<Item = RegionSuccessor<'ir>>>(successors: I) -> Self {
        Self(successors.into_iter().collect())
    }
}

impl<'ir> Deref for RegionSuccessors<'ir> {
    type Target = [RegionSuccessor<'ir>];

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// The number of times that a region runs per execution of the operation: MLIR's
/// `InvocationBounds`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InvocationBounds {
    /// The minimum.
    pub lower: u32,
    /// The maximum; `None` if unknown.
    pub upper: Option<u32>,
}

impl InvocationBounds {
    /// Any number of times.
    pub const UNKNOWN: Self = Self {
        lower: 0,
        upper: None,
    };
}

/// An operation that passes control to its regions, between them, and back: MLIR's
/// `RegionBranchOpInterface`.
#[expect(unused_variables, reason = "defaults ignore their arguments")]
#[op_interface]
pub trait RegionBranchOpInterface {
    /// The indices of the operands that are forwarded to `successor` on entry.
    fn get_entry_successor_operands(self, ir: &Ir, successor: RegionSuccessor<'_>) -> Range<usize> {
        0..0
    }

    /// The targets on entry with these constant operands.
    fn get_entry_successor_regions<'ir>(
        self,
        ir: &'ir Ir,
        operands: &[Option<Attribute>],
    ) -> RegionSuccessors<'ir> {
        self.get_successor_regions(ir, RegionBranchPoint::Parent)
    }

    /// The possible targets from `point`.
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_>;

    /// The points from which control can reach `successor`.
    fn get_predecessors(self, ir: &Ir, successor: RegionSuccessor<'_>) -> Vec<RegionBranchPoint> {
        let mut points = branch_points(self.operation(), ir);
        points.retain(|point| {
            let successors = self.get_successor_regions(ir, *point);
            successors
                .iter()
                .any(|found| found.region == successor.region)
        });
        points
    }

    /// The possible values of the input of `successor` with this index.
    fn get_predecessor_values(
        self,
        ir: &Ir,
        successor: RegionSuccessor<'_>,
        index: usize,
    ) -> Vec<Value> {
        let points = self.get_predecessors(ir, successor);
        let value = |point| match point {
            RegionBranchPoint::Parent => {
                let range = self.get_entry_successor_operands(ir, successor);
                self.operation()
                    .operands(ir)
                    .get(range)?
                    .get(index)
                    .copied()
            }
            RegionBranchPoint::Terminator(op) => forwarded(op, ir, successor).get(index).copied(),
        };
        points.into_iter().filter_map(value).collect()
    }

    /// The invocation bounds of each region with these constant operands.
    fn get_region_invocation_bounds(
        self,
        ir: &Ir,
        operands: &[Option<Attribute>],
    ) -> Vec<InvocationBounds> {
        vec![InvocationBounds::UNKNOWN; self.operation().regions(ir).len()]
    }

    /// Whether a value of type `lhs` may be forwarded to an input of type `rhs`.
    fn are_types_compatible(self, ir: &Ir, lhs: &Type, rhs: &Type) -> bool {
        lhs == rhs
    }

    /// Checks that each edge forwards one value per input, of the input's type.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        verify_region_branches(Self::model_of(op), ir)
    }
}

/// The checks of [`RegionBranchOpInterface`], for ops that know when there is nothing to check and
/// so have their own `verify_region_trait`.
///
/// # Errors
///
/// If an edge does not forward one value per input, of the input's type.
#[doc(hidden)]
pub fn verify_region_branches<M: OpModel + RegionBranchOpInterface>(
    this: M,
    ir: &Ir,
) -> VerifyResult {
    let op = this.operation();
    let are_compatible = |lhs: &Type, rhs: &Type| this.are_types_compatible(ir, lhs, rhs);
    let point = RegionBranchPoint::Parent;
    for successor in this.get_successor_regions(ir, point).iter() {
        let range = this.get_entry_successor_operands(ir, *successor);
        let operands = op.operands(ir).get(range).unwrap_or_default();
        if !(operands.is_empty() && successor.inputs.is_empty()) {
            verify_edge(op, ir, point, *successor, operands, are_compatible)?;
        }
    }
    for region in op.regions(ir) {
        let mut next = region.entry_block(ir);
        while let Some(block) = next {
            next = block.next(ir);
            let Some(terminator) = terminator(ir, block) else {
                continue;
            };
            let all = terminator.operation().operands(ir);
            let point = RegionBranchPoint::Terminator(terminator.operation());
            for successor in this.get_successor_regions(ir, point).iter() {
                // A terminator without operands forwards nothing.
                if all.is_empty() && successor.inputs.is_empty() {
                    continue;
                }
                let range = terminator.get_mutable_successor_operands(ir, *successor);
                let operands = all.get(range).unwrap_or_default();
                verify_edge(op, ir, point, *successor, operands, are_compatible)?;
            }
        }
    }
    Ok(())
}

impl DynRegionBranchOpInterface {
    /// The operands that are forwarded from `point` to `successor`.
    #[inline]
    pub fn get_successor_operands<'ir>(
        self,
        ir: &'ir Ir,
        point: RegionBranchPoint,
        successor: RegionSuccessor<'_>,
    ) -> &'ir [Value] {
        match point {
            RegionBranchPoint::Parent => {
                let range = self.get_entry_successor_operands(ir, successor);
                self.operation().operands(ir).get(range).unwrap_or_default()
            }
            RegionBranchPoint::Terminator(op) => forwarded(op, ir, successor),
        }
    }

    /// Whether the region can run more than once per execution of the operation.
    #[inline]
    pub fn is_repetitive_region(self, ir: &Ir, region: Region) -> bool {
        let mut seen: Vec<Region> = Vec::new();
        let mut pending = vec![region];
        while let Some(at) = pending.pop() {
            for point in branch_points_of(ir, at) {
                for successor in self.get_successor_regions(ir, point).iter() {
                    match successor.region {
                        Some(next) if next == region => return true,
                        Some(next) if !seen.contains(&next) => {
                            seen.push(next);
                            pending.push(next);
                        }
                        _ => {}
                    }
                }
            }
        }
        false
    }

    /// Whether some region can run more than once per execution of the operation.
    #[inline]
    pub fn has_loop(self, ir: &Ir) -> bool {
        let mut regions = self.operation().regions(ir).iter();
        regions.any(|region| self.is_repetitive_region(ir, *region))
    }
}

/// A terminator of a block in a region of a [`RegionBranchOpInterface`]: MLIR's
/// `RegionBranchTerminatorOpInterface`.
#[op_interface]
pub trait RegionBranchTerminatorOpInterface {
    /// The indices of the operands that are forwarded to `successor`; by default all.
    fn get_mutable_successor_operands(
        self,
        ir: &Ir,
        successor: RegionSuccessor<'_>,
    ) -> Range<usize> {
        let _ = successor;
        0..self.operation().operands(ir).len()
    }

    /// The possible targets with these constant operands.
    fn get_successor_regions<'ir>(
        self,
        ir: &'ir Ir,
        operands: &[Option<Attribute>],
    ) -> RegionSuccessors<'ir> {
        let _ = operands;
        let op = self.operation();
        let parent = op.parent_op(ir);
        let parent = parent.and_then(|op| op.interface::<dyn RegionBranchOpInterface>(ir));
        let point = RegionBranchPoint::Terminator(op);
        parent.map_or_else(RegionSuccessors::default, |parent| {
            parent.get_successor_regions(ir, point)
        })
    }
}

/// The operands that a terminator forwards to `successor`.
#[inline]
fn forwarded<'ir>(op: Operation, ir: &'ir Ir, successor: RegionSuccessor<'_>) -> &'ir [Value] {
    let terminator = op.interface::<dyn RegionBranchTerminatorOpInterface>(ir);
    let range = terminator.map_or(0..0, |terminator| {
        terminator.get_mutable_successor_operands(ir, successor)
    });
    op.operands(ir).get(range).unwrap_or_default()
}

/// All origins of control flow edges: the operation itself, then the terminators in its
/// regions.
#[inline]
fn branch_points(op: Operation, ir: &Ir) -> Vec<RegionBranchPoint> {
    let regions = op.regions(ir).iter();
    let terminators = regions.flat_map(|region| branch_points_of(ir, *region));
    std::iter::once(RegionBranchPoint::Parent)
        .chain(terminators)
        .collect()
}

/// The terminators of the blocks in `region`.
#[inline]
fn branch_points_of(ir: &Ir, region: Region) -> impl Iterator<Item = RegionBranchPoint> {
    let terminators = region.blocks(ir).filter_map(|block| terminator(ir, block));
    terminators.map(|op| RegionBranchPoint::Terminator(op.operation()))
}

/// The last operation of a block, if it has the terminator interface.
#[inline]
fn terminator(ir: &Ir, block: Block) -> Option<DynRegionBranchTerminatorOpInterface> {
    let last = block.last_op(ir)?;
    last.interface::<dyn RegionBranchTerminatorOpInterface>(ir)
}

/// `verifyRegionBranchOpInterface`, for one control flow edge.
fn verify_edge(
    op: Operation,
    ir: &Ir,
    point: RegionBranchPoint,
    successor: RegionSuccessor<'_>,
    operands: &[Value],
    are_compatible: impl Fn(&Type, &Type) -> bool,
) -> VerifyResult {
    let fail = |what: String| {
        let (from, at) = match point {
            RegionBranchPoint::Parent => ("parent".to_owned(), op),
            RegionBranchPoint::Terminator(op) => {
                (format!("Operation {}", op.name(ir).as_str()), op)
            }
        };
        let to = match successor.region {
            Some(region) => format!("Region #{}", region.number(ir).unwrap_or_default()),
            None => "parent".to_owned(),
        };
        let message = format!("along control flow edge from {from} to {to}: {what}");
        let error = op.emit_error(ir, message);
        Err(error.with_note(at.location(ir), "region branch point"))
    };
    let inputs = successor.inputs();
    if operands.len() != inputs.len() {
        return fail(format!(
            "region branch point has {} operands, but region successor needs {} inputs",
            operands.len(),
            inputs.len()
        ));
    }
    for (number, (operand, input)) in operands.iter().zip(inputs).enumerate() {
        let (operand, input) = (operand.ty(ir), input.ty(ir));
        if !are_compatible(operand, input) {
            return fail(format!(
                "successor operand type #{number} '{operand}' should match successor input type #{number} '{input}'"
            ));
        }
    }
    Ok(())
}
