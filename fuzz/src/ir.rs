//! The IR: reading, verifying and printing neither panic nor hang, and what is
//! printed reads back as the same.

use std::sync::{Arc, OnceLock};

use crate::mutate::Corpus;
use ods_runtime::prelude::*;
use ods_runtime::verify::{VerifyOptions, verify_with};

/// All dialects.
pub fn registry() -> Arc<DialectRegistry> {
    static REGISTRY: OnceLock<Arc<DialectRegistry>> = OnceLock::new();
    let make = || Arc::new(ods_dialects::all());
    REGISTRY.get_or_init(make).clone()
}

/// Modules of the conformance suite, and of `func`.
///
/// # Panics
///
/// If they are not there.
pub fn corpus() -> Corpus {
    Corpus::load(&["../tests/conformance/corpus", "seeds/ir"], "mlir")
}

fn parse(ir: &mut Ir, text: &[u8], unregistered: bool) -> Option<Operation> {
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = unregistered;
    match parse_source(ir, "fuzz.mlir", text, options) {
        Ok(op) => Some(op),
        Err(errors) => {
            assert!(!errors.is_empty(), "it failed without an error");
            render(ir, &errors);
            assert_eq!(ir.operation_count(), 0, "something is left behind");
            None
        }
    }
}

/// Everything that messages consist of can be made.
fn render(ir: &Ir, errors: &[Diagnostic]) {
    let mut text = String::new();
    for error in errors {
        error.render(ir, &mut text).expect("a string takes it all");
    }
    assert!(!text.is_empty());
}

fn is_valid(op: Operation, ir: &Ir) -> bool {
    let mut options = VerifyOptions::default();
    options.allow_unregistered_dialects = true;
    match verify_with(op, ir, options) {
        Ok(()) => true,
        Err(errors) => {
            render(ir, &errors);
            false
        }
    }
}

/// Parses any bytes, with and without unregistered dialects; verifies, walks,
/// copies, prints and erases what comes of it.
///
/// # Panics
///
/// If something is left behind; or wherever the code under test does.
pub fn check_parse(text: &[u8]) {
    for unregistered in [false, true] {
        let mut ir = Ir::with_registry(registry());
        let Some(op) = parse(&mut ir, text, unregistered) else {
            continue;
        };
        is_valid(op, &ir);
        let copy = op.clone_op(&mut ir);
        let printed = op.to_text(&ir, PrintFlags::default());
        assert_eq!(copy.to_text(&ir, PrintFlags::default()), printed);
        copy.erase(&mut ir);
        op.erase(&mut ir);
        assert_eq!(ir.operation_count(), 0, "something is left behind");
    }
}

/// Whether the text shows something that has no text, in MLIR neither: an empty
/// symbol name; values and blocks that are out of sight; an alias of a location, in
/// properties, before its definition; or a body in angle brackets that ends in `-`,
/// of `#t.name-`.
fn has_no_text(printed: &str, errors: &[Diagnostic]) -> bool {
    ["<<INVALID EMPTY SYMBOL>>", "<<UNKNOWN"]
        .iter()
        .any(|mark| printed.contains(mark))
        || errors.iter().any(|error| {
            let unreadable = [
                "undefined symbol alias id 'loc",
                "unbalanced '<' character in pretty dialect name",
            ];
            unreadable.iter().any(|text| error.message.contains(text))
        })
}

/// A text that prints as the module that it is.
fn settled(text: &[u8], flags: PrintFlags) -> Vec<u8> {
    let mut ir = Ir::with_registry(registry());
    parse(&mut ir, text, true).map_or_else(Vec::new, |op| op.to_text(&ir, flags))
}

/// Parses a module, prints it in several ways, and reads each back: it prints
/// the same again.
///
/// # Panics
///
/// If a text does not read back, or not as the same.
pub fn check_round_trip(text: &[u8]) {
    let mut ir = Ir::with_registry(registry());
    let Some(op) = parse(&mut ir, text, true) else {
        return;
    };
    if !is_valid(op, &ir) {
        return;
    }
    let flags = |generic: bool, debug_info: bool, local_scope: bool| {
        let mut flags = PrintFlags::default();
        flags.generic = generic;
        flags.debug_info = debug_info;
        flags.local_scope = local_scope;
        flags
    };
    for flags in [
        flags(false, false, false),
        flags(true, false, false),
        flags(false, true, false),
        flags(true, true, true),
    ] {
        let printed = op.to_text(&ir, flags.clone());
        let shown = String::from_utf8_lossy(&printed);
        let mut again = Ir::with_registry(registry());
        let mut options = ParseOptions::default();
        options.allow_unregistered_dialects = true;
        match parse_source(&mut again, "printed.mlir", &*printed, options) {
            Ok(op) => {
                assert!(is_valid(op, &again), "what is valid no longer is:\n{shown}");
                let second = op.to_text(&again, flags.clone());
                // As in MLIR: reading sorts sums and products once more, and takes the
                // hexadecimal text of an infinity for a number.
                let settles = [
                    "affine_",
                    "#complex.number<",
                    ": f4E2M1FN",
                    ": f6E2M3FN",
                    ": f6E3M2FN",
                ]
                .iter()
                .any(|text| shown.contains(text));
                let expected = if settles {
                    settled(&second, flags)
                } else {
                    printed.clone()
                };
                let (second, expected) = (
                    String::from_utf8_lossy(&second),
                    String::from_utf8_lossy(&expected),
                );
                assert_eq!(second, expected, "it prints differently");
            }
            Err(errors) => assert!(
                has_no_text(&shown, &errors),
                "{shown}does not read back: {errors:?}"
            ),
        }
    }
}
