//! Folding: results, constants, traits, operands in order.

use super::dialect::{AddOp, ConstOp};
use super::{check, parse, run};
use expect_test::expect;
use ods_runtime::pass::{PassManager, PassRegistry, parse_pipeline};
use ods_runtime::prelude::*;
use ods_runtime::rewrite::greedy::GreedyConfig;
use ods_runtime::transforms;

#[test]
fn results_become_constants_and_values() {
    check(
        "%x = \"t.x\"() : () -> i64
         %a = a.const 2
         %b = a.const 3
         %c = a.add %a, %b
         %d = a.add %x, %c
         %zero = a.const 0
         %e = a.add %zero, %d
         a.use %e",
        PatternSet::new(),
        &expect![[r#"
            module {
              %0 = a.const 5
              %1 = "t.x"() : () -> i64
              %2 = a.add %1, %0
              a.use %2
            }"#]],
    );
}

#[test]
fn several_and_variadic_results() {
    check(
        "%x = \"t.x\"() : () -> i64
         %a = a.const 7
         %b = a.const 2
         %q, %r = a.div %a, %b
         %one = a.const 1
         %s, %t = a.div %x, %one
         %p:3 = a.pack %q, %r, %s : i64, i64, i64
         a.use %p#0, %p#1, %p#2, %t",
        PatternSet::new(),
        &expect![[r#"
            module {
              %0 = a.const 0
              %1 = a.const 1
              %2 = a.const 3
              %3 = "t.x"() : () -> i64
              a.use %2, %1, %3, %0
            }"#]],
    );
}

#[test]
fn traits_fold() {
    check(
        "%x, %y = \"t.x\"() : () -> (i64, i64)
         %a = a.neg %x
         %b = a.neg %a
         %c = a.abs %y
         %d = a.abs %c
         %e = a.max %x, %x
         %k = a.const 1
         %f = a.max %k, %y
         a.use %b, %d, %e, %f",
        PatternSet::new(),
        &expect![[r#"
            module {
              %0 = a.const 1
              %1:2 = "t.x"() : () -> (i64, i64)
              %2 = a.abs %1#1
              %3 = a.max %1#1, %0
              a.use %1#0, %2, %1#0, %3
            }"#]],
    );
}

#[test]
fn folding_in_place_goes_on() {
    check(
        "%x = \"t.x\"() : () -> i64
         %a = a.down %x by 3
         a.use %a",
        PatternSet::new(),
        &expect![[r#"
            module {
              %0 = "t.x"() : () -> i64
              a.use %0
            }"#]],
    );
}

#[test]
fn constants_are_unified_at_the_front_of_isolated_regions() {
    check(
        "%a = a.const 1
         a.scope {
           %b = a.const 1
           %c = a.const 2
           a.use %b, %c
         }
         a.box {
           %d = a.const 1
           a.scope {
             %e = a.const 1
             a.use %d, %e
           }
         }
         a.use %a",
        PatternSet::new(),
        &expect![[r"
            module {
              %0 = a.const 2
              %1 = a.const 1
              a.scope {
                a.use %1, %0
              }
              a.box {
                %2 = a.const 1
                a.scope {
                  a.use %2, %2
                }
              }
              a.use %1
            }"]],
    );
}

#[test]
fn without_an_operation_for_the_constant_nothing_is_folded() {
    check(
        "%x = f.one\na.use %x",
        PatternSet::new(),
        &expect![[r"
            module {
              %0 = f.one
              a.use %0
            }"]],
    );
}

#[test]
fn folding_and_unifying_can_be_turned_off() {
    let text = "%a = a.const 1\n%b = a.const 1\n%c = a.add %a, %b\na.use %c";
    let config = GreedyConfig::new().fold(false);
    let done = run(text, PatternSet::new(), &config);
    assert_eq!(
        done.text,
        "module {\n  %0 = a.const 1\n  %1 = a.add %0, %0\n  a.use %1\n}"
    );
    let config = config.unify_constants(false);
    let done = run(text, PatternSet::new(), &config);
    let outcome = done.outcome.unwrap();
    assert!(!outcome.changed && outcome.iterations == 1);
    assert_eq!(done.text.matches("a.const").count(), 2);
}

#[test]
fn operations_are_built_or_folded() {
    let (mut ir, module) = parse("%a = a.const 1\n%x = \"t.x\"() : () -> i64");
    let body = module.cast::<ModuleOp>(&ir).unwrap().body(&ir);
    let ops: Vec<Operation> = body.operations(&ir).collect();
    let (a, x) = (ops[0].result(&ir, 0), ops[1].result(&ir, 0));
    let mut b = OpBuilder::at_end(&mut ir, body);
    let sum = b.create_or_fold(|b| AddOp::build(b, Location::UNKNOWN, a, a));
    let constant = sum[0]
        .defining::<ConstOp>(&b)
        .expect("constants are folded");
    assert_eq!(constant.value(&b), 2);
    let kept = b.create_or_fold(|b| AddOp::build(b, Location::UNKNOWN, x, a));
    assert!(kept[0].defining::<AddOp>(&b).is_some());
    assert_eq!(body.operations(&ir).count(), 4);
}

#[test]
fn operands_become_constants_for_anyone_who_asks() {
    let (mut ir, module) = parse("%a = a.const 4\n%x = \"t.x\"() : () -> i64");
    let ops = module.nested::<Operation>(&ir);
    let (a, x) = (ops[1].result(&ir, 0), ops[2].result(&ir, 0));
    assert_eq!(a.constant(&mut ir), Some(Attribute::i64(4)));
    assert_eq!(x.constant(&mut ir), None);
    assert_eq!(ops[2].fold_constants(&mut ir), Folded::No);
}

#[test]
fn limits_of_more_than_32_bits_are_not_cut() {
    let passes = PassRegistry::new().with_all(transforms::all);
    for limit in [1_u64 << 32, (1 << 32) + 1] {
        let text = "%a = a.const 2\n%b = a.add %a, %a\na.use %b";
        let (mut ir, module) = parse(text);
        let options = format!("max-iterations={limit} test-convergence=true");
        let pipeline = format!("builtin.module(canonicalize{{{options}}})");
        let pipeline = parse_pipeline(&pipeline, &passes).unwrap();
        let passes = PassManager::with_pipeline(pipeline);
        passes.run(&mut ir, module).unwrap();
        assert!(module.display(&ir).to_string().contains("a.const 4"));
    }
}
