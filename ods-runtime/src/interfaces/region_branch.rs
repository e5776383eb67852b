//! Control flow into regions, between them, and back.

use crate::attributes::Attribute;
use crate::ir::{Block, Ir, Operation, Region, Value};
use crate::op::{OpHandle, VerifyResult};
use crate::op_interface;
use crate::types::Type;
use smallvec::SmallVec;
use std::fmt::Write as _;
use std::ops::{Deref, Range};

/// From where control comes: MLIR's `RegionBranchPoint`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegionBranchPoint {
    /// The operation itself is entered.
    Parent,
    /// That terminator of a block in one of its regions.
    Terminator(Operation),
}

/// Where control goes, and what gets the values that come along: MLIR's
/// `RegionSuccessor`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionSuccessor<'ir> {
    region: Option<Region>,
    inputs: &'ir [Value],
}

impl<'ir> RegionSuccessor<'ir> {
    /// Into a region, whose entry block has the arguments `inputs` for values that
    /// come along.
    #[inline]
    pub fn region(region: Region, inputs: &'ir [Value]) -> Self {
        Self {
            region: Some(region),
            inputs,
        }
    }

    /// Into a region; all arguments of its entry block get values.
    pub fn all_of(ir: &'ir Ir, region: Region) -> Self {
        let entry = region.entry_block(ir);
        Self::region(region, entry.map_or(&[], |entry| entry.arguments(ir)))
    }

    /// Back to after the operation, whose `results` get values.
    #[inline]
    pub fn parent(results: &'ir [Value]) -> Self {
        Self {
            region: None,
            inputs: results,
        }
    }

    /// The region; `None` if control goes back to after the operation.
    pub fn successor(self) -> Option<Region> {
        self.region
    }

    /// Whether control goes back to after the operation.
    pub fn is_parent(self) -> bool {
        self.region.is_none()
    }

    /// What gets the values: block arguments, or results.
    pub fn inputs(self) -> &'ir [Value] {
        self.inputs
    }
}

/// Where control may go from one place, in order: made of an array, or collected.
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

/// How often a region is executed each time the operation is: MLIR's
/// `InvocationBounds`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InvocationBounds {
    /// At least that often.
    pub lower: u32,
    /// At most that often; `None` if that is unknown.
    pub upper: Option<u32>,
}

impl InvocationBounds {
    /// Any number of times.
    pub const UNKNOWN: Self = Self {
        lower: 0,
        upper: None,
    };
}

/// Passes control to its regions, between them, and back: MLIR's
/// `RegionBranchOpInterface`.
#[op_interface]
pub trait RegionBranchOpInterface {
    /// The operands that go to `successor` when the operation is entered.
    fn get_entry_successor_operands(self, ir: &Ir, successor: RegionSuccessor<'_>) -> Range<usize> {
        let _ = (ir, successor);
        0..0
    }

    /// Where control goes when the operation is entered with these constant
    /// operands.
    fn get_entry_successor_regions<'ir>(
        self,
        ir: &'ir Ir,
        operands: &[Option<Attribute>],
    ) -> RegionSuccessors<'ir> {
        let _ = operands;
        self.get_successor_regions(ir, RegionBranchPoint::Parent)
    }

    /// Where control may go from `point`.
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_>;

    /// From where control may come to `successor`.
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

    /// What the input of that number of `successor` may be.
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

    /// How often each region is executed with these constant operands.
    fn get_region_invocation_bounds(
        self,
        ir: &Ir,
        operands: &[Option<Attribute>],
    ) -> Vec<InvocationBounds> {
        let _ = operands;
        vec![InvocationBounds::UNKNOWN; self.operation().regions(ir).len()]
    }

    /// Whether a value of type `lhs` may go to an input of type `rhs`.
    fn are_types_compatible(self, ir: &Ir, lhs: &Type, rhs: &Type) -> bool {
        let _ = ir;
        lhs == rhs
    }

    /// On each way, as many values come along as there are inputs, of their types.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let this = Self::model_of(op);
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
                    // Of no operands, none go anywhere.
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
}

