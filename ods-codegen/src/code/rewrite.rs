//! Rewriting of tokens and of generated text: fills in placeholders, and replaces
//! paths.

use proc_macro2::{Delimiter, Group, Punct, Spacing, Span, TokenStream, TokenTree};

use super::CodeTable;
use crate::limits::MAX_LINKS_PER_LEVEL;
use crate::model::names;

/// The tokens, all with the span `span`.
pub(super) fn with_span(tokens: TokenStream, span: Span) -> TokenStream {
    let tokens = tokens.into_iter().map(|tree| match tree {
        TokenTree::Group(group) => {
            let mut moved = Group::new(group.delimiter(), with_span(group.stream(), span));
            moved.set_span(span);
            TokenTree::Group(moved)
        }
        mut tree => {
            tree.set_span(span);
            tree
        }
    });
    tokens.collect()
}

/// The group with other tokens in it.
pub(super) fn with_stream(group: &Group, tokens: TokenStream) -> TokenTree {
    let mut replaced = Group::new(group.delimiter(), tokens);
    replaced.set_span(group.span());
    replaced.into()
}

/// Whether code nests deeper than `limit`: by delimiters, generic arguments, prefix operators, or
/// what else parsers of Rust call themselves for.
pub(crate) fn nests_deeper(tokens: &TokenStream, limit: u32) -> bool {
    nests(tokens, limit, limit)
}

/// As [`nests_deeper`], in a place where `left` levels of delimiters are left.
fn nests(tokens: &TokenStream, left: u32, limit: u32) -> bool {
    let mut level = Nesting::default();
    tokens.clone().into_iter().any(|tree| match tree {
        TokenTree::Group(group) => {
            if left == 0 || nests(&group.stream(), left - 1, limit) {
                return true;
            }
            let is_braced = group.delimiter() == Delimiter::Brace;
            if level.after_operand && !is_braced {
                // A call or an index holds what is before it.
                level.links += 1;
            }
            level.operand();
            if is_braced {
                (level.angles, level.continued) = (0, 0);
            }
            level.exceeds(limit)
        }
        TokenTree::Punct(punct) => {
            level.punct(&punct);
            level.exceeds(limit)
        }
        TokenTree::Ident(word) => {
            level.word(&word.to_string());
            level.exceeds(limit)
        }
        TokenTree::Literal(_) => {
            level.operand();
            false
        }
    })
}

/// What is open between delimiters, in one statement.
#[derive(Default)]
struct Nesting {
    /// Open `<`; those of comparisons count too, up to the end of the statement.
    angles: u32,
    /// Prefix operators in a row.
    prefixes: u32,
    /// What continues to the right: assignments, closures and `->`.
    continued: u32,
    /// Each `else`.
    elses: u32,
    /// Operators, `.`, `?`, calls and indices: each holds the ones before.
    links: u32,
    /// The character of the punctuation before, and whether the next one belongs to it.
    before: Option<(char, bool)>,
    /// Whether an operand precedes.
    after_operand: bool,
}

impl Nesting {
    fn exceeds(&self, limit: u32) -> bool {
        [self.angles, self.prefixes, self.continued, self.elses]
            .iter()
            .any(|open| *open > limit)
            || self.links > MAX_LINKS_PER_LEVEL * limit
    }

    fn operand(&mut self) {
        self.prefixes = 0;
        self.before = None;
        self.after_operand = true;
    }

    fn word(&mut self, word: &str) {
        match word {
            "mut" | "const" | "dyn" | "ref" | "move" | "in" | "impl" => {}
            "else" => self.elses += 1,
            "as" => self.links += 1,
            "return" | "break" | "yield" | "become" | "box" => self.continued += 1,
            _ => return self.operand(),
        }
        self.after_operand = false;
    }

    fn punct(&mut self, punct: &Punct) {
        let is_joint = punct.spacing() == Spacing::Joint;
        let second_of = self.before.filter(|(_, joint)| *joint);
        let second_of = second_of.map(|(first, _)| first);
        self.links += 1;
        match punct.as_char() {
            ';' => *self = Self::default(),
            ',' => (self.continued, self.elses, self.links) = (0, 0, 0),
            '<' => self.angles += 1,
            '>' if matches!(second_of, Some('-' | '=')) => self.continued += 1,
            '>' => self.angles = self.angles.saturating_sub(1),
            '|' if !self.after_operand && second_of != Some('|') => self.continued += 1,
            '=' => self.continued += 1,
            '!' | '&' | '*' | '-' if !self.after_operand => self.prefixes += 1,
            _ => {}
        }
        self.before = Some((punct.as_char(), is_joint));
        // `?` and `>` end an operand or a type.
        self.after_operand = matches!(punct.as_char(), '?' | '>' | '\'' | '$');
    }
}

