//! From token trees to TableGen tokens.
//!
//! - Delimiters become punctuation; a bracket that holds nothing but one brace,
//!   without a blank between them, is a code block.
//! - `!op`, `$name`, `...` and signed numbers are several Rust tokens and one
//!   TableGen token.
//! - `# [doc = "…"]` is a `///` comment.

use std::cell::RefCell;
use std::rc::Rc;

use ods_tablegen::{
    BangOp, Diagnostics, Keyword, Punct, SourceId, Span, Token, TokenKind, lex_fragment,
};
use proc_macro2::{Delimiter, Group, Ident, Literal, Spacing, TokenStream, TokenTree};

use super::header::{self, Attribute, Header};
use super::pieces::{Given, Piece, Pieces};
use super::{Lexed, RustTokens, literal};
use crate::code::nests_deeper;
use crate::derive;
use crate::limits::MAX_CODE_DEPTH;

pub(super) fn lex(
    input: Pieces,
    source: SourceId,
    diags: &mut Diagnostics,
) -> (RustTokens, Header) {
    let mut lexer = Lexer {
        source,
        tokens: Vec::new(),
        doc: None,
        diags,
    };
    let mut pieces = input.list.into_iter();
    let (header, start) = if let Some(given) = input.header {
        lexer.given_header(given)
    } else {
        let first = match pieces.next() {
            Some(Piece::Tokens(tokens)) => tokens,
            _ => TokenStream::new(),
        };
        let mut trees = first.into_iter().peekable();
        let header = lexer.header(&mut trees);
        lexer.stream(trees, 0);
        header
    };
    for piece in pieces {
        lexer.piece(piece);
    }
    let mut tokens = lexer.tokens;
    let mut pairs = tokens.windows(2);
    if pairs.any(|pair| is_directive(&pair[0], &pair[1])) {
        find_lines(&mut tokens);
    }
    (
        RustTokens {
            source,
            tokens,
            start,
            places: RefCell::default(),
        },
        header,
    )
}

/// The first and the last compiler span of a token.
type Ends = (proc_macro2::Span, proc_macro2::Span);

/// Token trees with one of lookahead.
type Trees = std::iter::Peekable<proc_macro2::token_stream::IntoIter>;

struct Lexer<'d> {
    source: SourceId,
    tokens: Vec<Lexed>,
    /// The `///` lines before the next token.
    doc: Option<String>,
    diags: &'d mut Diagnostics,
}

