//! Folders.

mod integers;
mod logic;
mod values;
