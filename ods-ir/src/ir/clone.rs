//! Clones operations within an `Ir`, with a mapping from old to new values.

use super::mapping::{CloneTable, IrMapping, Mapping};
use super::operation::RawState;
use super::pool::PoolSlice;
use super::{Block, EntityId as _, Ir, Nested, NestedNumber, Operation, Region, Value};
use crate::location::Location;
use ods_lookup::LookupMap;
use smallvec::SmallVec;

/// Panics if a replacement of an operand or a successor from outside of `top` is stale. What is
/// inside gets new replacements.
fn check_replacements(top: Operation, ir: &Ir, mapping: &IrMapping) {
    top.walk(ir, |op| {
        for old in op.operands(ir) {
            if let Some(new) = mapping.get_value(*old).filter(|new| !new.is_alive(ir)) {
                let owner = old.defining_op(ir);
                let owner = owner.or_else(|| old.parent_block(ir)?.parent_op(ir));
                if owner.is_none_or(|owner| !top.is_ancestor_of(ir, owner)) {
                    ir.values.get(new);
                }
            }
        }
        for old in op.successors(ir) {
            if let Some(new) = mapping.get_block(*old).filter(|new| !new.is_alive(ir)) {
                let owner = old.parent_op(ir);
                if owner.is_none_or(|owner| !top.is_ancestor_of(ir, owner)) {
                    ir.blocks.get(new);
                }
            }
        }
    });
}

impl Operation {
    /// Returns a detached clone of the operation and everything nested in it. Replaces operands and
    /// successors as `mapping` says, and adds the cloned operations, results, arguments and blocks
    /// to it.
    ///
    /// # Panics
    ///
    /// If the mapping replaces an operand or a successor from outside by a stale one. The `Ir` is
    /// then unchanged.
    #[must_use = "the copy is detached"]
    #[track_caller]
    pub fn clone_with(self, ir: &mut Ir, mapping: &mut IrMapping) -> Operation {
        check_replacements(self, ir, mapping);
        let mut cloner = Cloner::new(mapping);
        let copy = cloner.operation(ir, self);
        cloner.regions_of(ir, self, copy);
        cloner.everything(ir);
        copy
    }

    /// Returns a detached clone of the operation and everything nested in it.
    #[must_use = "the copy is detached"]
    #[inline]
    #[track_caller]
    pub fn clone_op(self, ir: &mut Ir) -> Operation {
        self.clone_with(ir, &mut IrMapping::new())
    }
}

impl Region {
    /// Clones the blocks of the region into `target`, before `before` or at the end: MLIR's
    /// `cloneInto`. Replaces operands and successors as `mapping` says, and adds the clones to it.
    /// An argument of a block that the mapping already replaces is not cloned.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::IrMapping;
    /// let mut ir = Ir::new();
    /// let text = "module @a { module @b {} }\nmodule @c {}";
    /// let top = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
    /// let modules = top.nested::<ModuleOp>(&ir);
    /// let (a, c) = (modules[1].regions(&ir)[0], modules[3].regions(&ir)[0]);
    /// a.clone_into(&mut ir, c, None, &mut IrMapping::new());
    /// assert_eq!(c.blocks(&ir).count(), 2);
    /// ```
    ///
    /// # Panics
    ///
    /// If `target` is nested in this region, or this region itself, if `before` is not in it, or if
    /// the mapping replaces a value or block by a stale one.
    #[inline]
    #[track_caller]
    pub fn clone_into(
        self,
        ir: &mut Ir,
        target: Region,
        before: Option<Block>,
        mapping: &mut IrMapping,
    ) {
        self.check_target(ir, target, before);
        let mut cloner = Cloner::new(mapping);
        cloner.blocks(ir, self, target, before);
        cloner.everything(ir);
    }

    /// As [`clone_into`](Self::clone_into), with a mapping that starts with the replacements in
    /// `table`, and returns the new blocks. Locations are those of what is
    /// [called at](Ir::called_at) `caller`, unless that is unknown.
    ///
    /// # Panics
    ///
    /// As `clone_into`; and if the location belongs to another `Ir`.
    #[inline]
    #[track_caller]
    pub fn clone_called_at(
        self,
        ir: &mut Ir,
        target: Region,
        before: Option<Block>,
        table: &mut CloneTable,
        caller: Location,
    ) -> Vec<Block> {
        self.check_target(ir, target, before);
        ir.check_location(caller);
        let mut cloner = Cloner::new(table);
        cloner.caller = (!caller.is_unknown()).then_some(caller);
        let first = cloner.blocks(ir, self, target, before);
        cloner.everything(ir);
        let blocks = std::iter::successors(first, |block| block.next(ir));
        blocks.take_while(|block| Some(*block) != before).collect()
    }

