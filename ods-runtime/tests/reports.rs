//! Diagnostics as errors of programs: what `{}`, `{:?}` and `{:#}` print, from `main` and through
//! other crates for errors.

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "`UPDATE_EXPECT=1` writes them"
)]

use expect_test::{Expect, expect};
use ods_runtime::pass::{PassFailure, PassManager, pass_fn};
use ods_runtime::prelude::*;

ods! {
    def D_Dialect : Dialect { let name = "d"; }

    def PositiveOp : Op<D_Dialect, "positive"> {
        let arguments = (ins I64Attr:$value);
        let assemblyFormat = "$value attr-dict";
        let hasVerifier = 1;
    }
}

impl Verify for PositiveOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.value(ir) <= 0 {
            let error = self.emit_error(ir, "expects a positive value");
            return Err(error.with_note(self.location(ir), "zero is not positive"));
        }
        Ok(())
    }
}

fn ir() -> Ir {
    Ir::with_registry(DialectRegistry::new().with::<DDialect>().into())
}

/// Parses and verifies; the `Ir` is gone when the errors are printed.
fn check(text: &str) -> Result<(), Diagnostics> {
    let mut ir = ir();
    let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new())?;
    verify(module, &ir)
}

/// What the standard library prints if `main` returns the error.
fn from_main(result: Result<(), Diagnostics>) -> String {
    format!("Error: {:?}", result.unwrap_err())
}

const WRONG: &str = "d.positive 1\nd.positiv 2\n  d.positive x\n";
const INVALID: &str =
    "module {\n  d.positive 0\n}\nmodule {\n\td.positive -1 loc(\"b.mlir\":7:8)\n}";

