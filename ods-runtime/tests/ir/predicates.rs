//! Predicates of operations, as generated code calls them.

use ods_runtime::__private::preds::*;
use ods_runtime::prelude::*;

const SOURCE: &str = r#"
    %0:2 = "t.a"() : () -> (tensor<2xf32>, f32)
    "t.b"(%0#0, %0#1, %0#1) ({
        "t.c"() : () -> ()
    ^bb1:
        "t.d"() : () -> ()
    }) : (tensor<2xf32>, f32, f32) -> ()
"#;

#[test]
fn operands_and_results_are_asked_for_by_number() {
    let mut ir = Ir::new();
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "-", SOURCE.as_bytes(), options).unwrap();
    let body = module.regions(&ir)[0].entry_block(&ir).unwrap();
    let [a, b] = body.operations(&ir).collect::<Vec<_>>()[..] else {
        panic!("these are two operations");
    };
    assert_eq!((num_operands(&ir, a), num_results(&ir, a)), (0, 2));
    assert_eq!((num_operands(&ir, b), num_results(&ir, b)), (3, 0));
    assert_eq!(*operand_type(&ir, b, 1), Type::f32());
    assert_eq!(*operand_type(&ir, b, 3), Type::None);
    assert_eq!(*result_type(&ir, a, 1), Type::f32());
    assert!(operands_have_same_element_type(&ir, b, &[0, 1, 2]));
    assert!(!operands_have_same_element_type(&ir, b, &[0, 3]));
    assert_eq!(num_blocks(&ir, b.regions(&ir)[0]), 2);
}
