//! Decoding of the format of a type or an attribute: from the program that [`ods_table`] describes
//! to the elements that the parser and the printer interpret.

use crate::text::literal::LiteralKind;
use ods_table::{DefWord, Error, Node, read_program};

pub(super) use ods_table::{Member, Param, Parameter};

/// A decoded format.
#[derive(Debug, Default)]
pub(super) struct Format {
    pub(super) elements: Vec<Element>,
}

/// One element of a format.
#[derive(Debug)]
pub(super) struct Element {
    /// Whether a space is printed before it.
    pub(super) space: bool,
    pub(super) kind: ElementKind,
}

#[derive(Debug)]
pub(super) enum ElementKind {
    Literal(&'static str, LiteralKind),
    Space,
    Newline,
    Param(Param),
    /// Parameters with commas between them.
    Params(Vec<Param>),
    /// `name = value`, in any order.
    Struct(Vec<Member>),
    /// A custom directive, by number.
    Custom(usize),
    Optional(Box<Group>),
}

/// An optional group: one of its anchors differs from its default.
pub(super) type Group = ods_table::Group<Parameter, Element>;

impl Format {
    /// Decodes the format of the definition `name`.
    ///
    /// # Panics
    ///
    /// If the program is malformed, which is a bug of the generator.
    #[inline]
    pub(super) fn decode(program: &'static str, name: &str) -> Self {
        let elements = read_program(program, &mut |space, node| {
            let kind = match node {
                Node::Literal(text) => ElementKind::Literal(text, LiteralKind::of(text)),
                Node::Space => ElementKind::Space,
                Node::Newline => ElementKind::Newline,
                Node::Word(DefWord::Param(param)) => ElementKind::Param(param),
                Node::Word(DefWord::Params(params)) => ElementKind::Params(params),
                Node::Word(DefWord::Struct(members)) => ElementKind::Struct(members),
                Node::Word(DefWord::Custom(number, _)) => ElementKind::Custom(number),
                Node::Optional(group) => ElementKind::Optional(Box::new(group)),
                Node::OiList(_) => return Err(Error::Refused),
            };
            Ok(Element { space, kind })
        });
        match elements {
            Ok(elements) => Self { elements },
            Err(error) => panic!("malformed format `{program}` of `{name}`: {error:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn check(program: &'static str, expected: &Expect) {
        let format = Format::decode(program, "test");
        let lines: Vec<String> = format
            .elements
            .iter()
            .map(|element| format!("{} {:?}\n", element.space, element.kind))
            .collect();
        expected.assert_eq(&lines.concat());
    }

    #[test]
    fn words_become_elements() {
        check(
            "'< _params($0,$1q) '> _struct($0,c1($2)) c0($3,&$1,\")",
            &expect![[r#"
                false Literal("<", Token(Less))
                true Params([Param { index: 0, qualified: false }, Param { index: 1, qualified: true }])
                false Literal(">", Token(Greater))
                true Struct([Member { param: Param { index: 0, qualified: false }, custom: None }, Member { param: Param { index: 2, qualified: false }, custom: Some(1) }])
                false Custom(0)
            "#]],
        );
        check(
            "($0,$1 ', _$0 | 'x ) (!$2 'y | _$2 )",
            &expect![[r#"
            false Optional(Group { anchors: [At(0), At(1)], inverted: false, then: [Element { space: false, kind: Literal(",", Token(Comma)) }, Element { space: true, kind: Param(Param { index: 0, qualified: false }) }], otherwise: [Element { space: false, kind: Literal("x", Keyword) }] })
            false Optional(Group { anchors: [At(2)], inverted: true, then: [Element { space: false, kind: Literal("y", Keyword) }], otherwise: [Element { space: true, kind: Param(Param { index: 2, qualified: false }) }] })
        "#]],
        );
    }
}
