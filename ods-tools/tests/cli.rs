//! The commands `ods-tblgen` and `ods-opt` as a user runs them.

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Output};

fn run(args: &[&str]) -> (bool, String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = Command::new(env!("CARGO_BIN_EXE_ods-tblgen"))
        .args(args)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli"))
        .output()
        .expect("the tool runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (status.success(), text(stdout), text(stderr))
}

#[test]
fn check_counts_what_it_checked() {
    let (ok, stdout, stderr) = run(&["--check", "toy.td"]);
    assert!(ok, "{stderr}");
    assert_eq!(
        stdout,
        "checked: 1 dialect, 2 ops, 1 op format, 1 enum, 3 interfaces\n"
    );
    assert_eq!(stderr, "");
}

#[test]
fn a_macro_and_a_regex_change_what_is_checked() {
    let (ok, _, stderr) = run(&["--check", "-D", "WRONG", "toy.td"]);
    assert!(!ok);
    assert!(
        stderr.contains("toy.td:20:35: error: expected variable to refer to"),
        "{stderr}"
    );
    assert!(
        stderr.contains("toy.td:19:5: note: in custom assembly format"),
        "{stderr}"
    );
    assert!(stderr.ends_with("ods-tblgen: 1 error.\n"), "{stderr}");
    let args = [
        "--check",
        "-D",
        "WRONG",
        "toy.td",
        "--op-exclude-regex=wrong$",
    ];
    assert!(run(&args).0);
}

#[test]
fn warnings_can_be_denied() {
    let (ok, _, stderr) = run(&["--check", "-DWARNS", "toy.td"]);
    assert!(ok);
    assert!(stderr.contains("warning: `$o` may be missing"), "{stderr}");
    let (ok, _, stderr) = run(&["--check", "-DWARNS", "--deny-warnings", "toy.td"]);
    assert!(!ok);
    assert!(stderr.contains("error: `$o` may be missing"), "{stderr}");
}

#[test]
fn ops_that_never_verify_are_warned_of() {
    let (ok, stdout, stderr) = run(&["--check", "-DUNVERIFIABLE", "toy.td"]);
    assert!(ok);
    assert!(stdout.contains("3 ops"), "{stdout}");
    assert!(stderr.contains("warning: "), "{stderr}");
    assert!(stderr.contains("SymbolTable"), "{stderr}");
    assert!(!run(&["--check", "-DUNVERIFIABLE", "--deny-warnings", "toy.td"]).0);
}

#[test]
fn uses_of_deprecated_definitions() {
    let check = |action: &str| run(&["--check", "-DOLD", "--on-deprecated", action, "toy.td"]);
    assert_eq!(check("none").2, "");
    let (ok, _, stderr) = check("warn");
    assert!(
        ok && stderr.contains("warning: Using deprecated def `Toy_Old`"),
        "{stderr}"
    );
    let (ok, _, stderr) = check("error");
    assert!(
        !ok && stderr.contains("error: Using deprecated def `Toy_Old`"),
        "{stderr}"
    );
}

/// The verdicts and the first error are those of `mlir-tblgen --gen-rewriters`, except for native code without
/// a value at the end, of which it says that a symbol is unbound.
#[test]
fn patterns_are_checked() {
    let check = |define: &str| run(&["--gen-rewriters", "--check", define, "patterns.td"]);
    let (ok, stdout, stderr) = check("-DNOTHING");
    assert!(ok, "{stderr}");
    assert_eq!(stdout, "pattern AToB root=p.a benefit=1 ops=[p.b]\n");
    for (define, message) in [
        ("-DBARE", "error: The class 'Pattern' is not defined"),
        (
            "-DORDER",
            "patterns.td:19:5: error: Cannot specify explicit return types in an op whose return values replace \
             the source pattern's root op",
        ),
        (
            "-DLATE",
            "patterns.td:22:5: error: native code without a value must come before the patterns that replace the \
             matched op",
        ),
    ] {
        let (ok, stdout, stderr) = check(define);
        assert!(!ok && stdout.is_empty(), "{stdout}");
        assert_eq!(stderr.lines().next(), Some(message), "{stderr}");
        assert!(stderr.ends_with("ods-tblgen: 1 error.\n"), "{stderr}");
    }
    let (ok, _, stderr) = check("-DSHARED");
    let message = "patterns.td:26:5: error: op 'p.a' argument number mismatch: 2 in pattern vs. 1 in definition";
    assert!(!ok);
    assert_eq!(
        stderr.lines().next(),
        Some(message),
        "shared parts come first"
    );
    let (ok, stdout, _) = run(&["--gen-rewriters", "-DDEEP", "patterns.td"]);
    assert!(ok && stdout.len() < 20_000, "`either` costs one step");
    let (ok, _, _) = run(&["--check", "-DBARE", "patterns.td"]);
    assert!(ok, "only patterns need the class");
}

/// A mistake in a loop is reported once, and nothing is made of definitions that are too many. The test would not
/// end for minutes if each mistake were looked up in all definitions.
#[test]
fn loops_repeat_no_mistakes() {
    for (define, message) in [
        (
            "-DSAME",
            "loops.td:9:3: error: an operation is defined without a name",
        ),
        ("-DMANY", "error: too many records: the limit is 262144"),
    ] {
        let (ok, stdout, stderr) = run(&["--gen-rust", define, "loops.td"]);
        assert!(!ok && stdout.is_empty(), "{stdout}");
        assert!(stderr.contains(message), "{stderr}");
        assert!(stderr.ends_with("ods-tblgen: 1 error.\n"), "{stderr}");
    }
}

/// With 60 levels, each of which doubles the paths, nothing that follows each path would end.
#[test]
fn what_is_named_twice_is_visited_once() {
    let mut text = String::from(
        "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; let cppNamespace = \"d\"; }
def L0 : TraitList<[]>;\ndef XI0 : OpInterface<\"XI0\">;\ndef XJ0 : OpInterface<\"XJ0\">;\n",
    );
    for level in 1..=60 {
        let before = level - 1;
        let bases = format!("[XI{before}, XJ{before}]");
        let _ = writeln!(text, "def L{level} : TraitList<[L{before}, L{before}]>;");
        for name in ["XI", "XJ"] {
            let _ = writeln!(
                text,
                "def {name}{level} : OpInterface<\"{name}{level}\", {bases}>;"
            );
        }
    }
    text += "def A : Op<D, \"a\", [L60, XI60, XJ60]>;\n";
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("levels.td");
    std::fs::write(&path, text).expect("a writable directory");
    let path = path.to_str().expect("text");
    for action in ["--check", "--gen-rust", "--gen-op-doc"] {
        let (ok, _, stderr) = run(&[action, path]);
        assert!(ok, "{stderr}");
    }
}

/// The file with these definitions, as an argument.
fn file_of(name: &str, definitions: &str) -> String {
    let head = "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; let cppNamespace = \"d\"; }\n";
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, format!("{head}{definitions}")).expect("a writable directory");
    path.to_str().expect("text").to_owned()
}

