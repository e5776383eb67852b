//! Tests of attributes: enums, typed attributes, optional ones, dictionaries.

use super::FMT;
use super::check;
use super::dialect::PAIR;
use expect_test::expect;
use ods_ir::attributes::{Attribute, IntegerAttr, StringAttr};
use ods_ir::enums::{EnumCase, EnumTable, bits_to_attribute};
use ods_ir::op::{AttrClass, AttrConstraint, OpInfo, Ref};
use ods_ir::types::Type;

static KIND: EnumTable = EnumTable::new(
    "Kind",
    "a kind",
    64,
    &[
        EnumCase::new("eq", 0),
        EnumCase::new("ne", 1),
        EnumCase::new("<=", 2),
    ],
);

static ANY_INT: AttrConstraint = AttrConstraint::new("a kind")
    .test(|attr| attr.as_i64().is_some())
    .class(AttrClass::of::<IntegerAttr>());

pub(super) static ENUM: OpInfo = OpInfo::new(
    "fmt.enum",
    &FMT,
    "attr kind required 0\nattr other optional_default 0 2\nformat _a0:e1 (a1 _'other _a1:e1 ) dict",
    &[
        Ref::Attr(&ANY_INT),
        Ref::Enum(&KIND),
        Ref::Default(|| bits_to_attribute(&KIND, 1)),
    ],
);

