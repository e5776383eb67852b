//! Constraints: one object that tests, says what it tests, and where it can,
//! builds what satisfies it. Formats, builders and verifiers ask the same one.

use super::class::{AttrClassKind, TypeClassKind};
use crate::attributes::{AttrSyntax, Attribute};
use crate::ir::{Block, Ir, Region};
use crate::text::lexer::TokenKind;
use crate::types::{Type, TypeSyntax};
use std::borrow::Cow;
use std::fmt;

/// How a constraint is tested.
enum Predicate<T: ?Sized> {
    /// Not set: the verifier skips what the constraint is on.
    Unset,
    /// Always true.
    Always,
    /// A test.
    Test(fn(&T) -> bool),
}

impl<T: ?Sized> Predicate<T> {
    fn test(&self, value: &T) -> bool {
        match self {
            Self::Unset | Self::Always => true,
            Self::Test(test) => test(value),
        }
    }
}

/// A class of types, as ODS's `cppType`: what a parsed type must be.
#[derive(Clone, Copy)]
pub struct TypeClass {
    /// The name in messages: `builtin.tensor`.
    pub name: &'static str,
    /// Whether a type belongs to the class.
    pub contains: fn(&Type) -> bool,
    /// How a type of the class is written without dialect and mnemonic.
    pub syntax: fn() -> Option<TypeSyntax>,
}

impl TypeClass {
    /// The class of the types that are a `T`.
    pub const fn of<T: TypeClassKind>() -> Self {
        Self {
            name: T::NAME,
            contains: T::contains,
            syntax: T::syntax,
        }
    }
}

/// A class of attributes, as ODS's `storageType`.
#[derive(Clone, Copy)]
pub struct AttrClass {
    /// Whether an attribute belongs to the class.
    pub contains: fn(&Attribute) -> bool,
    /// How an attribute of the class is written without dialect and mnemonic.
    pub syntax: fn() -> Option<AttrSyntax>,
}

impl AttrClass {
    /// The class of the attributes that are an `A`.
    pub const fn of<A: AttrClassKind>() -> Self {
        Self {
            contains: A::contains,
            syntax: A::syntax,
        }
    }

    /// What begins each attribute of the class, if it is the class of arrays, of
    /// strings or of symbol references, or part of it.
    pub(super) fn first_token(self) -> Option<TokenKind> {
        let samples = [
            (TokenKind::LSquare, Attribute::array([])),
            (TokenKind::String, Attribute::string("")),
            (TokenKind::AtIdentifier, Attribute::symbol_ref("a")),
            (TokenKind::KwUnit, Attribute::Unit),
            (TokenKind::Integer, Attribute::i64(0)),
        ];
        let mut tokens = samples
            .iter()
            .filter(|(_, sample)| (self.contains)(sample))
            .map(|(token, _)| *token);
        match (tokens.next(), tokens.next()) {
            (
                Some(first @ (TokenKind::LSquare | TokenKind::String | TokenKind::AtIdentifier)),
                None,
            ) => Some(first),
            _ => None,
        }
    }
}

/// A constraint on the type of an operand or result, as ODS's
/// `TypeConstraint`.
pub struct TypeConstraint {
    /// What verifiers print after "must be".
    pub summary: &'static str,
    predicate: Predicate<Type>,
    describe: Option<fn(&Type) -> String>,
    /// The class that a type parsed in a format must have.
    pub class: Option<TypeClass>,
    /// Makes the one type that satisfies the constraint.
    pub build: Option<fn() -> Type>,
}

impl TypeConstraint {
    /// A constraint without predicate.
    pub const fn new(summary: &'static str) -> Self {
        Self {
            summary,
            predicate: Predicate::Unset,
            describe: None,
            class: None,
            build: None,
        }
    }

    /// With a predicate that is always true.
    #[must_use]
    pub const fn always(mut self) -> Self {
        self.predicate = Predicate::Always;
        self
    }

    /// With a predicate.
    #[must_use]
    pub const fn test(mut self, test: fn(&Type) -> bool) -> Self {
        self.predicate = Predicate::Test(test);
        self
    }

    /// With a summary that depends on what it is about: `{{…}}` in ODS.
    #[must_use]
    pub const fn describe(mut self, describe: fn(&Type) -> String) -> Self {
        self.describe = Some(describe);
        self
    }

    /// What verifiers print of a type that does not satisfy the constraint.
    pub fn summary_for(&self, ty: &Type) -> Cow<'static, str> {
        summary_for(self.summary, self.describe.map(|describe| describe(ty)))
    }

    /// With a class that types parsed in a format must have.
    #[must_use]
    pub const fn class(mut self, class: TypeClass) -> Self {
        self.class = Some(class);
        self
    }

    /// With the type that satisfies it: ODS's `builderCall`.
    #[must_use]
    pub const fn build(mut self, build: fn() -> Type) -> Self {
        self.build = Some(build);
        self
    }

    /// Whether the predicate is unset: the verifier then skips the operand
    /// group, without advancing its running index.
    pub fn is_unset(&self) -> bool {
        matches!(self.predicate, Predicate::Unset)
    }

    /// Whether `ty` satisfies the constraint.
    pub fn accepts(&self, ty: &Type) -> bool {
        self.predicate.test(ty)
    }
}

