//! Detection of formats whose parts have fixed positions in the text.

use super::TypeConstraint;
use super::format::{Element, ElementKind, Format, Straight, TypeAt, ValueGroup, for_each_element};
use super::spec::{
    Arity, OpSpec, Presence, ResultInference, Transform, TypeOf, TypeSource, ValueSpec,
};

/// The positions of all parts, if the format fixes them.
pub(super) fn straight(format: &Format, spec: &OpSpec) -> Option<Straight> {
    if !has_single_values(spec) {
        return None;
    }
    let places = Places::of(&format.elements, spec)?;
    let operands = spec.operands.iter().enumerate().map(|(group, operand)| {
        let ty = places.operand_types[group];
        let source = spec.operand_types[group];
        Some((
            places.operands[group]?,
            places.type_at(ty, source, operand.constraint)?,
        ))
    });
    let results = spec.results.iter().enumerate().map(|(group, result)| {
        let ty = places.result_types[group];
        places.type_at(ty, spec.result_types[group], result.constraint)
    });
    let checked = format.transformed.iter().filter_map(|of| match of {
        TypeOf::Operand(group) => Some(places.operand_types[*group].map(|at| (at, *group))),
        // Types of results are written where those of operands follow from them.
        TypeOf::Result(_) => Some(None),
        TypeOf::Attr(_) => None,
    });
    Some(Straight {
        operands: operands.collect::<Option<_>>()?,
        results: results.collect::<Option<_>>()?,
        checked: checked.collect::<Option<_>>()?,
    })
}

/// Whether all types are written, or the same for all operations.
pub(super) fn has_given_types(straight: &Straight) -> bool {
    let is_given = |ty: &TypeAt| matches!(ty, TypeAt::Written(_) | TypeAt::Built(_));
    straight.checked.is_empty()
        && straight.operands.iter().all(|(_, ty)| is_given(ty))
        && straight.results.iter().all(is_given)
}

/// Whether each operand and result is single, and there are no regions, successors or
/// segments.
fn has_single_values(spec: &OpSpec) -> bool {
    let is_single = |value: &ValueSpec| value.arity == Arity::One;
    let is_segments = |slot: &super::spec::SlotSpec| matches!(slot.presence, Presence::Segments);
    spec.operands.iter().chain(&spec.results).all(is_single)
        && !spec.slots.iter().any(is_segments)
        && spec.regions.is_empty()
        && spec.successors.is_empty()
}

/// [`Format::tail`].
pub(super) fn tail(format: &Format, spec: &OpSpec) -> Option<usize> {
    // The user's inference function may depend on more than the text.
    if !has_single_values(spec) || matches!(spec.inference, ResultInference::Function(_)) {
        return None;
    }
    let elements = &format.elements;
    let is_operand = |element: &Element| matches!(element.kind, ElementKind::SingleOperand(_));
    let tail = elements
        .iter()
        .rposition(is_operand)
        .map_or(0, |last| last + 1);
    let mut operands = 0;
    for element in &elements[..tail] {
        match &element.kind {
            ElementKind::SingleOperand(group) if *group == operands => operands += 1,
            ElementKind::Keyword(_)
            | ElementKind::Token(..)
            | ElementKind::Space
            | ElementKind::Newline
            | ElementKind::Attr(_, _, false) => {}
            _ => return None,
        }
    }
    let is_type =
        |kind: &ElementKind| matches!(kind, ElementKind::SingleType(..) | ElementKind::Type { .. });
    let is_text = |element: &Element| is_type(&element.kind) || !has_values(&element.kind);
    let is_plain = operands == spec.operands.len()
        && elements[tail..].iter().all(is_text)
        && has_clear_end(&elements[tail..]);
    is_plain.then_some(tail)
}

/// Whether no optional element at the end begins with a word, so that a word or a name
/// after these elements does not belong to them.
fn has_clear_end(elements: &[Element]) -> bool {
    for element in elements.iter().rev() {
        match &element.kind {
            ElementKind::Space
            | ElementKind::Newline
            | ElementKind::AttrDict
            | ElementKind::PropDict => {}
            ElementKind::Optional(group) => {
                let first = group.then.get(group.spaces).map(|element| &element.kind);
                if !matches!(first, Some(ElementKind::Token(..))) || !group.otherwise.is_empty() {
                    return false;
                }
            }
            kind => {
                return matches!(
                    kind,
                    ElementKind::Keyword(_)
                        | ElementKind::Token(..)
                        | ElementKind::SingleType(..)
                        | ElementKind::Type { .. }
                        | ElementKind::Attr(_, _, false)
                );
            }
        }
    }
    true
}

