//! The names that a pattern binds.
//!
//! An operand's name may be bound several times; all other names once. `name__N` means the value
//! `N` of what `name` is bound to.

use ods_lookup::LookupMap;

/// What a name is bound to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Operand,
    /// A pack of this many values.
    Values(i64),
    Other,
}

/// The names of one pattern.
#[derive(Default)]
pub(super) struct Symbols<'k>(LookupMap<&'k str, Bound>);

impl<'k> Symbols<'k> {
    /// Binds `name`, or returns `false` if it is bound already.
    pub(super) fn bind(&mut self, name: &'k str, bound: Bound) -> bool {
        match self.0.get(name) {
            None => {
                self.0.insert(name, bound);
                true
            }
            Some(&before) => before == Bound::Operand && bound == Bound::Operand,
        }
    }

    /// How many values a name with an index has to choose from, if the index is beyond them.
    pub(super) fn exceeded(&self, name: &str) -> Option<i64> {
        let (pack, index) = split_index(name);
        match (index, self.0.get(pack)) {
            (Some(index), Some(&Bound::Values(count))) => {
                (i64::try_from(index).unwrap_or(i64::MAX) >= count).then_some(count)
            }
            _ => None,
        }
    }

    /// Whether `name` is bound, with or without an index.
    pub(super) fn contains(&self, name: &str) -> bool {
        self.0.get(name).is_some() || self.0.get(split_index(name).0).is_some()
    }
}

/// A name without its index, and the index. As upstream, an index is the digits after the last
/// `__`, whatever follows them, if they are a number of 32 bits.
pub(super) fn split_index(name: &str) -> (&str, Option<usize>) {
    let whole = (name, None);
    let Some((pack, rest)) = name.rsplit_once("__") else {
        return whole;
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    match rest[..digits].parse::<i32>() {
        Ok(index) => (pack, usize::try_from(index).ok()),
        Err(_) => whole,
    }
}
