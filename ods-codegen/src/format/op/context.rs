//! The properties of an op that its format depends on.
//!
//! `model` builds a [`FormatContext`] from an `Operator`; tests write one by hand. All indices are
//! ODS indices: the operands, attributes and so on in the order of their declaration, each kind
//! counted separately.

use crate::format::element::Variable;
pub use crate::model::{Arity, Presence};

/// The parts and traits of an op that its format depends on.
#[derive(Clone, Debug, Default)]
pub struct FormatContext<'a> {
    /// The operands.
    pub operands: Vec<ValueInfo<'a>>,
    /// The attributes that are not derived.
    pub attributes: Vec<AttributeInfo<'a>>,
    /// The properties.
    pub properties: Vec<PropertyInfo<'a>>,
    /// The results.
    pub results: Vec<ValueInfo<'a>>,
    /// The regions.
    pub regions: Vec<PartInfo<'a>>,
    /// The successors.
    pub successors: Vec<PartInfo<'a>>,
    /// The traits that say something about types, in trait order.
    pub type_traits: Vec<TypeTrait<'a>>,
    /// Whether the types of all results follow from ODS alone, so that inferring them is generated.
    pub all_result_types_known: bool,
    /// Whether attributes and properties must be written elsewhere than in `attr-dict`.
    pub strict_properties: bool,
    /// Whether the op is a terminator, so that only a block can follow it.
    pub ends_block: bool,
    /// The relations between parts that are verified.
    pub verified: Verified,
}

/// The relations between an op's parts that are verified.
#[derive(Clone, Copy, Debug, Default)]
pub struct Verified {
    /// Whether more is verified than constraints and matching types: by the user's verifier, or by
    /// a condition on the op.
    pub further: bool,
    /// Whether the variadic operands have the same length.
    pub same_operand_sizes: bool,
    /// Whether the variadic results have the same length.
    pub same_result_sizes: bool,
}

/// The text of an enum whose cases are written as keywords.
#[derive(Clone, Debug, Default)]
pub struct EnumText<'a> {
    /// The cases that are keywords.
    pub keywords: Vec<&'a str>,
    /// Whether values may be written in quotes: several bits, or a case that is not a keyword.
    pub quoted: bool,
}

/// An operand or a result.
#[derive(Clone, Copy, Debug)]
pub struct ValueInfo<'a> {
    /// Its name; empty if it has none.
    pub name: &'a str,
    /// How many values it stands for.
    pub arity: Arity,
    /// Whether its constraint admits one type only, which can be built.
    pub buildable: bool,
    /// Whether it may have a type of any dialect, including `builtin`.
    pub any_type: bool,
}

/// An attribute.
#[derive(Clone, Debug)]
pub struct AttributeInfo<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whether it may be missing.
    pub presence: Presence,
    /// Whether it is a `UnitAttr`.
    pub unit: bool,
    /// Whether its `valueType` can be built, so that the type need not be written.
    pub typed: bool,
    /// Its syntax apart from the type.
    pub syntax: AttributeSyntax,
    /// The last word of the name of its class.
    pub class: &'a str,
    /// The text of an [`AttributeSyntax::EnumKeyword`].
    pub enum_text: EnumText<'a>,
    /// Whether it holds segment sizes, which follow from the operands or results.
    pub inferred: bool,
}

/// The syntax of an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttributeSyntax {
    /// An enum attribute of the old style (underlying type and constant builder): a keyword.
    EnumKeyword,
    /// `SymbolNameAttr`: `@name`.
    SymbolName,
    /// Any attribute (its storage type is `Attribute`): the generic syntax.
    Any,
    /// An attribute of one class: that class's own syntax.
    Own,
}

impl AttributeInfo<'_> {
    /// Returns whether the attribute may be missing on a valid op.
    pub fn is_optional(&self) -> bool {
        matches!(
            self.presence,
            Presence::Optional | Presence::OptionalDefault
        )
    }
}

