//! Copies of operations.

use ods_runtime::IrMapping;
use ods_runtime::prelude::*;

fn parse(ir: &mut Ir, text: &str) -> Operation {
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    parse_source(ir, "clone.mlir", text.as_bytes(), options).unwrap()
}

const TEXT: &str = r#"
    %0:2 = "t.def"() <{p = 1 : i32}> : () -> (i32, f32)
    "t.holder"(%0#1, %later) ({
    ^bb0(%a: i32 loc("x")):
      %1 = "t.use"(%a, %0#0, %2) : (i32, i32, i32) -> i32
      "t.br"(%1)[^bb2, ^bb1] : (i32) -> ()
    ^bb1:
      %2 = "t.op"() {d} : () -> i32
      "t.br"()[^bb2] : () -> ()
    ^bb2:
      "t.ret"() : () -> ()
    }, {
    }) : (f32, index) -> ()
    %later = "t.op"() : () -> index
"#;

#[test]
fn a_clone_prints_the_same() {
    let mut ir = Ir::new();
    let module = parse(&mut ir, TEXT);
    let mut mapping = IrMapping::new();
    let copy = module.clone_with(&mut ir, &mut mapping);
    let flags = PrintFlags::new().debug_info(true);
    let old = module.regions(&ir)[0].entry_block(&ir).unwrap();
    let new = copy.regions(&ir)[0].entry_block(&ir).unwrap();
    let pairs = old.operations(&ir).zip(new.operations(&ir));
    for (from, to) in pairs.chain([(module, copy)]) {
        assert_eq!(mapping.get_operation(from), Some(to));
        assert!(mapping.contains_operation(from) && !mapping.contains_operation(to));
        for (from, to) in from.results(&ir).iter().zip(to.results(&ir)) {
            assert_eq!(mapping.get_value(*from), Some(*to));
            assert!(mapping.contains_value(*from) && mapping.get_value(*to).is_none());
        }
    }
    assert_eq!(
        (mapping.get_block(old), mapping.get_block(new)),
        (Some(new), None)
    );
    assert!(mapping.contains_block(old) && !mapping.contains_block(new));
    let printed = copy.to_text(&ir, flags.clone());
    assert_eq!(printed, module.to_text(&ir, flags.clone()));
    // The copy does not refer to the original.
    module.erase(&mut ir);
    assert_eq!(copy.to_text(&ir, flags), printed);
    copy.erase(&mut ir);
    assert_eq!(ir.operation_count(), 0);
}

/// Invalid, but not lost: the definitions are in regions that are cloned after the uses.
#[test]
fn a_clone_uses_its_own_values_before_the_regions_that_define_them() {
    let text = r#"
        "t.r"() ({
          "t.use"(%0) : (i64) -> ()
          "t.r"() ({
            "t.r"() ({
              %0 = "t.op"() : () -> i64
            }) : () -> ()
          }) : () -> ()
        }) : () -> ()
    "#;
    let mut ir = Ir::new();
    let module = parse(&mut ir, text);
    let top = module.nested::<Operation>(&ir)[1];
    for op in [module, top] {
        let copy = op.clone_op(&mut ir);
        let text = |op: Operation| String::from_utf8(op.to_text(&ir, PrintFlags::new())).unwrap();
        assert_eq!(text(copy).trim_end(), text(op).trim_end());
        copy.erase(&mut ir);
    }
    let copy = top.clone_op(&mut ir);
    module.erase(&mut ir);
    copy.erase(&mut ir);
    assert_eq!(ir.operation_count(), 0);
}

#[test]
fn operands_from_outside_go_through_the_mapping() {
    let mut ir = Ir::new();
    let module = parse(&mut ir, TEXT);
    let body = module.regions(&ir)[0].entry_block(&ir).unwrap();
    let ops: Vec<Operation> = body.operations(&ir).collect();
    let [def, holder, later] = ops[..] else {
        return;
    };
    let mut mapping = IrMapping::new();
    mapping.map_value(def.result(&ir, 1), later.result(&ir, 0));
    let copy = holder.clone_with(&mut ir, &mut mapping);
    assert_eq!(copy.operands(&ir), [later.result(&ir, 0); 2]);
    assert_eq!(copy.parent_block(&ir), None);
    let user = copy.regions(&ir)[0].entry_block(&ir).unwrap();
    let user = user.first_op(&ir).unwrap();
    assert_eq!(user.operand(&ir, 1), def.result(&ir, 0), "not mapped");
    assert_eq!(
        user.operand(&ir, 0),
        user.parent_block(&ir).unwrap().argument(&ir, 0)
    );
    assert_eq!(def.result(&ir, 0).uses(&ir).count(), 2);
}
