//! The named parts of an op: operands, attributes, properties, results,
//! regions and successors.

use ods_tablegen::{Record, Span};

use super::constraint::{
    AttrConstraint, PropConstraint, RegionConstraint, SuccessorConstraint, TypeConstraint,
};

/// One entry of `arguments`: an index into the op's operands, attributes or
/// properties.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// An operand.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// A property.
    Property(usize),
}

/// What a name of an op (`$x` in its format) refers to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variable {
    /// An operand.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// A property.
    Property(usize),
    /// A result.
    Result(usize),
    /// A region.
    Region(usize),
    /// A successor.
    Successor(usize),
}

/// How many values an operand or result stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// Zero or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups of any size.
    VariadicOfVariadic,
}

impl Arity {
    /// Whether the number of values is not always one.
    pub fn is_variable_length(self) -> bool {
        self != Self::One
    }
}

/// An operand or a result.
#[derive(Clone)]
pub struct NamedTypeConstraint<'k> {
    /// The ODS name; empty if it has none.
    pub name: &'k str,
    /// Where it was declared.
    pub span: Span,
    /// What its type must satisfy.
    pub constraint: TypeConstraint<'k>,
    /// How many values it stands for.
    arity: Arity,
    /// What it is, for documentation.
    pub doc: Option<&'k str>,
    /// The effects and other decorators of `Arg` and `Res`.
    pub decorators: Vec<Record<'k>>,
}

impl<'k> NamedTypeConstraint<'k> {
    /// An operand or result with this constraint.
    pub fn new(
        name: &'k str,
        span: Span,
        constraint: TypeConstraint<'k>,
        doc: Option<&'k str>,
        decorators: Vec<Record<'k>>,
    ) -> Self {
        let arity = if constraint.is_optional() {
            Arity::Optional
        } else if !constraint.is_variadic() {
            Arity::One
        } else if constraint.is_variadic_of_variadic() {
            Arity::VariadicOfVariadic
        } else {
            Arity::Variadic
        };
        Self {
            name,
            span,
            constraint,
            arity,
            doc,
            decorators,
        }
    }

    /// How many values it stands for.
    pub fn arity(&self) -> Arity {
        self.arity
    }

    /// Whether the number of values is not always one.
    pub fn is_variable_length(&self) -> bool {
        self.arity.is_variable_length()
    }
}

/// An attribute of an op.
#[derive(Clone)]
pub struct NamedAttribute<'k> {
    /// The ODS name.
    pub name: &'k str,
    /// Where it was declared.
    pub span: Span,
    /// What it must satisfy, and how it is read and built.
    pub attr: AttrConstraint<'k>,
    /// Whether it must be there.
    presence: Presence,
    /// Whether it is `UnitAttr`.
    is_unit: bool,
    /// What it is, for documentation.
    pub doc: Option<&'k str>,
    /// The effects and other decorators of `Arg`.
    pub decorators: Vec<Record<'k>>,
}

/// Whether an attribute must be there, and what stands in for it if not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Presence {
    /// It must be there.
    Required,
    /// It may be absent.
    Optional,
    /// Builders and parsers fill it in.
    Default,
    /// It may be absent; the accessor returns the default then.
    OptionalDefault,
}

impl<'k> NamedAttribute<'k> {
    /// An attribute with this constraint.
    pub fn new(name: &'k str, span: Span, attr: AttrConstraint<'k>, doc: Option<&'k str>) -> Self {
        let is_unit = attr.is_unit();
        let presence = match (
            attr.is_optional() || (is_unit && attr.has_default_value()),
            attr.has_default_value() && !is_unit,
        ) {
            (false, false) => Presence::Required,
            (false, true) => Presence::Default,
            (true, false) => Presence::Optional,
            (true, true) => Presence::OptionalDefault,
        };
        Self {
            name,
            span,
            attr,
            presence,
            is_unit,
            doc,
            decorators: Vec::new(),
        }
    }

    /// Whether it must be there.
    pub fn presence(&self) -> Presence {
        self.presence
    }

    /// Whether it is `UnitAttr`: present or absent, without a value.
    pub fn is_unit(&self) -> bool {
        self.is_unit
    }
}

/// A property of an op.
#[derive(Clone)]
pub struct NamedProperty<'k> {
    /// The ODS name.
    pub name: &'k str,
    /// Where it was declared.
    pub span: Span,
    /// What it must satisfy, and how it is stored.
    pub prop: PropConstraint<'k>,
    /// What it is, for documentation.
    pub doc: Option<&'k str>,
}

/// A region of an op.
#[derive(Clone)]
pub struct NamedRegion<'k> {
    /// The ODS name; empty if it has none.
    pub name: &'k str,
    /// Where it was declared.
    pub span: Span,
    /// What it must satisfy.
    pub constraint: RegionConstraint<'k>,
    /// What it is, for documentation.
    pub doc: Option<&'k str>,
}

impl NamedRegion<'_> {
    /// Whether any number of regions is meant.
    pub fn is_variadic(&self) -> bool {
        self.constraint.is_variadic()
    }
}

/// A successor of an op.
#[derive(Clone)]
pub struct NamedSuccessor<'k> {
    /// The ODS name; empty if it has none.
    pub name: &'k str,
    /// Where it was declared.
    pub span: Span,
    /// What it must satisfy.
    pub constraint: SuccessorConstraint<'k>,
    /// What it is, for documentation.
    pub doc: Option<&'k str>,
}

impl NamedSuccessor<'_> {
    /// Whether any number of successors is meant.
    pub fn is_variadic(&self) -> bool {
        self.constraint.is_variadic()
    }
}
