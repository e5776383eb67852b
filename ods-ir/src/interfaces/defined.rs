//! Interfaces that follow from an op's definition, without an `impl`: listed memory
//! effects and inferred result types.

use super::{ImplementedBy, InferTypeOpInterface, InterfaceEntry, MemoryEffectOpInterface};
use super::{OpModel, interface_entry};
use crate::ir::{Ir, Operation};
use crate::op::spec::{OpSpec, ResultInference};
use crate::op::{OpHandle, OpInfo};
use std::any::TypeId;

/// A model of any registered operation, implemented by its op's definition.
#[derive(Clone, Copy, Debug)]
pub(super) struct AsDefined(Operation);

impl OpHandle for AsDefined {
    #[inline]
    fn cast(op: Operation, ir: &Ir) -> Option<Self> {
        op.info(ir).map(|_| Self(op))
    }

    fn operation(self) -> Operation {
        self.0
    }
}

impl OpModel for AsDefined {
    type Op = Self;
    type Interfaces = Self;
    const OP_INFO: Option<&'static OpInfo> = None;

    fn model_of(op: Operation) -> Self {
        Self(op)
    }
}

impl AsDefined {
    pub(super) fn spec(self, ir: &Ir) -> Option<&'static OpSpec> {
        self.0.info(ir).map(OpInfo::spec)
    }
}

const fn entry<I: ImplementedBy<AsDefined> + ?Sized>() -> &'static InterfaceEntry {
    interface_entry::<I, AsDefined>()
}

/// The interfaces that follow from this definition.
pub(crate) fn defined_interfaces(spec: &OpSpec) -> impl Iterator<Item = &'static InterfaceEntry> {
    let effects = spec.effects.map(|_| entry::<dyn MemoryEffectOpInterface>());
    let infers = !matches!(spec.inference, ResultInference::Given);
    let types = infers.then_some(entry::<dyn InferTypeOpInterface>());
    effects.into_iter().chain(types)
}

/// Whether [`defined_interfaces`] may yield the interface with this key.
#[inline]
pub(crate) fn may_be_defined(key: TypeId) -> bool {
    key == TypeId::of::<dyn MemoryEffectOpInterface>()
        || key == TypeId::of::<dyn InferTypeOpInterface>()
}
