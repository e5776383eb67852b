//! Decoding of the `format` line of a definition; the words are described
//! where they are written, in `ods-codegen/src/format/op/encode.rs`.

use super::format::{
    Anchor, Assembly, AttrStyle, Clause, CustomElement, Element, ElementKind, Format, LiteralKind,
    OptionalGroup, ValueGroup, ValueTypes, for_each_element,
};
use super::info::{Ref, Refs};
use super::spec::{Arity, OpSpec, Presence, Segments, TypeOf, TypeSource, ValueSpec, expect_ref};
use super::straight::{regions_in_place, straight, successors_in_place, tail};
use crate::text::lexer::TokenKind;

/// Decodes the format of the op `name`.
///
/// # Panics
///
/// If the program is malformed, which is a bug of the generator.
pub(super) fn decode_format(
    program: &'static str,
    name: &str,
    refs: Refs,
    spec: &OpSpec,
) -> Format {
    let mut decoder = Decoder {
        words: program.split(' ').peekable(),
        refs,
        spec,
    };
    let Some(elements) = decoder.sequence(&[]) else {
        panic!("malformed format `{program}` of `{name}`");
    };
    let mut format = Format {
        elided_slots: vec![false; spec.slot_count()],
        elements,
        has_prop_dict: false,
        has_discardable_only: false,
        assembly: Assembly::default(),
        straight: None,
        tail: None,
        operand_types: operand_types(spec),
        transformed: transformed(spec),
    };
    elide_slots(&mut format, spec);
    let elided = &format.elided_slots[..spec.slots.len()];
    format.has_discardable_only = format.has_prop_dict || elided.iter().all(|elided| *elided);
    format.assembly = Assembly {
        regions_in_place: regions_in_place(&format.elements, spec),
        successors_in_place: successors_in_place(&format.elements, spec),
        has_sizes: has_sizes(spec),
    };
    format.straight = straight(&format, spec);
    format.tail = tail(&format, spec);
    format
}

/// Whether attributes hold how many values groups have.
fn has_sizes(spec: &OpSpec) -> bool {
    let is_nested = |operand: &ValueSpec| matches!(operand.arity, Arity::VariadicOfVariadic { .. });
    let segments = [spec.operand_segments, spec.result_segments];
    (segments.iter()).any(|segments| matches!(segments, Segments::Slot(_)))
        || spec.operands.iter().any(is_nested)
}

/// How operands get their types.
fn operand_types(spec: &OpSpec) -> Vec<ValueTypes> {
    let is_list = |declared: &ValueSpec| {
        matches!(
            declared.arity,
            Arity::Variadic | Arity::VariadicOfVariadic { .. }
        )
    };
    let sources = spec.operands.iter().zip(&spec.operand_types);
    let plan = sources.map(|(declared, source)| match *source {
        None => ValueTypes::Written,
        Some(TypeSource::Build) => {
            (declared.constraint.build).map_or(ValueTypes::Other, ValueTypes::Built)
        }
        Some(TypeSource::Operand(group)) if !is_list(&spec.operands[group]) => {
            ValueTypes::LikeOperand(group)
        }
        Some(TypeSource::Result(group)) if !is_list(&spec.results[group]) => {
            ValueTypes::LikeResult(group)
        }
        Some(_) => ValueTypes::Other,
    });
    plan.collect()
}

/// What transformers are applied to, in the order in which it is checked.
fn transformed(spec: &OpSpec) -> Vec<TypeOf> {
    let mut all: Vec<TypeOf> = Vec::new();
    for source in spec.result_types.iter().chain(&spec.operand_types) {
        if let Some(TypeSource::Via(of, _) | TypeSource::Elements(of)) = *source
            && !all.contains(&of)
        {
            all.push(of);
        }
    }
    all
}

/// What `attr-dict` leaves out.
fn elide_slots(format: &mut Format, spec: &OpSpec) {
    let mut all_operands = false;
    let mut all_results = false;
    let Format {
        elements,
        elided_slots,
        has_prop_dict,
        has_discardable_only: _,
        assembly: _,
        straight: _,
        tail: _,
        operand_types: _,
        transformed: _,
    } = format;
    for_each_element(elements, &mut |element| match element {
        ElementKind::Attr(slot, ..) | ElementKind::ImpliedUnit(slot) => elided_slots[*slot] = true,
        ElementKind::Property(number) | ElementKind::ImpliedUnitProperty(number) => {
            elided_slots[spec.property_slot(*number)] = true;
        }
        ElementKind::Custom(_, slots) => slots.iter().for_each(|slot| elided_slots[*slot] = true),
        ElementKind::Operands => all_operands = true,
        ElementKind::Type {
            of: ValueGroup::Results,
            ..
        }
        | ElementKind::FunctionalType(_, ValueGroup::Results) => {
            all_results = true;
        }
        ElementKind::PropDict => *has_prop_dict = true,
        _ => {}
    });
    for (slot, declared) in spec.slots.iter().enumerate() {
        if matches!(declared.presence, Presence::Segments) {
            let together = if declared.name == "operandSegmentSizes" {
                all_operands
            } else {
                all_results
            };
            elided_slots[slot] |= !together;
        }
    }
    for operand in &spec.operands {
        if let Arity::VariadicOfVariadic { segments } = operand.arity {
            elided_slots[segments] = true;
        }
    }
}

