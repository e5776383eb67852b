//! `include`, its resolver, and the preprocessor.

use std::path::{Path, PathBuf};

use expect_test::expect;
use ods_tablegen::{Diagnostics, IncludeDirs, IncludeResolver, Input, evaluate, evaluate_file};

use super::{check, check_messages, messages, render};

/// Files in memory; what was asked for is kept.
struct Files(
    Vec<(&'static str, &'static str)>,
    Vec<(String, Option<PathBuf>)>,
);

impl IncludeResolver for Files {
    fn resolve(
        &mut self,
        name: &str,
        from: Option<&Path>,
    ) -> Result<Option<(PathBuf, String)>, String> {
        self.1.push((name.to_owned(), from.map(Path::to_path_buf)));
        if name == "locked.td" {
            return Err("could not read 'locked.td': permission denied".to_owned());
        }
        let found = self.0.iter().find(|(path, _)| *path == name);
        Ok(found.map(|(path, text)| (PathBuf::from(path), (*text).to_owned())))
    }
}

fn files() -> Files {
    let list = vec![
        (
            "a.td",
            "#ifndef A_TD\n#define A_TD\ninclude \"b.td\"\nclass A : B;\n#endif",
        ),
        ("b.td", "class B { int x = \n  include \"value.inc\"\n; }"),
        ("value.inc", "42"),
        ("open.td", "#ifdef X\n"),
        ("self.td", "include \"self.td\""),
        ("wrong.td", "def wrong : Missing;"),
    ];
    Files(list, Vec::new())
}

