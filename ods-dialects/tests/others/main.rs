//! Folders and canonicalization of `complex`, `index` and `math`, what becomes of poison, and aliases.

mod aliases;
mod complex;
mod index;
mod math;
mod support;
