//! Variables and directives of attribute and type formats.

use ods_lookup::LookupMap;

use super::context::DefContext;
use super::group;
use crate::format::element::{
    Directive, DirectiveKind, FormatElement, OptionalGroup, Variable, VariableElement,
};
use crate::format::error::FormatError;
use crate::format::lexer::{FormatSpan, Keyword, TokenKind};
use crate::format::parser::{Context, FormatParser, Grammar, Parsed};

/// The grammar of attribute and type formats, with the parameters bound so far.
pub(crate) struct DefGrammar<'c, 'a> {
    pub(crate) context: &'c DefContext<'a>,
    names: LookupMap<&'a str, usize>,
    pub(crate) bound: Vec<bool>,
}

type DefParser<'p, 'c, 'a> = FormatParser<'p, DefGrammar<'c, 'a>>;

impl<'c, 'a> DefGrammar<'c, 'a> {
    pub(crate) fn new(context: &'c DefContext<'a>) -> Self {
        let mut names = LookupMap::default();
        for (index, parameter) in context.parameters.iter().enumerate() {
            names.entry(parameter.name).or_insert(index);
        }
        Self {
            context,
            names,
            bound: vec![false; context.parameters.len()],
        }
    }

    /// Binds all parameters but the self type.
    fn bind_all(&mut self, start: usize) -> Parsed<Vec<usize>> {
        let mut captured = Vec::with_capacity(self.bound.len());
        for (index, parameter) in self.context.parameters.iter().enumerate() {
            if self.bound[index] {
                return Err(FormatError::new(
                    start,
                    format!("`params` captures duplicate parameter: {}", parameter.name),
                ));
            }
            if !parameter.self_type {
                self.bound[index] = true;
                captured.push(index);
            }
        }
        Ok(captured)
    }
}

// params ::= 'params'
fn parse_params(
    parser: &mut DefParser<'_, '_, '_>,
    span: FormatSpan,
    context: Context,
) -> Parsed<Vec<FormatElement>> {
    if !matches!(context, Context::TopLevel | Context::Struct) {
        let message =
            "`params` can only be used at the top-level context or within a `struct` directive";
        return Err(FormatError::new(span.start, message));
    }
    let element = |index| {
        FormatElement::Variable(VariableElement {
            variable: Variable::Parameter(index),
            qualified: false,
            span,
        })
    };
    Ok(parser
        .grammar
        .bind_all(span.start)?
        .into_iter()
        .map(element)
        .collect())
}

// struct ::= 'struct' '(' ('params' | member (',' member)*) ')'   member ::= variable | custom
fn parse_struct(
    parser: &mut DefParser<'_, '_, '_>,
    start: usize,
    context: Context,
) -> Parsed<Vec<FormatElement>> {
    if context != Context::TopLevel {
        return Err(FormatError::new(
            start,
            "`struct` can only be used at the top-level context",
        ));
    }
    parser.expect(
        TokenKind::LParen,
        "expected '(' before `struct` argument list",
    )?;
    let first = parse_member(
        parser,
        start,
        "`struct` argument list expected a parameter or directive",
    )?;
    let members = if let FormatElement::Directive(Directive {
        kind: DirectiveKind::Params(parameters),
        ..
    }) = first
    {
        parameters
    } else {
        let mut members = vec![first];
        while parser.peek().kind == TokenKind::Comma {
            parser.consume();
            let message = "expected a parameter or `custom` directive in `struct` argument list";
            let member = parse_member(parser, start, message)?;
            if !matches!(
                member,
                FormatElement::Variable(_) | FormatElement::Custom(_)
            ) {
                return Err(FormatError::new(start, message));
            }
            members.push(member);
        }
        members
    };
    parser.expect(
        TokenKind::RParen,
        "expected ')' at the end of an argument list",
    )?;
    check_struct_custom_directives(start, &members)?;
    Ok(members)
}

/// Reads a member of a `struct`; after a mistake in it, `message` follows.
fn parse_member(
    parser: &mut DefParser<'_, '_, '_>,
    start: usize,
    message: &str,
) -> Parsed<FormatElement> {
    match parser.parse_element(Context::Struct) {
        Ok(element) => Ok(element),
        Err(error) => {
            parser.report(error);
            Err(FormatError::new(start, message))
        }
    }
}

fn check_struct_custom_directives(start: usize, members: &[FormatElement]) -> Parsed<()> {
    for member in members {
        let FormatElement::Custom(custom) = member else {
            continue;
        };
        let message = match custom.arguments.as_slice() {
            [FormatElement::Variable(_)] => continue,
            [_] => "a `custom` directive nested within a `struct` must be passed a parameter",
            _ => "`struct` can only contain `custom` directives with a single argument",
        };
        return Err(FormatError::new(start, message));
    }
    Ok(())
}

const OPEN: &str = "expected '(' before argument list";
const CLOSE: &str = "expected ')' after argument list";

// ref ::= 'ref' '(' element ')'
fn parse_ref(
    parser: &mut DefParser<'_, '_, '_>,
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

// qualified ::= 'qualified' '(' variable ')'
fn parse_qualified(
    parser: &mut DefParser<'_, '_, '_>,
    start: usize,
    context: Context,
) -> Parsed<FormatElement> {
    parser.expect(TokenKind::LParen, OPEN)?;
    let mut element = parser.parse_element(context)?;
    let FormatElement::Variable(VariableElement { qualified, .. }) = &mut element else {
        return Err(FormatError::new(
            start,
            "`qualified` argument list expected a variable",
        ));
    };
    *qualified = true;
    parser.expect(TokenKind::RParen, CLOSE)?;
    Ok(element)
}

impl Grammar for DefGrammar<'_, '_> {
    fn parse_variable(
        parser: &mut FormatParser<'_, Self>,
        name: &str,
        span: FormatSpan,
        context: Context,
    ) -> Parsed<FormatElement> {
        let grammar = &mut parser.grammar;
        let Some(&index) = grammar.names.get(name) else {
            let message = format!("{} has no parameter named '{name}'", grammar.context.name);
            return Err(FormatError::new(span.start, message));
        };
        if context == Context::Ref {
            if !grammar.bound[index] && !grammar.context.parameters[index].self_type {
                return Err(FormatError::new(
                    span.start,
                    format!("parameter '{name}' must be bound before it is referenced"),
                ));
            }
        } else if std::mem::replace(&mut grammar.bound[index], true) {
            return Err(FormatError::new(
                span.start,
                format!("duplicate parameter '{name}'"),
            ));
        }
        Ok(FormatElement::Variable(VariableElement {
            variable: Variable::Parameter(index),
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
        let kind = match keyword {
            Keyword::Params => DirectiveKind::Params(parse_params(parser, span, context)?),
            Keyword::Struct => DirectiveKind::Struct(parse_struct(parser, span.start, context)?),
            Keyword::Ref => parse_ref(parser, span.start, context)?,
            Keyword::Qualified => return parse_qualified(parser, span.start, context),
            _ => return Err(FormatError::new(span.start, "unsupported directive kind")),
        };
        Ok(FormatElement::Directive(Directive { kind, span }))
    }

    fn check_custom_arguments(&self, _: FormatSpan, _: &[FormatElement]) -> Parsed<()> {
        // Whatever parses as an argument is one.
        Ok(())
    }

    fn check_group(&self, group: &OptionalGroup) -> Parsed<()> {
        group::check_group(self.context, group)
    }
}
