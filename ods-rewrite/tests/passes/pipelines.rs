//! Pipelines and options as text.

use crate::{Remove, TWO, parse, passes};
use expect_test::expect;
use ods_runtime::pass::{Pass, PassManager, parse_pipeline, statistics_report};
use ods_runtime::prelude::*;
use std::fmt::Write as _;

#[test]
fn options_and_statistics_are_fields() {
    let pass = Remove::default();
    let info = pass.info();
    assert_eq!((info.name, info.argument), ("Remove", "test-remove"));
    assert_eq!(info.summary, "Removes operations of one name");
    assert_eq!(info.anchor, Some("builtin.module"));
    let text = "builtin.module(test-remove{max=2 op-name=t.y skipped={1,5}})";
    let pipeline = parse_pipeline(text, &passes()).unwrap();
    assert_eq!(pipeline.to_string(), text);
    let (mut ir, module) = parse("\"t.y\"() : () -> ()\n".repeat(4).as_str());
    let manager = PassManager::with_pipeline(pipeline);
    manager.run(&mut ir, module).unwrap();
    assert_eq!(module.nested::<Operation>(&ir).len(), 3);
    expect![[r"
        ===-------------------------------------------------------------------------===
                                 ... Pass statistics report ...
        ===-------------------------------------------------------------------------===
        Remove
          (S)        2 removed - The operations that were removed
    "]]
    .assert_eq(&statistics_report(manager.pipeline(), false));
    assert_eq!(
        statistics_report(manager.pipeline(), true),
        statistics_report(manager.pipeline(), false)
    );
}

#[test]
fn pipelines_are_read_and_written() {
    let written = |text: &str| parse_pipeline(text, &passes()).unwrap().to_string();
    let same = [
        "builtin.module()",
        "builtin.module(cse,symbol-dce)",
        "builtin.module(func.func(cse),func.func(cse),any(cse))",
        "any(cse)",
    ];
    for text in same {
        assert_eq!(written(text), text);
    }
    assert_eq!(
        written(" builtin.module ( cse , func.func( cse ) ) "),
        "builtin.module(cse,func.func(cse))"
    );
    let text = written("builtin.module(clean-up,remove-some{max=3})");
    assert!(
        text.starts_with("builtin.module(cse,canonicalize{"),
        "{text}"
    );
    assert!(
        text.ends_with("},test-remove{max=3 op-name=t.x })"),
        "{text}"
    );
    assert_eq!(written(&text), text);
    let text = "builtin.module(composite-fixed-point-pass{max-iterations=2 name=loop pipeline=cse,func.func(cse)})";
    assert_eq!(written(text), text);
    let text = "builtin.module(composite-fixed-point-pass{max-iterations=2 name={a b} pipeline=})";
    assert_eq!(written(text), text);
}

#[test]
fn options_are_read_as_in_mlir() {
    let written = |options: &str| {
        let text = format!("builtin.module(test-remove{{{options}}})");
        let text = parse_pipeline(&text, &passes()).unwrap().to_string();
        let options = text.strip_prefix("builtin.module(test-remove{");
        options
            .and_then(|text| text.strip_suffix("})"))
            .unwrap()
            .to_owned()
    };
    // A list gets all its elements, of another option the last value counts.
    assert_eq!(
        written("skipped=1 max=2 skipped=3,4 max=5"),
        "max=5 op-name=t.x skipped={1,3,4}"
    );
    assert_eq!(
        written("skipped={1, 2} skipped= skipped=3"),
        "max=1 op-name=t.x skipped={1,2,3}"
    );
    // What has no name is left out.
    assert_eq!(written("= =7 max=2"), "max=2 op-name=t.x ");
    assert_eq!(
        written("max=0x10 skipped=0b11,0o17,017"),
        "max=16 op-name=t.x skipped={3,15,15}"
    );
    assert_eq!(written("op-name='a b'"), "max=1 op-name={a b} ");
    let error = |options: &str| {
        let text = format!("any(test-remove{{{options}}})");
        let error = parse_pipeline(&text, &passes()).unwrap_err();
        let (_, message) = error.message.split_once("`: ").unwrap();
        format!("{} {message}", &text[error.offset..])
    };
    // The name of an option that is no flag does not stand alone.
    assert_eq!(
        error("max=2 op-name"),
        "op-name}) for the op-name option: the value is missing: write `op-name=` and text, without a space between"
    );
    // Only braces and quotes hold spaces together.
    assert!(error("op-name=(a b)").contains(" no such option b); its options are "));
    // Of a list, the element that is wrong is named, wherever it is.
    assert!(error("skipped=x skipped=3").starts_with("x skipped=3}) "));
    assert!(error("skipped={1, \"x\"}").starts_with("\"x\"}}) "));
    assert!(error("skipped=1,,3").ends_with("'1,,3' is not a list of values separated by commas"));
    assert_eq!(
        error("skipped=1,[3],4"),
        "[3],4}) for the skipped option: '[3]' is not a number of 32 bits that is not negative"
    );
}

#[test]
fn passes_run_on_isolated_operations_only() {
    let run = |text: &str, pipeline: &str| {
        let (mut ir, module) = parse(text);
        let pipeline = parse_pipeline(pipeline, &passes()).unwrap();
        let outcome = PassManager::with_pipeline(pipeline).run(&mut ir, module);
        outcome.map_or_else(|errors| errors[0].message.clone(), |_| String::new())
    };
    let unregistered = "'t.x' op trying to schedule a pass on an unregistered operation";
    assert_eq!(
        run(TWO, "builtin.module(builtin.module(t.x(cse)))"),
        unregistered
    );
    assert_eq!(run(TWO, "builtin.module(any(t.x(any(cse))))"), unregistered);
    for fine in [
        "builtin.module(t.x(cse))",
        "builtin.module(any(any(cse)))",
        "any(any(t.x()))",
    ] {
        assert_eq!(run(TWO, fine), "", "{fine}");
    }
}

#[test]
fn mistakes_in_pipelines_are_located() {
    let mut report = String::new();
    for text in [
        "",
        "cse",
        "builtin.module(nope)",
        "builtin.module(cse,)",
        "builtin.module(cse cse)",
        "builtin.module(cse",
        "builtin.module(cse))",
        "builtin.module(cse) x",
        "builtin.module(canonicalize{max-iterations=x})",
        "builtin.module(canonicalize{what=1})",
        "builtin.module(canonicalize{region-simplify=much})",
        "builtin.module(canonicalize{max-iterations=1)",
        "builtin.module(cse{a=\"b})",
        "builtin.module(clean-up{a=b})",
        "func.func(on-modules)",
        "builtin.module(composite-fixed-point-pass{pipeline=nope})",
        "builtin.module(composite-fixed-point-pass{max-iterations=0})",
    ] {
        let error = parse_pipeline(text, &passes()).unwrap_err();
        let _ = writeln!(report, "{error}");
    }
    report.push_str(
        &parse_pipeline(&"any(".repeat(200), &passes())
            .unwrap_err()
            .message,
    );
    expect![[r#"
        pass pipeline:1:1: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'

        ^
        pass pipeline:1:1: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'
        cse
        ^
        pass pipeline:1:16: error: 'nope' does not refer to a registered pass or pass pipeline
        builtin.module(nope)
                       ^
        pass pipeline:1:20: error: '' does not refer to a registered pass or pass pipeline
        builtin.module(cse,)
                           ^
        pass pipeline:1:16: error: 'cse cse' does not refer to a registered pass or pass pipeline; passes are separated by commas
        builtin.module(cse cse)
                       ^
        pass pipeline:1:19: error: expected ',' or ')' after the name of a pass or pass pipeline
        builtin.module(cse
                          ^
        pass pipeline:1:20: error: encountered extra closing ')' creating unbalanced parentheses while parsing pipeline
        builtin.module(cse))
                           ^
        pass pipeline:1:21: error: expected the end of the pass pipeline
        builtin.module(cse) x
                            ^
        pass pipeline:1:44: error: failed to add `canonicalize` with options `max-iterations=x`: for the max-iterations option: 'x' is not a number of 64 bits
        builtin.module(canonicalize{max-iterations=x})
                                                   ^
        pass pipeline:1:29: error: failed to add `canonicalize` with options `what=1`: no such option what; its options are disable-patterns, enable-patterns, max-iterations, max-num-rewrites, region-simplify, test-convergence, top-down
        builtin.module(canonicalize{what=1})
                                    ^
        pass pipeline:1:45: error: failed to add `canonicalize` with options `region-simplify=much`: for the region-simplify option: 'much' is not `disabled`, `normal` or `aggressive`
        builtin.module(canonicalize{region-simplify=much})
                                                    ^
        pass pipeline:1:28: error: missing closing '}' while processing pass options
        builtin.module(canonicalize{max-iterations=1)
                                   ^
        pass pipeline:1:22: error: failed to add `cse` with options `a="b`: `"` is not closed in `"b`
        builtin.module(cse{a="b})
                             ^
        pass pipeline:1:25: error: failed to add `clean-up` with options `a=b`: no such option a
        builtin.module(clean-up{a=b})
                                ^
        pass pipeline:1:11: error: can't add pass 'on-modules' restricted to 'builtin.module' on a pipeline intended to run on 'func.func': write `builtin.module(on-modules)`
        func.func(on-modules)
                  ^
        pass pipeline:1:52: error: 'nope' does not refer to a registered pass or pass pipeline
        builtin.module(composite-fixed-point-pass{pipeline=nope})
                                                           ^
        pass pipeline:1:58: error: Invalid maxIterations value: 0
        builtin.module(composite-fixed-point-pass{max-iterations=0})
                                                                 ^
        pipelines are nested more than 100 levels deep"#]].assert_eq(&report);
}
