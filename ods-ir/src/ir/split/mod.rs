//! Moves isolated operations into an `Ir` of their own, and back.
//!
//! The contents of an operation isolated from above move. The operation itself stays, with empty
//! regions, and keeps its id, results and position. The other `Ir` contains a stand-in for it,
//! whose operands are arguments of a detached block.

mod each;
mod find;
mod ids;
mod numbers;
mod space;
mod transfer;

use super::{Block, Change, Ir, Operation, Region, Value, ValueDefinition};
use crate::ir::operation::RawState;
use crate::ir::runs::Run;
use crate::location::Location;
pub use ids::IdMap;
use numbers::{NewFiles, NumberTables};
use smallvec::SmallVec;
use space::{KINDS, Moved, fit_uses};
pub(crate) use transfer::Scratch;

/// Isolated operations in an [`Ir`] of their own: see [`Ir::split`].
#[derive(Debug)]
pub struct Split {
    ir: Ir,
    parts: Vec<Part>,
    /// The number of files that the two `Ir`s shared at the split.
    files: usize,
    ids: IdMap,
}

/// An operation that was split off.
#[derive(Clone, Debug)]
struct Part {
    /// The operation in its original `Ir`.
    origin: Operation,
    stand_in: Operation,
    /// The arguments of this block replace the original operands.
    operands: Block,
    /// These blocks replace the original successors.
    successors: Vec<Block>,
    /// The original positions of the contents.
    places: [u32; KINDS],
    /// The new positions of the contents.
    arrived: [Run; KINDS],
}

impl Split {
    /// The `Ir` that the operation moved to.
    #[inline]
    pub fn ir(&self) -> &Ir {
        &self.ir
    }

    /// The `Ir` that the operation moved to, mutably.
    #[inline]
    pub fn ir_mut(&mut self) -> &mut Ir {
        &mut self.ir
    }

    /// The operation in that `Ir`; it is detached.
    #[inline]
    pub fn operation(&self) -> Operation {
        self.parts[0].stand_in
    }

    /// Maps the ids from before the split to those in [`Self::ir`].
    #[inline]
    pub fn ids(&self) -> &IdMap {
        &self.ids
    }
}

impl Ir {
    /// Moves an isolated operation into an `Ir` of its own, so that another thread may change it.
    /// The contents of its regions move; the operation itself stays here with empty regions,
    /// represented there by a stand-in, until [`graft`](Self::graft) moves everything back.
    ///
    /// The new `Ir` has the same registry and files. Ids of nested entities become stale;
    /// [`Split::ids`] maps them to the new ones. The cost depends only on the size of the moved
    /// part.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let text = "module @a { module @b {} }";
    /// let mut ir = Ir::new();
    /// let outer = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default()).unwrap();
    /// let mut split = ir.split(outer);
    /// let op = split.operation();
    /// let inner = op.nested::<ModuleOp>(split.ir())[1];
    /// inner.operation().set_attribute(split.ir_mut(), "sym_name", Some(Attribute::string("c")));
    /// ir.graft(split);
    /// assert_eq!(outer.display(&ir).to_string(), "module @a {\n  module @c {\n  }\n}");
    /// ```
    ///
    /// # Panics
    ///
    /// If the operation is not isolated from above, or if an entity inside and one outside
    /// nevertheless use each other. This `Ir` is then unchanged.
    #[inline]
    #[track_caller]
    pub fn split(&mut self, op: Operation) -> Split {
        let (mut split, moved) = self.copy_off(&[op]);
        for moved in &moved {
            split.ids.add(self, &split.ir, moved);
        }
        (split.ids).add_operation(self, &split.ir, op, split.parts[0].stand_in);
        split.ids.sort();
        self.take_off(&split, &moved);
        split
    }

    /// Moves an operation that was [split off](Self::split) back: the current contents of its
    /// regions, and its attributes, location, result types and operands. The other `Ir` is dropped;
    /// the returned map translates its ids.
    ///
    /// # Panics
    ///
    /// If the operation was erased in either `Ir`, if its regions here are no longer empty, if it
    /// was split off from another `Ir` or from a part that was itself split off later, if it has
    /// new operands, or if an entity inside uses one outside.
    #[inline]
    pub fn graft(&mut self, mut split: Split) -> IdMap {
        let mut ids = IdMap::default();
        for moved in self.copy_back(&mut split).0 {
            ids.add(&split.ir, self, &moved);
        }
        for part in &split.parts {
            ids.add_operation(&split.ir, self, part.stand_in, part.origin);
        }
        ids.sort();
        ids
    }

