//! Control flow into and between regions.

use super::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp,
    WhileOp, entry_arguments, yields_types_of,
};
use ods_runtime::interfaces::{
    InvocationBounds, RegionBranchOpInterface, RegionBranchPoint,
    RegionBranchTerminatorOpInterface, RegionSuccessor, RegionSuccessors, operand_numbers,
    verify_region_branches,
};
use ods_runtime::prelude::*;
use std::ops::Range;

impl RegionBranchTerminatorOpInterface for ConditionOp {
    /// All operands except for the condition.
    fn get_mutable_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        operand_numbers(self, ir, self.args(ir))
    }

    /// The loop goes on or ends, as far as the condition is known.
    fn get_successor_regions<'ir>(
        self,
        ir: &'ir Ir,
        operands: &[Option<Attribute>],
    ) -> RegionSuccessors<'ir> {
        let Some(parent) = self.parent_of_type::<WhileOp>(ir) else {
            return RegionSuccessors::default();
        };
        let all = parent.get_successor_regions(ir, RegionBranchPoint::Terminator(*self));
        match known_bool(operands) {
            Some(goes_on) => {
                let all = all.iter().copied();
                all.filter(|successor| successor.is_parent() != goes_on)
                    .collect()
            }
            None => all,
        }
    }
}

/// The first operand, if it is a known `i1`.
pub fn known_bool(operands: &[Option<Attribute>]) -> Option<bool> {
    operands.first()?.as_ref()?.as_bool()
}

impl RegionBranchTerminatorOpInterface for ReduceOp {
    /// The operands are inputs of the reductions and are not forwarded.
    fn get_mutable_successor_operands(self, _: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        0..0
    }
}

impl RegionBranchOpInterface for ForOp {
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let this = Self::from_operation_unchecked(op);
        // The checks of `LoopLikeOpInterface`, which come first, have compared the numbers: without
        // inits nothing is forwarded.
        if this.init_numbers(ir).is_empty() || this.carries_same_types(ir) {
            return Ok(());
        }
        verify_region_branches(this, ir)
    }

    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        self.init_numbers(ir)
    }

    /// Control leaves the loop or executes its body again.
    fn get_successor_regions(self, ir: &Ir, _: RegionBranchPoint) -> RegionSuccessors<'_> {
        let region = self.region(ir);
        let inputs = entry_arguments(ir, region).get(1..);
        let body = RegionSuccessor::region(region, inputs.unwrap_or_default());
        [body, RegionSuccessor::parent(self.results(ir))].into()
    }
}

impl RegionBranchOpInterface for ForallOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        // The points of the grid run in parallel, not one after the other.
        let body = RegionSuccessor::region(self.region(ir), &[]);
        let parent = RegionSuccessor::parent(&[]);
        match point {
            RegionBranchPoint::Parent => [body, parent].into(),
            RegionBranchPoint::Terminator(_) => [parent].into(),
        }
    }
}

impl RegionBranchOpInterface for ParallelOp {
    fn get_successor_regions(self, ir: &Ir, _: RegionBranchPoint) -> RegionSuccessors<'_> {
        let body = RegionSuccessor::region(self.region(ir), &[]);
        [body, RegionSuccessor::parent(&[])].into()
    }
}

impl RegionBranchOpInterface for WhileOp {
    fn get_entry_successor_operands(self, ir: &Ir, _: RegionSuccessor<'_>) -> Range<usize> {
        operand_numbers(self, ir, self.inits(ir))
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        match point {
            RegionBranchPoint::Terminator(op) if op.parent_region(ir) == Some(self.before(ir)) => [
                RegionSuccessor::parent(self.results(ir)),
                RegionSuccessor::all_of(ir, self.after(ir)),
            ]
            .into(),
            _ => [RegionSuccessor::all_of(ir, self.before(ir))].into(),
        }
    }
}

impl RegionBranchOpInterface for ExecuteRegionOp {
    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let successor = match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.region(ir), &[]),
            RegionBranchPoint::Terminator(_) => RegionSuccessor::parent(self.results(ir)),
        };
        [successor].into()
    }
}

