//! Conditions that are known, and constructs that do nothing.

use super::device_types::{device_type, elements};
use super::{
    AtomicUpdateOp, AtomicWriteOp, DeviceType, EnterDataOp, ExitDataOp, HostDataOp,
    KernelEnvironmentOp, UpdateOp, WaitOp, group, inherent,
};
use crate::accomp::AtomicUpdateOpInterface;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;

macro_rules! conditions {
    ($($op:ident)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(set: &mut PatternSet) {
                set.add(|op: Self, rw| decide(op.operation(), rw));
            }
        }
    )*};
}

conditions! { EnterDataOp ExitDataOp HostDataOp UpdateOp }

/// An operation whose condition is false does nothing; one whose condition is true needs none.
fn decide(op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
    let condition = *group(op, rw, "ifCond").first()?;
    let is_true = condition.constant(rw)?.as_i64()? != 0;
    if is_true {
        let number = op.spec(rw)?.operand_group("ifCond")?;
        rw.modify(op, |rw| {
            ods_runtime::op::set_operands(op, rw, number, &[]);
        });
        return Some(());
    }
    if let Some(region) = op.regions(rw).first().copied() {
        let body = region
            .entry_block(rw)
            .filter(|_| region.has_one_block(rw))?;
        let last = body.last_op(rw)?;
        rw.inline_block(body, InsertPoint::Before(op), [] as [Value; 0]);
        rw.erase(op);
        rw.erase(last);
    } else {
        rw.erase(op);
    }
    Some(())
}

impl CanonicalizationPatterns for KernelEnvironmentOp {
    fn patterns(set: &mut PatternSet) {
        set.add(erase_empty_environment);
    }
}

/// An environment without contents only waits. It stays if `acc.wait` cannot wait as it does.
fn erase_empty_environment(op: KernelEnvironmentOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let body = op.region(rw).entry_block(rw)?;
    let (location, op) = (op.operation().location(rw), op.operation());
    let is_other = |ty: &Attribute| device_type(ty).is_some_and(|ty| ty != DeviceType::None);
    let types = elements(inherent(op, rw, "waitOperandsDeviceType"));
    let numbers = elements(inherent(op, rw, "hasWaitDevnum"));
    let sizes = inherent(op, rw, "waitOperandsSegments").and_then(Attribute::as_i32s);
    if !body.is_empty(rw)
        || types.iter().any(is_other)
        || numbers.iter().any(|number| number.as_bool() == Some(true))
        || sizes.is_some_and(|sizes| sizes.len() > 1)
    {
        return None;
    }
    let waits = group(op, rw, "waitOperands").to_vec();
    if !waits.is_empty() || inherent(op, rw, "waitOnly").is_some() {
        let mut state = OperationState::new(WaitOp::INFO, location);
        let count = i32::try_from(waits.len()).ok()?;
        let sizes = DenseArrayAttr::from_i32s(&[count, 0, 0, 0]);
        state.set_attribute("operandSegmentSizes", sizes.into());
        state.operands.extend(waits);
        rw.create_operation(state);
    }
    rw.erase(op);
    Some(())
}

impl Canonicalize for AtomicUpdateOp {
    /// An update to the old value does nothing; one to a value from outside is a write.
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {
        let new = self.get_returned_value(rw)?;
        if Some(new) == self.get_old_value(rw) {
            rw.erase(self);
            return Some(());
        }
        let mut state = OperationState::new(AtomicWriteOp::INFO, self.location(rw));
        state.operands.extend([self.x(rw), new]);
        state.operands.extend(self.if_cond(rw));
        rw.create_operation(state);
        rw.erase(self);
        Some(())
    }
}
