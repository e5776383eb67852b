//! Verifiers, inferred types and interfaces.

use super::{DeallocOp, MaterializeInDestinationOp};
use ods_runtime::interfaces::{
    DefaultResource, DestinationStyleOpInterface, EffectInstance, EffectOn, MemoryEffect,
    MemoryEffectOpInterface, ResourceId,
};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;
use std::ops::Range;

impl Verify for MaterializeInDestinationOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let (source, dest) = (self.source(ir).ty(ir), self.dest(ir).ty(ir));
        let results = self.operation().results(ir);
        let is_buffer = dest.is_any_memref();
        if dest.is_tensor() {
            let [result] = results else {
                return fail("tensor 'dest' implies exactly one tensor result");
            };
            if result.ty(ir) != dest {
                return fail("result and 'dest' types must match");
            }
        } else if !is_buffer {
            return fail("'dest' must be a tensor or a memref");
        }
        if is_buffer && !results.is_empty() {
            return fail("memref 'dest' implies zero results");
        }
        if self.restrict(ir) && !is_buffer {
            return fail("'restrict' is valid only for memref destinations");
        }
        if self.writable(ir) != is_buffer {
            return fail(
                "'writable' must be specified if and only if the destination is of memref type",
            );
        }
        let (source, dest) = match (source.shape(), dest.shape()) {
            (Some(source), Some(dest)) => (source, dest),
            (None, None) => return Ok(()),
            _ => return fail("source/destination shapes are incompatible"),
        };
        if source.len() != dest.len() {
            return fail("rank mismatch between source and destination shape");
        }
        let differ =
            |(source, dest): (&i64, &i64)| *source != DYNAMIC && *dest != DYNAMIC && source != dest;
        if source.iter().zip(dest).any(differ) {
            return fail("source/destination shapes are incompatible");
        }
        Ok(())
    }
}

impl Verify for DeallocOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.memrefs(ir).len() != self.conditions(ir).len() {
            let message = "must have the same number of conditions as memrefs to deallocate";
            return Err(self.emit_error(ir, message));
        }
        if self.retained(ir).len() != self.updated_conditions(ir).len() {
            let message =
                "must have the same number of updated conditions (results) as retained operands";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

/// A condition for each value that is retained.
impl InferTypes for DeallocOp {
    fn infer_types(_: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        let segments = state
            .attribute("operandSegmentSizes")
            .and_then(Attribute::as_i32s);
        let retained = segments.and_then(|segments| segments.get(2).copied());
        let retained = retained.and_then(|count| usize::try_from(count).ok());
        Ok(vec![Type::i1(); retained.unwrap_or_default()])
    }
}

impl DestinationStyleOpInterface for MaterializeInDestinationOp {
    fn get_dps_inits(self, _: &Ir) -> Range<usize> {
        1..2
    }
}

impl MemoryEffectOpInterface for MaterializeInDestinationOp {
    fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>) {
        let dest = self.dest(ir);
        if dest.ty(ir).is_any_memref() {
            effects.push(EffectInstance {
                effect: MemoryEffect::Write,
                on: EffectOn::Value(dest),
                resource: ResourceId::of::<DefaultResource>(),
                stage: 0,
                on_full_region: false,
            });
        }
    }
}
