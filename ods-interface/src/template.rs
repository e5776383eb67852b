//! Templates of Rust code: text with holes.
//!
//! The generator writes text, which the compiler's lexer turns into tokens at the end, all
//! at once. Macros run unoptimised, and there a token made by `quote!` costs about a
//! microsecond, ten times what the lexer takes. Where the user's tokens keep their
//! spans, the text holds the name of a splice. The text is cut at splices in known places; only
//! items with splices anywhere are walked token by token.
//!
//! A template names its values first, then its lists:
//!
//! ```text
//! rust!([name, ty = self.ty(code), is_pub; for p in parameters => field = p.field, number = Row]
//!     #(pub #is_pub)? fn #name(self) -> (#ty) { f(#(self.#field(#number)),*) }
//! )
//! ```
//!
//! - `#name` is the value of the variable `name`, or of the expression after `name =`.
//! - `#(…)*` is written once for each element of the list whose cells it names;
//!   `#(…),*` puts a separator between them. A cell is the loop's variable, or an
//!   expression over it; [`Row`] is the number of the element.
//! - `#(…)?` is written if all values that it names itself are present: no `None`, no `false`,
//!   no empty `Vec`. If it names none, the lists in it must have elements.
//!
//! A template is cut into pieces when it is first filled: the compiler's interpreter would take longer
//! for all templates than a build takes for those that it uses. While the tests of the crate that has
//! the template compile, it is cut too: a name that is not declared, a value that is not used and a
//! group that is not closed are errors of compilation there.

mod cut;

use std::fmt::{Display, Formatter, Result};

pub use crate::rust;
pub use cut::{Cut, Next, Piece, check, most_pieces};

/// The prefix of the names of splices, which tokens replace once the text is tokenised: a letter
/// whose first byte is rare in generated text, so that a search for that byte is enough.
pub const SPLICE: char = 'ǂ';

/// The first byte of the prefix.
const FIRST_BYTE: u8 = 0xC7;

/// Whether there may be splices in generated text.
pub fn has_splices(text: &str) -> bool {
    text.as_bytes().contains(&FIRST_BYTE)
}

/// A value of a template. `row` is the number of the current element of a list.
///
/// Values write to a [`Formatter`], whose `write_str` the standard library has compiled with
/// optimisation; `String::push_str` is compiled with this crate and takes ten times as long.
pub trait Hole {
    /// Writes it as Rust code.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    fn write(&self, row: usize, out: &mut Formatter<'_>) -> Result;

    /// Whether an optional part that names it is written.
    fn is_present(&self, _row: usize) -> bool {
        true
    }
}

impl Hole for str {
    fn write(&self, _: usize, out: &mut Formatter<'_>) -> Result {
        out.write_str(self)
    }
}

impl Hole for String {
    fn write(&self, _: usize, out: &mut Formatter<'_>) -> Result {
        out.write_str(self)
    }
}

impl Hole for usize {
    fn write(&self, _: usize, out: &mut Formatter<'_>) -> Result {
        Display::fmt(self, out)
    }
}

impl<T: Hole + ?Sized> Hole for &T {
    fn write(&self, row: usize, out: &mut Formatter<'_>) -> Result {
        (**self).write(row, out)
    }

    fn is_present(&self, row: usize) -> bool {
        (**self).is_present(row)
    }
}

/// The number of the current element of a list.
pub struct Row;

impl Hole for Row {
    fn write(&self, row: usize, out: &mut Formatter<'_>) -> Result {
        Display::fmt(&row, out)
    }
}

/// A condition: it writes nothing.
impl Hole for bool {
    fn write(&self, _: usize, _: &mut Formatter<'_>) -> Result {
        Ok(())
    }

    fn is_present(&self, _: usize) -> bool {
        *self
    }
}

impl<T: Hole> Hole for Option<T> {
    fn write(&self, row: usize, out: &mut Formatter<'_>) -> Result {
        match self {
            Some(value) => value.write(row, out),
            None => Ok(()),
        }
    }

