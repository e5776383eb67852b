//! Code shared by the tests over text files and the program that compares with the installed
//! MLIR.
//!
//! - [`filetest`]: `filetests/**/*.mlir`, with MLIR's `RUN` lines.
//! - [`programs`]: random programs of the dialects in `ods-dialects`.
//! - [`executable`]: random programs that end, for the interpreter; [`oracle`]: what they do, and
//!   whether passes keep it.
//! - [`generate`], [`damage`]: random modules, valid and damaged ones.
//! - [`dialect`]: the dialect `test`, with the same ops as in `mlir-opt`; [`derived`]: the
//!   same with derives.
//! - [`rewriting`]: the declarative patterns of `mlir-opt --test-greedy-patterns`, and their ops.
//! - [`describe`]: descriptions of definitions; [`samples`]: an operation for each definition.
//! - [`corpus`]: `conformance/corpus/**/*.mlir`, whose expected output was recorded from
//!   `mlir-opt`.
//! - [`mlir_opt`]: the installed `mlir-opt`.

#![expect(
    clippy::duplicate_mod,
    reason = "both spellings of the dialect have the same hand-written code"
)]

pub mod corpus;
pub mod damage;
pub mod derived;
pub mod describe;
pub mod dialect;
pub mod executable;
pub mod filetest;
pub mod generate;
pub mod mlir_opt;
pub mod oracle;
pub mod parts;
pub mod programs;
pub mod rewriting;
pub mod samples;

use ods_interp::tool::with_run;
use ods_runtime::DialectRegistry;
use ods_runtime::tool::{Opt, OptResult};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

/// The dialects that `ods-test-opt` registers.
pub fn dialects() -> DialectRegistry {
    let registry = ods_interp::attach(ods_dialects::all())
        .with::<dialect::TestDialect>()
        .with_unknown_operations::<dialect::TestDialect>();
    rewriting::with_ops(registry)
}

/// The registry with these dialects, built once.
pub fn registry() -> &'static Arc<DialectRegistry> {
    static REGISTRY: LazyLock<Arc<DialectRegistry>> = LazyLock::new(|| Arc::new(dialects()));
    &REGISTRY
}

/// The driver `ods-opt`, with these dialects.
pub fn opt() -> &'static Opt {
    static OPT: LazyLock<Opt> = LazyLock::new(|| {
        let opt = Opt::shared(registry().clone())
            .passes(ods_dialects::passes)
            .pass::<rewriting::TestGreedyPatterns>();
        with_run(opt)
    });
    &OPT
}

/// Runs `ods-opt` in this process.
///
/// # Errors
///
/// The message about an invalid command line.
pub fn ods_opt(args: &[&str], name: &str, text: &[u8]) -> Result<OptResult, String> {
    let opt = opt();
    let options = opt.options(args.iter().copied())?;
    Ok(opt.run_on_text(&options, name, text))
}

/// The files below `folder` whose name ends in `.mlir`, sorted.
///
/// # Errors
///
/// If a folder cannot be read.
pub fn mlir_files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut pending = vec![folder.to_owned()];
    while let Some(folder) = pending.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                pending.push(path);
            } else if path
                .extension()
                .is_some_and(|extension| extension == "mlir")
            {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The first line in which two texts differ, with its context; `None` if they are equal.
pub fn difference(expected: &str, found: &str) -> Option<String> {
    if expected == found {
        return None;
    }
    let equal = expected
        .lines()
        .zip(found.lines())
        .take_while(|(a, b)| a == b)
        .count();
    let around = |text: &str, sign: char| {
        let lines = text.lines().skip(equal).take(4);
        lines.fold(String::new(), |mut shown, line| {
            shown.extend([sign, ' ']);
            shown.push_str(line);
            shown.push('\n');
            shown
        })
    };
    let before = expected.lines().nth(equal.wrapping_sub(1)).unwrap_or("");
    Some(format!(
        "line {}:\n  {before}\n{}{}",
        equal + 1,
        around(expected, '-'),
        around(found, '+')
    ))
}
