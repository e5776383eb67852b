//! Turns a parsed format into the program that the runtime interprets and the sources of the types
//! that the text omits. [`ods_table`] describes both.

use ods_table::{
    Anchor, Argument, AttrStyle, Bound, Clause, Group, Node, OpTree, OpWord, Ref, Target, TypeOf,
    ValueGroup,
};

use super::OpFormat;
use super::condition::{condition, elided_anchor, elided_clause};
use super::context::{Arity, AttributeSyntax, FormatContext, TypeTrait};
use super::types::TypeSource;
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, OiList, OptionalGroup, TypeArgument, Variable,
    WhitespaceKind,
};
use crate::format::encode::{literal, printed, silent, whitespace};
use crate::format::spacing::Spacing;

/// Numbers the items that a format refers to.
pub trait FormatRefs {
    /// Returns the reference to the functions of a custom directive; `is_guard`: an optional group
    /// starts with it.
    fn custom(&mut self, directive: &CustomDirective, is_guard: bool) -> Ref<'static>;
    /// Returns the reference to the keywords of an enum attribute.
    fn enum_keywords(&mut self, attribute: usize) -> Ref<'static>;
    /// Returns the reference to a transformer of types.
    fn transform(&mut self, transform: &Transform<'_>) -> Ref<'static>;
}

/// A transformer of types, and the kinds of types that it takes and returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transform<'a> {
    /// The code; `$_self` is the type or types to transform.
    pub code: &'a str,
    /// Whether `$_self` is a list of types: the part whose type is transformed is variadic.
    pub from_range: bool,
    /// Whether the code returns a list of types: the part that it resolves is variadic.
    pub to_range: bool,
}

/// A format in the form that the runtime reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EncodedFormat<'f> {
    /// The program.
    pub program: Vec<OpTree<'f>>,
    /// The sources of the types that the text omits.
    pub resolve: Vec<(Target, ods_table::TypeSource<'static>)>,
}

/// Encodes a format of the op that `context` describes.
pub fn encode<'f>(
    format: &'f OpFormat,
    context: &FormatContext<'_>,
    refs: &mut dyn FormatRefs,
) -> EncodedFormat<'f> {
    let mut encoder = Encoder {
        context,
        refs,
        spacing: Spacing::new(),
    };
    EncodedFormat {
        program: encoder.elements(&format.elements, None),
        resolve: encoder.resolve(format),
    }
}

struct Encoder<'e, 'a> {
    context: &'e FormatContext<'a>,
    refs: &'e mut dyn FormatRefs,
    spacing: Spacing,
}

