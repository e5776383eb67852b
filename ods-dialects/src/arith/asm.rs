//! Names of results: `%c1_i32`, `%true`, `%cst`, `%c4_vscale`.

use super::{ConstantOp, MulIOp};
use ods_runtime::prelude::*;
use std::fmt::Write as _;

/// The length of a long name of a constant.
const LONG_NAME: usize = 32;

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
        let mut name = String::with_capacity(LONG_NAME);
        name.push('c');
        let value = integer.value();
        // Writing to a string cannot fail.
        let _ = match value.to_i64() {
            Some(value) => write!(name, "{value}"),
            None if value.is_negative() => write!(name, "-{}", value.negated()),
            None => write!(name, "{value}"),
        };
        let _ = match ty {
            Type::Index => Ok(()),
            Type::Integer(width) if ty.is_signless_integer() => write!(name, "_i{}", width.width()),
            _ => write!(name, "_{ty}"),
        };
        set_name_fn(result, &name);
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
