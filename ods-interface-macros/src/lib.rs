//! The attribute macros that make a Rust trait an interface of ods.
//!
//! They convert tokens; everything else is in `ods-interface`. They are apart from `ods-macros`,
//! so that the crates below `ods-runtime` need neither TableGen nor the generator. Users take them
//! from `ods-runtime`, which re-exports them.

use proc_macro::TokenStream;

/// Makes a trait an interface of operations.
///
/// ```text
/// #[op_interface]
/// pub trait ShapeInference {
///     fn infer_shapes(self, ir: &mut Ir);
///     fn priority(self, ir: &Ir) -> usize { self.operation().operands(ir).len() }
///     fn kind() -> &'static str;
/// }
/// ```
///
/// Beside the trait there is then the handle `DynShapeInference`, a `Copy` handle of
/// an operation that has the interface, whatever op it is, with the same methods:
/// `op.interface::<dyn ShapeInference>(ir)`. Its supertraits are interfaces, too.
/// Default methods see an [`OpModel`](../ods_runtime/interfaces/trait.OpModel.html):
/// `self.operation()` is the operation.
///
/// Three functions are not methods but hooks, if they are there:
/// `verify_trait(op: Operation, ir: &Ir) -> VerifyResult` and
/// `verify_region_trait`, with the same signature, verify each operation that has
/// the interface, before or after what is nested in it, and
/// `class_of(op: Operation, ir: &Ir) -> bool` says which operations count.
///
/// An op that implements the interface must list it, because otherwise nobody would find it.
/// `#[op_interface(foreign)]` is for an interface with which its crate extends the ops of other
/// crates: implementations need not be listed, and count once they are attached by
/// `DialectRegistry::attach`.
///
/// `#[op_interface(crate = path)]` gives the path of the runtime crate, if it was
/// renamed.
#[proc_macro_attribute]
pub fn op_interface(options: TokenStream, item: TokenStream) -> TokenStream {
    ods_interface::op_interface(options.into(), &item.into()).into()
}

/// Makes a trait an interface of types.
///
/// ```text
/// #[type_interface]
/// pub trait Measured {
///     fn size(&self) -> u64;
///     fn unit() -> &'static str;
/// }
/// ```
///
/// Beside the trait there is then the handle `DynMeasured<'_>`, a `Copy` handle of a
/// type that has the interface, whatever type it is, with the same methods:
/// `ty.interface::<dyn Measured>(ir)`, or `ty.own_interface::<dyn Measured>()` where
/// what is attached in registries does not count. Its supertraits are interfaces,
/// too. `class_of(of: &Type) -> bool` is not a method: it says which types count.
///
/// `#[type_interface(crate = path)]` gives the path of the runtime crate, if it was
/// renamed.
#[proc_macro_attribute]
pub fn type_interface(options: TokenStream, item: TokenStream) -> TokenStream {
    ods_interface::type_interface(options.into(), &item.into()).into()
}

/// Makes a trait an interface of attributes, as [`macro@type_interface`] makes one of
/// types.
#[proc_macro_attribute]
pub fn attr_interface(options: TokenStream, item: TokenStream) -> TokenStream {
    ods_interface::attr_interface(options.into(), &item.into()).into()
}
