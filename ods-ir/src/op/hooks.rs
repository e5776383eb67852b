//! The traits through which users add hand-written parts to an op or a dialect, and the
//! functions by which tables refer to them.

use super::declared::{
    DeclaresCanonicalizationPatterns, DeclaresCanonicalize, DeclaresInferTypes,
    DeclaresInferTypesOfParts, DeclaresMaterializeConstant, DeclaresVerify,
    DeclaresVerifyOperationAttribute, DeclaresVerifyRegionArgAttribute,
    DeclaresVerifyRegionResultAttribute, DeclaresVerifyRegions,
};
use super::spec::InferHooks;
use super::{Op, OpFields, OpInfo, VerifyResult, inference_failed};
use crate::attributes::{Attribute, NamedAttribute};
use crate::diagnostics::Diagnostic;
use crate::interfaces::{InferShapedTypeOpInterface, ShapedTypeComponents};
use crate::ir::{Ir, OpBuilder, Operation, OperationState, Rewriter, Value};
use crate::location::Location;
use crate::registry::Dialect;
use crate::rewrite::PatternSet;
use crate::types::Type;

/// The verifier of an op with `hasVerifier = 1`.
///
/// It runs after all traits and generated checks succeeded, so no accessor panics.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasVerifier` (`has_verifier` in a derive), but `Verify` is not implemented for it",
    label = "needs `impl Verify for {Self}`",
    note = "write `impl Verify for {Self} {{ fn verify(self, ir: &Ir) -> VerifyResult {{ … }} }}`"
)]
pub trait Verify: Op + DeclaresVerify {
    /// Checks the operation.
    ///
    /// # Errors
    ///
    /// The first violation, made by [`Op::emit_error`].
    fn verify(self, ir: &Ir) -> VerifyResult;
}

/// The verifier of an op with `hasRegionVerifier = 1`, which runs after the operations in
/// its regions are verified.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasRegionVerifier` (`has_region_verifier` in a derive), but `VerifyRegions` is not implemented for it",
    label = "needs `impl VerifyRegions for {Self}`"
)]
pub trait VerifyRegions: Op + DeclaresVerifyRegions {
    /// Checks the operation's regions.
    ///
    /// # Errors
    ///
    /// The first violation.
    fn verify_regions(self, ir: &Ir) -> VerifyResult;
}

/// Inference of result types for an op that lists `InferTypeOpInterface`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` lists `InferTypeOpInterface`, but `InferTypes` is not implemented for it",
    label = "needs `impl InferTypes for {Self}`"
)]
pub trait InferTypes: Op + DeclaresInferTypes {
    /// Infers the result types from the operands, attributes and regions in `state`.
    ///
    /// # Errors
    ///
    /// If the types cannot be inferred.
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic>;

    /// Whether the types `found` are valid results of an operation whose inferred types
    /// are `inferred`; by default if they are equal.
    fn is_compatible_return_types(inferred: &[Type], found: &[Type]) -> bool {
        inferred == found
    }
}

/// The rewrite of an op with `hasCanonicalizeMethod = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasCanonicalizeMethod` (`has_canonicalize_method` in a derive), but `Canonicalize` is not implemented for it",
    label = "needs `impl Canonicalize for {Self}`",
    note = "write `impl Canonicalize for {Self} {{ fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> {{ … }} }}`"
)]
pub trait Canonicalize: Op + DeclaresCanonicalize {
    /// Rewrites the operation into a simpler form. Returns `None`, and changes nothing,
    /// if there is none.
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()>;
}

/// The canonicalization patterns of an op or a dialect with
/// `hasCanonicalizer = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasCanonicalizer` (`has_canonicalizer` in a derive), but `CanonicalizationPatterns` is not implemented for it",
    label = "needs `impl CanonicalizationPatterns for {Self}`",
    note = "write `impl CanonicalizationPatterns for {Self} {{ fn patterns(set: &mut PatternSet) {{ … }} }}`"
)]
pub trait CanonicalizationPatterns: DeclaresCanonicalizationPatterns {
    /// Adds the patterns.
    fn patterns(set: &mut PatternSet);
}

