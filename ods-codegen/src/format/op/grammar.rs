//! Variables and directives of op formats.
//!
//! The grammar records what the format has bound so far: every part may be bound once, and `ref`
//! needs its argument to be bound before.

use ods_lookup::LookupMap;

use super::context::FormatContext;
use super::group;
use crate::format::element::{
    Anchor, Directive, DirectiveKind, FormatElement, OiList, OiListClause, OptionalGroup,
    TypeArgument, Variable,
};
use crate::format::error::FormatError;
use crate::format::lexer::{FormatSpan, Keyword, TokenKind};
use crate::format::parser::{
    Bound, Context, FormatParser, Grammar, Parsed, fail, require, with_nearest,
};

/// The grammar of op formats, and what the format has bound so far.
pub(crate) struct OpGrammar<'c, 'a> {
    pub(crate) context: &'c FormatContext<'a>,
    names: LookupMap<&'a str, Variable>,
    pub(crate) attributes: Bound,
    pub(crate) properties: Bound,
    pub(crate) operands: Bound,
    pub(crate) operand_types: Bound,
    pub(crate) result_types: Bound,
    pub(crate) regions: Bound,
    pub(crate) successors: Bound,
    /// `attr-dict`, which has no members.
    pub(crate) attr_dict: Bound,
    /// `prop-dict`, which has no members.
    pub(crate) prop_dict: Bound,
}

impl<'c, 'a> OpGrammar<'c, 'a> {
    pub(crate) fn new(context: &'c FormatContext<'a>) -> Self {
        let mut names = LookupMap::default();
        // `check` reports a name that means two parts; the format takes the first.
        for variable in context.variables() {
            let name = context.name(variable);
            if !name.is_empty() {
                names.entry(name).or_insert(variable);
            }
        }
        Self {
            context,
            names,
            attributes: Bound::new(context.attributes.len()),
            properties: Bound::new(context.properties.len()),
            operands: Bound::new(context.operands.len()),
            operand_types: Bound::new(context.operands.len()),
            result_types: Bound::new(context.results.len()),
            regions: Bound::new(context.regions.len()),
            successors: Bound::new(context.successors.len()),
            attr_dict: Bound::new(0),
            prop_dict: Bound::new(0),
        }
    }

    /// Returns the part named `name`.
    pub(crate) fn lookup(&self, name: &str) -> Option<Variable> {
        self.names.get(name).copied()
    }

    /// Binds types that a type directive names or, in `ref`, checks that they are bound.
    fn bind_types(&mut self, of: TypeArgument, start: usize, context: Context) -> Parsed<()> {
        let (bound, list) = match of {
            TypeArgument::Operand(_) | TypeArgument::Operands => {
                (&mut self.operand_types, "operands")
            }
            TypeArgument::Result(_) | TypeArgument::Results => (&mut self.result_types, "results"),
        };
        let is_ref = context == Context::Ref;
        let variable = of.as_variable();
        if is_ref
            && bound.all
            && let Some(variable) = variable
        {
            // From here on the type counts as written by name.
            bound.insert(variable.index());
            return Ok(());
        }
        if bound.bind(variable.map(Variable::index), context) {
            return Ok(());
        }
        let name = variable.map(|variable| self.context.name(variable));
        let message = match name {
            Some(name) if is_ref => {
                format!("'ref' of 'type(${name})' is not bound by a prior 'type' directive")
            }
            None if is_ref => {
                format!("'ref' of 'type({list})' is not bound by a prior 'type' directive")
            }
            Some(name) => format!("'type' of '{name}' is already bound"),
            None => format!("'{list}' 'type' is already bound"),
        };
        fail(start, message)
    }

