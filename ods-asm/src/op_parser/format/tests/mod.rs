//! Tests of the format interpreter and printer. The tables are written by hand; the operand values
//! come from the unregistered op `t.v`.

mod attributes;
mod custom;
mod dialect;
mod groups;
mod properties;
mod tails;
mod types;

use crate::op_parser::{ParseOptions, parse_source};
use crate::op_printer::OperationText as _;
use crate::verify::verify;
use expect_test::Expect;
use ods_ir::DialectRegistry;
use ods_ir::ir::Ir;
use ods_ir::location::LocationKind;
use ods_ir::op::OpInfo;
use ods_ir::registry::{Dialect, DialectInfo};
use ods_ir::text::printer::PrintFlags;
use std::sync::Arc;

static FMT: DialectInfo = DialectInfo::new("fmt")
    .parse_attribute(dialect::parse_attribute)
    .parse_type(dialect::parse_type);

static OPS: &[&OpInfo] = &[
    &attributes::ENUM,
    &attributes::BITS,
    &attributes::TYPED,
    &attributes::MAYBE,
    &attributes::OWN,
    &attributes::DICT,
    &custom::REFS,
    &custom::GUARD,
    &custom::ALL,
    &groups::REGION,
    &groups::REGIONS,
    &groups::OILIST,
    &groups::ELSE,
    &properties::PLAIN,
    &properties::GROUPS,
    &properties::DICT,
    &tails::TAIL,
    &tails::WORD,
    &tails::BEFORE,
    &types::ELEMENTS,
    &types::TRANSFORM,
    &types::SPREAD,
    &types::ALL,
    &types::STRIPPED,
    &types::SEGMENTS,
];

struct FmtDialect;

impl Dialect for FmtDialect {
    const INFO: &'static DialectInfo = &FMT;
}

/// Returns the operations of a text in custom form, and in generic form if it differs, or the
/// diagnostics.
fn outcome(text: &str) -> String {
    let mut registry = DialectRegistry::new().with::<FmtDialect>();
    for op in OPS {
        registry.add_op(op, None);
    }
    let mut ir = Ir::with_registry(Arc::new(registry));
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let parsed = parse_source(&mut ir, "a", text.as_bytes(), options);
    let checked = parsed.and_then(|module| verify(module, &ir).map(|()| module));
    let errors = match checked {
        Ok(module) => {
            let mut text = String::new();
            for generic in [false, true] {
                let flags = PrintFlags::new().generic(generic).local_scope(true);
                let printed = String::from_utf8(module.to_text(&ir, flags)).unwrap();
                let lines: Vec<&str> = printed.lines().collect();
                for line in &lines[1..lines.len() - 1] {
                    if !line.contains("t.v") {
                        text += line.strip_prefix("  ").unwrap_or(line);
                        text += "\n";
                    }
                }
            }
            return text;
        }
        Err(errors) => errors,
    };
    let shown = errors.iter().map(|error| {
        let LocationKind::Source { file, offset } = error.location.kind() else {
            return format!("{}\n", error.message);
        };
        let (line, column) = ir.files().get(file).unwrap().line_col(offset);
        format!("{line}:{column}: {}\n", error.message)
    });
    shown.collect()
}

#[track_caller]
fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&outcome(text));
}
