//! MLIR's textual form, both ways.
//!
//! [`lexer`] cuts bytes into tokens, [`parser`] makes types, attributes and
//! locations of them, [`printer`] writes them. Operations are parsed and printed
//! on top of these.

pub mod lexer;
pub mod op_parser;
pub mod op_printer;
pub mod parser;
pub mod printer;
mod token;
