//! The JSON dump of the cases in `ods-tablegen/tests/goldens/accept` against llvm-tblgen's; see the README there.

use std::fs;
use std::path::{Path, PathBuf};

use ods_tablegen::{Diagnostics, IncludeDirs, Input, Lexer, RecordKeeper, SourceMap, evaluate};
use ods_tools::tblgen::dump_json;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../ods-tablegen/tests/goldens/accept")
}

/// The `.td` files of a folder, sorted.
fn cases(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the goldens are there");
    let paths = entries.map(|entry| entry.expect("readable").path());
    let mut cases: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|e| e == "td"))
        .collect();
    cases.sort();
    assert!(cases.len() > 50, "the goldens are there");
    cases
}

fn evaluate_text(path: &Path, text: String, dirs: &mut IncludeDirs) -> (RecordKeeper, Diagnostics) {
    let mut diags = Diagnostics::new();
    let keeper = evaluate(Input::text(path, text).resolver(dirs), &mut diags);
    (keeper, diags)
}

#[test]
fn accepted_cases_dump_as_recorded() {
    let folder = folder();
    let mut dirs = IncludeDirs::new([&folder]);
    for case in cases(&folder) {
        let text = fs::read_to_string(&case).expect("readable");
        let expected = fs::read_to_string(case.with_extension("json")).expect("recorded");
        let (keeper, diags) = evaluate_text(&case, text, &mut dirs);
        assert!(!diags.has_errors(), "{}", diags.render(keeper.sources()));
        assert_eq!(dump_json(&keeper), expected, "{}", case.display());
    }
}

/// Any other source of the same tokens gives the same records.
#[test]
fn accepted_cases_dump_alike_from_a_token_source() {
    let folder = folder();
    let mut dirs = IncludeDirs::new([&folder]);
    for case in cases(&folder) {
        let text = fs::read_to_string(&case).expect("readable");
        if text.contains("#if") {
            // A source of tokens lexes what the preprocessor skips.
            continue;
        }
        let expected = fs::read_to_string(case.with_extension("json")).expect("recorded");
        let mut sources = SourceMap::new();
        let source = sources.add_file(&case, text.clone(), None);
        let tokens = Box::new(Lexer::new(source, &text));
        let mut diags = Diagnostics::new();
        let input = Input::new(sources).with_tokens(tokens).resolver(&mut dirs);
        let keeper = evaluate(input, &mut diags);
        assert!(!diags.has_errors(), "{}", diags.render(keeper.sources()));
        assert_eq!(dump_json(&keeper), expected, "{}", case.display());
    }
}
