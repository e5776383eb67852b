//! Deep nesting costs memory, or gives an error, but never overflows the stack: everything
//! runs on a thread with the 2 MiB of Rust's standard library.

use ods_runtime::limits::MAX_CUSTOM_FORMS;
use ods_runtime::prelude::*;
use ods_runtime::{IrMapping, Location, OperationState};

const LEVELS: usize = 100_000;
const STACK: usize = 2 << 20;

fn on_a_small_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(test);
    thread.unwrap().join().unwrap();
}

fn parse(ir: &mut Ir, text: &str) -> Result<Operation, Diagnostics> {
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = true;
    parse_source(ir, "deep.mlir", text.as_bytes(), options)
}

fn generic_text(levels: usize) -> String {
    let open = "\"t.r\"() ({\n".repeat(levels);
    let close = "}) : () -> ()\n".repeat(levels);
    format!("{open}%0 = \"t.op\"() : () -> i32\n\"t.use\"(%0) : (i32) -> ()\n{close}")
}

fn print(op: Operation, ir: &Ir, generic: bool) -> String {
    let mut flags = PrintFlags::default();
    flags.generic = generic;
    String::from_utf8(op.to_text(ir, flags)).unwrap()
}

#[test]
fn regions_in_generic_form() {
    on_a_small_stack(|| {
        let mut ir = Ir::new();
        let module = parse(&mut ir, &generic_text(2_000)).unwrap();
        verify(module, &ir).unwrap();
        let printed = print(module, &ir, true);
        let again = parse(&mut ir, &printed).unwrap();
        assert_eq!(print(again, &ir, true), printed);
        assert_eq!(print(again, &ir, false).matches("t.r").count(), 2_000);
    });
}

#[test]
fn a_hundred_thousand_regions() {
    on_a_small_stack(|| {
        let mut ir = Ir::new();
        let module = parse(&mut ir, &generic_text(LEVELS)).unwrap();
        verify(module, &ir).unwrap();
        let mut count = 0;
        module.walk(&ir, |_| count += 1);
        assert_eq!(count, LEVELS + 3);
        let copy = module.clone_with(&mut ir, &mut IrMapping::new());
        assert_eq!(ir.operation_count(), 2 * count);
        copy.erase(&mut ir);
        assert_eq!(ir.operation_count(), count);
        module.erase(&mut ir);
        assert_eq!(ir.operation_count(), 0);
        let module = parse(&mut ir, &generic_text(LEVELS)).unwrap();
        drop(ir.clone());
        drop((module, ir));
    });
}

/// Text in custom form is never nested more deeply than the parser accepts.
#[test]
fn what_was_printed_is_read_again() {
    on_a_small_stack(|| {
        let levels = 3_000;
        let open = "\"builtin.module\"() ({\n".repeat(levels);
        let close = "}) : () -> ()\n".repeat(levels);
        let text = format!("{open}^bb:\n{close}");
        let mut ir = Ir::new();
        let module = parse(&mut ir, &text).unwrap();
        let printed = print(module, &ir, false);
        assert!(printed.starts_with("module {"), "{}", &printed[..100]);
        let again = parse(&mut ir, &printed).unwrap();
        assert_eq!(print(again, &ir, true), print(module, &ir, true));
    });
}

/// Indentation makes the text of deep nesting quadratic, so this depth is limited to keep the
/// text small.
#[test]
fn printing_deep_regions() {
    on_a_small_stack(|| {
        let mut ir = Ir::new();
        let module = parse(&mut ir, &generic_text(10_000)).unwrap();
        let text = print(module, &ir, false);
        assert!(text.contains("\n}\n"), "it was printed to the end");
    });
}

#[test]
fn an_error_at_the_bottom_is_found() {
    on_a_small_stack(|| {
        let open = "\"t.r\"() ({\n".repeat(LEVELS);
        let errors = parse(&mut Ir::new(), &open).unwrap_err();
        assert_eq!(errors[0].message, "expected operation name in quotes");
        let mut ir = Ir::new();
        let close = "}) : () -> ()\n".repeat(LEVELS);
        let errors = parse(&mut ir, &format!("{open}\"t.op\"\n{close}")).unwrap_err();
        assert_eq!(errors[0].message, "expected '(' to start operand list");
        assert_eq!(ir.operation_count(), 0, "nothing is left behind");
    });
}

#[test]
fn regions_in_custom_form() {
    on_a_small_stack(|| {
        let text =
            |levels: usize| format!("{}{}", "module {\n".repeat(levels), "}\n".repeat(levels));
        let mut ir = Ir::new();
        let module = parse(&mut ir, &text(50)).unwrap();
        verify(module, &ir).unwrap();
        assert_eq!(print(module, &ir, false).matches("module").count(), 50);
        let errors = parse(&mut ir, &text(LEVELS)).unwrap_err();
        assert_eq!(
            errors[0].message,
            "regions of custom forms are nested too deeply"
        );
    });
}

#[test]
fn custom_forms_that_were_built() {
    on_a_small_stack(|| {
        let mut ir = Ir::new();
        let mut builder = OpBuilder::new(&mut ir);
        let top = ModuleOp::build(&mut builder, Location::UNKNOWN);
        let mut inner = top;
        for _ in 1..10_000 {
            let body = inner.body(&ir);
            inner = ModuleOp::build(&mut OpBuilder::at_end(&mut ir, body), Location::UNKNOWN);
        }
        verify(top.operation(), &ir).unwrap();
        let text = print(top.operation(), &ir, false);
        assert_eq!(text.matches("module").count(), 10_000);
        // Operations nested more deeply than can be read are in generic form, and equal.
        assert_eq!(text.matches("module {").count() as u32, MAX_CUSTOM_FORMS);
        let mut again = Ir::new();
        let parsed = parse(&mut again, &text).unwrap();
        assert_eq!(print(parsed, &again, false), text);
        let mut again = Ir::new();
        let generic = print(top.operation(), &ir, true);
        let parsed = parse(&mut again, &generic).unwrap();
        assert_eq!(print(parsed, &again, true), generic);
        top.operation().erase(&mut ir);
        assert_eq!(ir.operation_count(), 0);
    });
}

/// A type nested to its limit inside custom forms nested to theirs.
#[test]
fn both_limits_at_once() {
    on_a_small_stack(|| {
        let bottom = format!(
            "\"t.op\"() : () -> {}i32{}\n",
            "tuple<".repeat(500),
            ">".repeat(500)
        );
        let (mut deepest, mut levels) = (0, 2);
        while levels < 4_000 {
            let text = format!(
                "{}{bottom}{}",
                "module {\n".repeat(levels),
                "}\n".repeat(levels)
            );
            if parse(&mut Ir::new(), &text).is_ok() {
                deepest = levels;
            }
            levels = levels * 5 / 4 + 1;
        }
        assert!(deepest >= 50, "only {deepest} levels");
    });
}

#[test]
fn many_regions_of_one_operation() {
    on_a_small_stack(|| {
        let mut ir = Ir::new();
        let mut state = OperationState::unregistered("t.wide", Location::UNKNOWN);
        state.new_regions = LEVELS;
        let op = ir.create(state);
        let text = print(op, &ir, true);
        assert_eq!(text.matches("{\n}").count(), LEVELS);
        parse(&mut ir, &text).unwrap();
    });
}
