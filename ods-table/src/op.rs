//! The words of an op's format.
//!
//! | word | parse | print |
//! |---|---|---|
//! | `oN` | operand group N, as its arity says | the same |
//! | `*o` | all operands, a list that may be empty | the same |
//! | `aN:STYLE` | the attribute in slot N, required | the attribute |
//! | `aN:STYLE?` | the attribute in slot N if it is present | the attribute, nothing if it is missing |
//! | `pN` | property N | the same |
//! | `uN` `upN` | nothing; sets the unit attribute in slot N, the unit property N | nothing |
//! | `rN` `*r` | region N, all regions | the same |
//! | `sN` `*s` | successor N, all successors | the same |
//! | `toN` `trN` `*to` `*tr` | the types of operand group N, of result group N, of all operands, of all results | the same |
//! | `toNq` `trNq` `*toq` `*trq` | the same in full (`qualified`) | the same |
//! | `fn(X,Y)` | a function type of the types of X and Y, each a [`ValueGroup`] | the same |
//! | `dict` `dictkw` | `attr-dict`, `attr-dict-with-keyword` | the same, with their own space |
//! | `propdict` | `prop-dict` | a space, then the dictionary if it is not empty |
//! | `cREF(ARG,…)` | the custom directive REF, with [`Argument`]s | the same |

use crate::program::{Tree, strip};
use crate::word::{Anchor, Ref, ValueGroup, Word, push_list, push_number, read_list, split, words};
use crate::{Error, Result};

/// An element of an op's format.
pub type OpTree<'a> = Tree<'a, OpWord<'a>, Anchor>;

/// A word of an op's format. The module's table describes the spelling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpWord<'a> {
    /// One operand group.
    Operand(usize),
    /// `operands`.
    Operands,
    /// An attribute.
    Attr {
        /// The slot.
        slot: usize,
        /// How it is written.
        style: AttrStyle<'a>,
        /// Whether it may be omitted.
        optional: bool,
    },
    /// A unit attribute that the presence of its group implies.
    ImpliedUnit(usize),
    /// A property.
    Property(usize),
    /// A unit property that the presence of its group implies.
    ImpliedUnitProperty(usize),
    /// A region group.
    Region(usize),
    /// `regions`.
    Regions,
    /// A successor group.
    Successor(usize),
    /// `successors`.
    Successors,
    /// `type(…)`.
    Type {
        /// The values with these types.
        of: ValueGroup,
        /// Whether the types are written in full.
        qualified: bool,
    },
    /// `functional-type(…, …)`.
    FunctionalType(ValueGroup, ValueGroup),
    /// `attr-dict`.
    AttrDict,
    /// `attr-dict-with-keyword`.
    AttrDictWithKeyword,
    /// `prop-dict`.
    PropDict,
    /// `custom<…>(…)`.
    Custom(Ref<'a>, Vec<Argument>),
}

impl<'a> Word<'a> for OpWord<'a> {
    #[inline]
    fn read(text: &'a str) -> Result<Self> {
        Ok(match split(text) {
            ("o", Some(group)) => Self::Operand(group),
            ("*o", None) => Self::Operands,
            ("u", Some(slot)) => Self::ImpliedUnit(slot),
            ("p", Some(number)) => Self::Property(number),
            ("up", Some(number)) => Self::ImpliedUnitProperty(number),
            ("r", Some(group)) => Self::Region(group),
            ("*r", None) => Self::Regions,
            ("s", Some(group)) => Self::Successor(group),
            ("*s", None) => Self::Successors,
            ("dict", None) => Self::AttrDict,
            ("dictkw", None) => Self::AttrDictWithKeyword,
            ("propdict", None) => Self::PropDict,
            _ => Self::read_composed(text)?,
        })
    }

    #[inline]
    fn write(&self, out: &mut String) {
        match self {
            Self::Operand(group) => push_number(out, "o", *group),
            Self::Operands => out.push_str("*o"),
            Self::ImpliedUnit(slot) => push_number(out, "u", *slot),
            Self::Property(number) => push_number(out, "p", *number),
            Self::ImpliedUnitProperty(number) => push_number(out, "up", *number),
            Self::Region(group) => push_number(out, "r", *group),
            Self::Regions => out.push_str("*r"),
            Self::Successor(group) => push_number(out, "s", *group),
            Self::Successors => out.push_str("*s"),
            Self::AttrDict => out.push_str("dict"),
            Self::AttrDictWithKeyword => out.push_str("dictkw"),
            Self::PropDict => out.push_str("propdict"),
            _ => self.write_composed(out),
        }
    }
}

