//! Predicates: the conditions under which a constraint holds.
//!
//! A predicate is a tree of `And`, `Or`, `Neg`, `SubstLeaves` and `Concat`
//! over leaves of code (`CPred`). This module digests the records into that
//! tree and carries the textual substitutions out, so that what reaches the
//! generator is boolean structure over leaves of code.
//!
//! As in `mlir-tblgen`, an empty `And` is true and an empty `Or` is false, and
//! nested `SubstLeaves` apply from the inside out.

use std::borrow::Cow;

use ods_tablegen::{Record, Span};

use super::fields::Fields;

/// How deep combined predicates may nest; what lies deeper is left out.
const MAX_DEPTH: usize = 200;

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
}

/// The code of a leaf, after substitution.
#[derive(Clone, Debug)]
pub struct PredCode<'k> {
    /// The code.
    pub text: Cow<'k, str>,
    /// The string or code block that it was written as, if it is unchanged.
    pub origin: Option<Span>,
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
        build(record, &mut Vec::new(), 0)
    }

    /// Whether values and attributes are asked for their types only, by questions of
    /// the prelude, so that the answer is the same wherever the types are.
    pub fn asks_types_only(&self) -> bool {
        match self {
            Self::Leaf(code) => {
                self.is_always_true()
                    || self.is_always_false()
                    || code.text.contains('$') && has_type_questions_only(&code.text)
            }
            Self::And(children) | Self::Or(children) => children.iter().all(Self::asks_types_only),
            Self::Neg(child) => child.asks_types_only(),
            Self::Concat(prefix, child, suffix) => {
                !prefix.contains('$') && !suffix.contains('$') && child.asks_types_only()
            }
        }
    }

    /// Whether this holds whatever it is asked about.
    pub fn is_always_true(&self) -> bool {
        match self {
            Self::Leaf(code) => strip_parentheses(&code.text) == "true",
            Self::And(children) => children.iter().all(Self::is_always_true),
            Self::Or(children) => children.iter().any(Self::is_always_true),
            Self::Neg(child) => child.is_always_false(),
            Self::Concat(..) => false,
        }
    }

    /// Whether this never holds.
    pub fn is_always_false(&self) -> bool {
        match self {
            Self::Leaf(code) => strip_parentheses(&code.text) == "false",
            Self::And(children) => children.iter().any(Self::is_always_false),
            Self::Or(children) => children.iter().all(Self::is_always_false),
            Self::Neg(child) => child.is_always_true(),
            Self::Concat(..) => false,
        }
    }
}

/// A replacement that an enclosing `SubstLeaves` asks for.
type Substitution<'k> = (&'k str, &'k str);

fn build<'k>(
    record: Record<'k>,
    substitutions: &mut Vec<Substitution<'k>>,
    depth: usize,
) -> Pred<'k> {
    let Some(kind) = record.def("kind") else {
        return Pred::Leaf(leaf(record, substitutions));
    };
    let children = |substitutions: &mut Vec<Substitution<'k>>| -> Vec<Pred<'k>> {
        if depth == MAX_DEPTH {
            return Vec::new();
        }
        let children = record.defs("children").into_iter();
        children
            .map(|child| build(child, substitutions, depth + 1))
            .collect()
    };
    let only =
        |children: Vec<Pred<'k>>| children.into_iter().next().unwrap_or(Pred::And(Vec::new()));
    match kind.name() {
        "PredCombinerOr" => Pred::Or(children(substitutions)),
        "PredCombinerNot" => Pred::Neg(Box::new(only(children(substitutions)))),
        "PredCombinerSubstLeaves" => {
            let pattern = record.text("pattern").unwrap_or_default();
            let replacement = record.text("replacement").unwrap_or_default();
            substitutions.push((pattern, replacement));
            let child = only(children(substitutions));
            substitutions.pop();
            child
        }
        "PredCombinerConcat" => {
            let text = |name| substitute(record.text(name).unwrap_or_default(), substitutions);
            let (prefix, suffix) = (text("prefix"), text("suffix"));
            Pred::Concat(prefix, Box::new(only(children(substitutions))), suffix)
        }
        _ => Pred::And(children(substitutions)),
    }
}

fn leaf<'k>(record: Record<'k>, substitutions: &[Substitution<'k>]) -> PredCode<'k> {
    let Some(code) = record.code_block("predExpr") else {
        return PredCode {
            text: Cow::Borrowed("true"),
            origin: None,
        };
    };
    let text = substitute(code.text(), substitutions);
    let unchanged = matches!(text, Cow::Borrowed(_));
    PredCode {
        origin: if unchanged { code.origin() } else { None },
        text,
    }
}

/// Applies the substitutions, innermost (last pushed) first.
fn substitute<'k>(text: &'k str, substitutions: &[Substitution<'k>]) -> Cow<'k, str> {
    let mut result = Cow::Borrowed(text);
    for &(pattern, replacement) in substitutions.iter().rev() {
        if !pattern.is_empty() && result.contains(pattern) {
            result = Cow::Owned(result.replace(pattern, replacement));
        }
    }
    result
}

/// Where the prelude's questions are.
const QUESTIONS: &str = "::ods_runtime::__private::preds::";

/// Those of them that are about the type of a value or an attribute.
const TYPE_QUESTIONS: [&str; 7] = [
    "element_count",
    "element_type_or_self",
    "rank",
    "shape",
    "type_id",
    "type_of",
    "type_ref",
];

/// Whether every hole of `code` stands in `question($_ir, $name)`.
fn has_type_questions_only(code: &str) -> bool {
    let mut rest = code;
    while let Some((before, behind)) = rest.split_once('$') {
        let path = before.strip_suffix('(');
        let question = path.and_then(|path| path.rsplit_once(QUESTIONS));
        let is_of_type = question.is_some_and(|(_, name)| TYPE_QUESTIONS.contains(&name));
        let Some(behind) = behind.strip_prefix("_ir, $").filter(|_| is_of_type) else {
            return false;
        };
        let Some((name, behind)) = behind.split_once(')') else {
            return false;
        };
        let is_word = name.chars().all(|c| c.is_alphanumeric() || c == '_');
        if name.starts_with('_') || !is_word {
            return false;
        }
        rest = behind;
    }
    true
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

#[cfg(test)]
mod tests {
    use super::*;

    fn leaf(text: &str) -> Pred<'_> {
        Pred::Leaf(PredCode {
            text: Cow::Borrowed(text),
            origin: None,
        })
    }

    #[test]
    fn questions_about_types_are_told_from_others() {
        let shapes = "(::ods_runtime::__private::preds::shape($_ir, $a)) == \
                      (::ods_runtime::__private::preds::shape($_ir, $b_2))";
        let is_i1 = "is_i1(::ods_runtime::__private::preds::type_ref($_ir, $condition))";
        assert!(Pred::Or(vec![leaf(shapes), leaf(is_i1), leaf("(true)")]).asks_types_only());
        for other in [
            "$a.is_used()",
            "self::shape($_ir, $a)",
            "::ods_runtime::__private::preds::shape($_ir, $_op)",
            "::ods_runtime::__private::preds::shape($_ir, $a.first())",
            "::ods_runtime::__private::preds::num_operands($_ir, $_op) == 2",
            "something_else()",
        ] {
            assert!(!leaf(other).asks_types_only(), "{other}");
            let both = Pred::And(vec![leaf(shapes), leaf(other)]);
            assert!(!Pred::Neg(Box::new(both)).asks_types_only(), "{other}");
        }
    }
}
