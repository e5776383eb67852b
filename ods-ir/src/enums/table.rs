//! Enums as data: their cases, and conversion between bits and text.

use crate::accessors::getters;
use crate::text::printer::is_bare_identifier;
use std::borrow::Cow;

/// One case of an enum, as ODS's `EnumCase`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnumCase {
    text: &'static str,
    bits: u64,
    kind: CaseKind,
    is_keyword: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CaseKind {
    Value,
    Bit,
    Group,
}

impl EnumCase {
    #[inline]
    const fn of_kind(text: &'static str, bits: u64, kind: CaseKind) -> Self {
        Self {
            text,
            bits,
            kind,
            is_keyword: is_bare_identifier(text.as_bytes()),
        }
    }

    /// A single value; in a bit enum, the empty set or a set of several bits.
    #[inline]
    pub const fn new(text: &'static str, value: u64) -> Self {
        Self::of_kind(text, value, CaseKind::Value)
    }

    /// One bit.
    #[inline]
    pub const fn bit(text: &'static str, bit: u64) -> Self {
        Self::of_kind(text, bit, CaseKind::Bit)
    }

    /// A name for a set of bits: `BitEnumCaseGroup`.
    #[inline]
    pub const fn group(text: &'static str, bits: u64) -> Self {
        Self::of_kind(text, bits, CaseKind::Group)
    }

    getters! {
        /// The text of the case.
        pub text() -> &'static str = text;

        /// The value.
        pub bits() -> u64 = bits;

        /// Whether the text needs no quotes.
        pub is_keyword() -> bool = is_keyword;
    }
}

/// The properties of a bit enum.
#[derive(Clone, Copy, Debug)]
struct BitEnum {
    separator: &'static str,
    primary_groups: bool,
    quoted: bool,
}

/// An enum: its cases and their syntax; ODS's `EnumInfo`.
#[derive(Clone, Copy, Debug)]
pub struct EnumTable {
    name: &'static str,
    summary: &'static str,
    width: u32,
    cases: &'static [EnumCase],
    bits: Option<BitEnum>,
}

impl EnumTable {
    /// Makes an enum with one case per value; messages refer to it as `name`.
    #[inline]
    pub const fn new(
        name: &'static str,
        summary: &'static str,
        width: u32,
        cases: &'static [EnumCase],
    ) -> Self {
        Self {
            name,
            summary,
            width,
            cases,
            bits: None,
        }
    }

    /// Makes it a bit enum; `separator` separates the names of its bits.
    #[must_use]
    #[inline]
    pub const fn bits(mut self, separator: &'static str) -> Self {
        self.bits = Some(BitEnum {
            separator,
            primary_groups: false,
            quoted: false,
        });
        self
    }

    /// Prints groups instead of their members: ODS's `printBitEnumPrimaryGroups`.
    #[must_use]
    #[inline]
    pub const fn primary_groups(mut self) -> Self {
        if let Some(bits) = &mut self.bits {
            bits.primary_groups = true;
        }
        self
    }

    /// Prints several bits as one string: ODS's `printBitEnumQuoted`.
    #[must_use]
    #[inline]
    pub const fn quoted(mut self) -> Self {
        if let Some(bits) = &mut self.bits {
            bits.quoted = true;
        }
        self
    }

    getters! {
        /// The name in messages.
        pub name() -> &'static str = name;

        /// The summary.
        pub summary() -> &'static str = summary;

        /// The width of its attribute in bits.
        pub width() -> u32 = width;

        /// The cases as declared.
        pub cases() -> &'static [EnumCase] = cases;
    }

    /// Whether it is a bit enum.
    pub const fn is_bits(&self) -> bool {
        self.bits.is_some()
    }

