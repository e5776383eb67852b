//! Values and their conversions.

use expect_test::expect;

use super::{check, check_messages};

#[test]
fn conversions_between_bit_int_and_bits() {
    check(
        r"def a { bit b = 1; int i = 0b101; bits<4> w = 5; bits<4> n = -1; int t = true; list<bit> l = [0, 1]; bits<1> o = 1; }",
        expect![[r"
            def a : 
              bit b = 1
              int i = 5
              bits<4> w = { 0, 1, 0, 1 }
              bits<4> n = { 1, 1, 1, 1 }
              int t = 1
              list<bit> l = [0, 1]
              bits<1> o = { 1 }
        "]],
    );
}

#[test]
fn an_int_that_does_not_fit_stays_unresolved() {
    check(
        r"def a { bits<2> b = 4; }",
        expect![[r"
            def a :  (incomplete)
              bits<2> b = { !cast<bits<2>>(4){1}, !cast<bits<2>>(4){0} }
            1:5: error: Initializer of 'b' in 'a' could not be fully resolved: { !cast<bits<2>>(4){1}, !cast<bits<2>>(4){0} }
              1:21: note: the initializer is here
        "]],
    );
}

#[test]
fn bit_ranges_name_the_highest_first() {
    check(
        r"def a { bits<8> b = 0b11010010; bits<4> hi = b{7-4}; bits<4> lo = b{3...0}; bits<2> r = b{0, 7}; bits<4> s = {b{7}, 1, 0, 1}; int i = 10{1}; }",
        expect![[r"
            def a : 
              bits<8> b = { 1, 1, 0, 1, 0, 0, 1, 0 }
              bits<4> hi = { 1, 1, 0, 1 }
              bits<4> lo = { 0, 0, 1, 0 }
              bits<2> r = { 0, 1 }
              bits<4> s = { 1, 1, 0, 1 }
              int i = 1
        "]],
    );
}

#[test]
fn bits_literals_splice_bits() {
    check(
        r"class C<bits<2> x> { bits<6> b = {x, 0b01, x}; } def a : C<0b10>;",
        expect![[r"
            def a : C
              bits<6> b = { 1, 0, 0, 1, 1, 0 }
        "]],
    );
}

#[test]
fn bits_literals_may_be_longer_than_an_integer() {
    check(
        r"def a { bits<66> b = 0b000000000000000000000000000000000000000000000000000000000000000011; }",
        expect![[r"
            def a : 
              bits<66> b = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1 }
        "]],
    );
}

#[test]
fn list_types_are_what_elements_share() {
    check(
        r"class A; class B : A; class C : A; def b : B; def c : C; def d { list<A> l = [b, c]; list<int> n = []; list<list<int>> e = [[], [1]]; list<string> t = []<string>; }",
        expect![[r"
            def b : A B
            def c : A C
            def d : 
              list<A> l = [b, c]
              list<int> n = []
              list<list<int>> e = [[], [1]]
              list<string> t = []
        "]],
    );
}

#[test]
fn list_types_must_agree() {
    check_messages(
        r#"def a { list<int> l = [1, "x"]; }
def b { list<int> l = ["x"]; }
defvar l = [];
def c { int i = [1]; }"#,
        expect![[r"
            1:31: error: Incompatible types in list elements
            2:28: error: Element type mismatch for list: element type 'string' not convertible to 'int'
            3:14: error: No type for list
            4:18: error: Encountered a list when expecting a int
        "]],
    );
}

#[test]
fn elements_and_slices() {
    check(
        r"def a { list<int> l = [10, 11, 12, 13]; int e = l[2]; list<int> one = l[2,]; list<int> s = l[3...1, 0]; list<int> t = l[[0, 2]]; }",
        expect![[r"
            def a : 
              list<int> l = [10, 11, 12, 13]
              int e = 12
              list<int> one = [12]
              list<int> s = [13, 12, 11, 10]
              list<int> t = [10, 12]
        "]],
    );
}

#[test]
fn an_index_out_of_range_never_folds() {
    check_messages(
        r"def a { list<int> l = [1]; int x = l[3]; }",
        expect![[r"
            1:5: error: Initializer of 'x' in 'a' could not be fully resolved: [1][3]
              1:36: note: the initializer is here
        "]],
    );
}

#[test]
fn dags_have_names_everywhere() {
    check(
        r#"def op; def a { dag d = (op:$top 1:$x, $y, (op), "s", ?:$u); }"#,
        expect![[r#"
            def op : 
            def a : 
              dag d = (op:$top 1:$x, ?:$y, (op), "s", ?:$u)
        "#]],
    );
}

#[test]
fn dag_operators_are_identifiers() {
    check_messages(
        r#"def a { dag d = ("s" 1); }"#,
        expect![[r"
            1:18: error: expected identifier or list of value types in dag init
        "]],
    );
}

#[test]
fn paste_joins_strings_and_lists() {
    check(
        r#"defvar t = "_s"; def x#t; def a { string s = "n" # 5 # "_" # -1; list<int> l = [1] # [2] # [3]; string c = "a" # [{b}]; }"#,
        expect![[r#"
            def xt : 
            def a : 
              string s = "n5_-1"
              list<int> l = [1, 2, 3]
              string c = [{ab}]
        "#]],
    );
}

#[test]
fn the_right_of_paste_does_not_see_globals() {
    check(
        r#"defvar g = "no"; def a { string s = "a" # g; }"#,
        expect![[r#"
            def a : 
              string s = "ag"
        "#]],
    );
}

#[test]
fn class_instances_are_memoised() {
    check(
        r"class C<int i, int j = 2> { int s = !add(i, j); } def a { list<C> l = [C<1>, C<true>, C<0b1>, C<1, 2>, C<i = 1>]; int n = C<3>.s; }",
        expect![[r"
            def anonymous_0 : C
              int s = 3
            def anonymous_1 : C
              int s = 3
            def anonymous_2 : C
              int s = 3
            def anonymous_3 : C
              int s = 5
            def a : 
              list<C> l = [anonymous_0, anonymous_0, anonymous_0, anonymous_1, anonymous_2]
              int n = 5
        "]],
    );
}

#[test]
fn unset_reads_as_unset() {
    check(
        r#"class A<string s = ?> { string t = s; int u; } def a : A<"x"> { int v = u; }
def b { A y = a; int w = a.u; }"#,
        expect![[r#"
            def a : A (incomplete)
              string t = "x"
              int u = ?
              int v = u
            def b : 
              A y = a
              int w = ?
            1:52: error: Initializer of 'v' in 'a' could not be fully resolved: u
              1:73: note: the initializer is here
        "#]],
    );
}

#[test]
fn a_field_of_something_else() {
    check_messages(
        r"def r { int x = 1; } def a { int y = r.z; }",
        expect![[r"
            1:40: error: Cannot access field 'z' of value 'r'
        "]],
    );
}
