//! The types, and the text and the verifiers of types and attributes.

use super::{
    ArrayType, BitVectorAttr, BitVectorType, BoolType, ConcatOp, DeclareFunOp, IntType,
    SMTFuncType, SortType,
};
use ods_runtime::attributes::ApInt;
use ods_runtime::interfaces::TypedAttr;
use ods_runtime::prelude::*;

/// Whether a value of `smt` has this type, and it is not a function.
pub fn is_non_func_value(ty: &Type) -> bool {
    ty.is::<BoolType>()
        || ty.is::<BitVectorType>()
        || ty.is::<ArrayType>()
        || ty.is::<IntType>()
        || ty.is::<SortType>()
}

/// Whether a value of `smt` has this type.
pub fn is_value(ty: &Type) -> bool {
    is_non_func_value(ty) || ty.is::<SMTFuncType>()
}

/// The type of the elements of an array, or of the results of a function; of others the type itself.
pub fn range_type(ty: &Type) -> Type {
    if let Some(array) = ty.downcast::<ArrayType>() {
        return array.range_type().clone();
    }
    let func = ty.downcast::<SMTFuncType>();
    func.map_or(ty, SMTFuncType::range_type).clone()
}

/// The types of the indices of an array, or of the arguments of a function.
pub fn domain_types(ty: &Type) -> Vec<Type> {
    if let Some(array) = ty.downcast::<ArrayType>() {
        return vec![array.domain_type().clone()];
    }
    let func = ty.downcast::<SMTFuncType>();
    func.map_or_else(Vec::new, |func| func.domain_types().to_vec())
}

impl VerifyParameters for BitVectorType {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.width() <= 0 {
            return Err("bit-vector must have at least a width of one".to_owned());
        }
        Ok(())
    }
}

impl VerifyParameters for ArrayType {
    fn verify_parameters(&self) -> Result<(), String> {
        if !is_value(self.domain_type()) {
            return Err("domain must be any SMT value type".to_owned());
        }
        if !is_value(self.range_type()) {
            return Err("range must be any SMT value type".to_owned());
        }
        Ok(())
    }
}

impl VerifyParameters for SMTFuncType {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.domain_types().is_empty() {
            return Err("domain must not be empty".to_owned());
        }
        if !self.domain_types().iter().all(is_non_func_value) {
            return Err("domain types must be any non-function SMT type".to_owned());
        }
        if !is_non_func_value(self.range_type()) {
            return Err("range type must be any non-function SMT type".to_owned());
        }
        Ok(())
    }
}

impl VerifyParameters for SortType {
    fn verify_parameters(&self) -> Result<(), String> {
        if !self.sort_params().iter().all(is_non_func_value) {
            return Err("sort parameter types must be any non-function SMT type".to_owned());
        }
        Ok(())
    }
}

impl VerifyParameters for BitVectorAttr {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.value().width() < 1 {
            return Err("bit-width must be at least 1, but got 0".to_owned());
        }
        Ok(())
    }
}

impl TypedAttr for BitVectorAttr {
    fn get_type(&self) -> Type {
        BitVectorType::get(i64::from(self.value().width())).into()
    }
}

impl CustomAttrAssembly for BitVectorAttr {
    // `<` integer `>`, with a type behind it
    fn parse(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<Self> {
        let offset = p.offset();
        p.parse_less()?;
        let value = <ApInt as FieldParser>::parse(p)?;
        p.parse_greater()?;
        let Some(ty) = ty.and_then(|ty| ty.downcast::<BitVectorType>()) else {
            return Err(p.emit_op_error(offset, "explicit bit-vector type required"));
        };
        let width = ty.width() as u32;
        let bits = if value.is_negative() {
            value.negated().active_bits() + 1
        } else {
            value.active_bits()
        };
        if bits > width {
            let ty = Type::from(ty.clone());
            let message = format!("integer value out of range for given bit-vector type '{ty}'");
            return Err(p.emit_op_error(offset, message));
        }
        Ok(Self::get(value.sext_or_trunc(width)))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        FieldParser::print(self.value(), p);
        p.write(">");
    }
}

/// The number of bits of a bit vector; of others 0.
pub(super) fn width(ty: &Type) -> i64 {
    ty.downcast::<BitVectorType>()
        .map_or(0, BitVectorType::width)
}

impl InferTypes for ConcatOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        let widths = state.operands.iter().map(|operand| width(operand.ty(ir)));
        let sum = widths.fold(0, i64::saturating_add);
        Ok(vec![BitVectorType::get(sum).into()])
    }
}

impl OpAsmOpInterface for DeclareFunOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let name = self.name_prefix(ir).map(ToString::to_string);
        set_name_fn(self.result(ir), &name.unwrap_or_default());
    }
}

/// A number with its sign, in digits.
pub(super) fn signed(value: &ApInt) -> String {
    if value.is_negative() {
        format!("-{}", value.negated())
    } else {
        value.to_string()
    }
}