impl Lexer<'_> {
    /// Reads the attributes `#![…]`. The table keeps them for their spans; the tokens
    /// of the source begin after them, with an `include` for each emitted file.
    fn header(&mut self, trees: &mut Trees) -> (Header, usize) {
        let mut header = Header::default();
        let mut includes = Vec::new();
        while let Some((hash, group)) = header::next_attribute(trees) {
            let span = self.next_span();
            self.push(TokenKind::Error, (hash, group.span()));
            match header::parse_attribute(&group) {
                Ok(Attribute::Emit(file)) => includes.push((file, (hash, group.span()))),
                Ok(Attribute::IncludeDir(dir)) => header.include_dirs.push(dir),
                Ok(Attribute::Dialect(name)) => header.dialect = Some((name, span)),
                Ok(Attribute::Crate(path)) => {
                    if header.krate.is_some() {
                        let message = "the path of the runtime crate is given twice";
                        self.diags.error(span, message);
                    } else {
                        header.krate = Some(path);
                    }
                }
                Ok(Attribute::Deny(denied)) => {
                    header.denied.format |= denied.format;
                    header.denied.unverifiable |= denied.unverifiable;
                    header.denied.suspicious |= denied.suspicious;
                }
                Ok(Attribute::Import(_)) => header.imports.push(span),
                Ok(Attribute::Upstream) => header.is_upstream = true,
                Ok(Attribute::Vocabulary(file)) => header.vocabularies.push((file, span)),
                Ok(Attribute::Export(export)) => {
                    if let Some(first) = &header.export {
                        let (first, second) = (&first.name, &export.name);
                        let message = format!(
                            "the definitions are exported twice, as `{first}` and as `{second}`"
                        );
                        self.diags
                            .error(span, message)
                            .help("one export is enough; another path for it is a `pub use`");
                    } else {
                        header.export = Some(export);
                    }
                }
                Err((message, help)) => {
                    header.is_broken = true;
                    self.diags.error(span, message).help = help.map(str::to_owned);
                }
            }
        }
        let start = self.tokens.len();
        for (file, ends) in includes {
            self.push(TokenKind::Keyword(Keyword::Include), ends);
            header.emit.push((Rc::clone(&file), self.next_span()));
            self.push(TokenKind::Str(file), ends);
        }
        (header, start)
    }

    /// The header of a derive. The table keeps its imports for their spans.
    fn given_header(&mut self, given: Given) -> (Header, usize) {
        let mut header = Header {
            krate: given.krate,
            export: given.export,
            ..Header::default()
        };
        for path in &given.imports {
            header.imports.push(self.next_span());
            self.push(TokenKind::Error, derive::ends(path));
        }
        (header, self.tokens.len())
    }

    /// Reports an attribute that is not at the top, or lacks its `!`.
    fn misplaced(&mut self, first: proc_macro2::Span, group: &Group) {
        let help =
            "attributes come first in `ods!`, before all definitions, and are written `#![…]`";
        self.error("attribute out of place", Some(help), (first, group.span()));
    }

    fn piece(&mut self, piece: Piece) {
        match piece {
            Piece::Tokens(tokens) => self.stream(tokens.into_iter().peekable(), 0),
            Piece::Code(tokens) => {
                let (ends, text) = (derive::ends(&tokens), tokens.to_string());
                self.code_block(tokens, text.into(), ends);
            }
            Piece::Ident(ident) => self.ident(&ident),
            Piece::Doc(lines) => self.doc_line(&lines),
            Piece::Token(kind, span) => self.push(kind, (span, span)),
            Piece::Text(text, span) => {
                for kind in lex_fragment(text, self.next_span(), self.diags) {
                    self.push(kind, (span, span));
                }
            }
        }
    }

    fn stream(&mut self, mut trees: Trees, depth: u32) {
        while let Some(tree) = trees.next() {
            match tree {
                TokenTree::Group(group) => self.group(&group, depth),
                TokenTree::Ident(ident) => self.ident(&ident),
                TokenTree::Literal(literal) => self.literal(&literal, None),
                TokenTree::Punct(punct) => {
                    let next = trees.peek();
                    if next.is_some_and(|next| self.two_trees(&punct, next)) {
                        trees.next();
                    } else if is_joint_dot(&punct) && trees.next_if(is_dot).is_some() {
                        self.ellipsis(&punct, trees.next_if(is_dot));
                    } else {
                        self.punct(punct.as_char(), punct.span());
                    }
                }
            }
        }
    }

    /// Reads `punct` and the tree after it, if they are one token or comment.
    fn two_trees(&mut self, punct: &proc_macro2::Punct, next: &TokenTree) -> bool {
        let first = punct.span();
        match (punct.as_char(), next) {
            ('#', TokenTree::Group(group)) => match doc_comment(group) {
                Some(text) => self.doc_line(&text),
                None if header::is_attribute(group) => self.misplaced(first, group),
                None => return false,
            },
            ('!', TokenTree::Group(group)) if header::is_attribute(group) => {
                // The `#` was read as a paste.
                let is_paste = |last: &mut Lexed| last.token.kind == TokenKind::Punct(Punct::Paste);
                self.tokens.pop_if(is_paste);
                self.misplaced(first, group);
            }
            ('!', TokenTree::Ident(name)) => {
                let text = name.to_string();
                if let Some(op) = BangOp::from_name(&text) {
                    self.push(TokenKind::Bang(op), (first, name.span()));
                } else {
                    let message = format!("unknown operator `!{text}`");
                    self.error(message, None, (first, name.span()));
                }
            }
            ('$', TokenTree::Ident(name)) => {
                let mut text = name.to_string();
                if !text.is_ascii() {
                    self.not_a_name(&text, name.span());
                    text = text.replace(|char: char| !char.is_ascii(), "_");
                }
                let variable = text.strip_prefix("r#").unwrap_or(&text).into();
                self.push(TokenKind::VarName(variable), (first, name.span()));
            }
            ('-' | '+', TokenTree::Literal(number)) if literal::is_decimal(&number.to_string()) => {
                self.literal(number, Some(punct));
            }
            _ => return false,
        }
        true
    }

    /// `...`; two dots are an error.
    fn ellipsis(&mut self, first: &proc_macro2::Punct, third: Option<TokenTree>) {
        if let Some(third) = third {
            let ends = (first.span(), third.span());
            self.push(TokenKind::Punct(Punct::Ellipsis), ends);
        } else {
            let message = "expected `...` or `.`, found `..`";
            self.error(message, None, (first.span(), first.span()));
        }
    }

    fn group(&mut self, group: &Group, depth: u32) {
        if depth == MAX_CODE_DEPTH {
            return self.too_deep((group.span(), group.span()));
        }
        if let Some(block) = code_block(group) {
            let text = literal::block_text(&block);
            return self.code_block(block.stream(), text, (group.span(), group.span()));
        }
        let (open, close) = match group.delimiter() {
            Delimiter::Parenthesis => (Punct::LParen, Punct::RParen),
            Delimiter::Brace => (Punct::LBrace, Punct::RBrace),
            Delimiter::Bracket => (Punct::LSquare, Punct::RSquare),
            Delimiter::None => {
                return self.stream(group.stream().into_iter().peekable(), depth + 1);
            }
        };
        let (first, last) = (group.span_open(), group.span_close());
        self.push(TokenKind::Punct(open), (first, first));
        self.stream(group.stream().into_iter().peekable(), depth + 1);
        self.push(TokenKind::Punct(close), (last, last));
    }

    /// `[{ tokens }]`
    fn code_block(&mut self, tokens: TokenStream, text: Rc<str>, ends: Ends) {
        if nests_deeper(&tokens, MAX_CODE_DEPTH) {
            return self.too_deep(ends);
        }
        self.push(TokenKind::Code(text), ends);
        if let Some(lexed) = self.tokens.last_mut() {
            lexed.block = Some(tokens);
        }
    }

    fn too_deep(&mut self, ends: Ends) {
        self.error("the code nests too deeply", None, ends);
    }

    fn ident(&mut self, ident: &Ident) {
        let text = ident.to_string();
        let span = ident.span();
        if let Some(keyword) = Keyword::from_text(&text) {
            self.push(TokenKind::Keyword(keyword), (span, span));
        } else if text.is_ascii() {
            let name = text.strip_prefix("r#").unwrap_or(&text);
            self.push(TokenKind::Ident(name.into()), (span, span));
        } else {
            self.not_a_name(&text, span);
        }
    }

    fn not_a_name(&mut self, text: &str, span: proc_macro2::Span) {
        // The user did not write the prefix of a derive.
        let text = text.strip_prefix(derive::PREFIX).unwrap_or(text);
        let message = format!("`{text}` is not a TableGen name");
        let help = "names consist of ASCII letters, digits and `_`";
        self.error(message, Some(help), (span, span));
    }

    fn literal(&mut self, literal: &Literal, sign: Option<&proc_macro2::Punct>) {
        let last = literal.span();
        let first = sign.map_or(last, proc_macro2::Punct::span);
        let text = match sign {
            Some(sign) => format!("{}{literal}", sign.as_char()),
            None => literal.to_string(),
        };
        let span = self.next_span();
        for kind in literal::tokens(&text, span, self.diags) {
            self.push(kind, (first, last));
        }
    }

    fn punct(&mut self, char: char, span: proc_macro2::Span) {
        let mut buffer = [0; 4];
        if let Some(punct) = Punct::from_text(char.encode_utf8(&mut buffer)) {
            self.push(TokenKind::Punct(punct), (span, span));
        } else {
            let help = (char == '\'').then_some("write text as a string literal");
            self.error(format!("unexpected character `{char}`"), help, (span, span));
        }
    }

    fn doc_line(&mut self, text: &str) {
        // One `/** … */` comment is several lines.
        for line in text.split('\n') {
            let line = line.strip_prefix(' ').unwrap_or(line);
            self.doc = Some(match self.doc.take() {
                Some(doc) => doc + "\n" + line,
                None => line.to_owned(),
            });
        }
    }

    fn push(&mut self, kind: TokenKind, (first, last): Ends) {
        let mut token = Token::new(kind, self.next_span());
        token.doc = self.doc.take().map(Rc::from);
        self.tokens.push(Lexed {
            token,
            first,
            last,
            block: None,
        });
    }

    fn error(&mut self, message: impl Into<String>, help: Option<&'static str>, ends: Ends) {
        let span = self.next_span();
        let diagnostic = self.diags.error(span, message.into());
        diagnostic.help = help.map(str::to_owned);
        self.push(TokenKind::Error, ends);
    }

    /// The span of the token that is pushed next.
    fn next_span(&self) -> Span {
        let index = self.tokens.len() as u32;
        Span::new(self.source, index, index + 1)
    }
}

