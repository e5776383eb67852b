//! Names that ops suggest: how they are made to differ, and what they replace.

use expect_test::{Expect, expect};
use ods_runtime::prelude::*;

ods! {
    def Names_Dialect : Dialect { let name = "names"; }

    class Names_Op<string mnemonic, list<Trait> traits = []>
        : Op<Names_Dialect, mnemonic, !listconcat([OpAsmOpInterface], traits)>;

    def Names_ConstOp : Names_Op<"const"> {
        let arguments = (ins StrAttr:$name);
        let results = (outs AnyType:$result);
        let assemblyFormat = "$name attr-dict `:` type($result)";
    }

    def Names_GroupsOp : Names_Op<"groups"> {
        let arguments = (ins ArrayAttr:$names, DenseI64ArrayAttr:$at);
        let results = (outs Variadic<AnyType>:$results);
        let assemblyFormat = "$names $at attr-dict `:` type($results)";
    }

    def Names_PairOp : Op<Names_Dialect, "pair"> {
        let results = (outs AnyType:$head, Variadic<AnyType>:$tail);
        let assemblyFormat = "attr-dict `:` type($head) type($tail)";
    }

    def Names_ScopeOp : Names_Op<"scope"> {
        let arguments = (ins StrAttr:$argument, StrAttr:$block);
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "$argument $block $body attr-dict";
    }
}

impl OpAsmOpInterface for ConstOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        set_name_fn(self.result(ir), self.name(ir));
    }
}

impl OpAsmOpInterface for GroupsOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        for (name, at) in self.names(ir).iter().zip(self.at(ir)) {
            let result = self.results(ir)[usize::try_from(*at).unwrap()];
            set_name_fn(result, name.as_str().unwrap());
        }
    }
}

impl OpAsmOpInterface for ScopeOp {
    fn get_asm_block_argument_names(
        self,
        ir: &Ir,
        region: Region,
        set_name_fn: &mut dyn FnMut(Value, &str),
    ) {
        for block in region.blocks(ir) {
            if let Some(argument) = block.arguments(ir).first() {
                set_name_fn(*argument, self.argument(ir));
            }
        }
    }

    fn get_asm_block_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Block, &str)) {
        for block in self.body(ir).blocks(ir).skip(1) {
            set_name_fn(block, self.block(ir));
        }
    }

    fn get_default_dialect() -> &'static str {
        "names"
    }
}

#[track_caller]
#[expect(clippy::needless_pass_by_value, reason = "reads better at the calls")]
fn check_with(flags: PrintFlags, source: &str, expected: Expect) {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<NamesDialect>().into());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "a.mlir", source.as_bytes(), options).unwrap();
    let text = String::from_utf8(module.to_text(&ir, flags)).unwrap();
    expected.assert_eq(&text);
}

#[track_caller]
fn check(source: &str, expected: Expect) {
    check_with(PrintFlags::default(), source, expected);
}

