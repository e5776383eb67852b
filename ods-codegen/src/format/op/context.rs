//! What a format needs to know of the op it belongs to.
//!
//! This is the seam to the model: `model` fills one in from an `Operator`,
//! tests write one down.
//! All indices into it are ODS indices: the operands, attributes and so on as
//! they were declared, each kind counted for itself.

use crate::format::element::Variable;
pub use crate::model::{Arity, Presence};

/// The shape of an op, as far as its format depends on it.
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
    pub regions: Vec<RegionInfo<'a>>,
    /// The successors.
    pub successors: Vec<SuccessorInfo<'a>>,
    /// The traits that say something about types, in trait order.
    pub type_traits: Vec<TypeTrait<'a>>,
    /// Whether the types of all results follow from ODS alone, so that inferring them is generated.
    pub all_result_types_known: bool,
    /// Whether attributes and properties must be written elsewhere than in `attr-dict`.
    pub strict_properties: bool,
    /// Whether nothing but a block can follow the op: it is a terminator.
    pub ends_block: bool,
    /// What is known of parts that are there together.
    pub verified: Verified,
}

/// What is verified of an op's parts together.
#[derive(Clone, Copy, Debug, Default)]
pub struct Verified {
    /// More than their constraints, and how their types match: by the user's verifier, or by a
    /// condition on the op.
    pub further: bool,
    /// That the operands that are lists are of the same length.
    pub same_operand_sizes: bool,
    /// That the results that are lists are.
    pub same_result_sizes: bool,
}

/// How an enum is written that is written as a keyword.
#[derive(Clone, Debug, Default)]
pub struct EnumText<'a> {
    /// The cases that are keywords.
    pub keywords: Vec<&'a str>,
    /// Whether values may be written in quotes: several bits, or a case that is no keyword.
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
    /// Whether it may have a type of any dialect, `builtin` among them.
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
    /// What its text looks like apart from that.
    pub syntax: AttributeSyntax,
    /// The last word of the name of its class.
    pub class: &'a str,
    /// Of [`AttributeSyntax::EnumKeyword`].
    pub enum_text: EnumText<'a>,
    /// Whether it follows from the operands or results: sizes of segments.
    pub inferred: bool,
}

/// How an attribute is written.
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

/// A region.
#[derive(Clone, Copy, Debug)]
pub struct RegionInfo<'a> {
    /// Its name; empty if it has none.
    pub name: &'a str,
    /// Whether it stands for any number of regions.
    pub variadic: bool,
}

/// A successor.
#[derive(Clone, Copy, Debug)]
pub struct SuccessorInfo<'a> {
    /// Its name; empty if it has none.
    pub name: &'a str,
    /// Whether it stands for any number of successors.
    pub variadic: bool,
}

/// A trait from which types can be concluded.
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
        /// The name of what the type is taken from.
        lhs: &'a str,
        /// The name of what gets the transformed type.
        rhs: &'a str,
        /// The code with `$_self`.
        transformer: &'a str,
    },
    /// `ShapedTypeMatchesElementCountAndTypes<shaped, elements>`
    ShapedTypeMatchesElementCountAndTypes {
        /// The name of what has the shaped type.
        shaped: &'a str,
        /// The name of the elements.
        elements: &'a str,
    },
    /// `InferTypeOpInterface`, listed by the op itself.
    InferTypeOpInterface,
}

impl FormatContext<'_> {
    /// Returns the transformer of a `TypesMatchWith` trait.
    ///
    /// # Panics
    ///
    /// If the trait is another one.
    pub(crate) fn transformer(&self, type_trait: usize) -> &str {
        match &self.type_traits[type_trait] {
            TypeTrait::TypesMatchWith { transformer, .. } => transformer,
            other => panic!("{other:?} does not transform types"),
        }
    }

    /// Returns whether `variable` stands for any number of values.
    pub(crate) fn is_variadic(&self, variable: Variable) -> bool {
        let arity = match variable {
            Variable::Operand(index) => self.operands[index].arity,
            Variable::Result(index) => self.results[index].arity,
            _ => Arity::One,
        };
        matches!(arity, Arity::Variadic | Arity::VariadicOfVariadic)
    }
}
