//! Every bound is an error that names it; nothing overflows the stack, hangs, or eats memory.
//!
//! These run in test threads, whose stacks have 2 MiB, at opt-level 0.

use expect_test::{Expect, expect};
use ods_tablegen::{Diagnostics, Input, evaluate};

/// The message of the first error.
#[track_caller]
fn check_first(source: String, expected: Expect) {
    let mut diags = Diagnostics::new();
    evaluate(Input::text("test.td", source), &mut diags);
    let first = diags.iter().map(ods_tablegen::Diagnostic::message).next();
    expected.assert_eq(first.as_deref().unwrap_or("accepted"));
}

#[track_caller]
fn check_nesting(source: String) {
    check_first(
        source,
        expect!["nesting is too deep: the limit is 1000 levels"],
    );
}

fn nested(open: &str, inner: &str, close: &str, depth: usize) -> String {
    open.repeat(depth) + inner + &close.repeat(depth)
}

#[test]
fn garbage_does_not_flood() {
    let messages = |text: String| {
        let mut diags = Diagnostics::new();
        let keeper = evaluate(Input::text("test.td", text), &mut diags);
        let found: Vec<String> = diags
            .iter()
            .map(ods_tablegen::Diagnostic::message)
            .collect();
        (found, keeper.def("A").is_some())
    };
    assert_eq!(
        messages("\u{feff}def A;".to_owned()),
        (
            vec!["unexpected character: a byte order mark".to_owned()],
            true
        )
    );
    // What is next to each other is one mistake.
    assert_eq!(
        messages("\u{fffd}\u{fffd}\u{1}\u{2} def A;".to_owned())
            .0
            .len(),
        1
    );
    let (found, _) = messages("def A; @ @ @ ".repeat(5000));
    let lexical = |message: &&String| message.starts_with("unexpected character");
    assert_eq!(found.iter().filter(lexical).count(), 20);
    assert_eq!(
        found.last().unwrap(),
        "too many errors in this file, the rest is not read: the limit is 20"
    );
}

#[test]
fn values_nest_in_the_text() {
    check_first(
        format!("defvar x = {};", nested("[", "1", "]", 150)),
        expect!["accepted"],
    );
    for (open, close) in [("[", "]"), ("{", "}"), ("!add(1, ", ")"), ("(x ", ")")] {
        check_nesting(format!(
            "def x; defvar v = {};",
            nested(open, "1", close, 100_000)
        ));
    }
    check_nesting(format!(
        "class A<{} x>;",
        nested("list<", "int", ">", 100_000)
    ));
}

#[test]
fn flat_text_does_not_nest() {
    check_first(
        format!("defvar v = {};", nested("\"a\" # ", "1", "", 4000)),
        expect!["accepted"],
    );
    check_first(
        format!("defvar v = {};", nested("\"a\" # ", "1", "", 100_000)),
        expect!["paste is too long: the limit is 4096 operands"],
    );
    let branch = "if !eq(1, 2) then { def a; } else ";
    check_first(nested(branch, "{ def a; }", "", 450), expect!["accepted"]);
    check_nesting(nested(branch, "{ def a; }", "", 100_000));
}

#[test]
fn deep_text_within_the_limit() {
    for (open, inner, close) in [
        ("!add(1, ", "1", ")"),
        ("[", "1", "]"),
        ("(x ", "1", ")"),
        ("!cond(!eq(1, 2): 2, true: ", "1", ")"),
    ] {
        check_first(
            format!("def x; defvar v = {};", nested(open, inner, close, 480)),
            expect!["accepted"],
        );
    }
    check_first(
        format!(
            "class A<{} x> {{ int y = !size(x); }}",
            nested("list<", "int", ">", 900)
        ),
        expect!["accepted"],
    );
    check_first(
        nested("foreach i = [1] in ", "def a;", "", 480),
        expect!["accepted"],
    );
    check_first(
        nested("let x = 1 in ", "defvar v = 1;", "", 480),
        expect!["accepted"],
    );
}

#[test]
fn pastes_join_from_the_last() {
    check_first(
        "class A<string s, list<int> l> { string a = s # 1 # s # \"x\"; list<int> b = l # [1] # l # [2]; }
         def d : A<\"s\", [0]>; assert !eq(d.a, \"s1sx\"), \"a\"; assert !eq(!size(d.b), 4), \"b\";
         def e # 1 # _x; assert !eq(!cast<string>(e1_x), \"e1_x\"), \"e\";"
            .to_owned(),
        expect!["accepted"],
    );
}

#[test]
fn statements_nest() {
    check_nesting(nested("let x = 1 in ", "def a;", "", 100_000));
    check_nesting(nested("let x = 1 in { ", "def a;", "}", 100_000));
    check_nesting(nested("foreach i = [1] in ", "def a;", "", 100_000));
    check_nesting(nested("if 1 then ", "def a;", "", 100_000));
}

#[test]
fn brackets_without_end() {
    for open in [
        "[",
        "(x ",
        "{",
        "class A { ",
        "let x = 1 in { ",
        "#ifdef A\n",
        "/*",
        "[{",
        "!if(",
        "A<",
    ] {
        let mut diags = Diagnostics::new();
        evaluate(
            Input::text(
                "test.td",
                format!("def x; defvar v = {}", open.repeat(50_000)),
            ),
            &mut diags,
        );
        assert!(diags.has_errors(), "{open}");
    }
}

#[test]
fn class_recursion() {
    let count = "class C<int n> { int x = !if(!eq(n, 0), 0, !add(C<!sub(n, 1)>.x, 1)); }";
    check_first(format!("{count} def a : C<900>;"), expect!["accepted"]);
    check_first(
        format!("{count} def a : C<5000>;"),
        expect!["class instances nest too deep: the limit is 1000 levels"],
    );
    check_first(
        "class C<int n> { int x = C<!add(n, 1)>.x; } def a : C<0>;".to_owned(),
        expect!["class instances nest too deep: the limit is 1000 levels"],
    );
}

