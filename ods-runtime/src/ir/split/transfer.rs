//! Moving what regions hold from one `Ir` to another.
//!
//! Everything that moves is listed first; then places are taken in the other
//! `Ir`, and every entity is copied with its links translated. Tables by index
//! say where everything went, so that an operation costs a few dozen steps,
//! whatever the size of the two `Ir`s.
//!
//! **Invariant:** the source is not changed before everything was copied, and
//! nothing outside may use what moves, or be used by it.

use crate::ir::ids::{EntityId, NIL, Table};
use crate::ir::pool::{Pool, PoolSlice};
use crate::ir::uses::UseNode;
use crate::ir::{
    ARGUMENT, Block, BlockData, Ir, Nested, OpData, Operation, Region, RegionData, Value, ValueData,
};
use crate::location::{FileId, Location, LocationKind};

/// Where an entity is, and where it goes: indices.
type Pair = (u32, u32);

/// What moves, by kind.
#[derive(Default)]
pub(super) struct Moved {
    pub(super) ops: Vec<Pair>,
    pub(super) blocks: Vec<Pair>,
    /// The ones that stay, and only lose what they hold, come first.
    pub(super) regions: Vec<Pair>,
    /// How many stay.
    kept_regions: usize,
    pub(super) values: Vec<Pair>,
}

/// Something inside uses what is outside, or the other way round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outside(pub(super) &'static str);

/// By index in the source: one more than the index in the destination; 0 for
/// what does not move.
type Places = Vec<u32>;

/// Tables that are kept from one time to the next; empty in between.
#[derive(Default, Debug)]
pub(crate) struct Scratch {
    ops: Places,
    blocks: Places,
    regions: Places,
    values: Places,
    /// Places in the pools of operands and successors.
    operands: Places,
    successors: Places,
    names: Numbers,
    types: Numbers,
    slots: Numbers,
    dictionaries: Numbers,
    locations: Numbers,
}

/// It holds nothing between uses.
impl Clone for Scratch {
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// Numbers of one table as numbers of another.
#[derive(Default, Debug)]
struct Numbers {
    places: Places,
    known: Vec<u32>,
}

impl Numbers {
    #[inline]
    fn get(&mut self, number: u32, make: impl FnOnce() -> u32) -> u32 {
        let at = number as usize;
        if self.places.len() <= at {
            self.places.resize(at + 1, 0);
        }
        if self.places[at] == 0 {
            self.places[at] = make() + 1;
            self.known.push(number);
        }
        self.places[at] - 1
    }

    fn forget(&mut self) {
        for number in self.known.drain(..) {
            self.places[number as usize] = 0;
        }
    }
}

/// Files that the source has got since they were the same: from this number on,
/// they have numbers that are larger by so much in the destination.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct NewFiles {
    pub(super) first: u32,
    pub(super) shift: u32,
}

/// Where a link leads.
#[inline]
fn link(places: &Places, index: u32, what: &'static str) -> Result<u32, Outside> {
    if index == NIL {
        return Ok(NIL);
    }
    // What is not in the table at all does not move, and neither does 0.
    places
        .get(index as usize)
        .and_then(|place| place.checked_sub(1))
        .ok_or(Outside(what))
}

const USE: &str = "a value from inside is used outside";
const VALUE: &str = "a value from outside is used inside";
const BLOCK: &str = "a branch leads outside";
const PREDECESSOR: &str = "a branch leads inside";
const PARENT: &str = "the lists of operations are torn";

impl Scratch {
    fn fit(&mut self, src: &Ir) {
        for (places, len) in [
            (&mut self.ops, src.ops.capacity()),
            (&mut self.blocks, src.blocks.capacity()),
            (&mut self.regions, src.regions.capacity()),
            (&mut self.values, src.values.capacity()),
            (&mut self.operands, src.operand_uses.len()),
            (&mut self.successors, src.successor_uses.len()),
        ] {
            if places.len() < len {
                places.resize(len, 0);
            }
        }
    }

