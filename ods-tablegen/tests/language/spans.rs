//! Where things were written: spans, origins and docs survive evaluation.

use expect_test::expect;
use ods_tablegen::{Diagnostics, Input, Record, RecordKeeper, Span, Value, evaluate};

fn evaluate_ok(text: &'static str) -> RecordKeeper {
    let mut diags = Diagnostics::new();
    let keeper = evaluate(Input::text("test.td", text), &mut diags);
    assert!(!diags.has_errors(), "{}", diags.render(keeper.sources()));
    keeper
}

fn text_at(record: Record<'_>, span: Option<Span>) -> &str {
    span.and_then(|span| record.keeper().sources().span_text(span))
        .unwrap_or("nowhere")
}

#[test]
fn a_string_knows_its_token_until_it_changes() {
    let keeper = evaluate_ok(
        "class A<string s, code c = [{default}]> { string t = s; code d = c; string pasted = s # \"!\"; string own = \"own\"; }
         class B<string q> : A<q>;
         def x : B<\"given\"> { let own = !if(1, \"taken\", \"not\"); }",
    );
    let x = keeper.def("x").expect("defined");
    let origin = |field| text_at(x, x.code(field).expect("a string").expect("set").origin());
    let origins = ["t", "d", "pasted", "own"].map(origin);
    expect![[r#"["\"given\"", "[{default}]", "nowhere", "\"taken\""]"#]]
        .assert_eq(&format!("{origins:?}"));
    let values = ["t", "d", "pasted", "own"]
        .map(|f| text_at(x, x.field(f).map(ods_tablegen::Field::value_span)));
    expect![[r#"["\"given\"", "c", "s # \"!\"", "!if(1, \"taken\", \"not\")"]"#]]
        .assert_eq(&format!("{values:?}"));
    let fields = ["t", "own"].map(|f| text_at(x, x.field(f).map(ods_tablegen::Field::span)));
    assert_eq!(fields, ["t", "own"]);
}

#[test]
fn list_elements_know_their_places() {
    let keeper = evaluate_ok(
        "class T; def p : T; class A<list<T> l, list<T> m = []> { list<T> all = !listconcat(l, m, [p]); list<string> s = [\"a\", \"b\" # \"c\"]; }
         def x : A<[p, T<>]>;",
    );
    let x = keeper.def("x").expect("defined");
    let places = |field| {
        let list = x.list(field).expect("a list");
        (0..=list.len())
            .map(|n| text_at(x, list.span_of(n)))
            .collect::<Vec<_>>()
    };
    expect![[r#"["p", "T<>", "p", "nowhere"] ["\"a\"", "\"b\" # \"c\"", "nowhere"]"#]]
        .assert_eq(&format!("{:?} {:?}", places("all"), places("s")));
}

#[test]
fn dag_arguments_know_their_places_and_docs() {
    let keeper = evaluate_ok(
        "class T; def ins; def i : T;
class A<dag d> { dag args = !con(d, (ins T<>:$last)); }
/// Adds.
///
///   Indented.
def x : A<(ins
  /// The left side.
  i:$lhs,
  $rhs, // no doc
  /// Only a value.
  i)>;",
    );
    let x = keeper.def("x").expect("defined");
    expect![[r#"Some("Adds.\n\n  Indented.")"#]].assert_eq(&format!("{:?}", x.doc()));
    let mut out = String::new();
    for arg in x.dag("args").expect("a dag").args() {
        out += &format!(
            "{:?} {:?} {:?} {:?}\n",
            text_at(x, arg.span),
            arg.name,
            text_at(x, arg.name_span),
            arg.doc
        );
    }
    expect![[r#"
        "i:$lhs" Some("lhs") "$lhs" Some("The left side.")
        "$rhs" Some("rhs") "$rhs" None
        "i" None "nowhere" Some("Only a value.")
        "T<>:$last" Some("last") "$last" None
    "#]]
    .assert_eq(&out);
}

#[test]
fn records_know_where_they_are_defined() {
    let keeper = evaluate_ok(
        "class C<int i>; def a : C<1>; def \"b\" # 1 : C<2>; def : C<3>; def u { C c = C<4>; } multiclass M { def x; } defm m : M;",
    );
    let places: Vec<(&str, &str)> = keeper
        .defs()
        .map(|def| (def.name(), text_at(def, Some(def.span()))))
        .collect();
    expect![[r#"[("a", "a"), ("b1", "def"), ("anonymous_0", "def"), ("anonymous_1", "C"), ("u", "u"), ("mx", "x")]"#]].assert_eq(&format!("{places:?}"));
    let m = keeper.def("mx").expect("defined");
    assert_eq!(m.defm_spans().len(), 1);
}

#[test]
fn spans_do_not_make_values_differ() {
    let keeper = evaluate_ok(
        "class C<string s, list<string> l>; def a { C x = C<\"s\", [\"t\"]>; C y = C<\"s\", [\"t\"]>; }",
    );
    let a = keeper.def("a").expect("defined");
    assert_eq!(a.record("x"), a.record("y"));
}

#[test]
fn arguments_given_to_classes_are_kept() {
    let keeper = evaluate_ok(
        "class C<int a, string b = \"x\">; def d : C<1>; def e : C<b = \"y\", a = 2>; def f { C c = C<3>; }",
    );
    let args = |record: Record<'_>| format!("{:?}", record.template_args());
    let f = keeper
        .def("f")
        .and_then(|f| f.record("c").ok())
        .expect("a record");
    let all = [
        args(keeper.def("d").expect("defined")),
        args(keeper.def("e").expect("defined")),
        args(f),
    ];
    expect![[r#"[("a", 1)] [("b", "y"), ("a", 2)] [("a", 3)]"#]].assert_eq(&all.join(" "));
    assert_eq!((f.direct_class(), f.is_anonymous()), (Some("C"), true));
}

#[test]
fn getters_say_what_is_wrong() {
    let keeper = evaluate_ok(
        "class R; def r : R; def a { string s = \"t\"; int i = 5; bit b = 1; bits<3> w = 6; list<string> l = [\"x\"]; list<R> rs = [r]; dag d = (r); R q = r; string u; list<int> n = [1]; }",
    );
    let a = keeper.def("a").expect("defined");
    assert_eq!(
        (a.string("s"), a.int("i"), a.bit("b"), a.int("w")),
        (Ok("t"), Ok(5), Ok(true), Ok(6))
    );
    assert_eq!(
        (a.strings("l"), a.code("u").map(|code| code.is_none())),
        (Ok(vec!["x"]), Ok(true))
    );
    assert_eq!(a.records("rs").map(|records| records.len()), Ok(1));
    assert_eq!(
        a.dag("d").map(|dag| dag.operator().as_record()),
        Ok(keeper.def("r"))
    );
    assert!(a.value("u").is_none() && matches!(a.value("i"), Some(Value::Int(5))));
    let errors = [a.string("i"), a.string("u"), a.string("missing")]
        .map(|result| result.expect_err("wrong").message());
    expect![[r#"
        [
            "field `i` of `a` is an int, expected a string",
            "field `u` of `a` is not set, expected a string",
            "record `a` has no field `missing`, expected a string",
        ]"#]]
    .assert_eq(&format!("{errors:#?}"));
    let errors = [
        a.int("s").expect_err("wrong"),
        a.bit("i").expect_err("wrong"),
        a.list("d").map(|_| ()).expect_err("wrong"),
        a.strings("n").expect_err("wrong"),
        a.records("l").expect_err("wrong"),
        a.dag("l").map(|_| ()).expect_err("wrong"),
        a.record("s").expect_err("wrong"),
    ];
    let errors = errors.map(|error| format!("{} at {}", error.message(), text_at(a, error.span)));
    expect![[r#"
        [
            "field `s` of `a` is a string, expected an int at \"t\"",
            "field `i` of `a` is an int, expected a bit at 5",
            "field `d` of `a` is a dag, expected a list at (r)",
            "element 0 of field `n` of `a` is an int, expected a list of strings at 1",
            "element 0 of field `l` of `a` is a string, expected a list of records at \"x\"",
            "field `l` of `a` is a list, expected a dag at [\"x\"]",
            "field `s` of `a` is a string, expected a record at \"t\"",
        ]"#]]
    .assert_eq(&format!("{errors:#?}"));
}

#[test]
fn views_print_as_tablegen() {
    let keeper = evaluate_ok(
        "def o; class A<int i> { int x = i; list<string> l = [\"a\"]; bits<2> b = 0b10; dag d = (o:$n 1:$y); code c = [{q}]; A u; } def a : A<3> { field int f; }",
    );
    expect![[r#"
        a {	// A
          field int f = ?;
          int x = 3;
          list<string> l = ["a"];
          bits<2> b = { 1, 0 };
          dag d = (o:$n 1:$y);
          code c = [{q}];
          A u = ?;
        }
    "#]]
    .assert_eq(&keeper.def("a").expect("defined").to_string());
    expect![[r#"
        A<int A:i = ?> {
          int x = A:i;
          list<string> l = ["a"];
          bits<2> b = { 1, 0 };
          dag d = (o:$n 1:$y);
          code c = [{q}];
          A u = ?;
        }
    "#]]
    .assert_eq(&keeper.class("A").expect("defined").to_string());
}

#[test]
fn getters_say_what_is_near_and_what_is_not_set() {
    let mut diags = Diagnostics::new();
    let text =
        "def x; def d { string summary = \"s\"; bits<2> b; list<int> l = [1, 2]; dag g = (x 1); }";
    let keeper = evaluate(Input::text("t.td", text), &mut diags);
    let d = keeper.def("d").expect("it is defined");
    let error = d.string("sumary").expect_err("there is no such field");
    assert!(format!("{error:?}").contains("a field named `summary` exists"));
    let error = d.int("b").expect_err("no bit is set");
    assert!(
        error.message().contains("some bits are not set"),
        "{}",
        error.message()
    );
    assert_eq!(format!("{:?}", d.list("l").expect("a list")), "[1, 2]");
    assert_eq!(format!("{:?}", d.dag("g").expect("a dag")), "(x 1)");
}
