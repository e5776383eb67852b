//! The lines of an op's table.
//!
//! One item a line, in any order; words are separated by one blank. NAME is `-` if it is empty.
//!
//! | line | declares |
//! |---|---|
//! | `operand NAME 1 REF` | an operand with a type constraint; `?` and `*` in place of `1` if it is optional or variadic |
//! | `operand NAME ** REF SLOT` | a variadic of variadic operand; the attribute in SLOT has the group sizes |
//! | `result …` | a result, in the same way |
//! | `attr NAME required REF` | an attribute with its constraint; `optional` if it may be missing |
//! | `attr NAME default REF REF` | an attribute with its constraint and its default; `optional_default` if it may be missing |
//! | `prop NAME REF` | a property |
//! | `region NAME 1 REF` | a region with its constraint; `*` in place of `1` if it is variadic |
//! | `successor NAME 1 REF` | a successor, in the same way; REF may be missing |
//! | `infer rN SOURCE` | the source of the type of result N for builders |
//! | `resolve X SOURCE` | the source of the type of X, `oN` or `rN`, which the format omits |
//! | `format PROGRAM` | the format |
//! | `summary TEXT` | the summary |
//! | FLAG | see [`Flag`] |
//! | `ITEM REF` | see [`Item`] |
//!
//! SOURCE is one of:
//!
//! | source | the type is |
//! |---|---|
//! | `build` | the only one that satisfies the constraint of X |
//! | `same Y` | that of Y, an operand `oN` or a result `rN` |
//! | `attr SLOT` | the type of the attribute in SLOT |
//! | `via REF Y` | the result of the transformer REF for the types of Y, which is `oN`, `rN` or `aSLOT` |
//! | `elements Y` | the element type of Y's shaped type, once for each element |
//! | `infer` | inferred by the op, after everything else is known |
//!
//! If Y is variadic, all its types are meant, one for each value of X; otherwise its only type, for
//! every value of X (a variadic result X then has one value). The transformer takes a list if Y is
//! variadic and returns one if X is; an optional Y without value gives nothing. Before `via` and
//! `elements` the written types of Y are checked against Y's constraint.

use crate::word::push_number;
use crate::word::{Arity, Name, Ref, Target, TypeOf, Word, split, words};
use crate::{Error, Result};

