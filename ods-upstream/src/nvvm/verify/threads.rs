//! Verifiers of exchanges between threads, and of events.

use super::wrong;
use crate::LLVM::LLVMStructType;
use crate::NVVM::{
    ClusterLaunchControlQueryCancelOp, ClusterLaunchControlQueryType, MatchSyncKind, MatchSyncOp,
    PMEventOp, ReduxKind, ReduxOp, SetMaxRegisterOp, ShflOp, VoteSyncKind, VoteSyncOp,
};
use ods_runtime::prelude::*;

/// The types of the elements of a structure.
pub(super) fn elements(ty: &Type) -> Option<Vec<Type>> {
    ty.downcast::<LLVMStructType>()
        .map(LLVMStructType::elements)
}

impl Verify for ShflOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (result, value) = (self.res(ir).ty(ir), self.val(ir).ty(ir));
        let mismatch = |what: &str, expected: &Type, found: &Type| {
            let message =
                format!("expected {what} to be of type '{expected}' but got '{found}' instead");
            wrong(self, ir, message)
        };
        let has_flag = self.return_value_and_is_valid(ir);
        let Some(elements) = elements(result) else {
            if has_flag {
                return wrong(self, ir, "expected return type to be a two-element struct");
            }
            if result != value {
                return mismatch("return type", value, result);
            }
            return Ok(());
        };
        if !has_flag {
            let message = "\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type";
            return wrong(self, ir, message);
        }
        let [first, second] = &elements[..] else {
            return wrong(self, ir, "expected return type to be a two-element struct");
        };
        if first != value {
            return mismatch("first element in the returned struct", value, first);
        }
        if !second.is_integer_of(1) {
            return mismatch(
                "second element in the returned struct",
                &Type::int(1),
                second,
            );
        }
        Ok(())
    }
}

impl Verify for VoteSyncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let is_ballot = self.kind(ir) == VoteSyncKind::ballot;
        let width = if is_ballot { 32 } else { 1 };
        if self.res(ir).ty(ir).is_integer_of(width) {
            return Ok(());
        }
        let message = if is_ballot {
            "vote.sync 'ballot' returns an i32"
        } else {
            "vote.sync 'any', 'all' and 'uni' returns an i1"
        };
        wrong(self, ir, message)
    }
}

impl Verify for MatchSyncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.res(ir).ty(ir);
        if self.kind(ir) != MatchSyncKind::all {
            if ty.is_integer_of(32) {
                return Ok(());
            }
            return wrong(self, ir, "match.sync 'any' returns an i32");
        }
        let is_right = elements(ty).is_some_and(|elements| {
            matches!(&elements[..], [mask, all] if mask.is_integer_of(32) && all.is_integer_of(1))
        });
        if is_right {
            return Ok(());
        }
        let message = "match.sync 'all' returns a two element struct with first element as i32 and second element as i1";
        wrong(self, ir, message)
    }
}

impl Verify for ReduxOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (ty, kind) = (self.res(ir).ty(ir), self.kind(ir));
        if !ty.is_f32() {
            if self.abs(ir) {
                return wrong(self, ir, "abs attribute is supported only for f32 type");
            }
            if self.nan(ir) {
                return wrong(self, ir, "nan attribute is supported only for f32 type");
            }
        }
        let (is_right, expected) = match kind {
            ReduxKind::FMIN | ReduxKind::FMAX => (ty.is_f32(), "f32"),
            _ => (ty.is_integer_of(32), "i32"),
        };
        if is_right {
            return Ok(());
        }
        let message = format!(
            "'{kind}' redux kind unsupported with '{ty}' type. Only supported type is '{expected}'."
        );
        wrong(self, ir, message)
    }
}

impl Verify for PMEventOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        match (self.event_id(ir), self.masked_event_id(ir)) {
            (None, None) => wrong(self, ir, "either `id` or `mask` must be set"),
            (Some(_), Some(_)) => wrong(self, ir, "`id` and `mask` cannot be set at the same time"),
            (Some(id), None) if !(0..=15).contains(&id) => {
                wrong(self, ir, "`id` must be between 0 and 15")
            }
            _ => Ok(()),
        }
    }
}

impl Verify for SetMaxRegisterOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let count = self.reg_count(ir);
        // As in C++, the number is an unsigned one.
        if count % 8 != 0 {
            return wrong(self, ir, "new register size must be multiple of 8");
        }
        if !(24..=256).contains(&count) {
            return wrong(self, ir, "new register size must be in between 24 to 256");
        }
        Ok(())
    }
}

impl Verify for ClusterLaunchControlQueryCancelOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let is_flag = self.query_type(ir) == ClusterLaunchControlQueryType::IS_CANCELED;
        let width = if is_flag { 1 } else { 32 };
        if self.res(ir).ty(ir).is_integer_of(width) {
            return Ok(());
        }
        let message = if is_flag {
            "is_canceled query type returns an i1"
        } else {
            "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32"
        };
        wrong(self, ir, message)
    }
}
