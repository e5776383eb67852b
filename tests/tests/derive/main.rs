//! Ops and dialects as structs: `#[derive(OpDef)]` and `#[derive(DialectDef)]`.

#![expect(
    clippy::duplicate_mod,
    reason = "both spellings have the same hand-written code"
)]

#[path = "../../../examples/toy/assembly.rs"]
mod assembly;
#[path = "../../../examples/toy/combine.rs"]
mod combine;
mod equality;
mod exported_macros;
mod features;
mod fields;
mod parts;
#[path = "../../../examples/toy-derive/reshape.rs"]
mod reshape;
mod scopes;
#[path = "../../../examples/toy/shape.rs"]
#[expect(unreachable_pub, reason = "a library exports it")]
mod shape;
mod text;
#[path = "../../../examples/toy-derive/dialect.rs"]
mod toy;
#[path = "../../../examples/toy/verify.rs"]
mod verify;
mod whole;

use ods_runtime::prelude::*;
use shape::ShapeInference;
use toy::{self as dialect, CastOp, ConstantOp, FuncOp, ReshapeOp, ReturnOp, TransposeOp};

/// A dialect that is written with derives only.
#[derive(DialectDef)]
#[dialect(name = "d", ops = [AddOp])]
pub struct DDialect;

/// Adds two tensors element by element.
#[derive(OpDef)]
#[op(dialect = DDialect, name = "add", traits = [Pure],
     assembly_format = "$lhs (`,` $rest^)? attr-dict `:` type($lhs) (`,` type($rest)^)? type($result)")]
pub struct Add {
    /// The first one.
    #[operand(F64Tensor)]
    lhs: Value,
    #[operand(Variadic<F64Tensor>)]
    rest: Vec<Value>,
    #[attr(DefaultValuedAttr<I64Attr, "0">)]
    axis: i64,
    #[result(F64Tensor)]
    result: Value,
}

#[test]
fn an_op_is_read_into_its_struct() {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<DDialect>().into());
    let tensor = RankedTensorType::new([2], Type::f64());
    let block = ir.create_block(&[tensor.into()]);
    let value = block.arguments(&ir)[0];
    let mut b = OpBuilder::at_end(&mut ir, block);
    let ty = value.ty(&b).clone();
    let op = AddOp::build(
        &mut b,
        Location::UNKNOWN,
        &ty,
        value,
        &[value, value],
        Some(3),
    );
    let Add {
        lhs,
        rest,
        axis,
        result,
    } = op.fields(&ir);
    assert_eq!((lhs, rest.len(), axis), (value, 2, 3));
    assert_eq!(result, op.result(&ir));
    assert_eq!(AddOp::INFO.name(), "d.add");
}
