//! What is known of operations with one name, so that folding does not find it out each time.

use super::fold::DialectFoldInterface;
use super::fold_trait::FoldTrait;
use super::spec::OpSpec;
use crate::ir::{Ir, NestedNumber, OpData, Operation, Value};
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
    /// Asked before the folder, where nothing else folds an operation without constants.
    without_constants: Option<fn(Operation, &Ir) -> bool>,
    /// The shape of the last operation that was found to be well formed.
    well_formed: Option<Shape>,
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

    /// As [`is_well_formed`], which is not asked again for the shape of the last operation with this
    /// name.
    #[inline]
    pub(super) fn is_known_to_be_well_formed(self, ir: &mut Ir, spec: &OpSpec) -> bool {
        let data = ir.ops.get(self);
        if data.nested != NestedNumber::NONE {
            return is_well_formed(ir, self, spec);
        }
        let shape = Shape::of(data);
        let name = data.name as usize;
        let known = ir.fold_memory.names.get(name);
        if known.is_some_and(|known| known.well_formed == Some(shape))
            && ir.fold_memory.sweeps == ir.sweeps()
        {
            return true;
        }
        let is_right = is_well_formed(ir, self, spec);
        if is_right {
            self.remember_shape(ir, spec, name, shape);
        }
        is_right
    }

    #[cold]
    fn remember_shape(self, ir: &mut Ir, spec: &OpSpec, name: usize, shape: Shape) {
        let mut traits = spec.fold_traits.iter();
        let only_hook = traits.all(|hook| *hook == FoldTrait::Commutative)
            && self.known_dialect_folder(ir).is_none();
        let sweeps = ir.sweeps();
        let memory = &mut ir.fold_memory;
        if memory.sweeps != sweeps {
            memory.forget_shapes(sweeps);
        }
        let known = memory.name(name);
        known.well_formed = Some(shape);
        known.without_constants = spec
            .fold
            .map(|hooks| hooks.without_constants)
            .filter(|_| only_hook);
    }

    /// Whether no operand is a constant, and nothing folds the operation without constants. False if
    /// that is not known.
    #[inline]
    pub(super) fn is_known_not_to_fold(self, ir: &Ir) -> bool {
        // The folder is tried, and its answer checked.
        if cfg!(debug_assertions) {
            return false;
        }
        let data = ir.ops.get(self);
        let Some(known) = ir.fold_memory.names.get(data.name as usize) else {
            return false;
        };
        let (Some(without_constants), Some(shape)) = (known.without_constants, known.well_formed)
        else {
            return false;
        };
        let is_constant = |operand: &Value| operand.is_defined_by_constant(ir);
        if ir.operand_lists.get(data.operands).iter().any(is_constant) {
            return false;
        }
        shape == Shape::of(data)
            && data.nested == NestedNumber::NONE
            && ir.fold_memory.sweeps == ir.sweeps()
            && !without_constants(self, ir)
    }
}