/// A property.
#[derive(Clone, Copy, Debug)]
pub struct PropertyInfo<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whether it has a default value.
    pub has_default: bool,
    /// Whether it has an `optionalParser`.
    pub has_optional_parser: bool,
    /// Whether it is a `UnitProp`.
    pub unit: bool,
}

impl PropertyInfo<'_> {
    /// Returns whether the parser may find nothing and the printer print nothing.
    pub fn is_optional(&self) -> bool {
        self.has_default && self.has_optional_parser
    }
}

/// A region or a successor.
#[derive(Clone, Copy, Debug)]
pub struct PartInfo<'a> {
    /// Its name; empty if it has none.
    pub name: &'a str,
    /// Whether it stands for any number of regions or successors.
    pub variadic: bool,
}

/// A trait that determines types.
#[derive(Clone, Debug)]
pub enum TypeTrait<'a> {
    /// `AllTypesMatch<[…]>` and its subclasses.
    AllTypesMatch(Vec<&'a str>),
    /// `SameTypeOperands`
    SameTypeOperands,
    /// `SameOperandsAndResultType`
    SameOperandsAndResultType,
    /// `TypesMatchWith<_, lhs, rhs, transformer>` and its subclasses.
    TypesMatchWith {
        /// The name of the part whose type is transformed.
        lhs: &'a str,
        /// The name of the part that gets the transformed type.
        rhs: &'a str,
        /// The code with `$_self`.
        transformer: &'a str,
    },
    /// `ShapedTypeMatchesElementCountAndTypes<shaped, elements>`
    ShapedTypeMatchesElementCountAndTypes {
        /// The name of the part with the shaped type.
        shaped: &'a str,
        /// The name of the elements.
        elements: &'a str,
    },
    /// `InferTypeOpInterface`, listed by the op itself.
    InferTypeOpInterface,
}

impl<'a> FormatContext<'a> {
    /// Returns all parts, in the order in which a name is looked up.
    pub(crate) fn variables(&self) -> impl Iterator<Item = Variable> {
        (0..self.attributes.len())
            .map(Variable::Attribute)
            .chain((0..self.properties.len()).map(Variable::Property))
            .chain((0..self.operands.len()).map(Variable::Operand))
            .chain((0..self.regions.len()).map(Variable::Region))
            .chain((0..self.results.len()).map(Variable::Result))
            .chain((0..self.successors.len()).map(Variable::Successor))
    }

    /// Returns the name of a part; empty if it has none.
    pub(crate) fn name(&self, variable: Variable) -> &'a str {
        match variable {
            Variable::Attribute(index) => self.attributes[index].name,
            Variable::Property(index) => self.properties[index].name,
            Variable::Operand(index) => self.operands[index].name,
            Variable::Result(index) => self.results[index].name,
            Variable::Region(index) => self.regions[index].name,
            Variable::Successor(index) => self.successors[index].name,
            Variable::Parameter(_) => "",
        }
    }

    /// Returns how many values a part stands for.
    pub(crate) fn arity(&self, variable: Variable) -> Arity {
        match variable {
            Variable::Operand(index) => self.operands[index].arity,
            Variable::Result(index) => self.results[index].arity,
            Variable::Region(index) if self.regions[index].variadic => Arity::Variadic,
            Variable::Successor(index) if self.successors[index].variadic => Arity::Variadic,
            _ => Arity::One,
        }
    }

    /// Returns whether a part can be absent, so that its presence can decide what is printed.
    pub(crate) fn may_be_absent(&self, variable: Variable) -> bool {
        match variable {
            Variable::Attribute(index) => self.attributes[index].presence != Presence::Required,
            Variable::Property(index) => self.properties[index].has_default,
            Variable::Operand(_) | Variable::Result(_) => self.arity(variable).is_variable_length(),
            Variable::Region(_) => true,
            Variable::Successor(_) | Variable::Parameter(_) => false,
        }
    }
}
