//! Tokens, and the trait of their sources.
//!
//! [`Lexer`](crate::Lexer) is the source for TableGen text; the input of a procedural macro is another. A source
//! delivers `include "x.td"` and `#ifdef` as plain tokens; the evaluator interprets them.

use std::rc::Rc;

use crate::diagnostics::Diagnostics;
use crate::source::Span;

/// One token, its place, and what precedes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its place.
    pub span: Span,
    /// The `///` comment lines right before the token, joined by line feeds, each without one leading blank.
    pub doc: Option<Rc<str>>,
    /// Whether it is the first token of its line; only there `#` begins a preprocessor directive.
    pub first_on_line: bool,
    /// Whether it follows the previous token without space, as `ifdef` must follow `#` in a directive.
    pub glued: bool,
}

impl Token {
    /// A token without information about its surroundings.
    pub fn new(kind: TokenKind, span: Span) -> Self {
        Self {
            kind,
            span,
            doc: None,
            first_on_line: false,
            glued: false,
        }
    }
}

/// The kinds of tokens.
#[derive(Clone, PartialEq, Debug)]
pub enum TokenKind {
    /// `name`, `1DTensorOf`.
    Ident(Rc<str>),
    /// `$name`, without the `$`.
    VarName(Rc<str>),
    /// `"text"`, unescaped.
    Str(Rc<str>),
    /// `[{text}]`.
    Code(Rc<str>),
    /// `42`, `-1`, `0xFF`.
    Int(i64),
    /// `0b011`, a list of as many bits as there are digits.
    BinInt {
        /// The bits, the last digit lowest.
        value: u64,
        /// How many digits were written.
        width: u32,
    },
    /// `!add`.
    Bang(BangOp),
    /// `class`.
    Keyword(Keyword),
    /// `:`.
    Punct(Punct),
    /// A lexical error, which the source has reported.
    Error,
    /// The end of the source, which is delivered again on each further call.
    Eof,
}

/// Delivers tokens one by one.
pub trait TokenSource {
    /// The next token; errors in the input go to `diags`.
    fn next_token(&mut self, diags: &mut Diagnostics) -> Token;
}

macro_rules! words {
    ($(#[$meta:meta])* $vis:vis $name:ident { $($variant:ident $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $name {
            $(#[doc = concat!("`", $text, "`")] $variant,)*
        }

        impl $name {
            /// All of them.
            $vis const ALL: &[Self] = &[$(Self::$variant,)*];

            /// Its spelling.
            $vis const fn text(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)*
                }
            }

            /// The one with the spelling `text`.
            $vis fn from_text(text: &str) -> Option<Self> {
                match text {
                    $($text => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use words;

words! {
    /// The words that cannot be names.
    pub Keyword {
        Assert "assert",
        Bit "bit",
        Bits "bits",
        Class "class",
        Code "code",
        Dag "dag",
        Def "def",
        Defm "defm",
        Defset "defset",
        Deftype "deftype",
        Defvar "defvar",
        Dump "dump",
        Else "else",
        False "false",
        Field "field",
        Foreach "foreach",
        If "if",
        In "in",
        Include "include",
        Int "int",
        Let "let",
        List "list",
        Multiclass "multiclass",
        String "string",
        Then "then",
        True "true",
    }
}

words! {
    /// Punctuation.
    pub Punct {
        Colon ":",
        Semi ";",
        Comma ",",
        Less "<",
        Greater ">",
        LSquare "[",
        RSquare "]",
        LBrace "{",
        RBrace "}",
        LParen "(",
        RParen ")",
        Equal "=",
        Question "?",
        Dot ".",
        Ellipsis "...",
        Paste "#",
        Plus "+",
        Minus "-",
    }
}

words! {
    /// The operators that are written `!name(…)`; the text is without the `!`.
    pub BangOp {
        Add "add",
        And "and",
        Cast "cast",
        Con "con",
        Cond "cond",
        Dag "dag",
        Div "div",
        Empty "empty",
        Eq "eq",
        Exists "exists",
        Filter "filter",
        Find "find",
        Foldl "foldl",
        Foreach "foreach",
        Ge "ge",
        GetDagArg "getdagarg",
        GetDagName "getdagname",
        GetDagOp "getdagop",
        GetDagOpName "getdagopname",
        Gt "gt",
        Head "head",
        If "if",
        Initialized "initialized",
        Instances "instances",
        Interleave "interleave",
        IsA "isa",
        Le "le",
        ListConcat "listconcat",
        ListFlatten "listflatten",
        ListRemove "listremove",
        ListSplat "listsplat",
        LogTwo "logtwo",
        Lt "lt",
        Match "match",
        Mul "mul",
        Ne "ne",
        Not "not",
        Or "or",
        Range "range",
        Repr "repr",
        SetDagArg "setdagarg",
        SetDagName "setdagname",
        SetDagOp "setdagop",
        SetDagOpName "setdagopname",
        Shl "shl",
        Size "size",
        Sra "sra",
        Srl "srl",
        StrConcat "strconcat",
        Sub "sub",
        Subst "subst",
        Substr "substr",
        Tail "tail",
        ToLower "tolower",
        ToUpper "toupper",
        Xor "xor",
    }
}

impl BangOp {
    /// The operator that is written `!name`, in its present or in its old spelling (`!getop`, `!setop`).
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "getop" => Some(Self::GetDagOp),
            "setop" => Some(Self::SetDagOp),
            _ => Self::from_text(name),
        }
    }
}