/// Replaces the names in a type that begin with a capital letter, except for lifetimes and
/// `Self`.
pub(super) fn replace_names(ty: &str, mut replace: impl FnMut(&str) -> String) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut result = String::with_capacity(ty.len() + 16);
    let mut rest = ty;
    while let Some(start) = rest.find(is_word) {
        let (before, word) = rest.split_at(start);
        let (word, behind) = word.split_at(word.find(|c| !is_word(c)).unwrap_or(word.len()));
        result.push_str(before);
        if word.starts_with(char::is_uppercase) && word != "Self" && !before.ends_with('\'') {
            result.push_str(&replace(word));
        } else {
            result.push_str(word);
        }
        rest = behind;
    }
    result + rest
}

/// Replaces `$name`, `$0` and `$0...` in text that has no string literals.
pub(super) fn fill_text(text: &str, hole: &mut dyn FnMut(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        let end = rest.bytes().position(|byte| !is_word(byte));
        let mut end = end.unwrap_or(rest.len());
        let is_number = rest[..end].bytes().all(|byte| byte.is_ascii_digit());
        if is_number && end > 0 && rest[end..].starts_with("...") {
            end += 3;
        }
        if let Some(value) = hole(&rest[..end]) {
            out.push_str(value.trim_end());
        } else {
            out.push('$');
            out.push_str(&rest[..end]);
        }
        rest = &rest[end..];
    }
    out.push_str(rest);
    out
}

/// The path of the runtime crate in the user's code and in the prelude's.
pub(crate) const RUNTIME: &str = "::ods_runtime";

/// A path that a name in the invocation's own scope replaces.
pub(super) struct OwnPath {
    pub(super) text: String,
    pub(super) tokens: Vec<String>,
    pub(super) name: String,
}

/// Replaces the path `from` by `to`, except as the end of a longer path or as the
/// beginning of a longer name.
pub(super) fn rename(text: &str, from: &str, to: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(at) = rest.find(from) {
        let (before, after) = (&rest[..at], &rest[at + from.len()..]);
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let is_absolute = from.starts_with("::");
        out.push_str(before);
        let continues = out
            .as_bytes()
            .last()
            .is_some_and(|byte| is_word(byte) || *byte == b'>' || !is_absolute && *byte == b':');
        let is_longer = after.as_bytes().first().is_some_and(is_word);
        out.push_str(if continues || is_longer { from } else { to });
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Replaces `$name`, `$0` and `$0...` by what `hole` gives for `name`, `0` and `0...`, and the place
/// of the word.
pub(super) fn fill(
    tokens: TokenStream,
    hole: &mut dyn FnMut(&str, Span) -> Option<TokenStream>,
) -> TokenStream {
    let mut trees = tokens.into_iter();
    let mut result = TokenStream::new();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Punct(dollar) if dollar.as_char() == '$' => {
                let Some(next) = trees.next() else {
                    result.extend([TokenTree::Punct(dollar)]);
                    break;
                };
                let filled = match &next {
                    TokenTree::Ident(name) => hole(&name.to_string(), name.span()),
                    TokenTree::Literal(index) => {
                        let dots = { trees.clone() }.take(3).map(|tree| tree.to_string());
                        if dots.eq([".", ".", "."]) {
                            trees.nth(2);
                            hole(&format!("{index}..."), index.span())
                        } else {
                            hole(&index.to_string(), index.span())
                        }
                    }
                    _ => None,
                };
                match filled {
                    Some(filled) => result.extend(filled),
                    None => result.extend([TokenTree::Punct(dollar), next]),
                }
            }
            TokenTree::Group(group) => {
                result.extend([with_stream(&group, fill(group.stream(), hole))]);
            }
            tree => result.extend([tree]),
        }
    }
    result
}

/// Replaces `::ods_runtime` by `krate`.
pub(super) fn replace_crate(tokens: TokenStream, krate: &TokenStream) -> TokenStream {
    replace_paths(tokens, &|trees, index| {
        names_runtime(trees, index).then(|| (3, krate.clone()))
    })
}