#[test]
fn main_prints_every_error_with_its_line() {
    let expected = expect![[r#"
        Error: a.mlir:2:1: error: custom op 'd.positiv' is unknown
        d.positiv 2
        ^
        a.mlir:3:13: error: expected attribute value
          d.positive x
                    ^"#]];
    expected.assert_eq(&from_main(check(WRONG)));
    let expected = expect![[r#"
        Error: a.mlir:2:3: error: 'd.positive' op expects a positive value
          d.positive 0
          ^
        a.mlir:2:3: note: zero is not positive
        b.mlir:7:8: error: 'd.positive' op expects a positive value
        b.mlir:7:8: note: zero is not positive"#]];
    expected.assert_eq(&from_main(check(INVALID)));
}

#[test]
fn both_forms_are_the_report() {
    let errors = check(INVALID).unwrap_err();
    assert_eq!(format!("{errors}"), format!("{errors:?}"));
    assert_eq!(format!("{errors}"), format!("{errors:#?}"));
    let each: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(errors.to_string(), each.join("\n"));
}

#[test]
fn a_diagnostic_in_one_line() {
    let expected = expect![[r#"
        a.mlir:2:3: error: 'd.positive' op expects a positive value
        b.mlir:7:8: error: 'd.positive' op expects a positive value"#]];
    expected.assert_eq(&format!("{:#}", check(INVALID).unwrap_err()));
    let two_lines = Diagnostic::error(Location::UNKNOWN, "one\n  two\n");
    assert_eq!(format!("{two_lines:#}"), "error: one two");
}

#[test]
fn the_report_is_what_render_writes() {
    let mut ir = ir();
    let module = parse_source(&mut ir, "a.mlir", INVALID, ParseOptions::new()).unwrap();
    for error in verify(module, &ir).unwrap_err() {
        let mut report = String::new();
        error.render(&ir, &mut report).unwrap();
        assert_eq!(report, format!("{error}\n"));
    }
}

#[test]
fn other_crates_show_the_report() {
    use anyhow::Context as _;
    fn run(text: &str) -> anyhow::Result<()> {
        check(text).context("cannot read the program")?;
        Ok(())
    }
    fn verified(ir: &Ir, op: PositiveOp) -> anyhow::Result<()> {
        Ok(op.verify(ir)?)
    }
    let report = |error: anyhow::Error| {
        let report = format!("{error:?}");
        // It ends there, unless `RUST_BACKTRACE` is set.
        let end = report.find("\n\nStack backtrace");
        report[..end.unwrap_or(report.len())].to_owned()
    };
    let expected = expect![[r#"
        cannot read the program

        Caused by:
            a.mlir:1:1: error: custom op 'd.no' is unknown
            d.no
            ^"#]];
    expected.assert_eq(&report(run("d.no").unwrap_err()));
    let mut ir = ir();
    let mut b = OpBuilder::new(&mut ir);
    let op = PositiveOp::build(&mut b, Location::UNKNOWN, 0);
    let expected = expect![[r#"
        <unknown>:0: error: 'd.positive' op expects a positive value
        <unknown>:0: note: zero is not positive"#]];
    expected.assert_eq(&report(verified(&ir, op).unwrap_err()));
}

#[test]
fn passes_return_places() {
    let mut ir = ir();
    let text = "module @a {\n}\nmodule @b {\n}\n";
    let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
    let mut passes = PassManager::new();
    passes.nest::<ModuleOp>(|inner| {
        inner.add(pass_fn("look", |module: ModuleOp, cx| {
            cx.emit_warning(module.operation(), "looks odd");
            Ok(())
        }));
    });
    let warnings = passes.run(&mut ir, module).unwrap();
    let expected = expect![[r#"
        a.mlir:1:1: warning: 'builtin.module' op looks odd
        module @a {
        ^
        a.mlir:3:1: warning: 'builtin.module' op looks odd
        module @b {
        ^"#]];
    expected.assert_eq(&warnings.to_string());
    passes.add(pass_fn("fail", |module: ModuleOp, cx| {
        let place = module.body(cx).first_op(cx).unwrap().location(cx);
        Err(Diagnostic::error(place, "cannot go on").into())
    }));
    let errors = passes.run(&mut ir, module).unwrap_err();
    assert_eq!(
        format!("{:#}", errors.last().unwrap()),
        "a.mlir:1:1: error: cannot go on"
    );
    let failure: PassFailure = errors.into();
    assert_eq!(failure.diagnostics.len(), 3);
}

#[test]
fn types_and_attributes_have_places_too() {
    let expected = expect![[r#"
        <text>:1:7: error: expected non-function type
        tuple<i1x>
              ^"#]];
    let errors = Type::parse("tuple<i1x>").unwrap_err();
    expected.assert_eq(&errors.to_string());
    assert_eq!(Ir::new().parse_type("tuple<i1x>"), Err(errors));
}

#[test]
fn a_place_belongs_to_its_location() {
    let mut error = check(WRONG).unwrap_err()[0].clone();
    let same = Diagnostic::error(error.location, &*error.message).of_kind(error.kind());
    // The place makes no difference, and none is known without the `Ir`.
    assert_eq!(same, error);
    assert_eq!(same.to_string(), "error: custom op 'd.positiv' is unknown");
    error.location = Location::UNKNOWN;
    assert_eq!(error.to_string(), "error: custom op 'd.positiv' is unknown");
}

#[test]
fn a_location_of_another_ir_has_no_place() {
    let mut other = ir();
    let text = "d.positive 0 loc(\"b.mlir\":7:8)";
    let module = parse_source(&mut other, "a.mlir", text, ParseOptions::new()).unwrap();
    let op = module.nested::<PositiveOp>(&other)[0];
    let error = Diagnostic::error(op.location(&other), "is wrong");
    assert_eq!(error.clone().resolved(&ir()).to_string(), "error: is wrong");
    assert_eq!(
        error.resolved(&other).to_string(),
        "b.mlir:7:8: error: is wrong"
    );
}

#[test]
fn a_call_site_shows_its_callers() {
    let text = "d.positive 0 loc(callsite(\"in.mlir\":1:2 at \"out.mlir\":3:4))";
    check_report(
        text,
        &expect![[r#"
            in.mlir:1:2: error: 'd.positive' op expects a positive value
            out.mlir:3:4: note: called from
            in.mlir:1:2: note: zero is not positive"#]],
    );
}

fn check_report(text: &str, expected: &Expect) {
    expected.assert_eq(&check(text).unwrap_err().to_string());
}

#[test]
fn of_a_long_line_the_part_around_the_place_is_shown() {
    let wrong: Vec<String> = (0..10_000)
        .map(|number| format!("%undeclared{number}"))
        .collect();
    let text = format!("\"t.op\"({}) : () -> ()", wrong.join(", "));
    let mut ir = Ir::new();
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let errors = parse_source(&mut ir, "long.mlir", text.as_bytes(), options).unwrap_err();
    let shown = errors.to_string();
    assert!(shown.len() < 100 << 20, "{} bytes", shown.len());
    let mut lines = shown.lines();
    let at = lines
        .next()
        .and_then(|line| line.split(':').nth(2)?.parse().ok());
    let (line, caret) = (lines.next().unwrap(), lines.next().unwrap());
    assert!(line.len() < 4200 && line.contains("..."), "{line}");
    let at: usize = at.unwrap();
    let sign = text.as_bytes()[at - 1];
    assert_eq!(line.as_bytes()[caret.find('^').unwrap()], sign);
}
