//! The definition of a dialect.

use crate::accessors::{getters, setters};
use crate::attributes::{Attribute, NamedAttribute};
use crate::def::{AttrEntry, DefinesValues, DialectValues, TypeEntry};
use crate::interfaces::InterfaceFallback;
use crate::ir::{Ir, OpBuilder, Operation};
use crate::kind_interfaces::{AliasHooks, OpAsmDialectInterface};
use crate::location::Location;
use crate::op::{ConstantHooks, OpInfo, VerifyResult};
use crate::rewrite::PatternSet;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::Type;
use std::fmt;

/// The compile-time definition of a dialect, as `mlir::Dialect`.
pub struct DialectInfo {
    values: DialectValues,
    summary: &'static str,
    description: &'static str,
    pub(super) module: &'static str,
    ops: &'static [OpInfo],
    /// Operations with separate definitions.
    listed_ops: &'static [&'static OpInfo],
    pub(super) dependent: fn() -> Vec<&'static DialectInfo>,
    pub(super) verify_operation_attribute: Option<VerifyAttribute>,
    verify_region_arg_attribute: Option<VerifyRegionAttribute>,
    verify_region_result_attribute: Option<VerifyRegionAttribute>,
    constants: Option<ConstantHooks>,
    attributes_in_dictionary: bool,
    strict_properties: bool,
    canonicalization_patterns: Option<fn(&mut PatternSet)>,
    interface_fallback: Option<InterfaceFallback>,
    pub(super) aliases: Option<AliasHooks>,
    /// The names of the hooks that the definition declares and nobody wrote.
    missing: [&'static str; DialectHook::KINDS],
    /// What generation left out: a line for each part.
    left_out: &'static str,
}

