//! Translates the numbers in entities (names, types, attributes, locations) to those of another
//! `Ir`.

use crate::attributes::DictionaryAttr;
use crate::ir::ids::Table;
use crate::ir::interner::Interner;
use crate::ir::locations::{CallSite, LocationTable, Place};
use crate::ir::pool::Pool;
use crate::ir::slots::Slots;
use crate::ir::{EMPTY, Ir, NameTable, NestedTable, OpData, ValueData};
use crate::location::{FileId, Location, LocationKind};
use crate::types::Type;

/// Maps the numbers of one table to those of another.
#[derive(Default, Debug)]
struct Numbers {
    /// One more than the new number, by old number; 0 if not known yet.
    places: Vec<u32>,
    known: Vec<u32>,
}

impl Numbers {
    #[inline]
    fn get(&mut self, number: u32, make: impl FnOnce() -> u32) -> u32 {
        match self.places.get(number as usize) {
            Some(place) if *place != 0 => place - 1,
            _ => self.learn(number, make),
        }
    }

    #[inline]
    fn known(&self, number: u32) -> Option<u32> {
        let place = self.places.get(number as usize)?;
        place.checked_sub(1)
    }

    /// Kept out of line, so that the fast path is short.
    #[cold]
    #[inline(never)]
    fn learn(&mut self, number: u32, make: impl FnOnce() -> u32) -> u32 {
        let new = make();
        let at = number as usize;
        if self.places.len() <= at {
            self.places.resize(at + 1, 0);
        }
        self.places[at] = new + 1;
        self.known.push(number);
        new
    }

    #[inline]
    fn forget(&mut self) {
        for number in self.known.drain(..) {
            self.places[number as usize] = 0;
        }
    }
}

/// Maps the numbers of one `Ir` to those of another, as far as they were needed.
#[derive(Default, Debug)]
pub(super) struct AllNumbers {
    names: Numbers,
    types: Numbers,
    slots: Numbers,
    dictionaries: Numbers,
    locations: Numbers,
    call_sites: Numbers,
    fused: Numbers,
    /// What is moved instead of copied.
    given: Option<Given>,
}

/// Lists of an `Ir` that is dropped after the copy, by their numbers.
#[derive(Debug)]
struct Given {
    slots: Vec<Option<Slots>>,
    dictionaries: Vec<Option<DictionaryAttr>>,
}

/// Files that the source added since the split: from this number on, file numbers in the
/// destination are larger by this offset.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewFiles {
    pub(super) first: u32,
    pub(super) shift: u32,
}

impl NewFiles {
    pub(super) const NONE: Self = Self {
        first: u32::MAX,
        shift: 0,
    };
}

/// The number tables of the destination `Ir`.
pub(super) struct NumberTables<'a> {
    names: &'a mut NameTable,
    types: &'a mut Interner<Type>,
    slots: &'a mut Interner<Slots>,
    dictionaries: &'a mut Interner<DictionaryAttr>,
    locations: &'a mut LocationTable,
}

/// The tables of entities with numbers, borrowed separately from [`NumberTables`].
pub(super) struct Holders<'a> {
    pub(super) ops: &'a mut Table<OpData>,
    pub(super) nested: &'a mut NestedTable,
    pub(super) values: &'a mut Table<ValueData>,
    pub(super) location_lists: &'a mut Pool<Location>,
}

impl<'a> NumberTables<'a> {
    #[inline]
    pub(super) fn of(dst: &'a mut Ir) -> (Self, Holders<'a>) {
        let tables = Self {
            names: &mut dst.names,
            types: &mut dst.types,
            slots: &mut dst.slots,
            dictionaries: &mut dst.dictionaries,
            locations: &mut dst.locations,
        };
        let holders = Holders {
            ops: &mut dst.ops,
            nested: &mut dst.nested,
            values: &mut dst.values,
            location_lists: &mut dst.location_lists,
        };
        (tables, holders)
    }
}

impl AllNumbers {
    /// Takes the lists of attributes of an `Ir` that is not used after the next copy from it.
    #[inline]
    pub(super) fn take_lists(&mut self, src: &mut Ir) {
        self.given = Some(Given {
            slots: src.slots.take_entries(),
            dictionaries: src.dictionaries.take_entries(),
        });
    }

    /// Clears the maps for the next pair of `Ir`s.
    #[inline]
    pub(super) fn forget(&mut self) {
        self.names.forget();
        self.types.forget();
        self.slots.forget();
        self.dictionaries.forget();
        self.locations.forget();
        self.call_sites.forget();
        self.fused.forget();
        self.given = None;
    }