impl<'a> OpWord<'a> {
    /// Reads a word that contains others.
    #[inline]
    fn read_composed(text: &'a str) -> Result<Self> {
        if let Some((slot, style)) = text.split_once(':') {
            let ("a", Some(slot)) = split(slot) else {
                return Err(Error::Word);
            };
            let required = style.strip_suffix('?');
            return Ok(Self::Attr {
                slot,
                style: AttrStyle::read(required.unwrap_or(style))?,
                optional: required.is_some(),
            });
        }
        if let Some((name, arguments)) = text.split_once('(') {
            let arguments = arguments.strip_suffix(')').ok_or(Error::Word)?;
            if name == "fn" {
                let (inputs, results) = arguments.split_once(',').ok_or(Error::Word)?;
                let (inputs, results) = (Word::read(inputs)?, Word::read(results)?);
                return Ok(Self::FunctionalType(inputs, results));
            }
            let reference = name.strip_prefix('c').ok_or(Error::Word)?;
            return Ok(Self::Custom(Ref::read(reference)?, read_list(arguments)?));
        }
        let of = text.strip_suffix('q');
        Ok(Self::Type {
            qualified: of.is_some(),
            of: match split(of.unwrap_or(text)) {
                ("to", Some(group)) => ValueGroup::Operand(group),
                ("tr", Some(group)) => ValueGroup::Result(group),
                ("*to", None) => ValueGroup::Operands,
                ("*tr", None) => ValueGroup::Results,
                _ => return Err(Error::Word),
            },
        })
    }

    #[inline]
    fn write_composed(&self, out: &mut String) {
        match self {
            Self::Attr {
                slot,
                style,
                optional,
            } => {
                push_number(out, "a", *slot);
                out.push(':');
                style.write(out);
                out.push_str(if *optional { "?" } else { "" });
            }
            Self::Type { of, qualified } => {
                match *of {
                    ValueGroup::Operand(group) => push_number(out, "to", group),
                    ValueGroup::Result(group) => push_number(out, "tr", group),
                    ValueGroup::Operands => out.push_str("*to"),
                    ValueGroup::Results => out.push_str("*tr"),
                }
                out.push_str(if *qualified { "q" } else { "" });
            }
            Self::FunctionalType(inputs, results) => {
                out.push_str("fn(");
                push_list(out, &[*inputs, *results]);
                out.push(')');
            }
            Self::Custom(reference, arguments) => {
                out.push('c');
                reference.write(out);
                out.push('(');
                push_list(out, arguments);
                out.push(')');
            }
            _ => {}
        }
    }
}

/// How an attribute is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrStyle<'a> {
    /// `eREF`: a case of an enum, as a keyword or a string.
    Enum(Ref<'a>),
    /// `s`: a symbol name.
    SymbolName,
    /// `t`: without its type, which the constraint implies.
    Typed,
    /// `g`: the generic syntax.
    Generic,
    /// `p`: the attribute's own syntax, without `#dialect.mnemonic`.
    Stripped,
}

impl<'a> Word<'a> for AttrStyle<'a> {
    #[inline]
    fn read(text: &'a str) -> Result<Self> {
        Ok(match text {
            "s" => Self::SymbolName,
            "t" => Self::Typed,
            "g" => Self::Generic,
            "p" => Self::Stripped,
            _ => Self::Enum(Ref::read(text.strip_prefix('e').ok_or(Error::Word)?)?),
        })
    }

    #[inline]
    fn write(&self, out: &mut String) {
        match self {
            Self::Enum(keywords) => {
                out.push('e');
                keywords.write(out);
            }
            Self::SymbolName => out.push('s'),
            Self::Typed => out.push('t'),
            Self::Generic => out.push('g'),
            Self::Stripped => out.push('p'),
        }
    }
}

/// An argument of a custom directive.
///
/// An attribute or a property without `&` is written by the directive, and so not by `attr-dict`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Argument {
    /// `&`: it is in `ref(…)`.
    pub referenced: bool,
    /// The argument.
    pub bound: Bound,
    /// `q`: it is in `qualified(…)`.
    pub qualified: bool,
}

impl Word<'_> for Argument {
    #[inline]
    fn read(text: &str) -> Result<Self> {
        let (referenced, text) = strip(text, '&');
        let plain = text.strip_suffix('q');
        Ok(Self {
            referenced,
            bound: Bound::read(plain.unwrap_or(text))?,
            qualified: plain.is_some(),
        })
    }

    #[inline]
    fn write(&self, out: &mut String) {
        out.push_str(if self.referenced { "&" } else { "" });
        self.bound.write(out);
        out.push_str(if self.qualified { "q" } else { "" });
    }
}

words! {
    /// What an argument of a custom directive is.
    pub enum Bound {
        /// A string, which the directive's function knows.
        String = "$",
        /// All operands.
        Operands = "*o",
        /// All regions.
        Regions = "*r",
        /// All successors.
        Successors = "*s",
        /// The types of all operands.
        TypesOfOperands = "*to",
        /// The types of all results.
        TypesOfResults = "*tr",
        /// `attr-dict`.
        AttrDict = "dict",
        /// `attr-dict-with-keyword`.
        AttrDictWithKeyword = "dictkw",
        /// `prop-dict`.
        PropDict = "propdict",
        [/// An attribute.
        Attr = "a"]
        [/// A property.
        Property = "p"]
        [/// An operand group.
        Operand = "o"]
        [/// A region group.
        Region = "G"]
        [/// A successor group.
        Successor = "s"]
        [/// The types of an operand group.
        TypeOfOperand = "to"]
        [/// The types of a result group.
        TypeOfResult = "tr"]
    }
}
