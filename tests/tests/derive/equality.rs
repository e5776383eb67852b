//! An op is the same whether `ods!` or a derive defines it.

use ods_runtime::prelude::*;
use ods_runtime::registry::DialectInfo;
use ods_tests::describe::describe;
use ods_tests::{derived, dialect};

/// The name of the function at an address, without the module of its definition. A
/// closure has none; what default values are and what constraints accept is compared
/// anyway.
fn name_of(address: usize) -> String {
    let mut name = String::new();
    // It looks before the address, where a call would stand that returns to it.
    backtrace::resolve((address + 1) as *mut _, |symbol| {
        if let Some(symbol) = symbol.name() {
            name = format!("{symbol:#}");
        }
    });
    if name.is_empty() || name.contains("closure") || name.ends_with("FnOnce::call_once") {
        return "a closure".to_owned();
    }
    for module in [
        "ods_tests::derived::",
        "ods_tests::dialect::",
        "inference_ops::",
        "properties::",
        "toy_dialect::dialect::",
        "derive::toy::",
    ] {
        name = name.replace(module, "");
    }
    name
}

/// Compares all ops of `derived` with those of the same name in `ods`.
fn compare(ods: &DialectInfo, derived: &DialectInfo) {
    for op in derived.operations() {
        let twin = ods.operations().find(|twin| twin.name() == op.name());
        let twin = twin.unwrap_or_else(|| panic!("`{}` has no twin", op.name()));
        let (expected, actual) = (describe(twin, name_of), describe(op, name_of));
        let mut lines = expected.lines().zip(actual.lines());
        if let Some((expected, actual)) = lines.find(|(expected, actual)| expected != actual) {
            panic!("`{}` differs: `{expected}` is `{actual}`", op.name());
        }
        assert_eq!(expected, actual);
    }
}

#[test]
fn toy() {
    let (ods, derived) = (toy_dialect::ToyDialect::INFO, crate::toy::ToyDialect::INFO);
    assert_eq!(ods.operations().count(), derived.operations().count());
    compare(ods, derived);
    assert_eq!(ods.name(), derived.name());
    assert_eq!(ods.summary_text(), derived.summary_text());
    assert_eq!(ods.description_text(), derived.description_text());
}

#[test]
fn formats() {
    let derived = derived::TestDialect::INFO;
    assert!(derived.operations().count() > 130);
    let ods = dialect::TestDialect::INFO;
    compare(ods, derived);
    let names: Vec<&str> = derived
        .operations()
        .map(ods_runtime::op::OpInfo::name)
        .collect();
    let without: Vec<&str> = ods
        .operations()
        .filter(|op| op.spec().format.is_some())
        .map(ods_runtime::op::OpInfo::name)
        .filter(|name| !names.contains(name))
        .collect();
    assert_eq!(without, [""; 0]);
}

#[test]
fn a_description_says_what_differs() {
    let info = |name: &str| {
        let mut ops = derived::TestDialect::INFO.operations();
        ops.find(|op| op.name() == name).expect("it is listed")
    };
    let one = describe(info("test.format_operand_a_op"), name_of);
    let other = describe(info("test.format_operand_b_op"), name_of);
    assert!(one.lines().skip(1).ne(other.lines().skip(1)));
    let custom = describe(info("test.parse_b64"), name_of);
    assert!(custom.contains("ods_runtime::op::hooks::parse"), "{custom}");
}
