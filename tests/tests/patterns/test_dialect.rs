//! The patterns of a `.td` file, those of `mlir-opt --test-greedy-patterns`, on modules for which the
//! output of `mlir-opt` is recorded.
//!
//! `tests/conformance/greedy_mlir.py … --record=yes tests/tests/patterns/modules` records it.

use ods_runtime::tool::Opt;
use ods_tests::rewriting::TestGreedyPatterns;
use std::fs;
use std::path::Path;

#[test]
fn modules_are_rewritten_as_by_mlir_opt() {
    let opt = Opt::shared(ods_tests::registry().clone()).pass::<TestGreedyPatterns>();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/patterns/modules");
    let files = ods_tests::mlir_files(&folder).expect("the folder can be read");
    assert!(files.len() > 10);
    for file in files {
        let text = fs::read_to_string(&file).expect("the file can be read");
        let flags = text
            .lines()
            .next()
            .and_then(|line| line.strip_prefix("// RUN: "));
        let flags = flags.expect("the first line has the flags").split(' ');
        let options = opt.options(flags).expect("the flags are right");
        let name = file.file_name().expect("it is a file").to_string_lossy();
        let name = format!("tests/tests/patterns/modules/{name}");
        let result = opt.run_on_text(&options, &name, text.as_bytes());
        assert_eq!(String::from_utf8_lossy(&result.errors), "", "{name}");
        let output = String::from_utf8_lossy(&result.output);
        let expected = fs::read_to_string(file.with_extension("expected"));
        let expected = expected.expect("the output is recorded");
        if let Some(difference) = ods_tests::difference(&expected, &output) {
            panic!("{name}: {difference}");
        }
    }
}
