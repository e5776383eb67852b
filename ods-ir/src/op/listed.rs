//! What a derived dialect lists: no two ops, types or attributes have one name, and types
//! and attributes are its own.
//!
//! `ods!` sees all of a dialect and says so itself. A derive sees the list only; what is
//! behind it is known to the compiler, which goes through it while it evaluates statics.

use super::OpInfo;
use crate::def::{AttrEntry, TypeEntry};
use crate::registry::DialectInfo;

/// The names of what a dialect lists, in the order of the list.
///
/// `N` is the number of entries at most, and `SLOTS` a power of two above it.
pub struct ListedNames<const N: usize, const SLOTS: usize> {
    /// The name of the dialect.
    dialect: &'static str,
    /// The name of an entry and its Rust type.
    entries: [(&'static str, &'static str); N],
    len: usize,
    /// By hash: the number of an entry, counted from one, or zero.
    slots: [usize; SLOTS],
}

impl<const N: usize, const SLOTS: usize> ListedNames<N, SLOTS> {
    /// No names in `dialect`.
    ///
    /// # Panics
    ///
    /// If `SLOTS` is no power of two above `N`.
    pub const fn new(dialect: &DialectInfo) -> Self {
        assert!(SLOTS.is_power_of_two() && SLOTS > N);
        Self {
            dialect: dialect.name(),
            entries: [("", ""); N],
            len: 0,
            slots: [0; SLOTS],
        }
    }

    /// Adds the name of the next one of these operations, whose Rust type is called `ty`.
    ///
    /// # Panics
    ///
    /// If there is one of that name, or there are more than `N` names.
    #[track_caller]
    pub const fn add_op(&mut self, ops: &[&'static OpInfo], ty: &'static str) {
        let (dialect, name) = ops[self.len].parts_of_name();
        self.add("operations", dialect, name, ty);
    }

    /// The same for types.
    ///
    /// # Panics
    ///
    /// If there is one of that name, or there are more than `N` names, or it is of another
    /// dialect.
    #[track_caller]
    pub const fn add_type(&mut self, types: &[TypeEntry], ty: &'static str) {
        let info = types[self.len].info();
        self.expect_own("a type", info.dialect(), ty);
        self.add("types", "", info.full_name(), ty);
    }

    /// The same for attributes.
    ///
    /// # Panics
    ///
    /// If there is one of that name, or there are more than `N` names, or it is of another
    /// dialect.
    #[track_caller]
    pub const fn add_attribute(&mut self, attributes: &[AttrEntry], ty: &'static str) {
        let info = attributes[self.len].info();
        self.expect_own("an attribute", info.dialect(), ty);
        self.add("attributes", "", info.full_name(), ty);
    }

    #[track_caller]
    const fn expect_own(&self, what: &str, dialect: &str, ty: &str) {
        // `?` stands for what was reported as missing; after an error there is no name.
        if is_same(dialect, "?") || dialect.is_empty() || is_same(dialect, self.dialect) {
            return;
        }
        let (of, not_of) = (" of the dialect `", "`, and not of `");
        let parts = [
            "`",
            ty,
            "` is ",
            what,
            of,
            dialect,
            not_of,
            self.dialect,
            "`",
        ];
        panic!("{}", Text::of(&parts).as_str());
    }

    #[track_caller]
    const fn add(
        &mut self,
        what: &str,
        dialect: &'static str,
        name: &'static str,
        ty: &'static str,
    ) {
        self.entries[self.len] = (name, ty);
        self.len += 1;
        // What has no text has no name, either.
        if name.is_empty() {
            return;
        }
        let mut slot = hash(name) & (SLOTS - 1);
        while self.slots[slot] != 0 {
            let (other, other_ty) = self.entries[self.slots[slot] - 1];
            if is_same(other, name) {
                let dot = if dialect.is_empty() { "" } else { "." };
                let (two, named) = (["two ", what, " are named `"], [dialect, dot, name]);
                let types = ["`: `", other_ty, "` and `", ty, "`"];
                let text = Text::of(&two).and(&named).and(&types);
                panic!("{}", text.as_str());
            }
            slot = (slot + 1) & (SLOTS - 1);
        }
        self.slots[slot] = self.len;
    }
}

/// FNV-1a. The product is cut to 32 bits by hand, because each call costs rustc as much as a hundred steps.
#[inline]
const fn hash(text: &str) -> usize {
    let mut hash = 0x811c_9dc5_u64;
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        hash = ((hash ^ bytes[at] as u64) * 0x0100_0193) & 0xffff_ffff;
        at += 1;
    }
    hash as usize
}

#[inline]
const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// A message that is put together by the compiler.
struct Text {
    bytes: [u8; 1024],
    len: usize,
}

impl Text {
    #[inline]
    const fn of(parts: &[&str]) -> Self {
        let (bytes, len) = ([0; 1024], 0);
        Self { bytes, len }.and(parts)
    }

    /// Adds each part, if there is room.
    #[inline]
    const fn and(mut self, parts: &[&str]) -> Self {
        let mut part = 0;
        while part < parts.len() {
            let text = parts[part].as_bytes();
            let (_, rest) = self.bytes.split_at_mut(self.len);
            if text.len() <= rest.len() {
                let (place, _) = rest.split_at_mut(text.len());
                place.copy_from_slice(text);
                self.len += text.len();
            }
            part += 1;
        }
        self
    }

    #[inline]
    const fn as_str(&self) -> &str {
        match std::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => unreachable!(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_there_once() {
        let mut names = ListedNames::<4, 8>::new(&crate::builtin::DIALECT);
        for name in ["a", "b", ""] {
            names.add("operations", "d", name, "Op");
        }
        let panic = std::panic::catch_unwind(move || names.add("types", "d", "b", "BType"));
        let panic = panic.expect_err("it is there");
        let text = panic.downcast_ref::<String>().expect("a message");
        assert_eq!(text, "two types are named `d.b`: `Op` and `BType`");
    }
}
