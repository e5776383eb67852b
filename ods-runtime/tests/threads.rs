//! What threads may do with an `Ir`.

use std::fmt::Write as _;

use ods_runtime::text::op_parser::{ParseOptions, parse_source};
use ods_runtime::verify::{VerifyOptions, verify_with};
use ods_runtime::{Attribute, DialectRegistry, Ir, Type};

fn can_be_sent_and_shared<T: Send + Sync>() {}

#[test]
fn an_ir_can_be_sent_and_shared() {
    can_be_sent_and_shared::<Ir>();
    can_be_sent_and_shared::<Type>();
    can_be_sent_and_shared::<Attribute>();
    can_be_sent_and_shared::<DialectRegistry>();
}

/// Modules in modules, every third of which is wrong.
fn nested_modules() -> String {
    let mut text = String::new();
    for outer in 0..80 {
        text.push_str("module {\n");
        for inner in 0..20 {
            let name = if (outer + inner) % 3 == 0 { 0 } else { inner };
            let second = if inner % 3 == 0 { "a" } else { "b" };
            writeln!(
                text,
                "module @m{name} {{ module @a {{}} module @{second} {{}} }}"
            )
            .expect("writing to a string");
        }
        text.push_str("}\n");
    }
    text
}

#[test]
fn errors_are_the_same_with_and_without_threads() {
    let mut ir = Ir::new();
    let op = parse_source(
        &mut ir,
        "-",
        nested_modules().into_bytes(),
        ParseOptions::default(),
    )
    .unwrap_or_else(|errors| panic!("{}", errors[0]));
    let errors = |parallel| {
        let options = VerifyOptions::new().parallel(parallel);
        verify_with(op, &ir, options).err().unwrap_or_default()
    };
    let found = errors(false);
    assert!(found.len() > 100);
    assert_eq!(found, errors(true));
}
