//! The structure of a program: literals, white space, groups and lists around the words of an op's
//! or a definition's format. The crate's documentation has the grammar.
//!
//! Writing takes a [`Tree`]. Reading builds the elements of the reader's choice from the bottom up,
//! so that the runtime gets its own representation without a tree in between.

use crate::limits::MAX_DEPTH;
use crate::word::{Word, push_list, read_list};
use crate::{Error, Result};

/// One node of a program: `W` are the words, `A` the anchors, `E` the elements inside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node<'a, W, A, E> {
    /// A literal, `'TEXT`.
    Literal(&'a str),
    /// Print-only: a space, `.sp`.
    Space,
    /// Print-only: a line break, `.nl`.
    Newline,
    /// A word of the format's own.
    Word(W),
    /// An optional group.
    Optional(Group<A, E>),
    /// An `oilist`. It has a clause.
    OiList(Vec<Clause<A, E>>),
}

/// An optional group, `(COND then | otherwise )`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group<A, E> {
    /// The group is present if any of these is.
    pub anchors: Vec<A>,
    /// The anchor is in the second part: `!`.
    pub inverted: bool,
    /// The first part.
    pub then: Vec<E>,
    /// The second part.
    pub otherwise: Vec<E>,
}

/// One clause of an `oilist`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<A, E> {
    /// The clause is printed if any of these is present; never if there is none.
    pub anchors: Vec<A>,
    /// The literal that begins it.
    pub keyword: E,
    /// The elements after it.
    pub elements: Vec<E>,
}

/// An element of a program as a value of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree<'a, W, A> {
    /// Whether a space is printed before it.
    pub space: bool,
    /// The element.
    pub node: Node<'a, W, A, Self>,
}

/// Writes a program.
#[inline]
pub fn write_program<'a, W: Word<'a>, A: Word<'a>>(elements: &[Tree<'a, W, A>]) -> String {
    let mut out = String::new();
    push_elements(&mut out, elements);
    out
}

#[inline]
fn push_elements<'a, W: Word<'a>, A: Word<'a>>(out: &mut String, elements: &[Tree<'a, W, A>]) {
    for Tree { space, node } in elements {
        if !out.is_empty() {
            out.push(' ');
        }
        if *space {
            out.push('_');
        }
        match node {
            Node::Literal(text) => {
                out.push('\'');
                out.push_str(text);
            }
            Node::Space => out.push_str(".sp"),
            Node::Newline => out.push_str(".nl"),
            Node::Word(word) => word.write(out),
            Node::Optional(group) => push_group(out, group),
            Node::OiList(clauses) => {
                for (index, clause) in clauses.iter().enumerate() {
                    out.push_str(if index == 0 { "[ " } else { " ; " });
                    push_condition(out, &clause.anchors);
                    push_elements(out, std::slice::from_ref(&clause.keyword));
                    push_elements(out, &clause.elements);
                }
                out.push_str(" ]");
            }
        }
    }
}

#[inline]
fn push_group<'a, W: Word<'a>, A: Word<'a>>(out: &mut String, group: &Group<A, Tree<'a, W, A>>) {
    out.push_str(if group.inverted { "(!" } else { "(" });
    push_condition(out, &group.anchors);
    push_elements(out, &group.then);
    if !group.otherwise.is_empty() {
        out.push_str(" |");
        push_elements(out, &group.otherwise);
    }
    out.push_str(" )");
}

#[inline]
fn push_condition<'a, A: Word<'a>>(out: &mut String, anchors: &[A]) {
    if anchors.is_empty() {
        out.push('-');
    }
    push_list(out, anchors);
}

/// Makes an element of the reader's from a node whose inner elements are made.
type Build<'b, 'a, W, A, E> = &'b mut dyn FnMut(bool, Node<'a, W, A, E>) -> Result<E>;

