//! Tokens and their kinds.

macro_rules! tokens {
    (
        other { $($(#[doc = $doc:literal])* $other:ident $what:literal,)* }
        punctuation { $($punctuation:ident $spelling:literal,)* }
        keywords { $($keyword:ident $word:literal,)* }
    ) => {
        /// The kinds of tokens.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum TokenKind {
            $($(#[doc = $doc])* $other,)*
            $(#[doc = concat!("`", $spelling, "`")] $punctuation,)*
            $(#[doc = concat!("`", $word, "`")] $keyword,)*
        }

        const KEYWORDS: &[&str] = &[$($word),*];

        /// The reserved words. They are constants of a type: of one outside, with such a
        /// name, `rustc` searches the whole crate for uses, once for each.
        struct Keyword;

        #[expect(non_upper_case_globals, reason = "named after the variants")]
        impl Keyword {
            $(const $keyword: &[u8] = $word.as_bytes();)*
        }

        impl TokenKind {
            /// The spelling of punctuation and keywords; a description of all other kinds.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$other => $what,)*
                    $(Self::$punctuation => $spelling,)*
                    $(Self::$keyword => $word,)*
                }
            }

            /// Whether the token is a reserved word.
            pub const fn is_keyword(self) -> bool {
                matches!(self, $(Self::$keyword)|*)
            }

            pub(super) fn of_word(word: &[u8]) -> Self {
                if !may_be_keyword(word) {
                    return Self::BareIdentifier;
                }
                match word {
                    $(Keyword::$keyword => Self::$keyword,)*
                    _ => Self::BareIdentifier,
                }
            }
        }
    };
}

tokens! {
    other {
        /// The end of the text.
        Eof "end of file",
        /// Invalid text; the lexer keeps the error.
        Error "error",
        /// `foo`.
        BareIdentifier "identifier",
        /// `@foo`, `@"foo"`.
        AtIdentifier "symbol",
        /// `#foo`.
        HashIdentifier "attribute name",
        /// `%foo`.
        PercentIdentifier "SSA name",
        /// `^foo`.
        CaretIdentifier "block name",
        /// `!foo`.
        ExclamationIdentifier "type name",
        /// `2.0`.
        FloatLiteral "float literal",
        /// `42`, `0x2A`.
        Integer "integer literal",
        /// `"foo"`.
        String "string literal",
        /// `i4`, `si8`, `ui16`.
        IntType "integer type",
    }
    punctuation {
        Arrow "->",
        Colon ":",
        Comma ",",
        Ellipsis "...",
        Equal "=",
        Greater ">",
        LBrace "{",
        LParen "(",
        LSquare "[",
        Less "<",
        Minus "-",
        Plus "+",
        Question "?",
        RBrace "}",
        RParen ")",
        RSquare "]",
        Slash "/",
        Star "*",
        VerticalBar "|",
        FileMetadataBegin "{-#",
        FileMetadataEnd "#-}",
    }
    keywords {
        KwAffineMap "affine_map",
        KwAffineSet "affine_set",
        KwArray "array",
        KwAttributes "attributes",
        KwBf16 "bf16",
        KwCeildiv "ceildiv",
        KwComplex "complex",
        KwDense "dense",
        KwDenseResource "dense_resource",
        KwDistinct "distinct",
        KwF16 "f16",
        KwF32 "f32",
        KwF64 "f64",
        KwF80 "f80",
        KwF8E5M2 "f8E5M2",
        KwF8E4M3 "f8E4M3",
        KwF8E4M3FN "f8E4M3FN",
        KwF8E5M2FNUZ "f8E5M2FNUZ",
        KwF8E4M3FNUZ "f8E4M3FNUZ",
        KwF8E4M3B11FNUZ "f8E4M3B11FNUZ",
        KwF8E3M4 "f8E3M4",
        KwF4E2M1FN "f4E2M1FN",
        KwF6E2M3FN "f6E2M3FN",
        KwF6E3M2FN "f6E3M2FN",
        KwF8E8M0FNU "f8E8M0FNU",
        KwF128 "f128",
        KwFalse "false",
        KwFloordiv "floordiv",
        KwFor "for",
        KwFunc "func",
        KwIndex "index",
        KwLoc "loc",
        KwMax "max",
        KwMemref "memref",
        KwMin "min",
        KwMod "mod",
        KwNone "none",
        KwOffset "offset",
        KwSize "size",
        KwSparse "sparse",
        KwStep "step",
        KwStrided "strided",
        KwSymbol "symbol",
        KwTensor "tensor",
        KwTf32 "tf32",
        KwTo "to",
        KwTrue "true",
        KwTuple "tuple",
        KwType "type",
        KwUnit "unit",
        KwVector "vector",
    }
}

/// A token: its kind and the bytes it covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The kind of the token.
    pub kind: TokenKind,
    /// The offset of its first byte.
    pub start: u32,
    /// The offset after its last byte.
    pub end: u32,
}

impl Token {
    /// Whether the token is of this kind.
    pub fn is(self, kind: TokenKind) -> bool {
        self.kind == kind
    }

    /// The number of bytes.
    #[inline]
    pub const fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Whether the token is empty, as at the end of the text.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// The lengths of the keywords that begin with each lowercase letter, one bit per length.
const KEYWORD_LENGTHS: [u32; 26] = {
    let mut lengths = [0; 26];
    let mut at = 0;
    while at < KEYWORDS.len() {
        let word = KEYWORDS[at].as_bytes();
        lengths[(word[0] - b'a') as usize] |= 1 << word.len();
        at += 1;
    }
    lengths
};

/// Fast filter: returns false for most words that are not keywords.
fn may_be_keyword(word: &[u8]) -> bool {
    let lengths = KEYWORD_LENGTHS.get(usize::from(word[0].wrapping_sub(b'a')));
    word.len() < 32 && lengths.is_some_and(|lengths| lengths >> word.len() & 1 == 1)
}
