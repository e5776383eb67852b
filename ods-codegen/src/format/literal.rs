//! The texts that a literal may have.

const SINGLE_CHARACTERS: &str = "_:,=<>()[]{}?+-*";

/// Checks the text of a literal: one character, `->`, `...` or a keyword.
///
/// # Errors
///
/// The reason why `text` is not valid.
pub(crate) fn check_literal(text: &str) -> Result<(), String> {
    match text.as_bytes() {
        [] => Err("literal can't be empty".to_owned()),
        [byte] if byte.is_ascii_alphabetic() || SINGLE_CHARACTERS.as_bytes().contains(byte) => {
            Ok(())
        }
        [_] => Err(format!(
            "single character literal must be a letter or one of '{SINGLE_CHARACTERS}'"
        )),
        b"->" | b"..." => Ok(()),
        _ => check_keyword(text).map_err(str::to_owned),
    }
}

/// Checks that `text` is one keyword of MLIR's syntax.
///
/// # Errors
///
/// The reason why it is not.
pub(crate) fn check_keyword(text: &str) -> Result<(), &'static str> {
    match text.as_bytes() {
        [] => Err("keywords cannot be empty"),
        [first, ..] if !first.is_ascii_alphabetic() && *first != b'_' => {
            Err("valid keyword starts with a letter or '_'")
        }
        [_, rest @ ..]
            if !rest
                .iter()
                .all(|byte| byte.is_ascii_alphanumeric() || b"_$.".contains(byte)) =>
        {
            Err("keywords should contain only alphanum, '_', '$', or '.' characters")
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_arrows_and_keywords_are_literals() {
        for text in ["a", "_", ":", "*", "->", "...", "keyword_$.", "_x"] {
            assert_eq!(check_literal(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn other_texts_are_not() {
        for (text, reason) in [
            ("", "literal can't be empty"),
            (
                "/",
                "single character literal must be a letter or one of '_:,=<>()[]{}?+-*'",
            ),
            (
                "1",
                "single character literal must be a letter or one of '_:,=<>()[]{}?+-*'",
            ),
            ("==", "valid keyword starts with a letter or '_'"),
            (
                "a:",
                "keywords should contain only alphanum, '_', '$', or '.' characters",
            ),
            ("é", "valid keyword starts with a letter or '_'"),
        ] {
            assert_eq!(check_literal(text), Err(reason.to_owned()), "{text}");
        }
    }
}