struct Decoder<'s> {
    words: std::iter::Peekable<std::str::Split<'static, char>>,
    refs: Refs,
    spec: &'s OpSpec,
}

impl Decoder<'_> {
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
        let (space, word) = word
            .strip_prefix('_')
            .map_or((false, word), |word| (true, word));
        Some(Element {
            space,
            kind: self.kind(word)?,
        })
    }

    fn kind(&mut self, word: &'static str) -> Option<ElementKind> {
        if let Some(text) = word.strip_prefix('\'') {
            return Some(literal(text));
        }
        if let Some(condition) = word.strip_prefix('(') {
            return self.optional(condition);
        }
        Some(match word {
            ".sp" => ElementKind::Space,
            ".nl" => ElementKind::Newline,
            "*o" => ElementKind::Operands,
            "*r" => ElementKind::Regions,
            "*s" => ElementKind::Successors,
            "dict" => ElementKind::AttrDict,
            "dictkw" => ElementKind::AttrDictWithKeyword,
            "propdict" => ElementKind::PropDict,
            "[" => self.oilist()?,
            _ => self.numbered(word)?,
        })
    }

    /// A word with a number in it.
    fn numbered(&self, word: &'static str) -> Option<ElementKind> {
        if let Some(arguments) = word.strip_prefix("fn(") {
            let (inputs, results) = arguments.strip_suffix(')')?.split_once(',')?;
            return Some(ElementKind::FunctionalType(
                values(inputs)?,
                values(results)?,
            ));
        }
        let (kind, rest) = word.split_at_checked(1)?;
        let number = || rest.parse().ok();
        Some(match kind {
            "o" => {
                let group: usize = number()?;
                match self.spec.operands.get(group)?.arity {
                    Arity::One => ElementKind::SingleOperand(group),
                    arity => ElementKind::Operand(group, arity),
                }
            }
            "r" => ElementKind::Region(number()?),
            "s" => ElementKind::Successor(number()?),
            "p" => ElementKind::Property(number()?),
            "u" => match rest.strip_prefix('p') {
                Some(number) => ElementKind::ImpliedUnitProperty(number.parse().ok()?),
                None => ElementKind::ImpliedUnit(number()?),
            },
            "a" => {
                let (slot, style) = rest.split_once(':')?;
                let (style, optional) = style
                    .strip_suffix('?')
                    .map_or((style, false), |style| (style, true));
                ElementKind::Attr(slot.parse().ok()?, self.style(style)?, optional)
            }
            // `toN`, `trN`, and for all of them `*to`, `*tr`.
            "t" | "*" => {
                let (of, qualified) = rest
                    .strip_suffix('q')
                    .map_or((rest, false), |of| (of, true));
                let of = match (kind, of) {
                    ("*", "to") => ValueGroup::Operands,
                    ("*", "tr") => ValueGroup::Results,
                    ("t", of) => values(of)?,
                    _ => return None,
                };
                match self.value_spec(of) {
                    Some(spec) if spec.arity == Arity::One && !qualified => {
                        ElementKind::SingleType(of, spec.constraint)
                    }
                    _ => ElementKind::Type { of, qualified },
                }
            }
            "c" => {
                let (reference, arguments) = rest.split_once('(')?;
                let directive = match expect_ref(self.refs, reference) {
                    Ref::Custom(directive) => CustomElement::Required(directive),
                    Ref::OptionalCustom(directive) => CustomElement::Optional(directive),
                    _ => return None,
                };
                let slot = |word: &str| match super::decode::value_word(word)? {
                    ('a', slot) => Some(slot),
                    ('p', number) => Some(self.spec.property_slot(number)),
                    _ => None,
                };
                let arguments = arguments.strip_suffix(')')?.split(',');
                let slots = arguments.filter_map(slot).collect();
                ElementKind::Custom(directive, slots)
            }
            _ => return None,
        })
    }

    /// What declares a group.
    fn value_spec(&self, of: ValueGroup) -> Option<&ValueSpec> {
        match of {
            ValueGroup::Operand(group) => self.spec.operands.get(group),
            ValueGroup::Result(group) => self.spec.results.get(group),
            ValueGroup::Operands | ValueGroup::Results => None,
        }
    }

    fn style(&self, word: &str) -> Option<AttrStyle> {
        Some(match word {
            "s" => AttrStyle::SymbolName,
            "t" => AttrStyle::Typed,
            "g" => AttrStyle::Generic,
            "p" => AttrStyle::Stripped,
            _ => match expect_ref(self.refs, word.strip_prefix('e')?) {
                Ref::Enum(table) => AttrStyle::Enum(table),
                _ => return None,
            },
        })
    }

    // `(` COND then (`|` otherwise)? `)`
    fn optional(&mut self, condition: &'static str) -> Option<ElementKind> {
        let (condition, inverted) = condition
            .strip_prefix('!')
            .map_or((condition, false), |rest| (rest, true));
        let anchors = anchors(condition)?;
        let then = self.sequence(&["|", ")"])?;
        let mut otherwise = Vec::new();
        if self.words.next()? == "|" {
            otherwise = self.sequence(&[")"])?;
            self.words.next()?;
        }
        Some(ElementKind::Optional(Box::new(OptionalGroup {
            anchors,
            inverted,
            spaces: then.iter().take_while(|element| is_space(element)).count(),
            then,
            otherwise,
        })))
    }

    // `[` COND keyword elements (`;` …)* `]`
    fn oilist(&mut self) -> Option<ElementKind> {
        let mut clauses = Vec::new();
        loop {
            let anchors = anchors(self.words.next()?)?;
            let keyword = self.element()?;
            let elements = self.sequence(&[";", "]"])?;
            clauses.push(Clause {
                keyword,
                elements,
                anchors,
            });
            if self.words.next()? == "]" {
                return Some(ElementKind::OiList(clauses));
            }
        }
    }
}

