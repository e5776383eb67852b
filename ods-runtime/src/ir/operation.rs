//! Operations: what they are made of, and their place in a block.

use super::ids::{EntityId, NIL};
use super::pool::PoolSlice;
use super::{
    ARGUMENT, Block, Change, EMPTY, Ir, OpData, Operation, OperationState, Region, Value, ValueData,
};
use crate::attributes::{Attribute, DictionaryAttr, NamedAttribute};
use crate::diagnostics::Diagnostic;
use crate::location::Location;
use crate::op::spec::OpSpec;
use crate::op::{OpHandle, OpInfo, Property, Slot};
use crate::types::Type;

/// The name of an operation: `dialect.mnemonic`, and its definition if it is
/// registered.
#[derive(Clone, Copy, Debug)]
pub struct OperationName<'a> {
    text: &'a str,
    info: Option<&'static OpInfo>,
}

impl<'a> OperationName<'a> {
    /// The whole name.
    pub fn as_str(self) -> &'a str {
        self.text
    }

    /// The part before the first dot; the whole name if it has none.
    pub fn dialect(self) -> &'a str {
        self.text
            .split_once('.')
            .map_or(self.text, |(dialect, _)| dialect)
    }

    /// The part after the first dot; empty if the name has none.
    pub fn mnemonic(self) -> &'a str {
        self.text
            .split_once('.')
            .map_or("", |(_, mnemonic)| mnemonic)
    }

    /// The definition of a registered operation.
    pub fn info(self) -> Option<&'static OpInfo> {
        self.info
    }
}

impl Ir {
    /// The names in use so far, by number.
    pub(crate) fn names(&self) -> impl Iterator<Item = OperationName<'_>> {
        self.names.entries.iter().map(|entry| OperationName {
            text: &entry.text,
            info: entry.info,
        })
    }
}

impl Ir {
    /// The first operation from `first` on in its block that `test` accepts;
    /// the test is told which one is the last of the block.
    pub(crate) fn find_in_block(
        &self,
        first: Operation,
        test: impl Fn(&OpData, bool) -> bool,
    ) -> Option<Operation> {
        let mut at = self.ops.get(first).next;
        if test(self.ops.get(first), at == NIL) {
            return Some(first);
        }
        while at != NIL {
            let op = self.ops.at(at);
            if test(op, op.next == NIL) {
                return Some(self.ops.id(at));
            }
            at = op.next;
        }
        None
    }
}

/// Distance between the order numbers of neighbours that were appended.
const ORDER_STRIDE: u32 = 8;

/// What [`Ir::create_raw`] makes an operation from; numbers are those of the
/// tables of the `Ir`.
pub(crate) struct RawState<'a> {
    pub(crate) name: u32,
    pub(crate) location: Location,
    pub(crate) operands: &'a [Value],
    pub(crate) types: &'a [u32],
    pub(crate) inherent: u32,
    pub(crate) discardable: u32,
    pub(crate) successors: &'a [Block],
    pub(crate) regions: &'a [Region],
}

impl Ir {
    /// Creates a detached operation.
    ///
    /// # Panics
    ///
    /// If an operand, successor or region of `state` is stale, or a region
    /// already belongs to an operation.
    pub fn create(&mut self, state: OperationState) -> Operation {
        let name = state.name.number(&mut self.names);
        let types: smallvec::SmallVec<[u32; 4]> = state
            .result_types
            .iter()
            .map(|ty| self.type_number(ty))
            .collect();
        let inherent = self.slots_number(&state.inherent);
        let discardable = if state.discardable.is_empty() {
            EMPTY
        } else {
            self.dictionary_number(&DictionaryAttr::new(state.discardable))
        };
        let mut regions = state.regions;
        for _ in 0..state.new_regions {
            regions.push(self.create_region());
        }
        self.create_raw(&RawState {
            name,
            location: state.location,
            operands: &state.operands,
            types: &types,
            inherent,
            discardable,
            successors: &state.successors,
            regions: &regions,
        })
    }