/// The construction of operations for constants, for a dialect with
/// `hasConstantMaterializer = 1`.
///
/// Usually a constant is an operation that consists of its value, and
/// [`constant_op`](Self::constant_op) says which op it is an operation of:
///
/// ```
/// use ods_runtime::prelude::*;
/// ods! {
///     def C_Dialect : Dialect {
///         let name = "c";
///         let hasConstantMaterializer = 1;
///     }
///     def NumberOp : Op<C_Dialect, "number", [ConstantLike, Pure]> {
///         let arguments = (ins I64Attr:$value);
///         let results = (outs I64:$result);
///         let hasFolder = 1;
///     }
/// }
/// impl Fold for NumberOp {
///     fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
///         Attribute::i64(self.value(ir)).into()
///     }
/// }
/// impl MaterializeConstant for CDialect {
///     fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
///         (*ty == Type::i64() && value.is_of_type(ty)).then_some(NumberOp::INFO)
///     }
/// }
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<CDialect>().into());
/// let (five, ty) = (Attribute::i64(5), Type::i64());
/// let mut b = ir.builder();
/// let made = CDialect::materialize_constant(&mut b, &five, &ty, Location::UNKNOWN);
/// assert_eq!(made.unwrap().constant_value(&mut ir), Some(five));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasConstantMaterializer` (`has_constant_materializer` in a derive), but `MaterializeConstant` is not implemented for it",
    label = "needs `impl MaterializeConstant for {Self}`"
)]
pub trait MaterializeConstant: Dialect + DeclaresMaterializeConstant {
    /// The op whose operations are such constants, if they consist of the value and nothing else:
    /// the op has one attribute, which its folder returns as it is, and one result. Drivers of
    /// rewrites read such constants without calling the folder, and turn an operation that folds
    /// to one into it, instead of building another one.
    ///
    /// By default there is none.
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        let _ = (value, ty);
        None
    }

    /// Builds an operation whose one result is `value` as a `ty`; `None` if the dialect
    /// has no such operation. By default it is one of [`constant_op`](Self::constant_op).
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        let info = Self::constant_op(value, ty)?;
        Some(b.build_constant_of(info, value.clone(), ty, location))
    }

    /// Both functions, for the table of the dialect.
    #[doc(hidden)]
    const HOOKS: ConstantHooks = ConstantHooks {
        constant_op: Self::constant_op,
        materialize: Self::materialize_constant,
    };
}

/// What a dialect says of its constants: [`MaterializeConstant`].
#[derive(Clone, Copy, Debug)]
pub struct ConstantHooks {
    pub(crate) constant_op: fn(&Attribute, &Type) -> Option<&'static OpInfo>,
    pub(crate) materialize:
        fn(&mut OpBuilder<'_>, &Attribute, &Type, Location) -> Option<Operation>,
}

/// The verifier of a dialect with `hasOperationAttrVerify = 1` for its discardable
/// attributes, `dialect.name`, on any operation.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasOperationAttrVerify` (`has_operation_attr_verify` in a derive), but `VerifyOperationAttribute` is not implemented for it",
    label = "needs `impl VerifyOperationAttribute for {Self}`"
)]
pub trait VerifyOperationAttribute: Dialect + DeclaresVerifyOperationAttribute {
    /// Checks an attribute of `op`.
    ///
    /// # Errors
    ///
    /// The first violation.
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult;
}

/// The verifier of a dialect with `hasRegionArgAttrVerify = 1` for its attributes on
/// function arguments.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasRegionArgAttrVerify` (`has_region_arg_attr_verify` in a derive), but `VerifyRegionArgAttribute` is not implemented for it",
    label = "needs `impl VerifyRegionArgAttribute for {Self}`"
)]
pub trait VerifyRegionArgAttribute: Dialect + DeclaresVerifyRegionArgAttribute {
    /// Checks an attribute of argument `argument` of region `region` of `op`.
    ///
    /// # Errors
    ///
    /// The first violation.
    fn verify_region_arg_attribute(
        op: Operation,
        ir: &Ir,
        region: usize,
        argument: usize,
        attr: &NamedAttribute,
    ) -> VerifyResult;
}

