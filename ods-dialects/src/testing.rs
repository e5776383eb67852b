//! What random modules need to know about operations of this crate, besides their definitions: the
//! rules of hand-written verifiers. Needs the feature `testing`.
//!
//! ```
//! use ods_runtime::testing::RandomModules;
//! let modules = ods_dialects::testing::with_hooks(RandomModules::new(ods_dialects::all()));
//! let (ir, module) = modules.module(1, 20);
//! assert!(ods_runtime::verify::verify(module, &ir).is_ok());
//! ```

use crate::scf::{ConditionOp, InParallelOp, ReduceOp, ReduceReturnOp, YieldOp};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::testing::{Draft, Random, RandomModules, RegionDraft};
use ods_runtime::{Op, Type};

/// Adds the rules to a generator.
#[must_use]
pub fn with_hooks(modules: RandomModules) -> RandomModules {
    modules
        .hook("func.constant", |draft, _| {
            let Some(callee) = draft.callee.clone() else {
                return false;
            };
            draft.results = vec![vec![callee.into()]];
            true
        })
        .hook("scf.for", for_loop)
        .hook("scf.if", if_else)
        .hook("scf.while", while_loop)
        .hook("scf.index_switch", index_switch)
        .hook("scf.parallel", parallel)
        .hook("scf.reduce", reduce)
        .hook("scf.forall", forall)
        .hook("scf.forall.in_parallel", |draft, _| {
            draft.regions = vec![RegionDraft::new([])];
            true
        })
}

fn yielding(results: &[Type]) -> RegionDraft {
    RegionDraft::new([])
        .yields(results)
        .ends_with(YieldOp::INFO)
}

fn for_loop(draft: &mut Draft, _: &mut Random) -> bool {
    let (bound, values) = (draft.operands[0].clone(), draft.results.concat());
    draft.operands = vec![bound.clone(), bound.clone(), bound.clone(), values.clone()];
    let body = RegionDraft::new([bound, values.clone()].concat());
    draft.regions = vec![body.yields(values).ends_with(YieldOp::INFO)];
    true
}

fn if_else(draft: &mut Draft, random: &mut Random) -> bool {
    let values = draft.results.concat();
    let otherwise = if values.is_empty() && random.once_in(2) {
        RegionDraft::empty()
    } else {
        yielding(&values)
    };
    draft.regions = vec![yielding(&values), otherwise];
    true
}

fn while_loop(draft: &mut Draft, _: &mut Random) -> bool {
    let (inputs, results) = (draft.operands.concat(), draft.results.concat());
    let forwarded = [vec![Type::i1()], results.clone()].concat();
    let before = RegionDraft::new(inputs.clone()).yields(forwarded);
    let after = RegionDraft::new(results).yields(inputs);
    draft.regions = vec![
        before.ends_with(ConditionOp::INFO),
        after.ends_with(YieldOp::INFO),
    ];
    true
}

fn index_switch(draft: &mut Draft, random: &mut Random) -> bool {
    let values = draft.results.concat();
    let cases: Vec<i64> = (0..random.below(4) as i64)
        .map(|case| case * 3 - 1)
        .collect();
    draft.regions = vec![yielding(&values); cases.len() + 1];
    draft.set_attribute("cases", DenseArrayAttr::from_i64s(&cases).into());
    true
}

fn parallel(draft: &mut Draft, random: &mut Random) -> bool {
    let (indices, values) = (
        vec![Type::index(); 1 + random.below(2)],
        draft.results.concat(),
    );
    draft.operands = vec![
        indices.clone(),
        indices.clone(),
        indices.clone(),
        values.clone(),
    ];
    let body = RegionDraft::new(indices).yields(values);
    draft.regions = vec![body.ends_with(ReduceOp::INFO)];
    true
}

fn reduce(draft: &mut Draft, _: &mut Random) -> bool {
    let values = draft.operands.concat();
    let reduction = |ty: Type| {
        let region = RegionDraft::new([ty.clone(), ty.clone()]);
        region.yields([ty]).ends_with(ReduceReturnOp::INFO)
    };
    draft.regions = values.into_iter().map(reduction).collect();
    true
}

fn forall(draft: &mut Draft, random: &mut Random) -> bool {
    let rank = 1 + random.below(3);
    let bounds = |values: [i64; 3]| DenseArrayAttr::from_i64s(&values[..rank]).into();
    draft.set_attribute("staticLowerBound", bounds([0, 1, 2]));
    draft.set_attribute("staticUpperBound", bounds([8, 9, 4]));
    draft.set_attribute("staticStep", bounds([1, 2, 1]));
    draft.operands = vec![Vec::new(); draft.operands.len()];
    draft.results = vec![Vec::new()];
    let body = RegionDraft::new(vec![Type::index(); rank]).yields([]);
    draft.regions = vec![body.ends_with(InParallelOp::INFO)];
    true
}
