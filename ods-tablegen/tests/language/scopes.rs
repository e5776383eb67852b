//! What names stand for.

use expect_test::expect;

use super::{check, check_messages};

#[test]
fn fields_hide_template_arguments() {
    check(
        r"class A { int x = 1; } class B<int x> : A { int y = x; } class D<int x> : A { let x = 5; } def b : B<7>; ",
        expect![[r"
            def b : A B
              int x = 1
              int y = 1
            1:36: warning: unused template argument: B:x
            1:70: warning: unused template argument: D:x
        "]],
    );
}

#[test]
fn parent_arguments_see_template_arguments() {
    check(
        r"class A<int q> { int x = q; } class B<int x> : A<x> { int y = x; } def b : B<7>;",
        expect![[r"
            def b : A B
              int x = 7
              int y = 7
        "]],
    );
}

#[test]
fn a_field_of_the_name_of_its_argument() {
    check_messages(
        r"class E<int b> { int b = b; }",
        expect![[r"
            1:26: error: Recursion / self-assignment forbidden
            1:13: warning: unused template argument: E:b
        "]],
    );
}

#[test]
fn names_in_name_mode_are_themselves() {
    check(
        r#"defvar n = "zz"; def n1; def "x" # n; foreach i = ["l"] in def i # n;"#,
        expect![[r"
            def n1 : 
            def xn : 
            def ln : 
        "]],
    );
}

#[test]
fn local_variables_shadow_outer_ones() {
    check(
        r"defvar x = 1; class A { defvar x = 2; int y = x; } def a : A { defvar x = 3; int z = x; } def b { int z = x; }",
        expect![[r"
            def a : A
              int y = 2
              int z = 3
            def b : 
              int z = 1
        "]],
    );
}

#[test]
fn defvar_in_a_class_is_late_bound() {
    check(
        r"class J<int s> { int half = 0; defvar h = !div(s, 2); let half = h; int q = half; } def j : J<10>; def k : J<4> { let half = 9; }",
        expect![[r"
            def j : J
              int half = 5
              int q = 5
            def k : J
              int half = 9
              int q = 9
        "]],
    );
}

#[test]
fn records_see_themselves() {
    check(
        r"class S { string n = NAME; } def a : S { S me = a; list<S> all = [a]; }",
        expect![[r#"
            def a : S
              string n = "a"
              S me = a
              list<S> all = [a]
        "#]],
    );
}

#[test]
fn bang_variables_are_their_own() {
    check_messages(
        r"class A { int i = 0; list<int> l = !foreach(i, [1], i); }
class B<int i> { list<int> l = !foreach(i, [1, 2], !add(i, 1)); }
def b : B<5>;
def c { list<int> l = !foreach(x, [1], !foldl(0, [2], x, y, y)); }",
        expect![[r#"
            1:45: error: iteration variable '"i"' is already defined
            2:13: warning: unused template argument: B:i
            4:55: error: left !foldl variable '"x"' already defined
        "#]],
    );
}

#[test]
fn foreach_variables_reach_inherited_references() {
    check(
        r"class A { int i = 1; int j = i; } foreach i = [5] in def D : A;",
        expect![[r"
            def D : A
              int i = 1
              int j = 5
        "]],
    );
}

#[test]
fn what_loops_make_is_not_seen_in_the_loop() {
    check_messages(
        r"class A; foreach i = [1] in { def x : A; def y { A a = x; } }",
        expect![[r"
            1:56: error: Variable not defined: 'x'
        "]],
    );
}

#[test]
fn undefined_names_suggest_near_ones() {
    check_messages(
        r"class Tensor; class Shape<int rank> { int size = rnk; } def shape : Shap<1>; def t { int a = shpe; } def u : Tensor { let sizes = 1; }",
        expect![[r"
            1:50: error: Variable not defined: 'rnk'
              help: a field or argument named `rank` exists
            1:69: error: Couldn't find class 'Shap'
              help: a class named `Shape` exists
            1:94: error: Variable not defined: 'shpe'
              help: a def named `shape` exists
            1:123: error: Value 'sizes' unknown!
        "]],
    );
}
