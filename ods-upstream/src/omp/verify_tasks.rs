//! Checks of tasks, and of what ends constructs early.

use super::verify::{verify_allocate, verify_depend, verify_reduction};
use super::verify_parallel::{COMPOSITE_MISSING, COMPOSITE_PRESENT};
use super::{
    CancelOp, CancellationPointOp, ClauseCancellationConstructType as Construct,
    ComposableOpInterface, LoopWrapperInterface, ParallelOp, SectionOp, SectionsOp, SimdOp, TaskOp,
    TaskgroupOp, TaskloopOp, WsloopOp, fail_plainly, inherent, is_omp,
};
use ods_runtime::prelude::*;

impl Verify for TaskOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_depend(self.operation(), ir)?;
        verify_reduction(self.operation(), ir, "in_reduction")
    }
}

impl Verify for TaskgroupOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_reduction(self.operation(), ir, "task_reduction")
    }
}

impl Verify for TaskloopOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        verify_allocate(op, ir)?;
        verify_reduction(op, ir, "reduction")?;
        verify_reduction(op, ir, "in_reduction")?;
        let (reductions, others) = (self.reduction_vars(ir), self.in_reduction_vars(ir));
        if !reductions.is_empty() && inherent(op, ir, "nogroup").is_some() {
            let message = "if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified";
            return fail_plainly(op, ir, message);
        }
        if reductions.iter().any(|value| others.contains(value)) {
            let message =
                "the same list item cannot appear in both a reduction and an in_reduction clause";
            return fail_plainly(op, ir, message);
        }
        if self.grainsize(ir).is_some() && self.num_tasks(ir).is_some() {
            let message = "the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive";
            return fail_plainly(op, ir, message);
        }
        Ok(())
    }
}

impl VerifyRegions for TaskloopOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let is_composite = self.is_composite(ir);
        let message = match self.get_nested_wrapper(ir) {
            Some(_) if !is_composite => COMPOSITE_MISSING,
            Some(nested) if !nested.is::<SimdOp>(ir) => {
                "only supported nested wrapper is 'omp.simd'"
            }
            None if is_composite => COMPOSITE_PRESENT,
            _ => return Ok(()),
        };
        fail_plainly(self.operation(), ir, message)
    }
}

/// The next operation of the dialect around `op`.
fn enclosing(op: Operation, ir: &Ir) -> Option<Operation> {
    let mut around = std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir));
    around.find(|op| is_omp(*op, ir))
}

fn is_in<O: OpHandle>(op: Operation, ir: &Ir) -> bool {
    op.parent_op(ir).is_some_and(|parent| parent.is::<O>(ir))
}

/// The construct that is cancelled.
fn construct(op: Operation, ir: &Ir) -> Option<Construct> {
    let kind = inherent(op, ir, "cancel_directive")?;
    Some(
        kind.downcast::<super::ClauseCancellationConstructTypeAttr>()?
            .value(),
    )
}

impl Verify for CancelOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let Some(around) = enclosing(op, ir) else {
            return fail("Orphaned cancel construct");
        };
        let parent = around.parent_op(ir);
        let has = |name: &str| parent.is_some_and(|parent| inherent(parent, ir, name).is_some());
        match construct(op, ir) {
            Some(Construct::Parallel) if !around.is::<ParallelOp>(ir) => {
                fail("cancel parallel must appear inside a parallel region")
            }
            Some(Construct::Loop) if !is_in::<WsloopOp>(around, ir) => {
                fail("cancel loop must appear inside a worksharing-loop region")
            }
            Some(Construct::Loop) if has("nowait") => {
                let message =
                    "A worksharing construct that is canceled must not have a nowait clause";
                fail_plainly(op, ir, message)
            }
            Some(Construct::Loop) if has("ordered") => {
                let message =
                    "A worksharing construct that is canceled must not have an ordered clause";
                fail_plainly(op, ir, message)
            }
            Some(Construct::Sections) if !is_in::<SectionsOp>(around, ir) => {
                fail("cancel sections must appear inside a sections region")
            }
            Some(Construct::Sections) if has("nowait") => {
                let message = "A sections construct that is canceled must not have a nowait clause";
                fail_plainly(op, ir, message)
            }
            Some(Construct::Taskgroup)
                if !around.is::<TaskOp>(ir) && !is_in::<TaskloopOp>(around, ir) =>
            {
                fail("cancel taskgroup must appear inside a task region")
            }
            _ => Ok(()),
        }
    }
}

impl Verify for CancellationPointOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let Some(around) = enclosing(self.operation(), ir) else {
            return fail("Orphaned cancellation point");
        };
        match construct(self.operation(), ir) {
            Some(Construct::Parallel) if !around.is::<ParallelOp>(ir) => {
                fail("cancellation point parallel must appear inside a parallel region")
            }
            Some(Construct::Loop) if !is_in::<WsloopOp>(around, ir) => {
                fail("cancellation point loop must appear inside a worksharing-loop region")
            }
            Some(Construct::Sections) if !around.is::<SectionOp>(ir) => {
                fail("cancellation point sections must appear inside a sections region")
            }
            Some(Construct::Taskgroup) if !around.is::<TaskOp>(ir) => {
                fail("cancellation point taskgroup must appear inside a task region")
            }
            _ => Ok(()),
        }
    }
}
