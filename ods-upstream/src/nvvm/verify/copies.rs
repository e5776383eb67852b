//! Verifiers of asynchronous copies, of prefetches and of large stores.

use super::{is_in, wrong, wrong_unnamed};
use crate::LLVM::LLVMPointerType;
use crate::NVVM::{
    BulkStoreOp, CacheEvictionPriority, CpAsyncBulkGlobalToSharedClusterOp,
    CpAsyncBulkTensorGlobalToSharedClusterOp, CpAsyncBulkTensorPrefetchOp,
    CpAsyncBulkTensorReduceOp, CpAsyncBulkTensorSharedCTAToGlobalOp, CpAsyncOp,
    LoadCacheModifierKind, NVVMMemorySpace, PrefetchCacheLevel, PrefetchOp, TMALoadMode,
    TMAStoreMode,
};
use ods_runtime::prelude::*;

impl Verify for CpAsyncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use LoadCacheModifierKind as Modifier;
        let (modifier, size) = (self.modifier(ir), self.size(ir));
        let message = if ![Modifier::CG, Modifier::CA].contains(&modifier) {
            "Only CG and CA cache modifiers are supported."
        } else if ![4, 8, 16].contains(&size) {
            "expected byte size to be either 4, 8 or 16."
        } else if modifier == Modifier::CG && size != 16 {
            "CG cache modifier is only support for 16 bytes copy."
        } else {
            return Ok(());
        };
        wrong_unnamed(self, ir, message)
    }
}

/// Verifies how many coordinates a tensor has.
fn verify_dims(op: Operation, ir: &Ir, dims: usize) -> VerifyResult {
    if (1..=5).contains(&dims) {
        return Ok(());
    }
    wrong_unnamed(op, ir, "expects coordinates between 1 to 5 dimension")
}

/// Verifies the coordinates and the offsets of what is loaded.
fn verify_load(
    op: Operation,
    ir: &Ir,
    dims: usize,
    offsets: usize,
    mode: TMALoadMode,
) -> VerifyResult {
    use TMALoadMode as Mode;
    verify_dims(op, ir, dims)?;
    let (is_im2col, expected) = match mode {
        Mode::TILE => (false, 0),
        Mode::IM2COL => (true, dims.saturating_sub(2)),
        Mode::IM2COL_W | Mode::IM2COL_W_128 => (true, 2),
        Mode::TILE_GATHER4 if dims == 5 => (false, 0),
        Mode::TILE_GATHER4 => {
            return wrong_unnamed(op, ir, "Gather4 mode expects 5 coordinates");
        }
    };
    if is_im2col && dims < 3 {
        let message = format!("to use {mode} mode, the tensor has to be at least 3-dimensional");
        return wrong_unnamed(op, ir, message);
    }
    if offsets != expected {
        // The blank in front is MLIR's.
        let message = format!(" im2col offsets expected {expected} (provided {offsets})");
        return wrong_unnamed(op, ir, message);
    }
    Ok(())
}

impl Verify for CpAsyncBulkTensorPrefetchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let dims = self.coordinates(ir).len();
        let offsets = self.im2col_offsets(ir).len();
        verify_load(self.operation(), ir, dims, offsets, self.mode(ir))
    }
}

impl Verify for CpAsyncBulkTensorGlobalToSharedClusterOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use TMALoadMode as Mode;
        let (mode, is_cta) = (self.mode(ir), self.is_cta_only(ir));
        let has_predicate = self.predicate(ir).is_some();
        let is_in = |space| is_in(ir, self.dst_mem(ir), space);
        let message = if has_predicate && is_cta {
            "Predicate is supported only for shared::cluster mode."
        } else if has_predicate && ![Mode::TILE, Mode::IM2COL].contains(&mode) {
            "Predicate is supported only for Tile and Im2col modes."
        } else if !has_predicate && is_cta && !is_in(NVVMMemorySpace::Shared) {
            "Shared::cta destination requires address-space 3."
        } else if !has_predicate && !is_cta && !is_in(NVVMMemorySpace::SharedCluster) {
            "Shared::cluster destination requires address-space 7."
        } else if !has_predicate && is_cta && self.multicast_mask(ir).is_some() {
            "Multicast is not supported with shared::cta mode."
        } else if !has_predicate && is_cta && self.group(ir).is_some() {
            "CTAGroup is not supported with shared::cta mode."
        } else {
            let dims = self.coordinates(ir).len();
            let offsets = self.im2col_offsets(ir).len();
            return verify_load(self.operation(), ir, dims, offsets, mode);
        };
        wrong_unnamed(self, ir, message)
    }
}

/// Verifies the coordinates of what is stored.
fn verify_store(op: Operation, ir: &Ir, dims: usize, mode: TMAStoreMode) -> VerifyResult {
    verify_dims(op, ir, dims)?;
    if mode == TMAStoreMode::IM2COL && dims < 3 {
        let message = "to use im2col mode, the tensor has to be at least 3-dimensional";
        return wrong_unnamed(op, ir, message);
    }
    Ok(())
}

