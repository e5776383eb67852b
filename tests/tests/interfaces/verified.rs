//! Verifiers of traits on ops that the conformance tests lack: ops of `memref` and `tensor`,
//! and ops that MLIR's `test` dialect lacks.

use super::{messages, parse};
use ods_runtime::interfaces::CastOpInterface;
use ods_runtime::prelude::*;

ods! {
    def MemRef_Dialect : Dialect { let name = "memref"; }
    def Tensor_Dialect : Dialect { let name = "tensor"; }
    def Like_Dialect : Dialect { let name = "like"; }

    def GlobalOp : Op<MemRef_Dialect, "global", [Symbol]> {
        let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, TypeAttr:$type);
    }
    def CastOp : Op<Tensor_Dialect, "cast", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
        let arguments = (ins AnyTensor:$source);
        let results = (outs AnyTensor:$dest);
    }
    def HoldOp : Op<Like_Dialect, "hold", [NoTerminator]> {
        let regions = (region AnyRegion:$body);
    }
    def FloatsOp : Op<Like_Dialect, "floats", [ResultsAreFloatLike]> {
        let results = (outs Variadic<AnyType>:$results);
    }
    def SpreadOp : Op<Like_Dialect, "spread", [ResultsBroadcastableShape]> {
        let arguments = (ins Variadic<AnyType>:$from);
        let results = (outs AnyType:$to);
    }
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
        inputs[0].shape() == outputs[0].shape()
    }
}

/// The verifier's messages about a module with values of these types.
#[track_caller]
fn said(types: &str, text: &str) -> Vec<String> {
    let registry = DialectRegistry::new()
        .with::<MemRefDialect>()
        .with::<TensorDialect>()
        .with::<LikeDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let text = format!("%0 = \"test.value\"() : () -> {types}\n{text}");
    let module = parse(&mut ir, &text);
    messages(&ir, module)
}

#[test]
fn symbols_stand_in_tables() {
    let global = r#""memref.global"() <{sym_name = "g", type = memref<f32>}> : () -> ()"#;
    assert_eq!(said("i1", global), [""; 0]);
    let text = format!("\"like.hold\"() ({{ {global} }}) : () -> ()");
    let message = "'memref.global' op symbol's parent must have the SymbolTable trait";
    assert_eq!(said("i1", &text), [message]);
}

#[test]
fn casts_are_compatible() {
    let text = r#"%1 = "tensor.cast"(%0) : (tensor<4xf32>) -> tensor<5xf32>"#;
    let message = "'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible";
    assert_eq!(said("tensor<4xf32>", text), [message]);
}

#[test]
fn floats_are_looked_for_in_tensors_and_vectors() {
    for (ty, is_float) in [
        ("f32", true),
        ("vector<2xbf16>", true),
        ("tensor<2xvector<2xf32>>", true),
        ("tensor<*xf64>", true),
        ("memref<2xf32>", false),
        ("memref<*xf32>", false),
        ("complex<f32>", false),
        ("tensor<2xindex>", false),
    ] {
        let found = said("i1", &format!("%1 = \"like.floats\"() : () -> {ty}"));
        let message = "'like.floats' op requires a floating point type".to_owned();
        let expected = if is_float { vec![] } else { vec![message] };
        assert_eq!(found, expected, "{ty}");
    }
}

#[test]
fn results_may_have_further_dimensions_in_front() {
    for (from, to, fits) in [
        ("f32", "tensor<2xf32>", true),
        ("tensor<2xf32>", "tensor<4x2xf32>", true),
        ("tensor<2xf32>", "tensor<2x4xf32>", false),
        ("tensor<2x3xf32>", "tensor<3xf32>", false),
        ("tensor<?xf32>", "tensor<4x3xf32>", true),
        ("tensor<1xf32>", "tensor<4xf32>", false),
        ("tensor<*xf32>", "tensor<4xf32>", true),
    ] {
        let text = format!("%1 = \"like.spread\"(%0) : ({from}) -> {to}");
        assert_eq!(said(from, &text).is_empty(), fits, "{from} {to}");
    }
}

#[test]
fn casts_to_the_same_type_fold() {
    let registry = DialectRegistry::new().with::<TensorDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let text = "%0 = \"test.value\"() : () -> tensor<2xi8>
        %1 = \"tensor.cast\"(%0) : (tensor<2xi8>) -> tensor<2xi8>
        %2 = \"tensor.cast\"(%1) : (tensor<2xi8>) -> tensor<2xi16>";
    let module = parse(&mut ir, text);
    let block = module.regions(&ir)[0].entry_block(&ir).unwrap();
    let ops: Vec<Operation> = block.operations(&ir).collect();
    let value = ops[0].result(&ir, 0);
    assert_eq!(ops[1].fold(&mut ir, &[None]), Folded::from(value));
    assert_eq!(ops[2].fold(&mut ir, &[None]), Folded::No);
}
