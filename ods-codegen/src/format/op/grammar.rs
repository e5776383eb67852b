//! Variables and directives of op formats.
//!
//! Besides building elements this keeps track of what the format has bound so
//! far: everything may be bound once, and `ref` needs what it names to be bound
//! before.

use super::bound::Bound;
use super::context::FormatContext;
use super::group;
use super::scope::Scope;
use crate::format::element::{
    Anchor, Directive, DirectiveKind, FormatElement, OIList, OIListClause, OptionalGroup,
    TypeArgument, Variable, VariableElement,
};
use crate::format::error::FormatError;
use crate::format::lexer::{FormatSpan, Keyword, TokenKind};
use crate::format::parser::{Context, FormatParser, Grammar, Parsed};

/// The grammar of op formats, with what is bound so far.
pub(crate) struct OpGrammar<'c, 'a> {
    pub(crate) context: &'c FormatContext<'a>,
    pub(crate) scope: Scope<'a>,
    pub(crate) attributes: Bound,
    pub(crate) properties: Bound,
    pub(crate) operands: Bound,
    pub(crate) operand_types: Bound,
    pub(crate) result_types: Bound,
    pub(crate) regions: Bound,
    pub(crate) successors: Bound,
    pub(crate) has_attr_dict: bool,
    pub(crate) has_prop_dict: bool,
}

type OpParser<'p, 'c, 'a> = FormatParser<'p, OpGrammar<'c, 'a>>;

impl<'c, 'a> OpGrammar<'c, 'a> {
    pub(crate) fn new(context: &'c FormatContext<'a>) -> Self {
        Self {
            context,
            scope: Scope::new(context),
            attributes: Bound::new(context.attributes.len()),
            properties: Bound::new(context.properties.len()),
            operands: Bound::new(context.operands.len()),
            operand_types: Bound::new(context.operands.len()),
            result_types: Bound::new(context.results.len()),
            regions: Bound::new(context.regions.len()),
            successors: Bound::new(context.successors.len()),
            has_attr_dict: false,
            has_prop_dict: false,
        }
    }

    /// Binds a variable, or checks that `ref` finds it bound.
    fn bind_variable(
        &mut self,
        variable: Variable,
        name: &str,
        start: usize,
        context: Context,
    ) -> Parsed<()> {
        let (kind, bound, index) = match variable {
            Variable::Attribute(index) => ("attribute", &mut self.attributes, index),
            Variable::Property(index) => ("property", &mut self.properties, index),
            Variable::Operand(index) => ("operand", &mut self.operands, index),
            Variable::Region(index) => ("region", &mut self.regions, index),
            Variable::Successor(index) => ("successor", &mut self.successors, index),
            Variable::Result(_) | Variable::Parameter(_) => return Ok(()),
        };
        if context == Context::Ref {
            if !bound.contains(index) {
                return Err(FormatError::new(
                    start,
                    format!("{kind} '{name}' must be bound before it is referenced"),
                ));
            }
        } else if bound.all || !bound.insert(index) {
            return Err(FormatError::new(
                start,
                format!("{kind} '{name}' is already bound"),
            ));
        }
        Ok(())
    }

    /// Checks that the kind of `variable` may stand in `context`; returns whether it is bound there.
    fn check_place(variable: Variable, start: usize, context: Context) -> Parsed<bool> {
        let message = match (variable, context) {
            (Variable::Attribute(_), Context::Type) => {
                "attributes cannot be used as children to a `type` directive"
            }
            (Variable::Property(_), Context::Type) => {
                "properties cannot be used as children to a `type` directive"
            }
            (Variable::Region(_), Context::Type) => {
                "regions can only be used at the top level or in a ref directive"
            }
            (Variable::Successor(_), Context::Type) => {
                "successors can only be used at the top level or in a ref directive"
            }
            (Variable::Operand(_) | Variable::Result(_), Context::Type) => return Ok(false),
            (Variable::Result(_), _) => {
                "result variables can only be used as a child to a 'type' directive"
            }
            _ => return Ok(true),
        };
        Err(FormatError::new(start, message))
    }

