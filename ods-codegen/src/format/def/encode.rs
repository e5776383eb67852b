//! Turns a format of an attribute or a type into the program that the runtime interprets.
//! [`ods_table`] describes it.

use ods_table::{DefArgument, DefTree, DefWord, Group, Member, Node, Param, Parameter};

use super::DefFormat;
use super::group::parameters;
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, OptionalGroup, Variable,
};
use crate::format::encode::{literal, printed, silent, whitespace};
use crate::format::spacing::Spacing;

/// Encodes a format; `custom` numbers the functions that its custom directives call.
pub fn encode<'f>(
    format: &'f DefFormat,
    custom: &mut dyn FnMut(&CustomDirective) -> usize,
) -> Vec<DefTree<'f>> {
    let spacing = Spacing::new();
    Encoder { custom, spacing }.elements(&format.elements)
}

struct Encoder<'e> {
    custom: &'e mut dyn FnMut(&CustomDirective) -> usize,
    spacing: Spacing,
}

impl Encoder<'_> {
    fn elements<'f>(&mut self, elements: &'f [FormatElement]) -> Vec<DefTree<'f>> {
        let trees = elements.iter().filter_map(|element| self.element(element));
        trees.collect()
    }

    fn element<'f>(&mut self, element: &'f FormatElement) -> Option<DefTree<'f>> {
        let word = match element {
            FormatElement::Literal(it) => return Some(literal(&it.text, &mut self.spacing)),
            FormatElement::Whitespace(it) => {
                self.spacing.definition_whitespace(it.kind);
                return whitespace(it.kind);
            }
            FormatElement::Optional(group) => return Some(self.group(group)),
            FormatElement::Custom(custom) => self.custom(custom),
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

    fn custom(&mut self, custom: &CustomDirective) -> DefWord {
        let arguments = custom.arguments.iter().map(argument).collect();
        DefWord::Custom((self.custom)(custom), arguments)
    }

    fn member(&mut self, element: &FormatElement) -> Member {
        match element {
            // `check_struct_custom_directives` makes sure that there is one argument.
            FormatElement::Custom(custom) => Member {
                param: param(&custom.arguments[0]),
                custom: Some((self.custom)(custom)),
            },
            _ => Member {
                param: param(element),
                custom: None,
            },
        }
    }

    fn group<'f>(&mut self, group: &'f OptionalGroup) -> DefTree<'f> {
        let anchors = parameters(group.anchor_element());
        // The elements after the first branch, and those of the second one, begin in the state
        // in which the first one begins.
        let before = self.spacing;
        let then = self.elements(&group.then_elements);
        self.spacing = before;
        silent(Node::Optional(Group {
            anchors: anchors.into_iter().map(Parameter::At).collect(),
            inverted: group.is_inverted(),
            then,
            otherwise: self.elements(&group.else_elements),
        }))
    }
}

fn param(element: &FormatElement) -> Param {
    match element {
        FormatElement::Variable(element) => match element.variable {
            Variable::Parameter(index) => Param {
                index,
                qualified: element.qualified,
            },
            _ => unreachable!("attributes and types have parameters only"),
        },
        _ => unreachable!("the grammar refuses other elements here"),
    }
}

fn argument(element: &FormatElement) -> DefArgument {
    match element {
        FormatElement::Directive(directive) => match &directive.kind {
            DirectiveKind::Ref(element) => DefArgument::Reference(param(element)),
            _ => unreachable!("the grammar refuses other directives as arguments"),
        },
        FormatElement::String(_) => DefArgument::String,
        _ => DefArgument::Param(param(element)),
    }
}
