//! Blocks: a list of operations, with arguments.

use super::ids::{EntityId, NIL};
use super::pool::PoolSlice;
use super::{ARGUMENT, Block, BlockData, Change, Ir, Operation, Region, Value, ValueData};
use crate::location::Location;
use crate::types::Type;

impl Ir {
    /// Creates a detached block with arguments of the given types and unknown locations.
    pub fn create_block(&mut self, argument_types: &[Type]) -> Block {
        let locations = vec![Location::UNKNOWN; argument_types.len()];
        self.create_block_at(argument_types, &locations)
    }

    /// Creates a detached block with arguments of the given types and locations.
    ///
    /// # Panics
    ///
    /// If the numbers of types and locations differ.
    pub fn create_block_at(
        &mut self,
        argument_types: &[Type],
        argument_locations: &[Location],
    ) -> Block {
        assert!(
            argument_types.len() == argument_locations.len(),
            "every argument has a type and a location"
        );
        let block = self.create_empty_block();
        let types = argument_types.iter().map(|ty| self.type_number(ty));
        let types: Vec<u32> = types.collect();
        self.create_arguments(block, &types, argument_locations);
        block
    }

    /// Creates a detached block without arguments.
    #[doc(hidden)]
    pub fn create_empty_block(&mut self) -> Block {
        self.blocks.insert(BlockData {
            parent: NIL,
            prev: NIL,
            next: NIL,
            first_op: NIL,
            last_op: NIL,
            first_use: NIL,
            arguments: PoolSlice::default(),
            locations: PoolSlice::default(),
        })
    }

    /// Adds arguments to a block that has none, of the types with these numbers.
    pub(super) fn create_arguments(&mut self, block: Block, types: &[u32], locations: &[Location]) {
        let arguments = self.create_values(types, block.index(), ARGUMENT);
        let locations = self.location_lists.allocate_from(locations);
        let data = self.blocks.get_mut(block);
        (data.arguments, data.locations) = (arguments, locations);
    }
}

impl Block {
    /// Whether the block exists in `ir`.
    pub fn is_alive(self, ir: &Ir) -> bool {
        ir.blocks.contains(self)
    }

    /// The arguments.
    #[inline]
    #[track_caller]
    pub fn arguments(self, ir: &Ir) -> &[Value] {
        ir.value_lists.get(ir.blocks.get(self).arguments)
    }

    /// Returns argument `number`.
    ///
    /// # Panics
    ///
    /// If there are fewer arguments.
    #[track_caller]
    pub fn argument(self, ir: &Ir, number: usize) -> Value {
        match self.arguments(ir).get(number) {
            Some(argument) => *argument,
            None => self.lacks_argument(ir, number),
        }
    }

    /// Panics because there is no argument with this number.
    #[cold]
    #[track_caller]
    fn lacks_argument(self, ir: &Ir, number: usize) -> ! {
        let count = self.arguments(ir).len();
        let plural = if count == 1 { "" } else { "s" };
        panic!("the block has {count} argument{plural}, so there is no argument {number}")
    }

    /// Returns the location of argument `number`.
    ///
    /// # Panics
    ///
    /// If there are fewer arguments.
    #[track_caller]
    pub fn argument_location(self, ir: &Ir, number: usize) -> Location {
        self.argument(ir, number);
        ir.location_lists.get(ir.blocks.get(self).locations)[number]
    }

    /// Changes the location of argument `number`.
    ///
    /// # Panics
    ///
    /// If there are fewer arguments.
    #[track_caller]
    pub fn set_argument_location(self, ir: &mut Ir, number: usize, location: Location) {
        self.argument(ir, number);
        let list = ir.blocks.get(self).locations;
        ir.check_location(location);
        ir.location_lists.get_mut(list)[number] = location;
    }

    /// Adds an argument at the end.
    #[track_caller]
    pub fn add_argument(self, ir: &mut Ir, ty: &Type, location: Location) -> Value {
        ir.blocks.get(self);
        ir.check_location(location);
        ir.note_changed_block(self);
        let ty = ir.type_number(ty);
        let data = ir.blocks.get_mut(self);
        let value = ir.values.insert(ValueData {
            ty,
            first_use: NIL,
            owner: self.index(),
            number: data.arguments.len() as u32 | ARGUMENT,
        });
        data.arguments = ir.value_lists.push(data.arguments, value);
        data.locations = ir.location_lists.push(data.locations, location);
        value
    }

