//! What definitions declare, as traits.
//!
//! As for types and attributes ([`def`](crate::def)), a hook that is written but not declared does
//! not compile. Hand-written impls of [`Op`](super::Op) and [`Dialect`](crate::registry::Dialect)
//! implement these traits too.

use crate::def::declarations;

declarations! { "an op or a dialect":
    DeclaresVerify, "Verify":
        "`Verify` of `{Self}` would never be called",
        "write `let hasVerifier = 1;` in the definition, or `has_verifier` in a derive; of `struct Add` with a derive, the op is `AddOp`";
    DeclaresVerifyRegions, "VerifyRegions":
        "`VerifyRegions` of `{Self}` would never be called",
        "write `let hasRegionVerifier = 1;` in the definition, or `has_region_verifier` in a derive; of `struct Add` with a derive, the op is `AddOp`";
    DeclaresFold, "Fold":
        "`Fold` of `{Self}` would never be called",
        "write `let hasFolder = 1;` in the definition, or `has_folder` in a derive; of `struct Add` with a derive, the op is `AddOp`";
    DeclaresCanonicalize, "Canonicalize":
        "`Canonicalize` of `{Self}` would never be called",
        "write `let hasCanonicalizeMethod = 1;` in the definition, or `has_canonicalize_method` in a derive; of `struct Add` with a derive, the op is `AddOp`";
    DeclaresCanonicalizationPatterns, "CanonicalizationPatterns":
        "`CanonicalizationPatterns` of `{Self}` would never be called",
        "write `let hasCanonicalizer = 1;` in the definition, or `has_canonicalizer` in a derive; of `struct Add` with a derive, the op is `AddOp`";
    DeclaresCustomAssembly, "CustomAssembly":
        "`CustomAssembly` of `{Self}` would never be called",
        "write `let hasCustomAssemblyFormat = 1;` in the definition, or `has_custom_assembly_format` in a derive; of `struct Add` with a derive, the op is `AddOp`";
    DeclaresInferTypes, "InferTypes":
        "`InferTypes` of `{Self}` would never be called",
        "list `DeclareOpInterfaceMethods<InferTypeOpInterface>` among the traits of the definition";
    DeclaresInferTypesOfParts, "InferTypesOfParts":
        "`InferTypesOfParts` of `{Self}` would never be called",
        "list `InferTypeOpAdaptor` among the traits of the definition";
    DeclaresMaterializeConstant, "MaterializeConstant":
        "`MaterializeConstant` of `{Self}` would never be called",
        "write `let hasConstantMaterializer = 1;` in the definition, or `has_constant_materializer` in a derive";
    DeclaresVerifyOperationAttribute, "VerifyOperationAttribute":
        "`VerifyOperationAttribute` of `{Self}` would never be called",
        "write `let hasOperationAttrVerify = 1;` in the definition, or `has_operation_attr_verify` in a derive";
    DeclaresVerifyRegionArgAttribute, "VerifyRegionArgAttribute":
        "`VerifyRegionArgAttribute` of `{Self}` would never be called",
        "write `let hasRegionArgAttrVerify = 1;` in the definition, or `has_region_arg_attr_verify` in a derive";
    DeclaresVerifyRegionResultAttribute, "VerifyRegionResultAttribute":
        "`VerifyRegionResultAttribute` of `{Self}` would never be called",
        "write `let hasRegionResultAttrVerify = 1;` in the definition, or `has_region_result_attr_verify` in a derive";
    DeclaresOperationInterfaceFallback, "OperationInterfaceFallback":
        "`OperationInterfaceFallback` of `{Self}` would never be called",
        "write `let hasOperationInterfaceFallback = 1;` in the definition, or `has_operation_interface_fallback` in a derive";
}
