//! The part of the format parser that ops, attributes and types share.
//!
//! It reads literals, white space, strings, optional groups and custom
//! directives, and asks a [`Grammar`] about variables, other directives and
//! what may stand where. The first mistake ends the parse; only a lexical error
//! comes with a second message, from the parser that meets the bad token, and
//! one inside `struct` with another about the directive.

use ods_table::MAX_DEPTH;

use super::element::{
    Anchor, CustomDirective, FormatElement, Literal, OptionalGroup, StringElement, Whitespace,
    WhitespaceKind,
};
use super::error::FormatError;
use super::lexer::{FormatSpan, Keyword, Lexer, Token, TokenKind};
use super::literal::check_literal;

/// What a parsing step gives.
pub(crate) type Parsed<T> = Result<T, FormatError>;

/// Where an element stands, which decides whether it may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Context {
    /// In the format itself, a group or a clause.
    TopLevel,
    /// Among the arguments of a `custom` directive.
    Custom,
    /// In `type(…)` or `functional-type(…)`.
    Type,
    /// In `ref(…)`.
    Ref,
    /// In `struct(…)`.
    Struct,
}

/// What differs between the formats of ops and those of attributes and types.
pub(crate) trait Grammar: Sized {
    /// Reads a variable, whose token is already consumed.
    fn parse_variable(
        parser: &mut FormatParser<'_, Self>,
        name: &str,
        span: FormatSpan,
        context: Context,
    ) -> Parsed<FormatElement>;

    /// Reads a directive other than `custom`, whose keyword is already consumed.
    fn parse_directive(
        parser: &mut FormatParser<'_, Self>,
        keyword: Keyword,
        span: FormatSpan,
        context: Context,
    ) -> Parsed<FormatElement>;

    /// Checks the arguments of a custom directive.
    fn check_custom_arguments(&self, span: FormatSpan, arguments: &[FormatElement]) -> Parsed<()>;

    /// Checks what stands in a group, and what anchors it.
    fn check_group(&self, group: &OptionalGroup) -> Parsed<()>;
}