fn is_space(element: &Element) -> bool {
    matches!(element.kind, ElementKind::Space | ElementKind::Newline)
}

/// `oN`, `rN`, `*o`, `*r`
fn values(word: &str) -> Option<ValueGroup> {
    Some(match word {
        "*o" => ValueGroup::Operands,
        "*r" => ValueGroup::Results,
        _ => match super::decode::value_word(word)? {
            ('o', group) => ValueGroup::Operand(group),
            ('r', group) => ValueGroup::Result(group),
            _ => return None,
        },
    })
}

/// Variables joined by `,`; `-` for none.
fn anchors(condition: &str) -> Option<Vec<Anchor>> {
    if condition == "-" {
        return Some(Vec::new());
    }
    condition
        .split(',')
        .map(|word| {
            Some(match super::decode::value_word(word)? {
                ('o', group) => Anchor::Operand(group),
                ('r', group) => Anchor::Result(group),
                ('a', slot) => Anchor::Attr(slot),
                ('p', number) => Anchor::Property(number),
                ('G', group) => Anchor::Region(group),
                _ => return None,
            })
        })
        .collect()
}

fn literal(text: &'static str) -> ElementKind {
    match literal_kind(text) {
        LiteralKind::Keyword => ElementKind::Keyword(text),
        LiteralKind::Token(kind) => ElementKind::Token(text, kind),
    }
}

/// How the literal `text` of a format is lexed.
pub(crate) fn literal_kind(text: &str) -> LiteralKind {
    match text {
        "->" => LiteralKind::Token(TokenKind::Arrow),
        ":" => LiteralKind::Token(TokenKind::Colon),
        "," => LiteralKind::Token(TokenKind::Comma),
        "..." => LiteralKind::Token(TokenKind::Ellipsis),
        "=" => LiteralKind::Token(TokenKind::Equal),
        ">" => LiteralKind::Token(TokenKind::Greater),
        "{" => LiteralKind::Token(TokenKind::LBrace),
        "(" => LiteralKind::Token(TokenKind::LParen),
        "[" => LiteralKind::Token(TokenKind::LSquare),
        "<" => LiteralKind::Token(TokenKind::Less),
        "-" => LiteralKind::Token(TokenKind::Minus),
        "+" => LiteralKind::Token(TokenKind::Plus),
        "?" => LiteralKind::Token(TokenKind::Question),
        "}" => LiteralKind::Token(TokenKind::RBrace),
        ")" => LiteralKind::Token(TokenKind::RParen),
        "]" => LiteralKind::Token(TokenKind::RSquare),
        "/" => LiteralKind::Token(TokenKind::Slash),
        "*" => LiteralKind::Token(TokenKind::Star),
        "|" => LiteralKind::Token(TokenKind::VerticalBar),
        _ => LiteralKind::Keyword,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_one_group_and_of_all() {
        let program = "to0 tr1q *to *trq";
        let mut decoder = Decoder {
            words: program.split(' ').peekable(),
            refs: Refs::default(),
            spec: &OpSpec::default(),
        };
        let elements = decoder.sequence(&[]).expect("known words");
        let types: Vec<_> = elements
            .iter()
            .map(|element| match element.kind {
                ElementKind::Type { of, qualified } => (of, qualified),
                ref other => panic!("{other:?} is no type"),
            })
            .collect();
        let expected = [
            (ValueGroup::Operand(0), false),
            (ValueGroup::Result(1), true),
            (ValueGroup::Operands, false),
            (ValueGroup::Results, true),
        ];
        assert_eq!(types, expected);
    }
}
