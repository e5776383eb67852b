//! How long files are.

use super::{crates, read, root, rust_files};

/// The longest that a file may be, in lines, its unit tests not counted.
const MOST_LINES: usize = 600;

#[test]
fn no_file_outgrows_its_reader() {
    let mut wrong = Vec::new();
    for file in crates()
        .iter()
        .flat_map(|krate| rust_files(&krate.join("src")))
    {
        let text = read(&file);
        let code = text
            .split("\n#[cfg(test)]\nmod tests {")
            .next()
            .unwrap_or_default();
        let is_test =
            file.ends_with("tests.rs") || file.components().any(|part| part.as_os_str() == "tests");
        let lines = code.lines().count();
        if lines > MOST_LINES && !is_test {
            let shown = file.strip_prefix(root()).unwrap_or(&file);
            wrong.push(format!(
                "{}: {lines} lines, at most {MOST_LINES}",
                shown.display()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
