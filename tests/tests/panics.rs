//! A panic in a parser, verifier or printer of a user ends neither the tool nor the output of other parts.

use ods_runtime::prelude::*;
use ods_runtime::tool::{OptOptions, run_on_text};
use std::sync::Arc;

ods! {
    def P_Dialect : Dialect { let name = "p"; }
    def OddOp : Op<P_Dialect, "odd"> {
        let arguments = (ins StrAttr:$does);
        let hasCustomAssemblyFormat = 1;
        let hasVerifier = 1;
    }
}

impl Verify for OddOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        assert!(self.does(ir) != "verifies", "no verifier");
        Ok(())
    }
}

impl CustomAssembly for OddOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let does = p.parse_any_keyword()?;
        assert!(does != "reads", "no parser");
        state.set_attribute("does", Attribute::string(does));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let does = self.does(p.ir());
        assert!(does != "prints", "no printer");
        p.write(" ");
        p.write(does);
    }
}

/// What the tool prints, and its errors.
fn run(text: &str) -> [String; 2] {
    run_with(&["--split-input-file"], text)
}

fn run_with(flags: &[&str], text: &str) -> [String; 2] {
    let registry = Arc::new(DialectRegistry::new().with::<PDialect>());
    let options = OptOptions::from_args(flags.iter().copied()).expect("there are such options");
    let result = run_on_text(&registry, &options, "t.mlir", text.as_bytes());
    assert_eq!(result.failed, !result.errors.is_empty());
    [result.output, result.errors].map(|text| String::from_utf8_lossy(&text).into_owned())
}

#[test]
fn other_parts_are_read_and_printed() {
    for (does, expected) in [
        ("reads", "reading or verifying panicked: no parser"),
        ("verifies", "reading or verifying panicked: no verifier"),
        ("prints", "printing panicked: no printer"),
    ] {
        let [output, errors] = run(&format!(
            "p.odd first\n// -----\np.odd {does}\n// -----\np.odd last"
        ));
        assert_eq!(errors, format!("t.mlir:2:9: error: {expected}\n"));
        let expected =
            "module {\n  p.odd first\n}\n\n// -----\n// -----\nmodule {\n  p.odd last\n}\n\n";
        assert_eq!(output, expected, "{does}");
    }
}

#[test]
fn one_part_is_an_error_too() {
    let [output, errors] = run("p.odd verifies");
    assert_eq!(output, "");
    assert_eq!(
        errors,
        "t.mlir:1:1: error: reading or verifying panicked: no verifier\n"
    );
}

#[test]
fn printing_between_passes_is_an_error_of_its_part() {
    let flags = ["--split-input-file", "--cse", "--mlir-print-ir-before-all"];
    let [output, errors] = run_with(&flags, "p.odd prints\n// -----\np.odd last");
    assert!(
        output.ends_with("module {\n  p.odd last\n}\n\n"),
        "{output}"
    );
    let expected = "t.mlir:0:0: error: an instrumentation panicked before pass 'CSE': no printer\n";
    assert!(errors.starts_with(expected), "{errors}");
}
