//! Rust code as text.
//!
//! What is generated is written as text and turned into tokens at the end, all at
//! once: cargo does not optimise macros, and then a token made by `quote!` costs
//! about a microsecond, which is ten times what the compiler's own lexer takes.
//! Where the user's tokens have to keep their spans, the text holds the name of a
//! splice, and only the items with splices are walked token by token.
//!
//! ```text
//! rust!([name, ty] pub fn #name(self) -> #ty { self.0 })
//! ```
//!
//! fills the holes `#name` and `#ty` with the values of these variables. The list
//! says which names are holes.

/// A value that fills a hole.
pub(super) trait Hole {
    /// Writes it as Rust code.
    fn write(&self, out: &mut String);
}

impl Hole for String {
    fn write(&self, out: &mut String) {
        out.push_str(self);
    }
}

impl Hole for &String {
    fn write(&self, out: &mut String) {
        out.push_str(self);
    }
}

impl Hole for &str {
    fn write(&self, out: &mut String) {
        out.push_str(self);
    }
}

impl Hole for usize {
    fn write(&self, out: &mut String) {
        out.push_str(&self.to_string());
    }
}

impl<T: Hole> Hole for Option<T> {
    fn write(&self, out: &mut String) {
        if let Some(value) = self {
            value.write(out);
        }
    }
}

/// One after the other, without anything between them.
impl<T: Hole> Hole for Vec<T> {
    fn write(&self, out: &mut String) {
        for value in self {
            value.write(out);
        }
    }
}

/// A piece of a template, and the hole that follows it.
pub(super) struct Piece {
    text: &'static str,
    /// The number of the hole; past the last one after the last piece.
    hole: usize,
}

/// Writes a template; see the module. It is cut into pieces while this crate is
/// compiled.
macro_rules! rust {
    ([$($hole:ident),* $(,)?] $($code:tt)*) => {{
        const CODE: &str = stringify!($($code)*);
        const HOLES: &[&str] = &[$(stringify!($hole)),*];
        const PIECES: [$crate::r#gen::template::Piece; $crate::r#gen::template::count(CODE, HOLES)] =
            $crate::r#gen::template::cut(CODE, HOLES);
        $crate::r#gen::template::fill(
            &PIECES,
            &[$(&$hole as &dyn $crate::r#gen::template::Hole),*],
        )
    }};
}
pub(super) use rust;

/// How many pieces `cut` makes.
pub(super) const fn count(code: &str, holes: &[&str]) -> usize {
    let (mut rest, mut count) = (code, 1);
    while let Some((_, _, after)) = next_hole(rest, holes) {
        rest = after;
        count += 1;
    }
    count
}

/// Cuts a template at its holes.
pub(super) const fn cut<const N: usize>(code: &'static str, holes: &[&str]) -> [Piece; N] {
    const END: Piece = Piece {
        text: "",
        hole: usize::MAX,
    };
    let mut pieces = [END; N];
    let (mut rest, mut index) = (code, 0);
    while let Some((text, hole, after)) = next_hole(rest, holes) {
        pieces[index] = Piece { text, hole };
        rest = after;
        index += 1;
    }
    pieces[index].text = rest;
    pieces
}

/// What is before the first hole, which one it is, and what is after it. `#[` begins
/// an attribute.
const fn next_hole<'c>(code: &'c str, holes: &[&str]) -> Option<(&'c str, usize, &'c str)> {
    let bytes = code.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] != b'#' {
            at += 1;
            continue;
        }
        // `stringify!` may put a blank between the two tokens.
        let mut start = at + 1;
        while start < bytes.len() && bytes[start].is_ascii_whitespace() {
            start += 1;
        }
        let mut end = start;
        while end < bytes.len() && is_word(bytes[end]) {
            end += 1;
        }
        let mut hole = 0;
        while hole < holes.len() {
            if is_same(holes[hole].as_bytes(), bytes, start, end) {
                return Some((code.split_at(at).0, hole, code.split_at(end).1));
            }
            hole += 1;
        }
        at += 1;
    }
    None
}

/// Whether `bytes[start..end]` is `word`.
const fn is_same(word: &[u8], bytes: &[u8], start: usize, end: usize) -> bool {
    if word.len() != end - start {
        return false;
    }
    let mut index = 0;
    while index < word.len() {
        if word[index] != bytes[start + index] {
            return false;
        }
        index += 1;
    }
    true
}

const fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The pieces with the values of the holes after them.
pub(super) fn fill(pieces: &[Piece], holes: &[&dyn Hole]) -> String {
    let mut out = String::with_capacity(512);
    for piece in pieces {
        out.push_str(piece.text);
        if let Some(hole) = holes.get(piece.hole) {
            hole.write(&mut out);
        }
    }
    out.push('\n');
    out
}

/// A string literal.
pub(super) fn literal(text: &str) -> String {
    format!("{text:?}")
}

/// Documentation of one line, as one token: as an attribute it would be six. An
/// attribute it is where it cannot be a comment.
pub(super) fn doc_comment(text: &str) -> String {
    let bytes = text.as_bytes();
    if bytes.contains(&b'\n') || bytes.contains(&b'\r') || text.starts_with('/') {
        return format!("#[doc = {text:?}] ");
    }
    ["///", text, "\n"].concat()
}

/// The items with a comma after each.
pub(super) fn comma_separated(items: impl IntoIterator<Item = String>) -> String {
    let mut out = String::new();
    for item in items {
        out.push_str(item.trim_end());
        out.push_str(", ");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documentation_is_a_comment_where_it_can_be() {
        assert_eq!(doc_comment("Operand `a`."), "///Operand `a`.\n");
        assert_eq!(doc_comment("a\nb"), "#[doc = \"a\\nb\"] ");
        assert_eq!(doc_comment("/ a"), "#[doc = \"/ a\"] ");
    }

    #[test]
    fn holes_are_filled_and_attributes_stay() {
        let (name, doc, ty) = ("lhs", literal("a \"b\""), Some("Value".to_owned()));
        let (index, none) = (3usize, None::<String>);
        let code = rust!([name, doc, ty, index, none] #[doc = #doc] fn #name(self) -> #ty { x(#index) #none });
        assert_eq!(
            code.replace(['\n', ' '], ""),
            "#[doc=\"a\\\"b\\\"\"]fnlhs(self)->Value{x(3)}"
        );
    }
}