/// A constraint on an attribute, as ODS's `AttrConstraint`.
pub struct AttrConstraint {
    /// What verifiers print after "failed to satisfy constraint:".
    pub summary: &'static str,
    predicate: Predicate<Attribute>,
    describe: Option<fn(&Attribute) -> String>,
    /// The class that the attribute must have in `<{…}>`.
    pub class: Option<AttrClass>,
    /// The type that the attribute has where it is printed without one:
    /// ODS's `valueType`.
    pub value_type: Option<fn() -> Type>,
}

impl AttrConstraint {
    /// A constraint without predicate.
    pub const fn new(summary: &'static str) -> Self {
        Self {
            summary,
            predicate: Predicate::Unset,
            describe: None,
            class: None,
            value_type: None,
        }
    }

    /// With a predicate that is always true.
    #[must_use]
    pub const fn always(mut self) -> Self {
        self.predicate = Predicate::Always;
        self
    }

    /// With a predicate.
    #[must_use]
    pub const fn test(mut self, test: fn(&Attribute) -> bool) -> Self {
        self.predicate = Predicate::Test(test);
        self
    }

    /// With a summary that depends on what it is about: `{{…}}` in ODS.
    #[must_use]
    pub const fn describe(mut self, describe: fn(&Attribute) -> String) -> Self {
        self.describe = Some(describe);
        self
    }

    /// What verifiers print of an attribute that does not satisfy the constraint.
    pub fn summary_for(&self, attr: &Attribute) -> Cow<'static, str> {
        summary_for(self.summary, self.describe.map(|describe| describe(attr)))
    }

    /// With a class that attributes in properties must have.
    #[must_use]
    pub const fn class(mut self, class: AttrClass) -> Self {
        self.class = Some(class);
        self
    }

    /// With the type that the text leaves out.
    #[must_use]
    pub const fn value_type(mut self, build: fn() -> Type) -> Self {
        self.value_type = Some(build);
        self
    }

    /// Whether `attr` satisfies the constraint.
    pub fn accepts(&self, attr: &Attribute) -> bool {
        self.predicate.test(attr)
    }
}

/// A constraint on a region, as ODS's `RegionConstraint`.
pub struct RegionConstraint {
    /// What verifiers print.
    pub summary: &'static str,
    test: Option<fn(Region, &Ir) -> bool>,
    describe: Option<fn(Region, &Ir) -> String>,
}

impl RegionConstraint {
    /// A constraint without predicate.
    pub const fn new(summary: &'static str) -> Self {
        Self {
            summary,
            test: None,
            describe: None,
        }
    }

    /// With a predicate.
    #[must_use]
    pub const fn test(mut self, test: fn(Region, &Ir) -> bool) -> Self {
        self.test = Some(test);
        self
    }

    /// With a summary that depends on what it is about: `{{…}}` in ODS.
    #[must_use]
    pub const fn describe(mut self, describe: fn(Region, &Ir) -> String) -> Self {
        self.describe = Some(describe);
        self
    }

    /// What verifiers print of one that does not satisfy the constraint.
    pub fn summary_for(&self, region: Region, ir: &Ir) -> Cow<'static, str> {
        summary_for(
            self.summary,
            self.describe.map(|describe| describe(region, ir)),
        )
    }

    /// Whether there is a predicate.
    pub(crate) fn is_tested(&self) -> bool {
        self.test.is_some()
    }

    /// Whether `region` satisfies the constraint.
    pub fn accepts(&self, region: Region, ir: &Ir) -> bool {
        self.test.is_none_or(|test| test(region, ir))
    }
}

/// A constraint on a successor, as ODS's `SuccessorConstraint`.
pub struct SuccessorConstraint {
    /// What verifiers print.
    pub summary: &'static str,
    test: Option<fn(Block, &Ir) -> bool>,
    describe: Option<fn(Block, &Ir) -> String>,
}

impl SuccessorConstraint {
    /// A constraint without predicate.
    pub const fn new(summary: &'static str) -> Self {
        Self {
            summary,
            test: None,
            describe: None,
        }
    }

    /// With a predicate.
    #[must_use]
    pub const fn test(mut self, test: fn(Block, &Ir) -> bool) -> Self {
        self.test = Some(test);
        self
    }

    /// With a summary that depends on what it is about: `{{…}}` in ODS.
    #[must_use]
    pub const fn describe(mut self, describe: fn(Block, &Ir) -> String) -> Self {
        self.describe = Some(describe);
        self
    }

    /// What verifiers print of one that does not satisfy the constraint.
    pub fn summary_for(&self, block: Block, ir: &Ir) -> Cow<'static, str> {
        summary_for(
            self.summary,
            self.describe.map(|describe| describe(block, ir)),
        )
    }

    /// Whether `block` satisfies the constraint.
    pub fn accepts(&self, block: Block, ir: &Ir) -> bool {
        self.test.is_none_or(|test| test(block, ir))
    }
}

fn summary_for(summary: &'static str, described: Option<String>) -> Cow<'static, str> {
    described.map_or(Cow::Borrowed(summary), Cow::Owned)
}

macro_rules! debug_by_summary {
    ($($name:ident),*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:?})"), self.summary)
            }
        }
    )*};
}

debug_by_summary!(
    TypeConstraint,
    AttrConstraint,
    RegionConstraint,
    SuccessorConstraint
);
