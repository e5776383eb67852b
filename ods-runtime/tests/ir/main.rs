//! The IR, by texts that are parsed into it.

mod clone;
mod equivalence;
mod predicates;
mod split;
mod walk;
