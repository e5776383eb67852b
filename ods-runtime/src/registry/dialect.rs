//! What is known about one dialect.

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

/// What is known about one dialect at compile time, as `mlir::Dialect`.
pub struct DialectInfo {
    pub(super) name: &'static str,
    summary: &'static str,
    description: &'static str,
    pub(super) module: &'static str,
    ops: &'static [OpInfo],
    /// Operations that are defined elsewhere, one by one.
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

/// Parses an attribute of a dialect; with the type that the context expects.
pub type ParseAttribute = fn(&mut AsmParser<'_>, Option<&Type>) -> Parsed<Attribute>;

/// Verifies a discardable attribute `dialect.name` on any operation.
pub type VerifyAttribute = fn(Operation, &Ir, &NamedAttribute) -> VerifyResult;

/// Verifies an attribute `dialect.name` of an argument or a result of a region:
/// the numbers of the region, and of the argument or result.
pub type VerifyRegionAttribute = fn(Operation, &Ir, usize, usize, &NamedAttribute) -> VerifyResult;

/// Builds an operation whose result is that constant of that type.
pub type MaterializeConstantFn =
    fn(&mut OpBuilder<'_>, &Attribute, &Type, Location) -> Option<Operation>;

impl DialectInfo {
    /// A dialect with nothing in it.
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

    /// With these operations.
    #[must_use]
    pub const fn ops(mut self, ops: &'static [OpInfo]) -> Self {
        self.ops = ops;
        self
    }

    /// With operations that are defined one by one, each in a place of its own.
    #[must_use]
    pub const fn listed_ops(mut self, ops: &'static [&'static OpInfo]) -> Self {
        self.listed_ops = ops;
        self
    }

    /// With these types, which are parsed by their mnemonics.
    #[must_use]
    pub const fn types(mut self, types: &'static [TypeEntry]) -> Self {
        self.types = types;
        self
    }

    /// With these attributes, which are parsed by their mnemonics.
    #[must_use]
    pub const fn attributes(mut self, attributes: &'static [AttrEntry]) -> Self {
        self.attributes = attributes;
        self
    }

    /// With one line of what it is.
    #[must_use]
    pub const fn summary(mut self, summary: &'static str) -> Self {
        self.summary = summary;
        self
    }

    /// With a description.
    #[must_use]
    pub const fn description(mut self, description: &'static str) -> Self {
        self.description = description;
        self
    }

    /// With the path of the module that defines it, for messages.
    #[must_use]
    pub const fn module(mut self, module: &'static str) -> Self {
        self.module = module;
        self
    }

    /// With the dialects that come along when this one is registered.
    #[must_use]
    pub const fn dependent(mut self, dialects: fn() -> Vec<&'static DialectInfo>) -> Self {
        self.dependent = dialects;
        self
    }

    /// With a parser for what follows `!name.` or stands inside `!name<…>`.
    #[must_use]
    pub const fn parse_type(mut self, parse: fn(&mut AsmParser<'_>) -> Parsed<Type>) -> Self {
        self.parse_type = Some(parse);
        self
    }

    /// With a parser for what follows `#name.` or stands inside `#name<…>`; it
    /// is given the type that the context expects.
    #[must_use]
    pub const fn parse_attribute(
        mut self,
        parse: fn(&mut AsmParser<'_>, Option<&Type>) -> Parsed<Attribute>,
    ) -> Self {
        self.parse_attribute = Some(parse);
        self
    }

    /// With a printer of what [`Self::parse_type`] parses, for the types that are
    /// defined with [`DefInfo::owned_by`](crate::def::DefInfo::owned_by).
    #[must_use]
    pub const fn print_type(mut self, print: fn(&Type, &mut AsmPrinter<'_>)) -> Self {
        self.print_type = Some(print);
        self
    }

    /// With a printer of what [`Self::parse_attribute`] parses, for the attributes that
    /// are defined with [`DefInfo::owned_by`](crate::def::DefInfo::owned_by).
    #[must_use]
    pub const fn print_attribute(mut self, print: fn(&Attribute, &mut AsmPrinter<'_>)) -> Self {
        self.print_attribute = Some(print);
        self
    }

    /// With a verifier of its discardable attributes.
    #[must_use]
    pub const fn verifies_attributes(mut self, verify: VerifyAttribute) -> Self {
        self.verify_operation_attribute = Some(verify);
        self
    }

    /// With a verifier of its attributes on arguments of functions.
    #[must_use]
    pub const fn verifies_arguments(mut self, verify: VerifyRegionAttribute) -> Self {
        self.verify_region_arg_attribute = Some(verify);
        self
    }

    /// With a verifier of its attributes on results of functions.
    #[must_use]
    pub const fn verifies_results(mut self, verify: VerifyRegionAttribute) -> Self {
        self.verify_region_result_attribute = Some(verify);
        self
    }

    /// With operations for constants.
    #[must_use]
    pub const fn materializes_constants(mut self, materialize: MaterializeConstantFn) -> Self {
        self.materialize_constant = Some(materialize);
        self
    }

    /// With the inherent attributes of its operations among the others in the
    /// generic form, and not in `<{…}>`: `usePropertiesForAttributes = 0`.
    #[must_use]
    pub const fn attributes_in_dictionary(mut self) -> Self {
        self.attributes_in_dictionary = true;
        self
    }

    /// With formats whose attribute dictionaries hold discardable attributes
    /// only: `useStrictPropertiesInAssemblyFormat`, which MLIR has since
    /// version 23.
    #[must_use]
    pub const fn strict_properties(mut self) -> Self {
        self.strict_properties = true;
        self
    }

    /// With canonicalization patterns that belong to no single op.
    #[must_use]
    pub const fn canonicalizes(mut self, patterns: fn(&mut PatternSet)) -> Self {
        self.canonicalization_patterns = Some(patterns);
        self
    }

    /// With names for aliases of types and attributes of any dialect, as
    /// [`OpAsmDialectInterface`] chooses them.
    #[must_use]
    pub const fn aliases<D: OpAsmDialectInterface>(mut self) -> Self {
        self.aliases = Some(AliasHooks::of::<D>());
        self
    }

    /// With answers for interfaces that its operations do not have themselves:
    /// `hasOperationInterfaceFallback`.
    #[must_use]
    pub const fn interface_fallback(mut self, fallback: InterfaceFallback) -> Self {
        self.interface_fallback = Some(fallback);
        self
    }

    /// What answers for interfaces that its operations do not have themselves.
    pub(crate) const fn interface_fallback_of(&self) -> Option<InterfaceFallback> {
        self.interface_fallback
    }

    /// The namespace before the dot.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// One line of what it is.
    pub const fn summary_text(&self) -> &'static str {
        self.summary
    }

    /// What it is, at length.
    pub const fn description_text(&self) -> &'static str {
        self.description
    }

    /// The path of the module that defines it, if it is known; else nothing.
    pub const fn module_path(&self) -> &'static str {
        self.module
    }

    /// The operations that were defined together with the dialect, or are listed by
    /// it.
    pub fn operations(&self) -> impl Iterator<Item = &'static OpInfo> + Clone + use<> {
        self.ops.iter().chain(self.listed_ops.iter().copied())
    }

    /// The types that were defined together with the dialect.
    pub const fn types_list(&self) -> &'static [TypeEntry] {
        self.types
    }

    /// The attributes that were defined together with the dialect.
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

    /// Builds an operation of this dialect whose one result is `value` as a `ty`;
    /// `None` if it has none for it.
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

    /// Whether the generic form has the inherent attributes of its operations
    /// among the others.
    pub(crate) const fn has_attributes_in_dictionary(&self) -> bool {
        self.attributes_in_dictionary
    }

    /// Whether attribute dictionaries of formats hold discardable attributes
    /// only.
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

    /// The verifier of its attributes on arguments of functions.
    pub(crate) const fn verify_region_arg_attribute(&self) -> Option<VerifyRegionAttribute> {
        self.verify_region_arg_attribute
    }

    /// The verifier of its attributes on results of functions.
    pub(crate) const fn verify_region_result_attribute(&self) -> Option<VerifyRegionAttribute> {
        self.verify_region_result_attribute
    }

    /// The verifier of its discardable attributes.
    pub(crate) const fn verify_operation_attribute(&self) -> Option<VerifyAttribute> {
        self.verify_operation_attribute
    }
}

impl fmt::Debug for DialectInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DialectInfo({})", self.name)
    }
}

/// Whether formats of the dialect's operations leave nothing inherent to `attr-dict`,
/// as far as the operation has properties.
pub const fn is_strict(dialect: &DialectInfo, has_properties: bool) -> bool {
    dialect.has_strict_properties() && (has_properties || !dialect.has_attributes_in_dictionary())
}

/// A dialect type: what `def My_Dialect : Dialect` becomes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no dialect",
    label = "not a dialect",
    note = "a dialect is what `def My_Dialect : Dialect` in `ods!` becomes, or a struct with `#[derive(DialectDef)]`"
)]
pub trait Dialect: 'static {
    /// What is known about it.
    const INFO: &'static DialectInfo;
}