    /// Binds everything of a kind, or checks that `ref` finds it bound.
    fn bind_all(bound: &mut Bound, name: &str, start: usize, context: Context) -> Parsed<()> {
        if context == Context::Ref {
            if !bound.all {
                return Err(FormatError::new(
                    start,
                    format!("'ref' of '{name}' is not bound by a prior '{name}' directive"),
                ));
            }
        } else {
            if bound.all || !bound.is_empty() {
                return Err(FormatError::new(
                    start,
                    format!("'{name}' directive creates overlap in format"),
                ));
            }
            bound.all = true;
        }
        Ok(())
    }

    /// Binds types that a type directive names, or checks that `ref` finds them bound.
    fn bind_types(&mut self, argument: TypeArgument, start: usize, is_ref: bool) -> Parsed<()> {
        let context = self.context;
        let (bound, name) = match argument {
            TypeArgument::Operand(index) => (
                &mut self.operand_types,
                Some((index, context.operands[index].name)),
            ),
            TypeArgument::Result(index) => (
                &mut self.result_types,
                Some((index, context.results[index].name)),
            ),
            TypeArgument::Operands => (&mut self.operand_types, None),
            TypeArgument::Results => (&mut self.result_types, None),
        };
        let message = match name {
            Some((index, _)) if !is_ref && !bound.all && bound.insert(index) => return Ok(()),
            Some((index, _)) if is_ref && (bound.all || bound.contains(index)) => {
                bound.insert(index);
                return Ok(());
            }
            None if !is_ref && !bound.all && bound.is_empty() => {
                bound.all = true;
                return Ok(());
            }
            None if is_ref && bound.all => return Ok(()),
            Some((_, name)) if is_ref => {
                format!("'ref' of 'type(${name})' is not bound by a prior 'type' directive")
            }
            Some((_, name)) => format!("'type' of '{name}' is already bound"),
            None => {
                let name = if argument == TypeArgument::Operands {
                    "operands"
                } else {
                    "results"
                };
                if is_ref {
                    format!("'ref' of 'type({name})' is not bound by a prior 'type' directive")
                } else {
                    format!("'{name}' 'type' is already bound")
                }
            }
        };
        Err(FormatError::new(start, message))
    }

    fn parse_attr_dict(
        &mut self,
        start: usize,
        with_keyword: bool,
        context: Context,
    ) -> Parsed<DirectiveKind> {
        if context == Context::Type {
            return Err(FormatError::new(
                start,
                "'attr-dict' directive can only be used as a top-level directive",
            ));
        }
        if context == Context::Ref {
            if !self.has_attr_dict {
                return Err(FormatError::new(
                    start,
                    "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive",
                ));
            }
        } else if std::mem::replace(&mut self.has_attr_dict, true) {
            return Err(FormatError::new(
                start,
                "'attr-dict' directive has already been seen",
            ));
        }
        Ok(DirectiveKind::AttrDict { with_keyword })
    }

    fn parse_prop_dict(&mut self, start: usize, context: Context) -> Parsed<DirectiveKind> {
        match context {
            Context::Type => Err(FormatError::new(
                start,
                "'prop-dict' directive can only be used as a top-level directive",
            )),
            // `mlir-tblgen` aborts here.
            Context::Ref => Err(FormatError::new(
                start,
                "'ref' of 'prop-dict' is not supported",
            )),
            _ if std::mem::replace(&mut self.has_prop_dict, true) => Err(FormatError::new(
                start,
                "'prop-dict' directive has already been seen",
            )),
            _ => Ok(DirectiveKind::PropDict),
        }
    }

    fn parse_operands(&mut self, start: usize, context: Context) -> Parsed<DirectiveKind> {
        if context != Context::Type {
            Self::bind_all(&mut self.operands, "operands", start, context)?;
        }
        Ok(DirectiveKind::Operands)
    }

    fn parse_regions(&mut self, start: usize, context: Context) -> Parsed<DirectiveKind> {
        if context == Context::Type {
            return Err(FormatError::new(
                start,
                "'regions' is only valid as a top-level directive",
            ));
        }
        Self::bind_all(&mut self.regions, "regions", start, context)?;
        Ok(DirectiveKind::Regions)
    }

    fn parse_successors(&mut self, start: usize, context: Context) -> Parsed<DirectiveKind> {
        if context == Context::Type {
            return Err(FormatError::new(
                start,
                "'successors' is only valid as a top-level directive",
            ));
        }
        Self::bind_all(&mut self.successors, "successors", start, context)?;
        Ok(DirectiveKind::Successors)
    }
}

