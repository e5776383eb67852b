//! Operations: definitions that derive from `Op`.
//!
//! `Operator` is the digest of one such record: its arguments sorted into
//! operands, attributes and properties, its traits flattened, and the sources
//! of its result types worked out. Building it reports the mistakes that leave a
//! part unknown and leaves that part out. Rules between parts belong to `check`.

mod arguments;
mod effects;
mod inference;
mod traits;

pub(crate) use traits::{flat_traits, span_of_trait};

use ods_lookup::LookupMap;
use ods_tablegen::{Diagnostics, Record, Span, StringValue};

pub use effects::{Effect, EffectTarget, EffectsOfKind};
pub use inference::TypeSource;

use super::argument::{
    Argument, NamedAttribute, NamedProperty, NamedRegion, NamedSuccessor, NamedTypeConstraint,
    Part, Variable,
};
use super::builder::Builder;
use super::dialect::Dialect;
use super::fields::{Fields, fields};
use super::names;
use super::op_trait::{InterfaceTrait, OpTrait};

/// An operation.
pub struct Operator<'k> {
    record: Record<'k>,
    dialect: Dialect<'k>,
    /// The entries of `arguments`, in declaration order.
    pub arguments: Vec<Argument>,
    /// The operands.
    pub operands: Vec<NamedTypeConstraint<'k>>,
    /// The attributes that are stored; their index is their slot.
    pub attributes: Vec<NamedAttribute<'k>>,
    /// The attributes that are computed.
    pub derived_attributes: Vec<NamedAttribute<'k>>,
    /// The properties.
    pub properties: Vec<NamedProperty<'k>>,
    /// The results.
    pub results: Vec<NamedTypeConstraint<'k>>,
    /// The regions.
    pub regions: Vec<NamedRegion<'k>>,
    /// The successors.
    pub successors: Vec<NamedSuccessor<'k>>,
    /// The traits, flattened and without repetitions.
    pub traits: Vec<OpTrait<'k>>,
    /// The builders that the definition adds.
    pub builders: Vec<Builder<'k>>,
    /// How each result type follows from the rest of the op; empty unless all
    /// of them do.
    pub result_types: Vec<TypeSource<'k>>,
    variables: LookupMap<&'k str, Variable>,
}

impl<'k> Operator<'k> {
    /// Digests a record that derives from `Op`.
    ///
    /// Returns `None` only if the op has no dialect or no mnemonic, without which
    /// none of its parts can be named.
    pub fn new(record: Record<'k>, diags: &mut Diagnostics) -> Option<Self> {
        let dialect = record.record("opDialect");
        let found = dialect.and_then(|dialect| record.string("opName").map(|_| dialect));
        let dialect = found.map_err(|diagnostic| diags.push(diagnostic)).ok()?;
        let mut op = Self {
            record,
            dialect: Dialect::new(dialect),
            arguments: Vec::new(),
            operands: Vec::new(),
            attributes: Vec::new(),
            derived_attributes: Vec::new(),
            properties: Vec::new(),
            results: Vec::new(),
            regions: Vec::new(),
            successors: Vec::new(),
            traits: Vec::new(),
            builders: Vec::new(),
            result_types: Vec::new(),
            variables: LookupMap::default(),
        };
        op.populate_arguments(diags);
        op.populate_derived_attributes(diags);
        op.populate_results(diags);
        op.populate_successors(diags);
        op.populate_regions(diags);
        op.populate_variables();
        op.populate_traits(diags);
        op.populate_result_types(diags);
        op.populate_builders(diags);
        Some(op)
    }

