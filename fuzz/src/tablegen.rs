//! TableGen: evaluation neither panics nor hangs, and does the same every time.

use crate::mutate::Corpus;
use ods_tablegen::{Diagnostics, Input, RecordKeeper, evaluate};
use ods_tools::tblgen::{dump_json, print_records};

/// Evaluates a text twice and prints what came of it in every way.
///
/// # Panics
///
/// If the two evaluations differ; or wherever the code under test does.
pub fn check(text: &str) {
    let (keeper, diags) = run(text);
    let messages = diags.render(keeper.sources());
    let (again, diags_again) = run(text);
    assert_eq!(
        messages,
        diags_again.render(again.sources()),
        "messages differ"
    );
    if diags.has_errors() {
        // What survived must still be readable.
        for def in keeper.defs() {
            let _ = def.to_string();
        }
        return;
    }
    assert_eq!(dump_json(&keeper), dump_json(&again), "dumps differ");
    let _ = print_records(&keeper);
}

fn run(text: &str) -> (RecordKeeper, Diagnostics) {
    let mut diags = Diagnostics::new();
    let keeper = evaluate(Input::text("fuzz.td", text.to_owned()), &mut diags);
    (keeper, diags)
}

/// The goldens of `ods-tablegen`.
///
/// # Panics
///
/// If they are not there.
pub fn corpus() -> Corpus {
    Corpus::load(&["../ods-tablegen/tests/goldens/accept"], "td")
}
