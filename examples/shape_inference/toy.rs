//! Models that add the interfaces to the Toy dialect.

use crate::{Inliner, ShapeInference};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::{ArgAndResultAttrsOpInterface, CallOpInterface, Callee};
use ods_runtime::op_model;
use ods_runtime::prelude::*;
use std::ops::Range;
use toy_dialect::{AddOp, CastOp, FuncOp, GenericCallOp, MulOp, ToyDialect, TransposeOp};

op_model! { struct AddModel for AddOp; }
op_model! { struct MulModel for MulOp; }
op_model! { struct CastModel for CastOp; }
op_model! { struct TransposeModel for TransposeOp; }
op_model! { struct CallModel for GenericCallOp; }

/// The result has the type of the first operand.
fn infer_from_first(op: Operation, ir: &mut Ir) {
    let ty = op.operand(ir, 0).ty(ir).clone();
    op.result(ir, 0).set_type(ir, &ty);
}

impl ShapeInference for AddModel {
    fn infer_shapes(self, ir: &mut Ir) {
        infer_from_first(self.operation(), ir);
    }
}

impl ShapeInference for MulModel {
    fn infer_shapes(self, ir: &mut Ir) {
        infer_from_first(self.operation(), ir);
    }
}

impl ShapeInference for CastModel {
    fn infer_shapes(self, ir: &mut Ir) {
        infer_from_first(self.operation(), ir);
    }
}

impl ShapeInference for TransposeModel {
    fn infer_shapes(self, ir: &mut Ir) {
        if let Type::RankedTensor(input) = self.op().input(ir).ty(ir) {
            let shape: Vec<i64> = input.shape().iter().rev().copied().collect();
            let ty = Type::from(RankedTensorType::new(shape, Type::f64()));
            self.op().output(ir).set_type(ir, &ty);
        }
    }
}

impl ArgAndResultAttrsOpInterface for CallModel {}

impl CallOpInterface for CallModel {
    fn get_callable_for_callee(self, ir: &Ir) -> Callee {
        Callee::Symbol(SymbolRefAttr::flat(self.op().callee(ir)))
    }

    fn set_callee_from_callable(self, ir: &mut Ir, callee: Callee) {
        if let Callee::Symbol(name) = callee {
            self.operation()
                .set_attribute(ir, "callee", Some(name.into()));
        }
    }

    fn get_arg_operands(self, ir: &Ir) -> Range<usize> {
        0..self.operands(ir).len()
    }
}

/// The inlining hooks of the Toy dialect.
struct ToyInliner;

impl Inliner for ToyInliner {
    /// Operations other than functions may be inlined.
    fn is_legal_to_inline(&self, ir: &Ir, op: Operation) -> bool {
        !op.is::<FuncOp>(ir)
    }

    fn materialize_call_conversion(
        &self,
        b: &mut OpBuilder<'_>,
        value: Value,
        ty: &Type,
        location: Location,
    ) -> Option<Value> {
        let cast = CastOp::build(b, location, ty, value);
        Some(cast.output(b))
    }
}

/// Adds the dialect, and the interfaces of its operations.
pub(crate) fn with_interfaces(registry: DialectRegistry) -> DialectRegistry {
    registry
        .with::<ToyDialect>()
        .attach::<dyn ShapeInference, AddOp, AddModel>()
        .attach::<dyn ShapeInference, MulOp, MulModel>()
        .attach::<dyn ShapeInference, CastOp, CastModel>()
        .attach::<dyn ShapeInference, TransposeOp, TransposeModel>()
        .attach::<dyn CallOpInterface, GenericCallOp, CallModel>()
        .attach_to_dialect::<ToyDialect, dyn Inliner>(&ToyInliner)
}
