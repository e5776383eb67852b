//! `scf.index_switch`.

use super::{inputs, replace_with_region};
use crate::constant_of;
use crate::scf::IndexSwitchOp;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for IndexSwitchOp {
    fn patterns(set: &mut PatternSet) {
        set.add(choose_constant);
        inputs::add_patterns::<Self>(set);
    }
}

/// Replaces a switch on a constant by the region for it.
fn choose_constant(op: IndexSwitchOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let number = constant_of(rw, op.arg(rw))?.as_i64()?;
    let case = op.cases(rw).iter().position(|case| *case == number);
    let region = case.and_then(|case| op.case_regions(rw).get(case).copied());
    let region = region.unwrap_or_else(|| op.default_region(rw));
    replace_with_region(rw, op, region, &[])
}
