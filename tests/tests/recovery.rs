//! Errors reported after another error, and their treatment by `--verify-diagnostics`.

use ods_runtime::registry::DialectRegistry;
use ods_runtime::tool::{OptOptions, run_on_text};
use std::sync::Arc;

fn errors(text: &str, args: &[&str]) -> String {
    let registry = Arc::new(DialectRegistry::new());
    let args = args.iter().copied().chain(["--allow-unregistered-dialect"]);
    let options = OptOptions::from_args(args).expect("the options are valid");
    let result = run_on_text(&registry, &options, "text", text.as_bytes());
    String::from_utf8_lossy(&result.errors).into_owned()
}

#[test]
fn each_malformed_operation_gives_one_error() {
    let text = r#""a.b"() {t = !a.b<a / b & ; ! # ^ ~ % ->} : () -> ()
"a.b"() ({
  "c.d"() {a = 257 : i8,
    b = 3} : () -> ()
  "c.d"() {never closed : () -> ()
  "c.d"() {a = 258 : i8} : () -> ()
}, {
  ^bb0(%a i32):
    "c.d"() {a = 259 : i8} : () -> ()
}) {a = 260 : i8} : () -> ()
"#;
    let errors = errors(text, &[]);
    let lines = errors.lines().filter(|line| line.starts_with("text:"));
    let lines: Vec<&str> = lines.filter_map(|line| line.split(':').nth(1)).collect();
    assert_eq!(lines, ["1", "3", "5", "6", "8", "9", "10"], "{errors}");
}

#[test]
fn braces_behind_an_operation_are_none_of_its_block() {
    let text = r#"module {} {}
"a.b"() ({ {a} {} {b} }) : () -> ()
module {
  module {} { "a.b"() : () -> () }
  "a.b"() {a = 257 : i8} : () -> ()
} {
  "a.b"() {a = 258 : i8} : () -> ()
}
"a.b"() {a = 259 : i8} : () -> ()
"#;
    let errors = errors(text, &[]);
    let lines = errors.lines().filter(|line| line.contains("error: "));
    let places: Vec<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
    let expected = [
        "text:1:10:",
        "text:2:11:",
        "text:4:12:",
        "text:5:16:",
        "text:9:14:",
    ];
    assert_eq!(places, expected, "{errors}");
}

#[test]
fn comments_count_on_a_parser_that_stops() {
    let text = "\"a.b\"() {a = 256 : i8} : () -> ()\n\"a.b\"() {a = 512 : i8} : () -> ()\n";
    assert_eq!(errors(text, &[]).matches("out of range").count(), 2);
    let found = errors(text, &["--verify-diagnostics"]);
    assert_eq!(found.matches("out of range").count(), 1, "{found}");
}

#[test]
fn an_unexpected_error_shows_its_line() {
    let errors = errors(
        "\"a.b\"() {a = 256 : i8} : () -> ()\n",
        &["--verify-diagnostics"],
    );
    let expected = "text:1:14: error: unexpected error: integer constant out of range for attribute\n\
                    \"a.b\"() {a = 256 : i8} : () -> ()\n             ^\n";
    assert_eq!(errors, expected);
}

#[test]
fn operations_are_not_printed_with_diagnostics() {
    let text = "%0 = \"t.a\"() : () -> i32\n\"t.b\"(%0) : (i64) -> ()\n";
    let plain = errors(text, &[]);
    assert!(plain.contains("2:7: error: use of value"), "{plain}");
    assert_eq!(
        errors(text, &["--mlir-print-op-on-diagnostic=false"]),
        plain
    );
    let refused = OptOptions::from_args(["--mlir-print-op-on-diagnostic"]);
    let message = refused.expect_err("it cannot be turned on");
    assert!(
        message.contains("operations are not printed with diagnostics"),
        "{message}"
    );
}

#[test]
fn metadata_follows_an_error() {
    let text = "wrong\n\"a.b\"() ({\n  wrong\n}) : () -> ()\nwrong\n{-#\n  external_resources: {\n    \
                x: {\n      y: true\n    }\n  }\n#-}\n";
    let errors = errors(text, &[]);
    let lines = errors.lines().filter(|line| line.contains("error: "));
    let places: Vec<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(places, ["text:1:1:", "text:3:3:", "text:5:1:"], "{errors}");
}

#[test]
fn a_closed_brace_is_not_opened_by_that_of_a_region() {
    let text = r#""a.b"() <{x = }> ({
  "c.d"() : () -> ()
}) : () -> ()
"a.b"() {y = } : () -> ()
"#;
    let errors = errors(text, &[]);
    let lines = errors.lines().filter(|line| line.contains("error: "));
    let places: Vec<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(places, ["text:1:14:", "text:4:13:"], "{errors}");
}

#[test]
fn uses_in_what_failed_say_nothing_about_definitions() {
    let text = r#""a.f"() ({
^bb0(: i32):
  "a.use"(%x) : (i32) -> ()
}) : () -> ()
"a.f"() ({
^bb0(%x: i64):
  "a.use"(%x) : (i64) -> ()
}) : () -> ()
%x = "a.b"() : () -> i64
"#;
    let errors = errors(text, &[]);
    let lines = errors.lines().filter(|line| line.contains("error: "));
    let places: Vec<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(places, ["text:2:6:"], "{errors}");
}

#[test]
fn types_are_those_of_the_values_however_they_are_written() {
    // Written as before, in another way, as the beginning of another type, and wrong.
    let text = r#"!alias = tensor<4xi8>
%0 = "a.b"() : () -> tensor<4xi8>
%1, %2 = "a.b"(%0) : (tensor<4xi8>) -> (!d.t, !d.t<u>)
"a.c"(%0, %1, %2) : (!alias, !d.t, !d.t<u>) -> ()
"a.c"(%0, %0) : (tensor<4xi8>,tensor< 4xi8 >) -> ()
"a.c"(%1) : (!d.t<u>) -> ()
"a.c"(%0, %1) : (tensor<4xi8>) -> ()
"a.c"(%0) : (tensor<4xi8>, i8) -> ()
%3 = "a.b"() : () -> !d.t<"a">
"a.c"(%3, %3) : (!d.t<"a">, !d.t<"a">) -> ()
"a.c"(%3) : (!d.t<"a") -> ()
"a.c"(%0) : (tensor<4xi8>
"#;
    let errors = errors(text, &[]);
    let lines = errors.lines().filter(|line| line.contains("error: "));
    let lines: Vec<&str> = lines.collect();
    let expected = [
        "text:6:7: error: use of value '%1' expects different type than prior uses: '!d.t<u>' vs '!d.t'",
        "text:7:17: error: expected 2 operand types but had 1",
        "text:8:13: error: expected 1 operand type but had 2",
        "text:11:19: error: unbalanced '<' character in pretty dialect name",
        "text:12:26: error: expected ')'",
    ];
    assert_eq!(lines, expected);
}
