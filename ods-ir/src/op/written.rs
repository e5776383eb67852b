//! Which hooks are written, for definitions of upstream: the compiler finds out, and generated code needs no list.
//!
//! `<Verify<PadOp>>::REF` is the constant of an inherent `impl` if `PadOp` implements the trait of the hook; otherwise it
//! is that of the trait [`Absent`], which every probe implements. This works for concrete types only, which is what
//! generated code names.

use super::{Op, Ref, hooks};
use crate::def::{DialectTypeParser, UnknownValueMessages};
use crate::interfaces::{ImplementedBy, InferShapedTypeOpInterface, OpModel, interface_entry};
use crate::interfaces::{OpInterface, OperationInterfaceFallback as InterfaceFallback};
use crate::registry::DialectHook;
use std::marker::PhantomData;

/// What a probe yields if the hook is not written. Generated code imports it.
pub trait Absent {
    /// The name of the hook.
    const NAME: &'static str;
    /// The entry of a table.
    const REF: Ref = Ref::Missing(Self::NAME);
    /// The hook of a dialect.
    const DIALECT: DialectHook = DialectHook::Missing(Self::NAME);
}

/// Defines probes: the name, the trait of the hook, and what is there if it is written.
macro_rules! probes {
    ($($name:ident: $hook:path $(, op $reference:expr)? $(, dialect $dialect:expr)?;)*) => {$(
        #[doc = concat!("Finds out whether an op or a dialect has a `", stringify!($name), "`.")]
        #[derive(Debug)]
        pub struct $name<T>(PhantomData<T>);

        $(impl<T: $hook> $name<T> {
            /// The entry of a table.
            pub const REF: Ref = $reference;
        })?

        $(impl<T: $hook> $name<T> {
            /// The hook of a dialect.
            pub const DIALECT: DialectHook = $dialect;
        })?

        impl<T> Absent for $name<T> {
            const NAME: &'static str = stringify!($name);
        }
    )*};
}

probes! {
    Verify: hooks::Verify, op Ref::Verify(hooks::verify::<T>);
    VerifyRegions: hooks::VerifyRegions, op Ref::VerifyRegions(hooks::verify_regions::<T>);
    Fold: super::Fold, op Ref::Fold(super::fold::<T>);
    Canonicalize: hooks::Canonicalize, op Ref::Canonicalize(hooks::canonicalize::<T>);
    InferTypes: hooks::InferTypes, op Ref::InferTypes(hooks::infer_types::<T>);
    InferTypesOfParts: hooks::InferTypesOfParts, op Ref::InferTypes(hooks::infer_types_of_parts::<T>);
    InferTensorTypes: OpOfTensors, op Ref::InferTypes(hooks::infer_tensor_types::<T>);
    CanonicalizationPatterns: hooks::CanonicalizationPatterns,
        op Ref::Patterns(T::patterns), dialect DialectHook::CanonicalizationPatterns(T::patterns);
    VerifyOperationAttribute: hooks::VerifyOperationAttribute,
        dialect DialectHook::VerifyOperationAttribute(T::verify_operation_attribute);
    VerifyRegionArgAttribute: hooks::VerifyRegionArgAttribute,
        dialect DialectHook::VerifyRegionArgAttribute(T::verify_region_arg_attribute);
    VerifyRegionResultAttribute: hooks::VerifyRegionResultAttribute,
        dialect DialectHook::VerifyRegionResultAttribute(T::verify_region_result_attribute);
    MaterializeConstant: hooks::MaterializeConstant,
        dialect DialectHook::MaterializeConstant(T::HOOKS);
    OperationInterfaceFallback: InterfaceFallback,
        dialect DialectHook::OperationInterfaceFallback(T::interface_of);
}

/// Finds out whether a dialect parses its types itself. Where it does not, nothing is missing: the definitions say
/// how types are written.
#[derive(Debug)]
pub struct TypeParser<T>(PhantomData<T>);

impl<T: DialectTypeParser> TypeParser<T> {
    /// The hook of a dialect.
    pub const DIALECT: DialectHook = DialectHook::TypeParser(T::parse_type);
}

impl<T> Absent for TypeParser<T> {
    const NAME: &'static str = "";
}

/// Finds out whether a dialect has messages of its own for unknown types and attributes. Where it has none, nothing is
/// missing.
#[derive(Debug)]
pub struct UnknownValues<T>(PhantomData<T>);

impl<T: UnknownValueMessages> UnknownValues<T> {
    /// The hook of a dialect.
    pub const DIALECT: DialectHook = DialectHook::UnknownValues([T::TYPE, T::ATTRIBUTE]);
}

impl<T> Absent for UnknownValues<T> {
    const NAME: &'static str = "";
}

/// An op that infers the shapes of its results.
pub trait OpOfTensors: InferShapedTypeOpInterface + Op {}

impl<O: InferShapedTypeOpInterface + Op> OpOfTensors for O {}

/// Finds out whether the op `M` implements the interface `I`.
#[derive(Debug)]
pub struct Interface<I: ?Sized, M>(PhantomData<(M, I)>);

impl<I: ImplementedBy<M> + ?Sized, M: OpModel> Interface<I, M> {
    /// The entry of a table.
    pub const REF: Ref = Ref::Interface(interface_entry::<I, M>);
}

impl<I: OpInterface + ?Sized, M> Absent for Interface<I, M> {
    const NAME: &'static str = I::NAME;
}