#[test]
fn names_differ_within_a_region_and_those_around_it() {
    check(
        r#"
        %0 = names.const "c" : i1
        %1 = names.const "c" : i1
        "t.a"() ({ %2 = names.const "c" : i1 }, { %3 = names.const "c" : i1 }) : () -> ()
        %4 = names.const "c" : i1
        "#,
        expect![[r#"
            module {
              %c = names.const "c" : i1
              %c_0 = names.const "c" : i1
              "t.a"() ({
                %c_2 = names.const "c" : i1
              }, {
                %c_2 = names.const "c" : i1
              }) : () -> ()
              %c_1 = names.const "c" : i1
            }
        "#]],
    );
}

#[test]
fn what_cannot_stand_in_a_name_is_replaced() {
    check(
        r#"
        %0 = names.const "1 a+b" : i1
        %1 = names.const "" : i1
        %2 = names.const "d.e-f$" : i1
        "#,
        expect![[r#"
            module {
              %_1_a2Bb = names.const "1 a+b" : i1
              %0 = names.const "" : i1
              %d.e-f$ = names.const "d.e-f$" : i1
            }
        "#]],
    );
}

#[test]
fn a_name_reaches_up_to_the_next() {
    check(
        r#"
        %0:4 = names.groups ["a", "b", ""] [0, 1, 3] : i1, i2, i3, i4
        %1:3 = names.groups ["b"] [1] : i1, i2, i3
        "t.use"(%0#0, %0#2, %0#3, %1#0, %1#2) : (i1, i3, i4, i1, i3) -> ()
        "#,
        expect![[r#"
            module {
              %a, %b:2, %0 = names.groups ["a", "b", ""] [0, 1, 3] : i1, i2, i3, i4
              %1, %b_0:2 = names.groups ["b"] [1] : i1, i2, i3
              "t.use"(%a, %b#1, %0, %1, %b_0#1) : (i1, i3, i4, i1, i3) -> ()
            }
        "#]],
    );
}

#[test]
fn several_results_are_called_as_declared() {
    check(
        r#"
        %0:3 = names.pair : i1 i2, i3
        %1 = "names.pair"() : () -> i1
        "t.use"(%0#0, %0#2) : (i1, i3) -> ()
        "#,
        expect![[r#"
            module {
              %head, %tail:2 = names.pair : i1 i2, i3
              %head_0 = names.pair : i1 
              "t.use"(%head, %tail#1) : (i1, i3) -> ()
            }
        "#]],
    );
}

#[test]
fn arguments_and_blocks_have_names() {
    check(
        r#"
        names.scope "i" "loop" {
        ^bb0(%0: i1, %1: i1):
          "t.br"()[^bb1] : () -> ()
        ^bb1(%2: i1):
          "t.br"()[^bb1] : () -> ()
        }
        names.scope "arg0" "" {
        ^bb0(%0: i1, %1: i1):
          %2 = const "arg1" : i1
          "t.c"() ({
          ^bb0(%3: i1, %4: i1):
          }) : () -> ()
        }
        "#,
        expect![[r#"
            module {
              names.scope "i" "loop" {
              ^bb0(%i: i1, %arg0: i1):
                "t.br"()[^loop] : () -> ()
              ^loop(%i_0: i1):  // 2 preds: ^bb0, ^loop
                "t.br"()[^loop] : () -> ()
              }
              names.scope "arg0" "" {
              ^bb0(%arg0: i1, %arg0_0: i1):
                %arg1 = const "arg1" : i1
                "t.c"() ({
                ^bb0(%arg1_1: i1, %arg2: i1):
                }) : () -> ()
              }
            }
        "#]],
    );
}

#[test]
fn the_generic_form_has_numbers_only() {
    let flags = PrintFlags::new().generic(true);
    check_with(
        flags,
        r#"%0:2 = names.groups ["a", "b"] [0, 1] : i1, i2"#,
        expect![[r#"
            "builtin.module"() ({
              %0:2 = "names.groups"() <{at = array<i64: 0, 1>, names = ["a", "b"]}> : () -> (i1, i2)
            }) : () -> ()
        "#]],
    );
}

#[test]
fn numbers_of_siblings_can_differ() {
    let flags = PrintFlags::new().unique_ssa_ids(true);
    check_with(
        flags,
        r#"
        %0 = names.const "arg0" : i1
        "t.a"() ({
        ^bb0(%1: i1):
          %2 = "t.b"() : () -> i1
          %3 = names.const "c" : i1
        }, {
        ^bb0(%1: i1):
          %2 = "t.b"() : () -> i1
          %3 = names.const "c" : i1
          %4 = names.const "c" : i1
        }) : () -> ()
        "#,
        expect![[r#"
            module {
              %arg0 = names.const "arg0" : i1
              "t.a"() ({
              ^bb0(%arg1: i1):
                %1 = "t.b"() : () -> i1
                %c = names.const "c" : i1
              }, {
              ^bb0(%arg0_0: i1):
                %0 = "t.b"() : () -> i1
                %c = names.const "c" : i1
                %c_1 = names.const "c" : i1
              }) : () -> ()
            }
        "#]],
    );
}