/// A hook of a dialect of upstream, which may be missing.
#[derive(Clone, Copy, Debug)]
pub enum DialectHook {
    /// Of `hasOperationAttrVerify`.
    VerifyOperationAttribute(VerifyAttribute),
    /// Of `hasRegionArgAttrVerify`.
    VerifyRegionArgAttribute(VerifyRegionAttribute),
    /// Of `hasRegionResultAttrVerify`.
    VerifyRegionResultAttribute(VerifyRegionAttribute),
    /// Of `hasConstantMaterializer`.
    MaterializeConstant(ConstantHooks),
    /// Of `hasCanonicalizer`.
    CanonicalizationPatterns(fn(&mut PatternSet)),
    /// Of `hasOperationInterfaceFallback`.
    OperationInterfaceFallback(InterfaceFallback),
    /// Where C++ has a parser of types of its own.
    TypeParser(fn(&mut AsmParser<'_>) -> Parsed<Type>),
    /// Where C++ has messages of its own for unknown types and attributes.
    UnknownValues([&'static str; 2]),
    /// Nobody wrote the hook of this name; without a name nothing is missing.
    Missing(&'static str),
}

impl DialectHook {
    /// How many kinds of hooks a dialect may have.
    const KINDS: usize = 6;
}

/// Verifies a discardable attribute `dialect.name` on any operation.
pub type VerifyAttribute = fn(Operation, &Ir, &NamedAttribute) -> VerifyResult;

/// Verifies an attribute `dialect.name` of an argument or a result of a region. The two
/// indices are those of the region, and of the argument or result.
pub type VerifyRegionAttribute = fn(Operation, &Ir, usize, usize, &NamedAttribute) -> VerifyResult;

impl DialectInfo {
    /// Makes an empty dialect.
    #[inline]
    pub const fn new(name: &'static str) -> Self {
        Self {
            values: DialectValues::new(name),
            summary: "",
            description: "",
            module: "",
            ops: &[],
            listed_ops: &[],
            dependent: Vec::new,
            verify_operation_attribute: None,
            verify_region_arg_attribute: None,
            verify_region_result_attribute: None,
            constants: None,
            attributes_in_dictionary: false,
            strict_properties: false,
            canonicalization_patterns: None,
            aliases: None,
            interface_fallback: None,
            missing: [""; DialectHook::KINDS],
            left_out: "",
        }
    }

    /// Sets a hook of upstream, or notes that it is missing.
    #[must_use]
    #[inline]
    pub const fn written(mut self, hook: DialectHook) -> Self {
        match hook {
            DialectHook::VerifyOperationAttribute(hook) => self.verifies_attributes(hook),
            DialectHook::VerifyRegionArgAttribute(hook) => self.verifies_arguments(hook),
            DialectHook::VerifyRegionResultAttribute(hook) => self.verifies_results(hook),
            DialectHook::MaterializeConstant(hook) => self.materializes_constants(hook),
            DialectHook::CanonicalizationPatterns(hook) => self.canonicalizes(hook),
            DialectHook::OperationInterfaceFallback(hook) => self.interface_fallback(hook),
            DialectHook::TypeParser(parse) => self.parse_type(parse),
            DialectHook::UnknownValues(unknown) => {
                self.values.unknown = unknown;
                self
            }
            DialectHook::Missing(name) => {
                let mut free = 0;
                while !self.missing[free].is_empty() {
                    free += 1;
                }
                self.missing[free] = name;
                self
            }
        }
    }

    /// What the definitions of upstream declare and nobody wrote in Rust: hooks, each with the name of its op or of the
    /// dialect, in the order of the definitions.
    ///
    /// Of a definition without `#![upstream]` nothing is missing: it would not compile.
    #[inline]
    pub fn missing(&self) -> Vec<MissingHook> {
        let of_dialect = self.missing.iter().filter(|hook| !hook.is_empty());
        let of_dialect = of_dialect.map(|hook| MissingHook::new(self.name(), hook));
        let of_op = |op: &'static OpInfo| {
            let missing = op.spec().missing.iter();
            missing.map(|hook| MissingHook::new(op.name(), hook))
        };
        of_dialect
            .chain(self.operations().flat_map(of_op))
            .collect()
    }

    /// What generation left out, because it is C++: for each part the definition and the field, such as
    /// `tensor.pad: extraClassDeclaration`.
    #[inline]
    pub fn left_out_parts(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.left_out.lines()
    }

    setters! {
        /// Sets the operations.
        pub ops(ops: &'static [OpInfo]) => ops = ops;

        /// Sets the operations with separate definitions.
        pub listed_ops(ops: &'static [&'static OpInfo]) => listed_ops = ops;

        /// Sets the types, which are parsed by their mnemonics.
        pub types(types: &'static [TypeEntry]) => values.types = types;

        /// Sets the attributes, which are parsed by their mnemonics.
        pub attributes(attributes: &'static [AttrEntry]) => values.attributes = attributes;

        /// Sets the summary, one line.
        pub summary(summary: &'static str) => summary = summary;

        /// Sets the description.
        pub description(description: &'static str) => description = description;

        /// Sets the path of the module that defines the dialect, for messages.
        pub module(module: &'static str) => module = module;

        /// Sets the dialects that are registered together with this one.
        pub dependent(dialects: fn() -> Vec<&'static DialectInfo>) => dependent = dialects;

        /// Sets the parser for the text after `!name.` or inside `!name<…>`.
        pub parse_type(parse: fn(&mut AsmParser<'_>) -> Parsed<Type>) => values.parse_type = Some(parse);

        /// Sets the parser for the text after `#name.` or inside `#name<…>`; it gets the type
        /// that the context expects.
        pub parse_attribute(parse: fn(&mut AsmParser<'_>, Option<&Type>) -> Parsed<Attribute>) =>
            values.parse_attribute = Some(parse);

        /// Sets the counterpart of [`Self::parse_type`], the printer for types that are
        /// defined with [`DefInfo::owned_by`](crate::def::DefInfo::owned_by).
        pub print_type(print: fn(&Type, &mut AsmPrinter<'_>)) => values.print_type = Some(print);

        /// Sets the counterpart of [`Self::parse_attribute`], the printer for attributes that
        /// are defined with [`DefInfo::owned_by`](crate::def::DefInfo::owned_by).
        pub print_attribute(print: fn(&Attribute, &mut AsmPrinter<'_>)) =>
            values.print_attribute = Some(print);

        /// Sets the verifier of the dialect's discardable attributes.
        pub verifies_attributes(verify: VerifyAttribute) =>
            verify_operation_attribute = Some(verify);

        /// Sets the verifier of the dialect's attributes on function arguments.
        pub verifies_arguments(verify: VerifyRegionAttribute) =>
            verify_region_arg_attribute = Some(verify);

        /// Sets the verifier of the dialect's attributes on function results.
        pub verifies_results(verify: VerifyRegionAttribute) =>
            verify_region_result_attribute = Some(verify);

        /// Sets the functions that choose and build operations for constants.
        pub materializes_constants(hooks: ConstantHooks) => constants = Some(hooks);

        /// Makes the generic form print inherent attributes in the attribute dictionary
        /// instead of `<{…}>`: `usePropertiesForAttributes = 0`.
        pub attributes_in_dictionary() => attributes_in_dictionary = true;

        /// Restricts attribute dictionaries in formats to discardable attributes:
        /// `useStrictPropertiesInAssemblyFormat`, which MLIR has since version 23.
        pub strict_properties() => strict_properties = true;

        /// Sets the canonicalization patterns that belong to no single op.
        pub canonicalizes(patterns: fn(&mut PatternSet)) =>
            canonicalization_patterns = Some(patterns);

        /// Sets the list of what generation left out: a line for each part.
        pub left_out(parts: &'static str) => left_out = parts;

        /// Sets the provider of interfaces that the operations lack:
        /// `hasOperationInterfaceFallback`.
        pub interface_fallback(fallback: InterfaceFallback) =>
            interface_fallback = Some(fallback);
    }

    /// Sets the hooks that name aliases of types and attributes of any dialect.
    #[must_use]
    pub const fn aliases<D: OpAsmDialectInterface>(mut self) -> Self {
        self.aliases = Some(AliasHooks::of::<D>());
        self
    }

    getters! {
        /// The provider of interfaces that the operations lack.
        pub(crate) interface_fallback_of() -> Option<InterfaceFallback> = interface_fallback;

        /// The summary, one line.
        pub summary_text() -> &'static str = summary;

        /// The description.
        pub description_text() -> &'static str = description;

        /// The path of the module that defines the dialect; empty if unknown.
        pub module_path() -> &'static str = module;
    }

    /// The operations that are defined together with the dialect or listed by it.
    pub fn operations(&self) -> impl Iterator<Item = &'static OpInfo> + Clone + use<> {
        self.ops.iter().chain(self.listed_ops.iter().copied())
    }

    /// The types and attributes.
    pub const fn values(&self) -> &DialectValues {
        &self.values
    }

    /// The namespace before the dot.
    pub const fn name(&self) -> &'static str {
        self.values.name()
    }

    /// The types that are defined together with the dialect.
    #[inline]
    pub const fn types_list(&self) -> &'static [TypeEntry] {
        self.values.types_list()
    }

    /// The attributes that are defined together with the dialect.
    pub const fn attributes_list(&self) -> &'static [AttrEntry] {
        self.values.attributes_list()
    }

    /// Builds an operation of this dialect whose one result is `value` as a `ty`; `None`
    /// if the dialect has no such operation.
    pub fn materialize_constant(
        &self,
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        self.constants
            .and_then(|hooks| (hooks.materialize)(b, value, ty, location))
    }

    /// The op whose operations are this constant, if they consist of its value: see
    /// [`MaterializeConstant::constant_op`](crate::op::MaterializeConstant::constant_op).
    #[inline]
    pub(crate) fn constant_op(&self, value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        self.constants
            .and_then(|hooks| (hooks.constant_op)(value, ty))
    }

    /// Adds the canonicalization patterns of the dialect and of its operations.
    #[inline]
    pub fn add_canonicalization_patterns(&self, patterns: &mut PatternSet) {
        self.add_own_canonicalization_patterns(patterns);
        for op in self.operations() {
            op.add_canonicalization_patterns(patterns);
        }
    }

    /// Adds the canonicalization patterns that belong to no single op.
    pub(super) fn add_own_canonicalization_patterns(&self, patterns: &mut PatternSet) {
        if let Some(list) = self.canonicalization_patterns {
            list(patterns);
        }
    }

    getters! {
        /// Whether the generic form prints inherent attributes in the attribute dictionary.
        pub(crate) has_attributes_in_dictionary() -> bool = attributes_in_dictionary;

        /// Whether attribute dictionaries in formats are restricted to discardable attributes.
        #[doc(hidden)]
        pub has_strict_properties() -> bool = strict_properties;

        /// The verifier of the dialect's attributes on function arguments.
        pub(crate) verify_region_arg_attribute() -> Option<VerifyRegionAttribute> =
            verify_region_arg_attribute;

        /// The verifier of the dialect's attributes on function results.
        pub(crate) verify_region_result_attribute() -> Option<VerifyRegionAttribute> =
            verify_region_result_attribute;

        /// The verifier of the dialect's discardable attributes.
        pub(crate) verify_operation_attribute() -> Option<VerifyAttribute> =
            verify_operation_attribute;
    }
}

/// A hook that a definition of upstream declares, and that nobody wrote in Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MissingHook {
    /// The full name of the op, or the name of the dialect.
    pub of: &'static str,
    /// The trait or the function that would be written: `Verify`, `Fold`, `parse_cast_body`, …
    pub hook: &'static str,
}

impl MissingHook {
    #[inline]
    fn new(of: &'static str, hook: &'static str) -> Self {
        Self { of, hook }
    }
}

impl fmt::Display for MissingHook {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.of, self.hook)
    }
}

impl fmt::Debug for DialectInfo {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DialectInfo({})", self.name())
    }
}

/// Whether `attr-dict` excludes inherent attributes in the formats of the dialect's
/// operations; `has_properties` tells whether the operation has properties.
#[inline]
pub const fn is_strict(dialect: &DialectInfo, has_properties: bool) -> bool {
    dialect.has_strict_properties() && (has_properties || !dialect.has_attributes_in_dictionary())
}

/// A dialect type, generated from `def My_Dialect : Dialect`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a dialect",
    label = "not a dialect",
    note = "`def My_Dialect : Dialect` in `ods!` or `#[derive(DialectDef)]` defines a dialect"
)]
pub trait Dialect: 'static {
    /// The definition of the dialect.
    const INFO: &'static DialectInfo;

    /// The hooks that definitions of upstream declare, and that nobody wrote in Rust; see
    /// [`DialectInfo::missing`].
    fn missing() -> Vec<MissingHook>
    where
        Self: Sized,
    {
        Self::INFO.missing()
    }
}

impl<D: Dialect> DefinesValues for D {
    const VALUES: &'static DialectValues = D::INFO.values();
}
