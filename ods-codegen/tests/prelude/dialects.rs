//! MLIR's own dialects evaluate with this prelude in place of MLIR's files, and
//! say the same.

use std::path::{Path, PathBuf};

use crate::files::{prelude, td_files};
use crate::tools::Mlir;

/// Rust paths that MLIR's generator knows as C++ ones: those of native traits,
/// interfaces and effects.
const CPP_PATHS: [(&str, &str); 5] = [
    (
        r#""::ods_runtime::__private::"
      # !if(!eq(entityType, "Op"), "", !tolower(entityType) # "_") # "traits""#,
        r#""::mlir::" # entityType # "Trait""#,
    ),
    (
        r#"let cppNamespace = "::ods_runtime::interfaces""#,
        r#"let cppNamespace = "::mlir""#,
    ),
    (
        r#"::ods_runtime::interfaces::MemoryEffect""#,
        r#"::mlir::MemoryEffects::Effect""#,
    ),
    (
        "::ods_runtime::interfaces::MemoryEffect::",
        "::mlir::MemoryEffects::",
    ),
    (
        r#""::ods_runtime::interfaces::" # resourceName"#,
        r#""::mlir::SideEffects::" # resourceName"#,
    ),
];

/// The files of MLIR's dialects that are accepted on their own.
fn dialect_files(mlir: &Mlir, tool: &str, action: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let files = td_files(&mlir.include, "mlir/Dialect");
    let paths = files.into_iter().map(|file| mlir.include.join(file));
    let run = |path: PathBuf| {
        let output = mlir.run(tool, action, &[&mlir.include], &path);
        output.status.success().then_some((path, output.stdout))
    };
    paths.filter_map(run).collect()
}

/// A copy of the prelude that MLIR's generator recognizes: it knows traits and
/// interfaces by their C++ paths.
fn prelude_for_mlir() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("prelude");
    let mut replaced = [0; CPP_PATHS.len()];
    for file in td_files(&prelude(), "mlir") {
        let mut text = std::fs::read_to_string(prelude().join(&file)).expect("a readable file");
        for ((rust, cpp), count) in CPP_PATHS.iter().zip(&mut replaced) {
            *count += text.matches(rust).count();
            text = text.replace(rust, cpp);
        }
        let path = target.join(&file);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a writable folder");
        std::fs::write(path, text).expect("a writable folder");
    }
    assert!(replaced.iter().all(|count| *count > 0), "{replaced:?}");
    target
}

/// The documentation of ops without the Rust and C++ types of attributes: the
/// second of three cells.
fn without_types(documentation: &[u8]) -> String {
    let text = String::from_utf8_lossy(documentation);
    let line = |line: &str| match line.split("<td>").collect::<Vec<_>>()[..] {
        ["<tr>", name, _, summary] => format!("{name}{summary}\n"),
        _ => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

#[test]
fn dialects_evaluate() {
    let mlir = Mlir::find();
    let prelude = prelude();
    let files = dialect_files(&mlir, "llvm-tblgen", "--null-backend");
    assert!(files.len() > 200, "only {} files", files.len());
    for (file, _) in files {
        let include: [&Path; 2] = [&prelude, &mlir.include];
        let output = mlir.run("llvm-tblgen", "--null-backend", &include, &file);
        let messages = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}:\n{messages}", file.display());
    }
}

#[test]
fn ops_of_dialects_mean_the_same() {
    let mlir = Mlir::find();
    let prelude = prelude_for_mlir();
    let files = dialect_files(&mlir, "mlir-tblgen", "-gen-op-doc");
    assert!(files.len() > 100, "only {} files", files.len());
    for (file, theirs) in files {
        let include: [&Path; 2] = [&prelude, &mlir.include];
        let output = mlir.run("mlir-tblgen", "-gen-op-doc", &include, &file);
        let messages = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}:\n{messages}", file.display());
        let (theirs, ours) = (without_types(&theirs), without_types(&output.stdout));
        let different = theirs.lines().zip(ours.lines()).find(|(a, b)| a != b);
        assert!(theirs == ours, "{}: {different:?}", file.display());
    }
}
