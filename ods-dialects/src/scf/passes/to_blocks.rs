//! The pass `convert-scf-to-cf`.

use super::forall::to_parallel;
use crate::arith::{AddIOp, ArithDialect, CmpIOp, CmpIPredicate, IndexCastOp};
use crate::cf::{BranchOp, CondBranchOp, ControlFlowDialect, SwitchOp};
use crate::scf::build::{build_for, terminator};
use crate::scf::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp,
    WhileOp, YieldOp,
};
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::FrozenPatterns;
use ods_runtime::rewrite::conversion::{ConversionConfig, ConversionTarget, convert};

/// Turns structured control flow into blocks and branches
///
/// ```
/// use ods_runtime::prelude::*;
/// use std::sync::Arc;
/// let mut ir = Ir::with_registry(Arc::new(ods_dialects::all()));
/// let text = "func.func @f(%c: i1) { scf.if %c { func.call @f(%c) : (i1) -> () } return }";
/// let module = parse_source(&mut ir, "f.mlir", text, ParseOptions::default()).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(ods_dialects::scf::passes::SCFToControlFlowPass::default());
/// passes.run(&mut ir, module).unwrap();
/// assert!(module.display(&ir).to_string().contains("cf.cond_br %arg0, ^bb1, ^bb2"));
/// ```
#[derive(Debug, Pass)]
#[pass(
    name = "convert-scf-to-cf",
    summary = "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
    dependent = [ArithDialect, ControlFlowDialect]
)]
pub struct SCFToControlFlowPass {
    /// Experimental performance flag to disallow pattern rollback
    #[option(default = true)]
    allow_pattern_rollback: bool,
}

impl RunPass for SCFToControlFlowPass {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut patterns = PatternSet::new();
        lowering_patterns(&mut patterns);
        let target = ConversionTarget::new()
            .illegal_op::<ForallOp>()
            .illegal_op::<ForOp>()
            .illegal_op::<IfOp>()
            .illegal_op::<IndexSwitchOp>()
            .illegal_op::<ParallelOp>()
            .illegal_op::<WhileOp>()
            .illegal_op::<ExecuteRegionOp>()
            .unknown_legal_if(|_, _| true);
        let config = ConversionConfig::new().replace_at_end(self.allow_pattern_rollback);
        convert(cx, op, &target, &FrozenPatterns::new(patterns), config)?;
        Ok(())
    }
}

/// Adds the patterns that turn structured control flow into blocks.
pub fn lowering_patterns(set: &mut PatternSet) {
    set.add(lower_forall).named("ForallLowering");
    set.add(lower_for).named("ForLowering");
    set.add(lower_if).named("IfLowering");
    set.add(lower_parallel).named("ParallelLowering");
    set.add(lower_while).named("WhileLowering");
    set.add(lower_execute_region).named("ExecuteRegionLowering");
    set.add(lower_index_switch).named("IndexSwitchLowering");
    set.add_with_benefit(2, lower_do_while)
        .named("DoWhileLowering");
}

/// Gives the attributes that are values of the LLVM dialect to the branch that repeats a loop.
fn keep_llvm_attributes(rw: &mut Rewriter<'_>, from: Operation, branch: Operation) {
    let is_of_llvm = |value: &Attribute| match value {
        Attribute::Opaque(value) => value.dialect().bytes() == b"llvm",
        _ => false,
    };
    let attributes = from.attributes(rw);
    let kept = { attributes.iter() }.filter(|entry| is_of_llvm(&entry.value));
    let kept = DictionaryAttr::new(kept.cloned().collect::<Vec<_>>());
    branch.set_discardable_attributes(rw, &kept);
}

/// Replaces the terminator of a region by a branch.
fn branch_from(rw: &mut Rewriter<'_>, region: Region, location: Location, to: Block) -> Option<()> {
    let (block, end) = (region.last_block(rw)?, terminator(rw, region)?);
    let values = end.operands(rw).to_vec();
    rw.set_insert_point_to_end(block);
    BranchOp::build(rw, location, &values, to);
    rw.erase(end);
    Some(())
}

