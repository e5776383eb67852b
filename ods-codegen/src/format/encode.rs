//! The part of the encoding that formats of ops, types and attributes share: literals, white space
//! and the spaces before elements, as nodes of the program that the runtime interprets.

use ods_table::{Node, Tree};

use super::element::WhitespaceKind;
use super::spacing::Spacing;

/// Encodes a literal.
pub(crate) fn literal<'f, W, A>(text: &'f str, spacing: &mut Spacing) -> Tree<'f, W, A> {
    Tree {
        space: spacing.literal(text),
        node: Node::Literal(text),
    }
}

/// Encodes an element that a space may precede.
pub(crate) fn printed<'f, W, A>(word: W, spacing: &mut Spacing) -> Tree<'f, W, A> {
    Tree {
        space: spacing.element(),
        node: Node::Word(word),
    }
}

/// Encodes an element that prints nothing or prints the white space before its parts itself.
pub(crate) fn silent<'f, W, A>(node: Node<'f, W, A, Tree<'f, W, A>>) -> Tree<'f, W, A> {
    Tree { space: false, node }
}

/// Encodes white space; the empty one only affects its neighbours.
pub(crate) fn whitespace<'f, W, A>(kind: WhitespaceKind) -> Option<Tree<'f, W, A>> {
    match kind {
        WhitespaceKind::Empty => None,
        WhitespaceKind::Space => Some(silent(Node::Space)),
        WhitespaceKind::Newline => Some(silent(Node::Newline)),
    }
}

/// Returns the sequence of spaces and literals that a program prints; `prints_space` selects the
/// words that print their own space.
///
/// `S` is one space, `"x"` a literal, `NL` a new line; the text that elements print is omitted. All
/// branches are included, in the order of the text, so that the calls of a generated printer can be
/// compared with the sequence one by one.
pub(crate) fn sequence<W, A>(
    elements: &[Tree<'_, W, A>],
    prints_space: &dyn Fn(&W) -> bool,
) -> String {
    let mut parts = Vec::new();
    collect_sequence(elements, prints_space, &mut parts);
    parts.join(" ")
}

fn collect_sequence<W, A>(
    elements: &[Tree<'_, W, A>],
    prints_space: &dyn Fn(&W) -> bool,
    parts: &mut Vec<String>,
) {
    for Tree { space, node } in elements {
        let space = if *space { "S" } else { "" };
        match node {
            Node::Literal(text) => parts.push(format!("{space}\"{text}\"")),
            Node::Space => parts.push("S".to_owned()),
            Node::Newline => parts.push("NL".to_owned()),
            Node::Word(word) if prints_space(word) => parts.push("\" \"".to_owned()),
            Node::Word(_) if space.is_empty() => {}
            Node::Word(_) => parts.push(space.to_owned()),
            Node::Optional(group) => {
                collect_sequence(&group.then, prints_space, parts);
                collect_sequence(&group.otherwise, prints_space, parts);
            }
            Node::OiList(clauses) => {
                for clause in clauses {
                    let keyword = std::slice::from_ref(&clause.keyword);
                    collect_sequence(keyword, prints_space, parts);
                    collect_sequence(&clause.elements, prints_space, parts);
                }
            }
        }
    }
}
