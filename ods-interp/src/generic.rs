//! Operations without [`Interpretable`](crate::Interpretable): what other interfaces and traits say.
//!
//! In this order: constants, branches, calls, terminators that leave a region, operations that pass
//! control to their regions.

use crate::context::Context;
use crate::interface::{Exit, Outcome, Step};
use crate::trap::UndefinedBehavior;
use crate::value::RuntimeValue;
use ods_runtime::interfaces::{
    BranchOpInterface, CallableOpInterface, Callee, DynBranchOpInterface, DynCallOpInterface,
    DynRegionBranchOpInterface, RegionBranchOpInterface, RegionBranchPoint,
    RegionBranchTerminatorOpInterface, RegionSuccessors,
};
use ods_runtime::traits::{ConstantLike, ReturnLike};
use ods_runtime::{Attribute, Operation};

/// Executes the operation by what its interfaces and traits say.
pub(crate) fn interpret(cx: &Context<'_>) -> Outcome {
    let (ir, op) = (cx.ir, cx.op);
    if op.has_trait::<ConstantLike>(ir)
        && let Some(value) = op.attribute(ir, "value")
        && let Some(value) = RuntimeValue::from_attribute(value, cx.index_width())
    {
        return Ok(Step::result(value));
    }
    if let Some(branch) = op.interface::<dyn BranchOpInterface>(ir) {
        return take_branch(cx, branch);
    }
    if let Some(call) = cx.call() {
        return take_call(cx, call);
    }
    let terminator = op.interface::<dyn RegionBranchTerminatorOpInterface>(ir);
    if terminator.is_some() || op.has_trait::<ReturnLike>(ir) {
        return Ok(Step::Exit(cx.operands(0..op.operands(ir).len())?));
    }
    if let Some(branch) = op.interface::<dyn RegionBranchOpInterface>(ir) {
        let constants = constants(cx)?;
        let successors = branch.get_entry_successor_regions(ir, &constants);
        return follow(cx, branch, RegionBranchPoint::Parent, &successors, None);
    }
    Err(cx.unsupported("has no semantics for the interpreter"))
}

/// The operands as constants; `None` for those that no attribute can express.
fn constants(cx: &Context<'_>) -> Result<Vec<Option<Attribute>>, crate::Trap> {
    let operands = cx.op.operands(cx.ir).iter();
    let constants = operands.map(|operand| {
        let value = cx.value(*operand)?;
        Ok(value.to_attribute(operand.ty(cx.ir)))
    });
    constants.collect()
}

/// Whether the operation depends on an operand that is poison: the reason why it cannot tell
/// where control goes.
fn undecided(cx: &Context<'_>) -> crate::Trap {
    let operands = cx.op.operands(cx.ir).iter();
    let mut values = operands.filter_map(|operand| cx.value(*operand).ok());
    match values.find_map(RuntimeValue::poison) {
        Some(poison) => cx.undefined(UndefinedBehavior::PoisonUsed(poison)),
        None => cx.unsupported("does not determine where control goes"),
    }
}

fn take_branch(cx: &Context<'_>, branch: DynBranchOpInterface) -> Outcome {
    let (ir, op) = (cx.ir, cx.op);
    let successors = op.successors(ir);
    let number = if successors.len() == 1 {
        0
    } else {
        let block = branch.get_successor_for_operands(ir, &constants(cx)?);
        let block = block.ok_or_else(|| undecided(cx))?;
        let mut found = successors
            .iter()
            .enumerate()
            .filter(|(_, to)| **to == block);
        match (found.next(), found.next()) {
            (Some((number, _)), None) => number,
            // The same block with different values.
            _ => return Err(cx.unsupported("does not determine by which edge control goes")),
        }
    };
    let operands = branch.get_successor_operands(ir, number);
    if operands.produced() > 0 {
        return Err(cx.unsupported("produces values for a successor"));
    }
    Ok(Step::Branch(number, cx.operands(operands.forwarded())?))
}

fn take_call(cx: &Context<'_>, call: DynCallOpInterface) -> Outcome {
    let ir = cx.ir;
    let callee = match call.get_callable_for_callee(ir) {
        Callee::Symbol(name) => {
            let found = cx.symbol(&name);
            found.ok_or_else(|| cx.unsupported(format!("calls `{name}`, which does not exist")))?
        }
        Callee::Value(value) => match cx.used(value)? {
            RuntimeValue::Function(function) => *function,
            _ => return Err(cx.mismatch("a function")),
        },
    };
    if callee.interface::<dyn CallableOpInterface>(ir).is_none() {
        return Err(cx.unsupported("calls something that is not callable"));
    }
    Ok(Step::call(callee, cx.operands(call.get_arg_operands(ir))?))
}

/// Follows the only edge from `point`; `exit` is what the terminator gave.
fn follow(
    cx: &Context<'_>,
    branch: DynRegionBranchOpInterface,
    point: RegionBranchPoint,
    successors: &RegionSuccessors<'_>,
    exit: Option<(&Exit, Operation)>,
) -> Outcome {
    let ir = cx.ir;
    let [successor] = **successors else {
        return Err(undecided(cx));
    };
    let values = match exit {
        // What the terminator forwards, of the values that it left with.
        Some((exit, terminator)) => {
            let all = terminator.operands(ir);
            let forwarded = branch.get_successor_operands(ir, point, successor);
            let start = ods_runtime::interfaces::operand_numbers(terminator, ir, forwarded).start;
            let end = start + forwarded.len();
            let values = exit
                .values
                .get(start..end)
                .filter(|_| exit.values.len() == all.len());
            values
                .ok_or_else(|| cx.mismatch("all operands of the terminator"))?
                .to_vec()
        }
        None => cx.values_of(branch.get_successor_operands(ir, point, successor))?,
    };
    match successor.successor() {
        None => Ok(Step::Results(values)),
        Some(region) => Ok(Step::enter(region, values, move |cx, exit| {
            let Some(terminator) = exit.terminator else {
                return Err(cx.unsupported("has a region without terminator"));
            };
            let leaving = terminator.interface::<dyn RegionBranchTerminatorOpInterface>(cx.ir);
            let Some(leaving) = leaving else {
                return Err(cx.unsupported("has a terminator that leads nowhere"));
            };
            let types = terminator
                .operands(cx.ir)
                .iter()
                .map(|operand| operand.ty(cx.ir));
            let constants = exit.values.iter().zip(types);
            let constants: Vec<Option<Attribute>> = constants
                .map(|(value, ty)| value.to_attribute(ty))
                .collect();
            let successors = leaving.get_successor_regions(cx.ir, &constants);
            let point = RegionBranchPoint::Terminator(terminator);
            if successors.len() != 1
                && let Some(poison) = exit.values.iter().find_map(RuntimeValue::poison)
            {
                return Err(cx.undefined(UndefinedBehavior::PoisonUsed(poison)));
            }
            follow(cx, branch, point, &successors, Some((&exit, terminator)))
        })),
    }
}
