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

/// Writes a template; see the module.
macro_rules! rust {
    ([$($hole:ident),* $(,)?] $($code:tt)*) => {
        $crate::r#gen::template::fill(
            stringify!($($code)*),
            &[$((stringify!($hole), &$hole as &dyn $crate::r#gen::template::Hole)),*],
        )
    };
}
pub(super) use rust;

/// Replaces `#name` by the value of that name. `#[` begins an attribute.
pub(super) fn fill(template: &str, holes: &[(&str, &dyn Hole)]) -> String {
    let mut out = String::with_capacity(template.len() + 64);
    let mut rest = template;
    while let Some(at) = rest.find('#') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        // `stringify!` may put a blank between the two tokens.
        let name = rest.trim_start();
        let end = name
            .bytes()
            .position(|byte| !is_word(byte))
            .unwrap_or(name.len());
        let word = name[..end].strip_prefix("r#").unwrap_or(&name[..end]);
        match holes.iter().find(|(hole, _)| *hole == word) {
            Some((_, value)) => {
                value.write(&mut out);
                rest = &name[end..];
            }
            None => out.push('#'),
        }
    }
    out.push_str(rest);
    out.push('\n');
    out
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// A string literal.
pub(super) fn literal(text: &str) -> String {
    format!("{text:?}")
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
