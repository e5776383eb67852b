//! Top-level statements.

use expect_test::expect;

use super::{check, check_messages};

#[test]
fn foreach_iterates_over_lists_and_ranges() {
    check(
        r#"foreach i = [1, 2] in def a#i; foreach i = 0...2 in def b#i; foreach i = {5, 7-6} in def c#i; foreach i = 3 in def d#i; foreach i = 1-2 in foreach j = ["x", "y"] in def e#i#j { int k = i; }"#,
        expect![[r"
            def a1 : 
            def a2 : 
            def b0 : 
            def b1 : 
            def b2 : 
            def c5 : 
            def c7 : 
            def c6 : 
            def d3 : 
            def e1x : 
              int k = 1
            def e1y : 
              int k = 1
            def e2x : 
              int k = 2
            def e2y : 
              int k = 2
        "]],
    );
}

#[test]
fn if_takes_one_arm() {
    check(
        r"defvar c = 1; if c then def a; else def b; if !eq(c, 2) then { def d; } else if c then { def e; } if 0 then if 1 then def f; else def g;",
        expect![[r"
            def a : 
            def e : 
        "]],
    );
}

#[test]
fn let_groups_nest_and_order() {
    check(
        r"class A { int x = 0; list<int> l = []; bits<4> b = 0; } let x = 1, b<3...2> = 0b11 in { def a : A; let x = 2 in def c : A { let b{0} = 1; } def d : A { let x = 9; } }",
        expect![[r"
            def a : A
              int x = 1
              list<int> l = []
              bits<4> b = { 1, 1, 0, 0 }
            def c : A
              int x = 2
              list<int> l = []
              bits<4> b = { 1, 1, 0, 1 }
            def d : A
              int x = 9
              list<int> l = []
              bits<4> b = { 1, 1, 0, 0 }
        "]],
    );
}

#[test]
fn let_must_name_a_field() {
    check_messages(
        r"class A { int x; } let x = 1 in { def a : A; def b; }",
        expect![[r"
            1:24: error: Value 'x' unknown!
        "]],
    );
}

#[test]
fn let_around_a_class_is_baked_in() {
    check(
        r"class A { int x = 0; } let x = 1 in class B : A; def b : B;",
        expect![[r"
            def b : A B
              int x = 1
        "]],
    );
}

#[test]
fn defsets_collect_defs() {
    check(
        r"class A; class B : A; defset list<A> all = { def a : A; defset list<B> inner = { def b : B; } foreach i = 1...2 in def c#i : A; } def use { list<A> l = all; list<B> m = inner; }",
        expect![[r"
            def a : A
            def b : A B
            def c1 : A
            def c2 : A
            def use : 
              list<A> l = [a, b, c1, c2]
              list<B> m = [b]
        "]],
    );
}

#[test]
fn defset_errors() {
    check_messages(
        r"class A; class B; defset list<A> s = { def b : B; }
defset int t = {}
multiclass M { defset list<A> u = {} }",
        expect![[r"
            1:44: error: adding record of incompatible type 'B' to defset
              1:26: note: location of defset declaration
            2:8: error: expected list type
            3:16: error: expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body
            3:38: error: Unexpected token at top level
        "]],
    );
}

#[test]
fn types_have_aliases() {
    check_messages(
        r"deftype Byte = bits<8>; deftype Bytes = list<Byte>; def a { Bytes l = [1, 2]; Byte b = 0x1FF; }
class A; deftype B = A; deftype Byte = int; class Byte;",
        expect![[r"
            1:57: error: Initializer of 'b' in 'a' could not be fully resolved: { !cast<bits<8>>(511){7}, !cast<bits<8>>(511){6}, !cast<bits<8>>(511){5}, !cast<bits<8>>(511){4}, !cast<bits<8>>(511){3}, !cast<bits<8>>(511){2}, !cast<bits<8>>(511){1}, !cast<bits<8>>(511){0} }
              1:88: note: the initializer is here
            2:22: error: cannot define type alias for class type 'A'
            2:33: error: type of this name 'Byte' already exists
            2:51: error: there is already a defined type alias 'Byte'
        "]],
    );
}

#[test]
fn variables_are_defined_once() {
    check_messages(
        r"defvar a = 1; defvar a = 2; def b; defvar b = 3; class C { int f; defvar f = 1; } class D { defvar l = 1; defvar l = 2; int l; }",
        expect![[r"
            1:22: error: def or global variable of this name already exists
            1:43: error: def or global variable of this name already exists
            1:74: error: field of this name already exists
            1:114: error: local variable of this name already exists
            1:125: error: local variable of this name already exists
        "]],
    );
}

#[test]
fn defs_are_defined_once() {
    check_messages(
        r"def a; def a;",
        expect![[r"
            1:12: error: def already exists: a
              1:5: note: location of previous definition
        "]],
    );
}

#[test]
fn assert_at_top_level() {
    check_messages(
        r#"assert 1, "fine"; assert !eq(1, 2), "one is " # 1; assert "s", "no"; assert 0, 5;"#,
        expect![[r"
            1:26: error: assertion failed: one is 1
            1:59: error: assert condition must of type bit, bits, or int.
            1:77: error: assertion failed: (assert message is not a string)
        "]],
    );
}

#[test]
fn loops_over_what_is_no_list() {
    check_messages(
        r#"foreach i = "s" in def a; foreach i = ? in def b; foreach i = -1 in def c; if x then def d;"#,
        expect![[r"
            1:17: error: expected integer or bitrange
            1:39: error: expected a list, got '?'
            1:66: error: invalid range, cannot be negative
            1:79: error: Variable not defined: 'x'
        "]],
    );
}

#[test]
fn statements_in_wrong_places() {
    check_messages(
        r"foreach i = [1] in class A; multiclass M { class B; } foreach i = [1] in multiclass N { def a; }
def ok;",
        expect![[r"
            1:20: error: class is not allowed inside foreach loop
            1:44: error: expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body
            1:53: error: Unexpected token at top level
            1:74: error: multiclass is not allowed inside foreach loop
        "]],
    );
}

#[test]
fn unnamed_defs_are_numbered() {
    check(
        r#"class A<int x> { int y = x; } def : A<1>; foreach i = [2, 3] in def : A<i>; def "" : A<4>;"#,
        expect![[r"
            def anonymous_0 : A
              int y = 1
            def anonymous_1 : A
              int y = 2
            def anonymous_2 : A
              int y = 3
            def  : A
              int y = 4
        "]],
    );
}