/// A line of an op's table. The module's table describes the spelling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line<'a> {
    /// An operand.
    Operand(Value<'a>),
    /// A result.
    Result(Value<'a>),
    /// An attribute.
    Attr {
        /// The name in text.
        name: &'a str,
        /// Whether it is required.
        presence: Presence<'a>,
        /// The constraint.
        constraint: Ref<'a>,
    },
    /// A property.
    Prop {
        /// The name in text.
        name: &'a str,
        /// The definition.
        def: Ref<'a>,
    },
    /// A region.
    Region {
        /// The ODS name; empty if unnamed.
        name: &'a str,
        /// Whether it is any number of regions.
        variadic: bool,
        /// The constraint.
        constraint: Ref<'a>,
    },
    /// A successor.
    Successor {
        /// The ODS name; empty if unnamed.
        name: &'a str,
        /// Whether it is any number of successors.
        variadic: bool,
        /// The constraint, if there is one.
        constraint: Option<Ref<'a>>,
    },
    /// The source of the type of a result for builders.
    InferResult {
        /// The result.
        result: usize,
        /// The source.
        source: TypeSource<'a>,
    },
    /// The source of a type that the format omits.
    Resolve {
        /// The operand or result.
        target: Target,
        /// The source.
        source: TypeSource<'a>,
    },
    /// The format.
    Format(&'a str),
    /// The summary, one line.
    Summary(&'a str),
    /// A line without further words.
    Flag(Flag),
    /// A line with one reference.
    Item(Item, Ref<'a>),
}

words! {
    /// A line without further words.
    pub enum Flag {
        /// An attribute has the sizes of operand groups: `AttrSizedOperandSegments`.
        OperandSegments = "operand_segments",
        /// An attribute has the sizes of result groups: `AttrSizedResultSegments`.
        ResultSegments = "result_segments",
        /// `SameVariadicOperandSize`.
        SameOperandSize = "same_operand_size",
        /// `SameVariadicResultSize`.
        SameResultSize = "same_result_size",
        /// The op has no effects on memory.
        NoEffects = "effects",
        /// Ops of its dialect are written without prefix in its regions.
        DefaultDialect = "default_dialect",
    }
}

words! {
    /// The item of a line with one reference.
    pub enum Item {
        /// A trait.
        Trait = "trait",
        /// An interface.
        Interface = "interface",
        /// A predicate over the whole operation.
        Pred = "pred",
        /// A predicate over attributes and types only.
        TypePred = "type_pred",
        /// The op's `InferTypeOpInterface`.
        Infer = "infer",
        /// `hasVerifier`.
        Verify = "verify",
        /// `hasRegionVerifier`.
        VerifyRegions = "verify_regions",
        /// The effects on memory.
        Effects = "effects",
        /// `hasFolder`.
        Fold = "fold",
        /// `hasCanonicalizeMethod`.
        Canonicalize = "canonicalize",
        /// `hasCanonicalizer`.
        Patterns = "patterns",
        /// `hasCustomAssemblyFormat`.
        CustomForm = "form",
        /// `SingleBlockImplicitTerminator`.
        ImplicitTerminator = "implicit_terminator",
    }
}

/// An operand or a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value<'a> {
    /// The ODS name; empty if unnamed.
    pub name: &'a str,
    /// The number of values.
    pub arity: Arity,
    /// The type constraint.
    pub constraint: Ref<'a>,
}

/// Whether an attribute is required.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence<'a> {
    /// It is required.
    Required,
    /// It may be missing.
    Optional,
    /// A default replaces it if it is missing: `DefaultValuedAttr`.
    Default(Ref<'a>),
    /// It may be missing and then reads as the default: `DefaultValuedOptionalAttr`.
    OptionalDefault(Ref<'a>),
}

/// The source of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSource<'a> {
    /// The only type that satisfies the constraint.
    Build,
    /// `InferTypeOpInterface`.
    Infer,
    /// The type of the attribute in a slot.
    Attr(usize),
    /// The types of an operand or a result.
    Same(Target),
    /// The types of another part, transformed.
    Via(Ref<'a>, TypeOf),
    /// The element type of another part's type, once for each element.
    Elements(TypeOf),
}

impl<'a> Line<'a> {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// If the line is malformed.
    #[inline]
    pub fn read(line: &'a str) -> Result<Self> {
        let Some((item, rest)) = line.split_once(' ') else {
            return Ok(Self::Flag(Flag::read(line)?));
        };
        let mut words = Words(rest.split(' '));
        let line = match item {
            "operand" => Self::Operand(Value::read(&mut words)?),
            "result" => Self::Result(Value::read(&mut words)?),
            "attr" => Self::read_attr(&mut words)?,
            "prop" => Self::Prop {
                name: words.name()?,
                def: words.next()?,
            },
            "region" => Self::Region {
                name: words.name()?,
                variadic: words.variadic()?,
                constraint: words.next()?,
            },
            "successor" => Self::Successor {
                name: words.name()?,
                variadic: words.variadic()?,
                constraint: words.0.next().map(Ref::read).transpose()?,
            },
            "infer" if rest.contains(' ') => Self::InferResult {
                result: match words.next()? {
                    Target::Result(result) => result,
                    Target::Operand(_) => return Err(Error::Word),
                },
                source: TypeSource::read(&mut words)?,
            },
            "resolve" => Self::Resolve {
                target: words.next()?,
                source: TypeSource::read(&mut words)?,
            },
            "format" => return Ok(Self::Format(rest)),
            "summary" => return Ok(Self::Summary(rest)),
            _ => Self::Item(Item::read(item)?, words.next()?),
        };
        match words.0.next() {
            Some(_) => Err(Error::Extra),
            None => Ok(line),
        }
    }

    /// Appends the line to `out`, without a line break.
    #[inline]
    pub fn write(&self, out: &mut String) {
        match self {
            Self::Operand(value) => value.write(out, "operand"),
            Self::Result(value) => value.write(out, "result"),
            Self::Attr {
                name,
                presence,
                constraint,
            } => {
                let (presence, default) = match presence {
                    Presence::Required => ("required", None),
                    Presence::Optional => ("optional", None),
                    Presence::Default(default) => ("default", Some(default)),
                    Presence::OptionalDefault(default) => ("optional_default", Some(default)),
                };
                push_named(out, "attr", name, presence, Some(constraint));
                push_word(out, default);
            }
            Self::Prop { name, def } => {
                out.push_str("prop");
                push_word(out, Some(&Name(name)));
                push_word(out, Some(def));
            }
            Self::Region {
                name,
                variadic,
                constraint,
            } => push_named(out, "region", name, arity(*variadic), Some(constraint)),
            Self::Successor {
                name,
                variadic,
                constraint,
            } => push_named(
                out,
                "successor",
                name,
                arity(*variadic),
                constraint.as_ref(),
            ),
            Self::InferResult { result, source } => {
                push_number(out, "infer r", *result);
                source.write(out);
            }
            Self::Resolve { target, source } => {
                out.push_str("resolve");
                push_word(out, Some(target));
                source.write(out);
            }
            Self::Format(text) | Self::Summary(text) => {
                let is_format = matches!(self, Self::Format(_));
                out.push_str(if is_format { "format " } else { "summary " });
                out.push_str(text);
            }
            Self::Flag(flag) => flag.write(out),
            Self::Item(item, reference) => {
                item.write(out);
                push_word(out, Some(reference));
            }
        }
    }

    #[inline]
    fn read_attr(words: &mut Words<'a>) -> Result<Self> {
        let name = words.name()?;
        let presence = words.text()?;
        let constraint = words.next()?;
        let presence = match presence {
            "required" => Presence::Required,
            "optional" => Presence::Optional,
            "default" => Presence::Default(words.next()?),
            "optional_default" => Presence::OptionalDefault(words.next()?),
            _ => return Err(Error::Word),
        };
        Ok(Self::Attr {
            name,
            presence,
            constraint,
        })
    }
}

impl<'a> Value<'a> {
    #[inline]
    fn read(words: &mut Words<'a>) -> Result<Self> {
        let name = words.name()?;
        let arity = words.text()?;
        let constraint = words.next()?;
        let arity = match arity {
            "1" => Arity::One,
            "?" => Arity::Optional,
            "*" => Arity::Variadic,
            "**" => Arity::VariadicOfVariadic {
                segments: words.next()?,
            },
            _ => return Err(Error::Word),
        };
        Ok(Self {
            name,
            arity,
            constraint,
        })
    }

    #[inline]
    fn write(&self, out: &mut String, item: &str) {
        let (arity, segments) = match &self.arity {
            Arity::One => ("1", None),
            Arity::Optional => ("?", None),
            Arity::Variadic => ("*", None),
            Arity::VariadicOfVariadic { segments } => ("**", Some(segments)),
        };
        push_named(out, item, self.name, arity, Some(&self.constraint));
        push_word(out, segments);
    }
}

impl<'a> TypeSource<'a> {
    #[inline]
    fn read(words: &mut Words<'a>) -> Result<Self> {
        Ok(match words.text()? {
            "build" => Self::Build,
            "infer" => Self::Infer,
            "attr" => Self::Attr(words.next()?),
            "same" => Self::Same(words.next()?),
            "via" => Self::Via(words.next()?, words.next()?),
            "elements" => Self::Elements(words.next()?),
            _ => return Err(Error::Word),
        })
    }

    #[inline]
    fn write(&self, out: &mut String) {
        match self {
            Self::Build => out.push_str(" build"),
            Self::Infer => out.push_str(" infer"),
            Self::Attr(slot) => push_number(out, " attr ", *slot),
            Self::Same(target) => {
                out.push_str(" same");
                push_word(out, Some(target));
            }
            Self::Via(transform, from) => {
                out.push_str(" via");
                push_word(out, Some(transform));
                push_word(out, Some(from));
            }
            Self::Elements(from) => {
                out.push_str(" elements");
                push_word(out, Some(from));
            }
        }
    }
}

/// The words of a line that are not read yet.
struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    #[inline]
    fn text(&mut self) -> Result<&'a str> {
        self.0.next().ok_or(Error::Missing)
    }

    #[inline]
    fn next<T: Word<'a>>(&mut self) -> Result<T> {
        T::read(self.text()?)
    }

    #[inline]
    fn name(&mut self) -> Result<&'a str> {
        Ok(self.next::<Name<'a>>()?.0)
    }

    #[inline]
    fn variadic(&mut self) -> Result<bool> {
        match self.text()? {
            "1" => Ok(false),
            "*" => Ok(true),
            _ => Err(Error::Word),
        }
    }
}

#[inline]
fn arity(variadic: bool) -> &'static str {
    if variadic { "*" } else { "1" }
}

/// Appends a blank and a word, if there is one.
#[inline]
fn push_word<'a>(out: &mut String, word: Option<&impl Word<'a>>) {
    if let Some(word) = word {
        out.push(' ');
        word.write(out);
    }
}

/// Appends an item, its name, a fixed word and a constraint.
#[inline]
fn push_named(out: &mut String, item: &str, name: &str, word: &str, constraint: Option<&Ref<'_>>) {
    out.push_str(item);
    push_word(out, Some(&Name(name)));
    out.push(' ');
    out.push_str(word);
    push_word(out, constraint);
}
