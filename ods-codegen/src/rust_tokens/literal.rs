//! Literals: Rust's spelling, TableGen's meaning.
//!
//! TableGen's own lexer cuts numbers, names that begin with a digit and strings from
//! the text of Rust's literal. TableGen has no raw strings; their text is taken
//! verbatim.

use std::rc::Rc;

use ods_tablegen::{Diagnostics, Span, TokenKind, lex_fragment};
use proc_macro2::Group;

/// Whether a sign before this literal is part of the number.
pub(super) fn is_decimal(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The tokens of a literal; errors go to `diags`.
pub(super) fn tokens(text: &str, span: Span, diags: &mut Diagnostics) -> Vec<TokenKind> {
    match text.as_bytes() {
        [b'r', ..] => raw_string(text, span, diags),
        [b'"', ..] => string(text, span, diags),
        [b'0'..=b'9' | b'+' | b'-', ..] => lex_fragment(text, span, diags),
        _ => {
            let message = format!("`{text}` is not a TableGen literal");
            diags
                .error(span, message)
                .help("write text as a string literal");
            vec![TokenKind::Error]
        }
    }
}

/// `"…"` with the text directly after it (`"abc"in` is one literal in Rust).
fn string(text: &str, span: Span, diags: &mut Diagnostics) -> Vec<TokenKind> {
    let mut found = Diagnostics::new();
    let tokens = lex_fragment(text, span, &mut found);
    // The tokens after a mistake in a string are parts of the string.
    let Some(mut diagnostic) = found.into_iter().next() else {
        return tokens;
    };
    diagnostic.help(
        r#"TableGen knows `\\`, `\'`, `\"`, `\t` and `\n`; a raw string `r"…"` has no escapes and may have several lines"#,
    );
    diags.push(diagnostic);
    vec![TokenKind::Error]
}

/// `r"…"` or `r#"…"#`, with the text directly after it.
fn raw_string(text: &str, span: Span, diags: &mut Diagnostics) -> Vec<TokenKind> {
    let body = text.trim_start_matches(['r', '#']);
    let hashes = text.len() - body.len() - 1;
    let Some(end) = body.rfind('"') else {
        return vec![TokenKind::Error];
    };
    let value = body.get(1..end).unwrap_or_default();
    let suffix = body.get(end + 1 + hashes..).unwrap_or_default();
    let mut tokens = vec![TokenKind::Str(value.into())];
    tokens.extend(lex_fragment(suffix, span, diags));
    tokens
}

/// The text of a code block between its braces, as written if the compiler
/// still has it.
pub(super) fn block_text(block: &Group) -> Rc<str> {
    let source = block.span().source_text();
    let inner = source
        .as_deref()
        .and_then(|text| text.strip_prefix('{')?.strip_suffix('}'));
    match inner {
        Some(text) => text.into(),
        None => block.stream().to_string().into(),
    }
}

#[cfg(test)]
mod tests {
    use ods_tablegen::SourceMap;

    use super::*;

    fn lex(text: &str) -> Vec<TokenKind> {
        let mut diags = Diagnostics::new();
        let span = Span::new(SourceMap::new().add_tokens("ods!"), 0, 1);
        let tokens = tokens(text, span, &mut diags);
        assert_eq!(
            diags.is_empty(),
            !tokens.contains(&TokenKind::Error),
            "{diags:?}"
        );
        tokens
    }

    #[test]
    fn numbers_are_cut_as_tablegen_does() {
        assert_eq!(lex("1DTensorOf"), [TokenKind::Ident("1DTensorOf".into())]);
        assert_eq!(
            lex("4x4"),
            [TokenKind::Int(4), TokenKind::Ident("x4".into())]
        );
        assert_eq!(lex("-5"), [TokenKind::Int(-5)]);
    }

    #[test]
    fn strings_have_tablegen_escapes_and_raw_strings_none() {
        assert_eq!(lex(r#""a\"b\n""#), [TokenKind::Str("a\"b\n".into())]);
        assert_eq!(lex(r#"r"a\d""#), [TokenKind::Str("a\\d".into())]);
        assert_eq!(lex("r##\"a\"#b\"##"), [TokenKind::Str("a\"#b".into())]);
        assert_eq!(
            lex(r#""abc"x"#),
            [TokenKind::Str("abc".into()), TokenKind::Ident("x".into())]
        );
        assert_eq!(lex(r#""\x41""#)[0], TokenKind::Error);
        assert_eq!(lex("b\"x\""), [TokenKind::Error]);
        assert_eq!(lex("'c'"), [TokenKind::Error]);
    }
}