    /// Removes argument `number`.
    ///
    /// # Panics
    ///
    /// If the argument has uses, or if there are fewer arguments.
    #[track_caller]
    pub fn erase_argument(self, ir: &mut Ir, number: usize) {
        self.argument(ir, number);
        self.erase_arguments(ir, |other| other == number);
    }

    /// Removes the arguments whose numbers `is_erased` holds for. One call takes as long as the removal of one argument,
    /// however many there are.
    ///
    /// # Panics
    ///
    /// If one of them has uses.
    #[track_caller]
    pub fn erase_arguments(self, ir: &mut Ir, is_erased: impl Fn(usize) -> bool) {
        let data = ir.blocks.get(self);
        let (old, old_locations) = (data.arguments, data.locations);
        let mut all = ir.value_lists.get(old).to_vec();
        let mut locations = ir.location_lists.get(old_locations).to_vec();
        let erased: Vec<bool> = (0..all.len()).map(is_erased).collect();
        let gone = { all.iter().zip(&erased) }.filter(|(_, erased)| **erased);
        let gone: Vec<Value> = gone.map(|(value, _)| *value).collect();
        if gone.is_empty() {
            return;
        }
        assert!(
            gone.iter().all(|value| value.is_unused(ir)),
            "the erased block argument is still used"
        );
        ir.note_changed_block(self);
        for value in gone {
            ir.values.remove(value);
        }
        let mut places = erased.iter();
        all.retain(|_| places.next() == Some(&false));
        let mut places = erased.iter();
        locations.retain(|_| places.next() == Some(&false));
        for (number, value) in all.iter().enumerate() {
            ir.values.get_mut(*value).number = number as u32 | ARGUMENT;
        }
        ir.value_lists.release(old);
        ir.location_lists.release(old_locations);
        let arguments = ir.value_lists.allocate_from(&all);
        let locations = ir.location_lists.allocate_from(&locations);
        let data = ir.blocks.get_mut(self);
        (data.arguments, data.locations) = (arguments, locations);
    }

    /// The region that contains the block.
    #[inline]
    #[track_caller]
    pub fn parent_region(self, ir: &Ir) -> Option<Region> {
        ir.regions.link(ir.blocks.get(self).parent)
    }

    /// The operation whose region contains the block.
    #[inline]
    #[track_caller]
    pub fn parent_op(self, ir: &Ir) -> Option<Operation> {
        self.parent_region(ir)?.parent_op(ir)
    }

    /// The first operation.
    #[inline]
    #[track_caller]
    pub fn first_op(self, ir: &Ir) -> Option<Operation> {
        ir.ops.link(ir.blocks.get(self).first_op)
    }

    /// The last operation.
    #[inline]
    #[track_caller]
    pub fn last_op(self, ir: &Ir) -> Option<Operation> {
        ir.ops.link(ir.blocks.get(self).last_op)
    }

    /// Whether the block contains no operation.
    #[track_caller]
    pub fn is_empty(self, ir: &Ir) -> bool {
        ir.blocks.get(self).first_op == NIL
    }

    /// The operations in order.
    #[inline]
    #[track_caller]
    pub fn operations(self, ir: &Ir) -> impl Iterator<Item = Operation> {
        let mut next = ir.blocks.get(self).first_op;
        std::iter::from_fn(move || {
            let op = ir.ops.link(next)?;
            next = ir.ops.at(next).next;
            Some(op)
        })
    }

    /// The last operation, if it is a terminator, or an unregistered operation, which may be one.
    #[track_caller]
    pub fn terminator(self, ir: &Ir) -> Option<Operation> {
        self.last_op(ir)
            .filter(|op| op.spec(ir).is_none_or(|spec| spec.is_terminator))
    }

