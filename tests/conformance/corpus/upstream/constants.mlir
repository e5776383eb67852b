// OPTIONS: --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 1.000000e-03 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>}> : () -> tensor<2x2xi8>
    %2 = "arith.constant"() <{value = dense_resource<blob> : tensor<3xi64>}> : () -> tensor<3xi64>
    %3 = "arith.constant"() <{value = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
    %4 = "arith.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %5 = "arith.constant"() <{value = dense<[72057594037927936, 144115188075855872]> : tensor<2xi64>}> : () -> tensor<2xi64>
    %6 = "arith.constant"() <{value = true}> : () -> i1
    %7:2 = "scf.if"(%6) ({
      "scf.yield"(%arg0, %arg0) : (i32, i32) -> ()
    }, {
      "scf.yield"(%arg0, %arg0) : (i32, i32) -> ()
    }) : (i1) -> (i32, i32)
    "func.return"(%7#0, %7#1) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x08000000010000000000000002000000000000000300000000000000"
    }
  }
#-}