const OPEN: &str = "expected '(' before argument list";
const CLOSE: &str = "expected ')' after argument list";

// type-argument ::= '$' operand | '$' result | 'operands' | 'results'
fn parse_type_argument(
    parser: &mut OpParser<'_, '_, '_>,
    start: usize,
    is_ref: bool,
) -> Parsed<TypeArgument> {
    let argument = match parser.parse_element(Context::Type)? {
        FormatElement::Variable(VariableElement {
            variable: Variable::Operand(index),
            ..
        }) => TypeArgument::Operand(index),
        FormatElement::Variable(VariableElement {
            variable: Variable::Result(index),
            ..
        }) => TypeArgument::Result(index),
        FormatElement::Directive(Directive {
            kind: DirectiveKind::Operands,
            ..
        }) => TypeArgument::Operands,
        FormatElement::Directive(Directive {
            kind: DirectiveKind::Results,
            ..
        }) => TypeArgument::Results,
        _ => {
            return Err(FormatError::new(
                start,
                "invalid argument to 'type' directive",
            ));
        }
    };
    parser.grammar.bind_types(argument, start, is_ref)?;
    Ok(argument)
}

// type ::= 'type' '(' type-argument ')'
fn parse_type(
    parser: &mut OpParser<'_, '_, '_>,
    start: usize,
    context: Context,
) -> Parsed<DirectiveKind> {
    if context == Context::Type {
        return Err(FormatError::new(
            start,
            "'type' cannot be used as a child of another `type`",
        ));
    }
    parser.expect(TokenKind::LParen, OPEN)?;
    let of = parse_type_argument(parser, start, context == Context::Ref)?;
    parser.expect(TokenKind::RParen, CLOSE)?;
    Ok(DirectiveKind::Type {
        of,
        qualified: false,
    })
}

// functional-type ::= 'functional-type' '(' type-argument ',' type-argument ')'
fn parse_functional_type(
    parser: &mut OpParser<'_, '_, '_>,
    start: usize,
    context: Context,
) -> Parsed<DirectiveKind> {
    if context != Context::TopLevel {
        return Err(FormatError::new(
            start,
            "'functional-type' is only valid as a top-level directive",
        ));
    }
    parser.expect(TokenKind::LParen, OPEN)?;
    let inputs = parse_type_argument(parser, start, false)?;
    parser.expect(TokenKind::Comma, "expected ',' after inputs argument")?;
    let results = parse_type_argument(parser, start, false)?;
    parser.expect(TokenKind::RParen, CLOSE)?;
    Ok(DirectiveKind::FunctionalType { inputs, results })
}

// ref ::= 'ref' '(' element ')'
fn parse_ref(
    parser: &mut OpParser<'_, '_, '_>,
    start: usize,
    context: Context,
) -> Parsed<DirectiveKind> {
    if context != Context::Custom {
        return Err(FormatError::new(
            start,
            "'ref' is only valid within a `custom` directive",
        ));
    }
    parser.expect(TokenKind::LParen, OPEN)?;
    let argument = parser.parse_element(Context::Ref)?;
    parser.expect(TokenKind::RParen, CLOSE)?;
    Ok(DirectiveKind::Ref(Box::new(argument)))
}

// qualified ::= 'qualified' '(' ('$' attribute | type) ')'
fn parse_qualified(
    parser: &mut OpParser<'_, '_, '_>,
    start: usize,
    context: Context,
) -> Parsed<FormatElement> {
    parser.expect(TokenKind::LParen, OPEN)?;
    let mut element = parser.parse_element(context)?;
    match &mut element {
        FormatElement::Variable(VariableElement {
            variable: Variable::Attribute(_),
            qualified,
            ..
        })
        | FormatElement::Directive(Directive {
            kind: DirectiveKind::Type { qualified, .. },
            ..
        }) => *qualified = true,
        _ => {
            return Err(FormatError::new(
                start,
                "'qualified' directive expects an attribute or a `type` directive",
            ));
        }
    }
    parser.expect(TokenKind::RParen, CLOSE)?;
    Ok(element)
}