    /// The next block of the region.
    #[inline]
    #[track_caller]
    pub fn next(self, ir: &Ir) -> Option<Block> {
        ir.blocks.link(ir.blocks.get(self).next)
    }

    /// The previous block of the region.
    #[inline]
    #[track_caller]
    pub fn prev(self, ir: &Ir) -> Option<Block> {
        ir.blocks.link(ir.blocks.get(self).prev)
    }

    /// Whether this is the first block of its region.
    #[track_caller]
    pub fn is_entry(self, ir: &Ir) -> bool {
        let data = ir.blocks.get(self);
        data.parent != NIL && data.prev == NIL
    }

    /// The successors of the block's last operation.
    #[track_caller]
    pub fn successors(self, ir: &Ir) -> &[Block] {
        self.last_op(ir).map_or(&[], |op| op.successors(ir))
    }

    /// The blocks that branch to this one, once per branch.
    #[track_caller]
    pub fn predecessors(self, ir: &Ir) -> impl Iterator<Item = Block> {
        self.successor_uses(ir).filter_map(|op| op.parent_block(ir))
    }

    /// Moves an operation to the end of the block. The operation may be detached or in any block,
    /// including this one.
    ///
    /// ```
    /// use ods_runtime::{Ir, Location, OperationState};
    /// let mut ir = Ir::new();
    /// let block = ir.create_block(&[]);
    /// let [a, b] = ["t.a", "t.b"].map(|name| {
    ///     let op = ir.create(OperationState::unregistered(name, Location::UNKNOWN));
    ///     block.append(&mut ir, op);
    ///     op
    /// });
    /// block.append(&mut ir, a);
    /// assert_eq!(block.operations(&ir).collect::<Vec<_>>(), [b, a]);
    /// ```
    ///
    /// # Panics
    ///
    /// If the block is nested in the operation.
    #[track_caller]
    pub fn append(self, ir: &mut Ir, op: Operation) {
        op.insert(ir, self, None);
    }

    /// Moves all operations of the block, in their order, before `before` in `target`, or to its
    /// end.
    ///
    /// ```
    /// use ods_runtime::{Ir, Location, OperationState};
    /// let mut ir = Ir::new();
    /// let [from, to] = [ir.create_block(&[]), ir.create_block(&[])];
    /// let [a, b, c] = ["t.a", "t.b", "t.c"].map(|name| {
    ///     ir.create(OperationState::unregistered(name, Location::UNKNOWN))
    /// });
    /// from.append(&mut ir, a);
    /// from.append(&mut ir, b);
    /// to.append(&mut ir, c);
    /// from.move_operations(&mut ir, to, Some(c));
    /// assert_eq!(to.operations(&ir).collect::<Vec<_>>(), [a, b, c]);
    /// assert!(from.is_empty(&ir) && a.is_before_in_block(&ir, b) && b.is_before_in_block(&ir, c));
    /// ```
    ///
    /// # Panics
    ///
    /// If `target` is this block or nested in it, or if `before` is not in `target`.
    #[inline]
    #[track_caller]
    pub fn move_operations(self, ir: &mut Ir, target: Block, before: Option<Operation>) {
        ir.blocks.get(self);
        assert!(
            before.is_none_or(|before| before.parent_block(ir) == Some(target)),
            "the operation to insert before is in another block"
        );
        let mut around = Some(ir.blocks.get(target));
        assert!(target != self, "a block cannot be moved into itself");
        while let Some(block) = around {
            let parent = (block.parent != NIL).then(|| ir.regions.at(block.parent).parent);
            let parent = parent.filter(|parent| *parent != NIL);
            let outer = parent.map_or(NIL, |parent| ir.ops.at(parent).parent);
            assert!(outer != self.index(), "a block cannot be moved into itself");
            around = (outer != NIL).then(|| ir.blocks.at(outer));
        }
        if let (Some(first), Some(last)) = (self.first_op(ir), self.last_op(ir)) {
            first.move_run(ir, last, target, before);
        }
    }

