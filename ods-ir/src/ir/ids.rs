//! The ids of the entities of an `Ir`, and the generation-checked tables they index.
//!
//! **Invariants:** an id is read only through [`Table::get`], which panics if the entity was erased
//! or belongs to another `Ir`. Generations start at a salt that differs between any two `Ir`s,
//! including copies; a reused slot gets a generation that its table never used before. A slot in
//! use has an odd generation, so no id has the generation of a free slot. Generations are stored at
//! least up to the last slot ever freed; all later slots have the salt.

use super::runs::{FreeRuns, Run};
use std::fmt;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};

/// "No entity", in links between table entries.
#[doc(hidden)]
pub const NIL: u32 = crate::limits::MAX_ENTITIES + 1;

/// Properties common to all ids.
#[doc(hidden)]
pub trait EntityId: Copy {
    /// The name of the entity in messages.
    const KIND: &'static str;
    fn new(index: u32, generation: NonZeroU32) -> Self;
    fn index(self) -> u32;
    fn generation(self) -> NonZeroU32;
}

macro_rules! entity_id {
    ($(#[$doc:meta])* $name:ident, $kind:literal $(, derive $derived:ident)*) => {
        $(#[$doc])*
        ///
        /// Small and `Copy`; used together with the `Ir` it belongs to. Every access panics with a
        /// clear message if the entity was erased or belongs to another `Ir`.
        #[derive(Clone, Copy, PartialOrd, Ord, Hash $(, $derived)*)]
        pub struct $name {
            index: u32,
            generation: NonZeroU32,
        }

        impl EntityId for $name {
            const KIND: &'static str = $kind;

            fn new(index: u32, generation: NonZeroU32) -> Self {
                Self { index, generation }
            }

            #[inline]
            fn index(self) -> u32 {
                self.index
            }

            #[inline]
            fn generation(self) -> NonZeroU32 {
                self.generation
            }
        }

        impl fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.index)
            }
        }
    };
}

entity_id!(
    /// An operation, as `mlir::Operation`.
    Operation, "operation"
);
impl Operation {
    /// Whether both are the id of the same operation.
    #[inline]
    pub(crate) fn is_same(self, other: Self) -> bool {
        (self.index, self.generation) == (other.index, other.generation)
    }
}

entity_id!(
    /// A block: a list of operations, with arguments.
    Block, "block", derive PartialEq, derive Eq
);
entity_id!(
    /// A region: a list of blocks, owned by an operation.
    Region, "region", derive PartialEq, derive Eq
);
entity_id!(
    /// An SSA value: a result of an operation or an argument of a block.
    Value, "value", derive PartialEq, derive Eq
);

/// A summary of the generations of some slots.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Generations {
    first: Option<NonZeroU32>,
    differ: bool,
    free: bool,
}

impl Generations {
    /// Merges the summary of other slots.
    #[inline]
    pub(crate) fn add(&mut self, other: Self) {
        let differ = other.differ || self.first.is_some_and(|first| other.first != Some(first));
        *self = Self {
            first: other.first,
            differ: self.differ || differ,
            free: self.free || other.free,
        };
    }

    /// The generation of all slots, if it is the same.
    #[inline]
    pub(crate) fn all(self) -> Option<NonZeroU32> {
        self.first.filter(|_| !self.differ)
    }

    /// Whether any of the slots is free.
    #[inline]
    pub(crate) fn is_any_free(self) -> bool {
        self.free
    }
}

/// Whether a slot with this generation is in use.
#[inline]
fn is_taken(generation: NonZeroU32) -> bool {
    generation.get() & 1 == 1
}

/// Returns the generation of a slot after it is freed.
fn freed(generation: NonZeroU32) -> NonZeroU32 {
    // The first even number follows the last odd number.
    (generation.checked_add(1)).unwrap_or(const { NonZeroU32::new(2).unwrap() })
}

/// Entities of one kind, in reusable slots.
#[derive(Debug)]
pub(crate) struct Table<T> {
    slots: Vec<T>,
    /// The generations of the first slots; all others have the salt.
    generations: Vec<NonZeroU32>,
    free: Vec<u32>,
    /// Free slots that were freed as contiguous runs.
    runs: FreeRuns,
    /// The generation of new slots.
    salt: NonZeroU32,
    /// The generation of the slot that was reused last.
    last: NonZeroU32,
}

/// Existing ids are valid in a copy; entities created later have ids of their own.
impl<T: Clone> Clone for Table<T> {
    fn clone(&self) -> Self {
        let salt = next_salt();
        let mut generations = Vec::with_capacity(self.slots.len());
        generations.extend_from_slice(&self.generations);
        generations.resize(self.slots.len(), self.salt);
        Self {
            slots: self.slots.clone(),
            generations,
            free: self.free.clone(),
            runs: self.runs.clone(),
            salt,
            last: salt,
        }
    }
}