/// Each level doubles the code of the one before.
#[test]
fn substituted_code_is_bounded() {
    let mut text = "def P0 : Type<CPred<\"$_self.is_float()\">>;\n".to_owned();
    for level in 1..=40 {
        let before = level - 1;
        let _ = writeln!(
            text,
            "def P{level} : Type<SubstLeaves<\"$_self\", \"$_self.x($_self)\", P{before}.predicate>>;"
        );
    }
    text += "def A : Op<D, \"a\"> { let arguments = (ins P40:$x); }\n";
    let (ok, _, stderr) = run(&["--gen-rust", &file_of("substituted.td", &text)]);
    assert!(!ok);
    assert!(
        stderr.contains("more than 262144 bytes of code"),
        "{stderr}"
    );
}

#[test]
fn code_that_cannot_be_formatted_is_written_or_an_error() {
    let with = |code: &str| {
        format!("def A : Op<D, \"a\"> {{ let extraClassDeclaration = [{{ {code} }}]; }}")
    };
    let path = file_of("unstable.td", &with("const A: i64 = become 1;"));
    let (ok, stdout, stderr) = run(&["--gen-rust", &path]);
    assert!(ok && stderr.is_empty(), "{stderr}");
    assert!(stdout.contains("become 1"), "{stdout}");
    for item in ["fn f();", "const A: i64;", "type A;"] {
        let (ok, _, stderr) = run(&["--gen-rust", &file_of("bodiless.td", &with(item))]);
        assert!(!ok);
        assert!(
            stderr.contains("bodiless.td:3:") && stderr.contains("a function has no body"),
            "{item}: {stderr}"
        );
    }
}