fn is_dot(tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == '.')
}

fn is_joint_dot(punct: &proc_macro2::Punct) -> bool {
    punct.as_char() == '.' && punct.spacing() == Spacing::Joint
}

/// The brace of `[{ … }]`.
fn code_block(group: &Group) -> Option<Group> {
    if group.delimiter() != Delimiter::Bracket {
        return None;
    }
    let mut trees = group.stream().into_iter();
    match (trees.next(), trees.next()) {
        (Some(TokenTree::Group(inner)), None) if inner.delimiter() == Delimiter::Brace => {
            touches(group.span_open(), inner.span_open()).then_some(inner)
        }
        _ => None,
    }
}

/// The text of `[doc = "text"]`.
fn doc_comment(group: &Group) -> Option<String> {
    if group.delimiter() != Delimiter::Bracket {
        return None;
    }
    let mut trees = group.stream().into_iter();
    match (trees.next(), trees.next(), trees.next(), trees.next()) {
        (
            Some(TokenTree::Ident(doc)),
            Some(TokenTree::Punct(eq)),
            Some(TokenTree::Literal(text)),
            None,
        ) if doc == "doc" && eq.as_char() == '=' => string_value(&text.to_string()),
        _ => None,
    }
}

/// The value of a Rust string literal.
pub(crate) fn string_value(literal: &str) -> Option<String> {
    let rest = literal.strip_prefix('"');
    match rest.and_then(|rest| rest.strip_suffix('"')) {
        Some(plain) if !plain.contains('\\') => Some(plain.to_owned()),
        _ => Some(syn::parse_str::<syn::LitStr>(literal).ok()?.value()),
    }
}

/// Whether two tokens touch, as far as the compiler tells.
fn touches(left: proc_macro2::Span, right: proc_macro2::Span) -> bool {
    let (end, start) = (left.end(), right.start());
    // The tokens of a macro have one place for all.
    end == start || left.start() == start || end.line == 0 || start.line == 0
}

/// Whether these tokens begin a preprocessor line, if they begin a line.
fn is_directive(first: &Lexed, second: &Lexed) -> bool {
    first.token.kind == TokenKind::Punct(Punct::Paste)
        && match &second.token.kind {
            TokenKind::Ident(name) => matches!(&**name, "ifdef" | "ifndef" | "endif" | "define"),
            TokenKind::Keyword(keyword) => *keyword == Keyword::Else,
            _ => false,
        }
}

/// Marks the tokens that begin lines, for the preprocessor.
fn find_lines(tokens: &mut [Lexed]) {
    let mut line = 0;
    let mut end = None;
    for lexed in tokens {
        let start = lexed.first.start();
        lexed.token.first_on_line = start.line != line;
        lexed.token.glued = end == Some(start);
        let last = lexed.last.end();
        line = last.line;
        end = Some(last);
    }
}
