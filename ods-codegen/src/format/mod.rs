//! Declarative assembly formats.
//!
//! The text of an `assemblyFormat` goes in; its elements, or the mistakes in
//! it with the byte at which each stands, come out. Lexer, literals, groups and
//! custom directives, and the printer's spacing, are shared; [`op`] and [`def`]
//! hold what is particular to formats of ops, and to those of attributes and
//! types: their directives, their checks and the encoding that the runtime
//! interprets.

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