fn lower_for(op: ForOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let location = op.location(rw);
    let (lower, upper, step) = (op.lower_bound(rw), op.upper_bound(rw), op.step(rw));
    let region = op.region(rw);
    let (before, head) = (op.parent_block(rw)?, region.entry_block(rw)?);
    let first = head.first_op(rw)?;
    let after = rw.split_block(op);
    let body = rw.split_block(first);
    let (last, end) = (region.last_block(rw)?, terminator(rw, region)?);
    rw.inline_region_before(region, after);
    let variable = head.argument(rw, 0);

    rw.set_insert_point_to_end(last);
    let next = AddIOp::build(rw, location, variable, step, None).result(rw);
    let mut carried = vec![next];
    carried.extend_from_slice(end.operands(rw));
    let back = BranchOp::build(rw, location, &carried, head);
    keep_llvm_attributes(rw, op.operation(), back.operation());
    rw.erase(end);

    rw.set_insert_point_to_end(before);
    let mut first_values = vec![lower];
    first_values.extend_from_slice(op.init_args(rw));
    BranchOp::build(rw, location, &first_values, head);

    rw.set_insert_point_to_end(head);
    let predicate = if op.unsigned_cmp(rw) {
        CmpIPredicate::ult
    } else {
        CmpIPredicate::slt
    };
    let goes_on = CmpIOp::build(rw, location, predicate, variable, upper).result(rw);
    CondBranchOp::build(rw, location, goes_on, &[], &[], None, body, after);
    let results = head.arguments(rw)[1..].to_vec();
    rw.replace(op, results);
    Some(())
}

fn lower_if(op: IfOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (location, condition) = (op.location(rw), op.condition(rw));
    let (then, otherwise) = (op.then_region(rw), op.else_region(rw));
    let (before, then_block) = (op.parent_block(rw)?, then.entry_block(rw)?);
    let after = rw.split_block(op);
    let types: Vec<Type> = op.operation().result_types(rw).cloned().collect();
    let mut join = after;
    if !types.is_empty() {
        join = rw.create_block_before(after, &types);
        for number in 0..types.len() {
            join.set_argument_location(rw, number, location);
        }
        BranchOp::build(rw, location, &[], after);
    }
    branch_from(rw, then, location, join)?;
    rw.inline_region_before(then, join);
    let mut else_block = join;
    if let Some(block) = otherwise.entry_block(rw) {
        else_block = block;
        branch_from(rw, otherwise, location, join)?;
        rw.inline_region_before(otherwise, join);
    }
    rw.set_insert_point_to_end(before);
    CondBranchOp::build(
        rw,
        location,
        condition,
        &[],
        &[],
        None,
        then_block,
        else_block,
    );
    let results = join.arguments(rw)[..types.len()].to_vec();
    rw.replace(op, results);
    Some(())
}

fn lower_execute_region(op: ExecuteRegionOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (location, region) = (op.location(rw), op.region(rw));
    let (before, entry) = (op.parent_block(rw)?, region.entry_block(rw)?);
    let after = rw.split_block(op);
    rw.set_insert_point_to_end(before);
    BranchOp::build(rw, location, &[], entry);
    let blocks: Vec<Block> = region.blocks(rw).collect();
    for block in blocks {
        let end = block.last_op(rw).filter(|end| end.is::<YieldOp>(rw));
        if let Some(end) = end {
            let values = end.operands(rw).to_vec();
            rw.set_insert_point_to_end(block);
            BranchOp::build(rw, location, &values, after);
            rw.erase(end);
        }
    }
    rw.inline_region_before(region, after);
    let types: Vec<Type> = op.operation().result_types(rw).cloned().collect();
    let results = types.iter().map(|ty| after.add_argument(rw, ty, location));
    let results: Vec<Value> = results.collect();
    rw.replace(op, results);
    Some(())
}

/// Turns a parallel loop into loops in each other, which carry what is reduced.
fn lower_parallel(op: ParallelOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (location, region) = (op.location(rw), op.region(rw));
    let (block, end) = (region.entry_block(rw)?, terminator(rw, region)?);
    let reduce = ReduceOp::cast(end, rw)?;
    let bounds = crate::scf::build::bounds_of(rw, op);
    let mut carried = op.init_vals(rw).to_vec();
    let (mut results, mut variables) = (None, Vec::new());
    for ((lower, upper), step) in bounds[0].iter().zip(&bounds[1]).zip(&bounds[2]) {
        let nested = build_for(rw, location, [*lower, *upper, *step], &carried);
        let body = nested.region(rw).entry_block(rw)?;
        let of_nested = nested.results(rw).to_vec();
        if results.is_some() && !of_nested.is_empty() {
            YieldOp::build(rw, location, &of_nested);
        }
        results.get_or_insert(of_nested);
        variables.push(body.argument(rw, 0));
        carried = body.arguments(rw)[1..].to_vec();
        rw.set_insert_point_to_start(body);
    }
    let mut yielded = Vec::new();
    let (values, reductions) = (end.operands(rw).to_vec(), reduce.reductions(rw).to_vec());
    for ((reduction, value), carried) in reductions.into_iter().zip(values).zip(&carried) {
        let (body, last) = (reduction.entry_block(rw)?, terminator(rw, reduction)?);
        let result = last.operand(rw, 0);
        // The arguments of the block go with it.
        let arguments = body.arguments(rw).iter().zip([*carried, value]);
        let of_argument = { arguments }.find(|(argument, _)| **argument == result);
        yielded.push(of_argument.map_or(result, |(_, value)| value));
        rw.erase(last);
        rw.inline_block(body, InsertPoint::Before(end), [*carried, value]);
    }
    rw.erase(end);
    let mut point = rw.insert_point();
    if !yielded.is_empty() {
        let last = YieldOp::build(rw, location, &yielded);
        point = InsertPoint::Before(last.operation());
    }
    rw.inline_block(block, point, variables);
    rw.replace(op, results.unwrap_or_default());
    Some(())
}

