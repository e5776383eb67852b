//! Which dialects and operations an `Ir` knows.

use crate::attributes::{Attribute, NamedAttribute};
use crate::builtin;
use crate::def::{AttrDef, AttrEntry, TypeDef, TypeEntry};
use crate::interfaces::{
    AliasHooks, InterfaceFallback, KindModels, Models, OpAsmDialectInterface,
    SymbolUserAttrInterface,
};
use crate::ir::{Ir, OpBuilder, Operation};
use crate::location::Location;
use crate::op::{Op, OpInfo, VerifyResult};
use crate::rewrite::PatternSet;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::fmt;

/// What is known about one dialect at compile time, as `mlir::Dialect`.
pub struct DialectInfo {
    name: &'static str,
    summary: &'static str,
    description: &'static str,
    module: &'static str,
    ops: &'static [OpInfo],
    /// Operations that are defined elsewhere, one by one.
    listed_ops: &'static [&'static OpInfo],
    types: &'static [TypeEntry],
    attributes: &'static [AttrEntry],
    dependent: fn() -> Vec<&'static DialectInfo>,
    parse_type: Option<fn(&mut AsmParser<'_>) -> Parsed<Type>>,
    parse_attribute: Option<ParseAttribute>,
    print_type: Option<fn(&Type, &mut AsmPrinter<'_>)>,
    print_attribute: Option<fn(&Attribute, &mut AsmPrinter<'_>)>,
    verify_operation_attribute: Option<VerifyAttribute>,
    verify_region_arg_attribute: Option<VerifyRegionAttribute>,
    verify_region_result_attribute: Option<VerifyRegionAttribute>,
    materialize_constant: Option<MaterializeConstantFn>,
    attributes_in_dictionary: bool,
    strict_properties: bool,
    canonicalization_patterns: Option<fn(&mut PatternSet)>,
    interface_fallback: Option<InterfaceFallback>,
    aliases: Option<AliasHooks>,
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

/// Definitions by dialect and mnemonic.
type ByMnemonic<E> = FxHashMap<&'static str, FxHashMap<&'static str, E>>;

/// The dialects and operations that a parser or an `Ir` knows; the builtin
/// dialect always.
///
/// ```
/// use ods_runtime::DialectRegistry;
/// let registry = DialectRegistry::new();
/// assert!(registry.op("builtin.module").is_some());
/// ```
#[derive(Debug)]
pub struct DialectRegistry {
    dialects: FxHashMap<&'static str, &'static DialectInfo>,
    ops: FxHashMap<&'static str, &'static OpInfo>,
    types: ByMnemonic<TypeEntry>,
    attributes: ByMnemonic<AttrEntry>,
    /// The types of the operations that were added one by one.
    op_types: FxHashMap<&'static str, &'static str>,
    /// The dialects whose unregistered operations are accepted.
    open_dialects: Vec<&'static str>,
    /// Interfaces of ops that other crates define.
    pub(crate) models: Models,
    /// Interfaces of types and attributes that other crates define.
    pub(crate) kind_models: KindModels,
    /// A dialect has attributes with the interface `SymbolUserAttrInterface`.
    pub(crate) has_symbol_user_attributes: bool,
}

impl Default for DialectRegistry {
    fn default() -> Self {
        Self::new()
    }
}

impl DialectRegistry {
    /// The builtin dialect alone.
    pub fn new() -> Self {
        let mut registry = Self {
            dialects: FxHashMap::default(),
            ops: FxHashMap::default(),
            types: FxHashMap::default(),
            attributes: FxHashMap::default(),
            op_types: FxHashMap::default(),
            open_dialects: Vec::new(),
            models: Models::default(),
            kind_models: KindModels::default(),
            has_symbol_user_attributes: false,
        };
        registry.add_dialect(&builtin::DIALECT);
        registry
    }

    /// With dialect `D`, its operations and the dialects it depends on.
    ///
    /// # Panics
    ///
    /// If another dialect or operation of the same name is there.
    #[must_use]
    pub fn with<D: Dialect>(mut self) -> Self {
        self.add_dialect(D::INFO);
        self
    }

    /// Accepts operations of dialect `D` that nobody registered: MLIR's
    /// `allowUnknownOperations`. They have the generic form only.
    #[must_use]
    pub fn with_unknown_operations<D: Dialect>(mut self) -> Self {
        self.open_dialects.push(D::INFO.name());
        self
    }

    /// Whether operations of that dialect need not be registered.
    pub fn allows_unknown_operations(&self, dialect: &str) -> bool {
        self.open_dialects.contains(&dialect)
    }

    /// With an operation that was defined apart from its dialect, maybe in another
    /// crate; its dialect comes along.
    ///
    /// # Panics
    ///
    /// If another operation of the same name is there; the message names both.
    #[must_use]
    pub fn with_op<O: Op>(mut self) -> Self {
        self.add_dialect(O::INFO.dialect());
        self.add_op(O::INFO, Some(std::any::type_name::<O>()));
        self
    }

    /// With a type that was defined apart from its dialect.
    ///
    /// # Panics
    ///
    /// If another type of the same name is there.
    #[must_use]
    pub fn with_type<T: TypeDef>(mut self) -> Self {
        self.add_type(TypeEntry::of::<T>());
        self
    }

    /// With an attribute that was defined apart from its dialect.
    ///
    /// # Panics
    ///
    /// If another attribute of the same name is there.
    #[must_use]
    pub fn with_attribute<A: AttrDef>(mut self) -> Self {
        self.add_attribute(AttrEntry::of::<A>());
        self
    }

    fn add_type(&mut self, entry: TypeEntry) {
        let info = entry.info();
        let types = self.types.entry(info.dialect()).or_default();
        if let Some(known) = types.insert(info.mnemonic(), entry) {
            let is_same = std::ptr::eq(known.info(), info);
            assert!(is_same, "two types are named `{}`", info.full_name());
        }
    }

    fn add_attribute(&mut self, entry: AttrEntry) {
        let info = entry.info();
        self.has_symbol_user_attributes |= info.interfaces().has::<dyn SymbolUserAttrInterface>();
        let attributes = self.attributes.entry(info.dialect()).or_default();
        if let Some(known) = attributes.insert(info.mnemonic(), entry) {
            let is_same = std::ptr::eq(known.info(), info);
            assert!(is_same, "two attributes are named `{}`", info.full_name());
        }
    }

    /// The types of a dialect, by mnemonic; nothing if it has none.
    pub(crate) fn types_of(&self, dialect: &str) -> Option<&FxHashMap<&'static str, TypeEntry>> {
        self.types.get(dialect)
    }

    /// The attributes of a dialect, by mnemonic; nothing if it has none.
    pub(crate) fn attributes_of(
        &self,
        dialect: &str,
    ) -> Option<&FxHashMap<&'static str, AttrEntry>> {
        self.attributes.get(dialect)
    }

    fn add_dialect(&mut self, info: &'static DialectInfo) {
        let mut pending = vec![info];
        while let Some(info) = pending.pop() {
            match self.dialects.insert(info.name, info) {
                None => {}
                Some(known) if std::ptr::eq(known, info) => continue,
                Some(known) => panic!(
                    "two dialects are named `{}`, one {} and one {}",
                    info.name,
                    module_text(known),
                    module_text(info)
                ),
            }
            for op in info.operations() {
                self.add_op(op, None);
            }
            for entry in info.types {
                self.add_type(*entry);
            }
            for entry in info.attributes {
                self.add_attribute(*entry);
            }
            pending.extend((info.dependent)());
        }
    }

    /// Adds an operation; those that do not come with their dialect have a type.
    pub(crate) fn add_op(&mut self, info: &'static OpInfo, ty: Option<&'static str>) {
        match self.ops.insert(info.name(), info) {
            Some(known) if !std::ptr::eq(known, info) => {
                let known = op_text(known, self.op_types.get(known.name()).copied());
                let other = op_text(info, ty);
                panic!(
                    "two operations are named `{}`: {known}, and {other}",
                    info.name()
                );
            }
            Some(_) => {}
            None => {
                if let Some(ty) = ty {
                    self.op_types.insert(info.name(), ty);
                }
            }
        }
    }

    /// The dialect of that namespace.
    pub fn dialect(&self, name: &str) -> Option<&'static DialectInfo> {
        self.dialects.get(name).copied()
    }

    /// The operation of that full name.
    pub fn op(&self, name: &str) -> Option<&'static OpInfo> {
        self.ops.get(name).copied()
    }

    /// Whether any dialect verifies discardable attributes.
    pub(crate) fn verifies_attributes(&self) -> bool {
        let mut dialects = self.dialects.values();
        dialects.any(|dialect| dialect.verify_operation_attribute.is_some())
    }

    /// What dialects say about aliases, in the order of their names.
    pub(crate) fn alias_hooks(&self) -> Vec<AliasHooks> {
        let mut dialects: Vec<_> = (self.dialects.values())
            .filter(|dialect| dialect.aliases.is_some())
            .collect();
        dialects.sort_unstable_by_key(|dialect| dialect.name);
        let hooks = dialects.into_iter().filter_map(|dialect| dialect.aliases);
        hooks.collect()
    }

    /// The names of all dialects, sorted.
    pub fn dialect_names(&self) -> Vec<&'static str> {
        let mut names: Vec<&'static str> = self.dialects.keys().copied().collect();
        names.sort_unstable();
        names
    }
}

/// Where a dialect is defined, for messages.
fn module_text(dialect: &DialectInfo) -> String {
    match dialect.module {
        "" => "of unknown origin".to_owned(),
        module => format!("in `{module}`"),
    }
}

/// What an operation is, for messages: its type, or where its dialect defines it.
fn op_text(info: &OpInfo, ty: Option<&'static str>) -> String {
    match ty {
        Some(ty) => format!("`{ty}`"),
        None => format!(
            "one that comes with the dialect {}",
            module_text(info.dialect())
        ),
    }
}
