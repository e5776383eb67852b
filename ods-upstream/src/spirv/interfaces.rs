//! Names of results, branches, calls and constants.

use super::{
    AddressOfOp, ArrayType, BranchConditionalOp, BranchOp, ConstantOp, CopyMemoryOp,
    FunctionCallOp, GraphARMOp, KHRCooperativeMatrixLoadOp, KHRCooperativeMatrixStoreOp, LoadOp,
    SPIRVDialect, SelectOp, StoreOp, SwitchOp,
};
use crate::spirv::composite::{is_scalar, is_vector};
use ods_runtime::interfaces::{
    AlignmentAttrOpInterface, BranchOpInterface, CallOpInterface, CallableOpInterface, Callee,
    SelectLikeOpInterface, SuccessorOperands,
};
use ods_runtime::prelude::*;
use std::ops::Range;

impl AlignmentAttrOpInterface for CopyMemoryOp {}
impl AlignmentAttrOpInterface for KHRCooperativeMatrixLoadOp {}
impl AlignmentAttrOpInterface for KHRCooperativeMatrixStoreOp {}
impl AlignmentAttrOpInterface for LoadOp {}
impl AlignmentAttrOpInterface for StoreOp {}

impl CallableOpInterface for GraphARMOp {}

impl OpAsmOpInterface for AddressOfOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let Some(Attribute::SymbolRef(name)) = self.operation().attribute(ir, "variable") else {
            return;
        };
        set_name_fn(self.pointer(ir), &format!("{}_addr", name.leaf()));
    }
}

impl OpAsmOpInterface for ConstantOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let result = self.constant(ir);
        let ty = result.ty(ir);
        let mut name = "cst".to_owned();
        if let Attribute::Integer(number) = self.value(ir) {
            if matches!(ty, Type::Integer(integer) if integer.width() == 1) {
                let is_true = number.to_bool().unwrap_or(false);
                return set_name_fn(result, if is_true { "true" } else { "false" });
            }
            if ty.is_integer() && ty.is_unsigned_integer() {
                name += &number.to_u64().unwrap_or(0).to_string();
            } else {
                name += &number.to_i64().unwrap_or(0).to_string();
            }
        }
        match ty {
            Type::Integer(_) | Type::Float(_) => name.extend(["_", &ty.to_string()]),
            Type::Vector(vector) => {
                let size = vector.shape().first().copied().unwrap_or(0);
                name.extend(["_vec_", &size.to_string()]);
                let element = vector.element_type();
                if matches!(element, Type::Integer(_) | Type::Float(_)) {
                    name.extend(["x", &element.to_string()]);
                }
            }
            _ => {}
        }
        set_name_fn(result, &name);
    }
}

impl BranchOpInterface for BranchOp {
    fn get_successor_operands(self, ir: &Ir, _: usize) -> SuccessorOperands {
        SuccessorOperands::of(self, ir, self.target_operands(ir))
    }
}

impl BranchOpInterface for BranchConditionalOp {
    fn get_successor_operands(self, ir: &Ir, index: usize) -> SuccessorOperands {
        let operands = match index {
            0 => self.true_target_operands(ir),
            _ => self.false_target_operands(ir),
        };
        SuccessorOperands::of(self, ir, operands)
    }
}

impl BranchOpInterface for SwitchOp {
    fn get_successor_operands(self, ir: &Ir, index: usize) -> SuccessorOperands {
        let default = self.default_operands(ir);
        let Some(case) = index.checked_sub(1) else {
            return SuccessorOperands::of(self, ir, default);
        };
        let count = self.operation().operands(ir).len();
        let sizes = self.case_operand_segments(ir);
        let size = |size: &i32| usize::try_from(*size).unwrap_or(0);
        let before: usize = sizes.iter().take(case).map(size).sum();
        let start = (1 + default.len() + before).min(count);
        let len = sizes.get(case).map_or(0, size);
        SuccessorOperands::new(start..(start + len).min(count))
    }
}

impl SelectLikeOpInterface for SelectOp {
    fn get_false_value(self, ir: &Ir) -> Value {
        self.false_value(ir)
    }

    fn get_true_value(self, ir: &Ir) -> Value {
        self.true_value(ir)
    }

    fn get_condition(self, ir: &Ir) -> Value {
        self.condition(ir)
    }
}

impl CallOpInterface for FunctionCallOp {
    fn get_callable_for_callee(self, ir: &Ir) -> Callee {
        match self.operation().attribute(ir, "callee") {
            Some(Attribute::SymbolRef(name)) => Callee::Symbol(name.clone()),
            _ => panic!("the call has no callee"),
        }
    }

    fn set_callee_from_callable(self, ir: &mut Ir, callee: Callee) {
        let Callee::Symbol(name) = callee else {
            panic!("`spirv.FunctionCall` calls a symbol, not a value");
        };
        self.operation()
            .set_attribute(ir, "callee", Some(name.into()));
    }

    fn get_arg_operands(self, ir: &Ir) -> Range<usize> {
        0..self.operation().operands(ir).len()
    }
}

impl MaterializeConstant for SPIRVDialect {
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        if value.is::<ods_dialects::ub::PoisonAttr>() {
            return ods_dialects::ub::UBDialect::constant_op(value, ty);
        }
        let is_number = is_scalar(ty) || is_vector(ty) || ty.is::<ArrayType>();
        is_number.then_some(ConstantOp::INFO)
    }
}
