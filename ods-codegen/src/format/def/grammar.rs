//! Parameters and directives of attribute and type formats.

use ods_lookup::LookupMap;

use super::context::DefContext;
use super::group;
use crate::format::element::{
    Directive, DirectiveKind, FormatElement, OptionalGroup, Variable, VariableElement,
};
use crate::format::error::FormatError;
use crate::format::lexer::{FormatSpan, Keyword, TokenKind};
use crate::format::parser::{
    Bound, Context, FormatParser, Grammar, Parsed, fail, require, with_nearest,
};

/// The grammar of attribute and type formats, and the parameters bound so far.
pub(crate) struct DefGrammar<'c, 'a> {
    pub(crate) context: &'c DefContext<'a>,
    names: LookupMap<&'a str, usize>,
    pub(crate) bound: Bound,
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
            bound: Bound::new(context.parameters.len()),
        }
    }

    // params ::= 'params', which binds all parameters but the self type
    fn parse_params(&mut self, span: FormatSpan, context: Context) -> Parsed<Vec<FormatElement>> {
        let is_allowed = matches!(context, Context::TopLevel | Context::Struct);
        let message =
            "`params` can only be used at the top-level context or within a `struct` directive";
        require(is_allowed, span.start, message)?;
        let mut captured = Vec::new();
        for (index, parameter) in self.context.parameters.iter().enumerate() {
            if self.bound.has(index) {
                let name = parameter.name;
                let message = format!("`params` captures duplicate parameter: {name}");
                return fail(span.start, message);
            }
            if !parameter.self_type {
                self.bound.insert(index);
                captured.push(FormatElement::Variable(VariableElement {
                    variable: Variable::Parameter(index),
                    qualified: false,
                    span,
                }));
            }
        }
        Ok(captured)
    }
}

// struct ::= 'struct' '(' ('params' | member (',' member)*) ')'   member ::= variable | custom
fn parse_struct(
    parser: &mut DefParser<'_, '_, '_>,
    start: usize,
    context: Context,
) -> Parsed<Vec<FormatElement>> {
    let message = "`struct` can only be used at the top-level context";
    require(context == Context::TopLevel, start, message)?;
    let message = "expected '(' before `struct` argument list";
    parser.expect(TokenKind::LParen, message)?;
    let message = "`struct` argument list expected a parameter or directive";
    let first = parse_member(parser, start, message)?;
    let members = if let Some(DirectiveKind::Params(parameters)) = first.as_directive() {
        parameters.clone()
    } else {
        let mut members = vec![first];
        while parser.consume_if(TokenKind::Comma) {
            let message = "expected a parameter or `custom` directive in `struct` argument list";
            let member = parse_member(parser, start, message)?;
            let is_member = matches!(
                member,
                FormatElement::Variable(_) | FormatElement::Custom(_)
            );
            require(is_member, start, message)?;
            members.push(member);
        }
        members
    };
    let message = "expected ')' at the end of an argument list";
    parser.expect(TokenKind::RParen, message)?;
    check_struct_custom_directives(start, &members)?;
    Ok(members)
}

/// Reads a member of a `struct`; after a mistake in it, `message` follows.
fn parse_member(
    parser: &mut DefParser<'_, '_, '_>,
    start: usize,
    message: &str,
) -> Parsed<FormatElement> {
    parser.parse_element(Context::Struct).or_else(|error| {
        parser.errors.push(error);
        fail(start, message)
    })
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
        return fail(start, message);
    }
    Ok(())
}

impl Grammar for DefGrammar<'_, '_> {
    const NOT_QUALIFIABLE: &'static str = "`qualified` argument list expected a variable";

    fn has_part(&self, name: &str) -> bool {
        self.names.contains_key(name)
    }

    fn bind_variable(&mut self, name: &str, start: usize, context: Context) -> Parsed<Variable> {
        let Some(&index) = self.names.get(name) else {
            let message = format!("{} has no parameter named '{name}'", self.context.name);
            let names = self.context.parameters.iter().map(|it| it.name);
            return Err(with_nearest(FormatError::new(start, message), name, names));
        };
        let is_ref = context == Context::Ref;
        if self.bound.bind(Some(index), context)
            || is_ref && self.context.parameters[index].self_type
        {
            Ok(Variable::Parameter(index))
        } else if is_ref {
            fail(
                start,
                format!("parameter '{name}' must be bound before it is referenced"),
            )
        } else {
            fail(start, format!("duplicate parameter '{name}'"))
        }
    }

    fn parse_directive(
        parser: &mut FormatParser<'_, Self>,
        keyword: Keyword,
        span: FormatSpan,
        context: Context,
    ) -> Parsed<FormatElement> {
        let kind = match keyword {
            Keyword::Params => DirectiveKind::Params(parser.grammar.parse_params(span, context)?),
            Keyword::Struct => DirectiveKind::Struct(parse_struct(parser, span.start, context)?),
            _ => return fail(span.start, "unsupported directive kind"),
        };
        Ok(FormatElement::Directive(Directive { kind, span }))
    }

    fn check_custom_arguments(&self, _: usize, _: &[FormatElement]) -> Parsed<()> {
        // Every element that parses as an argument is valid.
        Ok(())
    }

    fn check_group(&self, group: &OptionalGroup) -> Parsed<()> {
        group::check_group(self.context, group)
    }
}
