//! `#![upstream]`: a dialect whose code is C++, with some of its hooks in Rust.

// Names of C++ such as `::mlir::kept::level::Level` are paths of this crate.
extern crate self as mlir;

#[path = "upstream/kept.rs"]
pub mod kept;
#[path = "upstream/mat.rs"]
mod mat;

use kept::detail::{BoxTypeStorage, BoxTypeStorageKey};
use kept::level::Level;
use kept::{BoxType, ColorAttr, KeptDialect, LevelAttr, Marks, UseOp};
use mat::{MaskOp, MatDialect, Order, ShapeAttr, SquareOp};
use ods_runtime::prelude::*;
use std::sync::Arc;

fn registry() -> Arc<DialectRegistry> {
    Arc::new(
        DialectRegistry::new()
            .with::<MatDialect>()
            .with::<KeptDialect>(),
    )
}

/// The module with `ops` in a block with a matrix `%m` of 2 by 3 and one `%s` of 3 by 3, or its first error.
fn read(ops: &str) -> Result<String, String> {
    let mut ir = Ir::with_registry(registry());
    let text = format!(
        "\"t.f\"() ({{\n^bb0(%m: vector<2x3xf32>, %s: tensor<3x3xf32>, %v: vector<2xf32>):\n{ops}\n}}) : () -> ()"
    );
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options);
    let first = |errors: Diagnostics| {
        errors
            .to_string()
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let module = module.map_err(first)?;
    verify(module, &ir).map_err(first)?;
    Ok(module.display(&ir).to_string())
}

fn error(ops: &str) -> String {
    read(ops).unwrap_err()
}

#[test]
fn translated_code_reads_verifies_and_prints() {
    let text =
        read("%0 = mat.mask %m : vector<2x3xf32>\n%1 = \"t.use\"(%0) : (vector<2x3xi1>) -> i1")
            .unwrap();
    assert!(
        text.contains("= mat.mask %arg0 : vector<2x3xf32>"),
        "{text}"
    );
    let rank = error("%0 = mat.mask %v : vector<2xf32>");
    assert!(
        rank.contains("must be matrix, but got 'vector<2xf32>'"),
        "{rank}"
    );
    let wrong = "%0 = \"mat.mask\"(%m) : (vector<2x3xf32>) -> vector<2x3xi8>";
    assert!(error(wrong).contains("failed to verify that `mask` has the shape of `input`"));
}

/// As in C++, 2 * 3 / 2 is 3, and not 2 * (3 / 2).
#[test]
fn translated_operators_associate_as_in_cpp() {
    for (mark, is_accepted) in [(2, true), (13, true), (1, false), (-3, false)] {
        let text = read(&format!("mat.halved {mark}"));
        assert_eq!(text.is_ok(), is_accepted, "{mark}: {text:?}");
    }
    assert!(error("mat.halved 3").contains("of three halves"));
    // What overflows is not an error of Rust.
    assert!(error("mat.halved 9223372036854775807").contains("of three halves"));
}

#[test]
fn types_of_parameters_are_translated() {
    let shape: Vec<i64> = vec![2, 3];
    let attr = ShapeAttr::get(2, &shape);
    assert_eq!((attr.rank(), attr.sizes()), (2, &[2_i64, 3][..]));
    let text = read("mat.written 1 {shape = #mat.shape<2 : 2, 3>}").unwrap();
    assert!(text.contains("{shape = #mat.shape<2 : 2, 3>}"), "{text}");
}

#[test]
fn defaults_are_enum_cases() {
    let mut ir = Ir::with_registry(registry());
    let text = "%m = \"builtin.unrealized_conversion_cast\"() : () -> vector<2x3xf32>\n%0 = mat.mask %m : vector<2x3xf32>";
    let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default()).unwrap();
    let mask = module.nested::<MaskOp>(&ir)[0];
    assert_eq!(mask.order(&ir), Order::Columns);
}

#[test]
fn written_hooks_run() {
    assert!(read("mat.square %s : tensor<3x3xf32>").is_ok());
    assert!(
        error("mat.square %m : vector<2x3xf32>")
            .contains("'mat.square' op expects a square matrix")
    );
}