impl RegionBranchOpInterface for IfOp {
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let this = Self::from_operation_unchecked(op);
        let results = this.results(ir);
        let yields_results = |region: Region| yields_types_of(ir, region, results);
        let otherwise = this.else_region(ir);
        let is_right = yields_results(this.then_region(ir))
            && if otherwise.is_empty(ir) {
                results.is_empty()
            } else {
                yields_results(otherwise)
            };
        if is_right {
            return Ok(());
        }
        verify_region_branches(this, ir)
    }

    /// The branch that is taken, as far as the condition is known.
    fn get_entry_successor_regions<'ir>(
        self,
        ir: &'ir Ir,
        operands: &[Option<Attribute>],
    ) -> RegionSuccessors<'ir> {
        let both = self.get_successor_regions(ir, RegionBranchPoint::Parent);
        match (known_bool(operands), &both[..]) {
            (Some(true), [then, _]) => [*then].into(),
            (Some(false), [_, otherwise]) => [*otherwise].into(),
            _ => both,
        }
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let parent = RegionSuccessor::parent(self.results(ir));
        if point != RegionBranchPoint::Parent {
            return [parent].into();
        }
        let then = RegionSuccessor::region(self.then_region(ir), &[]);
        let otherwise = self.else_region(ir);
        if otherwise.is_empty(ir) {
            [then, parent].into()
        } else {
            [then, RegionSuccessor::region(otherwise, &[])].into()
        }
    }

    /// The condition selects one of the regions.
    fn get_region_invocation_bounds(
        self,
        _: &Ir,
        operands: &[Option<Attribute>],
    ) -> Vec<InvocationBounds> {
        let condition = operands.first().and_then(|value| value.as_ref()?.as_bool());
        [true, false]
            .map(|region| at_most_once(condition, region))
            .into()
    }
}

/// The bounds of a region that runs if `selected` is `region`; `selected` may be unknown.
pub fn at_most_once<T: Copy + PartialEq>(selected: Option<T>, region: T) -> InvocationBounds {
    match selected {
        None => InvocationBounds {
            lower: 0,
            upper: Some(1),
        },
        Some(selected) => {
            let times = u32::from(selected == region);
            InvocationBounds {
                lower: times,
                upper: Some(times),
            }
        }
    }
}

impl RegionBranchOpInterface for IndexSwitchOp {
    /// The case that is taken, as far as the operand is known.
    fn get_entry_successor_regions<'ir>(
        self,
        ir: &'ir Ir,
        operands: &[Option<Attribute>],
    ) -> RegionSuccessors<'ir> {
        let known = operands.first().and_then(Option::as_ref);
        let Some(known) = known.and_then(Attribute::as_i64) else {
            return self.get_successor_regions(ir, RegionBranchPoint::Parent);
        };
        let case = self.cases(ir).iter().position(|case| *case == known);
        let region = case.and_then(|case| self.case_regions(ir).get(case).copied());
        let region = region.unwrap_or_else(|| self.default_region(ir));
        [RegionSuccessor::region(region, &[])].into()
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        if point != RegionBranchPoint::Parent {
            return [RegionSuccessor::parent(self.results(ir))].into();
        }
        let regions = self.regions(ir).iter();
        regions
            .map(|region| RegionSuccessor::region(*region, &[]))
            .collect()
    }

    /// The argument selects a case; the default region is the first one.
    fn get_region_invocation_bounds(
        self,
        ir: &Ir,
        operands: &[Option<Attribute>],
    ) -> Vec<InvocationBounds> {
        let value = operands.first().and_then(|value| value.as_ref()?.as_i64());
        let selected = value.map(|value| {
            let case = self.cases(ir).iter().position(|case| *case == value);
            case.map_or(0, |case| case + 1)
        });
        let regions = 0..self.regions(ir).len();
        regions
            .map(|region| at_most_once(selected, region))
            .collect()
    }
}
