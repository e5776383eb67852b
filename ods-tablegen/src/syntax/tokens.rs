//! The flat token list that the parser reads: includes are expanded, inactive regions removed, texts interned.

use std::borrow::Cow;

use crate::record::symbol::{Symbol, Symbols};
use crate::source::Span;
use crate::token::{BangOp, Keyword, Punct};

/// The kind of a token; its value is in [`TokenData::data`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tok {
    Ident,
    VarName,
    Str,
    Code,
    Int,
    BinInt,
    Bang(BangOp),
    Keyword(Keyword),
    Punct(Punct),
    /// `data` is the number of a message in [`TokenList::errors`], or [`REPORTED`].
    Error,
    Eof,
}

/// The `data` of an error token whose source has reported the error.
pub(crate) const REPORTED: u32 = u32::MAX;

/// One token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenData {
    pub(crate) kind: Tok,
    /// A symbol's number, or a place in one of the list's tables.
    pub(crate) data: u32,
    pub(crate) span: Span,
}

/// All tokens of an evaluation; the last is [`Tok::Eof`].
#[derive(Debug, Default)]
pub(crate) struct TokenList {
    pub(crate) tokens: Vec<TokenData>,
    /// Values of integers, with the number of digits of binary ones.
    pub(crate) ints: Vec<(i64, u32)>,
    /// Doc comments by the number of the token after them, in order.
    pub(crate) docs: Vec<(u32, Symbol)>,
    /// The errors of error tokens, reported when the parser reaches them.
    pub(crate) errors: Vec<LexError>,
    /// Whether an included file could not be read, so that definitions may be missing.
    pub(crate) lacks_include: bool,
}

/// An error in a text.
#[derive(Debug)]
pub(crate) struct LexError {
    pub(crate) span: Span,
    pub(crate) message: Cow<'static, str>,
    pub(crate) note: Option<(Span, &'static str)>,
    pub(crate) help: Option<String>,
}

impl TokenList {
    pub(crate) fn push(&mut self, kind: Tok, data: u32, span: Span) {
        self.tokens.push(TokenData { kind, data, span });
    }

    pub(crate) fn push_int(&mut self, value: i64, span: Span) {
        self.push(Tok::Int, self.ints.len() as u32, span);
        self.ints.push((value, 0));
    }

    pub(crate) fn push_bits(&mut self, value: u64, width: u32, span: Span) {
        self.push(Tok::BinInt, self.ints.len() as u32, span);
        self.ints.push((value as i64, width));
    }

    pub(crate) fn push_error(&mut self, error: LexError) {
        self.push(Tok::Error, self.errors.len() as u32, error.span);
        self.errors.push(error);
    }

    /// The doc comment before a token.
    pub(crate) fn doc(&self, token: usize) -> Option<Symbol> {
        let place = self
            .docs
            .binary_search_by_key(&(token as u32), |&(token, _)| token);
        place.ok().map(|place| self.docs[place].1)
    }
}

/// Keywords and operator names by symbol. They are interned first, so their symbols are small numbers.
///
/// Every word is interned anyway, so a keyword is recognized by comparing numbers.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    bang: Vec<Option<BangOp>>,
}

impl Words {
    /// Interns all known words; `symbols` must be new.
    pub(crate) fn new(symbols: &mut Symbols) -> Self {
        for keyword in Keyword::ALL {
            symbols.intern(keyword.text());
        }
        let mut bang = Vec::new();
        let names = BangOp::ALL.iter().map(|op| (op.text(), *op));
        let old_names = [("getop", BangOp::GetDagOp), ("setop", BangOp::SetDagOp)];
        for (name, op) in names.chain(old_names) {
            let symbol = symbols.intern(name).index() as usize;
            if bang.len() <= symbol {
                bang.resize(symbol + 1, None);
            }
            bang[symbol] = Some(op);
        }
        Self { bang }
    }

    /// The keyword with this symbol.
    pub(crate) fn keyword(word: Symbol) -> Option<Keyword> {
        // The empty string is interned before the keywords.
        Keyword::ALL
            .get((word.index() as usize).wrapping_sub(1))
            .copied()
    }

    /// The operator with this name.
    pub(crate) fn bang(&self, word: Symbol) -> Option<BangOp> {
        self.bang.get(word.index() as usize).copied().flatten()
    }
}
