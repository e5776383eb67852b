//! MLIR's tools.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Map, Value};

/// The records of a file: what `llvm-tblgen --dump-json` prints.
pub(crate) type Records = Map<String, Value>;

/// An installed MLIR.
pub(crate) struct Mlir {
    bin: PathBuf,
    /// Its include folder.
    pub(crate) include: PathBuf,
}

impl Mlir {
    /// The MLIR under `MLIR_PREFIX`, or where Debian puts version 22.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub(crate) fn find() -> Self {
        let root = std::env::var_os("MLIR_PREFIX").unwrap_or("/usr/lib/llvm-22".into());
        let root = PathBuf::from(root);
        let mlir = Self {
            bin: root.join("bin"),
            include: root.join("include"),
        };
        let found = mlir.bin.join("llvm-tblgen").exists() && mlir.include.join("mlir/IR").exists();
        assert!(found, "no MLIR under {}; set MLIR_PREFIX", root.display());
        mlir
    }

    /// Runs `tool` on `file`, in a folder from which no include resolves.
    pub(crate) fn run(&self, tool: &str, action: &str, include: &[&Path], file: &Path) -> Output {
        let mut command = Command::new(self.bin.join(tool));
        command.arg(action).arg(file);
        for folder in include {
            command.arg("-I").arg(folder);
        }
        command.current_dir(env!("CARGO_TARGET_TMPDIR"));
        command.output().expect("a tool that runs")
    }

    /// The records of `file`.
    pub(crate) fn records(&self, include: &[&Path], file: &Path) -> Records {
        let output = self.run("llvm-tblgen", "--dump-json", include, file);
        let messages = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}:\n{messages}", file.display());
        serde_json::from_slice(&output.stdout).expect("JSON from llvm-tblgen")
    }
}

/// A file with an include line for each of `files`, in the tests' own folder.
pub(crate) fn umbrella(name: &str, files: &[String]) -> PathBuf {
    let lines: Vec<String> = files
        .iter()
        .map(|file| format!("include \"{file}\""))
        .collect();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, lines.join("\n")).expect("a writable folder");
    path
}
