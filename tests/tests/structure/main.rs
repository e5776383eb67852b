//! The structure of the workspace, as ARCHITECTURE.md describes it.
//!
//! Each test reads the sources and names the place that breaks a rule:
//!
//! - [`arrows`]: crates use only the crates below them;
//! - [`layers`]: modules of `ods-ir` use only modules of their layer and below;
//! - [`limits`]: each crate defines its limits in one file, and the public ones are in `docs/LIMITS.md`;
//! - [`messages`]: no code decides anything by the words of a message;
//! - [`paths`]: the documentation names source files that exist;
//! - [`questions`]: each row of the table "Where is X?" names an item that its file defines;
//! - [`sizes`]: no source file outgrows what a reader can keep in mind.

mod arrows;
mod layers;
mod limits;
mod messages;
mod paths;
mod questions;
mod sizes;

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent()
        .expect("the tests are a folder of the workspace")
        .to_owned()
}

/// The text of a file of the workspace.
///
/// # Panics
///
/// If it cannot be read.
fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The crates whose sources are published: the folders `ods-*`, in order.
fn crates() -> Vec<PathBuf> {
    let entries = fs::read_dir(root()).expect("the workspace can be listed");
    let mut crates: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the workspace can be listed").path())
        .filter(|path| path.join("Cargo.toml").is_file() && name(path).starts_with("ods-"))
        .collect();
    crates.sort();
    crates
}

/// The last part of a path.
fn name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// The Rust files below a folder, in order.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("a folder of sources can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}
