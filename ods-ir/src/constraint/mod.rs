//! Constraints on types and attributes. One object tests a value, says in words what it tests, and
//! builds a value that satisfies it where there is only one. Formats, builders and verifiers share it.

pub mod class;

use crate::accessors::setters;
use crate::attributes::{AttrSyntax, Attribute};
use crate::text::lexer::TokenKind;
use crate::types::{Type, TypeSyntax};
use class::{AttrClassKind, TypeClassKind};
use std::borrow::Cow;
use std::fmt;

/// How a constraint is tested.
enum Predicate<T: ?Sized> {
    /// Not set: the verifier skips the value.
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

    /// The token that each attribute of the class begins with, if the class consists of
    /// arrays, of strings or of symbol references.
    pub(crate) fn first_token(self) -> Option<TokenKind> {
        let samples = [
            (TokenKind::LSquare, Attribute::array([])),
            (TokenKind::String, Attribute::string("")),
            (TokenKind::AtIdentifier, Attribute::symbol_ref("a")),
            (TokenKind::KwUnit, Attribute::Unit),
            (TokenKind::Integer, Attribute::i64(0)),
        ];
        let mut possible = samples.iter().filter(|(_, sample)| (self.contains)(sample));
        let (token, _) = possible.next().filter(|_| possible.next().is_none())?;
        let is_own = !matches!(token, TokenKind::KwUnit | TokenKind::Integer);
        is_own.then_some(*token)
    }
}

/// Defines a constraint on a type or an attribute; `$build` makes a type.
macro_rules! value_constraint {
    (
        $(#[$doc:meta])*
        $name:ident($value:ident, $class:ident, $a_noun:literal);
        $(#[$summary_doc:meta])*
        summary;
        $(#[$class_doc:meta])*
        class;
        $(#[$build_doc:meta])*
        $build:ident;
    ) => {
        $(#[$doc])*
        pub struct $name {
            $(#[$summary_doc])*
            pub summary: &'static str,
            predicate: Predicate<$value>,
            describe: Option<fn(&$value) -> String>,
            $(#[$class_doc])*
            pub class: Option<$class>,
            $(#[$build_doc])*
            pub $build: Option<fn() -> Type>,
        }

        impl $name {
            /// A constraint without predicate.
            #[inline]
            pub const fn new(summary: &'static str) -> Self {
                Self {
                    summary,
                    predicate: Predicate::Unset,
                    describe: None,
                    class: None,
                    $build: None,
                }
            }

            setters! {
                /// Sets a predicate that is always true.
                pub always() => predicate = Predicate::Always;

                /// Sets the predicate.
                pub test(test: fn(&$value) -> bool) => predicate = Predicate::Test(test);

                /// Sets a summary that depends on the value: `{{…}}` in ODS.
                pub describe(describe: fn(&$value) -> String) => describe = Some(describe);

                /// Sets the class.
                pub class(class: $class) => class = Some(class);

                $(#[$build_doc])*
                pub $build(build: fn() -> Type) => $build = Some(build);
            }

            #[doc = concat!("What verifiers print about ", $a_noun, " that does not satisfy the constraint.")]
            pub fn summary_for(&self, value: &$value) -> Cow<'static, str> {
                summary_for(self.summary, self.describe.map(|describe| describe(value)))
            }

            /// Whether every value satisfies the constraint.
            #[allow(dead_code, reason = "patterns ask it of attributes only")]
            pub(crate) fn is_always_satisfied(&self) -> bool {
                !matches!(self.predicate, Predicate::Test(_))
            }

            /// Whether `value` satisfies the constraint.
            pub fn accepts(&self, value: &$value) -> bool {
                self.predicate.test(value)
            }
        }
    };
}

value_constraint! {
    /// A constraint on the type of an operand or result, as ODS's `TypeConstraint`.
    TypeConstraint(Type, TypeClass, "a type");
    /// What verifiers print after "must be".
    summary;
    /// The class that a type parsed in a format must have.
    class;
    /// Makes the one type that satisfies the constraint: ODS's `builderCall`.
    build;
}

impl TypeConstraint {
    /// Whether the predicate is unset: the verifier then skips the operand
    /// group, without advancing its running index.
    pub fn is_unset(&self) -> bool {
        matches!(self.predicate, Predicate::Unset)
    }

    /// Whether there is a predicate that some types do not satisfy.
    #[inline]
    pub(crate) fn is_tested(&self) -> bool {
        matches!(self.predicate, Predicate::Test(_))
    }
}

value_constraint! {
    /// A constraint on an attribute, as ODS's `AttrConstraint`.
    AttrConstraint(Attribute, AttrClass, "an attribute");
    /// What verifiers print after "failed to satisfy constraint:".
    summary;
    /// The class that the attribute must have in `<{…}>`.
    class;
    /// Makes the type of an attribute that is printed without one: ODS's `valueType`.
    value_type;
}

/// The summary in messages: the fixed one, or the one made of the value.
pub(crate) fn summary_for(summary: &'static str, described: Option<String>) -> Cow<'static, str> {
    described.map_or(Cow::Borrowed(summary), Cow::Owned)
}

macro_rules! debug_by_summary {
    ($($name:ident),*) => {$(
        impl fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:?})"), self.summary)
            }
        }
    )*};
}

debug_by_summary!(TypeConstraint, AttrConstraint);

pub(crate) use debug_by_summary;
