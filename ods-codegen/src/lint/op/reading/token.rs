//! The first tokens of the texts of an op's parts.

use crate::format::op::{AttributeInfo, AttributeSyntax};

/// The first token of a piece of text, as far as a format tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// A word or punctuation.
    Text(&'a str),
    /// `%name`
    Value,
    /// `^name`
    Block,
    /// `@name`
    Symbol,
    /// `"text"`
    String,
    /// `5`, `5.0`
    Number,
    /// `#name`
    Hash,
    /// `!name`
    Exclamation,
    /// `i32`
    IntegerType,
}

impl Token<'_> {
    /// Names the token in a message.
    pub(super) fn describe(self) -> String {
        match self {
            Self::Text(text) => format!("`{text}`"),
            Self::Value => "`%`".to_owned(),
            Self::Block => "`^`".to_owned(),
            Self::Symbol => "`@`".to_owned(),
            Self::Hash => "`#`".to_owned(),
            Self::String => "a string".to_owned(),
            Self::Number => "a number".to_owned(),
            Self::Exclamation | Self::IntegerType => "a type".to_owned(),
        }
    }
}

/// The words that builtin types begin with, except for integer types.
const TYPE_WORDS: [&str; 15] = [
    "(", "index", "none", "tensor", "memref", "vector", "complex", "tuple", "bf16", "f16", "f32",
    "f64", "f80", "f128", "tf32",
];

/// The first tokens of builtin types and of aliases.
pub(super) fn types() -> Vec<Token<'static>> {
    let others = [Token::Exclamation, Token::IntegerType].into_iter();
    others.chain(TYPE_WORDS.map(Token::Text)).collect()
}

/// The tokens that the parser of an optional attribute reads as the beginning of one, except
/// for those of types.
const ATTRIBUTES: [Token<'static>; 16] = [
    Token::Symbol,
    Token::Number,
    Token::Hash,
    Token::String,
    Token::Text("{"),
    Token::Text("["),
    Token::Text("-"),
    Token::Text("true"),
    Token::Text("false"),
    Token::Text("unit"),
    Token::Text("dense"),
    Token::Text("dense_resource"),
    Token::Text("sparse"),
    Token::Text("affine_map"),
    Token::Text("affine_set"),
    Token::Text("loc"),
];

fn any_attribute() -> Vec<Token<'static>> {
    [ATTRIBUTES.to_vec(), types()].concat()
}

/// The keywords of an enum, and a string if its values may be quoted.
fn enum_tokens<'a>(attribute: &'a AttributeInfo<'a>, quoted: bool) -> Vec<Token<'a>> {
    let keywords = attribute.enum_text.keywords.iter();
    let keywords = keywords.copied().map(Token::Text);
    keywords.chain(quoted.then_some(Token::String)).collect()
}

/// The tokens that the parser reads as the beginning of `attribute` where it is optional. The
/// parser distinguishes a few classes only.
pub(super) fn taken_for<'a>(attribute: &'a AttributeInfo<'a>) -> Vec<Token<'a>> {
    match (attribute.syntax, attribute.class) {
        (AttributeSyntax::EnumKeyword, _) => enum_tokens(attribute, true),
        (AttributeSyntax::SymbolName, _) | (_, "SymbolRefAttr" | "FlatSymbolRefAttr") => {
            vec![Token::Symbol]
        }
        (_, "ArrayAttr") => vec![Token::Text("[")],
        (_, "StringAttr") => vec![Token::String],
        _ => any_attribute(),
    }
}

/// The tokens that the text of `attribute` may begin with; none if they are unknown.
pub(super) fn beginnings<'a>(attribute: &'a AttributeInfo<'a>) -> Vec<Token<'a>> {
    match (attribute.syntax, attribute.class) {
        (AttributeSyntax::EnumKeyword, _) => enum_tokens(attribute, attribute.enum_text.quoted),
        (AttributeSyntax::SymbolName, _) | (_, "SymbolRefAttr" | "FlatSymbolRefAttr") => {
            vec![Token::Symbol]
        }
        (AttributeSyntax::Any, _) => any_attribute(),
        (_, "StringAttr") => vec![Token::String],
        (_, "IntegerAttr" | "FloatAttr") => vec![Token::Number, Token::Text("-")],
        (_, "BoolAttr") => vec![Token::Text("true"), Token::Text("false")],
        (_, "UnitAttr") => vec![Token::Text("unit")],
        (_, "DictionaryAttr") => vec![Token::Text("{")],
        (_, "TypeAttr") => types(),
        (_, "AffineMapAttr") => vec![Token::Text("affine_map"), Token::Hash],
        (_, "IntegerSetAttr") => vec![Token::Text("affine_set"), Token::Hash],
        (_, class) if class == "ArrayAttr" || is_dense_array(class) => vec![Token::Text("[")],
        _ => Vec::new(),
    }
}

/// `DenseI64ArrayAttr` and its kin, whose own syntax is a list.
fn is_dense_array(class: &str) -> bool {
    class.starts_with("Dense") && class.ends_with("ArrayAttr")
}
