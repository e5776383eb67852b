//! Tests of optional groups, regions and `oilist`.

use super::FMT;
use super::check;
use expect_test::expect;
use ods_ir::attributes::Attribute;
use ods_ir::op::{AttrConstraint, OpInfo, Ref, RegionConstraint, TypeConstraint};
use ods_ir::types::Type;

static REGION_ANY: RegionConstraint = RegionConstraint::new("any region");
static UNIT_ATTR: AttrConstraint = AttrConstraint::new("unit attribute").test(Attribute::is_unit);
static I32: TypeConstraint = TypeConstraint::new("i32")
    .test(|ty| *ty == Type::i32())
    .build(Type::i32);

pub(super) static REGION: OpInfo = OpInfo::new(
    "fmt.region",
    &FMT,
    "region first 1 0\nregion second 1 0\nformat (G0 _r0 _'x ) (G1 _'y _r1 ) dict",
    &[Ref::Region(&REGION_ANY)],
);

#[test]
fn regions_start_groups() {
    check(
        "fmt.region {\n\"t.v\"() : () -> ()\n} x\nfmt.region y {\n\"t.v\"() : () -> ()\n}\nfmt.region {}",
        &expect![[r#"
            fmt.region {
            } x
            fmt.region y {
            }
            fmt.region
            "fmt.region"() ({
            }, {
            }) : () -> ()
            "fmt.region"() ({
            }, {
            }) : () -> ()
            "fmt.region"() ({
            }, {
            }) : () -> ()
        "#]],
    );
}

pub(super) static REGIONS: OpInfo = OpInfo::new(
    "fmt.regions",
    &FMT,
    "region all * 0\nformat (G0 _r0 _'x ) dict",
    &[Ref::Region(&REGION_ANY)],
);

#[test]
fn variadic_regions_start_groups() {
    check(
        "fmt.regions\nfmt.regions {}, {} x",
        &expect![[r#"
            fmt.regions
            fmt.regions {
            }, {
            } x
            "fmt.regions"() : () -> ()
            "fmt.regions"() ({
            }, {
            }) : () -> ()
        "#]],
    );
    check(
        "fmt.regions {}, x",
        &expect![[r"
            1:16: expected '{' to begin a region
        "]],
    );
}

pub(super) static OILIST: OpInfo = OpInfo::new(
    "fmt.oilist",
    &FMT,
    "operand a ? 0\nattr flag optional 1\nattr other optional 1\nresolve o0 build\nformat [ a0 _'flag u0 ; o0 _'( o0 ') ; - _'never ; a1 _'other _a1:g ] dict",
    &[Ref::Type(&I32), Ref::Attr(&UNIT_ATTR)],
);

#[test]
fn clauses_in_any_order() {
    check(
        "%0 = \"t.v\"() : () -> i32\nfmt.oilist (%0) never flag other unit\nfmt.oilist",
        &expect![[r#"
            fmt.oilist flag (%0) other unit
            fmt.oilist
            "fmt.oilist"(%0) <{flag, other}> : (i32) -> ()
            "fmt.oilist"() : () -> ()
        "#]],
    );
    check(
        "fmt.oilist flag never flag",
        &expect![[r"
            1:1: custom op 'fmt.oilist' `flag` clause can appear at most once in the expansion of the oilist directive
        "]],
    );
}

pub(super) static ELSE: OpInfo = OpInfo::new(
    "fmt.else",
    &FMT,
    "operand a ? 0\nattr flag optional 1\nresolve o0 build\nformat _'( (!o0 _'? | o0 ) ') (a0 .sp .nl _'flag u0 | _'plain ) dict",
    &[Ref::Type(&I32), Ref::Attr(&UNIT_ATTR)],
);

#[test]
fn anchors_in_the_else_branch() {
    check(
        "%0 = \"t.v\"() : () -> i32\nfmt.else (?) plain\nfmt.else (%0) flag",
        &expect![[r#"
            fmt.else ( ?) plain
            fmt.else (%0) 
             flag
            "fmt.else"() : () -> ()
            "fmt.else"(%0) <{flag}> : (i32) -> ()
        "#]],
    );
    check(
        "fmt.else (?) x",
        &expect![[r"
            1:14: custom op 'fmt.else' expected 'plain'
        "]],
    );
}
