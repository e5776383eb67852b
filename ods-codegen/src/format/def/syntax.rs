//! The tokens with which values of parameters start, as far as the Rust or C++ type tells.

use ods_tablegen::{Record, Value};

use crate::model::fields::Fields;

/// The kinds of text with which a parameter may start; empty if unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Starts(u8);

impl Starts {
    const INTEGER: Self = Self(1);
    /// Also a minus, and digits for its bits.
    const FLOAT: Self = Self(2 | 1);
    const STRING: Self = Self(4);
    const TYPE: Self = Self(8);
    /// All kinds but words, and the tokens with which only attributes start.
    const ATTRIBUTE: Self = Self(16 | 8 | 4 | 2 | 1);
    /// Any word; one that does not fit is a mistake.
    pub(crate) const WORD: Self = Self(32);

    /// Returns the kinds of both.
    #[must_use]
    pub(crate) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether they have a kind in common.
    pub(crate) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns whether a value may start with this literal.
    pub(crate) fn takes(self, literal: &str) -> bool {
        let is_word = literal.starts_with(|char: char| char.is_ascii_alphabetic() || char == '_');
        match literal {
            "(" => self.meets(Self::TYPE),
            "[" | "{" => self.0 & 16 != 0,
            _ => is_word && self.meets(Self::WORD),
        }
    }
}

/// The syntax of a parameter's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ParameterSyntax {
    /// The text with which a value starts.
    pub(crate) starts: Starts,
    /// Whether it is several values separated by commas, without delimiters.
    pub(crate) is_list: bool,
    /// Whether it is an integer whose text does not tell its width.
    pub(crate) has_any_width: bool,
}

impl ParameterSyntax {
    /// Returns the syntax of a parameter: a type or an `AttrOrTypeParameter`.
    pub(crate) fn of(parameter: Value<'_>) -> Self {
        match parameter {
            Value::String(ty) => Self::of_type(ty.text()),
            Value::Record(record) => Self::of_record(record),
            _ => Self::default(),
        }
    }

    fn of_record(record: Record<'_>) -> Self {
        let is_of = |class: &str| record.is_subclass_of(class);
        if record.non_empty("parser").is_some() || !is_of("AttrOrTypeParameter") {
            return Self::default();
        }
        if is_of("EnumParameter") {
            return Self {
                starts: Starts::WORD.or(Starts::STRING),
                ..Self::default()
            };
        }
        let stored = record.non_empty("cppStorageType");
        let written = stored.or_else(|| record.non_empty("cppType"));
        let mut syntax = written.map(Self::of_type).unwrap_or_default();
        // C++ stores it in another type.
        syntax.is_list |= is_of("ArrayRefParameter") || is_of("OptionalArrayRefParameter");
        syntax.has_any_width |= is_of("APIntParameter");
        if is_of("StringRefParameter") {
            syntax.starts = Starts::STRING;
        }
        syntax
    }

    pub(crate) fn of_type(ty: &str) -> Self {
        let ty = ty.trim().trim_start_matches("::");
        let inside = |start: &str| ty.strip_prefix(start)?.strip_suffix('>');
        let wrapped = |starts: &[&str]| starts.iter().find_map(|start| inside(start));
        if let Some(ty) = wrapped(&["core::option::Option<", "Option<", "std::optional<"]) {
            return Self::of_type(ty);
        }
        if let Some(element) = wrapped(&["std::vec::Vec<", "Vec<", "llvm::SmallVector<"]) {
            return Self {
                is_list: true,
                ..Self::of_type(element)
            };
        }
        let (path, name) = ty.rsplit_once("::").unwrap_or(("", ty));
        let is_ours =
            ["", "mlir", "std", "std::string"].contains(&path) || path.starts_with("ods_runtime");
        let starts = match name {
            "i8" | "i16" | "i32" | "i64" | "i128" | "isize" | "u8" | "u16" | "u32" | "u64"
            | "u128" | "usize" | "int" | "unsigned" | "int8_t" | "int16_t" | "int32_t"
            | "int64_t" | "uint8_t" | "uint16_t" | "uint32_t" | "uint64_t" | "size_t" | "ApInt" => {
                Starts::INTEGER
            }
            "f32" | "f64" | "float" | "double" => Starts::FLOAT,
            "String" | "string" => Starts::STRING,
            "Type" => Starts::TYPE,
            "Attribute" => Starts::ATTRIBUTE,
            _ => Starts::default(),
        };
        Self {
            starts: if is_ours { starts } else { Starts::default() },
            is_list: false,
            has_any_width: is_ours && name == "ApInt",
        }
    }
}
