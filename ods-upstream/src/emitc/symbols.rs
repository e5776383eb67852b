//! Functions, variables and fields, and the operations that name them.

use super::assembly::{initial_type, is_elements};
use super::{
    ArrayType, CallOp, ClassOp, DeclareFuncOp, FieldOp, FuncOp, GetFieldOp, GetGlobalOp, GlobalOp,
    LValueType, OpaqueAttr, ReturnOp, is_supported,
};
use ods_dialects::func::verify_call;
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::{CallOpInterface, Callee, SymbolUserOpInterface};
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;
use std::ops::Range;

impl CallOpInterface for CallOp {
    fn get_callable_for_callee(self, ir: &Ir) -> Callee {
        match self.operation().attribute(ir, "callee") {
            Some(Attribute::SymbolRef(name)) => Callee::Symbol(name.clone()),
            _ => Callee::Symbol(SymbolRefAttr::flat("")),
        }
    }

    fn set_callee_from_callable(self, ir: &mut Ir, callee: Callee) {
        if let Callee::Symbol(name) = callee {
            self.operation()
                .set_attribute(ir, "callee", Some(name.into()));
        }
    }

    fn get_arg_operands(self, ir: &Ir) -> Range<usize> {
        0..self.operation().operands(ir).len()
    }
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        verify_call::<FuncOp>(self.operation(), ir, tables, "function")
    }
}

impl SymbolUserOpInterface for DeclareFuncOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let (op, name) = (self.operation(), self.sym_name(ir));
        let name = SymbolRefAttr::flat(name);
        if tables.lookup_nearest_as::<FuncOp>(ir, op, &name).is_some() {
            return Ok(());
        }
        let message = format!("'{}' does not reference a valid function", name.root());
        Err(self.emit_error(ir, message))
    }
}

/// The types of the results of a function.
fn result_types(function: Operation, ir: &Ir) -> &[Type] {
    function.function_type(ir).map_or(&[], |ty| ty.results())
}

impl Verify for FuncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let inputs = op.function_type(ir).map_or(&[][..], |ty| ty.inputs());
        if inputs.iter().any(Type::is::<LValueType>) {
            return Err(self.emit_error(ir, "cannot have lvalue type as argument"));
        }
        let results = result_types(op, ir);
        let count = results.len();
        if count > 1 {
            let message = format!("requires zero or exactly one result, but has {count}");
            return Err(self.emit_error(ir, message));
        }
        if results.iter().any(Type::is::<ArrayType>) {
            return Err(self.emit_error(ir, "cannot return array type"));
        }
        Ok(())
    }
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let Some(function) = op.parent_op(ir).filter(|parent| parent.is::<FuncOp>(ir)) else {
            return Ok(());
        };
        let name = function.symbol_name(ir).unwrap_or_default();
        let (operands, results) = (op.operands(ir), result_types(function, ir));
        let (found, count) = (operands.len(), results.len());
        if found != count {
            let message =
                format!("has {found} operands, but enclosing function (@{name}) returns {count}");
            return Err(self.emit_error(ir, message));
        }
        if let ([operand], [result]) = (operands, results)
            && operand.ty(ir) != result
        {
            let found = operand.ty(ir);
            let message = format!(
                "type of the return operand ('{found}') doesn't match function result type ('{result}') in function @{name}"
            );
            return Err(Diagnostic::error(op.location(ir), message));
        }
        Ok(())
    }
}

impl Verify for GlobalOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        let ty = self.r#type(ir);
        if !is_supported(ty) {
            return fail("expected valid emitc type".to_owned());
        }
        if let Some(value) = self.initial_value(ir) {
            let is_scalar = matches!(value, Attribute::Integer(_) | Attribute::Float(_));
            let value_type = value.value_type();
            if is_elements(value) {
                if !ty.is::<ArrayType>() {
                    return fail(format!("expected array type, but got '{ty}'"));
                }
            } else if !is_scalar && !value.is::<OpaqueAttr>() {
                return fail(format!(
                    "initial value should be a integer, float, elements or opaque attribute, but got {value}"
                ));
            }
            let is_opaque = value.is::<OpaqueAttr>();
            if let Some(found) = value_type.filter(|found| !is_opaque && *found != initial_type(ty))
            {
                return fail(format!(
                    "initial value expected to be of type '{ty}', but was of type '{found}'"
                ));
            }
        }
        if self.static_specifier(ir) && self.extern_specifier(ir) {
            return fail("cannot have both static and extern specifiers".to_owned());
        }
        Ok(())
    }
}

impl SymbolUserOpInterface for GetGlobalOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        let symbol = SymbolRefAttr::flat(self.name(ir));
        let (op, name) = (self.operation(), symbol.root());
        let Some(global) = tables.lookup_nearest_as::<GlobalOp>(ir, op, &symbol) else {
            return fail(format!("'{name}' does not reference a valid emitc.global"));
        };
        let (result, ty) = (self.result(ir).ty(ir), global.r#type(ir));
        if ty.is::<ArrayType>() {
            if ty == result {
                return Ok(());
            }
            return fail(format!(
                "on array type expects result type '{result}' to match type '{ty}' of the global @{name}"
            ));
        }
        let Some(lvalue) = result.downcast::<LValueType>() else {
            return fail(format!(
                "on non-array type expects result type to be an lvalue type for the global @{name}"
            ));
        };
        let inner = lvalue.value_type();
        if inner == ty {
            return Ok(());
        }
        fail(format!(
            "on non-array type expects result inner type '{inner}' to match type '{ty}' of the global @{name}"
        ))
    }
}

impl Verify for FieldOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        if !is_supported(self.r#type(ir)) {
            return Err(self.emit_error(ir, "expected valid emitc type"));
        }
        if !op
            .parent_op(ir)
            .is_some_and(|parent| parent.is::<ClassOp>(ir))
        {
            let message = "field must be nested within an emitc.class operation";
            return Err(self.emit_error(ir, message));
        }
        if op.symbol_name(ir).unwrap_or_default().is_empty() {
            return Err(self.emit_error(ir, "field must have a non-empty symbol name"));
        }
        Ok(())
    }
}

impl Verify for GetFieldOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.operation().parent_of_type::<ClassOp>(ir).is_some() {
            return Ok(());
        }
        Err(self.emit_error(ir, " must be nested within an emitc.class operation"))
    }
}

impl SymbolUserOpInterface for GetFieldOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let name = SymbolRefAttr::flat(self.field_name(ir));
        let Some(field) = tables.lookup_nearest_as::<FieldOp>(ir, self.operation(), &name) else {
            let message = format!("field '{name}' not found in the class");
            return Err(self.emit_error(ir, message));
        };
        let (result, ty) = (self.result(ir).ty(ir), field.r#type(ir));
        if result == ty {
            return Ok(());
        }
        let message = format!("result type '{result}' does not match field '{name}' type '{ty}'");
        Err(self.emit_error(ir, message))
    }
}
