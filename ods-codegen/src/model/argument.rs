//! The named parts of an op: operands, attributes, properties, results,
//! regions and successors.

use ods_tablegen::{Record, Span};

use super::constraint::{
    AttrConstraint, Constraint, PropConstraint, RegionConstraint, SuccessorConstraint,
    TypeConstraint,
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

/// The part of an op that a name (`$x` in its format) refers to.
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

/// A part of an op that has a name.
#[derive(Clone, Copy)]
pub(crate) struct Part<'k> {
    pub(crate) name: &'k str,
    pub(crate) variable: Variable,
    /// The list of the op that holds it, for messages.
    pub(crate) list: &'static str,
    pub(crate) span: Span,
}

/// The number of values of an operand or result.
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
    /// The constraint on its type.
    pub constraint: TypeConstraint<'k>,
    arity: Arity,
    /// The text for documentation.
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

    /// The number of its values.
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
    /// The constraint, and how the attribute is read and built.
    pub attr: AttrConstraint<'k>,
    presence: Presence,
    is_unit: bool,
    /// The text for documentation.
    pub doc: Option<&'k str>,
    /// The effects and other decorators of `Arg`.
    pub decorators: Vec<Record<'k>>,
}

/// Whether an attribute may be absent, and whether it has a default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Presence {
    /// It must be present.
    Required,
    /// It may be absent.
    Optional,
    /// It must be present; builders and parsers fill in the default.
    Default,
    /// It may be absent; the accessor then returns the default.
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

    /// Whether it may be absent.
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
    /// The constraint, and how the property is stored.
    pub prop: PropConstraint<'k>,
    /// The text for documentation.
    pub doc: Option<&'k str>,
}

/// A region or a successor of an op.
#[derive(Clone)]
pub struct NamedBlocks<'k, C> {
    /// The ODS name; empty if it has none.
    pub name: &'k str,
    /// Where it was declared.
    pub span: Span,
    /// The constraint.
    pub constraint: C,
    /// The text for documentation.
    pub doc: Option<&'k str>,
}

/// A region of an op.
pub type NamedRegion<'k> = NamedBlocks<'k, RegionConstraint<'k>>;

/// A successor of an op.
pub type NamedSuccessor<'k> = NamedBlocks<'k, SuccessorConstraint<'k>>;

impl<'k, C: Constraint<'k>> NamedBlocks<'k, C> {
    /// Whether it stands for any number of regions or successors.
    pub fn is_variadic(&self) -> bool {
        let record = self.constraint.record();
        record.is_subclass_of("VariadicRegion") || record.is_subclass_of("VariadicSuccessor")
    }
}
