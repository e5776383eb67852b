//! The part of the format parser that ops, attributes and types share.
//!
//! The text of a format goes in, its elements or its mistakes come out. The parser reads literals,
//! white space, strings, variables, optional groups, and the directives `custom`, `ref` and
//! `qualified`; a [`Grammar`] knows the names of variables, the other directives and the contexts
//! that allow each element. The first mistake ends the parse. Two mistakes have a second message: a
//! lexical error has one from the parser that meets the bad token, an error inside `struct` one
//! about the directive.

use ods_table::MAX_DEPTH;
use strsim::osa_distance;

use super::element::{
    Anchor, CustomDirective, Directive, DirectiveKind, FormatElement, Literal, OptionalGroup,
    Variable, VariableElement, Whitespace, WhitespaceKind,
};
use super::error::FormatError;
use super::lexer::{FormatSpan, Keyword, Lexer, Token, TokenKind};
use super::literal::check_literal;

/// The result of a parsing step.
pub(crate) type Parsed<T> = Result<T, FormatError>;

/// Adds the name to an error that is nearest to one that the definition does not have.
pub(crate) fn with_nearest<'a>(
    error: FormatError,
    name: &str,
    names: impl Iterator<Item = &'a str>,
) -> FormatError {
    let named = names.filter(|known| !known.is_empty());
    let nearest = named.min_by_key(|known| osa_distance(name, known));
    match nearest {
        Some(near) if osa_distance(name, near) <= name.chars().count() / 3 => {
            error.note(format!("`${near}` exists"))
        }
        _ => error,
    }
}

/// Fails with `message` at the byte `start`.
pub(crate) fn fail<T>(start: usize, message: impl Into<String>) -> Parsed<T> {
    Err(FormatError::new(start, message))
}

/// Fails with `message` at the byte `start` unless `holds`.
pub(crate) fn require(holds: bool, start: usize, message: &str) -> Parsed<()> {
    if holds { Ok(()) } else { fail(start, message) }
}

/// The context of an element, which decides whether the element is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Context {
    /// The format itself, a group or a clause.
    TopLevel,
    /// The arguments of a `custom` directive.
    Custom,
    /// The argument of `type(…)` or `functional-type(…)`.
    Type,
    /// The argument of `ref(…)`.
    Ref,
    /// The members of `struct(…)`.
    Struct,
}

/// What differs between the formats of ops and those of attributes and types.
pub(crate) trait Grammar: Sized {
    /// The message about an argument of `qualified` that cannot be qualified.
    const NOT_QUALIFIABLE: &'static str;

    /// Looks a variable up, and binds it or, in `ref`, checks that it is bound.
    fn bind_variable(&mut self, name: &str, start: usize, context: Context) -> Parsed<Variable>;

    /// Whether the definition has a part of this name.
    fn has_part(&self, name: &str) -> bool;

    /// Reads a directive that is not shared, whose keyword is already consumed.
    fn parse_directive(
        parser: &mut FormatParser<'_, Self>,
        keyword: Keyword,
        span: FormatSpan,
        context: Context,
    ) -> Parsed<FormatElement>;

    /// Checks the arguments of a custom directive.
    fn check_custom_arguments(&self, start: usize, arguments: &[FormatElement]) -> Parsed<()>;

    /// Checks the elements and the anchor of a group.
    fn check_group(&self, group: &OptionalGroup) -> Parsed<()>;
}

/// The members of one list, such as the operands, that a format has bound: each may be bound once.
#[derive(Debug)]
pub(crate) struct Bound {
    members: Vec<bool>,
    /// Whether a directive bound the whole list.
    pub(crate) all: bool,
}

impl Bound {
    pub(crate) fn new(length: usize) -> Self {
        Self {
            members: vec![false; length],
            all: false,
        }
    }

    /// Binds the member `index`, or the whole list if it is `None`; in `ref`, only looks whether it
    /// is bound in the same way. Returns whether that succeeds.
    pub(crate) fn bind(&mut self, index: Option<usize>, context: Context) -> bool {
        match index {
            Some(index) if context == Context::Ref => self.members[index],
            Some(index) => !self.all && !std::mem::replace(&mut self.members[index], true),
            None if context == Context::Ref => self.all,
            None => !std::mem::replace(&mut self.all, true) && self.is_empty(),
        }
    }

