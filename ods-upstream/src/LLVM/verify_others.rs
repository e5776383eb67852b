//! Verifiers of lists of constructors, intrinsics, inline assembly and addresses of blocks.

use super::{
    AssumeOp, BlockAddressOp, BlockTagOp, GlobalCtorsOp, GlobalDtorsOp, InlineAsmOp, LLVMFuncOp,
    LLVMStructType, LinkerOptionsOp, SincosOp, TailCallKind, TailCallKindAttr, masked_gather,
    masked_scatter,
    verify::{fail, is_module, verify_bundles},
};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::prelude::*;
use ods_runtime::symbols;
use ods_runtime::types::VectorType;

/// Verifies that there are a priority and data for each function.
fn verify_priorities(op: Operation, ir: &Ir, functions: &str) -> VerifyResult {
    let count = |name: &str| {
        let list = op.attribute(ir, name).and_then(Attribute::as_array);
        list.map_or(0, <[Attribute]>::len)
    };
    let count_of_functions = count(functions);
    if count_of_functions == count("priorities") && count_of_functions == count("data") {
        return Ok(());
    }
    let message =
        format!("{functions}, priorities, and data must have the same number of elements");
    fail(op, ir, message)
}

impl Verify for GlobalCtorsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_priorities(self.operation(), ir, "ctors")
    }
}

impl Verify for GlobalDtorsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_priorities(self.operation(), ir, "dtors")
    }
}

impl Verify for LinkerOptionsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parent = self.operation().parent_op(ir);
        if parent.is_some_and(|parent| !is_module(parent, ir)) {
            return Err(self.emit_error(ir, "must appear at the module level"));
        }
        Ok(())
    }
}

impl Verify for InlineAsmOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let kind = self.operation().attribute(ir, "tail_call_kind");
        let kind = kind.and_then(Attribute::downcast::<TailCallKindAttr>);
        if kind.is_some_and(|kind| kind.tail_call_kind() == TailCallKind::MustTail) {
            let message = "tail call kind 'musttail' is not supported by this operation";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for AssumeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let bundles = self.op_bundle_operands(ir).count();
        verify_bundles(self, ir, bundles, self.op_bundle_tags(ir))
    }
}

impl Verify for SincosOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let operand = self.val(ir).ty(ir);
        let result = self.operation().result(ir, 0).ty(ir);
        let elements = result
            .downcast::<LLVMStructType>()
            .map(LLVMStructType::elements);
        let is_pair = elements
            .is_some_and(|elements| matches!(&*elements, [a, b] if a == operand && b == operand));
        if is_pair {
            return Ok(());
        }
        let message = format!(
            "expected result type to be an homogeneous struct with two elements matching the operand type, but got '{result}'"
        );
        Err(self.emit_error(ir, &message))
    }
}

/// Verifies that there are as many pointers as values.
fn verify_pointers(
    op: Operation,
    ir: &Ir,
    number: usize,
    pointers: &Type,
    values: &Type,
) -> VerifyResult {
    let (Type::Vector(from), Type::Vector(to)) = (pointers, values) else {
        return Ok(());
    };
    let sizes = to.shape().to_vec();
    let element = from.element_type().clone();
    let expected: Type = if to.is_scalable() {
        let scalable = vec![true; sizes.len()];
        VectorType::with_scalable_dims(sizes, element, scalable).into()
    } else {
        VectorType::new(sizes, element).into()
    };
    if *pointers == expected {
        return Ok(());
    }
    let message = format!("expected operand #{number} type to be '{expected}'");
    Err(op.emit_error(ir, message))
}

impl Verify for masked_gather {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (pointers, values) = (self.ptrs(ir).ty(ir), self.res(ir).ty(ir));
        verify_pointers(self.operation(), ir, 1, pointers, values)
    }
}

impl Verify for masked_scatter {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (pointers, values) = (self.ptrs(ir).ty(ir), self.value(ir).ty(ir));
        verify_pointers(self.operation(), ir, 2, pointers, values)
    }
}

/// The module around an operation.
pub(super) fn parent_module(op: Operation, ir: &Ir) -> Option<Operation> {
    let mut parent = op.parent_op(ir);
    while let Some(op) = parent {
        if is_module(op, ir) {
            return Some(op);
        }
        parent = op.parent_op(ir);
    }
    None
}

impl Verify for BlockAddressOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let address = self.block_addr(ir);
        let module = parent_module(self.operation(), ir);
        let name = address.function().get().downcast::<SymbolRefAttr>();
        let function = module
            .zip(name)
            .and_then(|(module, name)| symbols::lookup_nearest(ir, module, name))
            .and_then(|function| LLVMFuncOp::cast(function, ir));
        let mut is_there = false;
        if let Some(function) = function {
            function
                .operation()
                .walk_with(ir, WalkOrder::PostOrder, |op| {
                    let tag = BlockTagOp::cast(op, ir);
                    is_there = tag.is_some_and(|tag| tag.tag(ir) == address.tag());
                    if is_there {
                        WalkResult::Interrupt
                    } else {
                        WalkResult::Advance
                    }
                });
        }
        if is_there {
            return Ok(());
        }
        let message = "expects an existing block label target in the referenced function";
        Err(self.emit_error(ir, message))
    }
}