    /// Panics if this region cannot be cloned to before `before` in `target`.
    #[inline]
    #[track_caller]
    fn check_target(self, ir: &Ir, target: Region, before: Option<Block>) {
        ir.regions.get(target);
        assert!(
            !self.is_ancestor_of(ir, target),
            "a region cannot be cloned into itself"
        );
        assert!(
            before.is_none_or(|before| before.parent_region(ir) == Some(target)),
            "the block to insert before is in another region"
        );
    }
}

/// The rest of a region that is being cloned.
struct Open {
    source: Region,
    block: Block,
    /// The clone of the block.
    target: Block,
    next: Option<Operation>,
}

/// Clones operations in pre-order, so that uses are added in the order of MLIR's clones.
struct Cloner<'m, M> {
    mapping: &'m mut M,
    /// The regions around the next operation, from the outside.
    open: Vec<Open>,
    /// Operands of clones whose definitions are not cloned yet, by the old value.
    waiting: LookupMap<Value, Vec<(Operation, usize)>>,
    /// Where everything is called that is cloned.
    caller: Option<Location>,
    /// The operands of the next clone.
    operands: SmallVec<[Value; 4]>,
}

impl<'m, M: Mapping> Cloner<'m, M> {
    #[inline]
    fn new(mapping: &'m mut M) -> Self {
        Self {
            mapping,
            open: Vec::new(),
            waiting: LookupMap::default(),
            caller: None,
            operands: SmallVec::new(),
        }
    }

    /// The location of the clone of what is at `location`.
    #[inline]
    fn location(&self, ir: &mut Ir, location: Location) -> Location {
        match self.caller {
            None => location,
            Some(caller) => ir.locations.called_at(location, caller),
        }
    }

    /// Clones all that is open.
    #[inline]
    fn everything(&mut self, ir: &mut Ir) {
        while let Some(top) = self.open.last_mut() {
            let Some(op) = top.next else {
                match top.block.next(ir) {
                    Some(block) => {
                        top.target = self.mapping.block(block).unwrap_or(block);
                        (top.block, top.next) = (block, block.first_op(ir));
                    }
                    None => _ = self.open.pop(),
                }
                continue;
            };
            top.next = op.next(ir);
            let target = top.target;
            let nested = ir.ops.get(op).nested;
            if nested == NestedNumber::NONE {
                self.without_regions(ir, op, target, nested);
            } else if let Nested {
                regions,
                successors,
            } = ir.nested.get(nested)
                && regions.is_empty()
            {
                let mapping = &*self.mapping;
                let new = |old| mapping.block(old).unwrap_or(old);
                let nested = ir.copy_successors(successors, new);
                self.without_regions(ir, op, target, nested);
            } else {
                let copy = self.operation(ir, op);
                copy.append_new(ir, target);
                self.regions_of(ir, op, copy);
            }
        }
    }

    /// Clones the blocks of a region, opens it, and returns the first clone.
    #[inline]
    #[track_caller]
    fn blocks(
        &mut self,
        ir: &mut Ir,
        source: Region,
        target: Region,
        before: Option<Block>,
    ) -> Option<Block> {
        self.mapping.reserve(ir, source);
        let mut at = source.entry_block(ir);
        let (first, mut first_copy) = (at, None);
        while let Some(block) = at {
            at = block.next(ir);
            let copy = ir.create_empty_block();
            copy.place(ir, target, before);
            self.mapping.add_block(block, copy);
            if !block.arguments(ir).is_empty() {
                self.arguments(ir, block, copy);
            }
            first_copy = first_copy.or(Some(copy));
        }
        if let (Some(block), Some(target)) = (first, first_copy) {
            self.open.push(Open {
                source,
                block,
                target,
                next: block.first_op(ir),
            });
        }
        first_copy
    }

    /// Clones the arguments that have no replacement.
    #[inline]
    #[track_caller]
    fn arguments(&mut self, ir: &mut Ir, block: Block, copy: Block) {
        let mut olds: SmallVec<[Value; 4]> = SmallVec::new();
        let mut types: SmallVec<[u32; 4]> = SmallVec::new();
        let mut locations: SmallVec<[Location; 4]> = SmallVec::new();
        let data = ir.blocks.get(block);
        let (list, at) = (data.arguments, data.locations);
        for number in 0..list.len() {
            let old = ir.value_lists.get(list)[number];
            if self.mapping.value(old).is_none() {
                let location = ir.location_lists.get(at)[number];
                olds.push(old);
                types.push(old.type_number(ir));
                locations.push(self.location(ir, location));
            }
        }
        if olds.is_empty() {
            return;
        }
        ir.create_arguments(copy, &types, &locations);
        for (number, old) in olds.into_iter().enumerate() {
            let new = copy.argument(ir, number);
            self.defined(ir, old, new);
        }
    }

