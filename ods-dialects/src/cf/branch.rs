//! The operands that branches forward to their successors.

use super::{BranchOp, CondBranchOp, SwitchOp};
use ods_runtime::interfaces::{BranchOpInterface, SuccessorOperands};
use ods_runtime::prelude::*;

impl BranchOpInterface for BranchOp {
    fn get_successor_operands(self, ir: &Ir, _: usize) -> SuccessorOperands {
        SuccessorOperands::of(self, ir, self.dest_operands(ir))
    }

    fn get_successor_for_operands(self, ir: &Ir, _: &[Option<Attribute>]) -> Option<Block> {
        Some(self.dest(ir))
    }
}

impl BranchOpInterface for CondBranchOp {
    fn get_successor_operands(self, ir: &Ir, index: usize) -> SuccessorOperands {
        let operands = if index == 0 {
            self.true_dest_operands(ir)
        } else {
            self.false_dest_operands(ir)
        };
        SuccessorOperands::of(self, ir, operands)
    }

    fn get_successor_for_operands(self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<Block> {
        let condition = operands.first()?.as_ref()?.as_bool()?;
        Some(if condition {
            self.true_dest(ir)
        } else {
            self.false_dest(ir)
        })
    }
}

impl SwitchOp {
    /// The operands of one case, found by a sum of sizes: making the lists of all cases before it
    /// takes ten times as long.
    fn operands_of_case(self, ir: &Ir, case: usize) -> Option<&[Value]> {
        let sizes = self.case_operand_segments(ir);
        let len = usize::try_from(*sizes.get(case)?).unwrap_or(0);
        let all = &self.operands(ir)[1 + self.default_operands(ir).len()..];
        if all.is_empty() {
            return Some(all);
        }
        // An empty list has its place among the operands, too.
        let before: i64 = sizes[..case]
            .iter()
            .map(|size| i64::from(*size.max(&0)))
            .sum();
        let start = (before as usize).min(all.len());
        Some(&all[start..start.saturating_add(len).min(all.len())])
    }
}

impl BranchOpInterface for SwitchOp {
    fn get_successor_operands(self, ir: &Ir, index: usize) -> SuccessorOperands {
        let operands = match index.checked_sub(1) {
            None => Some(self.default_operands(ir)),
            Some(case) => self.operands_of_case(ir, case),
        };
        SuccessorOperands::of(self, ir, operands.unwrap_or_default())
    }

    fn get_all_successor_operands(self, ir: &Ir) -> Vec<SuccessorOperands> {
        let operands = self.operands(ir);
        let default = SuccessorOperands::of(self, ir, self.default_operands(ir));
        let mut end = 1 + default.len();
        let sizes = self.case_operand_segments(ir);
        // The verifier asks before it is known that there is a size for each case.
        let cases = (0..self.case_destinations(ir).len()).map(|case| {
            let size = sizes.get(case).copied().unwrap_or(0);
            let start = end.min(operands.len());
            end = (start + usize::try_from(size).unwrap_or(0)).min(operands.len());
            SuccessorOperands::new(start..end)
        });
        std::iter::once(default).chain(cases).collect()
    }

    fn get_successor_for_operands(self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<Block> {
        let Some(values) = self.case_values(ir) else {
            return Some(self.default_destination(ir));
        };
        // Poison is no number, and decides nothing.
        let flag @ Attribute::Integer(_) = operands.first()?.as_ref()? else {
            return None;
        };
        let case = values.values().position(|value| value == *flag);
        let block = case.and_then(|case| self.case_destinations(ir).get(case).copied());
        Some(block.unwrap_or_else(|| self.default_destination(ir)))
    }
}
