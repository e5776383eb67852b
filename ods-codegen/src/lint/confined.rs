//! Warnings about attributes that further constraints confine: constraints about attributes of another
//! kind, and defaults that violate them.
//!
//! The prelude says what its predicates ask (`_PredOf`, `_IntPred`). A predicate of other code may hold, so no mistake is
//! found in it.

use ods_tablegen::{Diagnostics, Record, Value};

use crate::limits::MAX_LAYERS;
use crate::model::fields::Fields as _;
use crate::model::{Constraint as _, NamedAttribute, Operator, Pred};

/// What kind of attributes a predicate is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integer,
    Array,
    DenseArray,
}

/// Warns of confined attributes that no attribute satisfies, and of invalid defaults.
pub(super) fn lint_confined(op: &Operator<'_>, diags: &mut Diagnostics) {
    for attr in &op.attributes {
        let mut constraints: Vec<Record<'_>> = Vec::new();
        let (mut layer, mut number) = (Some(attr.attr.record()), 0);
        while let Some(record) = layer.filter(|_| number < MAX_LAYERS) {
            constraints.append(&mut record.defs("attrConstraints"));
            (layer, number) = (record.def("baseAttr"), number + 1);
        }
        if constraints.is_empty() {
            continue;
        }
        let storage = attr.attr.storage_type().unwrap_or_default();
        let wrong = constraints.iter().find(|constraint| {
            let pred = constraint.def("predicate").map(Pred::new);
            pred.and_then(|pred| kind(&pred))
                .is_some_and(|kind| !may_be(storage, kind))
        });
        if let Some(constraint) = wrong {
            let of = attr.attr.base_def_name();
            let message = format!("no `{of}` satisfies the constraint {}", named(*constraint));
            diags.warning(attr.span, message);
        } else {
            lint_default(attr, &constraints, diags);
        }
    }
}

/// Warns of a default that is a number and violates a constraint.
fn lint_default(attr: &NamedAttribute<'_>, constraints: &[Record<'_>], diags: &mut Diagnostics) {
    let default = attr.attr.default_value();
    let Some(number) = default.and_then(|text| text.text().trim().parse().ok()) else {
        return;
    };
    let is_violated = |constraint: &&Record<'_>| {
        let pred = constraint.def("predicate").map(Pred::new);
        pred.and_then(|pred| holds(&pred, number)) == Some(false)
    };
    if let Some(constraint) = constraints.iter().find(is_violated) {
        let message = format!(
            "the default {number} does not satisfy the constraint {}",
            named(*constraint)
        );
        diags.warning(attr.span, message);
    }
}

/// A constraint in messages.
fn named(constraint: Record<'_>) -> String {
    if constraint.is_anonymous() {
        format!("\"{}\"", constraint.text_or_empty("summary"))
    } else {
        format!("`{}`", constraint.name())
    }
}

/// What kind of attributes a predicate is about, if it is about one.
fn kind(pred: &Pred<'_>) -> Option<Kind> {
    match pred {
        Pred::Leaf(code) => match code.record?.text("about")? {
            "integer" => Some(Kind::Integer),
            "array" => Some(Kind::Array),
            "dense array" => Some(Kind::DenseArray),
            _ => None,
        },
        Pred::And(children) => children.iter().find_map(kind),
        Pred::Neg(child) => kind(child),
        Pred::Or(_) | Pred::Concat(..) | Pred::TooLarge => None,
    }
}

/// Whether attributes that are stored as `storage` may be of a kind.
fn may_be(storage: &str, kind: Kind) -> bool {
    let Some(path) = storage.strip_prefix("::ods_runtime::") else {
        return true;
    };
    let name = path.rsplit("::").next().unwrap_or(path);
    let found = match name {
        "IntegerAttr" | "BoolAttr" => Some(Kind::Integer),
        "ArrayAttr" => Some(Kind::Array),
        "StringAttr" | "FloatAttr" | "DictionaryAttr" | "TypeAttr" | "UnitAttr"
        | "SymbolRefAttr" | "FlatSymbolRefAttr" => None,
        _ if name.starts_with("Dense") && name.ends_with("ArrayAttr") => Some(Kind::DenseArray),
        _ => return true,
    };
    found == Some(kind)
}

/// Whether a predicate holds for an integer attribute, if that can be said.
fn holds(pred: &Pred<'_>, number: i64) -> Option<bool> {
    match pred {
        Pred::Leaf(code) => leaf_holds(code.record?, number),
        Pred::And(children) => all(children.iter().map(|child| holds(child, number))),
        Pred::Or(children) => {
            let none = children
                .iter()
                .map(|child| holds(child, number).map(|is| !is));
            all(none).map(|none| !none)
        }
        Pred::Neg(child) => holds(child, number).map(|is| !is),
        Pred::Concat(..) | Pred::TooLarge => None,
    }
}

/// Whether all are true, if that can be said.
fn all(values: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut result = Some(true);
    for value in values {
        match value {
            Some(false) => return Some(false),
            Some(true) => {}
            None => result = None,
        }
    }
    result
}

/// Whether what the prelude says that a leaf asks is true of a number.
fn leaf_holds(leaf: Record<'_>, number: i64) -> Option<bool> {
    let question = leaf.text("question")?;
    let Some(Value::List(numbers)) = leaf.value("numbers") else {
        return None;
    };
    let numbers: Option<Vec<i64>> = numbers.iter().map(Value::as_int).collect();
    let numbers = numbers?;
    let first = || numbers.first().copied();
    Some(match question {
        "is" => number == first()?,
        "is at least" => number >= first()?,
        "is at most" => number <= first()?,
        "is negative" => number < 0,
        "is positive" => number > 0,
        "is a power of two" => number > 0 && number & (number - 1) == 0,
        "is one of" => numbers.contains(&number),
        _ => return None,
    })
}
