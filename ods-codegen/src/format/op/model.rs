//! Builds the [`FormatContext`] of an op of the model.

use ods_tablegen::Record;

use super::OpFormat;
use super::context::{
    AttributeInfo, AttributeSyntax, EnumText, FormatContext, PartInfo, PropertyInfo, TypeTrait,
    ValueInfo, Verified,
};
use super::dump::dump;
use super::encode::{EncodedFormat, FormatRefs, encode};
use crate::format::literal::check_keyword;
use crate::model::fields::Fields;
use crate::model::names::trim;
use crate::model::{
    AttrConstraint, NamedAttribute, NamedProperty, NamedTypeConstraint, OpTrait, Operator,
};

/// The format of an op of the model, and the context that it was checked against.
pub struct CheckedFormat<'k> {
    /// The format.
    pub format: OpFormat,
    /// The parts and traits of the op.
    pub context: FormatContext<'k>,
}

impl CheckedFormat<'_> {
    /// Encodes the format for the op's table.
    pub fn encode(&self, refs: &mut dyn FormatRefs) -> EncodedFormat<'_> {
        encode(&self.format, &self.context, refs)
    }

    /// Returns the sequence of spaces and literals that the printer emits.
    pub fn dump(&self) -> String {
        dump(&self.format, &self.context)
    }
}

impl<'k> FormatContext<'k> {
    /// Describes `op`.
    pub fn of(op: &Operator<'k>) -> Self {
        let attributes = op.attributes.iter();
        let regions = op.regions.iter().map(|region| PartInfo {
            name: region.name,
            variadic: region.is_variadic(),
        });
        let successors = op.successors.iter().map(|successor| PartInfo {
            name: successor.name,
            variadic: successor.is_variadic(),
        });
        Self {
            operands: op.operands.iter().map(value_info).collect(),
            attributes: attributes.map(|it| attribute_info(op, it)).collect(),
            properties: op.properties.iter().map(property_info).collect(),
            results: op.results.iter().map(value_info).collect(),
            regions: regions.collect(),
            successors: successors.collect(),
            type_traits: op.traits.iter().filter_map(|it| type_trait(*it)).collect(),
            all_result_types_known: op.has_reachable_result_types(),
            strict_properties: has_strict_properties(op),
            ends_block: op.has_trait("Terminator"),
            verified: Verified {
                further: is_verified_further(op),
                same_operand_sizes: op.has_trait("SameVariadicOperandSize"),
                same_result_sizes: op.has_trait("SameVariadicResultSize"),
            },
        }
    }
}

fn value_info<'k>(value: &NamedTypeConstraint<'k>) -> ValueInfo<'k> {
    ValueInfo {
        name: value.name,
        arity: value.arity(),
        buildable: value.constraint.builder_call().is_some(),
        any_type: last_word(value.constraint.type_class().unwrap_or_default()) == "Type",
    }
}

/// Returns whether more is verified of the op than its constraints and matching types.
fn is_verified_further(op: &Operator<'_>) -> bool {
    let is_about_types = |op_trait: &OpTrait<'_>| {
        let record = op_trait.record();
        record.is_subclass_of("AllTypesMatch") || record.is_subclass_of("TypesMatchWith")
    };
    op.has_verifier()
        || op.has_region_verifier()
        || (op.traits.iter())
            .any(|op_trait| matches!(op_trait, OpTrait::Pred(_)) && !is_about_types(op_trait))
}

/// Returns the last word of the path of a class.
fn last_word(class: &str) -> &str {
    trim(class.rsplit("::").next().unwrap_or_default())
}

/// Returns whether the op keeps its attributes as properties, in a dialect with strict properties.
fn has_strict_properties(op: &Operator<'_>) -> bool {
    let dialect = op.dialect();
    let has_properties = dialect.uses_properties_for_attributes() || !op.properties.is_empty();
    has_properties && dialect.uses_strict_properties()
}

fn attribute_info<'k>(op: &Operator<'k>, attribute: &NamedAttribute<'k>) -> AttributeInfo<'k> {
    let name = attribute.name;
    let is_segments =
        |operand: &NamedTypeConstraint<'k>| operand.constraint.segment_attr_name() == Some(name);
    let inferred = matches!(name, "operandSegmentSizes" | "resultSegmentSizes")
        || op.operands.iter().any(is_segments);
    let value_type = attribute.attr.value_type();
    let class = last_word(attribute.attr.storage_type().unwrap_or_default());
    let keyword_enum = keyword_enum(attribute.attr);
    let syntax = if keyword_enum.is_some() {
        AttributeSyntax::EnumKeyword
    } else if attribute.attr.is_symbol_name() {
        AttributeSyntax::SymbolName
    } else if class == "Attribute" {
        AttributeSyntax::Any
    } else {
        AttributeSyntax::Own
    };
    AttributeInfo {
        name: attribute.name,
        presence: attribute.presence(),
        unit: attribute.is_unit(),
        typed: value_type.is_some_and(|value_type| value_type.builder_call().is_some()),
        syntax,
        class,
        enum_text: keyword_enum.map(enum_text).unwrap_or_default(),
        inferred,
    }
}

fn enum_text(info: Record<'_>) -> EnumText<'_> {
    let cases = info.defs("enumerants");
    let texts = cases.iter().filter_map(|case| case.text("str"));
    let keywords: Vec<&str> = texts.filter(|text| check_keyword(text).is_ok()).collect();
    let quoted = keywords.len() < cases.len() || info.is_subclass_of("BitEnumBase");
    EnumText { keywords, quoted }
}

/// Returns the enum of an attribute that is stored as an integer and can be built from a keyword.
fn keyword_enum(attr: AttrConstraint<'_>) -> Option<Record<'_>> {
    let info = attr.enum_info()?;
    let has_keywords =
        info.non_empty("underlyingType").is_some() && attr.base().const_builder_call().is_some();
    has_keywords.then_some(info)
}

fn property_info<'k>(property: &NamedProperty<'k>) -> PropertyInfo<'k> {
    PropertyInfo {
        name: property.name,
        has_default: property.prop.has_default_value(),
        has_optional_parser: property.prop.optional_parser().is_some(),
        unit: property.prop.is_unit(),
    }
}

/// Returns the relation between types that a trait declares.
fn type_trait(op_trait: OpTrait<'_>) -> Option<TypeTrait<'_>> {
    let record = op_trait.record();
    if record.is_subclass_of("AllTypesMatch") {
        return Some(TypeTrait::AllTypesMatch(record.texts("values")));
    }
    match op_trait.def_name() {
        "SameTypeOperands" => return Some(TypeTrait::SameTypeOperands),
        "SameOperandsAndResultType" => return Some(TypeTrait::SameOperandsAndResultType),
        _ => {}
    }
    if record.is_subclass_of("TypesMatchWith") {
        return Some(TypeTrait::TypesMatchWith {
            lhs: record.text("lhs")?,
            rhs: record.text("rhs")?,
            transformer: record.text("transformer")?,
        });
    }
    if record.is_subclass_of("ShapedTypeMatchesElementCountAndTypes") {
        return Some(TypeTrait::ShapedTypeMatchesElementCountAndTypes {
            shaped: record.text("shaped")?,
            elements: record.text("elements")?,
        });
    }
    let infers = matches!(op_trait, OpTrait::Interface(interface) if interface.name() == "InferTypeOpInterface");
    infers.then_some(TypeTrait::InferTypeOpInterface)
}
