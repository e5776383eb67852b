//! Classes of attributes of debug information and of type-based alias analysis, which are base classes in C++.

use super::{
    DIAnnotationAttr, DIBasicTypeAttr, DICommonBlockAttr, DICompileUnitAttr, DICompositeTypeAttr,
    DIDerivedTypeAttr, DIFileAttr, DIGenericSubrangeAttr, DIGlobalVariableAttr,
    DIImportedEntityAttr, DILabelAttr, DILexicalBlockAttr, DILexicalBlockFileAttr,
    DILocalVariableAttr, DIModuleAttr, DINamespaceAttr, DINullTypeAttr, DIStringTypeAttr,
    DISubprogramAttr, DISubrangeAttr, DISubroutineTypeAttr, TBAARootAttr, TBAATypeDescriptorAttr,
};
use ods_runtime::__private::class::AttrClassKind;
use ods_runtime::Attribute;

macro_rules! classes {
    ($($(#[$doc:meta])* $class:ident: $($member:ident)* $(+ $base:ident)*;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub enum $class {}

        impl AttrClassKind for $class {
            fn contains(attr: &Attribute) -> bool {
                $(attr.is::<$member>() ||)* $($base::contains(attr) ||)* false
            }
        }
    )*};
}

classes! {
    /// The class of types.
    DITypeAttr: DINullTypeAttr DIBasicTypeAttr DICompositeTypeAttr DIDerivedTypeAttr DIStringTypeAttr
        DISubroutineTypeAttr;
    /// The class of scopes inside functions, and of functions.
    DILocalScopeAttr: DILexicalBlockAttr DILexicalBlockFileAttr DISubprogramAttr;
    /// The class of scopes.
    DIScopeAttr: DICommonBlockAttr DICompileUnitAttr DIFileAttr DIModuleAttr DINamespaceAttr
        DICompositeTypeAttr DIDerivedTypeAttr + DILocalScopeAttr;
    /// The class of variables.
    DIVariableAttr: DIGlobalVariableAttr DILocalVariableAttr;
    /// The class of all nodes.
    DINodeAttr: DIAnnotationAttr DIGenericSubrangeAttr DIImportedEntityAttr DILabelAttr DISubrangeAttr
        + DIScopeAttr + DITypeAttr + DIVariableAttr;
    /// The class of nodes of type-based alias analysis.
    TBAANodeAttr: TBAARootAttr TBAATypeDescriptorAttr;
}