    /// The separator between the names of bits.
    #[inline]
    pub fn separator(&self) -> &'static str {
        self.bits.map_or("", |bits| bits.separator)
    }

    /// Whether values that are not keywords are written as strings, which makes the text
    /// of a value one token.
    #[inline]
    pub fn is_quoted(&self) -> bool {
        match self.bits {
            Some(bits) => bits.quoted,
            None => !self.cases.iter().all(EnumCase::is_keyword),
        }
    }

    /// All bits of all cases.
    #[inline]
    pub fn valid_bits(&self) -> u64 {
        self.cases.iter().fold(0, |bits, case| bits | case.bits)
    }

    /// The largest value; for a bit enum, the set of all bits.
    #[inline]
    pub fn max_value(&self) -> u64 {
        if self.is_bits() {
            return self.valid_bits();
        }
        let values = self.cases.iter().map(EnumCase::bits);
        values.max().unwrap_or_default()
    }

    /// Whether `bits` is a value: a case, or a set of valid bits.
    #[inline]
    pub fn is_valid(&self, bits: u64) -> bool {
        if self.is_bits() {
            bits & !self.valid_bits() == 0
        } else {
            self.case_of(bits).is_some()
        }
    }

    fn case_of(&self, bits: u64) -> Option<&'static EnumCase> {
        self.cases.iter().find(|case| case.bits == bits)
    }

    /// The value with this text.
    pub fn symbolize(&self, text: &str) -> Option<u64> {
        let named = |name: &str| self.cases.iter().find(|case| case.text == name);
        let Some(bits) = self.bits else {
            return named(text).map(EnumCase::bits);
        };
        if self.case_of(0).is_some_and(|none| none.text == text) {
            return Some(0);
        }
        text.split(bits.separator.trim()).try_fold(0, |all, name| {
            let case = named(name.trim()).filter(|case| case.bits != 0)?;
            Some(all | case.bits)
        })
    }

    /// The text of a value; empty if the value is invalid.
    pub fn stringify(&self, value: u64) -> Cow<'static, str> {
        let Some(bits) = self.bits else {
            return self.case_of(value).map_or("", EnumCase::text).into();
        };
        if value == 0 {
            return self.case_of(0).map_or("", EnumCase::text).into();
        }
        let mut names: Vec<&'static str> = Vec::new();
        if bits.primary_groups {
            let mut rest = value;
            let groups = self.cases.iter().rev();
            for group in groups.filter(|case| case.kind == CaseKind::Group) {
                if group.bits & !rest == 0 && group.bits != 0 {
                    names.push(group.text);
                    rest &= !group.bits;
                }
            }
            let is_set = |case: &&EnumCase| case.kind == CaseKind::Bit && case.bits & !rest == 0;
            names.extend(self.cases.iter().filter(is_set).map(EnumCase::text));
        } else {
            let set = |case: &&EnumCase| case.bits != 0 && case.bits & !value == 0;
            names.extend(self.cases.iter().filter(set).map(EnumCase::text));
        }
        match names[..] {
            [one] => one.into(),
            _ => names.join(bits.separator).into(),
        }
    }

    /// The text of a value, if it is a single case that needs no quotes.
    #[inline]
    pub fn keyword(&self, value: u64) -> Option<&'static str> {
        let case = self.case_of(value)?;
        case.is_keyword().then_some(case.text)
    }

    /// The names of all cases for messages: `a, b`.
    pub fn joined_cases(&self) -> String {
        let names: Vec<&str> = self.cases.iter().map(EnumCase::text).collect();
        names.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static INT: EnumTable = EnumTable::new(
        "Int",
        "some",
        32,
        &[EnumCase::new("a", 3), EnumCase::new("b-c", 1)],
    );

    const CASES: &[EnumCase] = &[
        EnumCase::new("none", 0),
        EnumCase::bit("read", 1),
        EnumCase::bit("write", 2),
        EnumCase::bit("exec", 4),
        EnumCase::group("rw", 3),
    ];

    static BITS: EnumTable = EnumTable::new("Bits", "some", 8, CASES).bits(", ");
    static GROUPS: EnumTable = EnumTable::new("Bits", "some", 8, CASES)
        .bits("|")
        .primary_groups()
        .quoted();

    #[test]
    fn values_have_the_text_of_their_case() {
        assert_eq!(INT.symbolize("a"), Some(3));
        assert_eq!(INT.symbolize("c"), None);
        assert_eq!(INT.stringify(1), "b-c");
        assert_eq!(INT.stringify(2), "");
        assert_eq!(INT.max_value(), 3);
        assert!(INT.is_valid(1) && !INT.is_valid(2) && INT.is_quoted());
        assert_eq!((INT.keyword(3), INT.keyword(1)), (Some("a"), None));
    }

    #[test]
    fn bits_are_joined_by_the_separator() {
        assert_eq!(BITS.stringify(0), "none");
        assert_eq!(BITS.stringify(5), "read, exec");
        assert_eq!(BITS.stringify(3), "read, write, rw");
        assert_eq!(BITS.symbolize("read,exec"), Some(5));
        assert_eq!(BITS.symbolize(" rw , exec"), Some(7));
        assert_eq!(BITS.symbolize("none"), Some(0));
        assert_eq!(BITS.symbolize("none, read"), None);
        assert_eq!(BITS.symbolize(""), None);
        assert!(BITS.is_valid(7) && BITS.is_valid(0) && !BITS.is_valid(8));
    }

    #[test]
    fn primary_groups_replace_their_members() {
        assert_eq!(GROUPS.stringify(3), "rw");
        assert_eq!(GROUPS.stringify(7), "rw|exec");
        assert_eq!(GROUPS.stringify(5), "read|exec");
        assert!(GROUPS.is_quoted() && !BITS.is_quoted());
        assert_eq!(GROUPS.keyword(3), Some("rw"));
        assert_eq!(GROUPS.keyword(5), None);
    }
}
