//! The procedural macros of ods.
//!
//! They convert tokens and report diagnostics; everything else is in
//! `ods-codegen`, where it can be tested without a compiler. Users take them from
//! `ods-runtime`, which re-exports them.

mod report;

use ods_tablegen::Diagnostics;
use proc_macro::TokenStream;

/// Defines dialects and operations, in the Operation Definition Specification.
///
/// ```text
/// ods! {
///     def Toy_Dialect : Dialect { let name = "toy"; }
///
///     /// Adds two tensors.
///     def AddOp : Op<Toy_Dialect, "add", [Pure, SameOperandsAndResultType]> {
///         let arguments = (ins F64Tensor:$lhs, F64Tensor:$rhs);
///         let results = (outs F64Tensor:$result);
///         let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
///     }
/// }
/// ```
///
/// The language is TableGen's, with Rust where MLIR has C++. Attributes at the
/// top say more:
///
/// - `#![emit("toy/ToyOps.td")]` includes a file and generates what it defines,
/// - `#![include_dir("td")]` adds a folder in which included files are looked for,
/// - `#![dialect("toy")]` generates only what belongs to that dialect,
/// - `#![crate(path)]` is the path of the runtime crate, if it was renamed.
#[proc_macro]
#[proc_macro_error2::proc_macro_error]
pub fn ods(input: TokenStream) -> TokenStream {
    let mut diags = Diagnostics::new();
    let expansion = ods_codegen::expand(input.into(), &mut diags);
    report::emit_all(diags, &expansion);
    expansion.tokens.into()
}
