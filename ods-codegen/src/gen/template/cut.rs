//! Cuts templates into pieces while this crate compiles: `cut` is evaluated for each.
//!
//! In goes the text that `stringify!` makes of a template; out come its pieces, in order,
//! with a piece for the end of each group. What is wrong with a template is a panic, which
//! the compiler reports at the template.

/// Text of a template, and what follows it.
#[derive(Clone, Copy)]
pub(in crate::r#gen) struct Piece {
    pub(super) text: &'static str,
    pub(super) next: Next,
}

/// What follows the text of a piece. A group has the number of the piece behind it.
#[derive(Clone, Copy)]
pub(in crate::r#gen) enum Next {
    /// The end of the template or of a group.
    End,
    /// The value with this number.
    Value(usize),
    /// A group for each element of a list, with a separator.
    Each(usize, &'static str, usize),
    /// A group whose values may be absent.
    Maybe(usize),
}

/// A group that is not closed yet.
#[derive(Clone, Copy)]
struct Group {
    /// The piece before it.
    piece: usize,
    /// Parentheses in it that are not closed yet.
    parens: usize,
    /// The list whose cells are in it.
    list: Option<usize>,
}

/// How deep groups nest.
const MAX_DEPTH: usize = 4;

/// No fewer pieces than `cut` makes.
pub(in crate::r#gen) const fn most_pieces(code: &str) -> usize {
    let (bytes, mut at, mut count) = (code.as_bytes(), 0, 1);
    while at < bytes.len() {
        count += if bytes[at] == b'#' { 2 } else { 0 };
        at += 1;
    }
    count
}

/// Cuts a template into pieces. `names` are those of its values, of which the last are cells:
/// `cells` says how many each list has.
pub(in crate::r#gen) const fn cut<const N: usize>(
    code: &'static str,
    names: &[&str],
    values: usize,
    cells: &[usize],
) -> [Piece; N] {
    let (text, next) = ("", Next::End);
    let (mut pieces, mut count) = ([Piece { text, next }; N], 0);
    let (piece, parens, list) = (0, 0, None);
    let (mut groups, mut depth) = (
        [Group {
            piece,
            parens,
            list,
        }; MAX_DEPTH + 1],
        0,
    );
    let bytes = code.as_bytes();
    let (mut from, mut at, mut used) = (0, 0, 0_u64);
    while at < bytes.len() {
        let start = at;
        at += 1;
        match bytes[start] {
            b'"' => at = end_of_string(bytes, start),
            b'(' => groups[depth].parens += 1,
            b')' if groups[depth].parens > 0 => groups[depth].parens -= 1,
            b')' => {
                let group = groups[depth];
                depth -= 1;
                pieces[count].text = slice(code, from, start);
                count += 1;
                (pieces[group.piece].next, from) = end_of_group(code, at, group.list, count);
                if let (Next::Maybe(_), Some(list)) = (pieces[group.piece].next, group.list) {
                    groups[depth].list = the_list(depth, groups[depth].list, list);
                }
                at = from;
            }
            b'#' if start == 0 || bytes[start - 1] != b'r' => {
                let name = skip_blanks(bytes, at);
                if name == bytes.len() || !(bytes[name] == b'(' || is_word(bytes[name])) {
                    continue;
                }
                pieces[count].text = slice(code, from, start);
                at = end_of_word(bytes, name);
                if at == name {
                    at += 1;
                    depth += 1;
                    assert!(depth <= MAX_DEPTH, "groups nest too deeply");
                    groups[depth] = Group {
                        piece: count,
                        parens,
                        list,
                    };
                } else {
                    let number = number_of(slice(code, name, at), names);
                    if let Some(list) = list_of(number, values, cells) {
                        groups[depth].list = the_list(depth, groups[depth].list, list);
                    }
                    used |= 1 << number;
                    pieces[count].next = Next::Value(number);
                }
                count += 1;
                from = at;
            }
            _ => {}
        }
    }
    assert!(depth == 0, "a group is not closed");
    assert!(
        used.trailing_ones() as usize == names.len(),
        "a value is not used"
    );
    pieces[count].text = slice(code, from, bytes.len());
    pieces
}

/// The list that the value with this number is a cell of, given the numbers of values and of
/// cells of each list.
const fn list_of(number: usize, values: usize, cells: &[usize]) -> Option<usize> {
    let (mut list, mut end) = (0, values);
    while number >= end && list < cells.len() {
        end += cells[list];
        list += 1;
    }
    list.checked_sub(1)
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

/// The list of a group at this depth, in which a cell of `list` is found.
const fn the_list(depth: usize, known: Option<usize>, list: usize) -> Option<usize> {
    assert!(depth > 0, "a cell of a list is not in a repetition");
    if let Some(known) = known {
        assert!(known == list, "a repetition has cells of two lists");
    }
    Some(list)
}

/// What the end of a group says behind `)`, and where that ends: `?`, or `*` behind a
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
    assert!(
        end < bytes.len() && end - at < 6,
        "a group ends with `*` or `?`"
    );
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
    while at < bytes.len() && is_word(bytes[at]) {
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

const fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}
