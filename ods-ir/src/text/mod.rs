//! The text of types, attributes and locations.
//!
//! [`lexer`] splits bytes into tokens, [`parser`] parses types, attributes and locations, and
//! [`printer`] prints them. The parser and the printer of operations build on these.

pub mod lexer;
pub mod literal;
pub mod parser;
pub mod printer;
#[doc(hidden)]
pub mod token;
