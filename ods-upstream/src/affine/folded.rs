//! `affine.apply` for other dialects, where it is needed.

use super::AffineApplyOp;
use super::compose::{Application, count};
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
            make(count(&values) - 1)
        }
    };
    (operands.iter().map(input).collect(), values)
}

/// What a map gives for operands, before operations are built for it.
pub(crate) struct Applied(Application);

impl Applied {
    /// The only result of a map; `None` if the expression would not be affine or would be too large.
    pub(crate) fn new(ir: &Ir, map: &AffineMap, operands: &[Mixed]) -> Option<Self> {
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
        application.compose(ir)?;
        Some(Self(application))
    }

    /// A number or a value if it is one, else the result of an `affine.apply`: MLIR's
    /// `makeComposedFoldedAffineApply`.
    pub(crate) fn build(&self, rw: &mut Rewriter<'_>, location: Location) -> Mixed {
        let application = &self.0;
        let value = |values: &[Value], number: u32| values.get(number as usize).copied();
        let known = match application.results.first() {
            Some(AffineExpr::Constant(number)) => return Mixed::Static(*number),
            Some(AffineExpr::Dim(number)) => value(&application.dims, *number),
            Some(AffineExpr::Symbol(number)) => value(&application.symbols, *number),
            _ => None,
        };
        if let Some(value) = known {
            return Mixed::Dynamic(value);
        }
        let mut state = OperationState::new(AffineApplyOp::INFO, location);
        state.operands.extend(application.operands());
        state.result_types.push(Type::index());
        state.set_attribute("map", Attribute::AffineMap(application.map()));
        Mixed::Dynamic(rw.create_operation(state).result(rw, 0))
    }
}
