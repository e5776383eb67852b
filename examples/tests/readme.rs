//! Checks that the README's code equals that of the examples, which are compiled and run.

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
