//! Mistakes in the flags of `ods-opt`.

use expect_test::expect;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// What `ods-opt` says about an empty module with these flags.
fn errors(flags: &[&str]) -> String {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("ods-opt starts");
    let mut stdin = tool.stdin.take().expect("it has an input");
    // The tool may end before it reads its input.
    let _ = stdin.write_all(b"module {}");
    drop(stdin);
    let done = tool.wait_with_output().expect("ods-opt ends");
    assert_eq!(done.status.code(), Some(1), "{flags:?} is accepted");
    String::from_utf8(done.stderr).expect("messages are UTF-8")
}

#[test]
fn misspelt_passes_in_a_pipeline_are_suggested() {
    expect![[r"
        <unknown>:0: error: pass pipeline:1:20: error: 'canonicalise' does not refer to a registered pass or pass pipeline
        builtin.module(cse,canonicalise)
                           ^
         = help: a pass named `canonicalize` exists
    "]]
    .assert_eq(&errors(&["--pass-pipeline=builtin.module(cse,canonicalise)"]));
    expect![[r"
        <unknown>:0: error: pass pipeline:1:16: error: 'something-else' does not refer to a registered pass or pass pipeline
        builtin.module(something-else)
                       ^
    "]]
    .assert_eq(&errors(&["--pass-pipeline=builtin.module(something-else)"]));
}

#[test]
fn the_options_of_a_pass_are_listed_where_one_is_unknown() {
    expect![[r"
        <unknown>:0: error: pass pipeline:1:22: error: failed to add `inline` with options `threshold=1`: no such option threshold; its options are default-pipeline, inlining-threshold, max-iterations, op-pipelines
        builtin.module(inline{threshold=1})
                             ^
    "]]
    .assert_eq(&errors(&["--pass-pipeline=builtin.module(inline{threshold=1})"]));
    expect![[r"
        <unknown>:0: error: --cse: no such option x; the pass has no options
    "]]
    .assert_eq(&errors(&["--cse=x"]));
}