    /// As [`graft`](Self::graft), for the operation alone, without a map of the ids. The other `Ir`
    /// must not be used again; another thread may drop it.
    #[doc(hidden)]
    #[inline]
    pub fn graft_contents(&mut self, split: &mut Split) -> Operation {
        self.copy_back(split);
        split.parts[0].origin
    }

    /// Copies operations into an `Ir` of their own.
    #[inline]
    #[track_caller]
    fn copy_off(&mut self, ops: &[Operation]) -> (Split, Vec<Moved>) {
        for op in ops {
            let name = op.name(self);
            assert!(
                name.info().is_some_and(|info| info.spec().is_isolated),
                "only operations that are isolated from above can be split off; '{}' is not",
                name.as_str()
            );
        }
        let mut ir = Self::with_parts(
            self.registry.clone(),
            self.files.clone(),
            self.type_scope.clone(),
        );
        ir.rewrite_debug = self.rewrite_debug;
        fit_uses(self);
        let mut scratch = std::mem::take(&mut self.transfer);
        let copied: Result<Vec<(Part, Moved)>, &str> = ops
            .iter()
            .map(|op| {
                let mut part = self.stand_in(&mut ir, &mut scratch, *op);
                let kept = pairs(op.regions(self), part.stand_in.regions(&ir));
                let places = [0; KINDS];
                let moved = scratch.copy(self, &mut ir, NewFiles::NONE, &kept, &places, None)?;
                (part.places, part.arrived) = (moved.starts(), moved.arrived());
                Ok((part, moved))
            })
            .collect();
        scratch.numbers.forget();
        self.transfer = scratch;
        let (parts, all) = match copied {
            Ok(copied) => copied.into_iter().unzip(),
            Err(outside) => panic!("the operation cannot be split off: {outside}"),
        };
        let split = Split {
            files: self.files.len(),
            ir,
            parts,
            ids: IdMap::default(),
        };
        (split, all)
    }

    /// Frees the copied entities.
    #[inline]
    fn take_off(&mut self, split: &Split, all: &[Moved]) {
        if self.changes.is_some() {
            let gone: Vec<_> = all.iter().flat_map(|moved| moved.old_ops(self)).collect();
            for op in gone {
                self.changed(Change::Erased(op));
            }
            for part in &split.parts {
                self.changed(Change::Modified(part.origin));
            }
        }
        for moved in all {
            moved.free_old(self);
        }
    }

    /// Creates an operation in `dst` like `op`, with empty regions.
    #[inline]
    #[track_caller]
    fn stand_in(&self, dst: &mut Ir, scratch: &mut Scratch, op: Operation) -> Part {
        let numbers = &mut scratch.numbers;
        let (mut into, _) = NumberTables::of(dst);
        let head = numbers.head(self, &mut into, NewFiles::NONE, self.ops.get(op));
        let mut types = |values: &[Value]| -> SmallVec<[u32; 4]> {
            let number = |value: &Value| numbers.ty(self, &mut into, value.type_number(self));
            values.iter().map(number).collect()
        };
        let operand_types = types(op.operands(self));
        let result_types = types(op.results(self));
        let operands = dst.create_block(&[]);
        let locations = vec![Location::UNKNOWN; operand_types.len()];
        dst.create_arguments(operands, &operand_types, &locations);
        let arguments = operands.arguments(dst).to_vec();
        let successors = op.successors(self).iter().map(|_| dst.create_block(&[]));
        let successors: Vec<Block> = successors.collect();
        let regions = op.regions(self).iter().map(|_| dst.create_region());
        let regions: SmallVec<[Region; 2]> = regions.collect();
        let stand_in = dst.create_raw(&RawState {
            name: head.name,
            location: head.location,
            operands: &arguments,
            types: &result_types,
            inherent: head.inherent,
            discardable: head.discardable,
            successors: &successors,
            regions: &regions,
        });
        Part {
            origin: op,
            stand_in,
            operands,
            successors,
            places: [0; KINDS],
            arrived: [Run::default(); KINDS],
        }
    }

