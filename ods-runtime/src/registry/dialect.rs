//! The definition of a dialect.

use crate::attributes::{Attribute, NamedAttribute};
use crate::def::{AttrEntry, TypeEntry};
use crate::interfaces::{AliasHooks, InterfaceFallback, OpAsmDialectInterface};
use crate::ir::{Ir, OpBuilder, Operation};
use crate::location::Location;
use crate::op::{OpInfo, VerifyResult};
use crate::rewrite::PatternSet;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::Type;
use std::fmt;

/// The compile-time definition of a dialect, as `mlir::Dialect`.
pub struct DialectInfo {
    pub(super) name: &'static str,
    summary: &'static str,
    description: &'static str,
    pub(super) module: &'static str,
    ops: &'static [OpInfo],
    /// Operations with separate definitions.
    listed_ops: &'static [&'static OpInfo],
    pub(super) types: &'static [TypeEntry],
    pub(super) attributes: &'static [AttrEntry],
    pub(super) dependent: fn() -> Vec<&'static DialectInfo>,
    parse_type: Option<fn(&mut AsmParser<'_>) -> Parsed<Type>>,
    parse_attribute: Option<ParseAttribute>,
    print_type: Option<fn(&Type, &mut AsmPrinter<'_>)>,
    print_attribute: Option<fn(&Attribute, &mut AsmPrinter<'_>)>,
    pub(super) verify_operation_attribute: Option<VerifyAttribute>,
    verify_region_arg_attribute: Option<VerifyRegionAttribute>,
    verify_region_result_attribute: Option<VerifyRegionAttribute>,
    materialize_constant: Option<MaterializeConstantFn>,
    attributes_in_dictionary: bool,
    strict_properties: bool,
    canonicalization_patterns: Option<fn(&mut PatternSet)>,
    interface_fallback: Option<InterfaceFallback>,
    pub(super) aliases: Option<AliasHooks>,
}

/// Parses an attribute of a dialect; gets the type that the context expects.
pub type ParseAttribute = fn(&mut AsmParser<'_>, Option<&Type>) -> Parsed<Attribute>;

/// Verifies a discardable attribute `dialect.name` on any operation.
pub type VerifyAttribute = fn(Operation, &Ir, &NamedAttribute) -> VerifyResult;

/// Verifies an attribute `dialect.name` of an argument or a result of a region. The two
/// indices are those of the region, and of the argument or result.
pub type VerifyRegionAttribute = fn(Operation, &Ir, usize, usize, &NamedAttribute) -> VerifyResult;

/// Builds an operation whose result is the given constant of the given type.
pub type MaterializeConstantFn =
    fn(&mut OpBuilder<'_>, &Attribute, &Type, Location) -> Option<Operation>;

impl DialectInfo {
    /// Makes an empty dialect.
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            summary: "",
            description: "",
            module: "",
            ops: &[],
            listed_ops: &[],
            types: &[],
            attributes: &[],
            dependent: Vec::new,
            parse_type: None,
            parse_attribute: None,
            print_type: None,
            print_attribute: None,
            verify_operation_attribute: None,
            verify_region_arg_attribute: None,
            verify_region_result_attribute: None,
            materialize_constant: None,
            attributes_in_dictionary: false,
            strict_properties: false,
            canonicalization_patterns: None,
            aliases: None,
            interface_fallback: None,
        }
    }

    /// Sets the operations.
    #[must_use]
    pub const fn ops(mut self, ops: &'static [OpInfo]) -> Self {
        self.ops = ops;
        self
    }

    /// Sets the operations with separate definitions.
    #[must_use]
    pub const fn listed_ops(mut self, ops: &'static [&'static OpInfo]) -> Self {
        self.listed_ops = ops;
        self
    }

    /// Sets the types, which are parsed by their mnemonics.
    #[must_use]
    pub const fn types(mut self, types: &'static [TypeEntry]) -> Self {
        self.types = types;
        self
    }

    /// Sets the attributes, which are parsed by their mnemonics.
    #[must_use]
    pub const fn attributes(mut self, attributes: &'static [AttrEntry]) -> Self {
        self.attributes = attributes;
        self
    }

    /// Sets the summary, one line.
    #[must_use]
    pub const fn summary(mut self, summary: &'static str) -> Self {
        self.summary = summary;
        self
    }

    /// Sets the description.
    #[must_use]
    pub const fn description(mut self, description: &'static str) -> Self {
        self.description = description;
        self
    }

    /// Sets the path of the module that defines the dialect, for messages.
    #[must_use]
    pub const fn module(mut self, module: &'static str) -> Self {
        self.module = module;
        self
    }

    /// Sets the dialects that are registered together with this one.
    #[must_use]
    pub const fn dependent(mut self, dialects: fn() -> Vec<&'static DialectInfo>) -> Self {
        self.dependent = dialects;
        self
    }

    /// Sets the parser for the text after `!name.` or inside `!name<…>`.
    #[must_use]
    pub const fn parse_type(mut self, parse: fn(&mut AsmParser<'_>) -> Parsed<Type>) -> Self {
        self.parse_type = Some(parse);
        self
    }

    /// Sets the parser for the text after `#name.` or inside `#name<…>`; it gets the type
    /// that the context expects.
    #[must_use]
    pub const fn parse_attribute(
        mut self,
        parse: fn(&mut AsmParser<'_>, Option<&Type>) -> Parsed<Attribute>,
    ) -> Self {
        self.parse_attribute = Some(parse);
        self
    }

    /// Sets the counterpart of [`Self::parse_type`], the printer for types that are
    /// defined with [`DefInfo::owned_by`](crate::def::DefInfo::owned_by).
    #[must_use]
    pub const fn print_type(mut self, print: fn(&Type, &mut AsmPrinter<'_>)) -> Self {
        self.print_type = Some(print);
        self
    }

    /// Sets the counterpart of [`Self::parse_attribute`], the printer for attributes that
    /// are defined with [`DefInfo::owned_by`](crate::def::DefInfo::owned_by).
    #[must_use]
    pub const fn print_attribute(mut self, print: fn(&Attribute, &mut AsmPrinter<'_>)) -> Self {
        self.print_attribute = Some(print);
        self
    }

    /// Sets the verifier of the dialect's discardable attributes.
    #[must_use]
    pub const fn verifies_attributes(mut self, verify: VerifyAttribute) -> Self {
        self.verify_operation_attribute = Some(verify);
        self
    }

    /// Sets the verifier of the dialect's attributes on function arguments.
    #[must_use]
    pub const fn verifies_arguments(mut self, verify: VerifyRegionAttribute) -> Self {
        self.verify_region_arg_attribute = Some(verify);
        self
    }

    /// Sets the verifier of the dialect's attributes on function results.
    #[must_use]
    pub const fn verifies_results(mut self, verify: VerifyRegionAttribute) -> Self {
        self.verify_region_result_attribute = Some(verify);
        self
    }

    /// Sets the function that builds operations for constants.
    #[must_use]
    pub const fn materializes_constants(mut self, materialize: MaterializeConstantFn) -> Self {
        self.materialize_constant = Some(materialize);
        self
    }

    /// Makes the generic form print inherent attributes in the attribute dictionary
    /// instead of `<{…}>`: `usePropertiesForAttributes = 0`.
    #[must_use]
    pub const fn attributes_in_dictionary(mut self) -> Self {
        self.attributes_in_dictionary = true;
        self
    }

    /// Restricts attribute dictionaries in formats to discardable attributes:
    /// `useStrictPropertiesInAssemblyFormat`, which MLIR has since version 23.
    #[must_use]
    pub const fn strict_properties(mut self) -> Self {
        self.strict_properties = true;
        self
    }

    /// Sets the canonicalization patterns that belong to no single op.
    #[must_use]
    pub const fn canonicalizes(mut self, patterns: fn(&mut PatternSet)) -> Self {
        self.canonicalization_patterns = Some(patterns);
        self
    }

    /// Sets the hooks that name aliases of types and attributes of any dialect.
    #[must_use]
    pub const fn aliases<D: OpAsmDialectInterface>(mut self) -> Self {
        self.aliases = Some(AliasHooks::of::<D>());
        self
    }

    /// Sets the provider of interfaces that the operations lack:
    /// `hasOperationInterfaceFallback`.
    #[must_use]
    pub const fn interface_fallback(mut self, fallback: InterfaceFallback) -> Self {
        self.interface_fallback = Some(fallback);
        self
    }

    /// The provider of interfaces that the operations lack.
    pub(crate) const fn interface_fallback_of(&self) -> Option<InterfaceFallback> {
        self.interface_fallback
    }

    /// The namespace before the dot.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The summary, one line.
    pub const fn summary_text(&self) -> &'static str {
        self.summary
    }

    /// The description.
    pub const fn description_text(&self) -> &'static str {
        self.description
    }

    /// The path of the module that defines the dialect; empty if unknown.
    pub const fn module_path(&self) -> &'static str {
        self.module
    }

    /// The operations that are defined together with the dialect or listed by it.
    pub fn operations(&self) -> impl Iterator<Item = &'static OpInfo> + Clone + use<> {
        self.ops.iter().chain(self.listed_ops.iter().copied())
    }

    /// The types that are defined together with the dialect.
    pub const fn types_list(&self) -> &'static [TypeEntry] {
        self.types
    }

    /// The attributes that are defined together with the dialect.
    pub const fn attributes_list(&self) -> &'static [AttrEntry] {
        self.attributes
    }

    /// The parser of its types.
    pub const fn type_parser(&self) -> Option<fn(&mut AsmParser<'_>) -> Parsed<Type>> {
        self.parse_type
    }

    /// The parser of its attributes.
    pub const fn attribute_parser(&self) -> Option<ParseAttribute> {
        self.parse_attribute
    }

    /// The printer of its types.
    pub const fn type_printer(&self) -> Option<fn(&Type, &mut AsmPrinter<'_>)> {
        self.print_type
    }

    /// The printer of its attributes.
    pub const fn attribute_printer(&self) -> Option<fn(&Attribute, &mut AsmPrinter<'_>)> {
        self.print_attribute
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
        self.materialize_constant
            .and_then(|materialize| materialize(b, value, ty, location))
    }

    /// Whether the generic form prints inherent attributes in the attribute dictionary.
    pub(crate) const fn has_attributes_in_dictionary(&self) -> bool {
        self.attributes_in_dictionary
    }

    /// Whether attribute dictionaries in formats are restricted to discardable
    /// attributes.
    pub(crate) const fn has_strict_properties(&self) -> bool {
        self.strict_properties
    }

    /// Adds the canonicalization patterns of the dialect and of its operations.
    pub fn add_canonicalization_patterns(&self, patterns: &mut PatternSet) {
        if let Some(list) = self.canonicalization_patterns {
            list(patterns);
        }
        for op in self.operations() {
            op.add_canonicalization_patterns(patterns);
        }
    }

    /// The verifier of the dialect's attributes on function arguments.
    pub(crate) const fn verify_region_arg_attribute(&self) -> Option<VerifyRegionAttribute> {
        self.verify_region_arg_attribute
    }

    /// The verifier of the dialect's attributes on function results.
    pub(crate) const fn verify_region_result_attribute(&self) -> Option<VerifyRegionAttribute> {
        self.verify_region_result_attribute
    }

    /// The verifier of the dialect's discardable attributes.
    pub(crate) const fn verify_operation_attribute(&self) -> Option<VerifyAttribute> {
        self.verify_operation_attribute
    }
}

impl fmt::Debug for DialectInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DialectInfo({})", self.name)
    }
}

/// Whether `attr-dict` excludes inherent attributes in the formats of the dialect's
/// operations; `has_properties` tells whether the operation has properties.
pub const fn is_strict(dialect: &DialectInfo, has_properties: bool) -> bool {
    dialect.has_strict_properties() && (has_properties || !dialect.has_attributes_in_dictionary())
}

/// A dialect type, generated from `def My_Dialect : Dialect`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no dialect",
    label = "not a dialect",
    note = "a dialect is what `def My_Dialect : Dialect` in `ods!` becomes, or a struct with `#[derive(DialectDef)]`"
)]
pub trait Dialect: 'static {
    /// The definition of the dialect.
    const INFO: &'static DialectInfo;
}
