//! Maps and sets for look-ups only: [`LookupMap`] and [`LookupSet`], and [`HotMap`] and [`HotSet`] for hot paths.
//!
//! They have no iterators, so no output can depend on the order of a hash table. Where an order shows, a `Vec` or a
//! sorted list of keys is used instead.
//!
//! A hash table of the standard library is compiled again for each pair of types: some 1,800 lines of LLVM's code in
//! a dev build. A [`LookupMap`] is a list of pairs with one index for all types, which takes a fraction of that; a
//! [`HotMap`] is such a hash table, which reads less memory for each look-up. [`sort`], [`sort_by`] and
//! [`sort_by_key`] sort with little machine code for the same reason.

mod hot;
mod index;
mod map;
mod set;
mod sort;

pub use hot::{HotMap, HotSet};
pub use map::{Entry, LookupMap};
pub use set::LookupSet;
pub use sort::{sort, sort_by, sort_by_key};
