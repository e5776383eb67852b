//! Walks over nested operations.

use ods_runtime::prelude::*;

const TEXT: &str = r#"
    "t.a"() ({
      "t.b"() : () -> ()
    ^bb1:
    ^bb2:
      "t.c"() ({}, {
        "t.d"() : () -> ()
      }) : () -> ()
      "t.e"() : () -> ()
    }) : () -> ()
    "t.f"() ({
    ^bb0:
    }) : () -> ()
"#;

fn visited(order: WalkOrder, answer: impl Fn(&str) -> WalkResult) -> (String, WalkResult) {
    let mut ir = Ir::new();
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "walk.mlir", TEXT.as_bytes(), options).unwrap();
    let mut names = String::new();
    let result = module.walk_with(&ir, order, |op| {
        let name = op.name(&ir).mnemonic();
        names.push_str(&name[..1]);
        answer(name)
    });
    (names, result)
}

#[test]
fn pre_order_and_post_order() {
    let all = |_: &str| WalkResult::Advance;
    let done = WalkResult::Advance;
    assert_eq!(visited(WalkOrder::PreOrder, all), ("mabcdef".into(), done));
    assert_eq!(visited(WalkOrder::PostOrder, all), ("bdceafm".into(), done));
}

#[test]
fn skipping_and_stopping() {
    let skip = |name: &str| match name {
        "c" => WalkResult::Skip,
        _ => WalkResult::Advance,
    };
    let (names, _) = visited(WalkOrder::PreOrder, skip);
    assert_eq!(names, "mabcef");
    let all = visited(WalkOrder::PreOrder, |_| WalkResult::Skip);
    assert_eq!(all, ("m".into(), WalkResult::Advance));
    let all = visited(WalkOrder::PostOrder, |_| WalkResult::Skip);
    assert_eq!(all, ("bdceafm".into(), WalkResult::Advance));
    let stop = |name: &str| match name {
        "c" => WalkResult::Interrupt,
        _ => WalkResult::Advance,
    };
    let stopped = WalkResult::Interrupt;
    assert_eq!(visited(WalkOrder::PreOrder, stop), ("mabc".into(), stopped));
    assert_eq!(visited(WalkOrder::PostOrder, stop), ("bdc".into(), stopped));
}