    /// Opens the regions of an operation whose clone has empty ones: the first one last.
    #[inline]
    #[track_caller]
    fn regions_of(&mut self, ir: &mut Ir, op: Operation, copy: Operation) {
        for number in (0..op.regions(ir).len()).rev() {
            let (from, to) = (op.regions(ir)[number], copy.regions(ir)[number]);
            self.blocks(ir, from, to, None);
        }
    }

    /// Clones an operation without regions to the end of `target`. The clone has the successors in
    /// `nested`.
    #[inline]
    #[track_caller]
    fn without_regions(&mut self, ir: &mut Ir, op: Operation, target: Block, nested: NestedNumber) {
        let data = ir.ops.get(op);
        let (location, results) = (data.location, data.results);
        let location = self.location(ir, location);
        let mut is_waiting = false;
        let copy = ir.append_copy(op, location, target, nested, |old| {
            self.mapping.value(old).unwrap_or_else(|| {
                is_waiting = true;
                old
            })
        });
        self.cloned(ir, op, copy, is_waiting, results);
    }

    /// Clones one operation with empty regions, detached.
    #[inline]
    #[track_caller]
    fn operation(&mut self, ir: &mut Ir, op: Operation) -> Operation {
        let is_waiting = self.map_operands(ir, op);
        let results = ir.ops.get(op).results;
        let types = ir.value_lists.get(results).iter();
        let types: SmallVec<[u32; 4]> = types.map(|result| result.type_number(ir)).collect();
        let new = |block: &Block| self.mapping.block(*block).unwrap_or(*block);
        let successors: SmallVec<[Block; 2]> = op.successors(ir).iter().map(new).collect();
        let regions = 0..op.regions(ir).len();
        let regions: SmallVec<[Region; 2]> = regions.map(|_| ir.create_region()).collect();
        let location = op.location(ir);
        let location = self.location(ir, location);
        let data = ir.ops.get(op);
        let copy = RawState {
            name: data.name,
            location,
            operands: &self.operands,
            types: &types,
            inherent: data.inherent,
            discardable: data.discardable,
            successors: &successors,
            regions: &regions,
        };
        let copy = ir.create_raw(&copy);
        self.cloned(ir, op, copy, is_waiting, results);
        copy
    }

    /// Lists the operands of the clone of `op`. Returns whether some have no replacement yet.
    #[inline]
    #[track_caller]
    fn map_operands(&mut self, ir: &Ir, op: Operation) -> bool {
        self.operands.clear();
        let mut is_waiting = false;
        for old in op.operands(ir) {
            let new = self.mapping.value(*old);
            is_waiting |= new.is_none();
            self.operands.push(new.unwrap_or(*old));
        }
        is_waiting
    }

    /// Maps an operation and its results to its clone.
    #[inline]
    #[track_caller]
    fn cloned(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        copy: Operation,
        is_waiting: bool,
        results: PoolSlice,
    ) {
        if is_waiting {
            self.wait(ir, op, copy);
        }
        self.mapping.add_operation(op, copy);
        let new_results = ir.ops.at(copy.index()).results;
        for (old, new) in results.positions().zip(new_results.positions()) {
            let (old, new) = (*ir.value_lists.at(old), *ir.value_lists.at(new));
            self.defined(ir, old, new);
        }
    }

    /// Lets the operands of a clone wait for definitions that will be cloned.
    #[cold]
    #[track_caller]
    fn wait(&mut self, ir: &Ir, op: Operation, copy: Operation) {
        for (number, old) in op.operands(ir).iter().enumerate() {
            if self.mapping.value(*old).is_none() && self.will_be_cloned(ir, op, *old) {
                self.waiting.entry(*old).or_default().push((copy, number));
            }
        }
    }

    /// Whether the definition of `value`, an operand of `op` without replacement, is among what is
    /// still to be cloned: `op` itself, or in one of its regions or in one that is open, at any depth.
    #[inline]
    #[track_caller]
    fn will_be_cloned(&self, ir: &Ir, op: Operation, value: Value) -> bool {
        if value.defining_op(ir) == Some(op) {
            return true;
        }
        let mut region = value
            .parent_block(ir)
            .and_then(|block| block.parent_region(ir));
        while let Some(inner) = region {
            let is_open = self.open.iter().any(|open| open.source == inner);
            if is_open || inner.parent_op(ir) == Some(op) {
                return true;
            }
            region = inner.parent_region(ir);
        }
        false
    }

    /// Maps a value to its clone, which replaces it in the operands that waited for it.
    #[inline]
    #[track_caller]
    fn defined(&mut self, ir: &mut Ir, old: Value, new: Value) {
        self.mapping.add_value(old, new);
        if self.waiting.is_empty() {
            return;
        }
        for (owner, number) in self.waiting.remove(&old).unwrap_or_default() {
            owner.set_operand(ir, number, new);
        }
    }
}