/// [`Assembly::regions_in_place`](super::format::Assembly::regions_in_place).
pub(super) fn regions_in_place(elements: &[Element], spec: &OpSpec) -> bool {
    let is_all = |kind: &ElementKind| matches!(kind, ElementKind::Regions);
    are_in_place(elements, spec.regions.len(), is_all, |kind| match kind {
        ElementKind::Region(number) => Some(*number),
        _ => None,
    })
}

/// [`Assembly::successors_in_place`](super::format::Assembly::successors_in_place).
pub(super) fn successors_in_place(elements: &[Element], spec: &OpSpec) -> bool {
    let is_all = |kind: &ElementKind| matches!(kind, ElementKind::Successors);
    are_in_place(elements, spec.successors.len(), is_all, |kind| match kind {
        ElementKind::Successor(number) => Some(*number),
        _ => None,
    })
}

/// Whether the elements outside of groups stand for all `count` parts of a kind, in
/// order: one element for all, or one (`part` returns its number) for each.
fn are_in_place(
    elements: &[Element],
    count: usize,
    is_all: impl Fn(&ElementKind) -> bool,
    part: impl Fn(&ElementKind) -> Option<usize>,
) -> bool {
    let (mut has_all, mut has_custom) = (false, false);
    for_each_element(elements, &mut |kind| {
        has_all |= is_all(kind);
        has_custom |= matches!(kind, ElementKind::Custom(..));
    });
    let single = elements.iter().filter_map(|element| part(&element.kind));
    // A custom directive may parse a part, or refer to one.
    has_all || !has_custom && single.eq(0..count)
}

/// The position of each operand and type among those in the text.
struct Places {
    operands: Vec<Option<usize>>,
    operand_types: Vec<Option<usize>>,
    result_types: Vec<Option<usize>>,
}

impl Places {
    /// `None` if the positions depend on the text.
    fn of(elements: &[Element], spec: &OpSpec) -> Option<Self> {
        let mut places = Self {
            operands: vec![None; spec.operands.len()],
            operand_types: vec![None; spec.operands.len()],
            result_types: vec![None; spec.results.len()],
        };
        let (mut operands, mut types) = (0.., 0..);
        for element in elements {
            match &element.kind {
                ElementKind::SingleOperand(group) => places.operands[*group] = operands.next(),
                ElementKind::SingleType(of, _) | ElementKind::Type { of, .. } => match of {
                    ValueGroup::Operand(group) => places.operand_types[*group] = types.next(),
                    ValueGroup::Result(group) => places.result_types[*group] = types.next(),
                    ValueGroup::Operands | ValueGroup::Results => return None,
                },
                kind if has_values(kind) => return None,
                _ => {}
            }
        }
        Some(places)
    }

    fn type_at(
        &self,
        written: Option<usize>,
        source: Option<TypeSource>,
        constraint: &TypeConstraint,
    ) -> Option<TypeAt> {
        let written = match (written, source) {
            (Some(number), _) => Some(number),
            (None, Some(TypeSource::Operand(group))) => self.operand_types[group],
            (None, Some(TypeSource::Result(group))) => self.result_types[group],
            (None, Some(TypeSource::Build)) => return constraint.build.map(TypeAt::Built),
            (None, Some(TypeSource::Attr(slot))) => return Some(TypeAt::Attr(slot)),
            (None, Some(TypeSource::Via(TypeOf::Operand(group), Transform::One(transform)))) => {
                let number = self.operand_types[group]?;
                return Some(TypeAt::Via(number, transform));
            }
            (None, _) => None,
        };
        written.map(TypeAt::Written)
    }
}

/// Whether an element may stand for operands or types, or refer to them.
fn has_values(kind: &ElementKind) -> bool {
    let mut found = false;
    let mut visit = |kind: &ElementKind| {
        found |= !matches!(
            kind,
            ElementKind::Keyword(_)
                | ElementKind::Token(..)
                | ElementKind::Space
                | ElementKind::Newline
                | ElementKind::Attr(..)
                | ElementKind::ImpliedUnit(_)
                | ElementKind::Property(_)
                | ElementKind::ImpliedUnitProperty(_)
                | ElementKind::AttrDict
                | ElementKind::AttrDictWithKeyword
                | ElementKind::PropDict
        );
    };
    match kind {
        ElementKind::Optional(group) => {
            for_each_element(&group.then, &mut visit);
            for_each_element(&group.otherwise, &mut visit);
        }
        ElementKind::OiList(clauses) => {
            for clause in clauses {
                for_each_element(&clause.elements, &mut visit);
            }
        }
        kind => visit(kind),
    }
    found
}
