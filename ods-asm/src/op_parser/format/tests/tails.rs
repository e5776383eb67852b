//! Tests of the tail cache: repeated ends of lines, and lines that only look repeated.

use super::FMT;
use super::check;
use expect_test::expect;
use ods_ir::op::{AttrConstraint, OpInfo, Ref, TypeConstraint};

static ANY: TypeConstraint = TypeConstraint::new("any type").always();
static ATTR: AttrConstraint = AttrConstraint::new("any attribute").always();

pub(super) static TAIL: OpInfo = OpInfo::new(
    "fmt.tail",
    &FMT,
    "operand a 1 0\nattr extra optional 1\nformat _o0 _': _to0 (a0 _'-> _a0:g ) dict",
    &[Ref::Type(&ANY), Ref::Attr(&ATTR)],
);

#[test]
fn what_is_known_may_go_on_in_the_next_line() {
    check(
        r#"%a = "t.v"() : () -> i32
           fmt.tail %a : i32
           fmt.tail %a : i32
           fmt.tail %a : i32
             -> 5 : i8
           fmt.tail %a : i32 -> 5 : i8
           fmt.tail %a : i32
             {x}
           fmt.tail %a : i32 -> 5 : i8
           fmt.tail %a : i32 -> 5
             : i16
           fmt.tail
             %a : i32"#,
        &expect![[r#"
            fmt.tail %0 : i32
            fmt.tail %0 : i32
            fmt.tail %0 : i32 -> 5 : i8
            fmt.tail %0 : i32 -> 5 : i8
            fmt.tail %0 : i32 {x}
            fmt.tail %0 : i32 -> 5 : i8
            fmt.tail %0 : i32 -> 5 : i16
            fmt.tail %0 : i32
            "fmt.tail"(%0) : (i32) -> ()
            "fmt.tail"(%0) : (i32) -> ()
            "fmt.tail"(%0) <{extra = 5 : i8}> : (i32) -> ()
            "fmt.tail"(%0) <{extra = 5 : i8}> : (i32) -> ()
            "fmt.tail"(%0) {x} : (i32) -> ()
            "fmt.tail"(%0) <{extra = 5 : i8}> : (i32) -> ()
            "fmt.tail"(%0) <{extra = 5 : i16}> : (i32) -> ()
            "fmt.tail"(%0) : (i32) -> ()
        "#]],
    );
}

#[test]
fn operands_must_be_of_the_types_that_are_known() {
    check(
        "%a = \"t.v\"() : () -> i32\n%b = \"t.v\"() : () -> i64\nfmt.tail %a : i32\nfmt.tail %b : i32",
        &expect![[r"
            4:10: use of value '%b' expects different type than prior uses: 'i32' vs 'i64'
        "]],
    );
    check(
        "%a = \"t.v\"() : () -> i32\nfmt.tail %a : i32\nfmt.tail %b : i32\n%b = \"t.v\"() : () -> i64",
        &expect![[r"
            4:1: definition of SSA value '%b#0' has type 'i64'
        "]],
    );
}

pub(super) static WORD: OpInfo = OpInfo::new(
    "fmt.word",
    &FMT,
    "operand a 1 0\nattr extra optional 1\nformat _o0 _': _to0 (a0 _'more _a0:g )",
    &[Ref::Type(&ANY), Ref::Attr(&ATTR)],
);

#[test]
fn a_word_may_go_on_in_the_next_line() {
    check(
        "%a = \"t.v\"() : () -> i32\nfmt.word %a : i32\nfmt.word %a : i32\n  more 5 : i8",
        &expect![[r#"
            fmt.word %0 : i32
            fmt.word %0 : i32 more 5 : i8
            "fmt.word"(%0) : (i32) -> ()
            "fmt.word"(%0) <{extra = 5 : i8}> : (i32) -> ()
        "#]],
    );
}

pub(super) static BEFORE: OpInfo = OpInfo::new(
    "fmt.before",
    &FMT,
    "operand a 1 0\nattr first required 1\nformat _a0:g ', _o0 _': _to0 dict",
    &[Ref::Type(&ANY), Ref::Attr(&ATTR)],
);

#[test]
fn attributes_before_operands_are_each_ops_own() {
    check(
        "%a = \"t.v\"() : () -> i32\nfmt.before 1 : i8, %a : i32\nfmt.before 2 : i8, %a : i32\nfmt.before 1 : i8, %a : i32",
        &expect![[r#"
            fmt.before 1 : i8, %0 : i32
            fmt.before 2 : i8, %0 : i32
            fmt.before 1 : i8, %0 : i32
            "fmt.before"(%0) <{first = 1 : i8}> : (i32) -> ()
            "fmt.before"(%0) <{first = 2 : i8}> : (i32) -> ()
            "fmt.before"(%0) <{first = 1 : i8}> : (i32) -> ()
        "#]],
    );
}
