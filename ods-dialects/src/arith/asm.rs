//! Names of results: `%c1_i32`, `%true`, `%cst`, `%c4_vscale`.

use super::{ConstantOp, MulIOp};
use ods_runtime::prelude::*;

impl OpAsmOpInterface for ConstantOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let result = self.result(ir);
        let ty = result.ty(ir);
        let value = self.value(ir);
        let Attribute::Integer(integer) = value else {
            return set_name_fn(result, "cst");
        };
        if ty.is_integer_of(1) {
            let is_true = !integer.value().is_zero();
            return set_name_fn(result, if is_true { "true" } else { "false" });
        }
        let value = integer.value();
        let digits = match value.to_i64() {
            Some(value) => value.to_string(),
            None if value.is_negative() => format!("-{}", value.negated()),
            None => value.to_string(),
        };
        if ty.is_index() {
            set_name_fn(result, &format!("c{digits}"));
        } else {
            set_name_fn(result, &format!("c{digits}_{ty}"));
        }
    }
}

impl OpAsmOpInterface for MulIOp {
    /// A constant times `vector.vscale` is named `%c4_vscale`. That op is recognized by
    /// its name, because `vector` depends on `arith`, not vice versa.
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let result = self.result(ir);
        if !result.ty(ir).is_index() {
            return;
        }
        let factor = |a: Value, b: Value| {
            let scale = b.defining_op(ir)?;
            if scale.name(ir).as_str() != "vector.vscale" {
                return None;
            }
            ConstantOp::cast(a.defining_op(ir)?, ir)?.value(ir).as_i64()
        };
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        if let Some(factor) = factor(lhs, rhs).or_else(|| factor(rhs, lhs)) {
            set_name_fn(result, &format!("c{factor}_vscale"));
        }
    }
}
