//! Folders and canonicalization of `complex`, `index` and `math`, and what becomes of poison.

mod complex;
mod index;
mod math;
mod support;
