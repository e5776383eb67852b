//! The base library: by need, shadowed for the user only, and the same records as from an include.

use expect_test::expect;
use ods_tablegen::{BaseLibrary, Diagnostics, Input, RecordKeeper, evaluate};

use super::{messages, render};

const BASE: &str = "
class Pred<string p> { string pred = p; }
class Type<Pred p, string s = \"\"> { Pred predicate = p; string summary = s; }
// Used before it is defined: order does not matter here.
def I32 : IntType<32>;
class IntType<int w> : Type<Pred<\"isInt(\" # w # \")\">, \"int \" # w> { int width = w; }
let summary = \"any\" in { def Any : Type<Pred<\"true\">>; def Other : Type<yes>; }
def yes : Pred<\"yes\">;
defvar version = 7;
deftype Byte = bits<8>;
multiclass Pair { def _a : IntType<1>; def _b : IntType<2>; }
class Broken { int x = missing; }
defset list<Pred> preds = { def p1 : Pred<\"1\">; def p2 : Pred<\"2\">; }
defvar bits3 = {1, 0, 1};
";

fn with_base(text: &'static str) -> (RecordKeeper, Diagnostics) {
    let base = BaseLibrary::new([("base.td", BASE)]);
    let mut diags = Diagnostics::new();
    let keeper = evaluate(Input::text("user.td", text).base(&base), &mut diags);
    (keeper, diags)
}

#[test]
fn only_what_is_needed_is_evaluated() {
    let (keeper, diags) = with_base(
        "def mine { Type t = I32; int v = version; Byte b = 3; bits<3> c = bits3; list<Pred> p = preds; } defm m : Pair;",
    );
    expect![[r#"
        def anonymous_0 : Pred
          string pred = "isInt(32)"
        def I32 : Type IntType
          Pred predicate = anonymous_0
          string summary = "int 32"
          int width = 32
        def p1 : Pred
          string pred = "1"
        def p2 : Pred
          string pred = "2"
        def mine : 
          Type t = I32
          int v = 7
          bits<8> b = { 0, 0, 0, 0, 0, 0, 1, 1 }
          bits<3> c = { 1, 0, 1 }
          list<Pred> p = [p1, p2]
        def anonymous_1 : Pred
          string pred = "isInt(1)"
        def anonymous_2 : Pred
          string pred = "isInt(2)"
        def m_a : Type IntType
          Pred predicate = anonymous_1
          string summary = "int 1"
          int width = 1
        def m_b : Type IntType
          Pred predicate = anonymous_2
          string summary = "int 2"
          int width = 2
    "#]]
    .assert_eq(&render(&keeper, &diags));
    let classes: Vec<&str> = keeper.classes().map(ods_tablegen::Record::name).collect();
    assert_eq!(classes, ["Type", "Pred", "IntType"]);
    assert!(keeper.def("I32").expect("needed").is_from_base());
    assert!(!keeper.def("mine").expect("defined").is_from_base());
    assert!(keeper.def("Any").is_none());
}

#[test]
fn let_groups_of_the_base_apply() {
    let (keeper, _) = with_base("def mine { Type t = Other; }");
    assert_eq!(
        keeper.def("Other").expect("needed").string("summary"),
        Ok("any")
    );
    assert!(keeper.def("Any").is_none());
}

#[test]
fn the_user_shadows_for_the_user() {
    let (keeper, diags) = with_base(
        "class Pred<int n> { int mine = n; } def yes : Pred<1>; def a { Pred p = yes; Type t = Other; } def Any : Type<Pred<2>>;",
    );
    expect![[r"
        1:111: error: Value specified for template argument 'Type:p' is of type Pred; expected type Pred: anonymous_0
    "]].assert_eq(&messages(&keeper, &diags));
    let a = keeper.def("a").expect("defined");
    assert_eq!(a.record("p").expect("a record").int("mine"), Ok(1));
    let base_pred = a
        .record("t")
        .and_then(|other| other.record("predicate"))
        .expect("a record");
    assert_eq!(base_pred.string("pred"), Ok("yes"));
    assert_eq!(keeper.derived_definitions("Pred").len(), 3);
}

#[test]
fn names_are_found_by_cast_and_required_by_the_caller() {
    let base = BaseLibrary::new([("base.td", BASE)]);
    let mut diags = Diagnostics::new();
    let text = "def a { Type t = !cast<Type>(\"I\" # 32); bit e = !exists<Type>(\"Any\"); bit n = !exists<Type>(\"None\"); }";
    let keeper = evaluate(
        Input::text("user.td", text).base(&base).require("p2"),
        &mut diags,
    );
    assert!(diags.is_empty());
    let a = keeper.def("a").expect("defined");
    assert_eq!(
        (
            a.record("t").map(ods_tablegen::Record::name),
            a.bit("e"),
            a.bit("n")
        ),
        (Ok("I32"), Ok(true), Ok(false))
    );
    assert!(keeper.def("p2").is_some());
}

#[test]
fn errors_of_the_base_stand_in_the_base() {
    let (keeper, diags) = with_base("def a : Broken; def b : Brokn;");
    expect![[r"
        base.td:12:24: error: Variable not defined: 'missing'
        class Broken { int x = missing; }
                               ^
        user.td:1:25: error: Couldn't find class 'Brokn'
        def a : Broken; def b : Brokn;
                                ^
        help: a class named `Broken` exists
    "]]
    .assert_eq(&diags.render(keeper.sources()));
}

#[test]
fn evaluations_share_a_library() {
    let base = BaseLibrary::new([
        (
            "one.td",
            "include \"x\"\n#ifndef G\n#define G\nclass A<B b>;\n#endif",
        ),
        ("two.td", "class B; def b : B;"),
    ]);
    let run = || {
        let mut diags = Diagnostics::new();
        let input = Input::text("user.td", "def a : A<b>;").base(&base);
        render(&evaluate(input, &mut diags), &diags)
    };
    let first = run();
    expect![[r"
        def b : B
        def a : A
    "]]
    .assert_eq(&first);
    assert_eq!(run(), first);
}