    /// Binds the parts that a directive without arguments means or, in `ref`, checks that they
    /// are bound.
    fn bind_directive(&mut self, keyword: Keyword, start: usize, context: Context) -> Parsed<()> {
        let (name, bound) = match keyword {
            // `type(operands)` binds types only.
            Keyword::Operands if context == Context::Type => return Ok(()),
            Keyword::Operands => ("operands", &mut self.operands),
            Keyword::Regions => ("regions", &mut self.regions),
            Keyword::Successors => ("successors", &mut self.successors),
            // `mlir-tblgen` aborts here.
            Keyword::PropDict if context == Context::Ref => {
                return fail(start, "'ref' of 'prop-dict' is not supported");
            }
            Keyword::PropDict => ("prop-dict", &mut self.prop_dict),
            _ => ("attr-dict", &mut self.attr_dict),
        };
        let is_dict = name.ends_with("-dict");
        let message = match context {
            Context::Type if is_dict => {
                format!("'{name}' directive can only be used as a top-level directive")
            }
            Context::Type => format!("'{name}' is only valid as a top-level directive"),
            _ if bound.bind(None, context) => return Ok(()),
            Context::Ref => {
                format!("'ref' of '{name}' is not bound by a prior '{name}' directive")
            }
            _ if is_dict => format!("'{name}' directive has already been seen"),
            _ => format!("'{name}' directive creates overlap in format"),
        };
        fail(start, message)
    }
}

type OpParser<'p, 'c, 'a> = FormatParser<'p, OpGrammar<'c, 'a>>;

// type-argument ::= '$' operand | '$' result | 'operands' | 'results'
fn parse_type_argument(
    parser: &mut OpParser<'_, '_, '_>,
    start: usize,
    context: Context,
) -> Parsed<TypeArgument> {
    let element = parser.parse_element(Context::Type)?;
    let of = match (element.as_variable(), element.as_directive()) {
        (Some(Variable::Operand(index)), _) => TypeArgument::Operand(index),
        (Some(Variable::Result(index)), _) => TypeArgument::Result(index),
        (_, Some(DirectiveKind::Operands)) => TypeArgument::Operands,
        (_, Some(DirectiveKind::Results)) => TypeArgument::Results,
        _ => return fail(start, "invalid argument to 'type' directive"),
    };
    parser.grammar.bind_types(of, start, context)?;
    Ok(of)
}

// type ::= 'type' '(' type-argument ')'
fn parse_type(
    parser: &mut OpParser<'_, '_, '_>,
    start: usize,
    context: Context,
) -> Parsed<DirectiveKind> {
    let message = "'type' cannot be used as a child of another `type`";
    require(context != Context::Type, start, message)?;
    let of = parser.parse_arguments(|parser| parse_type_argument(parser, start, context))?;
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
    let message = "'functional-type' is only valid as a top-level directive";
    require(context == Context::TopLevel, start, message)?;
    parser.parse_arguments(|parser| {
        let inputs = parse_type_argument(parser, start, context)?;
        parser.expect(TokenKind::Comma, "expected ',' after inputs argument")?;
        let results = parse_type_argument(parser, start, context)?;
        Ok(DirectiveKind::FunctionalType { inputs, results })
    })
}

// oilist ::= 'oilist' '(' clause ('|' clause)* ')'   clause ::= literal element*
fn parse_oilist(
    parser: &mut OpParser<'_, '_, '_>,
    span: FormatSpan,
    context: Context,
) -> Parsed<FormatElement> {
    let message = "expected '(' before oilist argument list";
    parser.expect(TokenKind::LParen, message)?;
    let mut clauses = Vec::new();
    loop {
        let literal = match parser.parse_literal(context)? {
            FormatElement::Literal(literal) => literal,
            // `mlir-tblgen` accepts white space as the literal here and goes wrong later.
            other => return fail(other.span().start, "expected literal, but got whitespace"),
        };
        let mut elements = Vec::new();
        while !parser.at(TokenKind::Pipe) && !parser.at(TokenKind::RParen) {
            let element = parser.parse_element(context)?;
            group::check_clause_element(parser.grammar.context, span.start, &element)?;
            elements.push(element);
        }
        clauses.push(OiListClause { literal, elements });
        if parser.consume().kind == TokenKind::RParen {
            return Ok(FormatElement::OiList(OiList { clauses, span }));
        }
    }
}