    pub(crate) fn create_raw(&mut self, state: &RawState<'_>) -> Operation {
        let operands = match state.operands {
            [] => PoolSlice::default(),
            [first, ..] => self.operand_lists.allocate(state.operands.len(), *first),
        };
        self.operand_lists
            .get_mut(operands)
            .copy_from_slice(state.operands);
        let successors = match state.successors {
            [] => PoolSlice::default(),
            [first, ..] => self
                .successor_lists
                .allocate(state.successors.len(), *first),
        };
        self.successor_lists
            .get_mut(successors)
            .copy_from_slice(state.successors);
        let regions = match state.regions {
            [] => PoolSlice::default(),
            [first, ..] => self.region_lists.allocate(state.regions.len(), *first),
        };
        self.region_lists
            .get_mut(regions)
            .copy_from_slice(state.regions);
        let op: Operation = self.ops.insert(OpData {
            name: state.name,
            parent: NIL,
            prev: NIL,
            next: NIL,
            order: 0,
            inherent: state.inherent,
            discardable: state.discardable,
            operands,
            results: PoolSlice::default(),
            regions,
            successors,
            location: state.location,
        });
        let index = op.index();
        let results = self.create_values(state.types, index, 0);
        self.ops.at_mut(index).results = results;
        for at in operands.range() {
            self.link_operand(at as u32, index);
        }
        for at in successors.range() {
            self.link_successor(at as u32, index);
        }
        for region in state.regions {
            let data = self.regions.get_mut(*region);
            assert!(
                data.parent == NIL,
                "the region already belongs to an operation"
            );
            data.parent = index;
        }
        self.changed(Change::Created(op));
        op
    }

    /// New values of the given types, owned by operation or block `owner`.
    pub(crate) fn create_values(&mut self, types: &[u32], owner: u32, mark: u32) -> PoolSlice {
        let mut made: smallvec::SmallVec<[Value; 4]> = smallvec::SmallVec::new();
        for (number, ty) in types.iter().enumerate() {
            made.push(self.values.insert(ValueData {
                ty: *ty,
                first_use: NIL,
                owner,
                number: number as u32 | mark,
            }));
        }
        let Some(first) = made.first() else {
            return PoolSlice::default();
        };
        let list = self.value_lists.allocate(made.len(), *first);
        self.value_lists.get_mut(list).copy_from_slice(&made);
        list
    }

    /// The region that a new operation, or [`OperationState::regions`], takes.
    pub fn create_region(&mut self) -> Region {
        self.regions.insert(super::RegionData {
            parent: NIL,
            first_block: NIL,
            last_block: NIL,
        })
    }
}

impl Operation {
    /// Whether the operation still exists in `ir`.
    pub fn is_alive(self, ir: &Ir) -> bool {
        ir.ops.contains(self)
    }

