//! Simplification of regions.

use super::parse;
use expect_test::{Expect, expect};
use ods_runtime::prelude::*;
use ods_runtime::rewrite::region::{
    drop_redundant_arguments, erase_dead_code, erase_unreachable_blocks, merge_identical_blocks,
    simplify_regions,
};

#[track_caller]
fn check(text: &str, simplify: fn(&mut Ir, &[Region]) -> bool, expected: &Expect) {
    let (mut ir, module) = parse(text);
    let regions = module.regions(&ir).to_vec();
    let changed = simplify(&mut ir, &regions);
    let before = parse(text);
    let after = module.display(&ir).to_string();
    assert_eq!(changed, after != before.1.display(&before.0).to_string());
    assert!(!simplify(&mut ir, &regions), "there is nothing left to do");
    expected.assert_eq(&after);
}

#[test]
fn dead_operations_may_use_each_other() {
    check(
        "%x = \"t.x\"() : () -> i64
         %a = a.neg %b
         %b = a.neg %a
         %c = a.neg %x
         a.scope { %d = a.add %c, %c }
         %e = a.abs %x
         a.use %e",
        erase_dead_code,
        &expect![[r#"
            module {
              %0 = "t.x"() : () -> i64
              a.scope {
              }
              %1 = a.abs %0
              a.use %1
            }"#]],
    );
}

/// Simplification looks for dead code only where a short look does not show that there is none.
#[test]
fn dead_code_is_never_overlooked() {
    for (text, has_dead_code) in [
        ("%x = \"t.x\"() : () -> i64\n a.use %x", false),
        ("%a = a.neg %b\n %b = a.neg %a", true),
        (
            "a.scope { %x = \"t.x\"() : () -> i64\n %a = a.neg %x\n %b = a.neg %a }",
            true,
        ),
        (
            // The region of an operation that is not registered is a graph.
            r#"a.scope {
                 "t.graph"() ({
                   %a = a.neg %b
                   %b = a.neg %a
                 }) : () -> ()
               }"#,
            true,
        ),
        (
            r#"a.scope {
                 %x = "t.x"() : () -> i64
                 "t.br"()[^a] : () -> ()
               ^a:
                 %b = a.neg %x
                 "t.end"() : () -> ()
               }"#,
            true,
        ),
        (
            "%x = \"t.x\"() : () -> i64\n a.scope { %a = a.neg %x\n a.use %a }",
            false,
        ),
    ] {
        let (mut ir, module) = parse(text);
        let regions = module.regions(&ir).to_vec();
        assert_eq!(
            simplify_regions(&mut ir, &regions, false),
            has_dead_code,
            "{text}"
        );
        assert!(!erase_dead_code(&mut ir, &regions), "{text}");
    }
}

#[test]
fn unreachable_blocks_may_use_each_other() {
    check(
        r#"a.scope {
           "t.br"()[^c] : () -> ()
         ^a:
           %x = "t.x"() : () -> i64
           "t.br"()[^b] : () -> ()
         ^b:
           a.use %x
           "t.br"()[^a] : () -> ()
         ^c:
           a.use
           "t.end"() : () -> ()
         }"#,
        erase_unreachable_blocks,
        &expect![[r#"
            module {
              a.scope {
                "t.br"()[^bb1] : () -> ()
              ^bb1:  // pred: ^bb0
                a.use 
                "t.end"() : () -> ()
              }
            }"#]],
    );
}

#[test]
fn unknown_branches_keep_blocks_and_arguments() {
    let text = r#"a.scope {
           "t.br"()[^a, ^b] : () -> ()
         ^a:
           a.use
           "t.end"() : () -> ()
         ^b:
           a.use
           "t.end"() : () -> ()
         }"#;
    let (mut ir, module) = parse(text);
    let regions = module.regions(&ir).to_vec();
    let before = module.display(&ir).to_string();
    assert!(!drop_redundant_arguments(&mut ir, &regions));
    assert!(
        merge_identical_blocks(&mut ir, &regions),
        "they need no arguments"
    );
    assert_ne!(module.display(&ir).to_string(), before);
}
