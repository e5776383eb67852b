//! The output of the printer's methods.

use super::{JumpOp, PairAttr, ShowOp, UnitType, parse};
use expect_test::{Expect, expect};
use ods_runtime::affine::AffineMap;
use ods_runtime::attributes::ResourceHandle;
use ods_runtime::prelude::*;

// The rest of the text is as in generic form.
fn parse_method(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
    let method = p.parse_any_keyword()?;
    state.set_attribute("method", Attribute::string(method));
    p.parse_generic_operation_after_op_name(state, None)
}

impl CustomAssembly for ShowOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        parse_method(p, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let method = self.method(p.ir());
        print_by(method, self.operation(), p);
    }
}

impl CustomAssembly for JumpOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        parse_method(p, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let method = self.method(p.ir());
        print_by(method, self.operation(), p);
    }
}

fn print_by(method: &str, op: Operation, p: &mut OpPrinter<'_>) {
    p.write_byte(b' ');
    let ir = p.ir();
    let inputs = op.operands(ir);
    let attr = op.attribute(ir, "attr").cloned().unwrap_or(Attribute::Unit);
    let types: Vec<Type> = inputs.iter().map(|value| value.ty(ir).clone()).collect();
    let region = op.regions(ir).first().copied();
    let block = region.and_then(|region| region.entry_block(ir));
    let entry = || block.expect("a block");
    let inner = || entry().first_op(ir).expect("an operation");
    match method {
        "text" => {
            p.write("a ");
            p.write_bytes(b"b ");
            p.write_byte(b'c');
            p.write_integer(-1);
        }
        "lines" => {
            p.write("{");
            p.increase_indent();
            p.print_newline();
            p.write("in");
            p.decrease_indent();
            p.print_newline();
            p.write("}");
        }
        "float" => {
            let Attribute::Float(value) = &attr else {
                panic!("no float: {attr}")
            };
            p.print_float(value);
        }
        "attribute" => p.print_attribute(&attr),
        "without_type" => p.print_attribute_without_type(&attr),
        "named" => p.print_named_attribute(&NamedAttribute::new("key", attr)),
        "stripped" => {
            p.print_stripped_attribute::<PairAttr>(&attr);
            p.write(" of ");
            p.print_stripped_type::<UnitType>(&types[0]);
        }
        "attribute_alias" => {
            if !p.print_attribute_alias(&attr) {
                p.write("no alias");
            }
        }
        "type_alias" => {
            if !p.print_type_alias(&types[0]) {
                p.write("no alias");
            }
        }
        "words" => {
            for name in ["word", "two words", ""] {
                p.print_keyword_or_string(name.as_bytes());
                p.write_byte(b' ');
                p.print_string(name);
                p.write_byte(b' ');
                if !name.is_empty() {
                    p.print_symbol_name(name.as_bytes());
                    p.write_byte(b' ');
                    p.print_resource_handle(&ResourceHandle::new(name));
                    p.write_byte(b' ');
                }
            }
        }
        "type" => p.print_type(&types[0]),
        "type_lists" => {
            p.print_arrow_type_list(&types);
            p.print_optional_arrow_type_list(&types);
            p.write(" ");
            p.print_functional_type(inputs, op.results(ir));
            p.write(" ");
            p.print_functional_type_of(op);
        }
        "dimensions" => p.print_dimension_list(&[2, i64::MIN, 3]),
        "location" => p.print_optional_location(&ir.location_attr(op.location(ir))),
        "operands" => {
            p.print_operand(inputs[0]);
            p.write(" | ");
            p.print_operands(inputs);
            p.write(" | ");
            let name = p.operand_name(inputs[0]);
            p.write(&name);
        }
        "successors" => {
            p.print_successor(op.successors(ir)[0]);
            p.write(" | ");
            p.print_successor_and_uses(op.successors(ir)[0], inputs);
        }
        "argument" => {
            let attributes = [NamedAttribute::new("api.a", Attribute::Unit)];
            p.print_region_argument(entry(), 0, &attributes, true);
            p.write(" | ");
            p.print_region_argument(entry(), 0, &[], false);
        }
        "dictionaries" => {
            p.print_optional_attr_dict(op, &["method"]);
            p.print_optional_attr_dict_with_keyword(op, &["method"]);
            p.print_optional_attr_dict(op, &["method", "attr"]);
            p.print_attribute_list(&[NamedAttribute::new("listed", attr)]);
        }
        "custom" => p.print_custom_or_generic_operation(inner()),
        "generic" => p.print_generic_operation(inner()),
        "after_name" => p.print_generic_operation_after_op_name(op),
        "region" => p.print_region(region.expect("a region"), RegionStyle::default()),
        "region_only" => {
            let style = RegionStyle {
                entry_arguments: false,
                terminators: false,
                empty_block: true,
            };
            p.print_region(region.expect("a region"), style);
        }
        "shadowed" => {
            p.shadow_region_arguments(region.expect("a region"), inputs);
            p.print_region(region.expect("a region"), RegionStyle::default());
        }
        "affine" => {
            let Attribute::AffineMap(map) = &attr else {
                panic!("no map: {attr}")
            };
            let map: &AffineMap = map;
            let (dims, symbols) = inputs.split_at(map.num_dims() as usize);
            p.print_affine_map_of_ssa_ids(map, inputs);
            p.write(" | ");
            p.print_affine_expr_of_ssa_ids(&map.results()[0], dims, symbols);
        }
        other => panic!("no method {other}"),
    }
}