    /// Removes the block from its region, if it is in one.
    #[track_caller]
    pub fn detach(self, ir: &mut Ir) {
        let BlockData {
            parent, prev, next, ..
        } = *ir.blocks.get(self);
        if parent == NIL {
            return;
        }
        ir.note_changed_block(self);
        if prev == NIL {
            ir.regions.at_mut(parent).first_block = next;
        } else {
            ir.blocks.at_mut(prev).next = next;
        }
        if next == NIL {
            ir.regions.at_mut(parent).last_block = prev;
        } else {
            ir.blocks.at_mut(next).prev = prev;
        }
        let data = ir.blocks.get_mut(self);
        (data.parent, data.prev, data.next) = (NIL, NIL, NIL);
    }

    /// Moves the block into `region`, before `before` or at the end.
    ///
    /// # Panics
    ///
    /// If `before` is in another region, or if `region` is nested in this block.
    #[inline]
    #[track_caller]
    pub fn insert(self, ir: &mut Ir, region: Region, before: Option<Block>) {
        ir.regions.get(region);
        if before == Some(self) && self.parent_region(ir) == Some(region) {
            return;
        }
        if let Some(before) = before {
            assert!(
                before.parent_region(ir) == Some(region),
                "the block to insert before is in another region"
            );
        }
        assert!(
            !self.contains_region(ir, region),
            "a block cannot be moved into itself"
        );
        self.detach(ir);
        self.place(ir, region, before);
    }

    /// Appends a newly created block to `region`.
    #[doc(hidden)]
    #[track_caller]
    pub fn append_new(self, ir: &mut Ir, region: Region) {
        debug_assert!(self.is_empty(ir) && ir.blocks.get(self).parent == NIL);
        self.place(ir, region, None);
    }

    /// Inserts a detached block, which does not contain `region`, into it.
    pub(super) fn place(self, ir: &mut Ir, region: Region, before: Option<Block>) {
        let next = before.map_or(NIL, EntityId::index);
        let prev = if next == NIL {
            ir.regions.get(region).last_block
        } else {
            ir.blocks.at(next).prev
        };
        if prev == NIL {
            ir.regions.get_mut(region).first_block = self.index();
        } else {
            ir.blocks.at_mut(prev).next = self.index();
        }
        if next == NIL {
            ir.regions.get_mut(region).last_block = self.index();
        } else {
            ir.blocks.at_mut(next).prev = self.index();
        }
        let data = ir.blocks.get_mut(self);
        (data.parent, data.prev, data.next) = (region.index(), prev, next);
        ir.changed(Change::BlockInserted(self));
    }

    /// Whether `region` is nested in the operations of the block.
    #[inline]
    #[track_caller]
    fn contains_region(self, ir: &Ir, region: Region) -> bool {
        // Walking up from the region alone would make building deep nesting quadratic: a block whose
        // operations have no regions contains none, and the shorter of both walks decides.
        let mut operations = self.operations(ir);
        let mut above = region.parent_op(ir);
        let mut may_contain = false;
        while let Some(op) = above {
            if !may_contain {
                match operations.next() {
                    Some(inner) => may_contain = !inner.regions(ir).is_empty(),
                    None => return false,
                }
            }
            if op.parent_block(ir) == Some(self) {
                return true;
            }
            above = op.parent_op(ir);
        }
        false
    }

    /// Moves `first` and all operations after it to a new block, which is inserted after this one.
    ///
    /// # Panics
    ///
    /// If the operation is in another block.
    #[must_use = "the new block"]
    #[inline]
    #[track_caller]
    pub fn split_before(self, ir: &mut Ir, first: Operation) -> Block {
        ir.blocks.get(self);
        assert!(
            first.parent_block(ir) == Some(self),
            "the operation is in another block"
        );
        let rest = ir.create_empty_block();
        if let Some(region) = self.parent_region(ir) {
            let after = self.next(ir);
            rest.place(ir, region, after);
        }
        if !ir.is_logging()
            && let Some(last) = self.last_op(ir)
        {
            // The new block is nested in none of the operations.
            first.move_run(ir, last, rest, None);
            return rest;
        }
        // From the back, as MLIR's rewriter moves and reports them.
        while let Some(op) = self.last_op(ir) {
            let before = rest.first_op(ir);
            op.insert(ir, rest, before);
            if op == first {
                break;
            }
        }
        rest
    }