/// Reads a program; `build` makes each element from the space before it and its node.
///
/// # Errors
///
/// If the program is malformed or nested too deeply, and all errors of `build`.
#[inline]
pub fn read_program<'a, W: Word<'a>, A: Word<'a>, E>(
    program: &'a str,
    build: Build<'_, 'a, W, A, E>,
) -> Result<Vec<E>> {
    if program.is_empty() {
        return Ok(Vec::new());
    }
    let words = program.split(' ');
    let mut reader = Reader {
        words,
        depth: 0,
        build,
    };
    let mut elements = Vec::new();
    while let Some(word) = reader.words.next() {
        elements.push(reader.element(word)?);
    }
    Ok(elements)
}

/// The words of a program that are not read yet.
struct Reader<'b, 'a, W, A, E> {
    words: std::str::Split<'a, char>,
    depth: usize,
    build: Build<'b, 'a, W, A, E>,
}

impl<'a, W: Word<'a>, A: Word<'a>, E> Reader<'_, 'a, W, A, E> {
    #[inline]
    fn next(&mut self) -> Result<&'a str> {
        self.words.next().ok_or(Error::Missing)
    }

    /// Reads elements up to one of the words `ends`, and returns which.
    #[inline]
    fn sequence(&mut self, ends: &[&str]) -> Result<(Vec<E>, &'a str)> {
        let mut elements = Vec::new();
        loop {
            let word = self.next()?;
            if ends.contains(&word) {
                return Ok((elements, word));
            }
            elements.push(self.element(word)?);
        }
    }

    #[inline]
    fn element(&mut self, word: &'a str) -> Result<E> {
        if self.depth > MAX_DEPTH {
            return Err(Error::Depth);
        }
        let (space, word) = strip(word, '_');
        self.depth += 1;
        let node = self.node(word)?;
        self.depth -= 1;
        (self.build)(space, node)
    }

    #[inline]
    fn node(&mut self, word: &'a str) -> Result<Node<'a, W, A, E>> {
        Ok(match word {
            "'" => return Err(Error::Word),
            ".sp" => Node::Space,
            ".nl" => Node::Newline,
            "[" => Node::OiList(self.oilist()?),
            _ => match word.as_bytes().first() {
                Some(b'\'') => Node::Literal(&word[1..]),
                Some(b'(') => Node::Optional(self.group(&word[1..])?),
                _ => Node::Word(W::read(word)?),
            },
        })
    }

    #[inline]
    fn group(&mut self, condition: &'a str) -> Result<Group<A, E>> {
        let (inverted, condition) = strip(condition, '!');
        let anchors = read_condition(condition)?;
        let (then, end) = self.sequence(&["|", ")"])?;
        let mut otherwise = Vec::new();
        if end == "|" {
            (otherwise, _) = self.sequence(&[")"])?;
            if otherwise.is_empty() {
                return Err(Error::Missing);
            }
        }
        Ok(Group {
            anchors,
            inverted,
            then,
            otherwise,
        })
    }

    #[inline]
    fn oilist(&mut self) -> Result<Vec<Clause<A, E>>> {
        let mut clauses = Vec::new();
        loop {
            let anchors = read_condition(self.next()?)?;
            let keyword = self.next()?;
            let keyword = self.element(keyword)?;
            let (elements, end) = self.sequence(&[";", "]"])?;
            clauses.push(Clause {
                anchors,
                keyword,
                elements,
            });
            if end == "]" {
                return Ok(clauses);
            }
        }
    }
}

#[inline]
fn read_condition<'a, A: Word<'a>>(text: &'a str) -> Result<Vec<A>> {
    match text {
        "" => Err(Error::Word),
        "-" => Ok(Vec::new()),
        _ => read_list(text),
    }
}

/// Takes a mark off the front of a word, if it has one.
#[inline]
pub(crate) fn strip(word: &str, mark: char) -> (bool, &str) {
    match word.strip_prefix(mark) {
        Some(rest) => (true, rest),
        None => (false, word),
    }
}
