//! Which attributes of functions ask for aliases. The text is that of `mlir-opt-22`.

use expect_test::expect;
use ods_runtime::prelude::*;

#[test]
fn attributes_of_arguments_with_a_body_ask_for_none() {
    let text = "
        func.func private @declared(i32 {t.m = affine_map<(d0) -> (d0 + 1)>}) -> (i32 {t.m = affine_map<(d0) -> (d0 + 2)>})
        func.func @defined(%a: i32 {t.m = affine_map<(d0) -> (d0 + 3)>, t.n = affine_map<(d0) -> (d0 + 4)>})
            -> (i32 {t.m = affine_map<(d0) -> (d0 + 4)>}) {
            return %a : i32
        }";
    let mut ir = Ir::with_registry(ods_dialects::all().into());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text, options);
    let module = module.unwrap_or_else(|errors| panic!("{errors}"));
    expect![[r"
        #map = affine_map<(d0) -> (d0 + 1)>
        #map1 = affine_map<(d0) -> (d0 + 2)>
        #map2 = affine_map<(d0) -> (d0 + 4)>
        module {
          func.func private @declared(i32 {t.m = #map}) -> (i32 {t.m = #map1})
          func.func @defined(%arg0: i32 {t.m = affine_map<(d0) -> (d0 + 3)>, t.n = #map2}) -> (i32 {t.m = #map2}) {
            return %arg0 : i32
          }
        }"]]
    .assert_eq(&module.display(&ir).to_string());
}