#[test]
fn formats_are_dumped() {
    let (ok, stdout, _) = run(&["--dump-formats", "toy.td"]);
    assert!(ok);
    assert_eq!(stdout, "Toy_AddOp\tS \",\" S S\":\" S\n");
}

#[test]
fn rust_is_generated_in_parts() {
    let (ok, all, stderr) = run(&["--gen-rust", "toy.td"]);
    assert!(ok, "{stderr}");
    for (flag, has) in [
        ("--gen-op-defs", [true, false, false]),
        ("--gen-dialect-defs", [false, true, false]),
        ("--gen-enum-defs", [false, false, true]),
    ] {
        let (ok, part, stderr) = run(&[flag, "toy.td"]);
        assert!(ok, "{flag}: {stderr}");
        for (item, has) in ["struct AddOp", "struct ToyDialect", "enum Mode"]
            .into_iter()
            .zip(has)
        {
            assert_eq!(part.contains(item), has, "{flag}: {item}");
            assert!(all.contains(item), "{item}");
        }
    }
    let (ok, _, stderr) = run(&["--gen-rust", "--dialect", "other", "toy.td"]);
    assert!(
        !ok && stderr.contains("no dialect is named `other`"),
        "{stderr}"
    );
}

#[test]
fn constraints_become_functions() {
    let items = [
        "fn is_small",
        "fn is_named",
        "struct ConDialect",
        "struct Op",
        "enum Mode",
    ];
    for (flag, has) in [
        (
            "--gen-type-constraint-defs",
            [true, false, false, false, false],
        ),
        (
            "--gen-attr-constraint-defs",
            [false, true, false, false, false],
        ),
        ("--gen-dialect-defs", [false, false, true, false, false]),
        ("--gen-op-defs", [false, false, false, true, false]),
        ("--gen-rust", [true, true, true, true, true]),
    ] {
        let (ok, part, stderr) = run(&[flag, "constraints.td"]);
        assert!(ok, "{flag}: {stderr}");
        for (item, has) in items.into_iter().zip(has) {
            assert_eq!(part.contains(item), has, "{flag}: {item}");
        }
        // With one dash, into a file, which is the same as the output.
        let path = std::env::temp_dir().join(format!("ods-{}{flag}.rs", std::process::id()));
        let path = path.to_str().expect("a path that is text");
        let (ok, stdout, stderr) = run(&[&flag[1..], "constraints.td", "-o", path]);
        assert!(ok && stdout.is_empty(), "{flag}: {stderr}");
        assert_eq!(std::fs::read_to_string(path).expect("the output"), part);
        std::fs::remove_file(path).expect("the output");
    }
}

#[test]
fn derived_attributes_that_are_left_out_are_warned_of() {
    let (ok, _, stderr) = run(&["--check", "-DDERIVED", "constraints.td"]);
    assert!(ok, "{stderr}");
    let message = "warning: op has non-materializable derived attributes 'getSize', skipping";
    assert!(stderr.contains(message), "{stderr}");
    let (ok, _, stderr) = run(&["--check", "-DDERIVED", "--deny-warnings", "constraints.td"]);
    assert!(
        !ok && stderr.contains(&message.replace("warning", "error")),
        "{stderr}"
    );
}

#[test]
fn operations_are_documented() {
    let (ok, stdout, stderr) = run(&["--gen-op-doc", "--op-include-regex=add", "toy.td"]);
    assert!(ok, "{stderr}");
    let expected =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/toy.md"));
    assert_eq!(stdout, expected.expect("a readable file"));
}

