//! Operations that run on a device: `omp.target`, and those that move data.

use super::arguments::{ArgumentClause, block_args};
use super::interfaces::is_wrapper;
use super::map::{verify_defined_by_maps, verify_maps};
use super::verify::verify_depend;
use super::{
    DistributeOp, LoopNestOp, LoopOp, ParallelOp, SimdOp, TargetDataOp, TargetEnterDataOp,
    TargetExitDataOp, TargetOp, TargetUpdateOp, TeamsOp, WsloopOp, fail_plainly, inherent, is_omp,
    operations,
};
use ods_lookup::LookupSet;
use ods_runtime::interfaces::{AutomaticAllocationScopeResource, MemoryEffect};
use ods_runtime::ir::Dominance;
use ods_runtime::prelude::*;
use ods_runtime::traits::IsTerminator;

impl Verify for TargetDataOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let (pointers, addresses) = (self.use_device_ptr_vars(ir), self.use_device_addr_vars(ir));
        if self.map_vars(ir).is_empty() && pointers.is_empty() && addresses.is_empty() {
            let message = "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present";
            return fail_plainly(op, ir, message);
        }
        verify_defined_by_maps(op, ir, "use_device_ptr", pointers)?;
        verify_defined_by_maps(op, ir, "use_device_addr", addresses)?;
        verify_maps(op, ir)
    }
}

macro_rules! verify_dependent {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                verify_depend(self.operation(), ir)?;
                verify_maps(self.operation(), ir)
            }
        }
    )*};
}

verify_dependent! { TargetEnterDataOp TargetExitDataOp TargetUpdateOp }

impl Verify for TargetOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        verify_depend(op, ir)?;
        verify_defined_by_maps(op, ir, "has_device_addr", self.has_device_addr_vars(ir))?;
        verify_maps(op, ir)?;
        let maps = inherent(op, ir, "private_maps").and_then(Attribute::as_i64s);
        if maps.is_none_or(|maps| maps.len() == self.private_vars(ir).len()) {
            return Ok(());
        }
        let message = "sizes of `private` operand range and `private_maps` attribute mismatch";
        fail_plainly(op, ir, message)
    }
}

/// Whether an operation runs exactly once if its region is entered.
fn runs_once(ir: &Ir, dominance: &mut Dominance, op: Operation) -> bool {
    let (Some(block), Some(region)) = (op.parent_block(ir), op.parent_region(ir)) else {
        return true;
    };
    let (mut pending, mut seen) = (block.successors(ir).to_vec(), LookupSet::default());
    while let Some(at) = pending.pop() {
        if at == block {
            return false;
        }
        if seen.insert(at) {
            pending.extend(at.successors(ir));
        }
    }
    let exits = region
        .blocks(ir)
        .filter(|exit| exit.successors(ir).is_empty());
    for exit in exits {
        if dominance.is_reachable(ir, exit) && !dominance.block_dominates(ir, block, exit) {
            return false;
        }
    }
    true
}

/// The innermost operation of the dialect inside of `root` that has regions, if there is nothing else of significance on
/// the way to it.
fn find_captured(
    ir: &Ir,
    root: Operation,
    once: bool,
    is_allowed: impl Fn(Operation) -> bool,
) -> Option<Operation> {
    let mut dominance = Dominance::new();
    let mut captured = None;
    root.walk_with(ir, WalkOrder::PreOrder, |op| {
        if op == root {
            return WalkResult::Advance;
        }
        if !is_omp(op, ir) || op.regions(ir).is_empty() {
            return WalkResult::Skip;
        }
        if once && !runs_once(ir, &mut dominance, op) {
            return WalkResult::Interrupt;
        }
        let siblings = op.parent_region(ir).into_iter();
        let mut siblings = siblings.flat_map(|region| operations(ir, region));
        if siblings.any(|sibling| sibling != op && !is_allowed(sibling)) {
            return WalkResult::Interrupt;
        }
        captured = Some(op);
        if op.is::<LoopNestOp>(ir) {
            return WalkResult::Interrupt;
        }
        WalkResult::Advance
    });
    captured
}

/// Whether an operation is allowed beside a captured one.
fn is_allowed_beside(op: Operation, ir: &Ir) -> bool {
    if is_omp(op, ir) {
        return op.has_trait::<IsTerminator>(ir);
    }
    if op.interface::<dyn MemoryEffectOpInterface>(ir).is_none() {
        return true;
    }
    let effects = op.memory_effects(ir).unwrap_or_default();
    let writes = effects.iter().any(|effect| {
        effect.effect == MemoryEffect::Write
            && effect.resource.is::<AutomaticAllocationScopeResource>()
    });
    !writes
}

/// What is known of the kernel of a target region.
#[derive(Clone, Copy, Default)]
struct Kernel {
    /// All threads run all of it.
    spmd: bool,
    /// The host has to compute the number of iterations.
    trip_count: bool,
}

