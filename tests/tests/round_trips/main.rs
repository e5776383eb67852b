//! Random operations: text printed in custom and in generic form reads as the same operation,
//! and prints the same again.

mod ops;
mod random;

use ods_runtime::op::OpInfo;
use ods_runtime::prelude::*;
use random::{Operations, parse};
use std::sync::Arc;

/// The number of attempts for each op of ours.
const TRIES: usize = 30;

/// The number of attempts for each op of the dialect `test`.
const TEST_TRIES: usize = 8;

/// The minimum number of valid attempts for an op of ours.
const LEAST: usize = 3;

/// Ops of the dialect `test` whose text reads as another operation, exactly as in MLIR.
const LOSSY: [(&str, &str); 13] = [
    ("test.format_opt_attr_op_b", DICTIONARY),
    ("test.format_optional_unit_attribute_no_elide", DICTIONARY),
    ("test.format_optional_result_a_op", WITHOUT_ANCHOR),
    ("test.format_optional_result_b_op", WITHOUT_ANCHOR),
    ("test.format_optional_result_c_op", WITHOUT_ANCHOR),
    ("test.format_implicit_terminator_region_a_op", TERMINATOR),
    ("test.format_custom_directive_regions", BY_HAND),
    ("test.format_custom_directive_successors", BY_HAND),
    ("test.typed_attr", BY_HAND),
    ("test.switch_with_no_break", BY_HAND),
    ("test.custom_dimension_list_attr", "a negative dimension"),
    ("test.attr_with_loc", BY_HAND),
    ("test.op_with_bit_enum_prop", NO_BITS),
];
const DICTIONARY: &str = "a dictionary is taken for the attribute that is absent";
const WITHOUT_ANCHOR: &str = "results are lost without the anchor";
const TERMINATOR: &str = "a region without a block gets one";
const BY_HAND: &str = "functions written by hand print less than there is";
const NO_BITS: &str = "no bits at all have no text";

fn text(ir: &Ir, module: Operation, generic: bool) -> String {
    let mut flags = PrintFlags::default();
    flags.generic = generic;
    String::from_utf8(module.to_text(ir, flags)).expect("text is UTF-8")
}

/// Whether `module` is valid; if so, checks that its printed text reads back.
fn check(registry: &Arc<DialectRegistry>, made: &str) -> Result<bool, String> {
    let Ok((ir, module)) = parse(registry, made) else {
        return Ok(false);
    };
    if verify(module, &ir).is_err() {
        return Ok(false);
    }
    let [custom, generic] = [false, true].map(|generic| text(&ir, module, generic));
    for (form, printed) in [("custom", &custom), ("generic", &generic)] {
        let (ir, module) = parse(registry, printed).map_err(|errors| {
            format!("the {form} form cannot be read: {errors}\n{printed}\nmade of\n{made}")
        })?;
        for (again, first) in [(false, &custom), (true, &generic)] {
            let again = text(&ir, module, again);
            if again != *first {
                return Err(format!(
                    "the {form} form\n{printed}\nreads as\n{again}\nand not as\n{first}"
                ));
            }
        }
    }
    Ok(true)
}

/// Tries an op; returns the number of valid attempts.
fn try_op(
    registry: &Arc<DialectRegistry>,
    operations: &mut Operations,
    info: &OpInfo,
    tries: usize,
) -> Result<usize, String> {
    let mut valid = 0;
    for _ in 0..tries {
        if let Some(made) = operations.module(info) {
            valid += usize::from(check(registry, &made)?);
        }
    }
    Ok(valid)
}

fn registry() -> Arc<DialectRegistry> {
    Arc::new(ods_tests::dialects().with::<ops::RtDialect>())
}

#[test]
fn formats_with_every_kind_of_element() {
    let registry = registry();
    let mut operations = Operations::new(&registry, 7);
    let mut failed = Vec::new();
    for info in ops::RtDialect::INFO.operations() {
        match try_op(&registry, &mut operations, info, TRIES) {
            Ok(valid) if valid >= LEAST => {}
            Ok(valid) => failed.push(format!("{}: only {valid} are valid", info.name())),
            Err(error) => failed.push(format!("{}: {error}", info.name())),
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}

#[test]
fn formats_of_the_test_dialect() {
    let registry = registry();
    let mut operations = Operations::new(&registry, 11);
    operations.any = false;
    let dialect = registry.dialect("test").expect("it is registered");
    let (mut failed, mut ops, mut tried) = (Vec::new(), 0, 0);
    for info in dialect.operations() {
        if info.spec().format.is_none()
            || LOSSY.iter().any(|(name, _)| info.name().starts_with(name))
        {
            continue;
        }
        match try_op(&registry, &mut operations, info, TEST_TRIES) {
            Ok(valid) => {
                ops += usize::from(valid > 0);
                tried += valid;
            }
            Err(error) => failed.push(format!("{}: {error}", info.name())),
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
    assert!(ops > 60 && tried > 200, "{tried} of {ops} ops");
}
