//! The patterns between two dialects with which declarative rewriting was first described.

use super::rewrite;
use expect_test::expect;
use ods_runtime::Pattern;
use ods_runtime::prelude::*;

mod tf {
    use ods_runtime::prelude::*;

    ods! {
        #![export(tf_td in crate::seed::tf)]
        def TF_Dialect : Dialect {
            let name = "tf";
            let dependentDialects = ["super::tfl::TFLDialect"];
        }
        def TF_LeakyReluOp : Op<TF_Dialect, "LeakyRelu", [Pure, SameOperandsAndResultType]> {
            let arguments = (ins AnyTensor:$arg, F32Attr:$alpha);
            let results = (outs AnyTensor:$out);
        }
        def TF_ReluOp : Op<TF_Dialect, "Relu", [Pure, SameOperandsAndResultType]> {
            let arguments = (ins AnyTensor:$arg);
            let results = (outs AnyTensor:$out);
        }
        def TF_AddOp : Op<TF_Dialect, "Add", [Pure, SameOperandsAndResultType]> {
            let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
            let results = (outs AnyTensor:$out);
        }
        def TF_BiasAddOp : Op<TF_Dialect, "BiasAdd", [Pure]> {
            let arguments = (ins AnyTensor:$value, AnyTensor:$bias);
            let results = (outs AnyTensor:$out);
        }
    }
}

mod tfl {
    use ods_runtime::prelude::*;

    ods! {
        #![export(tfl_td in crate::seed::tfl)]
        def TFL_Dialect : Dialect { let name = "tfl"; }

        def TFL_AF_None : I32EnumAttrCase<"None", 0, "NONE">;
        def TFL_AF_Relu : I32EnumAttrCase<"Relu", 1, "RELU">;
        def TFL_AF : I32EnumAttr<"ActivationFunction", "activation function", [TFL_AF_None, TFL_AF_Relu]>;

        def TFL_LeakyReluOp : Op<TFL_Dialect, "leaky_relu", [Pure]> {
            let arguments = (ins AnyTensor:$arg, F32Attr:$alpha);
            let results = (outs AnyTensor:$out);
        }
        def TFL_AddOp : Op<TFL_Dialect, "add", [Pure]> {
            let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, TFL_AF:$activation);
            let results = (outs AnyTensor:$out);
        }
    }
}

ods! {
    #![import(crate::seed::tf::tf_td)]
    #![import(crate::seed::tfl::tfl_td)]
    def : Pat<(TF_LeakyReluOp $arg, F32Attr:$a), (TFL_LeakyReluOp $arg, $a)>;
    def : Pat<(TF_ReluOp (TF_AddOp $lhs, $rhs)), (TFL_AddOp $lhs, $rhs, TFL_AF_Relu)>;
    def : Pat<(TF_BiasAddOp F32Tensor:$l, F32Tensor:$r),
              (TFL_AddOp $l, $r, TFL_AF_None)>;
}

#[test]
fn the_first_patterns_ever_written() {
    let mut patterns = PatternSet::new();
    populate_with_generated(&mut patterns);
    let benefits: Vec<u16> = patterns.iter().map(Pattern::benefit).collect();
    assert_eq!(benefits, [1, 2, 1]);
    let text = rewrite::<tf::TFDialect>(
        patterns,
        r#"
        %a, %b = "x.values"() : () -> (tensor<2xf32>, tensor<2xf32>)
        %c, %d = "x.values"() : () -> (tensor<2xf64>, tensor<2xf64>)
        %0 = "tf.LeakyRelu"(%a) {alpha = 0.25 : f32} : (tensor<2xf32>) -> tensor<2xf32>
        %1 = "tf.Add"(%0, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %2 = "tf.Relu"(%1) : (tensor<2xf32>) -> tensor<2xf32>
        %3 = "tf.BiasAdd"(%2, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %4 = "tf.BiasAdd"(%c, %d) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
        "x.use"(%3, %4) : (tensor<2xf32>, tensor<2xf64>) -> ()
        "#,
    );
    expect![[r#"
        %0:2 = "x.values"() : () -> (tensor<2xf32>, tensor<2xf32>)
        %1:2 = "x.values"() : () -> (tensor<2xf64>, tensor<2xf64>)
        %2 = "tfl.leaky_relu"(%0#0) <{alpha = 2.500000e-01 : f32}> : (tensor<2xf32>) -> tensor<2xf32>
        %3 = "tfl.add"(%2, %0#1) <{activation = 1 : i32}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %4 = "tfl.add"(%3, %0#0) <{activation = 0 : i32}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
        %5 = "tf.BiasAdd"(%1#0, %1#1) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
        "x.use"(%4, %5) : (tensor<2xf32>, tensor<2xf64>) -> ()
    "#]].assert_eq(&text);
}
