//! Decoding of the format of a definition; the words are described where they are
//! written, in `ods-codegen/src/format/def/encode.rs`.

use crate::op::format::LiteralKind;
use crate::op::literal_kind;

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

/// A parameter, and whether it is written in full.
#[derive(Clone, Copy, Debug)]
pub(super) struct Param {
    pub(super) index: usize,
    pub(super) qualified: bool,
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

/// A member of a `struct`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) param: Param,
    /// The custom directive that reads and writes it.
    pub(super) custom: Option<usize>,
}

/// An optional group.
#[derive(Debug)]
pub(super) struct Group {
    /// The parameters of which one must differ from its default.
    pub(super) anchors: Vec<usize>,
    /// The anchor stands in the else branch.
    pub(super) inverted: bool,
    pub(super) then: Vec<Element>,
    pub(super) otherwise: Vec<Element>,
}

impl Format {
    /// Decodes the format of the definition `name`.
    ///
    /// # Panics
    ///
    /// If the program is malformed, which is a bug of the generator.
    pub(super) fn decode(program: &'static str, name: &str) -> Self {
        if program.is_empty() {
            return Self::default();
        }
        let mut decoder = Decoder {
            words: program.split(' ').peekable(),
        };
        match decoder.sequence(&[]) {
            Some(elements) => Self { elements },
            None => panic!("malformed format `{program}` of `{name}`"),
        }
    }
}

struct Decoder {
    words: std::iter::Peekable<std::str::Split<'static, char>>,
}

impl Decoder {
    /// Elements up to one of `ends`, which stays; or to the end of the program.
    fn sequence(&mut self, ends: &[&str]) -> Option<Vec<Element>> {
        let mut elements = Vec::new();
        while let Some(word) = self.words.peek() {
            if ends.contains(word) {
                return Some(elements);
            }
            elements.push(self.element()?);
        }
        ends.is_empty().then_some(elements)
    }

    fn element(&mut self) -> Option<Element> {
        let word = self.words.next()?;
        let (space, word) = match word.strip_prefix('_') {
            Some(rest) => (true, rest),
            None => (false, word),
        };
        let kind = self.kind(word)?;
        Some(Element { space, kind })
    }

    fn kind(&mut self, word: &'static str) -> Option<ElementKind> {
        if let Some(text) = word.strip_prefix('\'') {
            return Some(ElementKind::Literal(text, literal_kind(text)));
        }
        if let Some(condition) = word.strip_prefix('(') {
            return self.optional(condition);
        }
        let arguments = |start| word.strip_prefix(start)?.strip_suffix(')');
        Some(match word {
            ".sp" => ElementKind::Space,
            ".nl" => ElementKind::Newline,
            _ if word.starts_with('$') => ElementKind::Param(param(word)?),
            _ if word.starts_with('c') => ElementKind::Custom(custom(word)?.0),
            _ => {
                if let Some(params) = arguments("params(") {
                    ElementKind::Params(list(params).map(param).collect::<Option<_>>()?)
                } else {
                    let members = list(arguments("struct(")?);
                    ElementKind::Struct(members.map(member).collect::<Option<_>>()?)
                }
            }
        })
    }

    // `(` `!`? COND then (`|` otherwise)? `)`
    fn optional(&mut self, condition: &'static str) -> Option<ElementKind> {
        let (condition, inverted) = match condition.strip_prefix('!') {
            Some(rest) => (rest, true),
            None => (condition, false),
        };
        let anchors = list(condition)
            .map(|word| Some(param(word)?.index))
            .collect::<Option<_>>()?;
        let then = self.sequence(&["|", ")"])?;
        let mut otherwise = Vec::new();
        if self.words.next()? == "|" {
            otherwise = self.sequence(&[")"])?;
            self.words.next()?;
        }
        Some(ElementKind::Optional(Box::new(Group {
            anchors,
            inverted,
            then,
            otherwise,
        })))
    }
}

/// Words between commas that are not inside parentheses.
fn list(text: &'static str) -> impl Iterator<Item = &'static str> {
    let mut depth = 0;
    text.split(move |char| {
        depth += i32::from(char == '(') - i32::from(char == ')');
        char == ',' && depth == 0
    })
    .filter(|word| !word.is_empty())
}

// `$N` `q`?
fn param(word: &str) -> Option<Param> {
    let number = word.strip_prefix('$')?;
    let (number, qualified) = match number.strip_suffix('q') {
        Some(number) => (number, true),
        None => (number, false),
    };
    Some(Param {
        index: number.parse().ok()?,
        qualified,
    })
}

// `c` N `(` ARG,… `)`
fn custom(word: &'static str) -> Option<(usize, &'static str)> {
    let (number, arguments) = word.strip_prefix('c')?.split_once('(')?;
    Some((number.parse().ok()?, arguments.strip_suffix(')')?))
}

fn member(word: &'static str) -> Option<Member> {
    if word.starts_with('$') {
        return Some(Member {
            param: param(word)?,
            custom: None,
        });
    }
    let (number, argument) = custom(word)?;
    Some(Member {
        param: param(argument)?,
        custom: Some(number),
    })
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
            false Optional(Group { anchors: [0, 1], inverted: false, then: [Element { space: false, kind: Literal(",", Token(Comma)) }, Element { space: true, kind: Param(Param { index: 0, qualified: false }) }], otherwise: [Element { space: false, kind: Literal("x", Keyword) }] })
            false Optional(Group { anchors: [2], inverted: true, then: [Element { space: false, kind: Literal("y", Keyword) }], otherwise: [Element { space: true, kind: Param(Param { index: 2, qualified: false }) }] })
        "#]],
        );
    }
}
