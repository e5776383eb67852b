//! Operations that use pointers, but not the memory: casts, debug information, lifetimes.

use super::{build, build_debug_value};
use crate::LLVM::{
    AddrSpaceCastOp, BitcastOp, DbgDeclareOp, DbgValueOp, GEPOp, InvariantEndOp, InvariantStartOp,
    LaunderInvariantGroupOp, LifetimeEndOp, LifetimeStartOp, StripInvariantGroupOp, UndefOp,
};
use ods_runtime::OpOperand;
use ods_runtime::interfaces::{DeletionKind, PromotableOpInterface};
use ods_runtime::prelude::*;

/// The uses of the results have to go, too.
fn forward(op: Operation, ir: &Ir, blocking: &mut Vec<OpOperand>) -> bool {
    for result in op.results(ir) {
        blocking.extend(result.uses(ir));
    }
    true
}

fn end(_: Operation, _: &Ir, _: &mut Vec<OpOperand>) -> bool {
    true
}

/// An address with indices is the same one if they are all zero.
fn forward_zero(op: Operation, ir: &Ir, blocking: &mut Vec<OpOperand>) -> bool {
    let is_zero = GEPOp::cast(op, ir)
        .is_some_and(|op| op.raw_constant_indices(ir).iter().all(|index| *index == 0));
    is_zero && forward(op, ir, blocking)
}

macro_rules! erased {
    ($($op:ident: $uses:ident;)*) => {$(
        impl PromotableOpInterface for $op {
            fn can_uses_be_removed(
                self,
                ir: &Ir,
                _: &[usize],
                new_blocking_uses: &mut Vec<OpOperand>,
            ) -> bool {
                $uses(self.operation(), ir, new_blocking_uses)
            }

            fn remove_blocking_uses(self, _: &mut OpBuilder<'_>, _: &[usize]) -> DeletionKind {
                DeletionKind::Delete
            }
        }
    )*};
}

erased! {
    AddrSpaceCastOp: forward;
    BitcastOp: forward;
    GEPOp: forward_zero;
    InvariantEndOp: end;
    InvariantStartOp: end;
    LaunderInvariantGroupOp: forward;
    LifetimeEndOp: end;
    LifetimeStartOp: end;
    StripInvariantGroupOp: forward;
}

impl PromotableOpInterface for DbgDeclareOp {
    fn can_uses_be_removed(self, _: &Ir, _: &[usize], _: &mut Vec<OpOperand>) -> bool {
        true
    }

    fn remove_blocking_uses(self, _: &mut OpBuilder<'_>, _: &[usize]) -> DeletionKind {
        DeletionKind::Delete
    }

    fn requires_replaced_values(self, _: &Ir) -> bool {
        true
    }

    fn visit_replaced_values(
        self,
        builder: &mut OpBuilder<'_>,
        mutated_defs: &[(Operation, Value)],
    ) {
        for (op, value) in mutated_defs {
            builder.set_insert_point_after(*op);
            build_debug_value(builder, self, *value);
        }
    }
}

impl PromotableOpInterface for DbgValueOp {
    fn can_uses_be_removed(self, _: &Ir, blocking_uses: &[usize], _: &mut Vec<OpOperand>) -> bool {
        blocking_uses == [0]
    }

    fn remove_blocking_uses(self, builder: &mut OpBuilder<'_>, _: &[usize]) -> DeletionKind {
        let (op, value) = (self.operation(), self.value(builder));
        builder.set_insert_point_before(op);
        let (location, ty) = (value.location(builder), value.ty(builder).clone());
        let undef = build(builder, UndefOp::INFO, location, &[], &[ty], []).result(builder, 0);
        builder.modify(op, |builder| op.set_operand(builder, 0, undef));
        DeletionKind::Keep
    }
}