    /// Forgets everything that was moved.
    fn forget(&mut self, src: &Ir, moved: &Moved) {
        for (list, places) in [
            (&moved.blocks, &mut self.blocks),
            (&moved.regions, &mut self.regions),
            (&moved.values, &mut self.values),
            (&moved.ops, &mut self.ops),
        ] {
            for (index, _) in list {
                places[*index as usize] = 0;
            }
        }
        for (index, _) in &moved.ops {
            // These are short: a loop does it faster than `fill`.
            let data = src.ops.at(*index);
            for place in &mut self.operands[data.operands.range()] {
                *place = 0;
            }
            for place in &mut self.successors[src.nested_of(data).successors.range()] {
                *place = 0;
            }
        }
        self.forget_numbers();
    }

    fn forget_numbers(&mut self) {
        for numbers in [
            &mut self.names,
            &mut self.types,
            &mut self.slots,
            &mut self.dictionaries,
            &mut self.locations,
        ] {
            numbers.forget();
        }
    }

    fn name(&mut self, src: &Ir, dst: &mut Ir, name: u32) -> u32 {
        let entry = &src.names.entries[name as usize];
        self.names.get(name, || match entry.info {
            Some(info) => dst.names.registered(info),
            None => dst.names.unregistered(&entry.text),
        })
    }

    pub(super) fn ty(&mut self, src: &Ir, dst: &mut Ir, ty: u32) -> u32 {
        self.types.get(ty, || dst.type_number(src.types.get(ty)))
    }

    /// Numbers of inherent and discardable attributes.
    fn attributes(&mut self, src: &Ir, dst: &mut Ir, op: &OpData) -> (u32, u32) {
        let inherent = self.slots.get(op.inherent, || {
            let slots = src.slots.get(op.inherent);
            dst.slots.intern_with(&**slots, || slots.clone())
        });
        let discardable = self.dictionaries.get(op.discardable, || {
            let entries = src.dictionaries.get(op.discardable);
            dst.dictionaries.intern_with(entries, || entries.clone())
        });
        (inherent, discardable)
    }

    pub(super) fn location(
        &mut self,
        src: &Ir,
        dst: &mut Ir,
        files: NewFiles,
        location: Location,
    ) -> Location {
        match location.kind() {
            LocationKind::Source { file, offset } if file.number() >= files.first => {
                Location::source(FileId::of_number(file.number() + files.shift), offset)
            }
            LocationKind::Unknown | LocationKind::Source { .. } => location,
            LocationKind::Attribute(number) => {
                Location::attribute(self.locations.get(number, || {
                    let attr = src.locations.get(number);
                    dst.locations.intern_with(attr, || attr.clone())
                }))
            }
        }
    }

    /// What an operation itself is, without its operands and regions: name,
    /// attributes and location are those of `dst`.
    pub(super) fn head(
        &mut self,
        src: &Ir,
        dst: &mut Ir,
        files: NewFiles,
        op: Operation,
    ) -> OpData {
        let old = src.ops.get(op);
        let (inherent, discardable) = self.attributes(src, dst, old);
        OpData {
            name: self.name(src, dst, old.name),
            inherent,
            discardable,
            location: self.location(src, dst, files, old.location),
            ..old.clone()
        }
    }

    /// Forgets the numbers that [`head`](Self::head) and the like looked up.
    pub(super) fn end(&mut self) {
        self.forget_numbers();
    }

    /// Copies what the first region of each pair, in `src`, holds into the
    /// second, in `dst`, which holds nothing.
    ///
    /// # Errors
    ///
    /// If something inside and something outside use each other; `dst` then is
    /// as it was.
    pub(super) fn copy(
        &mut self,
        src: &Ir,
        dst: &mut Ir,
        files: NewFiles,
        regions: &[(Region, Region)],
    ) -> Result<Moved, Outside> {
        self.fit(src);
        let mut moved = collect(src, regions);
        self.take_places(src, dst, &mut moved);
        let copied = Copying {
            scratch: self,
            src,
            dst,
            files,
        }
        .copy_all(&moved);
        self.forget(src, &moved);
        if let Err(outside) = copied {
            moved.give_places_back(dst);
            return Err(outside);
        }
        Ok(moved)
    }

