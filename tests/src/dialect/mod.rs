//! The dialect `test`: ops with the names and the behaviour of those in the `test` dialect of
//! `mlir-opt`, so that both tools can run the same tests.
//!
//! The definitions are in the `.td` files, by topic; the modules here implement the code that
//! they require.

mod attributes;
mod custom_forms;
mod directives;
mod inference;
mod interfaces;
pub(crate) mod properties;
mod region_forms;

#[allow(
    clippy::wildcard_imports,
    reason = "formats call all of it; only of use outside of tests"
)]
use directives::*;
use ods_runtime::prelude::*;
#[allow(
    clippy::wildcard_imports,
    reason = "definitions name all of it; only of use outside of tests"
)]
use properties::*;

ods! {
    #![export(test_td)]
    #![emit("Base.td")]
    #![emit("Formats.td")]
    #![emit("Directives.td")]
    #![emit("Inference.td")]
    #![emit("Constraints.td")]
    #![emit("Traits.td")]
    #![emit("Properties.td")]
    #![emit("Enums.td")]
    #![emit("CustomForms.td")]
    #![emit("Definitions.td")]
}