impl Grammar for OpGrammar<'_, '_> {
    const NOT_QUALIFIABLE: &'static str =
        "'qualified' directive expects an attribute or a `type` directive";

    fn has_part(&self, name: &str) -> bool {
        self.names.contains_key(name)
    }

    fn bind_variable(&mut self, name: &str, start: usize, context: Context) -> Parsed<Variable> {
        let Some(variable) = self.lookup(name) else {
            let message = "expected variable to refer to an argument, region, result, or successor";
            let names = self.context.variables().map(|it| self.context.name(it));
            return Err(with_nearest(FormatError::new(start, message), name, names));
        };
        let (bound, not_in_type) = match variable {
            Variable::Operand(_) | Variable::Result(_) if context == Context::Type => {
                return Ok(variable);
            }
            Variable::Result(_) | Variable::Parameter(_) => {
                let message = "result variables can only be used as a child to a 'type' directive";
                return fail(start, message);
            }
            Variable::Operand(_) => (&mut self.operands, ""),
            Variable::Attribute(_) => (
                &mut self.attributes,
                "attributes cannot be used as children to a `type` directive",
            ),
            Variable::Property(_) => (
                &mut self.properties,
                "properties cannot be used as children to a `type` directive",
            ),
            Variable::Region(_) => (
                &mut self.regions,
                "regions can only be used at the top level or in a ref directive",
            ),
            Variable::Successor(_) => (
                &mut self.successors,
                "successors can only be used at the top level or in a ref directive",
            ),
        };
        require(context != Context::Type, start, not_in_type)?;
        let (kind, index) = variable.kind_and_index();
        if bound.bind(Some(index), context) {
            Ok(variable)
        } else if context == Context::Ref {
            fail(
                start,
                format!("{kind} '{name}' must be bound before it is referenced"),
            )
        } else {
            fail(start, format!("{kind} '{name}' is already bound"))
        }
    }

    fn parse_directive(
        parser: &mut FormatParser<'_, Self>,
        keyword: Keyword,
        span: FormatSpan,
        context: Context,
    ) -> Parsed<FormatElement> {
        let start = span.start;
        let kind = match keyword {
            Keyword::Type => parse_type(parser, start, context)?,
            Keyword::FunctionalType => parse_functional_type(parser, start, context)?,
            Keyword::OiList => return parse_oilist(parser, span, context),
            Keyword::Results => {
                let message =
                    "'results' directive can only be used as a child to a 'type' directive";
                require(context == Context::Type, start, message)?;
                DirectiveKind::Results
            }
            _ => {
                let kind = match keyword {
                    Keyword::AttrDict => DirectiveKind::AttrDict {
                        with_keyword: false,
                    },
                    Keyword::AttrDictWithKeyword => DirectiveKind::AttrDict { with_keyword: true },
                    Keyword::PropDict => DirectiveKind::PropDict,
                    Keyword::Operands => DirectiveKind::Operands,
                    Keyword::Regions => DirectiveKind::Regions,
                    Keyword::Successors => DirectiveKind::Successors,
                    _ => return fail(start, "unsupported directive kind"),
                };
                parser.grammar.bind_directive(keyword, start, context)?;
                kind
            }
        };
        Ok(FormatElement::Directive(Directive { kind, span }))
    }

    fn check_custom_arguments(&self, start: usize, arguments: &[FormatElement]) -> Parsed<()> {
        group::check_custom_arguments(start, arguments)
    }

    fn check_group(&self, group: &OptionalGroup) -> Parsed<()> {
        let start = group.span.start;
        for (index, element) in group.then_elements.iter().enumerate() {
            let is_anchor = group.anchor == Anchor::Then(index);
            group::check_group_element(self.context, start, element, is_anchor)?;
        }
        // MLIR does not check whether an anchor in the else branch can be absent; `check_anchors` does.
        let mut otherwise = group.else_elements.iter();
        otherwise.try_for_each(|it| group::check_group_element(self.context, start, it, false))
    }
}
