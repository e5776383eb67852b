//! `memref.global`: the type and the initial value.

use super::GlobalOp;
use ods_runtime::__private::class::ElementsAttr;
use ods_runtime::__private::preds::attr_is;
use ods_runtime::prelude::*;
use ods_runtime::types::{MemRefType, RankedTensorType};

fn is_elements(attr: &Attribute) -> bool {
    attr_is::<ElementsAttr>(attr)
}

/// The type of the elements attribute with which a buffer of type `memref` begins.
fn initial_type(memref: &MemRefType) -> Type {
    RankedTensorType::new(memref.shape(), memref.element_type().clone()).into()
}

// type-and-initial-value ::= type (`=` (`uninitialized` | attribute))?
pub(super) fn parse_global_memref_op_type_and_initial_value(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Attribute, Option<Attribute>)> {
    let ty = p.parse_type()?;
    let memref = ty
        .downcast::<MemRefType>()
        .filter(|_| ty.has_static_shape());
    let Some(memref) = memref else {
        let message = format!("type should be static shaped memref, but got '{ty}'");
        return Err(p.emit_error(p.name_offset(), message));
    };
    let tensor = initial_type(memref);
    let ty = Attribute::from(ty.clone());
    if !p.parse_optional_equal() {
        return Ok((ty, None));
    }
    if p.parse_optional_keyword("uninitialized") {
        return Ok((ty, Some(Attribute::unit())));
    }
    let value = p.parse_attribute(Some(&tensor))?;
    if !is_elements(&value) {
        let message = "initial value should be a unit or elements attribute";
        return Err(p.emit_error(p.name_offset(), message));
    }
    Ok((ty, Some(value)))
}

pub(super) fn print_global_memref_op_type_and_initial_value(
    p: &mut OpPrinter<'_>,
    _: GlobalOp,
    ty: &Attribute,
    initial: Option<&Attribute>,
) {
    p.print_attribute(ty);
    let Some(initial) = initial else {
        return;
    };
    p.write(" = ");
    if initial.is_unit() {
        p.write("uninitialized");
    } else {
        p.print_attribute_without_type(initial);
    }
}

impl Verify for GlobalOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = Type::from(self.r#type(ir).clone());
        let memref = ty
            .downcast::<MemRefType>()
            .filter(|_| ty.has_static_shape());
        let Some(memref) = memref else {
            let message = format!("type should be static shaped memref, but got '{ty}'");
            return Err(self.emit_error(ir, message));
        };
        let Some(initial) = self.initial_value(ir) else {
            return Ok(());
        };
        if !initial.is_unit() && !is_elements(initial) {
            let message =
                format!("initial value should be a unit or elements attribute, but got {initial}");
            return Err(self.emit_error(ir, message));
        }
        let Some(found) = initial.value_type() else {
            return Ok(());
        };
        let (element, expected) = (found.element_type(), memref.element_type());
        if let Some(element) = element.filter(|element| *element != expected) {
            let message = format!(
                "initial value element expected to be of type '{expected}', but was of type '{element}'"
            );
            return Err(self.emit_error(ir, message));
        }
        let text = |shape: &[i64]| {
            shape
                .iter()
                .map(i64::to_string)
                .collect::<Vec<_>>()
                .join(", ")
        };
        let shape = found.shape().unwrap_or_default();
        if shape != memref.shape() {
            let (expected, found) = (text(memref.shape()), text(shape));
            let message = format!("initial value shape expected to be {expected} but was {found}");
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}
