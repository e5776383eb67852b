//! The flags of `ods-opt`, right and wrong, and input that is wrong for what they ask.

use expect_test::expect;
use ods_runtime::DialectRegistry;
use ods_runtime::tool::Opt;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Runs `ods-opt` with these flags on `input`.
fn run(flags: &[&str], input: &str) -> Output {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("ods-opt starts");
    let mut stdin = tool.stdin.take().expect("it has an input");
    // The tool may end before it reads its input.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    tool.wait_with_output().expect("ods-opt ends")
}

/// What `ods-opt` says about an empty module with these flags.
fn errors(flags: &[&str]) -> String {
    let done = run(flags, "module {}");
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
        <unknown>:0: error: pass pipeline:1:23: error: failed to add `inline` with options `threshold=1`: no such option threshold; its options are default-pipeline, inlining-threshold, max-iterations, op-pipelines
        builtin.module(inline{threshold=1})
                              ^
    "]]
    .assert_eq(&errors(&["--pass-pipeline=builtin.module(inline{threshold=1})"]));
    expect![[r"
        <unknown>:0: error: --cse: no such option x; the pass has no options
    "]]
    .assert_eq(&errors(&["--cse=x"]));
}

/// Passes by their flags run on the operation that was read.
#[test]
fn passes_run_without_a_module() {
    let input = "func.func @f() {\n  return\n}";
    let flags = ["--no-implicit-module", "--cse", "--dump-pass-pipeline"];
    let done = run(&flags, input);
    assert!(done.status.success());
    assert_eq!(String::from_utf8_lossy(&done.stdout).trim(), input);
    assert!(String::from_utf8_lossy(&done.stderr).contains("func.func("));
}

#[test]
fn flags_of_passes_take_values() {
    let listed = |flag| run(&["--cse", flag], "module {}").stderr.len();
    for off in ["--dump-pass-pipeline=0", "--dump-pass-pipeline=false"] {
        assert_eq!(listed(off), 0, "{off}");
    }
    for on in [
        "--dump-pass-pipeline",
        "--dump-pass-pipeline=1",
        "--dump-pass-pipeline=",
    ] {
        assert_ne!(listed(on), 0, "{on}");
    }
    expect![[r"
        error: invalid value 'x' for '--mlir-timing[=<0|1>]': expected `0` or `1`

        For more information, try '--help'.
    "]]
    .assert_eq(&errors(&["--mlir-timing=x"]));
}

/// What is said with these flags, and whether it is accepted.
fn said(flags: &[&str], input: &str) -> (bool, String) {
    let done = run(flags, input);
    let text = String::from_utf8(done.stderr).expect("messages are UTF-8");
    (done.status.success(), text)
}

#[test]
fn flags_for_what_is_not_there_can_be_off() {
    for off in [
        "--mlir-print-stacktrace-on-diagnostic=0",
        "--mlir-print-stacktrace-on-diagnostic=false",
        "--emit-bytecode=0",
        "--emit-bytecode=false",
        "--irdl-file=",
    ] {
        assert_eq!(said(&[off], "module {}"), (true, String::new()), "{off}");
    }
    for (on, reason) in [
        (
            "--mlir-print-stacktrace-on-diagnostic",
            "the stack is not shown with diagnostics",
        ),
        ("--emit-bytecode=1", "bytecode is not written"),
        ("--irdl-file=a.irdl", "IRDL is not read"),
    ] {
        let (ok, text) = said(&[on], "module {}");
        assert!(!ok && text.contains(reason), "{on}: {text}");
    }
}

#[test]
fn modules_are_not_printed_while_threads_work_on_them() {
    let flag = "--mlir-print-ir-module-scope";
    expect![[r"
        <unknown>:0: error: IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.
    "]]
    .assert_eq(&errors(&["--cse", "--mlir-print-ir-after-all", flag]));
    let flags = [
        "--cse",
        "--mlir-print-ir-after-all",
        flag,
        "--mlir-disable-threading",
    ];
    let (ok, text) = said(&flags, "module {}");
    assert!(
        ok && text.starts_with("// -----// IR Dump After CSE (cse)"),
        "{text}"
    );
}

#[test]
fn a_pipeline_without_passes_is_dumped() {
    let (ok, text) = said(&["--dump-pass-pipeline"], "module {}");
    assert!(ok);
    assert_eq!(
        text,
        "Pass Manager with 0 passes:\nbuiltin.module(\n\n)\n\n"
    );
}

#[test]
fn what_passes_print_follows_the_flags() {
    let input = "module @a {\n  func.func @f() {\n    return\n  }\n}";
    let print = |flag: &str| said(&["--print-ir", flag], input).1;
    assert!(print("--mlir-print-debuginfo").contains("return loc(\"<stdin>\":3:5)\n"));
    assert!(print("--mlir-print-op-generic").contains("\"func.return\"() : () -> ()\n"));
    assert!(print("--mlir-print-skip-regions").ends_with("module @a {...}\n"));
}

#[test]
fn what_is_said_of_an_invalid_result_follows_the_flags() {
    let input = "\"u.r\"() ({
      %c = \"u.c\"() : () -> i1
      scf.if %c { \"u.x\"() : () -> () }
      %d = arith.constant 1 : i1
    }) : () -> ()";
    let flags = [
        "--allow-unregistered-dialect",
        "--convert-scf-to-cf=allow-pattern-rollback=0",
    ];
    let (ok, text) = said(&[&flags[..], &["--mlir-print-debuginfo"]].concat(), input);
    let message = "error: block with no terminator, has %1 = \"arith.constant\"() <{value = true}> : () -> i1";
    let (found, place) = (
        format!("{message} loc(\"<stdin>\":4:12)\n"),
        "<stdin>:4:12: ",
    );
    assert!(
        !ok && text.starts_with(&(place.to_owned() + &found)),
        "{text}"
    );
    assert!(
        said(&flags, input)
            .1
            .starts_with(&format!("{place}{message}\n"))
    );
}

#[test]
fn graphs_are_numbered_on_on_one_thread() {
    let input = "func.func @f() {\n  return\n}\nfunc.func @g() {\n  return\n}";
    let pipeline = "--pass-pipeline=builtin.module(func.func(view-op-graph))";
    let count = |flags: &[&str]| said(flags, input).1.matches("subgraph cluster_1 {").count();
    assert_eq!(count(&[pipeline, "--mlir-disable-threading"]), 1);
    assert_eq!(count(&[pipeline]), 2);
}

/// The verifier of branches asks for the operands of all cases before it is known how many sizes there are.
#[test]
fn a_switch_with_too_few_sizes_does_not_panic() {
    let (count, targets) = (12, ", ^c".repeat(12));
    let values: Vec<String> = (0..count).map(|value: i32| value.to_string()).collect();
    let values = values.join(", ");
    let input = format!(
        r#""func.func"() <{{function_type = (i32) -> (), sym_name = "f"}}> ({{
        ^bb0(%a: i32):
          "cf.switch"(%a)[^b{targets}] <{{case_operand_segments = array<i32: 0, 0>,
            case_values = dense<[{values}]> : tensor<{count}xi32>,
            operandSegmentSizes = array<i32: 1, 0, 0>}}> : (i32) -> ()
        ^b:
          "func.return"() : () -> ()
        ^c:
          "func.return"() : () -> ()
        }}) : () -> ()"#
    );
    for flag in ["--cse", "--canonicalize", "--lift-cf-to-scf"] {
        let code = run(&[flag], &input).status.code();
        assert!(matches!(code, Some(0 | 1)), "{flag}: {code:?}");
    }
}

#[test]
fn a_reproducer_is_run_once_and_announced() {
    let resources = "{-# external_resources: { mlir_reproducer: { pipeline: \"builtin.module(cse)\" }, \
                     other: { a: true } } #-}";
    let done = run(&["--run-reproducer"], resources);
    let output = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(
        output.contains("other") && !output.contains("mlir_reproducer"),
        "{output}"
    );
    let wrong = resources.replace("pipeline:", "pipline:");
    let (ok, said_of_it) = said(&["--run-reproducer"], &wrong);
    assert!(!ok);
    assert!(
        said_of_it.contains("unknown 'mlir_reproducer' resource key 'pipline'"),
        "{said_of_it}"
    );

    let file = std::env::temp_dir().join(format!("ods-crash-{}.mlir", std::process::id()));
    let flag = format!("--mlir-pass-pipeline-crash-reproducer={}", file.display());
    let text = "func.func @f(%a: i32) -> i32 {\n  %c = arith.constant 3 : i32\n  \
                %0 = arith.addi %c, %a : i32\n  return %0 : i32\n}";
    let never = "--canonicalize=max-iterations=1 test-convergence";
    let (ok, said_of_it) = said(&[&flag, never], text);
    let written = std::fs::remove_file(&file);
    assert!(!ok && written.is_ok(), "{said_of_it}");
    let note = format!(
        "note: Pipeline failed while executing [`Canonicalizer` on 'builtin.module' operation]: \
         reproducer generated at `{}`",
        file.display()
    );
    assert!(said_of_it.contains(&note), "{said_of_it}");
}

#[test]
fn dumps_are_written_before_the_passes_end() {
    let text = "func.func @f(%a: i32) -> i32 {\n  %c = arith.constant 0 : i32\n  \
                %0 = arith.addi %a, %c : i32\n  return %0 : i32\n}";
    let flags = [
        "--mlir-print-ir-before-all",
        "--debug-rewrites",
        "--canonicalize",
    ];
    let (ok, said) = said(&flags, text);
    assert!(ok, "{said}");
    // Steps of rewriting are written when they happen, and so they come after the dump.
    let dump = said.find("IR Dump Before Canonicalizer");
    let step = said.find("* Folded");
    assert!(dump.is_some() && dump < step, "{said}");
}

#[test]
fn reproducers_go_to_the_standard_output_or_are_missed() {
    let done = run(&["--cse", "--mlir-generate-reproducer=-"], "module {}");
    let output = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(done.status.success());
    assert!(output.contains("mlir_reproducer"), "{output}");
    assert!(output.ends_with("#-}\nmodule {\n}\n\n"), "{output}");
    // The output is written all the same.
    let done = run(
        &["--cse", "--mlir-generate-reproducer=no/such/folder"],
        "module {}",
    );
    assert_eq!(done.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&done.stdout), "module {\n}\n\n");
    let file = std::env::temp_dir().join(format!("ods-output-{}.mlir", std::process::id()));
    let output = file.display().to_string();
    let done = run(
        &[
            "--cse",
            "--mlir-generate-reproducer=no/such/folder",
            "-o",
            &output,
        ],
        "module {}",
    );
    assert_eq!(done.status.code(), Some(1));
    let written = std::fs::read_to_string(&file).expect("the output is written");
    std::fs::remove_file(&file).expect("it can be removed");
    assert_eq!(written, "module {\n}\n\n");
}

#[test]
fn unexpected_notes_are_errors() {
    let flags = ["--verify-diagnostics", "--allow-unregistered-dialect"];
    let text = |note: &str| {
        format!(
            "func.func @f(%a: i32) {{{note}\n  // expected-error@below {{{{expects different type}}}}\n  \
             \"t.x\"(%a) : (i64) -> ()\n  return\n}}\n"
        )
    };
    let (ok, said_of_it) = said(&flags, &text(""));
    assert!(!ok);
    assert!(
        said_of_it.contains("<stdin>:1:14: error: unexpected note: prior use here"),
        "{said_of_it}"
    );
    let (ok, said_of_it) = said(&flags, &text(" // expected-note {{prior use here}}"));
    assert!(ok, "{said_of_it}");
}

#[test]
fn large_inputs_are_read_from_files_and_pipes() {
    let functions = (0..6000)
        .map(|number| format!("func.func @f{number}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n"));
    let text: String = functions.collect();
    let done = run(&[], &text);
    assert!(done.status.success());
    let file = std::env::temp_dir().join(format!("ods-large-{}.mlir", std::process::id()));
    std::fs::write(&file, &text).expect("a file can be written");
    let other = run(&[&file.display().to_string()], "");
    std::fs::remove_file(&file).expect("it can be removed");
    assert!(other.status.success());
    let lines = String::from_utf8_lossy(&other.stdout).lines().count();
    assert_eq!(lines, 3 * 6000 + 3);
    assert!(done.stdout == other.stdout);
}

#[test]
fn an_expectation_of_another_kind_is_named() {
    let text = "func.func @f(%a: i32) -> i64 {\n  // expected-warning@+1 {{type of return operand}}\n  \
                return %a : i32\n}\n";
    let (ok, said_of_it) = said(&["--verify-diagnostics"], text);
    assert!(!ok);
    expect![[r#"
        <stdin>:2:6: error: 'error' diagnostic emitted when expecting a 'warning'
          // expected-warning@+1 {{type of return operand}}
             ^
        <stdin>:2:6: error: expected warning "type of return operand" was not produced
          // expected-warning@+1 {{type of return operand}}
             ^
    "#]]
    .assert_eq(&said_of_it);
}

#[test]
fn flags_about_a_function_need_one() {
    let (ok, said_of_it) = said(&["--args=1"], "module {}");
    assert!(!ok);
    expect![[r"
        <unknown>:0: error: --args is about the function of --run=@FUNCTION, which is missing
    "]]
    .assert_eq(&said_of_it);
}

#[test]
fn a_reproducer_runs_before_passes_by_name() {
    let text =
        "{-# external_resources: { mlir_reproducer: { pipeline: \"builtin.module(cse)\" } } #-}";
    let flags = ["--run-reproducer", "--symbol-dce", "--dump-pass-pipeline"];
    let (ok, said_of_it) = said(&flags, text);
    assert!(ok);
    assert!(
        said_of_it.contains("\n  cse,\n  symbol-dce\n"),
        "{said_of_it}"
    );
}

#[test]
fn conversions_are_traced() {
    let text = "func.func @f(%a: i1) {\n  scf.if %a {\n    scf.yield\n  }\n  return\n}";
    let (ok, said_of_it) = said(&["--convert-scf-to-cf", "--debug-rewrites"], text);
    assert!(ok);
    assert!(said_of_it.contains("on 'scf.if'"), "{said_of_it}");
    assert!(said_of_it.contains("  -> applied\n"), "{said_of_it}");
}

#[test]
fn help_lists_pipelines() {
    let opt = Opt::new(DialectRegistry::new())
        .passes(|passes| passes.with_pipeline("tidy-up", "Cleans all", |_| {}));
    let help = opt.options(["--help"]).expect_err("help is no run");
    let (_, pipelines) = help.split_once("Pass Pipelines:").expect("they are listed");
    assert!(pipelines.contains("--tidy-up"), "{pipelines}");
    assert!(pipelines.contains("Cleans all"), "{pipelines}");
}
