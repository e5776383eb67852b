//! Which crate uses which.

use super::{crates, name, read};

/// Each crate, and the crates of the workspace that it may depend on.
const ARROWS: &[(&str, &[&str])] = &[
    ("ods-lookup", &[]),
    ("ods-tablegen", &["ods-lookup"]),
    ("ods-table", &[]),
    ("ods-interface", &[]),
    ("ods-interface-macros", &["ods-interface"]),
    (
        "ods-codegen",
        &["ods-interface", "ods-tablegen", "ods-table", "ods-lookup"],
    ),
    ("ods-macros", &["ods-codegen", "ods-tablegen"]),
    (
        "ods-ir",
        &["ods-interface-macros", "ods-table", "ods-lookup"],
    ),
    ("ods-asm", &["ods-ir", "ods-table", "ods-lookup"]),
    ("ods-rewrite", &["ods-asm", "ods-ir", "ods-lookup"]),
    (
        "ods-transforms",
        &["ods-rewrite", "ods-asm", "ods-ir", "ods-lookup"],
    ),
    (
        "ods-runtime",
        &[
            "ods-asm",
            "ods-ir",
            "ods-macros",
            "ods-interface-macros",
            "ods-rewrite",
            "ods-transforms",
        ],
    ),
    ("ods-dialects", &["ods-runtime"]),
    ("ods-interp", &["ods-dialects", "ods-runtime", "ods-lookup"]),
    (
        "ods-upstream",
        &["ods-dialects", "ods-runtime", "ods-lookup"],
    ),
    (
        "ods-tools",
        &[
            "ods-dialects",
            "ods-interp",
            "ods-runtime",
            "ods-codegen",
            "ods-tablegen",
        ],
    ),
];

/// The crates `ods-*` under `[dependencies]` of a manifest.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut is_inside = false;
    let mut found = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_inside = line.trim() == "[dependencies]" || line.trim() == "[build-dependencies]";
        } else if is_inside && line.starts_with("ods-") {
            let end = line.find(['.', ' ', '=']).unwrap_or(line.len());
            found.push(line[..end].to_owned());
        }
    }
    found
}

#[test]
fn crates_use_only_what_is_below_them() {
    let mut wrong = Vec::new();
    for folder in crates() {
        let krate = name(&folder);
        let Some((_, allowed)) = ARROWS.iter().find(|(known, _)| *known == krate) else {
            wrong.push(format!("{krate}: no row in the table of arrows"));
            continue;
        };
        for used in dependencies(&read(&folder.join("Cargo.toml"))) {
            if !allowed.contains(&used.as_str()) {
                wrong.push(format!("{krate}/Cargo.toml: uses {used}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn dependencies_are_read_from_their_section_only() {
    let manifest = "[dependencies]\nods-a.workspace = true\nods-b = { path = \"b\" }\n\
                    [dev-dependencies]\nods-c = \"1\"\n";
    assert_eq!(dependencies(manifest), ["ods-a", "ods-b"]);
}
