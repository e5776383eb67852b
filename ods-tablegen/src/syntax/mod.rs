//! From text and token sources to one flat list of tokens.

mod feed;
mod lexer;
pub(crate) mod outline;
mod preprocess;
pub(crate) mod scan;
mod tokens;

pub(crate) use feed::Feed;
pub use lexer::{Lexer, lex_fragment};
pub(crate) use tokens::{REPORTED, Tok, TokenData, TokenList, Words};
