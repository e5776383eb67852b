//! Punctuation, words, strings, integers and lists.

use super::cache::Slot;
use super::{AsmParser, ParseFailed, Parsed};
use crate::attributes::Name;
use crate::text::lexer::{Token, TokenKind, string_value};

macro_rules! punctuation {
    ($($parse:ident $parse_optional:ident $kind:ident $spelling:literal;)*) => {
        impl AsmParser<'_> {
            $(
                #[doc = concat!("Parses `", $spelling, "`.")]
                ///
                /// # Errors
                ///
                /// If another token is current.
                #[inline]
                pub fn $parse(&mut self) -> Parsed<()> {
                    self.parse_token(TokenKind::$kind, concat!("expected '", $spelling, "'"))?;
                    Ok(())
                }

                #[doc = concat!("Parses `", $spelling, "` if it is there.")]
                pub fn $parse_optional(&mut self) -> bool {
                    self.consume_if(TokenKind::$kind)
                }
            )*
        }
    };
}

punctuation! {
    parse_arrow parse_optional_arrow Arrow "->";
    parse_colon parse_optional_colon Colon ":";
    parse_comma parse_optional_comma Comma ",";
    parse_ellipsis parse_optional_ellipsis Ellipsis "...";
    parse_equal parse_optional_equal Equal "=";
    parse_greater parse_optional_greater Greater ">";
    parse_l_brace parse_optional_l_brace LBrace "{";
    parse_l_paren parse_optional_l_paren LParen "(";
    parse_l_square parse_optional_l_square LSquare "[";
    parse_less parse_optional_less Less "<";
    parse_minus parse_optional_minus Minus "-";
    parse_plus parse_optional_plus Plus "+";
    parse_question parse_optional_question Question "?";
    parse_r_brace parse_optional_r_brace RBrace "}";
    parse_r_paren parse_optional_r_paren RParen ")";
    parse_r_square parse_optional_r_square RSquare "]";
    parse_slash parse_optional_slash Slash "/";
    parse_star parse_optional_star Star "*";
    parse_vertical_bar parse_optional_vertical_bar VerticalBar "|";
}

/// Words.
impl<'a> AsmParser<'a> {
    /// Whether the current token is a word: an identifier or a reserved word.
    pub fn at_keyword(&self) -> bool {
        let kind = self.kind();
        matches!(kind, TokenKind::BareIdentifier | TokenKind::IntType) || kind.is_keyword()
    }

    /// Parses the word `keyword`.
    ///
    /// # Errors
    ///
    /// If the current token is another one.
    pub fn parse_keyword(&mut self, keyword: &str) -> Parsed<()> {
        self.parse_keyword_with_context(keyword, "")
    }

    /// Parses the word `keyword`; `context` ends the error's message.
    ///
    /// # Errors
    ///
    /// If the current token is another one.
    pub fn parse_keyword_with_context(&mut self, keyword: &str, context: &str) -> Parsed<()> {
        if self.parse_optional_keyword(keyword) {
            return Ok(());
        }
        Err(self.emit_op_error(self.offset(), format!("expected '{keyword}'{context}")))
    }

    /// Parses the word `keyword` if it is present.
    pub fn parse_optional_keyword(&mut self, keyword: &str) -> bool {
        let found = self.at_keyword() && self.spelling(self.token()) == keyword.as_bytes();
        if found {
            self.consume();
        }
        found
    }

    /// Parses any word.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn parse_any_keyword(&mut self) -> Parsed<&'a str> {
        let found = self.parse_optional_any_keyword();
        found.ok_or_else(|| self.emit_op_error(self.offset(), "expected valid keyword"))
    }

    /// Parses any word if there is one.
    pub fn parse_optional_any_keyword(&mut self) -> Option<&'a str> {
        if !self.at_keyword() {
            return None;
        }
        let token = self.consume();
        Some(self.spelling_str(token))
    }

    /// Parses one of `keywords` if it is present.
    pub fn parse_optional_keyword_of(&mut self, keywords: &[&str]) -> Option<&'a str> {
        let spelling = self.spelling(self.token());
        let allowed = |keyword: &&str| keyword.as_bytes() == spelling;
        if self.at_keyword() && keywords.iter().any(allowed) {
            return self.parse_optional_any_keyword();
        }
        None
    }

    /// Parses a word or a string.
    ///
    /// # Errors
    ///
    /// If there is neither.
    #[inline]
    pub fn parse_keyword_or_string(&mut self) -> Parsed<Name> {
        let found = self.parse_optional_keyword_or_string();
        found.ok_or_else(|| self.emit_op_error(self.offset(), "expected valid keyword or string"))
    }

    /// Parses a word or a string if there is one.
    pub fn parse_optional_keyword_or_string(&mut self) -> Option<Name> {
        if self.at(TokenKind::String) || self.at_keyword() {
            let token = self.consume();
            return Some(self.name(token));
        }
        None
    }

    /// The name that a word, a string or an `@` name spells.
    pub fn name(&mut self, token: Token) -> Name {
        self.name_of(self.spelling(token))
    }

    /// The name that these bytes of a word, a string or an `@` name spell.
    pub(super) fn name_of(&mut self, spelling: &'a [u8]) -> Name {
        let slot = Slot::of(spelling);
        if let Some(name) = self.names.get(slot, spelling) {
            return name.clone();
        }
        let name = Name::from_bytes(&string_value(spelling));
        self.names.insert(slot, spelling, name.clone());
        name
    }
}