    /// Binds the member, which may be bound already.
    pub(crate) fn insert(&mut self, index: usize) {
        self.members[index] = true;
    }

    /// Returns whether the member is bound by name.
    pub(crate) fn names(&self, index: usize) -> bool {
        self.members[index]
    }

    /// Returns whether the member is bound, by name or with the whole list.
    pub(crate) fn has(&self, index: usize) -> bool {
        self.all || self.members[index]
    }

    /// Returns the first member that is bound by name.
    pub(crate) fn first(&self) -> Option<usize> {
        self.members.iter().position(|&bound| bound)
    }

    /// Returns whether no member is bound by name.
    pub(crate) fn is_empty(&self) -> bool {
        self.first().is_none()
    }
}

/// Parses the text of one format.
pub(crate) struct FormatParser<'f, G> {
    lexer: Lexer<'f>,
    token: Token,
    depth: usize,
    /// Lexical errors, and other mistakes that a second message follows.
    pub(crate) errors: Vec<FormatError>,
    pub(crate) grammar: G,
}

impl<'f, G: Grammar> FormatParser<'f, G> {
    pub(crate) fn new(text: &'f str, grammar: G) -> Self {
        let mut lexer = Lexer::new(text);
        let mut errors = Vec::new();
        let token = lexer.next_token(&mut errors);
        Self {
            lexer,
            token,
            depth: 0,
            errors,
            grammar,
        }
    }

    /// Parses the whole text; also returns the start of the first element.
    ///
    /// # Errors
    ///
    /// One mistake, with the second message that some mistakes have.
    pub(crate) fn parse(&mut self) -> Result<(Vec<FormatElement>, usize), Vec<FormatError>> {
        let start = self.token.span.start;
        let mut elements = Vec::new();
        while !self.at(TokenKind::Eof) {
            match self.parse_element(Context::TopLevel) {
                Ok(element) => elements.push(element),
                Err(error) => {
                    self.errors.push(error);
                    return Err(std::mem::take(&mut self.errors));
                }
            }
        }
        Ok((elements, start))
    }

