//! The words of a type's or an attribute's format.
//!
//! | word | parse | print |
//! |---|---|---|
//! | `$N` `$Nq` | parameter N in its own syntax, in full (`qualified`) | the same |
//! | `params($N,…)` | the parameters, with commas between them | the same |
//! | `struct(MEMBER,…)` | `name = value` pairs, in any order, with commas | the same, in this order |
//! | `cN(ARG,…)` | the custom directive N, with [`DefArgument`]s | the same |
//!
//! A parameter with a default prints nothing, not even its space, when it equals the default; in
//! `params` and `struct` its comma and name are omitted with it. `params` ends where no comma
//! follows, if all remaining parameters have defaults; a `struct` may omit those with defaults, and
//! may be empty if all have.

use crate::program::Tree;
use crate::word::{Word, push_list, push_number, read_list, split, words};
use crate::{Error, Result};

/// An element of a type's or an attribute's format.
pub type DefTree<'a> = Tree<'a, DefWord, Parameter>;

words! {
    /// A parameter that decides whether a group is printed: by a value that is not its default.
    pub enum Parameter {
        [/// The index of the parameter.
        At = "$"]
    }
}

/// A word of a type's or an attribute's format. The module's table describes the spelling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DefWord {
    /// A parameter.
    Param(Param),
    /// Parameters with commas between them.
    Params(Vec<Param>),
    /// `name = value`, in any order.
    Struct(Vec<Member>),
    /// A custom directive, by number.
    Custom(usize, Vec<DefArgument>),
}

impl Word<'_> for DefWord {
    #[inline]
    fn read(text: &str) -> Result<Self> {
        let Some((name, list)) = text.split_once('(') else {
            return Ok(Self::Param(Param::read(text)?));
        };
        let list = list.strip_suffix(')').ok_or(Error::Word)?;
        Ok(match split(name) {
            ("params", None) => Self::Params(read_list(list)?),
            ("struct", None) => Self::Struct(read_list(list)?),
            ("c", Some(number)) => Self::Custom(number, read_list(list)?),
            _ => return Err(Error::Word),
        })
    }

    #[inline]
    fn write(&self, out: &mut String) {
        match self {
            Self::Param(param) => return param.write(out),
            Self::Params(params) => {
                out.push_str("params(");
                push_list(out, params);
            }
            Self::Struct(members) => {
                out.push_str("struct(");
                push_list(out, members);
            }
            Self::Custom(number, arguments) => {
                push_number(out, "c", *number);
                out.push('(');
                push_list(out, arguments);
            }
        }
        out.push(')');
    }
}

/// A parameter: `$N`, `$Nq`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Param {
    /// The index among the parameters.
    pub index: usize,
    /// Whether it is written in full.
    pub qualified: bool,
}

impl Word<'_> for Param {
    #[inline]
    fn read(text: &str) -> Result<Self> {
        let plain = text.strip_suffix('q');
        match split(plain.unwrap_or(text)) {
            ("$", Some(index)) => Ok(Self {
                index,
                qualified: plain.is_some(),
            }),
            _ => Err(Error::Word),
        }
    }

    #[inline]
    fn write(&self, out: &mut String) {
        push_number(out, "$", self.index);
        out.push_str(if self.qualified { "q" } else { "" });
    }
}

/// A member of a `struct`: a parameter, or a custom directive for one, `cN($N)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// The parameter.
    pub param: Param,
    /// The custom directive that reads and writes it.
    pub custom: Option<usize>,
}

impl Word<'_> for Member {
    #[inline]
    fn read(text: &str) -> Result<Self> {
        let (custom, param) = match text.split_once('(') {
            None => (None, text),
            Some((name, param)) => match (split(name), param.strip_suffix(')')) {
                (("c", Some(number)), Some(param)) => (Some(number), param),
                _ => return Err(Error::Word),
            },
        };
        let param = Param::read(param)?;
        Ok(Self { param, custom })
    }

    #[inline]
    fn write(&self, out: &mut String) {
        let Some(number) = self.custom else {
            return self.param.write(out);
        };
        push_number(out, "c", number);
        out.push('(');
        self.param.write(out);
        out.push(')');
    }
}

/// An argument of a custom directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DefArgument {
    /// A parameter that the directive binds.
    Param(Param),
    /// `&`: a parameter in `ref(…)`.
    Reference(Param),
    /// `"`: a string, which the directive's function knows.
    String,
}

impl Word<'_> for DefArgument {
    #[inline]
    fn read(text: &str) -> Result<Self> {
        Ok(match text.strip_prefix('&') {
            Some(param) => Self::Reference(Param::read(param)?),
            None if text == "\"" => Self::String,
            None => Self::Param(Param::read(text)?),
        })
    }

    #[inline]
    fn write(&self, out: &mut String) {
        match self {
            Self::Param(param) => param.write(out),
            Self::Reference(param) => {
                out.push('&');
                param.write(out);
            }
            Self::String => out.push('"'),
        }
    }
}
