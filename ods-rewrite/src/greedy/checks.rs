//! Expensive checks of patterns.

use ods_asm::verify::{VerifyOptions, verify_with};
use ods_ir::diagnostics::Diagnostics;
use ods_ir::ir::{Ir, Region, WalkOrder, WalkResult};
use rustc_hash::FxHasher;
use std::hash::{Hash as _, Hasher as _};

/// A hash of everything in the region that holds a scope.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Fingerprint(u64);

impl Fingerprint {
    pub(super) fn of(ir: &Ir, scope: Region) -> Self {
        let mut hasher = FxHasher::default();
        let ops = scope.operations(ir);
        for op in ops {
            op.walk_with(ir, WalkOrder::PreOrder, |op| {
                op.index_in().hash(&mut hasher);
                op.name_number(ir).hash(&mut hasher);
                op.operands(ir).hash(&mut hasher);
                op.successors(ir).hash(&mut hasher);
                op.slots(ir).hash(&mut hasher);
                op.discardable_attributes(ir).hash(&mut hasher);
                for result in op.results(ir) {
                    result.ty(ir).hash(&mut hasher);
                }
                for block in op.child_blocks(ir) {
                    block.index_in().hash(&mut hasher);
                    block.arguments(ir).hash(&mut hasher);
                }
                WalkResult::Advance
            });
            op.index_in().hash(&mut hasher);
        }
        Self(hasher.finish())
    }
}

/// Verifies the operation that holds a scope.
pub(super) fn verify_around(ir: &Ir, scope: Region) -> Result<(), Diagnostics> {
    let Some(top) = scope.parent_op(ir) else {
        return Ok(());
    };
    let options = VerifyOptions::new().allow_unregistered_dialects(true);
    verify_with(top, ir, options)
}
