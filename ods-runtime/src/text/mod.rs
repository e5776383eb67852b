//! The parser and the printer of MLIR's textual form.
//!
//! [`lexer`] splits bytes into tokens, [`parser`] parses types, attributes and locations, and
//! [`printer`] prints them. The parser and the printer of operations build on these.

pub mod custom_form;
pub mod lexer;
pub mod literal;
pub mod op_parser;
pub mod op_printer;
pub mod parser;
pub mod printer;
mod token;
