// OPTIONS: --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=2 --mlir-elide-resource-strings-if-larger=4
"t.a"() {a = dense<[1, 2]> : tensor<2xi32>, b = dense<[1, 2, 3]> : tensor<3xi32>, c = dense<1> : tensor<9xi32>, s = sparse<[[0, 0], [1, 2], [2, 2]], [1, 5, 6]> : tensor<3x4xi32>, r = dense_resource<blob> : tensor<3xi64>, q = array<i32: 1, 2, 3, 4>} : () -> ()
{-# dialect_resources: { builtin: { blob: "0x08000000010000000000000002000000000000000300000000000000" } }, external_resources: { x: { a: "12", b: "123456", c: true } } #-}
