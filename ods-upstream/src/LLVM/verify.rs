//! Verifiers of casts, functions, globals and calls.

use super::symbol_uses::verify_variadic;
use super::vectors::supports_mem_ops;
use super::{
    AliasOp, AllocaOp, BitcastOp, CallIntrinsicOp, CallOp, IFuncOp, InvokeOp, LLVMFuncOp,
    LLVMLabelType, LLVMMetadataType, LLVMPointerType, LLVMTargetExtType, LLVMTokenType,
    LLVMVoidType, LandingpadOp, Linkage, ModuleFlagAttr, ModuleFlagsOp, ReturnOp, SExtOp, ZExtOp,
    ZeroOp, is_compatible_outer_type,
};
use ods_runtime::prelude::*;
use ods_runtime::traits::{IsIsolatedFromAbove, SymbolTable};

/// An error that is not about the op's name.
pub(super) fn fail(op: impl OpHandle, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(op.operation().location(ir), message))
}

/// The type of the elements of a vector; of others the type itself.
fn scalar(ty: &Type) -> &Type {
    match ty {
        Type::Vector(vector) => vector.element_type(),
        ty => ty,
    }
}

impl Verify for BitcastOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        let (source, result) = (self.arg(ir).ty(ir), self.res(ir).ty(ir));
        let pointer = |ty: &Type| scalar(ty).downcast::<LLVMPointerType>().cloned();
        let (from, to) = match (pointer(source), pointer(result)) {
            (None, None) => return Ok(()),
            (Some(from), Some(to)) => (from, to),
            _ => return wrong("can only cast pointers from and to pointers"),
        };
        let is_vector = |ty: &Type| matches!(ty, Type::Vector(_));
        match (is_vector(source), is_vector(result)) {
            (false, true) => wrong("cannot cast pointer to vector of pointers"),
            (true, false) => wrong("cannot cast vector of pointers to pointer"),
            _ if from.address_space() != to.address_space() => wrong(
                "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead",
            ),
            _ => Ok(()),
        }
    }
}

/// Verifies that an integer becomes wider.
fn verify_extension(op: impl OpHandle, ir: &Ir, from: &Type, to: &Type) -> VerifyResult {
    let (input, output) = match (from, to) {
        (Type::Vector(input), Type::Vector(output)) => {
            let is_alike = input.shape() == output.shape()
                && from.is_scalable_vector() == to.is_scalable_vector();
            if !is_alike {
                let message = "input and output vectors are of incompatible shape";
                return fail(op, ir, message);
            }
            (input.element_type(), output.element_type())
        }
        (Type::Vector(_), _) => {
            return fail(
                op,
                ir,
                "input type is a vector but output type is an integer",
            );
        }
        (_, Type::Vector(_)) => {
            return fail(
                op,
                ir,
                "input type is an integer but output type is a vector",
            );
        }
        types => types,
    };
    let (Type::Integer(input), Type::Integer(output)) = (input, output) else {
        return Ok(());
    };
    if output.width() > input.width() {
        return Ok(());
    }
    fail(
        op,
        ir,
        "integer width of the output type is smaller or equal to the integer width of the input type",
    )
}

impl Verify for ZExtOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_extension(self, ir, self.arg(ir).ty(ir), self.res(ir).ty(ir))
    }
}

impl Verify for SExtOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_extension(self, ir, self.arg(ir).ty(ir), self.res(ir).ty(ir))
    }
}

impl Verify for AllocaOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.elem_type(ir).downcast::<LLVMTargetExtType>();
        if ty.is_some_and(|ty| !supports_mem_ops(ty)) {
            let message = "this target extension type cannot be used in alloca";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for ZeroOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.res(ir).ty(ir).downcast::<LLVMTargetExtType>();
        if ty.is_some_and(|ty| !ty.ext_type_name().starts_with("spirv.")) {
            let message = "target extension type does not support zero-initializer";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for CallIntrinsicOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if !self.intrin(ir).starts_with("llvm.") {
            return Err(self.emit_error(ir, "intrinsic name must start with 'llvm.'"));
        }
        let bundles = self.op_bundle_operands(ir).count();
        verify_bundles(self, ir, bundles, self.op_bundle_tags(ir))
    }
}

impl Verify for CallOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let bundles = self.op_bundle_operands(ir).count();
        verify_bundles(self, ir, bundles, self.op_bundle_tags(ir))
    }
}

