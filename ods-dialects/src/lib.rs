//! Dialects that are written with `ods!`, for users to build their own on.
//!
//! The crate is empty so far; `examples/toy` shows what a whole dialect looks
//! like.
