//! Definitions with derives read and write the same text as those with `ods!`, and report the
//! same errors.

use crate::features;
use ods_runtime::prelude::*;
use ods_runtime::registry::DialectInfo;
use ods_runtime::tool::{OptOptions, run_on_text};
use ods_tests::generate::{Random, damage, tokens};
use ods_tests::samples::sample;
use ods_tests::{derived, dialect, mlir_files};
use std::path::Path;
use std::sync::Arc;

/// The same dialect in both spellings, each together with other dialects.
struct Doors {
    ods: Arc<DialectRegistry>,
    derived: Arc<DialectRegistry>,
}

impl Doors {
    fn of<O: Dialect, D: Dialect>() -> Self {
        let others = || ods_dialects::all();
        Self {
            ods: Arc::new(others().with::<O>().with_unknown_operations::<O>()),
            derived: Arc::new(others().with::<D>().with_unknown_operations::<D>()),
        }
    }

    /// Whether the text is valid, and its custom form. Both spellings must agree in all forms.
    fn check(&self, text: &str) -> (bool, String) {
        let [custom, _, _] = [
            &[][..],
            &["--mlir-print-op-generic"],
            &["--mlir-print-debuginfo"],
        ]
        .map(|flags| {
            let flags = flags
                .iter()
                .chain(&["--allow-unregistered-dialect", "--split-input-file"]);
            let options = OptOptions::from_args(flags.copied()).expect("there are such options");
            let [ods, derived] = [&self.ods, &self.derived].map(|registry| {
                let result = run_on_text(registry, &options, "t.mlir", text.as_bytes());
                let text = [result.output, result.errors]
                    .map(|text| String::from_utf8_lossy(&text).into_owned());
                (result.failed, text)
            });
            assert_eq!(ods, derived, "{text}");
            ods
        });
        let (failed, [output, _]) = custom;
        (!failed, output)
    }

    /// Compares the spellings on damaged text, with words from `others`; returns the number of
    /// errors.
    fn check_damaged(
        &self,
        text: &str,
        others: &[&str],
        times: usize,
        random: &mut Random,
    ) -> usize {
        let checks = (0..times).map(|_| self.check(&damage(text, others, random)));
        checks.filter(|(is_right, _)| !is_right).count()
    }

    /// Tries an operation for each op, valid or not, the printed form of valid ones, and
    /// damaged versions of both. Returns the names of the ops without a valid operation.
    fn check_samples(&self, dialect: &DialectInfo, random: &mut Random) -> Vec<&'static str> {
        let mut without = Vec::new();
        let all: String = dialect.operations().map(sample).collect();
        let others = tokens(&all);
        for op in dialect.operations() {
            let text = sample(op);
            let (is_right, printed) = self.check(&text);
            if !is_right {
                without.push(op.name());
                continue;
            }
            self.check(&printed);
            self.check_damaged(&text, &others, 1, random);
            self.check_damaged(&printed, &others, 3, random);
        }
        without
    }
}

const PROGRAMS: [&str; 3] = [
    include_str!("../../../examples/toy/programs/multiply_transpose.mlir"),
    include_str!("../../../examples/toy/programs/polynomial.mlir"),
    include_str!("../../../examples/toy/programs/matrices.mlir"),
];

fn toy_doors() -> Doors {
    Doors::of::<toy_dialect::ToyDialect, crate::toy::ToyDialect>()
}

#[test]
fn toy() {
    let (doors, random) = (toy_doors(), &mut Random::new(9));
    for program in PROGRAMS {
        let (is_right, printed) = doors.check(program);
        assert!(is_right && printed.contains("toy.return"), "{printed}");
        assert_eq!(doors.check(&printed).1, printed);
        let others = tokens(program);
        assert!(doors.check_damaged(program, &others, 60, random) > 20);
    }
    doors.check_samples(toy_dialect::ToyDialect::INFO, random);
}

#[test]
fn toy_with_known_mistakes() {
    let doors = toy_doors();
    for text in [
        "toy.func @main() {\n  toy.print %nowhere : tensor<*xf64>\n  toy.retrun\n}",
        "%0 = \"toy.transpose\"() : () -> tensor<2xf64>",
        "toy.func @f(%x: tensor<2xf64>) {\n  \"toy.add\"(%x, %x) : (tensor<2xf64>, tensor<2xf64>) -> tensor<3xf64>\n  toy.return\n}",
        "toy.func @f(%x: tensor<2xf64>) -> tensor<2xf64> {\n  toy.return\n}",
        "toy.func @f(%x: tensor<2x3xf64>) {\n  %y = toy.transpose(%x : tensor<2x3xf64>) to tensor<2x3xf64>\n  toy.return\n}",
        "%0 = \"toy.constant\"() {value = dense<1.0> : tensor<2xf64>} : () -> tensor<3xf64>",
        "%0 = toy.constant 1.0 : f64",
        "toy.func @f(%i: i32) {\n  \"toy.print\"(%i) : (i32) -> ()\n  toy.return\n}",
        "toy.return",
        "\"toy.func\"() ({}) : () -> ()",
    ] {
        assert!(!doors.check(text).0, "{text}");
    }
}

#[test]
fn features() {
    let doors = Doors::of::<features::ods::FeaturesDialect, features::structs::FeaturesDialect>();
    let info = features::ods::FeaturesDialect::INFO;
    let without = doors.check_samples(info, &mut Random::new(10));
    // They require more than their constraints.
    let expected = [
        "trait_parent",
        "trait_other_parent",
        "trait_parents",
        "trait_terminator",
        "trait_other_pred",
        "trait_types_follow",
        "trait_branches",
        "verified_after",
    ];
    assert_eq!(without, expected.map(|name| format!("features.{name}")));
}

#[test]
fn imported_features() {
    use features::imported::{ods, structs};
    let doors = Doors::of::<ods::ImportedDialect, structs::ImportedDialect>();
    let without = doors.check_samples(ods::ImportedDialect::INFO, &mut Random::new(12));
    // They have types and attributes of another dialect, and a result.
    assert_eq!(without, ["imported.type", "imported.attr"]);
}

#[test]
fn dialect_of_the_tests() {
    let doors = Doors::of::<dialect::TestDialect, derived::TestDialect>();
    let info = dialect::TestDialect::INFO;
    let without = doors.check_samples(info, &mut Random::new(11));
    assert!(without.len() * 3 < info.operations().count(), "{without:?}");
}

#[test]
fn corpus_of_the_tests() {
    let doors = Doors::of::<dialect::TestDialect, derived::TestDialect>();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance/corpus/test");
    let files = mlir_files(&folder).expect("the corpus is there");
    assert!(files.len() > 10);
    for file in files {
        let text = std::fs::read_to_string(file).expect("it is text");
        doors.check(&text);
    }
}
