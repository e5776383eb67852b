//! Declarative assembly formats.
//!
//! The text of an `assemblyFormat` goes in; its elements, or its mistakes with the byte of each,
//! come out. The lexer, the parser of literals, groups and custom directives, and the printer's
//! spacing are shared. [`op`] and [`def`] contain the parts that differ between formats of ops and
//! formats of attributes and types: their directives, their checks and their encoding, which the
//! runtime interprets.

pub mod def;
mod diagnose;
pub mod element;
mod encode;
pub mod error;
pub(crate) mod lexer;
mod literal;
pub mod op;
mod parsed;
mod parser;
pub(crate) mod spacing;

pub use self::diagnose::FormatOrigin;
pub use self::element::FormatElement;
pub use self::error::FormatError;
pub use self::lexer::FormatSpan;
pub(crate) use self::parsed::{Formats, Outcome, parse_format_of_def, parse_format_of_op};
