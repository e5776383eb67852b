//! `emitc.expression`, and the operations that it may contain.

use super::{
    AddressOfOp, ApplyOp, CallOp, CallOpaqueOp, CastOp, ConditionalOp, ConstantOp, ExpressionOp,
    LoadOp, is_fundamental,
};
use ods_lookup::LookupMap;
use ods_runtime::op_interface;
use ods_runtime::prelude::*;
use ods_runtime::text::op_parser::Argument;

/// An operation that may be a part of an expression of C: MLIR's `CExpressionInterface`.
#[op_interface]
pub trait CExpressionInterface {
    /// Whether it may only be evaluated once, because that has effects. Operators have effects, as far as known, unless
    /// all their operands have fundamental types.
    fn has_side_effects(self, ir: &Ir) -> bool {
        let op = self.operation();
        if op.is::<CallOpaqueOp>(ir) || op.is::<LoadOp>(ir) {
            return true;
        }
        if op.is::<AddressOfOp>(ir)
            || op.is::<CallOp>(ir)
            || op.is::<CastOp>(ir)
            || op.is::<ConditionalOp>(ir)
        {
            return false;
        }
        if let Some(op) = op.cast::<ApplyOp>(ir) {
            return op.applicable_operator(ir) == "*";
        }
        let values = if op.is::<ConstantOp>(ir) {
            op.results(ir)
        } else {
            op.operands(ir)
        };
        !values.iter().all(|value| is_fundamental(value.ty(ir)))
    }
}

impl CustomAssembly for ExpressionOp {
    // expression ::= operands `noinline`? `:` function-type region
    // The arguments of the region have the names of the operands.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let operands = p.parse_operand_list(Delimiter::None)?;
        if p.parse_optional_keyword("noinline") {
            state.set_attribute("do_not_inline", Attribute::unit());
        }
        let ty = p.parse_colon_type()?;
        let Type::Function(ty) = ty else {
            return Err(p.emit_error_here("expected function type"));
        };
        let here = p.offset();
        p.resolve_operands(&operands, ty.inputs(), here, &mut state.operands)?;
        if ty.results().len() != 1 {
            return Err(p.emit_error_here("expected single return type"));
        }
        state.result_types.extend(ty.results().iter().cloned());
        let arguments = operands.iter().zip(ty.inputs());
        let arguments = arguments.map(|(operand, ty)| Argument {
            name: Some(*operand),
            ty: ty.clone(),
            attributes: Vec::new(),
            location: p.location_at(operand.offset()),
        });
        let arguments: Vec<Argument> = arguments.collect();
        let region = p.parse_region_with(&arguments, true)?;
        state.regions.push(region);
        Ok(())
    }

    // MLIR 22 reads `noinline`, and does not print it.
    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let (operands, region) = (self.defs(ir), self.region(ir));
        p.write(" ");
        p.print_operands(operands);
        p.write(if self.do_not_inline(ir) {
            " noinline : "
        } else {
            " : "
        });
        p.print_functional_type_of(self.operation());
        p.shadow_region_arguments(region, operands);
        p.write(" ");
        ods_dialects::scf::print_body(p, region, true);
    }
}

impl Verify for ExpressionOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let body = self.region(ir).entry_block(ir);
        let Some(last) = body.and_then(|body| body.terminator(ir)) else {
            return fail("must yield a value at termination");
        };
        // The trait checks afterwards that it is an `emitc.yield`.
        let Some(yielded) = last.operands(ir).first() else {
            return fail("must yield a value at termination");
        };
        let Some(root) = yielded.defining_op(ir) else {
            return fail("yielded value has no defining op");
        };
        if root.parent_op(ir) != Some(self.operation()) {
            return fail("yielded value not defined within expression");
        }
        if self.result(ir).ty(ir) != yielded.ty(ir) {
            return fail("requires yielded type to match return type");
        }
        let parts = body.into_iter().flat_map(|body| body.operations(ir));
        for part in parts.filter(|part| *part != last) {
            if part.interface::<dyn CExpressionInterface>(ir).is_none() {
                return fail("contains an unsupported operation");
            }
            let [result] = part.results(ir) else {
                return fail("requires exactly one result for each operation");
            };
            if result.is_unused(ir) {
                return fail("contains an unused operation");
            }
        }
        if has_repeated_effects(root, ir) {
            return fail("requires exactly one use for operations with side effects");
        }
        Ok(())
    }
}

/// Whether the text of the expression at `root` would contain an operation with effects twice. Operands may form circles.
fn has_repeated_effects(root: Operation, ir: &Ir) -> bool {
    // An operation that is there twice has its operands there twice.
    let mut counts: LookupMap<Operation, u8> = LookupMap::default();
    let mut stack = vec![root];
    while let Some(op) = stack.pop() {
        let count = counts.entry(op).or_default();
        *count += 1;
        if *count == 2 {
            let part = op.interface::<dyn CExpressionInterface>(ir);
            if part.is_some_and(|part| part.has_side_effects(ir)) {
                return true;
            }
        }
        if *count <= 2 {
            let operands = op.operands(ir).iter();
            stack.extend(operands.filter_map(|operand| operand.defining_op(ir)));
        } else {
            *count = 2;
        }
    }
    false
}