/// The wrappers around a nest of loops, from the inside outwards, without a `simd` that is the innermost one.
fn wrappers(ir: &Ir, nest: Operation) -> Vec<Operation> {
    let around = std::iter::successors(nest.parent_op(ir), |op| op.parent_op(ir));
    let wrappers = around.take_while(|op| is_wrapper(*op, ir));
    let mut wrappers: Vec<Operation> = wrappers.collect();
    if wrappers.first().is_some_and(|first| first.is::<SimdOp>(ir)) {
        wrappers.remove(0);
    }
    wrappers
}

/// The operation around `op` if it is an `O`.
fn parent<O: OpHandle>(ir: &Ir, op: Operation) -> Option<Operation> {
    op.parent_op(ir).filter(|parent| parent.is::<O>(ir))
}

/// What is known of the kernel of `target`, whose captured operation is a nest of loops.
fn kernel_of_nest(ir: &Ir, target: Operation, nest: Operation) -> Option<Kernel> {
    let both = Kernel {
        spmd: true,
        trip_count: true,
    };
    let is_in_target = |op: Operation| op.parent_op(ir) == Some(target);
    match wrappers(ir, nest)[..] {
        [inner, outer] if inner.is::<WsloopOp>(ir) && outer.is::<DistributeOp>(ir) => {
            let teams = parent::<TeamsOp>(ir, parent::<ParallelOp>(ir, outer)?)?;
            is_in_target(teams).then_some(both)
        }
        [only] if only.is::<LoopOp>(ir) => {
            is_in_target(parent::<TeamsOp>(ir, only)?).then_some(both)
        }
        [only] if only.is::<DistributeOp>(ir) => {
            is_in_target(parent::<TeamsOp>(ir, only)?).then(|| Kernel {
                spmd: captures_parallel(ir, nest),
                trip_count: true,
            })
        }
        [only] if only.is::<WsloopOp>(ir) => {
            let parallel = parent::<ParallelOp>(ir, only)?;
            is_in_target(parallel).then_some(Kernel {
                spmd: true,
                trip_count: false,
            })
        }
        _ => None,
    }
}

/// Whether what is captured in a loop is in an `omp.parallel`.
fn captures_parallel(ir: &Ir, nest: Operation) -> bool {
    let is_allowed = |op: Operation| !is_omp(op, ir) || op.has_trait::<IsTerminator>(ir);
    let Some(captured) = find_captured(ir, nest, false, is_allowed) else {
        return false;
    };
    let mut around = std::iter::successors(Some(captured), |op| op.parent_op(ir));
    let outermost = around.find(|op| op.parent_op(ir) == Some(nest));
    outermost.is_some_and(|op| op.is::<ParallelOp>(ir))
}

impl TargetOp {
    /// Why an operation may not use a value that the host computes.
    fn host_use_error(
        ir: &Ir,
        (captured, kernel): (Option<Operation>, Kernel),
        user: Operation,
        value: Value,
    ) -> Option<String> {
        if let Some(teams) = TeamsOp::cast(user, ir) {
            let allowed = [
                teams.num_teams_lower(ir),
                teams.num_teams_upper(ir),
                teams.thread_limit(ir),
            ];
            let message =
                "host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'";
            return (!allowed.contains(&Some(value))).then(|| message.to_owned());
        }
        if let Some(parallel) = ParallelOp::cast(user, ir) {
            let is_around = captured.is_some_and(|captured| user.is_ancestor_of(ir, captured));
            let is_legal = kernel.spmd && is_around && parallel.num_threads(ir) == Some(value);
            let message = "host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD";
            return (!is_legal).then(|| message.to_owned());
        }
        if user.is::<LoopNestOp>(ir) {
            let is_legal = kernel.trip_count && captured == Some(user);
            let message = "host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host";
            return (!is_legal).then(|| message.to_owned());
        }
        let name = user.name(ir).as_str();
        Some(format!(
            "host_eval argument illegal use in '{name}' operation"
        ))
    }
}

impl VerifyRegions for TargetOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let teams = operations(ir, self.region(ir)).filter(|op| op.is::<TeamsOp>(ir));
        if teams.count() > 1 {
            let message = "target containing multiple 'omp.teams' nested ops";
            return fail_plainly(op, ir, message);
        }
        let arguments = block_args(op, ir, ArgumentClause::HostEval);
        if arguments.is_empty() {
            return Ok(());
        }
        let captured = find_captured(ir, op, true, |op| is_allowed_beside(op, ir));
        let nest = captured.filter(|captured| captured.is::<LoopNestOp>(ir));
        let kernel = nest.and_then(|nest| kernel_of_nest(ir, op, nest));
        let state = (captured, kernel.unwrap_or_default());
        for argument in arguments {
            for used in argument.uses(ir) {
                if let Some(message) = Self::host_use_error(ir, state, used.owner, *argument) {
                    return Err(self.emit_error(ir, message));
                }
            }
        }
        Ok(())
    }
}
