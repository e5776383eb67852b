//! The implementation of an interface, and those that a registry adds.

use ods_lookup::LookupMap;
use std::any::{Any, TypeId};
use std::fmt;
use std::hash::Hash;

/// What an [`Entry`] holds besides the functions.
pub trait EntryInfo: 'static {
    /// The name of the interface.
    fn name(&self) -> &'static str;
}

impl EntryInfo for &'static str {
    #[inline]
    fn name(&self) -> &'static str {
        self
    }
}

/// The implementation of one interface for one op, or for one kind of type or attribute.
pub struct Entry<I: EntryInfo> {
    key: fn() -> TypeId,
    table: &'static (dyn Any + Send + Sync),
    pub(crate) info: I,
    bases: fn() -> Vec<&'static Entry<I>>,
}

impl<I: EntryInfo> Entry<I> {
    /// Makes the entry of the interface `key` with the functions in `table`.
    pub(crate) const fn with_key(
        key: fn() -> TypeId,
        info: I,
        table: &'static (dyn Any + Send + Sync),
    ) -> Self {
        Self {
            key,
            table,
            info,
            bases: Vec::new,
        }
    }

    /// Adds the interfaces that this one extends.
    #[must_use]
    pub const fn bases(mut self, bases: fn() -> Vec<&'static Self>) -> Self {
        self.bases = bases;
        self
    }

    /// The name of the interface.
    pub fn name(&self) -> &'static str {
        self.info.name()
    }

    pub(crate) fn key(&self) -> TypeId {
        (self.key)()
    }

    /// The functions, if their table is a `T`.
    #[inline]
    pub(crate) fn table<T: 'static>(&self) -> Option<&'static T> {
        self.table.downcast_ref()
    }

    /// Calls `visit` for this interface and all that it extends, nearest first.
    pub(crate) fn for_each(&'static self, visit: &mut dyn FnMut(&'static Self)) {
        visit(self);
        for base in (self.bases)() {
            base.for_each(visit);
        }
    }
}

impl<I: EntryInfo> fmt::Debug for Entry<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "InterfaceEntry({})", self.name())
    }
}

/// The models attached to ops, by the address of the definition, or to kinds of types and
/// attributes, by their `TypeId`; and by interface.
#[derive(Debug)]
pub(crate) struct Models<K, I: EntryInfo> {
    entries: LookupMap<(K, TypeId), &'static Entry<I>>,
    /// The interfaces that are attached to anything: few, so that most queries end here.
    interfaces: Vec<TypeId>,
}

impl<K, I: EntryInfo> Default for Models<K, I> {
    fn default() -> Self {
        Self {
            entries: LookupMap::default(),
            interfaces: Vec::new(),
        }
    }
}

impl<K: Copy + Eq + Hash, I: EntryInfo> Models<K, I> {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Whether the interface with this key is attached to anything.
    #[inline]
    pub(crate) fn has(&self, key: TypeId) -> bool {
        self.interfaces.contains(&key)
    }

    #[inline]
    pub(crate) fn get(&self, of: K, key: TypeId) -> Option<&'static Entry<I>> {
        if !self.has(key) {
            return None;
        }
        self.entries.get(&(of, key)).copied()
    }

    /// Adds `entry`, and the interfaces that it extends and `of` lacks. `lists` tells whether the
    /// definition of `of`, called `name`, lists an interface.
    pub(crate) fn attach(
        &mut self,
        of: K,
        name: &str,
        lists: impl Fn(TypeId) -> bool,
        entry: &'static Entry<I>,
    ) {
        entry.for_each(&mut |interface| {
            let key = interface.key();
            if !lists(key) && !self.entries.contains_key(&(of, key)) {
                self.entries.insert((of, key), interface);
                if !self.has(key) {
                    self.interfaces.push(key);
                }
            } else if std::ptr::eq(interface, entry) {
                panic!("`{name}` already has the interface `{}`", entry.name());
            }
        });
    }
}
