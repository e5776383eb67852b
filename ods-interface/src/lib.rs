//! The description of an interface, the code generated for it, and the templates of generated code.
//!
//! ```text
//! #[op_interface] trait → attribute ─┐
//!                                    ├→ Interface → interface → Rust
//! def I : OpInterface → ods-codegen ─┘
//! ```
//!
//! A crate of its own, so that crates that declare interfaces as Rust traits need not wait for
//! TableGen and the rest of the generator. [`template`] is here because both write with it.

mod attribute;
pub mod interface;
mod limits;
mod splice;
pub mod template;

pub use attribute::{attr_interface, op_interface, type_interface};
