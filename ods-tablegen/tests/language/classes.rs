//! Classes and defs.

use expect_test::expect;

use ods_tablegen::{Diagnostics, Input, Record, evaluate};

use super::{check, check_messages};

#[test]
fn defaults_may_use_earlier_arguments() {
    check(
        r"class C<int a, int b = !add(a, 1), int c = !mul(b, 2)> { list<int> l = [a, b, c]; } def x : C<1>; def y : C<1, c = 5>; def z : C<c = 3, a = 1, b = 2>;",
        expect![[r"
            def x : C
              list<int> l = [1, 2, 4]
            def y : C
              list<int> l = [1, 2, 5]
            def z : C
              list<int> l = [1, 2, 3]
        "]],
    );
}

#[test]
fn later_parents_win_and_keep_places() {
    check(
        r#"class A { int x = 1; string s = "a"; } class B { string s = "b"; int y = 2; } def d : A, B { let x = 3; }"#,
        expect![[r#"
            def d : A B
              int x = 3
              string s = "b"
              int y = 2
        "#]],
    );
}

#[test]
fn diamonds_repeat_superclasses() {
    check(
        r"class A; class B : A; class C : A; def d : B, C; def e : A, B;",
        expect![[r"
            def d : A B A C
            def e : A A B
        "]],
    );
}

#[test]
fn a_parent_twice() {
    check_messages(
        r"class A; class B : A; def d : B, A;",
        expect![[r"
            1:34: error: Already subclass of 'A'!
        "]],
    );
}

#[test]
fn fields_follow_later_lets() {
    check(
        r"class A { int x = 1; int y = !add(x, 1); } def a : A { let x = 10; } def b : A { let y = !mul(x, 100); let x = 2; }",
        expect![[r"
            def a : A
              int x = 10
              int y = 11
            def b : A
              int x = 2
              int y = 200
        "]],
    );
}

#[test]
fn let_of_some_bits() {
    check(
        r"class I<bits<4> o> { bits<8> enc = 0; let enc{7-4} = o; } def a : I<0b1010> { let enc{0} = 1; } def b : I<3> { let enc{2...1} = {1, 1}; }",
        expect![[r"
            def a : I
              bits<8> enc = { 1, 0, 1, 0, 0, 0, 0, 1 }
            def b : I
              bits<8> enc = { 0, 0, 1, 1, 0, 1, 1, 0 }
        "]],
    );
}

#[test]
fn let_errors() {
    check_messages(
        r#"class A { bits<4> b; int i; } def a : A { let b{1, 1} = 0; }
def b : A { let i{0} = 1; }
def c : A { let i = i; }
def d : A { let j = 1; }
def e : A { let i = "s"; }
def f : A { let b{9} = 1; }"#,
        expect![[r#"
            1:47: error: Cannot set bit #1 of value 'b' more than once
            2:17: error: Value 'i' is not a bits type
            3:17: error: Recursion / self-assignment forbidden
            4:17: error: Value 'j' unknown!
            5:17: error: Field 'i' of type 'int' is incompatible with value '"s"' of type 'string'
            6:17: error: Cannot set bit #9 of value 'b' which is out of range
        "#]],
    );
}

#[test]
fn redeclared_fields_keep_their_type() {
    check(
        r"class A { int x = 1; } class B : A { bit x = 1; } def b : B;",
        expect![[r"
            def b : A B
              int x = 1
        "]],
    );
}

#[test]
fn redeclared_fields_must_be_compatible() {
    check_messages(
        r#"class A { int x = 1; } class B : A { string x = "s"; }
class S { string x; } def d : A, S;"#,
        expect![[r#"
            1:49: error: Field 'x' of type 'int' is incompatible with value '"s"' of type 'string'
        "#]],
    );
}

#[test]
fn field_fields_may_stay_unresolved() {
    check(
        r"class A { field bits<2> b; field int x = !add(y, 1); int y; } def a : A;",
        expect![[r"
            def a : A
              bits<2> b = { ?, ? }
              int x = ?
              int y = ?
            1:47: error: Variable not defined: 'y'
        "]],
    );
}

#[test]
fn forward_declarations() {
    check(
        r"class A; class B { list<A> l = []; } class A { int x = 1; } def a : A; def b : B { let l = [a]; }",
        expect![[r"
            def a : A
              int x = 1
            def b : B
              list<A> l = [a]
        "]],
    );
}

#[test]
fn a_class_is_defined_once() {
    check_messages(
        r"class A { int x; } class A;",
        expect![[r"
            1:26: error: Class 'A' already defined
              1:7: note: location of previous definition
        "]],
    );
}

#[test]
fn a_class_does_not_derive_from_itself() {
    check_messages(
        r"class A; class B : A; class A : B;",
        expect![[r"
            1:33: error: class 'A' would derive from itself
        "]],
    );
}

#[test]
fn recursion_under_if() {
    check(
        r"class F<int n> { int r = !if(!le(n, 1), 1, !mul(n, F<!sub(n, 1)>.r)); } def a { int x = F<10>.r; }",
        expect![[r"
            def anonymous_9 : F
              int r = 1
            def anonymous_8 : F
              int r = 2
            def anonymous_7 : F
              int r = 6
            def anonymous_6 : F
              int r = 24
            def anonymous_5 : F
              int r = 120
            def anonymous_4 : F
              int r = 720
            def anonymous_3 : F
              int r = 5040
            def anonymous_2 : F
              int r = 40320
            def anonymous_1 : F
              int r = 362880
            def anonymous_0 : F
              int r = 3628800
            def a : 
              int x = 3628800
        "]],
    );
}

#[test]
fn argument_errors() {
    check_messages(
        r#"class C<int a, string s = "x">; def a : C; def b : C<1, "y", 2>; def c : C<"s", 1>;
def d : C<1, z = 3>; def e : C<1, a = 2>; def f : C<a = 1, "s">; def g : C<1 "s">; def h : C<a = ?>;"#,
        expect![[r#"
            1:13: warning: unused template argument: C:a
            1:23: warning: unused template argument: C:s
            1:41: error: value not specified for template argument 'C:a'
              1:13: note: declared in 'C'
            1:62: error: Too many template arguments: 3
            1:76: error: Value specified for template argument 'C:a' is of type string; expected type int: "s"
            1:81: error: Value specified for template argument 'C:s' is of type int; expected type string: 1
            2:14: error: Argument "z" doesn't exist
            2:30: error: We can only specify the template argument 'C:a' once
            2:60: error: Positional argument should be put before named argument
            2:78: error: Expected comma before next argument
            2:98: error: The value of named argument should be initialized, but we got '?'
        "#]],
    );
}

#[test]
fn unused_arguments_are_warned_of() {
    check_messages(
        r"class C<int a, int b> { int x = a; }",
        expect![[r"
            1:20: warning: unused template argument: C:b
        "]],
    );
}

#[test]
fn assertions_are_inherited() {
    check_messages(
        r#"class A<int x> { int v = x; assert !gt(v, 0), "v is " # v; } def ok : A<1>; def bad : A<-1>; def late : A<1> { let v = 0; } def anon { A a = A<-2>; }"#,
        expect![[r"
            1:36: error: assertion failed: v is -1
              1:81: note: assertion failed in this record
            1:36: error: assertion failed: v is 0
              1:98: note: assertion failed in this record
            1:36: error: assertion failed: v is -2
              1:142: note: assertion failed in this record
        "]],
    );
}

#[test]
fn dumps_print() {
    check_messages(
        r#"class A<int x> { dump "x is " # x; } def a : A<3>; dump "top"; dump 1;"#,
        expect![[r"
            1:18: note: x is 3
            1:52: note: top
            1:64: error: dump value is not of type string
        "]],
    );
}

#[test]
fn superclasses_of_a_class_that_is_defined_late_are_known() {
    let text = "class C; class A; class B : A; class A : C; def d : B; def e : C;";
    let mut diags = Diagnostics::new();
    let keeper = evaluate(Input::text("a.td", text), &mut diags);
    assert!(!diags.has_errors());
    let derived = |class| {
        let derived = keeper.derived_definitions(class).into_iter();
        derived.map(Record::name).collect::<Vec<_>>()
    };
    assert_eq!(derived("C"), ["d", "e"]);
    assert_eq!(derived("A"), ["d"]);
    let found = keeper.def("d").unwrap();
    assert!(
        ["A", "B", "C"]
            .iter()
            .all(|class| found.is_subclass_of(class))
    );
    assert!(!keeper.def("e").unwrap().is_subclass_of("A"));
}
