//! The tools of the project, each a thin binary over a module of this crate.

pub mod tblgen;
