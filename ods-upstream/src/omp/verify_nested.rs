//! Checks of operations that belong to a construct around them.

use super::{
    AllocateDirOp, BarrierOp, LoopNestOp, OrderedOp, OrderedRegionOp, ParallelOp,
    ReductionModifier, ReductionModifierAttr, ScanOp, SimdOp, TeamsOp, TerminatorOp,
    WorkdistributeOp, WsloopOp, fail_plainly, inherent,
};
use ods_runtime::prelude::*;

/// The number in the clause `ordered` of a loop.
fn ordered(op: Operation, ir: &Ir) -> Option<i64> {
    inherent(op, ir, "ordered")?.as_i64()
}

fn ordered_parent_error(op: Operation, ir: &Ir) -> Option<&'static str> {
    let has_region = !op.regions(ir).is_empty();
    let Some(nest) = op.parent_of_type::<LoopNestOp>(ir) else {
        return (!has_region).then_some("must be nested inside of a loop");
    };
    let wrapper = nest.operation().parent_op(ir)?;
    if !wrapper.is::<WsloopOp>(ir) {
        let message = "must be nested inside of a worksharing, simd or worksharing simd loop";
        return (!wrapper.is::<SimdOp>(ir)).then_some(message);
    }
    match ordered(wrapper, ir) {
        None => Some("the enclosing worksharing-loop region must have an ordered clause"),
        Some(count) if has_region && count != 0 => {
            Some("the enclosing loop's ordered clause must not have a parameter present")
        }
        Some(0) if !has_region => {
            Some("the enclosing loop's ordered clause must have a parameter present")
        }
        Some(_) => None,
    }
}

impl Verify for OrderedOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if let Some(message) = ordered_parent_error(op, ir) {
            return Err(self.emit_error(ir, message));
        }
        let wrapper = op.parent_of_type::<WsloopOp>(ir);
        let expected = wrapper.and_then(|wrapper| ordered(wrapper.operation(), ir));
        let found = inherent(op, ir, "doacross_num_loops").and_then(Attribute::as_i64);
        if expected.is_some() && expected == found {
            return Ok(());
        }
        let message = "number of variables in depend clause does not match number of iteration variables in the doacross loop";
        Err(self.emit_error(ir, message))
    }
}

impl Verify for OrderedRegionOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let error = ordered_parent_error(self.operation(), ir);
        error.map_or(Ok(()), |message| Err(self.emit_error(ir, message)))
    }
}

/// Whether a loop has a reduction with the modifier `inscan`.
fn is_scan(op: Option<Operation>, ir: &Ir) -> bool {
    let modifier = op.and_then(|op| inherent(op, ir, "reduction_mod"));
    let modifier = modifier.and_then(Attribute::downcast::<ReductionModifierAttr>);
    modifier.is_some_and(|modifier| modifier.value() == ReductionModifier::inscan)
}

impl Verify for ScanOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if self.inclusive_vars(ir).is_empty() == self.exclusive_vars(ir).is_empty() {
            let message = "Exactly one of EXCLUSIVE or INCLUSIVE clause is expected";
            return fail_plainly(op, ir, message);
        }
        let wsloop = op.parent_of_type::<WsloopOp>(ir);
        let simd = op.parent_of_type::<SimdOp>(ir);
        if is_scan(wsloop.map(WsloopOp::operation), ir) || is_scan(simd.map(SimdOp::operation), ir)
        {
            return Ok(());
        }
        let message = "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier";
        fail_plainly(op, ir, message)
    }
}

impl Verify for AllocateDirOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let align = inherent(self.operation(), ir, "align").and_then(Attribute::as_i64);
        match align.map(i64::cast_unsigned) {
            Some(align) if align > 0 && !align.is_power_of_two() => {
                let message = format!("ALIGN value : {align} must be power of 2");
                fail_plainly(self.operation(), ir, message)
            }
            _ => Ok(()),
        }
    }
}

/// What may not be in `omp.workdistribute`.
fn workdistribute_error(op: Operation, ir: &Ir) -> Option<&'static str> {
    if op.is::<BarrierOp>(ir) {
        return Some("explicit barriers are not allowed in workdistribute region");
    }
    if op.is::<ParallelOp>(ir) {
        return Some("nested parallel constructs not allowed in workdistribute");
    }
    let is_teams = op.is::<TeamsOp>(ir);
    is_teams.then_some("nested teams constructs not allowed in workdistribute")
}

impl WorkdistributeOp {
    fn error(self, ir: &Ir) -> Option<&'static str> {
        let op = self.operation();
        let region = self.region(ir);
        let Some(entry) = region.entry_block(ir) else {
            return Some("region cannot be empty");
        };
        if entry.is_empty(ir) {
            return Some("region must contain a structured block");
        }
        let lasts = region.blocks(ir).filter_map(|block| block.last_op(ir));
        let count = lasts.filter(|last| last.is::<TerminatorOp>(ir)).count();
        match count {
            0 => return Some("region must be terminated with omp.terminator"),
            1 => {}
            _ => return Some("region must have exactly one terminator"),
        }
        // MLIR walks in post order.
        let mut error = None;
        for nested in super::operations(ir, region) {
            nested.walk(ir, |op| {
                error = error.or_else(|| workdistribute_error(op, ir));
            });
        }
        if error.is_some() {
            return error;
        }
        let parent = op.parent_op(ir);
        let is_in_teams = parent.is_some_and(|parent| parent.is::<TeamsOp>(ir));
        (!is_in_teams).then_some("workdistribute must be nested under teams")
    }
}

impl Verify for WorkdistributeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        match self.error(ir) {
            Some(message) => Err(self.emit_error(ir, message)),
            None => Ok(()),
        }
    }
}
