//! The text of constants, composites, and arithmetic with one type.

use super::super::composite::{check_indices, element_at};
use super::super::{
    ArrayType, CompositeExtractOp, CompositeInsertOp, ConstantOp, GLFClampOp, GLFmaOp, GLSClampOp,
    GLUClampOp, IAddCarryOp, ISubBorrowOp, SMulExtendedOp, StructType, UMulExtendedOp,
};
use ods_runtime::prelude::*;

impl CustomAssembly for ConstantOp {
    // attribute (`:` type)?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let value = p.parse_attribute_into("value", None, state)?;
        let ty = value.value_type().unwrap_or(Type::None);
        let is_open = matches!(ty, Type::None) || ty.is_tensor();
        let ty = if is_open { p.parse_colon_type()? } else { ty };
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.print_attribute(self.value(ir));
        let result = self.constant(ir);
        if result.ty(ir).is::<ArrayType>() {
            p.write(" : ");
            p.print_type_of(result);
        }
    }
}

impl CustomAssembly for CompositeExtractOp {
    // operand attribute `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let composite = p.parse_operand()?;
        let offset = p.offset();
        let indices = p.parse_attribute_into("indices", None, state)?;
        let ty = p.parse_colon_type()?;
        let composite = p.resolve_operand(composite, &ty)?;
        state.operands.push(composite);
        let element = check_indices(&indices).and_then(|indices| element_at(&ty, &indices));
        let element = element.map_err(|message| p.emit_error(offset, message))?;
        state.result_types.push(element);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.print_operand(self.composite(ir));
        print_indices(p, self.operation());
        p.write(" : ");
        p.print_type_of(self.composite(ir));
    }
}

fn print_indices(p: &mut OpPrinter<'_>, op: Operation) {
    if let Some(indices) = op.attribute(p.ir(), "indices") {
        p.print_attribute(indices);
    }
}

impl CustomAssembly for CompositeInsertOp {
    // operand `,` operand attribute `:` type `into` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let offset = p.offset();
        let operands = p.parse_operand_array::<2>()?;
        p.parse_attribute_into("indices", None, state)?;
        let object = p.parse_colon_type()?;
        let composite = p.parse_keyword_type("into")?;
        let types = [object, composite.clone()];
        p.resolve_operands(&operands, &types, offset, &mut state.operands)?;
        state.result_types.push(composite);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.print_operands(self.operation().operands(ir));
        print_indices(p, self.operation());
        p.write(" : ");
        p.print_type_of(self.object(ir));
        p.write(" into ");
        p.print_type_of(self.composite(ir));
    }
}

// attr-dict operands `:` structure-type
fn parse_extended(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
    p.parse_optional_attr_dict(state)?;
    let operands = p.parse_operand_list(Delimiter::None)?;
    p.parse_colon()?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    let members = ty.downcast::<StructType>().map(StructType::element_types);
    let Some([first, _]) = members.as_deref() else {
        let message = "expected spirv.struct type with two members";
        return Err(p.emit_error(offset, message));
    };
    let types = [first.clone(), first.clone()];
    p.resolve_operands(&operands, &types, offset, &mut state.operands)?;
    state.result_types.push(ty);
    Ok(())
}

fn print_extended(p: &mut OpPrinter<'_>, op: Operation) {
    let ir = p.ir();
    p.write(" ");
    p.print_optional_attr_dict(op, &[]);
    p.print_operands(op.operands(ir));
    p.write(" : ");
    p.print_types_of(op.results(ir));
}

// operands attr-dict `:` type | `(` operands `)` attr-dict `:` function-type
fn parse_of_one_type(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
    let offset = p.offset();
    if p.parse_optional_l_paren() {
        let operands = p.parse_operand_list(Delimiter::None)?;
        p.parse_r_paren()?;
        p.parse_optional_attr_dict(state)?;
        let ty = p.parse_colon_type()?;
        let Type::Function(ty) = ty else {
            return Err(p.emit_error(offset, "expected function type"));
        };
        p.resolve_operands(&operands, ty.inputs(), offset, &mut state.operands)?;
        state.result_types.extend(ty.results().iter().cloned());
        return Ok(());
    }
    let operands = p.parse_operand_list(Delimiter::None)?;
    p.parse_optional_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    p.resolve_operands_of_type(&operands, &ty, &mut state.operands)?;
    state.result_types.push(ty);
    Ok(())
}

fn print_of_one_type(p: &mut OpPrinter<'_>, op: Operation) {
    let ir = p.ir();
    let result = op.results(ir)[0];
    let operands = op.operands(ir);
    if operands
        .iter()
        .any(|operand| operand.ty(ir) != result.ty(ir))
    {
        return p.print_generic_operation_after_op_name(op);
    }
    p.write(" ");
    p.print_operands(operands);
    p.print_optional_attr_dict(op, &[]);
    p.write(" : ");
    p.print_type_of(result);
}

macro_rules! custom_forms {
    ($parse:ident, $print:ident: $($op:ident)*) => {$(
        impl CustomAssembly for $op {
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
                $parse(p, state)
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                $print(p, self.operation());
            }
        }
    )*};
}

custom_forms! { parse_extended, print_extended: IAddCarryOp ISubBorrowOp SMulExtendedOp UMulExtendedOp }
custom_forms! { parse_of_one_type, print_of_one_type: GLFClampOp GLFmaOp GLSClampOp GLUClampOp }