    /// Returns whether the next token is of `kind`.
    pub(crate) fn at(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// Returns the next token and moves to the one after it.
    pub(crate) fn consume(&mut self) -> Token {
        let next = self.lexer.next_token(&mut self.errors);
        std::mem::replace(&mut self.token, next)
    }

    /// Consumes the next token if it is of `kind`; returns whether it was.
    pub(crate) fn consume_if(&mut self, kind: TokenKind) -> bool {
        let found = self.at(kind);
        if found {
            self.consume();
        }
        found
    }

    /// Consumes a token of `kind`.
    ///
    /// # Errors
    ///
    /// `message` at the token that was found instead.
    pub(crate) fn expect(&mut self, kind: TokenKind, message: &str) -> Parsed<Token> {
        require(self.at(kind), self.token.span.start, message)?;
        Ok(self.consume())
    }

    /// Reads the argument list of a directive by `parse`, and the parentheses around it.
    pub(crate) fn parse_arguments<T>(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        self.expect(TokenKind::LParen, "expected '(' before argument list")?;
        let arguments = parse(self)?;
        self.expect(TokenKind::RParen, "expected ')' after argument list")?;
        Ok(arguments)
    }

    // element ::= literal | string | variable | directive | optional-group
    pub(crate) fn parse_element(&mut self, context: Context) -> Parsed<FormatElement> {
        let start = self.token.span.start;
        if self.depth == MAX_DEPTH {
            return fail(
                start,
                format!("elements are nested more than {MAX_DEPTH} deep"),
            );
        }
        self.depth += 1;
        let element = match self.token.kind {
            TokenKind::Literal => self.parse_literal(context),
            TokenKind::String => self.parse_string(context),
            TokenKind::Variable => self.parse_variable(context),
            TokenKind::Keyword(keyword) => {
                let span = self.consume().span;
                match keyword {
                    Keyword::Custom => self.parse_custom_directive(span, context),
                    Keyword::Qualified => self.parse_qualified(start, context),
                    Keyword::Ref => self.parse_ref(span, context),
                    _ => G::parse_directive(self, keyword, span, context),
                }
            }
            TokenKind::LParen => self.parse_optional_group(context),
            kind => {
                let message = "expected literal, variable, directive, or optional group";
                let mut error = FormatError::new(start, message);
                let noun = match kind {
                    TokenKind::Identifier => Some("a word"),
                    _ if kind.is_punctuation() => Some("punctuation"),
                    _ => None,
                };
                let text = self.lexer.slice(self.token.span);
                if kind == TokenKind::Identifier && self.grammar.has_part(text) {
                    error = error.note(format!("the part with this name is `${text}`"));
                } else if let Some(noun) = noun {
                    if let Some(directive) = Keyword::near(text) {
                        error = error.note(format!("a directive named `{directive}` exists"));
                    }
                    error = error.note(format!("{noun} is written in backquotes: `` `{text}` ``"));
                }
                Err(error)
            }
        };
        self.depth -= 1;
        element
    }

    // variable ::= '$' name
    fn parse_variable(&mut self, context: Context) -> Parsed<FormatElement> {
        let span = self.consume().span;
        let name = &self.lexer.slice(span)[1..];
        let variable = self.grammar.bind_variable(name, span.start, context)?;
        Ok(FormatElement::Variable(VariableElement {
            variable,
            qualified: false,
            span,
        }))
    }

    // ref ::= 'ref' '(' element ')'
    fn parse_ref(&mut self, span: FormatSpan, context: Context) -> Parsed<FormatElement> {
        let message = "'ref' is only valid within a `custom` directive";
        require(context == Context::Custom, span.start, message)?;
        let argument = self.parse_arguments(|parser| parser.parse_element(Context::Ref))?;
        let kind = DirectiveKind::Ref(Box::new(argument));
        Ok(FormatElement::Directive(Directive { kind, span }))
    }

    // qualified ::= 'qualified' '(' ('$' attribute | '$' parameter | type) ')'
    fn parse_qualified(&mut self, start: usize, context: Context) -> Parsed<FormatElement> {
        self.parse_arguments(|parser| {
            let mut element = parser.parse_element(context)?;
            match &mut element {
                FormatElement::Variable(VariableElement {
                    variable: Variable::Attribute(_) | Variable::Parameter(_),
                    qualified,
                    ..
                })
                | FormatElement::Directive(Directive {
                    kind: DirectiveKind::Type { qualified, .. },
                    ..
                }) => *qualified = true,
                _ => return fail(start, G::NOT_QUALIFIABLE),
            }
            Ok(element)
        })
    }

    // literal ::= '`' (text | '' | ' ' | '\n') '`'
    pub(crate) fn parse_literal(&mut self, context: Context) -> Parsed<FormatElement> {
        let span = self.consume().span;
        let message = "literals may only be used in the top-level section of the format";
        require(context == Context::TopLevel, span.start, message)?;
        let spelling = self.lexer.slice(span);
        let text = spelling
            .strip_prefix('`')
            .and_then(|it| it.strip_suffix('`'));
        let Some(text) = text else {
            return fail(
                span.start,
                format!("expected literal, but got '{spelling}'"),
            );
        };
        let kind = match text {
            "" => WhitespaceKind::Empty,
            " " => WhitespaceKind::Space,
            "\\n" => WhitespaceKind::Newline,
            _ => {
                return match check_literal(text) {
                    Ok(()) => Ok(FormatElement::Literal(Literal {
                        text: text.to_owned(),
                        span,
                    })),
                    Err(reason) => fail(
                        span.start,
                        format!("expected valid literal but got '{text}': {reason}"),
                    ),
                };
            }
        };
        Ok(FormatElement::Whitespace(Whitespace { kind, span }))
    }

    fn parse_string(&mut self, context: Context) -> Parsed<FormatElement> {
        let span = self.consume().span;
        let message = "strings may only be used as 'custom' directive arguments";
        require(context == Context::Custom, span.start, message)?;
        let quoted = self.lexer.slice(span);
        // There are no escapes: MLIR drops every backslash.
        let text = quoted[1..quoted.len() - 1].replace('\\', "");
        Ok(FormatElement::String(Literal { text, span }))
    }

    // optional-group ::= '(' element+ ')' (':' '(' element+ ')')? '?'
    fn parse_optional_group(&mut self, context: Context) -> Parsed<FormatElement> {
        let span = self.consume().span;
        let message = "optional groups can only be used as top-level elements";
        require(context == Context::TopLevel, span.start, message)?;
        let mut anchor = None;
        let then_elements = self.parse_branch(span.start, &mut anchor, Anchor::Then)?;
        let mut else_elements = Vec::new();
        if self.consume_if(TokenKind::Colon) {
            let message = "expected '(' to start else branch of optional group";
            let open = self.expect(TokenKind::LParen, message)?;
            else_elements = self.parse_branch(open.span.start, &mut anchor, Anchor::Else)?;
        }
        self.expect(TokenKind::Question, "expected '?' after optional group")?;
        let Some(anchor) = anchor else {
            let error = FormatError::new(span.start, "optional group has no anchor element");
            return Err(error.note(
                "`^` marks the element whose presence decides whether the group is printed: `$name^`",
            ));
        };
        let group = OptionalGroup {
            then_elements,
            else_elements,
            anchor,
            span,
        };
        self.grammar.check_group(&group)?;
        let is_parsable = matches!(
            group.guard(),
            Some(FormatElement::Literal(_) | FormatElement::Variable(_) | FormatElement::Custom(_))
        );
        let message = "first parsable element of an optional group must be a literal, variable, or custom directive";
        require(is_parsable, span.start, message)?;
        Ok(FormatElement::Optional(group))
    }

    // branch ::= (element '^'?)+ ')', with at most one '^' in both branches; `open` is the place
    // of its '('
    fn parse_branch(
        &mut self,
        open: usize,
        anchor: &mut Option<Anchor>,
        in_branch: fn(usize) -> Anchor,
    ) -> Parsed<Vec<FormatElement>> {
        let mut elements = Vec::new();
        loop {
            let is_open = self.at(TokenKind::Eof);
            let element = self.parse_element(Context::TopLevel).map_err(|error| {
                if !is_open {
                    return error;
                }
                let group = self.lexer.text()[open..].lines().next().unwrap_or_default();
                error.note(format!("this '(' is not closed: {}", group.trim_end()))
            })?;
            if self.at(TokenKind::Caret) {
                let message = "only one element can be marked as the anchor of an optional group";
                require(anchor.is_none(), self.token.span.start, message)?;
                self.consume();
                *anchor = Some(in_branch(elements.len()));
            }
            elements.push(element);
            if self.consume_if(TokenKind::RParen) {
                return Ok(elements);
            }
        }
    }

    // custom ::= 'custom' '<' identifier '>' '(' argument (',' argument)* ')'
    fn parse_custom_directive(
        &mut self,
        span: FormatSpan,
        context: Context,
    ) -> Parsed<FormatElement> {
        let is_allowed = matches!(context, Context::TopLevel | Context::Struct);
        let message =
            "`custom` can only be used at the top-level context or within a `struct` directive";
        require(is_allowed, span.start, message)?;
        self.expect(TokenKind::Less, "expected '<' before custom directive name")?;
        let message = "expected custom directive name identifier";
        let name = self.expect(TokenKind::Identifier, message)?.span;
        let message = "expected '>' after custom directive name";
        self.expect(TokenKind::Greater, message)?;
        let message = "expected '(' before custom directive parameters";
        self.expect(TokenKind::LParen, message)?;
        let mut arguments = vec![self.parse_element(Context::Custom)?];
        while self.consume_if(TokenKind::Comma) {
            arguments.push(self.parse_element(Context::Custom)?);
        }
        let message = "expected ')' after custom directive parameters";
        self.expect(TokenKind::RParen, message)?;
        self.grammar
            .check_custom_arguments(span.start, &arguments)?;
        Ok(FormatElement::Custom(CustomDirective {
            name: self.lexer.slice(name).to_owned(),
            arguments,
            span,
        }))
    }
}
