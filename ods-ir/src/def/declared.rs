//! What definitions of types and attributes declare, as traits.
//!
//! The trait of a hook requires that its definition declares it: a hook that is written but not
//! declared would never be called, and does not compile. Generated code implements these traits.

/// Defines one trait for each hook, which the definition of `$of` declares.
macro_rules! declarations {
    ($of:literal: $($name:ident, $hook:literal: $message:literal, $note:literal;)*) => {$(
        #[doc = concat!("The definition of ", $of, " declares that it has `", $hook, "`.")]
        #[diagnostic::on_unimplemented(
            message = $message,
            label = "the definition of `{Self}` does not declare it",
            note = $note
        )]
        pub trait $name {}
    )*};
}

pub(crate) use declarations;

declarations! { "a type or an attribute":
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