    /// The record that defines this op.
    pub fn record(&self) -> Record<'k> {
        self.record
    }

    /// The place of the op's name.
    pub fn span(&self) -> Span {
        self.record.span()
    }

    /// The dialect that owns this op.
    pub fn dialect(&self) -> Dialect<'k> {
        self.dialect
    }

    fields! { &self.record:
        /// The name after the dialect's, which may contain dots.
        mnemonic = text_or_empty("opName");
        /// The Rust path of the generated items; empty means the scope of the
        /// invocation.
        rust_path = text_or_empty("cppNamespace");
        /// Whether the user writes `verify`.
        has_verifier = flag("hasVerifier");
        /// Whether the user writes `verify_regions`.
        has_region_verifier = flag("hasRegionVerifier");
        /// Whether the user writes `fold`.
        has_folder = flag("hasFolder");
        /// Whether the user writes `canonicalize`.
        has_canonicalize_method = flag("hasCanonicalizeMethod");
        /// Whether the user lists canonicalization patterns.
        has_canonicalizer = flag("hasCanonicalizer");
        /// Whether no builders are generated.
        skips_default_builders = flag("skipDefaultBuilders");
        /// Code for the `impl` of the op's type.
        extra_class_declaration = code_block("extraClassDeclaration");
        /// Code beside the op's type; `$cppClass` is its name.
        extra_class_definition = code_block("extraClassDefinition");
        /// The declarative assembly format.
        assembly_format = string_value("assemblyFormat");
    }

    /// Where the mnemonic was written, or else the definition.
    pub fn mnemonic_span(&self) -> Span {
        let mnemonic = self.record.string_value("opName");
        let origin = mnemonic.and_then(StringValue::origin);
        origin.unwrap_or(self.span())
    }

    /// The full name, `dialect.mnemonic`.
    pub fn operation_name(&self) -> String {
        let (dialect, mnemonic) = (self.dialect.name(), self.mnemonic());
        if dialect.is_empty() {
            mnemonic.to_owned()
        } else {
            format!("{dialect}.{mnemonic}")
        }
    }

    /// The name of the generated type.
    pub fn rust_name(&self) -> &'k str {
        names::op_name(self.record.name())
    }

    /// One line for documentation; the first line of the `///` comment if the
    /// definition has no `summary`.
    pub fn summary(&self) -> &'k str {
        self.record.summary_or_doc()
    }

    /// The description for documentation; the rest of the `///` comment if the
    /// definition has no `description`.
    pub fn description(&self) -> &'k str {
        self.record.description_or_doc()
    }

    /// The format as documentation shows it, as MLIR's does: ``operation ::= `toy.add` …``,
    /// with the lines of the format below each other.
    pub fn syntax(&self) -> Option<String> {
        let format = self.assembly_format()?;
        let mut lines = format.text().trim().lines().map(str::trim);
        let first = lines.next().unwrap_or_default();
        let mut out = format!("operation ::= `{}` {first}\n", self.operation_name());
        for line in lines.filter(|line| !line.is_empty()) {
            out.extend(["              ", line, "\n"]);
        }
        Some(out)
    }

    /// Whether the user writes the parser and the printer.
    pub fn has_custom_assembly_format(&self) -> bool {
        self.record.flag("hasCustomAssemblyFormat") && self.assembly_format().is_none()
    }

    /// What `$name` refers to; of parts with the same name, the first in the order of
    /// the cases of [`Variable`].
    pub fn variable(&self, name: &str) -> Option<Variable> {
        self.variables.get(name).copied()
    }

    /// The ODS name of a variable.
    pub fn variable_name(&self, variable: Variable) -> &'k str {
        match variable {
            Variable::Operand(index) => self.operands[index].name,
            Variable::Attribute(index) => self.attributes[index].name,
            Variable::Property(index) => self.properties[index].name,
            Variable::Result(index) => self.results[index].name,
            Variable::Region(index) => self.regions[index].name,
            Variable::Successor(index) => self.successors[index].name,
        }
    }

    /// Whether the op has the trait that is defined by, or derives from, `name`.
    pub fn has_trait(&self, name: &str) -> bool {
        let mut traits = self.traits.iter().map(|op_trait| op_trait.record());
        traits.any(|record| record.name() == name || record.is_subclass_of(name))
    }

    /// Whether the op lists the interface `name`, with or without `Declare`.
    pub fn has_interface(&self, name: &str) -> bool {
        self.interfaces().any(|interface| interface.name() == name)
    }

    /// The interfaces among the traits.
    pub(crate) fn interfaces(&self) -> impl Iterator<Item = InterfaceTrait<'k>> {
        self.traits.iter().filter_map(|op_trait| match op_trait {
            OpTrait::Interface(interface) => Some(*interface),
            _ => None,
        })
    }

    /// Whether a builder finds all result types, by the rules of ODS or because
    /// the user implements `InferTypeOpInterface`.
    pub fn infers_result_types(&self) -> bool {
        !self.builder_result_types().is_empty() || self.has_interface("InferTypeOpInterface")
    }

    /// How a builder finds the result types when they are not given: by the rules of ODS,
    /// or all from the first attribute with `FirstAttrDerivedResultType`.
    pub fn builder_result_types(&self) -> Vec<TypeSource<'k>> {
        let from_attribute = self.result_types.is_empty()
            && self.has_trait("FirstAttrDerivedResultType")
            && !self.attributes.is_empty()
            && self.num_variable_length_results() == 0;
        if from_attribute {
            return vec![TypeSource::Same(Variable::Attribute(0)); self.results.len()];
        }
        self.result_types.clone()
    }

    /// How many operands have no fixed number of values.
    pub fn num_variable_length_operands(&self) -> usize {
        num_variable_length(&self.operands)
    }

    /// How many results have no fixed number of values.
    pub fn num_variable_length_results(&self) -> usize {
        num_variable_length(&self.results)
    }

    /// Whether the attribute in `slot` holds the group sizes of a
    /// variadic-of-variadic operand, and so is filled in by builders.
    pub fn is_segment_attribute(&self, slot: usize) -> bool {
        let name = self.attributes[slot].name;
        self.operands.iter().any(|operand| {
            operand.constraint.is_variadic_of_variadic()
                && operand.constraint.segment_attr_name() == Some(name)
        })
    }

    /// The slot of the attribute with the group sizes of a variadic-of-variadic
    /// operand. `check_segment_attributes` makes sure that there is one.
    pub(crate) fn group_sizes_slot(&self, operand: &NamedTypeConstraint<'k>) -> usize {
        let name = operand.constraint.segment_attr_name();
        name.and_then(|name| self.attribute_slot(name))
            .unwrap_or_default()
    }

    /// The stored attributes with their slots. All have names, except for those
    /// that clashed with others.
    pub(crate) fn named_attributes(&self) -> impl Iterator<Item = (usize, &NamedAttribute<'k>)> {
        self.attributes
            .iter()
            .enumerate()
            .filter(|(_, attr)| !attr.name.is_empty())
    }

    /// The properties with their numbers, as [`Self::named_attributes`].
    pub(crate) fn named_properties(&self) -> impl Iterator<Item = (usize, &NamedProperty<'k>)> {
        self.properties
            .iter()
            .enumerate()
            .filter(|(_, prop)| !prop.name.is_empty())
    }

    /// The slot of the attribute `name`.
    pub fn attribute_slot(&self, name: &str) -> Option<usize> {
        self.attributes.iter().position(|attr| attr.name == name)
    }

    /// The name of the function that `builder` becomes: that of its definition; `build` if
    /// it is the only builder; or else one made of the names of its parameters.
    pub fn builder_name(&self, builder: &Builder<'k>) -> String {
        builder.rust_name(
            "build",
            self.skips_default_builders() && self.builders.len() == 1,
        )
    }

    /// The parts that have names, in the order of the cases of [`Variable`].
    pub(crate) fn parts(&self) -> Vec<Part<'k>> {
        let mut parts = Vec::new();
        macro_rules! add {
            ($($list:ident $variable:ident),*) => {$(
                for (index, part) in self.$list.iter().enumerate() {
                    if !part.name.is_empty() {
                        parts.push(Part {
                            name: part.name,
                            variable: Variable::$variable(index),
                            list: stringify!($list),
                            span: part.span,
                        });
                    }
                }
            )*};
        }
        add!(operands Operand, attributes Attribute, properties Property);
        add!(results Result, regions Region, successors Successor);
        parts
    }

    fn populate_variables(&mut self) {
        for part in self.parts() {
            self.variables.entry(part.name).or_insert(part.variable);
        }
    }

    fn populate_builders(&mut self, diags: &mut Diagnostics) {
        for record in self.record.defs("builders") {
            let span = if record.is_from_base() {
                self.span()
            } else {
                record.span()
            };
            self.builders.extend(Builder::new(record, span, diags));
        }
    }
}

fn num_variable_length(values: &[NamedTypeConstraint<'_>]) -> usize {
    let mut number = 0;
    for value in values {
        number += usize::from(value.is_variable_length());
    }
    number
}
