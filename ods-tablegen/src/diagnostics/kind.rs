//! What a diagnostic is about, as data.
//!
//! Code that treats some errors specially tests their [`Kind`]; nothing reads the text of a message. Errors that need no
//! special treatment are a [`Kind::Message`].

use std::borrow::Cow;
use std::fmt;

/// What a [`Diagnostic`](super::Diagnostic) is about, with the data of its message.
///
/// `Display` writes the message as llvm-tblgen words it.
///
/// ```
/// use ods_tablegen::{Diagnostics, Input, Kind, evaluate};
///
/// let mut diags = Diagnostics::new();
/// evaluate(Input::text("a.td", "def A : Missing;"), &mut diags);
/// let error = diags.iter().next().unwrap();
/// assert_eq!(error.kind, Kind::UnknownClass { name: "Missing".to_owned(), is_multiclass: false });
/// assert_eq!(error.message(), "Couldn't find class 'Missing'");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// An undefined name in a value.
    UnknownVariable {
        /// The name.
        name: String,
    },
    /// An undefined class, as a parent or a type.
    UnknownClass {
        /// The name.
        name: String,
        /// Whether a multiclass has the name.
        is_multiclass: bool,
    },
    /// A name before `<…>` in a value that is not a class.
    NotAClass {
        /// The name.
        name: String,
    },
    /// A `let` of a field that the record does not have.
    UnknownField {
        /// The name.
        name: String,
    },
    /// A token outside of every statement.
    TopLevelToken,
    /// A list where a value of another type is expected.
    UnexpectedList {
        /// The expected type.
        expected: String,
        /// The class, if the list is one of its template arguments.
        class: Option<String>,
    },
    /// A template argument of another type.
    ArgumentType(Box<ArgumentType>),
    /// An element that the list does not take.
    ElementType(Box<ElementType>),
    /// A part of a dag whose name lacks the `$`.
    NameOfArgument,
    /// A field of a finished record whose value could not be computed.
    UnresolvedField(Box<UnresolvedField>),
    /// An `assert` whose condition is false.
    Assertion {
        /// The message of the `assert`.
        message: String,
    },
    /// A use of a deprecated definition.
    DeprecatedUse {
        /// The name of the deprecated definition.
        name: String,
    },
    /// Any other error, in words.
    Message(Cow<'static, str>),
}

/// An element of another type than those of its list.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ElementType {
    /// The type of the element.
    pub found: String,
    /// The type of the elements of the list.
    pub expected: String,
}

/// A value for a template argument of another type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArgumentType {
    /// The template argument, `Class:name`.
    pub argument: String,
    /// The type of the value.
    pub found: String,
    /// The type of the template argument.
    pub expected: String,
    /// The value, as TableGen prints it.
    pub value: String,
}

impl fmt::Display for ArgumentType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Value specified for template argument '{}' is of type {}; expected type {}: {}",
            self.argument, self.found, self.expected, self.value
        )
    }
}

/// A field whose value could not be computed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnresolvedField {
    /// The name of the field.
    pub field: String,
    /// The name of the record.
    pub record: String,
    /// The value, as TableGen prints it.
    pub value: String,
    /// The variable whose value is missing: the last one in the value.
    pub variable: Option<String>,
    /// Whether the value is an unresolved cast to a bit.
    pub is_bit: bool,
}

impl fmt::Display for UnresolvedField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Initializer of '{}' in '{}' could not be fully resolved: {}",
            self.field, self.record, self.value
        )
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownVariable { name } => write!(f, "Variable not defined: '{name}'"),
            Self::UnknownClass {
                name,
                is_multiclass: false,
            } => write!(f, "Couldn't find class '{name}'"),
            Self::UnknownClass {
                name,
                is_multiclass: true,
            } => write!(
                f,
                "Couldn't find class '{name}'. Use 'defm' if you meant to use multiclass '{name}'"
            ),
            Self::NotAClass { name } => write!(f, "Expected a class name, got '{name}'"),
            Self::UnknownField { name } => write!(f, "Value '{name}' unknown!"),
            Self::TopLevelToken => f.write_str("Unexpected token at top level"),
            Self::UnexpectedList { expected, .. } => {
                write!(f, "Encountered a list when expecting a {expected}")
            }
            Self::ArgumentType(of) => of.fmt(f),
            Self::ElementType(of) => write!(
                f,
                "Element type mismatch for list: element type '{}' not convertible to '{}'",
                of.found, of.expected
            ),
            Self::NameOfArgument => f.write_str("expected variable name in dag literal"),
            Self::UnresolvedField(unresolved) => unresolved.fmt(f),
            Self::Assertion { message } => write!(f, "assertion failed: {message}"),
            Self::DeprecatedUse { name } => write!(f, "Using deprecated def `{name}`"),
            Self::Message(message) => f.write_str(message),
        }
    }
}

impl From<String> for Kind {
    fn from(message: String) -> Self {
        Self::Message(Cow::Owned(message))
    }
}

impl From<&String> for Kind {
    fn from(message: &String) -> Self {
        Self::from(message.clone())
    }
}

impl From<&str> for Kind {
    fn from(message: &str) -> Self {
        Self::from(message.to_owned())
    }
}
