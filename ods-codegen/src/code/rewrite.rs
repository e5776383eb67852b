//! What is done to tokens and to generated text: filling in placeholders, and
//! replacing paths.

use proc_macro2::{Group, Spacing, TokenStream, TokenTree};

use super::CodeTable;
use crate::model::names;

/// All tokens at one place.
pub(super) fn with_span(tokens: TokenStream, span: proc_macro2::Span) -> TokenStream {
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

/// Whether delimiters nest deeper than `limit`.
pub(crate) fn nests_deeper(tokens: &TokenStream, limit: u32) -> bool {
    tokens.clone().into_iter().any(|tree| match tree {
        TokenTree::Group(group) => limit == 0 || nests_deeper(&group.stream(), limit - 1),
        _ => false,
    })
}

/// Replaces the names of types in a type, which begin with a capital; lifetimes are none.
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

/// Replaces `$name` and `$0` in text that has no string literals.
pub(super) fn fill_text(text: &str, hole: &mut dyn FnMut(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        let end = rest
            .bytes()
            .position(|byte| !is_word(byte))
            .unwrap_or(rest.len());
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
pub(super) const RUNTIME: &str = "::ods_runtime";

/// A path that stands for a name in the invocation's own scope.
pub(super) struct OwnPath {
    pub(super) text: String,
    pub(super) tokens: Vec<String>,
    pub(super) name: String,
}

/// Replaces the path `from` by `to`; where it is the end of a longer path, or the
/// beginning of a longer name, it stays.
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

/// Replaces `$name` and `$0` by what `hole` gives for `name` and `0`.
pub(super) fn fill(
    tokens: TokenStream,
    hole: &mut dyn FnMut(&str) -> Option<TokenStream>,
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
                    TokenTree::Ident(name) => hole(&name.to_string()),
                    TokenTree::Literal(index) => hole(&index.to_string()),
                    _ => None,
                };
                match filled {
                    Some(filled) => result.extend(filled),
                    None => result.extend([TokenTree::Punct(dollar), next]),
                }
            }
            TokenTree::Group(group) => {
                let mut filled = Group::new(group.delimiter(), fill(group.stream(), hole));
                filled.set_span(group.span());
                result.extend([TokenTree::Group(filled)]);
            }
            tree => result.extend([tree]),
        }
    }
    result
}

/// Replaces `::ods_runtime` by `krate`.
pub(super) fn replace_crate(tokens: TokenStream, krate: &TokenStream) -> TokenStream {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    let mut result = TokenStream::new();
    let mut index = 0;
    while let Some(tree) = trees.get(index) {
        if names_runtime(&trees, index) {
            result.extend(krate.clone());
            index += 3;
            continue;
        }
        match tree {
            TokenTree::Group(group) => {
                let mut replaced =
                    Group::new(group.delimiter(), replace_crate(group.stream(), krate));
                replaced.set_span(group.span());
                result.extend([TokenTree::Group(replaced)]);
            }
            tree => result.extend([tree.clone()]),
        }
        index += 1;
    }
    result
}

/// Replaces the paths of what the invocation defines by their names.
pub(super) fn replace_own_paths(tokens: TokenStream, paths: &[OwnPath]) -> TokenStream {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    let mut result = TokenStream::new();
    let mut index = 0;
    while let Some(tree) = trees.get(index) {
        let rest = &trees[index..];
        let continues = index > 0
            && matches!(&trees[index - 1], TokenTree::Punct(colon) if colon.as_char() == ':');
        let found = paths.iter().find(|path| {
            let names = path.tokens.iter();
            !continues
                && rest.len() >= path.tokens.len()
                && names
                    .zip(rest)
                    .all(|(name, tree)| *name == tree.to_string())
        });
        match (found, tree) {
            (Some(path), _) => {
                let last = &rest[path.tokens.len() - 1];
                let name = CodeTable::tokens(&path.name).into_iter();
                result.extend(name.map(|mut tree| {
                    tree.set_span(last.span());
                    tree
                }));
                index += path.tokens.len();
                continue;
            }
            (None, TokenTree::Group(group)) => {
                let inner = replace_own_paths(group.stream(), paths);
                let mut replaced = Group::new(group.delimiter(), inner);
                replaced.set_span(group.span());
                result.extend([TokenTree::Group(replaced)]);
            }
            (None, tree) => result.extend([tree.clone()]),
        }
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
