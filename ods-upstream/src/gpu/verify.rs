//! Verifiers of reductions.

use super::{AllReduceOp, AllReduceOperation, SubgroupReduceOp, YieldOp};
use ods_runtime::prelude::*;

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
