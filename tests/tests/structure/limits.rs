//! Where limits are defined.

use super::{crates, name, read, root, rust_files};
use std::path::Path;

/// Words in the name of a constant that make it a limit.
const WORDS: [&str; 8] = [
    "MAX", "LIMIT", "LIMITS", "DEPTH", "NESTING", "LEVELS", "HUGE", "MOST",
];

/// Numbers that a rule of one of MLIR's dialects states: they are beside the rule.
const RULES: [(&str, &[&str]); 6] = [
    ("ods-upstream/src/amx/verify.rs", &["MAX_ROWS", "MAX_BITS"]),
    (
        "ods-upstream/src/gpu/int_range.rs",
        &["MAX_DIM", "MAX_CLUSTER_DIM", "MAX_SUBGROUP_SIZE"],
    ),
    (
        "ods-upstream/src/nvgpu/tensor_map.rs",
        &["MAX_RANK", "MAX_SIZE"],
    ),
    ("ods-upstream/src/quant/storage.rs", &["MAX_WIDTH"]),
    ("ods-upstream/src/smt/operations.rs", &["MAX_BITS"]),
    ("ods-upstream/src/tosa/canonicalize.rs", &["MAX_PAD"]),
];

/// The name and the value of the number that a line defines as a constant.
fn constant(line: &str) -> Option<(&str, &str)> {
    let (before, definition) = line.split_once("const ")?;
    let (name, rest) = definition.split_once(": ")?;
    let (ty, value) = rest.split_once(" = ")?;
    let is_number = [
        "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
        "Duration",
    ]
    .contains(&ty);
    (before.trim().is_empty() || before.trim().starts_with("pub")).then_some(())?;
    is_number.then_some((name, value.trim_end_matches(';')))
}

/// The limits that a source defines; `limits` are those of `limits.rs`, which a source may give a
/// second name.
fn defined<'s>(source: &'s str, limits: &[String]) -> Vec<(usize, &'s str)> {
    let code = source
        .lines()
        .take_while(|line| line.trim() != "#[cfg(test)]");
    code.enumerate()
        .filter_map(|(number, line)| {
            let (name, value) = constant(line)?;
            let is_limit = name.split('_').any(|word| WORDS.contains(&word));
            let original = value.rsplit("::").next().unwrap_or_default();
            let is_alias = limits.iter().any(|limit| limit == original);
            (is_limit && !is_alias).then_some((number + 1, name))
        })
        .collect()
}

/// The names of the constants that the `limits.rs` of a crate defines.
fn limits_of(krate: &Path) -> Vec<String> {
    let file = krate.join("src/limits.rs");
    let text = if file.is_file() {
        read(&file)
    } else {
        String::new()
    };
    let constants = text.lines().filter_map(constant);
    constants.map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn limits_are_defined_in_one_file_of_each_crate() {
    let mut report = Vec::new();
    let mut rules = 0;
    let (mut files, mut with_limits) = (0, 0);
    for krate in crates() {
        let limits = limits_of(&krate);
        with_limits += usize::from(!limits.is_empty());
        for file in rust_files(&krate.join("src")) {
            let path = file.strip_prefix(root()).unwrap_or(&file);
            let is_test = path.ends_with("tests.rs")
                || path.components().any(|part| part.as_os_str() == "tests");
            if file == krate.join("src/limits.rs") || is_test {
                continue;
            }
            files += 1;
            let stated = RULES.iter().find(|(rule, _)| Path::new(rule) == path);
            for (line, name) in defined(&read(&file), &limits) {
                if stated.is_some_and(|(_, names)| names.contains(&name)) {
                    rules += 1;
                } else {
                    report.push(format!("{}:{line}: {name}", path.display()));
                }
            }
        }
    }
    assert!(files > 1000, "{files} files");
    assert!(with_limits >= 10, "{with_limits} crates with limits");
    assert!(
        report.is_empty(),
        "these limits belong in `limits.rs`:\n{}",
        report.join("\n")
    );
    let known: usize = RULES.iter().map(|(_, names)| names.len()).sum();
    assert_eq!(rules, known, "the table of rules names one that is gone");
}

#[test]
fn definitions_of_limits_are_recognized() {
    let limits = ["MAX_DEPTH".to_owned()];
    let found = |line| !defined(line, &limits).is_empty();
    assert!(found("const MAX_WORDS: usize = 3;"));
    assert!(found("    pub(crate) const DEPTH_OF_ALL: u32 = 3;"));
    assert!(!found(
        "pub const MAX_LEVEL: usize = crate::limits::MAX_DEPTH;"
    ));
    assert!(!found("const MAXIMUM: usize = 3;"));
    assert!(!found("// const MAX_WORDS: usize = 3;"));
}

#[test]
fn each_limit_says_what_it_is() {
    let mut report = Vec::new();
    for krate in crates() {
        let file = krate.join("src/limits.rs");
        if !file.is_file() {
            continue;
        }
        let text = read(&file);
        let mut is_documented = false;
        for line in text.lines() {
            if let Some((constant, _)) = constant(line) {
                if !is_documented {
                    report.push(format!("{}: {constant}", name(&krate)));
                }
                is_documented = false;
            } else if line.starts_with("///") {
                is_documented = true;
            } else if line.is_empty() {
                is_documented = false;
            }
        }
    }
    assert!(
        report.is_empty(),
        "limits without documentation:\n{}",
        report.join("\n")
    );
}

#[test]
fn public_limits_are_on_the_page() {
    let page = read(&root().join("docs/LIMITS.md"));
    let mut report = Vec::new();
    for krate in crates() {
        let file = krate.join("src/limits.rs");
        if !file.is_file() {
            continue;
        }
        let text = read(&file);
        let mut before = "";
        for line in text.lines() {
            let is_hidden = std::mem::replace(&mut before, line) == "#[doc(hidden)]";
            if is_hidden || !line.starts_with("pub const") {
                continue;
            }
            let (constant, _) = constant(line).expect("a limit is a number");
            if !page.contains(&format!("`{constant}`")) {
                report.push(format!("{}: {constant}", name(&krate)));
            }
        }
    }
    assert!(
        report.is_empty(),
        "docs/LIMITS.md lacks:\n{}",
        report.join("\n")
    );
}