impl DynRegionBranchOpInterface {
    /// The operands that go from `point` to `successor`.
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

    /// Whether the region may be executed again after it was executed once.
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

    /// Whether some region may be executed again after it was executed once.
    pub fn has_loop(self, ir: &Ir) -> bool {
        let mut regions = self.operation().regions(ir).iter();
        regions.any(|region| self.is_repetitive_region(ir, *region))
    }
}

/// Ends a block in a region of a [`RegionBranchOpInterface`]: MLIR's
/// `RegionBranchTerminatorOpInterface`.
#[op_interface]
pub trait RegionBranchTerminatorOpInterface {
    /// Which operands go to `successor`: all of them, if nothing else is said.
    fn get_mutable_successor_operands(
        self,
        ir: &Ir,
        successor: RegionSuccessor<'_>,
    ) -> Range<usize> {
        let _ = successor;
        0..self.operation().operands(ir).len()
    }

    /// Where control goes with these constant operands.
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

/// The operands that a terminator hands to `successor`.
fn forwarded<'ir>(op: Operation, ir: &'ir Ir, successor: RegionSuccessor<'_>) -> &'ir [Value] {
    let terminator = op.interface::<dyn RegionBranchTerminatorOpInterface>(ir);
    let range = terminator.map_or(0..0, |terminator| {
        terminator.get_mutable_successor_operands(ir, successor)
    });
    op.operands(ir).get(range).unwrap_or_default()
}

/// From where control may go on: the operation itself, then the terminators in
/// its regions.
fn branch_points(op: Operation, ir: &Ir) -> Vec<RegionBranchPoint> {
    let regions = op.regions(ir).iter();
    let terminators = regions.flat_map(|region| branch_points_of(ir, *region));
    std::iter::once(RegionBranchPoint::Parent)
        .chain(terminators)
        .collect()
}

/// The terminators of the blocks in `region`.
fn branch_points_of(ir: &Ir, region: Region) -> impl Iterator<Item = RegionBranchPoint> {
    terminators(ir, region).map(|op| RegionBranchPoint::Terminator(op.operation()))
}

/// The last operations of the blocks in `region` that say where control goes.
fn terminators(
    ir: &Ir,
    region: Region,
) -> impl Iterator<Item = DynRegionBranchTerminatorOpInterface> {
    let blocks = region.blocks(ir);
    blocks.filter_map(|block| terminator(ir, block))
}

/// The last operation of a block, if it says where control goes.
#[inline]
fn terminator(ir: &Ir, block: Block) -> Option<DynRegionBranchTerminatorOpInterface> {
    let last = block.last_op(ir)?;
    last.interface::<dyn RegionBranchTerminatorOpInterface>(ir)
}

/// `verifyRegionBranchOpInterface`, for one way that control may take.
fn verify_edge(
    op: Operation,
    ir: &Ir,
    point: RegionBranchPoint,
    successor: RegionSuccessor<'_>,
    operands: &[Value],
    are_compatible: impl Fn(&Type, &Type) -> bool,
) -> VerifyResult {
    let fail = |what: String| {
        let mut message = "along control flow edge from ".to_owned();
        let _ = match point {
            RegionBranchPoint::Parent => write!(message, "parent"),
            RegionBranchPoint::Terminator(op) => {
                write!(message, "Operation {}", op.name(ir).as_str())
            }
        };
        let _ = match successor.region {
            Some(region) => {
                write!(
                    message,
                    " to Region #{}: ",
                    region.number(ir).unwrap_or_default()
                )
            }
            None => write!(message, " to parent: "),
        };
        let at = match point {
            RegionBranchPoint::Parent => op,
            RegionBranchPoint::Terminator(op) => op,
        };
        let error = op.emit_error(ir, message + &what);
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
