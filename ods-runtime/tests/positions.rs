//! The positions of errors in texts of several lines: at the end of what is before
//! the wrong token, not counting comments. As `mlir-opt` reports them.

use ods_runtime::location::{LocationKind, SourceFiles};
use ods_runtime::registry::DialectRegistry;
use ods_runtime::text::parser::{AsmParser, ParserConfig};

/// The first error in an attribute dictionary, with line and column.
fn first_error(text: &str) -> Option<String> {
    let registry = DialectRegistry::new();
    let config = ParserConfig {
        registry: &registry,
        allow_unregistered_dialects: true,
    };
    let mut files = SourceFiles::default();
    let file = files.add("text", text.as_bytes(), 0);
    let mut parser = AsmParser::new(text.as_bytes(), file, config);
    _ = parser.parse_attribute_dict();
    let diagnostic = parser.diagnostics().first()?;
    let LocationKind::Source { file, offset } = diagnostic.location.kind() else {
        panic!("an error of the parser has a place");
    };
    let (line, column) = files.get(file)?.line_col(offset);
    Some(format!("{line}:{column}: {}", diagnostic.message))
}

#[test]
fn a_missing_token_is_missing_at_the_end_of_the_line_before() {
    let cases = [
        ("{a = [1\n  // comment\n  2]}", "1:8: expected ',' or ']'"),
        ("{a = [1 // x\n\n\n  2]}", "1:8: expected ',' or ']'"),
        ("{a = \n}", "1:5: expected attribute value"),
        (
            "{a\n\n// y\n= 1 b}",
            "4:4: expected '}' in attribute dictionary",
        ),
        (
            "{a = tensor<2x3\n  \n>}",
            "1:16: expected 'x' in dimension list",
        ),
        ("{a = [1,\r\n 2\r\n 3]}", "2:3: expected ',' or ']'"),
        (
            "{a = dense<[1,\n2 3]> : tensor<2xi32>}",
            "2:2: expected ']'",
        ),
        ("{a = 1\t5}", "1:7: expected '}' in attribute dictionary"),
        // What looks like a comment inside a string is taken for one.
        (
            "{a = \"x//y\"\n 5}",
            "1:8: expected '}' in attribute dictionary",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(first_error(text).as_deref(), Some(expected), "{text}");
    }
}

#[test]
fn lines_may_end_anywhere() {
    let texts = [
        "{a = tensor<2x\n3xf32>}",
        "{a = tensor<2\nx3xf32>}",
        "{\n}",
        "{a = @x ::\n@y}",
        "{a = [1, // one\r\n 2]}\n",
        "{a\n=\n\"b\"\n:\ni32\n}",
    ];
    for text in texts {
        assert_eq!(first_error(text), None, "{text}");
    }
}

#[test]
fn at_the_end_of_the_text_errors_stand_on_its_last_byte() {
    assert_eq!(
        first_error("{a = 1").as_deref(),
        Some("1:5: expected '}' in attribute dictionary")
    );
    assert_eq!(
        first_error("{a =").as_deref(),
        Some("1:3: expected attribute value")
    );
    assert_eq!(
        first_error("").as_deref(),
        Some("1:1: expected '{' in attribute dictionary")
    );
}