pub(super) fn verify_bundles(
    op: impl OpHandle,
    ir: &Ir,
    bundles: usize,
    tags: Option<&[Attribute]>,
) -> VerifyResult {
    let tags = tags.unwrap_or_default();
    if !tags.iter().all(|tag| matches!(tag, Attribute::String(_))) {
        return fail(op, ir, "operand bundle tag must be a StringAttr");
    }
    if tags.len() != bundles {
        let tags = tags.len();
        let message = format!("expected {bundles} operand bundle tags, but actually got {tags}");
        return fail(op, ir, message);
    }
    Ok(())
}

impl Verify for InvokeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if let Some(ty) = self.var_callee_type(ir) {
            let operands = self.callee_operands(ir);
            let is_direct = self.operation().attribute(ir, "callee").is_some();
            let first = usize::from(!is_direct);
            let arguments = operands.get(first..).unwrap_or_default();
            verify_variadic(self.operation(), ir, ty, arguments)?;
        }
        let mut operations = self.unwind_dest(ir).operations(ir);
        let Some(first) = operations.next() else {
            let message = "must have at least one operation in unwind destination";
            return fail(self, ir, message);
        };
        if LandingpadOp::cast(first, ir).is_none() {
            let message =
                "first operation in unwind destination should be a llvm.landingpad operation";
            return fail(self, ir, message);
        }
        let bundles = self.op_bundle_operands(ir).count();
        verify_bundles(self, ir, bundles, self.op_bundle_tags(ir))
    }
}

/// Whether a global or an alias can have this type.
pub(super) fn is_global_type(ty: &Type) -> bool {
    is_compatible_outer_type(ty)
        && !(ty.is::<LLVMVoidType>()
            || ty.is::<LLVMTokenType>()
            || ty.is::<LLVMMetadataType>()
            || ty.is::<LLVMLabelType>())
}

impl Verify for AliasOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if !is_global_type(self.alias_type(ir)) {
            let message = "expects type to be a valid element type for an LLVM global alias";
            return Err(self.emit_error(ir, message));
        }
        let linkage = self.linkage(ir);
        if is_linkage_of_definition(linkage) || linkage == Linkage::AvailableExternally {
            return Ok(());
        }
        let message = format!(
            "'{linkage}' linkage not supported in aliases, available options: private, internal, linkonce, weak, \
             linkonce_odr, weak_odr, external or available_externally"
        );
        Err(self.emit_error(ir, &message))
    }
}

fn is_linkage_of_definition(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::External
            | Linkage::Internal
            | Linkage::Private
            | Linkage::Weak
            | Linkage::WeakODR
            | Linkage::Linkonce
            | Linkage::LinkonceODR
    )
}

impl Verify for IFuncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let linkage = self.linkage(ir);
        if is_linkage_of_definition(linkage) {
            return Ok(());
        }
        let message = format!(
            "'{linkage}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, \
             linkonce_odr, weak_odr, or external linkage"
        );
        Err(self.emit_error(ir, &message))
    }
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parent = self.operation().parent_op(ir);
        let Some(function) = parent.and_then(|parent| LLVMFuncOp::cast(parent, ir)) else {
            return Ok(());
        };
        let expected = function.function_type(ir).return_type();
        let operand = self.arg(ir).map(|operand| operand.ty(ir));
        let message = match operand {
            None if expected.is::<LLVMVoidType>() => return Ok(()),
            None => "expected 1 operand",
            Some(_) if expected.is::<LLVMVoidType>() => "expected no operands",
            Some(ty) if ty == expected => return Ok(()),
            Some(_) => "mismatching result types",
        };
        let error = self.emit_error(ir, message);
        Err(error.with_note(function.location(ir), "when returning from function"))
    }
}

/// Whether an operation can be a module of LLVM.
pub(super) fn is_module(op: Operation, ir: &Ir) -> bool {
    op.has_trait::<SymbolTable>(ir) && op.has_trait::<IsIsolatedFromAbove>(ir)
}

impl Verify for ModuleFlagsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parent = self.operation().parent_op(ir);
        if parent.is_some_and(|parent| !is_module(parent, ir)) {
            return Err(self.emit_error(ir, "must appear at the module level"));
        }
        let flags = self
            .operation()
            .attribute(ir, "flags")
            .and_then(Attribute::as_array);
        let are_flags =
            flags.is_some_and(|flags| flags.iter().all(Attribute::is::<ModuleFlagAttr>));
        if are_flags {
            return Ok(());
        }
        Err(self.emit_error(ir, "expected a module flag attribute"))
    }
}