    fn take_places(&mut self, src: &Ir, dst: &mut Ir, moved: &mut Moved) {
        let kept = moved.kept_regions;
        for (from, to) in &moved.regions[..kept] {
            self.regions[*from as usize] = to + 1;
        }
        if let Some((first, _)) = moved.ops.first().copied() {
            dst.ops
                .take(&mut moved.ops, &mut self.ops, src.ops.at(first));
        }
        if let Some((first, _)) = moved.blocks.first().copied() {
            dst.blocks
                .take(&mut moved.blocks, &mut self.blocks, src.blocks.at(first));
        }
        if let Some((first, _)) = moved.values.first().copied() {
            dst.values
                .take(&mut moved.values, &mut self.values, src.values.at(first));
        }
        let empty = RegionData {
            parent: NIL,
            first_block: NIL,
            last_block: NIL,
        };
        dst.regions
            .take(&mut moved.regions[kept..], &mut self.regions, &empty);
        for (index, _) in &moved.ops {
            let op = src.ops.at(*index);
            take_list(
                &src.operand_lists,
                &mut dst.operand_lists,
                op.operands,
                &mut self.operands,
            );
            take_list(
                &src.successor_lists,
                &mut dst.successor_lists,
                src.nested_of(op).successors,
                &mut self.successors,
            );
        }
        for (nodes, len) in [
            (&mut dst.operand_uses, dst.operand_lists.capacity()),
            (&mut dst.successor_uses, dst.successor_lists.capacity()),
        ] {
            if nodes.len() < len {
                nodes.resize(len, UseNode::UNLINKED);
            }
        }
    }
}

/// Takes room for a list, and says where each of its elements goes.
fn take_list<T: Clone>(src: &Pool<T>, dst: &mut Pool<T>, list: PoolSlice, places: &mut Places) {
    if list.is_empty() {
        return;
    }
    let new = dst.allocate(list.len(), src.at(list.start()).clone());
    for (place, at) in places[list.range()].iter_mut().zip(new.range()) {
        *place = at as u32 + 1;
    }
}

/// Everything that is in the first region of each pair.
fn collect(src: &Ir, regions: &[(Region, Region)]) -> Moved {
    let mut moved = Moved {
        kept_regions: regions.len(),
        ..Moved::default()
    };
    let pairs = regions.iter().map(|(from, to)| (from.index(), to.index()));
    moved.regions.extend(pairs);
    let mut at = 0;
    while let Some((region, _)) = moved.regions.get(at) {
        at += 1;
        let mut block = src.regions.at(*region).first_block;
        while block != NIL {
            let data = src.blocks.at(block);
            moved.blocks.push((block, NIL));
            let arguments = src.value_lists.get(data.arguments);
            (moved.values).extend(arguments.iter().map(|value| (value.index(), NIL)));
            let mut op = data.first_op;
            while op != NIL {
                let data = src.ops.at(op);
                moved.ops.push((op, NIL));
                let results = src.value_lists.get(data.results);
                (moved.values).extend(results.iter().map(|value| (value.index(), NIL)));
                let nested = src.region_lists.get(src.nested_of(data).regions);
                (moved.regions).extend(nested.iter().map(|region| (region.index(), NIL)));
                op = data.next;
            }
            block = data.next;
        }
    }
    moved
}

/// A copy under way.
struct Copying<'a> {
    scratch: &'a mut Scratch,
    src: &'a Ir,
    dst: &'a mut Ir,
    files: NewFiles,
}

