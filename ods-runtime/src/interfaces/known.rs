//! What an interface remembers of the definitions that were asked for it.
//!
//! An op's definition lists its interfaces without their Rust types: whoever finds one
//! there has to ask again which table of functions it is. An interface that remembers
//! the answers in a list of its own has them with their type, and needs no question.
//!
//! **Invariant:** what stands here is what the definition says and follows from it alone:
//! nothing is registered, and models that are attached to registries stand elsewhere.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Definitions whose answers need no further list.
const FIRST: usize = 128;

/// Lists of `FIRST`, twice and four times as many, …: room for as many definitions as
/// there are numbers.
const LISTS: usize = 32 - FIRST.ilog2() as usize;

/// The number that a definition has in this run of the program: one that no other has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct DefinitionNumber(u32);

impl DefinitionNumber {
    /// Of what is not defined.
    pub(crate) const NONE: Self = Self(u32::MAX);

    /// That of a definition that is decoded now.
    pub(crate) fn next() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

impl Default for DefinitionNumber {
    fn default() -> Self {
        Self::NONE
    }
}

/// Without the number, which says nothing of the definition.
impl fmt::Debug for DefinitionNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DefinitionNumber")
    }
}

/// What one definition says; empty before it was asked.
type Answer<T> = OnceLock<Option<&'static T>>;

/// The tables of functions, of type `T`, that definitions of ops have for one interface.
pub struct KnownTables<T: 'static> {
    first: [Answer<T>; FIRST],
    later: [OnceLock<Box<[Answer<T>]>>; LISTS],
}

impl<T> Default for KnownTables<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> fmt::Debug for KnownTables<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KnownTables")
    }
}

impl<T> KnownTables<T> {
    /// Nothing is known yet.
    pub const fn new() -> Self {
        Self {
            first: [const { OnceLock::new() }; FIRST],
            later: [const { OnceLock::new() }; LISTS],
        }
    }

    /// The table of the definition of that number, if that is known, and the definition is
    /// one of the first.
    #[inline]
    pub(super) fn get(&self, definition: DefinitionNumber) -> Option<&'static T> {
        *self.first.get(definition.0 as usize)?.get()?
    }

    /// What the definition of that number says: what `ask` says the first time.
    pub(super) fn get_or_ask(
        &self,
        definition: DefinitionNumber,
        ask: impl FnOnce() -> Option<&'static T>,
    ) -> Option<&'static T> {
        let number = definition.0 as usize;
        let answer = if let Some(answer) = self.first.get(number) {
            answer
        } else {
            let list = (number / FIRST).ilog2() as usize;
            let len = FIRST << list;
            let empty = || (0..len).map(|_| OnceLock::new()).collect();
            &self.later[list].get_or_init(empty)[number - len]
        };
        *answer.get_or_init(ask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_definition_is_asked_once() {
        static NUMBERS: [u32; 1000] = [7; 1000];
        let known = KnownTables::<u32>::new();
        let of = |number: u32| (!number.is_multiple_of(3)).then(|| &NUMBERS[number as usize]);
        for number in (0..1000).rev() {
            assert_eq!(known.get(DefinitionNumber(number)), None);
            let found = known.get_or_ask(DefinitionNumber(number), || of(number));
            assert_eq!(found.is_some(), of(number).is_some(), "{number}");
        }
        for number in 0..1000 {
            let found = known.get_or_ask(DefinitionNumber(number), || panic!("{number} is known"));
            let address = |of: Option<&'static u32>| of.map(std::ptr::from_ref);
            assert_eq!(address(found), address(of(number)));
            let is_first = (number as usize) < FIRST;
            assert_eq!(
                address(known.get(DefinitionNumber(number))),
                address(found.filter(|_| is_first))
            );
        }
        assert_eq!(known.get_or_ask(DefinitionNumber(1 << 20), || None), None);
    }
}
