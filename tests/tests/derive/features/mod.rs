//! One op for each feature of definitions, in both spellings: equal in both, and all different
//! from each other.

#![allow(
    missing_docs,
    unreachable_pub,
    reason = "only the ops themselves are of interest"
)]

mod common;
pub(crate) mod imported;
pub(crate) mod ods;
pub(crate) mod structs;

use crate::equality::{compare, described};
use ods_runtime::op::OpInfo;
use ods_runtime::prelude::*;
use std::collections::BTreeMap;

/// The ops that differ outside of the table: in functions of the op, or in its documentation.
const BESIDE_THE_TABLE: &[&[&str]] = &[
    &["features.attr_derived", "features.built"],
    &[
        "features.format_none",
        "features.built_only",
        "features.built_before",
        "features.built_elsewhere",
        "features.declared",
        "features.defined",
        "features.deprecated",
    ],
    &["features.plain", "features.operand_documented"],
];

#[test]
fn both_spellings_are_the_same() {
    compare(ods::FeaturesDialect::INFO, structs::FeaturesDialect::INFO);
    assert_eq!(ods::DeclaredOp::two(), structs::DeclaredOp::two());
}

#[test]
fn what_is_imported_is_the_same() {
    compare(
        imported::ods::ImportedDialect::INFO,
        imported::structs::ImportedDialect::INFO,
    );
}

/// Different ops must have different descriptions, which shows that descriptions cover the
/// feature.
#[test]
fn a_description_tells_all_apart() {
    let mut alike: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for op in structs::FeaturesDialect::INFO.operations() {
        let text = without_names(op, &described(op));
        alike.entry(text).or_default().push(op.name());
    }
    let mut alike: Vec<Vec<&str>> = alike.into_values().filter(|ops| ops.len() > 1).collect();
    alike.sort();
    assert_eq!(alike, BESIDE_THE_TABLE);
}

/// The description without the name of the op, and those of its types.
fn without_names(op: &OpInfo, text: &str) -> String {
    let (_, name) = op.name().split_once('.').expect("the name of the dialect");
    let words = name
        .split('_')
        .map(|word| word[..1].to_uppercase() + &word[1..]);
    let (_, rest) = text.split_once('\n').expect("the line of the name");
    rest.replace(&words.collect::<String>(), "Name")
}