/// Prints the module in `text` without the enclosing lines.
#[track_caller]
fn check(text: &str, expected: &Expect) {
    let (ir, module) = parse(text).unwrap_or_else(|errors| panic!("{errors}"));
    expected.assert_eq(&format!("{}\n", module.display(&ir)));
}

#[test]
fn words_and_numbers() {
    check(
        "
        api.show text() : () -> ()
        api.show lines() : () -> ()
        api.show float() {attr = 1.5 : f32} : () -> ()
        api.show float() {attr = 0x7FC00000 : f32} : () -> ()
        api.show words() : () -> ()
        api.show dimensions() : () -> ()
        ",
        &expect![[r#"
            module {
              api.show a b c-1
              api.show {
                in
              }
              api.show 1.500000e+00
              api.show 0x7FC00000
              api.show word "word" @word word "two words" "two words" @"two words" "two words" "" "" 
              api.show 2x?x3
            }
        "#]],
    );
}

#[test]
fn attributes_and_types() {
    check(
        "
        %u = \"x.u\"() : () -> !api.unit<2>
        %i = \"x.i\"() : () -> i32
        api.show attribute() {attr = 3 : i8} : () -> ()
        api.show without_type() {attr = 3 : i8} : () -> ()
        api.show named() {attr = 3 : i8} : () -> ()
        api.show named() : () -> ()
        api.show stripped(%u) {attr = #api.pair<1, 2>} : (!api.unit<2>) -> ()
        api.show attribute_alias() {attr = affine_map<() -> (1)>} : () -> ()
        api.show attribute_alias() {attr = 3 : i8} : () -> ()
        api.show type_alias(%u) : (!api.unit<2>) -> ()
        api.show type_alias(%i) : (i32) -> ()
        api.show type(%i) : (i32) -> ()
        %0 = api.show type_lists(%i) : (i32) -> i32
        %1 = api.show type_lists(%i, %i) : (i32, i32) -> i32
        %2:2 = api.show type_lists() : () -> (i1, i2)
        api.show dictionaries() {attr = 3 : i8, further} : () -> ()
        ",
        &expect![[r#"
            !unit = !api.unit<2>
            #map = affine_map<() -> (1)>
            module {
              %0 = "x.u"() : () -> !unit
              %1 = "x.i"() : () -> i32
              api.show 3 : i8
              api.show 3
              api.show key = 3 : i8
              api.show key
              api.show <1, 2> of !unit
              api.show #map
              api.show no alias
              api.show !unit
              api.show no alias
              api.show i32
              %2 = api.show  -> i32 -> i32 (i32) -> i32 (i32) -> i32
              %3 = api.show  -> (i32, i32) -> (i32, i32) (i32, i32) -> i32 (i32, i32) -> i32
              %4:2 = api.show  -> () () -> (i1, i2) () -> (i1, i2)
              api.show  {attr = 3 : i8, further} attributes {attr = 3 : i8, further} {further} {listed = 3 : i8}
            }
        "#]],
    );
}

#[test]
fn values_and_blocks() {
    check(
        "
        %i:2 = \"x.i\"() : () -> (index, index)
        api.show operands(%i#0, %i#1) : (index, index) -> ()
        \"x.f\"() ({ api.jump successors(%i#0)[^a] : (index) -> () ^a(%x: index): \"x.t\"() : () -> () }) : () -> ()
        api.show argument() ({ ^bb0(%x: i32): }) : () -> ()
        api.show affine(%i#0, %i#1) {attr = affine_map<(d0)[s0] -> (d0 + s0, s0 * 2)>} : (index, index) -> ()
        api.show location() : () -> () loc(\"a\":1:2)
        ",
        &expect![[r##"
            #loc = loc("a":1:2)
            module {
              %0:2 = "x.i"() : () -> (index, index)
              api.show %0#0 | %0#0, %0#1 | %0#0
              "x.f"() ({
                api.jump ^bb1 | ^bb1(%0#0 : index)
              ^bb1(%1: index):  // pred: ^bb0
                "x.t"() : () -> ()
              }) : () -> ()
              api.show %arg0: i32 {api.a} | %arg0
              api.show %0#0 + symbol(%0#1), symbol(%0#1) * 2 | %0#0 + symbol(%0#1)
              api.show 
            }
        "##]],
    );
}

#[test]
fn operations_and_regions() {
    check(
        "
        %i = \"x.i\"() : () -> i32
        api.show custom() ({ %v = api.value }) : () -> ()
        api.show custom() ({ \"x.v\"() : () -> () }) : () -> ()
        api.show generic() ({ %v = api.value }) : () -> ()
        api.show after_name(%i) ({}) {attr = 1 : i32} : (i32) -> ()
        api.show region() ({ ^bb0(%x: i32): %v = api.value }) : () -> ()
        api.show region_only() ({ ^bb0(%x: i32): %v = api.value }) : () -> ()
        api.show shadowed(%i) ({ ^bb0(%x: i32): \"x.y\"(%x) : (i32) -> () }) : (i32) -> ()
        ",
        &expect![[r#"
            module {
              %0 = "x.i"() : () -> i32
              api.show api.value
              api.show "x.v"() : () -> ()
              api.show "api.value"() : () -> i32
              api.show (%0) <{attr = 1 : i32, method = "after_name"}> ({
              }) : (i32) -> ()
              api.show {
              ^bb0(%arg0: i32):
                %1 = api.value
              }
              api.show {
                %1 = api.value
              }
              api.show {
              ^bb0(%0: i32):
                "x.y"(%0) : (i32) -> ()
              }
            }
        "#]],
    );
}

#[test]
fn locations_of_debug_info() {
    let text = "api.show location() : () -> () loc(\"a\":1:2)\napi.show argument() ({ ^bb0(%x: i32 loc(\"b\")): }) : () -> ()";
    let (ir, module) = parse(text).expect("the text is right");
    let shown = format!("{}\n", module.display(&ir).with_debug_info(true));
    expect![[r##"
        #loc1 = loc("a":1:2)
        #loc3 = loc("b")
        module {
          api.show  loc(#loc1) loc(#loc1)
          api.show %arg0: i32 {api.a} loc("b") | %arg0 loc("b") loc(#loc2)
        } loc(#loc)
        #loc = loc("api.mlir":0:0)
        #loc2 = loc("api.mlir":2:1)
    "##]]
    .assert_eq(&shown);
}
