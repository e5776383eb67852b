//! Values and variables: verifiers, constants and casts.

use super::{
    AddOp, AddressOfOp, ApplyOp, ArrayType, AssignOp, CallOpaqueOp, CastOp, ConstantOp,
    DereferenceOp, EmitCDialect, LiteralOp, OpaqueAttr, OpaqueType, PointerType, PtrDiffTType,
    SubOp, SubscriptOp, VariableOp, VerbatimOp, is_integer_index_or_opaque, is_pointer_wide,
    is_supported_float, pointee, value_type,
};
use ods_runtime::interfaces::CastOpInterface;
use ods_runtime::prelude::*;

/// Checks that a value is text or has the type of the result.
fn verify_initial(op: impl Op, ir: &Ir, value: &Attribute) -> VerifyResult {
    if value.is::<OpaqueAttr>() {
        return Ok(());
    }
    if matches!(value, Attribute::String(_)) {
        let message = "string attributes are not supported, use #emitc.opaque instead";
        return Err(op.emit_error(ir, message));
    }
    let Some(result) = op.as_operation().results(ir).first() else {
        return Ok(());
    };
    let ty = value_type(result.ty(ir));
    let found = value.value_type().unwrap_or_else(Type::none);
    if found == *ty || is_pointer_wide(ty) && found.is_index() {
        return Ok(());
    }
    let message = format!(
        "requires attribute to either be an #emitc.opaque attribute or it's type ('{found}') to match the op's result type ('{ty}')"
    );
    Err(op.emit_error(ir, message))
}

impl Verify for ConstantOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let value = self.value(ir);
        verify_initial(self, ir, value)?;
        let opaque = value.downcast::<OpaqueAttr>();
        if opaque.is_some_and(|opaque| opaque.value().is_empty()) {
            return Err(self.emit_error(ir, "value must not be empty"));
        }
        Ok(())
    }
}

impl Fold for ConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.value(ir).clone().into()
    }
}

impl MaterializeConstant for EmitCDialect {
    fn constant_op(_: &Attribute, _: &Type) -> Option<&'static OpInfo> {
        Some(ConstantOp::INFO)
    }
}

impl Verify for VariableOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_initial(self, ir, self.value(ir))
    }
}

impl Verify for LiteralOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.value(ir).is_empty() {
            return Err(self.emit_error(ir, "value must not be empty"));
        }
        Ok(())
    }
}

impl Verify for AddressOfOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (reference, result) = (self.reference(ir).ty(ir), self.result(ir).ty(ir));
        if value_type(reference) == pointee(result) {
            return Ok(());
        }
        let message = "requires result to be a pointer to the type referenced by operand";
        Err(self.emit_error(ir, message))
    }
}

impl Verify for DereferenceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (pointer, result) = (self.pointer(ir).ty(ir), self.result(ir).ty(ir));
        if pointee(pointer) == value_type(result) {
            return Ok(());
        }
        let message = "requires result to be an lvalue of the type pointed to by operand";
        Err(self.emit_error(ir, message))
    }
}

fn is_pointer(ty: &Type) -> bool {
    ty.is::<PointerType>()
}

/// Whether a pointer plus or minus a value of this type is a pointer.
fn is_distance(ty: &Type) -> bool {
    matches!(ty, Type::Integer(_)) || ty.is::<OpaqueType>()
}

impl Verify for AddOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (lhs, rhs) = (self.lhs(ir).ty(ir), self.rhs(ir).ty(ir));
        let message = match (is_pointer(lhs), is_pointer(rhs)) {
            (true, true) => "requires that at most one operand is a pointer",
            (true, false) if !is_distance(rhs) => ONE_POINTER,
            (false, true) if !is_distance(lhs) => ONE_POINTER,
            _ => return Ok(()),
        };
        Err(self.emit_error(ir, message))
    }
}

const ONE_POINTER: &str =
    "requires that one operand is an integer or of opaque type if the other is a pointer";

impl Verify for SubOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (lhs, rhs) = (self.lhs(ir).ty(ir), self.rhs(ir).ty(ir));
        let result = self.operation().result_types(ir).next();
        let is_difference = |ty: &Type| is_distance(ty) || ty.is::<PtrDiffTType>();
        let message = match (is_pointer(lhs), is_pointer(rhs)) {
            (false, true) => "rhs can only be a pointer if lhs is a pointer",
            (true, false) if !is_distance(rhs) => {
                "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer"
            }
            (true, true) if !result.is_some_and(is_difference) => {
                "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers"
            }
            _ => return Ok(()),
        };
        Err(self.emit_error(ir, message))
    }
}

impl Verify for ApplyOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let operator = self.applicable_operator(ir).to_string();
        let operand = self.operand(ir).ty(ir);
        let message = match operator.as_str() {
            "" => "applicable operator must not be empty",
            "&" if value_type(operand) == operand => {
                "operand type must be an lvalue when applying `&`"
            }
            "&" if !is_pointer(self.result(ir).ty(ir)) => {
                "result type must be a pointer when applying `&`"
            }
            "*" if !is_pointer(operand) => "operand type must be a pointer when applying `*`",
            "&" | "*" => return Ok(()),
            _ => "applicable operator is illegal",
        };
        Err(self.emit_error(ir, message))
    }
}

