//! `ods!` and the derives define the same op.

use ods_runtime::op::OpInfo;
use ods_runtime::prelude::*;
use ods_runtime::registry::DialectInfo;
use ods_tests::describe::describe;
use ods_tests::{derived, dialect};

/// The name of the function at an address. Closures have none; their results (default values,
/// constraints) are compared separately.
fn name_of(address: usize) -> String {
    let mut name = String::new();
    // The lookup expects a return address, which is after the call.
    backtrace::resolve((address + 1) as *mut _, |symbol| {
        if let Some(symbol) = symbol.name() {
            name = format!("{symbol:#}");
        }
    });
    if name.is_empty() || name.contains("closure") || name.ends_with("FnOnce::call_once") {
        return "a closure".to_owned();
    }
    name
}

/// The modules of the ops in each spelling, and of the code that both share.
const ROOTS: [&str; 14] = [
    "ods_tests::derived::",
    "ods_tests::dialect::",
    "toy_dialect::dialect::",
    "toy_dialect::combine::",
    "toy_dialect::reshape::",
    "toy_dialect::shape::",
    "derive::toy::",
    "derive::combine::",
    "derive::reshape::",
    "derive::shape::",
    "derive::features::structs::",
    "derive::features::ods::",
    "derive::features::imported::ods::",
    "derive::features::imported::structs::",
];

/// The definition as text, without the module paths, which differ between the spellings.
pub(crate) fn described(op: &OpInfo) -> String {
    let text = describe(op, name_of);
    ROOTS.iter().fold(text, |text, root| without(root, &text))
}

/// The text without `root` and the modules after it.
fn without(root: &str, text: &str) -> String {
    let is_module = |name: &str| {
        name.bytes()
            .all(|byte| byte == b'_' || byte.is_ascii_lowercase())
    };
    let mut pieces = text.split(root);
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, mut rest| {
        while let Some((name, after)) = rest.split_once("::")
            && is_module(name)
        {
            rest = after;
        }
        text + rest
    })
}

/// Compares all ops of both dialects, and checks that both have the same ops.
pub(crate) fn compare(ods: &DialectInfo, derived: &DialectInfo) {
    assert_eq!(names(ods), names(derived));
    for op in derived.operations() {
        let mut twins = ods.operations();
        let twin = twins.find(|twin| twin.name() == op.name());
        let twin = twin.expect("both have the same ops");
        let (expected, actual) = (described(twin), described(op));
        let mut lines = expected.lines().zip(actual.lines());
        if let Some((expected, actual)) = lines.find(|(expected, actual)| expected != actual) {
            panic!("`{}` differs: `{expected}` is `{actual}`", op.name());
        }
        assert_eq!(expected, actual);
    }
    assert_eq!(ods.name(), derived.name());
    assert_eq!(ods.description_text(), derived.description_text());
}

fn names(dialect: &DialectInfo) -> Vec<&'static str> {
    let mut names: Vec<&str> = dialect.operations().map(OpInfo::name).collect();
    names.sort_unstable();
    names
}

#[test]
fn toy() {
    let (ods, derived) = (toy_dialect::ToyDialect::INFO, crate::toy::ToyDialect::INFO);
    compare(ods, derived);
    assert_eq!(ods.summary_text(), derived.summary_text());
}

#[test]
fn dialect_of_the_tests() {
    compare(dialect::TestDialect::INFO, derived::TestDialect::INFO);
}

/// The ops in the recorded cases of formats all exist.
#[test]
fn cases_of_formats() {
    let names = names(derived::TestDialect::INFO);
    let cases = include_str!("../../conformance/format_cases.tsv");
    let mut count = 0;
    for line in cases.lines().skip(1) {
        let (_, ops) = line.split_once('\t').expect("a case, and its ops");
        for op in ops.split([' ', ',']).filter(|op| op.starts_with("test.")) {
            assert!(names.contains(&op), "`{op}` is missing");
            count += 1;
        }
    }
    assert!(count > 90);
}