impl<T> Table<T> {
    pub(crate) fn new(salt: NonZeroU32) -> Self {
        Self {
            slots: Vec::new(),
            generations: Vec::new(),
            free: Vec::new(),
            runs: FreeRuns::default(),
            salt,
            last: salt,
        }
    }

    /// The generation of new slots.
    pub(crate) fn salt(&self) -> NonZeroU32 {
        self.salt
    }

    /// Returns the generation of slot `index`.
    #[inline]
    fn generation(&self, index: u32) -> NonZeroU32 {
        (self.generations.get(index as usize)).map_or(self.salt, |generation| *generation)
    }

    /// Stores the generations of at least the first `len` slots explicitly.
    #[inline]
    fn write_down(&mut self, len: usize) {
        if self.generations.len() < len {
            self.write_all_down();
        }
    }

    /// Stores the generations of all slots explicitly, so that few calls are needed.
    #[cold]
    fn write_all_down(&mut self) {
        self.generations.resize(self.slots.len(), self.salt);
    }

    /// Returns the generation for the next reused slot.
    fn next_generation(&mut self) -> NonZeroU32 {
        // The first odd number follows the last one.
        self.last = self.last.checked_add(2).unwrap_or(NonZeroU32::MIN);
        self.last
    }

    /// The number of live entities.
    pub(crate) fn len(&self) -> usize {
        self.slots.len() - self.free.len() - self.runs.len()
    }

    /// One more than the largest index in use: the size of a side table.
    pub(crate) fn capacity(&self) -> usize {
        self.slots.len()
    }

    pub(crate) fn reserve(&mut self, additional: usize) {
        self.slots.reserve(additional);
    }

    pub(crate) fn shrink(&mut self) {
        super::shrink(&mut self.slots);
        super::shrink(&mut self.generations);
    }

    pub(crate) fn insert<I: EntityId>(&mut self, data: T) -> I {
        if let Some(index) = self.free.pop().or_else(|| self.runs.take_one()) {
            let generation = self.next_generation();
            self.slots[index as usize] = data;
            self.generations[index as usize] = generation;
            return I::new(index, generation);
        }
        I::new(self.push(data), self.salt)
    }

    /// Adds a slot and returns its index.
    fn push(&mut self, data: T) -> u32 {
        let index = self.slots.len();
        assert!(
            index < NIL as usize,
            "an `Ir` holds at most {NIL} entities of one kind"
        );
        self.slots.push(data);
        index as u32
    }

    /// Frees the slot. The id and all its copies are stale from now on.
    #[inline]
    pub(crate) fn remove<I: EntityId>(&mut self, id: I) {
        self.get(id);
        self.remove_at(id.index());
    }

    /// Frees a slot that is in use.
    #[inline]
    pub(crate) fn remove_at(&mut self, index: u32) {
        self.write_down(index as usize + 1);
        let generation = &mut self.generations[index as usize];
        *generation = freed(*generation);
        self.free.push(index);
    }

    /// Takes contiguous slots, those from `wanted` on if they are free. Returns the first index and
    /// their generation. The slots must be [filled](Self::put_run) before any other access.
    pub(crate) fn take_run(&mut self, len: u32, wanted: u32) -> (u32, NonZeroU32) {
        if let Some(start) = self.runs.take(len, wanted) {
            return (start, self.next_generation());
        }
        let start = self.slots.len();
        assert!(
            start + len as usize <= NIL as usize,
            "an `Ir` holds at most {NIL} entities of one kind"
        );
        (start as u32, self.salt)
    }

    /// Fills taken slots with a contiguous run of another table, each entry modified by `change`.
    /// Returns a summary of the generations of the source slots.
    pub(crate) fn put_run(
        &mut self,
        start: u32,
        generation: NonZeroU32,
        from: &Self,
        run: Run,
        mut change: impl FnMut(&mut T),
    ) -> Generations
    where
        T: Clone,
    {
        /// The number of slots copied before they are modified. Modifying them during the copy
        /// would prevent a bulk copy.
        const AT_ONCE: usize = 32;
        let old = from.generations_of(run);
        let from = &from.slots[run.range()];
        let mut start = start as usize;
        if start == self.slots.len() {
            self.slots.reserve(from.len());
        } else {
            self.generations[start..start + from.len()].fill(generation);
        }
        for from in from.chunks(AT_ONCE) {
            let end = start + from.len();
            if start == self.slots.len() {
                self.slots.extend(from.iter().cloned());
            } else {
                self.slots[start..end].clone_from_slice(from);
            }
            self.slots[start..end].iter_mut().for_each(&mut change);
            start = end;
        }
        old
    }

    /// Returns a summary of the generations of contiguous slots.
    fn generations_of(&self, run: Run) -> Generations {
        let mut all = Generations::default();
        if run.len == 0 {
            return all;
        }
        let first = self.generation(run.start);
        all.first = Some(first);
        let (range, written) = (run.range(), self.generations.len());
        if range.start < written {
            for generation in &self.generations[range.start..range.end.min(written)] {
                all.differ |= *generation != first;
                all.free |= !is_taken(*generation);
            }
            all.differ |= written < range.end && first != self.salt;
        }
        all
    }