impl Encoder<'_, '_> {
    /// Encodes a list of elements, which may be in the group `within`.
    fn elements<'f>(
        &mut self,
        elements: &'f [FormatElement],
        within: Option<&OptionalGroup>,
    ) -> Vec<OpTree<'f>> {
        let mut trees = Vec::new();
        for element in elements {
            if let Some(tree) = self.element(element, within) {
                trees.push(tree);
            }
        }
        trees
    }

    fn element<'f>(
        &mut self,
        element: &'f FormatElement,
        within: Option<&OptionalGroup>,
    ) -> Option<OpTree<'f>> {
        Some(match element {
            FormatElement::Literal(it) => literal(&it.text, &mut self.spacing),
            FormatElement::Whitespace(it) => {
                match it.kind {
                    WhitespaceKind::Empty => self.spacing.empty(),
                    WhitespaceKind::Space => self.spacing.space(),
                    WhitespaceKind::Newline => {}
                }
                return whitespace(it.kind);
            }
            FormatElement::Variable(it) => {
                let elided = within.and_then(|group| elided_anchor(group, self.context));
                if elided == Some(it.variable) {
                    return Some(implied(it.variable));
                }
                let word = self.variable(it.variable, it.qualified, within.is_none());
                printed(word, &mut self.spacing)
            }
            FormatElement::Directive(directive) => self.directive(&directive.kind),
            FormatElement::Custom(custom) => {
                let is_guard = within.is_some_and(|group| group.is_guard(element));
                let arguments = custom.arguments.iter().map(argument).collect();
                let functions = self.refs.custom(custom, is_guard);
                printed(OpWord::Custom(functions, arguments), &mut self.spacing)
            }
            FormatElement::OiList(list) => self.oilist(list),
            FormatElement::Optional(group) => {
                let anchors = condition(group.anchor_element(), self.context);
                let anchors = anchors.unwrap_or_default().into_iter();
                silent(Node::Optional(Group {
                    anchors: anchors.map(anchor).collect(),
                    inverted: group.is_inverted(),
                    then: self.elements(&group.then_elements, Some(group)),
                    otherwise: self.elements(&group.else_elements, Some(group)),
                }))
            }
            // Strings are arguments of custom directives only.
            FormatElement::String(_) => return None,
        })
    }

    /// Encodes a variable; an attribute that may be missing is parsed optionally if `is_outside`: in
    /// a group only the guard is optional.
    fn variable(
        &mut self,
        variable: Variable,
        qualified: bool,
        is_outside: bool,
    ) -> OpWord<'static> {
        match variable {
            Variable::Attribute(slot) => OpWord::Attr {
                slot,
                style: self.attribute_style(slot, qualified),
                optional: is_outside && self.context.attributes[slot].is_optional(),
            },
            Variable::Property(index) => OpWord::Property(index),
            Variable::Operand(index) => OpWord::Operand(index),
            Variable::Region(index) => OpWord::Region(index),
            Variable::Successor(index) => OpWord::Successor(index),
            Variable::Result(_) | Variable::Parameter(_) => no_result(),
        }
    }

    fn attribute_style(&mut self, slot: usize, qualified: bool) -> AttrStyle<'static> {
        let attribute = &self.context.attributes[slot];
        match attribute.syntax {
            AttributeSyntax::EnumKeyword => AttrStyle::Enum(self.refs.enum_keywords(slot)),
            AttributeSyntax::SymbolName => AttrStyle::SymbolName,
            _ if attribute.typed => AttrStyle::Typed,
            AttributeSyntax::Own if !qualified => AttrStyle::Stripped,
            AttributeSyntax::Own | AttributeSyntax::Any => AttrStyle::Generic,
        }
    }

    fn directive(&mut self, kind: &DirectiveKind) -> OpTree<'static> {
        let word = match *kind {
            DirectiveKind::AttrDict { with_keyword: true } => OpWord::AttrDictWithKeyword,
            DirectiveKind::AttrDict { .. } => OpWord::AttrDict,
            DirectiveKind::PropDict => OpWord::PropDict,
            DirectiveKind::Operands => OpWord::Operands,
            DirectiveKind::Regions => OpWord::Regions,
            DirectiveKind::Successors => OpWord::Successors,
            DirectiveKind::Type { of, qualified } => OpWord::Type {
                of: value_group(of),
                qualified,
            },
            DirectiveKind::FunctionalType { inputs, results } => {
                OpWord::FunctionalType(value_group(inputs), value_group(results))
            }
            _ => unreachable!("the grammar refuses this directive here"),
        };
        if let DirectiveKind::AttrDict { .. } | DirectiveKind::PropDict = kind {
            self.spacing.dictionary();
            return silent(Node::Word(word));
        }
        printed(word, &mut self.spacing)
    }

    fn oilist<'f>(&mut self, list: &'f OiList) -> OpTree<'f> {
        let clauses = list.clauses.iter().map(|clause| Clause {
            anchors: clause.variables().into_iter().map(anchor).collect(),
            keyword: literal(&clause.literal.text, &mut self.spacing),
            elements: match elided_clause(clause, self.context) {
                Some(variable) => vec![implied(variable)],
                None => self.elements(&clause.elements, None),
            },
        });
        silent(Node::OiList(clauses.collect()))
    }

    /// Returns the sources of the types that the text omits, operands first.
    fn resolve(&mut self, format: &OpFormat) -> Vec<(Target, ods_table::TypeSource<'static>)> {
        let sources = format.types.iter().filter_map(|&(variable, source)| {
            Some((target(variable), self.type_source(variable, source)?))
        });
        sources.collect()
    }

    fn type_source(
        &mut self,
        target_variable: Variable,
        source: TypeSource,
    ) -> Option<ods_table::TypeSource<'static>> {
        use ods_table::TypeSource as Source;
        Some(match source {
            TypeSource::Written => return None,
            TypeSource::Buildable => Source::Build,
            TypeSource::Inferred => Source::Infer,
            TypeSource::Same(Variable::Attribute(slot)) => Source::Attr(slot),
            TypeSource::Same(from) => Source::Same(target(from)),
            TypeSource::ElementsOf(from) => Source::Elements(type_of(from)),
            TypeSource::Transformed { from, type_trait } => {
                let is_range = |variable| {
                    let arity = self.context.arity(variable);
                    matches!(arity, Arity::Variadic | Arity::VariadicOfVariadic)
                };
                let TypeTrait::TypesMatchWith { transformer, .. } =
                    &self.context.type_traits[type_trait]
                else {
                    unreachable!("only `TypesMatchWith` transforms types")
                };
                let transform = Transform {
                    code: transformer,
                    from_range: is_range(from),
                    to_range: is_range(target_variable),
                };
                Source::Via(self.refs.transform(&transform), type_of(from))
            }
        })
    }
}

