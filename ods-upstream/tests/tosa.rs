//! The shapes that operations of `tosa` infer.
#![cfg(feature = "tosa")]

use ods_runtime::interfaces::InferShapedTypeOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// The shapes of the results of the last operation of a module.
fn inferred(text: &str) -> Vec<Option<Vec<i64>>> {
    let mut ir = Ir::with_registry(ods_upstream::all().into());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text, options);
    let module = module.unwrap_or_else(|errors| panic!("{errors}"));
    let block = module.regions(&ir)[0].entry_block(&ir).unwrap();
    let op = block.last_op(&ir).unwrap();
    let interface = op.interface::<dyn InferShapedTypeOpInterface>(&ir);
    let state = OperationState::of(op, &ir);
    let components = interface.unwrap().infer_return_type_components(&ir, &state);
    components.unwrap().into_iter().map(|it| it.dims).collect()
}

#[test]
fn elementwise_operations_broadcast() {
    let shapes = inferred(
        "%0:2 = \"t.a\"() : () -> (tensor<2x1x?xf32>, tensor<2x3x1xf32>)
        %1 = tosa.add %0#0, %0#1 : (tensor<2x1x?xf32>, tensor<2x3x1xf32>) -> tensor<*xf32>",
    );
    assert_eq!(shapes, [Some(vec![2, 3, DYNAMIC])]);
    let shapes = inferred(
        "%0 = \"t.a\"() : () -> tensor<*xf32>
        %1 = tosa.exp %0 : (tensor<*xf32>) -> tensor<*xf32>",
    );
    assert_eq!(shapes, [None]);
}

#[test]
fn both_results_of_a_transform_have_the_shape_of_an_input() {
    let shapes = inferred(
        "%0:2 = \"t.a\"() : () -> (tensor<1x4x8xf32>, tensor<1x4x?xf32>)
        %1:2 = tosa.fft2d %0#0, %0#1 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x?xf32>)
            -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)",
    );
    assert_eq!(shapes, [Some(vec![1, 4, 8]), Some(vec![1, 4, DYNAMIC])]);
}
