//! The command `ods-reduce` as a user runs it.

use std::path::PathBuf;
use std::process::{Command, Output};

const PROGRAM: &str = "
func.func @unused(%a: i32) -> i32 {
  return %a : i32
}
func.func @f(%a: i32, %flag: i1) -> i32 {
  %b = arith.addi %a, %a {note = 1} : i32
  %c = scf.if %flag -> i32 {
    %d = arith.muli %b, %b : i32
    scf.yield %d : i32
  } else {
    scf.yield %a : i32
  }
  return %c : i32
}
";

/// A folder for the files of one test, with a module and a script that looks for a word in it.
fn folder(test: &str, word: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("in.mlir"), PROGRAM).unwrap();
    let script = format!("#!/bin/sh\n! grep -q '{word}' \"$1\"\n");
    std::fs::write(folder.join("script"), script).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(folder.join("script"), mode).unwrap();
    }
    folder
}

fn run(folder: &PathBuf, args: &[&str]) -> (bool, String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = Command::new(env!("CARGO_BIN_EXE_ods-reduce"))
        .args(args)
        .current_dir(folder)
        .output()
        .expect("the tool runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (status.success(), text(stdout), text(stderr))
}

#[cfg(unix)]
#[test]
fn what_the_script_looks_for_is_left() {
    for args in [
        &["in.mlir", "--test=./script"][..],
        &["in.mlir", "-reduction-tree=traversal-mode=0 test=./script"],
    ] {
        let (ok, stdout, stderr) = run(&folder("left", "arith.muli"), args);
        assert!(ok, "{stderr}");
        assert_eq!(
            stdout,
            "module {\n  %0 = unrealized_conversion_cast to i32\n  %1 = unrealized_conversion_cast to i32\n  \
             %2 = arith.muli %0, %1 : i32\n}\n\n"
        );
        assert!(
            stderr.starts_with("10 operations before, 4 after; "),
            "{stderr}"
        );
    }
}

#[cfg(unix)]
#[test]
fn the_output_is_a_file_if_it_is_named() {
    let folder = folder("file", "func.func @f");
    let args = [
        "in.mlir",
        "--test",
        "./script",
        "-o",
        "out.mlir",
        "--mlir-print-op-generic",
    ];
    let (ok, stdout, stderr) = run(&folder, &args);
    assert!(!ok && stdout.is_empty(), "{stdout}{stderr}");
    // The script gets the generic form, which has no `func.func @f`.
    assert!(
        stderr.contains("not interesting: its exit status is 0"),
        "{stderr}"
    );
    let (ok, stdout, stderr) = run(&folder, &args[..5]);
    assert!(ok && stdout.is_empty(), "{stdout}{stderr}");
    let left = std::fs::read_to_string(folder.join("out.mlir")).unwrap();
    assert!(
        left.contains("func.func") && !left.contains("arith"),
        "{left}"
    );
}

#[cfg(unix)]
#[test]
fn a_script_that_is_stopped_decides_nothing() {
    let folder = folder("stopped", "x");
    std::fs::write(folder.join("script"), "#!/bin/sh\nkill -9 $$\n").unwrap();
    let (ok, _, stderr) = run(&folder, &["in.mlir", "--test=./script"]);
    assert!(
        !ok && stderr.contains("the script './script' was stopped: signal: 9"),
        "{stderr}"
    );
}

#[test]
fn mistakes_are_reported() {
    let folder = folder("mistakes", "x");
    let (ok, _, stderr) = run(&folder, &["missing.mlir", "--test=./script"]);
    assert!(
        !ok && stderr.contains("could not open input file 'missing.mlir'"),
        "{stderr}"
    );
    let (ok, _, stderr) = run(&folder, &["in.mlir", "--test=./no-script"]);
    assert!(
        !ok && stderr.contains("cannot run the script './no-script'"),
        "{stderr}"
    );
    let (ok, _, stderr) = run(&folder, &["in.mlir"]);
    assert!(!ok && stderr.contains("--test <SCRIPT>"), "{stderr}");
    let (ok, _, stderr) = run(&folder, &["in.mlir", "--reduction-tree=tset=x"]);
    assert!(
        !ok && stderr.contains("unknown option 'tset=x'"),
        "{stderr}"
    );
}
