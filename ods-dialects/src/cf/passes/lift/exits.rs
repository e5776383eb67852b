//! One block for each kind of operation that ends a region.

use super::Lift;
use crate::cf::SwitchOp;
use ods_runtime::prelude::*;
use ods_runtime::{Equivalence, EquivalenceFlags};

/// Whether two operations differ at most in their operands.
fn are_alike(ir: &Ir, a: Operation, b: Operation) -> bool {
    let mut equivalence = Equivalence::new(ir, EquivalenceFlags::IGNORE_LOCATIONS)
        .values_outside(|a, b| a.ty(ir) == b.ty(ir));
    equivalence.operations(a, b)
}

impl Lift<'_> {
    /// Moves the operations that end the region to blocks of their own.
    pub(super) fn combine_exits(&mut self) {
        let blocks: Vec<Block> = self.top.blocks(&self.b).collect();
        for block in blocks {
            if let Some(end) = block.last_op(&self.b)
                && end.successors(&self.b).is_empty()
            {
                self.combine_exit(end);
            }
        }
    }

    /// Replaces an operation that ends the region by a branch to the block of its kind.
    pub(super) fn combine_exit(&mut self, end: Operation) {
        let known = self
            .exits
            .iter()
            .find(|(known, _)| are_alike(&self.b, *known, end));
        let known = known.copied();
        if known.is_some_and(|(known, _)| known == end) {
            return;
        }
        let location = end.location(&self.b);
        let values = end.operands(&self.b).to_vec();
        let exit = known.map_or_else(
            || {
                let exit = self.top.add_block(&mut self.b, &[]);
                for value in &values {
                    let ty = value.ty(&self.b).clone();
                    exit.add_argument(&mut self.b, &ty, location);
                }
                self.exits.push((end, exit));
                exit
            },
            |(_, exit)| exit,
        );
        let flag = self.number(0);
        self.b.set_insert_point_before(end);
        SwitchOp::build_with_cases(&mut self.b, location, flag, (exit, &values), &[]);
        if known.is_some() {
            end.erase(&mut self.b);
            return;
        }
        end.detach(&mut self.b);
        exit.append(&mut self.b, end);
        let arguments = exit.arguments(&self.b).to_vec();
        end.set_operands(&mut self.b, &arguments);
    }
}
