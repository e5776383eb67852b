//! Verifiers of references to functions and globals.

use super::{
    AddressOfOp, AliasOp, BlockAddressOp, CallOp, DISubprogramAttr, DSOLocalEquivalentOp,
    GlobalCtorsOp, GlobalDtorsOp, GlobalOp, IFuncOp, LLVMFuncOp, LLVMFunctionType, LLVMPointerType,
    LLVMVoidType, Linkage, ReturnOp,
};
use ods_runtime::attributes::{LocationAttr, SymbolRefAttr};
use ods_runtime::interfaces::{FunctionOpInterface, SymbolUserOpInterface};
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

/// Verifies that the arguments and the result are those of the type of a variadic callee.
pub(super) fn verify_variadic(
    op: Operation,
    ir: &Ir,
    ty: &LLVMFunctionType,
    arguments: &[Value],
) -> VerifyResult {
    let wrong = |message: &str| Err(op.emit_error(ir, message));
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
    match op.results(ir).first() {
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

impl CallOp {
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
            verify_variadic(op, ir, ty, arguments)?;
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
            verify_debug_location(op, ir, function)?;
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

/// Whether debug information says which function this is.
fn has_subprogram(op: Operation, ir: &Ir) -> bool {
    fn is_in(location: &LocationAttr) -> bool {
        match location {
            LocationAttr::Fused(fused) => {
                fused
                    .metadata()
                    .is_some_and(Attribute::is::<DISubprogramAttr>)
                    || fused.locations().any(is_in)
            }
            LocationAttr::CallSite(site) => is_in(site.callee()) || is_in(site.caller()),
            LocationAttr::Name(name) => is_in(name.child()),
            _ => false,
        }
    }
    is_in(&ir.location_attr(op.location(ir)))
}

/// Verifies that a call that may be inlined has a location where functions have debug information.
fn verify_debug_location(op: Operation, ir: &Ir, callee: LLVMFuncOp) -> VerifyResult {
    if callee.body(ir).is_empty(ir) || op.location(ir) != Location::UNKNOWN {
        return Ok(());
    }
    let mut parent = op.parent_op(ir);
    while let Some(op) = parent
        && op.interface::<dyn FunctionOpInterface>(ir).is_none()
    {
        parent = op.parent_op(ir);
    }
    let Some(function) = parent else {
        return Ok(());
    };
    if has_subprogram(function, ir) && has_subprogram(callee.operation(), ir) {
        let message = "inlinable function call in a function with a DISubprogram location must have a debug location";
        return super::verify::fail(op, ir, message);
    }
    Ok(())
}

/// Verifies that each name of a list is that of a function.
fn verify_functions(
    op: Operation,
    ir: &Ir,
    list: &str,
    tables: &mut SymbolTableCollection,
) -> VerifyResult {
    let names = op.attribute(ir, list).and_then(Attribute::as_array);
    for name in names.unwrap_or_default() {
        let Some(name) = name.downcast::<SymbolRefAttr>() else {
            continue;
        };
        let symbol = tables.lookup_nearest(ir, op, name);
        let function = symbol.and_then(|symbol| LLVMFuncOp::cast(symbol, ir));
        let text = name.leaf();
        let message = match function {
            None => format!("'{text}' does not reference a valid LLVM function"),
            Some(function) if function.body(ir).is_empty(ir) => {
                format!("'{text}' does not have a definition")
            }
            Some(_) => continue,
        };
        return Err(op.emit_error(ir, message));
    }
    Ok(())
}

impl SymbolUserOpInterface for GlobalCtorsOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        verify_functions(self.operation(), ir, "ctors", tables)
    }
}

impl SymbolUserOpInterface for GlobalDtorsOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        verify_functions(self.operation(), ir, "dtors", tables)
    }
}

/// The symbol that an attribute of an operation of a module names.
fn symbol_of(
    op: Operation,
    ir: &Ir,
    attribute: &str,
    tables: &mut SymbolTableCollection,
) -> Option<Operation> {
    let name = op.attribute(ir, attribute);
    let name = name.and_then(Attribute::downcast::<SymbolRefAttr>)?;
    tables.lookup_nearest(ir, op, name)
}

/// The operation that takes the address which an alias stands for, if nothing computes with it.
fn address_in(alias: AliasOp, ir: &Ir) -> Option<AddressOfOp> {
    let block = alias.initializer(ir).entry_block(ir)?;
    let last = ReturnOp::cast(block.last_op(ir)?, ir)?;
    last.arg(ir)?.defining::<AddressOfOp>(ir)
}

impl SymbolUserOpInterface for IFuncOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        let mut symbol = symbol_of(self.operation(), ir, "resolver", tables);
        // Aliases may stand for each other in a circle.
        let mut visited = Vec::new();
        while let Some(alias) = symbol.and_then(|symbol| AliasOp::cast(symbol, ir)) {
            if visited.contains(&alias.operation()) {
                return Ok(());
            }
            visited.push(alias.operation());
            let Some(address) = address_in(alias, ir) else {
                return Ok(());
            };
            symbol = symbol_of(address.operation(), ir, "global_name", tables);
        }
        let Some(resolver) = symbol.and_then(|symbol| LLVMFuncOp::cast(symbol, ir)) else {
            return wrong("must have a function resolver");
        };
        let is_available = resolver.linkage(ir) == Linkage::AvailableExternally;
        if resolver.body(ir).is_empty(ir) || is_available {
            return wrong("resolver must be a definition");
        }
        if !resolver
            .function_type(ir)
            .return_type()
            .is::<LLVMPointerType>()
        {
            return wrong("resolver must return a pointer");
        }
        let pointer = self.resolver_type(ir).downcast::<LLVMPointerType>();
        let space = self.address_space(ir) as u32;
        if pointer.is_none_or(|pointer| pointer.address_space() != space) {
            return wrong("resolver has incorrect type");
        }
        Ok(())
    }
}

impl SymbolUserOpInterface for DSOLocalEquivalentOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        let symbol = symbol_of(self.operation(), ir, "function_name", tables);
        let function = symbol.and_then(|symbol| LLVMFuncOp::cast(symbol, ir));
        let alias = symbol.and_then(|symbol| AliasOp::cast(symbol, ir));
        if let Some(alias) = alias {
            let mut is_of_global = false;
            alias.operation().walk(ir, |op| {
                if AddressOfOp::cast(op, ir).is_some() {
                    let symbol = symbol_of(op, ir, "global_name", tables);
                    is_of_global |=
                        symbol.is_some_and(|symbol| GlobalOp::cast(symbol, ir).is_some());
                }
            });
            if is_of_global {
                return wrong("must reference an alias to a function");
            }
        }
        let linkage = function.map(|function| function.linkage(ir));
        let linkage = linkage.or_else(|| alias.map(|alias| alias.linkage(ir)));
        match linkage {
            None => wrong("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'"),
            Some(Linkage::ExternWeak) => {
                wrong("target function with 'extern_weak' linkage not allowed")
            }
            Some(_) => Ok(()),
        }
    }
}

impl SymbolUserOpInterface for BlockAddressOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let module = super::verify_others::parent_module(self.operation(), ir);
        let name = self
            .block_addr(ir)
            .function()
            .get()
            .downcast::<SymbolRefAttr>();
        let symbol = module
            .zip(name)
            .and_then(|(module, name)| tables.lookup_nearest(ir, module, name));
        if symbol.is_some_and(|symbol| LLVMFuncOp::cast(symbol, ir).is_some()) {
            return Ok(());
        }
        Err(self.emit_error(ir, "must reference a function defined by 'llvm.func'"))
    }
}