// oilist ::= 'oilist' '(' clause ('|' clause)* ')'   clause ::= literal element*
fn parse_oilist(
    parser: &mut OpParser<'_, '_, '_>,
    span: FormatSpan,
    context: Context,
) -> Parsed<FormatElement> {
    parser.expect(
        TokenKind::LParen,
        "expected '(' before oilist argument list",
    )?;
    let mut clauses = Vec::new();
    loop {
        let literal = match parser.parse_literal(context)? {
            FormatElement::Literal(literal) => literal,
            // `mlir-tblgen` takes white space for a literal here and goes astray.
            other => {
                return Err(FormatError::new(
                    other.span().start,
                    "expected literal, but got whitespace",
                ));
            }
        };
        let mut elements = Vec::new();
        while !matches!(parser.peek().kind, TokenKind::Pipe | TokenKind::RParen) {
            let element = parser.parse_element(context)?;
            group::check_clause_element(parser.grammar.context, span, &element)?;
            elements.push(element);
        }
        clauses.push(OIListClause { literal, elements });
        if parser.consume().kind == TokenKind::RParen {
            return Ok(FormatElement::OIList(OIList { clauses, span }));
        }
    }
}

impl Grammar for OpGrammar<'_, '_> {
    fn parse_variable(
        parser: &mut FormatParser<'_, Self>,
        name: &str,
        span: FormatSpan,
        context: Context,
    ) -> Parsed<FormatElement> {
        let Some(variable) = parser.grammar.scope.lookup(name) else {
            let message = "expected variable to refer to an argument, region, result, or successor";
            return Err(FormatError::new(span.start, message));
        };
        if Self::check_place(variable, span.start, context)? {
            parser
                .grammar
                .bind_variable(variable, name, span.start, context)?;
        }
        Ok(FormatElement::Variable(VariableElement {
            variable,
            qualified: false,
            span,
        }))
    }

    fn parse_directive(
        parser: &mut FormatParser<'_, Self>,
        keyword: Keyword,
        span: FormatSpan,
        context: Context,
    ) -> Parsed<FormatElement> {
        let start = span.start;
        let kind = match keyword {
            Keyword::AttrDict => parser.grammar.parse_attr_dict(start, false, context)?,
            Keyword::AttrDictWithKeyword => parser.grammar.parse_attr_dict(start, true, context)?,
            Keyword::PropDict => parser.grammar.parse_prop_dict(start, context)?,
            Keyword::Operands => parser.grammar.parse_operands(start, context)?,
            Keyword::Regions => parser.grammar.parse_regions(start, context)?,
            Keyword::Successors => parser.grammar.parse_successors(start, context)?,
            Keyword::Results if context == Context::Type => DirectiveKind::Results,
            Keyword::Results => {
                return Err(FormatError::new(
                    start,
                    "'results' directive can only be used as a child to a 'type' directive",
                ));
            }
            Keyword::Type => parse_type(parser, start, context)?,
            Keyword::FunctionalType => parse_functional_type(parser, start, context)?,
            Keyword::Ref => parse_ref(parser, start, context)?,
            Keyword::Qualified => return parse_qualified(parser, start, context),
            Keyword::OIList => return parse_oilist(parser, span, context),
            Keyword::Params | Keyword::Struct | Keyword::Custom => {
                return Err(FormatError::new(start, "unsupported directive kind"));
            }
        };
        Ok(FormatElement::Directive(Directive { kind, span }))
    }

    fn check_custom_arguments(&self, span: FormatSpan, arguments: &[FormatElement]) -> Parsed<()> {
        group::check_custom_arguments(span, arguments)
    }

    fn check_group(&self, group: &OptionalGroup) -> Parsed<()> {
        let check = |elements: &[FormatElement], anchor: Option<usize>| {
            elements
                .iter()
                .enumerate()
                .try_for_each(|(index, element)| {
                    group::check_group_element(
                        self.context,
                        group.span,
                        element,
                        anchor == Some(index),
                    )
                })
        };
        let then_anchor = if let Anchor::Then(index) = group.anchor {
            Some(index)
        } else {
            None
        };
        check(&group.then_elements, then_anchor)?;
        // MLIR does not ask whether an anchor in the else branch can be absent; `defects` does.
        check(&group.else_elements, None)
    }
}