    #[inline]
    pub(super) fn ty(&mut self, src: &Ir, dst: &mut NumberTables<'_>, ty: u32) -> u32 {
        self.types.get(ty, || {
            let ty = src.types.get(ty);
            dst.types.intern_with(ty, || ty.clone())
        })
    }

    #[inline]
    pub(super) fn location(
        &mut self,
        src: &Ir,
        dst: &mut NumberTables<'_>,
        files: NewFiles,
        location: Location,
    ) -> Location {
        match location.kind() {
            LocationKind::Source { file, offset } if file.number() >= files.first => {
                Location::source(FileId::of_number(file.number() + files.shift), offset)
            }
            LocationKind::Unknown | LocationKind::Source { .. } => location,
            LocationKind::Attribute(number) => self.numbered_location(src, dst, files, number),
        }
    }

    /// The location of an attribute, a list of positions, or a stack of calls.
    #[inline]
    fn numbered_location(
        &mut self,
        src: &Ir,
        dst: &mut NumberTables<'_>,
        files: NewFiles,
        number: u32,
    ) -> Location {
        let mut stack = Vec::new();
        let mut at = Location::attribute(number);
        // Callees are no call sites, so this ends at the last caller.
        let mut below = loop {
            let LocationKind::Attribute(number) = at.kind() else {
                break self.location(src, dst, files, at);
            };
            match Place::of(number) {
                Place::Attr(number) => {
                    let get = || dst.locations.attr_number(src.locations.get_attr(number));
                    break Place::Attr(self.locations.get(number, get)).location();
                }
                Place::Fused(number) => {
                    if let Some(known) = self.fused.known(number) {
                        break Place::Fused(known).location();
                    }
                    let positions = src.locations.get_fused(number).iter();
                    let positions: Vec<Location> = positions
                        .map(|place| self.location(src, dst, files, *place))
                        .collect();
                    let get = || dst.locations.fused_number(&positions);
                    break Place::Fused(self.fused.get(number, get)).location();
                }
                Place::CallSite(number) => {
                    if let Some(known) = self.call_sites.known(number) {
                        break Place::CallSite(known).location();
                    }
                    let site = src.locations.get_call(number);
                    stack.push((number, site.callee));
                    at = site.caller;
                }
            }
        };
        while let Some((number, callee)) = stack.pop() {
            let site = CallSite {
                callee: self.location(src, dst, files, callee),
                caller: below,
            };
            let get = || dst.locations.call_number(site);
            below = Place::CallSite(self.call_sites.get(number, get)).location();
        }
        below
    }

    /// Replaces name, attributes and location of an operation by those of the destination.
    #[inline]
    pub(super) fn change_head(
        &mut self,
        src: &Ir,
        dst: &mut NumberTables<'_>,
        files: NewFiles,
        op: &mut OpData,
    ) {
        op.name = self.names.get(op.name, || {
            dst.names.adopted(&src.names.entries[op.name as usize])
        });
        if op.inherent != EMPTY {
            let given = self.given.as_mut().map(|given| &mut given.slots);
            op.inherent = self.slots.get(op.inherent, || {
                if let Some(slots) = taken(given, op.inherent) {
                    return dst.slots.intern(slots);
                }
                let slots = src.slots.get(op.inherent);
                // Threads that count references to one list would wait for each other.
                dst.slots.intern_with(&**slots, || (&**slots).into())
            });
        }
        if op.discardable != EMPTY {
            let given = self.given.as_mut().map(|given| &mut given.dictionaries);
            op.discardable = self.dictionaries.get(op.discardable, || {
                if let Some(entries) = taken(given, op.discardable) {
                    return dst.dictionaries.intern(entries);
                }
                let entries = src.dictionaries.get(op.discardable);
                dst.dictionaries.intern_with(entries, || entries.clone())
            });
        }
        op.location = self.location(src, dst, files, op.location);
    }

    /// Copies the operation including its links, with name, attributes and location of the
    /// destination.
    #[inline]
    pub(super) fn head(
        &mut self,
        src: &Ir,
        dst: &mut NumberTables<'_>,
        files: NewFiles,
        op: &OpData,
    ) -> OpData {
        let mut op = op.clone();
        self.change_head(src, dst, files, &mut op);
        op
    }
}

/// The list with this number, if it is moved.
#[inline]
fn taken<T>(given: Option<&mut Vec<Option<T>>>, number: u32) -> Option<T> {
    given?[number as usize].take()
}