fn lower_while(op: WhileOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (before, after) = (op.before(rw), op.after(rw));
    let (from, head) = (op.parent_block(rw)?, before.entry_block(rw)?);
    let body = after.entry_block(rw)?;
    let condition = ConditionOp::cast(terminator(rw, before)?, rw)?;
    let end = YieldOp::cast(terminator(rw, after)?, rw)?;
    let next = rw.split_block(op);
    rw.inline_region_before(after, next);
    rw.inline_region_before(before, body);
    enter(rw, op, from, head);
    let results = repeat_if(rw, condition, head, body, next).0;
    rw.set_insert_point_to_end(body);
    let (location_of_end, values) = (end.location(rw), end.operation().operands(rw).to_vec());
    let back = BranchOp::build(rw, location_of_end, &values, head);
    keep_llvm_attributes(rw, op.operation(), back.operation());
    rw.erase(end);
    rw.replace(op, results);
    Some(())
}

/// Builds the branch to the first block of a loop.
fn enter(rw: &mut Rewriter<'_>, op: WhileOp, from: Block, head: Block) {
    let (location, inits) = (op.location(rw), op.inits(rw).to_vec());
    rw.set_insert_point_to_end(from);
    BranchOp::build(rw, location, &inits, head);
}

/// Replaces a condition at the end of `head` by a branch. Returns the values that are passed on.
fn repeat_if(
    rw: &mut Rewriter<'_>,
    condition: ConditionOp,
    head: Block,
    body: Block,
    next: Block,
) -> (Vec<Value>, CondBranchOp) {
    let (location, goes_on) = (condition.location(rw), condition.condition(rw));
    let values = condition.args(rw).to_vec();
    rw.set_insert_point_to_end(head);
    let branch = CondBranchOp::build(rw, location, goes_on, &values, &[], None, body, next);
    rw.erase(condition);
    (values, branch)
}

/// A loop whose second region only passes its arguments on needs no block for that.
fn lower_do_while(op: WhileOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (before, after) = (op.before(rw), op.after(rw));
    let block = after.entry_block(rw)?;
    let end = YieldOp::cast(block.first_op(rw)?, rw)?;
    if end.operation().operands(rw) != block.arguments(rw) {
        return None;
    }
    let (from, head) = (op.parent_block(rw)?, before.entry_block(rw)?);
    let condition = ConditionOp::cast(terminator(rw, before)?, rw)?;
    let next = rw.split_block(op);
    rw.inline_region_before(before, next);
    enter(rw, op, from, head);
    let (results, branch) = repeat_if(rw, condition, head, head, next);
    keep_llvm_attributes(rw, op.operation(), branch.operation());
    rw.replace(op, results);
    Some(())
}

fn lower_index_switch(op: IndexSwitchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let location = op.location(rw);
    let from = op.parent_block(rw)?;
    let next = rw.split_block(op);
    let types: Vec<Type> = op.operation().result_types(rw).cloned().collect();
    for ty in &types {
        next.add_argument(rw, ty, location);
    }
    let mut targets = Vec::new();
    let regions = op.case_regions(rw).to_vec();
    for region in regions.into_iter().chain([op.default_region(rw)]) {
        let (entry, end) = (region.entry_block(rw)?, terminator(rw, region)?);
        let location = end.location(rw);
        branch_from(rw, region, location, next)?;
        rw.inline_region_before(region, next);
        targets.push(entry);
    }
    let default = targets.pop()?;
    rw.set_insert_point_to_end(from);
    let flag = op.arg(rw);
    let flag = IndexCastOp::build(rw, location, Type::i32(), flag).out(rw);
    let none: &[Value] = &[];
    let cases: Vec<_> = { op.cases(rw).iter().zip(&targets) }
        // As in MLIR, only the lower 32 bits count.
        .map(|(case, target)| (Attribute::i32(*case as i32), *target, none))
        .collect();
    SwitchOp::build_with_cases(rw, location, flag, (default, none), &cases);
    let results = next.arguments(rw)[..types.len()].to_vec();
    rw.replace(op, results);
    Some(())
}

fn lower_forall(op: ForallOp, rw: &mut Rewriter<'_>) -> Option<()> {
    to_parallel(op, rw).map(|_| ())
}