#[test]
fn enums_are_words_or_strings() {
    check(
        r#"fmt.enum eq
           fmt.enum "ne" other eq {x}
           fmt.enum "<=" other ne
           fmt.enum ne other "eq""#,
        &expect![[r#"
            fmt.enum eq
            fmt.enum ne other eq {x}
            fmt.enum "<="
            fmt.enum ne other eq
            "fmt.enum"() <{kind = 0 : i64}> : () -> ()
            "fmt.enum"() <{kind = 1 : i64, other = 0 : i64}> {x} : () -> ()
            "fmt.enum"() <{kind = 2 : i64, other = 1 : i64}> : () -> ()
            "fmt.enum"() <{kind = 1 : i64, other = 0 : i64}> : () -> ()
        "#]],
    );
}

#[test]
fn what_is_no_case_of_an_enum() {
    check(
        r#"fmt.enum "lt""#,
        &expect![[r#"
            1:10: custom op 'fmt.enum' invalid kind attribute specification: "lt"
        "#]],
    );
    check(
        "fmt.enum lt",
        &expect![[r"
            1:10: custom op 'fmt.enum' expected string or keyword containing one of the following enum values for attribute 'kind' [eq, ne, <=]
        "]],
    );
    check(
        r#"fmt.enum """#,
        &expect![[r"
            1:1: 'fmt.enum' op requires attribute 'kind'
        "]],
    );
}

static FLAGS: EnumTable = EnumTable::new(
    "Flags",
    "flags",
    32,
    &[
        EnumCase::new("none", 0),
        EnumCase::bit("nsw", 1),
        EnumCase::bit("nuw", 2),
    ],
)
.bits("|");

pub(super) static BITS: OpInfo = OpInfo::new(
    "fmt.bits",
    &FMT,
    "attr flags required 0\nformat _a0:e1 dict",
    &[Ref::Attr(&ANY_INT), Ref::Enum(&FLAGS)],
);

#[test]
fn single_bits_are_words() {
    check(
        "fmt.bits nsw\nfmt.bits \"nsw|nuw\"\nfmt.bits none\nfmt.bits \"none\"",
        &expect![[r#"
            fmt.bits nsw
            fmt.bits "nsw|nuw"
            fmt.bits "none"
            fmt.bits "none"
            "fmt.bits"() <{flags = 1 : i32}> : () -> ()
            "fmt.bits"() <{flags = 3 : i32}> : () -> ()
            "fmt.bits"() <{flags = 0 : i32}> : () -> ()
            "fmt.bits"() <{flags = 0 : i32}> : () -> ()
        "#]],
    );
}

static I32: AttrConstraint = AttrConstraint::new("32-bit integer")
    .test(|attr| matches!(attr, Attribute::Integer(value) if value.ty() == Type::i32()))
    .class(AttrClass::of::<IntegerAttr>())
    .value_type(Type::i32);
static STR: AttrConstraint = AttrConstraint::new("string attribute")
    .test(|attr| attr.as_str().is_some())
    .class(AttrClass::of::<StringAttr>())
    .value_type(Type::none);
static ANY: AttrConstraint = AttrConstraint::new("any attribute").always();

pub(super) static TYPED: OpInfo = OpInfo::new(
    "fmt.typed",
    &FMT,
    "attr number default 0 3\nattr name required 1\nattr any required 2\nformat _a0:t _'' _a1:s _a2:g dict",
    &[
        Ref::Attr(&I32),
        Ref::Attr(&STR),
        Ref::Attr(&ANY),
        Ref::Default(|| Attribute::i32(7)),
    ],
);

pub(super) static MAYBE: OpInfo = OpInfo::new(
    "fmt.maybe",
    &FMT,
    "attr text optional 1\nattr number optional 0\nformat _a0:t? _a1:t? _': dict",
    &[Ref::Attr(&I32), Ref::Attr(&STR)],
);

#[test]
fn attributes_at_top_level_may_be_missing() {
    check(
        r#"fmt.maybe :
           fmt.maybe "x" :
           fmt.maybe 5 :
           fmt.maybe "x" 5 : {y}"#,
        &expect![[r#"
            fmt.maybe :
            fmt.maybe "x" :
            fmt.maybe 5 :
            fmt.maybe "x" 5 : {y}
            "fmt.maybe"() : () -> ()
            "fmt.maybe"() <{text = "x"}> : () -> ()
            "fmt.maybe"() <{number = 5 : i32}> : () -> ()
            "fmt.maybe"() <{number = 5 : i32, text = "x"}> {y} : () -> ()
        "#]],
    );
    // The parser accepts any attribute; the verifier rejects it.
    check(
        "fmt.maybe [] :",
        &expect![[r"
            1:1: 'fmt.maybe' op attribute 'number' failed to satisfy constraint: 32-bit integer
        "]],
    );
}

pub(super) static OWN: OpInfo = OpInfo::new(
    "fmt.own",
    &FMT,
    "attr pair required 0\nattr full required 0\nformat _a0:p _', _a1:g dict",
    &[Ref::Attr(&PAIR)],
);

#[test]
fn attributes_lose_their_mnemonic() {
    check(
        "fmt.own <1, 2>, #fmt.pair<3, 4>\nfmt.own #fmt.pair<1, 2>, #fmt.pair<3, 4>",
        &expect![[r#"
            fmt.own <1, 2> , #fmt.pair<3, 4>
            fmt.own <1, 2> , #fmt.pair<3, 4>
            "fmt.own"() <{full = #fmt.pair<3, 4>, pair = #fmt.pair<1, 2>}> : () -> ()
            "fmt.own"() <{full = #fmt.pair<3, 4>, pair = #fmt.pair<1, 2>}> : () -> ()
        "#]],
    );
    check(
        "fmt.own <1, x>, 5",
        &expect![[r"
            1:13: custom op 'fmt.own' expected integer value
        "]],
    );
    check(
        "fmt.own <2, 1>, 5",
        &expect![[r"
            1:10: custom op 'fmt.own' expected numbers in order
        "]],
    );
    check(
        "fmt.own #fmt.pair<2, 1>, 5",
        &expect![[r"
            1:19: expected numbers in order
        "]],
    );
    check(
        "fmt.own <1, 2>, 5",
        &expect![[r"
            1:17: custom op 'fmt.own' invalid kind of attribute specified
        "]],
    );
}

pub(super) static DICT: OpInfo = OpInfo::new(
    "fmt.dict",
    &FMT,
    "attr number optional 0\nattr zero default 0 1\nformat dictkw",
    &[Ref::Attr(&I32), Ref::Default(|| Attribute::i32(0))],
);

#[test]
fn dictionaries_hold_inherent_attributes() {
    check(
        "fmt.dict\nfmt.dict attributes {x, number = 5 : i32, zero = 0 : i32}",
        &expect![[r#"
            fmt.dict
            fmt.dict attributes {number = 5 : i32, x}
            "fmt.dict"() <{zero = 0 : i32}> : () -> ()
            "fmt.dict"() <{number = 5 : i32, zero = 0 : i32}> {x} : () -> ()
        "#]],
    );
    check(
        "fmt.dict attributes {number = 5}",
        &expect![[r"
            1:10: custom op 'fmt.dict' 'fmt.dict' op attribute 'number' failed to satisfy constraint: 32-bit integer
        "]],
    );
}

#[test]
fn names_that_the_format_writes_are_left_out_of_dictionaries() {
    check(
        r#""fmt.maybe"() <{text = "x"}> {text = "y", z} : () -> ()"#,
        &expect![[r#"
            fmt.maybe "x" : {z}
            "fmt.maybe"() <{text = "x"}> {z} : () -> ()
        "#]],
    );
}