/// Replaces the paths of the invocation's items by their names.
pub(super) fn replace_own_paths(tokens: TokenStream, paths: &[OwnPath]) -> TokenStream {
    replace_paths(tokens, &|trees, index| {
        let rest = &trees[index..];
        let is_colon =
            |tree: &TokenTree| matches!(tree, TokenTree::Punct(colon) if colon.as_char() == ':');
        let path = paths.iter().find(|path| {
            let mut pairs = path.tokens.iter().zip(rest);
            rest.len() >= path.tokens.len() && pairs.all(|(name, tree)| *name == tree.to_string())
        });
        let path = path.filter(|_| index == 0 || !is_colon(&trees[index - 1]))?;
        let span = rest[path.tokens.len() - 1].span();
        let name = CodeTable::tokens(&path.name).into_iter().map(|mut tree| {
            tree.set_span(span);
            tree
        });
        Some((path.tokens.len(), name.collect()))
    })
}

/// The number of tokens of a path, and their replacement.
type Replaced = (usize, TokenStream);

/// Replaces the paths that `replace` finds at an index.
fn replace_paths(
    tokens: TokenStream,
    replace: &dyn Fn(&[TokenTree], usize) -> Option<Replaced>,
) -> TokenStream {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    let mut result = TokenStream::new();
    let mut index = 0;
    while let Some(tree) = trees.get(index) {
        if let Some((length, replaced)) = replace(&trees, index) {
            result.extend(replaced);
            index += length;
            continue;
        }
        result.extend([match tree {
            TokenTree::Group(group) => with_stream(group, replace_paths(group.stream(), replace)),
            tree => tree.clone(),
        }]);
        index += 1;
    }
    result
}

/// Whether the path `::ods_runtime` begins at `index`; `a::ods_runtime` does not count.
fn names_runtime(trees: &[TokenTree], index: usize) -> bool {
    let [
        TokenTree::Punct(first),
        TokenTree::Punct(second),
        TokenTree::Ident(name),
        ..,
    ] = &trees[index..]
    else {
        return false;
    };
    let continues_path = match index.checked_sub(1).map(|before| &trees[before]) {
        Some(TokenTree::Ident(before)) => !names::is_raw_keyword(&before.to_string()),
        Some(TokenTree::Punct(before)) => {
            before.as_char() == '>' && before.spacing() == Spacing::Joint
        }
        _ => false,
    };
    let is_colons =
        first.as_char() == ':' && first.spacing() == Spacing::Joint && second.as_char() == ':';
    is_colons && !continues_path && name == "ods_runtime"
}

#[cfg(test)]
mod tests {
    use super::nests_deeper;

    #[track_caller]
    fn check(code: &str, expected: bool) {
        let tokens = code.parse().unwrap();
        assert_eq!(nests_deeper(&tokens, 20), expected, "{code}");
    }

    #[test]
    fn deep_code_is_found() {
        let many = |part: &str| part.repeat(21);
        check(&format!("{}x{}", many("("), many(")")), true);
        check(
            &format!("let x: {}u8{} = y;", many("Vec<"), many(">")),
            true,
        );
        check(&format!("{}x", many("!")), true);
        check(&format!("f({}x)", many("&")), true);
        check(&format!("let x: {}u8 = y;", many("*const ")), true);
        check(&format!("let f: {}u8 = y;", many("fn() -> ")), true);
        check(&format!("{}1", many("|x| ")), true);
        check(&format!("{}1", many("x = ")), true);
        check(&format!("if a {{}} {}", many("else if b {} ")), true);
    }

    #[test]
    fn long_expressions_are_deep() {
        let many = |part: &str| part.repeat(301);
        check(&format!("{}1", many("1 + ")), true);
        check(&format!("a{}", many(".b")), true);
        check(&format!("a{}", many("?")), true);
        check(&format!("a{}", many(" as b")), true);
        check(&format!("a({})", many("1 + 2, ")), false);
        check(&many("a + b;"), false);
    }

    #[test]
    fn long_code_is_not_deep() {
        let many = |part: &str| part.repeat(100);
        check(&many("if a < b { c(); }"), false);
        check(&many("let x: Vec<Vec<u8>> = -a - !b;"), false);
        check(&format!("x{}", many(" || !y && -z == 1 | w")), true);
        check(&format!("x{}", " || -z | w & -v".repeat(40)), false);
        check(
            &format!("match x {{ {} }}", many("A => { b } C => d,")),
            false,
        );
        check(&format!("f({})", many("a == b, ")), false);
    }
}
