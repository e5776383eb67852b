//! TableGen, the language of LLVM's `.td` files: source text or tokens in, records out.
//!
//! The crate knows nothing of operations, Rust syntax or procedural macros.
//!
//! - [`Input`] says what to evaluate: texts or [`TokenSource`]s, how includes are found, a [`BaseLibrary`].
//! - [`evaluate`] turns it into a [`RecordKeeper`]; errors go to a [`Diagnostics`].
//! - [`Record`], [`Field`] and [`Value`] are `Copy` views into the keeper.
//!
//! ```
//! use ods_tablegen::{Diagnostics, Input, evaluate};
//!
//! let text = r#"
//!     class Type<string s> { string summary = s; }
//!     class IntType<int w> : Type<"int " # w> { int width = w; }
//!     foreach w = [8, 32] in def I#w : IntType<w>;
//!     def Addr : Type<"address"> { list<Type> from = [I8, I32]; }
//! "#;
//! let mut diags = Diagnostics::new();
//! let records = evaluate(Input::text("types.td", text), &mut diags);
//! assert!(!diags.has_errors(), "{}", diags.render(records.sources()));
//!
//! let widths = records.derived_definitions("IntType").into_iter().map(|ty| ty.int("width"));
//! assert_eq!(widths.collect::<Result<Vec<_>, _>>().unwrap(), [8, 32]);
//! let from = records.def("Addr").unwrap().records("from").unwrap();
//! assert_eq!(from[1].string("summary").unwrap(), "int 32");
//! ```
//!
//! For any input, evaluation ends in bounded time and memory and reports every error at its place: the parser recovers
//! from errors, and each bound (nesting, recursion, sizes, steps) has an error of its own.
//!
//! The language is that of llvm-tblgen 22; its documentation is the *TableGen Programmer's Reference*.

mod base;
mod diagnostics;
mod doc;
mod eval;
mod include;
mod input;
mod limits;
mod parse;
mod record;
mod regex;
mod source;
mod syntax;
mod token;

pub use base::BaseLibrary;
pub use diagnostics::{
    ArgumentType, Diagnostic, Diagnostics, ElementType, Kind, Severity, UnresolvedField,
};
pub use doc::{StandIn, split_doc};
pub use include::{IncludeDirs, IncludeResolver, read_bounded, read_source, source_text};
pub use input::{Input, evaluate, evaluate_file};
pub use limits::MAX_SOURCE;
pub use record::{
    BitsValue, DagArg, DagValue, DeprecatedUse, Field, ListValue, Record, RecordId, RecordKeeper,
    StringValue, Type, UnresolvedValue, Value, deprecated_uses,
};
pub use source::{SourceId, SourceMap, Span};
pub use syntax::{Lexer, lex_fragment};
pub use token::{BangOp, Keyword, Punct, Token, TokenKind, TokenSource};
