//! From TableGen records to Rust code.
//!
//! This crate implements ODS's classes: it reads records into a model of dialects
//! and operations, checks that model, and generates Rust code that uses
//! `ods-runtime`. It has no IR of its own and is not a proc macro, so that tools
//! and tests can use it as `ods-macros` does.

mod check;
mod code;
mod cpp;
pub mod derive;
mod expand;
pub mod format;
mod r#gen;
mod includes;
mod limits;
mod lint;
pub mod model;
mod older;
mod pattern;
mod prelude;
mod rust_tokens;
mod share;
mod upstream;
mod vocabulary;

pub use check::{CheckedRecords, check_records};
pub use expand::{
    Expansion, FilePlace, Generate, Place, Places, expand, expand_imported, expand_with, generate,
    known_dialects, request_imports,
};
pub use r#gen::{Hook, gen_shared, hooks_of_def, hooks_of_dialect, hooks_of_op};
pub use includes::Includes;
pub use older::help_with_older_spellings;
pub use pattern::{CheckedPattern, check_patterns};
pub use prelude::{library as prelude_library, prelude_file};
pub use share::{Imported, Step, receive};
