//! The text and the verifiers of variables.

use super::VariableOp;
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// The sizes of a variable with this attribute; -1 is dynamic.
fn sizes(shape: &Attribute) -> Vec<i64> {
    let Attribute::DenseElements(shape) = shape else {
        return Vec::new();
    };
    let sizes = shape.values().map(|size| match size.as_i64() {
        None | Some(-1) => DYNAMIC,
        Some(size) => size,
    });
    sizes.collect()
}

impl VariableOp {
    /// The type of the values that the variable has; none if there is no such tensor.
    pub fn variable_type(self, ir: &Ir) -> Option<Type> {
        let sizes = sizes(self.operation().attribute(ir, "var_shape")?);
        let element = self.r#type(ir);
        let are_sizes = sizes.iter().all(|size| *size >= 0 || *size == DYNAMIC);
        let is_valid = are_sizes && RankedTensorType::is_valid_element_type(element);
        is_valid.then(|| RankedTensorType::new(sizes, element.clone()).into())
    }
}

/// The attributes for the shape and the elements of a type.
fn shape_and_element(p: &mut OpParser<'_, '_>, ty: &Type) -> Parsed<(Attribute, Attribute)> {
    let message = match (ty.is_shaped(), ty.shape(), ty.element_type()) {
        (true, Some(shape), Some(element)) => {
            let sizes = shape.iter().map(|size| match *size {
                DYNAMIC => -1,
                size => size,
            });
            let sizes: Vec<i64> = sizes.collect();
            let list = RankedTensorType::new([sizes.len() as i64], Type::index());
            if let Some(sizes) = DenseElementsAttr::from_i64s(list.into(), &sizes) {
                return Ok((sizes.into(), Attribute::ty(element.clone())));
            }
            "expected ranked type"
        }
        (true, ..) => "expected ranked type",
        _ => "expected shaped type",
    };
    let offset = p.offset();
    Err(p.emit_error(offset, message))
}

// type-or-initial-value ::= `=` attribute | `:` type
pub(super) fn parse_variable_op_type_or_initial_value(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Attribute, Attribute, Option<Attribute>)> {
    if p.parse_optional_equal() {
        let value = p.parse_attribute(None)?;
        let Some(ty) = value.value_type() else {
            let offset = p.offset();
            return Err(p.emit_error(offset, "expected Typed attr"));
        };
        let (shape, element) = shape_and_element(p, &ty)?;
        return Ok((shape, element, Some(value)));
    }
    let ty = p.parse_colon_type()?;
    let (shape, element) = shape_and_element(p, &ty)?;
    Ok((shape, element, None))
}

pub(super) fn print_variable_op_type_or_initial_value(
    p: &mut OpPrinter<'_>,
    _: VariableOp,
    shape: &Attribute,
    ty: &Attribute,
    value: Option<&Attribute>,
) {
    let is_typed = value.is_some_and(|value| value.value_type().is_some());
    if !is_typed {
        p.write(": ");
        // There may be no such tensor.
        p.write("tensor<");
        for size in sizes(shape) {
            match size {
                DYNAMIC => p.write("?"),
                size => p.write_integer(size),
            }
            p.write("x");
        }
        if let Some(element) = ty.as_type() {
            p.print_type(element);
        }
        p.write(">");
        if value.is_some() {
            p.write(" ");
        }
    }
    if let Some(value) = value {
        p.write("= ");
        p.print_attribute(value);
    }
}