#[test]
fn values_nest_by_computation() {
    let fold = |n| {
        format!("def o; def a {{ dag d = !foldl((o), !range({n}), acc, i, !dag(o, [acc], ?)); }}")
    };
    check_first(fold(900), expect!["accepted"]);
    check_first(
        fold(20_000),
        expect!["value nests too deep: the limit is 1000 levels"],
    );
    let text = |n| {
        format!(
            "class A<string s> {{ string d = !foldl(\"\", !range({n}), acc, i, acc # s); }} def a : A<\"x\">;"
        )
    };
    check_first(text(400), expect!["accepted"]);
    check_first(
        text(5_000),
        expect!["value nests too deep: the limit is 1000 levels"],
    );
}

#[test]
fn values_grow_by_computation() {
    let chain = |first: &str, step: &dyn Fn(usize) -> String| {
        let steps: String = (0..60).map(step).collect();
        format!("def o; def a {{ {first} {steps} }}")
    };
    let string = chain("string v0 = \"abcdefgh\";", &|i| {
        format!("string v{} = v{i} # v{i};", i + 1)
    });
    check_first(
        string,
        expect!["string is too long: the limit is 16777216 bytes"],
    );
    let list = chain("list<int> v0 = [1, 2];", &|i| {
        format!("list<int> v{} = v{i} # v{i};", i + 1)
    });
    check_first(
        list,
        expect!["list is too long: the limit is 1048576 elements"],
    );
    let dag = chain("dag v0 = (o 1);", &|i| {
        format!("dag v{} = (o v{i}, v{i});", i + 1)
    });
    check_first(
        dag,
        expect!["value is too large: the limit is 4194304 parts"],
    );
    let symbolic: String = (0..60)
        .map(|i| format!("defvar v{} = v{i} # v{i};", i + 1))
        .collect();
    check_first(
        format!(
            "class C<string s> {{ defvar v0 = s; {symbolic} string x = v60; }} def a : C<\"x\">;"
        ),
        expect!["value is too large: the limit is 4194304 parts"],
    );
    check_first("def a { string s = !subst(\"a\", !interleave(!listsplat(\"b\", 5000), \"\"), !interleave(!listsplat(\"a\", 5000), \"\")); }".to_owned(), expect!["string is too long: the limit is 16777216 bytes"]);
}

#[test]
fn lists_and_ranges() {
    check_first(
        "defvar x = !listsplat(1, 1000000000);".to_owned(),
        expect!["list is too long: the limit is 1048576 elements"],
    );
    check_first(
        "defvar x = !range(9223372036854775807);".to_owned(),
        expect!["list is too long: the limit is 1048576 elements"],
    );
    check_first(
        "defvar x = !range(-9223372036854775808, 9223372036854775807, 3);".to_owned(),
        expect!["list is too long: the limit is 1048576 elements"],
    );
    check_first(
        "foreach i = 0...2000000000 in def a#i;".to_owned(),
        expect!["range is too long: the limit is 1048576 elements"],
    );
    check_first(
        "defvar x = [1][0...9000000000000000000];".to_owned(),
        expect!["list is too long: the limit is 1048576 elements"],
    );
    check_first(
        "def a { bits<100000000> b; }".to_owned(),
        expect!["bits<n> type is too wide: the limit is 65536 bits"],
    );
}

#[test]
fn work_without_end() {
    let numbers = "defvar n = !range(1000000);";
    let fold = format!(
        "{numbers} defvar x = !foldl(0, n, a, i, !add(a, !size(!filter(j, n, !eq(j, 7)))));"
    );
    check_first(fold, expect!["accepted"]);
    let regex = "defvar x = !match(!interleave(!listsplat(\"a\", 1000000), \"\"), \"(a*)*(a{200}){200}b\");";
    check_first(
        regex.to_owned(),
        expect!["evaluation takes too long: the limit is 8388608 steps per statement"],
    );
}

#[test]
fn classes() {
    let diamonds: String = (0..40)
        .map(|i| {
            format!(
                "class B{i} : A{i}; class C{i} : A{i}; class A{} : B{i}, C{i};",
                i + 1
            )
        })
        .collect();
    check_first(
        format!("class A0; {diamonds}"),
        expect!["too many superclasses: the limit is 4096"],
    );
    let args: Vec<String> = (0..5000).map(|i| format!("int x{i}")).collect();
    check_first(
        format!("class A<{}>;", args.join(", ")),
        expect!["too many template arguments: the limit is 4096"],
    );
}

#[test]
fn records() {
    let doubling: String = (0..30)
        .map(|i| format!("multiclass M{} {{ defm a : M{i}; defm b : M{i}; }}", i + 1))
        .collect();
    check_first(
        format!("multiclass M0 {{ def a; }} {doubling} defm x : M30;"),
        expect!["too many records: the limit is 262144"],
    );
}

#[test]
fn self_reference_ends() {
    check_first(
        "class A { A a = !cast<A>(NAME); int y = a.y; } def d : A;".to_owned(),
        expect!["Attempting to access field 'y' of 'd' is a forbidden self-reference"],
    );
    check_first(
        "class A { int x = 1; int y = 2; } def d : A { let x = y; let y = x; }".to_owned(),
        expect!["Initializer of 'x' in 'd' could not be fully resolved: y"],
    );
    check_first(
        "multiclass M { def a; defm b : M; } defm x : M;".to_owned(),
        expect!["accepted"],
    );
}
