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
    /// What it is, for documentation.
    pub doc: Option<&'k str>,
    /// The effects and other decorators of `Arg` and `Res`.
    pub decorators: Vec<Record<'k>>,
}

impl NamedTypeConstraint<'_> {
    /// How many values it stands for.
    pub fn arity(&self) -> Arity {
        if self.constraint.is_variadic_of_variadic() {
            Arity::VariadicOfVariadic
        } else if self.constraint.is_variadic() {
            Arity::Variadic
        } else if self.constraint.is_optional() {
            Arity::Optional
        } else {
            Arity::One
        }
    }

    /// Whether the number of values is not always one.
    pub fn is_variable_length(&self) -> bool {
        self.constraint.is_variable_length()
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
    /// What it is, for documentation.
    pub doc: Option<&'k str>,
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

impl NamedAttribute<'_> {
    /// Whether it must be there.
    pub fn presence(&self) -> Presence {
        // A unit attribute is there or not, whatever its wrappers say.
        let is_unit = self.attr.is_unit();
        let has_default = self.attr.has_default_value() && !is_unit;
        match (self.attr.is_optional() || is_unit, has_default) {
            (false, false) => Presence::Required,
            (false, true) => Presence::Default,
            (true, false) => Presence::Optional,
            (true, true) => Presence::OptionalDefault,
        }
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