    /// Erases the block and its operations.
    ///
    /// # Panics
    ///
    /// If an argument, or a result of one of its operations, has uses outside, or if an operation
    /// outside branches to the block. The `Ir` is then unchanged.
    #[track_caller]
    pub fn erase(self, ir: &mut Ir) {
        if let Some(what) = ir.block_used_from_outside(self) {
            panic!("{what} of the erased block is still used");
        }
        if !self.is_empty(ir) {
            ir.erase_operations_of(self);
        }
        self.detach(ir);
        self.free(ir);
    }

    /// An index below the capacity of the table of blocks, for side tables.
    #[doc(hidden)]
    pub fn index_in(self) -> usize {
        self.index() as usize
    }

    /// Frees a block without operations.
    #[track_caller]
    pub(crate) fn free(self, ir: &mut Ir) {
        let data = ir.blocks.get(self);
        let (arguments, locations) = (data.arguments, data.locations);
        ir.free_values(arguments);
        ir.location_lists.release(locations);
        ir.blocks.remove(self);
        ir.changed(Change::BlockErased(self));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{OperationState, ValueDefinition};

    #[test]
    fn arguments_come_and_go() {
        let mut ir = Ir::new();
        let block = ir.create_block(&[Type::i32()]);
        for _ in 0..20 {
            block.add_argument(&mut ir, &Type::f32(), Location::UNKNOWN);
        }
        let location = ir.location(&crate::attributes::LocationAttr::name(
            "here",
            crate::attributes::LocationAttr::Unknown,
        ));
        let last = block.add_argument(&mut ir, &Type::index(), location);
        assert_eq!(last.definition(&ir), ValueDefinition::Argument(block, 21));
        let second = block.argument(&ir, 1);
        block.erase_argument(&mut ir, 1);
        assert!(!second.is_alive(&ir));
        assert_eq!(last.definition(&ir), ValueDefinition::Argument(block, 20));
        assert_eq!(block.argument_location(&ir, 20), location);
        assert_eq!(*block.argument(&ir, 0).ty(&ir), Type::i32());
        while !block.arguments(&ir).is_empty() {
            block.erase_argument(&mut ir, 0);
        }
        let value = block.add_argument(&mut ir, &Type::i32(), Location::UNKNOWN);
        assert_eq!(block.arguments(&ir), [value]);
    }

    #[test]
    fn blocks_of_a_region_form_a_list() {
        let mut ir = Ir::new();
        let (here, there) = (ir.create_region(), ir.create_region());
        let blocks: Vec<Block> = (0..3).map(|_| here.add_block(&mut ir, &[])).collect();
        let [a, b, c] = blocks[..] else { return };
        c.insert(&mut ir, here, Some(a));
        assert_eq!(here.blocks(&ir).collect::<Vec<_>>(), [c, a, b]);
        assert!(c.is_entry(&ir) && !a.is_entry(&ir));
        a.detach(&mut ir);
        assert_eq!(
            (c.next(&ir), b.prev(&ir), a.parent_region(&ir)),
            (Some(b), Some(c), None)
        );
        a.insert(&mut ir, there, None);
        here.take_body(&mut ir, there);
        assert_eq!(there.blocks(&ir).collect::<Vec<_>>(), [a, c, b]);
        assert!(here.is_empty(&ir) && there.last_block(&ir) == Some(b));
    }

    #[test]
    fn an_erased_block_takes_its_operations_along() {
        let mut ir = Ir::new();
        let region = ir.create_region();
        let block = region.add_block(&mut ir, &[Type::i32()]);
        let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
        state.operands.push(block.argument(&ir, 0));
        state.result_types.push(Type::i32());
        let def = ir.create(state);
        block.append(&mut ir, def);
        let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
        state.operands.push(def.result(&ir, 0));
        let user = ir.create(state);
        block.append(&mut ir, user);
        block.erase(&mut ir);
        assert!(!block.is_alive(&ir) && !def.is_alive(&ir) && !user.is_alive(&ir));
        assert!(region.is_empty(&ir));
    }
}
