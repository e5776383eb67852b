//! Verifiers of reductions, of memory, and of what lanes exchange.

use super::{
    AddressSpace, AddressSpaceAttr, AllReduceOp, AllReduceOperation, AllocOp, BroadcastType,
    DynamicSharedMemoryOp, MemcpyOp, RotateOp, SubgroupBroadcastOp, SubgroupReduceOp, YieldOp,
};
use crate::layout::{is_identity, num_symbols};
use crate::memref::verify_dynamic_sizes;
use ods_runtime::prelude::*;
use ods_runtime::traits::SymbolTable;
use ods_runtime::types::{DYNAMIC, element_type_or_self, have_compatible_shapes};

/// Whether a kind of reduction is one of values of this type.
fn is_compatible(kind: AllReduceOperation, ty: &Type) -> bool {
    use AllReduceOperation as Kind;
    match kind {
        Kind::MINNUMF | Kind::MAXNUMF | Kind::MINIMUMF | Kind::MAXIMUMF => {
            matches!(ty, Type::Float(_))
        }
        Kind::MINSI
        | Kind::MINUI
        | Kind::MAXSI
        | Kind::MAXUI
        | Kind::AND
        | Kind::OR
        | Kind::XOR => matches!(ty, Type::Integer(_)),
        Kind::ADD | Kind::MUL => true,
    }
}

fn incompatible(kind: AllReduceOperation, ty: &Type) -> String {
    format!("`{kind}` reduction operation is not compatible with type '{ty}'")
}

impl VerifyRegions for AllReduceOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(Diagnostic::error(self.location(ir), message));
        let (body, kind) = (self.body(ir), self.op(ir));
        let ty = self.result(ir).ty(ir);
        let blocks: Vec<Block> = body.blocks(ir).collect();
        if blocks.is_empty() != kind.is_some() {
            return fail("expected either an op attribute or a non-empty body");
        }
        if let Some(kind) = kind {
            if is_compatible(kind, ty) {
                return Ok(());
            }
            return fail(&incompatible(kind, ty));
        }
        let arguments = blocks[0].arguments(ir);
        if arguments.len() != 2 {
            return fail("expected two region arguments");
        }
        if arguments.iter().any(|argument| argument.ty(ir) != ty) {
            return fail("incorrect region argument type");
        }
        let mut has_yield = false;
        for block in blocks {
            let last = block.last_op(ir);
            let Some(last) = last.and_then(|last| YieldOp::cast(last, ir)) else {
                continue;
            };
            let &[operand] = last.operands(ir) else {
                return fail("expected one gpu.yield operand");
            };
            if operand.ty(ir) != ty {
                return fail("incorrect gpu.yield type");
            }
            has_yield = true;
        }
        if has_yield {
            return Ok(());
        }
        fail("expected gpu.yield op in region")
    }
}

impl Verify for SubgroupReduceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let ty = self.result(ir).ty(ir);
        let element = match ty {
            Type::Vector(vector) if vector.is_scalable() => {
                return fail("is not compatible with scalable vector types");
            }
            Type::Vector(vector) => vector.element_type(),
            ty => ty,
        };
        let kind = self.op(ir);
        if !is_compatible(kind, element) {
            return Err(Diagnostic::error(self.location(ir), incompatible(kind, ty)));
        }
        let (size, stride) = (self.cluster_size(ir), self.cluster_stride(ir));
        let is_power = |number: i32| (number as u32).is_power_of_two();
        if let Some(size) = size.filter(|size| !is_power(*size)) {
            let size = size as u32;
            return fail(&format!("cluster size {size} is not a power of two"));
        }
        if stride != 1 && size.is_none() {
            return fail("cluster stride can only be specified if cluster size is specified");
        }
        if !is_power(stride) {
            let stride = stride as u32;
            return fail(&format!("cluster stride {stride} is not a power of two"));
        }
        Ok(())
    }
}

impl Verify for RotateOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let [offset, width] = [self.offset(ir), self.width(ir)].map(|it| it as u32);
        if offset >= width {
            let message = format!("offset must be in the range [0, {width})");
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl Verify for SubgroupBroadcastOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let message = match (self.broadcast_type(ir), self.lane(ir)) {
            (BroadcastType::first_active_lane, Some(_)) => {
                "lane can only be specified for `specific_lane` broadcast"
            }
            (BroadcastType::specific_lane, None) => {
                "lane must be specified for `specific_lane` broadcast"
            }
            _ => return Ok(()),
        };
        Err(self.emit_error(ir, message))
    }
}

impl Verify for DynamicSharedMemoryOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let mut parents = std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir));
        if !parents.any(|op| op.has_trait::<SymbolTable>(ir)) {
            return Err(op.emit_error(ir, "must be inside an op with symbol table"));
        }
        let Type::MemRef(ty) = self.result_memref(ir).ty(ir) else {
            return Ok(());
        };
        let space = ty.memory_space();
        let space = space.and_then(Attribute::downcast::<AddressSpaceAttr>);
        let message = if space.map(AddressSpaceAttr::value) != Some(AddressSpace::Workgroup) {
            "address space must be address_space<workgroup>"
        } else if !ty.shape().contains(&DYNAMIC) {
            "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>"
        } else {
            return Ok(());
        };
        Err(op.emit_error(ir, message))
    }
}

impl Verify for AllocOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.memref(ir).ty(ir);
        verify_dynamic_sizes(self.operation(), ir, ty, self.dynamic_sizes(ir))?;
        let Type::MemRef(ty) = ty else {
            return Ok(());
        };
        let symbols = if is_identity(ty) { 0 } else { num_symbols(ty) };
        if self.symbol_operands(ir).len() == symbols {
            return Ok(());
        }
        let message = "symbol operand count does not equal memref symbol count";
        Err(self.emit_error(ir, message))
    }
}

impl Verify for MemcpyOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (source, target) = (self.src(ir).ty(ir), self.dst(ir).ty(ir));
        let message = if element_type_or_self(source) != element_type_or_self(target) {
            "arguments have incompatible element type"
        } else if !have_compatible_shapes(source, target) {
            "arguments have incompatible shape"
        } else {
            return Ok(());
        };
        Err(self.emit_error(ir, message))
    }
}