    /// Whether any of these contiguous slots is free.
    pub(crate) fn is_any_free(&self, run: Run) -> bool {
        let written = self.generations.len();
        let (start, end) = (run.range().start.min(written), run.range().end.min(written));
        let mut generations = self.generations[start..end].iter();
        generations.any(|generation| !is_taken(*generation))
    }

    /// Yields contiguous slots; `None` for a free one.
    pub(crate) fn run(&self, run: Run) -> impl Iterator<Item = Option<&T>> {
        let slots = (run.start..run.end()).zip(&self.slots[run.range()]);
        slots.map(|(index, data)| is_taken(self.generation(index)).then_some(data))
    }

    /// Yields the ids of contiguous entities.
    pub(crate) fn run_ids<I: EntityId>(&self, run: Run) -> impl ExactSizeIterator<Item = I> {
        let slots = self.slots[run.range()].iter();
        (run.start..run.end())
            .zip(slots)
            .map(|(index, _)| self.id(index))
    }

    /// Frees contiguous slots.
    pub(crate) fn free_runs(&mut self, runs: &[Run]) {
        for run in runs {
            let range = run.range();
            self.write_down(range.end);
            for generation in &mut self.generations[range] {
                *generation = freed(*generation);
            }
        }
        self.runs.add_all(runs);
    }

    #[inline]
    pub(crate) fn contains<I: EntityId>(&self, id: I) -> bool {
        (id.index() as usize) < self.slots.len() && self.generation(id.index()) == id.generation()
    }

    #[inline]
    #[track_caller]
    pub(crate) fn get<I: EntityId>(&self, id: I) -> &T {
        match self.slots.get(id.index() as usize) {
            Some(data) if self.generation(id.index()) == id.generation() => data,
            _ => stale(I::KIND, id.index()),
        }
    }

    #[inline]
    #[track_caller]
    pub(crate) fn get_mut<I: EntityId>(&mut self, id: I) -> &mut T {
        let generation = self.generation(id.index());
        match self.slots.get_mut(id.index() as usize) {
            Some(data) if generation == id.generation() => data,
            _ => stale(I::KIND, id.index()),
        }
    }

    /// Returns the entity in slot `index`, which an internal link guarantees to be alive.
    #[inline]
    pub(crate) fn at(&self, index: u32) -> &T {
        &self.slots[index as usize]
    }

    #[inline]
    pub(crate) fn at_mut(&mut self, index: u32) -> &mut T {
        &mut self.slots[index as usize]
    }

    /// Returns the id of the entity in slot `index`.
    #[inline]
    pub(crate) fn id<I: EntityId>(&self, index: u32) -> I {
        debug_assert!((index as usize) < self.slots.len());
        I::new(index, self.generation(index))
    }

    /// Returns the id of the entity in slot `index`, or `None` for [`NIL`].
    #[inline]
    pub(crate) fn link<I: EntityId>(&self, index: u32) -> Option<I> {
        (index != NIL).then(|| self.id(index))
    }

    /// Yields the live entities in slot order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        let slots = (0..).zip(&self.slots);
        slots.filter_map(|(index, data)| is_taken(self.generation(index)).then_some(data))
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn stale(kind: &str, index: u32) -> ! {
    panic!("{kind} {index} was erased, or belongs to another `Ir`");
}

/// Returns an initial generation that, except by coincidence, differs between any two live `Ir`s.
pub(crate) fn next_salt() -> NonZeroU32 {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    // An odd multiplier spreads consecutive numbers over the whole range, so that generations that
    // grow by one do not reach those of another `Ir`.
    let number = NEXT
        .fetch_add(1, Ordering::Relaxed)
        .wrapping_mul(0x9E37_79B1);
    NonZeroU32::MIN | number << 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reused_slot_has_another_generation() {
        let mut table = Table::new(next_salt());
        let first: Value = table.insert("first");
        table.remove(first);
        let second: Value = table.insert("second");
        assert_eq!(first.index(), second.index());
        assert_ne!(first, second);
        assert!(!table.contains(first) && table.contains(second));
        assert_eq!(
            (*table.get(second), table.len(), table.capacity()),
            ("second", 1, 1)
        );
    }

    #[test]
    fn generations_go_round_without_zero() {
        let mut table = Table::new(NonZeroU32::MAX);
        let first: Block = table.insert(());
        table.remove(first);
        let second: Block = table.insert(());
        assert!(table.contains(second) && !table.contains(first));
    }

    #[test]
    fn debug_shows_the_index() {
        let mut table = Table::new(next_salt());
        let id: Operation = table.insert(());
        assert_eq!(format!("{id:?}"), "Operation(0)");
        assert_eq!(size_of::<Option<Operation>>(), 8);
    }
}
