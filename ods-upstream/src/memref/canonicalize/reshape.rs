//! Reshapes after each other, and of casts.

use super::{cast, forgotten_source};
use crate::memref::reshape::collapsed_type;
use crate::memref::{CollapseShapeOp, ExpandShapeOp};
use crate::reassociation::{
    collapse, collapse_collapsed, collapse_expanded, expand_collapsed, expand_expanded, groups_of,
    joined_sizes,
};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for ExpandShapeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(expand_expanded::<Self>);
        set.add(expand_collapsed::<Self, CollapseShapeOp>);
    }
}

impl CanonicalizationPatterns for CollapseShapeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(collapse_collapsed::<Self>);
        set.add(collapse_expanded::<Self, ExpandShapeOp>);
        set.add(collapse_cast);
    }
}

/// Collapses what a cast casts that only forgets what is static.
fn collapse_cast(op: CollapseShapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = forgotten_source(rw, op.src(rw))?;
    let groups = groups_of(op.operation(), rw);
    let Type::MemRef(from) = source.ty(rw) else {
        return None;
    };
    let sizes = joined_sizes(&groups, from.shape())?;
    let ty = Type::from(collapsed_type(from, &sizes, &groups)?);
    let old = op.result(rw).ty(rw).clone();
    if ty == old {
        rw.modify(op, |rw| op.operation().set_operand(rw, 0, source));
        return Some(());
    }
    let location = op.location(rw);
    let new = collapse::<CollapseShapeOp>(rw, location, source, &groups, ty);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}
