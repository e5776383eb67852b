//! The prelude's files.

use std::path::{Path, PathBuf};

/// The include folder that is the prelude.
pub(crate) fn prelude() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("prelude")
}

/// The files under `folder`, as paths relative to `root`, in order.
pub(crate) fn td_files(root: &Path, folder: &str) -> Vec<String> {
    let mut files = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "td") {
                let file = path.strip_prefix(root).expect("a file below the root");
                files.push(file.to_str().expect("a path in UTF-8").to_owned());
            }
        }
    }
    files.sort();
    files
}

/// The files of the prelude that stand in for files of MLIR.
pub(crate) fn mlir_files() -> Vec<String> {
    td_files(&prelude(), "mlir")
}
