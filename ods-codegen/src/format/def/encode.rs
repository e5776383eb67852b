//! Turns a format of an attribute or a type into the program that the runtime interprets, which
//! [`ods_table`] describes.

use ods_table::{DefArgument, DefTree, DefWord, Group, Member, Node, Param, Parameter};

use super::DefFormat;
use super::group::parameters;
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, OptionalGroup, Variable, VariableElement,
};
use crate::format::encode::{literal, printed, silent, whitespace};
use crate::format::spacing::Spacing;

/// Returns the number of the functions that a custom directive calls; its second argument tells
/// whether an optional group starts with the directive.
type Number<'n, 'f> = dyn FnMut(&'f CustomDirective, bool) -> usize + 'n;

/// Encodes a format; `number` numbers its custom directives, in the order of the text.
pub fn encode<'f>(format: &'f DefFormat, number: &mut Number<'_, 'f>) -> Vec<DefTree<'f>> {
    let spacing = Spacing::new();
    Encoder { number, spacing }.elements(&format.elements, None)
}

struct Encoder<'n, 'm, 'f> {
    number: &'n mut Number<'m, 'f>,
    spacing: Spacing,
}

impl<'f> Encoder<'_, '_, 'f> {
    /// Encodes a list of elements, which may be in the group `within`.
    fn elements(
        &mut self,
        elements: &'f [FormatElement],
        within: Option<&OptionalGroup>,
    ) -> Vec<DefTree<'f>> {
        let trees = elements.iter();
        trees.filter_map(|it| self.element(it, within)).collect()
    }

    fn element(
        &mut self,
        element: &'f FormatElement,
        within: Option<&OptionalGroup>,
    ) -> Option<DefTree<'f>> {
        let word = match element {
            FormatElement::Literal(it) => return Some(literal(&it.text, &mut self.spacing)),
            FormatElement::Whitespace(it) => {
                self.spacing.definition_whitespace(it.kind);
                return whitespace(it.kind);
            }
            FormatElement::Optional(group) => return Some(self.group(group)),
            FormatElement::Custom(custom) => {
                let is_guard = within.is_some_and(|group| group.is_guard(element));
                let arguments = custom.arguments.iter().map(argument).collect();
                DefWord::Custom((self.number)(custom, is_guard), arguments)
            }
            FormatElement::Directive(directive) => match &directive.kind {
                DirectiveKind::Params(list) => DefWord::Params(list.iter().map(param).collect()),
                DirectiveKind::Struct(list) => {
                    DefWord::Struct(list.iter().map(|it| self.member(it)).collect())
                }
                _ => unreachable!("the grammar refuses directives of ops"),
            },
            _ => DefWord::Param(param(element)),
        };
        Some(printed(word, &mut self.spacing))
    }

    fn member(&mut self, element: &'f FormatElement) -> Member {
        match element {
            // `check_struct_custom_directives` guarantees one argument.
            FormatElement::Custom(custom) => Member {
                param: param(&custom.arguments[0]),
                custom: Some((self.number)(custom, false)),
            },
            _ => Member {
                param: param(element),
                custom: None,
            },
        }
    }

    fn group(&mut self, group: &'f OptionalGroup) -> DefTree<'f> {
        let anchors = parameters(group.anchor_element());
        // The second branch, and the elements after the first one, start in the state in which the
        // first branch starts.
        let before = self.spacing;
        let then = self.elements(&group.then_elements, Some(group));
        self.spacing = before;
        silent(Node::Optional(Group {
            anchors: anchors.into_iter().map(Parameter::At).collect(),
            inverted: group.is_inverted(),
            then,
            otherwise: self.elements(&group.else_elements, Some(group)),
        }))
    }
}

fn param(element: &FormatElement) -> Param {
    match *element {
        FormatElement::Variable(VariableElement {
            variable: Variable::Parameter(index),
            qualified,
            ..
        }) => Param { index, qualified },
        _ => unreachable!("the grammar refuses other elements here"),
    }
}

fn argument(element: &FormatElement) -> DefArgument {
    match (element, element.as_directive()) {
        (FormatElement::String(_), _) => DefArgument::String,
        (_, Some(DirectiveKind::Ref(element))) => DefArgument::Reference(param(element)),
        _ => DefArgument::Param(param(element)),
    }
}
