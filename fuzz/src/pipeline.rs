//! Textual pipelines: reading neither panics nor hangs, and what is printed reads back as the same.

use ods_runtime::pass::{PassRegistry, parse_pipeline};
use ods_runtime::transforms;
use std::sync::LazyLock;

static PASSES: LazyLock<PassRegistry> = LazyLock::new(|| {
    PassRegistry::new()
        .with_all(transforms::all)
        .with_all(ods_dialects::passes)
});

/// Reads a text as a pipeline.
///
/// # Panics
///
/// If a pipeline does not read back as itself; or wherever the code under test does.
pub fn check(text: &str) {
    let Ok(pipeline) = parse_pipeline(text, &PASSES) else {
        return;
    };
    let printed = pipeline.to_string();
    let again = parse_pipeline(&printed, &PASSES).map(|pipeline| pipeline.to_string());
    assert_eq!(again.as_ref().ok(), Some(&printed), "{text}");
}

/// Words of pipelines.
#[rustfmt::skip]
pub const WORDS: &[&str] = &[
    "builtin.module", "func.func", "any", "canonicalize", "cse", "inline", "sccp", "symbol-dce", "(", ")", "{", "}",
    ",", "=", " ", "max-iterations", "1", "-1", "true", "region-simplify", "normal", "disabled", "top-down",
    "composite-fixed-point-pass", "pipeline", "name", "test", "\"", "'", "a b", "scf-parallel-loop-tiling",
    "parallel-loop-tile-sizes", "8,16", "convert-scf-to-cf", "x", "\0", "é",
];
