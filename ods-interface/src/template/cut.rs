//! Cuts templates into pieces.
//!
//! In goes the text that `stringify!` makes of a template; out come its pieces, in order,
//! with one for the end of each group. What is wrong with a template is a panic, which
//! the compiler reports at the template while it compiles the tests of a crate: see `check`.

use crate::limits::MAX_GROUP_DEPTH;
use std::sync::OnceLock;

/// Text of a template, and what follows it.
#[derive(Clone, Copy)]
pub struct Piece {
    /// The text.
    pub text: &'static str,
    /// What follows it.
    pub next: Next,
}

impl Piece {
    const EMPTY: Self = Self {
        text: "",
        next: Next::End,
    };
}

/// What follows the text of a piece. A group has the number of the piece after it.
#[derive(Clone, Copy)]
pub enum Next {
    /// The end of the template or of a group.
    End,
    /// The value with this number.
    Value(usize),
    /// A group for each element of a list, with a separator.
    Each(usize, &'static str, usize),
    /// A group whose values may be absent.
    Maybe(usize),
}

/// No fewer pieces than `cut` makes.
pub const fn most_pieces(code: &str) -> usize {
    let (bytes, mut at, mut count) = (code.as_bytes(), 0, 1);
    while at < bytes.len() {
        count += if bytes[at] == b'#' { 2 } else { 0 };
        at += 1;
    }
    count
}

/// A template: its text, and its pieces once it has been filled.
pub struct Cut {
    code: &'static str,
    names: &'static [&'static str],
    values: usize,
    cells: &'static [usize],
    pieces: OnceLock<Vec<Piece>>,
}

impl Cut {
    /// A template. `names` are those of its values, of which the last are cells: `cells` says how
    /// many each list has.
    pub const fn new(
        code: &'static str,
        names: &'static [&'static str],
        values: usize,
        cells: &'static [usize],
    ) -> Self {
        Self {
            code,
            names,
            values,
            cells,
            pieces: OnceLock::new(),
        }
    }

    /// Its pieces.
    pub(super) fn pieces(&self) -> &[Piece] {
        self.pieces.get_or_init(|| {
            let mut pieces = vec![Piece::EMPTY; most_pieces(self.code)];
            cut(self.code, self.names, self.values, self.cells, &mut pieces);
            pieces
        })
    }
}

/// Checks a template: for the compiler.
///
/// # Panics
///
/// If the template is wrong.
pub const fn check<const N: usize>(
    code: &'static str,
    names: &[&str],
    values: usize,
    cells: &[usize],
) {
    cut(code, names, values, cells, &mut [Piece::EMPTY; N]);
}

/// Cuts a template into pieces.
const fn cut(
    code: &'static str,
    names: &[&str],
    values: usize,
    cells: &[usize],
    pieces: &mut [Piece],
) {
    let mut count = 0;
    // The piece before each open group, and how many parentheses are around it.
    let (mut groups, mut depth, mut parens) = ([(0, 0); MAX_GROUP_DEPTH], 0, 0);
    let (bytes, mut from, mut at, mut used) = (code.as_bytes(), 0, 0, 0_u64);
    while at < bytes.len() {
        let start = at;
        at += 1;
        match bytes[start] {
            b'"' => at = end_of_string(bytes, start),
            b'(' => parens += 1,
            b')' if depth > 0 && groups[depth - 1].1 == parens => {
                depth -= 1;
                let group = groups[depth].0;
                pieces[count].text = slice(code, from, start);
                count += 1;
                let list = list_in(pieces, group + 1, count, values, cells);
                (pieces[group].next, from) = end_of_group(code, at, list, count);
                at = from;
            }
            b')' => parens -= 1,
            b'#' if start == 0 || bytes[start - 1] != b'r' => {
                let name = skip_blanks(bytes, at);
                let end = end_of_word(bytes, name);
                if end < bytes.len() && end == name && bytes[end] != b'(' {
                    continue;
                }
                pieces[count].text = slice(code, from, start);
                if end > name {
                    let number = number_of(slice(code, name, end), names);
                    used |= 1 << number;
                    pieces[count].next = Next::Value(number);
                    at = end;
                } else {
                    groups[depth] = (count, parens);
                    depth += 1;
                    at = name + 1;
                }
                count += 1;
                from = at;
            }
            _ => {}
        }
    }
    pieces[count].text = slice(code, from, bytes.len());
    let is_used = used.trailing_ones() as usize == names.len();
    assert!(is_used, "a value is not used");
    let outside = list_in(pieces, 0, count, values, cells);
    assert!(outside.is_none(), "a cell of a list is not in a repetition");
}

/// The number of the value `name`.
const fn number_of(name: &str, names: &[&str]) -> usize {
    let mut at = 0;
    while at < names.len() {
        if is_same(names[at].as_bytes(), name.as_bytes()) {
            return at;
        }
        at += 1;
    }
    panic!("a hole is not declared")
}

/// The list whose cells are between two pieces, in no further repetition.
const fn list_in(
    pieces: &[Piece],
    mut at: usize,
    to: usize,
    values: usize,
    cells: &[usize],
) -> Option<usize> {
    let mut found = None;
    while at < to {
        let next = pieces[at].next;
        at += 1;
        if let Next::Each(_, _, end) = next {
            at = end;
        }
        if let Next::Value(number) = next
            && number >= values
        {
            let (mut list, mut end) = (0, values + cells[0]);
            while number >= end {
                list += 1;
                end += cells[list];
            }
            let is_one = found.is_none() || matches!(found, Some(known) if known == list);
            assert!(is_one, "a repetition has cells of two lists");
            found = Some(list);
        }
    }
    found
}

/// What the end of a group says after `)`, and where that ends: `?`, or `*` after a
/// separator.
const fn end_of_group(
    code: &'static str,
    at: usize,
    list: Option<usize>,
    behind: usize,
) -> (Next, usize) {
    let bytes = code.as_bytes();
    let mut end = skip_blanks(bytes, at);
    if end < bytes.len() && bytes[end] == b'?' {
        return (Next::Maybe(behind), end + 1);
    }
    while end < bytes.len() && bytes[end] != b'*' {
        end += 1;
    }
    assert!(end < at + 6, "a group ends with `*` or `?`");
    match list {
        Some(list) => (Next::Each(list, slice(code, at, end), behind), end + 1),
        None => panic!("a repetition has no cell of a list"),
    }
}

/// Where the string literal that begins at `at` ends.
const fn end_of_string(bytes: &[u8], mut at: usize) -> usize {
    let is_raw = at > 0 && bytes[at - 1] == b'r';
    at += 1;
    while bytes[at] != b'"' {
        at += if bytes[at] == b'\\' && !is_raw { 2 } else { 1 };
    }
    at + 1
}

/// `stringify!` may put a blank between two tokens.
const fn skip_blanks(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() && bytes[at].is_ascii_whitespace() {
        at += 1;
    }
    at
}

const fn end_of_word(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() && (bytes[at].is_ascii_alphanumeric() || bytes[at] == b'_') {
        at += 1;
    }
    at
}

const fn slice(text: &str, from: usize, to: usize) -> &str {
    text.split_at(to).0.split_at(from).1
}

const fn is_same(left: &[u8], right: &[u8]) -> bool {
    let mut at = 0;
    while at < left.len() && at < right.len() && left[at] == right[at] {
        at += 1;
    }
    at == left.len() && at == right.len()
}
