//! Tests of enums in text and as attributes.

use super::*;
use crate::constraint::class::AttrClassKind;
use crate::property::prop::tests::{check_parse, printed};
use crate::text::parser::AsmParser;
use expect_test::expect;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Mode {
    Fast,
    Plus,
}

impl EnumInfo for Mode {
    const TABLE: &'static EnumTable = &EnumTable::new(
        "Mode",
        "a mode",
        32,
        &[EnumCase::new("fast", 0), EnumCase::new("+", 7)],
    );

    fn from_bits(bits: u64) -> Option<Self> {
        [Self::Fast, Self::Plus]
            .into_iter()
            .find(|mode| mode.to_bits() == bits)
    }

    fn to_bits(self) -> u64 {
        match self {
            Self::Fast => 0,
            Self::Plus => 7,
        }
    }
}

const FLAGS: &[EnumCase] = &[EnumCase::bit("read", 1), EnumCase::bit("write", 2)];

macro_rules! flags {
    ($name:ident, $table:expr) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        struct $name(u64);

        impl EnumInfo for $name {
            const TABLE: &'static EnumTable = &$table;

            fn from_bits(bits: u64) -> Option<Self> {
                (bits & !3 == 0).then_some(Self(bits))
            }

            fn to_bits(self) -> u64 {
                self.0
            }
        }
    };
}

flags!(
    Flags,
    EnumTable::new("Flags", "some flags", 8, FLAGS).bits(", ")
);
flags!(
    Quoted,
    EnumTable::new("Quoted", "flags", 8, FLAGS)
        .bits("|")
        .quoted()
);

#[test]
fn words_and_strings_are_values() {
    check_parse("fast", parse::<Mode>, &expect!["Ok(Fast)"]);
    check_parse("\"+\"", parse::<Mode>, &expect!["Ok(Plus)"]);
    check_parse("5", parse_optional::<Mode>, &expect!["Ok(None)"]);
    check_parse(
        "5",
        parse::<Mode>,
        &expect!["1:1: expected keyword for a mode"],
    );
    check_parse(
        "slow",
        parse::<Mode>,
        &expect![[r#"1:1: expected one of [fast, "+"+] for a mode, got: slow"#]],
    );
    let text = |mode| printed(&mode, |p, mode| print(p, *mode));
    assert_eq!(text(Mode::Fast), "fast");
    assert_eq!(text(Mode::Plus), "\"+\"");
}

#[test]
fn bits_are_words_between_separators() {
    check_parse("read, write", parse::<Flags>, &expect!["Ok(Flags(3))"]);
    check_parse(
        "read, 5",
        parse::<Flags>,
        &expect!["1:7: expected keyword for some flags"],
    );
    check_parse(
        "exec",
        parse::<Flags>,
        &expect!["1:1: expected one of [read, write] for some flags, got: exec"],
    );
    assert_eq!(
        printed(&Flags(3), |p, value| print(p, *value)),
        "read, write"
    );
    check_parse("\"read|write\"", parse::<Quoted>, &expect!["Ok(Quoted(3))"]);
    check_parse("read", parse::<Quoted>, &expect!["Ok(Quoted(1))"]);
    let text = |bits| printed(&Quoted(bits), |p, value| print(p, *value));
    assert_eq!(
        (text(3), text(2)),
        ("\"read|write\"".into(), "write".into())
    );
}

#[test]
fn parameters_have_their_own_messages() {
    check_parse(
        "slow",
        parse_parameter::<Mode>,
        &expect!["1:1: expected Mode to be one of: fast, +"],
    );
    check_parse(
        "1",
        parse_parameter::<Mode>,
        &expect!["1:1: expected valid keyword or string"],
    );
    check_parse(
        "read|write",
        parse_bits_parameter::<Quoted>,
        &expect!["Ok(Quoted(3))"],
    );
    check_parse(
        "read|exec",
        parse_bits_parameter::<Quoted>,
        &expect!["1:1: expected Quoted to be one of: read, write"],
    );
}

#[test]
fn named_values_stand_in_brackets() {
    let named = |p: &mut AsmParser<'_>| parse_named::<Mode>(p, "mode");
    check_parse("mode<fast>", named, &expect!["Ok(Fast)"]);
    check_parse("mod<fast>", named, &expect!["1:1: expected 'mode'"]);
    check_parse("mode fast", named, &expect!["1:5: expected '<'"]);
    let text = printed(&Mode::Plus, |p, mode| print_named(p, "mode", *mode));
    assert_eq!(text, "mode<\"+\">");
}

#[test]
fn attributes_are_integers_of_the_enums_width() {
    let attr = to_attribute(Mode::Plus);
    assert_eq!(attr.to_string(), "7 : i32");
    assert_eq!(from_attribute(&attr), Ok(Mode::Plus));
    assert_eq!(value_of_integer::<Mode>(&attr), Mode::Plus);
    assert_eq!(
        from_attribute::<Mode>(&Attribute::i32(3)),
        Err(String::new())
    );
    assert_eq!(
        from_attribute_or::<Mode, IntegerEnumAttr<Mode>>(&Attribute::string("x")),
        Err("expected IntegerAttr or IntegerAttr storage for Mode".to_owned())
    );
    assert!(IntegerEnumAttr::<Mode>::contains(&attr));
    assert!(!IntegerEnumAttr::<Mode>::contains(&Attribute::i64(7)));
    assert!(!IntegerEnumAttr::<Mode>::contains(&Attribute::i32(3)));
}