/// Encodes the unit attribute or property that the presence of its group implies.
fn implied(variable: Variable) -> OpTree<'static> {
    silent(Node::Word(match variable {
        Variable::Property(index) => OpWord::ImpliedUnitProperty(index),
        Variable::Attribute(slot) => OpWord::ImpliedUnit(slot),
        _ => unreachable!("only unit attributes and properties are elided"),
    }))
}

/// Encodes an argument of a custom directive.
fn argument(element: &FormatElement) -> Argument {
    let bound = match (element, element.as_directive()) {
        (FormatElement::Variable(element), _) => match element.variable {
            Variable::Attribute(slot) => Bound::Attr(slot),
            Variable::Property(index) => Bound::Property(index),
            Variable::Operand(index) => Bound::Operand(index),
            Variable::Region(index) => Bound::Region(index),
            Variable::Successor(index) => Bound::Successor(index),
            Variable::Result(_) | Variable::Parameter(_) => no_result(),
        },
        (_, None) => Bound::String,
        (_, Some(kind)) => match *kind {
            DirectiveKind::Ref(ref element) => {
                return Argument {
                    referenced: true,
                    ..argument(element)
                };
            }
            DirectiveKind::AttrDict { with_keyword: true } => Bound::AttrDictWithKeyword,
            DirectiveKind::AttrDict { .. } => Bound::AttrDict,
            DirectiveKind::PropDict => Bound::PropDict,
            DirectiveKind::Operands => Bound::Operands,
            DirectiveKind::Regions => Bound::Regions,
            DirectiveKind::Successors => Bound::Successors,
            DirectiveKind::Type { of, .. } => match of {
                TypeArgument::Operand(index) => Bound::TypeOfOperand(index),
                TypeArgument::Result(index) => Bound::TypeOfResult(index),
                TypeArgument::Operands => Bound::TypesOfOperands,
                TypeArgument::Results => Bound::TypesOfResults,
            },
            _ => unreachable!("the grammar refuses this directive as an argument"),
        },
    };
    let qualified = matches!(
        element.as_directive(),
        Some(DirectiveKind::Type {
            qualified: true,
            ..
        })
    );
    Argument {
        referenced: false,
        bound,
        qualified,
    }
}

fn no_result() -> ! {
    unreachable!("the grammar refuses results outside of `type`")
}

fn value_group(argument: TypeArgument) -> ValueGroup {
    match argument {
        TypeArgument::Operand(index) => ValueGroup::Operand(index),
        TypeArgument::Result(index) => ValueGroup::Result(index),
        TypeArgument::Operands => ValueGroup::Operands,
        TypeArgument::Results => ValueGroup::Results,
    }
}

fn anchor(variable: Variable) -> Anchor {
    match variable {
        Variable::Attribute(slot) => Anchor::Attr(slot),
        Variable::Property(index) => Anchor::Property(index),
        Variable::Operand(index) => Anchor::Operand(index),
        Variable::Result(index) => Anchor::Result(index),
        Variable::Region(index) => Anchor::Region(index),
        Variable::Successor(_) | Variable::Parameter(_) => {
            unreachable!("the grammar refuses successors in groups and lists")
        }
    }
}

fn type_of(variable: Variable) -> TypeOf {
    match variable {
        Variable::Operand(index) => TypeOf::Operand(index),
        Variable::Result(index) => TypeOf::Result(index),
        Variable::Attribute(slot) => TypeOf::Attr(slot),
        _ => unreachable!("only values and attributes have types"),
    }
}

fn target(variable: Variable) -> Target {
    match variable {
        Variable::Operand(index) => Target::Operand(index),
        Variable::Result(index) => Target::Result(index),
        _ => unreachable!("only operands and results are resolved"),
    }
}