    /// Moves back everything that was split off. The other `Ir` has no lists of attributes after
    /// that.
    #[inline]
    fn copy_back(&mut self, split: &mut Split) -> (Vec<Moved>, NewFiles) {
        for part in &split.parts {
            assert!(
                part.origin.is_alive(self),
                "the operation cannot be put back, perhaps because what holds it was split off \
                 later: {:?} was erased, or belongs to another `Ir`",
                part.origin
            );
            let emptied = part.origin.regions(self);
            assert!(
                emptied.iter().all(|region| region.is_empty(self)),
                "the operation was filled since it was split off"
            );
        }
        let files = self.adopt_files(split);
        fit_uses(&mut split.ir);
        let mut scratch = std::mem::take(&mut self.transfer);
        scratch.numbers.take_lists(&mut split.ir);
        let mut all = Vec::with_capacity(split.parts.len());
        let copied = split.parts.iter().try_for_each(|part| {
            let (src, known) = (&split.ir, Some(&part.arrived));
            let kept = pairs(part.stand_in.regions(src), part.origin.regions(self));
            all.push(scratch.copy(src, self, files, &kept, &part.places, known)?);
            Ok::<(), &str>(())
        });
        if let Err(outside) = copied {
            scratch.numbers.forget();
            self.transfer = scratch;
            for moved in &all {
                moved.give_places_back(self);
            }
            panic!("the operation cannot be put back: {outside}");
        }
        for part in &split.parts {
            self.update(&split.ir, &mut scratch, files, part);
        }
        scratch.numbers.forget();
        self.transfer = scratch;
        if self.changes.is_some() {
            let new: Vec<_> = all.iter().flat_map(|moved| moved.new_ops(self)).collect();
            for op in new {
                self.changed(Change::Created(op));
            }
        }
        (all, files)
    }

    /// Adopts the files and resources that were read into the other `Ir`.
    #[inline]
    fn adopt_files(&mut self, split: &Split) -> NewFiles {
        let first = self.files.extend_from(&split.ir.files, split.files);
        self.resources.extend(split.ir.resources.iter().cloned());
        NewFiles {
            first: split.files as u32,
            shift: first - split.files as u32,
        }
    }

    /// Updates an operation from its stand-in.
    #[inline]
    fn update(&mut self, src: &Ir, scratch: &mut Scratch, files: NewFiles, part: &Part) {
        let (origin, stand_in) = (part.origin, part.stand_in);
        let numbers = &mut scratch.numbers;
        let (mut into, _) = NumberTables::of(self);
        let head = numbers.head(src, &mut into, files, src.ops.get(stand_in));
        let data = self.ops.get_mut(origin);
        data.inherent = head.inherent;
        data.discardable = head.discardable;
        data.location = head.location;
        for number in 0..origin.results(self).len() {
            let ty = stand_in.result(src, number).type_number(src);
            let (mut into, _) = NumberTables::of(self);
            let ty = numbers.ty(src, &mut into, ty);
            let result = origin.result(self, number);
            self.values.get_mut(result).ty = ty;
        }
        let operands = stand_in.operands(src).iter();
        let operands = operands.map(|value| match value.definition(src) {
            ValueDefinition::Argument(block, number) if block == part.operands => {
                origin.operand(self, number)
            }
            _ => panic!("an operation that was split off has an operand that it did not have"),
        });
        let operands: Vec<Value> = operands.collect();
        if operands != origin.operands(self) {
            origin.set_operands(self, &operands);
        }
        let old = origin.successors(self).to_vec();
        for (number, block) in stand_in.successors(src).iter().enumerate() {
            let known = part.successors.iter().position(|known| known == block);
            let Some(known) = known else {
                panic!("an operation that was split off has a successor that it did not have")
            };
            if known != number {
                origin.set_successor(self, number, old[known]);
            }
        }
        self.changed(Change::Modified(origin));
    }
}

/// Pairs the regions to move from with those to move to.
#[inline]
fn pairs(from: &[Region], to: &[Region]) -> SmallVec<[(Region, Region); 1]> {
    from.iter().copied().zip(to.iter().copied()).collect()
}
