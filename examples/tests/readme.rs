//! Checks that the README's code equals that of the examples, which are compiled and run, and that
//! links of the documentation lead to files.

use std::path::Path;

/// Every Rust block of the README, without the indentation of its list item.
fn rust_blocks(readme: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut lines = readme.lines();
    while let Some(line) = lines.next() {
        let indent = line.len() - line.trim_start().len();
        if line.trim() == "```rust" {
            let block: Vec<&str> = lines
                .by_ref()
                .take_while(|line| line.trim() != "```")
                .map(|line| line.get(indent..).unwrap_or_default())
                .collect();
            blocks.push(block.join("\n"));
        }
    }
    blocks
}

/// Removes layout: white space and trailing commas.
fn normalized(text: &str) -> String {
    let text: String = text.split_whitespace().collect();
    text.replace(",)", ")")
}

#[test]
fn every_block_stands_in_an_example() {
    let readme = include_str!("../../README.md");
    let sources = [
        include_str!("../calc/main.rs"),
        include_str!("../calc-opt/main.rs"),
        include_str!("../toy/dialect.rs"),
    ];
    let sources = sources.map(normalized);
    let blocks = rust_blocks(readme);
    assert_eq!(blocks.len(), 9, "the README's Rust blocks");
    // The first block is an excerpt that shows the form of a definition; the Toy dialect
    // has the full one.
    for block in &blocks[1..] {
        let block = normalized(block);
        assert!(
            sources.iter().any(|source| source.contains(&block)),
            "not in an example:\n{block}"
        );
    }
}

/// The targets of the links in a Markdown text.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1);
    targets.filter_map(|rest| rest.split([')', '#']).next())
}

#[test]
fn links_lead_to_files() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let docs = std::fs::read_dir(root.join("docs")).unwrap();
    let mut files: Vec<_> = docs.map(|entry| entry.unwrap().path()).collect();
    files.extend(
        [
            "README.md",
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "CHANGELOG.md",
        ]
        .map(|name| root.join(name)),
    );
    let mut missing = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let folder = file.parent().unwrap();
        for link in links(&text) {
            let is_here = link.is_empty() || link.contains("://") || folder.join(link).exists();
            // A bracket in code is not a link.
            if !is_here && Path::new(link).extension().is_some_and(|it| it == "md") {
                missing.push(format!("{}: {link}", file.display()));
            }
        }
    }
    assert_eq!(missing, [""; 0]);
}