/// The verifier of a dialect with `hasRegionResultAttrVerify = 1` for its attributes on
/// function results.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared with `hasRegionResultAttrVerify` (`has_region_result_attr_verify` in a derive), but `VerifyRegionResultAttribute` is not implemented for it",
    label = "needs `impl VerifyRegionResultAttribute for {Self}`"
)]
pub trait VerifyRegionResultAttribute: Dialect + DeclaresVerifyRegionResultAttribute {
    /// Checks an attribute of result `result` of region `region` of `op`.
    ///
    /// # Errors
    ///
    /// The first violation.
    fn verify_region_result_attribute(
        op: Operation,
        ir: &Ir,
        region: usize,
        result: usize,
        attr: &NamedAttribute,
    ) -> VerifyResult;
}

/// Table entry for [`Canonicalize`].
pub fn canonicalize<O: Canonicalize>(op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
    O::from_operation_unchecked(op).canonicalize(rw)
}

/// Inference of result types for an op with `InferTypeOpAdaptor`: like [`InferTypes`],
/// from the op's parts by name.
#[diagnostic::on_unimplemented(
    message = "`{Self}` lists `InferTypeOpAdaptor`, but `InferTypesOfParts` is not implemented for it",
    label = "needs `impl InferTypesOfParts for {Self}`"
)]
pub trait InferTypesOfParts: OpFields + DeclaresInferTypesOfParts {
    /// Infers the result types from the parts of an operation at `location`.
    ///
    /// # Errors
    ///
    /// If the types cannot be inferred.
    fn infer_types(
        ir: &Ir,
        location: Location,
        parts: Self::Fields<'_, Value>,
    ) -> Result<Vec<Type>, Diagnostic>;

    /// Whether the types `found` are valid results of an operation whose inferred types
    /// are `inferred`; by default if they are equal.
    fn is_compatible_return_types(inferred: &[Type], found: &[Type]) -> bool {
        inferred == found
    }
}

/// Table entry for [`InferTypesOfParts`].
pub fn infer_types_of_parts<O: InferTypesOfParts>() -> InferHooks {
    InferHooks {
        infer: |ir, state| {
            let parts = O::fields_of(state).ok_or_else(|| inference_failed(state))?;
            O::infer_types(ir, state.location, parts)
        },
        infer_of: Some(|ir, op| {
            let parts = O::from_operation_unchecked(op).fields(ir);
            O::infer_types(ir, op.location(ir), parts)
        }),
        is_compatible: O::is_compatible_return_types,
    }
}

/// Table entry for `InferTensorType`: tensors with the shapes that the op infers.
pub fn infer_tensor_types<O: InferShapedTypeOpInterface + Op>() -> InferHooks {
    InferHooks {
        infer: |ir, state| {
            let components = O::infer_return_type_components(ir, state)?;
            let tensors = components.iter().map(ShapedTypeComponents::tensor);
            tensors
                .collect::<Option<_>>()
                .ok_or_else(|| inference_failed(state))
        },
        infer_of: None,
        is_compatible: O::is_compatible_return_types,
    }
}

/// Table entry for [`Verify`].
///
/// # Errors
///
/// The error of the op's verifier.
pub fn verify<O: Verify>(op: Operation, ir: &Ir) -> VerifyResult {
    O::from_operation_unchecked(op).verify(ir)
}

/// Table entry for [`VerifyRegions`].
///
/// # Errors
///
/// The error of the op's verifier.
pub fn verify_regions<O: VerifyRegions>(op: Operation, ir: &Ir) -> VerifyResult {
    O::from_operation_unchecked(op).verify_regions(ir)
}

/// Table entry for [`InferTypes`].
pub fn infer_types<O: InferTypes>() -> InferHooks {
    InferHooks {
        infer: O::infer_types,
        infer_of: None,
        is_compatible: O::is_compatible_return_types,
    }
}
