//! Simplifications of reshapes, as functions.

use crate::{ConstantOp, ReshapeOp};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for ReshapeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(reshape_of_reshape)
            .add(reshape_to_the_same_shape)
            .add(reshape_of_constant);
    }
}

/// Only the last of several reshapes matters.
fn reshape_of_reshape(outer: ReshapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = outer.input(rw).defining::<ReshapeOp>(rw)?;
    let value = inner.input(rw);
    outer.set_input(rw, value);
    Some(())
}

fn reshape_to_the_same_shape(reshape: ReshapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let value = reshape.input(rw);
    if value.ty(rw) != reshape.output(rw).ty(rw) {
        return None;
    }
    rw.replace(reshape, value);
    Some(())
}

/// A constant is written in the shape in which it is used.
fn reshape_of_constant(reshape: ReshapeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let constant = reshape.input(rw).defining::<ConstantOp>(rw)?;
    let ty = reshape.output(rw).ty(rw).clone();
    let value = constant.value(rw);
    let value = match value.splat_value() {
        Some(element) => DenseElementsAttr::splat(ty.clone(), &element)?,
        None => DenseElementsAttr::from_raw_bytes(ty.clone(), value.raw_bytes()?)?,
    };
    let location = reshape.location(rw);
    let reshaped = ConstantOp::build(rw, location, &ty, value);
    rw.replace_with(reshape, reshaped);
    Some(())
}
