//! Canonicalization.

use super::{BitcastOp, CreateOp, ImOp, NegOp, ReOp};
use crate::arith::{self, NegFOp};
use ods_runtime::prelude::*;

/// The part of a negated number that was made of its parts is the negated part.
macro_rules! parts_of_negations {
    ($($op:ident: $part:ident;)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(patterns: &mut PatternSet) {
                patterns.add(|op: $op, rw| {
                    let negation = op.complex(rw).defining::<NegOp>(rw)?;
                    let made = negation.complex(rw).defining::<CreateOp>(rw)?;
                    let (location, part) = (op.location(rw), made.$part(rw));
                    let negated = NegFOp::build(rw, location, part, None);
                    rw.replace_with(op, negated);
                    Some(())
                });
            }
        }
    )*};
}

parts_of_negations! {
    ReOp: real;
    ImOp: imaginary;
}

impl CanonicalizationPatterns for BitcastOp {
    fn patterns(patterns: &mut PatternSet) {
        patterns.add(cast_of_cast).add(arith_cast_of_cast);
    }
}

/// A cast of a cast is one cast: of `complex` if one of its types is complex, else of `arith`.
fn cast_of_cast(op: BitcastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (operand, location) = (op.operand(rw), op.location(rw));
    let ty = op.result(rw).ty(rw).clone();
    let inner = operand.defining::<BitcastOp>(rw).map(|op| op.operand(rw));
    let Some(source) = inner else {
        let source = operand.defining::<arith::BitcastOp>(rw)?.r#in(rw);
        let new = BitcastOp::build(rw, location, ty, source);
        rw.replace_with(op, new);
        return Some(());
    };
    if ty.is_complex() || source.ty(rw).is_complex() {
        let new = BitcastOp::build(rw, location, ty, source);
        rw.replace_with(op, new);
    } else {
        let new = arith::BitcastOp::build(rw, location, ty, source);
        rw.replace_with(op, new);
    }
    Some(())
}

/// A cast of `arith` of a cast of `complex` is one of the latter.
fn arith_cast_of_cast(op: arith::BitcastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.r#in(rw).defining::<BitcastOp>(rw)?.operand(rw);
    let (ty, location) = (op.out(rw).ty(rw).clone(), op.location(rw));
    let new = BitcastOp::build(rw, location, ty, source);
    rw.replace_with(op, new);
    Some(())
}
