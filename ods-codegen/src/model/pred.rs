//! Predicates: the conditions under which a constraint holds.
//!
//! A predicate is a tree of `And`, `Or`, `Neg`, `SubstLeaves` and `Concat`
//! over leaves of code (`CPred`). This module digests the records into that
//! tree and applies the textual substitutions, so the generator gets boolean
//! structure over leaves of code.
//!
//! As in `mlir-tblgen`, an empty `And` is true and an empty `Or` is false, and
//! nested `SubstLeaves` apply from the inside out.

use std::borrow::Cow;

use ods_tablegen::{Record, Span};

use super::fields::Fields;
use crate::limits::{MAX_PRED_CODE, MAX_PRED_DEPTH, MAX_PRED_PARTS};

/// A condition over `$_self`, `$_op` and named arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pred<'k> {
    /// A piece of code.
    Leaf(PredCode<'k>),
    /// All children hold.
    And(Vec<Pred<'k>>),
    /// At least one child holds.
    Or(Vec<Pred<'k>>),
    /// The child does not hold.
    Neg(Box<Pred<'k>>),
    /// Code around a condition, as in `f(` … `)`.
    Concat(Cow<'k, str>, Box<Pred<'k>>, Cow<'k, str>),
    /// The condition is too large, which is an error.
    TooLarge,
}

/// The code of a leaf, after substitution.
#[derive(Clone, Debug)]
pub struct PredCode<'k> {
    /// The code.
    pub text: Cow<'k, str>,
    /// The string or code block that it was written as, if it is unchanged.
    pub origin: Option<Span>,
    /// The record of the leaf, if its code is unchanged.
    pub record: Option<Record<'k>>,
}

impl PartialEq for PredCode<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for PredCode<'_> {}

impl std::hash::Hash for PredCode<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl<'k> Pred<'k> {
    /// Digests a record that derives from `Pred`.
    pub fn new(record: Record<'k>) -> Self {
        let mut builder = Builder {
            substitutions: Vec::new(),
            parts: 0,
            code: 0,
        };
        let built = builder.build(record, 0);
        if builder.parts > MAX_PRED_PARTS {
            return Self::TooLarge;
        }
        built
    }

    /// What is wrong with a predicate that is [`TooLarge`](Self::TooLarge).
    pub fn too_large() -> String {
        format!(
            "the predicate is too large: it nests deeper than {MAX_PRED_DEPTH} levels, has more than {MAX_PRED_PARTS} parts, or more than {MAX_PRED_CODE} bytes of code"
        )
    }

    /// Whether the placeholder `hole` is in the code of a leaf.
    pub fn names(&self, hole: &str) -> bool {
        match self {
            Self::Leaf(code) => code.text.contains(hole),
            Self::And(children) | Self::Or(children) => {
                children.iter().any(|child| child.names(hole))
            }
            Self::Neg(child) => child.names(hole),
            Self::Concat(prefix, child, suffix) => {
                prefix.contains(hole) || suffix.contains(hole) || child.names(hole)
            }
            Self::TooLarge => false,
        }
    }

    /// Whether this holds for every value.
    pub fn is_always_true(&self) -> bool {
        match self {
            Self::Leaf(code) => strip_parentheses(&code.text) == "true",
            Self::And(children) => children.iter().all(Self::is_always_true),
            Self::Or(children) => children.iter().any(Self::is_always_true),
            Self::Neg(child) => child.is_always_false(),
            Self::Concat(..) | Self::TooLarge => false,
        }
    }

    /// Whether this holds for no value.
    pub fn is_always_false(&self) -> bool {
        match self {
            Self::Leaf(code) => strip_parentheses(&code.text) == "false",
            Self::And(children) => children.iter().any(Self::is_always_false),
            Self::Or(children) => children.iter().all(Self::is_always_false),
            Self::Neg(child) => child.is_always_true(),
            Self::Concat(..) | Self::TooLarge => false,
        }
    }
}

/// The pattern and the replacement of an enclosing `SubstLeaves`.
type Substitution<'k> = (&'k str, &'k str);

struct Builder<'k> {
    substitutions: Vec<Substitution<'k>>,
    /// The number of parts so far.
    parts: usize,
    /// The bytes of substituted code so far.
    code: usize,
}

impl<'k> Builder<'k> {
    fn build(&mut self, record: Record<'k>, depth: usize) -> Pred<'k> {
        self.parts += 1;
        if self.parts > MAX_PRED_PARTS {
            return Pred::TooLarge;
        }
        let Some(kind) = record.def("kind") else {
            return Pred::Leaf(self.leaf(record));
        };
        match kind.name() {
            "PredCombinerOr" => Pred::Or(self.children(record, depth)),
            "PredCombinerNot" => Pred::Neg(Box::new(self.only_child(record, depth))),
            "PredCombinerSubstLeaves" => {
                let pattern = record.text_or_empty("pattern");
                let replacement = record.text_or_empty("replacement");
                self.substitutions.push((pattern, replacement));
                let child = self.only_child(record, depth);
                self.substitutions.pop();
                child
            }
            "PredCombinerConcat" => {
                let prefix = self.substitute(record.text_or_empty("prefix"));
                let suffix = self.substitute(record.text_or_empty("suffix"));
                Pred::Concat(prefix, Box::new(self.only_child(record, depth)), suffix)
            }
            _ => Pred::And(self.children(record, depth)),
        }
    }

    /// The children, each once: a condition that is repeated is not a further condition.
    fn children(&mut self, record: Record<'k>, depth: usize) -> Vec<Pred<'k>> {
        if depth == MAX_PRED_DEPTH {
            self.parts = MAX_PRED_PARTS + 1;
            return Vec::new();
        }
        let mut seen = Vec::new();
        let mut children = Vec::new();
        for child in record.defs("children") {
            if !seen.contains(&child.id()) {
                seen.push(child.id());
                children.push(self.build(child, depth + 1));
            }
        }
        children
    }

    fn leaf(&mut self, record: Record<'k>) -> PredCode<'k> {
        let Some(code) = record.code_block("predExpr") else {
            return PredCode {
                text: Cow::Borrowed("true"),
                origin: None,
                record: None,
            };
        };
        let text = self.substitute(code.text());
        let unchanged = matches!(text, Cow::Borrowed(_));
        PredCode {
            origin: if unchanged { code.origin() } else { None },
            record: unchanged.then_some(record),
            text,
        }
    }

    /// Applies the substitutions, innermost (last pushed) first.
    fn substitute(&mut self, text: &'k str) -> Cow<'k, str> {
        let mut result = Cow::Borrowed(text);
        for &(pattern, replacement) in self.substitutions.iter().rev() {
            if pattern.is_empty() || !result.contains(pattern) {
                continue;
            }
            // A replacement that has its pattern twice doubles the code.
            self.code += result.matches(pattern).count() * replacement.len();
            if self.code > MAX_PRED_CODE {
                self.parts = MAX_PRED_PARTS + 1;
                return Cow::Borrowed(text);
            }
            result = Cow::Owned(result.replace(pattern, replacement));
        }
        result
    }

    fn only_child(&mut self, record: Record<'k>, depth: usize) -> Pred<'k> {
        let children = self.children(record, depth).into_iter();
        { children }.next().unwrap_or(Pred::And(Vec::new()))
    }
}

/// Removes blanks and the parentheses that surround all of `code`.
fn strip_parentheses(code: &str) -> &str {
    let mut code = code.trim();
    while let Some(inner) = code
        .strip_prefix('(')
        .and_then(|code| code.strip_suffix(')'))
    {
        code = inner.trim();
    }
    code
}