#[test]
fn passes_are_documented_and_generated() {
    let (ok, stdout, stderr) = run(&["--gen-pass-doc", "passes.td"]);
    assert!(ok, "{stderr}");
    let expected =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/passes.md"));
    assert_eq!(stdout, expected.expect("a readable file"));
    let (ok, stdout, stderr) = run(&["--gen-pass-decls", "passes.td"]);
    assert!(ok, "{stderr}");
    for part in [
        "pub struct CountOps {\n    ///How many operations there may be\n    pub max_ops: u32,",
        "pub num_ops: ::ods_runtime::pass::Counter,",
        "pub names: ::std::vec::Vec<String>,",
        "impl ::core::default::Default for CountOps",
    ] {
        assert!(stdout.contains(part), "{stdout}");
    }
    let (ok, stdout, _) = run(&["--check", "passes.td"]);
    assert_eq!((ok, &*stdout), (true, "checked: 2 passes\n"));
}

#[test]
fn dialects_are_documented() {
    let (ok, stdout, stderr) = run(&["--gen-dialect-doc", "dialect.td"]);
    assert!(ok, "{stderr}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/dialect.md");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &stdout).expect("a writable file");
    }
    let expected = std::fs::read_to_string(path);
    assert_eq!(stdout, expected.expect("a readable file"));
    let (ok, selected, _) = run(&[
        "--gen-dialect-doc",
        "-DSECOND",
        "--dialect=box",
        "dialect.td",
    ]);
    assert!(ok && selected == stdout);
    for (args, message) in [
        (
            &["--gen-dialect-doc", "-DSECOND", "dialect.td"][..],
            "there are several dialects, `box` and `other` among them: select one with '--dialect NAME'",
        ),
        (
            &["--gen-dialect-doc", "--dialect=lid", "dialect.td"][..],
            "no dialect is named `lid`",
        ),
    ] {
        let (ok, stdout, stderr) = run(args);
        assert!(
            !ok && stdout.is_empty() && stderr.contains(message),
            "{stderr}"
        );
    }
}

#[test]
fn wrong_command_lines_are_explained() {
    for (args, message) in [
        (
            &["--chck"][..],
            "error: unexpected argument '--chck' found\n\n  tip: a similar argument exists: '--check'\n\nUsage: ods-tblgen [FILE|-] [ACTION] [OPTION]…\n\nFor more information, try '--help'.\n",
        ),
        (
            &["--gen-rust"][..],
            "ods-tblgen: error: Rust code can only be generated for a file, not for the standard input\n",
        ),
        (
            &["--check", "--on-deprecated=maybe", "toy.td"][..],
            "error: invalid value 'maybe' for '--on-deprecated <ACTION>'\n  [possible values: none, warn, error]\n\nFor more information, try '--help'.\n",
        ),
        (
            &["--gen-op-defs", "--gen-dialect-defs", "toy.td"][..],
            "error: the argument '--gen-op-defs' cannot be used with '--gen-dialect-defs'\n\nUsage: ods-tblgen [FILE|-] [ACTION] [OPTION]…\n\nFor more information, try '--help'.\n",
        ),
        (
            &["--check", "none.td"][..],
            "ods-tblgen: error: could not open input file 'none.td': No such file or directory (os error 2)\n",
        ),
    ] {
        let (ok, _, stderr) = run(args);
        assert!(!ok);
        assert_eq!(stderr, message);
    }
}

/// Many cores and one print the same text, and the same errors in the same order.
#[test]
fn one_thread_says_the_same() {
    for (name, names) in [("right", 40), ("doubled", 30)] {
        let module = |number: usize| {
            let name = number % names;
            format!("module @m{name} {{ %0 = \"t.a\"() {{x = {number}}} : () -> i32 }}\n")
        };
        let group = |group: usize| {
            let modules = (0..40).map(|at| module(group * names + at));
            format!("module {{\n{}}}\n", modules.collect::<String>())
        };
        let text: String = (0..40).map(group).collect();
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("threads-{name}.mlir"));
        std::fs::write(&path, text).expect("a writable directory");
        let run = |flags: &[&str]| {
            let output = Command::new(env!("CARGO_BIN_EXE_ods-opt"))
                .arg("--allow-unregistered-dialect")
                .args(flags)
                .arg(&path)
                .output()
                .expect("the tool runs");
            (output.status.success(), output.stdout, output.stderr)
        };
        let alone = run(&["--mlir-disable-threading"]);
        assert_eq!(alone.0, names == 40);
        assert!(alone.1.len() + alone.2.len() > 10_000);
        assert!(run(&[]) == alone, "{name}");
        assert!(run(&["--mlir-disable-threading=0"]) == alone, "{name}");
    }
}