impl Copying<'_> {
    fn copy_all(&mut self, moved: &Moved) -> Result<(), Outside> {
        for (at, (from, to)) in moved.regions.iter().enumerate() {
            self.copy_region(*from, *to, at < moved.kept_regions)?;
        }
        for (from, to) in &moved.values {
            self.copy_value(*from, *to)?;
        }
        for (from, to) in &moved.blocks {
            self.copy_block(*from, *to)?;
        }
        for (from, to) in &moved.ops {
            self.copy_op(*from, *to)?;
        }
        Ok(())
    }

    fn copy_region(&mut self, from: u32, to: u32, kept: bool) -> Result<(), Outside> {
        let Scratch { ops, blocks, .. } = &*self.scratch;
        let old = self.src.regions.at(from);
        let new = self.dst.regions.at_mut(to);
        new.first_block = link(blocks, old.first_block, PARENT)?;
        new.last_block = link(blocks, old.last_block, PARENT)?;
        // Who owns the regions that stay, stays.
        if !kept {
            new.parent = link(ops, old.parent, PARENT)?;
        }
        Ok(())
    }

    fn copy_value(&mut self, from: u32, to: u32) -> Result<(), Outside> {
        let (src, dst) = (self.src, &mut *self.dst);
        let old = src.values.at(from);
        let ty = self.scratch.ty(src, dst, old.ty);
        let Scratch {
            ops,
            blocks,
            operands,
            ..
        } = &*self.scratch;
        let owners = if old.number & ARGUMENT == 0 {
            ops
        } else {
            blocks
        };
        *dst.values.at_mut(to) = ValueData {
            ty,
            first_use: link(operands, old.first_use, USE)?,
            owner: link(owners, old.owner, PARENT)?,
            number: old.number,
        };
        Ok(())
    }

    fn copy_block(&mut self, from: u32, to: u32) -> Result<(), Outside> {
        let (src, dst) = (self.src, &mut *self.dst);
        let old = src.blocks.at(from);
        let arguments = self.scratch.copy_values(src, dst, old.arguments)?;
        let locations = dst
            .location_lists
            .allocate(old.locations.len(), Location::UNKNOWN);
        for (at, old) in src.location_lists.get(old.locations).iter().enumerate() {
            let new = self.scratch.location(src, dst, self.files, *old);
            dst.location_lists.get_mut(locations)[at] = new;
        }
        let Scratch {
            ops,
            blocks,
            regions,
            successors,
            ..
        } = &*self.scratch;
        *dst.blocks.at_mut(to) = BlockData {
            parent: link(regions, old.parent, PARENT)?,
            prev: link(blocks, old.prev, PARENT)?,
            next: link(blocks, old.next, PARENT)?,
            first_op: link(ops, old.first_op, PARENT)?,
            last_op: link(ops, old.last_op, PARENT)?,
            first_use: link(successors, old.first_use, PREDECESSOR)?,
            arguments,
            locations,
        };
        Ok(())
    }

    fn copy_op(&mut self, from: u32, to: u32) -> Result<(), Outside> {
        let (src, dst) = (self.src, &mut *self.dst);
        let old = src.ops.at(from);
        let name = self.scratch.name(src, dst, old.name);
        let (inherent, discardable) = self.scratch.attributes(src, dst, old);
        let location = self.scratch.location(src, dst, self.files, old.location);
        let results = self.scratch.copy_values(src, dst, old.results)?;
        let operands = self.scratch.copy_operands(src, dst, old.operands, to)?;
        let nested = src.nested_of(old);
        let successors = (self.scratch).copy_successors(src, dst, nested.successors, to)?;
        let scratch = &*self.scratch;
        let regions = match src.region_lists.get(nested.regions) {
            [] => PoolSlice::default(),
            all @ [first, ..] => {
                let list = dst.region_lists.allocate(all.len(), *first);
                for (new, old) in dst.region_lists.get_mut(list).iter_mut().zip(all) {
                    let index = link(&scratch.regions, old.index(), PARENT)?;
                    *new = dst.regions.id(index);
                }
                list
            }
        };
        *dst.ops.at_mut(to) = OpData {
            name,
            parent: link(&scratch.blocks, old.parent, PARENT)?,
            prev: link(&scratch.ops, old.prev, PARENT)?,
            next: link(&scratch.ops, old.next, PARENT)?,
            order: old.order,
            inherent,
            discardable,
            operands,
            results,
            nested: dst.nested.insert(Nested {
                regions,
                successors,
            }),
            location,
        };
        Ok(())
    }
}

