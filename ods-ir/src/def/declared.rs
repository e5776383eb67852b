//! What definitions of types and attributes declare, as traits.
//!
//! As with ops (`op/declared.rs`): what is written and not declared would never be called, and does
//! not compile.

/// Defines one trait for each function that users write.
macro_rules! declarations {
    ($($name:ident, $hook:literal: $message:literal, $note:literal;)*) => {$(
        #[doc = concat!("The definition of a type or an attribute declares that it has `", $hook, "`.")]
        #[diagnostic::on_unimplemented(
            message = $message,
            label = "the definition of `{Self}` does not declare it",
            note = $note
        )]
        pub trait $name {}
    )*};
}

declarations! {
    DeclaresVerifyParameters, "VerifyParameters":
        "`VerifyParameters` of `{Self}` would never be called",
        "write `let genVerifyDecl = 1;` in the definition, or `verify` in a derive";
    DeclaresCustomTypeAssembly, "CustomTypeAssembly":
        "`CustomTypeAssembly` of `{Self}` would never be called",
        "write `let hasCustomAssemblyFormat = 1;` in the definition, or `custom_assembly_format` in a derive";
    DeclaresCustomAttrAssembly, "CustomAttrAssembly":
        "`CustomAttrAssembly` of `{Self}` would never be called",
        "write `let hasCustomAssemblyFormat = 1;` in the definition, or `custom_assembly_format` in a derive";
}
