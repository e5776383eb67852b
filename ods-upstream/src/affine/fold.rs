//! Folders: constants, and casts of memrefs that nobody needs. Those of loops and conditions are in `fold_bounds`.

use super::evaluate::{Evaluator, Unknown};
use super::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineDialect, AffineLinearizeIndexOp, AffineLoadOp,
    AffineMaxOp, AffineMinOp, AffinePrefetchOp, AffineStoreOp, map_of,
};
use crate::memref::{GetGlobalOp, GlobalOp, fold_casts};
use ods_dialects::arith::ArithDialect;
use ods_dialects::ub::PoisonAttr;
use ods_runtime::__private::OperandsMut;
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::symbols;
use ods_runtime::types::DYNAMIC;

impl MaterializeConstant for AffineDialect {
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        ArithDialect::constant_op(value, ty)
    }
}

/// The numbers of constants, if all are known.
fn numbers(constants: &[Option<&Attribute>]) -> Option<Vec<i64>> {
    constants
        .iter()
        .map(|constant| constant.as_ref()?.as_i64())
        .collect()
}

impl Fold for AffineApplyOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let map = self.map(ir);
        let operand = |at: u32| self.operation().operands(ir).get(at as usize).copied();
        match map.results() {
            [AffineExpr::Dim(at)] => operand(*at).map(FoldResult::Value).into(),
            [AffineExpr::Symbol(at)] => operand(map.num_dims() + *at).map(FoldResult::Value).into(),
            [expr] => {
                let evaluator = Evaluator::new(map.num_dims(), constants.map_operands);
                match evaluator.evaluate(expr) {
                    Ok(value) => Attribute::index(value).into(),
                    Err(Unknown::Undefined) => Attribute::from(PoisonAttr::get()).into(),
                    Err(Unknown::Operand) => Folded::No,
                }
            }
            _ => Folded::No,
        }
    }
}

/// Makes static the sizes of a basis that are constants: `foldCstValueToCstAttrBasis`. `group` is the number of its
/// operands among those of the operation.
fn fold_basis(
    op: Operation,
    ir: &mut Ir,
    group: usize,
    basis: &[i64],
    constants: &[Option<&Attribute>],
) -> bool {
    let known = |at: usize| constants.get(at)?.as_ref()?.as_i64();
    if (0..constants.len()).all(|at| known(at).is_none()) {
        return false;
    }
    let mut dynamic = 0;
    let size = |size: &i64| {
        if *size != DYNAMIC {
            return *size;
        }
        dynamic += 1;
        known(dynamic - 1).unwrap_or(DYNAMIC)
    };
    let basis: Vec<i64> = basis.iter().map(size).collect();
    OperandsMut::new(op, ir, group).retain(|at| known(at).is_none());
    let basis = DenseArrayAttr::from_i64s(&basis);
    op.set_attribute(ir, "static_basis", Some(basis.into()));
    true
}

impl Fold for AffineDelinearizeIndexOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let basis = self.static_basis(ir).to_vec();
        if fold_basis(self.operation(), ir, 1, &basis, constants.dynamic_basis) {
            return Folded::InPlace;
        }
        let results = self.operation().results(ir).len();
        if results == 1 {
            return self.linear_index(ir).into();
        }
        let number = constants.linear_index.and_then(Attribute::as_i64);
        let (Some(mut rest), []) = (number, constants.dynamic_basis) else {
            return Folded::No;
        };
        let inner = match basis.split_first() {
            Some((_, inner)) if results == basis.len() => inner,
            _ => &basis,
        };
        let mut parts = Vec::with_capacity(results);
        for size in inner.iter().rev() {
            // A size that is not positive was a constant operand before. With a negative one, the result is undefined.
            let Some(remainder) = rest.checked_rem(*size) else {
                return Folded::No;
            };
            let is_below = remainder != 0 && (remainder < 0) != (*size < 0);
            let part = match remainder {
                ..0 => remainder.wrapping_add(*size),
                _ => remainder,
            };
            parts.push(part);
            rest = rest / size - i64::from(is_below);
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
        let basis = self.static_basis(ir).to_vec();
        if fold_basis(self.operation(), ir, 1, &basis, constants.dynamic_basis) {
            return Folded::InPlace;
        }
        match self.multi_index(ir) {
            [] => return Attribute::index(0).into(),
            [one] => return (*one).into(),
            _ => {}
        }
        let (Some(indices), []) = (numbers(constants.multi_index), constants.dynamic_basis) else {
            return Folded::No;
        };
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

/// Evaluates the results of a map as far as the operands are known. `best` chooses of the values if all are.
fn fold_min_or_max(
    op: Operation,
    ir: &mut Ir,
    constants: &[Option<&Attribute>],
    best: fn(Vec<i64>) -> Option<i64>,
) -> Folded {
    let Some(map) = map_of(op, ir, "map") else {
        return Folded::No;
    };
    let evaluator = Evaluator::new(map.num_dims(), constants);
    let values = map.results().iter();
    let values: Vec<Option<i64>> = values.map(|it| evaluator.evaluate(it).ok()).collect();
    if let Some(values) = values.iter().copied().collect() {
        return best(values).map(Attribute::index).into();
    }
    let pairs = map.results().iter().zip(values);
    let results = pairs.map(|(result, value)| match value {
        Some(value) => AffineExpr::Constant(value),
        None => result.clone(),
    });
    let folded = AffineMap::new(map.num_dims(), map.num_symbols(), results);
    if folded == map {
        return Folded::No;
    }
    op.set_attribute(ir, "map", Some(Attribute::AffineMap(folded)));
    Folded::InPlace
}

macro_rules! min_and_max {
    ($($op:ident $best:ident;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                let best = |values: Vec<i64>| values.into_iter().$best();
                fold_min_or_max(self.operation(), ir, constants.operands, best)
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
        match fold_casts(self.operation(), ir, None) {
            Folded::No => self.global_constant(ir).into(),
            folded => folded,
        }
    }
}

impl AffineLoadOp {
    /// The element that is loaded from a constant global.
    fn global_constant(self, ir: &Ir) -> Option<Attribute> {
        let get = self.memref(ir).defining::<GetGlobalOp>(ir)?;
        let table = symbols::nearest_table(ir, get.operation())?;
        let name = get.operation().attribute(ir, "name")?;
        let Attribute::SymbolRef(name) = name else {
            return None;
        };
        let global = symbols::lookup_in(ir, table, name.root())?;
        let global = GlobalOp::cast(global, ir)?.operation();
        global.attribute(ir, "constant")?;
        let Some(Attribute::DenseElements(elements)) = global.attribute(ir, "initial_value") else {
            return None;
        };
        if elements.is_splat() {
            return elements.values().next();
        }
        let shape = elements.ty().shape()?;
        let indices = self.map(ir).results();
        if indices.len() != shape.len() {
            return None;
        }
        let mut position = 0_i64;
        for (index, size) in indices.iter().zip(shape) {
            let AffineExpr::Constant(index) = index else {
                return None;
            };
            if !(0..*size).contains(index) {
                return None;
            }
            position = position.checked_mul(*size)?.checked_add(*index)?;
        }
        elements.values().nth(usize::try_from(position).ok()?)
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
