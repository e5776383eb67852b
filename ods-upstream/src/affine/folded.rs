//! `affine.apply` for other dialects, where it is needed.

use super::AffineApplyOp;
use super::compose::Application;
use crate::mixed::Mixed;
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::prelude::*;

/// The operands as expressions, and the values among them, which `make` numbers.
fn inputs(operands: &[Mixed], make: fn(u32) -> AffineExpr) -> (Vec<AffineExpr>, Vec<Value>) {
    let mut values = Vec::new();
    let input = |operand: &Mixed| match *operand {
        Mixed::Static(number) => AffineExpr::Constant(number),
        Mixed::Dynamic(value) => {
            values.push(value);
            make(super::compose::count(&values) - 1)
        }
    };
    (operands.iter().map(input).collect(), values)
}

/// The only result of a map: a number or a value if it is one, else that of an `affine.apply`; `None` if the expression
/// would not be affine. MLIR's `makeComposedFoldedAffineApply`.
pub(crate) fn apply_folded(
    rw: &mut Rewriter<'_>,
    location: Location,
    map: &AffineMap,
    operands: &[Mixed],
) -> Option<Mixed> {
    let (dims, symbols) = operands.split_at_checked(map.num_dims() as usize)?;
    let ((dims, dim_values), (symbols, symbol_values)) = (
        inputs(dims, AffineExpr::Dim),
        inputs(symbols, AffineExpr::Symbol),
    );
    let result = map.results().first()?;
    let mut application = Application {
        results: vec![result.replace_dims_and_symbols(&dims, &symbols)?],
        dims: dim_values,
        symbols: symbol_values,
    };
    application.compose(rw)?;
    let value = |values: &[Value], number: u32| Some(Mixed::Dynamic(*values.get(number as usize)?));
    match application.results.first()? {
        AffineExpr::Constant(number) => return Some(Mixed::Static(*number)),
        AffineExpr::Dim(number) => return value(&application.dims, *number),
        AffineExpr::Symbol(number) => return value(&application.symbols, *number),
        AffineExpr::Binary(_) => {}
    }
    let mut state = OperationState::new(AffineApplyOp::INFO, location);
    state.operands.extend(application.operands());
    state.result_types.push(Type::index());
    state.set_attribute("map", Attribute::AffineMap(application.map()));
    Some(Mixed::Dynamic(rw.create_operation(state).result(rw, 0)))
}
