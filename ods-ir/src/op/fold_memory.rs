//! What is known of operations with one name, so that folding does not find it out each time.

use super::fold::DialectFoldInterface;
use super::fold_trait::FoldTrait;
use super::spec::OpSpec;
use crate::ir::{Ir, NestedNumber, OpData, Operation};
use crate::verify::is_well_formed;
use std::fmt;

/// What folding remembers of an `Ir`.
#[derive(Clone, Default)]
pub(crate) struct FoldMemory {
    /// By the number of the operation's name.
    names: Vec<Known>,
    /// The sweeps of the tables of the `Ir` for which the shapes are valid.
    sweeps: u32,
}

#[derive(Clone, Copy, Default)]
struct Known {
    folder: KnownFolder,
    /// The shape of the last operation that was found to be well formed, and what folds it.
    well_formed: Option<(Shape, Foldable)>,
}

/// What folds a well-formed operation.
#[derive(Clone, Copy)]
pub(super) struct Foldable {
    pub(super) spec: &'static OpSpec,
    /// Asked before the folder, where nothing else folds the operation without constants.
    pub(super) without_constants: Option<fn(Operation, &Ir) -> bool>,
}

/// The fold interface of the dialect of a name.
#[derive(Clone, Copy, Default)]
enum KnownFolder {
    #[default]
    NotAsked,
    Found(&'static dyn DialectFoldInterface),
    Absent,
}

/// What decides, with the name, whether an operation without regions and successors is well formed:
/// the numbers of its lists of attributes, and how many operands and results it has.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Shape {
    inherent: u32,
    discardable: u32,
    operands: usize,
    results: usize,
}

impl Shape {
    #[inline]
    fn of(data: &OpData) -> Self {
        Self {
            inherent: data.inherent,
            discardable: data.discardable,
            operands: data.operands.len(),
            results: data.results.len(),
        }
    }
}

impl fmt::Debug for FoldMemory {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FoldMemory").finish_non_exhaustive()
    }
}

impl FoldMemory {
    fn name(&mut self, name: usize) -> &mut Known {
        if self.names.len() <= name {
            self.names.resize(name + 1, Known::default());
        }
        &mut self.names[name]
    }

    #[cold]
    fn forget_shapes(&mut self, sweeps: u32) {
        self.sweeps = sweeps;
        for known in &mut self.names {
            known.well_formed = None;
        }
    }
}

impl Operation {
    /// As [`dialect_folder`](Self::dialect_folder), which is asked once for each name.
    pub(super) fn known_dialect_folder(
        self,
        ir: &mut Ir,
    ) -> Option<&'static dyn DialectFoldInterface> {
        if !ir.registry.has_dialect_interfaces() {
            return None;
        }
        let name = self.name_number(ir);
        match ir.fold_memory.name(name).folder {
            KnownFolder::Found(known) => Some(known),
            KnownFolder::Absent => None,
            KnownFolder::NotAsked => {
                let found = self.dialect_folder(ir);
                let known = found.map_or(KnownFolder::Absent, KnownFolder::Found);
                ir.fold_memory.name(name).folder = known;
                found
            }
        }
    }

    /// What folds the operation. `None` if nothing does, or if it is not well formed. An operation
    /// with the name and the shape of an earlier one is not checked again.
    #[inline]
    pub(super) fn foldable(self, ir: &mut Ir) -> Option<Foldable> {
        let data = ir.ops.get(self);
        let known = ir.fold_memory.names.get(data.name as usize);
        if let Some((shape, foldable)) = known.and_then(|known| known.well_formed)
            && shape == Shape::of(data)
            && data.nested == NestedNumber::NONE
            && ir.fold_memory.sweeps == ir.sweeps()
        {
            return Some(foldable);
        }
        self.find_foldable(ir)
    }

    #[inline(never)]
    fn find_foldable(self, ir: &mut Ir) -> Option<Foldable> {
        let data = ir.ops.get(self);
        let spec = ir.spec_of(data)?;
        let (name, shape) = (data.name as usize, Shape::of(data));
        let has_nested = data.nested != NestedNumber::NONE;
        if !self.may_fold(ir) || !is_well_formed(ir, self, spec) {
            return None;
        }
        let mut traits = spec.fold_traits.iter();
        let only_hook = traits.all(|hook| *hook == FoldTrait::Commutative)
            && self.known_dialect_folder(ir).is_none();
        let without_constants = spec.fold.map(|hooks| hooks.without_constants);
        let foldable = Foldable {
            spec,
            without_constants: without_constants.filter(|_| only_hook),
        };
        if !has_nested {
            let sweeps = ir.sweeps();
            let memory = &mut ir.fold_memory;
            if memory.sweeps != sweeps {
                memory.forget_shapes(sweeps);
            }
            memory.name(name).well_formed = Some((shape, foldable));
        }
        Some(foldable)
    }
}