    fn is_present(&self, row: usize) -> bool {
        self.as_ref().is_some_and(|value| value.is_present(row))
    }
}

/// One after the other, without a separator.
impl<T: Hole> Hole for Vec<T> {
    fn write(&self, row: usize, out: &mut Formatter<'_>) -> Result {
        self.iter().try_for_each(|value| value.write(row, out))
    }

    fn is_present(&self, _: usize) -> bool {
        !self.is_empty()
    }
}

/// A value of a template, as [`rust!`](crate::rust) hands it to [`fill`].
pub enum Value<'v> {
    /// One value.
    Plain(&'v dyn Hole),
    /// A value for each element of a list: a function that hands it on.
    Cell(&'v Give<'v>),
}

/// Hands the value for an element on.
pub type Give<'v> = dyn Fn(usize, &mut dyn FnMut(&dyn Hole)) + 'v;

impl Value<'_> {
    fn write(&self, row: usize, out: &mut Formatter<'_>) -> Result {
        match self {
            Self::Plain(value) => value.write(row, out),
            Self::Cell(value) => {
                let mut done = Ok(());
                value(row, &mut |value| done = value.write(row, out));
                done
            }
        }
    }

    fn is_present(&self, row: usize) -> bool {
        match self {
            Self::Plain(value) => value.is_present(row),
            Self::Cell(value) => {
                let mut is_present = true;
                value(row, &mut |value| is_present = value.is_present(row));
                is_present
            }
        }
    }
}

/// Writes a template; see the module.
#[macro_export]
macro_rules! rust {
    (
        [
            $($hole:ident $(= $value:expr)?),* $(,)?
            $(; for $item:ident in $items:ident => $($cell:ident $(= $of:expr)?),+)*
        ]
        $($code:tt)*
    ) => {{
        use $crate::template as __template;
        static CUT: __template::Cut = __template::Cut::new(
            stringify!($($code)*),
            &[$(stringify!($hole),)* $($(stringify!($cell),)+)*],
            <[&str]>::len(&[$(stringify!($hole)),*]),
            &[$(<[&str]>::len(&[$(stringify!($cell)),+])),*],
        );
        #[cfg(test)]
        const _: () = __template::check::<{ __template::most_pieces(stringify!($($code)*)) }>(
            stringify!($($code)*),
            &[$(stringify!($hole),)* $($(stringify!($cell),)+)*],
            <[&str]>::len(&[$(stringify!($hole)),*]),
            &[$(<[&str]>::len(&[$(stringify!($cell)),+])),*],
        );
        __template::fill(
            &CUT,
            &[$($items.len()),*],
            &[
                $(__template::Value::Plain(&$crate::rust!(@value $hole $(= $value)?)),)*
                $($(__template::Value::Cell(&|row, hand_on| {
                    let $item = &$items[row];
                    let _ = $item;
                    hand_on(&$crate::rust!(@value $cell $(= $of)?));
                }),)+)*
            ],
        )
    }};
    (@value $name:ident) => { $name };
    (@value $name:ident = $value:expr) => { $value };
}

/// Fills a template; `lengths` are those of its lists.
pub fn fill(cut: &Cut, lengths: &[usize], values: &[Value<'_>]) -> String {
    let template = Template {
        pieces: cut.pieces(),
        lengths,
        values,
    };
    format!("{template}\n")
}

/// A template with its values.
struct Template<'t> {
    pieces: &'t [Piece],
    lengths: &'t [usize],
    values: &'t [Value<'t>],
}

impl Display for Template<'_> {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        self.write(0, 0, out)
    }
}