impl Scratch {
    /// The list of values that an operation or block owns.
    fn copy_values(&self, src: &Ir, dst: &mut Ir, list: PoolSlice) -> Result<PoolSlice, Outside> {
        let all = src.value_lists.get(list);
        let Some(first) = all.first() else {
            return Ok(PoolSlice::default());
        };
        let new = dst.value_lists.allocate(all.len(), *first);
        for (new, old) in dst.value_lists.get_mut(new).iter_mut().zip(all) {
            let index = link(&self.values, old.index(), PARENT)?;
            *new = dst.values.id(index);
        }
        Ok(new)
    }

    /// Operands, in the place taken for them, with their links.
    fn copy_operands(
        &self,
        src: &Ir,
        dst: &mut Ir,
        list: PoolSlice,
        owner: u32,
    ) -> Result<PoolSlice, Outside> {
        if list.is_empty() {
            return Ok(list);
        }
        let new = PoolSlice::new(link(&self.operands, list.start(), PARENT)?, list.len());
        for (from, to) in list.range().zip(new.range()) {
            let value = src.operand_lists.at(from as u32);
            let index = link(&self.values, value.index(), VALUE)?;
            *dst.operand_lists.at_mut(to as u32) = dst.values.id::<Value>(index);
            let node = src.operand_uses[from];
            dst.operand_uses[to] = UseNode {
                prev: link(&self.operands, node.prev, USE)?,
                next: link(&self.operands, node.next, USE)?,
                owner,
            };
        }
        Ok(new)
    }

    fn copy_successors(
        &self,
        src: &Ir,
        dst: &mut Ir,
        list: PoolSlice,
        owner: u32,
    ) -> Result<PoolSlice, Outside> {
        if list.is_empty() {
            return Ok(list);
        }
        let new = PoolSlice::new(link(&self.successors, list.start(), PARENT)?, list.len());
        for (from, to) in list.range().zip(new.range()) {
            let block = src.successor_lists.at(from as u32);
            let index = link(&self.blocks, block.index(), BLOCK)?;
            *dst.successor_lists.at_mut(to as u32) = dst.blocks.id::<Block>(index);
            let node = src.successor_uses[from];
            dst.successor_uses[to] = UseNode {
                prev: link(&self.successors, node.prev, PREDECESSOR)?,
                next: link(&self.successors, node.next, PREDECESSOR)?,
                owner,
            };
        }
        Ok(new)
    }
}

impl Moved {
    /// Frees, where it was, what was copied.
    pub(super) fn free_old(&self, src: &mut Ir) {
        for (index, _) in &self.regions[..self.kept_regions] {
            let region = src.regions.at_mut(*index);
            (region.first_block, region.last_block) = (NIL, NIL);
        }
        // The last first, so that what is freed is taken again in order.
        for (index, _) in self.ops.iter().rev() {
            let op = src.ops.at(*index);
            src.operand_lists.release(op.operands);
            src.value_lists.release(op.results);
            let nested = src.nested.remove(op.nested);
            src.region_lists.release(nested.regions);
            src.successor_lists.release(nested.successors);
        }
        for (index, _) in self.blocks.iter().rev() {
            let block = src.blocks.at(*index);
            src.value_lists.release(block.arguments);
            src.location_lists.release(block.locations);
        }
        free(&mut src.ops, &self.ops, |pair| pair.0);
        free(&mut src.blocks, &self.blocks, |pair| pair.0);
        free(&mut src.values, &self.values, |pair| pair.0);
        let nested = &self.regions[self.kept_regions..];
        free(&mut src.regions, nested, |pair| pair.0);
    }

    /// Frees the places that were taken.
    fn give_places_back(&self, dst: &mut Ir) {
        for (_, index) in &self.regions[..self.kept_regions] {
            let region = dst.regions.at_mut(*index);
            (region.first_block, region.last_block) = (NIL, NIL);
        }
        free(&mut dst.ops, &self.ops, |pair| pair.1);
        free(&mut dst.blocks, &self.blocks, |pair| pair.1);
        free(&mut dst.values, &self.values, |pair| pair.1);
        let nested = &self.regions[self.kept_regions..];
        free(&mut dst.regions, nested, |pair| pair.1);
    }
}

fn free<T>(table: &mut Table<T>, pairs: &[Pair], which: fn(&Pair) -> u32) {
    for pair in pairs.iter().rev() {
        table.remove_at(which(pair));
    }
}