impl Verify for AssignOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (variable, value) = (self.var(ir), self.value(ir));
        if variable.defining_op(ir).is_none() {
            return Err(self.emit_error(ir, "cannot assign to block argument"));
        }
        let (ty, found) = (value_type(variable.ty(ir)), value.ty(ir));
        if ty == found {
            return Ok(());
        }
        let message =
            format!("requires value's type ('{found}') to match variable's type ('{ty}')");
        Err(self.emit_error(ir, message))
    }
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
        let ([input], [output]) = (inputs, outputs) else {
            return false;
        };
        if let Some(array) = input.downcast::<ArrayType>() {
            let pointer = output.downcast::<PointerType>();
            return pointer.is_some_and(|pointer| {
                array.element_type() == pointer.pointee()
                    && matches!(array.shape(), [size] if *size >= 1)
            });
        }
        let is_castable =
            |ty: &Type| is_integer_index_or_opaque(ty) || is_supported_float(ty) || is_pointer(ty);
        is_castable(input) && is_castable(output)
    }
}

impl Verify for CallOpaqueOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let op = self.operation();
        if self.callee(ir).is_empty() {
            return fail("callee must not be empty");
        }
        let list = |name: &str| {
            let list = op.attribute(ir, name).and_then(Attribute::as_array);
            list.unwrap_or_default()
        };
        let operands = op.operands(ir).len();
        for argument in list("args") {
            match argument {
                Attribute::Integer(number) if number.ty().is_index() => {
                    let number = number.to_i64().and_then(|at| usize::try_from(at).ok());
                    if number.is_none_or(|number| number >= operands) {
                        return fail("index argument is out of range");
                    }
                }
                Attribute::Array(_) => return fail("array argument has no type"),
                _ => {}
            }
        }
        let is_template_argument = |argument: &Attribute| {
            matches!(
                argument,
                Attribute::Type(_) | Attribute::Integer(_) | Attribute::Float(_)
            ) || argument.is::<OpaqueAttr>()
        };
        if !list("template_args").iter().all(is_template_argument) {
            return fail("template argument has invalid type");
        }
        if op.result_types(ir).any(Type::is::<ArrayType>) {
            return fail("cannot return array type");
        }
        Ok(())
    }
}

impl Verify for SubscriptOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        let (ty, indices) = (self.value(ir).ty(ir), self.indices(ir));
        let result = value_type(self.result(ir).ty(ir));
        let mut types = indices.iter().map(|index| index.ty(ir)).enumerate();
        let wrong = types.find(|(_, ty)| !is_integer_index_or_opaque(ty));
        let count = indices.len();
        if let Some(array) = ty.downcast::<ArrayType>() {
            let (rank, element) = (array.shape().len(), array.element_type());
            if count != rank {
                return fail(format!(
                    "on array operand requires number of indices ({count}) to match the rank of the array type ({rank})"
                ));
            }
            if let Some((at, ty)) = wrong {
                return fail(format!(
                    "on array operand requires index operand {at} to be integer-like, but got '{ty}'"
                ));
            }
            if element != result {
                return fail(format!(
                    "on array operand requires element type ('{element}') and result type ('{result}') to match"
                ));
            }
        } else if let Some(pointer) = ty.downcast::<PointerType>() {
            let pointee = pointer.pointee();
            if count != 1 {
                return fail(format!(
                    "on pointer operand requires one index operand, but got {count}"
                ));
            }
            if let Some((_, ty)) = wrong {
                return fail(format!(
                    "on pointer operand requires index operand to be integer-like, but got '{ty}'"
                ));
            }
            if pointee != result {
                return fail(format!(
                    "on pointer operand requires pointee type ('{pointee}') and result type ('{result}') to match"
                ));
            }
        }
        Ok(())
    }
}

impl Verify for VerbatimOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let count = self.fmt_args(ir).len();
        if count == 0 {
            // Without operands, braces are text.
            return Ok(());
        }
        let value = self.value(ir).to_string();
        let (mut places, mut rest) = (0, value.as_str());
        while let Some((_, behind)) = rest.split_once('{') {
            let mut characters = behind.chars();
            match characters.next() {
                Some('{') => {}
                Some('}') => places += 1,
                Some(_) => return Err(self.emit_error(ir, UNFINISHED)),
                None => {
                    let message = format!("{UNFINISHED} at end of string");
                    return Err(self.emit_error(ir, message));
                }
            }
            rest = characters.as_str();
        }
        if places == count {
            return Ok(());
        }
        let message = "requires operands for each placeholder in the format string";
        Err(self.emit_error(ir, message))
    }
}

const UNFINISHED: &str = "expected '}' after unescaped '{'";
