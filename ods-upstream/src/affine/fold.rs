//! Folders: constants, and casts of memrefs that nobody needs.

use super::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineDialect, AffineLinearizeIndexOp, AffineLoadOp,
    AffineMaxOp, AffineMinOp, AffinePrefetchOp, AffineStoreOp,
};
use crate::memref::fold_casts;
use ods_dialects::arith::ArithDialect;
use ods_dialects::ub::{PoisonAttr, UBDialect};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::prelude::*;

impl MaterializeConstant for AffineDialect {
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        if value.is::<PoisonAttr>() {
            return UBDialect::materialize_constant(b, value, ty, location);
        }
        ArithDialect::materialize_constant(b, value, ty, location)
    }
}

/// The numbers of constants, if all are known.
fn numbers(constants: &[Option<&Attribute>]) -> Option<Vec<i64>> {
    constants
        .iter()
        .map(|constant| constant.as_ref()?.as_i64())
        .collect()
}

/// The results of a map for constants; a result that needs only known operands is found all the same.
fn evaluate(map: &AffineMap, constants: &[Option<&Attribute>]) -> Option<Vec<i64>> {
    let known: Vec<Option<i64>> = constants
        .iter()
        .map(|constant| constant.as_ref()?.as_i64())
        .collect();
    let uses_known_only = map.results().iter().all(|result| {
        let mut all = true;
        result.walk(&mut |expr| {
            let at = match expr {
                AffineExpr::Dim(at) => *at,
                AffineExpr::Symbol(at) => map.num_dims() + *at,
                _ => return,
            };
            all &= known.get(at as usize).copied().flatten().is_some();
        });
        all
    });
    if !uses_known_only {
        return None;
    }
    let values: Vec<i64> = known.into_iter().map(Option::unwrap_or_default).collect();
    let (dims, symbols) = values.split_at_checked(map.num_dims() as usize)?;
    map.evaluate(dims, symbols)
}

impl Fold for AffineApplyOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let map = self.map(ir);
        let operand = |at: u32| self.operation().operands(ir).get(at as usize).copied();
        match map.results() {
            [AffineExpr::Dim(at)] => operand(*at).map(FoldResult::Value).into(),
            [AffineExpr::Symbol(at)] => operand(map.num_dims() + *at).map(FoldResult::Value).into(),
            _ => {
                let values = evaluate(map, constants.map_operands);
                let value = values.and_then(|values| values.first().copied());
                value.map(Attribute::index).into()
            }
        }
    }
}

impl Fold for AffineDelinearizeIndexOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let results = self.operation().results(ir).len();
        if results == 1 {
            return self.linear_index(ir).into();
        }
        let basis = self.static_basis(ir);
        let number = constants.linear_index.and_then(Attribute::as_i64);
        let (Some(mut rest), []) = (number, constants.dynamic_basis) else {
            return Folded::No;
        };
        let inner = if results == basis.len() {
            &basis[1..]
        } else {
            basis
        };
        let mut parts = Vec::with_capacity(results);
        for modulus in inner.iter().rev() {
            parts.push(rest.rem_euclid(*modulus));
            rest = rest.div_euclid(*modulus);
        }
        parts.push(rest);
        let parts = parts.into_iter().rev();
        Folded::To(
            parts
                .map(|part| FoldResult::Attr(Attribute::index(part)))
                .collect(),
        )
    }
}

impl Fold for AffineLinearizeIndexOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        match self.multi_index(ir) {
            [] => return Attribute::index(0).into(),
            [one] => return (*one).into(),
            _ => {}
        }
        let (Some(indices), []) = (numbers(constants.multi_index), constants.dynamic_basis) else {
            return Folded::No;
        };
        let basis = self.static_basis(ir);
        let (mut sum, mut stride) = (0_i64, 1_i64);
        for (length, index) in basis.iter().rev().zip(indices.iter().rev()) {
            sum = sum.wrapping_add(index.wrapping_mul(stride));
            stride = stride.wrapping_mul(*length);
        }
        if basis.len() != indices.len() {
            sum = sum.wrapping_add(indices[0].wrapping_mul(stride));
        }
        Attribute::index(sum).into()
    }
}

macro_rules! min_and_max {
    ($($op:ident $best:ident;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let values = evaluate(self.map(ir), constants.operands);
                let best = values.and_then(|values| values.into_iter().$best());
                best.map(Attribute::index).into()
            }
        }
    )*};
}

min_and_max! {
    AffineMinOp min;
    AffineMaxOp max;
}

impl Fold for AffineLoadOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        fold_casts(self.operation(), ir, None)
    }
}

impl Fold for AffinePrefetchOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        fold_casts(self.operation(), ir, None)
    }
}

impl Fold for AffineStoreOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let value = self.value(ir);
        fold_casts(self.operation(), ir, Some(value))
    }
}
