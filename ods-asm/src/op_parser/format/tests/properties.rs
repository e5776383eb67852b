//! Tests of properties: alone, in groups, in dictionaries.

use super::FMT;
use super::check;
use expect_test::expect;
use ods_ir::attributes::IntegerAttr;
use ods_ir::op::{AttrClass, AttrConstraint, OpInfo, PropDef, Ref};
use ods_ir::property::prop::{self, PropertyValue};
use ods_ir::types::Type;

const fn plain<T: PropertyValue + Default>(summary: &'static str) -> PropDef<T> {
    PropDef::new(
        summary,
        prop::to_attribute,
        prop::from_attribute,
        prop::parse,
        prop::print,
    )
    .initial(prop::zero::<T>)
}

static I64: PropDef<i64> = plain("int64_t");
static POSITIVE: PropDef<i64> = plain::<i64>("positive").test(|value| *value > 0);
static STRING: PropDef<String> = plain("string");
static FIVE: PropDef<i64> = plain::<i64>("int64_t")
    .parse_optional(prop::parse_optional)
    .default(|| 5);
static UNIT: PropDef<bool> = PropDef::new(
    "unit property",
    |value| prop::unit_to_attribute(*value),
    prop::unit_from_attribute,
    prop::parse_unit,
    |p, value| prop::print_unit(p, *value),
)
.parse_optional(prop::parse_optional_unit)
.default(|| false);
static ARRAY: PropDef<Vec<i64>> = PropDef::new(
    "array of int64_t",
    |values| prop::int_array_to_attribute(values),
    prop::int_array_from_attribute,
    |p| prop::parse_array(p, prop::parse),
    |p, values| prop::print_array(p, values, prop::print),
)
.initial(prop::zero::<Vec<i64>>);
static I32_ATTR: AttrConstraint = AttrConstraint::new("32-bit integer")
    .class(AttrClass::of::<IntegerAttr>())
    .value_type(Type::i32);

pub(super) static PLAIN: OpInfo = OpInfo::new(
    "fmt.props",
    &FMT,
    "prop a 0\nprop b 1\nprop c 2\nformat _p0 _p1 _p2 dict",
    &[Ref::Prop(&I64), Ref::Prop(&STRING), Ref::Prop(&ARRAY)],
);

#[test]
fn properties_are_values() {
    check(
        r#"fmt.props -3 "x" [1, 2] {b = 5}
           "fmt.props"() <{a = 7 : i8, unknown = 1}> {b = "kept"} : () -> ()"#,
        &expect![[r#"
            fmt.props -3 "x" [1, 2] {b = 5 : i64}
            fmt.props 7 "" [] {b = "kept"}
            "fmt.props"() <{a = -3 : i64, b = "x", c = array<i64: 1, 2>}> {b = 5 : i64} : () -> ()
            "fmt.props"() <{a = 7 : i64, b = "", c = array<i64>}> {b = "kept"} : () -> ()
        "#]],
    );
}

#[test]
fn wrong_properties() {
    check(
        "fmt.props x",
        &expect![[r"
            1:11: custom op 'fmt.props' expected integer value
            1:11: custom op 'fmt.props' invalid value for property a, expected int64_t
        "]],
    );
    check(
        r#"fmt.props 1 "x" [1 2]"#,
        &expect![[r"
            1:19: expected ']'
            1:17: custom op 'fmt.props' invalid value for property c, expected array of int64_t
        "]],
    );
    check(
        r#""fmt.spread"() <{}> : () -> ()"#,
        &expect![[r"
            1:1: invalid properties {} for op fmt.spread: this operation does not support properties
        "]],
    );
    check(
        r#""fmt.props"() <{a = "x"}> : () -> ()"#,
        &expect![[r#"
            1:1: invalid properties {a = "x"} for op fmt.props: expected IntegerAttr for key `value`
        "#]],
    );
}

pub(super) static GROUPS: OpInfo = OpInfo::new(
    "fmt.groups",
    &FMT,
    "prop five 0\nprop unit 1\nprop positive 2\nformat (p0 _p0 _'x | _'none ) (p1 _'flag up1 ) _p2 dict",
    &[Ref::Prop(&FIVE), Ref::Prop(&UNIT), Ref::Prop(&POSITIVE)],
);

#[test]
fn groups_depend_on_defaults() {
    check(
        "fmt.groups 6 x 1\nfmt.groups none flag 1\nfmt.groups 5 x 1",
        &expect![[r#"
            fmt.groups 6 x 1
            fmt.groups none flag 1
            fmt.groups none 1
            "fmt.groups"() <{five = 6 : i64, positive = 1 : i64, unit = false}> : () -> ()
            "fmt.groups"() <{five = 5 : i64, positive = 1 : i64, unit}> : () -> ()
            "fmt.groups"() <{five = 5 : i64, positive = 1 : i64, unit = false}> : () -> ()
        "#]],
    );
    check(
        "fmt.groups none 0",
        &expect![[r"
            1:1: 'fmt.groups' op property 'positive' failed to satisfy constraint: positive
        "]],
    );
    check(
        "fmt.groups 99999999999999999999 x 1",
        &expect![[r"
            1:12: custom op 'fmt.groups' integer value too large
        "]],
    );
}

pub(super) static DICT: OpInfo = OpInfo::new(
    "fmt.propdict",
    &FMT,
    "attr number optional 0\nprop a 1\nprop five 2\nprop written 1\nformat _p2 propdict dict",
    &[Ref::Attr(&I32_ATTR), Ref::Prop(&I64), Ref::Prop(&FIVE)],
);

#[test]
fn dictionaries_of_properties() {
    check(
        "fmt.propdict 1 <{a = 2, five = 5, number = 3 : i32}> {x}\nfmt.propdict 0 <{a = 0}>",
        &expect![[r#"
            fmt.propdict 1 <{a = 2 : i64, number = 3 : i32}> {x}
            fmt.propdict 0 <{a = 0 : i64}>
            "fmt.propdict"() <{a = 2 : i64, five = 5 : i64, number = 3 : i32, written = 1 : i64}> {x} : () -> ()
            "fmt.propdict"() <{a = 0 : i64, five = 5 : i64, written = 0 : i64}> : () -> ()
        "#]],
    );
    check(
        "fmt.propdict 0",
        &expect![[r"
            1:1: invalid properties {} for op fmt.propdict: expected key entry for a in DictionaryAttr to set Properties.
        "]],
    );
    check(
        "fmt.propdict 0 <{a = 1, written = 1}>",
        &expect![[r#"
            1:1: invalid properties {a = 1 : i64, written = 1 : i64} for op fmt.propdict: unknown key '"written"' when parsing properties dictionary
        "#]],
    );
    check(
        "fmt.propdict 0 <{a = 1, number = \"x\"}>",
        &expect![[r#"
            1:1: invalid properties {a = 1 : i64, number = "x"} for op fmt.propdict: Invalid attribute `number` in property conversion: "x"
        "#]],
    );
    check(
        "fmt.propdict 0 <[]>",
        &expect![[r"
            1:1: invalid properties [] for op fmt.propdict: expected DictionaryAttr to set properties
        "]],
    );
}