    /// Its name.
    pub fn name(self, ir: &Ir) -> OperationName<'_> {
        let entry = &ir.names.entries[ir.ops.get(self).name as usize];
        OperationName {
            text: &entry.text,
            info: entry.info,
        }
    }

    /// Number of the name in the table of `ir`.
    #[inline]
    pub(crate) fn name_number(self, ir: &Ir) -> usize {
        ir.ops.get(self).name as usize
    }

    /// Its definition, if it is registered.
    #[inline]
    pub fn info(self, ir: &Ir) -> Option<&'static OpInfo> {
        ir.names.entries[ir.ops.get(self).name as usize].info
    }

    /// Its location.
    pub fn location(self, ir: &Ir) -> Location {
        ir.ops.get(self).location
    }

    /// Changes its location.
    pub fn set_location(self, ir: &mut Ir, location: Location) {
        ir.ops.get_mut(self).location = location;
    }

    /// The operation as an `O`: an op type or an interface handle.
    #[inline]
    pub fn cast<O: OpHandle>(self, ir: &Ir) -> Option<O> {
        O::cast(self, ir)
    }

    /// Whether the operation is an `O`.
    pub fn is<O: OpHandle>(self, ir: &Ir) -> bool {
        O::cast(self, ir).is_some()
    }

    /// All operands.
    #[inline]
    pub fn operands(self, ir: &Ir) -> &[Value] {
        ir.operand_lists.get(ir.ops.get(self).operands)
    }

    /// Operand `number`.
    ///
    /// # Panics
    ///
    /// If there are fewer operands.
    pub fn operand(self, ir: &Ir, number: usize) -> Value {
        self.operands(ir)[number]
    }

    /// All results.
    #[inline]
    pub fn results(self, ir: &Ir) -> &[Value] {
        ir.value_lists.get(ir.ops.get(self).results)
    }

    /// Result `number`.
    ///
    /// # Panics
    ///
    /// If there are fewer results.
    pub fn result(self, ir: &Ir, number: usize) -> Value {
        self.results(ir)[number]
    }

    /// The types of the results.
    pub fn result_types(self, ir: &Ir) -> impl ExactSizeIterator<Item = &Type> {
        self.results(ir).iter().map(|value| value.ty(ir))
    }

    /// All regions.
    #[inline]
    pub fn regions(self, ir: &Ir) -> &[Region] {
        ir.region_lists.get(ir.ops.get(self).regions)
    }

    /// All successors.
    #[inline]
    pub fn successors(self, ir: &Ir) -> &[Block] {
        ir.successor_lists.get(ir.ops.get(self).successors)
    }

    /// Makes operand `number` use `value`.
    ///
    /// # Panics
    ///
    /// If there are fewer operands.
    pub fn set_operand(self, ir: &mut Ir, number: usize, value: Value) {
        let operands = ir.ops.get(self).operands;
        assert!(
            number < operands.len(),
            "operand #{number} of an operation with {} operands",
            operands.len()
        );
        let at = operands.start() + number as u32;
        ir.unlink_operand(at);
        *ir.operand_lists.at_mut(at) = value;
        ir.link_operand(at, self.index());
        ir.changed(Change::Modified(self));
    }

    /// Replaces all operands; their number may change.
    pub fn set_operands(self, ir: &mut Ir, values: &[Value]) {
        let old = ir.ops.get(self).operands;
        for at in old.range() {
            ir.unlink_operand(at as u32);
        }
        ir.operand_lists.release(old);
        let new = match values {
            [] => PoolSlice::default(),
            [first, ..] => ir.operand_lists.allocate(values.len(), *first),
        };
        ir.operand_lists.get_mut(new).copy_from_slice(values);
        ir.ops.get_mut(self).operands = new;
        for at in new.range() {
            ir.link_operand(at as u32, self.index());
        }
        ir.changed(Change::Modified(self));
    }

    /// Makes successor `number` name `block`.
    ///
    /// # Panics
    ///
    /// If there are fewer successors.
    pub fn set_successor(self, ir: &mut Ir, number: usize, block: Block) {
        let successors = ir.ops.get(self).successors;
        assert!(
            number < successors.len(),
            "successor #{number} of an operation with {} successors",
            successors.len()
        );
        let at = successors.start() + number as u32;
        ir.unlink_successor(at);
        *ir.successor_lists.at_mut(at) = block;
        ir.link_successor(at, self.index());
        ir.changed(Change::Modified(self));
    }

    /// The attribute in inherent slot `slot`.
    #[inline]
    pub(crate) fn slot(self, ir: &Ir, slot: usize) -> Option<&Attribute> {
        ir.slots.get(ir.ops.get(self).inherent).get(slot)?.attr()
    }

    /// The value of property `number`.
    #[inline]
    pub(crate) fn property<'ir>(
        self,
        ir: &'ir Ir,
        spec: &OpSpec,
        number: usize,
    ) -> Option<&'ir Property> {
        self.slots(ir).get(spec.property_slot(number))?.property()
    }

    /// All inherent slots; shorter than the definition has when all are empty.
    pub(crate) fn slots(self, ir: &Ir) -> &[Slot] {
        ir.slots.get(ir.ops.get(self).inherent)
    }

    pub(crate) fn set_slot(self, ir: &mut Ir, slot: usize, value: Option<Attribute>) {
        self.fill_slot(ir, slot, value.into());
    }

    pub(crate) fn set_property(self, ir: &mut Ir, spec: &OpSpec, number: usize, value: Property) {
        self.fill_slot(ir, spec.property_slot(number), value.into());
    }

    pub(crate) fn fill_slot(self, ir: &mut Ir, slot: usize, value: Slot) {
        let mut slots: Vec<_> = self.slots(ir).to_vec();
        if slots.len() <= slot {
            slots.resize(slot + 1, Slot::Empty);
        }
        if let Some(info) = self.info(ir) {
            slots.resize(info.spec().slot_count().max(slots.len()), Slot::Empty);
        }
        slots[slot] = value;
        let number = ir.slots_number(&slots);
        ir.ops.get_mut(self).inherent = number;
        ir.changed(Change::Modified(self));
    }

    /// The properties of an unregistered operation: what stood in `<…>`.
    pub fn unregistered_properties(self, ir: &Ir) -> Option<&Attribute> {
        if self.info(ir).is_some() {
            None
        } else {
            self.slot(ir, 0)
        }
    }

    /// The discardable attributes, sorted by name.
    #[inline]
    pub fn discardable_attributes(self, ir: &Ir) -> &DictionaryAttr {
        ir.dictionaries.get(ir.ops.get(self).discardable)
    }

    /// Replaces all discardable attributes.
    pub fn set_discardable_attributes(self, ir: &mut Ir, attributes: &DictionaryAttr) {
        let number = ir.dictionary_number(attributes);
        ir.ops.get_mut(self).discardable = number;
        ir.changed(Change::Modified(self));
    }

    /// The attribute of that name: inherent first, then discardable, as
    /// `Operation::getAttr`.
    pub fn attribute<'ir>(self, ir: &'ir Ir, name: &str) -> Option<&'ir Attribute> {
        if let Some(info) = self.info(ir)
            && let Some(slot) = info.spec().slot(name)
        {
            return self.slot(ir, slot);
        }
        self.discardable_attributes(ir).get(name)
    }

    /// Sets an attribute by name: the inherent slot of that name if the
    /// operation has one, the discardable dictionary otherwise; `None` removes
    /// it.
    pub fn set_attribute(self, ir: &mut Ir, name: &str, value: Option<Attribute>) {
        if let Some(info) = self.info(ir)
            && let Some(slot) = info.spec().slot(name)
        {
            return self.set_slot(ir, slot, value);
        }
        let dictionary = self.discardable_attributes(ir);
        let kept = dictionary
            .iter()
            .filter(|entry| &*entry.name != name)
            .cloned();
        let entries: Vec<NamedAttribute> = kept
            .chain(value.map(|value| NamedAttribute::new(name, value)))
            .collect();
        self.set_discardable_attributes(ir, &DictionaryAttr::new(entries));
    }

    /// The block that holds the operation.
    #[inline]
    pub fn parent_block(self, ir: &Ir) -> Option<Block> {
        ir.blocks.link(ir.ops.get(self).parent)
    }

    /// The region that holds the operation's block.
    pub fn parent_region(self, ir: &Ir) -> Option<Region> {
        self.parent_block(ir)?.parent_region(ir)
    }

    /// The operation whose region holds this one.
    pub fn parent_op(self, ir: &Ir) -> Option<Operation> {
        self.parent_region(ir)?.parent_op(ir)
    }

    /// The nearest enclosing operation that is a `O`, this one not counted.
    pub fn parent_of_type<O: OpHandle>(self, ir: &Ir) -> Option<O> {
        std::iter::successors(self.parent_op(ir), |op| op.parent_op(ir))
            .find_map(|op| O::cast(op, ir))
    }

    /// The operation after this one in its block.
    #[inline]
    pub fn next(self, ir: &Ir) -> Option<Operation> {
        ir.ops.link(ir.ops.get(self).next)
    }

    /// The operation before this one in its block.
    pub fn prev(self, ir: &Ir) -> Option<Operation> {
        ir.ops.link(ir.ops.get(self).prev)
    }

    /// Whether this operation stands before `other`, which must be in the same
    /// block.
    ///
    /// # Panics
    ///
    /// If the two are not in one block.
    pub fn is_before_in_block(self, ir: &Ir, other: Operation) -> bool {
        let (this, other) = (ir.ops.get(self), ir.ops.get(other));
        assert!(
            this.parent == other.parent && this.parent != NIL,
            "the operations are not in one block"
        );
        this.order < other.order
    }

    /// Whether this operation is `other`, or holds it in a region.
    pub fn is_ancestor_of(self, ir: &Ir, other: Operation) -> bool {
        std::iter::successors(Some(other), |op| op.parent_op(ir)).any(|op| op == self)
    }

    /// Takes the operation out of its block, if it is in one.
    pub fn detach(self, ir: &mut Ir) {
        let OpData {
            parent, prev, next, ..
        } = *ir.ops.get(self);
        if parent == NIL {
            return;
        }
        if prev == NIL {
            ir.blocks.at_mut(parent).first_op = next;
        } else {
            ir.ops.at_mut(prev).next = next;
        }
        if next == NIL {
            ir.blocks.at_mut(parent).last_op = prev;
        } else {
            ir.ops.at_mut(next).prev = prev;
        }
        let data = ir.ops.get_mut(self);
        (data.parent, data.prev, data.next) = (NIL, NIL, NIL);
    }

    /// Puts the operation before `anchor`, taking it from where it was.
    ///
    /// # Panics
    ///
    /// If `anchor` is in no block, or inside this operation.
    pub fn move_before(self, ir: &mut Ir, anchor: Operation) {
        let block = anchor
            .parent_block(ir)
            .unwrap_or_else(|| panic!("the anchor is in no block"));
        if self != anchor {
            self.insert(ir, block, Some(anchor));
        }
    }

    /// Puts the operation after `anchor`, taking it from where it was.
    ///
    /// # Panics
    ///
    /// If `anchor` is in no block, or inside this operation.
    pub fn move_after(self, ir: &mut Ir, anchor: Operation) {
        let block = anchor
            .parent_block(ir)
            .unwrap_or_else(|| panic!("the anchor is in no block"));
        if self != anchor {
            let before = anchor.next(ir);
            if before != Some(self) {
                self.insert(ir, block, before);
            }
        }
    }

    /// Puts the operation into `block`, before `before` or at the end.
    pub(crate) fn insert(self, ir: &mut Ir, block: Block, before: Option<Operation>) {
        self.detach(ir);
        assert!(
            !self.contains_block(ir, block),
            "an operation cannot be moved into itself"
        );
        let parent = block.index();
        let next = before.map_or(NIL, EntityId::index);
        let prev = if next == NIL {
            ir.blocks.get(block).last_op
        } else {
            ir.ops.at(next).prev
        };
        if prev == NIL {
            ir.blocks.get_mut(block).first_op = self.index();
        } else {
            ir.ops.at_mut(prev).next = self.index();
        }
        if next == NIL {
            ir.blocks.get_mut(block).last_op = self.index();
        } else {
            ir.ops.at_mut(next).prev = self.index();
        }
        let low = if prev == NIL {
            0
        } else {
            ir.ops.at(prev).order
        };
        let order = if next == NIL {
            low.checked_add(ORDER_STRIDE)
        } else {
            let high = ir.ops.at(next).order;
            (high > low + 1).then(|| low + (high - low) / 2)
        };
        let data = ir.ops.get_mut(self);
        (data.parent, data.prev, data.next) = (parent, prev, next);
        match order {
            Some(order) => data.order = order,
            None => renumber(ir, block),
        }
    }

    /// Whether `block` is somewhere in the regions of the operation.
    fn contains_block(self, ir: &Ir, block: Block) -> bool {
        let mut blocks = self.regions(ir).iter().flat_map(|region| region.blocks(ir));
        if blocks.clone().all(|block| block.is_empty(ir)) {
            // A new operation; climbing from the block would make it quadratic
            // to build deep nesting.
            return blocks.any(|inside| inside == block);
        }
        block
            .parent_op(ir)
            .is_some_and(|parent| self.is_ancestor_of(ir, parent))
    }

    /// Erases the operation with everything in its regions.
    ///
    /// # Panics
    ///
    /// If a result is still used by an operation outside; replace the uses
    /// first.
    pub fn erase(self, ir: &mut Ir) {
        let mut doomed = Vec::new();
        super::walk::collect_nested(ir, self, &mut doomed);
        // Operands first, so that only uses from outside remain.
        ir.unlink_all(&doomed);
        for result in self.results(ir) {
            assert!(
                result.is_unused(ir),
                "a result of the erased operation is still used"
            );
        }
        self.detach(ir);
        ir.free_all(&doomed);
    }

    /// An error at the operation: `'dialect.name' op message`.
    pub fn emit_error(self, ir: &Ir, message: impl std::fmt::Display) -> Diagnostic {
        Diagnostic::error(
            self.location(ir),
            format!("'{}' op {message}", self.name(ir).as_str()),
        )
    }
}