#[test]
fn missing_hooks_are_as_if_they_were_not_declared() {
    assert!(read("%0 = mat.checked %m : vector<2x3xf32> to vector<2x3xf32>").is_ok());
    let text = read("\"mat.raw\"(%m) : (vector<2x3xf32>) -> ()").unwrap();
    assert!(
        text.contains("\"mat.raw\"(%arg0) : (vector<2x3xf32>) -> ()"),
        "{text}"
    );
    assert!(error("mat.raw %m").contains("custom op 'mat.raw' has no custom assembly form"));
}

/// The whole of an error, with its notes.
fn report(text: &str) -> String {
    let mut ir = Ir::with_registry(registry());
    let errors = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default());
    errors.unwrap_err().to_string()
}

#[test]
fn an_op_without_the_functions_of_its_format_has_no_custom_form() {
    let generic = "\"mat.shown\"(%arg0) <{mark = 1 : i64}> : (vector<2x3xf32>) -> ()";
    let text = read("\"mat.shown\"(%m) <{mark = 1 : i64}> : (vector<2x3xf32>) -> ()").unwrap();
    assert!(text.contains(generic), "{text}");
    let refused = report("mat.half 1");
    assert!(
        refused.contains("error: custom op 'mat.half' has no custom assembly form"),
        "{refused}"
    );
    assert!(
        refused.contains("note: not written in Rust: `print_half`"),
        "{refused}"
    );
    let refused = report("mat.shown");
    let functions = "note: not written in Rust: `parse_sign`, `print_sign`";
    assert!(refused.contains(functions), "{refused}");
    let refused = report("mat.raw");
    assert!(
        refused.contains("note: not written in Rust: `CustomAssembly`"),
        "{refused}"
    );
    let written = read("mat.written 3").unwrap();
    assert!(written.contains("mat.written 3"), "{written}");
}

/// Without inference, a format that leaves out the result types would print what cannot be read.
#[test]
fn an_op_whose_format_needs_missing_inference_has_no_custom_form() {
    let generic = "\"mat.inferred\"(%arg0) : (vector<2x3xf32>) -> f32";
    let text = read("%0 = \"mat.inferred\"(%m) : (vector<2x3xf32>) -> f32").unwrap();
    assert!(text.contains(generic), "{text}");
    let refused = report("%0 = mat.inferred %m : vector<2x3xf32>");
    assert!(
        refused.contains("error: custom op 'mat.inferred' has no custom assembly form"),
        "{refused}"
    );
    assert!(
        refused.contains("note: not written in Rust: `InferTypes`"),
        "{refused}"
    );
    let whole = "mat.whole %arg0 : vector<2x3xf32> -> f32";
    let text = read("%0 = mat.whole %m : vector<2x3xf32> -> f32").unwrap();
    assert!(text.contains(whole), "{text}");
}

#[test]
fn what_is_missing_is_listed() {
    let missing: Vec<String> = MatDialect::missing()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        missing,
        [
            "mat: VerifyOperationAttribute",
            "mat: MaterializeConstant",
            "mat.mask: Fold",
            "mat.checked: CastOpInterface",
            "mat.checked: Verify",
            "mat.raw: CustomAssembly",
            "mat.shown: parse_sign",
            "mat.shown: print_sign",
            "mat.half: print_half",
            "mat.inferred: InferTypes",
            "mat.whole: InferTypes",
        ]
    );
    let left_out: Vec<&str> = MatDialect::INFO.left_out_parts().collect();
    assert_eq!(
        left_out,
        [
            "mat: extraClassDeclaration",
            "mat.mask: a builder",
            "mat.square: extraClassDeclaration"
        ]
    );
}

#[test]
fn default_builders_are_there() {
    let mut ir = Ir::with_registry(registry());
    let module = parse_source(
        &mut ir,
        "a.mlir",
        b"%m = \"builtin.unrealized_conversion_cast\"() : () -> vector<3x3xf32>",
        ParseOptions::default(),
    )
    .unwrap();
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let value = body.operations(&ir).next().unwrap().result(&ir, 0);
    let mut b = OpBuilder::at_end(&mut ir, body);
    let square = SquareOp::build(&mut b, Location::UNKNOWN, value);
    assert_eq!(square.input(&ir), value);
    verify(module, &ir).unwrap();
}