/// Strings and symbols.
impl AsmParser<'_> {
    /// Parses a string literal.
    ///
    /// # Errors
    ///
    /// If there is none.
    #[inline]
    pub fn parse_string(&mut self) -> Parsed<Name> {
        let found = self.parse_optional_string();
        found.ok_or_else(|| self.emit_op_error(self.offset(), "expected string"))
    }

    /// Parses a string literal if there is one.
    pub fn parse_optional_string(&mut self) -> Option<Name> {
        if !self.at(TokenKind::String) {
            return None;
        }
        let token = self.consume();
        Some(self.name(token))
    }

    /// Parses `@name`; returns the name without the `@`.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn parse_symbol_name(&mut self) -> Parsed<Name> {
        let found = self.parse_optional_symbol_name();
        found.ok_or_else(|| {
            self.emit_op_error(
                self.offset(),
                "expected valid '@'-identifier for symbol name",
            )
        })
    }

    /// Parses `@name` if it is present; returns the name without the `@`.
    pub fn parse_optional_symbol_name(&mut self) -> Option<Name> {
        if !self.at(TokenKind::AtIdentifier) {
            return None;
        }
        let token = self.consume();
        Some(self.symbol_name(token))
    }

    /// The name that an `@` name spells, without the `@`.
    pub fn symbol_name(&mut self, token: Token) -> Name {
        // `@foo` and `foo` are different spellings of one name.
        let start = token.start + 1;
        self.name(Token { start, ..token })
    }
}

/// An operand in the text, `%name` or `%name#2`. `OpParser::resolve_operand` finds its value
/// when its type is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnresolvedOperand {
    #[doc(hidden)]
    pub name: Token,
    #[doc(hidden)]
    pub number: u32,
}

impl UnresolvedOperand {
    /// Its byte offset in the text.
    pub fn offset(self) -> u32 {
        self.name.start
    }
}

/// Names of values.
impl AsmParser<'_> {
    // ssa-use ::= `%` suffix-id (`#` integer-literal)?
    /// Parses the name of an operand, with its result number if that is allowed.
    #[doc(hidden)]
    pub fn parse_operand_name(&mut self, allow_number: bool) -> Parsed<UnresolvedOperand> {
        let name = self.parse_token(TokenKind::PercentIdentifier, "expected SSA operand")?;
        let mut number = 0;
        if self.at(TokenKind::HashIdentifier) {
            if !allow_number {
                return Err(self.emit_error_here("result number not allowed in argument list"));
            }
            let Ok(parsed) = self.spelling_str(self.token())[1..].parse() else {
                return Err(self.emit_error_here("invalid SSA value result number"));
            };
            number = parsed;
            self.consume();
        }
        Ok(UnresolvedOperand { name, number })
    }
}

/// How a list is enclosed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delimiter {
    /// Not at all; at least one element is needed.
    None,
    /// `(…)`.
    Paren,
    /// `[…]`.
    Square,
    /// `<…>`.
    LessGreater,
    /// `{…}`.
    Braces,
    /// `(…)`, or nothing.
    OptionalParen,
    /// `[…]`, or nothing.
    OptionalSquare,
    /// `<…>`, or nothing.
    OptionalLessGreater,
    /// `{…}`, or nothing.
    OptionalBraces,
}

