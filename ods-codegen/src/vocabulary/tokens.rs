//! Tokens of C++ snippets, as far as patterns need them.
//!
//! Namespaces that all of MLIR's code may leave out are dropped, so that `::mlir::VectorType` and `VectorType` are the
//! same tokens.

/// Namespaces whose names have no other meaning without them.
const DROPPED: [&str; 3] = ["mlir", "llvm", "std"];

/// The tokens of several characters. `>>` ends two lists of types more often than it shifts.
const LONG: [&str; 9] = ["::", "<<", "->", "==", "!=", "<=", ">=", "&&", "||"];

/// Cuts a snippet into tokens; `None` if a string has no end, or brackets do not match.
pub(super) fn tokens(text: &str) -> Option<Vec<&str>> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/")?.1.trim_start();
            continue;
        }
        let len = if first == '"' {
            string_len(rest)?
        } else if is_word(first) {
            rest.find(|char| !is_word(char)).unwrap_or(rest.len())
        } else {
            let long = LONG.iter().find(|long| rest.starts_with(**long));
            long.map_or(first.len_utf8(), |long| long.len())
        };
        tokens.push(&rest[..len]);
        rest = rest[len..].trim_start();
    }
    is_balanced(&tokens).then(|| without_namespaces(tokens))
}

/// Identifiers, numbers, and placeholders such as `$_self`.
fn is_word(char: char) -> bool {
    char.is_alphanumeric() || matches!(char, '_' | '$')
}

/// The length of the string literal at the start of `text`.
fn string_len(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (at, char) in text.char_indices().skip(1) {
        match char {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// How a token changes the depth of brackets.
pub(super) fn depth_change(token: &str) -> i32 {
    match token {
        "(" | "[" | "{" => 1,
        ")" | "]" | "}" => -1,
        _ => 0,
    }
}

/// Whether brackets match. Which kind closes which is not looked at: a pattern compares the tokens.
pub(super) fn is_balanced(tokens: &[&str]) -> bool {
    let mut depth = 0;
    tokens.iter().all(|token| {
        depth += depth_change(token);
        depth >= 0
    }) && depth == 0
}

fn without_namespaces(tokens: Vec<&str>) -> Vec<&str> {
    let mut kept: Vec<&str> = Vec::with_capacity(tokens.len());
    for token in tokens {
        if token == "::" {
            match kept.last() {
                Some(last) if DROPPED.contains(last) => {
                    kept.pop();
                    continue;
                }
                Some(last) if last.chars().all(is_word) => {}
                // `::` before the first name.
                _ => continue,
            }
        }
        kept.push(token);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snippets_become_tokens() {
        let cut = |text| tokens(text).map(|tokens| tokens.join(" "));
        assert_eq!(
            cut("::llvm::isa< ::mlir::LLVM::A>($_self)&&x->y(\"a)\\\"\", 2)").as_deref(),
            Some("isa < LLVM :: A > ( $_self ) && x -> y ( \"a)\\\"\" , 2 )")
        );
        assert_eq!(
            cut("::mlir::arith::E::none").as_deref(),
            Some("arith :: E :: none")
        );
        assert_eq!(cut("f(/*a*/{true})").as_deref(), Some("f ( { true } )"));
        assert_eq!(cut("f(/*a"), None);
        assert_eq!(cut("f(\"x)"), None);
        assert_eq!(cut("f(x))"), None);
        assert_eq!(cut("").as_deref(), Some(""));
    }
}