#[test]
fn one_string_names_several_parents() {
    read("\"mat.box\"() ({\n  \"mat.inside\"() : () -> ()\n}) : () -> ()").unwrap();
    let error = error("\"mat.inside\"() : () -> ()");
    assert!(
        error.ends_with("'mat.inside' op expects parent op to be one of 'mat.box, mat.square'"),
        "{error}"
    );
}

#[test]
fn parameters_are_read_and_printed_by_translated_code() {
    let text = read("\"t.x\"() {a = #kept.color<green : 4>} : () -> ()").unwrap();
    assert!(text.contains("a = #kept.color<green : 4>"), "{text}");
    assert_eq!(
        Attribute::from(ColorAttr::get(2, 7)).to_string(),
        "#kept.color<blue : 7>"
    );
    let wrong = error("\"t.x\"() {a = #kept.color<pink : 4>} : () -> ()");
    assert!(wrong.ends_with("error: no color: pink"), "{wrong}");
}

#[test]
fn an_enum_may_have_a_namespace_of_its_own() {
    assert_eq!(
        Attribute::from(LevelAttr::get(Level::High)).to_string(),
        "#kept.level<high>"
    );
    let text = read("kept.use {level = #kept.level<low>}").unwrap();
    assert!(
        text.contains("kept.use {level = #kept.level<low>}"),
        "{text}"
    );
    assert!(error("kept.use {level = #kept.level<middle>}").contains("low, high"));
}

#[test]
fn the_default_of_a_set_of_bits_may_be_empty_or_a_case() {
    let mut ir = Ir::with_registry(registry());
    let module = parse_source(&mut ir, "a.mlir", b"kept.use", ParseOptions::default()).unwrap();
    let op = module.nested::<UseOp>(&ir)[0];
    assert_eq!(
        (op.marks(&ir), op.others(&ir)),
        (Marks::default(), Marks::Blue)
    );
    let text = read("kept.use {marks = #kept.marks<red, blue>}").unwrap();
    assert!(text.contains("marks = #kept.marks<red, blue>"), "{text}");
    let text = read("kept.use {marks = #kept.marks<none>, others = #kept.marks<blue>}").unwrap();
    assert!(text.contains("kept.use\n"), "{text}");
}

#[test]
fn a_mutable_type_has_storage_of_its_own() {
    let cyclic = "!kept.box<\"a\", i32, !kept.box<\"a\">>";
    let text = read(&format!(
        "\"t.x\"() : () -> ({cyclic}, !kept.box<f32, {cyclic}>)"
    ))
    .unwrap();
    assert!(
        text.contains(&format!("-> ({cyclic}, !kept.box<f32, {cyclic}>)")),
        "{text}"
    );
    let twice = "\"t.x\"() : () -> (!kept.box<\"a\", i32>, !kept.box<\"a\", i64>)";
    assert!(error(twice).contains("a.mlir:3"), "{}", error(twice));
    // What has no name has no body: its key says all.
    let mut ir = Ir::with_registry(registry());
    let text = "\"t.x\"() : () -> (!kept.box<i32>, !kept.box<\"b\", i32>)";
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).unwrap();
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let op = body.operations(&ir).next().unwrap();
    let types: Vec<&BoxType> = op.result_types(&ir).filter_map(Type::downcast).collect();
    assert_eq!(*types[0].name(), BoxTypeStorageKey::Of(vec![Type::i32()]));
    assert!(types[0].body().is_none());
    let named = types[1].body();
    assert_eq!(named.as_deref(), Some(&BoxTypeStorage(vec![Type::i32()])));
}

#[test]
fn a_dialect_may_parse_its_types_itself() {
    let wrong = error("\"t.x\"() : () -> !kept.bag<i32>");
    assert!(wrong.ends_with("error: no box: bag"), "{wrong}");
    assert!(read("\"t.x\"() : () -> !kept.box<i32>").is_ok());
    // That a dialect does not is nothing that is missing.
    let missing: Vec<String> = KeptDialect::missing()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}
