//! Multiclasses.

use expect_test::expect;

use super::{check, check_messages};

#[test]
fn names_are_pasted() {
    check(
        r#"class A { string n = NAME; } multiclass M<int i = 1> { def _x : A; def "" : A; def y#NAME#i : A; } defm a : M; defm b : M<2>; defm "" : M;"#,
        expect![[r#"
            def a_x : A
              string n = "a_x"
            def a : A
              string n = "a"
            def ya1 : A
              string n = "ya1"
            def b_x : A
              string n = "b_x"
            def b : A
              string n = "b"
            def yb2 : A
              string n = "yb2"
            def _x : A
              string n = "_x"
            def  : A
              string n = ""
            def y1 : A
              string n = "y1"
        "#]],
    );
}

#[test]
fn multiclasses_inherit() {
    check(
        r"class R<int n> { int num = n; } multiclass P<int lo, int hi = !add(lo, 1)> { def l : R<lo>; def h : R<hi>; } multiclass Q<int b> : P<b> { defm s : P<!mul(b, 10)>; } defm q : Q<4>;",
        expect![[r"
            def ql : R
              int num = 4
            def qh : R
              int num = 5
            def qsl : R
              int num = 40
            def qsh : R
              int num = 41
        "]],
    );
}

#[test]
fn classes_may_follow_multiclasses() {
    check(
        r"class E { int e = 1; } class R; multiclass M { def a : R; def b : R; } defm x : M, E { }",
        expect![[r"
            def xa : R E
              int e = 1
            def xb : R E
              int e = 1
            1:86: error: expected ';' at end of defm
        "]],
    );
}

#[test]
fn classes_after_multiclasses() {
    check(
        r"class E<int v> { int e = v; } class R; multiclass M { def a : R; foreach i = [1] in def b#i : R; } defm x : M, E<7>;",
        expect![[r"
            def xa : R E
              int e = 7
            def xb1 : R E
              int e = 7
        "]],
    );
}

#[test]
fn let_beats_the_multiclass() {
    check(
        r"class A { int v = 0; int w = 0; } multiclass M { let v = 1 in def a : A { let w = 2; } } let v = 5, w = 6 in defm x : M;",
        expect![[r"
            def xa : A
              int v = 5
              int w = 6
        "]],
    );
}

#[test]
fn loops_and_conditions_wait_for_arguments() {
    check(
        r"class A { int v = 0; } multiclass M<list<int> l, bit c> { foreach i = l in { if !gt(i, 1) then def _#i : A { let v = i; } } if c then def yes : A; else def no : A; defvar n = !size(l); def s : A { let v = n; } } defm x : M<[1, 2, 3], 1>; defm y : M<[], 0>; foreach k = [7] in defm z#k : M<[k], 0>;",
        expect![[r"
            def x_2 : A
              int v = 2
            def x_3 : A
              int v = 3
            def xyes : A
              int v = 0
            def xs : A
              int v = 3
            def yno : A
              int v = 0
            def ys : A
              int v = 0
            def z7_7 : A
              int v = 7
            def z7no : A
              int v = 0
            def z7s : A
              int v = 1
        "]],
    );
}

#[test]
fn records_are_found_by_name() {
    check(
        r#"class A; multiclass M { def a : A; def b { A x = !cast<A>(NAME # "a"); bit e = !exists<A>(NAME # "a"); } } defm m : M;"#,
        expect![[r"
            def ma : A
            def mb : 
              A x = ma
              bit e = 1
        "]],
    );
}

#[test]
fn unnamed_defms_have_fresh_prefixes() {
    check(
        r"class A; multiclass M { def x : A; def : A; } defm : M; defm : M;",
        expect![[r"
            def anonymous_1x : A
            def anonymous_0 : A
            def anonymous_2x : A
            def anonymous_3 : A
        "]],
    );
}

#[test]
fn multiclass_errors() {
    check_messages(
        r"multiclass M<int a> { def x; } multiclass M { def y; } multiclass E {} multiclass F; defm d : Missing; defm e; defm f : M; defm g : M<1> def h : M<1>;
multiclass N { def x; };",
        expect![[r"
            1:18: warning: unused template argument: M::a
            1:43: error: multiclass 'M' already defined
            1:54: error: Unexpected token at top level
            1:70: error: multiclass must contain at least one def
            1:84: error: expected '{' in multiclass definition
            1:95: error: Couldn't find multiclass 'Missing'
            1:110: error: expected ':' after defm identifier
            1:121: error: value not specified for template argument 'M::a'
              1:18: note: declared in 'M'
            1:138: error: expected ';' at end of defm
            1:146: error: Couldn't find class 'M'. Use 'defm' if you meant to use multiclass 'M'
            2:24: error: A multiclass body should not end with a semicolon
              note: Semicolon ignored; remove to eliminate this error
        "]],
    );
}

#[test]
fn asserts_and_dumps_in_multiclasses() {
    check_messages(
        r#"multiclass M<int a> { assert !gt(a, 0), "a is " # a; dump NAME # " " # a; def x; } defm ok : M<1>; defm bad : M<0>;"#,
        expect![[r"
            1:54: note: ok 1
            1:30: error: assertion failed: a is 0
            1:54: note: bad 0
        "]],
    );
}

#[test]
fn dumps_of_defs_that_are_made_later_do_not_print() {
    check(
        r#"multiclass M { def x { dump "in a multiclass"; } } defm A : M; foreach i = [1] in def b { dump "in a loop"; } def c { dump "at once"; }"#,
        expect![[r"
            def Ax : 
            def b : 
            def c : 
            1:119: note: at once
        "]],
    );
}