impl Ir {
    /// Takes operations out of the use lists of their operands and successors.
    fn unlink_all(&mut self, ops: &[Operation]) {
        for op in ops {
            let OpData {
                operands,
                successors,
                ..
            } = *self.ops.get(*op);
            for at in operands.range() {
                self.unlink_operand(at as u32);
            }
            for at in successors.range() {
                self.unlink_successor(at as u32);
            }
            self.operand_lists.release(operands);
            self.successor_lists.release(successors);
            let data = self.ops.get_mut(*op);
            (data.operands, data.successors) = (PoolSlice::default(), PoolSlice::default());
        }
    }

    /// Frees unlinked operations, which stand after those they are nested in.
    fn free_all(&mut self, ops: &[Operation]) {
        for op in ops.iter().rev() {
            let OpData {
                results, regions, ..
            } = *self.ops.get(*op);
            for region in self.region_lists.get(regions).to_vec() {
                region.free(self);
            }
            self.region_lists.release(regions);
            self.free_values(results);
            self.ops.remove(*op);
            self.changed(Change::Erased(*op));
        }
    }

    /// Frees what a parser made before it failed: operation `top`, those of
    /// `regions` that belong to no operation, `blocks` that are in no region,
    /// and `values` that nothing defines.
    pub(crate) fn discard(
        &mut self,
        top: Operation,
        regions: &[Region],
        blocks: &[Block],
        values: &[Value],
    ) {
        let mut doomed = Vec::new();
        super::walk::collect_nested(self, top, &mut doomed);
        let orphans: Vec<Region> = regions
            .iter()
            .copied()
            .filter(|region| region.is_alive(self) && region.parent_op(self).is_none())
            .collect();
        for block in orphans.iter().flat_map(|region| region.blocks(self)) {
            for op in block.operations(self) {
                super::walk::collect_nested(self, op, &mut doomed);
            }
        }
        self.unlink_all(&doomed);
        self.free_all(&doomed);
        for region in orphans {
            region.free(self);
        }
        for block in blocks {
            if block.is_alive(self) && block.parent_region(self).is_none() {
                block.free(self);
            }
        }
        for value in values {
            self.free_placeholder(*value);
        }
    }

    pub(crate) fn free_values(&mut self, list: PoolSlice) {
        for value in self.value_lists.get(list).to_vec() {
            self.values.remove(value);
        }
        self.value_lists.release(list);
    }

    /// Changes the result types of a result list that is being replaced.
    pub(crate) fn mark_argument(number: usize) -> u32 {
        number as u32 | ARGUMENT
    }
}

/// Gives every operation of the block a fresh order number.
fn renumber(ir: &mut Ir, block: Block) {
    let mut at = ir.blocks.get(block).first_op;
    let mut order = 0_u32;
    while at != NIL {
        // Blocks of more than 2^29 operations would need another stride; the
        // tables hold 2^32 operations in all, and each takes 80 bytes.
        order = order.saturating_add(ORDER_STRIDE);
        let data = ir.ops.at_mut(at);
        data.order = order;
        at = data.next;
    }
}
