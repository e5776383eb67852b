//! The text of includes, functions and initial values.

use super::{
    ArrayType, ClassOp, DoOp, ExpressionOp, FileOp, ForOp, FuncOp, IfOp, IncludeOp, OpaqueAttr,
    SwitchOp,
};
use ods_runtime::__private::{class, cpp};
use ods_runtime::prelude::*;

impl CustomAssembly for IncludeOp {
    // include ::= string | `<` string `>`
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let is_standard = p.parse_optional_less();
        let Some(name) = p.parse_optional_string_attribute(None)? else {
            return Err(p.emit_error(p.name_offset(), "expected string attribute"));
        };
        state.set_attribute("include", name);
        if is_standard {
            if !p.parse_optional_greater() {
                let message = "expected trailing '>' for standard include";
                return Err(p.emit_error(p.name_offset(), message));
            }
            state.set_attribute("is_standard_include", Attribute::unit());
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let is_standard = self.is_standard_include(p.ir());
        let name = self.include(p.ir()).to_string();
        p.write(if is_standard { " <" } else { " " });
        p.print_string(&name);
        if is_standard {
            p.write(">");
        }
    }
}

impl CustomAssembly for FuncOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}

/// The type of the initial value of a variable: arrays have those of tensors.
pub(super) fn initial_type(ty: &Type) -> Type {
    ty.downcast::<ArrayType>().map_or_else(
        || ty.clone(),
        |array| RankedTensorType::new(array.shape(), array.element_type().clone()).into(),
    )
}

/// Whether a variable may begin with this value.
pub(super) fn is_initial(value: &Attribute) -> bool {
    matches!(value, Attribute::Integer(_) | Attribute::Float(_))
        || is_elements(value)
        || value.is::<OpaqueAttr>()
}

/// Whether this is a constant tensor or vector.
pub(super) fn is_elements(value: &Attribute) -> bool {
    cpp::isa::<class::ElementsAttr, _>(value)
}

// type-and-initial-value ::= type (`=` attribute)?
fn parse_type_and_value(p: &mut OpParser<'_, '_>) -> Parsed<(Attribute, Option<Attribute>)> {
    let ty = p.parse_type()?;
    let mut value = None;
    if p.parse_optional_equal() {
        let initial = p.parse_attribute(Some(&initial_type(&ty)))?;
        if !is_initial(&initial) {
            let message = "initial value should be a integer, float, elements or opaque attribute";
            return Err(p.emit_error(p.name_offset(), message));
        }
        value = Some(initial);
    }
    Ok((Attribute::from(ty), value))
}

fn print_type_and_value(p: &mut OpPrinter<'_>, ty: &Attribute, value: Option<&Attribute>) {
    if let Some(ty) = ty.as_type() {
        p.print_type(ty);
    }
    if let Some(value) = value {
        p.write(" = ");
        p.print_attribute_without_type(value);
    }
}

pub(super) fn parse_emit_c_global_op_type_and_initial_value(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Attribute, Option<Attribute>)> {
    parse_type_and_value(p)
}

pub(super) fn print_emit_c_global_op_type_and_initial_value<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    ty: &Attribute,
    value: Option<&Attribute>,
) {
    print_type_and_value(p, ty, value);
}

pub(super) fn parse_emit_c_field_op_type_and_initial_value(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Attribute, Option<Attribute>)> {
    parse_type_and_value(p)
}

pub(super) fn print_emit_c_field_op_type_and_initial_value<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    ty: &Attribute,
    value: Option<&Attribute>,
) {
    print_type_and_value(p, ty, value);
}

macro_rules! default_dialect {
    ($($op:ident)*) => {$(
        impl OpAsmOpInterface for $op {
            fn get_default_dialect() -> &'static str {
                "emitc"
            }
        }
    )*};
}

impl OpAsmOpInterface for ClassOp {}

default_dialect! { DoOp ExpressionOp FileOp ForOp FuncOp IfOp SwitchOp }
