//! From text and token sources to one flat list of tokens.

mod lexer;
pub(crate) mod scan;

pub use lexer::{Lexer, lex_fragment};
