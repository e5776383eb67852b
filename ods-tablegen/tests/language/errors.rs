//! Several errors per run, what survives them, and help.

use expect_test::expect;
use ods_tablegen::{Diagnostics, Input, evaluate};

use super::{check, check_messages};

#[test]
fn parsing_goes_on_at_the_next_statement() {
    check(
        "class A { int x = 1; }
def a : A { let x = ; }
def b : A { let x = 2; }
def c : Missing { let y = 3; }
def d A;
int e;
def f : A { let x = 4 }
def g : A { let x = 5; }",
        expect![[r"
            def a : A (incomplete)
              int x = 1
            def b : A
              int x = 2
            def c :  (incomplete)
            def d :  (incomplete)
            def f : A (incomplete)
              int x = 1
            def g : A
              int x = 5
            2:21: error: Unknown or reserved token when parsing a value
            4:9: error: Couldn't find class 'Missing'
            5:7: error: Expected '{' to start body or ';' for declaration only
            6:1: error: Unexpected token at top level
            7:23: error: expected ';' after let expression
        "]],
    );
}

#[test]
fn a_missing_brace_ends_at_the_next_def() {
    check(
        "class A { int x = 1; }
def a : A { let x = 2;
def b : A { let x = 3; }
class C { string s = \"s\";
class D : A;
def d : D;",
        expect![[r"
            def a : A (incomplete)
              int x = 2
            def b : A
              int x = 3
            def d : A D
              int x = 1
            3:1: error: Unknown token when expecting a type
            5:1: error: Unknown token when expecting a type
        "]],
    );
}

#[test]
fn blocks_are_recovered_inside() {
    check(
        "class A { int x = 0; }
let x = 1 in {
  def a : A { let x = }
  def b : A;
  def c : B;
}
foreach i = [1, 2] in {
  def d#i : A { let nope = 1; }
  def e#i : A;
}
multiclass M {
  def f : ;
  def g : A;
}
defm m : M;
def h : A;",
        expect![[r"
            def a : A (incomplete)
              int x = 1
            def b : A
              int x = 1
            def c :  (incomplete)
            def e1 : A
              int x = 0
            def e2 : A
              int x = 0
            def mg : A
              int x = 0
            def h : A
              int x = 0
            3:23: error: Unknown or reserved token when parsing a value
            5:11: error: Couldn't find class 'B'
            8:21: error: Value 'nope' unknown!
            12:11: error: expected name for ClassID
        "]],
    );
}

#[test]
fn values_of_the_wrong_type_do_not_stop_the_body() {
    check(
        "def a { int x = \"s\"; string y = [1]; int z = 3; bit b = {1, 1}; int last = 4; }",
        expect![[r#"
            def a :  (incomplete)
              int x = ?
              string y = ?
              int z = 3
              bit b = ?
              int last = 4
            1:17: error: Field 'x' of type 'int' is incompatible with value '"s"' of type 'string'
            1:34: error: Encountered a list when expecting a string
            1:57: error: Field 'b' of type 'bit' is incompatible with value '{ 1, 1 }' of type bit initializer with length 2
        "#]],
    );
}

#[test]
fn stray_tokens_are_reported_once() {
    check_messages(
        "def a; } ) def b; = ; def c;",
        expect![[r"
        1:8: error: Unexpected token at top level
        1:19: error: Unexpected token at top level
    "]],
    );
}

#[test]
fn semicolons_after_bodies_are_errors() {
    check_messages(
        "class A {}; def a : A {}; multiclass M { def x; }; def b;",
        expect![[r"
        1:11: error: A class or def body should not end with a semicolon
          note: Semicolon ignored; remove to eliminate this error
        1:25: error: A class or def body should not end with a semicolon
          note: Semicolon ignored; remove to eliminate this error
        1:50: error: A multiclass body should not end with a semicolon
          note: Semicolon ignored; remove to eliminate this error
    "]],
    );
}

#[test]
fn help_names_what_is_near() {
    check_messages(
        "class AnyTensor<string description> { string summary = description; }
def a : AnyTensr<\"x\">;
def b : AnyTensor<descripton = \"x\">;
def c : AnyTensor<\"x\"> { let sumary = \"y\"; }
def d { string s = descriptionn; AnyTensor<\"x\"> t = ?; }
defvar e = AnyTensor<\"x\">.sumarry;
multiclass Many { def x; }
defm f : Mny;
def g { AnyTensor t = !cast<AnyTensor>(\"cc\"); }",
        expect![[r#"
            2:9: error: Couldn't find class 'AnyTensr'
              help: a class named `AnyTensor` exists
            3:19: error: Argument "descripton" doesn't exist
              help: a template argument named `description` exists
            4:30: error: Value 'sumary' unknown!
              help: a field named `summary` exists
            5:20: error: Variable not defined: 'descriptionn'
            5:43: error: Expected identifier in declaration
            6:27: error: Cannot access field 'sumarry' of value 'anonymous_0'
              help: a field named `summary` exists
            8:10: error: Couldn't find multiclass 'Mny'
              help: a multiclass named `Many` exists
            9:5: error: Undefined reference to record: 'cc'
        "#]],
    );
}

#[test]
fn errors_after_the_hundredth_are_not_looked_for() {
    let mut diags = Diagnostics::new();
    evaluate(
        Input::text("test.td", "def : Missing;\n".repeat(1000)),
        &mut diags,
    );
    assert_eq!(diags.error_count(), 100);
    let last = diags.iter().last().expect("an error");
    assert_eq!(
        last.notes,
        [(None, "stopping here: the limit is 100 errors".to_owned())]
    );
}

#[test]
fn messages_render_with_line_and_caret() {
    let mut diags = Diagnostics::new();
    let keeper = evaluate(
        Input::text("dir/a.td", "class A;\n\tdef a : B;\ndef a2; def a2;"),
        &mut diags,
    );
    expect![[r"
        dir/a.td:2:10: error: Couldn't find class 'B'
        	def a : B;
        	        ^
        dir/a.td:3:13: error: def already exists: a2
        def a2; def a2;
                    ^
        dir/a.td:3:5: note: location of previous definition
        def a2; def a2;
            ^
    "]]
    .assert_eq(&diags.render(keeper.sources()));
}
