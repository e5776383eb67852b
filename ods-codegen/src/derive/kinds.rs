//! Each field of a derived op is what its attribute says.
//!
//! TableGen has one list for operands, attributes and properties, and tells them
//! apart by their constraints. Here the attribute says it too, and both agree.

use ods_tablegen::{Diagnostics, Record, RecordKeeper};
use quote::ToTokens as _;

use super::fields::{FieldKind, LISTS, ReadField};
use super::mistakes::ends;
use super::op::OpStruct;
use crate::model::fields::Fields as _;
use crate::rust_tokens::RustTokens;

/// A kind of constraint: its class, what it is, and the attributes of fields that
/// take it.
struct Kind {
    class: &'static str,
    what: &'static str,
    fields: &'static [FieldKind],
}

const KINDS: [Kind; 5] = [
    Kind {
        class: "TypeConstraint",
        what: "a type",
        fields: &[FieldKind::Operand, FieldKind::Result],
    },
    Kind {
        class: "AttrConstraint",
        what: "an attribute",
        fields: &[FieldKind::Attr],
    },
    Kind {
        class: "PropConstraint",
        what: "a property",
        fields: &[FieldKind::Prop],
    },
    Kind {
        class: "RegionConstraint",
        what: "a region",
        fields: &[FieldKind::Region],
    },
    Kind {
        class: "SuccessorConstraint",
        what: "a successor",
        fields: &[FieldKind::Successor],
    },
];

/// Reports fields whose constraints are of another kind.
pub(crate) fn check_field_kinds(
    op: &OpStruct,
    keeper: &RecordKeeper,
    rust: &RustTokens,
    diags: &mut Diagnostics,
) {
    let Some(record) = keeper.def(&op.definition.to_string()) else {
        return;
    };
    for (list, _, kinds) in LISTS {
        let Ok(dag) = record.dag(list) else { continue };
        let fields = op.fields.iter();
        let fields = fields.filter(|field| kinds.contains(&field.kind));
        for (field, arg) in fields.zip(dag.args()) {
            if let Some(constraint) = arg.value.as_record() {
                check_field(field, constraint, rust, diags);
            }
        }
    }
}

fn check_field(
    field: &ReadField,
    constraint: Record<'_>,
    rust: &RustTokens,
    diags: &mut Diagnostics,
) {
    // With a description or with effects around it.
    let inner = constraint.is_subclass_of("OpVariable");
    let inner = inner.then(|| constraint.def("constraint")).flatten();
    let constraint = inner.unwrap_or(constraint);
    let is_of = |kind: &&Kind| constraint.is_subclass_of(kind.class);
    let is_taken = |kind: &&Kind| kind.fields.contains(&field.kind);
    let (Some(found), Some(expected)) = (KINDS.iter().find(is_of), KINDS.iter().find(is_taken))
    else {
        return;
    };
    if found.class == expected.class {
        return;
    }
    let (first, last) = ends(&field.constraint);
    let word = field.kind.word();
    let mut shown = field.constraint.to_token_stream().to_string();
    shown.retain(|char| char != ' ');
    if shown.len() > 40 {
        "…".clone_into(&mut shown);
    }
    let message = format!(
        "this is the constraint of {}, and `#[{word}(…)]` takes that of {}",
        found.what, expected.what
    );
    let help = match found.fields {
        [one] => format!("write `#[{}({shown})]`", one.word()),
        _ => format!("write `#[operand({shown})]` or `#[result({shown})]`"),
    };
    diags.error(rust.add_place(first, last), message).help(help);
}
