//! Comparison of operations, and their hashes.

use ods_runtime::prelude::*;
use ods_runtime::{Equivalence, EquivalenceFlags};

fn parse(ir: &mut Ir, text: &str) -> Operation {
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    parse_source(ir, "equal.mlir", text.as_bytes(), options).unwrap()
}

const TEXT: &str = r#"
    "t.holder"(%later) <{p = 1 : i32}> ({
    ^bb0(%a: i32 loc("x")):
      %1 = "t.use"(%a, %2) {d} : (i32, i32) -> i32
      "t.br"(%1)[^bb2, ^bb1] : (i32) -> ()
    ^bb1:
      %2 = "t.op"() : () -> i32
      "t.br"()[^bb2] : () -> ()
    ^bb2:
      "t.ret"() : () -> ()
    }) : (tensor<2xindex>) -> ()
    %later = "t.op"() : () -> tensor<2xindex>
"#;

fn same(flags: EquivalenceFlags, left: &str, right: &str) -> bool {
    let (mut a, mut b) = (Ir::new(), Ir::new());
    let (first, second) = (parse(&mut a, left), parse(&mut b, right));
    let across = Equivalence::between(&a, &b, flags).operations(first, second);
    // Within one `Ir` the result is the same, and the hash agrees.
    let third = parse(&mut a, right);
    assert_eq!(first.is_equivalent_to(&a, third, flags), across);
    assert_eq!(third.is_equivalent_to(&a, first, flags), across);
    let hashes = [
        first.structural_hash(&a, flags),
        second.structural_hash(&b, flags),
    ];
    assert_eq!(hashes[0] == hashes[1], across);
    let (region, other) = (first.regions(&a)[0], second.regions(&b)[0]);
    assert_eq!(
        Equivalence::between(&a, &b, flags).regions(region, other),
        across
    );
    let (first, second) = (
        region.entry_block(&a).unwrap(),
        other.entry_block(&b).unwrap(),
    );
    assert_eq!(
        Equivalence::between(&a, &b, flags).blocks(first, second),
        across
    );
    across
}

#[test]
fn what_differs_is_seen() {
    let flags = EquivalenceFlags::IGNORE_LOCATIONS;
    assert!(same(flags, TEXT, TEXT));
    for (from, to) in [
        ("t.ret", "t.other"),
        ("p = 1", "p = 2"),
        ("{d}", "{e}"),
        ("(%a, %2)", "(%2, %a)"),
        ("[^bb2, ^bb1]", "[^bb1, ^bb2]"),
        ("2xindex", "3xindex"),
        ("\"t.ret\"() :", "\"t.ret\"() ({}) :"),
        ("\"t.ret\"() : () -> ()", "\"t.ret\"() : () -> ()\n^bb3:"),
        (
            "%2 = \"t.op\"() : () -> i32",
            "%2:2 = \"t.op\"() : () -> (i32, i32)",
        ),
    ] {
        let changed = TEXT.replace(from, to);
        assert!(!same(flags, TEXT, &changed), "{to}");
    }
}

#[test]
fn flags_leave_out() {
    let all = EquivalenceFlags::default();
    let flags = EquivalenceFlags {
        ignore_discardable_attributes: true,
        ..EquivalenceFlags::IGNORE_LOCATIONS
    };
    assert!(same(flags, TEXT, &TEXT.replace("{d}", "{e}")));
    assert!(!same(flags, TEXT, &TEXT.replace("p = 1", "p = 2")));
    assert!(same(all, TEXT, TEXT), "equal text of equal place");
    let elsewhere = TEXT.replace("loc(\"x\")", "loc(\"y\")");
    assert!(!same(all, TEXT, &elsewhere));
    assert!(same(EquivalenceFlags::IGNORE_LOCATIONS, TEXT, &elsewhere));
}

#[test]
fn values_from_outside_are_themselves_or_what_is_said() {
    let mut ir = Ir::new();
    let text = r#"
        %0:2 = "t.def"() : () -> (i32, i32)
        "t.a"(%0#0) : (i32) -> ()
        "t.a"(%0#1) : (i32) -> ()
    "#;
    let module = parse(&mut ir, text);
    let body = module.regions(&ir)[0].entry_block(&ir).unwrap();
    let ops: Vec<Operation> = body.operations(&ir).collect();
    let flags = EquivalenceFlags::IGNORE_LOCATIONS;
    assert!(!ops[1].is_equivalent_to(&ir, ops[2], flags));
    assert_ne!(
        ops[1].structural_hash(&ir, flags),
        ops[2].structural_hash(&ir, flags)
    );
    let copy = ops[1].clone_op(&mut ir);
    assert!(ops[1].is_equivalent_to(&ir, copy, flags));
    let mut asked = Vec::new();
    let mut told = Equivalence::new(&ir, flags).values_outside(|left, right| {
        asked.push((left, right));
        true
    });
    assert!(told.operations(ops[1], ops[2]));
    drop(told);
    let results = ops[0].results(&ir);
    assert_eq!(asked, [(results[0], results[1])]);
    assert_eq!(
        ops[1].structural_hash_with(&ir, flags, |_| 0),
        ops[2].structural_hash_with(&ir, flags, |_| 0)
    );
}

#[test]
fn deep_nesting_needs_no_stack() {
    let depth = 100_000;
    let mut ir = Ir::new();
    let make = |ir: &mut Ir| {
        let mut inner: Option<Operation> = None;
        for _ in 0..depth {
            let region = ir.create_region();
            let block = region.add_block(ir, &[]);
            if let Some(inner) = inner {
                block.append(ir, inner);
            }
            let mut state = OperationState::unregistered("t.op", Location::UNKNOWN);
            state.regions.push(region);
            inner = Some(ir.create(state));
        }
        inner.unwrap()
    };
    let (a, b) = (make(&mut ir), make(&mut ir));
    let flags = EquivalenceFlags::default();
    assert!(a.is_equivalent_to(&ir, b, flags));
    assert_eq!(a.structural_hash(&ir, flags), b.structural_hash(&ir, flags));
}