impl Template<'_> {
    /// Writes the pieces from `at` to the end of their group.
    fn write(&self, mut at: usize, row: usize, out: &mut Formatter<'_>) -> Result {
        loop {
            let piece = &self.pieces[at];
            out.write_str(piece.text)?;
            at += 1;
            match piece.next {
                Next::End => return Ok(()),
                Next::Value(number) => self.values[number].write(row, out)?,
                Next::Each(list, separator, end) => {
                    for row in 0..self.lengths[list] {
                        if row > 0 {
                            out.write_str(separator)?;
                        }
                        self.write(at, row, out)?;
                    }
                    at = end;
                }
                Next::Maybe(end) => {
                    if self.is_complete(at, row) {
                        self.write(at, row, out)?;
                    }
                    at = end;
                }
            }
        }
    }

    /// Whether the optional part that begins at `at` is written.
    fn is_complete(&self, mut at: usize, row: usize) -> bool {
        let (mut has_values, mut has_elements) = (false, true);
        loop {
            match self.pieces[at].next {
                Next::End => return has_values || has_elements,
                Next::Value(number) if !self.values[number].is_present(row) => return false,
                Next::Value(_) => (has_values, at) = (true, at + 1),
                Next::Each(list, _, end) => {
                    has_elements &= self.lengths[list] > 0;
                    at = end;
                }
                Next::Maybe(end) => at = end,
            }
        }
    }
}

/// The text, unless it is empty: a value that may be absent.
pub fn non_empty(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

/// A string literal. What would read as the name of a splice is escaped.
pub fn literal(text: &str) -> String {
    let literal = format!("{text:?}");
    if has_splices(&literal) {
        return literal.replace(SPLICE, "\\u{1c2}");
    }
    literal
}

/// Documentation of one line, as one token: as an attribute it would be six. An
/// attribute it is where it cannot be a comment.
pub fn doc_comment(text: &str) -> String {
    let bytes = text.as_bytes();
    if bytes.contains(&b'\n') || bytes.contains(&b'\r') || text.starts_with('/') {
        return format!("#[doc = {text:?}] ");
    }
    format!("///{text}\n")
}

/// The items with a comma after each.
pub fn comma_separated(items: impl IntoIterator<Item = String>) -> String {
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

    /// The code without blanks.
    fn plain(code: &str) -> String {
        code.replace(['\n', ' '], "")
    }

    #[test]
    fn holes_are_filled_and_attributes_stay() {
        let (name, ty) = ("lhs", Some("Value".to_owned()));
        let code = rust!([name, doc = literal("a \"b\" #c"), ty, index = 3_usize, none = None::<String>]
            /// # Errors
            #[doc = #doc] fn #name(self) -> #ty { x(#index, r#type, "#x") #none }
        );
        assert_eq!(
            plain(&code),
            "#[doc=r\"#Errors\"]#[doc=\"a\\\"b\\\"#c\"]fnlhs(self)->Value{x(3,r#type,\"#x\")}"
        );
    }

    #[test]
    fn groups_repeat_over_their_lists() {
        let (names, numbers) = (["a", "b"], vec!["1".to_owned(), "2".to_owned()]);
        let of = "S";
        let code = rust!([of; for name in names => name, index = Row; for number in numbers => number]
            struct #of { #(#name: (#of, T<#index>),)* } f(#(#number),*) #(#number)|*
        );
        assert_eq!(plain(&code), "structS{a:(S,T<0>),b:(S,T<1>),}f(1,2)1|2");
    }

    #[test]
    fn optional_parts_need_their_values() {
        let write = |result: Option<&str>, is_mut: bool, list: &[&str]| {
            let code = rust!([result, is_mut, empty = ""; for item in list => item]
                fn f(#(mut #is_mut)? x) #(-> #result #empty)? {
                    #(g(#(#item),*))? #(h(#is_mut #(#item),*))? #(#item #(!#is_mut)?)*
                }
            );
            plain(&code)
        };
        assert_eq!(write(None, false, &[]), "fnf(x){}");
        assert_eq!(write(Some("T"), true, &[]), "fnf(mutx)->T{h()}");
        assert_eq!(write(None, false, &["a", "b"]), "fnf(x){g(a,b)ab}");
    }
}
