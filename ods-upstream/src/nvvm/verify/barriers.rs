//! Verifiers of barriers and fences.

use super::{is_in, wrong, wrong_unnamed};
use crate::NVVM::{
    BarrierOp, FenceProxyAcquireOp, FenceProxyOp, FenceProxyReleaseOp, FenceProxySyncRestrictOp,
    FenceSyncRestrictOp, MBarrierArriveDropExpectTxOp, MBarrierArriveDropOp,
    MBarrierArriveExpectTxOp, MBarrierArriveOp, MBarrierCompleteTxOp, MBarrierExpectTxOp,
    MBarrierTestWaitOp, MBarrierTryWaitOp, MemOrderKind, MemScopeKind, NVVMMemorySpace, ProxyKind,
};
use ods_runtime::prelude::*;

/// Verifies the scope of an operation on a barrier in memory; one that is shared in a cluster gives no value.
fn verify_on_barrier(
    op: Operation,
    ir: &Ir,
    address: Value,
    scope: MemScopeKind,
    result: Option<Value>,
) -> VerifyResult {
    if ![MemScopeKind::CTA, MemScopeKind::CLUSTER].contains(&scope) {
        return wrong_unnamed(op, ir, "mbarrier scope must be either CTA or Cluster");
    }
    if result.is_some() && is_in(ir, address, NVVMMemorySpace::SharedCluster) {
        let message = "mbarrier in shared_cluster space cannot return any value";
        return wrong_unnamed(op, ir, message);
    }
    Ok(())
}

macro_rules! barriers {
    ($($op:ident $(gives $result:ident)?;)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let (address, scope) = (self.addr(ir), self.scope(ir));
                let results: &[Option<Value>] = &[$(self.$result(ir))?];
                let result = results.first().copied().flatten();
                verify_on_barrier(self.operation(), ir, address, scope, result)
            }
        }
    )*};
}

barriers! {
    MBarrierArriveDropExpectTxOp gives res;
    MBarrierArriveDropOp gives res;
    MBarrierArriveOp gives res;
    MBarrierCompleteTxOp;
    MBarrierExpectTxOp;
    MBarrierTestWaitOp;
    MBarrierTryWaitOp;
}

impl Verify for MBarrierArriveExpectTxOp {
    /// With a predicate it becomes inline assembly, which can do less.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (address, scope, result) = (self.addr(ir), self.scope(ir), self.res(ir));
        if self.predicate(ir).is_none() {
            return verify_on_barrier(self.operation(), ir, address, scope, result);
        }
        let message = if scope != MemScopeKind::CTA {
            "mbarrier scope must be CTA when using predicate"
        } else if is_in(ir, address, NVVMMemorySpace::SharedCluster) {
            "mbarrier in shared_cluster space is not supported when using predicate"
        } else if result.is_some() {
            "return-value is not supported when using predicate"
        } else if self.relaxed(ir) {
            "mbarrier with relaxed semantics is not supported when using predicate"
        } else {
            return Ok(());
        };
        wrong_unnamed(self, ir, message)
    }
}

impl Verify for BarrierOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.number_of_threads(ir).is_some() && self.barrier_id(ir).is_none() {
            let message = "barrier id is missing, it should be set between 0 to 15";
            return wrong(self, ir, message);
        }
        if self.reduction_op(ir).is_some() != self.reduction_predicate(ir).is_some() {
            let message = "reduction predicate and reduction operation must be specified together";
            return wrong(self, ir, message);
        }
        Ok(())
    }
}

fn is_acquire_or_release(order: MemOrderKind) -> bool {
    [MemOrderKind::ACQUIRE, MemOrderKind::RELEASE].contains(&order)
}

impl Verify for FenceSyncRestrictOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if is_acquire_or_release(self.order(ir)) {
            return Ok(());
        }
        wrong(self, ir, "only acquire and release semantics are supported")
    }
}

impl Verify for FenceProxySyncRestrictOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let message = if !is_acquire_or_release(self.order(ir)) {
            "only acquire and release semantics are supported"
        } else if self.from_proxy(ir) != ProxyKind::GENERIC {
            "only generic is support for from_proxy attribute"
        } else if self.to_proxy(ir) != ProxyKind::r#async {
            "only async is supported for to_proxy attribute"
        } else {
            return Ok(());
        };
        wrong(self, ir, message)
    }
}

impl Verify for FenceProxyOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let is_shared = self.kind(ir) == ProxyKind::async_shared;
        match (is_shared, self.space(ir).is_some()) {
            (true, false) => wrong(self, ir, "async_shared fence requires space attribute"),
            (false, true) => wrong(self, ir, "only async_shared fence can have space attribute"),
            _ => Ok(()),
        }
    }
}

fn verify_proxies(op: Operation, ir: &Ir, from: ProxyKind, to: ProxyKind) -> VerifyResult {
    if from != ProxyKind::GENERIC {
        let message = "uni-directional proxies only support generic for from_proxy attribute";
        return wrong(op, ir, message);
    }
    if to != ProxyKind::TENSORMAP {
        let message = "uni-directional proxies only support tensormap for to_proxy attribute";
        return wrong(op, ir, message);
    }
    Ok(())
}

impl Verify for FenceProxyAcquireOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_proxies(self.operation(), ir, self.from_proxy(ir), self.to_proxy(ir))
    }
}

impl Verify for FenceProxyReleaseOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_proxies(self.operation(), ir, self.from_proxy(ir), self.to_proxy(ir))
    }
}
