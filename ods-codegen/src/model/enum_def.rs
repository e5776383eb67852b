//! Enums: definitions that derive from `EnumInfo`.

use ods_tablegen::{Diagnostics, Record, Span};

use super::fields::{Fields, fields};
use super::names;

/// A definition that derives from `EnumInfo`.
#[derive(Clone)]
pub struct EnumDef<'k> {
    record: Record<'k>,
    /// The cases, in the order of their declaration.
    pub cases: Vec<EnumCase<'k>>,
}

/// A generated function that a definition may name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnumFunction {
    /// Makes a value from its text.
    FromText,
    /// Makes a value from its number.
    FromValue,
    /// Gives the text of a value.
    ToText,
    /// Gives the largest value.
    Max,
}

/// The kind of a case of a bit enum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaseKind {
    /// Any value.
    Value,
    /// One bit.
    Bit,
    /// A name for several cases together.
    Group,
}

/// A case of an enum: a record that derives from `EnumCase`.
#[derive(Clone, Copy)]
pub struct EnumCase<'k> {
    /// The record.
    pub record: Record<'k>,
    /// The name in code, as declared.
    pub symbol: &'k str,
    /// The value.
    pub value: i64,
    /// The name in text.
    pub text: &'k str,
}

impl<'k> EnumDef<'k> {
    /// Digests a record that derives from `EnumInfo`.
    pub fn new(record: Record<'k>, diags: &mut Diagnostics) -> Option<Self> {
        let mut cases = Vec::new();
        for case in record.defs("enumerants") {
            match (case.string("symbol"), case.int("value"), case.string("str")) {
                (Ok(symbol), Ok(value), Ok(text)) => cases.push(EnumCase {
                    record: case,
                    symbol,
                    value,
                    text,
                }),
                (symbol, value, text) => {
                    let mistakes = [symbol.err(), value.err(), text.err()];
                    for diagnostic in mistakes.into_iter().flatten() {
                        diags.push(diagnostic);
                    }
                    return None;
                }
            }
        }
        Some(Self { record, cases })
    }

    /// The record that defines it.
    pub fn record(&self) -> Record<'k> {
        self.record
    }

    /// Where it was written.
    pub fn span(&self) -> Span {
        self.record.span()
    }

    fields! { &self.record:
        /// The name of the generated type.
        rust_name = text_or_empty("className");
        /// The Rust type, with its path.
        cpp_type = text_or_empty("cppType");
        /// The Rust path of the scope it is generated in; empty means that of the
        /// invocation.
        rust_path = text_or_empty("cppNamespace");
        /// The summary, one line.
        summary = text_or_empty("summary");
        /// The description.
        description = text_or_empty("description");
        /// Whether a value is a set of bits.
        is_bits = is_subclass_of("BitEnumBase");
        /// Whether groups are printed instead of their members.
        prints_primary_groups = flag("printBitEnumPrimaryGroups");
        /// Whether several bits are printed as one string.
        prints_quoted = flag("printBitEnumQuoted");
    }

    /// The name with its path in messages: the field `nameInMessages`, else the Rust type.
    ///
    /// MLIR prints the C++ type; the field lets a dialect that mirrors one of MLIR's print
    /// the same.
    pub fn name_in_messages(&self) -> &'k str {
        let own = self.record.text("nameInMessages");
        own.unwrap_or_else(|| self.cpp_type())
    }

    /// How many bits a value has.
    pub fn width(&self) -> u32 {
        let width = self.record.int("bitwidth").unwrap_or_default();
        u32::try_from(width).unwrap_or_default()
    }

    /// The Rust integer that holds a value.
    pub fn repr(&self) -> &'static str {
        match self.width() {
            0..=8 => "u8",
            9..=16 => "u16",
            17..=32 => "u32",
            _ => "u64",
        }
    }

    /// The bits of a case: its value, in two's complement if it is negative.
    pub fn bits(&self, case: &EnumCase<'_>) -> u64 {
        let mask = match self.width() {
            width @ 0..64 => (1 << width) - 1,
            _ => u64::MAX,
        };
        case.value.cast_unsigned() & mask
    }

    /// Whether the value of a case can be held.
    pub fn fits(&self, case: &EnumCase<'_>) -> bool {
        let width = self.width().min(64);
        let unsigned = width >= 63 || case.value < 1 << width;
        let signed = width == 64 || case.value >= -(1 << (width.max(1) - 1));
        unsigned && signed
    }

    /// All bits of all cases.
    pub fn valid_bits(&self) -> u64 {
        let cases = self.cases.iter();
        cases.fold(0, |all, case| all | self.bits(case))
    }

    /// The kind of a case of a bit enum.
    pub fn kind(&self, case: &EnumCase<'_>) -> CaseKind {
        let is_a = |class| case.record.is_subclass_of(class);
        if is_a("BitEnumCaseGroup") || is_a("BitEnumAttrCaseGroup") {
            CaseKind::Group
        } else if is_a("BitEnumCaseBit") || is_a("BitEnumAttrCaseBit") {
            CaseKind::Bit
        } else {
            CaseKind::Value
        }
    }

    /// The separator of the names of bits.
    pub fn separator(&self) -> &'k str {
        self.record.text("separator").unwrap_or("|")
    }

    /// The functions that have names of their own, and these names in Rust.
    ///
    /// C++ overloads the two that make a value. Here, if both have one name, that of the
    /// one that takes a number ends in `_value`.
    pub fn own_functions(&self) -> Vec<(EnumFunction, String)> {
        let mut functions: Vec<(EnumFunction, String)> = Vec::new();
        for function in EnumFunction::ALL {
            let Some(mut name) = self.own_name(function) else {
                continue;
            };
            let from_text = (EnumFunction::FromText, name.clone());
            if function == EnumFunction::FromValue && functions.contains(&from_text) {
                name += "_value";
            }
            functions.push((function, name));
        }
        functions
    }

    /// The name that the definition gives a function, if it is not the usual one.
    fn own_name(&self, function: EnumFunction) -> Option<String> {
        let name = self.record.non_empty(function.field())?;
        let is_usual = name.strip_prefix(function.prefix()) == Some(self.rust_name());
        (!is_usual).then(|| names::snake_case(name))
    }
}

impl EnumFunction {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::FromText, Self::FromValue, Self::ToText, Self::Max];

    /// The field with its name.
    pub fn field(self) -> &'static str {
        match self {
            Self::FromText => "stringToSymbolFnName",
            Self::FromValue => "underlyingToSymbolFnName",
            Self::ToText => "symbolToStringFnName",
            Self::Max => "maxEnumValFnName",
        }
    }

    /// The prefix of its usual name, which the name of the enum follows.
    fn prefix(self) -> &'static str {
        match self {
            Self::FromText | Self::FromValue => "symbolize",
            Self::ToText => "stringify",
            Self::Max => "getMaxEnumValFor",
        }
    }
}

impl EnumCase<'_> {
    /// The name in Rust: a leading digit gets a `_` in front.
    pub fn rust_name(&self) -> String {
        let digit = self.symbol.starts_with(|char: char| char.is_ascii_digit());
        format!("{}{}", if digit { "_" } else { "" }, self.symbol)
    }
}
