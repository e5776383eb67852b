//! Every definition-time error of `mlir-tblgen` for ops, and the case that shows ours.
//!
//! The texts are those of MLIR 22, from `Operator.cpp`, `OpDefinitionsGen.cpp` and
//! `Builder.cpp`. A case is a recorded message: `messages.rs` and `ui.rs` check that it is
//! still what is said. Verdicts beside `mlir-tblgen`'s are in `ods-tools/tests/definitions`.

use std::path::Path;

/// What MLIR says (here: with our names filled in), and where we do.
const CASES: &[(&str, &str)] = &[
    ("undefined type for argument #0", "argument-is-a-number"),
    ("attributes must be named", "attribute-without-name"),
    (
        "derived attributes not allowed in argument list",
        "derived-attribute-as-argument",
    ),
    ("properties must be named", "property-without-name"),
    (
        "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed",
        "argument-is-no-constraint",
    ),
    (
        "unexpected Attr where only DerivedAttr is allowed",
        "attribute-as-field",
    ),
    (
        "'results' must have 'outs' directive",
        "results-are-not-outs",
    ),
    ("undefined type for result #0", "result-is-a-number"),
    ("undefined type for result #0", "result-is-an-attribute"),
    (
        "'VariadicOfVariadic' results are currently not supported",
        "result-is-variadic-of-variadic",
    ),
    (
        "'successors' must have 'successor' directive",
        "successors-are-not-successor",
    ),
    ("undefined kind for successor #0", "successor-is-a-region"),
    (
        "only the last successor can be variadic",
        "variadic-successor-before-another",
    ),
    (
        "'regions' must have 'region' directive",
        "regions-are-not-region",
    ),
    ("undefined kind for region #0", "region-is-a-successor"),
    (
        "only the last region can be variadic",
        "variadic-region-before-another",
    ),
    (
        "variadic regions must be named",
        "variadic-region-without-name",
    ),
    (
        "Second requires First to precede it in traits list",
        "trait-before-what-it-needs",
    ),
    (
        "default builders are skipped and no custom builders provided",
        "no-builders-at-all",
    ),
    (
        "op has a conflict with two operands having the same name 'a'",
        "two-operands-of-one-name",
    ),
    (
        "op has a conflict with two attributes having the same name 'a'",
        "two-attributes-of-one-name",
    ),
    (
        "op has a conflict with two properties having the same name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with two results having the same name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with two regions having the same name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with two successors having the same name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with operands and attributes both having an entry with the name 'a'",
        "operand-and-attribute-of-one-name",
    ),
    (
        "op has a conflict with operands and properties both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with operands and results both having an entry with the name 'a'",
        "operand-and-result-of-one-name",
    ),
    (
        "op has a conflict with operands and regions both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with operands and successors both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with attributes and properties both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with attributes and results both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with attributes and regions both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with attributes and successors both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with properties and results both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with properties and regions both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with properties and successors both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with results and regions both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with results and successors both having an entry with the name 'x'",
        "names-of-two-kinds",
    ),
    (
        "op has a conflict with regions and successors both having an entry with the name 'a'",
        "region-and-successor-of-one-name",
    ),
    (
        "generated accessor for `attribute_names` overlaps with a default one; please rename to avoid overlap",
        "operand-is-called-attribute-names",
    ),
    (
        "generated accessor for `attributes` overlaps with a default one; please rename to avoid overlap",
        "operand-is-called-attributes",
    ),
    (
        "generated accessor for `operation` overlaps with a default one; please rename to avoid overlap",
        "operand-is-called-operation",
    ),
    (
        "generated accessor for `operands` overlaps with a default one; please rename to avoid overlap",
        "operand-is-called-operands",
    ),
    (
        "generated accessor for `regions` overlaps with a default one; please rename to avoid overlap",
        "operand-is-called-regions",
    ),
    (
        "generated accessor for `type` overlaps with a default one; please rename to avoid overlap",
        "operand-is-called-type",
    ),
    // MLIR: Unexpected overlap when generating `getAB` for toy.x
    (
        "`a_b` and `aB` both give the Rust name `a_b`",
        "names-that-are-one-in-rust",
    ),
    (
        "DefaultValuedAttr of type NoBuilder must have a constBuilder",
        "default-without-builder",
    ),
    (
        "op has multiple variadic operands but no specification over their sizes",
        "several-variadic-operands-without-sizes",
    ),
    (
        "op must have at least two variadic operands to use 'AttrSizedOperandSegments' trait",
        "one-variadic-operand-with-segments",
    ),
    (
        "op cannot have both 'AttrSizedOperandSegments' and 'SameVariadicOperandSize' traits",
        "operand-segments-of-same-size",
    ),
    (
        "op has multiple variadic results but no specification over their sizes",
        "several-variadic-results-without-sizes",
    ),
    (
        "op must have at least two variadic results to use 'AttrSizedResultSegments' trait",
        "one-variadic-result-with-segments",
    ),
    (
        "op cannot have both 'AttrSizedResultSegments' and 'SameVariadicResultSize' traits",
        "result-segments-of-same-size",
    ),
    ("expected 'ins' in builders", "builder-is-not-ins"),
    (
        "expected an argument with default value after other arguments with default values",
        "builder-default-before-required",
    ),
    (
        "Builder DAG arguments must be either strings or defs which inherit from CArg",
        "builder-parameter-is-a-constraint",
    ),
    (
        "Properties cannot be used for type inference",
        "property-as-source-of-types",
    ),
];

/// What has no case: `unsupported attribute modelling, only single class expected` is about
/// a field whose type is two classes, which TableGen cannot write; `op has non-materializable
/// derived attributes` is a warning, and a macro has none (`ods-tblgen --check` gives it).
#[test]
fn every_error_has_a_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages/definitions");
    let mut missing = Vec::new();
    for (message, case) in CASES {
        let record = std::fs::read_to_string(folder.join(case).with_extension("stderr"));
        let expected = format!("error: {message}\n");
        if !record.is_ok_and(|record| record.contains(&expected)) {
            missing.push(format!("{case}: {message}"));
        }
    }
    assert_eq!(missing, [""; 0]);
}
