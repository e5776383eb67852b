//! The text and the verifiers of operations on aggregates: elements of structures and arrays, addresses of elements,
//! shuffled vectors.

use super::{
    ExtractValueOp, GEPNoWrapFlags, GEPOp, InsertValueOp, LLVMArrayType, LLVMStructType,
    ShuffleVectorOp, compatible::is_compatible_type, is_compatible_vector_type,
};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// The number that stands for an index that is an operand.
pub(super) const DYNAMIC_INDEX: i32 = i32::MIN;

// gep-indices ::= (integer | operand) (`,` (integer | operand))*
pub(super) fn parse_gep_indices(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Attribute)> {
    let (mut operands, mut numbers) = (Vec::new(), Vec::new());
    loop {
        if let Some(number) = <i32 as FieldParser>::parse_optional(p)? {
            numbers.push(number);
        } else {
            numbers.push(DYNAMIC_INDEX);
            operands.push(p.parse_operand()?);
        }
        if !p.parse_optional_comma() {
            return Ok((operands, DenseArrayAttr::from_i32s(&numbers).into()));
        }
    }
}

pub(super) fn print_gep_indices(
    p: &mut OpPrinter<'_>,
    _: GEPOp,
    operands: &[Value],
    numbers: &Attribute,
) {
    let mut operands = operands.iter();
    for (index, number) in numbers
        .as_dense_array::<i32>()
        .unwrap_or_default()
        .iter()
        .enumerate()
    {
        if index > 0 {
            p.write(", ");
        }
        if *number != DYNAMIC_INDEX {
            p.write(&number.to_string());
        } else if let Some(operand) = operands.next() {
            p.print_operand(*operand);
        }
    }
}

impl Verify for GEPOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let indices = self.raw_constant_indices(ir);
        let dynamic = indices.iter().filter(|index| **index == DYNAMIC_INDEX);
        if dynamic.count() != self.dynamic_indices(ir).len() {
            return fail("expected as many dynamic indices as specified in 'rawConstantIndices'");
        }
        if self.no_wrap_flags(ir) == GEPNoWrapFlags::inboundsFlag {
            return fail("'inbounds_flag' cannot be used directly.");
        }
        let mut ty = self.elem_type(ir).clone();
        for (number, index) in indices.iter().enumerate().skip(1) {
            ty = if let Some(structure) = ty.downcast::<LLVMStructType>() {
                if *index == DYNAMIC_INDEX {
                    let message =
                        format!("expected index {number} indexing a struct to be constant");
                    return fail(&message);
                }
                let element = usize::try_from(*index).ok();
                let elements = structure.elements();
                let Some(element) = element.and_then(|element| elements.get(element)) else {
                    let message = format!("index {number} indexing a struct is out of bounds");
                    return fail(&message);
                };
                element.clone()
            } else if let Some(array) = ty.downcast::<LLVMArrayType>() {
                array.element_type().clone()
            } else if let Type::Vector(vector) = &ty {
                vector.element_type().clone()
            } else {
                return fail(&format!("type '{ty}' cannot be indexed (index #{number})"));
            };
        }
        Ok(())
    }
}

/// The type at a position in an aggregate, or the reason why there is none.
fn element_at(container: &Type, position: &[i64]) -> Result<Type, String> {
    if !is_compatible_type(container) {
        return Err(format!("expected LLVM IR Dialect type, got '{container}'"));
    }
    let mut ty = container.clone();
    for index in position {
        let out_of_bounds = || format!("position out of bounds: {index}");
        let number = usize::try_from(*index).map_err(|_| out_of_bounds());
        ty = if let Some(array) = ty.downcast::<LLVMArrayType>() {
            // As in C++, the index is cut to 32 bits.
            if u64::from(number? as u32) >= array.num_elements() {
                return Err(out_of_bounds());
            }
            array.element_type().clone()
        } else if let Some(structure) = ty.downcast::<LLVMStructType>() {
            let elements = structure.elements();
            elements.get(number?).cloned().ok_or_else(out_of_bounds)?
        } else {
            return Err(format!(
                "expected LLVM IR structure/array type, got: '{ty}'"
            ));
        };
    }
    Ok(ty)
}

pub(super) fn parse_insert_extract_value_element_type(
    p: &mut OpParser<'_, '_>,
    container: &Type,
    position: &Attribute,
) -> Parsed<Type> {
    let offset = p.offset();
    let position = position.as_dense_array::<i64>().unwrap_or_default();
    element_at(container, position).map_err(|message| p.emit_error(offset, message))
}

pub(super) fn print_insert_extract_value_element_type(
    _: &mut OpPrinter<'_>,
    _: impl OpHandle,
    _: &Type,
    _: &Type,
    _: &Attribute,
) {
}

impl Verify for ExtractValueOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (container, result) = (self.container(ir).ty(ir), self.res(ir).ty(ir));
        let ty = element_at(container, self.position(ir));
        let ty = ty.map_err(|message| self.emit_error(ir, &message))?;
        if *result == ty {
            return Ok(());
        }
        let message = format!(
            "Type mismatch: extracting from '{container}' should produce '{ty}' but this op returns '{result}'"
        );
        Err(self.emit_error(ir, &message))
    }
}

impl Verify for InsertValueOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (container, value) = (self.container(ir).ty(ir), self.value(ir).ty(ir));
        let ty = element_at(container, self.position(ir));
        let ty = ty.map_err(|message| self.emit_error(ir, &message))?;
        if *value == ty {
            return Ok(());
        }
        let message = format!("Type mismatch: cannot insert '{value}' into '{container}'");
        Err(self.emit_error(ir, &message))
    }
}

/// Makes the type of a shuffled vector, which is not written.
pub(super) fn parse_shuffle_type(
    p: &mut OpParser<'_, '_>,
    ty: &Type,
    mask: &Attribute,
) -> Parsed<Type> {
    let vector = match ty {
        Type::Vector(vector) if is_compatible_vector_type(ty) => vector,
        _ => {
            return Err(p.emit_error_here("expected an LLVM compatible vector type"));
        }
    };
    let size = mask.as_dense_array::<i32>().unwrap_or_default().len() as i64;
    let element = vector.element_type().clone();
    Ok(if vector.is_scalable() {
        VectorType::with_scalable_dims([size], element, [true]).into()
    } else {
        VectorType::new([size], element).into()
    })
}

pub(super) fn print_shuffle_type(
    _: &mut OpPrinter<'_>,
    _: ShuffleVectorOp,
    _: &Type,
    _: &Type,
    _: &Attribute,
) {
}

impl Verify for ShuffleVectorOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let is_splat = self.mask(ir).iter().all(|index| *index == 0);
        if self.v1(ir).ty(ir).is_scalable_vector() && !is_splat {
            return Err(self.emit_error(ir, "expected a splat operation for scalable vectors"));
        }
        Ok(())
    }
}