impl Delimiter {
    /// The tokens around the list, and whether they may be absent together with it.
    const fn tokens(self) -> Option<(TokenKind, TokenKind, bool)> {
        use TokenKind as K;
        Some(match self {
            Self::None => return None,
            Self::Paren => (K::LParen, K::RParen, false),
            Self::Square => (K::LSquare, K::RSquare, false),
            Self::LessGreater => (K::Less, K::Greater, false),
            Self::Braces => (K::LBrace, K::RBrace, false),
            Self::OptionalParen => (K::LParen, K::RParen, true),
            Self::OptionalSquare => (K::LSquare, K::RSquare, true),
            Self::OptionalLessGreater => (K::Less, K::Greater, true),
            Self::OptionalBraces => (K::LBrace, K::RBrace, true),
        })
    }
}

/// A parser that reads the tokens of an [`AsmParser`].
#[doc(hidden)]
pub trait ReadsTokens<'a> {
    fn tokens(&mut self) -> &mut AsmParser<'a>;
}

impl<'a> ReadsTokens<'a> for AsmParser<'a> {
    fn tokens(&mut self) -> &mut Self {
        self
    }
}

/// Parses elements between commas; `context` ends the error's message when a delimiter is
/// missing.
#[doc(hidden)]
pub fn parse_list<'a, P: ReadsTokens<'a>>(
    p: &mut P,
    delimiter: Delimiter,
    context: &str,
    mut element: impl FnMut(&mut P) -> Parsed<()>,
) -> Parsed<()> {
    let tokens = delimiter.tokens();
    if let Some((open, close, is_optional)) = tokens {
        let asm = p.tokens();
        if is_optional && !asm.at(open) {
            return Ok(());
        }
        asm.parse_delimiter(open, context)?;
        if asm.consume_if(close) {
            return Ok(());
        }
    }
    element(p)?;
    while p.tokens().consume_if(TokenKind::Comma) {
        element(p)?;
    }
    match tokens {
        Some((_, close, _)) => p.tokens().parse_delimiter(close, context),
        None => Ok(()),
    }
}

/// Parses elements between commas up to and with the token `close`.
#[doc(hidden)]
pub fn parse_list_until<'a, P: ReadsTokens<'a>>(
    p: &mut P,
    close: TokenKind,
    allow_empty: bool,
    element: impl FnMut(&mut P) -> Parsed<()>,
) -> Parsed<()> {
    if p.tokens().at(close) {
        if !allow_empty {
            return Err(p.tokens().emit_wrong_token_error("expected list element"));
        }
        p.tokens().consume();
        return Ok(());
    }
    parse_list(p, Delimiter::None, "", element)?;
    if p.tokens().consume_if(close) {
        return Ok(());
    }
    let message = format!("expected ',' or '{}'", close.as_str());
    Err(p.tokens().emit_wrong_token_error(message))
}

/// Lists.
impl AsmParser<'_> {
    /// Parses elements between commas; an enclosed list may be empty.
    ///
    /// # Errors
    ///
    /// Those of `element`, or that a delimiter is missing.
    pub fn parse_comma_separated_list(
        &mut self,
        delimiter: Delimiter,
        element: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        parse_list(self, delimiter, "", element)
    }

    /// Parses elements between commas; `context` ends the error's message when
    /// a delimiter is missing.
    ///
    /// # Errors
    ///
    /// Those of `element`, or that a delimiter is missing.
    pub fn parse_comma_separated_list_in(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        element: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        parse_list(self, delimiter, context, element)
    }

    /// Parses the token that opens or closes a list.
    #[inline]
    pub(super) fn parse_delimiter(&mut self, kind: TokenKind, context: &str) -> Parsed<()> {
        if self.consume_if(kind) {
            return Ok(());
        }
        Err(self.emit_missing_delimiter(kind, context))
    }

    #[cold]
    fn emit_missing_delimiter(&mut self, kind: TokenKind, context: &str) -> ParseFailed {
        let message = format!("expected '{}'{context}", kind.as_str());
        self.emit_wrong_token_error(message)
    }

    /// Parses one element between two tokens; `context` ends the error's message when one of these
    /// is missing.
    pub(super) fn parse_enclosed<T>(
        &mut self,
        (open, close): (TokenKind, TokenKind),
        context: &str,
        parse: impl FnOnce(&mut Self) -> Parsed<T>,
    ) -> Parsed<T> {
        self.parse_delimiter(open, context)?;
        let element = parse(self)?;
        self.parse_delimiter(close, context)?;
        Ok(element)
    }

    /// Parses elements between commas up to and with the token `close`.
    ///
    /// # Errors
    ///
    /// Those of `element`, or that `close` is missing, or that there are no
    /// elements and `allow_empty` is not set.
    pub fn parse_comma_separated_list_until(
        &mut self,
        close: TokenKind,
        allow_empty: bool,
        element: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        parse_list_until(self, close, allow_empty, element)
    }
}