impl Verify for CpAsyncBulkTensorSharedCTAToGlobalOp {
    /// With a predicate it becomes inline assembly, which can do less.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (mode, dims) = (self.mode(ir), self.coordinates(ir).len());
        let has_predicate = self.predicate(ir).is_some();
        let message = if has_predicate && mode != TMAStoreMode::TILE {
            "Inline-ptx lowering supported only for Tile mode."
        } else if has_predicate && self.l2_cache_hint(ir).is_some() {
            "Inline-ptx lowering unsupported with L2 cache-hint."
        } else if mode == TMAStoreMode::TILE_SCATTER4 {
            if dims == 5 {
                return Ok(());
            }
            "Scatter4 mode expects 5 coordinates"
        } else {
            return verify_store(self.operation(), ir, dims, mode);
        };
        wrong_unnamed(self, ir, message)
    }
}

impl Verify for CpAsyncBulkTensorReduceOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let mode = self.mode(ir);
        if mode == TMAStoreMode::TILE_SCATTER4 {
            let message = "Scatter mode unsupported for CpAsyncBulkTensorReduceOp";
            return wrong_unnamed(self, ir, message);
        }
        verify_store(self.operation(), ir, self.coordinates(ir).len(), mode)
    }
}

impl Verify for CpAsyncBulkGlobalToSharedClusterOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let is_shared = is_in(ir, self.dst_mem(ir), NVVMMemorySpace::Shared);
        if is_shared && self.multicast_mask(ir).is_some() {
            let message = "Multicast is not supported with shared::cta mode.";
            return wrong_unnamed(self, ir, message);
        }
        Ok(())
    }
}

impl Verify for BulkStoreOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        match self.init_val(ir) {
            0 => Ok(()),
            value => wrong(
                self,
                ir,
                format!("only 0 is supported for initVal, got {value}"),
            ),
        }
    }
}

impl Verify for PrefetchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let is_one_of = |spaces: &[NVVMMemorySpace]| {
            let ty = self.addr(ir).ty(ir).downcast::<LLVMPointerType>();
            let space = ty.map(|ty| u64::from(ty.address_space()));
            spaces.iter().any(|known| space == Some(known.to_bits()))
        };
        let message = match (self.tensormap(ir), self.cache_level(ir)) {
            (true, Some(_)) => Some("cannot specify both tensormap and cache level"),
            (true, None) => self.wrong_tensormap(ir, is_one_of),
            (false, Some(level)) => self.wrong_level(ir, level, is_one_of),
            (false, None) => Some("requires specification of either cache level or tensormap"),
        };
        message.map_or(Ok(()), |message| wrong(self, ir, message))
    }
}

impl PrefetchOp {
    /// What is wrong with a prefetch of the description of a tensor.
    fn wrong_tensormap(
        self,
        ir: &Ir,
        is_one_of: impl Fn(&[NVVMMemorySpace]) -> bool,
    ) -> Option<&'static str> {
        use NVVMMemorySpace as Space;
        if !is_one_of(&[Space::Generic, Space::Constant]) {
            Some("prefetch tensormap requires a generic or constant pointer")
        } else if self.evict_priority(ir).is_some() {
            Some("prefetch tensormap does not support eviction priority")
        } else if self.in_param_space(ir) && !is_one_of(&[Space::Generic]) {
            Some("in_param_space can only be specified for a generic pointer")
        } else {
            None
        }
    }

    /// What is wrong with a prefetch to a level of the cache.
    fn wrong_level(
        self,
        ir: &Ir,
        level: PrefetchCacheLevel,
        is_one_of: impl Fn(&[NVVMMemorySpace]) -> bool,
    ) -> Option<&'static str> {
        use CacheEvictionPriority as Priority;
        use NVVMMemorySpace as Space;
        if !is_one_of(&[Space::Generic, Space::Global, Space::Local]) {
            return Some("prefetch to cache level requires a generic, global, or local pointer");
        }
        if self.uniform(ir) {
            if level != PrefetchCacheLevel::L1 {
                return Some(
                    "unsupported cache level, the only supported uniform cache level is L1",
                );
            }
            if !is_one_of(&[Space::Generic]) {
                return Some("prefetch to uniform cache requires a generic pointer");
            }
        }
        if let Some(priority) = self.evict_priority(ir) {
            if level != PrefetchCacheLevel::L2 {
                return Some("cache eviction priority supported only for cache level L2");
            }
            if !is_one_of(&[Space::Global]) {
                return Some("cache eviction priority requires a global pointer");
            }
            if ![Priority::EvictNormal, Priority::EvictLast].contains(&priority) {
                return Some(
                    "unsupported cache eviction priority, only evict_last and evict_normal are supported",
                );
            }
        }
        let has_predicate = self.predicate(ir).is_some();
        has_predicate.then_some("predicate supported only on prefetch tensormap")
    }
}
