//! Declarative assembly formats.
//!
//! The text of an `assemblyFormat` goes in; its elements, or the mistakes in
//! it with the byte at which each stands, come out. Lexer, literals, groups and
//! custom directives are shared; [`op`] holds what is particular to formats of
//! ops, their checks, the printer's spacing and the encoding that the runtime
//! interprets.

mod diagnose;
pub mod element;
pub mod error;
mod lexer;
mod literal;
pub mod op;
mod parser;
mod spacing;

pub use self::diagnose::FormatOrigin;
pub use self::element::FormatElement;
pub use self::error::FormatError;
pub use self::lexer::FormatSpan;
