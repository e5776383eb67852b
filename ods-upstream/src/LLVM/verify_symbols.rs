//! Verifiers of functions, globals, aliases and groups of sections.

use super::compatible::is_compatible_type;
use super::verify::{fail, is_global_type};
use super::{
    AliasOp, ComdatOp, ComdatSelectorOp, GlobalOp, LLVMArrayType, LLVMFuncOp, LLVMPointerType,
    LLVMTargetExtType, Linkage, ReturnOp, ZeroAttr,
};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::prelude::*;

/// Verifies that a group of sections exists.
fn verify_comdat(op: impl OpHandle, ir: &Ir) -> VerifyResult {
    let comdat = op.operation().attribute(ir, "comdat");
    let Some(name) = comdat.and_then(Attribute::downcast::<SymbolRefAttr>) else {
        return Ok(());
    };
    let selector = ods_runtime::symbols::lookup_nearest(ir, op.operation(), name);
    if selector.is_some_and(|selector| ComdatSelectorOp::cast(selector, ir).is_some()) {
        return Ok(());
    }
    fail(op, ir, "expected comdat symbol")
}

impl Verify for LLVMFuncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        let linkage = self.linkage(ir);
        if linkage == Linkage::Common {
            return wrong("functions cannot have 'common' linkage");
        }
        verify_comdat(self, ir)?;
        if self.body(ir).is_empty(ir) {
            if ![Linkage::External, Linkage::ExternWeak].contains(&linkage) {
                return wrong("external functions must have 'external' or 'extern_weak' linkage");
            }
            return Ok(());
        }
        if self.no_inline(ir) && self.always_inline(ir) {
            let message = "no_inline and always_inline attributes are incompatible";
            return fail(self, ir, message);
        }
        if self.optimize_none(ir) && !self.no_inline(ir) {
            return wrong("with optimize_none must also be no_inline");
        }
        super::exceptions::verify_exceptions(self, ir)
    }
}

impl VerifyRegions for LLVMFuncOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let Some(entry) = self.body(ir).entry_block(ir) else {
            return Ok(());
        };
        let mut arguments = entry.arguments(ir).iter();
        match arguments.position(|argument| !is_compatible_type(argument.ty(ir))) {
            Some(number) => {
                let message = format!("entry block argument #{number} is not of LLVM type");
                Err(self.emit_error(ir, &message))
            }
            None => Ok(()),
        }
    }
}

/// Whether a value is zero in all of its parts.
fn is_zero(value: &Attribute) -> bool {
    match value {
        Attribute::Integer(number) => number.value().is_zero(),
        Attribute::DenseElements(elements) => match elements.splat_value() {
            Some(value) => is_zero(&value),
            None => elements.values().all(|value| is_zero(&value)),
        },
        Attribute::Array(array) => array.elements().iter().all(is_zero),
        _ => match value.as_f64() {
            Some(number) => number == 0.0,
            None => value.is::<ZeroAttr>(),
        },
    }
}

impl Verify for GlobalOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        let ty = self.global_type(ir);
        if !is_global_type(ty) {
            return wrong("expects type to be a valid element type for an LLVM global");
        }
        let parent = self.operation().parent_op(ir);
        if parent.is_some_and(|parent| !super::verify::is_module(parent, ir)) {
            return wrong("must appear at the module level");
        }
        let array = ty.downcast::<LLVMArrayType>();
        let value = self.operation().attribute(ir, "value");
        if let Some(Attribute::String(text)) = value {
            let is_alike = array.is_some_and(|array| {
                array.element_type().is_integer_of(8)
                    && array.num_elements() == text.bytes().len() as u64
            });
            if !is_alike {
                return wrong(
                    "requires an i8 array type of the length equal to that of the string attribute",
                );
            }
        }
        if let Some(target) = ty.downcast::<LLVMTargetExtType>() {
            if !target.ext_type_name().starts_with("spirv.") {
                return wrong("this target extension type cannot be used in a global");
            }
            if value.is_some() {
                return wrong(
                    "global with target extension type can only be initialized with zero-initializer",
                );
            }
        }
        match self.linkage(ir) {
            Linkage::Common if value.is_some_and(|value| !is_zero(value)) => {
                return wrong("expected zero value for 'common' linkage");
            }
            Linkage::Appending if array.is_none() => {
                return wrong("expected array type for 'appending' linkage");
            }
            _ => {}
        }
        verify_comdat(self, ir)?;
        let alignment = self.alignment(ir);
        if alignment.is_some_and(|alignment| !(alignment as u64).is_power_of_two()) {
            return fail(self, ir, "alignment attribute is not a power of 2");
        }
        Ok(())
    }
}

impl VerifyRegions for GlobalOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let wrong = |message: &str| Err(self.emit_error(ir, message));
        let Some(block) = self.initializer(ir).entry_block(ir) else {
            return Ok(());
        };
        let last = block.last_op(ir).and_then(|last| ReturnOp::cast(last, ir));
        // C++ asserts that there is one.
        let Some(value) = last.and_then(|last| last.arg(ir)) else {
            return wrong("initializer region cannot return void");
        };
        let (ty, expected) = (value.ty(ir), self.global_type(ir));
        if ty != expected {
            return wrong(&format!(
                "initializer region type '{ty}' does not match global type '{expected}'"
            ));
        }
        for op in block.operations(ir) {
            if op
                .memory_effects(ir)
                .is_none_or(|effects| !effects.is_empty())
            {
                let message = "ops with side effects not allowed in global initializers";
                return fail(op, ir, message);
            }
        }
        if self.operation().attribute(ir, "value").is_some() {
            return wrong("cannot have both initializer value and region");
        }
        Ok(())
    }
}

impl VerifyRegions for AliasOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let block = self.initializer(ir).entry_block(ir);
        let last = block.and_then(|block| block.last_op(ir));
        let value = last
            .and_then(|last| ReturnOp::cast(last, ir))
            .and_then(|last| last.arg(ir));
        if value.is_some_and(|value| value.ty(ir).is::<LLVMPointerType>()) {
            return Ok(());
        }
        Err(self.emit_error(ir, "initializer region must always return a pointer"))
    }
}

impl VerifyRegions for ComdatOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        for block in self.body(ir).blocks(ir) {
            for op in block.operations(ir) {
                if ComdatSelectorOp::cast(op, ir).is_none() {
                    let message = "only comdat selector symbols can appear in a comdat region";
                    return Err(Diagnostic::error(op.location(ir), message));
                }
            }
        }
        Ok(())
    }
}