#[test]
fn includes_stand_anywhere_and_are_guarded_by_hand() {
    let mut files = files();
    let mut diags = Diagnostics::new();
    let text = "include \"a.td\"\ninclude \"a.td\"\ndef d : A;";
    let keeper = evaluate(
        Input::text("main.td", text).resolver(&mut files),
        &mut diags,
    );
    expect![[r"
        def d : B A
          int x = 42
    "]]
    .assert_eq(&render(&keeper, &diags));
    let read: Vec<&Path> = keeper.sources().files_read().collect();
    expect![[r#"["main.td", "a.td", "b.td", "value.inc", "a.td"]"#]]
        .assert_eq(&format!("{read:?}"));
    expect![[r#"[("a.td", Some("main.td")), ("b.td", Some("a.td")), ("value.inc", Some("b.td")), ("a.td", Some("main.td"))]"#]].assert_eq(&format!("{:?}", files.1));
}

#[test]
fn the_preprocessor_reads_lines_before_the_name() {
    let text = "include\n#ifdef X\n\"missing.td\"\n#else\n\"b.td\"\n#endif\ndef d : B;";
    let mut files = files();
    let mut diags = Diagnostics::new();
    let keeper = evaluate(Input::text("m.td", text).resolver(&mut files), &mut diags);
    assert!(diags.is_empty(), "{}", diags.render(keeper.sources()));
    assert!(keeper.def("d").is_some());
}

/// Reading a device or a pipe may never end.
#[cfg(unix)]
#[test]
fn only_regular_files_are_included() {
    let mut dirs = IncludeDirs::default();
    let mut diags = Diagnostics::new();
    let text = "include \"/dev/zero\"\n";
    let keeper = evaluate(Input::text("m.td", text).resolver(&mut dirs), &mut diags);
    expect![[r#"
        m.td:1:9: error: could not read '/dev/zero': it is not a regular file
        include "/dev/zero"
                ^
    "#]]
    .assert_eq(&diags.render(keeper.sources()));
}

#[test]
fn missing_and_broken_includes_are_located() {
    let mut files = files();
    let mut diags = Diagnostics::new();
    let text = "include \"none.td\"\ninclude none\ninclude \"locked.td\"\ninclude \"open.td\"\ninclude \"wrong.td\"\ndef d;";
    let keeper = evaluate(
        Input::text("main.td", text).resolver(&mut files),
        &mut diags,
    );
    expect![[r#"
        main.td:1:9: error: could not find include file 'none.td'
        include "none.td"
                ^
        main.td:2:9: error: expected filename after include
        include none
                ^
        main.td:3:9: error: could not read 'locked.td': permission denied
        include "locked.td"
                ^
        Included from main.td:4:
        open.td:2:1: error: reached EOF without matching #endif

        ^
        open.td:1:8: note: the latest preprocessor control is here
        #ifdef X
               ^
    "#]]
    .assert_eq(&diags.render(keeper.sources()));
    assert!(keeper.def("d").is_some());
}

#[test]
fn endless_includes_end() {
    let mut files = files();
    let mut diags = Diagnostics::new();
    let keeper = evaluate(
        Input::text("main.td", "include \"self.td\"\ndef d;").resolver(&mut files),
        &mut diags,
    );
    expect![[r"
        1:9: error: includes nest too deep: the limit is 64; `self.td` includes itself
    "]]
    .assert_eq(&messages(&keeper, &diags));
}

#[test]
fn names_from_a_missing_file_are_not_reported() {
    check_messages(
        "include \"a.td\"\ndef d : V<1>; defvar x = w; def e { int i = \"s\"; }",
        expect![[r#"
            1:9: error: could not find include file 'a.td'
            2:45: error: Field 'i' of type 'int' is incompatible with value '"s"' of type 'string'
        "#]],
    );
}

#[test]
fn without_a_resolver_nothing_is_found() {
    check_messages(
        "include \"a.td\"",
        expect![[r"
        1:9: error: could not find include file 'a.td'
    "]],
    );
}

#[test]
fn dirs_are_searched_in_order() {
    let root = std::env::temp_dir().join(format!("ods-tablegen-{}", std::process::id()));
    for (folder, text) in [("one", "def one;"), ("two", "def two;")] {
        std::fs::create_dir_all(root.join(folder)).expect("a folder");
        std::fs::write(root.join(folder).join("x.td"), text).expect("a file");
    }
    std::fs::write(
        root.join("two/main.td"),
        "include \"x.td\"\ninclude \"y.td\"",
    )
    .expect("a file");
    let mut dirs = IncludeDirs::new([root.join("one"), root.join("two")]);
    let mut diags = Diagnostics::new();
    let keeper = evaluate_file(&root.join("two/main.td"), &mut dirs, &mut diags).expect("readable");
    assert!(evaluate_file(&root.join("none.td"), &mut dirs, &mut diags).is_err());
    std::fs::remove_dir_all(&root).expect("our folder");
    expect![[r"
        def one : 
        2:9: error: could not find include file 'y.td'
    "]]
    .assert_eq(&render(&keeper, &diags));
}

#[test]
fn conditions_nest_and_hide_anything() {
    check(
        "#define A
#ifdef A // yes
def a;
#ifndef A
\" [{ /* $$
#ifdef B
#else
def no;
#endif
#else
def b;
#endif
#else
def no2;
#endif /* done */
  /* c */ #define C
#ifdef C
def c;
#endif",
        expect![[r"
            def a : 
            def b : 
            def c : 
        "]],
    );
}

#[test]
fn a_hash_elsewhere_is_paste() {
    check(
        "def a { string s = \"x\"
#\"y\"
# define; }
defvar define = \"z\";",
        expect![[r#"
            def a : 
              string s = "xydefine"
        "#]],
    );
}

#[test]
fn directives_are_checked() {
    check_messages(
        "#else\n",
        expect![[r"
        1:2: error: #else without #ifdef or #ifndef
    "]],
    );
    check_messages(
        "#ifdef A\n#else\n#else\n#endif\n",
        expect![[r"
        3:2: error: double #else
          2:2: note: previous #else is here
    "]],
    );
    check_messages(
        "#ifdef\n",
        expect![[r"
        1:7: error: expected macro name after #ifdef
    "]],
    );
    check_messages(
        "#define A B\n",
        expect![[r"
        1:11: error: only comments are supported after #define NAME
    "]],
    );
    check_messages(
        "#define A\n#define A\ndef a;",
        expect![[r"
        2:9: warning: duplicate definition of macro: A
    "]],
    );
    check_messages(
        "#ifndef A\ndef a;",
        expect![[r"
        2:7: error: reached EOF without matching #endif
          1:9: note: the latest preprocessor control is here
    "]],
    );
    check_messages(
        "#endif\n",
        expect![[r"
        1:2: error: #endif without #ifdef
    "]],
    );
}

#[test]
fn macros_come_from_outside() {
    let mut diags = Diagnostics::new();
    let input = Input::text("a.td", "#ifdef FAST\ndef fast;\n#endif")
        .define("FAST")
        .define("NO=1");
    let keeper = evaluate(input, &mut diags);
    expect![[r"
        def fast : 
        error: invalid macro name `NO=1` specified on command line
    "]]
    .assert_eq(&render(&keeper, &diags));
}
