//! The tables that describe operations, types and attributes between the macro and the runtime.
//!
//! `ods-codegen` writes a table as text into the code that it generates, `ods-runtime` reads it when
//! the definition is first used. This crate defines the text: one type for each kind of line and
//! word, which writes itself and reads itself.
//!
//! # Grammar
//!
//! The table of a rewrite pattern consists of [`Step`]s. The table of an operation consists of
//! [`Line`]s. The format of an operation, which is the rest of
//! its `format` line, and the format of a type or an attribute are programs:
//!
//! ```text
//! program ::= (element (` ` element)*)?
//! element ::= `_`? node                     a `_` prints a space first
//! node    ::= `'` TEXT                      a literal: not empty, without blanks
//!           | `.sp` | `.nl`                 prints a space, a new line; parses nothing
//!           | `(` `!`? COND (` ` element)* (` |` (` ` element)+)? ` )`
//!           | `[ ` clause (` ; ` clause)* ` ]`
//!           | WORD                          an [`OpWord`] or a [`DefWord`]
//! clause  ::= COND ` ` element (` ` element)*
//! COND    ::= `-` | ANCHOR (`,` ANCHOR)*    an [`Anchor`] or a [`Parameter`]
//! ```
//!
//! A `(` group prints its first part if an anchor is present, or with `!` if none is, and else its
//! second part. The parser selects the first part by its first element that is not white space,
//! which is a literal, a part of the definition or a custom directive; the elements after it and
//! all of the second part are required. A `[` list (`oilist`) parses its clauses in any order, each
//! at most once, selected by its first element, and prints those with a present anchor.
//!
//! # Guarantees
//!
//! - Reading what was written gives an equal value, if its names and texts contain no blank, comma,
//!   parenthesis or line break where a word is expected.
//! - Writing what was read gives the same text: no two texts mean the same, and so any change of a
//!   text is an error or another value.
//! - Reading never panics. It allocates only the lists of the value that it returns.

mod def;
mod limits;
mod line;
mod op;
mod pattern;
mod program;
mod word;

pub use def::{DefArgument, DefTree, DefWord, Member, Param, Parameter};
pub use limits::MAX_DEPTH;
pub use line::{Flag, Item, Line, Presence, TypeSource, Value};
pub use op::{Argument, AttrStyle, Bound, OpTree, OpWord};
pub use pattern::{Register, Registers, ResultTypes, Step};
pub use program::{Clause, Group, Node, Tree, read_program, write_program};
pub use word::{Anchor, Arity, Ref, Target, TypeOf, ValueGroup, Word};

use std::fmt;

/// The kinds of mistakes in the text of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// A line or a program ends too early.
    Missing,
    /// A line has more words than its item takes.
    Extra,
    /// A word has a form that is not allowed in its place.
    Word,
    /// Groups are nested more than [`MAX_DEPTH`] deep.
    Depth,
    /// The reader refused a well-formed element, such as a reference of the wrong kind.
    Refused,
}

/// A value that was read, or the mistake.
pub type Result<T> = std::result::Result<T, Error>;

impl fmt::Display for Error {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Missing => "the text ends too early",
            Self::Extra => "the line has too many words",
            Self::Word => "a word is malformed",
            Self::Depth => "groups are nested too deeply",
            Self::Refused => "an element is refused",
        })
    }
}

impl std::error::Error for Error {}
