//! Entries of a vocabulary: a pattern of C++ tokens with holes, and what it becomes.

use super::tokens::{depth_change, tokens};
use proc_macro2::TokenStream;

/// A part of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    Token(String),
    Hole(Hole),
}

/// A hole of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Hole {
    pub(super) name: String,
    pub(super) kind: HoleKind,
}

/// What a hole stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HoleKind {
    /// `$x`: an expression, which is translated.
    Expression,
    /// `$T`: a type, which is translated.
    Type,
    /// `$R__`: any number of tokens, commas among them, which are copied.
    Tokens,
}

/// A pattern and what it becomes.
#[derive(Debug)]
pub(super) struct Entry {
    pattern: Vec<Part>,
    /// The text, with the names of holes.
    pub(super) output: String,
    /// Whether the output is C++ itself, which other entries translate.
    pub(super) is_cpp: bool,
    /// The line in its file, counted from one.
    pub(super) line: usize,
}

/// The holes of a pattern, each with the tokens that it stands for.
pub(super) type Bindings<'e, 't> = Vec<(&'e Hole, &'t [&'t str])>;

impl Entry {
    /// `pattern => output`, or `pattern ~> output`.
    pub(super) fn new(text: &str, line: usize) -> Result<Self, String> {
        let (is_cpp, (pattern, output)) = match (text.split_once("=>"), text.split_once("~>")) {
            (Some(sides), None) => (false, sides),
            (None, Some(sides)) => (true, sides),
            _ => {
                return Err(
                    "expected one `=>`, or one `~>`, between C++ and its translation".to_owned(),
                );
            }
        };
        let (pattern, output) = (pattern.trim(), output.trim());
        let Some(parts) = tokens(pattern).filter(|parts| !parts.is_empty()) else {
            return Err(format!("`{pattern}` is not a pattern of C++"));
        };
        if output.is_empty() {
            return Err(format!("`{pattern}` has no translation"));
        }
        let parts: Vec<_> = parts.into_iter().map(part).collect();
        Ok(Self {
            pattern: parts,
            output: output.to_owned(),
            is_cpp,
            line,
        })
    }

    /// Checks that the output is an expression, whatever its holes stand for.
    pub(super) fn check_expression(&self) -> Result<(), String> {
        self.check::<syn::Expr>("expression")
    }

    /// Checks that the output is a type, whatever its holes stand for.
    pub(super) fn check_type(&self) -> Result<(), String> {
        self.check::<syn::Type>("type")
    }

    fn check<T: syn::parse::Parse>(&self, what: &str) -> Result<(), String> {
        let has_tokens =
            |part: &Part| matches!(part, Part::Hole(hole) if hole.kind == HoleKind::Tokens);
        if self.is_cpp || self.pattern.iter().any(has_tokens) {
            return Ok(());
        }
        let output = &self.output;
        // Holes and placeholders become names.
        let code: TokenStream = (output.replace('$', "__").parse())
            .map_err(|_| format!("`{output}` is not Rust: its brackets do not match"))?;
        let parsed = syn::parse2::<T>(code);
        let wrong = |_| format!("`{output}` is not a Rust {what}");
        parsed.map(|_| ()).map_err(wrong)
    }

    /// Calls `accept` with the ways in which the pattern matches all of `tokens`, until one is accepted.
    pub(super) fn find<'e, 't, T>(
        &'e self,
        tokens: &'t [&'t str],
        accept: &mut dyn FnMut(&Bindings<'e, 't>) -> Option<T>,
    ) -> Option<T> {
        find(&self.pattern, "", tokens, &mut Vec::new(), accept)
    }
}

fn part(token: &str) -> Part {
    let name = token
        .strip_prefix('$')
        .filter(|name| !name.starts_with('_'));
    let Some(name) = name else {
        return Part::Token(token.to_owned());
    };
    let kind = if name.ends_with("__") {
        HoleKind::Tokens
    } else if name.starts_with(|first: char| first.is_uppercase()) {
        HoleKind::Type
    } else {
        HoleKind::Expression
    };
    Part::Hole(Hole {
        name: name.to_owned(),
        kind,
    })
}

/// Matches the rest of a pattern, before which there is the token `before`.
fn find<'e, 't, T>(
    parts: &'e [Part],
    before: &str,
    tokens: &'t [&'t str],
    bindings: &mut Bindings<'e, 't>,
    accept: &mut dyn FnMut(&Bindings<'e, 't>) -> Option<T>,
) -> Option<T> {
    let Some((first, parts)) = parts.split_first() else {
        return tokens.is_empty().then(|| accept(bindings)).flatten();
    };
    let hole = match first {
        Part::Token(token) => {
            let rest = tokens
                .split_first()
                .filter(|(found, _)| **found == token.as_str());
            return find(parts, token, rest?.1, bindings, accept);
        }
        Part::Hole(hole) => hole,
    };
    let mut ends = ends(tokens, hole.kind == HoleKind::Tokens);
    if hole.kind == HoleKind::Expression {
        let next = match parts.first() {
            Some(Part::Token(next)) => next.as_str(),
            _ => "",
        };
        // A member is one of the operand before it, whatever operators that has to its left.
        if matches!(next, "." | "->") {
            let limit = first_operator(tokens);
            ends.retain(|end| *end <= limit);
        }
        // `a * b / c` is `(a * b) / c`.
        if let Some(limit) = first_of(tokens, of_level(before)) {
            ends.retain(|end| *end <= limit);
        }
        // Operators associate to the left, so an expression is as long as it can be; but `a ? b : c ? d : e` is
        // `a ? b : (c ? d : e)`.
        if next != "?" {
            ends.reverse();
        }
    }
    for end in ends {
        bindings.push((hole, &tokens[..end]));
        let found = find(parts, "", &tokens[end..], bindings, accept);
        bindings.pop();
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The operators that bind as tightly as this one, from left to right.
fn of_level(operator: &str) -> &'static [&'static str] {
    match operator {
        "<<" => &["<<"],
        "+" | "-" => &["+", "-"],
        "*" | "/" | "%" => &["*", "/", "%"],
        _ => &[],
    }
}

/// The place of the first of some operators outside of brackets, with an operand before it.
fn first_of(tokens: &[&str], operators: &[&str]) -> Option<usize> {
    let mut depth = 0;
    let mut is_behind_operand = false;
    tokens.iter().position(|token| {
        depth += depth_change(token);
        let is_found = is_behind_operand && depth == 0 && operators.contains(token);
        is_behind_operand = token.ends_with(|last: char| {
            last.is_alphanumeric() || matches!(last, '_' | ')' | ']' | '}' | '"' | '>')
        });
        is_found
    })
}

/// The place of the first operator outside of brackets. `<` and `>` may be brackets of templates.
fn first_operator(tokens: &[&str]) -> usize {
    let mut depth = 0;
    let is_operator = |token: &&str| {
        depth += depth_change(token);
        depth == 0
            && matches!(
                *token,
                "||" | "&&"
                    | "=="
                    | "!="
                    | "<="
                    | ">="
                    | "<<"
                    | "+"
                    | "-"
                    | "*"
                    | "/"
                    | "%"
                    | "!"
                    | "?"
            )
    };
    tokens.iter().position(is_operator).unwrap_or(tokens.len())
}

/// The lengths of the balanced sequences at the start of `tokens`.
fn ends(tokens: &[&str], is_any: bool) -> Vec<usize> {
    let mut ends = if is_any { vec![0] } else { Vec::new() };
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        depth += depth_change(token);
        if depth < 0 || !is_any && depth == 0 && matches!(*token, "," | ";") {
            break;
        }
        if depth == 0 {
            ends.push(at + 1);
        }
    }
    ends
}
