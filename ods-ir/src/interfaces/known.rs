//! The cache of an interface: the tables of the definitions queried so far.
//!
//! An op's definition lists its interfaces without their Rust types, so a table found
//! there must be downcast. The cache of an interface holds the tables with their type,
//! which makes a later query a lookup by the definition's number.
//!
//! **Invariant:** the cache depends on definitions only: it holds neither registered
//! items nor models attached to registries.

use std::fmt;
use std::mem::ManuallyDrop;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The number of definitions that fit into the first list.
const FIRST: usize = 128;

/// The number of further lists, each as long as all lists before it, so that every number
/// of a definition has an entry.
const LISTS: usize = 32 - FIRST.ilog2() as usize;

/// The number of a definition, unique in this run of the program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct DefinitionNumber(u32);

impl DefinitionNumber {
    /// The number used for operations without a definition.
    pub(crate) const NONE: Self = Self(u32::MAX);

    /// Takes the number for a newly decoded definition.
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

/// Omits the number, which has no meaning outside of this run.
impl fmt::Debug for DefinitionNumber {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DefinitionNumber")
    }
}

/// The table of one definition, if it lists the interface; empty before the first query.
type Answer<T> = OnceLock<Option<&'static T>>;

/// A list of answers that is made when its first definition is queried.
type LaterList<T> = OnceLock<Box<[Answer<T>]>>;

/// The function tables, of type `T`, that ops' definitions list for one interface.
///
/// It is the type of statics. They are never dropped, but the compiler would make the code for it, for each
/// interface; [`ManuallyDrop`] has none.
pub struct KnownTables<T: 'static> {
    first: ManuallyDrop<[Answer<T>; FIRST]>,
    later: ManuallyDrop<[LaterList<T>; LISTS]>,
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
    /// Makes an empty cache.
    pub const fn new() -> Self {
        Self {
            first: ManuallyDrop::new([const { OnceLock::new() }; FIRST]),
            later: ManuallyDrop::new([const { OnceLock::new() }; LISTS]),
        }
    }

    /// The table of the definition with this number, if it is cached in the first list.
    #[inline]
    pub(super) fn get(&self, definition: DefinitionNumber) -> Option<&'static T> {
        *self.first.get(definition.0 as usize)?.get()?
    }

    /// The table of the definition with this number; the first call gets it from `ask`.
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
            let empty = || {
                let mut list = Vec::new();
                list.resize_with(len, OnceLock::new);
                list.into_boxed_slice()
            };
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
