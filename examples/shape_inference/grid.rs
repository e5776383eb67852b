//! A dialect whose operation implements the interface itself.

use crate::{Inliner, ShapeInference};
use ods_runtime::prelude::*;

ods! {
    def Grid_Dialect : Dialect { let name = "grid"; }

    // The trait in `main.rs`.
    def ShapeInference : OpInterfaceTrait<"ShapeInference">;

    /// Concatenates several copies of a tensor along the first dimension.
    def Grid_RepeatOp : Op<Grid_Dialect, "repeat", [Pure, ShapeInference]> {
        let arguments = (ins F64Tensor:$input, I64Attr:$times);
        let results = (outs F64Tensor:$output);
        let assemblyFormat = "$input $times `times` attr-dict `:` type($input) custom<SameOrOther>(ref(type($input)), type($output))";
    }
}

/// The type of the result is omitted if it equals that of the operand.
fn parse_same_or_other(p: &mut OpParser<'_, '_>, input: &Type) -> Parsed<Type> {
    if p.parse_optional_arrow() {
        return p.parse_type();
    }
    Ok(input.clone())
}

fn print_same_or_other(p: &mut OpPrinter<'_>, _: RepeatOp, input: &Type, output: &Type) {
    if input != output {
        p.write("-> ");
        p.print_type(output);
    }
}

impl ShapeInference for RepeatOp {
    fn infer_shapes(self, ir: &mut Ir) {
        let Type::RankedTensor(input) = self.input(ir).ty(ir) else {
            return;
        };
        let mut shape = input.shape().to_vec();
        if let Some(first) = shape.first_mut() {
            *first *= self.times(ir);
        }
        let ty = Type::from(RankedTensorType::new(shape, Type::f64()));
        self.output(ir).set_type(ir, &ty);
    }
}

/// All operations may be inlined.
struct Anything;

impl Inliner for Anything {
    fn is_legal_to_inline(&self, _: &Ir, _: Operation) -> bool {
        true
    }
}

/// Adds the dialect and its inliner interface.
pub(crate) fn with_interfaces(registry: DialectRegistry) -> DialectRegistry {
    registry
        .with::<GridDialect>()
        .attach_to_dialect::<GridDialect, dyn Inliner>(&Anything)
}
