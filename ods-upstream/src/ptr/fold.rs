//! Folders, and the effects of loads and stores.

use super::{
    AtomicOrdering, ConstantOp, FromPtrOp, GatherOp, GetMetadataOp, LoadOp, MaskedLoadOp,
    MaskedStoreOp, PtrAddOp, PtrType, ScatterOp, StoreOp, ToPtrOp,
};
use ods_runtime::interfaces::{
    DefaultResource, EffectInstance, EffectOn, MemoryEffect, MemoryEffectOpInterface, ResourceId,
    ViewLikeOpInterface,
};
use ods_runtime::prelude::*;

impl Fold for ConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let value = self.operation().attribute(ir, "value").cloned();
        value.into()
    }
}

impl Fold for FromPtrOp {
    /// A pointer of a value with the metadata of that value is the value.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (mut found, mut next) = (None, Some(self));
        while let Some(op) = next {
            let Some(inner) = op.ptr(ir).defining::<ToPtrOp>(ir) else {
                break;
            };
            let source = inner.ptr(ir);
            if source.ty(ir) != op.result(ir).ty(ir) {
                break;
            }
            let metadata = op.metadata(ir);
            let metadata = metadata.and_then(|it| it.defining::<GetMetadataOp>(ir));
            let has_metadata = !source.ty(ir).is::<PtrType>();
            if !has_metadata || metadata.is_some_and(|it| it.ptr(ir) == source) {
                found = Some(FoldResult::Value(source));
            }
            next = source.defining::<Self>(ir);
        }
        found.into()
    }
}

impl Fold for ToPtrOp {
    /// The pointer of what was made of a pointer is that pointer.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (mut found, mut next) = (None, Some(self));
        while let Some(inner) = next.and_then(|op| op.ptr(ir).defining::<FromPtrOp>(ir)) {
            let pointer = inner.ptr(ir);
            found = Some(FoldResult::Value(pointer));
            next = pointer.defining::<Self>(ir);
        }
        found.into()
    }
}

impl Fold for PtrAddOp {
    /// Adding nothing changes nothing. MLIR forgets that one pointer and several offsets are several pointers.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let is_zero = match constants.offset {
            Some(Attribute::DenseElements(elements)) => {
                let value = elements.splat_value();
                value.and_then(|value| value.as_i64()) == Some(0)
            }
            Some(number) => number.as_i64() == Some(0),
            None => false,
        };
        let base = self.base(ir);
        let keeps_type = base.ty(ir) == self.result(ir).ty(ir);
        (is_zero && keeps_type)
            .then_some(FoldResult::Value(base))
            .into()
    }
}

impl ViewLikeOpInterface for PtrAddOp {
    fn get_view_source(self, ir: &Ir) -> Value {
        self.base(ir)
    }
}

fn effect(effect: MemoryEffect, on: EffectOn) -> EffectInstance {
    EffectInstance {
        effect,
        on,
        resource: ResourceId::of::<DefaultResource>(),
        stage: 0,
        on_full_region: false,
    }
}

macro_rules! masked {
    ($($op:ident $effect:ident $operand:ident;)*) => {$(
        impl MemoryEffectOpInterface for $op {
            fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>) {
                let on = EffectOn::Value(self.$operand(ir));
                effects.push(effect(MemoryEffect::$effect, on));
            }
        }
    )*};
}

masked! {
    GatherOp Read ptrs;
    MaskedLoadOp Read ptr;
    MaskedStoreOp Write ptr;
    ScatterOp Write ptrs;
}

macro_rules! ordered {
    ($($op:ident $effect:ident;)*) => {$(
        impl MemoryEffectOpInterface for $op {
            /// A volatile access, and one that orders others, may read and write anything.
            fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>) {
                effects.push(effect(MemoryEffect::$effect, EffectOn::Value(self.ptr(ir))));
                let ordering = self.ordering(ir);
                let is_ordered = !matches!(
                    ordering,
                    AtomicOrdering::not_atomic | AtomicOrdering::unordered
                );
                if self.volatile_(ir) || is_ordered {
                    for kind in [MemoryEffect::Write, MemoryEffect::Read] {
                        effects.push(effect(kind, EffectOn::Operation));
                    }
                }
            }
        }
    )*};
}

ordered! {
    LoadOp Read;
    StoreOp Write;
}
