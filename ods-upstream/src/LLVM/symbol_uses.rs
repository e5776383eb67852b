//! Verifiers of references to functions and globals.

use super::{
    AddressOfOp, AliasOp, CallOp, GlobalOp, IFuncOp, LLVMFuncOp, LLVMFunctionType, LLVMPointerType,
    LLVMVoidType,
};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::SymbolUserOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;

impl SymbolUserOpInterface for AddressOfOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let op = self.operation();
        let name = op.attribute(ir, "global_name");
        let symbol = name
            .and_then(Attribute::downcast::<SymbolRefAttr>)
            .and_then(|name| tables.lookup_nearest(ir, op, name));
        let global = symbol.and_then(|symbol| GlobalOp::cast(symbol, ir));
        let is_other = symbol.is_some_and(|symbol| {
            LLVMFuncOp::cast(symbol, ir).is_some()
                || AliasOp::cast(symbol, ir).is_some()
                || IFuncOp::cast(symbol, ir).is_some()
        });
        if global.is_none() && !is_other {
            let message = "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or \
                           'llvm.mlir.ifunc'";
            return Err(self.emit_error(ir, message));
        }
        let ty = self.res(ir).ty(ir).downcast::<LLVMPointerType>();
        let space = ty.map_or(0, LLVMPointerType::address_space);
        if global.is_some_and(|global| global.addr_space(ir) as u32 != space) {
            let message =
                "pointer address space must match address space of the referenced global or alias";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl CallOp {
    /// Verifies that the arguments and the result are those of the type of a variadic callee.
    fn verify_variadic(self, ir: &Ir, ty: &LLVMFunctionType, arguments: &[Value]) -> VerifyResult {
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        if !ty.var_arg() {
            return wrong("expected var_callee_type to be a variadic function type");
        }
        if ty.params().len() > arguments.len() {
            let count = arguments.len();
            return wrong(&format!(
                "expected var_callee_type to have at most {count} parameters"
            ));
        }
        for (param, argument) in ty.params().iter().zip(arguments) {
            let found = argument.ty(ir);
            if param != found {
                return wrong(&format!(
                    "var_callee_type parameter type mismatch: '{param}' != '{found}'"
                ));
            }
        }
        let expected = ty.return_type();
        match self.operation().results(ir).first() {
            None if expected.is::<LLVMVoidType>() => Ok(()),
            None => wrong("expected var_callee_type to return void"),
            Some(result) if result.ty(ir) == expected => Ok(()),
            Some(result) => {
                let found = result.ty(ir);
                wrong(&format!(
                    "var_callee_type return type mismatch: '{expected}' != '{found}'"
                ))
            }
        }
    }

    /// Verifies that the arguments and the result are those of the callee.
    fn verify_callee(self, ir: &Ir, ty: &LLVMFunctionType, arguments: &[Value]) -> VerifyResult {
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        if ty.var_arg() && self.var_callee_type(ir).is_none() {
            return wrong("missing var_callee_type attribute for vararg call");
        }
        let (count, expected) = (arguments.len(), ty.params().len());
        if !ty.var_arg() && expected != count {
            return wrong(&format!(
                "incorrect number of operands ({count}) for callee (expecting: {expected})"
            ));
        }
        if expected > count {
            return wrong(&format!(
                "incorrect number of operands ({count}) for varargs callee (expecting at least: {expected})"
            ));
        }
        for (index, (param, argument)) in ty.params().iter().zip(arguments).enumerate() {
            let found = argument.ty(ir);
            if param != found {
                return wrong(&format!(
                    "operand type mismatch for operand {index}: '{found}' != '{param}'"
                ));
            }
        }
        let expected = ty.return_type();
        let is_void = expected.is::<LLVMVoidType>();
        match self.operation().results(ir) {
            [] if !is_void => wrong("expected function call to produce a value"),
            [] => Ok(()),
            [_, ..] if is_void => {
                wrong("calling function with void result must not produce values")
            }
            [result, ..] if result.ty(ir) == expected => Ok(()),
            [result, ..] => {
                let found = result.ty(ir);
                wrong(&format!("result type mismatch: '{found}' != '{expected}'"))
            }
        }
    }
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        let (op, operands) = (self.operation(), self.callee_operands(ir));
        let name = op.attribute(ir, "callee");
        let name = name.and_then(Attribute::downcast::<SymbolRefAttr>);
        let arguments = match name {
            Some(_) => operands,
            None => operands.get(1..).unwrap_or_default(),
        };
        if let Some(ty) = self.var_callee_type(ir) {
            self.verify_variadic(ir, ty, arguments)?;
        }
        let Some(name) = name else {
            let Some(pointer) = operands.first() else {
                return wrong("must have either a `callee` attribute or at least an operand");
            };
            let ty = pointer.ty(ir);
            if !ty.is::<LLVMPointerType>() {
                return wrong(&format!(
                    "indirect call expects a pointer as callee: '{ty}'"
                ));
            }
            return Ok(());
        };
        let text = name.leaf();
        let Some(callee) = tables.lookup_nearest(ir, op, name) else {
            return wrong(&format!(
                "'{text}' does not reference a symbol in the current scope"
            ));
        };
        if let Some(function) = LLVMFuncOp::cast(callee, ir) {
            return self.verify_callee(ir, function.function_type(ir), arguments);
        }
        if let Some(function) = IFuncOp::cast(callee, ir) {
            let ty = function.i_func_type(ir);
            return match ty.downcast::<LLVMFunctionType>() {
                Some(ty) => self.verify_callee(ir, ty, arguments),
                None => wrong(&format!("callee does not have a functional type: '{ty}'")),
            };
        }
        wrong(&format!(
            "'{text}' does not reference a valid LLVM function or IFunc"
        ))
    }
}
