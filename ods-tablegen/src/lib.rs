//! TableGen, the language of LLVM's `.td` files: source text or tokens in, records out.
//!
//! The crate knows nothing of operations, Rust syntax or procedural macros.
//!
//! - [`Input`] says what to evaluate: texts or [`TokenSource`]s, how includes are found, a [`BaseLibrary`].
//! - [`evaluate`] makes a [`RecordKeeper`] of it; mistakes go to a [`Diagnostics`].
//! - [`Record`], [`Field`] and [`Value`] are `Copy` views into the keeper.
//!
//! The language is that of llvm-tblgen 22; its documentation is the *TableGen Programmer's Reference*.

mod base;
mod diagnostics;
mod eval;
mod include;
mod input;
mod parse;
mod record;
mod regex;
mod source;
mod syntax;
mod token;

pub use base::BaseLibrary;
pub use diagnostics::{Diagnostic, Diagnostics, Severity};
pub use include::{IncludeDirs, IncludeResolver};
pub use input::{Input, evaluate, evaluate_file};
pub use record::{
    BitsValue, DagArg, DagValue, Field, ListValue, Record, RecordId, RecordKeeper, StringValue,
    Type, UnresolvedValue, Value, dump_json, print_records,
};
pub use source::{SourceId, SourceMap, Span};
pub use syntax::{Lexer, lex_fragment};
pub use token::{BangOp, Keyword, Punct, Token, TokenKind, TokenSource};
