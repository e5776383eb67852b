//! Constants: their text, types and names, and what they fold to.

use super::types::signed;
use super::{
    BVConstantOp, BitVectorAttr, BitVectorType, BoolConstantOp, BoolType, IntConstantOp, IntType,
    SMTDialect,
};
use ods_runtime::attributes::{ApInt, IntegerAttr};
use ods_runtime::interfaces::TypedAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::{IntegerType, Signedness};

impl OpAsmOpInterface for BoolConstantOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let name = if self.value(ir) { "true" } else { "false" };
        set_name_fn(self.result(ir), name);
    }
}

impl Fold for BoolConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        value_of(self.operation(), ir)
    }
}

/// The value of a constant as what it folds to.
fn value_of(op: Operation, ir: &Ir) -> Folded {
    match op.attribute(ir, "value") {
        Some(value) => value.clone().into(),
        None => Folded::No,
    }
}

impl MaterializeConstant for SMTDialect {
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        if ty.is::<BitVectorType>() {
            let is_of_type = value.is::<BitVectorAttr>() && value.is_of_type(ty);
            return is_of_type
                .then(|| b.build_constant::<BVConstantOp>(value.clone(), ty, location))
                .map(OpHandle::operation);
        }
        let is_bool = ty.is::<BoolType>() && value.as_bool().is_some();
        is_bool
            .then(|| b.build_constant::<BoolConstantOp>(value.clone(), ty, location))
            .map(OpHandle::operation)
    }
}

impl InferTypes for BVConstantOp {
    /// The type of the value.
    fn infer_types(_: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        let value = state.attribute("value");
        if let Some(value) = value.and_then(Attribute::downcast::<BitVectorAttr>) {
            return Ok(vec![value.get_type()]);
        }
        let message = "'smt.bv.constant' op failed to infer returned types";
        Err(Diagnostic::error(state.location, message))
    }
}

impl OpAsmOpInterface for BVConstantOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let value = self.value(ir).value();
        let name = format!("c{}_bv{}", signed(value), value.width());
        set_name_fn(self.result(ir), &name);
    }
}

impl Fold for BVConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        value_of(self.operation(), ir)
    }
}

impl IntConstantOp {
    /// The bits of the value, which are signed whatever the type says.
    fn bits(self, ir: &Ir) -> Option<ApInt> {
        let value = self.operation().attribute(ir, "value")?;
        Some(value.downcast::<IntegerAttr>()?.value())
    }
}

impl OpAsmOpInterface for IntConstantOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        if let Some(bits) = self.bits(ir) {
            set_name_fn(self.result(ir), &format!("c{}", signed(&bits)));
        }
    }
}

impl Fold for IntConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        value_of(self.operation(), ir)
    }
}

/// As many bits as MLIR's parser takes for a number: four for each digit, and one more if the first would be set.
fn with_width_of_digits(value: &ApInt, text: &[u8]) -> ApInt {
    let text = text.strip_prefix(b"-").unwrap_or(text).trim_ascii_start();
    if matches!(text, b"true" | b"false") {
        return value.sext_or_trunc(1);
    }
    let digits = text.strip_prefix(b"0x").unwrap_or(text);
    let digits = digits.iter().skip_while(|digit| **digit == b'0').count();
    if digits == 0 {
        return value.sext_or_trunc(64);
    }
    let width = u32::try_from(digits).unwrap_or(u32::MAX).saturating_mul(4);
    let magnitude = if value.is_negative() {
        value.negated()
    } else {
        value.clone()
    };
    let carry = u32::from(magnitude.active_bits() >= width);
    value.sext_or_trunc(width.saturating_add(carry))
}

impl CustomAssembly for IntConstantOp {
    // integer attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let start = p.offset() as usize;
        let value = <ApInt as FieldParser>::parse(p)?;
        let text = p.text().get(start..p.previous_end() as usize);
        let value = with_width_of_digits(&value, text.unwrap_or_default());
        if value.width() > IntegerType::MAX_WIDTH {
            return Err(p.emit_error(start as u32, "integer value too large"));
        }
        let ty = Type::from(IntegerType::new(value.width(), Signedness::Unsigned));
        state.set_attribute("value", IntegerAttr::from_apint(&ty, &value).into());
        p.parse_optional_attr_dict(state)?;
        state.result_types.push(IntType.into());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write(" ");
        if let Some(bits) = self.bits(p.ir()) {
            p.write(&signed(&bits));
        }
        p.print_optional_attr_dict(self.operation(), &["value"]);
    }
}