/// Parses the text of one format.
pub(crate) struct FormatParser<'f, G> {
    lexer: Lexer<'f>,
    token: Token,
    depth: usize,
    errors: Vec<FormatError>,
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

    /// Parses all of the text; also returns where the first element stands.
    ///
    /// # Errors
    ///
    /// A lexical error and what the parser expected instead, or one mistake.
    pub(crate) fn parse(&mut self) -> Result<(Vec<FormatElement>, usize), Vec<FormatError>> {
        let start = self.token.span.start;
        let mut elements = Vec::new();
        while self.token.kind != TokenKind::Eof {
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

    /// Reports a mistake that another one follows.
    pub(crate) fn report(&mut self, error: FormatError) {
        self.errors.push(error);
    }

    /// Returns the next token without consuming it.
    pub(crate) fn peek(&self) -> Token {
        self.token
    }

    /// Returns the next token and goes on to the one after it.
    pub(crate) fn consume(&mut self) -> Token {
        let next = self.lexer.next_token(&mut self.errors);
        std::mem::replace(&mut self.token, next)
    }

    /// Consumes a token of `kind`.
    ///
    /// # Errors
    ///
    /// `message`, at the token that stands there instead.
    pub(crate) fn expect(&mut self, kind: TokenKind, message: &str) -> Parsed<Token> {
        if self.token.kind == kind {
            Ok(self.consume())
        } else {
            Err(FormatError::new(self.token.span.start, message))
        }
    }

    // element ::= literal | string | variable | directive | optional-group
    pub(crate) fn parse_element(&mut self, context: Context) -> Parsed<FormatElement> {
        if self.depth == MAX_DEPTH {
            return Err(FormatError::new(
                self.token.span.start,
                format!("elements are nested more than {MAX_DEPTH} deep"),
            ));
        }
        self.depth += 1;
        let element = match self.token.kind {
            TokenKind::Literal => self.parse_literal(context),
            TokenKind::String => self.parse_string(context),
            TokenKind::Variable => {
                let span = self.consume().span;
                let name = &self.lexer.slice(span)[1..];
                G::parse_variable(self, name, span, context)
            }
            TokenKind::Keyword(Keyword::Custom) => self.parse_custom_directive(context),
            TokenKind::Keyword(keyword) => {
                let span = self.consume().span;
                G::parse_directive(self, keyword, span, context)
            }
            TokenKind::LParen => self.parse_optional_group(context),
            kind => {
                let span = self.token.span;
                let message = "expected literal, variable, directive, or optional group";
                let error = FormatError::new(span.start, message);
                Err(match kind {
                    TokenKind::Identifier => {
                        let word = self.lexer.slice(span);
                        error.note(format!("a word is written in backquotes: `` `{word}` ``"))
                    }
                    _ => error,
                })
            }
        };
        self.depth -= 1;
        element
    }

    // literal ::= '`' (text | '' | ' ' | '\n') '`'
    pub(crate) fn parse_literal(&mut self, context: Context) -> Parsed<FormatElement> {
        let span = self.consume().span;
        if context != Context::TopLevel {
            return Err(FormatError::new(
                span.start,
                "literals may only be used in the top-level section of the format",
            ));
        }
        let spelling = self.lexer.slice(span);
        let Some(text) = spelling
            .strip_prefix('`')
            .and_then(|rest| rest.strip_suffix('`'))
        else {
            return Err(FormatError::new(
                span.start,
                format!("expected literal, but got '{spelling}'"),
            ));
        };
        let whitespace = |kind| FormatElement::Whitespace(Whitespace { kind, span });
        match text {
            "" => Ok(whitespace(WhitespaceKind::Empty)),
            " " => Ok(whitespace(WhitespaceKind::Space)),
            "\\n" => Ok(whitespace(WhitespaceKind::Newline)),
            _ => match check_literal(text) {
                Ok(()) => Ok(FormatElement::Literal(Literal {
                    text: text.to_owned(),
                    span,
                })),
                Err(reason) => Err(FormatError::new(
                    span.start,
                    format!("expected valid literal but got '{text}': {reason}"),
                )),
            },
        }
    }

    fn parse_string(&mut self, context: Context) -> Parsed<FormatElement> {
        let span = self.consume().span;
        if context != Context::Custom {
            return Err(FormatError::new(
                span.start,
                "strings may only be used as 'custom' directive arguments",
            ));
        }
        let quoted = self.lexer.slice(span);
        // There are no escapes: MLIR drops every backslash.
        let text = quoted[1..quoted.len() - 1].replace('\\', "");
        Ok(FormatElement::String(StringElement { text, span }))
    }

    // optional-group ::= '(' element+ ')' (':' '(' element+ ')')? '?'
    fn parse_optional_group(&mut self, context: Context) -> Parsed<FormatElement> {
        let span = self.consume().span;
        if context != Context::TopLevel {
            return Err(FormatError::new(
                span.start,
                "optional groups can only be used as top-level elements",
            ));
        }
        let mut anchor = None;
        let then_elements = self.parse_branch(&mut anchor, Anchor::Then)?;
        let mut else_elements = Vec::new();
        if self.token.kind == TokenKind::Colon {
            self.consume();
            self.expect(
                TokenKind::LParen,
                "expected '(' to start else branch of optional group",
            )?;
            else_elements = self.parse_branch(&mut anchor, Anchor::Else)?;
        }
        self.expect(TokenKind::Question, "expected '?' after optional group")?;
        let Some(anchor) = anchor else {
            return Err(FormatError::new(
                span.start,
                "optional group has no anchor element",
            ));
        };

        let group = OptionalGroup {
            then_elements,
            else_elements,
            anchor,
            span,
        };
        self.grammar.check_group(&group)?;
        let guard = group
            .then_elements
            .iter()
            .find(|element| !element.is_whitespace());
        if !matches!(
            guard,
            Some(FormatElement::Literal(_) | FormatElement::Variable(_) | FormatElement::Custom(_))
        ) {
            let message = "first parsable element of an optional group must be a literal, variable, or custom directive";
            return Err(FormatError::new(span.start, message));
        }
        Ok(FormatElement::Optional(group))
    }

    // element+ ')', of which one may be marked
    fn parse_branch(
        &mut self,
        anchor: &mut Option<Anchor>,
        in_branch: fn(usize) -> Anchor,
    ) -> Parsed<Vec<FormatElement>> {
        let mut elements = Vec::new();
        loop {
            let element = self.parse_element(Context::TopLevel)?;
            if self.token.kind == TokenKind::Caret {
                if anchor.is_some() {
                    let message =
                        "only one element can be marked as the anchor of an optional group";
                    return Err(FormatError::new(self.token.span.start, message));
                }
                *anchor = Some(in_branch(elements.len()));
                self.consume();
            }
            elements.push(element);
            if self.token.kind == TokenKind::RParen {
                self.consume();
                return Ok(elements);
            }
        }
    }

    // custom ::= 'custom' '<' identifier '>' '(' argument (',' argument)* ')'
    fn parse_custom_directive(&mut self, context: Context) -> Parsed<FormatElement> {
        let span = self.consume().span;
        if !matches!(context, Context::TopLevel | Context::Struct) {
            let message =
                "`custom` can only be used at the top-level context or within a `struct` directive";
            return Err(FormatError::new(span.start, message));
        }
        self.expect(TokenKind::Less, "expected '<' before custom directive name")?;
        let name = self
            .expect(
                TokenKind::Identifier,
                "expected custom directive name identifier",
            )?
            .span;
        self.expect(
            TokenKind::Greater,
            "expected '>' after custom directive name",
        )?;
        self.expect(
            TokenKind::LParen,
            "expected '(' before custom directive parameters",
        )?;
        let mut arguments = vec![self.parse_element(Context::Custom)?];
        while self.token.kind == TokenKind::Comma {
            self.consume();
            arguments.push(self.parse_element(Context::Custom)?);
        }
        self.expect(
            TokenKind::RParen,
            "expected ')' after custom directive parameters",
        )?;
        self.grammar.check_custom_arguments(span, &arguments)?;
        Ok(FormatElement::Custom(CustomDirective {
            name: self.lexer.slice(name).to_owned(),
            arguments,
            span,
        }))
    }
}
