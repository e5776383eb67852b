//! The parser and the printer of MLIR's textual form.
//!
//! [`lexer`] splits bytes into tokens, [`parser`] parses types, attributes and locations, and
//! [`printer`] prints them. [`op_parser`] and [`op_printer`], of operations, build on these.

#[doc(inline)]
pub use ods_asm::{custom_form, op_parser, op_printer};
#[doc(inline)]
pub use ods_ir::text::{lexer, literal, parser, printer};
