//! Levels of control flow: blocks, loops and conditions, and branches that leave several of them at once.

use super::{BlockOp, BlockReturnOp, BranchIfOp, IfOp, LoopOp};
use ods_runtime::op_interface;
use ods_runtime::prelude::*;

/// An operation that is a level of control flow, and has a label: MLIR's `LabelLevelOpInterface`.
#[op_interface]
pub trait LabelLevelOpInterface {
    /// The block behind the label.
    fn get_label_target(self, ir: &Ir) -> Option<Block>;

    /// Checks that the label is beside the operation, or in it.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let level = op.interface::<dyn LabelLevelOpInterface>(ir);
        let target = level.and_then(|level| level.get_label_target(ir));
        let region = target.and_then(|target| target.parent_region(ir));
        if region.is_some_and(|region| {
            Some(region) == op.parent_region(ir) || region.parent_op(ir) == Some(op)
        }) {
            return Ok(());
        }
        let message =
            "target should be a block defined in same level than operation or in its region.";
        Err(Diagnostic::error(op.location(ir), message))
    }
}

/// An operation that branches to the label of a level around: MLIR's `LabelBranchingOpInterface`.
#[op_interface]
pub trait LabelBranchingOpInterface {
    /// How many levels are between the operation and the one with the label.
    fn get_exit_level(self, ir: &Ir) -> u64;

    /// The level with the label.
    fn get_target_op(self, ir: &Ir) -> Option<Operation> {
        let op = self.operation();
        let mut level = op.parent_op(ir)?;
        level.interface::<dyn LabelLevelOpInterface>(ir)?;
        for _ in 0..self.get_exit_level(ir) {
            level = level.parent_op(ir)?;
            level.interface::<dyn LabelLevelOpInterface>(ir)?;
        }
        Some(level)
    }

    /// The block behind the label.
    fn get_target(self, ir: &Ir) -> Option<Block> {
        let level = self.get_target_op(ir)?;
        level
            .interface::<dyn LabelLevelOpInterface>(ir)?
            .get_label_target(ir)
    }

    /// Checks that there are as many levels.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let branch = op.interface::<dyn LabelBranchingOpInterface>(ir);
        let Some(branch) = branch.filter(|branch| branch.get_target_op(ir).is_none()) else {
            return Ok(());
        };
        // MLIR fails without a message.
        let level = branch.get_exit_level(ir);
        let message = format!("is not in a block, loop or condition of level {level}");
        Err(op.emit_error(ir, message))
    }
}

impl LabelLevelOpInterface for BlockOp {
    fn get_label_target(self, ir: &Ir) -> Option<Block> {
        self.operation().successors(ir).first().copied()
    }
}

impl LabelLevelOpInterface for IfOp {
    fn get_label_target(self, ir: &Ir) -> Option<Block> {
        self.operation().successors(ir).first().copied()
    }
}

impl LabelLevelOpInterface for LoopOp {
    fn get_label_target(self, ir: &Ir) -> Option<Block> {
        self.body(ir).entry_block(ir)
    }
}

impl LabelBranchingOpInterface for BlockReturnOp {
    fn get_exit_level(self, _: &Ir) -> u64 {
        0
    }

    /// The successor of the block, also of a loop.
    fn get_target(self, ir: &Ir) -> Option<Block> {
        let level = self.get_target_op(ir)?;
        level.successors(ir).first().copied()
    }
}

impl LabelBranchingOpInterface for BranchIfOp {
    fn get_exit_level(self, ir: &Ir) -> u64 {
        let level = self.operation().attribute(ir, "exitLevel");
        let level = level.and_then(Attribute::as_i64);
        level.map_or(0, |level| u64::try_from(level).unwrap_or(u64::MAX))
    }
}

/// What MLIR 22 prints before the region: a string, which it does not read.
const PRINTED_ELSE: &str = "else ";

// (`else` region)?
pub(super) fn parse_else_region(p: &mut OpParser<'_, '_>) -> Parsed<Region> {
    let word = p.parse_optional_keyword_or_string();
    let is_else = word.is_some_and(|word| &*word == "else" || &*word == PRINTED_ELSE);
    if is_else {
        p.parse_region()
    } else {
        Ok(p.ir().create_region())
    }
}

pub(super) fn print_else_region(p: &mut OpPrinter<'_>, _: IfOp, region: Region) {
    if !region.is_empty(p.ir()) {
        p.print_string(PRINTED_ELSE);
        p.print_region(region, RegionStyle::default());
    }
}
