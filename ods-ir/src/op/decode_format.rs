//! Decoding of the format of a definition: from the program that [`ods_table`] describes to the
//! elements that the parser and the printer interpret.

use super::format::{
    Anchor, Assembly, AttrStyle, CustomElement, Element, ElementKind, Format, LiteralKind,
    OptionalGroup, ValueGroup, ValueTypes, for_each_element,
};
use super::info::{Ref, Refs};
use super::spec::{Arity, OpSpec, Segments, TypeOf, TypeSource, ValueSpec, expect_ref};
use super::straight::{has_given_types, regions_in_place, straight, successors_in_place, tail};
use ods_table::{Argument, Bound, Error, Node, OpWord, read_program};

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
    let Ok(elements) = (Decoder { refs, spec }).elements(program) else {
        panic!("malformed format `{program}` of `{name}`");
    };
    let mut format = Format {
        elided_slots: vec![false; spec.slot_count()],
        elements,
        operand_types: operand_types(spec),
        transformed: transformed(spec),
        ..Format::default()
    };
    elide_slots(&mut format, spec);
    let elided = &format.elided_slots[..spec.slots.len()];
    format.has_discardable_only = format.has_prop_dict || elided.iter().all(|elided| *elided);
    format.assembly = Assembly {
        regions_in_place: regions_in_place(&format.elements, spec),
        successors_in_place: successors_in_place(&format.elements, spec),
        has_sizes: has_sizes(spec),
    };
    format.followed = straight(&format, spec);
    format.straight = format.followed.clone().filter(has_given_types);
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
    let (mut all_operands, mut all_results) = (false, false);
    let (elided_slots, has_prop_dict) = (&mut format.elided_slots, &mut format.has_prop_dict);
    for_each_element(&format.elements, &mut |element| match element {
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
    for (segments, together) in [
        (spec.operand_segments, all_operands),
        (spec.result_segments, all_results),
    ] {
        if let Segments::Slot(slot) = segments {
            elided_slots[slot] |= !together;
        }
    }
    for operand in &spec.operands {
        if let Arity::VariadicOfVariadic { segments } = operand.arity {
            elided_slots[segments] = true;
        }
    }
}

#[derive(Clone, Copy)]
struct Decoder<'s> {
    refs: Refs,
    spec: &'s OpSpec,
}

impl Decoder<'_> {
    fn elements(self, program: &'static str) -> ods_table::Result<Vec<Element>> {
        read_program(program, &mut |space, node| {
            let kind = self.kind(node).ok_or(Error::Refused)?;
            Ok(Element { space, kind })
        })
    }

    fn kind(self, node: Node<'static, OpWord<'static>, Anchor, Element>) -> Option<ElementKind> {
        Some(match node {
            Node::Literal(text) => literal(text),
            Node::Space => ElementKind::Space,
            Node::Newline => ElementKind::Newline,
            Node::Word(word) => self.word(word)?,
            Node::Optional(group) => ElementKind::Optional(Box::new(OptionalGroup {
                anchors: group.anchors,
                inverted: group.inverted,
                spaces: group.then.iter().take_while(|it| is_space(it)).count(),
                then: group.then,
                otherwise: group.otherwise,
            })),
            Node::OiList(clauses) => ElementKind::OiList(clauses),
        })
    }

    fn word(self, word: OpWord<'static>) -> Option<ElementKind> {
        Some(match word {
            OpWord::Operand(group) => match self.spec.operands.get(group)?.arity {
                Arity::One => ElementKind::SingleOperand(group),
                arity => ElementKind::Operand(group, arity),
            },
            OpWord::Operands => ElementKind::Operands,
            OpWord::Attr {
                slot,
                style,
                optional,
            } => ElementKind::Attr(slot, self.style(style)?, optional),
            OpWord::ImpliedUnit(slot) => ElementKind::ImpliedUnit(slot),
            OpWord::Property(number) => ElementKind::Property(number),
            OpWord::ImpliedUnitProperty(number) => ElementKind::ImpliedUnitProperty(number),
            OpWord::Region(group) => ElementKind::Region(group),
            OpWord::Regions => ElementKind::Regions,
            OpWord::Successor(group) => ElementKind::Successor(group),
            OpWord::Successors => ElementKind::Successors,
            OpWord::Type { of, qualified } => match self.value_spec(of) {
                Some(spec) if spec.arity == Arity::One && !qualified => {
                    ElementKind::SingleType(of, spec.constraint)
                }
                _ => ElementKind::Type { of, qualified },
            },
            OpWord::FunctionalType(inputs, results) => ElementKind::FunctionalType(inputs, results),
            OpWord::AttrDict => ElementKind::AttrDict,
            OpWord::AttrDictWithKeyword => ElementKind::AttrDictWithKeyword,
            OpWord::PropDict => ElementKind::PropDict,
            OpWord::Custom(functions, arguments) => {
                let directive = match expect_ref(self.refs, functions) {
                    Ref::Custom(directive) => CustomElement::Required(*directive),
                    Ref::OptionalCustom(directive) => CustomElement::Optional(*directive),
                    _ => return None,
                };
                let slots = arguments.into_iter().filter_map(|it| self.bound_slot(it));
                ElementKind::Custom(directive, slots.collect())
            }
        })
    }

    /// The slot that a custom directive parses and prints for an argument.
    fn bound_slot(self, argument: Argument) -> Option<usize> {
        match argument.bound {
            _ if argument.referenced => None,
            Bound::Attr(slot) => Some(slot),
            Bound::Property(number) => Some(self.spec.property_slot(number)),
            _ => None,
        }
    }

    /// The declaration of a group.
    fn value_spec(&self, of: ValueGroup) -> Option<&ValueSpec> {
        match of {
            ValueGroup::Operand(group) => self.spec.operands.get(group),
            ValueGroup::Result(group) => self.spec.results.get(group),
            ValueGroup::Operands | ValueGroup::Results => None,
        }
    }

    fn style(self, style: ods_table::AttrStyle<'_>) -> Option<AttrStyle> {
        Some(match style {
            ods_table::AttrStyle::Enum(keywords) => match expect_ref(self.refs, keywords) {
                Ref::Enum(table) => AttrStyle::Enum(table),
                _ => return None,
            },
            ods_table::AttrStyle::SymbolName => AttrStyle::SymbolName,
            ods_table::AttrStyle::Typed => AttrStyle::Typed,
            ods_table::AttrStyle::Generic => AttrStyle::Generic,
            ods_table::AttrStyle::Stripped => AttrStyle::Stripped,
        })
    }
}

fn is_space(element: &Element) -> bool {
    matches!(element.kind, ElementKind::Space | ElementKind::Newline)
}

fn literal(text: &'static str) -> ElementKind {
    match LiteralKind::of(text) {
        LiteralKind::Keyword => ElementKind::Keyword(text),
        LiteralKind::Token(kind) => ElementKind::Token(text, kind),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_one_group_and_of_all() {
        let decoder = Decoder {
            refs: Refs::default(),
            spec: &OpSpec::default(),
        };
        let elements = decoder.elements("to0 tr1q *to *trq").expect("known words");
        let types: Vec<_> = elements
            .iter()
            .map(|element| match element.kind {
                ElementKind::Type { of, qualified } => (of, qualified),
                ref other => panic!("{other:?} is not a type"),
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
