//! The words that lines and programs are made of, and the reader of their numbers and lists.

use std::fmt::{self, Write as _};

use crate::{Error, Result};

/// A word of a table.
pub trait Word<'a>: Sized {
    /// Reads the word `text`.
    ///
    /// # Errors
    ///
    /// [`Error::Word`] if `text` is not such a word.
    fn read(text: &'a str) -> Result<Self>;

    /// Appends the word to `out`.
    fn write(&self, out: &mut String);
}

/// Splits the number off the end of a word: `to12` is `to` and 12.
///
/// Digits that no number is written with, such as `01`, belong to the text.
#[inline]
pub(crate) fn split(word: &str) -> (&str, Option<usize>) {
    let text = word.trim_end_matches(|char: char| char.is_ascii_digit());
    let digits = &word[text.len()..];
    if digits.len() > 1 && digits.starts_with('0') {
        return (word, None);
    }
    match digits.parse() {
        Ok(number) => (text, Some(number)),
        Err(_) => (word, None),
    }
}

/// Appends `letter` and `number`.
#[inline]
pub(crate) fn push_number(out: &mut String, letter: &str, number: usize) {
    out.push_str(letter);
    // A `String` accepts everything.
    let _ = write!(out, "{number}");
}

/// Reads words separated by commas outside of parentheses; an empty text is an empty list.
#[inline]
pub(crate) fn read_list<'a, T: Word<'a>>(text: &'a str) -> Result<Vec<T>> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let mut depth = 0_isize;
    let words = text.split(|char: char| {
        depth += isize::from(char == '(') - isize::from(char == ')');
        char == ',' && depth == 0
    });
    words.map(T::read).collect()
}

/// Appends words separated by commas.
#[inline]
pub(crate) fn push_list<'a, T: Word<'a>>(out: &mut String, words: &[T]) {
    for (index, word) in words.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        word.write(out);
    }
}

/// Defines an enum of words: some are fixed, others a prefix and a number.
macro_rules! words {
    (
        $(#[$doc:meta])*
        pub enum $name:ident {
            $($(#[$fixed_doc:meta])* $fixed:ident = $word:literal,)*
            $([$(#[$part_doc:meta])* $part:ident = $prefix:literal])*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$fixed_doc])* $fixed,)*
            $($(#[$part_doc])* $part(usize),)*
        }

        impl Word<'_> for $name {
            #[inline]
            fn read(text: &str) -> Result<Self> {
                Ok(match split(text) {
                    $(($word, None) => Self::$fixed,)*
                    $(($prefix, Some(number)) => Self::$part(number),)*
                    _ => return Err(Error::Word),
                })
            }

            #[inline]
            fn write(&self, out: &mut String) {
                match *self {
                    $(Self::$fixed => out.push_str($word),)*
                    $(Self::$part(number) => push_number(out, $prefix, number),)*
                }
            }
        }
    };
}
pub(crate) use words;

words! {
    /// A list of values whose types are meant.
    pub enum ValueGroup {
        /// All operands.
        Operands = "*o",
        /// All results.
        Results = "*r",
        [/// One operand group.
        Operand = "o"]
        [/// One result group.
        Result = "r"]
    }
}

words! {
    /// A part that decides whether a group of an op's format is printed, by its presence.
    pub enum Anchor {
        [/// An operand group that is not empty.
        Operand = "o"]
        [/// A result group that is not empty.
        Result = "r"]
        [/// An attribute that is set, and not to its default.
        Attr = "a"]
        [/// A property that differs from its default.
        Property = "p"]
        [/// A region group that is not empty.
        Region = "G"]
    }
}

words! {
    /// A part whose types determine others.
    pub enum TypeOf {
        [/// An operand group.
        Operand = "o"]
        [/// A result group.
        Result = "r"]
        [/// The attribute in a slot.
        Attr = "a"]
    }
}

words! {
    /// An operand or a result.
    pub enum Target {
        [/// An operand group.
        Operand = "o"]
        [/// A result group.
        Result = "r"]
    }
}

/// The first number of the references of one op.
const FIRST_OWN: usize = 1_000_000;

/// A reference to an item of the generated code or of the runtime, such as a constraint.
///
/// An invocation of the macro has two lists of items. In the text the second one begins with number
/// 1,000,000; a reference that is not a number is a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ref<'a> {
    /// An item of the list that the ops of an invocation share.
    Shared(usize),
    /// An item of the list of items that belong to single ops.
    Own(usize),
    /// An item of the runtime.
    Named(&'a str),
}

impl<'a> Word<'a> for Ref<'a> {
    #[inline]
    fn read(text: &'a str) -> Result<Self> {
        match split(text) {
            ("", None) => Err(Error::Word),
            ("", Some(number)) => Ok(number
                .checked_sub(FIRST_OWN)
                .map_or(Self::Shared(number), Self::Own)),
            _ => Ok(Self::Named(text)),
        }
    }

    #[inline]
    fn write(&self, out: &mut String) {
        match *self {
            Self::Shared(number) => push_number(out, "", number),
            Self::Own(number) => push_number(out, "", FIRST_OWN + number),
            Self::Named(name) => out.push_str(name),
        }
    }
}

impl fmt::Display for Ref<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut word = String::new();
        self.write(&mut word);
        f.write_str(&word)
    }
}

/// The number of values of one ODS name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// Zero or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups of any size; the slot holds the group sizes.
    VariadicOfVariadic {
        /// Slot of the attribute with the sizes of the groups.
        segments: usize,
    },
}

impl Arity {
    /// Whether the number may differ from one.
    #[inline]
    pub fn is_variable(self) -> bool {
        self != Self::One
    }
}

/// An ODS name; `-` if it is empty.
pub(crate) struct Name<'a>(pub(crate) &'a str);

impl<'a> Word<'a> for Name<'a> {
    #[inline]
    fn read(text: &'a str) -> Result<Self> {
        match text {
            "" => Err(Error::Word),
            "-" => Ok(Self("")),
            name => Ok(Self(name)),
        }
    }

    #[inline]
    fn write(&self, out: &mut String) {
        out.push_str(if self.0.is_empty() { "-" } else { self.0 });
    }
}

impl Word<'_> for usize {
    #[inline]
    fn read(text: &str) -> Result<Self> {
        match split(text) {
            ("", Some(number)) => Ok(number),
            _ => Err(Error::Word),
        }
    }

    #[inline]
    fn write(&self, out: &mut String) {
        push_number(out, "", *self);
    }
}

/// A word of any kind, as text.
impl Word<'_> for String {
    #[inline]
    fn read(text: &str) -> Result<Self> {
        if text.is_empty() {
            return Err(Error::Word);
        }
        Ok(text.to_owned())
    }

    #[inline]
    fn write(&self, out: &mut String) {
        out.push_str(self);
    }
}
