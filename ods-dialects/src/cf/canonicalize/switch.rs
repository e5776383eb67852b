//! `cf.switch`.

use super::{Target, only_branch};
use crate::cf::SwitchOp;
use crate::constant_of;
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for SwitchOp {
    fn patterns(set: &mut PatternSet) {
        set.add(only_default);
        set.add(drop_cases_like_default);
        set.add(constant_flag);
        set.add(pass_through);
        set.add(decided_by_case);
        set.add(decided_by_default);
    }
}

/// One case of a switch: the value of the flag, and where control goes.
struct Case {
    value: Attribute,
    target: Target,
}

impl SwitchOp {
    fn default_target(self, ir: &Ir) -> Target {
        Target::new(self.default_destination(ir), self.default_operands(ir))
    }

    fn values(self, ir: &Ir) -> impl Iterator<Item = Attribute> {
        let values = self.case_values(ir).into_iter();
        values.flat_map(DenseElementsAttr::values)
    }

    fn cases(self, ir: &Ir) -> Vec<Case> {
        let targets = self.case_destinations(ir).iter();
        let targets = targets.zip(self.case_operands(ir));
        let cases = self.values(ir).zip(targets);
        cases
            .map(|(value, (block, operands))| Case {
                value,
                target: Target::new(*block, operands),
            })
            .collect()
    }

    /// Where control goes for a value of the flag.
    fn target_for(self, ir: &Ir, flag: &Attribute) -> Target {
        let mut cases = self.cases(ir).into_iter();
        let found = cases.find(|case| case.value == *flag);
        found.map_or_else(|| self.default_target(ir), |case| case.target)
    }

    /// Builds a switch with other targets in place of this one.
    fn replace(self, rw: &mut Rewriter<'_>, default: &Target, cases: &[Case]) {
        let (location, flag) = (self.location(rw), self.flag(rw));
        let cases: Vec<_> = (cases.iter())
            .map(|case| {
                let operands = case.target.operands.as_slice();
                (case.value.clone(), case.target.block, operands)
            })
            .collect();
        Self::build_with_cases(
            rw,
            location,
            flag,
            (default.block, &default.operands),
            &cases,
        );
        rw.erase(self);
    }

    /// The only branch to the block of this switch, if it is a switch on the same flag.
    fn switch_before(self, ir: &Ir) -> Option<(Self, Block)> {
        let block = self.operation().parent_block(ir)?;
        let before = Self::cast(only_branch(ir, block)?, ir)?;
        (before.flag(ir) == self.flag(ir)).then_some((before, block))
    }
}

/// A switch without cases is a branch.
fn only_default(op: SwitchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if !op.case_destinations(rw).is_empty() {
        return None;
    }
    op.default_target(rw).replace(rw, op);
    Some(())
}

/// Drops cases that go where the default goes.
fn drop_cases_like_default(op: SwitchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let default = op.default_target(rw);
    let mut cases = op.cases(rw);
    let count = cases.len();
    cases.retain(|case| case.target != default);
    (cases.len() < count).then(|| op.replace(rw, &default, &cases))
}

/// Goes where a constant flag says.
fn constant_flag(op: SwitchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let flag = constant_of(rw, op.flag(rw))?.clone();
    if !matches!(flag, Attribute::Integer(_)) {
        return None;
    }
    op.target_for(rw, &flag).replace(rw, op);
    Some(())
}

/// Leaves out successors that only branch on.
fn pass_through(op: SwitchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut default, mut cases) = (op.default_target(rw), op.cases(rw));
    let mut changed = false;
    let targets = cases.iter_mut().map(|case| &mut case.target);
    for target in targets.chain([&mut default]) {
        if let Some(next) = target.passed_on(rw) {
            *target = next;
            changed = true;
        }
    }
    changed.then(|| op.replace(rw, &default, &cases))
}

/// The only branch to this block is a case of a switch on the same flag, which is thus known.
fn decided_by_case(op: SwitchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (before, block) = op.switch_before(rw)?;
    let case = before.cases(rw);
    let case = case.iter().find(|case| case.target.block == block)?;
    op.target_for(rw, &case.value).replace(rw, op);
    Some(())
}

/// The only branch to this block is the default of a switch on the same flag, which thus has none of
/// the values of its cases.
fn decided_by_default(op: SwitchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (before, block) = op.switch_before(rw)?;
    if before.default_destination(rw) != block {
        return None;
    }
    let excluded: Vec<Attribute> = before.values(rw).collect();
    let mut cases = op.cases(rw);
    let count = cases.len();
    cases.retain(|case| !excluded.contains(&case.value));
    let default = op.default_target(rw);
    (cases.len() < count).then(|| op.replace(rw, &default, &cases))
}
