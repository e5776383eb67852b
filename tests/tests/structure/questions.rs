//! The table "Where is X?" of ARCHITECTURE.md.

use super::{read, root};

/// The rows `| question | file: item |`, as the file and its item.
fn rows(text: &str) -> Vec<(String, String)> {
    let (_, table) = text
        .split_once("## Where is X?")
        .expect("ARCHITECTURE.md has the table");
    let table = table.split("\n## ").next().unwrap_or_default();
    let rows = table
        .lines()
        .filter(|line| line.starts_with("| ") && line.contains('`'));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches(['|', ' ']).split(" | ").collect();
        let mut words = cells.last().unwrap_or(&"").split('`');
        let file = words.nth(1).unwrap_or_default().to_owned();
        let item = words.nth(1).unwrap_or_default().to_owned();
        (file, item)
    })
    .collect()
}

#[test]
fn each_concept_is_in_the_file_that_the_table_names() {
    let rows = rows(&read(&root().join("ARCHITECTURE.md")));
    assert!(rows.len() >= 20, "the table has {} rows", rows.len());
    let mut wrong = Vec::new();
    for (file, item) in rows {
        let path = root().join(&file);
        if !path.is_file() {
            wrong.push(format!("{file}: no such file"));
            continue;
        }
        let kinds = [
            "fn",
            "struct",
            "enum",
            "trait",
            "const",
            "static",
            "mod",
            "macro_rules!",
            "type",
            "class",
        ];
        let text = read(&path);
        let is_defined = kinds.iter().any(|kind| {
            let definition = format!("{kind} {item}");
            text.match_indices(&definition).any(|(at, _)| {
                let next = text[at + definition.len()..].chars().next();
                !next.is_some_and(|next| next.is_alphanumeric() || next == '_')
            })
        });
        if !is_defined {
            wrong.push(format!("{file}: does not define `{item}`"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
